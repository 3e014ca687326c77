/**
 * How riders talk. These words are taken out before a topic is looked for, and only these: a sentence may hold a joke and a
 * symptom. Patterns as everywhere; a list with `unless` stays in when one of those stands near.
 */
export const idioms: readonly { when: string; unless?: string }[] = [
  {
    // Dying and killing as effort.
    when: `
      climb+|hill+|headwind|wind|interval*|session+|workout+|coach|plan|ride+|race+|test|gradient|heat|pace|mountain|ramp|sprint*|saddle|legs|hairpin*|vo2|over_unders|turbo|trainer|that|it|this|section|segment|course|col|finish|stairs|squats|rollers|surge+|attack+ >3 kill+|killing|killer|murder+|destroy+|slay* >0 me|us|him|my_legs|legs|my_quads
      kill+|killing|kills|killed|murder+|crush+|smash+ >0 it|them|that|this|segment|climb*|kom|hill*|legs|quads|watts|everyone|interval*|session*|workout|race|time|speed|momentum|motivation|cadence|rival*|group|battery|pb|pr
      killer|killing >0 workout|climb*|session*|interval*|hill*|pace|leg*|set|finish|sprint*|descent|heat|season|spree
      kill|killing >1 switch|time|shot; dressed_to_kill; overkill; buzz_kill; roadkill; painkiller_climb
      die|dying|died|dies|dead|death ~4 on_climb*|on_hill*|on_last|halfway|in_last|in_final|at_end|on_final|after_#_minutes|after_#_min|before_top|on_second|on_third|on_mountain|in_wind|on_steep*|on_every_climb|on_descent|mid_interval|in_interval*|on_intervals|on_turbo|on_trainer|on_bike|out_there|up_there|up_that
      die|died|dying|dead|dies|dead_again >0 trying|hard|hards|laughing|of_boredom|of_embarrassment|of_hunger|of_thirst|inside_my_computer|in_saddle
      battery|phone|di2|garmin|light|lights|sensor|motor|power_meter|wahoo|computer|axs|headset|bearing|hub|freehub|pedals|engine|computer|watch|strap|pump >3 die|died|dies|dying|dead|killed
      dead >0 legs|last|flat|slow|easy|tired|heat|spot|centre|center|line|end|weight|lift|lifts|straight|ahead|on|serious|sure|simple|battery|sprint|heavy|calm|stop|hang|pedal|keen|good|beat|fish|reckoning|pixels|lock
      die|dying|dead|killer >1 interval*|hill*|mile|km; drop_dead >0 gorgeous|beautiful ; knock_em_dead; to_die_for; do_or_die; never_say_die; over_my_dead_body; cross_dead; left_for_dead >2 by_group; wanted_dead
      death >0 zone|march|grip|ride|wobble|rattle|valley|metal|star|spiral ; near_death >1 bonk|experience_on; sudden_death >1 sprint|round|playoff|tiebreak; slow_death
      suicide >0 hill|hills|pace|squad|break|attack|breakaway|gear|sprint|sprints|run|bunny|door|doors|interval*|repeat*|climb|descent|move|mission|drill*|prevention|awareness|hotline_ride|charity|shifter*|brake*|bars
      suicide ~3 prevention|awareness|charity|fundrais*
      suicidal >0 pace|attack|move|breakaway|descent|speed|start|tempo|gear|driving|lunge|descender; kamikaze
      thought|nearly|almost|about|going|think|felt_like|feel_like|feels_like >3 die|dying|dead|died|death ~6 climb*|hill*|ramp*|interval*|ride|race|ftp_test|test|sprint*|mountain|finish|vo2*|session|workout|lactate|last_minute|last_km|effort*|zwift|crit|turbo
      kill|end|finish >1 @selfref >2 foot; shoot+|shot|shooting >0 myself >0 in|foot
      weight_loss|lose_weight ~8 parts|components|wheels|titanium|carbon ; beat|beating|beats >1 my >0 wife|husband|dad|brother|partner|girlfriend|boyfriend|son|daughter >3 up|on|by|in|to
      i_will_survive|long_live|live_and_learn|live_to_ride|ride_or_die|kill_or_be_killed|ride_to_die ; live_or_die_by; die_another_day
      heartbreak|heart_break|heartbreaker >0 hill|ridge|climb ; heart >2 sank|sinks|set_on|of_the_climb|of_matter|of_city|of_alps|of_dolomites|of_pyrenees ; take_heart; lose_heart; by_heart; heart_and_soul; heart_out; with_all_my_heart; break*_my_heart|broke_my_heart|breaks_your_heart; heart_to_heart ; heart_in_my_mouth
      heart >1 skip+|skipped >1 beat >4 when|saw|seeing|as; cardiac >0 drift|output|hill|load|strain_score|adaptation*|decoupling; heart >1 bleeds
      heart >2 stop+|stopped >3 when_i_saw|saw|seeing|when_the|when_he; i|we|would ~1 love ~4 to_death; scared_to_death|bored_to_death|sick_to_death_of|tickled_to_death|worried_to_death|freez*_to_death|training_to_death`,
    unless: `kill_me_now|just_kill_me|please_kill_me|somebody_kill_me|someone_kill_me|if_i_die|nobody|deal_with_me|life|living|anymore|any_more|alone|goodbye|pills|nobody|no_one|burden|seriously|not_joking|i_mean_it|hospital
      chest|everyone|myself_tonight|tonight|wish|want_to_be_dead|want_to_be|wanna_be|want_die|wanted_die|rather_die`,
  },
  {
    // Things that break, crash, faint, purge and run hot.
    when: `
      app|apps|garmin|zwift|computer|software|wahoo|laptop|phone|karoo|firmware|strava|website|server|page|browser|tablet|ipad|rouvy|trainerroad|update|screen|system|file|program|site|game|market|stock|economy|head_unit|unit|edge|bolt|trainer ~2 crash+|crashed|crashing|crashes|freez*|froze
      crash|crashed|crashes|crashing >1 diet|course|barrier|bars|pad|pads|replacement|my_ftp|the_ftp|party|couch|out_of|landing|test_dummy|proof
      crash|crashed|crashing >2 tour|tdf|giro|vuelta|roubaix|sofa|couch|in_bed
      sugar|caffeine|glycemic|glucose ~1 crash|crashes|crashed
      fell|fall|falls|falling|fallen >0 behind|short|apart|ill|in_love|off_pace|off_back|off_wheel|off_wagon|off_plan|off_cliff|into_habit|into_trap|out_of_love|out_of_habit|away|back|below|under|from_#|to_#|in_price|over_time|within|into_zone|in_zone|on_deaf|through_the_cracks|outside
      this|last|next|early|late|in|since|every|by|until >1 fall ; fall >0 season|races|classics|block|training|riding|weather|colors|goal*|line
      app|power|form|ftp|wheel|wheels|frame|tent|bridge|economy|price*|peloton|crank|bars|market|pace|performance|stand|chair|table|rack ~2 collaps*
      faint >0 noise|sound|line|smell|hope|click|creak|signal|rattle|squeak|tick|whistle|scratch|hearted|praise|mark|rub|buzz|heart
      blackout|blacked_out|black_out ~2 curtain*|blind*|bike|frame|wheels|kit|paint|decals|logo*|finish|stealth|edition|power_cut|helmet
      purge|purging|purged ~4 brake*|air|line|lines|hydraulic|valve|system|caliper|bleed|database|closet|strava|garage
      power|black|pass+ >0 out >0 flyers|leaflets|sandwiches|numbers|gels
      dizzying|dizzyingly; dizzy >0 heights|with_excitement|with_joy|with_happiness; giddy >1 excite*|joy|with
      cracked|broke|broken|snapped|split|smashed|torn|bent|damaged|crack|break|fractur*|busted|shattered|fracture|chipped|wrecked|worn|tear|tore|casse|rompi|rotto|gebrochen|gebroken >3 spoke|spokes|chain|frame|frames|hanger|derailleur|shifter|crank|rim|rims|seatpost|bottom_bracket|screen|wheel|wheels|glasses|sunglasses|shoe|shoes|cleat|cleats|saddle|cable|tyre|tire|tyres|handlebar|handlebars|stem|record|records|pb|pr|duck|barrier|kom|strava|deadlock|news|bank|mould|ice|promise|sweat|bottle_cage|garmin|phone|carbon|steerer|pedal|pedals|jersey|bibs|bib|shorts|gloves|rules|sidewall|valve|nipple|computer|routine|habit|curse|jinx|#_minutes|hour|bike|bicycle|rayon|speiche|kette|rahmen|raggio|radio_rueda|spaak|ketting
      spoke|chain|frame|hanger|derailleur|rim|crank|seatpost|steerer|carbon|tyre|sidewall|wheel|bike|saddle_rail|bottle_cage|stem ~3 crack+|cracked|broke|broken|snapped|split|tear|torn|fractur*|fracture
      head >0 unit|units|wind|tube|tubes|set|light|lights|phones|space|start|to_head|torch|angle|badge|band|coach|over|out|for|down|home|back|north|south|east|west|into_wind ; head_unit; headset; headwind; over_my_head; off_top_of_my_head; in_my_head; head_in_game; use_your_head; head_of ; head_first_into >3 training|season|plan
      hit|hitting|hits >2 target|targets|wall|numbers|goal|goals|watts|zone|power|ftp|plan|gym|pb|pr|road_at|trail*|peak|plateau|rev|limit*|max|ceiling|spot|roads|slopes|sweet|threshold|#_w|#_km|sack|bonk
      knock+|knocked|bang+|beat+|against >3 head >2 brick_wall|wall|desk; knock+ >1 out >2 intervals|session|km|workout*|miles|hours|of_race|rides ; knocked_it_out; knockout_stage
      pedal|power|stroke|down|up|full|smooth|round|per|two|four|swim|arm ~1 stroke|strokes ; stroke >0 rate|of_luck|of_genius|count|rehab_class|smooth|pedal*
      sick >0 bike|climb|climbs|wheels|wheel|kit|ride|rides|view|views|trail|setup|descent|route|watts|pace|jersey|line|machine|frame|build|move|leave|day|segment|gradient|edit|jump|video|photo|pic|power|race|numbers|strava|burn; sick|ill >0 of >0 intervals|zwift|rain|training|wind|this_plan|winter|turbo|my|it|hills|gels|riding ; sick_and_tired_of; that_is_sick|so_sick_bro|looks_sick|look_sick|sick_bro|sick_mate
      hay|race|cycling|bike|cabin|saturday_night|gold|spring|tour|tdf|giro|world_cup|baby|buck|cyclocross|gravel|zwift >0 fever ; fever >0 for|dream|pitch|tree
      corona >0 beer|beers|extra; viral >1 video|clip|post|tiktok; going_viral|went_viral|gone_viral
      diving|drop|dropped|drops|fell|falls|fall|goes|went|go|going >2 off|over >1 cliff ~6 power|form|energy|fitness|numbers|watts|performance|after_#_hours|motivation|hr`,
  },
  {
    // Tired legs and falling numbers, as long as it is no matter of weeks.
    when: `
      legs|quads|calves|thighs >3 dead|dying|died|killing|killed|gone|shot|destroyed|wrecked|toast|cooked|fried|ruined
      ftp|power|pace|cadence|watts|speed|numbers|form|fitness|temperature|rain|snow|prices|threshold|output|weight|hr|heartrate|spo2|shoulders|night|darkness ~2 fell|fall|falls|falling|drop+|dropped`,
    unless:
      'weeks|month|months|despite|still_falling|keeps|tired|every_week|for_days|always|suddenly|one_leg|left_leg|right_leg',
  },
  {
    when: 'fell|fall|falls|falling|fallen >0 asleep',
    unless: 'forever|never|wake|not|wish|hope|sleeping|head|crash',
  },
  {
    // The heart-rate strap is not the chest.
    when: `
      chest >0 strap|straps|belt|hrm|monitor|sensor|mount|pocket|freezer|number|size|measurement|zip|transmitter|band
      heartrate|hrm|hr|garmin|polar|wahoo|monitor ~2 strap|belt >3 chest; strap|straps >2 chest ~4 hurt*|chafe*|rub*|tight|sore|digs|slips|burn*|annoy*|red|raw|itch*|irritat*|uncomfortable|pinch*`,
    unless: 'like|as_if|feels_like|felt_like|elephant|under_the_chest',
  },
  {
    // Ages of things, ages of long ago, children at the edge.
    when: `
      #1-40 years_old|year_old|yo|yrs_old|yearold|jahre_alt|jahre_alte|ans|anos|anni|jaar_oud >1 bike|frame|helmet|trainer|groupset|tyre|tyres|tires|power_meter|shoes|car|wheels|wheelset|cassette|chain|carbon|steel|aluminium|garmin|saddle|bib|bibs|turbo|scott|trek|giant|canyon|specialized|cervelo|bianchi|cannondale|colnago|pinarello|whisky|rad|fahrrad|velo|bici|fiets|helm|casque|casco
      bike|frame|helmet|trainer|groupset|tyre|tyres|tires|power_meter|shoes|car|wheels|wheelset|cassette|chain|garmin|saddle|turbo|bibs|rad|fahrrad|velo|bici|fiets >3 #1-40 years|years_old|year_old|yo|yrs_old|jahre_alt|ans|anos|anni|jaar_oud
      when|since|until|at|from|before|back_when >2 i|we ~0 was|were >2 #3-19|junior|young|kid|teen|teenager|child|teenage|boy|girl|schoolboy|schoolkid|at_school|in_school|in_high_school
      i|started|began|raced|rode|first|learned >3 at >0 #3-17 ; started ~3 aged|age >0 #3-17; since|from >0 age >1 #3-17; since_i_was >0 #3-17
      as >1 junior|teen|teenager|kid|child|schoolboy|youth|u23|youngster|cadet ; was >1 junior|schoolboy|junior_champion; former|ex|old|retired|used_to_be >2 junior|schoolboy ; juniors_record; junior_to_senior; junior_developer; junior_doctor; dad_of_a_junior ; since_high_school|after_high_school|back_in_high_school|in_high_school_i_ran
      minor >0 issue|issues|injury|tweak|tweaks|change|changes|climb|adjust*|crash|pain|niggle|problem|question|hill|race|gain*|difference*|detail*|risk|point|hiccup|setback|detour|bump*|scrape*|goal*|fix|scale|key|league*|thing ; minors_league
      kid+|kids|children|child|baby|toddler|school|son|daughter ~3 drop_off|school_run|pick_up|in_bed|asleep|nap|naps|nursery|daycare|trailer|seat|bedtime|holidays|busy|work_and|and_work|job_and|and_job|and_a_job|full_time_job|time_for_me|to_school|at_school|seat|cargo
      with|have|got|two|three|#1-5|having|raise|raising ~1 kids|children|kids_and|small_kids|young_kids|small_children|young_children|little_kids >6 time|hours|job|work|only|busy|week|sleep|train_when|squeeze|fit_in|indoors
      new_kid|like_a_kid|kid_in_a|kid_again|big_kid|kid_at_heart|kidding|kid_you_not; school_of; old_school|new_school|oldschool; school_teacher|i_teach|grad_school|med_school|medical_school|business_school|back_to_school_sale|driving_school ; teacher_at >2 school
      high_school >3 reunion|ago|friend|buddy|teacher ; my_students|my_pupils >6 grade|mark|work|job|exams`,
    unless: 'my_son|my_daughter|i_am_a_junior|i_am_#9-17',
  },
  {
    // The partner's pregnancy as a reason for less time.
    when: `
      wife|girlfriend|partner|missus|gf|fiancee|spouse|frau|freundin|femme|copine|mujer|novia|moglie|fidanzata|vrouw|vriendin ~4 pregnant|pregnancy|expecting|due|trimester|schwanger|hochschwanger|enceinte|embarazada|incinta|zwanger|expecting_a_baby|gave_birth|given_birth|c_section|breastfeeding|postpartum|birth|had_a_baby|had_baby|due_in|our_first_baby
      trimester >2 season|year|plan ; new_dad|new_father|became_a_dad|baby_sleeps|paternity|due_date >2 invoice|payment|bill; expecting >1 rain|wind|snow|too_much|delivery|parcel|watts|ftp|result|improvement|a_faster; pregnant_pause
      nursing >2 injury|knee|cold|hangover|legs|back|beer|ankle|achilles`,
    unless: 'she|her|can_she|for_my_wife|for_her|elle|ella|lei|sie|zij|ihr|i_am_pregnant|we_are_both',
  },
  {
    // Energy drinks, muscle fibres, fun, weight off the bike, what is allowed.
    when: `
      type >0 #1-3|one|two|ii|i|iia|iix|2a|2x >0 fun|fibre|fibres|fiber|fibers|muscle*|twitch|error|cycling|ride ; type_two_fun|type_2_fun
      coke ~3 can|cans|bottle|bottles|flat|zero|diet|sip|stop|drink|drinking|drank|cafe|coffee|feed_station|litre|cola|caffeine_from|last_hour|final_hour|musette|gas_station|petrol_station|warm|cold|fizzy|swig
      shot|shots ~1 gel|espresso|pickle|beet|beetroot|ginger|jump|caffeine|legs|tart_cherry|energy|legs_are|screen|head|photo
      pills|pill|tablet|tablets|tabs|capsules ~2 salt|electrolyte*|sodium|zero|nuun|magnesium|vitamin*|iron|purification|chewing|cleaning|descal*|tubeless|hydration
      juice ~2 beet|beetroot|orange|apple|cherry|tart_cherry|pickle|fruit|pineapple|lemon|grape|tomato|carrot|watermelon|maple
      gear|gears >2 #11-60; gear|gears ~2 ratio|ratios|inch*|cable|hanger|low|lower|high|higher|big|bigger|small|easiest|hardest|bottom|top|rain|winter|camping|change*|shift*|wet_weather|compact
      dope >0 wheels|bike|kit|ride|view|jersey|frame|setup|route ; steroids >1 for_your_bike; on_steroids
      @lose >4 @fat|grams|g|gramm >3 off|from|of >2 bike|frame|wheel|wheels|wheelset|rims|tyres|bottles|setup|groupset|components|kit|helmet|shoes|saddle|fork|seatpost|bikepacking|luggage|pack
      bike|frame|wheels|wheelset|groupset|setup|rims|saddle|fork|kit|bikepacking|luggage|backpack|rad|rahmen|velo|bici|fiets|laufrader ~1 weight|lighter|light|heavy|too_heavy|kg|kilo|kilos|grams|leichter|leger|legere|ligera|ligero|leggera|leggero|lichter
      weight ~1 distribution|training|lifting|bearing|weenie|weenies|room|rack|vest|session*|limit|plates|transfer|shift|front_wheel|back_wheel|rear_wheel|forward
      weight|heavy|light >1 bike|frame|wheel|wheels|wheelset|tyres|gear|gears
      lost|lose|losing|loses >3 # >0 kg|kilo|kilos|litre*|lb|lbs|pounds ~12 sweat_rate|drank|drunk|fluid_loss ; lost|lose|losing|loses >3 # >0 kg|kilo|kilos|litre*|lb|lbs|pounds ~6 sweat|sweating|sweated|drink|hydrat*|hot_ride|during_ride|ride|fluid*|water|hour|dehydrat*
      binge >1 watch*|netflix|series|tv|zwift|racing ; wasted >1 watts|energy|time|effort|opportunity|day|money|years|a|my|legs ; wasting
      edible|edibles >1 flowers|garden; joint ~1 knee|hip|pain|shoulder|ball|universal|ankle|venture|effort|training|decision|session|issues|problems|wrist|head|mobility|supplement*|mobile|toe|elbow|stiff*|health|frame|frame_joint|si ; joints ~3 sore|ache*|stiff|cold|knee*|frame|weather|old|hurt
      high >0 cadence|power|torque|pace|speed|altitude|volume|intensity|gear|resistance|saddle|heartrate|zone|hr|carb|load|tss|end|five|mountains|level|ftp|vo2|score|watts|pressure|training|enough|up
      hammered|smashed >1 it|that|the|home|on|out|pedals|watts|segment|my_pb|pb|my_ftp|my_record
      test ~1 positive >1 tsb|balance|form|split ; positive >0 split|tsb|form|attitude|feedback|gradient|vibe|rake|effect*|change|side|results_from ; epo ~4 altitude|naturally|natural|own|hypoxi*|live_high|sleep_high|camp|tent
      anti_doping >1 control|rules|course|quiz|officer|lecture|agency; motor|mechanical|financial ~0 doping
      gear >1 doping; technological_doping; brain_doping
      bone >0 stock|broth|density_machine|shaker|idle ; numb >1 mindnumb*|boredom; mind_numbing|mind_numbingly
      beat+|beats|beating|hit|hits|hurts|kill+|kick+|destroy+ >0 me|my_ass|my_butt|us|him ~5 sprint*|climb*|race|races|racing|every_time_we|uphill|segment|kom|strava|zwift|by_#|watts|intervals|hill|hills|tt|town_sign|ftp|group_ride|to_the_top|with_vo2|with_hill|every_ride
      beats|beat|beating|hits >0 me >2 up_climb*|up_hill*|up_every|up_mountain|on_climb*|on_descent*|in_sprint*|at_zwift|on_strava|to_summit|by_seconds|by_minutes
      hit|hits|beat|beats|kill|kills|hammer|hammers|smash >0 me|us >0 with ; gel|gels|bicarb*|bicarbonate|drink_mix|isotonic|caffeine|coffee|carbs|maltodextrin|fructose ~4 upset|stomach|gut|cramps|diarrh*|diarrhea|diarrhoea
      worth >0 living >0 near|close|next|there|in ; getting|get|got|feel|felt >0 high >1 on >1 alpe|mountain|mountains|col|pass|life|endorphins|adrenaline|altitude
      overreach* ~2 overtrain*
      stalk+|stalking >2 ftp|watts|numbers|profile|rides_on ; bike|chain|cassette|wheel|tyre|tire|trainer|turbo|zwift|wifi|bottom_bracket|cleats >2 dying|dead|died|dies ; stalk+|stalking >1 kom|koms|qom|segments|strava|rivals|leaderboard ; steroid >0 free
      flu|covid|corona|influenza|booster ~1 jab|booster|shot|vaccine|vaccination|impfung|vaccin|vacuna
      flat >0 tyre|tire|tyres|battery|road|out|bar|pedal|pedals|course|lap|stage|white|top|mount|spot ; caffeine|creatine|coffee|beetroot|bicarb*|bicarbonate|ketones|nitrate|taurine ~2 doping|performance_enhancing ; prescription >1 glasses|lenses|sunglasses|goggles ; anabolic >0 window ; become >2 fat >0 burner ; lsd ~3 training|ride|miles|long|slow|distance|base|winter|zone ; pinch|flat|tube|tyre|holes|puncture ~5 snake_bite|snakebite
      razor_blade|razor_blades ~4 throat|swallow*|like ; throat ~4 razor_blades
      junior|juniors|schoolboy|high_school ~8 back_in_my_day|in_my_day|in_those_days|in_80s|in_90s|decades|years_ago ; teach|teaching|teacher|work|working|job ~3 school|high_school|highschool|kids|children
      follow+|followed|following|follows >1 me >2 strava|instagram|wheel|slipstream|in_draft ; follow+|following >0 plan|program*|training|wheel|route|line|schedule|rule*|advice
      groom+|groomed|grooming ~2 trail*|snow|fatbike|track*|gravel|dog|beard ; creep+ >0 up|into|over ; scope_creep; abuse|abusing|abused >1 legs|bike|body_on|drivetrain|gears|wheels ; bully >2 bike|gear
      overdose|overdosed|overdosing|od ~2 gel|gels|carbs|sugar|caffeine_gel|zone|climbing|training|vitamin*|miles|cake|pasta|fibre|fiber|bananas
      gel|gels|drink|mix|bar|bars|banana|bananas|milk|breakfast|isotonic >1 make|makes|made >0 me >2 sick|vomit|puke|throw_up
      insult_to_injury; injury >1 prevention|free ; no|without|avoid*|prevent*|minimi* >2 injur*|injuries
      without|avoid*|prevent*|avoiding|preventing|reduc*|stop|risk_of|protect*|rather_than|instead_of|before_i_get|not_to_get ~3 overtrain*|burnout|burning_out|sick|ill|heatstroke|heat_stroke|heat_exhaustion|concussion*|saddle_sores|tendinitis|illness|injur*|overtraining|heat_illness|hyponatr*|cold|infections`,
    unless:
      'last_night_i|snort*|i_have_been_hit|hospital|dealer|i_am_injured|injured|already ; coach|dad|father|husband|boyfriend|mum|mom|stepdad >1 hits|hit|slaps|punches|kicks >0 me ; coach|dad|father|mother|mum|mom|stepdad >1 beats|beat >0 me >4 lose|lost|miss|missed|fail|failed|bad',
  },
  {
    // Dead after the climb, in other languages.
    when: 'mort|morte|muerto|muerta|morto|morta|tot|dood|kapot ~4 col|montee|salita|subida|berg|klim|anstieg|intervalle*|intervalli|repetute|sortie|rodillo|strappo|puerto',
    unless:
      'envie|veux|voudrais|serait_mieux|vorrei|voglio|sarebbe_meglio|quiero|ojala|wil|will|wollte|@they',
  },
];
