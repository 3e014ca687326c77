/** Banned substances and methods: no help, a kind way out. Caffeine, creatine, beetroot, bicarbonate and salt are allowed. */
import type { Rule, Texts } from '../types.ts';

export const dopingRules: Rule[] = [
  {
    topic: 'doping',
    level: 'refuse',
    when: `
      salbutamol|ventolin|clenbuterol|terbutalin* ~6 spritz*|inject*|inyect*|iniett*|mehr_leistung|more_power|more_watts|faster|schneller|dosis|dose
      asthma_inhaler|inhaler|ventolin|asthma_pump|puffer ~6 friend|friends|mate|mates|wife|brother|someone|borrow*|share|teammate ~14 faster|race|time_trial|power|watts|puffs|better|performance
      blood ~4 take_out|put_back|taken_out|reinfus*|withdraw*|phlebotomist|blood_bag|bag ; finish_bottle|finishing_bottle|pot_belge
      epo|testosterone|clen*|sarm|sarms|tren|hgh|test_cyp|test_e|trt ~8 units|iu|mg|ml|how_often|per_kilo|per_kg|week|build_phase|cycle|start`,
    always: true,
  },
  {
    topic: 'doping',
    level: 'refuse',
    term: true,
    when: `
      epo|erythropoietin|erythropoetin|darbepoetin|aranesp|cera_shot|mircera|roxadustat|hif_stabil*|anabolic*|steroids|steroid|roid|roids|roided|testosterone|testo_gel|testogel|testosteron*|test_e|test_cyp|trt|nandrolone|deca|stanozolol|winstrol|winny|trenbolone|tren|dianabol|dbol|anavar|oxandrolone|clen|clenbuterol|klenbuterol|growth_hormone|hgh|human_growth|igf_1|igf1|sarms|sarm|ostarine|rad140|rad_140|lgd_4033|lgd4033|ligandrol|cardarine|gw501516|gw1516|bpc_157|bpc157|tb_500|tb500|peptide_stack|meldonium|mildronate|trimetazidine|itpp|cobalt_chloride|aicar|blood_bag|blood_bags|blood_transfusion|transfusion|transfusions|blood_doping|bloodbag|autologous|micro_dose|microdose|microdosing|microdos*|micro_dosing|amphetamine*|amphet*|tramadol|ephedrine|pseudoephedrine|modafinil|provigil|methylhexan*|dmaa|strychnine|finishing_bottle|final_bottle_pills|pot_belge|peds|performance_enhanc*|masking_agent|masking_agents|probenecid|xenon_gas|doping|dope_myself|dopage|dopaje|dopen|anabolika|wachstumshormon|hormone_de_croissance|eigenblut*|eigenblutdoping|hormona_de_crecimiento|hormona_crecimiento|ormone_crescita|ormone_della_crescita|testosterone|testosterona|transfusion_sanguine|transfusiones|autoemotrasfusione|trasfusione|trasfusioni|groeihormoon|bloedzak|bloedtransfusie|esteroides|anabolizantes|steroidi|anabolizzanti|anabolisant*|steroide|steroiden|epogen|procrit|carbon_monoxide_rebreathing|co_rebreathing`,
    unless: `anti_doping_control|motor_doping|mechanical_doping|low_testosterone_test|steroid_cream|steroid_inhaler|steroid_injection|steroid_shot
      nasal_steroid|inhaled_steroid|topical|corticosteroid*`,
  },
  {
    topic: 'doping',
    level: 'refuse',
    always: true,
    when: `
      pass|beat|cheat|evade|avoid|fool|trick|fake|dodge|survive|beating|passing|get_past|get_around|prepare_for|clean_before ~4 drug_test|drugs_test|drug_testing|doping_test|dope_test|doping_control|piss_test|urine_test|blood_passport|biological_passport|wada_test|antidoping_test|anti_doping_test|tester|testers|doping_controls|usada|ukad|the_test_for
      pass|beat|cheat|fool >0 test|the_test|control ~8 race|drug*|clean|how_to|how_do|how_can|pee|blood
      clear|out|leave|leaves|flush|detect*|stay|stays|show_up|traceable|glow_time|window|half_life ~5 system|urine|blood|test|window|detection ~10 drug*|steroid*|epo|test*|stuff|race|substance*|clen|gear|control|positive|sarms|long
      masking_agent|masking_agents ~8 controls|control|fondo|race|my|tested
      mask|masks|masking|hide|hides|flush|dilute ~6 urine|sample|test|control|steroid*|doping|substance*
      ostarine|rad140|lgd|clen*|tren|epo|steroid*|testosterone|trt|sarm* ~6 show|detect*|tested|test|system|window|long
      thicken|thickens|thicker ~3 blood
      undetectable|not_detectable|untraceable|undetected|not_show_up|without_getting_caught|not_get_caught|not_be_caught|get_away_with ~8 substance*|drug*|stuff|something|test*|boost*|epo|doping|dope|cheat*|take|using|control*|micro*
      fake_pee|fake_urine|someone_elses_urine|clean_urine|whizzinator
      tue ~5 get|trick|fake|abuse|easy|doctor|need|how|for|loophole
      juice|juicing|gear|roids|sauce|stuff|test|hot_sauce|special_sauce ~3 cycle|stack|run|blast|cruise|inject*|dose|pct|on_the|needle|syringe|supplier|dealer|source ~6 race*|ride|gains|legal|how|where|buy|safe|mg|beginner*|first|weeks|should|start
      on_the_juice|go_on_gear|on_gear|using_gear|hop_on_gear|blast_and_cruise|post_cycle|pct|first_cycle|cycle_of_test|steroid_cycle|test_cycle|natty_or|not_natty|be_enhanced|go_enhanced|go_on_the_programme|get_on_the_programme
      offered|offers|offering|sells|selling|sold|hooked|get_hold|supply|supplies|source ~4 test|gear|juice|tren|vial|vials|ampoule*|stuff|roids|something_strong|shots|injection* ~10 gym|mate|faster|ftp|race|recover*|boost|help|me|club
      everyone|everybody|all|guys|rivals|winner*|they|others|half ~8 on >0 something|juice|gear|stuff|programme ~10 i|me|should|start|what
      bit|some|little|shot|low_dose|vial >1 t >1 to|for|would|help ; hcg|hmg|chorionic ; testo ; passport ~4 beat|cheat|trick|fool|pass|around|adverse|riders
      dose|doses|cycle|shot|mg|vial|blast|bit >1 of >1 test|t|gear|juice ~8 hurt|help|week|safe|try|ftp|recover*|small|low
      popped|busted|caught ~6 nationals|doping|dope|drug*|juice|control|testing|masters ~6 not|avoid|without|how|never
      clean_or_not|legal_or_not|legal_or_illegal|whatever_it_takes|by_any_means ~10 boost|gain|win|faster|biggest|watts|take
      copy ~8 armstrong|lance|program|programme|protocol|pantani ; doper|doparsi|doparmi|doparme|doparse|me_doper|se_doper|mich_dopen|dopen|drogarme_para_correr ~8 sans|senza|sin|zonder|ohne|pris|prendre|beccare|erwisch*|pillen|gepakt|como|come|comment|wie
      micro_doses|microdoses|micro_dosed|stimulant|stimulants|gh ~8 how|start|race|last|for|offerto|buy|take|help|smash*|hgh|hormone|offered
      not >2 tested|testing|test_for|detected ~8 stuff|list|things|what|amateur|races|substances|drugs
      hide|conceal|mask|hiding ~5 testers|tester|control|wada|usada|controllers|doping_test
      offered|offers|sold|gave ~4 pills|injections|drops|capsules ~8 everybody|everyone|faster|boost|win|secret|uses ; lance|armstrong|pantani ~10 how_much|work_for_me|for_me|copy|try|dose ; iv ~4 recovery|doc|drip|before|race|vitamin*
      positive_test|positive_tests|test_positive ~5 avoid|not|without|never|pros ; anfetamin*|amfetamin*|amphetamin*|pille_per|pillole_per ; doc|doctor|clinic ~6 recovery_iv|iv|testosterone|hormone*|peptides
      stuff|things|something|powder|vials ~8 order|ordered|buy|get ~4 india|china|online|dark_web|gym ; shot|needle|jab ~3 bum|butt|ass|glute ~8 race|big_one|before|faster
      juiced|juicing|doped|dope|doping|doper ~4 should_i|how_do_i|how_to|want_to|thinking_of|i_could|get_away|would_help|start|help_me|myself|tempted|thinking|can_i
      salbutamol|albuterol|ventolin|inhaler|inhalers|asthma_pump|thyroid|thyroxine|t3|insulin|cortisone|prednisone|kenacort|triamcinolone|diuretic|cortisol|adderall|ritalin|viagra|nicotine_pouch ~6 win|faster|edge|advantage|performance|boost|lose_fat|lean*|without_asthma|not_asthmatic|no_asthma|not_have_asthma|do_not_have_asthma|for_racing|to_race_better|like_the_pros|froome|extra_puffs_before|gain|enhance*
      adderall|ritalin|modafinil|ephedrin*|vyvanse|speed_pill*|amphetamine* ~5 race|focus|before|ride|event|tt|fondo|time_trial
      what|which|stuff|anything|drugs|drug|substances|something ~4 pros|professionals|armstrong|lance|pantani ~2 take|took|takes|use|used|using|on|inject* ~8 recover*|faster|help|win|really|secret*|i|get|illegal|banned|climb
      stronger|more|better|harder|illegal|banned|forbidden|prohibited ~2 than_caffeine|than_coffee|than_beet*|than_legal|substance*|drug|drugs|stuff|boost ~8 i|me|race|take|get|need|use|want|try
      inject|injecting|injections|injection|iv_drip|iv_bag|drip|needle|infusion ~6 recover*|faster|performance|iron|vitamin*|b12|boost|to_win|like_pros|like_the_pros
      buy|order|source|get_hold|where ~6 epo|testosterone|steroid*|sarms|clen*|hgh|peptide*|tramadol|peds|tren
      raise|boost|increase|up|push|thicken ~4 hematocrit|haematocrit|hct|red_cells|red_blood_cells|oxygen_carrying ~8 drug*|inject*|pill|illegal|artific*|quick*|epo|bag|transfus*|hormone*
      store|stored|freeze|draw|drawn|take_out|reinfuse|re_infuse|put_back|withdraw ~3 my_blood|own_blood|blood ~8 race|later|back|before|bag|fridge
      doctor|doc|clinic ~6 helps|help|prescribe*|give|gives|shady|discreet* ~6 gear|testosterone|trt|epo|without_questions|no_questions|hormone*|boost`,
    unless: 'hydraulic|ventilation|tyre_sealant|carb_test|juice_cleanse|steering|groupset|lower_gear',
  },
  {
    topic: 'doping',
    level: 'refuse',
    after: 'doping',
    when: 'dose|dosage|mg|where_can_i_buy|where_to_buy|how_long_in|detect*|half_life|cycle_length|safe_amount|how_much_of|just_a_little|small_amount|what_about',
  },
];

export const dopingTexts: Texts = {
  first: [
    {
      notice: 'I do not help with banned substances or methods, or with getting around tests.',
      text: 'They can do lasting damage to heart, hormones and mind, and amateurs are tested too. If you already take something, be honest with a doctor: that talk is confidential. To see whether a product or medicine is allowed, use the checker of your anti-doping agency. I gladly help with training, pacing, sleep and fuel.',
    },
    {
      notice: 'My answer on that stays no, without judging you.',
      text: 'If pressure to perform is behind it, a sports doctor or your anti-doping agency will talk in confidence. There is a lot of honest speed left in training well, eating enough and riding smart, and there I can really help.',
    },
    {
      notice: 'No help with that from me, however it is put.',
      text: 'Health and a clean result are worth more. Ask me what trains the same quality without a needle or a pill.',
    },
  ],
};
