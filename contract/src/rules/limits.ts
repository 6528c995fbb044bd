/**
 * The business constants of the specification, point 9, each with its unit in its name. The server takes the
 * ones it enforces as defaults of its settings; the web shows and obeys the rest.
 */

// Money, in VND.
export const minimumTopUp = 150_000
export const maximumTopUp = 2_000_000_000
export const topUpSuggestions = [150_000, 1_500_000, 15_000_000, 150_000_000] as const
/** Suggestions made from typed digits stay inside these two and are at most four. */
export const smallestTopUpSuggestion = 50_000
export const largestTopUpSuggestion = 2_000_000_000
export const mostTopUpSuggestions = 4
/** How long a top-up stays open; later money is credited all the same. */
export const topUpSeconds = 24 * 60 * 60
/** The card fee is 2.2% of the transaction (22 thousandths) plus 2,200 VND. */
export const cardFeeThousandths = 22
export const cardFeeFixed = 2_200
/** The range of the clubs' cancellation deadlines; the penalty of a later cancellation is one of these, in percent. */
export const shortestRefundDeadlineHours = 24
export const longestRefundDeadlineDays = 30
export const usualPenaltyPercents = [50, 100, 120] as const
/** Free hole-in-one cover that comes with every booking. */
export const freeHioCover = 20_000_000
export const largestInsuranceValue = 200_000_000
/** The most a package may cost a player, VND. */
export const dearestPackage = 100_000_000
export const hioPrizePerPersonSample = 100_000
export const hioFeeRatePercent = 4
export const hioLeastPlayers = 3
export const hioHoles = 18
/** So long after the tee time a hole-in-one is claimed. */
export const hioClaimSeconds = 24 * 60 * 60
/** The witness of a claim has this time to answer by the link. */
export const hioWitnessSeconds = 72 * 60 * 60
/** A golfer makes so many claims in 24 hours at most: each sends an SMS to a stranger. */
export const mostHioClaimsPerDay = 10

// Sign-in.
export const phonePrefix = '+84'
export const otpLength = 6
/** How long a code is valid and how long the countdown runs. */
export const otpSeconds = 125
export const otpRepeatSeconds = 60
export const otpAttempts = 5
/** Codes a day for one phone, purpose and budget: a member's, a known device's, or that of all strangers together. */
export const otpPerPhonePerDay = 10
/** Of these, codes that one unknown browser or network may leave unused: a captcha's code and its five resends. */
export const otpPerStrangerPerDay = 6
export const captchaSeconds = 120
export const captchaAttempts = 5
/** A resend for the same phone by the same caller needs no new captcha for this long and this often. */
export const resendWithoutCaptchaSeconds = 15 * 60
export const resendsWithoutCaptcha = 5
/** How long after a login by code a booking needs no code of its own. */
export const loginProofSeconds = 15 * 60

/** Characters of the name that a staff member gives a passkey. */
export const longestPasskeyName = 60
export const sessionSeconds = 30 * 24 * 60 * 60
/** How long after a sign-in a device is known, so that strangers cannot use up its phone's codes. */
export const knownDeviceSeconds = 180 * 24 * 60 * 60
export const smallestAge = 18
/** Staff: how long the link to set a password is good, and how many characters one has at least. */
export const staffLinkHours = 24
/** Partners: how long their previous keys are accepted after a change. */
export const previousKeyDays = 7
/** Webhooks: how long events are signed with the previous secret too, after a new one. */
export const previousSecretHours = 24
/** Webhooks: how long an event is kept after its delivery ended. */
export const webhookEventDays = 30
export const shortestStaffPassword = 12
/** So many days at most are announced as holidays at once. */
export const mostHolidaysAtOnce = 14

// The booking's clocks.
export const paymentWindowSeconds = 30 * 60
/** The desk is warned of a partly paid order so long before its payment window ends. */
export const partlyPaidWarningSeconds = 10 * 60
/** A partly paid order is held so much longer, once, while staff decide about it. */
export const partlyPaidDecisionSeconds = 60 * 60
/** The golfer of a split bill is reminded of the missing shares so long before its deadline. */
export const shareReminderSeconds = 10 * 60
/** By how many minutes staff can extend a payment window. */
export const paymentExtensions = [15, 30, 60, 120, 240] as const
/** A club that was asked by a link has this time to answer before the desk's list shows it as silent. */
export const clubAnswerSeconds = 20 * 60
/** So many hours before the tee time the club must have acknowledged every paid booking, unless the settings say more or less. */
export const clubAcknowledgementHours = 24
/** A file of a club's net prices has so many at most. */
export const mostImportedNetPrices = 500
/** The settings take so many hours at most. */
export const mostAcknowledgementHours = 336
/** A golfer changes one booking, or asks for its change, so often at most. */
export const mostOwnChanges = 5
/** A course may end that at most so many hours before the tee time. */
export const mostChangeHours = 720
/** A golfer has this time to choose among the other times that staff offer; their places are held meanwhile. */
export const counterOfferSeconds = 30 * 60
/** A golfer undoes a payment made by mistake within this time, whatever the refund terms; not this close to the tee time. */
export const undoSeconds = 10 * 60
export const undoEndsBeforeTeeTimeSeconds = 3 * 60 * 60
/** A golfer undoes so many bookings in 24 hours at most. */
export const mostUndosPerDay = 3
/** Staff offer so many other times at most. */
export const mostOfferedTimes = 3
/** Golfers name so many other times in a request at most. */
export const mostAlternatives = 2
/** A place given from the waitlist is held so long for its payment. */
export const waitlistHoldSeconds = 10 * 60
/** A golfer waits in so many lines at once at most. */
export const mostWaitlistEntries = 5
/** A golfer asks to join so many open flights at once at most. */
export const mostFlightAsks = 5
/** A party that waits for one start has so many players at most. */
export const mostWaitlistPlayers = 4
export const staffConfirmationSeconds = 60 * 60
/** A booking-now that never got its code is dropped after this long. */
export const draftSeconds = 15 * 60
/** Until this long before the tee time a golfer names the players who were booked without a name. */
export const playerNamesSeconds = 2 * 60 * 60
export const refundWorkingDays = 2
export const complaintStepDays = 1
export const dataBreachReportHours = 8
/**
 * The legal deadlines for personal data: an answer, stopping the use (with others involved), notifying the authority.
 */
export const dataAnswerWorkingDays = 2
export const dataStopDays = 15
export const dataStopDaysWithOthers = 20
export const dataBreachAuthorityHours = 72
/** A free time is put on the nearest tee time of the day at most this far away. */
export const nearestTeeTimeMinutes = 60
/** The limits of a course's schedule: minutes between two tee times, and players on one. */
export const shortestTeeInterval = 4
export const longestTeeInterval = 60
export const largestTeeTime = 8

// Counts.
export const leastPlayers = 1
export const mostPlayers = 40
export const holesOffered = [9, 18, 27] as const
/** A round has these holes where nothing else is said. */
export const usualHoles = 18
export const leastRating = 1
export const mostRating = 5
export const mostReviewPhotos = 4
/** Stars a review starts with in the form, and a course card shows while there is no rating. */
export const defaultReviewRating = 5
export const defaultCardRating = 4
export const topCourses = 10
export const golferSearchResults = 7
export const courseSearchResults = 10
export const facilitySearchResults = 10
export const facilitySearchResultsAfterSort = 3
export const historyPageSize = 50
export const pointHistoryPageSize = 10
export const pageSizes = [10, 20, 30, 50] as const
export const defaultPageSize = 20
export const homeReviews = 8
export const homeNews = 6
export const imagesPerReview = 5
export const featuredCourses = 8
export const topNews = 6
export const priceStripDays = 14
/** History filters by time: these many days back, all, or a custom range. */
export const historyDays = [7, 30] as const
export const packageListType = 1
export const defaultScreenType = 6
/** The places of a tee time that a club may give in an allotment, and until how many hours before it at most. */
export const mostAllottedPlaces = 8
export const mostReleaseHours = 720
/** The days a report of the console may span: a leap year. */
export const reportDays = 366
/** A picture that staff upload: at most these bytes as sent, and kept at most this wide and high. */
/** A review's photo as it is sent; the form makes it smaller first. */
export const largestReviewPhotoBytes = 1024 * 1024
export const largestPictureBytes = 6 * 1024 * 1024
export const widestPicturePx = 1_920

// The interface's clocks and sizes.
export const requestTimeoutMs = 600_000
export const errorToastMs = 5_000
/** So long the console offers to undo an act, and the server still does it: the offer and the way of its call. */
export const undoOfferMs = 30_000
export const undoneWithinMs = undoOfferMs + 5_000
export const copiedToastMs = 3_000
export const pointsPollMs = 20_000
export const paymentPollMs = 5_000
export const chatRetryMs = 800
export const chatRetries = 30
export const splashMs = 1_800
export const menuCloseMs = 150
export const otpScrollLockMs = 150
export const scrollListenerDelayMs = 500
export const bottomBarHidePx = 100
export const searchDebounceMs = 300
export const invalidTokenBackMs = 1_500
export const popupDelayMs = 2_000
export const popupCookieSeconds = 5 * 60
export const flagCookieSeconds = 60 * 60
export const bankWaitMs = 90_000
export const reloadOnceSeconds = 60
export const tabletPx = 991
export const mobilePx = 768
export const dialogHeightPercent = 90
export const priceTableHeightPx = 700
