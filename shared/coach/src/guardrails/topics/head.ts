/**
 * Crashes and the head. A blow to the head, a broken helmet, or any change of thinking, balance, sleep, sight or stomach
 * after a fall. "Head unit", "headwind" and goals that are hit are no heads.
 */
import type { Rule, Texts } from '../types.ts';

export const headRules: Rule[] = [
  {
    topic: 'head',
    level: 'stop',
    when: `
      no|not|never|cannot|lost ~2 memory|remember|recall ~10 crash*|fell|fall|ride|rode|km|last|hour|minutes|town|hairpin*|landed
      see|seeing|sees >1 two|double ~8 everything|wheels|since|crash*|pile_up|fell ; knocked_out|knocked_cold|out_cold|sparked_out`,
    unless: 'password|login|name_of|route|recipe|heat|boiling|hot|tequila|vodka|wine|beer|drunk',
  },
  {
    topic: 'head',
    level: 'stop',
    term: true,
    when: `
      concus*|concussion|concussed|concusion|tbi|mtbi|brain_injury|head_injury|head_injuries|head_trauma|brain_bleed|skull_fracture|subdural|whiplash|post_concussion|post_concussive
      gehirnerschutterung|schadelhirntrauma|schadel_hirn_trauma|hirnerschutterung|schleudertrauma|commotion|traumatisme_cranien|trauma_cranien|traumatisme_craniens|conmocion|traumatismo_craneal|commozione|trauma_cranico|hersenschudding|hersenletsel`,
  },
  {
    topic: 'head',
    level: 'stop',
    when: `
      hit+|hitting|bang+|banged|smack+|bump+|whack+|knock+|crack+|slam+|smash+|thump+|bash+|conk+|clonk+|clout+|wallop+|thwack+|struck|strike|landed|land|bounc*|bang|scrap+|clip+|dong+|clobber+|split|cut|gash*|blow|knock|bump|lump|egg|stitches|bleeding|kick|elbow >3 head|skull|noggin|temple|forehead|back_of_head|napper|nut|bonce|face
      head|skull|forehead|face >3 hit|hits|met|meets|bounced|smacked|slammed|struck|cracked|first|smashed|bounce|scraped|into|against >4 ground|road|tarmac|floor|kerb|curb|car|tree|pavement|asphalt|windscreen|windshield|stem|bars|handlebar*|rock|wall|door|concrete|post|pole|branch|van|first|truck|bonnet|it
      landed|landing|went|fell|flew|dove|dived|came_down|crashed >2 on|onto|head >2 head|headfirst|first|face ; headfirst|head_first|face_plant*|faceplant*|headplant*|face_first
      head|kopf|schadel ~5 angeschlagen|gestossen|aufgeschlagen|geknallt|geprallt|gehauen|gefallen|aufgeprallt
      tete ~4 cogne*|tape|heurte*|choc|coup|frappe|percute|atterri|tombe; cogne tete
      cabeza ~4 golpe|golpee|golpeado|golpeo|di|choque|cai|caer|dado
      testa ~4 battuto|sbattuto|botta|colpo|picchiato|caduto|urtato|sbattere; zuccata
      hoofd ~4 gestoten|gevallen|geklapt|klap|geraakt|gebotst|smak|val
      rang|rung|ring >1 my_bell|bell >0; bell_rung|got_bell_rung|rang_my_bell`,
    unless: 'nail_on_head',
  },
  {
    topic: 'head',
    level: 'stop',
    when: `
      @helmet ~4 crack+|cracked|broke|broken|split|dent+|dented|smash+|smashed|destroyed|saved|shattered|in_two|in_half|in_pieces|pieces|two_pieces|caved|crushed|totalled|trashed|kaputt|gebrochen|zerbrochen|gerissen|casse|fendu|fissure|brise|roto|rota|partido|rompio|rotto|spaccato|rotta|crepato|gescheurd|gebroken|kapot|did_its_job|hit_ground|took_hit|took_the_hit|wrecked|toast|write_off|scuffed|scraped|impact
      cracked|broke|split|smashed|destroyed|wrecked|trashed >1 helmet|lid|casque|casco|helm`,
    unless:
      'dropped_it|dropped_my|drop_it|garage|shelf|table|car_roof|car_boot|closet|storage|bought|second_hand|ebay|how_old|years_old|luggage|suitcase|shipping|in_transit|delivery',
  },
  {
    topic: 'head',
    level: 'stop',
    when: '@crash ~10 @helmet >3 crack+|cracked|broke|broken|split|dent+|dented|smash+|smashed|destroyed|saved|shattered|in_two|in_half; @helmet >3 cracked|broke|broken|split|saved|smashed ~10 @crash',
    unless: 'dropped_it|fell_off_the_shelf|fell_off_my_bars|garage_floor|off_table',
  },
  {
    topic: 'head',
    level: 'stop',
    when: `
      knock+_out|knocked_out|out_cold|knocked_unconscious|ko_d|kod|sparked_out|bewusstlos|perdu_connaissance|knocked_silly|knocked_senseless|seeing_birdies ~12 @crash|head|helmet|second*|minute*|@me
      not|no|can_not|cannot|blank|gap|lost|patchy|hazy|foggy|barely|hardly|nothing|keine|nicht|pas|plus|aucun|sin|no|non|geen|niet >3 remember|memory|recall|memories|recollection|erinner*|souvenir*|souviens|rappelle|recuerd*|ricord*|herinner* ~8 @crash|how_i_got_home|what_happened|impact|ride_home|accident|minutes|hitting
      @crash ~10 @foggy|@dizzy|@headache|@vomit|@nausea|@confused|@drowsy|@vision|ears_ringing|ringing_ears|amnesia|balance|seizure|pupil*|slow|stars|wobbly
      @recentcrash ~14 @foggy|@dizzy|@headache|@vomit|@nausea|@confused|@drowsy|@vision|not_right|weird|off|sick|slow|tired|sleep*
      otb|over_bars|over_handlebars|over_the_bars|over_the_handlebars|uber_lenker|par_dessus_guidon|por_encima_manillar|oltre_manubrio|over_het_stuur ~12 dizz*|head*|hurt*|neck|sick|@foggy|@dizzy|@headache|tired|helmet|sore|shoulder|teeth|chin|jaw|now|feel*
      neck|spine|nacken|nuque|cou|cuello|collo|nek|genick|back ~5 @ache|stiff|broken|crunch* ~8 tingl*|numb*|arms|hands|weak*|pins ~14 @crash|@me
      neck|nacken|nuque|cuello|collo|nek|genick ~5 @ache|stiff ~6 @crash
      branch|rock|stone|bar|bars|stem|elbow|knee|wheel|ball|door|kerb|curb|car|road ~4 face|head|teeth|jaw|temple|chin ~12 @vision|@headache|@dizzy|@foggy|@nausea|hurt*|@drowsy|blood|stitches
      same_question|repeating_himself|repeating_herself|repeating_myself|repeats_himself|repeats_herself|keeps_asking|asked_the_same
      weiss|weis|wissen >2 nicht ~8 sturz|unfall|gekommen|passiert|hause ; rappelle|souviens ~3 plus|pas|rien ; no_recuerdo|no_me_acuerdo ~6 caida|accidente|nada|paso
      @faint ~6 @crash ; ko|kod|koed ~8 @crash|crit|sprint
      bump+|bumped|banged|knocked|clashed|cracked >1 heads|helmets ; ate|kissed|chewed|tasted|hugged >1 tarmac|asphalt|dirt|gravel|road|pavement|stem|bars|deck
      otb|over_bars|over_handlebars|over_the_handlebars ~24 noise|sleep|light|screens|tired|concentrate|headache|nausea*|fog*|moody|since
      @crash ~16 noise_annoys|not_concentrate|can_not_concentrate|sleep_12|sleeping_12|sleep_all|sleeping_all|same_question|grumpy|sleepy
      chin|cheek|jaw|teeth|tooth|nose ~4 stitch*|stitches|broken|split|smashed|knocked_out|chipped ~12 @crash|concentrate|head*|tarmac|road|bars|sick
      knocked >0 cold|senseless|silly|spark_out ; @crash ~16 reading_hurts|tooth|teeth|buzz* ; elbow*|kicked|punched ~3 temple|head|face|jaw ; nose|cheekbone|eye_socket|jaw >1 broken|broke|smashed ~14 sleepy|foggy|sick|head*|dizz*
      repeat*|repeating ~3 same|myself|himself|herself ~10 @crash|fell|head
      @crash ~14 ears >0 buzzing|ringing|ring ; ears >0 buzzing|ringing ~10 @crash
      rock|stone|branch|ball|elbow|barrier|barriers|door|bonnet ~4 forehead|head|temple|skull|face|head_first ; beule ~3 kopf ; golpe|botta|klap|klop|schlag|coup ~10 borroso|fischiano|mareado|nausea*|vomit*|schwindl*|ubel|flou|suizen|wazig
      valpartij|chute|caida|caduta|sturz ~6 brouillard|vergeet|olvido|dimentico|vergesse|oublie|nebbia|niebla|nebel ; not_remember|can_not_remember ~10 ambulance|roundabout|crash|car|ground ; feel|feeling|felt ~2 drunk ~8 @crash
      words ~4 not >2 come|find|right ~10 @crash|pile_up|since|head ; asked|asks|asking ~3 twice|again_and_again|same|three_times ~8 where|what|day|time|happened ~14 @crash|fell|head|hard
      bonnet|windscreen|windshield|pavement|kerb|tarmac ~8 my|his|her >0 head
      ears|ear|ohren|oreilles|oidos|orecchie|oren ~3 ringing|ring|buzz*|klingeln|sifflent|zumban|fischiano|suizen|pfeifen|bourdonnent ~10 @crash|head|hit
      blood|bleeding|fluid|liquid >3 from >2 ear|ears|nose ~10 @crash|head|fall
      pupil|pupils ~4 different|uneven|size|bigger|big
      hit_by|struck_by|knocked_off_by|run_over_by|doored|t_boned|taken_out_by >3 car|van|truck|lorry|bus|driver|taxi|suv|motorbike|motorcycle ~14 @foggy|@headache|@dizzy|head|neck|feel|weird|numb*|confus*|shak*|hurt*|sore|today|yesterday|just
      sleepy|drowsy|vomiting|vomited|threw_up|throwing_up|headache|foggy|nauseous|dizzy >2 since|after >3 @crash`,
  },
  {
    // Out without a blow is a matter of the heart.
    topic: 'head',
    level: 'stop',
    when: 'out >1 for >1 #2-90|few|some|couple|several|ten|maybe >1 seconds|second|secs|sec',
    unless: 'black|blacked|blacking|pass|passed|passing >0 out',
  },
];

export const headTexts: Texts = {
  first: [
    {
      notice:
        'Please stay off the bike: after a knock to the head or a crash like this, a check comes first.',
      text: 'Do not stay alone. Worsening headache, vomiting, confusion, odd sight, unusual sleepiness or neck pain: call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). Otherwise see a doctor today. Rest now, and return in steps only when cleared.',
    },
    {
      notice: 'This can be a concussion, even when the first hours felt fine.',
      text: 'No riding, indoors included, and no driving. Ask somebody to stay and watch you. See a doctor soon, and call for an ambulance if anything gets worse. Screens and effort can wait. Your head heals best in quiet.',
    },
    {
      notice: 'I would not want you on a bike in this state.',
      text: 'A second blow before the first has healed is the real danger. Let a doctor examine you, and keep a friend nearby until then.',
    },
  ],
  other: [
    {
      notice: 'Good that you watch them: after a crash like this, a check comes first.',
      text: 'Stay with them, and no riding. Vomiting, confusion, worsening headache, odd sight, unusual sleepiness or neck pain: call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). Otherwise a doctor today. They rest now, and return in steps only when cleared.',
    },
  ],
  check: [
    {
      notice: 'Quick question first: has a doctor cleared you after that knock, and are all signs gone?',
      text: 'If headache, fog, dizziness or odd sleep come back with effort, stop and go back for a check.',
    },
    {
      notice: 'Before we ride on: any signs left from the head or the crash?',
      text: 'If there are, rest and let a doctor look. If there are none, build up gently.',
    },
  ],
  later: [
    {
      notice: 'First: has someone examined you since the knock?',
      text: 'Training waits until a doctor says yes and the signs are gone. Write that to me and I help you back in steps.',
    },
    {
      notice: 'I remember the crash, so I ask again before anything hard.',
      text: 'Are you cleared, and free of headache and fog? Once you say so, we go on.',
    },
    {
      notice: 'Your head comes before your legs.',
      text: 'Please get the check done. I keep your question in mind and answer it when you are cleared.',
    },
  ],
  thanks: [
    { notice: '', text: 'You are welcome. Rest, keep someone near, and get help early if anything changes.' },
    { notice: '', text: 'Good. Quiet days now. The bike will still be there.' },
    { notice: '', text: 'Get well. Write when you have been seen.' },
  ],
};
