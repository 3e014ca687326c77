/**
 * Injuries beyond everyday aches. A sore bum, tight calves, numb hands on a long ride or a knee niggle are questions of
 * fit and pass. Sharp, swollen, after a crash, lasting, unable to load, numb that stays, broken: those do not.
 */
import type { Rule, Texts } from '../types.ts';

export const injuryRules: Rule[] = [
  {
    topic: 'injury',
    level: 'care',
    when: `
      foot|toes >1 drop|drops|dropping|drag|drags|dragging ~8 walk|walking|back|leg|step
      @bone|thumb|finger|ankle|shoulder|arm ~5 step_in|tenting|pointing|points|bent|wrong_way|wrong_direction|flappy|dangling|hanging_off|crooked|new_direction|out_of_place|misshapen|lumpy
      heard|felt ~1 snap|crack|pop ~8 deck|fell|fall|crash*|landed|hit
      cast|sling|splint|boot ~5 cut_off|cut_it_off|took_off|took_it_off|removed|off_early|one_handed
      hurts|pain|tender|sore ~2 one ~1 spot|place ~8 bed|rest|night|shin|bone
      trouble|not|hard|struggle ~2 pee|peeing|urinate|wee ~12 numb|saddle|days`,
    unless: 'bike|frame|rim|spoke|seatpost|hanger|computer',
  },
  {
    topic: 'injury',
    level: 'stop',
    when: `
      @privates|crotch|saddle|genital*|schritt|entrejambe|entrepierna|inguine|kruis ~4 numb|numbness|no_feeling|not_feel|dead|tingl*|lost_feeling|taub|taubheit*|engourdi*|insensible|entumec*|intorpidit*|gevoelloos|doof ~7 stay*|still|hours|days|weeks|week|permanent*|all_day|not_go*|next_day|next_morning|lasting|lasts|constant*|mornings|always|later|seit|tagen|noch|depuis|toujours|desde|siempre|da|sempre|sinds
      not_get_it_up|erectile|erection|erections|impotent|impotence|ed ~6 saddle|ride|riding|cycling|numb|bike|since
      @privates ~3 swollen|twisted|torsion|lump|excruciating|agony|severe|unbearable|sudden|blue|hard|throb*|ache*|killing
      cauda_equina|saddle_anaesthesia|saddle_anesthesia; not ~2 control|hold|feel ~2 bladder|bowel|bowels ; incontinen* ~6 back|spine|numb
      back|spine ~6 numb*|tingl* ~4 legs|both_legs|groin|foot ~8 bladder|weak*|pee|bowel`,
    unless: 'comfort|toes|hands|fingers|feet',
  },
  {
    topic: 'injury',
    level: 'care',
    when: `
      broke|broken|break|breaking|fractur*|fracture|fractured|crack|cracked|snapped|shattered|smashed|chipped|busted|dislocat*|dislocated|gebrochen|bruch|fracture|casse|cassee|roto|rota|rompi|rompido|fracturado|rotto|rotta|fratturat*|gebroken|breuk|pop+_out|popped_out ~4 @bone
      fractur*|fraktur|frattura|fractura|breuk|knochenbruch|broken_bone|broken_bones|hairline|stress_fracture*|stressfraktur|bone_stress|bone_bruise|stress_reaction|ermudungsbruch|dislocat*|subluxat*|separated_shoulder|ac_joint|ac_separation|avuls*
      torn|tore|tear|ruptur*|snapped|popped|pulled|strain+|strained|sprain+|sprained|twisted|wrenched|ripped|gerissen|riss|zerrung|gezerrt|dechir*|claqu*|elongation|entorse|foulure|desgarro|rotura|esguince|strappo|stirament*|distorsion*|gescheurd|verrekt|verstuikt ~4 @joint|ligament|muscle|cartilage|meniscus|hamstring|muskel|band|muscolo|musculo|spier
      menisk*|menisc*|menisque|kreuzband*|cruciate*|croises|ligamento|ligamentos|legamento|legamenti|muskelfaserriss|claquage|dechirure|strappo_muscolare|spierscheuring
      ausgekugel*|luxation|luxiert|luxe|luxee|lussazione|lussata|luxacion|dislocado|dislocada|ontwricht|uit_de_kom
      acl|mcl|pcl|meniscus|rotator_cuff|labrum|labral|achilles_rupture|baker_cyst|herniat*|hernia|slipped_disc|slipped_disk|bulging_disc|disc_bulge|prolapsed_disc|sciatic*|sciatica|pinched_nerve|trapped_nerve|compartment_syndrome|bandscheibe*|bandscheibenvorfall|ischias|hernie|sciatique|hernia|ciatica|sciatica|ernia|sciatalgia
      tend?nitis|tendonitis|tendinitis|tendinopath*|tendonopathy|bursitis|fasciitis|plantar|patellofemoral|chondromalac*|arthritis|osteoarthritis|carpal_tunnel|ulnar_nerve|sehnenentzundung|schleimbeutel*|tendinite|bursite|tendinitis|peesontsteking|slijmbeurs*|iliac_artery|endofibrosis|popliteal
      @joint ~4 @swollen|sharp|stabbing|shooting|excruciating|unbearable|severe|agony|agonising|agonizing|swollen|swelling|swell+|swole|ballooned|bruised|deformed|popped|gave_way|gives_way|giving_way|gives_out|gave_out|buckle+|stechend*|stechende|starke|heftige|geschwollen|dick|gonfle|gonflee|vive|aigue|hinchad*|agudo|aguda|fuerte|gonfio|gonfia|acuto|acuta|forte|gezwollen|hevige|scherpe|stekende|click*_and_hurt*|grinding_and_pain
      not|can_not|cannot|unable|struggle|barely|hardly|hurts_to|kann_nicht|peux_pas|puedo|riesco|kan_niet|kaum ~2 walk|stand|bend|straighten|weight_bear|put_weight|bear_weight|lift_my|lift|raise|grip|turn_my|turn|move|sit|climb_stairs|laufen|auftreten|gehen|beugen|heben|marcher|plier|caminar|andar|doblar|camminare|piegare|lopen|buigen ~7 @joint|pain|hurt*|swollen|schmerz*|after|since|properly|arm|leg|head|back|without
      @joint ~5 @ache ~7 @lastingi
      @ache ~4 @joint ~7 @lastingi
      @joint ~3 thick|creak*|crunch*|gritty|lump|grinding ~8 @lastingi|hurt*|stiff|mornings
      @joint ~3 killing|kills >0 me ~10 since|weeks|days|still|crash|fell|swollen|hit|deck|month
      knieschmerz*|ruckenschmerz*|schulterschmerz*|nackenschmerz*|huftschmerz* ~6 @lastingi|stark*|sturz|seit
      knee|back|hip|neck|elbow|finger|jaw ~3 lock+|locks_up|locked_up|seized|seizes
      size_of|big_as|as_big|like_a ~3 melon|grapefruit|golf_ball|orange|tennis_ball|football|balloon|egg|watermelon
      not_feel|no_feeling ~4 toe|toes|finger|fingers|foot|feet|hand|hands|thumb ~8 since|days|weeks|any_more|still|properly|winter
      knee|knees|ankle|calf|elbow|wrist ~3 hot|fat|huge|enormous|massive ~8 ride|swollen|red|after|crash ; spasm|spasms|seized ~6 back|neck ~8 bad|floor|can_not|not|move|stuck
      numb|numbness ~3 hand|hands|finger|fingers|foot|feet|toe|toes ~4 not >1 wake|come_back|go
      being_stabbed|stabbed|knife_in|like_a_knife ~5 @joint ; @joint ~6 stabbed|knife ; can_not|not >2 put >2 sock|socks|shoe|shirt|jacket >1 on ; verstaucht*|verstauchter|umgeknickt|torci|torcido|storta|foulure|verzwikt ~5 @joint|knochel|knie|fuss
      @joint >2 go|went|goes >0 bang|pop|crack|ping|snap ; arm|leg|shoulder|wrist ~3 hangs|dangles|droops|bent|crooked ~8 since|crash|went_down|fell|funny
      @lastingi ~2 @joint ~3 @ache
      @joint ~5 @ache ~8 @recentcrash|crash|crashed|fell|fall|accident|gesturzt|sturz|chute|caida|caduta|gevallen|wakes_me|wake_me|at_night|in_bed|even_walking|when_walking|walking|stairs|limping|limp|every_step|worse_every|getting_worse|worse_each
      @crash ~8 @joint ~5 @ache|swollen|swelling|not_move|not_lift|weird|stiff|bruise*|hurt*|sore
      felt|heard|feel|hear >2 pop|snap|crack|rip|tear|ping|twang ~6 @joint
      can_not|not|hurts_to|unable ~2 push_off|tiptoe|stand_on|bear|load|pedal|hold_the_bars|grip_the_bars ~8 @joint|pop|pain|since
      gefallen|gesturzt|tombe|cai|caduto|gevallen ~6 schulter|arm|handgelenk|hufte|knie|epaule|poignet|hombro|muneca|spalla|polso|schouder|pols
      numb|numbness ~3 finger|fingers|hand|hands|foot|feet|toe|toes ~8 day >0 #2-30
      numb|numbness|tingl*|no_feeling|not_feel|pins_and_needles|taub|taubheit*|engourdi*|entumec*|intorpidit*|formicol*|gevoelloos|tintel* ~5 hand|hands|finger|fingers|foot|feet|toe|toes|arm|leg|thumb|pinky|ring_finger|hande|finger|fuss|zehen|mains|doigts|pied|manos|dedos|pie|mani|dita|piede|handen|vingers|voet ~8 days|weeks|week|not_go|not_going|not_gone|stay+|stays|still|permanent*|constant*|off_the_bike|next_day|all_day|hours_later|hours_after|for_hours|night|at_night|weak|drop_things|dropping_things|lasting|month*|even_when_not|seit_tagen|seit_wochen|depuis|desde_hace|da_giorni|da_settimane|al_dagen|al_weken|not_come_back
      @bone|collarbone|shoulder|wrist|hip|rib|ribs ~4 sticking_out|bump|lump|deformed|wonky|crooked|click*|crunch*|grat* ~8 @crash|fell|hurt*|pain
      surgery|operation|my_op|knee_op|meniscus_op|hip_op|acl_op|shoulder_op|back_op|foot_op|hernia_op|post_op|since_op|after_op|operated|operiert|operation|operacion|operado|operato|operazione|intervento|geopereerd|opere|arthroscop*|hip_replacement|knee_replacement|new_hip|new_knee|plate_and_screws|plated|pins_in|screws_in|in_a_cast|in_cast|in_a_sling|in_a_boot|in_plaster|on_crutches|crutches|gips|krucken|platre|bequilles|escayola|muletas|gesso|stampelle|gipsverband|krukken ~12 @me|ride|train*|weeks|back|when|since|after
      stitches|stitched|gash|deep_cut|wound|infected|pus|abscess|boil|cellulitis|oozing|red_streak*|wont_stop_bleeding|not_stop_bleeding|bone_showing|see_the_bone|see_bone|to_the_bone|eiter*|abszess|abces|infecte|infectad*|infettat*|ascesso|ontstoken|wond ~8 saddle|sore|road_rash|knee|elbow|leg|arm|ride|skin|cut|hip|hot|spreading|fever|crash|sitting|bum
      road_rash ~6 infect*|pus|deep|hot|smell*|red|oozing|spread*|fever
      injured|injury|verletzt|verletzung|blesse|blessure|lesion|lesionado|lesionada|infortun*|geblesseerd|blessure ~7 still|bad|badly|serious|return|come_back|coming_back|my|i|knee|back|again|weeks|recover*|rehab|since
      physio|physiotherapist|mri|x_ray|xray|orthopaed*|orthoped*|surgeon ~8 @joint|said|told|scan|shows|hurt*|pain|tear|torn|waiting|injur*
      hurt|injured|tweaked|put_out|did_in|done_in|wrecked|buggered|knackered|stuffed|blown_out ~2 my|the >0 back|knee|shoulder|neck|hip|ankle|wrist|achilles|hamstring|groin|calf ~8 bad*|can_not|not|swollen|lifting|crash|fell|walk*|sleep|days|weeks|properly|still
      hit_by|run_over|knocked_off|t_boned|struck_by|doored|taken_out ~4 car|van|truck|lorry|bus|driver|taxi|suv|motorbike|door
      dog ~2 bit|bite|bitten ~4 me|leg|calf|ankle; bitten_by
      nerve_pain|nerve_damage|loss_of_strength|muscle_wasting|dropping_things ~8 @joint|hand|hands|leg|arm|foot
      blood_in_my|blood_in_stool|bleeding_from ~5 saddle|bum|ride|riding|wound|cut|sore
      black_toes|frostbite|frostbitten|frozen_fingers ~6 blister*|no_feeling|black|white|numb`,
    unless: 'speed_bump|gear_cable|tear_off|wound_up|on_break|spring_break|coffee_break|ice_breaker|doms',
  },
];

export const injuryTexts: Texts = {
  first: [
    {
      notice: 'I cannot judge an injury from here, so I give no training for it.',
      text: 'Please stop loading it. Sharp pain, swelling, numbness, a crash behind it, or something that lasts belongs to a doctor or physiotherapist, soon. A limb that looks crooked, has no feeling or cannot carry you, or a fall with a head knock: emergency care today. Then I plan your way back.',
    },
    {
      notice: 'This one wants skilled hands before more kilometres.',
      text: 'Riding through it tends to turn days into months. Let it be examined, mention when it started and what makes it worse, and do only what does not hurt. When you know what is allowed, tell me, and we build up step by step.',
    },
    {
      notice: 'I would still get that looked at first.',
      text: 'Pain that stays or changes how you move is a message. Rest it, see a physio or doctor, then come back with what they said.',
    },
  ],
  later: [
    {
      notice: 'First: has a doctor looked at it?',
      text: 'Nerves do not like to wait. Tell me when it was examined and what you may do, then I go on.',
    },
    {
      notice: 'Before the next ride, did you have it checked?',
      text: 'A short yes with what they said is enough.',
    },
  ],
};

export const injuryStop: Texts = {
  first: [
    {
      notice: 'Please stay off the saddle and let a doctor see this soon.',
      text: 'Numbness that stays, pain or swelling there means that nerves or blood flow may be squeezed. Sudden severe pain, weak legs or bladder trouble are an emergency: your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). Saddle changes come after that check.',
    },
    {
      notice: 'That is not something to ride out.',
      text: 'Have it examined promptly. Doctors see it often and it is nothing to be shy about. No saddle until then.',
    },
  ],
};
