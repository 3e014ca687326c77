/**
 * Food, weight and their disorders. The weight of rider and bike as a quantity of physics is fine ("what if I lose 3 kg?",
 * "2 kg lighter up the Ventoux"); diets, targets, rates, restricting, guilt and lost periods are not.
 */
import type { Rule, Texts } from '../types.ts';

export const eatingRules: Rule[] = [
  {
    topic: 'eating',
    level: 'care',
    when: `
      eat|eats|eating >1 once|one_meal >1 every >1 two|three|second|other|#2-4 >0 day|days ; smallest|least|minimum|lowest >1 amount >1 food
      day >0 #2-40 ~3 no_food|without_food|zero_food|no_eating|nothing_to_eat|only_water ; #2-40 >0 days ~3 no_food|without_food|without_eating|not_eaten|no_eating|only_water
      rubber_suit|rubber_suits|plastic_suit|sweat_suits|sauna_suits ; sweat|sweating >2 weight|kilos|kilo|kg|pounds >1 off|out ; sweat|sweating >1 off|out >3 weight|kilos|kilo|kg|pounds
      fasting|fasted|fast >1 day >0 #2-40 ; furosemide|frusemide|diuretic*|water_tablet|water_tablets ; chew_and_spit|chewing_and_spitting|chew_spit
      think|thinks >1 i|i_am >1 eating|eat|ate >1 lunch|dinner|breakfast|at_work|at_home ; not >1 eat ~1 lunch|breakfast|dinner ~6 lighter|faster|lean*|thin*
      black_coffee|coffee ~3 cucumber|apple|nothing|celery ~10 hours|ride|day ; lowest|minimum|least|fewest ~3 calorie|calories|kcal
      zero >0 gels|carbs|food|anything ~6 can_we|can_i|ride|fondo|hours ; log|logging|logged ~8 double|half|fake|lie|nutritionist ; w_kg|watts_per_kilo|kg ~8 need >1 #40-60.`,
    unless: 'gluten',
  },
  {
    topic: 'eating',
    level: 'care',
    when: `
      make|making|made|makes|force|forcing|forced >1 @selfref|me >1 sick|vomit|throw_up|puke|vomiting|chuck_up|be_sick
      @vomit ~5 after_eating|after_meals|after_every_meal|after_dinner|meals|meal|binge*|eating|what_i_ate|calories|after_food|after_i_eat|after_lunch|feel_fat|on_purpose|weight|lighter|essen|repas|manger|comer|mangiare|eten
      finger|fingers|toothbrush >2 down >2 throat
      purge|purging|purged|purges|purgin
      laxative*|laxitive*|laxatives|water_pills|water_tablets|diet_pills|diet_pill|slimming_pills|slimming_tablets|fat_burners|fat_burner_pills|fat_burner_pill|appetite_suppress*|abfuhrmittel|laxatif*|laxante*|lassativ*|laxeer*
      earn|earning|deserve|deserving|not_deserve|allowed|permission|right >3 eat|food|meal|meals|dinner|lunch|carbs|calories|dessert|breakfast
      have|must|need|got >2 earn >3 cake|pizza|pasta|chocolate|beer|treat|treats|snack*|food|dinner|rice
      only|not >2 eat|allowed_to_eat|let_myself_eat ~4 if|unless|until|after ~4 ride|rode|ridden|trained|train|burn*|exercise*|workout|earned|deserve*
      only|not|never|barely >2 allow|let|permit|give|allowed|deserve ~3 myself|me|@food ~4 @food|if|unless|until|after
      live|living|lived|survive|surviving|get_by >1 on|off >2 coffee|apple|apples|salad|air|water|lettuce|cigarettes|diet_coke|gum|rice_cakes|broth|cucumber
      eat|ate|eaten|have|had|having|eating ~3 @treat ~9 extra|punish*|penalty|double|make_up|repay|atone|guilty|guilt|disgust*|hate|skip|fast
      least|minimum|smallest|fewest|bare_minimum|little ~4 eat|eating ~6
      track|log|count|weigh|measure|tracking|logging|counting|weighing|measuring >2 every|each|all >1 gram|grams|calorie|bite|crumb|meal|food|thing|mouthful|almond|macro|macros; myfitnesspal|cronometer ~8 panic|over|obsess*|under|goal
      look|body|skinny|thin|lean|arms|legs|frame >2 like >1 vingegaard|froome|pogacar|rasmussen|climber|grimpeur|pro|pros|evenepoel|wiggins|chris
      see|look|feel|am >2 fat ~8 still|even|everyone|people|mirror|jeans|loose|weigh|worry
      hides|hiding|hid|throws|flushes|feeds_the_dog >3 food|meals|lunch|dinner|eating
      clothes|jeans|bibs|kit|wedding_ring|watch ~4 loose|falling_off|too_big|hang* ~10 fat|lighter|weigh*|eat*|kg|thin|worry|worried|bony
      gaunt|bony|skeletal|skeleton|emaciated|underweight|too_thin|too_skinny|skin_and_bones|malnourish*|wasting_away|anorexic_looking
      ride|work|burn|sweat|run|spin|train >1 it|them|that|this >0 off ~14 ate|eat|eaten|food|jar|pizza|@treat|calories|binge
      ate|eaten|binged|had ~14 ride|work|burn|sweat|run|spin|train >1 it|them|that|this >0 off
      pinch*|caliper*|calliper*|skinfold*|fat_shame*|body_shame* ~5 fat|coach|us|me|skin|belly|weekly
      angst|peur|miedo|paura|bang|durf ~5 essen|kohlenhydrat*|zunehmen|zuzunehmen|grossir|manger|engordar|comer|ingrassare|mangiare|eten|aankomen|aan_te_komen|sucres|glucides
      compte|comptes|zahle|cuento|conto|tel ~3 calorie*|kalorien|calorias|chaque_calorie
      como|mange|esse|mangio|eet ~2 muy_poco|tres_peu|sehr_wenig|pochissimo|heel_weinig|weinig ~8 peso|poids|gewicht|engordar|adelgaz*|maigr*|afval*|leger*|ligero
      diuretic* ~8 weight|weigh*|lighter|take|taking|lose|race
      appetite|hunger ~3 suppress*|kill|kills|reduce|curb|control|less|ignore|stop
      lost_control|out_of_control|no_control ~8 ate|eat|food|fridge|binge ; ate|eat|eating >1 everything|whole_fridge|entire|until_it_hurt|until_i_hurt|until_i_felt
      @vomit ~3 my_food|food|meals|everything_i_eat|everything_i_ate ~8 light*|weight|stay|thin*|climb*|so_i|lean
      guilt|guilty|ashamed|disgust* ~5 @treat|after_eating|eating|ate|food ; counts|counting|weighs ~2 almonds|grapes|rice_grains|calories|crumbs|bites
      weighs|weighing|weigh >1 us|team|riders|girls|athletes|everyone ~8 front|fines|public|weekly|every|kilo|list|board
      friends|people|everyone|family|mum|mom|wife|husband|partner ~4 say|says|think|thinks|tell|tells|worry|worried ~4 too_thin|too_skinny|thin|skinny|not_eating|eat_more|eating_enough|underweight
      ate|eat|eaten|had ~10 how_many|how_far|how_long|how_much >0 km|miles|ride|riding|hours|minutes|k
      body|legs|thighs|belly|stomach|butt ~3 gross|disgusting|huge|ugly|shrink|smaller|too_fat|flabby
      only >2 eats|ate|eating >2 cucumber*|lettuce|salad*|apples|rice|fruit|vegetables|once|yoghurt
      lightest|leanest|thinnest|skinniest ~5 weight|healthy|can|possible|be|get|height ; oil|fat|sugar|butter >2 in >1 my >1 food ; lettuce ~3 weigh*
      culpable|culpabilidad|colpa|schuldig|schuldgefuhl*|coupable|schuldgevoel ~6 como|comer|comido|mangio|mangiare|mangiato|eet|eten|esse|essen|mange|manger|gegessen
      boulimie|boulimique|crise_boulimie|fressattack*|fressanfall*|eetbui|eetbuien|abbuffat*
      feel|look|like >2 whale|pig|cow|hippo|blob|balloon|sausage|elephant ~8 lycra|bike|fat|weight|mirror|climb*|feel|lose
      geef|geven|geeft >1 over ~5 eten|maaltijd ; perdre|perdere|perder ~3 gras|graisse|grasso|grasa|ventre|pancia|barriga
      live|living|survive >1 on|off >2 shakes|protein_shake|protein_shakes|smoothies|liquid*|soup|powder
      forbidden|safe|banned|bad|clean|fear >0 foods|food ; heaviest ~5 club|team|group|hate|being ; all >0 bones|skin_and_bone ; six_pack|sixpack|abs ~6 get|want|before|summer|help ; tiny|petite|skinny|light ~4 how|get|so ~6 pros|climbers|female
      senna|dulcolax|bisacodyl ; toilet ~4 times ~6 light|lighter|laxative*|weigh* ; train >1 it >0 off ; trouve|veo|vedo|sehe|zie|vind|finde ~3 grosse|gros|gorda|gordo|grasso|grassa|fett|dick|dik|dikke ; bajo|bajar|baje ~2 peso
      lichter|leichter|plus_leger|plus_legere|mas_ligero|piu_leggero ~6 bergen|berge|werden|word|worden|montagne|devenir|ponerme|diventare|klimmen
      @vomit ~4 pasta|rice|bread|@treat|dinner|lunch ~4 after|every|always|each|so_i
      proud ~6 not >1 eat|eating|ate ; spits|spit|spitting ~5 gels|food|out ~6 chew*|chewing|after ; allow >1 myself|me >3 #300-2000 ; thighs|belly|arms ~3 touch|jiggle|wobble ; fighting|racing|race >0 trim ; #50-130 >0 to >0 #40-110 ~4 fast|quick|kg|lose
      only|just >2 lettuce|salad|water|broth|apples|celery
      @vomit ~5 light|lighter|lean|skinny ~6 mountains|climb*|race|stay|for|so_i
      burn+|work|sweat|ride|train|get_rid|pay|cycle >1 off|for >5 food|ate|eat|eating|eaten|meal|dinner|pizza|cake|beers|christmas|chocolate|dessert|burger|cookies|takeaway|binge|pasta|sweets|feast|buffet|ice_cream
      compensat*|make_up|punish+|atone|punishment|undo|cancel_out|counteract ~6 eat|eating|ate|food|binge*|calorie*|meal*|pizza|cake|overate|overeating|weekend_eating
      punish|punishing ~1 myself|my_body|herself|himself ~8 eat*|ate|food|ride*|training|weight|fat
      scared|afraid|terrified|fear|fears|anxious|anxiety|guilt|guilty|ashamed|disgusted|panic|panicking|hate|dread|feel_bad|feel_gross ~4 carb|carbs|food|eating|eat|ate|fat|weight|calorie*|gaining|scale|scales|meals|sugar|bread|pasta|dinner
      binge*|binging|bingeing|binged; not_stop_eating|can_not_stop_eating|eat_everything_in|eat_until_i|eat_in_secret|eat_secretly|secret_eating|hide_food|hiding_food|hide_my_food|chew_and_spit|spit_out_food|throw_away_lunch|throw_my_food
      starve|starving|starved|starves >1 @selfref; starvation|starve_my_way|starve_to; starve|starving >3 lose|weight|lighter|lean*|thin*
      ana_mia|pro_ana|proana|promia|thinspo*|thinspiration|thigh_gap|meanspo|bonespo
      mirror|reflection|photos|pictures ~7 disgust*|fat|hate|cry|crying|cried|gross|ugly|ashamed|avoid*; hate|disgusted|ashamed|repulsed|loathe|disgusting ~3 my_body|body|thighs|stomach|belly|how_i_look|my_legs_look|my_reflection|tummy
      my_ribs|hip_bones|collarbones|bones ~4 show*|stick*|see|visible|proud ~8 lean|light|weight|thin|eat*|skinny|proud
      food|weight|calories|eating|body ~3 obsess*|controls_me|rules_my_life|takes_over|consum*_me|all_i_think_about|on_my_mind_all|constantly_on
      obsess* ~4 food|weight|calories|body|eating|scale|macros|kg
      all_i_think_about|can_not_stop_thinking|think_about >3 food|eating|weight|calories|my_weight ~6 day|all|constantly|time`,
    unless:
      'fuel_enough|eat_enough|eating_enough|enough_carbs|gi_issues|gut_issues|mid_race|after_a_gel|after_gels',
  },
  {
    topic: 'eating',
    level: 'care',
    term: true,
    when: `
      anorex*|anorexia|anorexic|bulim*|bulimia|bulimic|orthorex*|eating_disorder|eating_disorders|disordered_eating|ednos|arfid|body_dysmorph*|body_image|dysmorphia|binge_eating|night_eating
      essstorung*|magersucht|magersuchtig|bulimie|ess_brech|anorexie|anorexique|boulim*|trouble_alimentaire|troubles_alimentaires|trouble_comportement_alimentaire|tca|trastorno_alimentario|trastorno_alimenticio|trastornos_alimentarios|disturbo_alimentare|disturbi_alimentari|disturbo_alimentazione|eetstoornis|eetprobleem
      amenorrh*|amenorrea|amenorrhoea|amenorrhea
      // an energy deficit that was named by the member
      have|got|think|suffer*|signs|maybe|diagnosed|could_be|worried ~4 reds|red_s|energy_deficiency|relative_energy|lea|low_energy_availability`,
  },
  {
    topic: 'eating',
    level: 'care',
    when: `
      my|her|mine|have|had|get|getting|got|no|lost|missed|the|i ~1 period|periods|menstruat*|menses|time_of_month|monthly|cycle_bleed >4 stop+|stopped|gone|absent|disappear*|missing|irregular|lost|vanish*|away
      no|not|without|zero >1 bleed|bleeding|bleeds ~6 month*|weeks|year|since|cycle
      lost|lose|missed|missing|skip+|skipped|stopped|stop|without|no|not|havent|not_had|not_have|not_got|haven_t >2 period|periods|menstruat*|menses|time_of_month|time_of_the_month|aunt_flo|monthly_bleed ~8 since|months|weeks|for|in|year|is|my|training|any_more|ok|normal|again|i
      period|periods >1 gone|stopped|missing|late|absent|away ~6 #1-24|months|weeks|month|since
      #2-24_months|#2-10_cycles|half_year|half_a_year|year ~3 no_period|without_period|no_periods|since_last_period|since_my_last_period
      period|periods ~3 month*|weeks ~3 not|no|without|since|ago|missed; missed_period|missed_periods|lost_period|lost_my_period|lost_her_period
      periode|tage|regel|mens|blutung ~3 bleibt|ausgeblieben|weg|keine|verloren|seit|aus ~8 monat*|nicht|mehr|trainin*|seit
      regles ~4 plus|arret*|absence|perdu|disparu*|mois; plus_mes_regles|pas_mes_regles; regla ~4 no|sin|perdido|falta|retira*|meses|baja; sin_regla|no_me_baja
      non|niente|senza|piu ~4 ciclo|mestruazioni|mestruo ~5 mesi|piu|da; ciclo|mestruazioni|mestruo ~4 perso|saltato|mesi|assente|sparito|manca; ongesteld ~4 niet|geen|maanden|meer; menstruatie ~4 weg|niet|geen|uitgebleven
      stress_fracture|stress_fractures|stressfraktur|fracture_de_fatigue|fractura_por_estres|frattura_da_stress|stressfractuur|bone_stress ~6 again|another|second|third|#2-9|two|three|repeated|keep|weder|wieder|encore|otra|ancora|weer`,
    unless:
      'base_period|training_period|rest_period|recovery_period|build_period|taper_period|race_period|transition_period|time_period|period_of|winter_period|free_trial|trial_period|subscription|notice_period|zone|grace_period',
  },
  {
    topic: 'eating',
    level: 'care',
    when: `
      weigh|weighing|weighed ~1 myself|herself|himself ~6 times|constantly|obsess*|hourly|#3-30|every_hour|after_every|before_and_after_every_meal|several|daily|compulsiv*|cry|upset|always|morning_and_night|every_day
      scale|scales ~5 obsess*|cry|cried|crying|hate|control*|ruin*|scared|afraid|mood|number|happy|terrified|panic|fear|up_again
      water_cut|cut_water|cutting_water|sweat_suit|sauna_suit|bin_bags|bin_bag|make_weight|making_weight|weigh_in|weigh_ins|dry_out|weight_cut|weight_cutting|sauna_to
      #200-1900 kcal|calories|cals|cal|calorias|calorie|kalorien|kilocal* ~3 day|daily|a_day|per_day|tag|jour|dia|giorno|dag|diet|intake|total|only|max|limit|goal|target|enough_for_me
      eat|eating|ate|live|living|survive|surviving|limit|limiting|stick|sticking|keep|stay|staying|under|below|consume|intake|down_to|esse|mange|como|mangio|eet ~4 #100-2100 kcal|calories|cals|cal|calorias|calorie|kalorien
      how_many|how_few|how_little|how_much|number_of|what|wie_viele|combien_de|cuantas|quante|hoeveel ~2 calories|kcal|cals|kalorien|calorias|calorie|calorieen ~6 eat|day|daily|diet|cut|consume|rest_day|rest_days|maintain|maintenance|need_in|per_tag|essen|manger|comer|mangiare|eten|lose|weight
      calories|kcal|cals|intake ~6 how_low|low_can|lowest|minimum|least|low_as|as_low|under_eating
      calorie|calories|kcal|energy|caloric ~1 count|counting|deficit|restrict|restricting|restriction|goal|target|limit|budget|cut|cutting|defizit|tracking|track|zahlen
      cut|cutting|restrict|restricting|restricted|reduce|reducing|slash|slashing ~2 calories|kcal|food|intake|carbs|meals|portions|eating
      #700-1999 kcal|calories|cals|cal|kalorien|calorias|calorie ~6 enough|ok|okay|fine|safe|sufficient|too_low|too_little|too_much|only|reicht|genug|suffit|basta|genoeg
      deficit ~4 #200-1500|kcal|calorie*|eat|eating|diet|weight|fat|lean|daily`,
    unless: `per_hour|an_hour|g_h|sweat_rate|hydration|before_and_after_rides|before_and_after_ride|bottle|how_many_burn|did_i_burn
      will_i_burn|do_i_burn|burn_on|during|mid_ride|on_the_bike|#_hour_ride`,
  },
  {
    topic: 'eating',
    level: 'care',
    when: `
      allow|eat|limit|stick|restrict|allowing|eating >3 #200-1500 >1 a_day|per_day|daily|day|on_rest_days
      get|gets|getting|got|survive*|run|runs >1 by|through|on >2 yoghurt|yogurt|banana|apple|coffee|nothing|air|salad ~8 miles|km|ride|day|light*|thin*|proud|hours
      cycle|bleed ~4 not ~2 come|came|returned|arrived|shown|started|been ~8 since|month*|year|weeks
      fast|fasting|fasted|fastend|jeune|ayuno|digiuno|vasten ~3 #2-21 >0 days|day|tage|jours|dias|giorni|dagen
      how_little|how_few ~4 eat|food|calories; as_little|as_few ~3 eat|food|calories|possible
      skip+|skipped|skipping|miss|missing|replace|replacing ~2 meal|meals|dinner|dinners|eating|lunch|supper|food
      skip+|skipping ~2 breakfast ~8 weight|lose|lean*|lighter|thin*|fat|calories|every_day
      eat|eating|ate|eaten|food ~2 nothing|barely|hardly|almost_nothing|next_to_nothing|less_and_less|scared_to ~8 day|days|weight|lean*|light*|thin*|since|week|only|all
      not >1 eat|eaten|ate|eating >3 day|days|yesterday|all_day|since|anything|much_lately|any_more|dinner|at_all|proper*|for
      only|just >2 eat|eating|ate|have|having|live_on|living_on|coffee ~4 apple|salad|salads|lettuce|rice_cake*|cucumber|once_a_day|one_meal|broth|yoghurt|vegetables|veg|protein_shake*|diet_coke|coffee
      omad|one_meal_a_day|water_fast|juice_cleanse|crash_diet|crash_dieting|dieting|on_a_diet|on_diet|strict_diet|diet_plan|start_a_diet|new_diet|which_diet|best_diet|detox_diet|intermittent_fasting|keto_to
      fast|fasting|fasted ~3 #2-14_days|#16-72_hours|for_days|all_day|every_other_day|to_lose|and_lose
      stopped_eating|stop_eating|not_eating_anything|not_eating_much|not_eating_any_more|refuses_to_eat|refuse_to_eat|no_appetite_for_weeks|barely_eats|hardly_eats|not_eat_enough_on_purpose|avoid_eating|avoiding_food|avoid_food|avoids_food|no_carbs|zero_carbs|cut_out_carbs|cutting_out_carbs|scared_of_carbs|clean_eating`,
    unless: 'gluten|dairy|meat|enough_on_the_bike|per_hour|an_hour|before_the_ride',
  },
  {
    topic: 'eating',
    level: 'care',
    always: true,
    when: `
      @howto ~6 @lose ~4 @fat
      @lose >4 @fat >4 in|by|before|per|within|until|every|this >3 week|weeks|month|months|day|days|race|event|summer|season|#|fast|quick*|christmas|march|april|may|june|july|august|september|spring|goal
      #_kg|#_kilos|#_lbs|#_pounds|#_stone >2 a|per|every|each|pro|par|por|al|per >0 week|month|day|woche|semaine|semana|settimana|week
      @lose >4 @fat ~4 fast|quick|quickly|rapidly|asap|safely|healthily|without_losing|while|diet|eat|food|calorie*
      race_weight|raceweight|racing_weight|ideal_weight|goal_weight|target_weight|climbing_weight|optimal_weight|perfect_weight|fighting_weight|dream_weight|lowest_weight|right_weight|best_weight|competition_weight
      what|how_much|how_heavy >3 have|need|should|must|ought|supposed >3 weigh|weight ; how_light|how_lean|how_skinny|how_thin ~4 should|can|do|get|be|must|need|pros
      weigh|weight ~3 should >1 i|she|he ; weight_should
      too_heavy|too_fat|so_fat|too_big|too_chubby ~5 i|am|me|my|she|he|feel|look|for|to ~8 climb*|ride|cycling|race|cyclist|hills|lycra|i|am|feel
      feel_fat|look_fat|feeling_fat|looking_fat|feel_so_fat|am_fat|getting_fat|i_am_fat|got_fat|fat_cyclist|fat_shame|fatty|feel_huge|feel_disgusting|feel_heavy_and_ugly
      get|be|getting|become|look|stay|being ~2 thin|thinner|skinny|skinnier|shredded|ripped|leaner|lean|slim|slimmer ~10 race|climb*|summer|season|fast|how|want|need|must|trying|wants|help|tips|before|for
      get|getting|be|become|becoming|make_me >1 lighter ~10 how|want|need|must|trying|fast|quick*|eat*|diet|food|weeks|month
      lean_out|leaning_out|leaned_out|slim_down|slimming|slim_down|shred_fat|cut_fat|bulk_and_cut|cutting_phase|cutting_season|drop_fat|trim_down|lose_belly|lose_my_belly|lose_my_gut
      body_fat|bodyfat|fat_percentage|body_fat_percentage ~6 down|lower|drop|get|#3-20|reduce|percent|goal|target|ideal|under|below|should|pros
      bmi ~6 should|under|below|get|ideal|too|lower|#14-19
      want|need|must|have|aim|goal|trying|try|like|love|hope >4 be|weigh|get|reach|hit|under|below >2 #34-95 kg|kilo|kilos|kgs ~6 by|before|until|for|race|currently|now|from
      i >2 weigh >1 #40-130 ~6 how_do|how_can|how_to|look|want|lighter|need|should|get|lose
      from >0 #50-130 >2 to >1 #40-110 ~6 fast|quick|quickly|fastest|quickest|weight|kg|kilos|lose|lbs
      target|goal|aim|objective|objectif|ziel|obiettivo|objetivo|doel ~5 #35-95 kg|kilo|kilos|kgs
      wiegen ~6 muss|soll|sollte|wieviel|wie_viel|fur ; poids ~5 bon|viser|grimp*|quel|faut ; peso ~5 cuanto|debo|deberia|ideal|quanto|devo|dovrei|scalatore|escalador ; wegen ~5 moet|hoeveel|klimmer ~4 kg|kilo|klim*|wegen
      perdere|perdo|perdre|perdu|perder|perdi|verlieren|kwijt|afvallen ~4 #1-30 >0 chili|kili|kg|kilo|kilos|chilo
      unter|sotto|sous|bajo|onder|debajo ~2 #36-85 kg|kilo|kilos|chili|kili ; pesar|pesare|peser|wiegen|wegen ~2 #36-95 kg|kilo|kilos|chili|kili
      calories|calorias|calorie|kalorien|calorieen ~3 jour|dia|giorno|tag|dag|afvallen|af_te_vallen|vallen|maigrir|perdre|perder|perdere|abnehmen|ventre
      dropped|went|gone|lost|fallen >2 from >0 #45-130 >1 to >0 #35-120 ~8 month*|weeks|want_more|more|still|kg ; meal_plan|diet|menu|eating_plan ~6 kcal|calories|#900-1900 ; komme|kommen ~3 auf|unter ~2 #40-85 kilo|kg
      get|getting|down|drop|dropping|reach|cut|cutting|go|come >2 to|under|below|at >1 #34-82 kg|kilo|kilos|kgs
      reach|hit|be|at|under|below >2 #34-59 kg|kilo|kilos|kgs ~6 want|need|must|goal|by|before|target|get
      coach|trainer|ds|team|dad|mum|mom|boyfriend|partner|doctor|manager|husband ~6 says|said|told|thinks|wants|called|calls|tells|comment* ~6 fat|heavy|lighter|lose_weight|weigh|weight|skinny|kilos|kg|big
      #2-30 kg|kilos|kgs|kilo|lb|lbs|pounds|stone >2 to_lose|to_go|too_much|overweight|too_heavy|over
      overweight|obese|obesity|chubby|fat_loss|weight_loss|weightloss|weight_watchers|slimming_world|noom|cut_weight|cutting_weight|weight_plan`,
    unless:
      'tss|ctl|atl|tsb|rpm|cadence|psi|bpm|minutes|dumbbell*|squat|deadlift|bench_press|leg_press|water_weight|rucksack|backpack',
  },
  {
    topic: 'eating',
    level: 'care',
    when: '@lose >4 @fat; losing_weight|lose_weight|loose_weight|loosing_weight|lost_so_much_weight|weight_off',
    unless: '@whatif; or >1 #|watts|w|power|more_watts; sweat|sweat|sweated|hydration|backpack',
  },
  {
    topic: 'eating',
    level: 'care',
    when: `
      lost|dropped|shed >2 #2-60 kg|kilo|kilos|kgs|lb|lbs|pounds|stone ~5 week|weeks|month|months|days|already|since|without_trying|still|more
      lost >2 weight|so_much_weight|lots_of_weight ~8 tired|period|cold|weak|without_trying|unintention*|can_not|more|still|hair
      // what other languages call it
      abnehmen|abspecken|abgenommen|gewicht_verlieren|gewicht_reduzieren|wettkampfgewicht|idealgewicht|zielgewicht|diat|hungern|hungere|kaloriendefizit|kalorien_sparen|kalorien_zahlen|zahle_kalorien|zu_dick|zu_fett|zu_schwer_fur
      maigrir|perdre_poids|perdre_kilos|perdre_kg|perdre_du_poids|poids_forme|poids_ideal|poids_de_forme|au_regime|un_regime|regime_pour|deficit_calorique|trop_gros|trop_grosse|me_faire_vomir|fais_vomir|gagner_mon_repas|minceur
      perder_peso|perder_kilos|perder_kg|adelgazar|bajar_peso|bajar_kilos|bajar_de_peso|peso_ideal|peso_competicion|dieta|deficit_calorico|demasiado_gordo|demasiado_gorda|estoy_gordo|estoy_gorda|me_provoco|provocarme_vomito|dejar_de_comer|saltarme_comidas|atracon*
      perdere_peso|perdere_kg|perdere_chili|dimagri*|calare_peso|calare_di_peso|peso_forma|peso_ideale|a_dieta|dieta|deficit_calorico|troppo_grasso|troppo_grassa|troppo_pesante|vomitare_dopo|saltare_i_pasti|saltare_pasti|abbuffat*
      afvallen|afgevallen|gewicht_verliezen|gewicht_kwijt|kilo_kwijt|kilos_kwijt|streefgewicht|wedstrijdgewicht|ideale_gewicht|op_dieet|dieet|lijnen|te_dik|te_zwaar|calorietekort|maaltijden_overslaan|eetbui*|uithongeren
      #_kilo|#_kg|kilos|kilo >3 abnehmen|runter|weg|verlieren|perdre|perder|perdere|afvallen|kwijt ; #_kilo|#_kg|kilos ~3 perdre|perder|perdere|dimagrire|bajar|calare
      esse|isst|gegessen|essen ~4 nichts|kaum|nix|fast_nichts|zu_wenig|sehr_wenig ~8 leicht*|dunn|gewicht|kilo|mehr|seit|tagen|abnehm*
      finger|vinger|vingers|doigts|dedos|dita ~4 hals|keel|gorge|garganta|gola ; mange|manger ~3 presque_rien|plus_rien|rien ; eet|eten ~3 bijna_niets|niets|amper
      nehme|nimm|nahm|nimmt|abzunehmen ~6 kilo|kilos|kg|gewicht|schnell ; ideaal|ideale|ideal|ideales >0 gewicht|peso|poids|wettkampfgewicht ; ideales_renngewicht|renngewicht|poids_de_course|peso_gara
      mahlzeiten_auslassen|nichts_essen|kaum_essen|esse_nichts|esse_kaum|finger_in_hals|mich_ubergeben_nach|nach_essen_ubergeb*|nach_dem_essen_kotzen|saute_repas|sauter_repas|sauter_des_repas|mange_rien|rien_manger|plus_rien_manger|no_como_nada|non_mangio|eet_niets|eet_bijna_niets`,
    unless: `@whatif|on_the_ride|mid_ride|sweat|drank|balanced|equilibrata|equilibrada|mediterran*|velo_de|rahmen|rad|laufrad*
      bici|dieta_para_ciclistas|steigung|duurzaam|tijdrit`,
  },
  {
    // A number as a goal, when the message is about weight anyhow.
    topic: 'eating',
    level: 'care',
    also: 'fat|scale|scales|skinny|lean|jeans|kilos|kg|thin|chubby|overweight|lighter|diet|bmi',
    when: 'get|getting|go|drop|dropping|cut|come >2 to|under|below >0 #36-79.',
    unless: 'rpm|watts|w|km|percent|cadence|bpm|minutes|tyre|mm|psi|gear',
  },
  {
    topic: 'eating',
    level: 'care',
    after: 'eating',
    when: 'calorie*|kcal|cals|weigh|weight|kg|kilos|pounds|lbs|lighter|leaner|thin|thinner|diet|deficit|body_fat|bodyfat|carbs_cut|eat_less',
  },
];

export const eatingTexts: Texts = {
  first: [
    {
      notice: 'Your health comes first, so I set no weight goals, diets or calorie targets.',
      text: 'Eating too little costs power, sleep, bones and hormones. Vomiting, days without food or lost periods: please see a doctor this week. Fainting or a fluttering heart: today. If food takes up much of your mind, it is no shame: an eating disorder helpline listens without judging. I can help you fuel rides.',
    },
    {
      notice: 'That stays a question for a person who can look after you as a whole.',
      text: 'How do you feel about food and your body at the moment? If it weighs on you, please tell a doctor or someone close. From my side: well-fed riders train better, recover faster and climb better. Shall we look at pacing or at eating enough on rides?',
    },
    {
      notice: 'I stay careful here because it matters to me how you are.',
      text: 'Numbers on a scale say little about strength. Talk with a dietitian or a helpline when thoughts about eating get loud. Ask me about power, pacing or fuel whenever you want.',
    },
  ],
  other: [
    {
      notice: 'It is good that you notice and care.',
      text: 'Speak with them in a calm moment, about feelings instead of food or looks, and offer to come along to a doctor. An eating disorder helpline in your country also advises friends, parents and coaches. Please let nobody set weight goals or comment on bodies. Training load is for the doctor to decide until then.',
    },
  ],
  check: [
    {
      notice: 'Gently asked: is eating going well for you these days?',
      text: 'If food or weight take up a lot of room, a doctor or a helpline in your country is a kind place to start.',
    },
    {
      notice: 'One caring question before we go on: do you eat enough, and without worry?',
      text: 'If the old thoughts come back, please talk to someone early.',
    },
  ],
};
