/**
 * Infections with fever, in the chest, in the gut, or with antibiotics. A cold above the neck is an ordinary question and
 * passes. Training through a virus can reach the heart.
 */
import type { Rule, Texts } from '../types.ts';

export const infectionRules: Rule[] = [
  {
    topic: 'infection',
    level: 'stop',
    when: `
      temp|temperature|thermometer ~3 #37.7-41.9 ; temp|temperature ~2 #100.4-105`,
    unless:
      'outside|forecast|weather|sun|shade|tyre|tire|road|heatwave|ambient|air|room|indoor*|celsius_outside|degrees_out',
  },
  {
    topic: 'infection',
    level: 'stop',
    term: true,
    when: `
      fever|fevers|feverish|fevering|febrile|fieber|fiebrig|fievre|fiebre|febbre|koorts|koortsig|verhoging|fevre
      flu|influenza|flu_like|grippe|gripe|griep|grippal|grippig
      covid|covid19|covid_19|covd|cov19|corona|coronavirus|rona|omicron|long_covid|post_covid|sars_cov|the_vid
      antibiotic|antibiotics|antibiotica|antibiotika|antibiotikum|antibiotique*|antibiotico*|antibioticos|amoxicillin|amoxycillin|amoxi|augmentin|penicillin|doxycycline|azithromycin|z_pack|zpack|clarithromycin|ciprofloxacin|cipro|cefuroxim*
      pneumonia|bronchitis|bronchit*|chest_infection|lung_infection|chest_cold|pleurisy|lungenentzundung|pneumonie|bronchite|bronquitis|polmonite|longontsteking|neumonia|neumonia
      tonsillitis|strep|strep_throat|scarlet_fever|quinsy|mandelentzundung|angine|amigdalitis|anginas|tonsillite|amandelontsteking|sepsis|meningitis|myocarditis|measles|chickenpox|shingles|whooping_cough|lyme|borreliose|malaria|dengue|hepatitis
      norovirus|gastroenter*|gastritis|food_poison*|food_poisoning|salmonella|stomach_bug|tummy_bug|stomach_flu|stomach_virus|bellyache_bug|dysentery|magen_darm|magendarm|lebensmittelvergiftung|gastro|intoxication_alimentaire|gastroenteritis|intoxicacion|intossicazione|buikgriep|voedselvergiftiging|montezuma
      tested_positive|positive_lft|positive_lateral|positive_antigen|positive_pcr|lateral_flow`,
  },
  {
    topic: 'infection',
    level: 'stop',
    when: `
      toilet|loo|bathroom|guts|stomach ~8 paella|chicken|seafood|kebab|curry|food|sushi|oysters|water ~8 stage|ride|race|tomorrow|all_night|since|dodgy
      fluey|flu_ish|fluish ; burning|hot ~2 forehead ; infekt|infekts ~2 grippal*|starker|schwerer|fieb*
      hugging|married ~3 toilet|loo|bowl ; sweating|sweats ~2 in_bed|all_night ~6 throat|ache*|cough*|chills|shiver*
      thermometer|fever|fievre|fieber|febbre|fiebre|koorts ~5 #37.5-42.5|#99.5-107
      my|body|i|have|got|running|with_a|a >1 temperature|temp|temperatur|temperatura >3 #37.5-42.5|#99.5-107
      temp|temperature ~2 have|got|running|with|high|had|spiked|up|slight|raised ~2 a|@me
      running|run|ran|spiking|spiked|have|has|had|got >1 temperature|temp >0
      #37.8-41.9 ~3 fever|fieber|fievre|fiebre|febbre|koorts|this_morning|last_night|thermometer|sweats|chills|shiver*|in_bed|temperatur|couch|sofa|and_sick|ill|aching
      burning_up|boiling_hot_and_shivering|hot_and_cold|hot_and_shivery|cold_sweats_all_night|night_sweats|sweating_all_night|shivering_in_bed|chills ~6
      chills|shivers|shivery|shivering|schuttelfrost|frissons|escalofrios|brividi|rillingen ~8 ache*|aching|bed|ill|sick|night|throat|cough*|virus|body|all_over|tired
      body|whole_body|all_over|everything|muscles|joints ~2 ache*|aching|aches ~8 chills|cold|hot|virus|shiver*|throat|headache|cough*|bed|ill|sick|rough
      positive|tested|two_lines|faint_line|second_line ~4 test|positive|lft|pcr|antigen|lateral
      cough+|coughing|chesty|phlegm|mucus|husten|toux|tos|tosse|hoest*|sputum|gunk ~4 chest|deep|green|yellow|brown|lungs|productive|thick|brust|bronch*|wheez*|barking|hacking|rattl*|tief|gras|grasse
      chest|lungs|brust|lunge|poitrine|poumons|pecho|pulmones|petto|polmoni|borst|longen ~3 cough*|a_cold|congest*|crackl*|rattl*|crackl*|phlegm|mucus|infect*|bug|virus|husten|settled_on|gone_to|gone_down|went_to|moved_to|full_of|tight_since
      gone|went|moved|dropped|settled|sitting >2 onto|to|into|down_to|on >1 chest|lungs
      below_neck|below_the_neck|under_the_neck; chesty
      up|swollen|enlarged|sore|lumps|geschwollen|gonfles|inflamados|gonfi|gezwollen ~3 glands|lymph|nodes|tonsils|lymphknoten|ganglions|ganglios|linfonodi|klieren
      tonsils ~3 white|pus|huge|red|swollen
      diarrh*|diarrhea|diarrhoea|diarrea|diarea|diarree|diarrhee|durchfall|dunnschiss|dunpoep|buikloop|the_shits|the_squits|the_trots|both_ends|d_and_v|d_v|bad_guts|dodgy_tummy|dodgy_stomach|upset_tummy|delhi_belly|upset_stomach|bad_stomach|loose_stool|loose_stools|explosive_poo|got_the_runs|have_the_runs|had_the_runs|with_the_runs|case_of_the_runs|the_runs_since|on_toilet_all|on_the_toilet|on_the_loo|leave_toilet|leave_the_toilet|leave_the_loo|living_on_the_toilet|glued_to_the_toilet|stuck_on_the_toilet
      @vomit ~6 all_night|last_night|all_day|since|bug|stomach|yesterday|hours|toilet|virus|twice|three_times|whole_night|this_morning|can_not_stop
      puking|vomiting|throwing_up ~4 night|morning|yesterday|today|guts|stopped
      virus|viral|post_viral|postviral|infection|infected|infekt|infeccion|infezione|infectie ~8 chest|lungs|heart|breath*|fever|fatigue|sinus|ear|throat|tired|train*|ride|race|still|week*|recover*
      sinusitis ~6 green|fever|pain|antibiot*|weeks
      breathless|short_of_breath|out_of_breath|lungs|chest|wheez*|tired|exhausted|fatigue* ~6 since|after|from|following ~3 covid|virus|flu|infection|pneumonia|illness
      out_of_bed|bedridden|knocked_flat|floored_by|can_not_get_out_of_bed ~8 bug|virus|ill|sick|illness|fever`,
    unless:
      'during|mid_race|every_race|sports_drink|sport_drink|drink_mix|gels|gel|nerves|late_in|bug_report|software_bug|forecast|degrees_outside|ambient|air_temperature|room_temp*|water_temp*|tyre_temp*|brake_temp*',
  },
  {
    topic: 'infection',
    level: 'care',
    when: `
      i|am|feel|feeling|been|still|got|getting|me|really|he|she|son|woke_up|bit ~2 sick|ill|unwell|poorly|rough_as|under_the_weather|krank|malade|enfermo|enferma|malato|malata|ziek ~8 ride|train|training|race|racing|interval*|event|fondo|sportive|session|bike|zwift|sunday|saturday|tomorrow|today|workout|turbo|rennen|fahren|trainieren|rouler|course|entrainer|entrenar|carrera|montar|allenarmi|gara|pedalare|trainen|koers|fietsen|wedstrijd
      sick|ill|krank|malade|enfermo|malato|ziek ~3 but|und|mais|pero|ma|maar|yet|and ~5 race|rennen|course|carrera|gara|koers|event|sunday
      bug|lurgy|lergy|plague|dose ~4 caught|got|have|going_round|picked_up|nasty|down_with|coming_down ~8
      come_down_with|coming_down_with|came_down_with|fighting_something|fighting_off|laid_low|laid_up_with`,
    unless: `@acold|late_in|mid_race|during|end_of|after_gels|vo2|hard_effort*|max_effort*|guilt|pizza|sick_of|sick_and_tired|sick_bike|sick_climb|sick_ride|sick_view|sick_wheels|that_is_sick|so_sick_that|home_sick|homesick
      sick_kit|motion_sick|carsick|travel_sick|sick_day|ill_fitting|ill_advised|ill_prepared|sick_watts|when_i_was_sick
      sick_setup|sick_descent|sick_route|of_zwift|of_the|of_my|of_this|sick_pace|sick_race|looks_sick|look_sick|sick_trail
      sick_leave|kids_are_sick|fighting_off_rivals|fighting_off_attack*`,
  },
];

export const infectionTexts: Texts = {
  first: [
    {
      notice: 'No training with this: the body needs all of its strength, and the heart can be drawn in.',
      text: 'Rest, drink, sleep. Chest pain, trouble breathing, fainting, confusion or a racing heart at rest: call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). Otherwise ask a doctor when you may ride. Symptom-free first, then easy days, then more.',
    },
    {
      notice: 'Please leave the bike alone until this is over, the indoor trainer too.',
      text: 'Fitness waits. A virus that gets trained through does not forgive easily. See a doctor if it lasts, worsens, or touches chest or breath. Missing one event costs little. When you have been well for several days we start gently.',
    },
    {
      notice: 'Still rest, even though it is frustrating.',
      text: 'Let it pass completely, and have heart and lungs checked if anything in the chest feels different. I will be here for the return.',
    },
  ],
  check: [
    {
      notice: 'One question first: are you free of fever, chest signs and medicine for it by now?',
      text: 'If yes, start with easy days. If anything is left or returns, rest and see a doctor.',
    },
    {
      notice: 'Just checking: no fever, nothing in the chest or stomach?',
      text: 'If that changes, leave the bike and rest until it has passed.',
    },
  ],
  later: [
    {
      notice: 'First a short check: are all signs gone, or has a doctor looked at you?',
      text: 'Until then rest is the training. Tell me when you are well or cleared, and I go on with this.',
    },
    {
      notice: 'I keep that for when you are healthy.',
      text: 'How are you now: no fever, free breath, normal pulse? Once you write that you are well again or cleared, we plan a gentle return.',
    },
    {
      notice: 'Patience, I mean it well.',
      text: 'Have the symptoms passed fully? A clear yes, and we carry on.',
    },
  ],
  thanks: [
    { notice: '', text: 'You are welcome. Rest well, and get better soon.' },
    { notice: '', text: 'Good choice. Sleep and warm drinks. The legs will come back.' },
    { notice: '', text: 'Take care. Write when you feel like yourself again.' },
  ],
};

/** Said when somebody is unwell and it is open how. */
export const infectionCare: Texts = {
  first: [
    {
      notice: '',
      text: 'Sorry that you feel unwell. If there is fever, aching all over, anything in the chest or stomach, or you take medicine for it: no riding, and a doctor if it lasts. A mere runny nose usually allows a gentle spin, if you feel better while moving. When unsure, rest today. Races come again. Which of the two is it?',
    },
    {
      notice: '',
      text: 'Rest first, decide later. Trouble below the neck means no riding, at home or in a race. Do not chase lost sessions, and let someone examine you if it drags on.',
    },
  ],
};
