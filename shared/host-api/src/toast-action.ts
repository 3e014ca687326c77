/** What can be done about the news of a toast, such as undoing it. */
export interface ToastAction {
  label: string;
  run: () => void;
}
