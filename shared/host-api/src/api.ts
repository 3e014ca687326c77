import type {
  AllPromptsHistoryAnswer,
  AssistantTokensAnswer,
  CancelSubscriptionAnswer,
  ChatEvent,
  ChatFile,
  CorrectRememberedAnswer,
  ResumeSubscriptionAnswer,
  CouponAnswer,
  CreatePromptAnswer,
  EndOtherSessionsAnswer,
  ExportAnswer,
  ListRememberedAnswer,
  LoginAnswer,
  MemberSessionsAnswer,
  NewAssistantTokenAnswer,
  PaymentIntentAnswer,
  PaymentsAnswer,
  PaypalPlansAnswer,
  PaypalSubscriptionAnswer,
  PayRenewalAnswer,
  PlainAnswer,
  ProfileEdit,
  PromptChatHistoryAnswer,
  ReadChatCourseAnswer,
  SearchPromptsAnswer,
  SessionFileQuery,
  SignUpAnswer,
  SignUpForm,
  SubscriptionAnswer,
  ToolName,
  ToolSessionAnswer,
  UserAnswer,
  VerifyOtpAnswer,
  VerifyPaypalAnswer,
  WithdrawSubscriptionAnswer,
} from '@breakaway/contract';
import { expireDate, proPlan } from '@breakaway/contract/plan';
import type { Remembered } from '@breakaway/contract/remembered';
import type { Units } from '@breakaway/contract/units';
import { askForEvents } from './chat-events.ts';
import { messageOf } from './errors.ts';
import { getFile } from './file.ts';
import { http, onPremiumLost } from './http.ts';
import { getSession, saveUser, sessionEnd, logicalNow } from './session.ts';

const get = async <T>(path: string, params?: object) => (await http.get<T>(path, { params })).data;
const post = async <T>(path: string, body?: object, params?: object, headers?: Record<string, string>) =>
  (await http.post<T>(path, body, { params, headers })).data;

const userId = () => getSession()?.data._id ?? '';

const auth = {
  login: (form: { email: string; password: string }) => post<LoginAnswer>('/auth/login', undefined, form),
  signUp: (form: SignUpForm) => post<SignUpAnswer>('/auth/signUp', form),
  verifyEmail: (token: string) => get<LoginAnswer>('/auth/verify-email', { token }),
  forgotPassword: (email: string) => post<PlainAnswer>('/auth/forgotPassword', undefined, { email }),
  verifyOtp: (email: string, otp: string) =>
    post<VerifyOtpAnswer>('/auth/verify-otp', undefined, { email, otp }),
  resetPassword: (
    form: { email: string; newPassword: string; confirmPassword: string },
    resetToken?: string,
  ) =>
    post<PlainAnswer>(
      '/auth/resetPassword',
      undefined,
      form,
      resetToken ? { 'X-Reset-Token': resetToken } : {},
    ),
  /** Resends the verification mail. */
  resendVerification: (email: string) => post<PlainAnswer>('/auth/emailVerify', undefined, { email }),
  /** Confirms the member's identity with the password. */
  confirm: (password: string) => post<PlainAnswer>('/auth/confirm', { password }),
  /** Revokes a token on the server, after the browser has forgotten it. */
  logout: (token: string) =>
    post<PlainAnswer>('/auth/logout', undefined, undefined, { Authorization: `Bearer ${token}` }),
};

const users = {
  details: () => get<UserAnswer>('/users/getUserDetails', { id: userId() }),
  /** Saves the whole form. Fields missing from a group stay as they are; so does an empty password. */
  editProfile: async (edit: { name: string; email: string; photo?: File | null; groups: ProfileEdit }) => {
    const form = new FormData();
    if (edit.photo) form.append('profileImg', edit.photo);
    form.append('name', edit.name);
    form.append('email', edit.email);
    form.append('password', '');
    for (const [group, values] of Object.entries(edit.groups)) form.append(group, JSON.stringify(values));
    return (await http.patch<UserAnswer>('/users/editProfile', form)).data;
  },
  /** Stores a choice of units; the others stay. */
  chooseUnits: async (units: Partial<Units>) => {
    const form = new FormData();
    form.append('units', JSON.stringify(units));
    return (await http.patch<UserAnswer>('/users/editProfile', form)).data;
  },
  /** Sets a new password and signs out every other device. */
  changePassword: async (change: { currentPassword: string; password: string }) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(change)) form.append(field, value);
    return (await http.patch<UserAnswer>('/users/editProfile', form)).data;
  },
  onBoarding: (body: ProfileEdit) => post<UserAnswer>('/users/onBoarding', body),
  /** Everything that is stored about the member. */
  export: () => get<ExportAnswer>('/users/export'),
  /** Needs a sign-in or a confirmation within the last ten minutes. */
  remove: async () => (await http.delete<PlainAnswer>('/users/deleteUser')).data,
  /** The member's sessions, this one first. */
  sessions: () => get<MemberSessionsAnswer>('/users/sessions'),
  endSession: async (id: string) =>
    (await http.delete<PlainAnswer>('/users/session', { params: { id } })).data,
  endOtherSessions: async () => (await http.delete<EndOtherSessionsAnswer>('/users/sessions')).data,
};

const chat = {
  createPrompt: () => post<CreatePromptAnswer>('/gpt-prompt/createPrompt'),
  /** @param onEvent learns how the answer grows, where a model writes it */
  createChat: (
    turn: { promptId: string; message: string; requestId?: string; file?: ChatFile },
    onEvent: (event: ChatEvent) => void = () => {},
  ) => askForEvents(turn, onEvent),
  /** Ends the answer that is being written: `createChat` then returns what there is of it. */
  stop: (promptId: string) => post<PlainAnswer>('/gpt-prompt/stopChat', { promptId }),
  /** What the coach remembers of the member, oldest first. */
  remembered: () => get<ListRememberedAnswer>('/gpt-prompt/remembered'),
  correct: async (fact: Remembered & { id: string }) =>
    (await http.patch<CorrectRememberedAnswer>('/gpt-prompt/remembered', fact)).data,
  forget: async (id: string) =>
    (await http.delete<PlainAnswer>('/gpt-prompt/remembered', { params: { id } })).data,
  history: () => get<AllPromptsHistoryAnswer>('/gpt-prompt/allPromptsHistory'),
  /** Newest first. */
  messages: (promptId: string) => get<PromptChatHistoryAnswer>('/gpt-prompt/promptChatHistory', { promptId }),
  /** Gives a conversation the member's own name. */
  rename: async (promptId: string, promptName: string) =>
    (await http.patch<PlainAnswer>('/gpt-prompt/renamePrompt', { promptId, promptName })).data,
  /** It can be restored for a day. */
  remove: async (promptId: string) =>
    (await http.delete<PlainAnswer>('/gpt-prompt/deletePrompt', { params: { promptId } })).data,
  restore: (promptId: string) => post<PlainAnswer>('/gpt-prompt/restorePrompt', { promptId }),
  /** The latest first. */
  search: (text: string) => post<SearchPromptsAnswer>('/gpt-prompt/searchPrompts', { text }),
  /** The course of a file that came with a question: a written route, as JSON. */
  course: (promptId: string, fileId: string) =>
    get<ReadChatCourseAnswer>('/gpt-prompt/chatCourse', { promptId, fileId }),
  /** A downloadable file of a session or plan in an answer. */
  sessionFile: (query: SessionFileQuery) => getFile('/gpt-prompt/sessionFile', query),
};

const order = (type: 'year' | 'week', couponCode?: string) =>
  post<PaymentIntentAnswer>('/stripe/create-payment-intent', {
    userId: userId(),
    type,
    expireDate: expireDate(type, Date.now()),
    ...(couponCode ? { couponCode } : {}),
  });

const billing = {
  createPaymentIntent: (couponCode?: string) => order(proPlan.interval, couponCode),
  /** Seven days of PRO without a card, once per person. */
  startTrial: () => order('week'),
  subscription: () => get<SubscriptionAnswer>('/stripe/subscription', { userId: userId() }),
  cancel: (subscriptionId: string) =>
    post<CancelSubscriptionAnswer>('/stripe/cancel-subscription', { subscriptionId }),
  /** Takes a cancellation back. */
  resume: (subscriptionId: string) =>
    post<ResumeSubscriptionAnswer>('/stripe/resume-subscription', { subscriptionId }),
  /** Ends the contract within its first fourteen days and refunds everything. */
  withdraw: (subscriptionId: string) =>
    post<WithdrawSubscriptionAnswer>('/stripe/withdraw-subscription', { subscriptionId }),
  /** The payment of a failed renewal, to be confirmed with another card. */
  payRenewal: (subscriptionId: string) => post<PayRenewalAnswer>('/stripe/pay-renewal', { subscriptionId }),
  /** Newest first. */
  payments: () => get<PaymentsAnswer>('/stripe/payments', { userId: userId() }),
  /** What can be bought with PayPal. */
  paypalPlans: () => get<PaypalPlansAnswer>('/paypal/plans'),
  createPaypalSubscription: (planId?: string) =>
    post<PaypalSubscriptionAnswer>('/paypal/create-subscription', {
      ...(planId ? { planId } : {}),
      currency: 'EUR',
      intent: 'subscription',
    }),
  verifyPaypal: (transactionId: string) =>
    post<VerifyPaypalAnswer>('/stripe/verify-paypal-transaction', { transactionId, userId: userId() }),
  validateCoupon: (couponCode: string, originalAmount: number) =>
    get<CouponAnswer>('/stripe/validate-coupon', { couponCode, originalAmount }),
};

const tools = {
  createSession: (tool: ToolName) => post<ToolSessionAnswer>('/tools/session', { tool }),
};

/** Tokens for assistants outside the app. */
const assistants = {
  tokens: () => get<AssistantTokensAnswer>('/assistants/tokens'),
  /** Needs a sign-in or a confirmation within the last ten minutes. Only its answer has the token in full. */
  makeToken: (name: string) => post<NewAssistantTokenAnswer>('/assistants/tokens', { name }),
  revokeToken: async (id: string) =>
    (await http.delete<PlainAnswer>('/assistants/tokens', { params: { id } })).data,
};

/** Every call of the product. Each returns the whole response body, or a file, or throws (see `messageOf`). */
export const api = { auth, users, chat, billing, tools, assistants };

/**
 * Reads the member's record and stores it in the session. As the specification says, a failure is only logged.
 * @returns the message of a failure, or null
 */
export function refreshUser(): Promise<string | null> {
  const asked = logicalNow();
  latest = { asked, at: performance.now(), of: userId(), outcome: readUser(asked) };
  return latest.outcome;
}

let latest: { asked: number; at: number; of: string; outcome: Promise<string | null> } | null = null;
/** How long a record that was read is fresh enough for a screen that opens, ms. */
const FRESH_MS = 30_000;

/**
 * The record for a screen that opens: fetched again, unless this page has fetched it a moment ago or is fetching it
 * now, as it does on load.
 * @returns the message of a failure, or null
 */
export function freshUser(): Promise<string | null> {
  if (!latest || latest.of !== userId() || latest.asked < sessionEnd) return refreshUser();
  return performance.now() - latest.at < FRESH_MS ? latest.outcome : refreshUser();
}

async function readUser(asked: number): Promise<string | null> {
  try {
    saveUser((await api.users.details()).data, asked);
    return null;
  } catch (error) {
    const sentence = messageOf(error, 'Your latest details could not be loaded.');
    console.error('The details could not be refreshed.', sentence);
    return sentence;
  }
}

onPremiumLost(() => void refreshUser());
