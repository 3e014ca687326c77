/** What this remote exposes. `PublicFrame` stands around every public page; the others are pages. */
export const screens = ['PublicFrame', 'Home', 'Faq', 'About'] as const;
