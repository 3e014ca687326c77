/**
 * Suicidal thoughts and self-harm, said openly, hinted at, about somebody else, or as a joke. Riders die in pictures all
 * day long ("this climb kills me"): those are taken out beforehand (`lexicon/idioms.ts`). What stays is a wish, a plan, a
 * goodbye, a life without point, being a burden. When in doubt one warm line is said first (level `check`).
 */
import type { Rule } from '../types.ts';

export const crisisRules: Rule[] = [
  {
    topic: 'crisis',
    level: 'stop',
    when: `
      not ~2 be >1 around|here ~5 for|by|next|then|when|long|much|christmas|champs|season
      not ~3 need|needing >1 it|them|this|any|plan|bike|weeks ~6 after|any_more|anymore|where_i
      written|wrote|writing >1 letter|letters|note|notes ~10 quiet|ready|sorted|wife|kids|them|done
      next_life|the_other_side|see_you_on_other_side ; texted|text|messaged|posted|texting ~3 goodbye|farewell ; not >1 exist|existing
      voices ~6 telling|tell|say|saying|told ; if_it_happens|so_be_it|happens_happens|not_care_if|do_not_care_if|not_mind_if ~14 helmet|brake|braking|lights|car|cars|lorry|descent*|traffic|road|die|crash*
      whats_point|what_is_point >1 i_am|me|living|anymore|any_more|of_it_all|of_anything|trying ; no_point_in_anything|point_in_any_of_it|point_of_any_of_it ; joining|join >0 her|him|them ~10 since|died|death|gone
      car|truck|lorry|bus|van|train|traffic >2 hit|hits|take|takes|kill|kills|run_over|runs_over >0 me >8 be|am|feel >1 ok|okay|fine|cool|glad|relieved|relief|happy|at_peace
      glad|relieved|ok|okay|fine|not_mind|not_care >3 if >3 car|truck|lorry|bus|van|train >2 hit|hits|took|takes|killed|kills >0 me
      cut|cuts|cutting|slice|slicing >1 my|her|his >1 legs|leg|thighs|arms|arm|wrist|wrists|skin|hips ~12 nobody_sees|nobody_knows|nobody_notices|no_one_sees|no_one_knows|hide|hiding|sleeves|calm*|relief|punish*|deserve
      hit|hits|hitting|beat|beating|punch|punching >1 my >1 legs|thighs|arms|head >3 pump|hammer|fist|fists|belt|bottle ~8 when|if|because|after
      hurt|hurting|hurts|harm|harming|burn|burning|cut|cutting|hit|hitting >0 @selfref ~14 calm*|relief|punish*|deserve|on_purpose|release|feel_something
      everything|all|life|world ~1 feels|seems|gone >0 grey|gray|black|empty|pointless|hollow ; punch|punching|burn|burning|scratch* >1 my >0 legs|thighs|arms|face ~8 miss|fail|when|bruise*|deserve`,
    unless: 'holiday|vacation|back_on|out_of_town|travelling|traveling|abroad',
  },
  {
    topic: 'crisis',
    level: 'stop',
    idiom: 'strong',
    when: `
      kill|killing|kil|kll|off|offing|end|ending|top|topping|delete|deleting|hang|hanging|hanged|shoot|shooting|drown|drowning|neck|unalive|unaliving|gas|gassing|poison|poisoning|stab|stabbing|murder|sacrifice|erase|smother >0 @selfref
      kill|killing ~1 @selfref
      do|doing|done >1 @selfref >0 in
      suicid*|suicide|suicdal|sucidal|suicde|suiside|suicidle|suicidal|suicidality|sewerslide|sewer_slide|sewercide|toaster_bath|unalive|unaliving|unalived|un_alive|selfdelete|self_delete|self_exit|ctb|catch_the_bus|selbstmord*|suizid*|freitod|zelfmoord*|zelfdoding
      want|going|about|might|should|will|gon|ready|feel_like|thinking|just|gonna|wish|i >1 kms
      kms >0 if|lol|rn|now|fr|honestly|tbh|already|soon|tonight|right|today|because|after_this
      kms ~3 serious|seriously|really|honest|actually
      commit >1 die|sudoku|suicide|seppuku|neck_rope
      take|taking|took|takes|taken >2 own_life|my_life|his_life|her_life|their_life|own_lives
      end|ending|ended|ends|finish|finishing >2 my_life|own_life|his_life|her_life|their_life|life|my_existence|my_days|my_misery|my_suffering
      end_it_all|ending_it_all|end_all|end_it_tonight|end_it_now|end_it_today|end_it_for_good|end_everything|end_things_for_good|end_it_soon|ending_things
      want|wanting|ready|going|thought|thinking|consider*|think|tempted|how|ways|way|plan*|decided|best >3 end|ending >0 it|everything|things
      die_by_own_hand|by_my_own_hand|die_on_purpose|crash_on_purpose
      all >1 pills|tablets|meds|medication|paracetamol|painkillers ~6 take|took|swallow*|at_once|bottle|down
      whole|entire >1 bottle|packet|box|pack|strip ~4 pills|tablets|meds|paracetamol|sleeping|took|swallow*|take
      stockpil*|saved_up|hoard*|saving_up|collecting ~3 pills|tablets|meds
      how_many|enough|lethal|fatal|deadly ~4 pills|tablets|paracetamol|insulin|dose|overdose|tramadol ~6 die|kill|fatal|lethal|sleep_forever|not_wake|never_wake|end|deadly|it_take
      hurt|hurting|harm|harming|injure|punish|burn >0 @selfref ~6 want|urge|thinking|thought*|purpose|deliberate*|again|feel_like|going_to|deserve|numb|feel_something|tempted|wanting|keep|might
      want|urge|urges|thinking|thoughts|going|feel_like|purpose >3 hurt|hurting|harm|harming >0 @selfref
      noose|rope >6 neck|tree|hang|ready; gun|pistol >4 head|mouth`,
    unless: 'against_suicide|suicide_prevention|samaritans_ride|climb_called',
  },
  {
    topic: 'crisis',
    level: 'stop',
    idiom: 'weak',
    when: `
      want|wants|wanted|wanting|wish|wishing|ready|hope|hoping|rather|pray|praying|deserve|deserves|better|prefer|longing|long|yearn|supposed|time|try|trying|tried|need|happy|decided|going >2 die|dead
      wish|wishing|wishes|hope|hoping|hopes|pray >4 dead|die|died|dying
      can_not|cannot|not|could_not >1 go_on|carry_on|face|bear|cope|endure|keep_doing|keep_going|live|stand >2 any_more|longer|like_this|alone|another_day|this_pain|with_life|life|tomorrow
      can_not|not >1 do|take|handle|stand >1 this|it|life|another_day >1 any_more|longer|alone
      not >1 want|wish|feel >2 carry_on|go_on|continue|keep_going
      can_not|not >1 keep|go >1 doing|on_with >1 this|it|living
      done|finished|through >1 with >0 everything|it_all|all_of_it|people|trying
      want|wants|need|wish|make|making >2 it|everything|all|pain|thoughts|noise|voices >2 stop|end|over|go_away ~6 all|everything|forever|done|can_not|please|any_more|just
      hopeless|helpless ~4 feel|feeling|everything|life|am|all|future|situation|it_all|completely`,
    unless:
      'battery|phone|di2|garmin|watch|light|lights|cramp|cramps|screen|at_climbing|at_sprinting|at_descending|climber|sprinter',
  },
  {
    topic: 'crisis',
    level: 'stop',
    when: `
      slit|slash|slashing|slitting|cut|cutting|carve|scratch ~2 wrist|wrists|arms|thighs|forearm|forearms|skin|veins
      self_harm*|selfharm*|self_injur*|selfinjur*|self_mutilat*|razor_blade|razor_blades
      cutting|cuts >0 herself|himself|themselves ; cutting|cut|cuts|burning|burn|hitting ~3 myself|herself|himself ~5 again|relapse*|urge|want|stop|started|feel|pain|night|purpose|cope|secret
      started|back_to|went_back_to|relapsed|urge|want >1 cutting|cut|self_harm
      cutting >0 again|myself_again; overdose|overdosed|overdosing|od_on|od_ing
      wish|wishing|wishes|hope|hoping|hopes|pray >4 gone|vanish|vanished|disappear|disappeared|never_born|not_here|not_exist|not_been_born|never_existed|not_alive|cease_to
      want|wants|wanting|wish|wishes|wanted|rather|could|let_me|ready|going >2 disappear|vanish|evaporate|cease_to_exist|not_exist|stop_existing|not_be_here|fade_away|not_be_alive|not_be_around|be_no_more|be_gone
      not >1 want|wish|care|need|feel >3 live|living|exist|existing|alive|be_here|be_around|on_this_earth|on_this_planet
      not|never|without >2 wake_up|waking_up|woken_up ~6 hope|wish|want|sleep|again|tonight|pray|would_be|better|nice|go_to_bed|rather
      sleep|asleep >2 forever|and_never|for_good|and_not_wake|eternally|never_wake|permanently
      no|not|nothing|any|little|lost|lack|much ~2 reason|point|will|purpose|desire|wish|motivation|strength >3 live|living|alive|exist|existing|be_here|being_here|going_on|go_on|carry_on|carrying_on
      no|not|what|any|see ~2 point|purpose|use|sense|reason >1 living|life|being_alive|existing|going_on|carrying_on|being_here|of_me|in_me|my_life|in_trying
      nothing >2 live_for|left_for_me|left_to_live|worth_living|keeping_me_here|keeps_me_here
      life|living|existence|being_alive ~3 not_worth|worthless|pointless|meaningless|no_meaning|no_sense|unbearable|is_over|not_matter|misery|torture|a_joke|has_no_point
      worth >1 living ~5 not|longer|nothing|any_more|is_life|is_it
      tired|sick|done|fed_up|over|exhausted|finished|weary|had_enough|enough|sick_and_tired ~2 living|life|existing|existence|being_alive|this_life|this_world|being_me
      check+_out >2 life|early|for_good|world|permanently; leave|leaving >2 this_world|this_life|this_earth|this_planet|everyone_behind|it_all_behind
      better|happier|easier|relieved|fine|cope|manage|brighter ~6 without_me|without_him|without_her|without_them|if_i_was_gone|if_i_were_gone|if_i_died|when_i_am_gone|if_i_am_gone|if_i_disappeared|if_i_was_not|if_i_were_not|if_i_was_dead|i_not_around|i_not_here|off_dead|i_am_dead|once_i_am_gone|me_gone|if_i_not
      better_off >1 dead|gone|without
      nobody|no_one|anyone|anybody|who|someone|everyone ~3 miss|misses|notice|care|cares|mourn|sad|bothered|cry ~6 gone|died|die|dead|disappear*|vanish*|not_here|not_around|funeral
      nobody|no_one|not_a_soul >3 miss_me|care_about_me|cares_about_me|need_me|needs_me|wants_me|whether_i|if_i_live|if_i_exist
      would|will >1 anyone|anybody >2 miss|notice|care|cry >3 me|gone|died|vanish*|disappear*
      am|feel|be|being|feeling|become|just|such >2 burden; burden >2 on|to|for >2 @people|everybody
      worthless|unlovable|unwanted|waste_of_space|waste_of_oxygen|waste_of_air|waste_of_skin ~3 feel|am|i|me|person|human
      lost|losing|no|not ~2 will_to_live|zest_for_life|will_to_go_on
      given_up|giving_up|give_up|gave_up >2 on_life|on_living|on_everything|on_myself
      dead|empty|numb|hollow|broken|dying|rotting|nothing >0 inside
      not|no|never ~2 see|be|have|imagine|picture|got >2 future|tomorrow|way_out|way_forward|another_year|next_birthday ~4 for_me|me|myself|any_more|i|out|left
      no_way_out|no_escape|only_way_out|no_other_way_out|only_escape ~10 feel|am|life|see|death|end|left|trapped|i`,
  },
  {
    topic: 'crisis',
    level: 'stop',
    when: 'took|taken|swallowed|eaten|downed|had >2 #7-200 >2 pills|tablets|paracetamol|ibuprofen|tylenol|sleeping|aspirin|capsules|meds|benadryl|xanax',
    unless: 'caffeine|koffein|coffee|salt|electrolyte*|proplus|energy',
  },
  {
    // No word says it, many together do.
    topic: 'crisis',
    level: 'check',
    atLeast: { words: 4, within: 22 },
    when: `
      alone|lonely|nobody|no_one|forever|gone|leave|leaving|hopeless|alive|die|death|dead|empty|numb_inside|hate|worthless|failure|burden|sorry|goodbye|letter|letters|anymore|any_more|sleep|wake|world|dark|darkness|light|cry|crying|tears|blood|pills|bridge|railing|decided|tonight|disappear|vanish|unbearable|trapped|nothing|pointless|broken|divorce|lost_everything|ashamed|give_up|giving_up|suffering|escape|peace|rest_in_peace|without_me|not_care|not_matter|matters|life|living|end`,
    unless: 'lights|traffic_light|front_light|rear_light|race_results|recovery_ride',
  },
  {
    topic: 'crisis',
    level: 'check',
    when: `
      want|wanted|rather|wish|ready|going|could|think|thought|feel_like|hope >3 die|dead|dying
      can_not|not >1 go_on|carry_on|keep_going|do_this|take_this|take_it|cope|take >2 any_more|longer
      not >1 want|wish >2 carry_on|go_on|continue|keep_going ~4 any_more|longer|all
      not >1 be >1 around|here ~4 much_longer|by|after|next|soon|then|sunday|monday|anymore|any_more|long|week|month
      see|find|no|not|lost ~2 reason|meaning|purpose ~4 any_more|anything|everything|life|get_up|wake_up
      give|giving|gave >1 up >0 on >1 everything|myself|it_all|people
      who >3 leave|give|gets|have|take >3 my >1 bike|bikes|stuff|dog|cat|gear|kit
      look|looking|stare|staring|stood|standing|think|thinking ~5 bridge|cliff|edge|drop_off ~8 every|always|low|alone|lately|night
      other_side ~6 see_you|posted|goodbye|phone_off|friend
      halte|aushalten|ertrage|ertragen ~4 nicht_mehr|nicht ~4 aus|mehr ; aguanto|soporto|supporto|reggo ~2 mas|piu|no|non
      not >1 bother|need|plan ~8 next_year|next_season|next_month|future|after_sunday|after_that
      thought|thinking|think|know|decided|figured|planned|plan|researched >3 how|when|where >2 i >2 do >1 it
      bridge|viaduct|railway|tracks|cliff ~14 harder|tempt*|pull|calls|calling|drawn|past_it|scares|scared|jump*
      can|could|will|would ~5 die|kill ~6 overexertion|exhaustion|not_stop|dehydration|starv*|overheating|riding_too
      why >2 keep|bother >1 going|trying ; what_if_i_just_did_not|would_happen_if_i_did_not
      going|will >2 do_it >2 tonight|now|soon|today ; ich_will_nicht_mehr. ; ik_wil_niet_meer. ; je_veux_plus. ; veux_plus. ; no_quiero_mas. ; non_voglio_piu. ; kann_nicht_mehr_weiter
      what|see|no|any|point ~2 point|sense ~3 any_more|it_all|anything|all|even_trying|of_it|in_it
      nothing_matters|nothing_makes_sense|everything_pointless|all_pointless|nothing_means_anything|nothing_brings_joy|nothing_makes_me_happy|no_joy_in_anything|no_joy_left
      hate|loathe|despise|detest ~1 myself|my_life|being_me|my_existence|who_i_am
      dark_place|dark_thoughts|dark_mood|dark_days|dark_time|dark_hole|darkness|black_dog|bad_thoughts|scary_thoughts|intrusive_thoughts|black_thoughts|ugly_thoughts|thoughts_scare|dark_ideas|gloomy_thoughts|dunkle_gedanken|idees_noires|pensamientos_oscuros|pensieri_neri|pensieri_brutti|donkere_gedachten|donkere_plek
      voices >2 tell|telling|say|in_my_head; hearing_voices
      shoot_me|kill_me|put_me_out_of_my|put_me_down|end_me|end_my_suffering|someone_end_me
      failure|useless|pathetic|disappointment|loser|waste ~4 i_am|feel|such|total|complete|just|everyone
      not_feel_safe|not_safe_with|something_stupid|something_drastic|something_silly|something_i_regret
      lonely|all_alone|nobody_to_talk|no_one_to_talk|no_friends_left|so_alone ~10 crying|cry|life|anymore|any_more|dark|point|alone|empty|hopeless|nobody|night*|every
      grief|grieving|passed_away|funeral ~12 can_not|how_do_i_go_on|not_cope|no_point|alone
      empty ~3 life|inside|everything ; i|all|me ~2 feel|feeling >1 empty ; live_or_die|dead_or_alive|life_or_death >0 i
      everyone_leaves|everyone_hates_me|nobody_likes_me|nobody_loves_me|no_one_loves_me|nobody_cares|no_one_cares|no_one_would_care
      kann_nicht_mehr|kann_ich_nicht_mehr|weiss_nicht_mehr_weiter|j_en_peux_plus|en_peux_plus|no_puedo_mas|non_ce_faccio_piu|non_ce_la_faccio_piu|ik_kan_niet_meer|kan_niet_meer|trek_niet_meer|hou_niet_meer_vol`,
    unless:
      'at_climbing|at_sprinting|at_descending|climber|sprinter|descender|great_depression|depression_in|wind_shelter',
  },
  {
    topic: 'crisis',
    level: 'check',
    yields: true,
    when: `
      depress*|depression|mental_breakdown|nervous_breakdown|breaking_down|rock_bottom|falling_apart|mentally_broken|crying_every_day|cry_every_day|cry_myself_to_sleep|cry_every_night|can_not_stop_crying|not_stop_crying
      panic_attack*|deprimiert|depressiv|deprime*|depresion|deprimid*|depressione|depress*|somber`,
    unless: 'great_depression|depression_in_the_road|weather',
  },
  {
    topic: 'crisis',
    level: 'check',
    yields: true,
    when: 'breakdown',
    unless: 'breakdown_of|breakdown_by|breakdown_per|breakdown_please',
  },
  {
    topic: 'crisis',
    level: 'stop',
    when: `
      @dread ~7 ride|riding|rode|steer|steering|swerve|swerving|turn|turning|drift|drifting|veer|veering|cycle|cycling|pedal*|go|going|drive|crash|crashing|throw|throwing|launch*|jump|jumping|leap|step|stepping|walk|plough*|plow*|slam|smash|roll|rolling|let|pull|move >3 into|in_front|off|under|over|through|against|onto|in >3 traffic|truck|trucks|lorry|lorries|cars|car|bus|buses|van|train|trains|oncoming|cliff|cliffs|edge|barrier|guardrail|guard_rail|ravine|gorge|viaduct|motorway|wall|tree|rails|abyss|precipice|dam|parapet|railing|railings
      @dread ~7 ride|riding|steer|steering|swerve|jump|jumping|throw|go|going|drive|step|walk >3 off|from >2 bridge|mountain|roof
      front ~2 train|truck|lorry|bus|car|traffic ~5 jump*|throw*|step*|ride|riding|walk*|steer*|swerv*|end
      jump|jumping|throw|leap|stepping|step >2 off|from|in_front|under >2 bridge|building|roof|cliff|viaduct|train|balcony|edge|tower|platform|dam|truck|lorry
      off >2 cliff|bridge|edge|viaduct|mountain ~5 ride|riding|steer*|swerv*|cycle|drive|throw*|launch*|straight
      hope|wish|not_mind|want|pray|fantas*|secretly|daydream*|imagin*|relief|wanting|hoping|wishing|dream* ~6 truck|lorry|car|bus|van|driver|train|something|someone ~3 hit|hits|hitting|run|runs|running|ran|take|takes|took|knock*|wipe*|kill*|flatten*|end* ~4 me|over|out
      not|would_not >1 mind|care|bother|matter ~6 die|died|dying|dead|live_or_die|alive|not_come_back|never_came_back|not_come_home|got_hit|get_hit|not_wake|if_i_crashed|crashed_and|happens_to_me|make_it_home|survive|survived|hit_me
      @dread ~6 not >1 brake|turn|turning|braking|steering|stopping|slowing|taking|steer|stop|slow|take_corner|pull_up|come_back ~8 descent*|downhill|corner|bend|hairpin|bottom|mountain|junction|red_light|crossing|cliff
      @dread ~6 let_go|letting_go|let_it_happen|let_gravity|close_my_eyes|closing_my_eyes|keep_straight|straight_on|go_straight|going_straight
      painless|painlessly|quick_and_painless|least_painful ~8 way|die|death|end|go|fast|crash|fall|speed
      survive|lethal|fatal|deadly|instantly|certain|guarantee* ~6 speed|km_h|fall|drop|crash|jump|height|descent|impact|bridge|cliff ~8 i|want|would|how_fast|how_high|what|enough
      let_it_happen|let_it_all_go|let_go_of_everything|give_in_to_it ~8 descent|bars|end|easy|cliff|want
      not >1 be|make >1 around|here ~5 any_way|anyway|not_matter|does_not_matter|does_not_really_matter|nobody|sorry
      matter|matters ~8 not >1 be >0 around|here|alive
      my|own >1 funeral|obituary|eulogy|gravestone|grave; come|came|cry|cries|miss|speak ~4 funeral
      bridge|cliff|building|roof|balcony ~6 high|tall|deep|height ~6 enough|need|have_to_be|die|jump|fall|sure|kill*
      all_be_over|it_will_be_over_soon|be_over_soon|everything_would_be_over
      worth_more >1 dead; more_use >1 dead; insurance ~8 family|wife|kids|more_than_i|worth_more|better_off
      no|not|any|see >3 reason >2 get_up|get_out_of_bed|try|bother|be_here|stay|breathe
      handful|bunch|loads|lots|too_many|whole_lot|fistful >1 pills|tablets|meds|sleeping_pills|painkillers|paracetamol
      not >0 cycling|training|riding|bike|sport ~2 life; quit|quitting|hang|hanging|giving|give ~5 up_on_life|life ~0
      voice|voices|something|part_of_me|my_brain|my_head|thought|thoughts ~4 says|tells|telling|wants|saying|said|whisper* ~8 traffic|cars|cliff|jump|die|end|hurt|oncoming|truck|lorry|train|not_stop|bridge
      no >0 future ~3 me|any_more|left|for|ahead ; not >2 deserve|deserves >2 live|life|alive|exist|breathe|here|happy_again
      tired|sick|done >1 of|with >0 being >0 here|alive|around|me ; being_here_any_more
      look|looking|stare|staring|stood|standing|stand|gaze|eyeing ~5 railing|viaduct|ledge|parapet|tracks|platform|overpass|guardrail ~6
      bleed|bleeding >0 out ; how_long ~6 die|drown|drowning|freeze_to_death|bleed_out|starve_to_death
      hope|wish|want|wait|pray ~3 heart ~4 gives|stops|stop|bursts|explodes|fails|give
      where >1 i >1 going ~8 not >1 need ; not >1 need ~6 where >1 i >1 going
      cuts|scars|marks|burns|scratches ~3 arms|wrists|wrist|arm|thighs ~10 fresh|new|hides|hiding|sleeves|razor|girl|friend|teammate|she|he|her|his|daughter|son|sister|brother
      voice|voices|something|brain|head|mind ~3 says|tells|telling|say|saying|screams ~5 crash|let_go|swerve|do_it|end_it|jump|just_die|not_brake
      why >2 i >1 alive|exist|born|living|still_here|breathing ; life|living|existence ~2 not >1 for_me|my_thing|made_for_me|for_someone_like
      not >1 see >1 myself >3 making|living|reaching|getting|being|alive|growing|old
      my >1 last >1 sunrise|sunset|birthday|christmas|meal|breath|days|summer_on ; everyone|world|everybody|them|family|you|all ~3 favour|favor ~6 not|gone|dead|disappear*|left|die
      dark ~4 find_light|no_light|see_light|light_at|in_here|closing_in|closing ; nothing_helps|nothing_works ~8 dark|any_more|not_even|alone|pain|life
      @dread ~5 driving|riding|steering|drive|ride|throwing|throw|jump|jumping ~4 under|into|front >2 lorry|truck|bus|train|car|van|traffic
      will|would|soon|be|join|see >1 with >1 her|him|mum|mom|dad|them >1 soon|again|finally|at_last ~14 died|dead|passed|lost|since
      want|need >0 out. ; want >0 out >2 of >1 everything|life|this_world|all
      passwords|password ~8 wife|husband|kids|family|wrote|written|listed|everything_down
      world|everyone|everybody|family|kids|wife|husband|parents|lives|life|people|they ~6 without_me|without_me_in
      not|never >2 be >1 found|saved|rescued >1 ; not >1 want|wish >2 found|saved|rescued
      why >2 keep|bother >1 living|going_on|existing|trying|breathing|waking ; why >1 live
      wish|should|hope|if_only|better_if ~4 not >2 survive|survived|survive_that|made_it|make_it|woken_up|pulled_through
      wish|hope|should_have|if_only >6 finished >1 the_job|me_off|it ~3 ; should_have|could_have >1 died|been_me_instead ; killed_me_instead|it_should_have_been_me|should_have_been_me
      texted|messaged|wrote|posted|called|said|told ~8 loves_us|loves_me_and_goodbye|love_you_all|sorry_for_everything|forgive_me|forgive_him|tell_my_kids|its_over|it_is_over|thank_you_for_everything ~10
      hope|wish|pray ~6 last_one|my_last|last_birthday|final_one ~12 birthday|christmas|night|sleep|life|year ; birthday ~8 last_one|my_last|the_last
      consider*|thinking|think|thought|about_to|seriously|feel_like|going_to ~4 jumping.|jump.|jumping_off|ending_things|doing_it_tonight|ending_it
      afraid|scared|worried|frightened >1 of|about >1 what_i|myself|my_own_thoughts|my_thoughts|my_mind ~6 do|tonight|alone|might|myself|thoughts
      drive|ride|turn|steer|go|fly >2 off >1 mountain|cliff|road|bridge|edge ~8 think*|want|urge|thought|easy|wonder*
      if >1 i >1 die|died ~12 nobody|no_one|love|happy|so_what|fine|ok|good|relief|peace|deal_with_me|better|matter|care
      mi >0 taglio|taglia|tagliavo ; me >0 corto ~6 mal|brazos|munecas|cuando ; je_me_coupe|me_coupe ~5 bras|poignets|quand|mal ; schneide_mich|ritze_mich|schneide_mir ; snijd_mezelf|snij_mezelf|snijd_me
      kraft|lust|mut|energie ~5 leben|weiterleben|weiterzumachen ~4 keine|kein|nicht|mehr|zu
      @dread ~6 driving|riding|cycling >2 into >2 tree|wall|truck|lorry|car|bus|traffic|cliff|barrier|bridge
      make|survive|get >2 through >1 tonight|the_night|this_night|another_night|today|the_week ~2 ; not >3 make|survive|get >2 through >1 tonight|night|another_day
      all >1 planned ~8 free|soon|gone|peace|goodbye ; free_soon|at_peace_soon|be_free_from
      only >1 thing|reason|person >2 stopping|keeping|keeps|stops|holding >1 me ~6 dog|cat|kids|mum|mom|doing|alive|here|going|wife
      hoping|hope|wish >1 something|anything|someone|it >1 happens|bad_happens|hits ; without_lights|no_lights ~8 hope|hoping|not_care|do_not_care
      noose ; rope ~8 garage|attic|ready|bought|neck|tree|beam|loft|hang* ; take >1 me >1 out_of|away_from >1 world|life|misery|it_all
      will|going_to >2 be >1 gone >1 for_good|forever|soon|by_then. ; gone_for_good|gone_forever ; by >1 # >3 gone
      fall|fell|go >1 asleep >3 not >1 come_back|wake|waking|return ; why >1 go_on|carry_on|continue_living
      lost_everything|nothing_left|no_one_left|nobody_left ~12 why|go_on|point|job|wife|alone|end|any_more
      life ~3 sucks|shit|crap|hell|miserable|ruined ~10 finished|over|end|done|stop|out|any_more
      regretterait|regrettera|manquerait|manquerais ~4 personne|je ; mancanza ~5 nessuno|mia ; bock|lust|kraft ~5 auf|mehr|zu ~3 leben
      descent|cliff|bridge|pills|speed|way|easiest|fastest|just ~6 end_it|ending_it ; just_end_it
      why >1 i|we >1 should >1 be_here|live|go_on|exist|carry_on ; not >1 see >1 why ~6 here|live|go_on|exist
      better|happier|easier|relieved|relief|fine ~8 vanish*|vanished|disappear*|disappeared|gone|died
      drown*|drowning >1 in >1 sadness|grief|darkness|despair|sorrow|it_all ; can_not|cannot >1 go_on. ; no_way_out ~10 feel|feels|there|it
      cut|cutting|slashed|burned >1 my|her|his >0 legs|stomach|belly|hips|hands|thighs ~8 because|every_time|hate|angry|deserve|feel|punish*
      feels|feel|like >2 no_way_out
      six_feet_under|push_daisies|pushing_daisies|meet_my_maker|in_the_ground|in_a_box ; this >0 is >0 goodbye ; let >1 it >1 end ; make >1 it >1 end ; stay|staying >0 alive ~4 reason|why|need|want|trying
      wanting|want >2 to_be_alive|be_alive ~4 not|no|never ; not >1 wanting >2 alive|live|exist ; thoughts >2 back ~6 loud|dark|again|bad ; tried ~4 last_month|last_week|last_year|before|once ~6 nobody|told|myself|pills|suicide|end
      ghost ~4 already|official|am|like ; off >1 pier|jetty|quay|edge|ledge ; ends >1 sooner|quicker|faster ; haber_nacido|sein_am_leben|am_leben_sein
      no_more_me|no >0 more >0 me ; picked|chosen|set|choose >2 date. ; nothing_left_of_me|nothing >1 left >1 of >1 me ; mich|es_mich >2 nicht ~2 gabe|geben|gibt ; kids|wife|family ~6 insurance ~8 accident|get|paid|die ; not >2 being|be >1 person >1 any_more
      gave|gives|giving ~5 power_meter|bike|wheels|garmin|kit|helmet ~8 not >2 need ; reason >2 not >2 steer|turn|swerve|let_go|jump ; pill|pills ~8 friendly|tonight|looking_at_me|calling|tempting ; ne_plus_jamais_me_reveiller|jamais_me_reveiller|plus_jamais ~4 reveiller
      look_like_accident|look_like_an_accident|seem_like_accident|looks_like_accident|look_accidental|make_it_look ~10 @me
      life_insurance|insurance ~8 suicide|kill|if_i_die_on_purpose|when_i_am_gone|pay_out_if_i_die
      goodbye|goodbyes|farewell|good_bye ~6 everyone|all|world|family|friends|forever|cruel|say|saying|said|final|last|write|wrote|written|letter|letters|strange|thank|thanks_for_everything
      last|final >1 ride|message|post|words|goodbye ~8 i_am_done|it_is_over|then_i|before_i_go|ever|on_earth|alive|that_is_it|not_be_here|no_more|goodbye|of_my_life|then_nothing|over_for_me
      one_last_ride|one_final_ride|my_last_ride|my_final_ride ~10 then|before|done|end|over|goodbye|ever|and
      writ*|wrote|left|leaving|leave ~3 note|letter|letters|goodbye_note ~8 wife|husband|kids|children|family|parents|mum|mom|goodbye|everyone|partner|gone|suicide
      giv*|gave|given ~2 away ~4 bike|bikes|everything|things|stuff|possessions|my_kit|belongings|dog|cat
      affairs|will|testament|estate|funeral >0 in_order|sorted|written|ready|planned|arranged|updated ~8 @me
      sort*|put|wrote|written|writing|planned|planning|updated|arranged ~2 affairs|my_will|my_funeral|my_own_funeral
      who_gets|who_will_get|take_care_of|look_after|inherit* ~6 when_i_am_gone|when_i_am_dead|after_i_am_gone|once_i_am_gone|if_i_am_gone|after_i_die|when_i_die|if_i_die
      when|after|once|if >1 i_am >1 gone|dead >0
      not >2 be|make >1 here|around|alive|it_to ~4 much_longer|any_more|any_longer|next_month|next_year|by_then|long|tomorrow|christmas|to_see
      not|never ~2 coming_back|come_back|return|come_home|coming_home|be_found ~8 ride|riding|rode|keep|disappear|leave|leaving|mountains|woods|forest|away|night|until|sea
      ride|cycle|ride_off ~4 until ~6 heart_stops|heart_gives|drop_dead|i_die|die|dead|nothing_left_of_me|over
      join|be_with|reunite*|see|follow ~4 dad|mum|mom|wife|husband|son|daughter|brother|him|her|them ~6 heaven|other_side|afterlife|up_there|dead|passed|beyond|the_grave
      never_been_born|never_born|not_been_born|was_never_born
      i_have_a_plan|have_a_plan|made_a_plan ~8 die|kill|end|it_all|goodbye|pills|bridge|how_i_will_do_it|tonight
      deserve|deserves ~3 die|death|to_be_dead; sweet_release|release_of_death|embrace_death|death_would|death_sounds|death_is
      think*|thought*|obsess*|fantas*|dream* ~4 about|of >2 death|dying|ending_it|killing|not_being_here|own_death|being_dead|my_funeral|own_funeral
      world|everyone|family|they|kids ~4 better|happier ~3 without_me|without_my
      no_one_would_notice|nobody_would_notice|nobody_would_miss_me|no_one_would_miss_me|nobody_would_care|not_be_missed
      sleeping_pills ~8 wake|sleep_forever|all|end|many|enough`,
    unless:
      'of_season|before_taper|of_year|of_holiday|of_tour|of_summer|of_block|of_week|of_month|off_season|train_station|traffic_lights|to_my_old_bike',
  },
];
