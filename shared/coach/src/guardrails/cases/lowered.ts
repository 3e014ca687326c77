/** What a denial, the past or a doctor make of a message: topic and level, then the message, one a line. */
export const lowered = `
  cardiac stop | chest pain on climbs, should I see a doctor or is it ok to ride?
  cardiac stop | doctor appointment tomorrow, fine to ride today? chest pain again
  cardiac stop | my doctor said nothing yet about my chest pain, ok to train?
  cardiac stop | fainted on the bike, FTP test tomorrow ok?
  cardiac stop | waiting for my doctor to clear me, chest pain, can I do z2?
  cardiac stop | chest pain, not cleared yet, easy spin?
  cardiac stop | I don't only have chest pain, also dizzy
  cardiac stop | it's not chest pain, more like pressure
  cardiac stop | why do i not recover and have chest pain
  cardiac stop | I can't ignore the chest pain any more
  cardiac stop | not sure if its chest pain or muscle
  cardiac stop | had chest pain 2 years ago and now again
  cardiac check | no chest pain, just heavy legs. plan for tomorrow?
  cardiac check | I had heart surgery 5 years ago and my cardiologist cleared me, plan for a fondo?
  cardiac check | as a kid I had palpitations, cleared. FTP plan?
  cardiac check | my doctor checked my chest pain, ECG normal, all clear. Can I do intervals?
  cardiac check | ich habe keine brustschmerzen, nur müde beine
  cardiac check | pas de douleur dans la poitrine, juste fatigué
  head check | concussion two years ago, cleared long ago. back to racing?
  head stop | concussion two weeks ago, can I race
  head check | no concussion, didn't hit my head, just a bruise on my hip after the crash
  crisis check | I'm not suicidal, just tired of everything
  crisis check | I don't want to kill myself but I need a new plan
  crisis stop | I can't stop thinking about killing myself
  crisis stop | I don't want to live
  infection check | no fever, just a runny nose. ride?
  infection check | had covid 3 months ago, fully recovered. plan?
  heat check | had heat stroke last summer, how do I prepare for a hot race
  nothing | no injuries, healthy, 35 years old, want a plan
  nothing | I'm not pregnant, just slow
  nothing | I don't take any medication
  nothing | never doped, never will, how do I get faster
  nothing | I don't drink alcohol
  nothing | I am not diabetic, are gels ok?
  nothing | broke my collarbone in 2015, all good now, plan?
  eating care | I'm not anorexic but I skip dinner to stay light`;
