/** Weeks of tiredness, lost power, bad sleep, low mood, a pulse that is off: a break and a check, no plan. */
import type { Rule, Texts } from '../types.ts';

export const overtrainingRules: Rule[] = [
  {
    topic: 'overtraining',
    level: 'care',
    when: `
      fell|fall|falling|fallen|nod*|drop* >0 asleep ~4 wheel|bike|driving|riding|handlebars|bars|traffic_lights|saddle
      day >0 #20-400 ~4 no_rest|without_rest|straight|in_a_row|of_riding|streak ; #20-400 >0 days ~3 no_rest|without_rest|straight|in_a_row|without_a_day_off
      third|fourth|fifth|#3-9th >0 time ~5 ill|sick|cold|cough|virus ; ill|sick ~1 again ~5 time|since|third|fourth|another
      nothing ~1 fun >1 any_more|anymore ; not ~1 taste >1 food ; hands|hand >1 shake|shaking ~4 all_day|constantly|morning ; seeing|see >1 people|things ~5 trees|not_there|road|hallucinat*`,
    unless: 'teething',
  },
  {
    topic: 'overtraining',
    level: 'care',
    term: true,
    when: `
      overtrain*|overtrained|over_trained|over_training|over_train|burnout|burn_out|uars|underrecover*|underperformance_syndrome|ubertrain*|surentrain*|surmenage|sobreentren*|sobreentrenado|sovrallen*|overtraind|adrenal_fatigue|chronic_fatigue|exercise_addict*|addicted_to_exercise|addicted_to_training|exercise_bulimia|compulsive_exercise`,
    unless: 'to_avoid|without|avoiding|prevent|preventing',
  },
  {
    // Many small signs together, and a time.
    topic: 'overtraining',
    level: 'care',
    atLeast: { words: 3, within: 30 },
    also: '@longtime|now|weeks|months|month|lately|still|since|always|every|keep|keeps',
    when: `tired|exhausted|fatigue|fatigued|knackered|shattered|drained|wrecked|worn_out|flat|heavy|sluggish|weak|weaker|slower|slow
      can_not_push|not_push|not_care|empty|wreck|wrecks|snap|snapping|catch_every|feel_nothing|can_not_recover|insomnia|not_sleep|can_not_sleep|sleep_badly|sleeping_badly|bad_sleep|poor_sleep|wake_up_tired|wake_up_shattered|wake_up_exhausted|awake
      moody|irritable|grumpy|low_mood|mood|snappy|crying|cry|tearful|anxious|down|depress*|no_motivation|motivation|mojo|dread|joyless
      sick|ill|cold|colds|sore_throat|appetite|libido|hrv|resting_hr|resting_heartrate|ftp_dropped|power_down|power_dropped|not_recover|no_power|can_not_finish|can_not_complete|bail|bailing|bailed`,
    unless: 'taper|jet_lag|newborn|baby|night_shift*',
  },
  {
    topic: 'overtraining',
    level: 'care',
    when: `
      burnt_out|burned_out|burning_out|burnt_to_a_crisp ~8 @me|training|riding|cycling|feel|mentally|totally|from|hate|bike|done|everything
      @drained ~9 @longtime
      @longtime ~7 @drained
      @hr ~3 max|maxes|tops|topped|capped|limited|ceiling ~8 used_to|normally|usually|any_more|weeks|legs|tired
      lost|losing|fallen ~3 love|passion|spark|mojo|interest|joy ~10 completely|weeks|month*|any_more|exhausted|all_of_it|since|entirely|totally
      insomnio|insomnia|insomnie|slapeloos*|schlaflos* ~8 fuerza|forza|kraft|kracht|force|mes|mois|mese|maand|wochen|semanas|cansad*|stanco|moe|train*
      legs|beine|jambes|piernas|gambe|benen ~4 dead|heavy|empty|lead|flat|wood|wooden|gone|tot|schwer|mortes|lourdes|muertas|pesadas|morte|pesanti|dood|zwaar ~6 #2-12_weeks|weeks|month|months|for_weeks|for_months|wochen|monate*|semaines|mois|semanas|meses|settimane|mesi|weken|maanden
      can_not|not|could_not|unable ~3 finish|complete|get_through|even_finish ~4 warm_up|warmup|anything|any_workout|a_single_session|any_session|sessions|easy_ride ~8 weeks|month*|any_more|lately|days|every|again|since|still
      @hr ~4 not|can_not|refuses|fails|struggles >2 rise|go_up|come_up|get_above|increase|climb|respond|get_up|budge ~8 weeks|days|any_more|lately|matter|tired|month*|all
      @hr ~5 suppressed|depressed|blunted|stuck_low|low_for_weeks ~8 weeks|days|tired|lately
      resting|morning|waking|ruhepuls|ruhe ~2 @hr|heartrate|pulse|puls ~6 up|elevated|higher|high|above|raised|increased|hoher|erhoht|more ~10 week|weeks|days|month*|constant*|every_morning|tired|woche|all|since
      ruhepuls ~4 hoch|hoher|erhoht|oben; fc_repos ~4 haute|elevee|plus; hrv ~4 crashed|tanked|low|down|floor|dropping|rubbish ~8 weeks|#7-30_days|month*|tired|since|constant*
      insomnia|not_sleep|can_not_sleep|lie_awake|lying_awake|schlaflos|schlafe_nicht|schlafe_schlecht|insomnie|insomnio|insonnia|slapeloos ~10 power|no_power|tired|exhausted|weeks|wired|hard_week|kraft|leistung|overreach*|legs_gone|legs_are
      every|each|all|any >1 session|sessions|ride|rides|workout|workouts|interval|effort|training ~4 impossible|horrible|awful|torture|fight|struggle|misery|drag|chore|too_hard|hell ~10 weeks|month*|lately|in_a_row|since|mood|long_time|still
      recovery|readiness|body_battery|hrv|training_status ~4 red|low|zero|poor|crash*|tank*|unbalanced|strained|overreaching ~8 weeks|week|straight|month*|always|for_days
      rest|resting ~3 not >2 fix|help|helping|work|change
      rhr|resting_hr|resting_heartrate ~3 #5-25|up|high|elevated ~8 weeks|week|days|straight|tired
      baisse*|sinkt|sinken|bajan|baja|cala|calano|daalt|rindo_menos ~6 depuis|semaines|mois|seit|wochen|desde|semanas|meses|settimane|mesi|weken|maanden
      gambe|jambes|piernas|benen|beine ~3 vuote|vides|vacias|leeg|leer ~5 settimane|mesi|semaines|mois|semanas|meses|weken|maanden|wochen|monaten
      resting|morning|waking|rest ~2 hr|heartrate|pulse ~4 # ~3 instead_of|up_from|rather_than
      hrv|readiness|recovery_score ~4 toilet|bin|gutter|rock_bottom|red|floor|basement ~8 weeks|week|#7-30_days|month*
      can_not|not|could_not ~3 finish|complete|hold ~3 single|one|any ~2 interval|intervals|session|workout|ride ~5 any_more|lately|weeks|now|these_days
      superallen*|sobreentren*|overreached
      even >1 easy|short|recovery >1 rides|ride|spins|spin|walks ~3 wreck*|kill|kills|destroy*|exhaust*|hard|impossible|floor|flatten
      never >1 recovered|been_same|been_the_same|came_back|bounced_back ; everything >1 effort|struggle|exhausting|hard_work|chore
      performance|power|results|times|speed|form ~3 sliding|slipping|declining|dwindling|worse_and_worse|going_backwards ~10 since|weeks|months|although|even_though|harder|despite|more
      broke|broken|ruined|destroyed|overdid|fried|cooked >1 myself ~5 training|riding|volume|intervals|overload
      no >0 legs ~6 no >0 joy|energy|power|will ; calo|perdita ~3 potenza|forma ~8 mesi|settimane|insonnia|stanc*
      dug|digging >1 myself|me >1 hole|deep ; garbage|rubbish|shit|trash|no|zero >1 legs|power|watts|spark ~8 weeks|months|month*|since|still ; falling|fell|coming >1 to_pieces|apart ~8 coach|training|volume|more|tired|weeks
      feel >1 nothing ~8 riding|ride|bike|tired|training|used_to ; tired_to_the_bone|bone_tired|dead_tired_for ; constantly|permanently >1 ill|sick|tired|exhausted ; keine|geen|sin|senza|aucune|ohne ~2 kraft|energie|energia|fuerza|forza|force ~5 monat*|wochen|weken|maanden|meses|semanas|mesi|settimane|mois|semaines|mehr|meer
      agotamiento|agotado|agotada|epuisement|spossatezza|uitputting|erschopfung ~5 meses|mes|semanas|mois|semaines|mesi|settimane|weken|maanden|wochen|monaten|desde ; woke|wake|awake ~4 every_night|each_night|at_3|at_4 ~10 hr|heartrate|watts|tired|weeks|power
      burned_out.|burnt_out.|burnout. ; @hr ~3 stays|stuck ~2 low ~10 weeks|month|tired|legs ; legs ~3 concrete|lead|cement|wood ~6 month|weeks|months
      more_tired|more >0 tired ~6 went_to_bed|when_i_went|before_sleep|than ; through_glue|through_mud|through_treacle|in_treacle|like_glue ~10 weeks|month|months|riding|ride ; wreck ~4 since|for >2 weeks|months|march|january|february|april|may
      wired_but_tired|tired_but_wired|tired_and_wired
      always|constantly|keep|keeps|getting|third|fourth|fifth|#3-8|another|every|forever|standig|immer|toujours|siempre|sempre|altijd|steeds >3 sick|ill|a_cold|third_cold|fourth_cold|another_cold|every_cold|colds|bug|infection|infections|krank|malade|malades|enfermo|enferma|malato|malata|ziek|infekt*|rhume ~8 winter|year|month*|season|since|weeks|train*|again|time|all|lately|row
      no|zero|lost|lost_all|lost_my|any|losing|keine|plus|aucune|sin|nessuna|geen ~2 motivation|joy|desire|drive|fun|will|enthusiasm|passion|mojo|lust|envie|ganas|voglia|zin|motivatie|motivazione|motivacion ~8 weeks|month*|any_more|at_all|completely|whatsoever|since|left|mehr|exhausted|tired|nur|semanas|mois|meses|settimane|weken
      hate|dread|dreading|resent|loathe|hating ~2 riding|training|bike|cycling|every_ride|every_session|getting_on ~8 weeks|month*|now|lately|used_to|any_more|every|tired|since|used
      cry+|crying|cried|tears|burst_into_tears|sobbing|weine|pleure|lloro|piango|huil ~6 ride|rides|riding|training|session|turbo|bike|intervals|workout|every|race
      depress*|down|low|irritable|moody|angry|flat|anxious ~6 since_training|since_i_train|since_started|training|rest_day|overload|volume ~8 weeks|lately|more|since|tired|month*
      ftp|power|watts|threshold|numbers|performance|leistung|puissance|potencia|potenza|vermogen ~4 drop+|dropped|fall+|fell|falling|declin*|going_down|keeps_going|sinking|down|lost|lower|worse|sinkt|baisse|bajando|calando|daalt|tanked|tanking|plummet* ~8 despite|and_falling|weeks|months|month|keeps|every_week|still_falling|no_matter|although|even_though|tired|train*_more|rest|more_i_train|trotz|malgre|pese
      more_i_train|harder_i_train ~6 slower|worse|weaker|lower|tired; training_more ~4 slower|worse|weaker
      getting|got|become >1 slower|weaker|worse ~8 despite|although|even_though|train*_more|every_week|months|more_i|weeks|harder
      rest|rest_week|recovery_week|days_off|week_off|easy_week|sleep ~4 not|never|no_longer >2 help|helping|helps|helped|fix|change|refresh
      not >2 recover|recovering|bounce_back|fresh|refresh* ~6 any_more|weeks|matter|month*|ever|at_all|days_off|lately
      not_help|no_help ~4 rest|week_off|sleep|recovery
      mono|mononucleosis|glandular_fever|epstein|epstein_barr|pfeiffer*|pfeiffersches|mononucleose|mononucleosis|mononucleosi|ebv|cmv
      can_not|not|never|unable|afraid|scared|guilty|guilt|panic|anxious ~4 rest_day|rest_days|day_off|days_off|take_a_rest|take_rest|skip_a_session|stop_training|miss_a_ride|not_training|not_train|missing_a_session|a_day_without ~10 @me|guilty|feel|anxious|panic|weeks
      guilty|guilt|panic|anxious|worthless|awful|terrible ~4 if|when|for|about >3 rest|not_ride|not_train|miss|skip|day_off|resting|not_riding ~6
      addicted|addiction|compulsive*|obsess*|compulsion ~3 train*|exercise|workout*
      train*|ride|ridden|riding ~4 #10-60_days|every_day|every_single_day|months ~3 without_rest|without_a_rest|no_rest|non_stop|no_day_off|in_a_row|straight
      lost_all|lost_my|no|zero ~1 libido|sex_drive|morning_erections|appetite ~10 train*|tired|weeks|power
      erschopft|mude|kaputt|ausgelaugt|platt|schlapp|ausgebrannt ~5 seit|wochen|monat*|standig|immer|dauernd
      fatigue|epuise|epuisee|creve|crevee|vide ~5 depuis|semaines|mois|toujours|constamment|permanence|tout_temps
      cansado|cansada|agotado|agotada|fatiga|reventado ~5 semanas|meses|siempre|desde|hace
      stanco|stanca|sfinito|sfinita|esausto|spossato|affaticato ~5 settimane|mesi|sempre|costantemente|da
      moe|uitgeput|vermoeid|kapot|leeg|gesloopt|futloos ~5 weken|maanden|altijd|constant|al|steeds`,
    unless: `tired_of_zwift|tapered|weeks_to_go|weeks_out|bored_of|how_to_avoid|tyre_pressure|days_after|day_after_a_race|month_off|weeks_off
      time_off|holiday|vacation|detraining|night_before|before_race|race_week|without_training|without_riding`,
  },
];

export const overtrainingTexts: Texts = {
  first: [
    {
      notice: '',
      text: 'That pattern sounds like a body that asks for a real break, so no hard sessions from me now. Weeks of tiredness, falling power, poor sleep or low mood deserve a doctor, who can look for illness, low iron, too little food or overtraining. Until then: easy movement only if it feels good, plenty of food and sleep. If your mood is very low, please tell someone today.',
    },
    {
      notice: '',
      text: 'More training will not repair this. Rest and finding the cause will. Please let a doctor take a look, also at blood values, stress and how you eat. Take the pressure off, drop the plan, and notice whether mornings get lighter. When you are well again we build up slowly together.',
    },
    {
      notice: '',
      text: 'I would still put rest first. Nothing is lost by stepping back, and a good doctor can tell tiredness from something else. Speak with a friend about how you feel, too.',
    },
  ],
};
