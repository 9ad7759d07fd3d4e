### My finished games.

games-kept = All games you have finished in this browser. Nobody else sees this list.
games-none = No finished games yet. The next one will stand here.
games-none-fit = No game fits.
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-any-game = All games
games-any-result = Won or lost
games-only-won = Won
games-only-lost = Lost
games-search = Name of a player
games-only-days = Deals of the day only
games-filters = Search
games-page = Page { $page } of { $pages }
games-newer = Newer
games-older = Older
games-review = Review
games-compare = Compare
games-compare-of = Compare { $title }, { $date }
games-review-of = Review { $title }, { $date }
games-export = All records as one file
games-delete = To delete everything about you, games included, open the settings.
games-alone = alone
