/** Every text of a card payment. Texts that the specification gives are quoted exactly. */
export const texts = {
  name: 'Please Enter Name',
  cardNumber: 'Please enter a valid card number',
  cardExpiry: 'Please enter a valid expiry date',
  cardCvc: 'Please enter a valid CVC',
  processing: 'Processing...',
  paid: 'Payment Successful',
  failed: 'Payment Failed',
  threw: 'Payment failed. Please try again.',
  unavailable: 'The card form could not be loaded. Check your connection.',
  retry: 'Try again',
} as const;
