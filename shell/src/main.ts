// The nonce has to be set before the first styled component renders.
import './nonce.ts';
import './remotes/runtime-core.ts';
import './start.tsx';
