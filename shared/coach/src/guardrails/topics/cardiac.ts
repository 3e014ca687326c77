/**
 * Heart, breath, fainting, clots. Effort makes hearts pound and riders gasp, so speed alone is no sign: pain, pressure,
 * a wrong rhythm, rest, sudden weakness and fainting are. Fainting during effort is worse than after it.
 */
import type { Rule, Texts } from '../types.ts';

export const cardiacRules: Rule[] = [
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      hcm|hocm|arvc|hypertrophic|lqts
      @hr >1 #150-250 ~3 sofa|couch|bed|desk|telly|tv|doing_nothing|standing_still|lying
      ripping|tearing ~2 pain|ache ; abnormal >0 heartrate|heart|hr|pulse|rhythm ; white_as_sheet|white_as_a_sheet|grey_in_face
      stress_echo|heart_scan|angiogram|holter ; @heart >1 goes|went|going|go|gone >1 bananas|nuts|mental|haywire|ballistic|berserk|bonkers ; not|will_not|refuses ~2 come_down ~8 @hr|stop`,
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      @chest ~4 @ache|@tight|@odd|numb*|hurty|tingl*|bad
      @ache|@tight ~5 @chest
      chestpain*|brustschmerz*|brustenge|brustdruck|herzschmerz*|herzstechen|herzdruck
      stabbing|sharp|pain|ache|pressure|twinge|stitch|tight* ~3 left_side ~4 breathe|breath|rib*|heart|chest|climb*|ride|riding|effort
      elephant|someone|person|anvil|weight|brick|lead >3 sitting|standing|sat|stood|kneeling|pressing >2 me
      @ache|@tight|@numb|dead|weak|lead|heavy ~4 @leftarm
      @leftarm ~3 goes|went|going|gone ~2 dead|numb|heavy|weak|funny
      @ache|tight|tightness|pressure ~3 @jaw ~8 climb*|effort*|hard|ride*|riding|exercise|arm|chest|exert*|uphill|push*
      @ache|tight|tightness ~3 @jaw ~4 arm|shoulder|neck
      pain|ache|pains|aching|pressure >4 radiat*|spread*|shoot*|travel*|goes|going|down|moves >4 arm|jaw|neck|shoulder ~10 chest|heart|sternum
      angina ~4 @me
      throat ~3 tight*|squeez*|pressure|choking|chok+|constrict*|strangl* ~10 climb*|uphill|effort*|hard|exert*|push*|exercise
      ache|aching|pain|discomfort|twinge|stitch|burn|burning|squeez*|tight* ~8 shoulder_blade|shoulder_blades|teeth|armpit|throat|jaw|upper_chest|collarbone ~8 stop+|stopped|coast*|ease*|rest|soft_pedal|fades
      @ache|@tight ~6 spread*|radiat*|creep*|travel* ~5 neck|teeth|jaw|arm|arms|shoulder|throat|back
      teeth|gums|jaw|throat|earlobe ~3 @ache|@tight|hurt*|ache* ~6 climb*|uphill|effort*|push*|exert*|hard
      @chest ~8 fades|eases|goes_away|went_away|stops_when|disappears|until_i_stop|when_i_stop|when_i_slow|when_i_ease|soft_pedal
      @tight|band|belt ~4 ribs|lungs|upper_body|rib_cage ~8 @effort|pace|climb*|hard|effort*|push*|uphill|ride|riding|goes|breath*
      press*|squeez*|tight*|crush* >4 upper_body|ribs|lungs|torso ~10 stop*|rest|ease* `,
    unless: `jersey|jerseys|gilet|skinsuit|bib|bibs|kit|backpack|hydration_pack|jacket|zip|size|sizing|wetsuit
      flat_bars|chest_to_bar|bench_press|chest_press`,
    soft: 'push_ups|pushups|press_ups|pull_ups|doms|bench|gym|dips|weight_training|lifting',
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      @heart ~3 skip+|flutter+|flip*|flop*|somersault*|backflip*|stop+|stopped|pause+|miss+|irregular*|stutter*|bounc*|@odd|hurt*|ache*|aching|pain*|misbehav*|gallop*|dance+|stumbl*|sting*|burn*|sore|squeez*|tight*|twinge*|stich*|sticht|stolper*|tut_weh|saute+|rate|salta|saltos|sussult*|vuelco*|slaat_over|overslaat|bonst
      skip+|miss+|extra|missed|dropped|funny|weird|irregular*|double|ectopic >1 beat|beats|heartbeat|heartbeats|thumps
      flip_flop*|flipflop*|flutter+|fluttering|butterfly|butterflies|fish|bird ~4 @chest|@heart|rib*
      ticker ~4 playing|acting|dodgy|trouble|problem*|worry*|weak|@odd|bad|dicky
      dicky|dodgy|dodgey|bad|weak|iffy|wonky|irregular|bum >0 heart|ticker|pump|pulse|hart
      heart|ticker ~5 escape|burst|bursting|explode|exploding|jump_out|jumping_out|out_of_my_chest|out_of_chest|leap_out|pop_out|clappers|give_out|giving_out|gave_out|packing_in|packed_in|conking|protest*|complain*|pausing|hiccup*|stall*|short_circuit*|misfir*
      my|his|her|heart >0 heart ~10 @rest|easy|rolling|coasting|slow|slowly|recovery|flat|tv
      heart|ticker ~4 #110-250 ~6 tv|sofa|couch|sitting|bed|rest|easy|nothing|lying|desk|coasting|walk*
      flutter+|fluttering|flutters|fluttery
      hold|holding|held|grab|grabbed|lean|leaned|cling >2 on|onto|against|to >3 fence|wall|car|something|someone|railing|lamppost|post ~14 sprint*|climb*|dizz*|see|spin*|black|world|legs|effort|faint*
      see|saw|seeing|sehe|vois|veo|vedo|zie ~4 black_and_white|black|spots|stars|double|grey|schwarz|noir|negro|nero|zwart ~8 sprint*|effort|climb*|interval*|everything|after|nach|apres|despues|dopo|na
      throat|neck ~4 lump|pressure|tight*|squeez*|choke|choking ~10 when|over|climb*|hard|#|effort*|sprint*
      corazon|coeur|cuore|herz|hart ~5 acelera*|accelere|emballe|rast|rapido|vite|schnell|veloce|snel|fort|fuerte|forte|palpit*|late|bat|batte|schlagt|klopt|racet|rase ~8 noche|nuit|notte|nacht|reposo|repos|riposo|ruhe|rust|cama|lit|letto|bett|bed
      manca|manque|falta|fehlt ~3 respiro|fiato|aria|aire|souffle|luft ~8 riposo|repos|reposo|anche|meme|incluso|scale|escaliers|sempre|ruhe
      @hr ~6 #90-220 >3 to >1 #20-45 ; @hr ~4 #20-36 ~8 faint|fading|dizz*|weird|felt
      heart ~3 enlarged|thick|thickened|swollen|scarred|weak|inflamed|damaged|oversized ; herz ~3 setzt >3 aus ; coeur ~3 rate|saute|arrete
      poitrine|pecho|petto|brustkorb|borstkas ~8 ressens|point|spure|merke|siento|noto|sento|voel|avverto|sens|gene|molestia|fastidio
      hart|heart ~5 op_hol|tekeer ; corazon ~5 rapido|acelerado|loco|fuerte ; pounding|thumping|throbbing ~3 neck|throat|ears ~8 night|bed|rest|sofa|lying
      saw|see|seeing|went >1 black >2 for|a >1 sec|second|moment|bit|seconds ; watch ~4 buzzed|alert|alarm|warned|warning ~4 high|low|hr|heartrate|heart
      irregular*|erratic|uneven >1 pulse|heartbeat|heart|rhythm|herzschlag|hartslag|heartrate`,
    unless: `flag|flags|flapping|measure|hrv|heart_zone|heart_zones|heart_monitor|when_i_saw|saw_the|price|beautiful|new_bike|she_said|fell_in_love|the_news|in_my_mouth|breaks_my_heart
      broke_my_heart|not_in_it|to_sell|lose_heart`,
    soft: 'strap|sensor|glitch*|cadence_lock|static|dropouts',
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      @heart|@hr ~5 race+|racing|pound+|pounding|thump+|hammer+|hammering|beat+_fast|beating_fast|beating_hard|beating_out|fast|going_mad|going_crazy|rast|klopft|s_emballe|bat_vite|acelerad*|late_rapido|corre|batte_forte|tekeer|sky_high|through_roof|wild ~7 @rest
      heart|herz|coeur|corazon|cuore|hart ~8 boom|bang|banging|drum|drumming|jackhammer|crazy|mad|thud*|jump* ~8 bed|night|sofa|couch|lying|rest
      heart|heartbeat|ticker ~6 in_bed|lying_in_bed|on_sofa|on_couch|at_night|lying_down|middle_of_night
      heart|pulse ~6 not >2 slow|calm|settle|come_down|go_back ~10 bed|after|hours|rest|stop*|sit*
      @rest ~5 racing_heart|pounding_heart|heart_racing|heart_pounding
      @heart >2 race+|racing|pounding >3 out_of_nowhere|for_no_reason|randomly|suddenly|like_crazy_for
      racing|pounding >0 heart ~8 dizz*|faint*|breathless|sweat*|clammy|scared|rest`,
    unless: 'before_start|start_line|before_race|race_nerves|start_grid|caffeine_free',
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: 'my heart >2 race+|racing|pounding|hammering|fluttering; heart >2 racing|pounding >1 now|right_now|all|since',
    unless: '@hardeffort; when_i; after; sprint*; ride|riding; descent*; bear|dog|car|price|interval*',
  },
  {
    topic: 'cardiac',
    level: 'stop',
    term: true,
    when: `
      palpitation|palpitations|palpitating|palpitat*|palps|arrhythm*|arrythm*|arhythm*|arythm*|afib|a_fib|atrial|fibrillat*|ectopic|ectopics|tachycard*|tachicard*|bradycard*|svt|pvcs|extrasyst*|supraventricular|vtach|v_tach
      herzrasen|herzstolper*|herzrhythmus*|vorhofflimmern|herzklopfen|herzaussetzer|tachycardie|arythmie|taquicardia*|arritmia*|palpitacion*|tachicardia|aritmia|palpitazion*|hartkloppingen|hartritme*|boezemfibril*|hartoverslag*
      heartattack|heart_attacks|herzinfarkt|infarkt|crise_cardiaque|infarctus|infarto|hartaanval|hartinfarct
      cardiac_arrest|cardiac_event|cardiac_issue|cardiac_issues|cardiac_problem*|cardiac_history|cardiac_scare|cardiac_symptom*|cardiologist_said|sudden_cardiac
      stent|stents|heart_bypass|bypass_surgery|bypass_op|double_bypass|triple_bypass|quadruple_bypass|pacemaker|defibrillator|implanted_defib|myocard*|pericard*|cardiomyop*|heart_murmur|murmur|angina|heart_disease|heart_condition|heart_problem*|heart_failure|heart_surgery|heart_op|heart_operation|heart_defect|heart_trouble|heart_issue*|heart_valve|leaky_valve|aortic|aneurysm|long_qt|brugada|wolff_parkinson|marfan|lbbb|heart_block|ablation|cardioversion|enlarged_heart|thick_heart|hole_in_heart|heart_inflammation
      had|after|my|triple|quadruple|double|since ~2 bypass|by_pass ~4 in|surgery|operation|op|months|weeks|year|ago
      herzfehler|herzmuskelentzundung|herzschrittmacher|herzprobleme|herzkrank*|herzoperation|probleme_cardiaque|problemes_cardiaques|probleme_coeur|myocardite|souffle_coeur|marcapasos|problemas_corazon|problema_corazon|problema_cardiac*|problemi_cuore|problemi_al_cuore|soffio_cuore|hartproble*|hartklacht*|hartspier*
      blood_clot|blood_clots|clot_in|dvt|pulmonary_embol*|embolism|embolie|thrombos*|thrombose|trombos*`,
    unless: 'valve_extender|frame|inner_tube|clot_buster',
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      @hr ~4 stuck|stays|stay|stayed|jump+|spike+|shot|shoots|shooting|leap+|leapt|rocket*|skyrocket*|random*|went|goes|hit|hits ~5 #215-320
      @hr ~3 stuck|stays|stayed|jump+|spike+|random*|suddenly|shot_up|shoots_up|leap+ ~5 #195-320
      @hr ~4 stuck|stays|stayed|jump+|spike+|shot|shoots ~6 #110-320 ~5 resting|at_rest|sofa|couch|bed|sitting|sleep|doing_nothing|easy|no_reason|flat|coasting|standing_still|soft_pedal*
      @hr >2 #105-260 ~4 at_rest|resting|sofa|couch|in_bed|sitting|lying|doing_nothing|desk|in_ruhe|au_repos|en_reposo|a_riposo|in_rust
      @hr >3 not >2 come_down|go_down|drop|slow|settle|recover ~5 hour*|rest|stop*|after|even|minutes
      @hr ~3 all_over_place|all_over_the_place|erratic|irregular*|up_and_down|haywire ~6 rest|resting|sitting|easy|feel|bed|dizz*
      @hr >2 drop+|dips|dropped|fell|plummet* ~3 #20-36`,
    soft: 'strap|sensor|glitch*|cadence|battery|static|garmin|watch|optical|wrist|wahoo|polar|monitor|broken|wrong|error',
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      @faint
      nearly|almost|about_to|going_to|close_to|felt_like|feel_like >2 pass|black|faint|keel|go >1 out|over
      woke|wake|waking|came|come|coming >2 up|to|round|around >5 ground|floor|tarmac|road|ditch|ambulance|verge|grass|gutter|hospital|pavement|asphalt|hedge|strangers|paramedic*
      next_thing_i_knew|next_thing_i_know|next_thing_i_remember ~8 ground|floor|gutter|kerb|ditch|road|tarmac|ambulance|lying|grass|hospital|people
      world|room|road|horizon|ground >2 tilted|tilts|spinning|spun|swayed|moved|tilting
      everything|vision|world|sight|eyes|it|all|things >2 went|goes|go|going|gone|turned|turn|turns|gets|got >1 black|dark|grey|gray|white|dim|blank|fuzzy|blurry|narrow|tunnel|spotty|starry|patchy
      tunnel_vision|see_stars|seeing_stars|saw_stars|spots_before_eyes|black_spots|black_dots|stars_in_my_eyes|vision_narrow*|vision_tunnel*|vision_went|lost_my_vision|schwarz_vor_augen|vor_augen_schwarz|sternchen|voile_noir|tout_noir|vista_nublada|todo_negro|visto_nero|vedo_nero|tutto_nero|zwart_voor_ogen|voor_ogen_zwart|sterretjes
      legs >3 from_under|from_underneath ~12 floor|ground|woke|people|podium|fell|collapsed|dizz*
      woke|came ~4 people|strangers|crowd ~3 around|over|above
      legs >2 gave_way|give_way|gave_out|buckled|went_from_under|turned_to_jelly ~6 dizz*|sudden*|collaps*|floor|ground|vision|fell
      @me >4 went_over|dropped|went_down >2 like_a >1 sack|tree|log|stone ~6 climb|finish|effort|sudden*|warning`,
    soft: 'on_sofa|on_couch|in_bed|into_bed|on_my_bed|pillow|asleep|nap|on_the_sofa|on_the_couch',
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      @dizzy
      got|went|turned|all|felt|feel|feeling|came_over|come_over|gone >2 clammy|ashen|grey|gray|pale|white_as|cold_sweat*|deathly
      faint_feeling|feel_faint|felt_faint|feeling_faint|going_faint|bit_faint|came_over_faint|come_over_funny|came_over_funny|come_over_all_faint|funny_turn|funny_turns|funny_spell|dizzy_spell*`,
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      @breathless ~5 @rest
      @breathless ~4 @smalleffort
      @breathless ~6 worse_than_usual|worse_than_ever|new|suddenly|sudden|never_before|weeks|since|unusually|lately|for_days|any_more|ankles|swollen|pillows
      wake|woke|waking >4 gasping|choking|breathless|not_breathe|short_of_breath
      not >1 breathe >3 properly|lying|flat|night|bed|sitting|now|help|full|deep
      not_take deep_breath; deep_breath* ~4 @ache; breathing|breathe|breath ~3 hurt*|pain*|stab*|sharp
      atmen ~3 schwer|schmerz*|weh; respir* ~3 mal|dolor|duele|douleur|dolore; einatmen ~4 sticht|schmerz*|weh
      ankles ~3 swollen|swell*|puffy ~8 breath*|tired|heart|lying|fluid
      cough+|coughing|spit+|spat|hack+|bringing|brought|phlegm|spit|saliva|spucke|huste*|crache*|tousse|toso|tosiendo|escupo|sputo|tossito|hoest* ~4 blood|bloody|blut|sang|sangre|sangue|bloed
      cough+|spit+|spat|phlegm|frothy ~2 pink|red; bluthusten|bloedspuwen; pink_froth|frothy_sputum`,
    unless:
      'nose|nostrils|bar_tape|pollen|through_my_nose|nasal|corset|flat_pedals|flat_road|flat_bar|flat_tt',
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      not_breathe|can_not_breathe|cannot_breathe|not_get_air|not_get_enough_air|fighting_for_air|fighting_for_breath|air_hunger|suffocating|keine_luft|ahogando|no_puedo_respirar|manca_aria|non_riesco_respirare|peux_plus_respirer|plus_respirer|geen_lucht|kann_nicht_atmen|nicht_atmen`,
    unless: 'nose|nostrils|nasal|mask|fabric|jersey|jacket|shoes|material|tight_jersey|kit',
    soft: '@hardeffort|effort*|push*',
  },
  {
    topic: 'cardiac',
    level: 'stop',
    when: `
      @calf ~6 @swollen|bigger|fatter|tight|huge ~9 hot|warm|red|flight|plane|one|throb*|heiss|chaud*|caliente|caldo|calda|one_leg|tender|purple|blue
      hot|red|warm ~3 @calf ~5 @swollen|flight|plane|bigger|only_one
      @calf ~5 @ache|@swollen ~6 flight|long_haul|plane|flew
      @family|friend|mate|teammate|clubmate|coworker ~5 died|dies|dropped_dead|dropped|passed_away|death|gone|gestorben|mort|murio|morto|overleden|tot ~6 sudden*|young|heart|heartattack|#18-59|bike|ride|race|running|plotzlich|subitement|repentina*|improvvis*|plotseling|coeur|herz|corazon|cuore|hart
      guy|man|rider|bloke|someone|mate|clubmate|friend|lad ~8 dropped|died|collapsed|gone ~6 heart|heartattack|#28-59.
      mi|mis ~4 first|had|his|her|my|since|after|mild|had_an ; ejection_fraction; ef ~4 heart|doctor|cardiologist|echo; mitral|bicuspid|regurgitation|prolapse ~4 valve|heart|mitral|aortic|leaky|mild
      ecg|ekg|echo|holter|heart_scan|heart_test|stress_test|cardiologist|cardiology ~8 waiting|called|results|result|appointment|referred|referral|booked|back|pending|tomorrow
      @calf ~4 hot|red|purple ~6 hard|swollen|sore|painful|cramp|tender|hurts|warm ; luft ~3 schlecht|wenig|kaum|keine
      @family ~8 heart|hearts ~8 before|#35-65|young|all|died|early ; stairs ~8 stop|stopping|halfway|half ~6 air|breath|puff
      went|gone|go >1 blank ~8 moment|second|ground|floor|hands|lights ; something|it ~2 grips|gripping|squeezes|clamps >2 upper_body|chest|ribs
      sudden_death|sudden_cardiac_death|dropped_dead|cardiac_death|plotzlicher_herztod|mort_subite|muerte_subita|morte_improvvisa
      heart ~4 family|runs_in ~4 problem*|disease|history|trouble|attack*|family
      heartburn|indigestion|reflux|acid ~8 climb*|uphill|effort*|push*|exert*|goes_when_i_stop|stops_when_i_stop|every_hill
      cold_sweat|cold_sweats|clammy|gone_grey|went_grey|ashen ~10 @ache|arm|chest|jaw|sick|faint*|dizz*|breath*|nausea*
      impending_doom|sense_of_doom|feel_like_i_am_dying_at|thought_i_was_having_a_heart
      left_side >2 @numb|@ache|tight ~6 chest|arm|breath*|heart
      ecg|ekg ~4 abnormal|showed|weird|irregular|flagged|not_normal|funny|changes|worr*|says|warning|inconclusive
      watch|garmin|apple_watch|whoop|fitbit|kardia ~6 irregular_rhythm|afib_alert|abnormal_rhythm|irregular_heart|atrial*|low_heart`,
    unless:
      'gel|gels|spicy|coffee|curry|meal|dinner|lunch|food|ate|eat|eating|drink_mix|breakfast|isotonic|bars',
  },
  {
    // Whoever speaks of their heart, and not of its rate, its health or their feelings, is asked.
    topic: 'cardiac',
    level: 'check',
    when: 'my|his|her >0 heart|herz|hart|coeur; mein >0 herz; mon >0 coeur; mi|el >0 corazon; mio >0 cuore; mijn >0 hart; chest. ~0; my >0 chest',
    unless: `health|healthy|stronger|strength*|size|bigger|volume|efficien*|adapt*|good_for|muscle|zones|pumping|set_on|not_in|in_it
      down|low|aero|position|lower|bars|stem|press|workout|gym|strap|belt|broke|broken|love|loved|melts|full|content|warm
      loves|soul|content|pocket|jersey|zip|size|measure|cold_air|sing*|wind|hairy|day|exercise*|muscles`,
  },
];

export const cardiacTexts: Texts = {
  first: [
    {
      notice: 'Please stop riding and take this seriously: it can come from the heart.',
      text: 'If it is there now, comes back or gets worse, sit down, tell somebody near you and call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). If it has passed, see a doctor before you ride again. No training until then. I am here afterwards.',
    },
    {
      notice: 'This still needs a doctor before any more riding.',
      text: 'Do not test it with one more effort and do not drive yourself. Sit, stay with someone, and ring your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia) if it is happening or returns. Otherwise book a heart check now and mention the bike.',
    },
    {
      notice: 'I hear that the worry has not gone, and neither has my answer: off the bike.',
      text: 'Heart, chest, breath and fainting signs are for a doctor, today if they are new. Ask a person to stay near until someone has examined it. Emergency services would rather come once too often.',
    },
  ],
  other: [
    {
      notice: 'Please take this seriously for them: it can come from the heart.',
      text: 'If it is happening now or comes back, let them sit down, stay with them and call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). Not awake and not breathing normally: chest compressions and a defibrillator. If it has passed: a doctor before any ride.',
    },
  ],
  check: [
    {
      notice: 'One question first: is your heart or chest fully cleared by a doctor?',
      text: 'If anything like pain, pressure, an odd rhythm or fainting shows up, stop at once and have it seen before you ride on.',
    },
    {
      notice: 'Before we go on: has a doctor ruled out the heart for what you mention?',
      text: 'If not, ask for a check soon. If it returns on the bike, stop and get help.',
    },
  ],
  later: [
    {
      notice: 'First a short check: has a doctor looked at what you told me?',
      text: 'I leave training aside until then. Once you write that it was examined and you are cleared, I go on gladly.',
    },
    {
      notice: 'I would like to help with that, and I am still waiting for one word: cleared?',
      text: 'Signs from the heart come before fitness. Tell me when a doctor has had a look, and we pick up right here.',
    },
    {
      notice: 'Not yet, for your own good.',
      text: 'Please have the heart and chest signs examined. After that, write what you were told you may do, and we plan from there.',
    },
  ],
  thanks: [
    {
      notice: '',
      text: 'Good. Take care of yourself, and let somebody know how you feel. I am here when you are back.',
    },
    { notice: '', text: 'You are welcome. Getting it looked at is the right call. Write whenever you like.' },
    { notice: '', text: 'Anytime. I hope that it turns out to be harmless.' },
  ],
};
