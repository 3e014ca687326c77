import type { z } from 'zod';
import type * as schemas from './schemas/index.ts';

type Call = { response: z.ZodType };
/** The whole response body of a successful call. */
export type Answer<C extends Call> = z.output<C['response']>;

export type User = z.output<typeof schemas.user>;
export type Session = z.output<typeof schemas.session>;
export type ProfileEdit = schemas.ProfileEdit;
export type { ProfileGroup } from './profile-fields.ts';
export type Failure = z.output<typeof schemas.failure>;
export type ErrorCode = z.output<typeof schemas.errorCode>;
export type SignUpForm = z.input<typeof schemas.signUp.body>;
export type AnswerPart = z.output<typeof schemas.answerPart>;
/** A part that may be folded inside another. */
export type PlainPart = Exclude<AnswerPart, { kind: 'details' }>;
export type FileFormat = z.output<typeof schemas.fileFormat>;
export type SessionFileQuery = z.output<typeof schemas.sessionFile.query>;
export type HistoryItem = z.output<typeof schemas.historyItem>;
export type RideFigures = z.output<typeof schemas.rideFigures>;
export type FileCard = z.output<typeof schemas.fileCard>;
export type ChatFile = z.output<typeof schemas.chatFile>;
export type ChatEvent = z.output<typeof schemas.chatEvent>;
export type RememberedFact = z.output<typeof schemas.rememberedFact>;
export type FoundItem = z.output<typeof schemas.foundItem>;
export type HistoryMessage = z.output<typeof schemas.historyMessage>;
export type Subscription = z.output<typeof schemas.subscription>;
export type Payment = z.output<typeof schemas.payment>;
export type Seller = z.output<typeof schemas.seller>;
export type ToolName = z.output<typeof schemas.toolName>;
export type ToolAthlete = z.output<typeof schemas.toolAthlete.response>['data'];

export type RaceSummary = z.output<typeof schemas.raceSummary>;
export type SegmentSummary = z.output<typeof schemas.segmentSummary>;
export type PlanSummary = RaceSummary | SegmentSummary;
type WithSummary<T, S> = Omit<T, 'summary'> & { summary: S };
/** A saved plan; `S` is what its tool shows of one in a list. */
export type SavedPlan<S = PlanSummary> = WithSummary<Answer<typeof schemas.savePlan>['data'], S>;
export type SavePlanBody<S = PlanSummary> = WithSummary<z.input<typeof schemas.savePlan.body>, S>;
export type ReadPlan<S = PlanSummary> = WithSummary<
  Omit<Answer<typeof schemas.readPlan>['data'], 'versions'>,
  S
> & { versions: { version: number; savedAt: string; summary: S }[] };
export type SharedPlanBody = z.output<typeof schemas.readSharedPlan.body>;
export type SharedPlan = Answer<typeof schemas.readSharedPlan>['data'];

export type LoginAnswer = Answer<typeof schemas.login>;
export type SignUpAnswer = Answer<typeof schemas.signUp>;
export type VerifyOtpAnswer = Answer<typeof schemas.verifyOtp>;
export type UserAnswer = Answer<typeof schemas.getUserDetails>;
export type ExportAnswer = Answer<typeof schemas.exportUser>;
export type CreatePromptAnswer = Answer<typeof schemas.createPrompt>;
export type ListRememberedAnswer = Answer<typeof schemas.listRemembered>;
export type CorrectRememberedAnswer = Answer<typeof schemas.correctRemembered>;
export type CreateChatAnswer = Answer<typeof schemas.createChat>;
export type AllPromptsHistoryAnswer = Answer<typeof schemas.allPromptsHistory>;
export type PromptChatHistoryAnswer = Answer<typeof schemas.promptChatHistory>;
export type ReadChatCourseAnswer = Answer<typeof schemas.readChatCourse>;
export type PaymentIntentAnswer = Answer<typeof schemas.createPaymentIntent>;
export type SubscriptionAnswer = Answer<typeof schemas.getSubscription>;
export type CancelSubscriptionAnswer = Answer<typeof schemas.cancelSubscription>;
export type ResumeSubscriptionAnswer = Answer<typeof schemas.resumeSubscription>;
export type PaypalPlansAnswer = Answer<typeof schemas.listPaypalPlans>;
export type PaypalSubscriptionAnswer = Answer<typeof schemas.createPaypalSubscription>;
export type VerifyPaypalAnswer = Answer<typeof schemas.verifyPaypalTransaction>;
export type CouponAnswer = Answer<typeof schemas.validateCoupon>;
export type PayRenewalAnswer = Answer<typeof schemas.payRenewal>;
export type WithdrawSubscriptionAnswer = Answer<typeof schemas.withdrawSubscription>;
export type PaymentsAnswer = Answer<typeof schemas.listPayments>;
export type SearchPromptsAnswer = Answer<typeof schemas.searchPrompts>;
export type ToolSessionAnswer = Answer<typeof schemas.createToolSession>;
export type MemberSession = z.output<typeof schemas.memberSession>;
export type SignInMethod = z.output<typeof schemas.signInMethod>;
export type MemberSessionsAnswer = Answer<typeof schemas.listSessions>;
export type EndOtherSessionsAnswer = Answer<typeof schemas.endOtherSessions>;
export type Passkey = z.output<typeof schemas.passkey>;
export type PasskeysAnswer = Answer<typeof schemas.listPasskeys>;
export type PasskeyAnswer = Answer<typeof schemas.addPasskey>;
export type PasskeyOptionsAnswer = Answer<typeof schemas.passkeyToSignIn>;
export type AssistantToken = z.output<typeof schemas.assistantToken>;
export type AssistantTokensAnswer = Answer<typeof schemas.listAssistantTokens>;
export type NewAssistantTokenAnswer = Answer<typeof schemas.makeAssistantToken>;
/** A success with a message only. */
export type PlainAnswer = { message: string };

export type { RuntimeConfig } from './runtime-config.ts';
