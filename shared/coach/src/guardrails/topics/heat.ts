/**
 * Heat illness and water poisoning. Being hot is riding in summer; confusion, chills, dry skin, vomiting with a pounding
 * head, collapse and bloating after litres of water are not.
 */
import type { Rule, Texts } from '../types.ts';

export const heatRules: Rule[] = [
  {
    topic: 'heat',
    level: 'stop',
    when: `
      sauna|hot_bath|hot_room|jackets|layers|heated_room ~8 no_water|without_water|no_drink|no_drinks|not_drink|not_drinking|without_drinking ~12 adapt*|acclimat*|heat|sweat*|intervals
      no|without|nothing|never|not ~2 drink|drinking|liquid|fluid|fluids|water ~5 hours|h|rides|century|ride|day ; dry_ride|dry_rides
      rain_jackets|bin_bags|bin_bag|sauna_suit|heating_on|no_fan ~10 weight|litres|weigh_in|sweat_out|dry_out
      litres|liters|bottles|gallons ~3 plain|water|hour|every ~12 queasy|sick|spaced|swollen|headache|confused|vomit*|puffy|dizzy
      heat_warning|red_warning ~10 test|ride|intervals|max|noon|hard* ; not >1 think ~4 hot|heat`,
    unless: 'alcohol|beer|coffee|wine|juice|milk|carry',
  },
  {
    topic: 'heat',
    level: 'stop',
    term: true,
    when: `
      heatstroke|heat_stroke|heatstrok*|sunstroke|sun_stroke|heat_exhaustion|heat_illness|heat_sick|heatsick|exertional_heat|hyperthermia
      hitzschlag|sonnenstich|hitzeerschopfung|hitzekollaps|coup_chaleur|coup_de_chaleur|insolation|golpe_calor|golpe_de_calor|insolacion|colpo_calore|colpo_di_calore|colpo_sole|colpo_di_sole|insolazione|zonnesteek|hitteberoerte|hitteslag|hyponatr*|hiponatremia|water_intoxication|water_poisoning`,
  },
  {
    topic: 'heat',
    level: 'stop',
    when: `
      stop+|stopped|no_longer|not|quit|barely|hardly|cease* >3 sweat|sweating|sweats ~10 @heat|@ridden|@dizzy|@headache|skin|dry|drink|water|hours
      stopped|quit >1 sweat|sweating; not sweating any_more; skin ~3 dry|hot|burning ~3 dry|hot ~6 no_sweat|not_sweat*|confus*|dizz*|sweat*
      aufgehort|mehr ~3 schwitzen|schwitze; plus|arrete ~3 transpir*|sudar|suer; dejado|dejo|deje|no ~2 sudar|sudo|sudaba; smesso|non ~3 sudare|sudo|sudavo; niet_meer|gestopt ~3 zweet*
      @chills ~8 @heat
      no_sweat|zero_sweat|not_drop_of_sweat ~8 hot|burning*|threw_up|@vomit|dizz*|skin|heat
      @chills|@confused ~8 #34-47 ; burning_up ~8 @vomit|@dizzy|sweat|@headache
      agotado|agotada|epuise|sfinito|erschopft ~4 calor|chaleur|caldo|hitze ~8 @chills|@vomit|@nausea|@dizzy
      @vomit ~8 @chills ; @chills ~8 @vomit
      drank|drink|drinking|drunk|had ~4 #5-15 >0 l|litre|litres|liter|liters|gallons|bottles ~10 @headache|@confused|@foggy|cramp*|blurry|bloat*|sick|swollen|weird
      swerving|wobbling|weaving|nonsense ~8 @heat|#34-45
      hallucinat*|halluzin*|see_things|seeing_things|see_things_that ~14 @heat|ride|#34-46 ; skin ~4 burning|hot|dry ~3 dry|hot|burning ~8 @chills|race|ride|@heat
      not_know|not_knowing|no_idea >2 what_day|which_day|where_i|who_i|my_name ; kreislauf*|kreislaufkollaps ~6 hitze|heiss|sonne|grad ; bevangen ~4 hitte|warmte ; skin >1 bone_dry ; wee|pee|urine ~2 stopped ~10 head*|hot|race|ride|dry
      brain|head ~2 porridge|mush|jelly|cotton_wool|soup ~8 @heat|sweat|#34-46|shade ; not|no >2 walk >2 straight_line|straight ~10 @heat|hot|sun ; no_sweat_left|no >0 sweat ~6 #34-46|@heat
      @chills ~6 after_ride|on_the_bike|mid_ride|after_race ~8 hot|summer|sun|sweat*|head*
      @confused ~8 @heat
      not_remember|could_not_remember|forgot ~6 pin|name|address|way_home|code|where|password ~10 @heat|ride|race
      @headache ~3 bad|splitting|pounding|terrible|severe|banging|awful|killer|horrible|throbbing|thumping ~8 heat|hot|sun|degrees|#33-48
      @dizzy|@faint|@nausea|@vomit ~7 heat|heatwave|hot|boiling|scorching|sweltering|sun|overheat*|cooked|degrees|sunburn*|#33-48_c|hitze|sonne|heiss|chaleur|soleil|chaud|calor|sol|caldo|sole|hitte|zon|warmte
      @vomit|throwing_up ~6 @headache|@dizzy|@vision|stars
      fever|temperature|temp|core_temp|body_temp ~4 #39.3-43|#103-109 ~6 @ridden|@heat
      #39.5-43|#103-109 ~3 fever|temperature|temp|core ~6 after_ride|after_race|after_my_ride|on_bike|core_sensor|core
      core_temp*|core_body|core_sensor ~6 #39.7-44
      collapse+|zusammengebrochen|effondre*|desplom*|crollat*|ingestort|fell_over|dropped ~6 finish*|line|heat|hot|sun|ziel|arrivee|meta|traguardo|arrivo|aankomst
      can_not|could_not|not >2 cool|cooling >1 down ~8 @heat|dizz*|sick|hours|head*|still
      wobbly|weaving|zigzag*|swerving|staggering|drunk|stumbling|incoherent ~6 heat|hot|sun|degrees|boiling|scorching`,
    unless: 'hot_drink|hot_shower|cold_shower|hot_chocolate|hot_bath',
  },
  {
    topic: 'heat',
    level: 'stop',
    when: `
      drank|drink|drinking|drunk|chug*|downed|downing|gulp*|water|litre*|liter*|gallon*|bottles|getrunken|bu|bebi|bevuto|gedronken|wasser|eau|agua|acqua ~9 bloat*|@headache|@vomit|@nausea|confus*|swollen|swell*|puffy|rings|woozy|foggy|fits|seizure|dizz* ~9 @ridden|litre*|liter*|l|gallon*|bottles|water
      ring|rings ~6 not|wont|will_not >2 fit|come_off|move|budge ~14 @ridden|water|drank|bottles|fingers|hands|muddled|headache
      overheat*|overheated ~8 weird|strange|odd|funny|wobbly|confus*|sick|pale
      rings|ring >3 tight|stuck|not_come_off|not_fit|digging ~10 @ridden|water|drank|fingers|hands|puffy|bloat*|watch
      fingers|hands|rings|wedding_ring ~3 swollen|bloat*|puffy|sausages|like_sausages|tight|fat ~8 water|drank|drink*|litre*|liter*|headache|sick|bloat*
      finger|hande ~3 geschwollen ~8 wasser|getrunken; doigts ~3 gonfles ~8 eau|bu; dedos ~3 hinchados ~8 agua|bebido; dita ~3 gonfie ~8 acqua|bevuto; vingers ~3 gezwollen|dik ~8 water
      #1.5-12 l|litre|litres|liter|liters|lt >2 hour|h|hr|stunde|heure|hora|ora|uur|every_hour ~8 @me
      @me ~8 #1.5-12 l|litre|litres|liter|liters >2 hour|h|hr
      sloshing ~8 confus*|headache|vomit*|dizz*; gallon*|#6-20_litres|#6-20_liters ~4 water ~6 only|plain|just|headache|sick`,
  },
  {
    topic: 'heat',
    level: 'stop',
    when: `
      not|no|nothing|zero|barely|hardly >2 @urine|pee|wee|urinate ~5 all_day|today|since|hours|yesterday|whole_day|24|12|day|den_ganzen_tag|journee|dia|giorno|dag
      kidney*|nieren|reins|rinones|reni|nieren ~4 hurt*|pain*|ache*|shut*|fail*|schmerz*|dolor*|mal|pijn ~10 @ridden|heat|hot|dehydrat*|ibuprofen|pee`,
    unless: 'stop_to_pee|need_to_pee|pee_stop|pee_break',
  },
];

export const heatTexts: Texts = {
  first: [
    {
      notice: 'Stop now: this can be heat illness or too much water, and either can turn serious.',
      text: 'Hot: shade, cold water over head and body, a fan. After lots of water: drink no more. Do not be alone. With confusion, fainting, vomiting or no improvement soon, call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). No riding until a doctor agrees.',
    },
    {
      notice: 'Please treat this as a medical problem and stay off the bike.',
      text: 'Get out of the warmth, wet the skin, and do not be alone. After a lot of plain water, bloated, sick or muddled: drink no more and get medical help. If thinking, speech or balance are off, call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia).',
    },
    {
      notice: 'The body is still telling you to stop.',
      text: 'Someone should watch you for the next hours and see that you are clear in the head. Getting worse means calling for an ambulance. A doctor decides when you ride again.',
    },
  ],
  other: [
    {
      notice: 'Please help them now: heat illness or too much water can turn serious.',
      text: 'Stay with them. Hot: shade, cold water over head and body. After lots of water: nothing more to drink. With confusion, fainting, vomiting or no improvement soon, call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). Nothing by mouth for anyone confused. Then a doctor.',
    },
  ],
  check: [
    {
      notice: 'A quick check: are you clear in the head, cool and free of sickness now?',
      text: 'If not, stop, cool yourself with water and shade, and get help. After an earlier heat illness, ask a doctor before hard riding in the warmth.',
    },
    {
      notice: 'Just to be sure: is the heat trouble fully behind you?',
      text: 'Anyone who had it once gets it again more easily. Stop at the first odd sign.',
    },
  ],
  later: [
    {
      notice: 'Before training talk: how do you feel now, and has anybody looked at you?',
      text: 'After signs of heat illness a medical check comes first. Tell me when you are seen and cleared, then I go on.',
    },
    {
      notice: 'That can wait a little longer.',
      text: 'Cool, rested and checked by a professional is the order. Write when that has happened and I help with the rest.',
    },
    {
      notice: 'Still on pause, kindly meant.',
      text: 'Have you been examined since the heat trouble? A clear yes from you, and we carry on.',
    },
  ],
  thanks: [
    { notice: '', text: 'You are welcome. Stay in the cool and keep somebody close today.' },
    { notice: '', text: 'Good. Rest well, and call for help early if anything changes.' },
    { notice: '', text: 'Take it easy. I am here when you are well again.' },
  ],
};
