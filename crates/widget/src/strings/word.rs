//! What there is to say, by the names that the tables of `crates/widget/strings` have for it.

macro_rules! words {
    ($($word:ident = $name:literal,)*) => {
        /// Something that is said in the reader's language.
        #[derive(Clone, Copy)]
        pub(crate) enum Word {
            $($word,)*
        }

        impl Word {
            /// Its name in the tables, and in the `strings` that a page gives the element.
            pub(crate) fn name(self) -> &'static str {
                match self {
                    $(Self::$word => $name,)*
                }
            }

            /// All of them.
            #[cfg(test)]
            pub(super) const ALL: &[Self] = &[$(Self::$word),*];
        }
    };
}

words! {
    Direction = "direction",
    Heading = "heading",
    Close = "close",
    Clear = "clear",
    Placeholder = "placeholder",
    Field = "field",
    LongestQuestion = "longestQuestion",
    Ask = "ask",
    Stop = "stop",
    Suggestions = "suggestions",
    Transcript = "transcript",
    Scrollable = "scrollable",
    Searching = "searching",
    Answering = "answering",
    Improving = "improving",
    Generating = "generating",
    Stopped = "stopped",
    References = "references",
    Citation = "citation",
    Source = "source",
    Backlink = "backlink",
    BacklinkOfSeveral = "backlinkOfSeveral",
    ReadNotCited = "readNotCited",
    OpenSource = "openSource",
    Relevance = "relevance",
    High = "high",
    Medium = "medium",
    Low = "low",
    Updated = "updated",
    ReadyNone = "readyNone",
    Ready = "ready",
    Incomplete = "incomplete",
    NoCitations = "noCitations",
    Empty = "empty",
    MissingPrefix = "missingPrefix",
    LowDiversity = "lowDiversity",
    LowCoverage = "lowCoverage",
    TryAgain = "tryAgain",
    Regenerate = "regenerate",
    Copy = "copy",
    Copied = "copied",
    CopyFailed = "copyFailed",
    Helpful = "helpful",
    NotHelpful = "notHelpful",
    Thanks = "thanks",
    FeedbackFailed = "feedbackFailed",
    Reason = "reason",
    SendReason = "sendReason",
    NoReason = "noReason",
    AskSupport = "askSupport",
    MyQuestion = "myQuestion",
    TheAnswer = "theAnswer",
    Verify = "verify",
    Accurate = "accurate",
    Uncertain = "uncertain",
    Inaccurate = "inaccurate",
    Unverified = "unverified",
    Supported = "supported",
    Undecided = "undecided",
    Refuted = "refuted",
    RatherYes = "ratherYes",
    RatherNo = "ratherNo",
    AlmostCertain = "almostCertain",
    VeryLikely = "veryLikely",
    Likely = "likely",
    NumberDiffers = "numberDiffers",
    NegationDiffers = "negationDiffers",
    NameDiffers = "nameDiffers",
    LowOverlap = "lowOverlap",
    TooShort = "tooShort",
    Judged = "judged",
    NotFound = "notFound",
    BetterSource = "betterSource",
    NotSaidBy = "notSaidBy",
    Share = "share",
    ShareUncertain = "shareUncertain",
    Removed = "removed",
    Failed = "failed",
    Network = "network",
    Offline = "offline",
    Cut = "cut",
    Stalled = "stalled",
    Length = "length",
    Withheld = "withheld",
    Page = "page",
    Unavailable = "unavailable",
    SignIn = "signIn",
    Forbidden = "forbidden",
    Refused = "refused",
    RefusedBecause = "refusedBecause",
    TooMany = "tooMany",
    InSeconds = "inSeconds",
    InMinutes = "inMinutes",
}
