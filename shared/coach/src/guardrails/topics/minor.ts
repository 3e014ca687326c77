/**
 * Riders under eighteen. An age is read by its words, as most numbers in riding are not ages: "I'm 15 km from home", "a 15 %
 * climb", "my bike is 12 years old". Answers may follow: what is harmless for a child is answered in general words.
 */
import type { Rule, Texts } from '../types.ts';

export const minorRules: Rule[] = [
  {
    topic: 'minor',
    level: 'care',
    when: `
      // an age with its word
      #5-17 yo|y_o|years_old|year_old|yearold|years_young|year_olds|years_of_age|year_old_boy|jahre_alt|jahrig*|jahriger|jahrige|ans|anos|anni|jaar_oud|jarige|jarig
      age|aged|ages|alter ~1 #5-17
      i|he|she|son|daughter|boy|girl|kid|brother|sister|sohn|tochter|fils|fille|hijo|hija|figlio|figlia|zoon|dochter|nephew|niece|student|pupil|child|cousin|grandson|granddaughter >1 only|am|is|turned|turning|just_turned|nearly|almost >0 #5-17 yo|years|year|and|but|so|male|female|boy|girl|m|f|in_grade|who|what|how|can|should|now|lol|next_month|next_week|soon|tomorrow|in_school|weigh|with|my|would|do
      i|he|she >1 am|is >1 only|just|barely >0 #6-17 ; bin >0 #8-17 und
      i|he|she|son|daughter|boy|girl|kid|brother|sister|who >1 am|is|was|turned|turning|just|only|already >0 #5-17.
      #13-17 >0 f|female|girl|boy ~8 season|racing|ftp|school|race|rider|first|cyclist|riding|new
      #13-17 >0 m >0 looking|here|first|new|want|trying|racing|and_i|cyclist
      jongen|meisje|ragazzo|ragazza|chico|chica|garcon|fille|junge|madchen ~1 van|di|de|mit|von|d ~1 #5-17 ; still >0 in >0 school ; school >1 #9-17
      turn|turning|turned|turns >1 #5-17
      almost|nearly|about_to_be|going_to_be|will_be|soon|barely|not_yet|under|still >0 #13-18 ~3 years|yo|next_month|next_week|year|birthday|in_march|in_may|in_june
      #13-18th_birthday|sweet_sixteen|my_16th|my_15th|my_17th|my_14th|my_13th
      not|under|before|until|below ~2 18|eighteen ~3 yet|old|years|birthday|i_am
      ich_bin >1 #8-17; ich >1 werde >2 #8-17; werde|bin >1 #8-17 jahre; sohn|tochter|kind|bruder|schwester|neffe|enkel >2 #5-17
      j_ai >1 #8-17 ans; fils|fille|enfant|frere|soeur|ado ~2 #5-17 ; tengo >1 #8-17; hijo|hija|hermano|hermana|nino|nina|sobrino|sobrina|primo|prima ~2 #5-17; tiene >1 #5-17 anos
      ho >1 #8-17 anni; figlio|figlia|fratello|nipote ~2 #5-17; ha >1 #5-17 anni; ik_ben >1 #8-17 ; zoon|dochter|kind|broertje|zusje|neefje >2 #5-17
      son|daughter|kid|boy|girl|child|brother|sister|nephew|niece|grandson|granddaughter|lad|lass|kiddo|stepson|stepdaughter|little_one ~1 #5-17
      #5-17 >0 son|daughter|kid|boy|girl|brother|sister|nephew|niece|grandson|lad
      born >1 #2009-2021; word|wordt ~4 #8-17. ; #2009-2021 >0 born; jahrgang|ne_en|nee_en|nacido_en|nato_nel|geboren_in|classe >0 #2009-2021; ne_en >0 #2009-2021
      // classes and categories
      u8|u9|u10|u11|u12|u13|u14|u15|u16|u17|u18|u_12|u_14|u_16|u_15|u_17|u_13|under_15|under_17|under_16|under_13|under_14|under_18|under_16s|under_14s|minor|underage|under_age|minderjahrig|mineur|menor_de_edad|minorenne|minderjarig
      year|grade|class|form|klasse|jahrgangsstufe >0 #3-12 ~4 student|pupil|school|i|my|am|in|kid|son|daughter|at
      3rd_grade*|4th_grade*|5th_grade*|6th_grade*|7th_grade*|8th_grade*|9th_grade*|10th_grade*|11th_grade*|12th_grade*|8th_grader|9th_grader|10th_grader|eighth_grade|ninth_grade|seventh_grade|tenth_grade|eleventh_grade|sixth_grade|fifth_grade
      sophomore|freshman|varsity|jv ~8 team|mtb|race|ftp|cycling|make|trying|riding|train* ; #5-13 >0 klasse|klassler
      freshman|sophomore ~4 high_school|highschool|hs|in|i|year; freshman_in_high|high_school|highschool|middle_school|secondary_school|junior_high|primary_school|elementary_school|sixth_form|gcse|gcses|a_levels|boarding_school|school_team|school_race|schoolboy|schoolgirl|school_kid|schoolkid|school_cycling|my_school|after_school|before_school|homework|pe_class|pe_teacher|sports_class|gymnasium_schuler|schuler|schulerin|schule|collegien|collegienne|lyceen|lyceenne|college_en_4eme|au_college|au_lycee|colegio|instituto|liceo|scuola_media|scuole_medie|terza_media|middelbare_school|brugklas|scholier|mavo|vwo|havo
      teen|teenager|teenagers|teenage|teenaged|preteen|tween|adolescent|adolescents|jugendlich*|jugendrennen|jugendfahrer*|ado|adolescente|ragazzino|ragazzina|tiener|puber|kadett*|cadet_race|cadets|esordienti|allievi|aspirant*|nieuweling*|minime|benjamin
      cadet|cadets|juvenile|novice_junior|scholastic|youth ~3 gear|gearing|gears|race|racing|licence|license|category|year|first
      youth ~2 racer|race|races|category|cat|rider|development|team|a|b|squad|league|championship*|academy
      junior|juniors ~1 rider|racer|category|cat|race|races|racing|team|worlds|road_race|tt|squad|gears|gearing|nationals|male|men|women|first_year|second_year|first|1|year
      my|our|his|her|the >1 kid|kids|child|children|son|daughter|kiddo|little_brother|little_sister|grandson|granddaughter|nephew|niece|toddler|boys|girls|pupils|students|young_riders >3 ride|rides|riding|race|races|racing|train|trains|training|wants|want|should|can|start|started|needs|loves|does|ftp|plan|bike_race|to_train|lift|get_faster|improve
      training|plan|sessions|program|programme|intervals|workout|workouts|coaching|coach|coaching_plan|ftp|power_meter|gym|zone|zones ~4 for >2 kid|kids|child|children|son|daughter|nephew|niece|youngster*|pupils|schoolchildren|grandson|little_brother|little_sister
      coach|teach|train|instruct ~3 kids|children|pupils|youngsters|juniors|youth|teens|boys|girls|school|youths
      mum|mom|dad|parents >1 drives|drive|takes|take >1 me ~4 race|races|training|club ; maths|math|history|spelling|science >0 test|exam|homework
      mum_says|mom_says|dad_says|parents_say|my_parents_let|my_parents_allow|my_parents_will_not|parents_think|mum_will_not_let|mom_will_not_let|ask_my_mum|ask_my_mom`,
    unless:
      'son|daughter|kid|brother|sister|boy|nephew|grandson ~2 #18-70 ; weeks_old|months_old|week_old|month_old|i_am_a_teacher|university|phd|experience|kids_in_bed|teach_at|in_my_40s',
  },
  {
    topic: 'minor',
    level: 'care',
    after: 'minor',
    when: 'diet|creatine|caffeine|supplement*|pre_workout|max_test|one_rep|energy_drink*|sauna|lose_weight|calorie*|pills',
  },
];

export const minorTexts: Texts = {
  first: [
    {
      notice: '',
      text: 'Great that a young rider is keen. Below eighteen I keep it general: fun, skills, variety, lots of sleep and food, and plenty of easy riding come before numbers. Let a parent and a coach or doctor know the plan, especially for hard training, racing or anything that hurts. No weight goals and no supplements while growing.',
    },
    {
      notice: '',
      text: 'For someone still growing, playing many sports and enjoying the bike beats any schedule. A grown-up, ideally a club coach, should look along. Rest days, school and friends come first, and pain is a reason to stop and tell an adult. I answer in general terms.',
    },
    {
      notice: '',
      text: 'Same kind rule as before: keep it playful, involve a parent or coach, eat and sleep a lot, and leave the extremes to later years.',
    },
  ],
};
