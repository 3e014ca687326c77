import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Only ends a wait for what never comes: how long it takes depends on what else the machine does.
configure({ asyncUtilTimeout: 15_000 });
