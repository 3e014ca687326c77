import type Stripe from 'stripe';

/**
 * What Stripe's SDK says that each kind of object looks like, by the text in its field `object`. The schema against which
 * the sandbox is checked is derived from this interface; objects of kinds that are not named here are not served.
 */
export interface StripeResources {
  charge: Stripe.Charge;
  coupon: Stripe.Coupon | Stripe.DeletedCoupon;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  discount: Stripe.Discount | Stripe.DeletedDiscount;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  invoice: Stripe.Invoice | Stripe.DeletedInvoice;
  invoice_payment: Stripe.InvoicePayment;
  line_item: Stripe.InvoiceLineItem;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  plan: Stripe.Plan | Stripe.DeletedPlan;
  price: Stripe.Price | Stripe.DeletedPrice;
  product: Stripe.Product | Stripe.DeletedProduct;
  promotion_code: Stripe.PromotionCode;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
  subscription_item: Stripe.SubscriptionItem | Stripe.DeletedSubscriptionItem;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock | Stripe.TestHelpers.DeletedTestClock;
  token: Stripe.Token;
  card: Stripe.Card;
  webhook_endpoint: Stripe.WebhookEndpoint | Stripe.DeletedWebhookEndpoint;
  /** The frame of a page; what is on the page is checked by its own kind. */
  list: Stripe.ApiList<unknown>;
  search_result: Stripe.ApiSearchResult<unknown>;
  /** The body of a refusal, which has no field `object`. Stripe describes a payment's last error and a refusal alike. */
  error: { error: Stripe.PaymentIntent.LastPaymentError };
}
