/** What a message does in a talk when it asks nothing new. */
export type Act =
  | 'startOver'
  | 'undo'
  | 'why'
  | 'compareLast'
  | 'thanks'
  | 'praise'
  | 'hello'
  | 'bye'
  | 'capabilities'
  | 'wrong'
  | 'unclear'
  | 'badDay'
  | 'joke'
  | 'whoAreYou'
  | 'yes'
  | 'no'
  | 'unknownValue'
  | 'aboutMe'
  | 'listens'
  | 'metric'
  | 'proud'
  | 'shares'
  | 'sorry'
  | 'insult'
  | 'bored';

const anyOf = (patterns: readonly string[]) =>
  new RegExp(patterns.map((one) => (one.startsWith('^') ? one : `\\b${one}`)).join('|'));

/** What the coach knows and remembers of the rider. */
const asksWhatIsKnown = anyOf([
  'what (?:do|did|else do|have) you (?:know|remember|have|saved?|stored?|kept|keep|remembered|noted)(?: (?:down|so far))? (?:about|of|on) me\\b',
  "what(?:'s| is) in (?:my profile|(?:your|my|the) memory)\\b",
  'which (?:figures|numbers|values|data) (?:do you have|of mine)\\b',
  'what (?:figures|numbers|values|data) do you (?:have|use) (?:for|of|about|on) me\\b',
  '^(?:do )?you know (?:my (?:weight|ftp|numbers|data)|me)[ ?.]*$',
  '^(?:so |and |now |ok )*what (?:else )?(?:do|have|did) you (?:remember|remembered|kept|saved?)(?: (?:so far|now|then|for me|from (?:earlier|before)|between conversations))*[ ?.]*$',
  '^(?:so |and |please |can you )*(?:show|list|read)(?: me)?(?: (?:back|out))? (?:(?:your|the|my)(?: coach)? memory|what you (?:remember|know)(?: (?:about|of) me)?)[ ?.]*$',
  '^(?:so |and )*what did i (?:ask|tell) you to (?:remember|keep|note)[ ?.]*$',
  '^do you remember (?:me|anything(?: about me)?)[ ?.]*$',
]);

const acts: readonly [Act, RegExp][] = [
  [
    'startOver',
    /^(?:ok |please |let'?s |can we )*(?:start over|start again|start fresh|reset|forget (?:that|it|everything|all (?:of )?that|what i said)|new question|clear (?:that|everything|all)?|begin again|scrap (?:that|it|all))\b/,
  ],
  [
    'undo',
    /\b(?:put|change|set|switch|turn) (?:it|that) back\b(?! to)|^(?:ok |please |no |sorry |actually )*(?:undo|go back|take (?:that|it) back|revert|back to (?:before|the (?:previous|last|original|first))|as (?:it was )?before|drop that|never ?mind that|without that(?: change)?|(?:forget (?:it|that),? )?(?:put|change|set|switch|turn) (?:it|that|them|the old (?:one|value|figure)|the other one) back|(?:put|use|take|set|keep) (?:the|my) (?:old|previous|last|other|profile) (?:one|value|figure|weight|ftp)(?: back| again)?|(?:go )?back to (?:mine|my own|my (?:own )?(?:figure|value|profile)))\b/,
  ],
  ['aboutMe', asksWhatIsKnown],
  [
    'metric',
    /^(?:ok(?:ay)? |now |and |please |can (?:you|we) |could you )*(?:(?:everything|all|it|answers?|always|use|do|stay|keep|switch|go|show|in)\b.{0,20})?\b(?:metric|kilomet(?:re|er)s|km and kg|imperial|miles and pounds)(?: (?:units?|system|now|please|from (?:here|now) on))*[ .!?]*(?:please)?[ .!?]*$/,
  ],
  [
    'listens',
    /^(?:hey,? |hi,? |so,? )*(?:can|may|could) i (?:tell|ask|share|say)(?: you)? (?:something|anything|a (?:question|secret|story))(?: else)?[ ?.!]*$|^(?:i have|got) (?:a|another|one more|a quick) question[ .!]*$|^quick question[ .!]*$/,
  ],
  [
    'why',
    /^(?:but |and |ok |hm+ |really\?? |huh\??,? |so )*(?:(?:why|how come)\b (?:(?:is|was|does|do|are|were|would|should|did) )?(?:that|this|it|they|those|these|there|so|such|not|only|the difference)\b(?!.{60})|what (?:does|would|will) (?:that|this|it) (?:do|bring|give|train|help)(?: (?:for|to))?(?: me)?\b(?! (?:if|when))[ ?.!]*$|what (?:is|are) (?:that|this|it|they|those) (?:good )?for\b|says who\b|who says\b|according to (?:who|what)\b|where (?:is|are|did|do) (?:that|this|it|those|you) (?:from|come from|get|got)\b|where(?:'s| is) that from\b|is that (?:measured|scientific|proven|backed))|^(?:but |and |ok |hm+ |really\?? |huh\??,? )*(?:why|how come|how so)\b(?! (?:is|are|do|does|did|am|should|would|can|was|were|my|the|not use|don'?t|some|people|riders|pros) \w+ \w+)|\bhow (?:did|do|have|would) you (?:get|got|compute|calculate|know|work|come|arrive|figure|reach)|\bhow (?:is|was) (?:that|this|it) (?:computed|calculated|worked out)|^(?:please |can you |could you )*explain (?:that|this|it|yourself|your (?:answer|maths?|working))\b|\bshow (?:me )?(?:the|your) (?:working|work|math|maths|calculation|formula|numbers)\b|\bwhat (?:formula|model|assumptions)\b|^where (?:does|do|did) (?:that|this|it|those|the)\b|\bwhich formula\b|^break (?:that|it) down|^explain\??$|\bwhat'?s (?:that|this|it) based on\b|\bwhat did you assume\b|\bhow sure are you\b|\bhow accurate is (?:that|this|it)\b/,
  ],
  [
    'compareLast',
    /\bcompare (?:that|this|it|these|them|both|the two)?(?: ?(?:with|to|against))?(?: the)? ?(?:last|previous|first|earlier|before|one before|other)\b|\bhow does (?:that|this) compare\b|\bcompared? (?:to|with) (?:the )?(?:last|previous|first|before|earlier)|\bdifference (?:to|from|between) (?:the )?(?:last|previous|first|both|the two|these two|them)\b|\bwhich (?:one )?(?:was|is) (?:faster|quicker|harder|better)\b|\bwhich (?:one )?(?:took|takes|needs?|needed|is|was) (?:longer|longest|shorter|less|more|the (?:longer|faster|slower|harder))\b|^(?:and )?by how much\b[ ?.!]*$|\bside by side\b|\bis (?:that|it|this) (?:a lot|much|any|really|a bit) (?:faster|slower|quicker|longer|harder|less|more)\b|^(?:and |so |the |what(?:'s| is) )*difference(?: in (?:minutes|time|seconds|watts|speed|percent|%))?[ ?.]*$|\bhow (?:much|many \w+) (?:faster|slower|quicker|more|less|longer|harder) (?:is|was|are) (?:that|it|this|the (?:second|other|last|first|latter))\b(?!.*\bthan (?:at|with|if|on)\b)|\b(?:put|sort|rank|list|order) (?:all|them|these|those|the (?:two|three|four))\b|\bin order\b.*\b(?:first|quickest|fastest|best)\b/,
  ],
  [
    'unknownValue',
    /^(?:i )?(?:really |honestly )?(?:don'?t|do not|dunno|no idea|not sure|haven'?t a clue)\b(?:.{0,20}(?:know|sure|idea|clue|tested|measured))?[^?]{0,30}$|^(?:no idea|not sure|no clue|dunno|idk|unsure|you (?:choose|pick|decide)|whatever|any|just guess|guess)[ .!]*$/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)?,? |great,? |cool,? |perfect,? |nice,? |awesome,? |brilliant,? |super,? |many |lovely,? )*(?:thanks|thank you|thx|ty|cheers|ta|much appreciated|appreciate it|danke(?: dir)?|merci|gracias|grazie|dank je|bedankt|dankjewel)\b[^?]*$/,
  ],
  [
    'praise',
    /^(?:wow,? |that'?s |this is |you are |you'?re |really |very |so |oh )*(?:great|perfect|cool|nice(?: one)?|awesome|brilliant|good|excellent|helpful|amazing|super|love it|(?:i )?(?:really )?(?:love|like|adore) (?:you|this(?: app)?|talking to you)|legend|fantastic|useful|spot on|genius|good (?:bot|answer|coach|stuff|to know)|makes sense|got it|ok(?:ay)?|fair enough|understood|alright|sweet|i see)[ .!,a-z]{0,25}$/,
  ],
  [
    'hello',
    /^(?:hi|hello|hey|hiya|howdy|yo|good (?:morning|evening|afternoon|day)|morning|evening|hallo|hola|bonjour|ciao|salut|gday|g'day|greetings|sup)(?: there| coach| everyone| mate| again| breakaway)*[ .!,?]*(?:how (?:are|r) (?:you|u|things|we)(?: doing)?(?: today)?|how (?:are )?you doin[g']?(?: today)?|how(?:'s| is) (?:it going|life|things)(?: today)?|what'?s up|what is up|you there|nice to meet you)?[ ?.!]*$|^how are (?:you|things)[ ?.!]*$|^anyone there[ ?]*$/,
  ],
  [
    'bye',
    /^(?:ok |thanks |right )*(?:bye|goodbye|see (?:you|ya)|good ?night|later|cya|ciao ciao|i'?m off|gotta go|have to go|talk (?:later|tomorrow|soon))\b[^?]*$/,
  ],
  [
    'capabilities',
    /\bwhat (?:else )?(?:can|could|do) you (?:actually |really |even |all )?(?:do|help|know|offer|answer)(?! (?:with|about|to) my (?:data|rides|weight|profile|details|information))|\bhow (?:can|could) you help|\bwhat (?:are you for|can i ask|should i ask|questions)|^help[ !?.]*$|\bhelp me(?: please)?[ !?.]*$|\bwhat are your (?:skills|capabilities|limits)|^(?:what now|now what)\??$/,
  ],
  [
    'whoAreYou',
    /\bwho are you\b|\bare you (?:a |an )?(?:human|robot|bot|real|ai|person|chat ?gpt|machine|computer|llm|gpt)\b|\bwhat are you\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:a|an)\b|\bwho made you\b|\byour name\b/,
  ],
  [
    'wrong',
    /\b(?:that'?s|that is|this is|you'?re|it'?s|looks|sounds|seems|can'?t be|cannot be) (?:just |totally |completely |clearly |not |all |plain |so )*(?:wrong|right\?|correct\?|incorrect|nonsense|rubbish|bullshit|bs|off|garbage|silly|stupid|useless|not what i (?:asked|meant)|a mistake|impossible|ridiculous)\b|^(?:wrong|nope wrong|incorrect|bad answer|useless|rubbish|nonsense)[ !.]*$|\b(?:can'?t|cannot|can not|couldn'?t) be (?:right|true|correct)\b|\b(?:that|it|this) (?:seems|looks|sounds) (?:much |way |far |a bit |rather )*(?:off|too (?:high|low|much|little))\b|\byou (?:didn'?t|did not) (?:answer|understand|read|get)|\bnot what i (?:asked|meant|wanted)\b|\byou misunderstood\b|\bi (?:didn'?t|did not) (?:ask|say) that\b/,
  ],
  [
    'unclear',
    /^(?:sorry,? |um+ |hm+ )*(?:what\??|huh\??|i don'?t (?:get|understand)(?: (?:it|that|you|this))?|what do you mean|say (?:that )?again|in (?:plain|simple) (?:english|words|terms)|eli5|simpler please|can you (?:simplify|rephrase)(?: that)?|too (?:complicated|technical|long))[ .?!]*$/,
  ],
  [
    'joke',
    /\b(?:tell|know|got|give) (?:me |us )?(?:a |any |another )?(?:good |cycling |bike |cyclist |funny )*jokes?\b|\bmake me laugh\b|\bknock knock\b|^(?:ha)+h?[ !.]*$|^lol[ !.]*$|\byou'?re funny\b|^haha/,
  ],
  [
    'proud',
    /\b(?:just|finally|today|yesterday|i)\b.{0,20}\b(?:did|finished|completed|rode|made|won|set|got|hit|beat|smashed|crushed|nailed|passed)\b.{0,30}\b(?:first|pb|pr|personal best|record|podium|century|race|win|kom|qom|it!|everest\w*|my goal|marmotte|200|300)\b[^?]*$|^(?:new )?(?:pb|pr)[ !.]*$|\bi did it\b[^?]*$/,
  ],
  [
    'shares',
    /\b(?:no question|not (?:really )?a question|nothing to ask)\b[^?]*$|\b(?:just|only) (?:wanted|want|needed|had|felt like) (?:to )?(?:tell(?:ing)?|share|sharing|brag|boast|vent)\b[^?]*$/,
  ],
  [
    'yes',
    /^(?:yes|yeah|yep|yup|sure|ok yes|please do|go on|do it|of course|absolutely|correct|right|that'?s right|exactly|y)[ .!,]*(?:please|do|go ahead)?[ .!]*$/,
  ],
  [
    'sorry',
    /^(?:sorry,? )?(?:i'?m )?(?:if )?(?:that(?:'s| is| was| sounds)|this is|is that|it(?:'s| is)|probably|maybe)? ?(?:just )?(?:an? )?(?:very |really |so |bit |probably )*(?:dumb|stupid|silly|basic|newbie|noob|daft) (?:question|one)s?[^?]{0,30}[ ?.!]*$|^sorry (?:to|for) (?:bother|disturb|asking|all the|so many|the)\b[^?]*$/,
  ],
  ['no', /^(?:no|nope|nah|not really|no thanks|no thank you|n)[ .!]*$/],
];

const greets = /^good (?:morning|evening|afternoon|day)\b/;

/** Words of thanks, praise or greeting before a question of its own: "cheers. how hard is that?" */
const goesOn =
  /\b(?:but|what|how|which|when|where|why|can|could|should|would|do i|does|is|are|without|with|instead|only|give|show|make|tell)\b/;

/** The act of a message; null when it is a message of its own. @param text normalised */
export function actIn(text: string): Act | null {
  if (text.length >= 220) return null;
  for (const [act, pattern] of acts) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (act === 'praise' && greets.test(text)) return 'hello';
    if (act === 'praise' && /^good ?night\b/.test(text)) return 'bye';
    const polite =
      act === 'thanks' || act === 'praise' || act === 'yes' || (act === 'joke' && /^(?:ha|lol)/.test(text));
    const rest = polite ? text.replace(/^(?:[a-z']+[ ,.!]+){0,1}/, '') : '';
    if (
      polite &&
      goesOn.test(rest) &&
      !/\b(?:that|this|it) (?:is|was) (?:really |very |so )?(?:great|good|helpful|useful|perfect|nice|clear)\b|\b(?:makes|good) (?:sense|to know)\b/.test(
        text,
      )
    )
      continue;
    if (act === 'proud' && badDays.test(text)) continue;
    return act;
  }
  return null;
}

const badDays =
  /\b(?:bad|terrible|awful|rubbish|horrible|shit|shitty|crap|worst|miserable|grim|poor) (?:day|ride|race|week|session|season|result|training|legs)\b|\b(?:dnf|did not finish|gave up|failed (?:again|the|my|today)|got dropped|i'?m (?:so )?(?:slow|frustrated|disappointed|demotivated|gutted|fed up)|lost my motivation|no motivation|feel like (?:quitting|giving up)|bombed|cracked today|everyone is faster)\b/;

/** True for a rider who tells about a bad day without asking anything. */
export const tellsBadDay = (text: string): boolean => badDays.test(text) && !text.includes('?');

/** Words that ask for something, whatever else a message is. */
export const asksSomething = /\b(?:what|how|which|should|can i|could i|give me|plan|instead|why)\b/;
