/** Where a quick plan does less than the best one: someone waits for it. What it loses, `npm run bench -- engine` prints. */
export const QUICK = {
  /** looks at the gradient: for the first optimum, for one more at a cap nearby, and for the watts of segments */
  first: 40,
  nearby: 8,
  watts: 30,
  /** how much of the way descents are eased: what more of it costs is not looked at */
  ease: 0.5,
  /** neighbours that differ by so many times as much as in the best plan become one: that one finds nearer watts */
  alike: 3,
  /** how close it comes to its limits, as a share of the power */
  close: 5e-4,
  /** how close a cap that follows from the time comes to itself, as a share */
  sameCap: 2e-3,
  /** how close its watts come to the limits before they are rounded, as a share of the power */
  about: 1e-3,
  /** what its whole watts may lose, as a share of the time */
  worth: 5e-4,
};
