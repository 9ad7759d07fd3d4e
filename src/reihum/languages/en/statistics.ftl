### My statistics.

statistics-none = Nothing to count yet: finish a game, and it begins here.
statistics-won = { $won } of { $count } won
statistics-mean-left =
    { $mean ->
        [1] { $mean } card left on average
       *[other] { $mean } cards left on average
    }
statistics-mean-points = { $mean } points on average
statistics-best = Best result so far: { $result }
statistics-streak = right now { $count } won in a row
statistics-longest = longest run: { $count } won in a row
statistics-hints =
    { $count ->
        [one] { $count } hint in all
       *[other] { $count } hints in all
    }
statistics-few = Only a few games yet: luck still has the larger say.
statistics-against = Share of wins: yours, and what bots win
statistics-bot-rate = { $bot }: { $won }% (between { $low } and { $high })
statistics-my-rate = You: { $rate }% ({ $won } of { $count })
statistics-source = The bots’ shares were measured in many games; the true share very probably lies between the two figures.
statistics-course = Results over time
statistics-as-table = As a table
statistics-date = Date
statistics-better-left = fewer cards left is better
statistics-better-points = more points is better
statistics-days = Deals of the day: { $streak }
statistics-none-reviewed = No game of yours has been reviewed yet. A review adds accuracy, luck and skill.
statistics-review = Review your last game
statistics-reviewed = { $reviewed } of { $count } reviewed
statistics-accuracy = Accuracy
statistics-accurate = Accuracy: { $share } of your turns without a mark
statistics-balance = Points of winning chance a game: { $plays } by play, { $luck } by luck
statistics-accuracy-course = Accuracy, game by game
statistics-balance-course = Play and luck, game by game
statistics-reviewed-hint = A turn has a mark where another one was surely better by two points or more.
statistics-moments = Best moments
statistics-most-accurate = Most accurate game: { $share }
statistics-comeback = Won, though the chance was down to { $chance }
