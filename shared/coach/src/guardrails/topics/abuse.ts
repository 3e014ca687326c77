/** Stalking, violence, coercion, abuse by people in the sport or at home. Being beaten in a sprint is none. */
import type { Rule, Texts } from '../types.ts';

export const abuseRules: Rule[] = [
  {
    topic: 'abuse',
    level: 'stop',
    when: `
      coach|trainer|ds|dad|father|mum|mom|stepdad|husband|boyfriend|wife|girlfriend|partner >1 hits|slaps|punches|kicks|hit|slapped|punched|kicked >0 me >1 when|if|because|again|for
      coach|trainer|ds|dad|father|stepdad|husband|boyfriend|partner|parents >1 hits|slaps|punches|kicks|beats|hit|slapped|punched|kicked >0 her|him|them|my_friend|my_son|my_daughter|juniors >1 when|if|because|again|for|after
      coach|manager|trainer|ds|boss|soigneur|masseur|sponsor ~8 hotel_room|his_room|his_bed|changing_room|his_house ~14 scared|say_no|afraid|uncomfortable|massage|alone|weird|team_spot
      dad|father|mother|mum|mom|coach|stepdad >1 beats|beat >0 me >4 lose|lost|miss|missed|fail|failed|bad
      stalk*|stalker|stalking|stalked|stalkt|stalkea|acosa|acoso|acosador|acosando|harcel*|harcelement|harass*|harassed|harassment|harrass*|molested|molesting|molester|molestation|belastig*|lastig_gevallen
      rape|raped|rapist|sexually|sexual ~4 assault*|abuse*|harass*|advances|touch*|contact|comments|favours|favors|@me
      raped|vergewaltig*|violee|violada|stuprata|stupro|verkracht
      abused|abusive|being_abused|abuses_me|abusing_me|domestic_violence|domestic_abuse|battered|missbrauch*|misshandel*|maltraite*|maltrat*|abusa|abusato|abusata|misbruik*|mishandel*
      grope*|groped|groping|upskirt*|cat_call*|catcall*|flash*_me|exposed_himself|exposed_himself_to_me|masturbat*|indecent*|creep|creepy_guy|creepy_man|perv|pervert
      groomed|grooming ~4 me|coach|him|her|child|kid|online|daughter|son|young
      photos|pictures|pics|photo|picture ~3 underwear|shower|changing_room|undressed|topless|bikini|without_clothes|lingerie|body ~8 coach|trainer|wants|asks|send|sent|he|doctor
      violent|violence|assaulted|mugged|beaten_up|beat_me_up|beats_me_up|knocked_me_about|pinned_me|cornered_me
      checks|reads|monitors|controls >2 my >1 phone|garmin|messages|strava|location ~8 late|angry|scared|violent|husband|boyfriend|partner
      grabbed|grabs|grope*|pinned|cornered|kissed|forced_himself >2 me|my ; not >2 leave >1 me >0 alone
      he|she|dad|father|husband|boyfriend|partner|coach|mum|mom|wife|ex|stepdad|stepfather|manager ~12 hits|slaps|punches|kicks|chokes|beats|hit|slapped|punched|choked|strangled >0 me|us >1 if|when|because|for|again|at|hard|every|and|in_front|whenever
      sleep|sleeping|slept >0 with >0 him|her|coach|manager|boss|sponsor ; sexual|sex ~5 coach|manager|team|spot|contract|teammate
      verfolgt|verfolgen|nachgestellt ~6 mich|ich|werde|mann|typ|auto ; volgt|achtervolgt|stalkt ~4 me|mij ; schlagt|schlug ~3 mich ; frappe|tape|bat ~2 m|me
      touch*|touching|touches ~3 girls|boys|kids|juniors|riders|teammates|women|minors ; he|she|ex|husband|boyfriend|partner|dad|someone|man ~5 kill|hurt|shoot|stab >0 me >2 if|when|unless
      ex|stranger|man|guy|creep ~3 wait*|waits|appears|turns_up|shows_up|lurks|hangs_around ~8 my_loop|my_route|my_house|every_week|every_ride|my_work|end_of_my|café|cafe|gate|car_park
      persigue|acosa|espia|sigue ~2 me|mi ; persigue|perseguido|perseguida ; pedina|perseguita ~2 mi
      if_i_tell|tell_anyone|tell_no_one|our_secret|keep_it_secret ~10 coach|massage|trainer|drops_me|he|team ; chased|chases|threw|throws|swerved|followed ~6 me|us|stuff|bottle ~10 scared|afraid|truck|car|guys|men ~10 ride|scared|afraid ; creepy ~4 messages|texts|man|guy|rider|older|dms|comments ; allenatore|entrenador|entraineur|trainer|coach ~5 foto|fotos|photos|nackt*|nude|nudo|desnud*|nues
      no_one|nobody ~3 believe >1 me ; car|van|man|guy|truck ~6 every_time|always|each_time >4 alone ; same >0 car|van|man|guy ~6 every_ride|every_time|again|behind
      nudes|naked_pictures|naked_photos|nude_photo*|dick_pic*|explicit_photos|intimate_pictures
      follow+|following|followed|chasing|waits|waiting|watching|tracks|tracking|turns_up|shows_up|showing_up|spying ~3 me|home|my_ride|my_rides|house|route|routes ~6 man|guy|car|van|ex|someone|stranger|creep*|scared|afraid|home|again|every_ride|somebody|driver|he|weird
      man|guy|car|van|ex|someone|stranger|somebody|driver|he|bloke|dude|pickup ~3 follow+|following|follows|followed|waits|waiting|watching|tracking|tracks|turns_up|shows_up|showing_up|spying|chased|chases|verfolgt|suit|sigue|segue|volgt|achtervolg* ~3 me|my_rides|home|house|mich|mi|my_route*|on_rides|on_my_rides
      verfolgt_mich|mich_verfolgt|me_suit|me_sigue|mi_segue|volgt_mij|achtervolgt_me|schlagt_mich|mich_schlagt|schlagt_er|me_frappe|me_bat|me_tape|me_pega|me_golpea|mi_picchia|mi_mena|slaat_me|slaat_mij|bedroht_mich|me_menace|me_amenaza|mi_minaccia|bedreigt_me|fasst_mich_an|me_touche|me_toca|mi_tocca|raakt_me_aan|angst_vor_meinem|peur_de_mon_mari|miedo_a_mi_marido|paura_di_mio_marito|bang_voor_mijn
      threat*|threatened|threatens|threatening|blackmail*|blackmailed|extort*|coerc*|intimidat* ~3 me|us|to_kill|to_hurt|by|my|him|her|if_i
      forces|forced|forcing|makes|pressured|pressures|pressuring ~2 me|her|him >3 sex|sleep_with|undress|naked|kiss|touch|do_things|take_off|pills|drugs|injection*|share_a_bed
      touch*|touched|touches|touching|kissed|kisses|rubs|rubbed|hugs_me_too ~3 me|my ~5 inappropriate*|coach|massage|soigneur|where|private*|uncomfortable|without|trainer|bum|thigh|breasts|doctor|did_not_want|not_want|wrong
      put|puts|putting|had|has >2 hand|hands >4 me|where|down_my|up_my|inside|under_my|not_belong|my_thigh|my_bum|my_leg|on_my_body
      his|her|their >1 hand|hands ~4 on_me|all_over_me|my_thigh|my_bum|my_leg|my_back|where|not_belong|wander*
      coach|trainer|ds|soigneur|masseur|team_doctor|teacher ~4 touch*|touches|touched|kiss*|sends|texts_me|nude*|inappropriate*|undress*|alone_with|crosses|hits_on|hit_on|flirt*|comments_on_my_body|screams|humiliat*|belittl*|degrad*|insults|hits_me|slap*|threat*|makes_me_uncomfortable|scares_me|weird_messages|hotel_room
      husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mom|stepdad|stepfather|stepmum|uncle|brother|bf|gf|hubby|roommate|mann|freund|vater|mari|copain|pere|marido|novio|padre|marito|fidanzato|man|vriend|vader ~4 hit|hits|hitting|beat|beats|beating|slap*|slapped|punch*|punched|kick*|kicked|chok*|choked|strangl*|shov*|shoved|push*_me_against|hurts|hurt|burn*|threw|throws|locks|locked|controls|controlling|scares|scare|rape*|forces|scream*|schlagt|frappe|pega|picchia|slaat ~3 me|her|him|us|my|mich|door|in|things
      afraid|scared|frightened|terrified|fear|unsafe|not_safe|angst|peur|miedo|paura|bang ~4 of_him|of_my_husband|of_my_ex|of_my_partner|of_my_boyfriend|of_my_dad|of_my_coach|of_her|to_go_home|go_home|at_home|my_coach|my_husband|my_boyfriend|my_partner|my_wife|my_dad|my_father|him
      not_feel_safe|not_safe|feel_unsafe ~4 home|with_him|with_her|at_home|coach|partner|husband|team|house
      not_let_me|forbids|not_allow|does_not_allow|takes_my|took_my ~3 leave|see_friends|phone|money|friends|go_out|out_of_the_house ~8 husband|boyfriend|partner|wife|he|she
      bruises ~4 from|because ~2 him|husband|partner|boyfriend|dad|her ; hide|hiding|cover* ~2 bruises|black_eye
      bullied|bullying|bully|bullies|hazing|hazed|mobbing|gemobbt ~8 me|team|club|coach|school|riders|teammates|i
      revenge_porn|put_a_tracker|airtag ~6 me|bike|my|ex|following; restraining_order`,
    unless: 'dog|bear|kom_hunter|cramp|cramps|with_intervals|with_vo2|hits_me_with|bonk',
  },
  {
    topic: 'abuse',
    level: 'stop',
    when: 'attacked|attacks >0 me|us',
    unless: 'climb*|hill|descent|bunch|break|breakaway|wheel|race|followed|sprint|km|uphill|zwift|dog|group',
  },
];

export const abuseTexts: Texts = {
  first: [
    {
      notice: 'I am sorry that this happens to you. It is not your fault.',
      text: 'Are you safe right now? If not, go where people are and call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). Tell someone you trust, keep messages and dates, and make your rides and map private. Helplines and the safeguarding officer of your federation listen in confidence.',
    },
    {
      notice: 'I believe you, and you deserve to be safe.',
      text: 'You do not have to sort this out by yourself. A helpline, the police or a safeguarding officer can explain your choices without forcing any. Ride with company for now, and let somebody know where you are.',
    },
    {
      notice: 'Thank you for telling me more.',
      text: 'Please share it with one person who can act: a friend, a helpline, the police. Your safety comes before any plan, and none of this is on you.',
    },
  ],
  later: [
    {
      notice: 'I come to that in a moment. Are you safe now?',
      text: 'If somebody still frightens you, please tell a person you trust or a helpline today.',
    },
  ],
};
