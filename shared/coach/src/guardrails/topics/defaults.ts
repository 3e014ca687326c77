/**
 * Words that hardly ever stand in a question about riding. Whatever no other rule understood is asked about when one of
 * them is said: a warm line first, then the answer. They come last, so that any rule that knows more goes before.
 */
import type { Rule } from '../types.ts';

export const defaultRules: Rule[] = [
  {
    topic: 'crisis',
    level: 'check',
    yields: true,
    term: true,
    when: `
      i|to|will|would|could|might|should|gonna|rather >1 die
      dying|dead|death|kill|killing|killed|alive|funeral|coffin|grave|heaven|afterlife|noose|razor|overdose|goodbye|farewell|worthless|hopeless|burden|suicide|exist|existing|existence|misery|despair|desperate|self_harm|euthan*|dignitas
      sterben|umbringen|mourir|morir|morire|uccidere|sterven|doodgaan|selbstmord|suicidio|zelfmoord`,
    unless: `zone|legs|leg|last|battery|flat|garmin|phone|climb|hill|interval*|headwind|race|sprint|session|workout|spot|lift|pedal|ride
      strava|watts|winter|season|hello|#_w|spiral|turn|kom|segment|wheel|pace|test|cable|bearing|hub|power_meter|light|lights|brakes|rim|rims|standard|format|sprinter|climber|descender|racer|sensor|pixel|switch|me_softly|time|joy|momentum|squat*
      cadence|punto|point_mort|tote_punkt|toter_punkt|dode_hoek|angle_mort|punto_muerto|mort_de_faim|morto_di_fame|muerto_de_hambre|to_win|for_watts|for_speed`,
  },
  {
    topic: 'emergency',
    level: 'check',
    yields: true,
    term: true,
    when: 'hospital|ambulance|paramedic|paramedics|emergency_room|a_and_e|intensive_care|krankenhaus|notaufnahme|hopital|urgences|pronto_soccorso|ospedale|ziekenhuis|spoedeisende|unconscious|paralysed|paralyzed|paralysis|haemorrh*|hemorrh*',
    unless: 'work|job|nurse|shift|shifts|commute|km_from|next_to|charity|opposite|turn_left|route',
  },
  {
    topic: 'cardiac',
    level: 'check',
    yields: true,
    term: true,
    when: 'cardiolog*|kardiolog*|cardiaque|cardiaco|cardiaca|ecg|ekg|heart_scan|holter',
    unless: 'frequence|frequences|frecuencia|frequenza|zone|zones|zonas|ceinture|capteur|banda|fascia',
  },
  {
    topic: 'head',
    level: 'check',
    yields: true,
    term: true,
    when: `crash+|crashed|accident|gesturzt|sturz|gefallen|chute|tombe|caida|caduta|caduto|gevallen|valpartij ~14 feel|feeling|felt|hurt*|pain*|head|sleep*|sick|weird|sore|ache*|bruis*|scared|shaken|shock|stiff|blood|doctor|kopf|tete|cabeza|testa|hoofd
      helmet ~8 crash+|crashed|fell|hit|head`,
    unless:
      'garmin|computer|app|zwift|frame|fork|wheel|derailleur|tdf|tour|giro|peloton|avoid|bars|handlebar|fear|afraid|confidence|descend*|software|group|bunch|prevent',
  },
  {
    topic: 'eating',
    level: 'care',
    yields: true,
    term: true,
    when: `binge|purge|starving_myself|laxative*|chubby|skinny|obese|anorexi*|underweight|my_belly|my_tummy|my_stomach_fat|body_image|scale_says|calorie_counting|diet_culture|too_thin|too_fat|fat_shaming|weigh_in|weigh_ins`,
    unless: 'tyre|tyres|tire|tires|bike|wheels|latte|jeans|watch|netflix|brake*|series|air',
  },
  {
    topic: 'medication',
    level: 'care',
    yields: true,
    term: true,
    when: 'my >1 tablets|pills|meds|medication|medicine|prescription|drugs; prescribed|dosage|side_effect|side_effects|pharmacist|apotheke|pharmacie|farmacia|apotheek|beipackzettel',
    unless: 'salt|electrolyte*|caffeine|creatine|magnesium|vitamin*|iron|supplement*',
  },
  {
    topic: 'injury',
    level: 'care',
    yields: true,
    term: true,
    when: 'injured|surgery|surgeon|operated|mri|x_ray|xray|crutches|torn|dislocated|fractured|physio|physiotherapist|orthopaed*|orthoped*|rehab|verletzt|blesse|lesionado|infortunato|geblesseerd',
    unless: 'not_injured|never_injured|avoid|prevent*|job|work|school|risk',
  },
  {
    topic: 'abuse',
    level: 'stop',
    yields: true,
    term: true,
    when: 'stalker|harass*|harassed|molested|molesting|raped|groped|abusive|assaulted|blackmail*|restraining_order',
  },
  {
    topic: 'doping',
    level: 'refuse',
    yields: true,
    term: true,
    when: 'doping|dope|doped|steroids|epo|peds|performance_enhanc*|illegal_substance*|banned_substance*|prohibited_substance*',
    unless:
      'control|agency|rules|history|anti|wheels|bike|kit|view|jersey|frame|mechanical|motor|documentary|scandal|era|nineties|eighties|pros|#60-99',
  },
];
