import { useState } from 'react';
import { Board } from './Board.tsx';
import type { Signer } from './key.ts';
import { KeyGate } from './KeyGate.tsx';

/** Nothing is shown without a key. */
export function App() {
  const [signer, setSigner] = useState<Signer>();
  const [reason, setReason] = useState<string>();
  if (!signer) return <KeyGate reason={reason} onKey={setSigner} />;
  const forget = (why?: string) => {
    setReason(why);
    setSigner(undefined);
  };
  return <Board signer={signer} onForget={forget} />;
}
