/** The addresses of the product under test: the suite's own stack, or one named by the environment. */
export const appUrl = (): string => process.env.APP_URL ?? process.env.APP_URL_LOCAL!;
export const apiUrl = (): string => process.env.API_URL!;
export const sandboxUrl = (): string => process.env.SANDBOX_URL!;
/** Routes contain the product's slug. */
export const consultantPath = '/app/breakaway-ai-consultant';
