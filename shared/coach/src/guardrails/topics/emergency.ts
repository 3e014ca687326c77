/** Other emergencies: stroke, muscle breakdown, allergy, asthma, fits, bleeding, cold, and somebody who does not respond. */
import type { Rule, Texts } from '../types.ts';

export const emergencyRules: Rule[] = [
  {
    topic: 'emergency',
    level: 'stop',
    when: `
      bladder|urine|pee|urinate|my_water|bowel*|bowels ~4 hold|holding|control|can_not|not|lost|lose|losing|trouble ~14 numb*|tingl*|no_feeling|not_feel|can_not_feel ~8 legs|leg|groin|between|saddle|back|feet|backside
      numb*|tingl*|no_feeling|not_feel ~8 legs|groin|between_legs|saddle_area|backside|feet ~14 bladder|urine|pee|urinate|my_water|bowels ~4 hold|holding|control|can_not|not|lost|losing|trouble
      ibuprofen|paracetamol|diclofenac|naproxen|voltaren|painkiller*|nsaid*|advil|aspirin ~18 pee|my_water|urine|wee|piss ~2 dark|brown|black|red|bloody
      @crash|fell|went_off ~6 ravine|cliff|gully|canyon|barrier|mountainside ~8 not|no >1 answer*|respond*|move|moving|reply
      battery|batteries|charger|ebike|e_bike ~5 hissing|bulging|swelling|swollen|smoke|smoking|smoulder*
      rotten_eggs|smell_gas|smells_of_gas|gas_heater|gas_fire|paraffin_heater|generator|charcoal|car_running ~14 garage|shed|tent|van|indoors|inside|closed|shut|headache|fuzzy|asleep|sleepy|dizzy
      pumping_out|soaked_through|soaked|spurting|bright_red ~6 blood|bleed*|socks|sock|jersey|calf|leg ; bleeding|bleedings ~4 pumping|soaked|not_stop*|hour
      jerking|foaming|convulsing|convulsions|twitching ~6 mate|he|she|rider|friend|mouth|ground ; words|letters|screen ~5 not >1 make >0 sense
      hand|arm|leg|face ~2 not|will_not >1 grip|move|work|lift|obey ~8 suddenly|minutes|since|ago ; face ~2 drooping|droopy|lopsided`,
    unless: 'strava_segment|coughing',
  },
  {
    topic: 'emergency',
    level: 'stop',
    when: `
      @urine ~5 brown|cola|coke|coca_cola|pepsi|black|rust|rusty|bloody|blood|red|pink|like_tea|like_coffee|like_wine|colour_of|color_of|guinness|port_wine|dark_as|really_dark|very_dark|braun|dunkel|rot|cola|marron|fonce|foncee|rouge|sang|oscura|roja|negra|sangre|marrone|scura|rossa|sangue|bruin|donker|rood|bloed
      dark|brown|cola_coloured|cola_colored|tea_coloured|coke_coloured ~2 @urine ~10 leg*|muscle*|weak*|pain*|sore|race|ride|workout|spin|after|swollen
      rhabdo|rhabdomyolysis|rhabdomyolyse|rabdo|rabdomiolisis|muscle_breakdown
      blood ~3 stool|poo|poop|shit|toilet|vomit|sick|@urine|semen ; black >1 stool|poo|poop; pooing_blood|shitting_blood|peeing_blood|pissing_blood|vomiting_blood|throwing_up_blood
      sudden*|suddenly|one|left|right|half|can_not|not|plotzlich|soudain|repente|improvvis*|plots ~3 leg|legs|arm|side|face|body|hand|bein|arm|gesicht|jambe|visage|pierna|cara|gamba|viso|been|gezicht ~3 weak|weakness|not_move|move|paralys*|droop*|droopy|dropped|numb|dead|limp|drag*|gelahmt|taub|hangt|faible|engourdi|debil|debole|intorpidit*|verlamd|slap
      face|mouth|eyelid|smile|gesicht|mundwinkel|visage|bouche|cara|boca|viso|bocca|gezicht|mond ~3 droop*|drooping|lopsided|fell_down|hanging|hangt|crooked|numb|tingl*|slack|tombe|caida|storta|scheef
      stroke|mini_stroke|tia|schlaganfall|avc|ictus|beroerte|derrame_cerebral ~5 i|had|having|symptom*|sign*|think|think_i|survivor|last|since|after|my|dad|recover*|years
      slur*|slurred|slurring ~3 speech|words|talk*|speaking ; speech ~2 slur*|gone|funny|strange ; can_not_speak|could_not_speak|lost_my_speech|words_come_out_wrong
      worst ~2 headache|head_pain ; thunderclap; headache ~4 of_my_life|sudden*_severe|came_on_sudden*|like_a_thunder*|explosive
      lost|lose|losing|no|gone|blind ~2 vision|sight|eyesight ~4 eye|one|sudden*|half|left|right|minutes
      seizure|seizures|convuls*|fitting|had_a_fit|having_a_fit|krampfanfall|epileptischer|crise_epilepsie|convulsion*|convulsiones|crisi_epilettica|stuip*|toeval
      anaphyla*|epipen|epi_pen|allergic_shock|allergischer_schock|allergic_reaction|allergische_reaktion|choc_anaphylactique|reaction_allergique|reaccion_alergica|reazione_allergica|allergische_reactie
      sting|stung|bee|wasp|bite|bitten|hornet|nut|nuts|shellfish|biene|wespe|guepe|abeille|avispa|abeja|vespa|ape|bij|wesp|gestochen ~8 swell+|swollen|swelling|throat|tongue|lips|face|breath*|hives|rash_all_over|dizzy|wheez*|choking|closing|geschwollen|hals|zunge|gonfl*|gorge|langue|hinchad*|garganta|lengua|gonfi*|gola|lingua|gezwollen|keel|tong
      throat|tongue|lips|face ~2 swell+|swelling|swollen|closing|closed|tightening|puffed ~8 sting|stung|ate|gel|bar|nut*|allerg*|breath*|hives|can_not|now|eating
      hives ~6 all_over|throat|breath*|dizzy|spreading
      asthma_attack|asthma|inhaler|asthmatic ~5 attack|not_working|not_work|now|not_breathe|can_not|not_helping|empty|no_inhaler|without_my_inhaler|left_my_inhaler|tight_chest|wheez*
      inhaler|inhalers|puffer|ventolin|reliever|salbutamol ~6 not >2 work|working|help|helping|doing|touch*|anything|relief|enough
      wheez*|wheezing ~8 puffer|inhaler|ventolin|badly|can_not|worse|now
      asthma ~3 attack; crise_asthme|crise_d_asthme|asthmaanfall|ataque_asma|ataque_de_asma|attacco_asma|attacco_d_asma|astma_aanval|astmaaanval
      disorient*|desorient*|disorientat*|desorientiert|desorientado|disorientato|delirious|delirium|delirando|incoherent|talk+_nonsense|talk+_gibberish|talking_rubbish|talks_nonsense|not_know_where_i|not_know_where_he|not_know_where_she|not_know_my_name|not_know_his_name|forgot_my_name|forgot_where_i|lallt|slurring|slurred
      freezing|frozen|hypotherm*|soaked ~10 sleepy|drowsy|warm_now|hands_not_work|not_feel_hands|stuck|confus*|fumbl*|can_not_brake
      lips|eyelids|eyes|eye|tongue|face ~3 puff*|puffing|swell+|swollen|itch* ~8 after|bar|gel|sting|ate|eating|nuts|bee|wasp
      urines|urin|orina|urine|plas ~2 oscur*|scur*|donker*|dunk*|marron*|fonce*|brun*|bruin*|marron|negra|cola|rote|roja
      bleeding|blood ~3 loads|lots|buckets|puddle|artery|deep ; keel|gorge|garganta|gola|hals|zunge|langue|lengua|tong|lippen|levres|labios|labbra ~4 zwelt|gezwollen|op|schwillt|geschwollen|gonfl*|enfle|hincha|hinchad*|gonfi*
      wespensteek|bijensteek|wespenstich|bienenstich|piqure|picadura|puntura ~8 keel|hals|gorge|garganta|gola|zwel*|gonfl*|hinch*|gonfi*|schwell*|atem*|ademen
      he|she|him|her|husband|wife|mate|friend|rider|they|son|daughter ~8 not_wake_up|not_wake|not_waking_up ; not|can_not ~2 see ~4 left|right|one_eye|one_side|side ~2
      arm|leg|face|hand|side >2 went|goes|gone|going >0 limp|dead|numb|weak|floppy ~8 minute*|suddenly|again|and|speech|face|then ; arm|leg >2 went >0 limp|floppy
      blood ~4 wipe|wiping|toilet_paper|poo|stool|bum ~10
      dolor_cabeza|mal_tete|kopfschmerz*|mal_testa|hoofdpijn|cefalea ~6 peor|repentin*|pire|schlimmste*|peggiore|ergste|plotzlich*|soudain|brutal*|improvvis*|explosi*
      faccia|viso|cara|visage|gesicht|gezicht ~3 addormentat*|dormid*|taub|gevoelloos|engourdi*|paraliz*|paralys*
      duerme|dormida|dormido ~4 cara|brazo|pierna|lado ; sanguin*|sangro|saigne|blute ~3 molto|mucho|beaucoup|stark|sehr
      dark|brown|black|red|cola|dunkler|brauner|roter|foncee|brune|oscura|scura|donkere|bruine >0 @urine ; @urine >0 dark|brown|foncee|foncees|oscura|scura|scure
      water|stuff >2 i >1 passed ~6 colour|color|dark|brown|stout|red ; tongue|throat|lips ~4 too_big|bigger|thick|huge|tight ~8 after|bar|gel|ate|sting|nuts
      choking >1 on|can_not|not_breathe; airway_blocked
      unresponsive|not_responding|not_respond|not_responsive|not_waking|will_not_wake|not_breathing|stopped_breathing|no_pulse|is_not_moving|not_moving|turning_blue|gone_blue|lips_blue|blue_lips|cpr|ambulance|paramedics|reagiert_nicht|atmet_nicht|ne_respire_plus|ne_respire_pas|inconscient|no_respira|no_responde|non_respira|non_risponde|ademt_niet|reageert_niet|krankenwagen|notarzt|ambulancia|ambulanza ~10 @they|@me|rider|man|woman|guy|now|here|road|call|what|should|on|him|her
      bleeding|blood|blute|saigne|sangrando|sanguinando|bloed ~4 heavily|badly|a_lot|everywhere|pouring|spurting|not_stop|will_not_stop|not_stopping|gushing|stark|beaucoup|mucho|tanto|hevig|soaking|out_of_control
      hypothermi*|hypothermia|stopped_shivering|not_stop_shivering|can_not_stop_shivering|unterkuhl*|unterkuhlung|hypothermie|hipotermia|ipotermia|onderkoel*|violently_shivering|shivering_uncontrol*|uncontrollabl*_shiver*
      cold|freezing|frozen|wet ~8 confus*|slur*|stumbl*|stopped_shivering|drowsy|can_not_think ~6
      appendic*|appendix|worst_stomach_pain|rigid_belly|rigid_stomach; severe|sharp|stabbing|excruciating|agonising|agonizing|terrible ~2 stomach|abdominal|belly|abdomen|tummy ~2 pain|pains|ache|cramp*
      spleen|internal_bleeding|liver ~5 rupture*|crash|hit|pain|handlebar*|bleeding
      handlebar* ~4 stomach|belly|abdomen|gut|ribs|groin ~8 pain|hurt*|hit|crash|fell
      carbon_monoxide|co_alarm|electrocut*|struck_by_lightning|snake_bite|bitten_by_a_snake|snake_bit|poisoned|swallowed_bleach
      stroke_like|sudden_weakness|sudden_paralysis|can_not_move_my_legs|can_not_move_my_arm|can_not_feel_my_legs|can_not_feel_my_face|legs_not_work|legs_stopped_working|paralysed|paralyzed|gelahmt|paralyse|paralizado|paralizzato|verlamd
      just_crashed|just_been_hit|just_got_hit|lying_on_the_road|lying_in_the_road|lying_here|stuck_in_a_ditch ~12 @me|now|help|bleeding|hurt*|leg|move|alone
      i_am_dying|am_i_dying|think_i_am_dying|going_to_die ~5 help|really|seriously|chest|heart|breath*|please
      fluid|pus|lump ~2 testicle*|ball ; suddenly_blind|went_blind`,
    unless:
      'yellow|gelb|jaune|amarill*|giall*|geel|beet*|beetroot|bike_fitting|fitting_appointment|professional_fitting|leg_balance|left_right_balance|power_balance|black_friday',
  },
];

export const emergencyTexts: Texts = {
  first: [
    {
      notice: 'This can be an emergency: please get help now.',
      text: 'Call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia) and say where you are. They guide you. Not breathing: chest compressions. Heavy bleeding: press hard. Throat or tongue swelling: your adrenaline pen. Stay together, keep warm and still. No riding until a doctor has seen it.',
    },
    {
      notice: 'Please do not wait and see with this one.',
      text: 'Go to an emergency department or ring for help, and describe it just as you did here, with the time when it began. Do not drive or ride there yourself. I am here afterwards for everything about the way back.',
    },
    {
      notice: 'Help from a person comes first, still.',
      text: 'Ring the emergency services if you have not, or let someone near you do it. Write to me once it has been dealt with.',
    },
  ],
  check: [
    {
      notice: 'Quick check first: is that over, and did a doctor give the all-clear?',
      text: 'If not, please have it looked at before hard riding. If it comes back, treat it as an emergency.',
    },
    {
      notice: 'To be sure: has someone medical looked at that since?',
      text: 'If anything like it returns, stop and call for help.',
    },
  ],
  later: [
    {
      notice: 'First: did you get help, and what did they say?',
      text: 'I hold back on training until it has been seen. Tell me when you are cleared, then I go on.',
    },
    {
      notice: 'Before we talk riding: has a doctor looked at it?',
      text: 'If not, please do that now. A clear yes from you, and I take up your question.',
    },
    {
      notice: 'I still have that worry on my list.',
      text: 'Once it has been examined, write so, and we continue.',
    },
  ],
  thanks: [
    { notice: '', text: 'Good. Let them look after you, and write when it is over.' },
    { notice: '', text: 'You are welcome. Keep somebody with you until it is sorted.' },
    { notice: '', text: 'Take care of yourself. I am here later.' },
  ],
};
