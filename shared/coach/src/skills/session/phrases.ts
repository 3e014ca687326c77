/** Words that wish for a session. */
export const buildWords =
  /\b(?:build|give me|make (?:me )?|create|design|suggest|recommend|write|set me|plan (?:me )?an?|need an?|want an?|looking for|i'?d like|propose|generate|got any|any ideas?|what (?:should|can|could|shall|would) (?:i|you|we) (?:do|ride|train)|what do i (?:do|ride|train)|which (?:sessions?|workouts?|intervals)|what (?:session|workout|intervals?)|a (?:good |short |hard |nice )?(?:session|workout|interval|trainer ride)|session (?:for|to|please)|workout (?:for|to|please)|idea for|something|anything|surprise me|no idea what to (?:do|ride)|tonight|today|tomorrow|after work|before work|at lunch|i(?:'ve| have| got|'ve got) (?:only |just |about )?(?:\d|an? (?:hour|h)))\b/;
/** Words that name a session, of whatever kind. */
export const sessionWords =
  /\b(?:session|workout|intervals?|training ride|reps|efforts|ride today|trainer ride|turbo|set|spin)\b/;
/** A question that is about training in general, not about a session for today. */
export const generalWords =
  /^(?:and |but |so |ok |hi,? |hello,? )*(?:is|are|does|do|did|why|when|how|should|will|would|which is|what (?:is|are|does|do you think)|whats|what's|who|where)\b/;
/** Words that ask for a ride today, of whatever kind. */
export const todayWords =
  /\bwhat (?:should|can|could|shall|would|do) (?:i|we|you) (?:do|ride|train)\b|\bno idea what to (?:do|ride)\b|\bsurprise me\b/;
/** Words that ask what a session is, what it is good for, and how it is ridden. */
export const explainWords =
  /\b(?:explain|what (?:exactly |actually |on earth )?(?:is|are|does|do|'s)|what's|whats|why|purpose|point of|meaning|mean|how (?:hard|should|do i|to) (?:is|it|ride|do|pace|feel|execute)?|how should|good for|benefit|describe|tell me about|break down|too hard|doable|can i|realistic|understand|what watts|which watts|how many watts|tss|wattage|power|heart rate|coach (?:gave|set|wrote|said))\b/;
