/** The settings of a deployment, inlined into the page by the shell's server and never compiled in. */
export interface RuntimeConfig {
  product: { name: string; slug: string };
  /** Where members write when something fails; nothing on the screens asks them to without it. */
  supportEmail?: string;
  /** Base address of the API, without a trailing slash. */
  apiBase: string;
  /** Base address of the chat service; the API's own unless a deployment splits them. */
  chatApiBase: string;
  /** The page that Home frames. */
  landingUrl: string;
  /** Origins of the framed tools. */
  tools: { 'kom-analysis': string; 'race-analyzer': string };
  stripe: {
    publishableKey: string;
    /** Set only when Stripe is simulated. */
    jsUrl?: string;
  };
  paypal: {
    clientId: string;
    /** Always empty: kept for releases of the billing remote that do not ask the API for the plans. */
    planIds: string[];
    /** Set only when PayPal is simulated. */
    sdkBaseUrl?: string;
  };
}
