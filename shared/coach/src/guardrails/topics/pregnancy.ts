/** Pregnancy, birth and the months around them. Bleeding, fluid, contractions and fainting are a stop. */
import type { Rule, Texts } from '../types.ts';

export const pregnancyRules: Rule[] = [
  {
    topic: 'pregnancy',
    level: 'care',
    when: `
      #5-42 weeks|wks|wk ~9 spotting|bleed*|cramp+|contraction*|cervix|midwife|kick+|bump|placenta|flashing_lights|swollen_feet
      baby ~6 quiet|gone_still|not_moved|not_moving|not_kicked|not_kicking|less_movement|stopped_moving|stopped_kicking
      c_section|csection|caesarean|cesarean|caesarian|caesarian_section|c_sec ; we_are_expecting|expecting_in_spring|before_i_show ; my_cervix|cervix_is ; miscarr*`,
  },
  {
    topic: 'pregnancy',
    level: 'stop',
    also: `@pregnant|trimester|midwife|baby|weeks_along|bump`,
    when: `
      bleed*|bleeding|blood|spotting|blutung*|blute|saigne|saignement*|sangrado|sangrando|sangue|perdite|bloeden|bloedverlies|bloed
      contraction|contractions|cramping|cramps|wehen|contracciones|contrazioni|weeen
      water|waters|fluid|fruchtblase|fruchtwasser|poche_eaux|aguas|acque|vliezen ~2 broke|broken|leak*|gush*|geplatzt|rotas|rotte|gebroken|loss
      baby ~3 not_mov*|moving_less|stopped_moving|less_movement|not_kick*|not_felt|reduced_movement
      swollen_face|vision|blurry|severe_headache|worst_headache|fell|crashed|hit_my_belly|hit_my_bump|fainted|passed_out|dizzy|short_of_breath|chest`,
    unless: 'was_pregnant_years|blood_test|blood_pressure_fine|leg_cramps|calf_cramps',
  },
  {
    topic: 'pregnancy',
    level: 'stop',
    when: 'waters|water >1 broke|have_broken|just_broke|are_breaking; contractions ~3 every|minutes|apart|started|having|labour|labor; went|going|in ~1 into_labour|into_labor',
    unless: 'bottle|muscle|eccentric|concentric|legs|isometric|cadence|main|pipe|water_bottle|pump',
  },
  {
    topic: 'pregnancy',
    level: 'care',
    term: true,
    when: `
      pregnant|pregnancy|pregnat|pregant|preggo|preggers|pregs|prego|preg|knocked_up|up_duff|up_the_duff|bun_in_oven|bun_in_the_oven|with_child|expecting_a_baby|expecting_baby|expecting_our|expecting_my|expecting_twins|expecting_child|expecting_number|baby_on_way|baby_on_the_way|baby_bump|my_bump|growing_bump|bump_is|bump_gets|pregnancy_test|eating_for_two|trimester|trimesters|antenatal|prenatal|maternity|obstetrician|ob_gyn|obgyn|midwife|gestation*|preeclampsia|gestational
      hochschwanger|gravid|schwanger|schwangere|schwangerschaft|hebamme|schwangerschaftswoche|ssw|babybauch|enceinte|grossesse|sage_femme|bebe_en_route|embarazada|embarazo|matrona|comadrona|incinta|gravidanza|ostetrica|dolce_attesa|zwanger|zwangerschap|verloskundige
      ttc|trying_to_conceive|trying_for_a_baby|trying_for_baby|trying_for_kids|trying_to_get_pregnant|ivf|embryo_transfer|egg_retrieval|fertility|kinderwunsch|fivet|fecondazione|kinderwens|implantation
      morning_sickness|hyperemesis|postpartum|post_partum|postnatal|post_natal|postpartem|gave_birth|given_birth|giving_birth|had_a_baby|had_baby|just_had_a_baby|just_had_my_baby|new_mum|new_mom|new_mother|birth_#_weeks|after_birth|after_giving_birth|since_giving_birth|since_birth|birth_of_my|c_section|csection|cesarean|caesarean|caesarian|caesar|kaiserschnitt|cesarienne|cesarea|cesareo|parto_cesareo|keizersnede|after_delivery|since_the_delivery|episiotomy|perineal_tear|diastasis|pelvic_floor|beckenboden|postpartale|nach_geburt|nach_der_geburt|seit_geburt|entbindung|accouchement|accouche|apres_l_accouchement|posparto|postparto|di_a_luz|parto|allattamento|allatto|allattando|dopo_il_parto|bevalling|bevallen|kraamtijd
      breastfeed*|breast_feed*|breast_feeding|chest_feeding|pumping_milk|milk_supply|stillen|stille|allaite|allaitement|lactancia|dando_pecho|amamantando|borstvoeding
      miscarriage|miscarried|misscarriage|stillborn|stillbirth|lost_the_baby|lost_my_baby|lost_our_baby|ectopic_pregnancy|fehlgeburt|fausse_couche|aborto|miskraam|abortion
      #4-42_weeks >0 along|gone|preg*|pregnant|gestation|in_my_pregnancy; due ~3 baby|in_#_weeks_with|date ~4 baby|bump|midwife|my_due_date
      my_due_date|due_in_march_with|weeks_to_my_due_date|baby ~1 due; first_trimester|second_trimester|third_trimester; late >1 period|on_my_period >2 #`,
    unless: 'horse|cow|dog|invoice|payment|partos_de|parto_da|abortion_law',
  },
  {
    topic: 'pregnancy',
    level: 'care',
    also: 'her|she|can|safe|should|ride|rides|riding|wants',
    when: `
      wife|girlfriend|partner|missus|sister|friend|daughter|frau|femme|mujer|moglie|vrouw ~6 months_gone|weeks_gone|pregnant|expecting|pregnancy|gave_birth|c_section|breastfeeding|schwanger|enceinte|embarazada|incinta|zwanger ~8 ride|rides|riding|train|training|she|her|cycle|cycling|race|zwift|spin|bike`,
    unless: 'less_time|no_time|only_have|hours_a_week|time_to_train|time_for_training|little_time|busy',
  },
  {
    topic: 'pregnancy',
    level: 'care',
    when: `
      we_are_expecting|i_am_expecting|am_expecting|were_expecting ~3 baby|child|twins|first|second|number|#|in|so|and
      i_am_expecting_in|expecting_in ~3 january|february|march|april|may|june|july|august|september|october|november|december|weeks|spring|summer|autumn|winter
      nursing|feeding|pumping >2 baby|newborn|infant|my_son|my_daughter|mother|mum|mom; i_am_nursing|while_nursing|still_nursing
      weekplusday ~8 today|baby|bump|midwife|ssw|weeks|heartrate|kick* ; twins|triplets ~8 confirmed|scan|belly|due|carrying|doctor|pregnan*
      expecting. ; just_found_out >2 expecting ; #1-9 >0 months|month >0 gone|along|preg* ; #5-42 >0 w|wks|weeks >1 and >1 still|huge|bump
      delivery|labour|labor|birth ~6 rough|traumatic|stitches|difficult|forceps|recovering|tear|tears|emergency
      period ~2 late ; test >2 says >1 yes|positive|pregnant ; stillend*|stillende ; dar_luz|dar_a_luz|dado_a_luz|dio_a_luz
      belly ~4 growing|bigger|weeks ~6 #8-42_weeks|weeks|rollers|baby ; newborn >2 is >0 #1-30_weeks|#1-12_months ; newborn ~8 stitches|healed|milk|pelvic|race_in
      two_of_us|three_of_us ~10 week|weeks|belly|now ~4 #5-41 ; eating_for_two
      #1-20 weeks|months|month|wochen|semaines|semanas|settimane|weken >1 pp|postpartum|post_baby|after_baby|after_the_birth|old_baby|after_birth|post_birth
      two_lines|second_line|faint_line ~10 ride|cancel|fondo|race|train*|baby|morning|test
      positive_test ~6 baby|pregnan*|mum|mom|two_lines; peed_on_a_stick|two_lines_on`,
    unless:
      'covid|lft|antigen|lateral|pcr|racing_lines|expecting_rain|expecting_watts|expecting_a_ftp|injury|cold|hangover|knee|legs',
  },
  {
    topic: 'pregnancy',
    level: 'care',
    after: 'pregnancy',
    when: 'ftp_test|ramp_test|max|vo2|vo2max|sprint*|race|racing|hot|sauna|all_out|hiit|threshold|intervals|how_hard|heartrate|zones',
  },
];

export const pregnancyTexts: Texts = {
  first: [
    {
      notice: '',
      text: 'Moving is good for most people around pregnancy and birth, and your midwife or doctor decides what fits you: please ask them first. Ride by feel and chatty breathing, stay cool, drink and eat, avoid all-out efforts and roads where falls are likely. Bleeding, fluid, contractions, dizziness, chest pain or strong breathlessness mean stop and call them. I stay general here.',
    },
    {
      notice: '',
      text: 'As before, the people who look after you and the baby set the limits. Comfort counts more than fitness now: easy, short, cool, indoors when in doubt, and pelvic floor care before any hard work. Anything unusual means off the bike and a call. Hard tests and targets can wait.',
    },
    {
      notice: '',
      text: 'Please take that question to your midwife or doctor, and tell them what riding you have in mind. What they allow, I gladly shape into easy rides.',
    },
  ],
};

export const pregnancyStop: Texts = {
  first: [
    {
      notice: 'Please stop riding and call your midwife, maternity unit or doctor now.',
      text: 'What you describe has to be looked at today. If it is strong, if you feel faint or the pain is severe, call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). Sit or lie down, and ask someone to stay with you. Nothing about training matters right now.',
    },
    {
      notice: 'This needs your maternity team at once, not a coach.',
      text: 'Ring them, or the emergency services if you cannot reach them quickly. Rest on your side and keep somebody close. I am thinking of you.',
    },
  ],
  later: [
    {
      notice: 'First: what did your midwife or doctor say?',
      text: 'Until they have examined you I leave riding aside. Tell me once they have cleared you.',
    },
    {
      notice: 'Before anything about the bike, has the maternity team seen you?',
      text: 'Write it when they have, and what they allow.',
    },
  ],
};
