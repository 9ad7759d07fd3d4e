### What is said at a table whose game brings no words of its own.

general-keys = arrows choose, digits and letters jump to an action, Enter plays, u takes back, e ends, h hint, ? rules
general-choices = What you can do
general-nothing = none
general-beside = Then
general-result = Result
general-excellent = That is excellent.
