"""Controls with a life of their own: text entries, sliders, drop-down lists, scrolled panels.

pygame_gui edits the text of the entries, under one manager with our theme. Its other elements
are not used: none can be reached or worked by keys or a gamepad (its issues 76 and 101), they
read the mouse's place instead of its events and so answer a frame late, not at all to touch,
and its manager draws them over every scene at once, dialogs included. Ours are few lines, are
`Control`s like all others, and wear the faces of the kit.
"""
