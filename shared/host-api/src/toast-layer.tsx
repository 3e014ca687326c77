import { ToastContainer, toast } from 'react-toastify/unstyled';
import { createGlobalStyle } from 'styled-components';
// The library's own style sheet as a file, so that it injects no style element at run time.
import 'react-toastify/ReactToastify.css';

/** The specification's 8 px gutter, and colours that carry white text at 4.5:1 (the library's own do not).
 * The selectors win over the library's sheet whichever of the two is loaded last. */
const ToastStyle = createGlobalStyle`
  .Toastify {
    --toastify-color-success: #15803d;
    --toastify-color-error: #b91c1c;
    --toastify-font-family: var(--font);
  }
  .Toastify .Toastify__toast { margin-bottom: 8px; padding-right: 3rem; border-radius: var(--radius); overflow-wrap: anywhere; }
  .Toastify .Toastify__close-button { top: 2px; right: 2px; display: grid; place-items: center; width: 44px; height: 44px; }
`;

export function ToastLayer() {
  return (
    <>
      <ToastStyle />
      <ToastContainer position="top-right" limit={20} autoClose={4000} theme="colored" newestOnTop />
    </>
  );
}

/** The same text is never shown twice at once. */
export const showSuccess = (text: string) => toast.success(text, { toastId: text, autoClose: 3000 });
export const showError = (text: string) => toast.error(text, { toastId: text, role: 'alert' });
