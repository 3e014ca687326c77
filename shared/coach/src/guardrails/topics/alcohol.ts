/** Alcohol, drugs, and too much of what is allowed. Riding drunk and withdrawal are a stop; one beer after a ride is not. */
import type { Rule, Texts } from '../types.ts';

export const alcoholRules: Rule[] = [
  {
    topic: 'alcohol',
    level: 'care',
    when: `
      bottle|bottles|pints|beers|drinks|glasses|shots|cans|few|half ~2 wine|vodka|whisky|whiskey|gin|rum|beer|lager|beer_garden|prosecco ~14 ride|riding|home|lanes|cycle|descents|cargo|kids|intervals|shake|shaking|bidon|every|each
      still >1 pissed|hammered|wasted|drunk|steaming|tipsy|over_limit ; couple|few|two|three|one >1 lines|line ~6 hour|ago|feel|night|bathroom ; edibles|weed|joint|spliff ~8 ride|riding|descent*|dose|z2`,
    unless: 'finish_line|start_line|white_lines|racing_lines|after_race|post_race|finish',
  },
  {
    topic: 'alcohol',
    level: 'stop',
    when: `
      line|lines|gram|bump >1 speed|coke|ketamine|mdma|amphetamine* ~8 race|ride|riding|24h|get_through|night|training
      #0.3-5|zwei|drei|zu_viel ~1 promille ; promille ~5 @riding|rad|heim
      beers|pints|bottles_of_wine|bottle_of_wine|glasses_of_wine|bottles_of_beer|whiskies|vodkas|shots|bieren|bier|bieres|cervezas|birre ~8 ride|riding|cycle|cycling|descend*|descent|pedal|fahren|rentrer|volver|tornare ~2 home|back|now|now_the|heim|nach_hause|maison|casa|huis
      drunk|tipsy|intoxicated|plastered|shitfaced|legless|trolleyed|blotto|betrunken|besoffen|angetrunken|bourre|ivre|saoul|borracho|borracha|ubriaco|ubriaca|dronken|on_drugs|bekifft|defonce|drogado|coked_up|boozed_up|over_the_limit|under_the_influence ~5 ride|riding|cycle|cycling|bike|biking|home|descend*|race|train|turbo|fahren|rad|rouler|velo|bici|fietsen|pedalare|zwift|commute
      ride|riding|cycle|cycling|train|race|zwift|ridden >1 stoned|drunk|tipsy|wasted|baked|intoxicated
      while_high|getting_high|got_high|get_high_before|so_high_right_now|high_on_weed|high_on_edibles|stoned_right_now|tripping_balls|too_stoned
      am|still|bit|so|too|was|got|get|while >1 wasted|hammered|baked|smashed|pissed|stoned|steaming|drunk ~5 ride|riding|cycle|cycling|bike|biking|home|descend*|train|race
      withdraw*|delirium_tremens|dts|cold_turkey|entzug|entzugserscheinung*|sevrage|abstinencia|astinenza|ontwenning* ~8 shak*|alcohol|drink*|sweat*|tremor*|seizure*|booze|drugs|beer|zittern|alcool|opioid*|benzo*|pills|ride|train*|@me
      shakes|shaking|tremors|trembling ~8 alcohol|booze|quit_drinking|stopped_drinking|without_a_drink|drinking|vodka|wine|first_drink|until_i_drink|sober
      alcohol_poison*|overdosed_on|took_too_many|too_much_ketamine|laced|spiked_drink|drink_was_spiked`,
    unless:
      'drunk_driver|drunk_driving|punch_drunk|pissed_off|smashed_it|hammered_it|so_pissed_at|drunk_on_power',
  },
  {
    topic: 'alcohol',
    level: 'care',
    when: `
      hungover|hangover|hung_over|hangovers|hanging_after|verkatert|kater|bourre|saoul|borracho|borracha|ubriaco|ubriaca|dronken|besoffen|betrunken|gueule_de_bois|resaca|postumi|sbronza|sbornia|cuite|katerig|brakke|brak ~0
      hungover|hangover|hung_over
      #3-30 beers|pints|glasses|drinks|shots|cocktails|beer|pint|bottles_of_wine|gins|whiskeys|whiskies|vodkas|margaritas|tequilas|bier|bieren|biere|bieres|cervezas|birre|bierchen|cans_of|schnaps|units_of|bottles_of_beer|ipas|halbe|mass ~4
      not|never|hardly >1 sober ~8 ride|rode|home|drive|bike|week|day|last
      tequila|vodka|gin|whisky|whiskey|rum|jager|shots|prosecco|champagne|sangria|spirits ~8 last_night|too_much|yesterday|bottle|bottles|hangover|hungover|week|every|can_not_remember
      #2-10_bottles|bottles ~2 red|white|wine|vodka|whisky|rose ~8 week|night|day|weekend|plus
      stag_do|hen_do|stag_party|bachelor_party|bachelorette|pub_crawl|all_nighter ~10 ride|race|wreck|z2|hours|today|tomorrow ; prosecco|champagne|mimosas|bloody_mary ~4 brunch|lunch|before ~6 race|ride ; weed|joint|spliff ~6 sleep|without|every|daily ; drunk >0 already ; fume|fumado|fumato|geraucht|gerookt ~3 joint|porro|canna|weed|gras
      pink_elephants|spinning_room_from|worse_for_wear ; not|can_not ~4 face|start|do ~6 without >2 few|couple|drink|one >2 first|before
      drank|drunk|drinking|boozed|boozing >2 all_night|whole_night|until_morning|till_morning
      few_too_many|one_too_many|too_many_beers|too_many_drinks|too_many_pints|drank_too_much|drunk_too_much|too_much_to_drink|too_much_wine|too_much_beer|too_much_alcohol|on_the_piss|on_piss|on_a_bender|bender|pub_crawl|binge_drink*|got_drunk|was_drunk|got_wasted|was_wasted|got_hammered|got_smashed_last|got_plastered|got_pissed|blind_drunk|black_out_drunk|blackout_drunk|blackout_drinking|drinking_blackout|still_tipsy|still_drunk|still_buzzed|a_bit_tipsy|tipsy|big_night|heavy_night|boozy|booze|boozing|boozed|piss_up|lashed|on_the_lash
      zu_viel_getrunken|gesoffen|trop_bu|bu_trop|bebi_demasiado|bebido_demasiado|bevuto_troppo|troppo_vino|te_veel_gedronken|te_veel_op
      drink|drinks|drinking|drank|wine|beer|beers|vodka|whiskey|whisky|gin|rum|tequila|alcohol|booze|bottle|glass|glasses|spliff|joint|weed|smoke|trinke|wein|bier|alkohol|bois|alcool|vin|vino|cerveza|birra|wijn|bier|alcol ~5 every_night|every_evening|every_day|daily|to_cope|to_sleep|get_to_sleep|fall_asleep|to_relax|to_calm|to_forget|numb|to_get_through|alone_at_night|each_night|nightly|before_work|in_the_morning|every_single|jeden_abend|taglich|zum_einschlafen|tous_les_soirs|chaque_soir|cada_noche|ogni_sera|elke_avond
      can_not|not|struggling|trying|want|hard|help|need ~3 stop|quit|cut_down|control|stopping ~2 drinking|alcohol|booze|weed|smoking_weed|drugs|coke|using|gambling_and_drinking
      alcoholic|alcoholism|alcohol_problem|drinking_problem|drink_problem|addict|drug_problem|relapsed|relapse|rehab|aa_meeting|sober_again|problem_with_alcohol|problem_with_drink|functioning_alcoholic|alkoholiker*|alkoholproblem|alkoholsucht|alcoolique|alcoholico|alcolista|alcolizzato|alcoholist|drankprobleem|suchtig|verslaafd
      coke|cocaine|cocain|charlie|kokain|koks|coca ~4 last_night|line|lines|did|do|snort*|sniff*|gram|bump|bumps|nose|weekend|party|yesterday|gezogen|took
      blow|snow ~4 last_night|line|lines|snort*|sniff*|gram|bump|bumps|nose|party ; some_blow|doing_blow|of_blow|took_blow|on_blow
      did|do|doing|had|some|few >2 lines|line ~6 saturday|friday|weekend|last_night|party|night|club|yesterday|toilet
      drink_too_much|drinking_too_much ~8 alcohol|wine|beer|night|nights|says|family|weekend|weekends|evening|evenings|week|wife|husband|problem
      beer|beers|drink|drinks|wine|vodka|whisky|shot ~5 first|before_i_can|to_calm|dutch_courage|to_get_going|steady ~6 ride|riding|race|train|start
      speed|pills|drugs|stuff|something ~3 rave|club|party|festival|snort*|sniff* ; sniffed|snorted|sniffing|snorting
      cocaine|kokain|cocaina|heroin|fentanyl|meth|crystal_meth|crack_cocaine|ketamine|mdma|molly|ecstasy|lsd|shrooms|magic_mushroom*|acid_trip|dropped_acid|ghb|poppers|mephedrone|mcat|crack_pipe|speed_and|drug_comedown|comedown|opium|laughing_gas|nos_balloons|balloons_of_nos|drogen|droguer|drogas|droghe|drugs_last
      weed|cannabis|marijuana|spliff|spliffs|bong|bongs|edible|edibles|thc|ganja|reefer|dab_pen|dabs|vaping_weed|smoked_weed|joints|smoke_a_joint|smoked_a_joint|smoking_joints|pothead|smoke_pot|smoked_pot|smoking_pot|stoned|kiffen|gekifft|gras_rauchen|fumer_joint|joint_avant|porro|porros|marihuana|canna|canne|blowen|wiet|jointje
      pills|pill|tablets|xanax|molly|ecstasy|mandy ~4 party|rave|festival|club|clubbing|night_out|popped|weekend
      recreational_drug*|party_drugs|took_drugs|taking_drugs|on_drugs|did_drugs|drug_use|drugs_at_the_weekend|drugs_and
      energy_drink*|red_bull|redbull|monster|caffeine ~4 vodka|alcohol|gin|jager|whiskey|booze|adderall|ritalin
      vodka_red_bull|vodka_redbull|jagerbomb*|jaeger_bomb*
      #4-60 caffeine|espresso|espressos|coffees|cups_of_coffee|energy_drinks|energy_gels_with_caffeine|red_bulls|redbulls|monsters|pro_plus|proplus|no_doz|nodoz|caffeine_pills|caffeine_tablets|caffeine_tabs|koffeintabletten|shots_of_espresso ~4
      caffeine ~2 pills|tablets|tabs|powder ~3 #4-60; #700-5000 mg >1 caffeine|koffein|cafeine|cafeina|caffeina; caffeine ~3 #700-5000
      caffeine_overdose|overdose_caffeine|caffeine_od|pure_caffeine|caffeine_powder|spoon_of_caffeine|box_of_caffeine|pack_of_caffeine|handful_of_caffeine
      nicotine_pouches|snus ~6 pills|many|race|sick|heart`,
    unless: `in_the_weeds|weed_killer|alcohol_free|non_alcoholic|alkoholfrei|alkoholfreies|sans_alcool|sin_alcohol|analcolic*|alcoholvrij
      rubbing_alcohol|isopropyl|alcohol_wipes|brake_pads|degreas*|rotor|rotors`,
  },
  {
    topic: 'alcohol',
    level: 'care',
    after: 'alcohol',
    when: 'one_more_drink|another_drink|drive|how_long_until|sober_up|sweat_it_out|can_i_ride_now|few_more',
  },
];

export const alcoholTexts: Texts = {
  first: [
    {
      notice: '',
      text: 'With alcohol, drugs or a big load of stimulants in the body, training is off: reactions, heart, heat control and sleep all suffer, and mixing is riskier still. Sleep, drink water, eat, and ride only when you feel fully clear. Racing heart, chest pain, confusion or fainting need emergency help. If it happens often, or helps you cope, a doctor or helpline is there without blame.',
    },
    {
      notice: '',
      text: 'I would leave the bike today and look after yourself. No judging: plenty of people get into patterns that they did not choose. If stopping is hard, please talk to someone you trust or to a doctor, and do not stop heavy drinking from one day to the next without help.',
    },
    {
      notice: '',
      text: 'Same gentle answer: rest until clear, and reach out if this keeps coming back. A support line in your country talks in confidence.',
    },
  ],
};

export const alcoholStop: Texts = {
  first: [
    {
      notice: 'Please do not ride now, not even a short way.',
      text: 'Get home with somebody or a taxi, and do not sleep it off alone. Someone who cannot be woken, vomits without waking, fits, or shakes and sees things after stopping drink needs help now: your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). We talk training when you are sober.',
    },
    {
      notice: 'Not on a bike in that state, please.',
      text: 'Your balance and judgement are off even if you feel fine. Stay with people, keep warm, drink water. If the body is shaking from lack of drink, a doctor should see you today.',
    },
  ],
  later: [
    {
      notice: 'First: are you sober, safe and not alone?',
      text: 'If yes, tell me so and I go on. If not, the bike waits until tomorrow.',
    },
    {
      notice: 'How do you feel now, fully clear again?',
      text: 'Once you are, and anyone who should look at you has done so, I am glad to help with that.',
    },
  ],
};
