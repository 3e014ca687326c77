import { Segmented } from '@breakaway/ui/controls';

export type Method = 'card' | 'paypal';

const labels: Record<Method, string> = { card: 'Card', paypal: 'PayPal' };

interface MethodChoiceProps {
  methods: Method[];
  chosen: Method;
  disabled: boolean;
  onChoose: (method: Method) => void;
}

/** The payment method. It cannot be changed while a payment is running. */
export const MethodChoice = ({ methods, chosen, disabled, onChoose }: MethodChoiceProps) => (
  <Segmented
    label="Payment method"
    hideLabel
    options={methods.map((method) => ({ value: method, label: labels[method] }))}
    value={chosen}
    onChange={onChoose}
    disabled={disabled}
  />
);
