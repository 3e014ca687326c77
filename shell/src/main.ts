// First, so that the network is busy while the shell runs.
import './remotes/request-first-scripts.ts';
// The nonce has to be set before the first styled component renders.
import './nonce.ts';
// Named here so that it is part of the page: remotes get it as styled-components.
import './shares/styled-components.ts';
import './start.tsx';
