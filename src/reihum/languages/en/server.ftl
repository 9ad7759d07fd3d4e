### What messengers show of a link.

preview-home = Get rid of 98 cards, and never say a number. Four card games for one to five people, in the browser, without an account.
preview-seats =
    { $count ->
        [one] One seat is free. Open the link and sit down: in the browser, without an account.
      *[other] { $count } seats are free. Open the link and sit down: in the browser, without an account.
    }
preview-running = This table is set. Open the link to watch, or to take your seat again.
preview-over = The game is over. Open the link to see how it ended.
preview-clock = Time for each turn: { $time }.
