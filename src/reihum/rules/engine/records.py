"""Three kinds of records, which look alike to NumPy but not to whoever reads or checks the code.

A **table** is everything that lies on a table, all hands open. A **state** is a table and the cards
nobody has seen. **Seen** is what one seat may know: a table with the other hands blank. What is
legal can be asked of both tables; a player is only ever given what is seen.
"""

from typing import NewType

import numpy as np

StateRecord = NewType("StateRecord", np.void)
TableRecord = NewType("TableRecord", np.void)
Seen = NewType("Seen", TableRecord)
