/** A course that the rider has as a file: "for my GPX". */
export const OWN_FILE =
  /\b(?:gpx|tcx|fit[- ]file|(?:route|course|track|ride)[- ]?file|(?:my|own|this|the|a) (?:uploaded )?file)\b/;
