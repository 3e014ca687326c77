import type Stripe from 'stripe';

/**
 * The type of each kind of object in Stripe's SDK, by the text in its field `object`. The schema for checking the
 * sandbox is derived from this interface; other kinds of objects are not served.
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
  /** The envelope of a page; its items are checked by their own kind. */
  list: Stripe.ApiList<unknown>;
  search_result: Stripe.ApiSearchResult<unknown>;
  /**
   * The body of an error, which has no field `object`. Stripe describes a payment's last error and an error response
   * alike.
   */
  error: { error: Stripe.PaymentIntent.LastPaymentError };
}
