// Written by evaluation/guardrails/learn.ts.
import type { SafetyTopic } from '../types.ts';

type Packed = { scale: number; bytes: string };

/** What words, meanings (512 numbers, as bytes) and findings of the rules weigh; words in hundredths. */
export const learned: {
  words: string;
  withoutWords: number;
  meaning: { hidden: Packed; hiddenBias: Packed; out: Packed; outBias: Packed };
  /** what the outputs after the first stand for */
  topics: readonly SafetyTopic[];
  together: readonly number[];
  withoutAll: number;
  doubt: number;
  sure: number;
} = {
  words: `
    #_#-89 #_a+164 #_after+82 #_again+62 #_all+112 #_already+78 #_always-88 #_am-20 #_and-65 #_anni+47 #_anos+61 #_ans+138 #_any-25 #_at-127 #_atl-85
    #_august-56 #_average-80 #_avg-144 #_b-109 #_bar-131 #_battery-103 #_be-91 #_beat+67 #_beats+29 #_beers+67 #_better-79 #_bike-53 #_bikes-68 #_birthday-53
    #_bit+103 #_block+96 #_bottles-55 #_bpm-42 #_brevet-62 #_but+37 #_by+19 #_c+79 #_caffeine+170 #_calorie+25 #_calories+184 #_can-52 #_cartridges-109
    #_cassette-69 #_cassettes-47 #_climb-170 #_climbs-49 #_cm+77 #_coach+117 #_cog-76 #_cranks-85 #_ctl-95 #_cycling-42 #_cyclist-43 #_degree+45 #_degrees-38
    #_diabetic+120 #_do-55 #_does-169 #_done-35 #_dropped-124 #_en+49 #_enough-47 #_espressos+74 #_estimate-18 #_euro-77 #_euros-101 #_every-40 #_explain-52
    #_explained-56 #_f+194 #_fainted+66 #_feeling+74 #_feels+90 #_feet-66 #_fever+145 #_fieber+85 #_finished-120 #_first+121 #_flat-51 #_friends-77 #_from-70
    #_front-92 #_ft-39 #_g-200 #_garmin+81 #_gels+44 #_give-55 #_good-81 #_got+149 #_grad-30 #_grade+152 #_graden+46 #_gradient-100 #_grams-63 #_had+124
    #_hard+135 #_harder-70 #_he+93 #_here+95 #_heures-52 #_high-85 #_hill-147 #_horas-74 #_hours-27 #_how+127 #_hr+59 #_hrs+118 #_i-40 #_ibuprofen-24 #_if-131
    #_in-25 #_inch-100 #_instead+71 #_interval-99 #_is-21 #_ist-49 #_it+54 #_iu+88 #_jaar+15 #_june-96 #_just-97 #_k+88 #_kcal+92 #_keeps+29 #_kg-52 #_kilo+117
    #_kilos-17 #_kj-120 #_km-108 #_kmh-59 #_kph-69 #_l+88 #_laps-34 #_last-19 #_lb-68 #_lbs-63 #_like-129 #_litres+80 #_lol+48 #_m-73 #_max-51 #_mcg+78
    #_mean-74 #_meaning-86 #_mechanical-47 #_metres-96 #_mg+186 #_mi+37 #_mile-148 #_miler-29 #_miles+16 #_min-100 #_mins-46 #_minus-62 #_minute-152
    #_minuten-94 #_minutes-39 #_minutos-38 #_ml-146 #_mm-206 #_mois+57 #_months+97 #_more-17 #_mph-80 #_my+40 #_need+74 #_never-127 #_next+23 #_no+124
    #_normally-105 #_not-149 #_now-32 #_np-47 #_of-88 #_off-126 #_ok+37 #_one+78 #_out+49 #_over-102 #_per-67 #_percent-184 #_pints+151 #_plan+74 #_plate-79
    #_please-62 #_pm-94 #_por-74 #_pour-42 #_power-46 #_problem-60 #_procent-42 #_prozent-54 #_psi-78 #_puffs+49 #_quid-114 #_race+122 #_racer+68 #_racing+76
    #_ramp-101 #_really-76 #_rear-101 #_repeats-47 #_reps+41 #_resting-58 #_ride-27 #_rider+93 #_riders-54 #_rides-58 #_rm+33 #_road-30 #_rpm-159 #_rule-73
    #_s-113 #_same-41 #_sat-63 #_second-126 #_seconds-90 #_semaines+89 #_semanas+18 #_september-93 #_session-75 #_sessions+35 #_shorter+92 #_should+57
    #_since-57 #_sitting+73 #_sleep+63 #_speed-133 #_spin+126 #_sst-72 #_still+136 #_stone-108 #_student+144 #_stunden-54 #_suffer+124 #_sweetspot-25 #_tall+112
    #_tested-39 #_that-71 #_the-125 #_then-34 #_there-73 #_they+31 #_this+99 #_three-89 #_times+94 #_to-30 #_tonight-57 #_too-27 #_tooth-83 #_top-75
    #_training+47 #_tss-76 #_tt-47 #_twice+48 #_two-44 #_tyres-35 #_und+75 #_units+150 #_up+34 #_vitamin-35 #_vs-68 #_w-100 #_wall-85 #_wants+56 #_was-138
    #_watt-131 #_watts-115 #_week+93 #_weeks+100 #_weight-54 #_weken-28 #_whats-53 #_when-69 #_where-34 #_which+70 #_while+83 #_who-70 #_will+92 #_with-76
    #_woche+94 #_women-103 #_work-29 #_workout-25 #_workouts-85 #_worth+85 #_x-34 #_y+127 #_year+69 #_years+24 #_yesterday+19 #_yo+232 #_zones-48 a_bad+110
    a_bag+44 a_bakery-94 a_balance-72 a_banana-131 a_bar+45 a_base+25 a_basket-72 a_bat+114 a_bee-24 a_beer-79 a_beginner-74 a_bell-55 a_belt+15 a_bend-148
    a_bet-47 a_better-54 a_big-32 a_bigger-123 a_bike-110 a_bin-76 a_bird+97 a_birthday+91 a_bit-50 a_black+83 a_block-33 a_bloke-62 a_blood+44 a_board-46
    a_bodybuilder+100 a_book-81 a_bottle+124 a_branch+69 a_break-82 a_breakaway-32 a_brevet-53 a_brick-46 a_bridge+125 a_broken-139 a_bug-32 a_build-114
    a_bump+22 a_burden+126 a_burning+89 a_bus+40 a_bypass+82 a_camel+56 a_car+143 a_cargo-102 a_cassette-17 a_cat-176 a_century+59 a_chain-87 a_challenge+29
    a_chap-70 a_charity-70 a_chat-70 a_child-26 a_clean-91 a_climb-77 a_climber+49 a_closed-49 a_club-54 a_coach-117 a_coffee+100 a_coke-24 a_cold-124
    a_compact-16 a_concussion-156 a_cool-86 a_cough-128 a_country-46 a_couple+126 a_crash-37 a_crate-131 a_crime-48 a_criterium-46 a_curry-31 a_cycling+31
    a_cyclist-161 a_dark-136 a_day+64 a_decent-65 a_desk-120 a_development-58 a_diesel-122 a_disc-41 a_ditch+73 a_doctor-71 a_documentary-36 a_dog-105
    a_domestique-88 a_double+97 a_drug+42 a_dry+124 a_dull+68 a_fair-64 a_fall+39 a_fan-43 a_farm-71 a_farmer-48 a_fast-118 a_fever+131 a_few+124 a_file-46
    a_fire-36 a_firmware-30 a_first+129 a_fish+87 a_fit+52 a_five-64 a_fixed-83 a_flat-19 a_flight+35 a_fondo+24 a_fort-34 a_four-30 a_fracture-146 a_free-77
    a_fridge-85 a_friend+65 a_full+26 a_fun-81 a_funny+101 a_garmin-92 a_gate+48 a_gear-43 a_gentle-64 a_ghost+121 a_goal-83 a_goat+55 a_good+71 a_goodbye+132
    a_goose-48 a_gpx-73 a_gran-74 a_gravel-123 a_groupset-20 a_guy+172 a_hairline-46 a_hairpin-73 a_half-64 a_hand-66 a_hard+63 a_harder+65 a_headache+61
    a_heart-91 a_heartattack+103 a_heartrate-92 a_heatwave+110 a_heaviness+122 a_helmet-35 a_high-166 a_hill-147 a_hilly-57 a_hole+35 a_hospital-36 a_house-66
    a_hundred-60 a_hypo+86 a_jab-30 a_joint+94 a_joke-80 a_junior+84 a_kickr-113 a_kid-49 a_killer-49 a_kilo-126 a_kite-53 a_kom-89 a_l+118 a_la-15
    a_labrador-42 a_lactate-104 a_lad+53 a_lady-98 a_lane-78 a_last+21 a_left-64 a_legit-39 a_light-29 a_lighter+73 a_line+80 a_list+23 a_litre-18 a_little-18
    a_living-120 a_long-17 a_longer+28 a_look-79 a_loop-76 a_lorry+54 a_lovely-64 a_low+105 a_lower-71 a_lunatic-58 a_man+31 a_marathon-57 a_match-88 a_mate+87
    a_me+35 a_medal-65 a_medium-36 a_melon+114 a_mess-55 a_midwife-153 a_mild+65 a_minute+26 a_miscarriage+73 a_moment+176 a_month+178 a_morning-108
    a_motorbike-52 a_mountain-74 a_multi-37 a_myth-54 a_neutral-37 a_new-85 a_newbie-76 a_night-28 a_no-57 a_normal-120 a_norovirus-31 a_number-96 a_nurse+17
    a_one-33 a_paceline-78 a_pain-43 a_paramedic-75 a_pass-78 a_payment-94 a_pb-109 a_peloton-37 a_period+123 a_person+118 a_petrol-109 a_phone-71 a_photo+87
    a_physio-77 a_picture+53 a_pig-68 a_pint-117 a_pizza-81 a_plan+28 a_plane-90 a_plateau+40 a_podcast-84 a_poem-55 a_point-173 a_polite-65 a_pop+81 a_pot+35
    a_pothole-53 a_powermeter-42 a_pressure+28 a_pro+41 a_problem+32 a_professional-38 a_proper-20 a_pump-49 a_puncture-84 a_quick-90 a_race-51 a_racing+33
    a_ramp-24 a_realistic-41 a_really+75 a_rear-66 a_recovery-60 a_red-41 a_relay-54 a_relief+107 a_rest-37 a_ride+26 a_rider-88 a_rien+65 a_riposo+24 a_road-54
    a_rock+51 a_rolling-25 a_rope+139 a_route-64 a_row-53 a_rucksack-47 a_run-141 a_saddle-57 a_sane-30 a_school-96 a_season-49 a_sec+70 a_second-16
    a_segment-29 a_sensible-31 a_service-85 a_session-45 a_sheet+100 a_short+33 a_shorter-73 a_shower-111 a_six+107 a_skinsuit-88 a_slow-135 a_small+24
    a_sore-68 a_sort+54 a_speed-43 a_spin-45 a_sportive-17 a_sprint-165 a_sprinter-39 a_stage-76 a_steel-94 a_stent+97 a_step+90 a_stone-45 a_storm-18
    a_straight+56 a_strap-65 a_streak+106 a_stress+57 a_student-142 a_stupid-105 a_subscription-44 a_sunday+76 a_tailwind-124 a_talk-114 a_tandem-63 a_taper+22
    a_target+71 a_team+28 a_teammate+101 a_teenager+55 a_temp+82 a_temperature+151 a_test-40 a_thing-71 a_third+78 a_thread-42 a_three-44 a_thumping+94
    a_thunderstorm-53 a_tick+49 a_tight+56 a_time-52 a_tiny-49 a_toddler-91 a_tooth+114 a_tour-92 a_town+52 a_track-33 a_train+59 a_training-65 a_tree+92
    a_triathlon-41 a_truck+118 a_tt-175 a_tube-104 a_tue-47 a_turn-153 a_two-107 a_tyre-37 a_used-30 a_vegetarian-31 a_very-75 a_vivere+51 a_volunteer-68
    a_vomiting+125 a_voucher-49 a_wall-26 a_wardrobe-93 a_warm-120 a_wasp+61 a_waste+50 a_watch-29 a_watt+23 a_way-52 a_weak-65 a_wedding-130 a_wee+70 a_week-29
    a_weekend-76 a_weigh+99 a_weird+90 a_wheel-96 a_white+80 a_whole+57 a_wind-53 a_winter+62 a_wobbly-89 a_woman-159 a_women-32 a_word-104 a_workout-96
    a_wreck+105 a_year-15 a_zombie+94 a_zone+41 a_zwo-26 aan_zelfmoord+55 abba-93 abbreviation-44 abbreviations-49 abbre~-52 aber+101 ablation+31 ablat~+31
    able-22 able_to-22 abnehmen+109 abnehmen_fur+65 abneh~+109 about-27 about_#-33 about_a-65 about_an+82 about_carbs+61 about_death+86 about_ending+74
    about_getting-90 about_half+101 about_i-20 about_it-151 about_me-25 about_my-115 about_not+60 about_offing+71 about_riding+22 about_suicide+105 about_ten+40
    about_that-128 about_the+48 about_three+49 about_training-62 about_two+80 above+30 above_#+47 above_threshold-18 above_zone+34 absolutely+6 absol~-6
    accelerating-127 accelerations-63 accel~-154 accident+54 accid~+66 acclimation-121 acclimatise-66 acclimatise_to-84 accli~-74 account-78 accountant-58
    accou~-65 accumulation-31 accum~-31 accuracy-39 accurate-142 accurate_are-17 accurate_enough-89 accurate_is-82 accur~-114 ace-48 acelera+66 acelera_el+66
    acele~+66 ache+76 ache_after-188 ache_between+79 ache_on-124 ache_under+73 aches+122 acheter+62 acheter_de+62 achet~+62 achilles+29 achilles_feels+92
    achilles_is+103 achil~+29 aching+112 aching_everywhere+39 achin~+112 acht-51 acid-138 acid_in-90 acids-63 across-32 across_mean-40 across_my+130
    across_the+80 acros~-32 acting+86 actin~+86 active-63 active_recovery-63 activities-27 activ~-116 actually-68 actually_i-70 actua~-94 adapt-68 adapt_to-110
    adaptation-58 adapted+43 adaptive-80 adapt~+45 add+47 add_a+102 added-9 adderall+130 adder~+130 addicted-10 addic~-10 addor~+53 address+57 addre~+57 adds-9
    adds_#-64 adelgazar+69 adelg~+69 adhd+137 adhd_meds+107 adhd_tablets+107 adjust+38 adjust_my-97 adjust_the+81 adjustment-53 adult-49 adults-129 adult~-129
    advantage-87 advan~-87 adverts+72 adver~-22 advice+39 advic~+39 advise-62 advis~-62 aero-130 aero_bars-49 aero_bike-31 aero_drag-52 aero_helmet-63
    aero_hoods-28 aero_on-81 aero_or-99 aero_road-52 aero_socks-38 aero_suit-42 aero_vs-108 aero_wheels-33 aerobars-33 aerobic-54 aerobic_decoupling-55
    aerobic_threshold-73 aerobie-7 aerob~-44 aerodynamics-81 aerod~-95 affect+51 affect_my-106 affect_performance-90 affect_recovery-102 affect_the+83
    affect_training+31 affec~-15 afib+126 afraid-15 afrai~-15 after-15 after_#-112 after_a-106 after_an-59 after_another+124 after_bad+145 after_base-67
    after_being+31 after_big+77 after_climbing-105 after_coffee+98 after_corners-81 after_covid+17 after_crash+59 after_crossfit+84 after_cycling-129
    after_dinner+176 after_drinking-100 after_each+134 after_easy+123 after_evening-85 after_every-77 after_fall+101 after_fever-124 after_flight-121
    after_flu-142 after_giving-80 after_gravel-67 after_hard-105 after_hours-147 after_how+53 after_i-36 after_injury+29 after_intervals-61 after_late-43
    after_leg-66 after_long+34 after_lunch-59 after_my+70 after_new-62 after_night-93 after_noon+17 after_one+104 after_our+96 after_race-21 after_rain-32
    after_rest-79 after_ride-119 after_riding+27 after_school+118 after_sitting-90 after_spin+107 after_spinning+116 after_sprint+23 after_sprints-61
    after_squats-107 after_sunday+55 after_surgery-133 after_that+66 after_the+68 after_this+70 after_threshold-98 after_training-16 after_turbo+115
    after_two-93 after_vaccine-46 after_what+20 after_work-158 after_workout-104 after_yesterday-89 after_yesterdays+18 after_zwift-100 afterwards-95 after~-95
    afvallen+132 afval~+132 again-24 again_#+16 again_after+28 again_how+20 again_i+89 again_last+44 again_my-46 again_next-36 again_on+33 again_since-27
    again_third-81 again_today-87 again_what-90 again_when+99 against-45 against_cramps-69 against_the+75 again~-45 age-72 age_#-96 age_and-24 age_is+38
    aged-128 agent+80 ages-88 ages_ago-75 aggressive-28 aggre~-60 ago+30 ago_and+39 ago_how+106 ago_i-30 ago_is-55 ago_no-75 ago_when+68 agotado+53 agota~+60
    agree-112 aguanto+89 aguanto_mas+89 aguan~+89 ahead-118 ai_#+36 ai_arrete+45 ai_des+93 ai_envie+57 ai_la+57 ai_perdu+89 ai_plus+57 ai_trop+47 ai_une+42
    aid-76 aim-152 aim_at-86 aim_for-70 aimerais+71 aimer~+71 air-21 air_cycling-42 air_density-47 air_in-111 air_make-93 air_overnight-76 air_resistance-21
    aire+103 airport-33 airpo~-33 al_#-97 al_braccio+51 al_giorno+63 al_maanden+120 al_petto+82 al_suicidio+69 al_weken+181 alanine-96 alanine_how-89 alani~-96
    alarm+63 alarm_goes+67 alarms+85 alarm~+85 alcohol-80 alcohol_affect-64 alcohol_free-41 alcoholic+7 alcoh~-72 alert+14 alive+188 alive_any+67 all+19
    all_and-37 all_day-30 all_do-95 all_done-108 all_evening+157 all_fine-45 all_for+57 all_goes+56 all_good-39 all_green-101 all_his-19 all_i+20 all_in-121
    all_my+23 all_night+155 all_or-73 all_out-130 all_over+117 all_rounder-58 all_the-56 all_this-56 all_to+58 all_up-21 all_week-31 all_weekend+100
    all_well-131 all_winter-101 all_written+60 alle-20 allenamento+45 allen~+48 allergic-39 allergic_to-108 allergy-82 aller~-11 alles+141 allow+77
    allow_myself+113 allowed-9 allowed_in-120 allowed_to+125 allow~-9 alloy-46 almost+6 almos~+6 alone-43 alone_in-114 alone_on-56 alone_or-107 along-24
    along_and-36 along_the-131 alpe-62 alpe_d-37 alpe_du-56 alpine-51 alpin~-51 alps-94 already+39 already_#+62 already_and+61 alrea~+39 also-57 also_not-73
    also_on-48 alternative-117 alternative_to-31 alternatives-125 alter~-163 although+21 although_i+21 altho~+21 altitude-29 altitude_before-43 altitude_camp-29
    altitude_does+82 altitude_sickness-157 altitude_tent-191 altit~-29 alto+109 alu-66 aluminium-37 alumi~-37 always-10 always_#-134 always_cold+103
    always_come-146 always_get-137 always_has-84 always_hungry-115 always_ill+83 always_in-38 always_sick+133 always_stand-96 always_the-64 always_tired+26
    alway~-10 am_#+35 am_allergic-90 am_always+54 am_an+36 am_and-74 am_as-18 am_at+83 am_berg+17 am_bleeding-72 am_bored-61 am_confused-117 am_dead-111
    am_diabetic+67 am_dizzy+83 am_doing+50 am_done+30 am_expecting+46 am_finally-56 am_five-52 am_from-56 am_getting+51 am_going+108 am_gone-64 am_having+60
    am_how-120 am_in+157 am_just+127 am_liebsten+75 am_lighter+120 am_moving-104 am_new-102 am_not-15 am_now-114 am_ok+99 am_on+71 am_only+145 am_over-83
    am_pregnant+154 am_pretty+17 am_race-17 am_ride-125 am_scared+132 am_seventeen+98 am_shivering+92 am_sick+19 am_so-73 am_sonntag+63 am_starving-98
    am_still+63 am_supposed-79 am_terrified+86 am_the-23 am_thinking+90 am_tired+51 am_to+81 am_toast-97 am_told+59 am_twelve+112 am_under+87 am_up+81
    am_using-50 am_wrecked-48 am_writing-31 amateur+65 amateurs-105 amate~+15 ambulance+90 ambul~+90 ameri~-71 amico+82 amino-63 amino_acids-63 amount+16
    amount_of+47 amoun~+16 an_#-41 an_a-58 an_accident+106 an_account+51 an_ache+96 an_aero-62 an_air-42 an_all-61 an_altitude+32 an_amateur-120 an_angle-66
    an_app-90 an_apple+70 an_argument-33 an_attack-126 an_e-164 an_early-73 an_ebike-125 an_echelon-105 an_egg+104 an_elephant+75 an_essay-76 an_event-125
    an_expensive-26 an_extra+130 an_ice+78 an_old-132 an_overnight-70 an_own-26 an_ultra-38 anabolika+81 anabo~+86 anaerobic-53 anaerobic_threshold-53
    anaerobic_work-38 anaer~-53 analysis-47 analy~-47 and+53 and_#-43 and_a-65 and_achilles-96 and_after-64 and_all+38 and_always+32 and_am-69 and_an+38
    and_arm+91 and_at-126 and_ate+35 and_atl-91 and_average-34 and_bars-97 and_be-21 and_bib-83 and_black+106 and_bleeding+126 and_bottles-92 and_bumped+38
    and_bunch-44 and_by-79 and_caffeine+76 and_came-46 and_can+67 and_cassette-67 and_chainring-88 and_coach+95 and_cold+66 and_confused+122 and_cons-53
    and_could+93 and_cried-124 and_cycling-44 and_die-33 and_dizzy+90 and_do-24 and_does+105 and_down-36 and_drink-91 and_drinking-59 and_dry+64 and_each+102
    and_easy-92 and_eat+70 and_ended-80 and_endurance-110 and_evening-96 and_everyone-40 and_everything-91 and_family-38 and_fast+66 and_fasted+122 and_fat-84
    and_feel+96 and_feeling+36 and_felt-81 and_fever+64 and_fingers+81 and_finish-91 and_finished-98 and_fitness-59 and_flat-130 and_four-77 and_fructose-55
    and_gave-18 and_gear-84 and_gels-25 and_get+40 and_gets+75 and_go+32 and_goes+41 and_got+51 and_gravel+24 and_grey-37 and_grumpy+135 and_hands+76
    and_happy-54 and_hard+83 and_has-85 and_have-79 and_having+98 and_he+115 and_head+83 and_heart-99 and_heartrate+68 and_height-73 and_his+56 and_hits-45
    and_hold-40 and_honestly-15 and_hope+134 and_hot+47 and_how+16 and_hr+135 and_hurts+122 and_i+38 and_if-200 and_in-43 and_intervals-47 and_is+29 and_it-62
    and_its+86 and_jaw+103 and_july-69 and_just-118 and_keep+89 and_kind+48 and_lately+121 and_left+48 and_legs+61 and_light+124 and_lips+109 and_little-39
    and_love+133 and_loved-111 and_lunch-40 and_made+69 and_minutes-61 and_more+74 and_my+43 and_need+108 and_new-144 and_night-141 and_no+71 and_not+67
    and_now+58 and_off-58 and_on-119 and_one+68 and_only+65 and_pee+70 and_people+72 and_performance-89 and_power+50 and_pressure+131 and_puffy+36 and_pulse+110
    and_put+78 and_quiet-26 and_race+139 and_races-41 and_racing+127 and_rain-29 and_reach-100 and_rear-83 and_recovery-116 and_reps-71 and_rest+42 and_ride-22
    and_rides-34 and_riding+110 and_right-22 and_run-61 and_salt-87 and_saturday-128 and_says+36 and_seeing+37 and_shaking+103 and_shaky+64 and_she-67
    and_should-43 and_shoulders-47 and_sick+123 and_since+55 and_sleep-117 and_slow+27 and_soaked+50 and_some+28 and_sore+86 and_spaced+83 and_spit+110
    and_start-83 and_still+70 and_sunday-111 and_sweat+36 and_sweating+122 and_sweaty+72 and_tailwind-58 and_teeth+97 and_ten-77 and_that+42 and_the-66
    and_their-15 and_then-17 and_there+147 and_they-70 and_thighs+64 and_thinks-80 and_three-52 and_threw+140 and_throat-74 and_thu-70 and_thursday-35
    and_time-102 and_timing-78 and_to-87 and_tomorrow-97 and_too-89 and_train+34 and_trains+71 and_turned+79 and_two+16 and_vomiting+62 and_w-37 and_want+154
    and_wanted-98 and_warm-16 and_was+27 and_we+113 and_weaving+45 and_weigh-150 and_weighs+36 and_went+47 and_wet-27 and_what-165 and_when+48 and_white+117
    and_why-68 and_will+29 and_wind-77 and_with-127 and_wobbling+94 and_woke+53 and_would-126 and_yesterday-17 and_zone-61 and_zwift+149 andalusia-57
    andalusia_in-57 andal~-57 angle-121 angliru-43 angli~-43 angry+12 animal-30 anima~-30 ankle-54 ankles+97 ankles_are+73 ankle~+97 anni+97 anniversary-58
    anniversary_and-58 anniv~-58 annoying+26 annoys+116 annoy~-6 annual-58 annua~-58 anorexia+120 anore~+120 anos+95 another+87 another_#+55 another_bike-129
    anoth~+87 ans+124 ans_et+102 ans_je+68 ans_veut+99 answer-132 answer_her+26 answering+115 answers-105 answers_so-16 answe~+60 ant-74 antes-55 antes_de-55
    anti+165 antibiotico+107 antibiotics+77 antibiotics_and+182 antibiotics_can+141 antibiotics_for+80 antib~+107 antidepressant+86 antidepressants+117
    antidepressants_cold+93 antid~+199 anxiety-15 anxie~-15 any+13 any_benefit-87 any_drills-62 any_good-187 any_idea-140 any_last+56 any_longer+133
    any_more+131 any_of-16 any_point+31 any_real-163 any_reason+23 any_routine-68 any_tips+59 any_training-99 any_trick-21 any_use-104 any_way+92
    any_workouts-41 anyone+105 anyone_else-69 anyon~+105 anything-28 anything_and-19 anything_any+90 anything_for-103 anything_in-126 anything_or-39
    anything_you-128 anyth~-28 anytime-61 anyti~-61 anyway+55 anyway_#+16 anyway_how+76 anyway_should+41 anyway_what+92 anyway_whats-57 anywa~+47 anywhere+7
    anywh~+7 apart+61 apart_from+75 apartment-96 apart~-96 app-134 app_for-83 app_have-32 app_is-41 app_know-107 app_use-94 apparently-72 appar~-72 appetite+27
    appetite_gone-190 appetite_in-94 appet~+27 apple+56 apple_watch-87 apply-76 apply_to-37 appoi~-61 approx-89 appro~-89 apps-102 apres-28 apres_la+41
    apres_le+40 apres_les-15 april+92 ardennes-48 arden~-48 are-59 are_#-18 are_a+74 are_aero-25 are_all-57 are_always-81 are_at+62 are_back+108 are_base-39
    are_both-63 are_clip-27 are_deep-27 are_doing+103 are_done-113 are_expecting+87 are_fasted-71 are_for-45 are_hookless-29 are_in+49 are_like+43 are_low+66
    are_matches-33 are_more-66 are_not+25 are_openers-85 are_out-88 are_overunders-61 are_pro-74 are_puffy+73 are_race-54 are_rim-20 are_so+17 are_sore-70
    are_swelling+69 are_swollen+53 are_the-32 are_there-84 are_they-78 are_tight-34 are_tingling+72 are_tingly+102 are_too+64 are_training-46 are_two+121
    are_women-43 are_you-106 are_your-78 area-45 arguing+22 argui~+22 argument-33 argum~-33 arm+114 arm_and+73 arm_goes+65 arm_hangs+43 arm_warmers-28
    armband-90 armba~-90 arms+116 arms_after+136 arms_and+68 arms_when-20 armstrong-42 armstrong_use-116 armst~-42 around-13 around_#-148 around_a-94
    around_it-65 around_my+44 around_the-60 aroun~-13 arrange-45 arran~-45 arrete+45 arrete_de+45 arret~+45 arrive-75 arrive_at-28 arrived-113 arriv~-120
    arrow+33 arrow_down+105 as_#-64 as_a-20 as_always-91 as_done+38 as_endurance-80 as_every-74 as_good-90 as_guide-49 as_hard-115 as_heat+53 as_i-68 as_much-46
    as_my-160 as_planned-25 as_possible+97 as_recovery-46 as_the+58 as_though-42 as_training-99 as_well-44 ascent-52 ascen~-75 ashwagandha-67 ashwa~-67 ask-94
    ask_me-110 asked-86 asked_if-103 asked_me+45 asked_what-46 asker-44 asking+22 asking_as+44 asking_for+62 asking_what+91 askin~+22 asks-23 asleep+150
    asleep_from+98 asleep_on+28 aslee~+150 asma+129 aspirin+108 aspir~+108 assumptions-74 assum~+6 asthma+109 asthma_attack+194 asthma_in-142 asthma_is-92
    asthm~+136 at_#-45 at_a-32 at_about-88 at_adverts+72 at_age-48 at_all-37 at_altitude+28 at_an-20 at_around-30 at_christmas+101 at_cycling-116 at_dinner+27
    at_each+67 at_end-42 at_everyone+128 at_five-76 at_ftp-157 at_full-61 at_half-70 at_hour-96 at_i-63 at_it-40 at_low-106 at_lunch+43 at_me-102 at_midnight+81
    at_mile+43 at_minus-83 at_my+51 at_night+87 at_nine-77 at_noon-23 at_numbers-67 at_once-53 at_one-43 at_rest+138 at_rider-18 at_same+72 at_school-87
    at_sea-84 at_six+68 at_speed-85 at_stake-100 at_tempo-106 at_ten+28 at_that-113 at_traffic-105 at_two-37 at_uni-41 at_what+19 at_which-36 at_work+46
    at_zone+22 ate+26 ate_a+57 ate_my-61 ate_the+86 ate_too-95 athlete-115 athletes-75 athletics-34 athletics_and-34 athle~-121 atl-133 atl_#-104 atrial+103
    atrial_fibrillation+103 atria~+103 attack-87 attack_at-94 attack_in-88 attack_then-81 attacked-87 attacked_me-83 attacking-97 attacks-60 attac~-97 attem~+13
    attic-65 au_bras+78 au_genou+116 au_repos-29 au_suicide+80 aubergine-102 auber~-102 auch-13 auf+11 auf_#+36 auf_den+70 auf_der+78 auf_die+32 auf_langen-86
    aufs+57 aufs_rad+57 augen+67 august+22 augus~+22 aunt-45 aus+63 australia-74 austr~-74 auto-124 auto_detected-109 auto_pause-74 autobus-24 autob~-24
    autom~-99 autumn-11 autumn_how-63 autumn_i+22 autum~-11 availability-57 avail~-49 avais+87 avais_des+87 avant+15 avant_la+25 avec-60 average-103
    average_age-63 average_ftp-106 average_over-20 average_power-32 average_speed-52 average_watts-70 average_what-30 averaging-135 averaging_#-135 avera~-112
    avg-181 avg_#-105 avg_hr-105 avoid-9 avuto+104 awake-86 away-27 away_and+72 away_for-68 away_on+37 away_when-17 awful+103 axle-73 axs-92 axs_battery-81
    axs_or-42 ayer+73 azucar+60 azuca~+60 b_group-42 b_race-103 babbling+73 babbl~+73 baby-26 baby_has-44 baby_is+30 back-48 back_#+68 back_ache+32
    back_after-138 back_and+50 back_before+39 back_can+37 back_for+87 back_from-73 back_how-35 back_hurts-72 back_i+51 back_in-64 back_is-57 back_light+148
    back_long-69 back_meaning-63 back_my-102 back_now+21 back_of-75 back_off+56 back_on+81 back_out-101 back_that+32 back_to-38 back_went+129 back_what-122
    back_wheel-59 back_where-110 back_with-111 backache-45 backache_after-45 backa~-45 backpack-56 backpack_or-68 backp~-56 backside-63 backs~-63 backwards-82
    backw~-82 bad-13 bad_at-88 bad_for-28 bad_i+92 bad_idea-43 bad_if-100 bad_race+122 bad_races+114 bad_roads-33 bad_sleep-17 bad_that+121 bad_to-28 badly-91
    bag+16 bag_aero-26 bag_for-106 bag_in-106 bag_or-101 baggy-76 bags-26 bags_#-49 bags_for+106 baja+102 bajar+121 bajo+31 baker+93 bakery-97 baker~-97
    baking-88 baking_soda-49 bakin~-88 balance-113 balance_at-69 balance_bike-70 balance_meaning-25 balance_mine-35 balance_on-49 balan~-113 ball-43
    ballooned+74 balloons+76 ballo~+93 balls+111 banana-139 bananas_how-69 banan~-93 band+25 band_around+55 banda-93 bandenspanning-59 bandenspanning_voor-59
    bande~-59 bang+93 bang_for-64 banged+100 banged_my+46 bange~+100 banging+124 banging_head+78 bangi~+124 bank-72 banking-55 banki~-55 banned-168 banned_in-60
    banne~-168 bar-51 bar_in-43 bar_tape-105 bar_too-43 barometer-59 barom~-61 baroudeur-51 barou~-51 barrage-40 barrage_cycling-23 barra~-40 bars-61
    bars_and-20 bars_are-167 bars_how+47 bars_meaning-22 bars_on-21 bars_or-78 bars_with-58 bars_yesterday+115 basal+164 base-69 base_block+63 base_build-39
    base_layer-50 base_miles-127 base_plan+65 base_then-81 base_training-75 based-101 based_diet-54 based_on-70 baseline-42 basel~-42 basically+50 basics-44
    basic~-19 basket-72 baske~-72 bat+131 bat_tres+54 bath-78 bath_after-124 bathroom-103 bathr~-103 baths-109 baths_after-101 battery+21 battery_does+104
    battery_is+66 battery_last-104 battiti+63 batti~+85 battuto+64 battuto_la+64 battu~+64 bcaa-123 be_#+17 be_a-109 be_able-22 be_after-142 be_alive+145
    be_any-61 be_around+70 be_back-99 be_better+110 be_changed-64 be_dead+104 be_done+23 be_easier+94 be_faster+43 be_fine+99 be_for+37 be_free-68 be_from+36
    be_gone+54 be_happier+74 be_here+94 be_home-111 be_honest-101 be_hot-80 be_in-59 be_light+141 be_lighter+151 be_miles-76 be_needing+102 be_ok+47 be_on-134
    be_over+94 be_replaced-68 be_right-121 be_safe+72 be_seen-130 be_so-48 be_sunday-79 be_sure+63 be_up-68 beach-38 beacon-90 beaco~-90 bead-142 bear+58
    bear_with-58 bearing-43 bearings-85 beari~-86 beat+42 beat_him-76 beat_the+69 beats+45 beats_and-35 beats_higher-150 beats_lower+30 beats_me+36 beber+56
    because-23 because_i+15 because_last-82 because_my-94 because_of+28 because_the-105 because_they+89 because_you-44 becau~-23 becom~-120 bed+74 bed_after+115
    bed_at-94 bed_i+82 bed_since+57 bedoin-88 bedoi~-88 bee-14 bee_sting+80 been+88 been_a+63 been_about+64 been_cutting+86 been_drinking+63 been_getting+59
    been_in+27 been_on+156 been_over-72 been_puking+36 been_shot-123 been_sleeping-74 been_sore+66 been_stuck+41 been_thinking+50 been_told-30 been_training+43
    been_up-23 been_using-18 beeps-31 beer-48 beer_after-183 beer_and-114 beers+118 beers_last+116 beetje-125 beetj~-125 beetroot-184 beetr~-184 before+12
    before_#+64 before_a-27 before_and-45 before_bed-203 before_breakfast-86 before_each+69 before_etape+86 before_evening-89 before_event-151 before_every-43
    before_gran-177 before_i+19 before_intervals-82 before_may+103 before_nationals+61 before_or-45 before_race-176 before_races-43 before_racing+28
    before_ride+27 before_rides+139 before_school+36 before_start+38 before_summer+136 before_the+22 before_they-91 before_training-139 before_tt-64
    before_we-61 before_weigh+140 before_with-59 before_work-81 befor~+12 beggi~+36 begin-96 beginner-96 beginners-80 beginners_need-19 beginners_ride-36
    begins-67 begin~-91 begs+165 behind-12 behind_a-103 behind_it-85 behind_knee+85 behind_me-89 behin~-12 bei-81 bei_#-29 beim+94 beim_radfahren+42 beine-102
    being+122 being_alive+124 being_here+85 being_ill-191 being_in-93 being_sick+18 being_slow-101 bekomme+41 bekom~+41 belgian-45 belgium-83 belgi~-91
    believe+18 belie~+18 bell-35 bell_rung+83 belly+123 belly_fat+33 belly_is+103 belon~+114 below+44 below_#+64 below_the+26 below_zero-116 belt-154 ben+50
    ben_#+134 ben_al+61 ben_zwanger+72 bend-19 bend_it+81 bends-15 benefit-126 benefits-73 benefits_of-73 benef~-138 benen-122 bent+45 berg+21 berg_rennen+65
    berga~-53 besser-24 besser_wenn+79 besse~-24 best-46 best_#-142 best_breakfast-49 best_cadence+77 best_crank-16 best_for+29 best_is-36 best_man-64
    best_pasta-69 best_ride-79 best_saddle-35 best_time-44 best_to-94 best_use-94 best_value-75 best_warm-51 best_way-15 bet-125 bet_with-47 beta+29
    beta_alanine-96 beta_blocker+96 beta_blockers+68 betablocker+50 betab~+127 beter-10 better-15 better_after+117 better_at-121 better_for-89 better_in-70
    better_off+150 better_on-82 better_or-38 better_than-106 better_to-99 bette~-15 between-80 between_#-122 between_a-42 between_break-44 between_christmas-55
    between_hard-77 between_intervals-56 between_my+99 between_reps-31 between_the+113 between_two-59 betwe~-80 bevuto+59 bevuto_troppo+59 bevut~+59
    bewusstlos+89 bewus~+90 bianchi-55 bianc~-50 bib-53 bib_shorts-41 bib_tights-41 bibs-32 bicarb-139 bicarb_for-36 bicarbonate-83 bicar~-172 bici+100
    bicycle-79 bicyc~-79 bidon+7 bien-130 big+28 big_cog-66 big_for-123 big_group-45 big_hill-81 big_jockey-28 big_meal-17 big_one+51 big_ring-47 big_weeks-106
    bigger+37 bigger_than+135 biggest-37 bigge~+25 bij+33 bij_#-90 bij_het+127 bijna+97 bijna_flauw+76 bike-91 bike_#-82 bike_a-95 bike_after-164 bike_and+48
    bike_at-82 bike_away+41 bike_beginner-77 bike_box-94 bike_but-129 bike_by-35 bike_computer-27 bike_crash+58 bike_does-79 bike_fell-71 bike_fit-79
    bike_fitting-89 bike_for-119 bike_from-79 bike_geometry-39 bike_goes-38 bike_good-25 bike_has-87 bike_helmet-60 bike_home+101 bike_how-99 bike_in-105
    bike_instead-57 bike_intervals+56 bike_is-105 bike_it-119 bike_leg-62 bike_lol+147 bike_maintenance-48 bike_not+31 bike_now+28 bike_ok-44 bike_on+16
    bike_or-41 bike_over-66 bike_pacing-65 bike_parts-91 bike_race-120 bike_races-73 bike_racing-36 bike_right+109 bike_run-65 bike_shakes-124 bike_shoes-76
    bike_shop-80 bike_should-61 bike_size-80 bike_so-97 bike_stand+51 bike_starts-113 bike_the+24 bike_to-90 bike_too-89 bike_tour-37 bike_training+46
    bike_vs-33 bike_what-83 bike_when-108 bike_which-93 bike_with-121 bike_without-134 bikepacking-86 bikepacking_bags-42 bikepacking_in-76 bikepacking_trip+30
    bikep~-86 bikes-35 bikes_to+109 bikes_today+58 bikes_with-68 bikescore-52 bikes~-52 biking+87 bikin~+87 bin+45 bin_#+145 bin_auf+55 bin_bag+132
    bin_diabetiker+66 bin_ich-91 bin_it-97 bin_nach-45 bin_schwanger+89 bin_so+63 binge+160 bins-27 bird+97 birth+123 birth_#+89 birthday-62 birthday_and+48
    birthday_cake-30 birthday_in-49 birth~-62 biscuits-66 biscu~-100 bisoprolol+154 bisop~+154 bit+73 bit_and+56 bit_blurry+88 bit_dizzy+88 bit_embarrassing+47
    bit_foggy+63 bit_more-85 bit_of+38 bit_on-44 bit_sleepy-81 bit_sore-49 bit_stiff-60 bit_wobbly+128 bite+71 bits-75 bitte-77 bivvy-97 black+38 black_at-79
    black_coffee+71 black_ice-61 blacked+81 blacked_out+81 blacking+84 blacking_out+84 black~+70 bladder+37 bladd~+37 blade+74 blades+92 blade~+92 bled-55
    bled_the-31 bleed+78 bleed_my-84 bleed_out+105 bleeding+81 bleeding_after+106 bleeding_brakes-97 bleeding_loads+81 bleeding_will+126 bleed~+97 bless+64
    blew-103 blew_my-70 blew_up-71 blind-103 bloated-75 bloat~-83 block-60 block_in-32 block_on-15 block_periodisation-57 block_training-45 block_with-45
    blocked-104 blocker+96 blockers+68 blockers_and+126 blocks-63 block~+56 bloke-84 bloke_at-74 bloke_in-45 blood+57 blood_after+162 blood_bag+130
    blood_bags+30 blood_flow-63 blood_from+22 blood_in+134 blood_lactate-101 blood_sweat-109 blood_thinner+72 blood_thinners+93 blood_transfusion+115
    bloodpressure+137 bloodpressure_pills+86 bloodsugar+114 bloody+80 blood~+157 blow-200 blow_up-153 blowe~+45 blowing-53 blowing_up-68 blowi~-53 blown-32
    blown_up+16 blue+25 blue_lips+89 blue_one+51 blue_puffer+65 bluetooth-71 bluetooth_sensor-60 bluet~-71 blurry+119 blurr~+119 blutd~+126 bluthochdruck+63
    bluth~+63 blutverdunner+62 blutv~+62 bmi+148 bmx+8 board-80 bodies-47 bodie~-47 body-14 body_battery-127 body_fat+34 body_position-70 bodybuilder+100
    bodyb~+100 boil+71 boile~+29 boiling+47 boiling_hot+55 boili~+47 bois+85 bolt-113 bolts-159 bone+53 bone_conduction-50 bone_density-139 bone_dry+74 bones-30
    bones_hurt-62 bonjour-87 bonjo~-87 bonk+34 bonked-167 bonked_at-54 bonked_on-44 bonked_so-19 bonke~-144 bonking-29 bonki~-29 bonnet+130 bonnet_of+106
    bonne~+130 bonus-88 bonus_seconds-32 book-147 booked-72 booke~-72 boost+122 boots-74 bordure-52 bordu~-52 bored-72 bored_of-111 boring-111 boring_can-75
    borin~-111 born+58 born_in+42 borrowed+19 borro~+98 borst+88 borst_tijdens+57 boss-99 both-27 both_calves-34 both_legs+109 both_my+55 both_sides+66
    bother+13 bothered-147 bothe~-50 botta+153 bottle-71 bottle_and+125 bottle_cages-88 bottle_grabbing-48 bottle_mean-35 bottle_meaning-51 bottle_of+157
    bottle_per-47 bottle_while-64 bottles+31 bottles_and-103 bottles_for-118 bottles_is+70 bottles_of+145 bottles_since+125 bottl~-13 bottom-51
    bottom_bracket-76 bottom_of-35 botto~-51 bought-79 bought_a-51 bought_it-73 bought_the-30 bough~-79 bounce-61 bounced-6 bounc~-25 bourre+127 bourr~+127
    box+13 box_or-94 box_rims-62 boxes-20 boy+92 boy_#+116 boy_is+67 boyfriend+71 boyfr~+71 bpm-61 bpm_on+65 braccio+51 braccio_sinistro+43 bracc~+51 bracket-76
    brack~-76 brain+30 brake-42 brake_all-124 brake_fade-81 brake_for+59 brake_in-88 brake_lever-118 brake_on-15 brake_pads-104 brakes-121 brakes_how-131
    brakes_on-37 brake~-121 braking_distance-19 braking_technique-58 branch+96 branc~+60 brand-89 brand~-53 braquet-60 braquet_pour-60 braqu~-60 bras+78
    bras_gauche+78 brauche-91 brauche_ich-91 brauc~-91 brazo+61 brazo_izquierdo+61 bread+79 break-125 break_a+40 break_and-44 break_how-64 break_mean-15
    break_meaning-25 break_the-23 breakaway-53 breakfast-46 breakfast_#-90 breakfast_and-15 breakfast_before-125 breaking-104 breaks-114 break~-121
    breastbone+124 breastbone_that+83 breastfeeding+136 breastfeeding_and+104 breas~+183 breath_and+79 breath_at-68 breath_smells+114 breathe+39 breathe_in+127
    breathe_on-147 breathe_through-106 breathing-28 breathing_cold-93 breathing_exercises+44 breathing_hard-123 breathing_shallow+109 breathing_technique-121
    breathing_through-92 breathless+148 breat~+49 brems~-90 brennen-18 brenn~-18 brest-48 brest_paris-48 brevet-82 brevets+13 breve~-5 brick-64 brick_session-44
    brick_workout-23 bricks-85 brick~-85 bridge+41 bridge_across-153 bridge_on+82 bridge_to-69 bridges-48 bridging-49 bridging_across-44 bridging_the-51
    bridg~+27 briefly+79 brief~+79 bright+38 bright_red+46 brighton-51 brigh~+8 brilliant+18 brilliantly-39 brill~-18 bring-38 bring_it+42 brings+35
    brings_it+40 brings_more-39 bringt+29 bring~+72 british-62 briti~-62 brittany-54 britt~-54 bro-68 broke-26 broke_me-122 broke_my+46 broken+66
    broken_wrist+71 broke~+66 bronc~+170 broom-37 broom_wagon-37 brother+28 brother_#+86 brother_a-78 brother_died+88 brother_in-58 brother_keeps+89 broth~+28
    brought-26 broug~-26 brown-34 brown_after+82 bruise+91 bruis~+122 brust+180 brust~+149 brutal-61 bruta~-61 btw-98 bu_hier+104 buck-64 buckets+98 bucke~+103
    buddy+132 budget-80 budget_is-75 budge~-80 buff-6 buff_over-81 buffe~-97 bug+116 build-124 build_#+20 build_and-64 build_me-108 build_muscle-41
    build_phase+86 build_plan-101 build_to-83 build_up-106 building-72 build~-71 bulky-145 bum+53 bum_on-81 bump+160 bump_at+100 bump_on+72 bumped+49
    bumped_my+38 bumpe~+49 bumps-113 bunch-76 bunch_mean-23 bunch_meaning-43 bunch_of+83 bunch_on-96 bunch_sprint-73 bunch_to+36 bunny-55 bunny_hop-55
    burden+126 burden_to+101 burde~+126 burger-60 burge~-60 buried-90 burie~-90 burn-34 burn_belly+33 burn_fat-126 burn_in-92 burn_it+86 burn_more-100
    burn_off+116 burn_on-40 burned_on-143 burners+88 burne~+61 burning-53 burning_a-48 burning_hot+37 burning_in+64 burning_legs-62 burning_matches-52
    burning_on-89 burning_up+91 burning_zone-90 burni~-53 burnout-95 burno~-95 burns-47 burnt+43 burnt_out+43 bursts-74 burst~-74 bury-111 bury_myself-112 bus+8
    busy-107 but+62 but_a-75 but_bored+92 but_do-148 but_feel+18 but_fine-123 but_for-104 but_hard+55 but_he-32 but_i+56 but_in-68 but_it+37 but_no+24
    but_not-148 but_now+53 but_on-42 but_race+72 but_she+108 but_the+70 but_there+33 but_what+21 butter+7 butte~-52 button-84 butto~-84 butyl-60 buy-36 buy_a-88
    buy_an-28 buying-84 buying_a-93 buyin~-84 buys-51 buzzing+54 buzzi~+54 by_#-104 by_age-43 by_bike+79 by_drivetrain-33 by_feel-162 by_four-65 by_heartrate-62
    by_his-17 by_how-128 by_hr-48 by_hrv-61 by_it-35 by_itself-41 by_june+22 by_like-60 by_myself+101 by_one-44 by_power-82 by_saturday+80 by_summer+94
    by_sunday+42 by_the-38 by_then-102 bypass+15 bypass_in-55 bypas~+15 c_est-99 c_in+45 c_race-93 c_section+133 c_tyre-64 cabeza+123 cabeza_y+57 cabez~+123
    cabinet+97 cabin~+97 cable-57 cables-186 cable~-186 cada+95 cadence-66 cadence_and-42 cadence_drill+18 cadence_drills-105 cadence_is-133 cadence_or-65
    cadence_should-68 cadence_training-45 cadence_work-58 cadence_would+94 caden~-66 cadet+125 caduta+105 caduto+57 cadut~+85 cafe-31 cafe_ride-45 cafe_stop-21
    cafe_stops+37 cafe_we-60 caffeine-37 caffeine_#-152 caffeine_before+30 caffeine_dose-38 caffeine_for-46 caffeine_gel-137 caffeine_gels+74 caffeine_gum-102
    caffeine_help-60 caffeine_in-15 caffeine_tablets-46 caffeine_with+61 caffe~-37 cage-71 cages-97 cai+46 cai_y+46 cake-148 cake_at-79 cake_is-64
    cake_recipe-110 cakes-58 cakes_for-77 calc+86 calculate+37 calculate_sweat-53 calculated-40 calculator-72 calcu~-36 calendar-57 calen~-57 calf+72
    calf_and-31 calf_at-126 calf_is+88 calf_muscle+42 calf_swollen+129 calibrate-80 calibrate_power-15 calib~-51 call-42 call_it-69 called-32 called_me+96
    calle~-32 calls-86 calls_it-95 calls_me+99 calm+97 calms+114 calms_me+114 calobra-73 calob~-73 calor+21 calore+66 calore_ieri+66 calorie+179 calorie_al+63
    calorie_deficit+107 calories+14 calories_and+151 calories_burned-151 calories_do-75 calories_does-101 calories_for-120 calories_par+62 calor~+166 cals+155
    calves-109 calves_cramp-64 calve~-109 cambridgeshire+23 cambr~+23 came+92 came_#-83 came_back-96 came_home+66 came_off+102 came_on+73 came_out-57
    came_round+87 came_to+68 camel+56 camera-68 camer~-68 camp+56 camp_#+71 camp_at+50 camp_in+52 camp_week-52 camping-54 campi~-54 can+33 can_a-44 can_get+95
    can_he+89 can_hold-110 can_it-146 can_keep-80 can_lose-79 can_my-168 can_not+48 can_only-51 can_ride-122 can_see+59 can_she+146 can_that-58 can_the-118
    can_this-35 can_train+67 can_we-33 can_you+53 canal-14 cancel-13 cancel_anytime-61 cancel_my-27 cancelled-131 cancelled_because-79 cance~-42 canno~-84
    cansa~+129 cap-123 cap_in-81 cap_under-88 capacity-29 capac~-29 cape-46 captain-54 capta~-54 car+29 car_back-56 car_hit+158 car_park+72 caravan-79 carav~-79
    carb-77 carb_intake-48 carb_load-108 carb_loading-129 carb_rinse-69 carbohydrate-114 carbohydrate_per-32 carbohydrates-70 carboidrati-43 carbon-92
    carbon_bike-51 carbon_frame-119 carbon_monoxide-30 carbon_or-63 carbon_safe-48 carbo~-106 carbs-18 carbs_an+15 carbs_at-122 carbs_for-117 carbs_in-67
    carbs_on-109 card-78 cardiaque+24 cardiaque_au-80 cardio-122 cardiologist+103 cardiologist_said+100 cardi~+24 care+101 care_about+37 care_if+85 careful-70
    carefully-87 caref~-99 cares+56 cares_if+56 cargadas-58 cargadas_de-58 carga~-58 cargo-105 cargo_bike-105 carnage-57 carnage_three-30 carna~-57 carrera+83
    carre~+83 carriageway-73 carri~-117 carrot-95 carro~-95 carry-50 carry_#-117 carry_a-41 carry_for-43 carry_on+42 carrying-124 carrying_a-95 carry~-124
    cars-72 cars_caravan-22 cartridges-109 cartr~-103 case-72 casque+98 casqu~+98 casse+117 cassette-63 cassette_and-88 cassette_bike-18 cassette_for-31
    cassettes-47 casse~-71 cast-32 cat-38 cat_#-44 cat_is+42 cat_what-166 cat_would-95 catch-115 catch_up-80 catcher-77 catch~+37 categorie-48 categories-118
    category+14 category_do-113 caught-83 caught_in-31 caugh~-83 cause-20 causes-82 causes_it-64 cause~-82 cave-151 cda-129 cda_#-56 cda_without-19 ce_la+76
    ceiling-126 ceili~-126 cell+51 cells-63 celsius-48 celsi~-48 cent-42 cento-44 century+81 century_how-167 century_ride-196 century_with+47 centu~+22
    ceramic-35 ceramic_bearings-33 ceramicspeed-63 ceram~-71 cereal+81 cerea~+81 cerebrale+73 cereb~+137 cerve~+119 cesar~+132 cgm+147 chafing-68 chafi~-68
    chain-130 chain_and-67 chain_catcher-77 chain_falls-54 chain_gang-84 chain_jumps-51 chain_keeps-129 chain_lube-36 chain_oil-26 chain_skips-80 chain_wax-92
    chaingang+65 chaining-76 chainring_for-109 chainrings-160 chair-73 chaleur+94 chale~+94 challenge+26 challenge_cycling-31 chall~+20 champion-55
    champion_jersey-49 championship-74 champs+80 champs_in+53 change-26 change_a-120 change_anything-119 change_brake-38 change_from-38 change_it-110
    change_my+24 change_the-109 changed-70 changes-61 changes_in-34 changing-84 chang~-53 chap-73 chapeau-93 chape~-114 charge-131 charged-103 charged_twice-76
    charg~-104 charity-30 charity_ride-29 chari~-30 chart-172 chase-72 chase_group-47 chased-35 chase~-35 chasing-65 chasi~-65 chat-77 chatgpt-79 chatg~-79
    chats-109 chatt~-18 che-110 cheap-14 cheap_bike-35 cheaper-95 cheapest-72 cheapest_way-113 cheap~-105 cheating-57 cheating_if-24 cheat~-57 check-187
    check_before-41 check_my-32 checked-27 checker-108 checking+31 checklist-121 checks+100 checks_my+121 cheers-100 cheers_for-74 cheer~-105 cheese-124
    chees~-124 chemist-94 chemi~-94 chest+187 chest_after+139 chest_and+140 chest_at+93 chest_but+123 chest_gets+34 chest_hurts+78 chest_infection+67
    chest_on+81 chest_pain+161 chesty+91 chesty_cough+91 chest~+121 chew+43 chew_and+117 chewing+63 chewi~+63 chicken-103 chick~-103 child-88 children-102
    child~-130 chill-71 chills+126 chill~+126 chips-77 chipseal-36 chips~-36 cho-158 chocolate-28 choco~-28 choice-51 choic~-51 choir-135 choose-86 choos~-86
    christmas-12 christmas_and-80 christmas_so+56 chris~-28 chung-78 chung_method-78 churc~-62 chute+189 chute_je+124 ciclismo+49 cicli~+49 ciclo+77 ciento-59
    cient~-59 cipro+116 cipro_for+106 circles-35 circl~-35 circuit-70 circuit_race-70 circu~-69 city-51 city_cycling-72 clammy+78 clammy_and+80 clamm~+78
    class+68 classics-48 classics_meaning-45 classification-12 class~-58 clavi~+136 clean+26 clean_chain-92 clean_my-64 cleaning-63 clean~-83 clear+26
    clear_water-59 cleared-43 clear~-37 cleat-95 cleat_position-99 cleats-50 cleats_be-49 cleat~-50 clen+241 clenbuterol+139 clenb~+139 clever-68 cleve~-68
    click-110 click_pedals-74 clicking+17 clicking_noise-48 clicks-140 clicks_when-103 click~-77 cliff-43 climb-27 climb_and-68 climb_at-131 climb_behind-104
    climb_by-100 climb_champs+34 climb_faster+18 climb_for+126 climb_how-55 climb_in-111 climb_is-141 climb_like+49 climb_meaning-42 climb_of-62 climb_on+84
    climb_or-85 climb_season+47 climb_so+71 climb_that+65 climb_warm-69 climb_went-63 climb_what+43 climb_with+43 climbed-54 climber-16 climber_type-88
    climbers+17 climbing+9 climbing_better+63 climbing_bike-31 climbing_for-36 climbing_form-72 climbing_i-69 climbs-37 climbs_#-64 climbs_and+43 climbs_at+51
    climbs_by-62 climbs_i+55 climbs_in-70 climb~-32 clincher-45 clinc~-45 clinic+58 clini~+58 clip-63 clip_in-93 clip_on-19 clip_ons-46 clipless-115
    clipless_pedals-134 clipl~-115 clipped-79 clipped_in-84 clipping+107 clipp~+20 clock-113 close-46 close_behind-137 close_my+62 close_should-68 close_to-63
    closed-74 closes+33 closing+46 closi~+46 clot+112 clothes-61 clothes_for-79 clothing-80 cloth~-93 club+8 club_#-72 club_doctor-22 club_does-81 club_hill-127
    club_mate-19 club_mates+125 club_on-116 club_rides-82 club_run+84 club_said+20 club_say-123 club_says-76 club_ten-47 club_texted+57 clubmate+51 clubm~+51
    clydesdale-97 clyde~-97 cm_#+123 cm_and-37 cm_bars-88 cm_male+94 cm_which-79 co_codamol+93 coach+21 coach_at-30 coach_calls-114 coach_hits+51 coach_i-24
    coach_in+29 coach_is-90 coach_of+122 coach_said+127 coach_says+102 coach_see-101 coach_sends+76 coach_touches+110 coach_wants+52 coach_wrote-119 coaches-68
    coaches_and-54 coach~-125 coast_and-21 coast_in-53 coast_or-90 coast_to-53 coasting-14 coast~-20 cobbles-49 cobbles_which+84 cobblestones-80 cobbl~-56
    coca+93 coca_cola+93 cocaine+138 cocai~+138 codamol+93 codam~+93 code-145 codeine+144 codei~+144 coeur+140 coeur_bat+54 coffee-6 coffee_a-86 coffee_and+62
    coffee_before-204 coffee_dehydrate-83 coffee_ride+29 coffees-138 coffe~-31 cog-102 cog_only-87 coggan-50 cogga~-50 cogs-80 coke+43 coke_last+106 col+9
    cola+45 cola_after+85 cola_and+107 cola_coloured+129 cola_in-84 cold-40 cold_after+124 cold_does-125 cold_even+55 cold_fingers-36 cold_hands-143 cold_has+68
    cold_i+60 cold_is-116 cold_legs-42 cold_on+43 cold_ride-49 cold_rides-59 cold_should-77 cold_shower-131 cold_since-60 cold_start-50 cold_still+94
    cold_sweat+29 cold_to-45 cold_two-108 cold_water-113 cold_weather-16 collapsed+140 collapsed_at+92 collapsed_in+110 collapsed_on+53 collar+109
    collar_bone+75 collarbone+34 collarbone_after+64 collarbone_in-79 collarbone_when-174 colla~+117 colleague-108 colleagues-97 colle~-101 colnago-126
    colna~-126 color~-45 colour-51 colour_of+133 coloured+124 colours-137 colours_in-99 colou~-42 colpo+73 colpo_di+73 combien-59 combien_d+123 combien_de-88
    combine+34 combi~-29 come+14 come_back+76 come_down+149 come_for+73 come_from-83 come_gestisco-77 come_home+65 come_my-77 come_off+57 come_out+76
    come_si-103 come_to+52 comeback+34 comeback_plan+67 comeb~+34 comer+60 comer_para+72 comes+5 comes_out-91 comfort-91 comfo~-91 coming+50 coming_back-59
    coming_down+115 coming_from-95 coming_home+93 coming_off+16 coming_out+107 comin~+50 comment-50 comment_mieux-72 comment_prendre+64 commentators-64
    comments+68 comme~-42 commissaire-53 commi~-53 commotion+73 commotion_cerebrale+73 commute-35 commute_#-61 commute_count-87 commute_home-83 commuter-104
    commuting-20 commuting_#-60 commuting_by+86 commu~-54 como-78 compact-81 compact_for-67 compact_or-63 compare-92 compared-93 compared_to-78 compared_with-54
    comparison-140 compa~-161 competir+51 competitive+90 compe~+102 complains+96 complains_about+96 complete-130 completed-34 completely+42 completely_numb+43
    compl~+41 compression-170 compression_socks-84 compression_tights-49 compro+53 compro_epo+46 compr~+27 compte+44 compt~+44 computer-153 compu~-169 con-18
    con_#-175 conce~+41 concrete+12 concrete_for+129 concr~+12 concusion+82 concussion+128 concussion_#+93 concu~+171 conduction-50 condu~-50 cone-54
    confirmed+63 confi~+63 confused+62 confused_and+119 confused_at+100 confu~+66 congratulations-140 congr~-121 connect-96 connect_to-57 conne~-105 cons-53
    consecutive-107 consecutive_days-107 conse~-55 consistency-99 consi~-22 constant-85 constantly+129 const~+39 consultant+26 consu~+26 contact-14
    contact_lenses-61 conta~-32 conte~+29 continue+140 conti~+147 contract-146 contractions-54 contractions_on+85 control+107 control_and+66 controlled-120
    controls+80 contr~+19 conversation-116 conversations-55 convert-49 convert_#-41 conve~-98 convoy-68 convo~-68 cook-142 cooked-58 cooked_and+35 cooke~-57
    cool-80 cool_down-106 cool_on-108 cooling-72 cooli~-72 copain+90 copai~+90 cope+98 copy+63 corazon+101 coraz~+101 core-134 core_exercises+38
    core_training-28 core_workout-100 cork-62 corner-82 corner_faster-120 corner_in-25 corner_on-46 corner_without-86 cornering-11 corners-127 corners_on-95
    corne~-89 correct-59 corre~-131 corsa-93 cortisone+103 cortisone_injection+37 cortisone_shot+64 corti~+124 corto+129 cos+110 cosa-125 cosa_faccio-86 cose-56
    cose_la-56 cost-117 cost_after-73 cost_me-45 cost_more-67 cost_power-68 cost_speed-30 cost_watts-21 costs-68 costs_me-65 cote+76 couch-23 cough+89
    cough_drops-127 cough_with+110 coughing+154 coughing_green+75 coughing_up+62 cough~+181 could+12 could_have-74 could_hit+56 could_it-60 could_murder-78
    could_not+61 could_see+19 could_the-87 could_we-87 count-60 count_as-26 count_it-144 count_the+35 counted-111 counter-36 counter_attack-19 countering-65
    countersteering-78 country+61 counts-34 counts_as-66 county+47 count~-22 coup+94 coup_de+94 couple+132 couple_of+96 coupl~+132 courage-49 coura~-49
    course-14 course_is-48 cours~-14 cousins-56 cousi~-56 cover+76 cover_zipped+85 covers-68 cover~-85 covid+199 covid_and+95 covid_in-104 covid_positive+67
    cow-52 cows-37 cp_#-83 cp_and-70 cp_meaning-59 crack+90 cracked+44 cracked_my+117 cracked_on-119 cracking-76 crack~+50 cramp-71 cramp_in-55 cramping-18
    cramps-11 cramps_and+47 cramps_in-130 cramps_on-75 cramp~-53 crank-154 crank_cassette-88 crank_length-88 cranks-56 cranks_#-145 crankset-14 crank~-55
    crap-80 crap_after-77 crash+114 crash_and+156 crashed+80 crashed_and+76 crashed_in+36 crashes_in-112 crashing-60 crash~+38 crate-131 crate_of-131 crazy-99
    creak-58 creaking-61 creaks+6 creaky-28 creak~-10 cream-66 creatine-61 creatine_and-75 creatine_for+33 creatine_legal-67 creat~-62 credit-33 credit_card-72
    credi~-33 creo+111 crete-36 cried-34 cried_a-83 cried_at-121 cries+106 crime-48 crime_scene-45 crisps-123 crisp~-123 crit-29 crit_#+43 crit_and-96
    crit_next-123 crit_on+74 crit_race-107 crit_what-102 criterium-63 crite~-63 critical-48 critical_power-48 criti~-48 crois~-16 crooked+33 crook~+33 cross+11
    cross_chaining-76 cross_country-126 cross_race+78 cross_training-25 crossfit-12 crossfit_and+39 crossing+87 crosswind-140 crosswind_where-60 crosswinds-121
    cross~-7 crr-120 cruise-32 cruis~-32 crunc~-12 crushed+14 crush~+14 cry+160 cry_after+117 cry_at+72 crying+64 crying_at+95 crying_every-60 crying_when+39
    cryin~+64 ctl-59 ctl_#-77 ctl_atl-30 ctl_be-65 ctl_ramp-111 ctl_rise-63 cuando+103 cuando_entreno+70 cuando_subo+60 cuand~+103 cuanto-121 cuantos-15
    cuantos_vatios-45 cuant~-87 cucum~+105 cuore+63 cup-118 cupboard+111 cupbo~+111 cups+26 curious-158 curious_about-58 curious_what-66 curio~-158 current+47
    currently-9 curre~+41 curry-58 curta~+123 curve-89 customer-56 custo~-118 cut+54 cut_my+17 cut_myself+61 cut_out-50 cut_the-125 cut_weight+48 cuts+55
    cuts_on+86 cutting+6 cutting_again+131 cutti~+6 cycle+6 cycle_computer-109 cycle_for+59 cycle_of+103 cycle_syncing-72 cycles-18 cycle~-28 cycling-78
    cycling_and-113 cycling_at-25 cycling_bad-67 cycling_benefits-16 cycling_camp-70 cycling_does+45 cycling_fitness-23 cycling_good+26 cycling_in-93
    cycling_into-92 cycling_is-85 cycling_make-92 cycling_mean-26 cycling_meaning-31 cycling_on-23 cycling_performance-77 cycling_power-72 cycling_race-62
    cycling_shorts-71 cycling_signs-61 cycling_training-58 cycling_was+58 cycling_where-15 cycling_which-112 cycling_with-65 cyclist-94 cyclist_meaning-19
    cyclist_training-72 cyclists-62 cyclists_do-18 cyclists_eat-50 cyclists_have-62 cyclists_need-118 cycli~-61 cyclo-120 cyclo_cross-120 cyclocross-154
    cyclosportive-69 cyclo~-141 d_en+37 d_for-60 d_huez-37 d_in-79 d_magnesium-35 da_mesi+101 da_settimane+120 dad+50 dad_has+24 dad_is-162 dad_makes+83
    dad_says+82 dad_wants+118 dads+94 daft+73 daily+11 damage+47 damag~+47 damit+57 damit_ich+57 dancing-90 dancing_and-64 dancing_on-87 danci~-90 dangerous-16
    dangerous_to+45 dange~-53 dans+49 dans_la+87 dans_le+61 darf+41 darf_ich+41 dark-6 dark_mode-80 dark_urine+104 das+9 das_gut-49 dat+16 dat_ik+104 data-138
    data_fields-24 data_screen-40 data_sold-88 date+73 date_for-106 dates-107 dauer~-17 daughter+31 daughter_#+53 daughter_has+68 daughter_is-47
    daughter_school-32 daughter_swimming-80 daughter_wants-158 daugh~+31 dawn+62 day-12 day_#+164 day_a-81 day_and-55 day_at-37 day_before-140 day_do-135
    day_does-59 day_endurance-63 day_enough+80 day_for+19 day_from-103 day_how-56 day_i-58 day_in-136 day_is+99 day_it+118 day_now+120 day_of+17 day_off+24
    day_ok-24 day_on+94 day_one-116 day_or+75 day_races-49 day_ride+38 day_she+81 day_since+56 day_so+98 day_to+53 day_tomorrow-101 day_tour-93 day_training-112
    day_two-70 day_week-74 day_what-78 day_with+31 day_would-54 dayli~-58 days+42 days_#-134 days_a-115 days_after+67 days_ago+174 days_and+74 days_at-91
    days_before-180 days_do+114 days_for-79 days_i+75 days_in-182 days_my-103 days_nothing-64 days_now+15 days_of+73 days_off-114 days_ok+49 days_on-54
    days_per-103 days_running-85 days_since+88 days_to+48 days_until-69 days_what-21 days_with-82 daytime-66 dayti~-66 de_#+15 de_alpe+99 de_ayer-58 de_bois+85
    de_borst+88 de_cabeza+101 de_chaleur+94 de_face-52 de_fiets+123 de_france-39 de_ftp-111 de_glucides-52 de_hitte+86 de_klim-45 de_koers+120 de_l+75 de_la+57
    de_laatste-83 de_peso+124 de_sudar+79 de_temps-41 de_transpirer+45 de_vivre+100 de_watts-82 dead+79 dead_after-111 dead_at+101 dead_for+86 dead_than+94
    deadlift+13 deadl~+13 deal-96 deal_with-58 death+52 decade-89 decad~-105 december-128 decem~-128 decent-121 decen~-121 decided+90 decided_sunday+104
    decides-81 decid~+81 deck+50 decoupling-82 decoupling_#-49 decou~-82 deep+34 deep_cough+109 deep_rims-78 deep_wheels-20 deficiency-53 deficit+52
    deficit_of+128 defic~+50 degreaser-53 degree+37 degrees-58 degrees_and+140 degrees_at+56 degrees_in-46 degrees_tomorrow-65 degre~-24 dehydrate-83
    dehydrate_me-83 dehydrated+38 dehydration+85 dehyd~+67 deje+79 deje_de+79 del+110 del_#-55 delay-100 delete-30 delete_a-67 delete_everything-93 delete_my+44
    delet~-45 deliv~+76 della_gara+28 delle+44 deload+30 deload_week+30 deloa~+30 dem+67 dem_essen+96 dem_rad+101 dem_rennen-57 dem_sturz+70 demain-15 demai~-15
    den-69 den_kopf+71 denk+117 denk_aan+60 denke+129 density-85 density_mean-15 density_meaning-23 densi~-85 denver-61 denve~-61 depart-41 depar~-41 depen~-42
    depressed+82 depressed_since+82 depre~+64 depth-48 depuis+115 depuis_des+41 depuis_un+39 depui~+115 der-16 der_#+111 der_brust+180 der_hitze+121
    derailleur-73 derailleur_cage-56 derailleur_hanger-30 derai~-73 derny-118 des+66 des_frissons+51 des_pneus-71 des_semaines+34 desarrollo-55
    desarrollo_para-55 desar~-55 descend-45 descend_faster-71 descend_safely-35 descender-100 descending-184 descending_technique-20 descent+76 descent_at+36
    descent_back+51 descent_how-105 descent_i+108 descent_is+72 descent_was-133 descents-20 descents_after-125 descents_i+77 desce~-15 desde+90 desde_hace+81
    desert+103 desert_race+40 deserve+121 deserve_to+75 deser~+177 desk_and+94 desk_job-109 desmaye+85 desmaye_en+85 desma~+128 despe~+51 despues-64
    despues_de-64 despu~-64 destroyed-94 destr~-94 detai~-82 detectable+102 detectable_after+118 detected-14 detection-28 detec~+82 deutsch-77 deuts~-77
    development-58 devel~-58 devic~-8 devo-5 di_#+72 di_calore+66 diabete+101 diabete_e+70 diabetes+77 diabetic+160 diabetic_and-74 diabetic_how+104
    diabetics-54 diabetiker+66 diabe~+187 diagnosed-9 diarrhoea-84 diarrhoea_during-84 diarr~+43 diclofenac+140 diclo~+140 did-25 did_#-23 did_a-54 did_all-72
    did_armstrong-116 did_epo-81 did_he-91 did_i-47 did_my-107 did_not+63 did_pros-137 did_you-135 die-6 die_on+19 died+55 died_and+65 died_i+77 died_of+88
    diesel-42 diese~-42 diet+115 diet_for+36 diet_to+125 differ-68 difference-111 difference_between-50 different-49 different_elevation-101 different_from-33
    diffe~-83 digging-76 diggi~-76 dignity-41 digni~-41 dik+76 dik_en+43 dimagrire+132 dimag~+132 dimanche+66 diman~+66 dinner-5 dinner_before-120 dinner_if+123
    dinner_to+178 dinner_until+74 dinner_with-22 dinne~+22 direct-155 direct_drive-157 directeur-45 directeur_sportif-45 direction+47 dirty+39 dirty_chain-44
    disappear-19 disappear_for+144 disap~-19 disc+38 disc_brake-55 disc_brakes-76 disc_vs-49 disc_wheel-112 discesa-9 disce~-9 discharged-7 disch~-7
    discipline+16 disciplines-68 disci~+12 disco-38 discomfort+121 discount-179 disco~+11 discs-79 discuss-99 discu~-107 disgusting+40 disgu~+40 disk-32
    dismount-92 dismo~-96 disorder+37 disor~+37 disparaitre+59 disparu+79 dispa~+102 distance-91 distance_#-50 distance_at-52 distance_different-38 dista~-91
    distribution-87 distr~-84 ditch+115 ditchling-90 ditchling_beacon-90 ditch~-90 diuretics+99 diure~+65 divided-42 divided_by-42 divid~-42 divorce+41 divor~+9
    diy-75 dizzy+250 dizzy_and+113 dizzy_every+84 dizzy_on+144 dizzy_when+92 dnf-72 dns-64 do_#+64 do_about-71 do_all-65 do_an+30 do_another-65 do_anything-79
    do_beginners-19 do_both-102 do_by-37 do_ceramic-46 do_compression-59 do_diabetics-54 do_easy+17 do_endurance+43 do_fartlek-33 do_for-108 do_gels-87
    do_helmets-77 do_hill+37 do_i-55 do_in-112 do_instead-72 do_intervals-50 do_it+15 do_life+113 do_maybe-47 do_metric-49 do_more-132 do_my-19 do_next-123
    do_not+69 do_on-166 do_one+84 do_other-40 do_people+17 do_pro-59 do_pros-78 do_sprinters-41 do_sprints+146 do_strength-85 do_sweet+101 do_that-165 do_the+47
    do_them-99 do_these-45 do_they-130 do_this+25 do_those-55 do_three-116 do_threshold+65 do_today-55 do_tomorrow-86 do_trainer-20 do_two-111 do_tyres-34
    do_when-72 do_with-68 do_women-42 do_wrong-96 do_you-115 do_your-82 do_zone+102 do_zwift+112 doable-78 doable_for-46 doabl~-78 doc+239 doc_doubled+75
    doc_found+88 doc_gave+72 doc_put+44 doc_says+95 doctor+126 doctor_and+18 doctor_at-58 doctor_cleared-123 doctor_friend+38 doctor_gave+73 doctor_says+73
    docto~+126 documentary-92 docum~-92 doe-76 doe_ik-76 does-38 does_#+27 does_a-20 does_aero-39 does_alcohol-64 does_all-93 does_altitude-32 does_an-81
    does_anyone-114 does_athletics-34 does_beetroot-113 does_being-97 does_beta-34 does_bicarbonate-15 does_blow-17 does_breakaway-26 does_brick-25
    does_bridging-33 does_bunch-27 does_caffeine-92 does_cat-79 does_chase-36 does_clip-24 does_coasting-39 does_coffee-142 does_cold-136 does_cross-35
    does_cycling-152 does_dnf-38 does_drafting-70 does_feed-95 does_fit-36 does_fractional-34 does_freehub-16 does_glycogen-46 does_he-92 does_heat-112
    does_hi-69 does_high-94 does_hill-29 does_hookless-17 does_hr-39 does_in-77 does_it+56 does_lifting-101 does_massage-119 does_my-83 does_neutral-24
    does_not+72 does_nothing+62 does_np-79 does_on-94 does_one+47 does_power-18 does_pr-42 does_rain-71 does_red-35 does_reverse-26 does_riding-195
    does_rouleur-66 does_sealant-40 does_sit-36 does_sitting-37 does_soft-116 does_sweet-103 does_tabata-23 does_team-33 does_that+62 does_this-26
    does_threshold-54 does_time-34 does_training-127 does_tt-41 does_wheelsucker-64 does_wind-111 does_yaw-30 does_zone-149 does_zwo-27 dog-148 dog_ate-61
    dog_had-39 dog_runs-66 dogs-104 doing+80 doing_#+48 doing_a+42 doing_anything+99 doing_intervals+67 doing_it+65 doing_keto+51 doing_my-46 doing_sprints-51
    doing_the-40 dolomites-78 dolom~-81 dolor+34 dolore+91 dolore_al+91 dolor~+9 domestique-58 domestique_mean-37 domestique_meaning-49 domes~-60 donation-72
    donat~-139 donde+104 done-31 done_#-179 done_at-91 done_it-53 done_on+80 done_with+58 donkere+53 donkere_urine+53 donke~+53 dood+156 door+57 door_de+86
    doors-7 doors_mal+54 doors_off-70 dope-55 dope_in-53 doping-70 doping_in-31 dopin~-70 dopo-29 dopo_la+43 doppio+44 doppi~+44 dormir-11 dormi~-78 dos+53
    dos_meses+53 dosage+58 dosage_and-78 dosage_for+17 dosag~+58 dose+134 dose_for+55 dose_of-18 doses+97 dosis+151 dot-66 dot_jersey-39 dots+51 dots_on+51
    double+73 double_arrow+105 double_century-101 double_day+71 double_my+113 double_threshold-155 doubled_my+76 doubl~+51 douleur+110 douleur_dans+42
    doule~+110 dove+46 dove_compro+46 down+96 down_#+177 down_after+29 down_and-55 down_at-69 down_before-52 down_both+49 down_by-58 down_even+106 down_for+33
    down_from+108 down_how+107 down_in+40 down_my+52 down_normal-98 down_on+87 down_the+46 down_there-29 down_to-45 down_twice+46 down_what-115 down_with-73
    downhill-70 downhill_at-103 downh~-70 download-56 downl~-56 downstairs-62 downs~-70 draft-123 draft_in-43 drafting-92 drafting_save-65 draft~-92 drag-93
    drag_area-68 drag_at-80 drag_watts-46 dramatic-61 drama~-61 drank+82 drank_#-30 drank_a+56 drank_all+105 drank_two+38 dread+9 dress-134 dress_for-55
    dress~-22 drew-86 dried-52 dried_out-52 drift-123 drift_in-86 drift_on-40 drifting-29 drifts-120 drift~-109 drill-34 drills-103 drills_for-26 drill~-103
    drink-16 drink_#+74 drink_and-102 drink_at-71 drink_how-42 drink_it+48 drink_mix-90 drink_on+54 drink_or-94 drink_to+62 drink_too+26 drinken-83
    drinken_bij-83 drinking+96 drinking_for+103 drinking_on-125 drinking_the+106 drinks-19 drink~+26 drip-40 drip_wax-52 dripping+62 dripping_out+81 dripp~+62
    drips-6 drive+64 drive_before-123 drive_side-63 drive_trainer-44 driver+126 drivers-191 drives-13 drives_me+20 drivetrain-100 drive~+18 driving+28
    driving_home+55 drivi~+28 drizzle-104 drizz~-104 droops+97 droop~+154 drop+11 drop_#+94 drop_and+29 drop_bars-50 drop_him-132 drop_off-146 drop_ride-67
    drop_when-28 dropout-25 dropout_mean-18 dropout_meaning-28 dropo~-95 dropped-43 dropped_#+83 dropped_by-81 dropped_chain-28 dropped_dead+111 dropped_from-16
    dropped_like-88 dropped_me-99 dropped_mean-72 dropped_meaning-98 dropped_my-99 dropped_on-136 dropping+140 dropping_my-97 dropp~-21 drops-76 drops_and-81
    drops_me-85 drops_on-51 drops_when+134 drove-25 drowning+18 drowning_in+18 drown~+18 drowsy+76 drows~+76 druck+46 druck_auf+46 druck~+26 drug+69
    drug_store-55 drug_test+138 drums-99 drunk+176 drunk_from+128 drunk_on-150 drunk_without+63 dry-32 dry_and+65 dry_mouth-30 dry_the+97 du_tour-34 du_velo+57
    du_zwift-56 dual-75 dual_carriageway-73 dual_sided-36 dubai+32 due+55 due_date-106 due_in+128 duele-18 duele_el-18 duizelig+110 duize~+110 dull+72
    dull_ache+68 dumb+101 dura-48 dura_ace-48 durability-75 durability_in-71 durab~-75 durante+99 duran~+99 duration-26 duration_curve-31 durat~-26 during-28
    during_a+94 during_race-83 during_ride-63 during_the-42 durin~-28 dusk-77 dust-45 dutch-132 dying-124 dying_and-102 dying_to-79 dynamo-55 dynam~-55
    e_bici+72 e_bike-84 e_mi-63 e_voglio+128 each-27 each_#+56 each_better-19 each_breath+103 each_climb-78 each_day-19 each_hour+44 each_i-123 each_is-103
    each_ride+83 each_time+33 each_way-80 each_week+71 each_with-54 ear+59 earbuds-77 earbu~-77 earlier-124 earli~-13 early-124 early_before-133
    early_morning-68 early_ride-71 early_to-74 earn+104 earn_my+104 earned+49 earned_it+49 earne~+49 ears-11 earth-59 ease+10 easier-32 easier_to+123 easiest+63
    easie~-7 east-93 easter-31 easte~-31 easy-55 easy_after-137 easy_day-66 easy_days-127 easy_gears-47 easy_ride-55 easy_rides-50 easy_riding+72
    easy_should-119 easy_spin+19 easy_to+43 easy_week-125 easy_what+90 easy_zone-87 eat+13 eat_#-53 eat_a+145 eat_after-122 eat_anything+93 eat_at+68
    eat_before-28 eat_enough-99 eat_everything-101 eat_gels-88 eat_in-77 eat_less-81 eat_like+89 eat_more-119 eat_on-72 eat_once+98 eat_per+49 eat_the-70
    eat_until+159 eat_whatever-45 eat_when-168 eaten+46 eating+37 eating_disorder+37 eating_enough-138 eating_in-70 eating_on-167 eatin~+37 eats+105 ebike-126
    ecg+6 echelon-63 echel~-63 echo+41 edge+30 edge_#-149 edge_of-70 edible+90 edibles+161 edibl~+118 edit-51 edit_my-51 een+49 eet+8 effect-27
    effect_meaning-75 effect_on-43 effects-121 effec~-50 efficiency-61 efficiency_factor-23 efficient-74 effic~-73 effort-60 effort_mean-16 effort_meaning-33
    efforts+30 effor~-50 egg+117 egg_hot+67 eggs-55 eggs_and-58 eight-75 eighty-101 eight~-101 ein-154 einem+74 einen-44 einfach+103 einfa~+103 el_calor+76
    el_corazon+91 el_pecho+123 el_puerto+49 elapsed-40 elaps~-40 elastic-88 elast~-88 elbow+86 elbows-97 elbow~-38 election-39 electric+6 electrolyte+27
    electrolytes-29 electronic-108 elect~-43 elephant+75 elephant_on+84 eleph~+73 elevated-120 elevation-68 elevation_gain-53 eleva~-79 eleven-39 eleven_and+122
    eleve~-72 elimination-29 elimination_race-29 elimi~-85 elite+15 elke+99 else-103 else_can-38 else_is-124 email-137 embarazada+114 embarazada_de+88
    embarrassing+47 embar~+66 embrace-13 embra~-13 emergency-64 emergency_contact-59 emergency_stop-26 emerg~-120 employer-37 employer_see-25 emplo~-90 empty+79
    empty_stomach-84 empty_what-159 en_#-102 en_bici+63 en_el+99 en_fietsen+134 en_finir+115 en_heb+63 en_la+137 en_quitarme+56 en_velo+65 en_wil+92
    enceinte+128 enceinte_de+57 encei~+128 end-17 end_and-63 end_his+94 end_it+38 end_my-22 end_of-51 end_things+129 end_up-161 ende+128 ended+17 ended_up+43
    ending+72 ending_it+56 ending_my+36 endin~+72 endorphins-89 endor~-89 ends+9 endurance-132 endurance_and-94 endurance_athletes-26 endurance_or-41
    endurance_rides-52 endurance_training-79 endur~-132 energy-57 energy_availability-60 energy_bars-32 energy_drink-159 energy_drinks+70 energy_gel-49
    energy_in-47 energ~-22 engine-67 engin~-95 english-65 english_is-46 engli~-99 engordar+126 engor~+126 enjoy-107 enough-35 enough_before-55 enough_of+64
    enough_or-87 enough_protein-44 enough_to-62 enough_training-112 enoug~-35 enter-73 enter_a-88 enter_my-18 entered-66 enter~-70 entraineur+52
    entraineur_me+52 entra~+59 entre-86 entrenador+79 entrenador_me+79 entrenamiento-64 entrenamiento_para-64 entrenar+6 entreno+81 entre~+56 entry-118
    entry_is-65 envie+79 envie_d+37 envie_de+63 ephedrine+154 ephed~+154 epilepsy+110 epilepsy_meds+102 epile~+135 episode-94 episo~-94 epo+189 epo_and+76
    epo_dose+113 epo_for+68 epo_from+138 epo_how+60 equal-90 equals-110 equal~-110 equivalent-51 equiv~-51 er_doctor-103 er_niet+90 erbreche+96 erbreche_nach+96
    erbre~+92 erg-88 erg_file-22 erg_mode-105 ergo-104 erkal~+62 eroica-51 eroic~-51 error-151 es_la-91 escalofrios+51 escal~+51 escape-8 escap~-8 espanol-52
    espan~-52 espresso-117 espresso_before-58 espressos+13 espressos_and-62 espre~-79 essay-76 esse-63 essen+27 est-17 est_de-95 est_quoi-57 estimate-91
    estimate_my-25 estimated-46 estimated_ftp-58 estim~-88 estoy+77 estoy_con+106 estoy_embarazada+81 estoy_tomando+83 et_j+45 et_je+113 et_velo+128
    et_vomissements+61 etape-15 etape_du-34 eten-26 etiquette-81 etiquette_for-48 etiqu~-81 etre+99 euro-79 euro_for-23 euros-101 evanoui+72 evano~+166 even+65
    even_a+53 even_if-77 even_in+47 even_my-18 even_power-115 even_riding+113 even_though+75 even_when+102 evening-35 evening_after+88 evening_and-107
    evening_at-87 evening_before-99 evening_i+35 evening_intervals-91 evening_race-76 evening_ride-86 evening_rides-70 evening_to+112 evening_training-111
    evenings-105 eveni~-44 event-99 event_in-78 event_on-61 event_training-42 event_when-56 events-131 event~-131 ever+47 ever_and+44 ever_since+40 everest-88
    everest_challenge-31 evere~-26 every+62 every_#+52 every_climb+159 every_corner-96 every_evening+82 every_friday-85 every_half+39 every_hard+76
    every_hill-107 every_long-40 every_morning+15 every_night+162 every_ride+62 every_saturday+57 every_second+35 every_session+44 every_single+61
    every_sunday-80 every_time-51 every_tuesday-71 every_two-23 every_week-16 every_year-145 everybody-29 everyone+54 everyone_and+124 everyone_at+91
    everyone_got+113 everyone_in+131 everyone_is-105 everyone_says+110 everyone_would+69 everything+49 everything_aches+74 everything_after+48
    everything_except-84 everything_goes+119 everything_i-28 everything_in-55 everything_went+99 everything_you-93 everywhere-70 everywhere_and+72 every~+64
    ex_coach-73 exact+47 exactly-132 exactly_and-82 exact~-132 exam-81 exams-63 except-5 except_the+86 excep~-5 exercise-161 exercises-36 exercises_bike-53
    exercises_for-76 exerc~-81 exhausted+110 exhausted_but-105 exhausted_for+45 exhaustion-21 exhau~+53 exist+77 exist_for+56 expect-83 expecting+44
    expecting_a-153 expec~+9 expensive-97 expensive_bike-24 expensive_helmet-30 expen~-97 exper~-45 expired-79 expir~-79 explain-130 explain_#-47 explain_it-91
    explain_the-63 explain_tss-47 explain_why-25 explained-63 explanation-63 expla~-130 explode-55 exploded-84 explosive-113 explo~-96 export-85 export_my-68
    expor~-85 exten~-45 extra+51 extra_#+69 extra_hour+96 extra_hours+66 extra_puffs+50 extra_weight-74 eye-30 eyes+42 eyes_from-63 eyes_on+56 faccio-9
    faccio_piu+76 facci~+58 face+91 face_#+83 face_and+52 face_droops+97 face_has+84 face_porridge-117 face_went+119 factor-69 factor_and-66 factor_for-69
    factor_meaning-32 facto~-96 fade-116 fade_in-56 fades+72 fading+97 fadin~+97 fahre-15 fahre_ich-56 fahren+28 fahrenheit-77 fahre~-29 fail+96 failed-92
    failed_my-62 faile~-92 failure+28 failu~+28 faint+224 fainted+161 fainted_at+146 fainted_in+85 fainting+124 faint~+199 fair-100 faire-8 faire_prendre+57
    fais+92 fais_vomir+72 fait-53 fait_mal-28 fall+60 fall_can+18 fall_from+85 fall_off-138 fall_over-102 falling+60 falli~+60 falls-60 falls_off-54 false-99
    falta+103 family-29 family_would+74 famil~-29 famous-81 famou~-81 fan-45 fan_and+42 fan_do-88 fan_for-58 fancy-86 far-34 far_#-145 far_and+79 far_can-97
    far_from-158 far_is+15 far_the-63 fare+79 farla+59 farla_finita+59 farm-71 farmaci+90 farma~+90 farmer-48 farme~-48 fartlek-108 fartl~-108 fast+27 fast_#+48
    fast_at-117 fast_can-23 fast_descents-138 fast_do+62 fast_group-163 fast_in-80 fast_is-58 fast_lads-99 fast_nichts+89 fast_on-123 fast_should+75
    fast_start-59 fast_twitch-137 fast_will-81 fast_would-27 fasted_#+90 fasted_ride-131 fasted_rides-40 faster-80 faster_at-89 faster_is-85 faster_on-37
    faster_or-48 faster_than-145 faster_with-31 fastest+85 fastest_descent-29 fastest_known-55 faste~-16 fasting+153 fasting_day+90 fat+99 fat_after+150
    fat_and+85 fat_burners+88 fat_burning-115 fat_for+144 fat_ideal-134 fat_to+75 fat_tyres-82 father+21 father_in+55 fathe~+21 fatigue-7 fatigue_depuis+116
    fatigue_resistance-119 fatig~+54 fatmax-69 fatma~-69 faux-64 faux_plat-64 favourite-86 favou~-68 fear-128 fear_of-32 featu~-41 febbre+113 febbre_a+76
    febbr~+113 february-27 febru~-27 feed_station+60 feed_stations-31 feed_zone-62 feel+131 feel_#+97 feel_a+106 feel_and-95 feel_bad-172 feel_better+48
    feel_cold+90 feel_drunk+100 feel_empty+57 feel_fat+94 feel_fine+24 feel_flat-23 feel_foggy+36 feel_good+63 feel_great-87 feel_guilty-41 feel_heavy-147
    feel_human+23 feel_i-126 feel_like-86 feel_my+100 feel_nothing+91 feel_odd+41 feel_ok+54 feel_queasy+100 feel_sick+146 feel_so+94 feel_super-123
    feel_swollen+34 feel_tired-110 feel_weak+121 feeling+61 feeling_a+25 feeling_in+55 feeling_it-125 feeling_like+110 feeling_sick-60 feeli~+69 feels+86
    feels_fine-89 feels_like+56 feels_peaceful+84 feels_tight+57 feels_too+34 feet-82 feet_cycling-103 feet_in-96 feet_turn-89 fell+90 fell_and+95 fell_off+34
    fell_on+137 fell_over-93 felt+45 felt_a+56 felt_faint+120 felt_great-91 felt_like+67 felt_my+73 felt_sick-65 female+25 female_#-102 femal~+25 fenders-36
    fenders_on-36 fende~-36 ferry-67 fest-66 festival+65 festive-65 festive_#-65 festi~+59 fever+250 fever_#+99 fever_but+30 fever_how-124 fever_since+64
    few+125 few_beers+120 few_secs+57 few_weeks-161 fewer-71 fibres-57 fibre~-57 fibrillation+103 fibri~+103 fieber+142 fieber_und+71 fiebe~+142 fiebre+111
    fiebre_y+72 fiebr~+118 field-89 field_sprint-40 fields-54 fields_on-45 field~-54 fiets+123 fietsen+79 fiets~+79 fievre+158 fievr~+158 fifteen+122 fifte~+122
    fifty-123 fight-86 fighting+52 fight~-42 figlia+63 figlio-24 figlio_ha-24 file-101 file_for-38 file_format-52 file_from-93 file_meaning-26 files-85
    fillings-65 fillings_rattle-37 filli~-65 film-55 films+81 fils-69 fils_de-69 final-72 final_#-88 final_climb+35 final_week-125 finally-64 final~-23 find-59
    find_#-52 find_a-124 find_it-93 find_my+31 find_the-81 finds-16 fine-83 fine_again-82 fine_but+38 fine_i+22 fine_on-104 fine_or-55 fine_race+165
    fine_though+107 fine_to-78 fine_what-85 finger+59 fingers_after-121 fingers_and+19 fingers_are+83 fingers_numb+143 fingers_on+49 finge~+25 finir+115
    finish+99 finish_a+116 finish_and-117 finish_at-92 finish_bottle-16 finish_in+48 finish_it-47 finish_line+95 finish_my-141 finish_of-115 finish_the+163
    finished-110 finished_#-36 finished_in-48 finished_me-53 finished_my-61 finished_the+21 finishes-110 finishing+166 finita+59 finit~+59 fire-102 fire_at-46
    fire_smoke-77 fired+40 firmware-30 firmw~-30 first-87 first_#-71 first_bike-79 first_cat-57 first_century-180 first_climb-110 first_club-83 first_crit-173
    first_day-70 first_ever-90 first_hour-113 first_lap-81 first_or-57 first_ride-65 first_road-78 first_spin+53 first_ten-79 first_thing+30 first_time-165
    first_tour-21 first_triathlon-60 first_two-69 first_week-22 first_year+110 fish+71 fish_flopping+87 fit-34 fit_at+66 fit_file-81 fit_in-136 fit_my-71
    fit_on+19 fit_strength-60 fit_the+91 fit_with-25 fitness-85 fitness_do-73 fitness_in-92 fitness_loss-62 fitness_number-100 fitness_score-33 fitness_when-46
    fitne~-85 fits-37 fitter-97 fitter_at-81 fitte~-97 fitting+42 fitti~+42 five-16 five_and-92 five_days+86 five_hour-64 five_hours+46 five_minutes+106
    five_of+30 five_times+69 five_weeks-103 five_years-87 fix+5 fix_a-56 fix_it+190 fix_my-39 fixed-171 fixed_gear-86 fixie-64 fkm-81 fkt-74 flag-75 flamme-45
    flamme_rouge-45 flamm~-45 flanders-64 fland~-64 flapjack-73 flapjacks-47 flapj~-92 flapping-113 flapping_jacket-113 flapp~+31 flashing+79 flashing_or-98
    flash~+79 flask-106 flat-167 flat_#-67 flat_after-81 flat_and+64 flat_as-61 flat_at-32 flat_during-17 flat_how-96 flat_i-62 flat_no-36 flat_roads-95
    flat_watts-66 flatmate-37 flatm~-37 flats-76 flauw+76 flavo~-98 flew+47 flew_over+82 flexibility-71 flexible-93 flexible_enough-43 flexi~-115 flexors-108
    flexors_tight-66 flexo~-108 flies+44 flight+20 flight_east-98 flight_to+108 fligh~+20 flip+61 float-111 float_in-76 float_mean-72 float_meaning-21
    floaty+108 float~+108 floor_next-25 flopping+87 floppy+106 floppy_and+71 flopp~+150 flops+114 flow+31 flow_restriction-63 flu+134 flu_in-75 fluid-99
    fluid_loss-73 fluids+83 fluid~+83 flush+69 flushes-84 flushes_and-84 flush~-84 flutter+112 fluttering+101 flutters+44 fluttery+43 flutt~+161 fly-79
    flying-80 flying_past-46 flyin~-80 foam_roller-128 foam_rolling-91 focus+48 fog-132 foggy+105 foggy_and+55 follow-101 follow_the-69 following+79
    following_me+124 following_wheels-131 fondo_#+36 fondo_in-35 fondo_on+70 fondo_with+113 food+13 food_after-119 food_and+80 food_cycling-104 food_for-106
    food_in+30 food_on-90 food_so+100 food_that+75 food_to+40 food_what+46 foods+98 foot+42 foot_can-52 foot_on-111 football-21 footb~-21 for+10 for_#-15
    for_about+48 for_aero-150 for_after+43 for_all+62 for_alpe-20 for_altitude+94 for_amateur+59 for_amateurs-132 for_an-220 for_and-51 for_athletes-64
    for_back-88 for_beginner-49 for_beginners-49 for_being-135 for_bike-33 for_bikepacking-77 for_bikes-116 for_birthday-76 for_bones-28 for_both-97
    for_breakfast-88 for_buck-64 for_carbon-35 for_cat-122 for_climbers-46 for_climbing-30 for_club-76 for_comfort-65 for_commuting-103 for_cornering+76
    for_covid+86 for_cramps-96 for_crits-56 for_cyclists-48 for_cyclocross-65 for_days+160 for_dinner-78 for_each-47 for_eleven-75 for_endurance-52
    for_everyone-115 for_everything-90 for_first-45 for_fitness-43 for_flat-47 for_ftp+49 for_fun-88 for_good+60 for_gran-169 for_gravel-117 for_half+124
    for_heat-84 for_her-128 for_hill+38 for_hills+34 for_hilly-121 for_him+130 for_hours+151 for_how-99 for_i-65 for_in-48 for_indoor-42 for_intervals-42
    for_juniors-119 for_kids-95 for_like+90 for_marathon-85 for_masters+57 for_maybe+93 for_me-37 for_minus-37 for_mixed-89 for_months+119 for_more-140
    for_mountain-129 for_mountains-100 for_my+133 for_nationals+55 for_nerves-102 for_night-144 for_nine-68 for_no+61 for_older-81 for_on-96 for_once-106
    for_one-23 for_our-53 for_photos-45 for_pneumonia+77 for_power-76 for_race-93 for_races-105 for_racing-91 for_rain-21 for_riding-70 for_road-82
    for_saddle+73 for_same-53 for_saturday-66 for_several-39 for_short-66 for_some+24 for_someone+18 for_speed-47 for_sprinters-39 for_sprints-50 for_steep-98
    for_sunday-96 for_sweet-62 for_ten+113 for_that-95 for_the+65 for_this+39 for_three+79 for_threshold-103 for_thursday-62 for_time-81 for_tonight+35
    for_training-44 for_triathlon-30 for_turbo-115 for_two+78 for_unlit-86 for_weak-50 for_week-77 for_weeks+235 for_weight+47 for_wet-97 for_when+35
    for_winter-27 for_with+67 for_women-65 for_work-37 for_xc-50 for_yesterday-63 for_you-46 for_your-71 for_zone-142 for_zwift-50 forbidden+17 forbi~+17
    force-83 force_low-34 force_on-72 forearms-83 forearms_on-45 forea~-83 forecast-92 forecast_for-57 forecast_says-40 forec~-92 forehead+61 forehead_and+77
    foreh~+61 forest-85 fores~-85 forever+85 forev~+85 forget-108 forget_it-56 forget_my-60 forge~-26 forgive-56 forgi~-56 forgot-13 forgot_my+32 forgot_to-133
    forgotten-90 forgo~-78 fork-119 form-64 form_#-69 format-52 forma~-63 former-53 forme~-53 formula-142 formu~-142 fort-39 fort_night-39 forte+81 forty-85
    forward-51 forward_or-52 forward_to-15 forwa~-51 foster-44 foste~-44 found+60 found_a-89 found_my+99 foundation-65 foundation_miles-65 found~-65 four-150
    four_and-59 four_days-118 four_hour-30 four_hours+15 four_hundred-32 four_kilos+79 four_of-59 four_times-23 four_weeks-58 fourteen-60 fourth+63
    fourth_floor-63 fourt~+42 fractional-72 fractional_utilisation-72 fractional_utilization-64 fracture+116 fracture_and-15 fracture_in+74 fract~+125 frame-185
    frame_for-56 frame_size-63 frame_worth-34 france-36 franc~-84 frank~+88 frappe+52 frapp~+52 frc-86 frc_vs-72 fred-75 fred_whitton-75 free-118 free_beer-41
    free_training-65 free_trial-56 freehub-95 freehub_body-22 freeh~-95 freewheel-104 freewheeling-92 freew~-119 freeze-110 freezing+81 freezing_in+99
    freezing_on-133 freez~-9 french-77 frenc~-77 frequence+21 frequence_cardiaque+24 frequenza-125 frequ~-111 fresh-158 freund+55 freun~+55 fri-25 friday+12
    friday_#+39 friday_after-47 friday_and+27 friday_parents-87 friday_race+132 friday_ride+69 fridays-99 frida~-15 fridge-20 fridg~-20 fried-40 friend+89
    friend_can+38 friend_from+109 friend_in+69 friend_is-17 friend_posted+73 friend_says+56 friend_told+141 friend_who+84 friendly-53 friends-49 friends_are-74
    friends_say+118 frien~+32 fringale-44 fring~-44 frissons+51 friss~+51 from-34 from_#-38 from_a+24 from_an+107 from_anywhere+37 from_bedoin-61 from_behind-33
    from_cycling-137 from_garmin-85 from_heartrate-125 from_his+40 from_home+36 from_last+68 from_me-46 from_monday-99 from_my+67 from_now-128 from_power-35
    from_prato-43 from_riding-87 from_running-55 from_saddle-99 from_strava+37 from_texas-47 from_that-91 from_the+40 from_training+156 from_work-63
    from_zero-81 front-92 front_after-85 front_and-77 front_brake-97 front_derailleur-45 front_in-19 front_light-89 front_mech-39 front_of-47 front_or-23
    front_wheel-77 froome-123 froom~-123 frost-185 frost_in-81 froze-72 frozen-77 froze~-77 fructose-81 fruct~-81 ftp-54 ftp_#+95 ftp_at-99 ftp_auto-81
    ftp_back+74 ftp_by-46 ftp_detection-92 ftp_does-83 ftp_for-151 ftp_from-165 ftp_has-18 ftp_how-52 ftp_in-74 ftp_indoor-28 ftp_is-18 ftp_lower-61 ftp_not-89
    ftp_of-89 ftp_on-72 ftp_or-64 ftp_percent+28 ftp_same-110 ftp_set-44 ftp_test+38 ftp_tests+71 ftp_to-121 ftp_was-48 ftp_went-26 fuel+42 fuel_a-84
    fuel_for-146 fuelling-22 fuell~-22 fuerte+71 fuert~+71 full-72 full_gas-73 full_of-80 full_suspension-43 full_time+106 fully-126 fume+104 fume_un+104
    fumes-77 fun-118 functional-82 functional_reserve-21 functional_threshold-32 funct~-82 funeral+60 funer~+60 funny+37 funny_enough+88 funny_turn+88 fur+49
    fur_#+26 fur_berg+65 fur_immer+92 fur_mehr+64 further+5 future+104 futur~+104 fuzzy+96 fuzzy_and+96 g_an-76 g_carbs-176 g_h-46 g_of-79 g_per-105 gadgets-67
    gadge~-140 gagne-79 gain-73 gain_per-40 gained-62 gained_#-62 gaine~-62 gains-20 gallon+120 gallo~+119 gambe-104 gambe_pesanti-51 games-95 gang-84 gap-56
    gap_to-51 gaps-59 gara+39 garage+27 garage_and+93 garage_door-18 garage_is-99 garage_where+92 garage_with-77 garag~+27 garden+23 gardening-114 garde~+20
    garmin_and+87 garmin_keeps+61 garmin_training-43 garmin_watch-57 gas+81 gas_from-103 gas_in+82 gasping-72 gaspi~-72 gastr~+89 gate+48 gates-61 gauche+78
    gauch~+78 gave+34 gave_away+58 gave_birth+133 gave_him+31 gave_me+26 gave_up+77 ge_cycling-28 gear-35 gear_do-88 gear_for+108 gear_is-61 gear_meaning-22
    gear_should-46 gear_would-157 gearing+27 gearing_for-155 geari~+27 gears-148 gears_on-21 gears_skip-91 gears_were-70 gebrochen+87 gebroken+80 gebro~+125
    gebruiken+63 gebru~+63 geef+107 geen+167 geen_zin+34 gefallen+42 gefal~+42 gegen+106 gegen_bluthochdruck+63 gehad+126 gehirnerschutterung+103 gehir~+103
    gel-45 gel_before-111 gel_cycling-22 gel_for-18 gel_from+90 gel_help+63 gel_how-41 gel_in-101 gel_timing-68 gels-151 gels_and-101 gels_do-71 gels_have-92
    gels_make-102 gels_no-38 gels_on+44 gels_or-73 gels_out+95 gels_per+59 gels_vs-104 general-127 generator-112 gener~-125 genet~-140 genou+45 gentle-93
    gentl~-48 geometry-58 geome~-58 gerer-117 german-75 germa~-43 gesch~+122 gestern+91 geste~+91 gestisco-77 gesti~-77 gesto~+143 gesturzt+74 gesturzt_und+74
    gestu~+74 get+81 get_#-44 get_a-30 get_an+34 get_away-48 get_better-72 get_dizzy+56 get_down-76 get_dropped+37 get_enough+61 get_faster-24 get_fit-84
    get_fitter-112 get_good-115 get_heat+63 get_her+119 get_home-88 get_in-30 get_into-129 get_it-94 get_lean+73 get_light+108 get_lighter+110 get_me+50
    get_more-95 get_my+16 get_off+17 get_on+80 get_out-37 get_revenge-101 get_rid+31 get_slower+36 get_so+78 get_the-131 get_this+107 get_through+139 get_to+193
    get_too+20 get_used-124 get_warm+123 gets-19 gets_me+37 gets_tight+33 getting+83 getting_a-91 getting_an+36 getting_dropped-116 getting_fat+60
    getting_married-88 getting_slower+102 getting_up+71 getting_worse+91 getti~+83 gevallen+54 gevallen_en+49 geval~+54 gewicht+33 gewic~+33 ghost-36
    ghost_shifts-54 giggling+53 giggl~+77 gilet-97 gin-69 ginocchio+69 ginoc~+69 giorno+63 giorno_per+63 giorn~+67 gira+73 gira_la+73 girl+84 girl_#+57
    girl_in+39 girl_wants+100 girlfriend+67 girlfriend_left-90 girlf~+67 girls+87 giro-44 girona+63 giron~+63 gisteren+28 giste~+28 give-24 give_a-67
    give_her+116 give_him+31 give_me-35 give_up-174 given-97 gives+79 gives_#-58 gives_a-98 gives_the+117 gives_way+35 giving-56 giving_blood-80 givin~-56
    glands+109 glands_up+120 glandular+101 glandular_fever+101 gland~+132 glass-112 glass_of-88 glasses-34 glasses_of+109 glass~-34 gli+82 gliclazide+74
    glicl~+74 glori~-57 glove-29 gloves-119 gloves_for-19 glove~-119 glucides-52 glucides_par-43 gluci~-52 glucose+67 glucose_#+160 glucose_and-127 gluco~+67
    glue-26 glycaemic-42 glycaemic_index-42 glyca~-42 glycemic-112 glycemic_index-112 glyce~+7 glycogen-16 glycogen_stores-35 glycolytic-92 glyco~-25 go_#-148
    go_a+30 go_back+19 go_by-44 go_faster-60 go_for+57 go_from+21 go_hard-30 go_in-19 go_numb-84 go_of+30 go_off-74 go_on+111 go_over+98 go_pro+51 go_to+42
    go_tubeless-42 go_up-144 go_with-23 goal-66 goal_be-90 goal_event-56 goal_for-121 goals-150 goals_in-97 goat+43 god-97 goes+105 goes_a+79 goes_above-99
    goes_away-31 goes_backwards-38 goes_down+68 goes_to-118 goes_up+68 going+71 going_#-82 going_deep-41 going_down-95 going_downhill-102 going_downstairs-62
    going_hard+24 going_like+85 going_on-36 going_out-44 going_over+57 going_to+26 going_up+75 gola+94 gold-98 golf+93 golpe+146 golpe_en+31 golpee+61
    golpee_la+61 golpe~+61 gone+74 gone_after-62 gone_and-30 gone_completely-87 gone_for-32 gone_from-55 gone_puffy+98 gone_since-103 gone_to+53 gone_too+61
    gonfi~+133 gonfle+108 gonfl~+134 good-34 good_#-130 good_after-49 good_as-90 good_at+21 good_bike-37 good_breakfast-117 good_cda-126 good_cycling-100
    good_enough-137 good_for-64 good_ftp+104 good_idea+69 good_morning-71 good_or-87 good_recovery-125 good_right-82 good_sign+27 good_though-44 good_to+73
    good_training-118 good_vi-89 good_warm-88 goodbye+38 goodbye_and+153 goodbye_to+104 goodbye_winter-73 goodbyes+105 goodb~+53 goose-20 goosebumps+168
    goosebumps_and+100 goose~+168 gossip-52 gossi~-52 got+87 got_#-165 got_a+93 got_all+68 got_back+22 got_cancelled-74 got_charged-58 got_confused+63
    got_covid+45 got_dropped-76 got_fat+103 got_her+42 got_hit+74 got_it+81 got_knocked+74 got_me-40 got_one+16 got_stung+35 got_the+114 got_to+73 got_up-20
    gps-111 gps_distance-32 gpx-74 gpx_file-82 grabbed-15 grabbing-48 grabbing_while-48 grabb~-63 grad-30 grade+106 grade_#-21 grade_and+110 graden+46 grade~+46
    gradient-81 gradient_is-54 gradi~-81 grams-73 gran-7 gran_fondo-26 grand-83 grand_depart-41 grand_tour-21 grand_tours-61 grandad-48 grandfather+32
    grandkids-50 grandma+14 grandpa-28 grandson+110 grand~+73 granfondo-44 granf~-44 granny-67 granny_gear-33 grann~-67 grape~+19 graph-169 grass+34 gravel-46
    gravel_and-26 gravel_bike-33 gravel_how+40 gravel_is-91 gravel_race-33 gravel_ride-38 gravel_riding+29 gravel_tyre-59 grave~-46 gravidanza+65 gravi~+167
    grease-93 greas~-93 great-103 great_#+55 green-23 green_jersey-104 green_stuff+103 greet~-86 gregario-52 grega~-52 grew+15 grey+145 grey_and+93 grey_at+40
    grey_zone-103 griep+126 grimper-16 grimpeur+25 grimp~-26 grinding+34 grind~-8 grip+98 grip_on+59 gripe+127 grippe+66 gripp~+122 grips+37 groin+116 gross+78
    gross_efficiency-110 grossesse+128 gross~+118 ground+34 groun~+34 group-16 group_for-41 group_is-24 group_of-50 group_ride+66 group_rides+29
    group_sprints-67 groups-49 groupset-105 group~-117 grow-90 growing+52 growi~+52 growth+80 growth_hormone+136 growt~+80 grumpy-61 grump~-61 grupetto-85
    grupe~-85 gruppetto-62 gruppo-49 grupp~-58 guards-48 guard~-48 guepe+92 guess+83 guess_#+80 guess_i+78 guessed-99 guessed_from-42 guess~-26 gueule+85
    gueule_de+85 gueul~+85 guide-49 guide~-53 guilty+54 guilt~+54 guinea-111 guine~-111 gulping+67 gulpi~+67 gum-137 gun-100 gun_in+21 gusts-84 gut-79 gutter+50
    gutter_mean-111 guttered-140 gutte~+11 guy+67 guy_at+19 guy_in+119 guy_with+95 guys+11 guys_at-123 guys_in+132 gym-85 gym_and-72 gym_before-77 gym_closed-88
    gym_exercises-25 gym_in-95 gym_mate-35 gym_once-52 gym_twice-85 gym_worth-69 h_#-54 h_and-95 h_at-163 h_event-78 h_faster-25 h_from-33 h_how+39 h_i-129
    h_if-87 h_in+78 h_no+22 h_ok-81 h_on-63 h_per-129 h_plan+85 h_race+29 h_ride+21 h_rides-99 h_tailwind-17 h_week-46 h_what+43 h_wind-91 h_with-77 ha_#-24
    habe+101 habe_#-89 habe_fieber+98 habla~-52 hace+67 hace_dos+53 hace_un+45 hacer+91 had+95 had_a+52 had_an-81 had_been-59 had_covid-90 had_enough+64
    had_heart+95 had_heatstroke+112 had_his+41 had_it-42 had_my+96 had_myocarditis+83 had_one-91 had_six-33 had_some+97 had_the+65 had_to+156 had_two+22
    haema~+93 haha-30 haha_#-120 haha_how-176 haha_so-53 haha_what-124 hairline-46 hairl~-46 hairpin-128 hairpins+32 hairp~+8 half-16 half_and+79 half_his-111
    half_hour+40 half_hours-97 half_ironman-37 half_my+97 half_of-120 half_term+34 half_the+17 half_way+94 half_wheel-88 half_wheeling-100 halfway+106
    halfway_through+87 halfw~+106 hallway+28 hallw~+28 halt-101 hammer-52 hammer_meaning-59 hammerfest-45 hammering+57 hamme~-69 hamstring+15 hamstrings-126
    hamstrings_tight-68 hamst~-69 hand+40 hand_off-110 hand_signals-136 hand_will+124 handed-34 hande~-68 handicap-69 handi~-97 handle-110 handlebar-76
    handlebar_bag-41 handlebar_drops-15 handlebar_width-31 handlebars-72 handl~-93 hands_after-93 hands_and-56 hands_are+53 hands_free-55 hands_go-102
    hands_hurt-39 hands_like+85 hands_off-99 hands_on-78 hands_shake+169 hands_shaking+113 hands_where+80 hang-72 hanger-84 hanger_bent-50 hange~-84 hanging-24
    hanging_on-34 hangi~-24 hangover+133 hango~+133 hangs+87 happen+17 happen_with-84 happened+14 happens+22 happens_if-91 happens_to-154 happens_when-122
    happe~+36 happier+74 happily-108 happi~+16 happy-35 happy_with-74 harassed+47 harassed_on+47 haras~+47 hard+17 hard_after-52 hard_again-60 hard_as+58
    hard_at-111 hard_block-47 hard_but-30 hard_can+117 hard_day-90 hard_days-82 hard_do+59 hard_effort-81 hard_efforts+88 hard_for-83 hard_in-55 hard_on-112
    hard_ones-63 hard_race-142 hard_rides+124 hard_session-106 hard_sessions-113 hard_should-103 hard_stuff-105 hard_to-16 hard_today-124 hard_training+85
    hard_week+89 hard_workouts-50 harder+25 harder_on-81 harder_plan+99 harder_than-78 harder_to+27 hardest-62 harde~-8 hardknott-80 hardk~-80 hardly+101
    hardl~+101 hardtail-72 hardt~-72 harm+48 hart+111 hart_slaat+82 hartslag-33 harts~-33 has-42 has_#-181 has_a+59 has_been+47 has_gone+19 has_got+68 has_my-87
    has_not+98 has_one+16 has_put-101 has_them-33 has_to+47 has_turned+63 hassle+30 hassl~+30 hat-117 hat_mich-117 hate-38 hate_it+66 hate_myself-60 hate_the+68
    hates+122 hates_me+100 hatte+89 haute+40 haute_route+40 have_#-172 have_a-51 have_about-115 have_asthma+154 have_been-42 have_decided+127 have_done-171
    have_eaten-117 have_finally+47 have_for+79 have_gained+64 have_gone-17 have_got-70 have_had+40 have_i-86 have_in-78 have_just-55 have_lost-38 have_made-65
    have_me+47 have_my-84 have_never-116 have_no+105 have_not+53 have_on-67 have_only-147 have_paid-21 have_ridden-52 have_signed-113 have_something-104
    have_started+125 have_stopped+159 have_taken+108 have_the-15 have_three-75 have_time-89 have_to+69 have_trained+71 have_tried-57 have_two-104
    have_watched-109 have_written+153 have_you-50 having+55 having_a-17 having_trouble+96 havin~+55 hayfever+32 hayfe~+32 hc_climb-58 he_asked-15 he_be-77
    he_came+56 he_can+85 he_do+74 he_does+89 he_drops-39 he_eat+15 he_fell-51 he_get-34 he_gets+151 he_had+24 he_has-22 he_is+86 he_just+73 he_keeps+71
    he_loves+60 he_need-58 he_ride+31 he_said+40 he_says-42 he_wants+171 he_will+73 he_would-88 head+101 head_and+93 head_at+80 head_first+129 head_in+30
    head_is+71 head_on+23 head_pounding+79 head_says-101 headache+66 headache_after-142 headache_and+78 headache_getting+33 headache_of+114 headache_with+113
    heada~+79 headb~+115 headed+50 headed_and+64 heade~+50 headphones-82 headp~-82 heads+96 heads_with+96 headwinds-103 headw~-103 healed-11 heale~-11 health+21
    healthy+26 healt~+33 heard-15 heard_a+149 hearing-58 heari~-58 heart+148 heart_at+88 heart_does+58 heart_failure+66 heart_goes+73 heart_going+85 heart_is+40
    heart_just+96 heart_of-113 heart_pills+104 heart_pounding-31 heart_skips+69 heart_still+67 heart_tablets+31 heart_was+43 heart_went+52 heartattack+103
    heartbeat+22 heartrate-57 heartrate_#-43 heartrate_as-49 heartrate_at-108 heartrate_drift-82 heartrate_drifts-115 heartrate_for-97 heartrate_goes-99
    heartrate_high-130 heartrate_higher-75 heartrate_is-25 heartrate_low-97 heartrate_lower-78 heartrate_meaning-63 heartrate_monitor-50 heartrate_of-89
    heartrate_on-75 heartrate_only-86 heartrate_or-102 heartrate_recovery-34 heartrate_reserve-45 heartrate_sensor-47 heartrate_strap-82 heartrate_too+92
    heartrate_training-52 heartrate_up+47 heartrate_variability-82 heartrate_will-123 heartrate_would-110 heartrate_wrong-71 heartrate_zones-28 heart~-20
    heat+15 heat_acclimation-121 heat_adapted+63 heat_and+50 heat_cycling-138 heat_protocol+71 heat_training-86 heat_warning+51 heat_wave+81 heate~-11
    heating+55 heating_on+55 heati~+55 heatstroke+37 heats~+37 heavier-131 heaviest+37 heaviness+122 heavi~+49 heavy-5 heavy_and+25 heavy_for-61 heavy_legs-104
    heavy_rider-135 heavy_should+26 heavy_today-46 heb+80 heb_geen+34 heb_koorts+89 hedge-45 heel-51 height-77 height_#+91 height_formula-24 height_in-73
    heigh~-77 heim+63 held-78 hell-18 hello-207 hello_from-30 hello_i-32 helm+26 helmet-17 helmet_after-129 helmet_cracked+139 helmet_has+119 helmet_in+68
    helmet_is+42 helmet_or-61 helmet_split+72 helmet_vs-66 helmet_watts-68 helmets-110 helmets_and-87 helmets_really-77 helme~-21 help-13 help_a+46 help_at+68
    help_cycling-71 help_cyclists-121 help_in-144 help_me+152 help_more-56 help_my+101 help_on-37 help_or-36 help_recovery-62 help_with+136 helped+36 helper-142
    helper_in-82 helpers-23 helpe~-65 helps-5 helps_more+82 helps_not+125 hematocrit-35 hemat~-35 her+11 her_and+30 her_arms+138 her_coach+136 her_first-94
    her_own-79 her_pills+75 here+53 here_#-92 here_and+44 here_any+48 here_at+27 here_because-122 here_my+99 here_so-58 here_sugar+63 herni~+119 herself+149
    hersenschudding+40 hersenschudding_wanneer+40 herse~+175 herz+72 herz_stolpert+56 hes+84 hes_#+61 hes_just+102 het+47 het_fietsen+39 het_leven+41 heure-43
    heute-74 hey-52 hey_coach-91 hey_so-50 hgh+92 hi_coach-78 hi_i+45 hi_my+44 hi_there-26 hi_viz-69 hidden-28 hidde~-28 hide+118 hide_it+127 hides+82
    hides_food+55 hiding-31 hidin~-31 hier+99 hier_soir+68 high+30 high_after-147 high_as-119 high_at+158 high_before-119 high_does+95 high_for-104
    high_force-34 high_in-158 high_on-48 high_or-73 high_school+94 high_should-115 high_today+52 higher-107 higher_on-129 higher_than-40 highest+41 highe~-59
    highlands+70 highl~+70 hiit-88 hijo-11 hiking-26 hikin~-26 hilarious-10 hilar~-10 hilft-81 hill-74 hill_#-55 hill_and-70 hill_at+37 hill_behind-56
    hill_climb+43 hill_in-64 hill_is-93 hill_repeats-35 hill_reps+22 hill_takes-88 hill_that-65 hill_the-47 hillclimb-91 hillclimb_race-71 hillc~-91 hills-44
    hills_#-41 hills_and+19 hills_here-79 hilly-148 hilly_#-61 hilly_course-74 hilly_ride-63 hilly_rides-40 hilly_sportive-51 hilly_tt-37 him+51 him_a+49
    him_and+87 him_on+34 him_sleep+54 him_up-91 himself+79 himself_he+96 himself_what+52 himse~+79 hinchada+66 hinch~+111 hip+42 hip_and-57 hip_flexors-108
    hip_hurts+105 hip_on+95 hips-175 hire-77 hire_bike-77 his+50 his_arm-81 his_bike+86 his_cardiologist-122 his_dog+71 his_heart+74 his_life+94 his_old-76
    his_phone+71 his_power+39 his_skin+78 his_trainer-34 hissing+91 hissing_and+91 hissi~+91 history-8 history_of-96 histo~-8 hit+28 hit_#-21 hit_a+35
    hit_and-61 hit_head+118 hit_me+51 hit_my+39 hit_the+52 hits+72 hits_me+107 hitte+86 hitting+74 hitting_my+74 hitti~+74 hitze+121 hitzschlag+67 hitzs~+67
    hiver-40 hives+101 hiya-95 ho_#+123 ho_avuto+104 ho_battuto+64 ho_bevuto+59 ho_il+52 ho_la+87 ho_perso+82 ho_piu+57 ho_un+82 hobby-132 hoch-36 hoe-90
    hoe_word+42 hoeveel-44 hoeveel_drinken-83 hoeveel_koolhydraten-39 hoeveel_rust-82 hoeveel_watt-76 hoeve~-44 hola-46 hold-21 hold_#-54 hold_for-142
    hold_ftp-73 hold_my-26 hold_that-108 hold_the+46 holding-101 holdi~-101 hole-35 hole_in+67 holes-96 holiday-116 holiday_in-36 holiday_with-71
    holiday_without-42 holidays-38 holid~-120 home+93 home_and+69 home_at-58 home_by-104 home_can+62 home_easy+34 home_for+38 home_from+50 home_garmin+108
    home_he+69 home_how+44 home_i-46 home_in+67 home_now+101 home_on-60 home_trainer-75 home_with-120 homemade-85 homem~-85 homework+23 homework_then+106
    homew~+23 honest-22 honestly+70 honestly_do+103 hones~+43 honey-62 hoods-24 hoods_handlebar-23 hoods_position-34 hoods_vs-39 hoofd+62 hoofd_gevallen+49
    hoofdpijn+106 hoofd~+106 hook-61 hooked-69 hooke~-69 hookless-80 hookless_rims-69 hookl~-80 hop-55 hope+83 hope_a+80 hope_i-78 hopefully-15 hopef~-15
    hora-72 horas-96 horas_a-66 hormone+82 hormone_for+85 hormo~+80 horrible-76 horri~-76 hors-64 hors_categorie-48 horse-92 horse~-43 hospital+31
    hospital_and-58 hospi~+31 hot_and+108 hot_bath-18 hot_baths-89 hot_can+157 hot_day-53 hot_dogs-45 hot_feet-108 hot_flushes-84 hot_foot-108 hot_for-79
    hot_how+48 hot_in-114 hot_is-48 hot_race-49 hot_red+104 hot_rides+48 hot_since+139 hot_take-97 hot_to-74 hot_water-94 hot_wax-52 hot_weather-99 hotel-98
    hotel_gym-64 hottest+106 hotte~+106 hour-40 hour_#-81 hour_a+37 hour_ago+104 hour_and-69 hour_at+21 hour_before+84 hour_climb-85 hour_cycling-101
    hour_endurance-15 hour_enough-127 hour_for+31 hour_how-99 hour_i-39 hour_in-115 hour_is+26 hour_mark-30 hour_no-19 hour_of-61 hour_on-65 hour_one+117
    hour_or-89 hour_race-55 hour_record-18 hour_ride-16 hour_rides+24 hour_right+85 hour_shifts-75 hour_should-89 hour_then-84 hour_three-92 hour_too-87
    hour_tt-49 hour_with+70 hours-27 hours_#+74 hours_a-51 hours_after+117 hours_and+19 hours_are-97 hours_at-57 hours_before-32 hours_between-79 hours_does-57
    hours_enough-125 hours_for-116 hours_ftp-17 hours_how-144 hours_i+45 hours_in+45 hours_is-46 hours_it+94 hours_no+88 hours_of-22 hours_ok-65 hours_on-105
    hours_or+78 hours_per-72 hours_ride+43 hours_should-137 hours_sleep-151 hours_sweet+67 hours_this-140 hours_to+106 hours_today+55 hours_training+75
    hours_what+44 hours_which-55 hours_with-90 house-9 house_#-64 house_i+15 house_is+67 house_it-96 how-59 how_accurate-62 how_bad-46 how_can-25 how_careful-70
    how_close-113 how_cold-83 how_come-77 how_did-114 how_do-26 how_does-136 how_early-17 how_easy-137 how_far-65 how_fast-52 how_hard+23 how_high+66 how_hot-60
    how_i+28 how_important-123 how_is-123 how_it-15 how_long-15 how_not-83 how_often-27 how_old-85 how_quickly-111 how_should-59 how_slow-140 how_soon-35
    how_steep-66 how_strict-100 how_tight-130 how_to-54 how_wide-69 how_would-137 hr_#+85 hr_at-65 hr_drift-58 hr_high+42 hr_is+127 hr_jumped+105 hr_lower-122
    hr_only-79 hr_should+110 hr_strap+79 hr_up+118 hr_was-42 hr_will+76 hrr-86 hrs+73 hrs_a-136 hrtss-62 hrv-131 hrv_down-104 hrv_has-59 hrv_is+28 hrv_low-93
    hub-83 huez-37 huez_at+27 huez_which-35 huez_with-69 huge-79 human+36 human_again+23 human_coach-77 humid-110 humid_heat-73 humidity-26 humid~-26 hundred+17
    hundr~+17 hung+104 hunger-93 hunger_knock-64 hunge~-93 hungover+112 hungover_ride+86 hungo~+112 hungry-83 hungry_after-130 hungry_all-57 hungry_at-75
    hungry_on-97 hungr~-83 hunting-40 hunti~-40 hurry-96 hurt+25 hurt_after-114 hurt_cycling-37 hurt_in-41 hurt_locker-141 hurt_myself+93 hurt_on-104
    hurt_recovery-78 hurt_when+39 hurting-7 hurting_myself+143 hurti~-7 hurts-30 hurts_a-36 hurts_after-80 hurts_and+165 hurts_at+79 hurts_can-31
    hurts_climbing-82 hurts_more+15 hurts_my-34 hurts_on+30 hurts_since+85 hurts_so-18 hurts_when-31 husband+49 husband_came+93 husband_says-120
    husband_thinks+101 husba~+49 husten+63 huste~+63 hybrid-77 hybri~-77 hydration-70 hydraulic-56 hydraulic_brakes-47 hydra~-10 hypertonic-82 hyper~-8 hypo+196
    hypo_at+115 hypo_on+96 hyponatraemia-64 hyponatremia-38 hypon~-51 hypothetically+104 hypotonic-117 hypot~+74 i_actually-87 i_adapt-30 i_add+49 i_adjust+81
    i_aim-122 i_allowed+93 i_already-29 i_also-84 i_always-99 i_am+61 i_arrive-60 i_ask-66 i_ate+68 i_average-61 i_avoid-67 i_back+51 i_be-46 i_beat-108
    i_begin-92 i_believe-51 i_binge+144 i_blacked+58 i_blew-56 i_blow-110 i_bonked-84 i_bounce-44 i_brake-29 i_breathe+32 i_bring-39 i_broke-61 i_burn+105
    i_buy-38 i_calibrate-23 i_call-81 i_can+30 i_cancel-80 i_carb-55 i_carry-131 i_catch-80 i_change-106 i_check-66 i_chew+98 i_choose-93 i_clean-79 i_climb+67
    i_close+34 i_coach-115 i_coast+53 i_come+83 i_cook-142 i_corner-129 i_could-38 i_count-122 i_cracked-161 i_crash+127 i_crashed+69 i_cried+64 i_cry+154
    i_cut+129 i_cycle-133 i_delete-103 i_descend-101 i_deserve+49 i_did-81 i_die+77 i_do-19 i_doing-82 i_double+110 i_draft-88 i_drank+63 i_drink+45 i_drop+53
    i_dropped-92 i_earned+49 i_eat+56 i_end-74 i_enter-68 i_estimate-25 i_even+30 i_expect-63 i_fail+93 i_fall-153 i_fast+47 i_feel+46 i_fell+110 i_felt+30
    i_finally-41 i_find-101 i_finish+132 i_finished-89 i_fix-59 i_follow-43 i_forgot-80 i_found+67 i_fuel+115 i_gain-99 i_gained-66 i_gave+18 i_get-15 i_give-81
    i_got-34 i_grew+15 i_guess+91 i_had+17 i_hang-79 i_hate-36 i_have+46 i_heard-72 i_hide+87 i_hit+50 i_hold-50 i_hope+118 i_hurt+76 i_import-81 i_improve-30
    i_just+54 i_keep+103 i_know-73 i_landed+112 i_last-97 i_learn-88 i_leave+83 i_let+20 i_lie+114 i_lift-97 i_like-140 i_liked-51 i_live+32 i_log+23 i_look-54
    i_looked+42 i_lose-24 i_lost+82 i_love-30 i_lower+89 i_make+37 i_mean-163 i_meant-79 i_measure-43 i_might+111 i_miss+63 i_missed-95 i_move-70 i_must+23
    i_nap+44 i_nearly+73 i_need-53 i_never-101 i_normally-82 i_only-54 i_open+63 i_overtrained-124 i_pace-101 i_pack-129 i_paid+74 i_panic+107 i_passed-17
    i_pause-99 i_pay-83 i_pedal-93 i_pee-70 i_play-54 i_practise-48 i_press+28 i_promised+90 i_pull-99 i_pump-72 i_punish-62 i_push-39 i_quit-87 i_race+118
    i_raced-90 i_raise-29 i_reach-100 i_read-78 i_really-44 i_reckon-21 i_recover-36 i_replace-42 i_rest-127 i_restart-106 i_retest-100 i_rode-124 i_roll-31
    i_run+33 i_said-132 i_saw-163 i_schedule+32 i_scratch+81 i_seem-43 i_set-89 i_share-76 i_shift-104 i_should+103 i_show+68 i_sit-49 i_skip+58 i_skipped-82
    i_sleep+161 i_slept-131 i_slow-20 i_smoke-23 i_spend-28 i_spin+15 i_split-73 i_sprint+24 i_stand-63 i_start+22 i_started-105 i_starve+105 i_stay+66
    i_still-94 i_stood+86 i_stop+80 i_stopped+89 i_store-57 i_structure-54 i_sue-76 i_suffer-106 i_swap-26 i_swear-66 i_sweat-35 i_switch-48 i_take+83
    i_talk-110 i_taper-64 i_tell-18 i_test-82 i_think+44 i_threw+103 i_throw+28 i_told+58 i_too-151 i_took-29 i_track+92 i_travel-41 i_trust-51 i_try-100
    i_turned-66 i_type-120 i_unplug+42 i_up+77 i_update-69 i_upload-73 i_use-54 i_used-47 i_usually-124 i_vomit+148 i_wake+106 i_walk+87 i_want-53 i_warm-31
    i_wash-52 i_weaker-32 i_wear-73 i_weigh-41 i_went+28 i_were-94 i_will+135 i_win-84 i_wipe+53 i_wish-35 i_won-23 i_work-103 i_worry-98 i_would-26 i_write-62
    ibuprofen+173 ibuprofen_and+154 ibuprofen_before+151 ibuprofene+103 ibupr~+203 ice-67 ice_cream-33 ice_socks-83 ice_vest-80 ich+37 ich_#+40 ich_am-66
    ich_auf+130 ich_bin+53 ich_denke+109 ich_erbreche+96 ich_esse+89 ich_fur-43 ich_habe+86 ich_hatte+89 ich_locker-43 ich_meine-126 ich_mit-74 ich_mochte+91
    ich_nehme+53 ich_noch+95 ich_radeln+56 ich_rennen+120 ich_sehe+55 ich_so+53 ich_spritzen+70 ich_tot+57 ich_werde+99 ich_wiegen+73 ich_will+53 icu-68 icy-83
    idea+15 idea_for+30 idea_how-73 ideal+22 ideal_cadence-55 ideal_for-134 ideas-172 ideas_for-78 ieri+79 ieri_sera+87 if_#-81 if_a+64 if_ftp-99 if_he+34
    if_i+53 if_its-50 if_my-32 if_one-80 if_she-101 if_someone+55 if_the-60 if_they+67 if_this+27 if_today-136 if_you-80 ignore+16 ignore_it-93 ignoring+111
    ignoring_it+111 ignor~+113 ik_ben+47 ik_denk+117 ik_eet+95 ik_geef+107 ik_heb+42 ik_mijn-69 ik_morgen+46 ik_slik+86 ik_trainen+83 ik_wil+68 ik_zie+41
    il_ciclo+77 il_cuore+63 il_fait-24 il_giro+109 il_sole+57 il_y+89 ill-29 ill_all-122 ill_and+23 illegal-40 illeg~-40 illness-52 illne~-52 imagi~+50
    imbalance-76 imbal~-76 immer-17 immersion-84 immer~-83 impact-55 impac~-55 imperial-138 imper~-138 import-77 import_a-49 import_my-55 important-111
    impor~-123 impossible-31 impos~-31 impre~-45 improve-49 improve_ftp-81 improve_my-24 improvement-60 improving-151 impro~-102 in_#-23 in_a-64 in_an+45
    in_andalusia-57 in_april+92 in_autumn-64 in_bed+154 in_being+23 in_belgium-85 in_bib-35 in_bike+18 in_black+112 in_both-34 in_bottle-62 in_brittany-54
    in_bunch-52 in_calf-87 in_chest+128 in_circles-35 in_class+68 in_cold-57 in_corners-26 in_crete-36 in_crosswind-44 in_cycling-50 in_cyclists-137 in_data-39
    in_de-55 in_december-128 in_der+28 in_doing-132 in_drinks-74 in_each-53 in_energy-93 in_english-76 in_every-126 in_february-22 in_feet-73 in_file-38
    in_first-61 in_five+83 in_foot+146 in_for+23 in_front-35 in_girona+62 in_groups-49 in_half+71 in_heartrate-125 in_heat-158 in_her+66 in_here+67 in_his+79
    in_hot-77 in_hours-120 in_how+76 in_i-34 in_intervals-124 in_it+76 in_italy-76 in_january-115 in_jeans-54 in_jersey-124 in_june+18 in_kg-74 in_km-39
    in_law-60 in_laws-108 in_lycra+80 in_mallorca-94 in_march+79 in_may-44 in_me+68 in_meetings+38 in_mijn+124 in_milan-44 in_more-67 in_mph-95 in_mud-68
    in_my+27 in_normal-53 in_october+18 in_on-27 in_one+22 in_order-47 in_our+29 in_pedals-40 in_pieces-68 in_plain-67 in_pro-75 in_psi-61 in_race-96
    in_races-175 in_racing-141 in_rain-118 in_red+60 in_reserve-26 in_road-26 in_salita+146 in_season-98 in_september-47 in_settings-55 in_shoes-66 in_side-32
    in_six-34 in_spain-91 in_spring+58 in_sprint-58 in_strong-98 in_summer-170 in_taper-140 in_that+16 in_this-106 in_three+77 in_time-107 in_total+47
    in_town-101 in_training-147 in_tss-55 in_tt-60 in_two+65 in_under-69 in_wales+42 in_watts+70 in_weeks-72 in_which-41 in_wind-56 in_winter-88 in_with-41
    in_year+110 in_zone+63 in_zwift-43 inch-122 incident-89 incident_detection-89 incid~-89 incinta+105 incin~+105 include-9 included-45 including-136
    including_a-81 inclu~-170 increase-75 incre~-94 index-66 index_mean-19 index_meaning-24 index~-50 indigestion+140 indig~+140 individual-27
    individual_pursuit-24 indiv~-27 indoor-42 indoor_cycling-51 indoor_plan-84 indoor_power-43 indoor_trainer-69 indoor_training-48 indoor_winter-17 indoors-111
    indoors_without-49 indoo~-74 infection+65 infec~+57 infla~+27 influenza+123 influ~+123 inhaler+108 inhaler_before+95 inhal~+104 inject+48 injection+31
    injections+144 injec~+114 injury+73 injur~+73 inner-94 inner_thigh-73 inner_tube-38 inner_tubes-46 ins+143 inserts-76 inser~-76 inside+27 inside_of-29
    insid~+27 insol~+129 insomnia+72 insom~+87 instead-72 instead_of-31 inste~-72 insti~-37 insulated-114 insulated_bottle-97 insulin+221 insulin_before+76
    insulin_for+83 insulin_how+89 insulina+66 insuline+106 insul~+190 insurance-30 insur~-30 intake-48 intak~-48 integration-95 integ~-95 intensity+15
    intensity_factor-78 inten~+51 intermediate-56 intermediate_sprint-56 internal-31 internal_rim-16 internet+41 interval-23 interval_days-79 interval_i-95
    interval_length+55 interval_plan+64 interval_sessions-48 interval_training-62 intervalle-39 intervalle_fahren-39 intervallen-67 intervalles+16
    intervalltraining+49 intervals-9 intervals_#-59 intervals_are-74 intervals_at+43 intervals_for-170 intervals_how+25 intervals_icu-68 intervals_in-92
    intervals_is-26 intervals_mean-31 intervals_meaning-57 intervals_on+45 intervals_to-40 intervals_today+110 intervals_uphill-50 intervals_vs-43
    intervals_with-36 intervals_would+15 inter~-23 into_a+52 into_it-82 into_low-108 into_my+69 into_oncoming+37 into_the-37 into_wind-89 into_zone-82
    invisible-38 invisible_aerobars-38 invis~-38 invoice-76 invoi~-76 ios-49 ipad-71 iron-128 iron_deficiency-53 iron_rich-89 iron_supplements-66 ironman+22
    ironman_bike-68 ironman_in-38 ironm~+22 irregular+78 irreg~+109 is_#-95 is_a-100 is_about+59 is_acting+65 is_aerobic-60 is_alcohol-34 is_all+91 is_alpe-144
    is_always+38 is_an-49 is_and+17 is_asleep+63 is_at-43 is_awful+73 is_back-45 is_base-38 is_been-19 is_being+20 is_below+71 is_bent+46 is_best+32
    is_better+38 is_black-22 is_block-81 is_boring-28 is_breathing+79 is_brilliant+51 is_burning+37 is_cadence-51 is_caffeine-143 is_called-94 is_carbon-76
    is_clear+146 is_climbing+31 is_closed-43 is_coffee-149 is_confused+119 is_cracked+76 is_creatine-43 is_critical-35 is_cross-71 is_crr-55 is_ctl-107
    is_cycling-115 is_dark+110 is_dik+43 is_doing-63 is_done-65 is_down+43 is_each-19 is_eight-51 is_electronic-18 is_eleven+89 is_endurance-72 is_epo-187
    is_erg-19 is_faster-100 is_fine+93 is_for-42 is_ftp-116 is_funny+122 is_getting+19 is_given-82 is_going-46 is_gone+54 is_good-89 is_got-46 is_gross+81
    is_happy-61 is_harder-124 is_he-49 is_heartrate-36 is_here-59 is_higher-43 is_hissing+91 is_honey-40 is_hot+35 is_hrtss-58 is_hrv-131 is_i+31
    is_impossible-65 is_in+33 is_intensity-35 is_killing+42 is_lactate-50 is_left+94 is_like+88 is_lower-91 is_lying+57 is_march-103 is_massage-44 is_me+52
    is_mental+94 is_most-104 is_motor-41 is_murder-86 is_nine-75 is_normal-48 is_not+47 is_nothing+100 is_now+19 is_np-42 is_off+64 is_ok-34 is_on-50 is_one-24
    is_only+53 is_out-16 is_over+92 is_overreaching-102 is_overtraining-213 is_paris-82 is_pizza-90 is_pouring-74 is_pregnant-80 is_pumping+78 is_quicker-42
    is_quiet-36 is_racing+70 is_really+55 is_red-26 is_relative-16 is_right-97 is_rock+83 is_safe+91 is_saturday+43 is_sauna-49 is_sensible+72 is_shivering+38
    is_short-52 is_simply-44 is_sitting-60 is_slow+48 is_so+66 is_somebody-40 is_stage+80 is_standing-62 is_stiff-25 is_still+27 is_stopped+55 is_strava-97
    is_stroke-84 is_stuck-99 is_sunday+24 is_sweet-39 is_swelling+86 is_swollen+91 is_talking+39 is_tempo+38 is_the-32 is_thick+87 is_this-120 is_time-81
    is_tomorrow+60 is_too-39 is_training-69 is_tsb-68 is_tss-33 is_tubeless-26 is_up+89 is_vam-90 is_vlamax-59 is_w-37 is_warm-53 is_waxing-45 is_wednesday+49
    is_weight-47 is_what+29 is_white-52 is_windy-68 is_worse-86 is_written+52 is_wrong-78 is_yaw-31 is_your-91 is_zwift+26 ish-7 isotonic-115 isoto~-115
    issue+22 issues-66 issue~-66 ist-21 ist_#-17 ist_das-49 ist_mir+75 ist_mit+101 it_#-18 it_a-64 it_actually+30 it_affect+117 it_after+68 it_again+41
    it_all+167 it_any+76 it_anyway+69 it_as-62 it_at+73 it_back-21 it_bad-25 it_band-75 it_based-39 it_be-136 it_because+86 it_beeps-31 it_best-53 it_better-117
    it_but-21 it_by-57 it_called-74 it_can+24 it_change+80 it_cheating-24 it_cost-63 it_count+135 it_dangerous+73 it_does-98 it_down+83 it_easier+41
    it_exist-122 it_faster-38 it_feel-144 it_feels+117 it_for+28 it_from+34 it_get-94 it_go+78 it_going+77 it_good+69 it_happen-38 it_has-64 it_have-117
    it_help-32 it_how+38 it_hurt+49 it_hurts-28 it_i-100 it_if+76 it_in-115 it_is+42 it_just-97 it_last+107 it_look-40 it_looks-66 it_made-42 it_make-112
    it_makes+36 it_marketing-36 it_matter-203 it_matters+42 it_me-71 it_mean-103 it_more+80 it_my+25 it_normal+62 it_off+157 it_ok+65 it_okay-39 it_only-132
    it_or-137 it_over-50 it_right-80 it_rubs+65 it_safe-52 it_says-87 it_should-20 it_since-125 it_so-40 it_still-112 it_sweet-41 it_take+33 it_takes+83
    it_the-46 it_to+148 it_today-97 it_tomorrow+102 it_true-33 it_under+66 it_up+49 it_used-116 it_went-80 it_what+18 it_will-103 it_with-20 it_work-43
    it_worth-148 it_would+126 it_yourself-46 italian-96 itali~-121 italy-76 itchy+43 its+96 its_#+32 its_a-54 its_my+97 its_the+81 itself-122 itsel~-122 itt-65
    ivf+144 izquierdo+61 izqui~+61 j_ai+147 j_aimerais+71 j_avais+87 jaar+15 jab-108 jacket-65 jacket_for-87 jackets+101 jacke~+13 jam-50 jambes-68
    jambes_lourdes-68 jambe~-68 january+12 january_i+70 january_it+18 jaune-42 jaw+160 jaw_ache+69 jaw_aches+88 jaw_and+44 je_doors+54 je_fais+50 je_me+124
    je_monte+42 je_ne+106 je_pense+58 je_prends+43 je_roule-49 je_vois+72 jeans-55 jelly+13 jerking+86 jerki~+86 jersey-21 jersey_colours-75 jersey_how-38
    jersey_in-133 jersey_mean-34 jersey_meaning-54 jersey_with-53 jersey_worth-57 jerse~-21 jet-33 jet_lag-32 jetzt+33 jittery+63 jitte~-65 job+122 job_and+47
    jockey-87 jockey_wheels-87 jocke~-87 join+7 join_a-129 joined-119 joined_a-47 joine~-119 joint+84 joints-67 joint~-67 joke-114 joking-42 jokin~-42 jour+47
    jour_sans-139 joy+32 judge+8 july-63 july_how+34 jump+64 jump_off+102 jumped+109 jumped_to+52 jumpe~+121 jumping+45 jumping_on-75 jumpi~+45 jumps+6 june-30
    june_#-77 june_and-101 june_i+137 junior+51 junior_cyclist-147 juniors+31 junio~+69 junk-121 junk_miles-122 just+38 just_#+45 just_a+34 just_back-60
    just_bought-37 just_checking+31 just_curious-164 just_did-81 just_do+144 just_dropped+137 just_end+118 just_enter-45 just_give+57 just_got-113 just_had+85
    just_need+54 just_not+74 just_pressure+67 just_ride+93 just_rode+32 just_sat+75 just_skip+16 just_started-40 just_stopped+77 just_the-109 just_turned+61
    just_walk-53 just_want-36 just_wanted-38 k_#-98 k_a-27 k_from+43 k_home+38 k_how+30 k_of+109 k_ride-54 k_to+56 k_tt-178 k_with-53 kalorien+105 kalor~+105
    kan+30 kan_ik+89 kann-47 kapot+68 kaputt-5 kaput~-5 kater+112 kaufen+109 kaufe~+109 kcal+29 kcal_a+191 kcal_and+161 kcal_is-28 keel+92 keen-50 keep+133
    keep_#-23 keep_breaking-61 keep_doing+188 keep_fit-155 keep_fitness+20 keep_getting-53 keep_going+94 keep_in-80 keep_it+108 keep_lifting-130 keep_losing+63
    keep_my-53 keep_nearly+104 keep_riding+160 keep_the+44 keep_thinking+57 keep_to+33 keep_training+81 keep_up-145 keep_water+43 keeping-35 keepi~-35 keeps+86
    keeps_asking+91 keeps_coming-69 keeps_following+97 keeps_going-20 keeps_saying+62 keeps_slipping-57 keine+51 keine_kraft+43 keine_leistung+35 keine_lust+57
    keinen+77 keine~+77 keirin-52 keiri~-52 kept+147 kept_going+136 kerb+93 kerb_feel+119 kermesse-72 kerme~-72 kermis-66 kermis_koers-66 kermi~-66 ketamine+105
    ketam~+105 keto-120 ketone-105 ketone_drinks-60 ketones+47 ketones_#+124 ketones_high+128 keton~+40 kettlebell-75 kettl~-75 key+31 keynes-52 keyne~-52
    kg_#+71 kg_all-109 kg_at+111 kg_before+185 kg_by+85 kg_do-120 kg_during+74 kg_for+23 kg_ftp+62 kg_girl-95 kg_good-107 kg_how-121 kg_i+33 kg_in+190 kg_is+45
    kg_less-57 kg_lighter-182 kg_more+33 kg_my-93 kg_on-120 kg_or-135 kg_over-72 kg_pro+57 kg_realistic-82 kg_ride-73 kg_rider-123 kg_rule-52 kg_to+79
    kg_what-60 kg_with-95 kg_woman-59 kicked+65 kicked_in+89 kicke~+35 kickr-126 kicks+90 kid+84 kid_asked-33 kid_is+119 kid_wants-63 kidney-28 kidne~+91
    kids-13 kids_bike-45 kids_have-89 kids_were-56 kids_would+125 kil+69 kil_myself+69 kill+7 kill_for-106 kill_himself+78 kill_me+135 kill_myself+183 killed-77
    killer-83 kille~-103 killing_me-65 killing_my+54 kills-77 kilo+48 kilo_kwijt+63 kilo_over-60 kilojoules-113 kiloj~-113 kilometres-113 kilom~-123
    kilos_and-48 kilos_avant+76 kilos_before+71 kilos_by+124 kilos_can+131 kilos_for+99 kilos_in+78 kilos_of-26 kilos_over-103 kilos_since-66 kilos_what-156
    kind-22 kind_of+21 kinda+89 king-134 kit-94 kit_is-53 kit_list-79 kitchen-23 kitchen_floor+28 kitchen_table-70 kitch~-23 kite-69 kj_on-60 kj_to-92 klim-23
    klimmen-67 klimm~+33 km_#-89 km_a+54 km_al-41 km_and-120 km_at-145 km_between-55 km_brevet-37 km_climb-66 km_day+46 km_do-42 km_each-110 km_flat-85
    km_for-74 km_from+37 km_gravel-87 km_h-173 km_how+64 km_in-107 km_is+86 km_left+59 km_lol-130 km_loop-35 km_mit-62 km_of+71 km_on-83 km_over-105 km_per+33
    km_ride-49 km_since-105 km_steady-34 km_time-94 km_tt-180 km_with-57 km_you-47 kmh-71 kms+169 kms_if+97 knackered+55 knack~-17 knee+35 knee_a-88
    knee_ache-95 knee_after-35 knee_angle-53 knee_clicks-91 knee_from+23 knee_gave+96 knee_hurt-37 knee_hurts-187 knee_is-23 knee_niggle-79 knee_pain-57
    knee_when+66 kneecap+42 kneec~+42 knees-31 knees_hurt+33 knew-80 knie+134 knie_is+43 knife-68 knobbly-37 knobb~-76 knock-55 knocked+141 knocked_off+65
    knocked_out+86 knocking-56 knock~+41 know-6 know_about-125 know_how-46 know_if+37 know_my-53 know_the-149 know_what-28 know_when-45 knowing+61 knowi~+61
    known-64 known_time-55 knows-18 knows_i-16 knows_the-71 koers+71 kohle~+20 kom-129 kom_meaning-83 koolhydraten-39 koolhydraten_per-39 koolh~-39 koorts+125
    koorts_en+107 koort~+125 kopf+148 kopfschmerzen+127 kopfs~+127 koppenberg-26 koppe~-26 kph-69 kph_on-58 kph_what-71 kraft+68 kraft_mehr+42 krank+75 kudos-59
    kurz+124 kwijt+63 l_a+76 l_an+114 l_effort+27 l_epo+101 l_etape-16 la_bici+51 la_cabeza+62 la_carrera+83 la_course+107 la_faccio+76 la_febbre+74 la_gara+118
    la_grippe+37 la_maratona-55 la_marcha+40 la_montee+45 la_nuit+78 la_poitrine+87 la_quebrantahuesos-54 la_regla+82 la_rodilla+81 la_salita-59 la_semana-66
    la_sortie-18 la_testa+99 la_testosterone+74 la_tete+105 la_ultima-72 la_vida+59 la_zona-59 la_zone-85 laatste-83 laats~-83 lab-73 lab_what-42 label+17
    labour-116 labou~-116 labrador-42 labrador_and-42 labra~-42 lactate-107 lactate_accumulation-31 lactate_mean-15 lactate_meaning-22 lactate_test-82
    lactate_testing-31 lactate_threshold-83 lacta~-107 lactic-78 lactic_acid-78 lacti~-78 lad+111 lad_is+89 lad_on-53 ladder-126 ladder_session-19 ladde~-126
    ladies-37 ladie~-37 lads-10 lads_and-81 lads_for-75 lads_in+26 lads_say+87 lady-108 lady_of-59 lag-60 lag_and-118 lag_before-145 lake-38 lance+113
    landed+117 landed_on+110 lande~+117 landlord-48 landlord_wants-50 landl~-48 lane-96 lane_with-78 lange-138 lange_brauche-44 langen-86 lange~-86 language-37
    languages-91 langu~-102 lantern-58 lanterne-43 lanterne_rouge-43 lante~-50 lap-116 lap_#-60 lap_and-90 lap_power-41 laps-179 laps_of-39 laptop-132
    lapto~-132 largas-58 larga~-58 las-106 last+10 last_#+92 last_autumn+22 last_day+85 last_hard-82 last_hour-15 last_in-70 last_interval-67 last_km-110
    last_lap+63 last_longer-111 last_month-36 last_night+141 last_nite+91 last_on-57 last_race-94 last_rep-77 last_ride+109 last_rider-128 last_season-100
    last_spring-91 last_summer+55 last_sunday-70 last_thing+109 last_three+30 last_time+141 last_two+93 last_week+49 last_weekend+97 last_what-65 last_year-104
    late-69 late_and+126 late_in-89 late_to-142 lately+89 lately_i+53 latel~+89 later-110 lateral+35 later~+35 latex-77 latex_tubes-84 latex_vs-39 laugh+63
    laugh_at+20 laughed-127 laughed_so-65 laughing-63 laugh~-160 law-60 law_is-30 lawn-88 laws-108 laxatives+94 laxatives_before+78 laxat~+141 layer-69
    layer_in-48 layers-115 layers_for-57 layer~-115 lazy-150 lazy_today-73 lbs-101 le_coeur+98 le_monde+91 le_salite+104 le_vent-56 le_veo+42 lead-24
    lead_out-115 leader-5 leader_role-75 leade~-9 leading-9 leadi~-9 league-81 leagu~-81 leak-67 leaking-5 leaki~-5 lean+134 lean_out+101 leane~+106 leaning+76
    leani~+76 learn-117 learn_riding-36 learn_to-55 learn~+23 least+69 leave-54 leave_deep+46 leave_for-77 leave_in-119 leave_it-88 leave_me+107 leave_my+73
    leave_out-80 leave_them+80 leaves+50 leaves_at-118 leave~+50 leben+150 leeds+46 left+114 left_after-67 left_arm+84 left_at-39 left_for+21 left_hand+110
    left_in-66 left_knee+34 left_leg-67 left_me-76 left_of+89 left_only-105 left_or+37 left_pedal-90 left_right-72 left_shoulder+48 left_side+124 left_the+114
    left_to+98 left_when+97 left_would+31 leg+24 leg_day-96 leg_exercises-60 leg_length-49 leg_massage-91 leg_of-91 leg_stronger-94 legal-81 legend-69 legen~-69
    legged-33 legge~+28 legit-77 legs-17 legs_ache+50 legs_after-171 legs_and+97 legs_big-105 legs_burn-102 legs_dead+86 legs_do-24 legs_empty+119 legs_feel-54
    legs_fine+112 legs_first-61 legs_for+20 legs_good-120 legs_heavy-105 legs_hurt-86 legs_is-114 legs_like+105 legs_make-55 legs_meaning-63 legs_never+73
    legs_of-23 legs_off-96 legs_on-60 legs_say-101 legs_shake+39 legs_so+110 legs_to-63 legs_went+39 legs_were-108 legs_what-48 legs_with+133 leichter-28
    leichter_zu+89 leich~-28 leistung+55 lemsi~+89 length-91 length_#-35 length_for-133 lengt~-61 lenses-51 lense~-51 lent-79 les-68 les_repas+65 less-157
    less_efficient-62 less_on-96 less_time-93 less_when-76 let+92 let_him+54 let_it+137 let_me+27 lets+77 lets_me+108 letters+57 letters_to+75 lette~+49
    lettuce+133 lettu~+133 level-74 levels-111 level~-111 leven+67 leven_niet+41 lever-106 levers-83 lever~-83 libido+72 libid~+72 libra~-69 libre+127
    libre_says+105 licence-94 licen~-97 lichter+131 licht~+147 lid+42 lie+100 lie_down+109 lie_there+81 liebsten+75 liebs~+75 liegen+98 liege~+98 lies-55
    lieutenant-40 lieutenant_cycling-21 lieut~-40 life+89 life_any+113 life_has+105 life_is+106 lift-9 lift_my+102 lift_the+124 lifting-20 lifting_during-121
    lifti~-20 lifts-145 light-19 light_enough+136 light_for+35 light_headed+32 light_hurts+117 light_plastic-31 light_weights-77 lighter+51 lighter_for+152
    lighter_on+92 lighter_or-60 lighter_rider-108 lighter_than+65 lightest-26 lightheaded+93 lightning-119 lights-30 lights_and+77 lights_for-130 lights_in-64
    lights_on-15 lightweight-65 light~-15 like_#+124 like_a-25 like_always-116 like_an+58 like_and-46 like_balloons+76 like_cola+104 like_concrete-22
    like_crap-77 like_crazy-68 like_death+109 like_everyone-94 like_for-104 like_her-45 like_i+75 like_it-23 like_jelly+59 like_lead-72 like_mad+87 like_me-113
    like_my-83 like_sausages+93 like_someone+91 like_something+158 like_ten+76 like_that+49 like_the+91 like_this+39 like_to-71 like_when+120 like_wood-29
    liked-51 limit-161 limit_for-57 limits+57 limit~+44 line+45 line_going+45 line_of-62 lined+14 lines+109 lines_on+105 link-72 lips+129 lips_are+116 liquid+48
    liqui~+48 list-61 list_of+39 listen-55 listen_to-28 liste~-35 literally-76 liter~-76 lithium+114 lithi~+114 litre+18 litre_of+79 litres+101 litres_in+84
    litres_of+41 litre~+101 little-31 little_bit+43 little_finger-93 little_girl+37 little_one-29 little_time-59 little_toe-58 littl~-31 live+8 live_at-33
    live_for+95 live_high-96 live_in-132 lives-15 lives_in-28 livigno-79 livig~-79 living+45 living_and-105 living_on-61 livin~+45 llevo+106 lo_stelvio-25
    load-84 load_for-71 load_from-57 load_of+48 load_score-25 load_without-79 loaded-65 loade~-65 loading-41 loading_before-74 loadi~-41 loads+13 lobster-36
    lobst~-36 local-145 local_climb-46 local_hill-35 local_race-26 lock-80 locked+135 locked_in+97 locker-86 locker_fahren-43 locke~+15 log_in-92 log_it-118
    lol+9 lol_#+79 lol_any+89 lol_how+156 lol_my+70 lol_no-32 lol_what+20 london-87 london_to-87 londo~-87 long_acting+53 long_am-97 long_at-18 long_can-78
    long_climb-71 long_climbs-118 long_days-104 long_descent-131 long_descents-63 long_distance-118 long_do-133 long_does-20 long_easy-46 long_flight+36
    long_for-116 long_gravel-103 long_hot+97 long_how-81 long_i+34 long_in+44 long_intervals-46 long_is+66 long_off+97 long_one-76 long_or-31 long_rest-78
    long_rides-67 long_should-140 long_slow-26 long_till+104 long_time-44 long_to-134 long_until-34 long_will-84 long_would-82 longer+13 longer_than+34
    longer_version-66 longest-126 longest_is-48 longest_ride-118 longe~-44 longue+46 loo+77 look-52 look_after+45 look_at-29 look_down-26 look_for-29
    look_forward-15 look_in+78 look_like+32 look_silly-125 look_so-68 looked-49 looked_at-90 looke~-49 looking-21 looki~-21 looks+38 looks_bigger+89
    looks_like-130 loop+22 loop_in-95 loop_with-35 loose-68 loose_gravel-76 loosen-64 loose~-64 lorry+91 lorry_on+87 los-12 lose+72 lose_#-26 lose_a+65
    lose_air-77 lose_at-76 lose_fitness-132 lose_in+39 lose_my+73 lose_the+51 lose_time-104 loser-51 loser_buys-51 loses-30 loses_air-36 losing+80 losing_#-49
    losing_fitness-95 losing_words+56 losin~+80 loss+55 loss_cycling-73 lost-50 lost_#-133 lost_a+77 lost_control+91 lost_everything+105 lost_fitness-79
    lost_four+93 lost_half-92 lost_in-40 lost_its-107 lost_my+137 lost_the+129 lot-5 lot_of-93 lots+77 lots_of+38 loud+62 loud_hub-82 lourdes-68 lourd~-68
    love+5 love_it-138 loved-113 loved_it-113 lovely-85 lovel~-85 loves-72 low-21 low_bloodsugar+62 low_cadence-84 low_can+48 low_carb-43 low_energy-60
    low_for-28 low_heartrate-98 low_hr-88 low_hrv-128 low_i-88 low_on+17 low_resting-139 low_signs-41 low_speed-18 low_sun-108 low_today-76 lower_for-56
    lower_ftp+57 lower_in-88 lower_my-150 lower_on-127 lower_position-46 lower_power-120 lowest-10 lowest_gear-89 lowes~-10 lthr-144 lthr_#-83 lube-111
    lube_for-64 lube_the-43 luck-13 lucky-25 luft+93 luggage-94 lugga~-94 lumens-96 lumens_for-45 lumen~-96 lump+78 lump_on+67 lumps-76 lumpy-69 lunatic-58
    lunat~-58 lunch+30 lunch_#-65 lunch_at+75 lunch_is+101 lunch_now+51 lunch_on+67 lunch_time-47 lungs-44 lust+57 lust_mehr+57 luz+74 lycra-24 lying+117
    lying_down+68 lying_flat+81 lying_in+35 lying_on+104 m_#+102 m_altitude-183 m_and-133 m_at-53 m_climbing-75 m_for-86 m_how-124 m_in-107 m_of-60 m_over-34
    m_to-93 m_up-142 ma_frequence-95 ma_vie+118 maanden+121 maand~+121 machine+34 machi~+31 macht+90 macrocycle-91 macro~-91 mad-31 mad_and-89 made-10 made_#-68
    made_a+124 made_me-20 made_of-87 made_the+19 madness-60 madne~-60 mag+69 mag_ik+69 magic+16 magic_bottle-53 magnesium-49 magnesium_for-88 magnesium_which-35
    magne~-70 maigrir+146 maigr~+146 mail-99 maillot-42 maillot_jaune-42 maill~-42 maintain-35 maintenance-42 maintenance_schedule-50 maint~-43 maison-46
    maison_race-38 maiso~-46 make-18 make_#-70 make_a+119 make_it-134 make_me+29 make_my+33 make_myself+69 make_rice-84 make_the-111 make_weight+58 make_you-77
    makes+25 makes_a-47 makes_me+95 makes_my+17 makes_you-82 making+113 making_sense+87 makin~+113 mal+30 mal_apres-28 mal_di+92 male+155 mallorca-54
    mallorca_with-71 mallo~-54 malto-64 maltodextrin-109 maltodextrin_and-35 maltodextrin_fructose-37 malto~-109 mamil-116 mamil_lol-122 man-5 man_in+20
    man_with-122 manage-11 manager+70 manchmal+73 manch~+73 mangiare-67 mangi~-65 manhole-32 manhole_covers-32 manho~-32 many-8 many_#-58 many_before-63
    many_bottles+50 many_calories-215 many_carbs-49 many_days-161 many_easy-50 many_feet-85 many_for-128 many_g+19 many_gels-109 many_grams-34 many_hard-57
    many_hours+35 many_interval-79 many_kcal-32 many_kilometres-52 many_kilos+54 many_kj-24 many_km-24 many_matches-50 many_metres-77 many_mg-19 many_per-113
    many_puffs+93 many_repeats-70 many_reps-89 many_rest-120 many_riders-47 many_seconds-96 many_times-63 many_units+117 many_watts-19 many_weeks-45 map-50
    marathon-17 marathon_mtb-91 maratona-55 marat~-51 march-40 march_and+98 marcha-42 march~-42 mareado+76 marea~+76 mareo+86 marginal-61 marginal_gains-61
    margi~-61 mark-145 marketing-36 marke~-40 marmotte-85 marmo~-85 married-110 marri~-110 mas-106 mashing-65 mashi~-65 mask-93 masking+80 masking_agent+80
    maski~+80 masks+104 mass-155 mass_start-81 massage-36 massage_boots-39 massage_good-124 massage_gun-69 massa~-36 massive+15 massi~-34 masters+44
    masters_#-95 masters_race+109 mat-62 mat_and-54 mata-66 matar+76 match+10 match_and+49 matchbook-54 matches-102 matches_do-50 matches_in-33 matching-81
    match~-112 mate+32 mate_at+64 mate_does+79 mate_from+101 mate_had-57 mate_in+44 mate_is+51 mate_says-46 mate_swears-35 mate_went+107 maternity-48
    maternity_leave-48 mater~-78 mates-11 maths-57 matter-49 matter_for-136 matter_how+93 matter_more-127 matter_on+64 matter_uphill-73 matter_what+119
    matters-24 matte~-35 max-61 max_#-52 max_heartrate-68 max_hr-27 max_intervals+20 max_is-169 max_meaning-40 max_power-44 max_pressure-113 max_test+85
    maximal-71 maximale-99 maximum-47 maximum_heartrate-21 maxim~-125 may_and+119 may_how+116 may_so-120 maybe+110 maybe_#-101 maybe_i+96 maybe_nine+80 mcg+78
    mdma+131 mdma_at+78 me_#-96 me_a-93 me_about-94 me_acelera+66 me_after-54 me_alone+95 me_an-30 me_and+51 me_around+45 me_at-40 me_back+21 me_but+50
    me_cai+46 me_can-112 me_climb-129 me_desmaye+85 me_down+32 me_duele-18 me_easier-87 me_even-15 me_every-54 me_fais+72 me_for+15 me_frappe+52 me_from+17
    me_golpee+61 me_he+130 me_her-62 me_hgh+38 me_his-18 me_how+109 me_i+129 me_in-18 me_is-151 me_it-37 me_last+24 me_like-75 me_mareo+86 me_mata-66
    me_more-135 me_my-120 me_off-138 me_on+78 me_out+102 me_pee-22 me_please+109 me_power-79 me_quiero+88 me_really-79 me_ride+134 me_should+26 me_sick+150
    me_since+70 me_slow+42 me_slower-124 me_so-53 me_something+26 me_suicider+35 me_suis+98 me_tbh+63 me_testosterone+71 me_than+69 me_that+44 me_the+19
    me_there-56 me_this+59 me_to+119 me_touche+50 me_under-103 me_up+39 me_want+72 me_watts+59 me_what-103 me_when+106 me_why-130 me_with-141 meal+32 meals+82
    mean-87 mean_for-99 mean_in-22 mean_my-70 meaning-81 meaning_cycling-47 meaning_meaning-39 meani~-81 means-156 meant-110 meant_#-62 meant_to-76 measure-89
    measure_cda-44 measure_sit-44 measured-121 measu~-102 mech-86 mech_meaning-36 mechanic+26 mechanical-86 mecha~-33 medal-65 media+64 medicacion+69
    medicacion_para+69 medical-87 medical_tent+15 medicaments+91 medicine-117 medic~-13 medium-95 mediu~-95 meds+107 meds_make+102 meer+52 meer_leven+55
    meer_om+69 meer_zijn+90 meer_zitten+41 meeting-85 meetings+38 meeti~-46 meh-93 mehr+131 mehr_auf+40 mehr_leben+77 mehr_seit+37 mein+82 mein_freund+55
    mein_herz+72 mein_puls+38 mein_ruhepuls-73 mein_sohn+93 meine+11 meine_ftp-87 meine_tochter+52 mejor~-66 melon+114 melt-103 melting+60 melti~+60 melts-72
    meme+62 meme_le+33 memory+102 memor~+65 men-96 meniscus+116 menis~+162 menopause-105 menopause_and-34 menop~-105 menos-22 menstrual-114 menstrual_cycle-114
    menst~+93 mental-21 mental_fatigue-108 mentally-115 menta~-37 mention-48 menti~-61 menu-52 mes+65 mes_regles+59 mese+86 meses+99 mesh-115 mesi+125
    mesocycle-53 mesoc~-53 mess-85 message-95 message_before-62 messages+114 messages_at+64 messa~+6 met-17 met_#-60 metabolic-51 metabolic_equivalent-51
    metab~+34 metal-39 meter-113 meter_and+29 meter_for-33 meter_is-143 meter_or-50 meter_pedals-83 meter_reading-66 meter_worth-27 meters-58 meter~-58
    metformin+141 metformin_and+120 metfo~+141 method-122 method_mean-15 method_meaning-23 methotrexate+81 metho~+35 metoprolol+145 metop~+145 metres-89
    metres_and-54 metres_per-75 metre~-89 metric-70 metric_century-91 metri~-70 mets-61 mezelf+97 mezel~+97 mg_caffeine+157 mg_dl+112 mg_for-142 mg_of+46
    mg_per-70 mi_entrenador+79 mi_gira+73 mi_sento+103 mi_si+35 mia+5 mia_figlia+63 mich+127 micro+133 micro_dose+98 microburst-125 microburst_intervals-55
    microbursts-122 microcycle-111 microdosing+32 micro~+67 mid-23 mid_sprint+65 middle-16 middle_of+70 middl~-16 midnight-34 midni~-34 midwife+83
    midwife_and-33 midwi~+83 mieux-52 mieux_gerer-72 might+146 migraine+14 migra~+14 mijn+110 mijn_hart+78 mijn_hoofd+58 mijn_keel+96 mijn_knie+54 milan-44
    mild+12 mild_concussion+92 mild_headache-81 mile-146 mile_#+17 mile_tt-137 mileage-35 milea~-35 miler-29 miler_in-75 miles-52 miles_#-52 miles_and-35
    miles_in-150 miles_what-116 miles_with-64 milk+60 milk_or-84 milton-52 milton_keynes-52 milto~-52 min-94 min_#-54 min_and-58 min_at-114 min_because-67
    min_before-45 min_climb+36 min_climbs-122 min_crit-102 min_hill-54 min_how-51 min_in+15 min_instead-66 min_intervals-51 min_max-63 min_of-87 min_on-67
    min_or+22 min_power-85 min_session-56 min_to+62 min_what-101 mind-49 mine-86 mine_#+66 mine_are-52 mine_be+65 mine_is-63 mine_says-105 mineral-55
    mineral_oil-55 miner~-55 mini-78 mini_pump-68 minimum-92 minimum_to-123 minim~-92 minister-36 minis~-36 mins-12 mins_at+31 mins_of-104 mins_or+103 minus-67
    minus_#-34 minus_age-62 minute-102 minute_#+51 minute_climb-103 minute_effort-16 minute_he+75 minute_hill-57 minute_test-21 minuten-94 minutes-26
    minutes_#-61 minutes_after+34 minutes_and-87 minutes_before-87 minutes_dead-83 minutes_how-108 minutes_is-113 minutes_of-49 minutes_off-176 minutes_on+42
    minutes_or+65 minutes_the-83 minutes_there-119 minutes_to-95 minutes_with-24 minutos-38 minut~-69 mio+86 mio_figlio-24 mips-111 mir+38 mir_ist+114
    mir_war+83 mir_wird+55 mirror+8 mirro~+8 miscarriage+127 miscarriage_on+67 misca~+127 miss+98 miss_a+108 miss_me+130 miss_my+95 miss_the-91 missed-90
    missed_#-112 missed_a-55 missed_the-16 misselijk+56 misselijk_en+61 misses-57 misse~-33 missing-82 missi~-82 missus_is+120 mistake+17 mista~-21 mit-12
    mit_#-40 mit_dem+60 mitochondria-63 mitochondrial-20 mitochondrial_density-20 mitoc~-50 mitts-36 mix_ibuprofen+116 mixed+52 ml_an-134 ml_per-113 mm_#-43
    mm_for-38 mm_internal-20 mm_tubeless-68 mm_tyre-44 mm_tyres-60 mmol+5 mmp-66 mobility-103 mobil~-103 mochte+91 mocht~+91 modafinil+134 modafinil_for+118
    modaf~+134 mode-99 model-67 models-21 model~-45 moderate-99 moder~-107 moe+73 moi+39 mois+105 mom+58 moment-16 moment_i-99 momen~-16 mon+47 mon_coeur+87
    mon_copain+90 mon_entraineur+52 mon_fils-69 mon_genou-24 monaten+47 monat~+47 monday_i+31 monday_is+16 mondays-108 monda~-51 monde+91 money-134
    money_back-74 money_better-26 money_for-100 monitor-43 monitors-67 monit~-96 mono+97 monotony-103 monot~-103 monoxide-30 monoxide_rebreathing-30 monox~-30
    mont-85 mont_ventoux-85 monta~-62 monte+42 montee-61 monter-42 monte~-68 month+37 month_and+41 month_is+25 month_off-114 month_was-51 month_without+15
    monthly-94 months+74 months_ago-41 months_but+93 months_of+80 month~+68 monument-50 monuments-38 monum~-46 mood+22 mood_is+123 moon-36 more+34 more_aero-93
    more_and+113 more_at-94 more_base+30 more_before-64 more_carbs-104 more_each-57 more_fat-100 more_for+73 more_fun-62 more_intervals+69 more_not+85
    more_on-37 more_only-46 more_or-82 more_protein+42 more_salt-38 more_than-16 more_the-26 more_time-190 more_tired-66 more_to+42 more_training+15
    more_volume+204 more_water+64 more_watts-130 morgen-5 morge~-5 morir+119 morire+93 morirme+78 morir~+116 morning-25 morning_#-107 morning_and+76
    morning_but+61 morning_coach-93 morning_how+61 morning_i+24 morning_of-50 morning_or-81 morning_pulse+76 morning_rides-144 morning_should-83 morning_with-91
    mornings-86 mornings_can-54 morni~-31 morte+35 mortirolo-58 morti~-58 mosqu~-91 most+16 most_i-105 most_important-38 most_people+97 most_useful-68 mostly-32
    mostly_in-103 mostl~-32 mother-74 mother_in-40 mothe~-74 motivated-166 motivated_in-54 motivation-59 motivation_at+149 motivation_for-60
    motivation_since-134 motiv~-44 motor-118 motor_pacing-41 motorbike-45 motor~-119 mount-81 mountain-13 mountain_bike-138 mountain_biking+87 mountain_pass-137
    mountain_ride-118 mountain_stage+75 mountains-34 mountains_what-47 mount~+24 mourir+107 mouri~+107 mouth_help-84 mouth_in-82 mouth_like+52 mouth_lips+73
    mouth_rinse+65 move-99 move_all-72 move_it+22 move_the-115 moved-109 moved_in-56 moves-115 moving-39 moving_from-86 moving_house-58 moving_time-40
    moving_up-71 moving_what+81 movin~-39 mph-135 mph_on-69 mph_to-73 mrc-42 mrc_file-39 mri+70 mtb-85 mtb_marathon-99 mtb_ok+107 mtb_or-37 mtb_race-105
    mtb_team+83 much_#+45 much_air-42 much_as-46 much_before-170 much_blood-101 much_can-115 much_coffee+32 much_do-37 much_does-98 much_energy-86 much_epo+68
    much_faster-119 much_fitness-83 much_food-57 much_ftp-106 much_hard-118 much_i+85 much_is-92 much_less+66 much_of+67 much_on-73 much_per-146 much_power-119
    much_protein-82 much_salt-89 much_should+63 much_sleep-76 much_slower-170 much_sodium-71 much_sun+51 much_to-34 much_training-112 much_water-96
    much_watts+89 much_wind-73 mud-67 muddled+125 muddl~+125 mudguards-99 mudguards_and-67 mudgu~-96 multi-76 multi_day-53 multi~-56 mum+79 mum_#-31 mum_died+65
    mum_does+87 mum_would-77 muoio-76 murder-53 murder_a-78 murder_on-58 murde~-81 muscle+20 muscle_and-59 muscle_soreness-82 muscle_while-55 muscles-152
    muscl~-42 musette-51 muset~-52 mush+79 music-95 muss+17 muss_ich+17 must+57 must_be+39 must_i-81 muy+27 my_#-53 my_account-103 my_achilles+80
    my_activities-27 my_adhd+91 my_aero-116 my_age-140 my_ankles+89 my_antidepressants+93 my_appetite+102 my_arm+80 my_arms+95 my_aunt-45 my_average-16
    my_baby+55 my_back-36 my_bars+70 my_belly+99 my_best-95 my_beta+73 my_bib-49 my_bike+20 my_bikes+169 my_birthday-64 my_bits+33 my_blood+65
    my_bloodpressure+97 my_bloodsugar+135 my_body+116 my_boss-133 my_bottle-143 my_boy+36 my_boyfriend+71 my_brakes-129 my_breastbone+109 my_breath-74
    my_brother-25 my_buddy+134 my_bum+74 my_cadence-105 my_calendar+29 my_calf+43 my_calves-64 my_cda-60 my_chain-62 my_chats-100 my_chest+261 my_child-127
    my_cleats-66 my_climbing-74 my_club-69 my_clubmate+51 my_collarbone+42 my_colleague-77 my_colleagues-97 my_computer-77 my_cp-43 my_ctl-134 my_cycling+32
    my_dad+81 my_dads+124 my_data-131 my_derailleur-42 my_desk+92 my_doc+108 my_doctor+27 my_dog-117 my_doors-70 my_dose+55 my_drivetrain-80 my_ears+34
    my_easy-110 my_ef+79 my_elevation-20 my_employer-37 my_energy+29 my_english-93 my_epilepsy+104 my_evening+37 my_ex+143 my_eyes+83 my_face+74 my_family+102
    my_father+66 my_favourite-55 my_feet-40 my_fillings-38 my_finger+28 my_fingers+53 my_first-214 my_fitness+37 my_flatmate+34 my_food+126 my_foot+103
    my_form-48 my_frame-69 my_freehub-85 my_friends+22 my_front-74 my_ftp-71 my_garmin-130 my_gears-64 my_gels-80 my_gf+31 my_girl-68 my_girlfriend+40
    my_goal-110 my_goals-36 my_gp-69 my_gran+37 my_grandma+51 my_groin+73 my_group-108 my_gym-85 my_hair+81 my_hand+136 my_handlebars-43 my_head+62 my_heart+114
    my_heat+93 my_height+57 my_helmet-55 my_hip+52 my_holiday-98 my_homework-61 my_house-107 my_hrv-78 my_husband+45 my_ideal+158 my_in-92 my_inhaler+40
    my_insulin+179 my_intervals+16 my_jersey-160 my_job-55 my_kid+108 my_kids+65 my_kit-30 my_knee+39 my_kneecap+90 my_knees-104 my_lactate-79 my_lad+105
    my_landlord-48 my_laptop-98 my_last+27 my_late+39 my_left+19 my_leg+120 my_legs+28 my_libido+72 my_licence+62 my_life+129 my_light-131 my_lips+70
    my_little+126 my_long-133 my_longest-69 my_lower-94 my_lungs-90 my_mate-111 my_mates-33 my_meals+107 my_mind+72 my_missus+120 my_money-121 my_morning+45
    my_mother-84 my_motivation-156 my_mouth-155 my_mum-26 my_nan+104 my_neck+145 my_neighbour-75 my_neighbours-40 my_nephew+29 my_new-97 my_next-81 my_niece-39
    my_noggin+34 my_normal-92 my_nose+69 my_numbers-139 my_office-80 my_old-163 my_only-95 my_other+47 my_parents+129 my_part-77 my_partner-42 my_password-54
    my_pb-149 my_pee+64 my_period-32 my_periods+97 my_phone-93 my_physio-86 my_plan-139 my_position+25 my_power+63 my_pride-91 my_profile-54 my_pulse+42
    my_pupils-19 my_quads-63 my_question-82 my_race-35 my_rear-48 my_recovery+52 my_resting-162 my_ribs+95 my_ride-59 my_rides+62 my_riding+115 my_rim-29
    my_rings+24 my_rival-96 my_road-87 my_route+65 my_saddle-145 my_scale-86 my_second-176 my_secret+61 my_sessions-66 my_shin+52 my_shoes-35 my_shoulder+76
    my_side-50 my_skin+46 my_sleep-45 my_smart-133 my_sock+75 my_speed-104 my_sprint-112 my_stem+20 my_stomach-77 my_strava+51 my_subscription-86 my_sugars+90
    my_sunday-74 my_sweat-82 my_tan-100 my_target+15 my_team+48 my_teammate+118 my_teenage+51 my_teeth+48 my_temple+84 my_test-63 my_thigh+93 my_thighs+136
    my_threshold-198 my_throat+135 my_thyroid+110 my_time+75 my_times+21 my_toes+39 my_trainer-23 my_training-120 my_tt-22 my_tubeless-73 my_tummy-89
    my_turn-122 my_twins+96 my_two+18 my_tyre-138 my_tyres-82 my_uncle-63 my_upper+98 my_w-159 my_wahoo-72 my_watch-19 my_water+35 my_waters+106 my_watts+54
    my_week-48 my_weekly-127 my_weight-182 my_wheel-125 my_wife-40 my_will+69 my_with+89 my_words+93 my_wrist+137 my_wrists-52 my_zone-92 myocarditis+130
    myocarditis_in+83 myoca~+130 myself+116 myself_#+75 myself_after+109 myself_again+104 myself_because+84 myself_before-17 myself_for-113 myself_on-54
    myself_sick+85 myself_so+117 myself_throw+38 myself_to-52 myself_with+15 mysel~+116 myth-66 n_#-153 na_de+77 nach+58 nach_dem+75 nach_der-56 nada+48
    name-117 named-53 names-76 nan+51 nandrolone+115 nandr~+115 nap-18 nap_after+33 nap_before-87 nap_good-107 nap_or+61 naproxen+162 naproxen_every+82
    napro~+162 naps-56 narrow-27 narrow_bars-80 narrow_or-32 narrower-119 narro~-51 nasty-60 national+94 nationals+152 natio~+174 nature-12 natur~-122 nausea+12
    nausea_on-143 nauseas+60 nausees+70 nauseous+85 nause~+109 nav-84 ne_me+108 ne_sert+47 near-90 near_me-90 near_the-101 nearly-47 nearly_finished-49
    nearly_hit+60 nearly_killed-34 nearly_passed+158 nearl~-47 necessary-39 neces~-49 neck+19 neck_after-69 neck_and-27 neck_is-17 neck_light+92 neck_pain-145
    neck_stiff+26 need+34 need_#+118 need_a-80 need_an-61 need_carbs-44 need_clipless-57 need_food-121 need_for-53 need_ftp-158 need_gloves-48 need_in-65
    need_it+86 need_more+138 need_not+78 need_replacing-70 need_the-101 need_them+28 need_three+110 need_to+48 need_you+79 needed-35 needed_before-85
    needed_for-148 needed_on-82 needed_to-97 neede~-35 needing+102 needing_it+61 needi~+102 needles+13 needles_in-54 needl~+13 needs+25 needs_a+106 negative-47
    negative_since+96 negative_split-85 negat~-47 nehme+205 nehme_blutverdunner+62 nehme_ich+108 nehme_seit+19 nehmen+106 nehme~+106 neighbour-97 neighbours-59
    neigh~-124 neither-33 neith~-33 nephew+79 nephe~+79 nerve+44 nerves+38 nerve~+38 nervous-139 nervous_before-139 nervous_descender-19 nervous_in-24 nervo~-83
    netflix-58 netfl~-58 netherlands-58 nethe~-58 neutral-38 neutral_service-37 neutral_start-54 neutral_support-22 neutral_zone-37 neutralised-60 neutr~-39
    never+56 never_again-134 never_come+73 never_done-127 never_had-75 never_typed-47 never_wake+153 new-38 new_baby-86 new_bike-34 new_chain-94 new_ftp-138
    new_groupset-71 new_one-59 new_rider-56 new_saddle-30 new_shoes-114 new_to-106 new_tyres-44 new_wheels-42 new_year-56 new_zones+109 newbie-76 newbi~-76
    newborn+20 newbo~+20 news-82 newspaper-92 newspaper_under-111 newsp~-92 newton-42 newton_metres-28 newto~-42 next_block+72 next_day-37 next_for-25
    next_month-38 next_one-113 next_saturday+55 next_season-59 next_session-90 next_step-56 next_test-64 next_to+33 next_two-34 next_week+54 next_year+75
    nice-40 nice_#+44 nice_and+61 nice_way-69 nicely+129 nicel~+129 nicht+50 nicht_mehr+109 nichts+70 nicht~+70 nickn~-124 niece-39 niemand+84 niema~+84
    niet+112 niet_meer+106 niggle-79 niggl~-79 night+105 night_#-137 night_after+115 night_and+129 night_before-49 night_but+54 night_can+100 night_i-55
    night_in+17 night_it+115 night_on-130 night_race+81 night_ride-75 night_riding-167 night_shift-102 night_shifts-68 night_to+63 night_too-30 night_tour+51
    night_without+54 nights-82 nights_i+106 nights_so-78 night~+9 nine-53 nine_and-75 nine_hours+44 nine_years-68 nineties-63 ninety-49 ninety_minutes-63
    ninet~-93 nite+168 nitrate-78 nitrate_shots-98 nitra~-98 no_#-72 no_aguanto+89 no_alcohol-42 no_appetite-146 no_bike-104 no_carbs+109 no_crash-48
    no_dinner+74 no_drink+96 no_drinking+129 no_drive+140 no_drop-67 no_fan+111 no_feeling+107 no_food+125 no_gels+75 no_go-72 no_handed-47 no_hands-123
    no_helmet+144 no_hills-109 no_i-41 no_issues-37 no_joy+86 no_le+42 no_legs+109 no_matter+128 no_meaning+105 no_more+128 no_motivation-33 no_numbers-120
    no_one+54 no_pain-58 no_pee+135 no_period+193 no_point-30 no_progress-103 no_question-92 no_quiero+59 no_reason+22 no_rest+115 no_ride-61 no_salt+93
    no_shade+82 no_shelter-104 no_signal+75 no_sleep+78 no_sweat+166 no_time-100 no_training-110 no_wait-112 no_water+121 no_way-33 no_wind-21 no_window-32
    nobody+89 nobody_has+116 nobody_in-145 nobody_knows+16 nobody_sees+63 nobody_told+52 nobody_would+161 nobod~+89 noch+89 nodding+21 noddi~+21 noggin+34
    noggi~+34 noise-91 noise_annoys+116 noise_when-140 noisy-56 non+117 non_ce+76 non_ho+57 none-33 nonsense+61 nonse~+61 noon+86 noon_then-43 noon_what-55
    noon_when-104 nordisk-66 nordi~-66 normal-47 normal_at+34 normal_for+55 normal_ftp-62 normal_in-67 normal_resting-113 normal_that-106 normal_to+70
    normalised-70 normalised_power-30 normalized-43 normalized_power-43 normally-177 norma~-84 norovirus-22 norov~-22 norway-86 norwa~-86 norwegian-77
    norwegian_method-20 norwe~-82 nose-59 nose_easy-43 nose_or-86 nose_runs-82 nose_since+89 not+57 not_#-182 not_a-136 not_allowed+24 not_answer-96
    not_answering+86 not_ask-122 not_be+147 not_being+60 not_bend+97 not_brake+126 not_breathe+67 not_breathing+150 not_care+86 not_come+131 not_count+31
    not_counted-35 not_deserve+78 not_do-40 not_doing+99 not_drink+85 not_eat-18 not_eaten+108 not_even+95 not_exist+102 not_face+60 not_feel+131 not_find-20
    not_finish-85 not_fit+101 not_for+102 not_get+65 not_go-36 not_going-57 not_had+123 not_have+26 not_help+50 not_hold-94 not_hurt-43 not_i+23
    not_improving-90 not_in-97 not_just-123 not_keep-43 not_know+64 not_leave+154 not_let+96 not_lift+182 not_like-118 not_listen-52 not_live-30 not_load+37
    not_log-83 not_make-64 not_me-96 not_mean+144 not_mind-62 not_moved-41 not_moving+90 not_much-65 not_my-42 not_need+72 not_on+43 not_push+27 not_put+99
    not_race+76 not_reach-91 not_read+23 not_really+95 not_remember+186 not_ridden-84 not_ride-55 not_rise-98 not_run-78 not_say+103 not_see+44 not_seen+44
    not_shut-24 not_sleep+35 not_so-58 not_start-113 not_stop+88 not_sure+100 not_survive+123 not_swallow+26 not_take-78 not_tell+38 not_tested+21 not_that+22
    not_the+82 not_there+82 not_think+152 not_to-80 not_touch+35 not_train-53 not_understand-64 not_wake-49 not_walk+128 not_want-23 not_what+48 not_work-23
    not_worth+107 note-20 notes-19 nothing+37 nothing_at-42 nothing_for-43 nothing_helps+125 nothing_hurts-43 nothing_left-52 nothing_more+71 nothing_stays+107
    nothing_to+63 nothi~+37 notice+147 notice_if+146 noticed-20 notic~+28 notification+11 notif~+28 noto+61 november-68 november_and+47 novem~-68 novio-66
    novio_nordisk-66 now+38 now_#+33 now_a+26 now_all-143 now_and-40 now_at+15 now_both+92 now_can+98 now_dizzy+39 now_ftp-34 now_he+47 now_headache+36
    now_how+27 now_i-65 now_it-110 now_just-22 now_longest-89 now_ok-24 now_same-92 now_she+79 now_should+70 now_so-103 now_thats+40 now_the+27 now_there+27
    now_what-114 nowhere+39 nowhe~+39 np_#-62 np_divided-42 np_vs-79 nuit+78 numb+43 numb_after-62 numb_and-60 numb_between+149 numb_bum-127 numb_down+59
    numb_fingers-22 numb_for+143 numb_hands-98 numb_in+32 numb_on-101 numb_private+71 numb_since+64 numb_toes-76 number-45 number_#-78 number_four-53
    number_is+93 number_of-29 number_on-51 number_two+85 numbers-100 numbers_are-52 numbers_for-84 numbers_of-70 numbers_on-42 numbe~-90 numbness+17 numbn~+17
    nur+105 nurofen+173 nurofen_plus+55 nurof~+173 nurse-28 nurse_and-119 nurse_so-103 nursing+68 nursi~+68 nut+116 nut_bar+116 nutrition-139 nutri~+46
    o_fondo-89 oat-140 oat_milk-84 obla-81 obsessed-70 obses~-70 obstacle-76 obsta~-76 obviously-78 obvio~-78 oclock-107 ocloc~-107 october-15 october_what-56
    octob~-15 odd+41 odd_on+40 oder+45 of_#-48 of_a-96 of_about-101 of_air-27 of_all-72 of_an+17 of_base-67 of_bed+124 of_being+67 of_bike-63 of_blood+92
    of_breath+24 of_caffeine-45 of_cage-146 of_cambridgeshire+23 of_carbohydrate-35 of_carbs+43 of_cars-108 of_climbing-72 of_clipless-60 of_coffee-71
    of_corners-115 of_cycling+66 of_date-154 of_day-89 of_death-95 of_descending-86 of_dogs-102 of_each+81 of_ending+75 of_epo+76 of_every-47 of_everything+48
    of_fever+138 of_food+52 of_ftp-107 of_gas+16 of_gels-48 of_group-67 of_gulping+67 of_hard+64 of_his+49 of_intervals-98 of_it+19 of_knee+18 of_life+53
    of_lines+95 of_living+116 of_long-100 of_may-98 of_me-150 of_mine+90 of_my+92 of_nothing-67 of_nowhere+117 of_our-42 of_plain+104 of_power-107 of_protein-43
    of_puff+131 of_racing+33 of_red+90 of_rest-20 of_rice+29 of_riders-83 of_riding-39 of_road-15 of_rum+110 of_salt-73 of_season-106 of_sleep-91 of_sodium-109
    of_space+112 of_sprint+75 of_stairs-48 of_sugar-166 of_sweet-99 of_tea-49 of_tempo-105 of_ten-80 of_that-146 of_the-15 of_them-46 of_these-38 of_this+102
    of_those-97 of_three-63 of_threshold-55 of_time-141 of_training-107 of_true-100 of_tyre-47 of_up-34 of_vodka+112 of_water+46 of_watts-64 of_weight+141
    of_what-50 of_wine+132 of_work-86 of_year-108 of_yesterday+62 of_zone-170 off+66 off_#+109 off_a+20 off_after+46 off_and+71 off_as-79 off_at+68 off_bike-90
    off_dead+85 off_for+107 off_his+86 off_how-154 off_if+32 off_it+147 off_now-64 off_on+171 off_or-137 off_road-74 off_season-93 off_that+27 off_to-112
    off_what+106 off_which-75 off_without+92 off_yesterday+34 offered+30 offered_me+97 offer~+65 office-137 official+113 officially-128 offic~-153 offing+71
    offin~+71 offline-91 offli~-91 offset-129 offse~-129 often-78 often_do-104 often_per-54 often_service-32 often_should-121 often_to-39 oh_no-57 oh_wait-84
    ohne+110 ohne_mich+110 oil-115 oil_on-41 oil_or-57 ok_and-116 ok_at-45 ok_but-61 ok_for+46 ok_in-93 ok_last-16 ok_my-111 ok_now-80 ok_so-54 ok_to+136
    ok_with+112 okay+20 okay_for-38 old-21 old_#+35 old_bike-95 old_cassette-45 old_did-106 old_for-86 old_guy-39 old_guys+65 old_is-89 old_lady-70 old_loop-54
    old_man-31 old_me-97 old_one-123 old_ride-157 old_rider+55 old_rides+19 old_should+77 old_to-96 old_wants-28 old_who+107 old_with-89 older-6 older_rider+54
    olympic-55 olymp~-54 omega-101 omega_#-101 omnium+11 omniu~+11 on_#-50 on_a-115 on_about+17 on_aero+27 on_all+49 on_alpe-110 on_an-41 on_and-150
    on_antibiotics+125 on_antidepressants+59 on_bars-101 on_beta+131 on_bike-30 on_bisoprolol+84 on_black+67 on_bloodpressure+98 on_both+18 on_by-23 on_chain-58
    on_climbs+30 on_cobbles-95 on_coffee-57 on_cold-58 on_cycling+30 on_day+30 on_descents-17 on_do+64 on_each-80 on_earth-63 on_easy-109 on_empty-75
    on_endorphins-89 on_energy-75 on_every+73 on_fire-74 on_flat-120 on_for-96 on_friday+95 on_fridays-92 on_gels-129 on_going+91 on_gravel-47 on_hard+27
    on_her+51 on_his-79 on_holiday-93 on_hoods-49 on_hot-98 on_ice+31 on_in+33 on_it+49 on_lap-39 on_left+44 on_long-96 on_maternity-48 on_me-62 on_mondays-104
    on_my-21 on_new-57 on_off-93 on_one+69 on_or-83 on_our+40 on_paper+32 on_pedals-92 on_purpose+101 on_race+92 on_rest+22 on_rollers-88 on_rolling-76
    on_rough-36 on_saddle-115 on_saturday-53 on_saturdays+81 on_sertraline+115 on_short-65 on_snow-114 on_speed-114 on_steep-99 on_strava-100 on_strike-79
    on_sunday+43 on_sundays-112 on_tarmac-36 on_that-87 on_this-52 on_to+141 on_top-46 on_tour-51 on_trainer-59 on_training+59 on_tt-18 on_tubeless-30
    on_tuesday+28 on_tuesdays+28 on_tv-168 on_two-60 on_vacation-78 on_warfarin+105 on_warm+55 on_water+31 on_wednesday+57 on_wednesdays+29 on_weekends+56
    on_wet-60 on_what-112 on_wheels-37 on_winter-34 on_with+31 on_zero+134 once_a-71 once_every+77 oncoming+95 oncoming_traffic+45 oncom~+95 one-55 one_a-69
    one_and-137 one_beer-82 one_bike-97 one_bottle-137 one_by-64 one_calf+96 one_can-63 one_cold+124 one_day-138 one_espresso-57 one_for-34 one_handed+35
    one_hard-80 one_hill-60 one_i-29 one_in+50 one_instead+90 one_is-156 one_last-36 one_learn-36 one_leg-98 one_legged-33 one_long-104 one_meal+78
    one_minute+54 one_more+138 one_night-23 one_or-16 one_pupil+107 one_rep-34 one_rider-26 one_says-50 one_second+78 one_sentence-36 one_session-38
    one_should-85 one_side+127 one_the+88 one_was-69 one_way-27 one_week-63 one_where-110 one_with+23 one_year-86 ones-115 online+44 onlin~+44 only-42 only_#+17
    only_a+59 only_after-105 only_do-75 only_eat+110 only_for-124 only_get-77 only_got-98 only_have-36 only_i-26 only_like-89 only_on-115 only_one-103
    only_plan+107 only_ride-61 only_say+60 only_take-76 only_the-104 only_thing+129 only_train-111 only_two+27 only_want-104 only_when+24 only_zone-78 ons-46
    onset-31 onset_of-31 onto+97 onto_my+97 op_de+66 op_het-90 op_mijn+58 op_was-54 open-83 opened+78 openers-41 openers_friday+81 opene~-37 opening-84
    openi~-84 opens-45 operation-88 opera~-88 oppre~+101 optical-95 optical_sensor-92 optic~-95 optimal-59 optim~-59 option+33 or_#-98 or_a-169 or_aero-48
    or_after-60 or_aluminium-27 or_app-74 or_back-52 or_bad-133 or_better-77 or_bin-87 or_bottles-86 or_by-46 or_can-134 or_climbing-36 or_coffee-81 or_crank-90
    or_direct-64 or_do-122 or_does-118 or_dot-55 or_down-60 or_drink-93 or_easy-55 or_elapsed-40 or_even-83 or_evening-77 or_flat-101 or_four+47 or_friday+26
    or_from-95 or_ftp-86 or_gain-150 or_gel-136 or_hard-93 or_heartrate-73 or_heavy-101 or_hills+85 or_i+120 or_in-122 or_inside-92 or_is-167 or_jacket-105
    or_just-79 or_keep-80 or_knobbly-37 or_last-57 or_leave+48 or_leg-95 or_less-58 or_long-114 or_mechanical-87 or_more-30 or_my-90 or_new+44 or_no-59
    or_not-56 or_off+39 or_oil-42 or_on-50 or_one-46 or_only-85 or_optical-85 or_outside-70 or_pedal-90 or_pedals-53 or_power-104 or_push-74 or_pyramidal-86
    or_replace-70 or_rest-169 or_ride+75 or_right+33 or_road-41 or_saddle-88 or_short-45 or_should-64 or_sit-102 or_so+100 or_something-121 or_standing-72
    or_steady-98 or_stronger-60 or_sunday-42 or_swap-35 or_sweet+54 or_sweetspot-41 or_tempo-72 or_that-115 or_the-58 or_threshold+54 or_too-35 or_train-71
    or_trainer-158 or_tubeless-25 or_turn+73 or_two-27 or_ultegra-94 or_wait+47 or_water-139 or_weight-98 or_what+48 or_whatever-65 or_wide-32 or_with-85
    or_without-50 or_worse-38 or_would-107 or_wrist-143 ora-43 orange-80 orang~-80 order+11 order_of-126 order_the-106 order~+24 ore-121 organ-51 organiser-42
    organ~+36 orina+80 orina_oscura+80 oscura+80 oscur~+80 ospw-87 ostarine+137 ostar~+137 osteo~-90 otb+65 other-73 other_#-50 other_apps-99 other_half-30
    other_people-105 other_sports-20 others-147 otherwise+122 otherwise_i+50 other~-49 otl-66 otto-97 otztaler-10 otzta~-10 our+67 our_#+87 our_anniversary-58
    our_club-104 our_group+78 our_house-55 our_local-81 our_ride+41 our_team-55 oura-94 ours-74 out+80 out_#+32 out_after+93 out_at+119 out_briefly+79
    out_cold+54 out_for+165 out_how+61 out_i+81 out_in+127 out_or-140 out_the-106 out_there-24 out_to+24 out_too-80 out_when-67 out_who+58 out_with-129
    out_wrong+75 outdoor-69 outdoors-80 outdo~-74 outside-85 outside_at-37 outside_by-60 outside_of+89 outside_or-90 outsi~-85 oval-148 oval_chainrings-79
    oval_rings-130 oven+69 over-11 over_#-28 over_a-103 over_by-68 over_christmas-79 over_cooked-21 over_for+87 over_in+56 over_it-16 over_my-162
    over_nothing+90 over_quick+85 over_roots-73 over_three-15 over_two-64 over_what-105 over_winter-93 overall-107 overa~-107 overdosed-55 overdosed_on-55
    overd~-84 overheat-118 overheated-12 overheating-58 overh~-51 overlap-90 overlapping-46 overload-57 overl~-94 overnight-5 overnight_ride-82 overn~-10
    overreaching-61 overr~-61 overshoes-49 overshoes_or-32 oversized-15 oversized_pulley-15 overs~-47 overtake-48 overtraind+125 overtrained-50 overtraining+13
    overtraining_syndrome+39 overt~+33 overunders-121 overunders_in-95 overu~-121 own-124 oxygen-91 oxyge~-91 ozempic+187 ozemp~+187 p_zero-156 pace-135
    pace_a-60 pace_by-48 pace_it-88 pace_meaning-15 pace_the-100 paceline-64 paceline_mean-20 paceline_meaning-27 pacel~-64 pacemaker+137 pacem~+137 pacing-46
    pacing_#-49 pacing_for+53 pacin~-46 pack-50 pack_for-34 pack_or-86 packed-77 packe~-43 packing-71 packi~-71 padded-51 padde~-51 pads-53 paella-24 paell~-24
    page-68 paid-111 pain+61 pain_after+53 pain_and+112 pain_behind-170 pain_bike-132 pain_cave-151 pain_cycling-181 pain_for+173 pain_in+105 pain_just+128
    pain_on-43 painful+17 painful_climb-89 painf~+17 painkiller+121 painkillers+24 paink~+120 painless+134 painl~+134 paint-79 paint~-76 pair-108 pair_of-79
    pairs-56 pal+24 pale+77 palmares-56 palma~-56 palms-75 palpitations+101 palpi~+103 pancake-63 panca~-63 panic+47 panniers-115 panni~-115 pantani+37
    panta~+37 paper-35 par-46 par_heure-43 par_jour+62 para+25 para_#-87 para_la+20 para_subir+40 para_una-83 paracetamol+175 paracetamol_and+64
    paracetamol_before+124 parac~+175 paramedic-75 param~+37 parcel-67 parce~-67 parents+44 parents_evening-87 paren~+41 paris-79 paris_brest-48
    paris_roubaix+32 park+69 park_and-66 parked+30 parke~+30 parki~-59 parrot-35 parro~-35 part-146 part_of-86 part_that-29 partner+14 partner_collapsed+83
    partn~+14 parts+10 parts_for+84 parts_of-49 party-35 party_on-113 pass+49 pass_in+92 pass_the+145 passed+80 passed_out+141 passes-11 passes_and-40 passe~+62
    passing+43 passi~+8 passport+122 passp~+122 password-71 passw~-24 past+8 past_it+107 past_the-68 past_this+109 pasta_sauce-69 pastillas+101
    pastillas_para+101 pasti~+101 pastries-89 pastr~-89 patch+11 path-84 patience-33 patie~-81 pattern-54 patte~-54 pause+30 paws-43 pay-223 payday-79 payda~-79
    payment-106 payme~-109 pays-22 pdc-64 peaceful+91 peace~+91 peak+9 peak_#-53 peak_form-62 peak_power-67 peaking-52 peaking_meaning-58 peaki~-52 peaks-67
    peanut+7 peanu~+7 pear+73 pear_drops+73 pecho+123 pecho_cuando+60 pedal-127 pedal_between-24 pedal_force-27 pedal_in-35 pedal_or-47 pedal_spacers-83
    pedalare+97 pedalling-28 pedalling_downhill-115 pedalling_is-50 pedalling_technique-78 pedalo+104 pedals-84 pedals_and+20 pedals_for-81 pedals_or-94
    pedals_vs-63 pedal~+26 pee+131 pee_after+63 pee_and+108 pee_in-102 pee_is+102 pee_on-118 pee_stop-127 peed+108 peeing+70 peein~+70 peloton-135 pelot~-135
    pelvi~+69 pen-14 pendant+137 pendant_la+115 penda~+137 pense+79 pense_a+35 pense_au+80 pensi~+73 penso+69 penso_al+69 people+15 people_like-85 people_use-99
    people_with+45 peopl~+15 peptides+128 pepti~+128 per-62 per_#-98 per_bottle-100 per_cento-44 per_day-48 per_dimagrire+93 per_heartbeat-104 per_kg-115
    per_kilo-41 per_la+31 per_le+104 per_lo-25 per_uur-39 per_week-66 per_year-108 perceived+14 percent-83 percent_and-62 percent_for+97 percent_in-79
    percent_is-70 percent_of+31 percentage-90 percentage_of-70 perce~-75 perder+91 perdere+61 perdere_#+61 perde~+71 perdre+156 perdre_#+105 perdre_du+104
    perdr~+156 perdu+89 perfect-142 perfe~-165 performance-84 perfo~-84 perimenopause-55 perim~-55 period+27 period_and-133 period_for+129 period_of-112
    period_since+147 period_starts-76 period_stopped+81 periode+89 periodisation-83 periodization-49 periods+107 periods_since+107 perio~+18 perma~+107 perso+82
    person-66 person_or-70 personal-95 personne+90 personne_ne+90 perso~-19 pesanti-51 pesan~-51 peso+191 petrol-115 petrol_station-115 petro~-115 petto+92
    peugeot-56 peuge~-56 peux+36 pharmacist+72 pharm~+37 phase-7 phases-38 phase~-38 phone-44 phone_i+18 phone_on-94 photo-72 photos+39 photo~+39 physics-142
    physio-6 physio_and-120 physio_says-63 physi~-36 piano-165 picch~+103 pick-53 pick_a-93 pick_up-48 picture-44 pictures-14 pictu~-42 pidcock-84 pidco~-84
    piece-67 pieces-7 piece~-7 pienso+105 pienso_en+105 piens~+105 pier+93 piernas-107 piernas_cargadas-58 piern~-107 pig-82 pijn+20 pile+146 pile_up+146
    pill+115 pill_shaped-56 pillo~+128 pills+164 pills_and+77 pills_before-38 pills_for-100 pills_make+62 pills_to+65 pimpl~+26 pin+37 pinch-136 pinch~+118
    pink+110 pink_what-45 pinned+32 pinne~+32 pinning+34 pinni~+34 pins+13 pint-148 pints+116 pints_and+56 pints_in+105 pints_last+98 pissed+96 pisse~+96 piu-25
    piu_a+51 pizza-91 pizza_after-76 place_in-98 place_the+23 placebo-36 places-57 places_in-46 place~-72 plain-28 plain_water+76 plain_words-67 plan-66
    plan_#-83 plan_a-53 plan_after+24 plan_around-65 plan_as-92 plan_at-31 plan_cycling-119 plan_de-67 plan_do-52 plan_for-49 plan_handle-58 plan_has-74
    plan_i+40 plan_in-90 plan_is-94 plan_me+43 plan_my-24 plan_or-59 plan_pour-117 plan_says+35 plan_so+62 plan_that-30 plan_this+98 plan_to+141 plan_up-66
    plan_with+148 plane-88 plane_what-48 planned-69 planned_#-57 planner-64 planning+18 planning_a+46 planning_to+58 plann~-47 plans+10 plant-54 plant_based-54
    plant~-88 plasma-48 plasm~-48 plaster-32 plastic-66 plast~-63 plat+15 plate-142 plated+64 plate~+55 platt-46 play-141 play_the-51 playing+52 playi~+52
    playlist-93 playl~-93 please-71 please_explain-37 please_give+35 please_i+21 please_just+128 pleas~-71 plot-36 plug-92 plug_how-29 plumber-58 plumb~-58
    plus+100 plus_#+80 plus_a+24 plus_caffeine+101 plus_envie+37 plus_five-47 plus_one-96 plus_rien+90 pm_in+58 pma-65 pneumonia+117 pneum~+103 pneus-71
    pocket-110 pockets-113 pockets_for-92 pocke~-126 poco-42 podcast-124 podcasts-86 podca~-135 podium+87 podiu~+87 poem-55 poem_about-55 pogacar-21 pogac~-21
    poids+91 poids_pour+91 point+34 point_in+33 point_of+26 pointing-124 pointing_at-54 pointless+70 points-54 points_race-59 poison-25 poiso~-33 poitrine+87
    poitrine_quand+42 poitr~+87 polarised-129 polarised_or-35 polarised_training-19 polarized-74 polar~-149 polic~-40 polite-65 polit~-105 polka-39 polka_dot-39
    pollen-111 pollen_season-37 polle~-111 pollution-59 pollu~-104 pool-44 pop-10 pop_in+115 popped+86 poppe~+118 por-17 por_ciento-59 por_el+107 por_hora-72
    porridge-50 porridge_before-65 porri~-50 position-144 position_better-62 position_for-87 position_how+63 positioning-74 positions-140 positive+217
    positive_for-25 posit~+23 possible-25 possible_for-71 possi~-25 posso+90 posso_fare+79 posso_prendere+99 post+50 post_ride-110 posted+74 poste~+67
    postman-60 postm~-60 postpartum+87 postp~+142 pot+49 potat~-87 potencia-90 potenza+38 poten~+20 pothole-53 potholes-45 potho~-56 pounding-21 pounding_and+47
    pounds+25 pounds_and-118 pound~+9 pour-11 pour_#-98 pour_cent-42 pour_etre+88 pour_le-33 pour_monter-42 pour_une-63 pour_water-155 pouring-74 pouri~-74
    powder-89 powde~-89 power-52 power_#-46 power_after-117 power_and-42 power_at-114 power_balance-75 power_bank-37 power_can-72 power_curve-101 power_do-87
    power_down+131 power_duration-31 power_explained-15 power_files-85 power_for-41 power_if-89 power_is-26 power_lower-44 power_mean-20 power_meaning-28
    power_meter-21 power_meters-58 power_number+66 power_of-84 power_on-77 power_or-77 power_pedals-47 power_should+28 power_spike-19 power_target+95
    power_to-115 power_vs-56 power_what-67 power_when-125 power_would-130 power_zones-81 powermeter-67 power~-73 ppo-67 practice+50 practise-92 pract~-33
    prato-43 prato_#-43 pray-13 pre+20 pre_race-49 pre_ride-96 pre_workout+115 preci~-104 prediction-87 predi~+54 prednisolone+99 prednisone+143
    prednisone_for+117 predn~+173 prefer-81 prefe~-81 pregg~+171 pregnant+105 pregnant_#+115 pregnant_and-22 pregnant_can+98 pregnant_how+107 pregnant_what+104
    pregn~+131 pregu~-46 premi~-41 prendere+99 prendo+122 prendre+68 prendre_de+62 prends+66 prend~+146 prep-94 preparation-156 prepare+5 prepare_for-157
    prepa~-28 prescription-31 presc~+29 present-32 prese~-32 president-94 presion-9 presi~-80 press-91 pression-71 pressione-55 pressure+38 pressure_#-98
    pressure_and-80 pressure_behind+110 pressure_for-41 pressure_in+67 pressure_on-44 pressure_or+68 pressure_washer-73 pressure_when+46 press~+9 prete~-118
    pretty+60 pretty_good+58 prett~+60 prevent-127 prevent_cramps-45 preve~-127 preworkout+116 preworkout_#+116 prewo~+116 price-150 price_of-37 pride-91
    prima-35 prima_di+15 prime-128 prime_#-30 prime_from-37 prime_minister-36 prime~+65 principle-48 princ~-48 prison-126 priso~-126 privacy-88 private+17
    private_parts+24 priva~-29 pro-68 pro_climbers-156 pro_cycling-75 pro_cyclists-63 pro_level-94 pro_riders-18 pro_teams-114 pro_woche+18 probably+64
    proba~+64 problem-5 problems-102 probl~-8 procent-42 proce~-44 productive+17 products-49 produ~+18 professional-93 professional_bike-38 profe~-93 profile-97
    profile_is-53 profi~-97 program+62 programme+11 progress-170 progresser-6 progr~-114 proje~-51 prologue-69 prolo~-69 promille+92 promise-55 promise_to-55
    promised+90 promi~+41 proof-67 proof_tyres-78 proper_bike-77 proper_test-93 properly+32 properly_again-69 properly_since+96 prope~+18 propl~+107 pros+60
    pros_and-53 pros_do+69 pros_eat-115 pros_have-148 pros_pee-109 pros_really+110 pros_shave-100 pros_use-120 prosecco+64 prose~+64 protect-123 protected-25
    protected_rider-25 protein-92 protein_after-38 protein_and-22 protein_before-111 protein_for-69 protein_per-74 protein_powder-57 protein_shake-89
    protein_shakes+73 prote~-131 protocol+16 protocol_in-24 proto~+16 proud-24 proud_that+29 prozent-54 prozent_steigung-54 proze~-54 prs-87 psi-96 psi_in-44
    pub-104 pudding-58 puddi~-58 puedo+87 puedo_entrenar+90 puedo_hacer+76 puente-13 puent~-13 puerto-58 puert~-58 puff+115 puffer+65 puffe~-33 puffs+153
    puffs_before+68 puffs_of+92 puffy+135 puffy_and+71 puffy_face+153 puffy_hands+36 puffy_in+55 puissance-101 puiss~-101 puke+124 puke_after+42 puked+61
    puking+66 pukin~+66 pull+31 pull_cycling-42 pull_up-157 pulled+23 pulley-51 pulley_wheels-15 pulls-27 puls+38 pulse-13 pulse_#-152 pulse_for-109
    pulse_higher-39 pulse_is+70 pulse_of-88 pulse_up+125 pulso-62 pulso_en-26 pump+84 pump_at-60 pump_for+22 pump_or-101 pump_track+22 pumping+31 pumping_out+78
    pumpi~+31 puncher-113 puncheur-119 punch~+78 puncture_on-53 punctures-103 punct~-34 punish-62 punish_myself-62 punis~-32 pupil+107 pupil_looks+89 pupils-19
    pupil~-19 puppy-43 puppy_paws-43 pure+85 purple+51 purple_dots+51 purpl~+51 purpose+50 purpo~+50 pursuit-70 pursuit_mean-29 pursuit_meaning-49 pursu~-70
    push+48 push_hard-75 push_harder-74 push_on+107 push_over-48 push_through-76 push_with-50 pushed-93 pushes-50 pushe~-101 pushing+26 pushing_the+80 pushi~+26
    put+68 put_#-19 put_a+68 put_in+92 put_into+25 put_it+39 put_me+97 put_my+67 put_on+61 put_out-92 put_the-182 put_weight+125 putting+76 putti~+76 pw_hr-82
    pyramid-34 pyramid_intervals-32 pyramidal-39 pyram~-65 python-61 python_code-25 pytho~-61 q_factor-44 qom-104 quadrant-42 quadrant_analysis-47
    quadrant_plot-43 quadr~-42 quads-48 quads_are-63 quads_on-78 quality-88 quali~-88 quand+62 quand_je+42 quando+80 quando_spingo+47 quand~+80 quanti-60
    quanti_carboidrati-43 quanti_watt-63 quanto-122 quanto_tempo-25 quant~-142 quatt~+67 que-92 que_desarrollo-55 que_es-58 que_faire-98 queasy+100
    queasy_and+72 queas~+100 quebrantahuesos-62 quebr~-62 queen-57 queen_stage+21 quel-8 quel_braquet-60 quelle-71 quelle_puissance-29 quell~-122 question-47
    question_about-55 question_how+68 question_i-88 question_is-51 questions+51 quest~-33 qui+89 quick+96 quick_one+75 quicker-75 quickest+22 quickly+34
    quick~-26 quid-80 quiere+99 quiero+97 quiero_adelgazar+69 quiero_matar+76 quiero_morirme+78 quiero_perder+91 quiero_seguir+55 quiero_tomar+45 quier~+120
    quiet+29 quiet~-145 quit-131 quit_my-17 quitarme+56 quitarme_la+56 quita~+56 quoi-57 race+16 race_#-89 race_again+63 race_against-100 race_any-58 race_as-70
    race_at-34 race_bike+139 race_breakfast-79 race_category+21 race_day-101 race_days+29 race_do+120 race_does-144 race_entry-100 race_every-86 race_first+45
    race_food-126 race_got-66 race_has-130 race_how+64 race_i+32 race_in+67 race_is+46 race_licence-70 race_like-46 race_matter-161 race_mean-67 race_meaning-99
    race_morning-49 race_of-92 race_on+85 race_plan-120 race_recovery-124 race_report-61 race_saturday+62 race_season-74 race_should+81 race_start+36
    race_sunday+84 race_tactics+33 race_the-41 race_tips-91 race_tmrw+35 race_tomorrow+98 race_training-98 race_tyre-36 race_was-116 race_weight+111
    race_what-55 race_winning-25 race_with-95 race_yes-25 raced-106 raced_in-46 racer+39 races-34 races_at+59 races_how+30 races_in-127 races_juniors+50
    races_on-76 races_the-30 races_what-77 racing_and-84 racing_at+113 racing_cx+159 racing_heart+74 racing_how-138 racing_in-123 racing_licence-59
    racing_weight-121 rad+196 rad_heim+63 radar-115 radeln+56 radel~+56 radfahren+76 radfa~+76 raffle-70 raffl~-70 rail-71 railing+76 raili~+76 rails-96
    railway+44 railw~+44 rain-172 rain_cape-46 rain_jacket-62 rain_on-74 rain_slow-86 rain_so-43 rainbow-56 rainbow_jersey-34 rainbow_stripes-38 rainb~-56
    raining-103 raini~-103 raise-121 raise_ftp-62 raise_it-117 raise_my+23 raise_the-92 raised+41 raise~+41 raising-45 raisi~+6 raleigh-62 ralei~-62 ramadan+94
    ramad~+94 ramipril+94 ramip~+94 ramp-76 ramp_in-75 ramp_or-95 ramp_rate+21 ramp_step-42 ramp_test-40 ramping-37 ramping_power-37 rampi~-37 ran_out-23
    randonneur-83 rando~-102 rang+20 range-96 rapid+100 rapido-23 rappo~-81 rash+80 rash_from+93 rash_on+33 rate_cycling-69 rate_of+92 rate_test-70 rated-76
    rates-98 rather+54 rather_be+148 rather_not+91 rather_than-172 rathe~+54 ratio-79 ratio_cycling-62 rattle-37 rattl~+17 raw-14 razor+84 reach-39
    reach_frame-15 reach_in-141 reach_my-91 reaction+102 react~+102 read-88 read_#+49 read_a-33 read_my-112 read_that-146 read_the+42 readiness-126
    readiness_score-50 reading+27 readi~-120 reads+11 reads_#+29 reads_too-159 ready+18 ready_for-44 ready_to+36 real-5 real_coach-124 real_food-183
    real_reason-44 realistic-71 realistic_for-64 realistically-59 reali~-94 really+36 really_hard+47 really_matter+23 really_need-121 really_nice+101
    really_save-55 really_well+41 reall~+36 rear-44 rear_derailleur-37 rear_gears-18 rear_light-77 rear_mech-67 rear_tyre-47 rear_wheel-100 reason+6
    reason_and+47 reason_to-18 reaso~+6 rebreathing-30 rebreathing_in-30 rebre~-30 rebuild-52 rebui~-56 recal~+40 receipt-68 recei~-68 recipe+32 recipe_for-125
    recipe_with-90 recip~+32 reckon+23 reckon_it+49 reckons-5 reckons_i+69 recko~+13 recommend-104 recommendation-44 recom~-104 record-85 record_meaning-17
    recording-74 recording_or-58 records-80 recor~-141 recover+19 recover_after-102 recover_between-64 recover_from-109 recover_in-159 recovered-26
    recovered_from-123 recovering+43 recovering_from+43 recovery-62 recovery_after-92 recovery_cycling-40 recovery_food-110 recovery_i-23 recovery_one-15
    recovery_red+28 recovery_ride-22 recovery_shake-125 recovery_time-51 recovery_week-115 recovry+7 recov~-28 recuperer-7 recup~-71 red+27 red_#+32 red_hot+131
    red_kite-65 red_lantern-58 red_line+47 red_s-97 reduce+30 reduc~+28 referee-89 refer~-89 refill-58 refil~-58 reflective-115 refle~-123 refund-102
    refund_it-46 refun~-102 refus~-58 regional+62 regional_champs+53 regio~+57 regis~-100 regla+82 regles+59 regle~+59 regre~-13 regul~-94 rehab+48
    reifendruck-74 reifendruck_bei-74 reife~-74 reinf~+73 relationship-118 relative_effort-55 relat~-46 relay-126 release-67 relea~-67 relief+107 relie~+82
    remember+53 remember_about-93 remember_last+87 remember_my+155 remember_the+126 remember_what-18 remind-86 remind_me-86 remin~-101 removed-119 remov~-87
    renew-103 renew~-83 rennen_fahren+136 rent-47 rental+5 rental_bike-62 renta~+5 rep-56 rep_max-34 repair-64 repair_kit-17 repair_or-46 repai~-68 repas+76
    repeat-57 repeatability-100 repeated-35 repeating+101 repeats-141 repea~-55 repetute-77 repet~-77 replace-95 replace_cassette-70 replace_my-27 replaced-115
    replacing-70 repla~-196 reply-49 report-59 repor~-59 repos-40 repos_est-95 reposo+10 repos~+10 reprise+62 repri~+62 reps-26 reps_in-26 reps_mean-41
    reps_meaning-60 reps_on-79 resaca+93 resac~+93 reserve-33 reserve_capacity-21 reserve_mean-18 reserve_meaning-30 reservoir-30 reser~-105 reset-51
    resistance-67 resis~-71 resolution-125 resol~-125 respi~+112 respo~+83 rest-75 rest_after-35 rest_before-61 rest_between-19 rest_day-39 rest_does+136
    rest_of-67 rest_or+44 rest_week-193 restart-35 restart_after-36 resta~-35 rested+21 rested_#+64 reste~+21 resting_heartrate+25 resting_hr+22
    resting_pulse-50 restriction-63 restrictions-97 restr~-108 results-57 resul~-57 retest+10 retest_ftp-79 retes~+10 retired-84 retir~-84 return-83
    return_after-101 return_to-32 retur~-93 revenge-117 revenge_in-63 reven~-117 reverse-51 reverse_periodisation-44 reverse_periodization-49 rever~-51 rho-79
    rhr+41 rhume-27 rhythm-46 rhyth~-46 ribs+83 rice-44 rice_cake-59 rice_cakes-54 rich-89 rid+31 rid_of+65 ridden-130 ridden_for-130 ridden_since-70 ridde~-130
    ride-13 ride_a-27 ride_about-80 ride_after-159 ride_again-111 ride_alone+145 ride_an+59 ride_and+154 ride_any-77 ride_as+17 ride_at+80 ride_be-94
    ride_because+97 ride_before-132 ride_better-40 ride_by-135 ride_easy+59 ride_etiquette-58 ride_every-121 ride_fast-109 ride_for-54 ride_four-18
    ride_from-105 ride_good-105 ride_got-60 ride_hands-55 ride_hard-130 ride_has-64 ride_he+98 ride_home+85 ride_how-69 ride_i-17 ride_if-96 ride_in-45
    ride_indoors-49 ride_it+47 ride_last+47 ride_leader+37 ride_london-105 ride_meal-102 ride_meaning-57 ride_must-91 ride_my+60 ride_no-75 ride_normal+58
    ride_now+96 ride_of-133 ride_off+78 ride_ok+73 ride_on-72 ride_one-27 ride_outside-96 ride_over-61 ride_per+88 ride_pint-71 ride_safely-102 ride_so+24
    ride_sunday-32 ride_through-23 ride_till+89 ride_tips+54 ride_to-31 ride_today+136 ride_together+19 ride_tomorrow-31 ride_until+83 ride_up+31 ride_was-100
    ride_what-43 ride_with-123 ride_without+86 rider-17 rider_#-53 rider_and-81 rider_behind-75 rider_for-46 rider_height-18 rider_how-105 rider_mean-40
    rider_meaning-85 rider_on-46 rider_type-102 rider_who-103 riders-79 riders_in-39 riders_train-42 rider~-79 rides-6 rides_#+43 rides_a-87 rides_an-117
    rides_and+17 rides_are-89 rides_at-40 rides_be-52 rides_can+65 rides_from-97 rides_good-102 rides_i+16 rides_in-78 rides_like+35 rides_on+25 rides_or-47
    rides_this-50 rides_too-17 rides_under+18 rides_what-112 rides_with+140 riding-9 riding_#-58 riding_a-22 riding_after-97 riding_again+146 riding_and-84
    riding_at-110 riding_behind-62 riding_close-55 riding_does+66 riding_home+123 riding_in-136 riding_into-18 riding_mate+125 riding_now+106 riding_off+111
    riding_on-100 riding_outside-69 riding_through-135 riding_tips-103 riding_to+37 riding_was+68 riding_with-103 riding_without-159 ridin~-9 rien+93 right-43
    right_after-32 right_balance-54 right_for+51 right_gear-66 right_hand+152 right_how-117 right_i+18 right_now+46 right_side+32 right_to-93 rim-118
    rim_brake-84 rim_brakes-52 rims-107 rims_really-34 ring-22 ring_big-66 ring_meaning-79 ring_on+25 ringing+92 ringi~+92 rings+132 rings_do+24 rinse+37
    rinse_carbohydrate-57 rip-107 riposo+13 ripos~+13 ripped+61 ripped_my+106 rippe~+61 rir-66 rise-156 rise_in-91 rising-101 risin~-101 rit-105 ritalin+151
    rital~+151 rival-96 river+8 river_with-112 rivet-70 road-39 road_and+121 road_at+116 road_bike-104 road_by+55 road_captain-102 road_helmet+106 road_in-116
    road_not+90 road_or-35 road_race-110 road_races-43 road_rash+61 road_shoes-77 road_tyre-96 road_with-32 roads-157 roasted-50 roast~-50 robbe~-76 rock+142
    rock_hard+116 rocker-41 rocker_plate-41 rocket-57 rocke~-73 rocking+68 rocki~+68 rocks-56 rode-71 rode_home-26 rode_in+56 rode_past-34 rode_to-79
    rode_with-117 rodilla+103 rodilla_hinchada+66 rodillo-26 rodil~+22 role-75 roll-45 roll_and-23 roll_it+47 rolle-24 rolled+38 roller-137 rollers+31
    rollers_at-73 rollers_cycling-67 rolle~+44 rolling-112 rolling_hills-20 rolling_resistance-28 rolling_roads-74 rolli~-112 roof-71 room-24 room_for+42
    roots-73 roots_and-73 rope+95 rope_in+139 rotate-106 rotating-114 rotating_shifts-42 rotation-85 rotat~-156 rotor-88 rotten+106 rotte~+57 rotto+75
    roubaix_challenge+42 roubaix_sportive-97 rouge-48 rouge_mean-25 rouge_meaning-39 rough+41 rough_chipseal-36 rough_roads-52 roughly-100 roughly_#-34
    roughly_so-33 rough~-100 roule-51 rouler-37 rouleur-88 rouleur_mean-66 rouleur_meaning-90 roule~-40 round-69 round_#+30 round_after+87 round_he-88
    round_my+81 round_the-89 roundabout+38 roundabout_and+111 roundabouts-45 roundabouts_in-47 rounder-58 rounder_cyclist-20 route+39 route_and+107
    route_planner-74 route_to-45 routes-22 route~-99 routine-163 routine_for-66 routi~-163 rouvy-95 row-53 rowing-76 rowing_machine-71 rowin~-76 rows-60
    rows_for-60 rpe-103 rpm-154 rub+9 rubber+87 rubbe~+87 rubbing-61 rubbish-52 rubbish_and-28 rubbi~-107 rubs-10 rucksack-47 rucks~-47 rude-96 rugby-148
    ruhe-64 ruhepuls-64 ruhep~-64 ruin_my-37 ruining-95 ruini~-95 rule-86 rules-109 rulli-31 rum+111 run-71 run_#-111 run_and-130 run_by-73 run_in-57 run_on-80
    run_the+51 rung+83 runner-97 runne~-97 running+14 running_and-87 running_in+58 running_on-91 runni~+14 runny-84 runny_nose-84 runs+9 runs_when-82 rust-57
    rusti~-111 rusty+34 rwi-64 s_#-65 s_in-82 s_power-27 sa_calobra-73 sacred+43 sacre~+43 sad-100 saddle-65 saddle_bag-75 saddle_for-82 saddle_height-53
    saddle_hurts-103 saddle_is-88 saddle_nose-97 saddle_or-76 saddle_pain+85 saddle_sore+55 saddle_tilt-27 saddle_too-94 saddle_width-47 saddles-122 saddl~-58
    safe+19 safe_after-126 safe_for+133 safe_now+50 safe_to-52 safely-82 safel~-82 safer-60 safety-84 safet~-84 sag-87 sag_wagon-28 said+111 said_#+114
    said_he+59 said_his+110 said_no+144 said_ride+41 salbutamol+55 salbu~+55 salid~-28 salite+104 salit~+11 salt-85 salt_in-39 salt_on-89 salt_or-42 salta+63
    salty-51 salty_sweater-93 same-71 same_#-73 same_again-116 same_as-35 same_climb-85 same_day-82 same_effect+115 same_for-119 same_old-52 same_plan+30
    same_power-87 same_question+120 same_ride+40 same_speed-55 same_watts-61 sample+70 sampl~+70 sand-12 sandbagger-40 sandbagging-53 sandb~-88 sandwiches-88
    sandw~-119 sane-30 sang+71 sans+59 sans_se+57 sarms+250 sat+50 sat_and-83 sat_at+74 sat_in+64 sat_on+18 sat_up-89 saturday+47 saturday_and+46
    saturday_at-100 saturday_before-71 saturday_hill+90 saturday_how+52 saturday_i+98 saturday_is+48 saturday_night+49 saturday_or-42 saturday_ride-149
    saturday_so-109 saturdays-55 sauce-69 sauce_recipe-69 sauna+49 sauna_after-78 sauna_and-52 sauna_for-91 sausage-120 sausages+93 sausages_feel+47 save-72
    save_at+56 save_energy-65 save_in-32 save_the-56 save_watts-53 save_with-29 saved-26 saves-59 saving+10 savin~+10 savoury-65 savou~-65 saw-45 saw_black+66
    saw_god-54 saw_stars-16 saw_the-58 say+52 say_#+80 say_about-76 say_cycling+45 say_goodbye+75 say_how-122 say_ride+84 say_to+108 say_train+108 saying+56
    sayin~+56 says+96 says_#-26 says_a+42 says_build+79 says_cycling-126 says_do-108 says_he+177 says_hes+72 says_his+108 says_how+88 says_i-29 says_it-35
    says_my-34 says_next+102 says_no+53 says_nothing-101 says_race+35 says_rest+55 says_she+91 says_that-66 says_the+51 scalatore+29 scala~+29 scale-24
    scale_#-98 scan+99 scar+18 scar_on-86 scare-67 scare_me-67 scared+15 scared_of+54 scared_to+130 scarf-145 scarf_over-113 scary-84 scene-106 schedule-36
    scheduled+61 sched~-21 schlafen-64 schlagt+58 schlagt_mich+58 schla~+100 schlecht+73 schlecht_luft+79 schle~+73 schlu~+106 schnell+69 schneller-86
    schneller_werden-16 schne~-33 school+32 school_#+24 school_run-127 schoo~+62 schulter+53 schul~+184 schwanger+139 schwarz+67 schwarz_vor+67 schwa~+149
    schwindelig+103 schwindlig+84 schwindlig_und+84 schwi~-17 science-117 science_behind-58 scien~-107 scooter+11 scoot~+11 score-63 score_#-156 score_for-69
    score_meaning-42 score_without-95 scraped+65 scrap~+23 scratch-33 scratch_my+81 scratch_that-94 scrat~-33 scream+12 screaming-18 screams-15 screa~-26
    screen-64 screen_for-40 screens-15 screens_make+84 scree~-80 screw-63 se_faire+57 se_me+93 sea-79 sea_level-116 sealant-140 sealant_last-40 seala~-140
    season-34 season_break-54 season_plan-52 season_so-30 seaso~-34 seat-141 seat_post-122 seated-99 seated_or-35 seated_vs-20 seate~-99 seatpost-90
    seatpost_slips-81 seatp~-90 sec+70 sec_on+70 second+20 second_at+108 second_day+49 second_hand-102 second_power-52 seconds-67 seconds_and-84 seconds_at+27
    seconds_does-94 seconds_off-63 seconds_on-37 secon~-5 secret+25 secre~+66 secs+79 section+110 section_#+95 secti~+81 sector-86 secto~-86 see+31 see_#-97
    see_a+158 see_at-78 see_how-42 see_improvement-64 see_it-59 see_me-143 see_myself+102 see_no+165 see_only-146 see_stars+48 see_the-30 see_things+102
    see_through+25 see_what-99 see_why+84 see_you-67 seeing+106 seeing_double+70 seeing_sparkles+57 seeing_two+104 seein~+106 seem-91 seem_to-91 seems+76
    seen-85 sees+38 segment-106 segment_time-33 segme~-106 seguir+55 seguir_viviendo+55 segui~+55 sehe+55 sehe_keinen+73 sein-55 sein_fur+92 seis+6 seit+175
    seit_dem+62 seit_gestern+52 seit_ich+53 seit_monaten+51 seit_wochen+150 seizure+138 seizu~+138 selec~-88 self+65 sell-56 sell_my-29 sells+58 semaine-85
    semaines+69 semai~+23 semana-66 semanas+31 seman~+9 semi-32 semi_compact-32 sempre+19 sempre_stanco+89 sempr~+19 send-7 send_the-64 sends+97 sends_me+102
    senna+64 sense+16 sense_at+87 sense_for-94 sense_of-19 sensible-123 sensi~-123 sensor-20 sensor_dropout-35 senso~-21 sent-6 sent_the+24 sentence-36
    sente~-36 sentido+42 sentido_a+42 senti~+134 sento+103 senza+109 september-109 september_and+29 september_in-73 septe~-109 sera+87 series-22 serie~-22
    serious+27 serious_question-71 seriously+17 serio~+47 sert+47 sertraline+99 sertr~+99 service-58 service_bike-32 servi~-58 session-38 session_#+39
    session_for-173 session_i+103 session_in-104 session_mean-19 session_meaning-30 session_of-121 session_on+70 session_or-46 session_please-100
    session_said-100 session_should-35 session_that-43 session_to-58 session_today-99 session_when+40 sessions-44 sessions_do-79 sessions_in-96 sessions_into-48
    sessions_it+76 sessions_per-65 sessions_to+35 sessi~-45 set+47 set_a-50 set_an-141 set_my-184 set_the+55 set_too-61 set_zones+91 setback-72 setba~-72
    sets-74 sets_and-50 settimane+84 setting-94 settings-117 settings_do-58 setti~-47 settle-10 settle_an-30 settles+35 setup-99 seven-58 seven_hours-119
    seventeen+98 seven~+33 several-73 several_days-100 sever~-73 seville+13 sevil~+71 sex+74 sex_drive+85 sforzo-39 sforz~-39 shade+83 shake+93 shake_after-79
    shake_and-17 shake_how-75 shake_in+162 shakes+112 shake~+99 shaking+45 shaking_with+121 shaki~+45 shaky+70 shaky_and+58 shall+47 shall_i+47 shallow+33
    shall~+33 shape-143 shaped-127 shaped_like-64 shape~-127 share-101 share_my-87 share_of-56 sharp+118 sharp_pain+91 shattered-63 shatt~-63 shave-98
    shave_legs-88 shave_my-107 shave_their-44 shaved-66 shaved_legs-66 shave~-66 shaving-43 shavi~-43 she_can+33 she_did+88 she_does-19 she_has-88 she_is+40
    she_left+69 she_says-18 she_was-67 she_would-45 shed+100 sheep-94 sheet+95 shelf-118 shelter-96 sheltering-50 shelt~-114 shes+102 shift-55 shift_my-37
    shift_on-46 shift_the-57 shift_work-43 shifters+42 shifting-112 shifting_bad-112 shifts-93 shifts_and-58 shift~-65 shimano-75 shima~-75 shimmy-34 shimm~-34
    shin+107 shingles-44 shing~-44 shivering+107 shivering_and+63 shivering_like+92 shivering_on-106 shivers+157 shivery+100 shivery_in+80 shive~+178
    shocking-79 shock~-79 shoe+21 shoe_covers-62 shoe_size-81 shoes-68 shoes_are-112 shoes_for-77 shoes_make-84 shoes_on-26 shoes_too-59 shoot-28 shooting-16
    shoots+33 shoot~-42 shop-88 shop_and-43 shop_says-27 shopp~-74 shops-107 short-52 short_#+52 short_hills-72 short_intervals-94 short_of+107 short_or-48
    short_race-105 short_ride-93 short_rides+61 short_steep-48 short_version-32 shorter-55 shorter_stem-76 shortness+122 shortness_of+122 shorts-59 shorts_be-48
    shorts_for-91 shorts_or-60 shorts_with-49 short~-47 shot_in+119 shots-10 shots_at+135 should-12 should_a+60 should_be+16 should_cyclists-92 should_do+57
    should_he+76 should_it-36 should_just+106 should_mine+65 should_not-117 should_one-68 should_the-134 should_we+49 should_young-51 shoulder+50 shoulder_is+77
    shoulder_pain-21 shoulder_width-96 shoulders-74 shoulders_hurt-73 shoul~-6 shout-114 shouted-94 shouted_at-93 shouting+48 shouting_at+105 shouts+72 shout~-5
    show-11 show_different-31 show_in+139 show_me-101 show_off-83 show_on-61 show_up+97 showed+133 showed_#+103 shower+15 shower_after-17 shower_when+95
    showe~+64 shows-42 shows_#+100 shows_a-77 shrink+87 shrin~+87 shuts-80 shuts_up-50 shuttle+20 shutt~+20 si_je+85 sich-45 sicher+16 siche~+16 sick+81
    sick_after+68 sick_and+95 sick_but+99 sick_in+99 sick_of-59 sick_since+84 sick_this+100 sick_twice+104 sick_when+63 sickness+106 sickn~+106 side-62
    side_and+86 side_in-79 side_of+48 side_on+16 side_since+38 side_stitch-110 side_stitches-145 side_ways-115 side_when-48 side_wind-36 sided-51 sided_power-28
    sided_vs-34 sides+33 sidewall-86 sidew~-90 siento+103 sient~+103 sign-116 sign_sprint-72 sign_up-65 signal+75 signals-139 signed-28 signed_me-87
    signed_up+64 signe~-28 signs-125 signs_of-92 silly-99 simple-101 simply-35 simpl~-138 sin+135 since+138 since_#-59 since_a-115 since_about+89
    since_august+69 since_breakfast+62 since_crash+133 since_he+44 since_it+72 since_january+171 since_lunch+86 since_march+71 since_may+121 since_monday+59
    since_my+49 since_november+15 since_now-99 since_october+106 since_she+34 since_spring+120 since_summer+78 since_sunday+65 since_the+155 since_then-36
    since_this+153 since_thursday+84 since_tuesday+103 since_two+41 since_which-124 since_yesterdays+122 sing-120 single-28 single_chainring-103 single_leg-112
    single_sided-90 singl~-28 sinistro+43 sinis~+43 sinks-55 sip-57 sister_is-115 sister_says-126 sit-41 sit_around-68 sit_bones-61 sit_in-41 sit_on+38
    sit_sprint-25 sit_up-25 sits-88 sits_on-88 sitting-8 sitting_all-88 sitting_hurts+89 sitting_in-88 sitting_on+65 sitti~-8 six-32 six_and-51 six_percent-84
    six_pints+126 six_times+78 sixteen+139 sixte~+139 sixty-71 size-10 size_#-97 size_do-32 size_for-79 size_of+35 size_up+36 sizes-71 skiing-58 skiin~-58
    skills-104 skill~-104 skin+160 skin_and+51 skin_bone+74 skin_is+80 skinfolds+108 skinf~+108 skinny+117 skinn~+117 skinsuit-81 skins~-102 skip+100
    skip_dinner-72 skip_intervals-160 skip_lunch+114 skip_my+120 skip_the+72 skipped+50 skipped_the-38 skipping-48 skipp~-29 skips+63 slaat+82 slaat_over+78
    slammed-31 slamm~-31 slang-149 slapen-47 slape~-47 sleep-81 sleep_#+100 sleep_after-59 sleep_and+15 sleep_athletes-75 sleep_before-167 sleep_do-92
    sleep_enough-122 sleep_for+16 sleep_is-40 sleep_it+53 sleep_more-121 sleep_on-19 sleep_score-109 sleep_the+25 sleep_training-135 sleep_with-50 sleeping+21
    sleeping_#+91 sleeping_in+32 sleeping_pills+145 sleeps-68 sleepy+28 sleepy_and+165 sleepy_now+65 sleepy_since+54 sleep~+26 sleeve+120 sleeve_jersey+120
    sleev~+87 slept-120 slept_#+23 slept_badly-95 slept_like-129 sleutelbeen+65 sleut~+65 slices-59 slice~-59 slick-45 slick_or-37 slick_tyres-68 slid+96
    slid_out+82 slide-90 sliding+55 slidi~+55 slight-128 slightly+57 sligh~-30 slik+86 slimm~+106 sling-62 slipped+68 slipped_on-69 slippery-146 slipping-57
    slipp~-20 slips-76 slips_down-51 slipstream-49 slips~-49 slots-59 slow-67 slow_after+73 slow_and+76 slow_but-34 slow_can+58 slow_distance-26 slow_down+51
    slow_for-71 slow_in-67 slow_lol+33 slow_long-70 slow_me-99 slow_to-44 slow_twitch-37 slow_you-72 slower-64 slower_am-53 slower_on-124 slower_recovery-131
    slowe~-64 slowing-125 slowi~-125 slowly-15 slowl~-15 sluggish-74 sluggish_in-74 slugg~-74 slurring+169 slurr~+212 smacked+100 smack~+100 small-76
    small_cogs-75 small_group-95 small_hands-88 small_ring-162 smaller-92 smallest+47 small~+43 smart-109 smart_trainer-119 smart~-83 smashed-78 smash~-41
    smell_of+39 smells+29 smells_like-52 smells_of+122 smell~+71 smog-89 smoke+92 smoke_a+126 smoked-71 smoke~+28 smoking+62 smoking_in+37 smoki~+62 smooth-65
    smoothness-78 smoot~-64 snack-113 snack_before-88 snap+87 snapping+45 snapp~+61 sneezing-114 sneez~-74 sneller-136 snell~-136 sniffed+53 sniffles-81
    sniff~-9 snoring+61 snori~+61 snot-75 snow-139 so_#-99 so_a+69 so_an-33 so_bad+92 so_bear-58 so_close-47 so_do+23 so_done-76 so_easy+41 so_for-52 so_give+25
    so_good-66 so_hard-90 so_he-69 so_how-142 so_hungry-80 so_i+127 so_little-40 so_much+110 so_my+116 so_nobody+52 so_now-93 so_only-19 so_our-65 so_please-79
    so_rides-137 so_short-16 so_should+86 so_skinny+74 so_slow-69 so_swollen+79 so_that+43 so_the-62 so_there-95 so_thirsty-95 so_tired+87 so_viel+53 so_we-45
    so_what-60 so_which-19 so_with-54 so_you-53 soaked+103 soaked_through+50 soake~+103 sober+20 sobreentrenado+111 sobre~+111 social-88 socia~-88 sock+60
    socks-102 socks_leave+60 soda-49 sodium-154 sodium_in-100 sodium_per-40 sodiu~-154 sofa+19 sofa_after-75 soft+62 soft_bag-94 soft_pedal+40 soft_pedalling+73
    softer-23 softe~-23 sohn+93 sohn_ist+93 soigneur+25 soign~+25 soir+68 sold-98 sold_to-88 sole+103 soleil+64 solei~+64 soles-49 soles_worth-56 solid-110
    soll+31 soll_ich-21 solo-13 solo_#+30 solve+21 some+99 some_days+105 some_lines+91 some_nights+93 some_of+98 some_purple+51 some_riders-73 some_where-112
    somebody+9 someb~+9 somehow-50 someh~-50 someone+29 someone_has+64 someone_in+92 someone_who-94 someone_with-108 someo~+29 something+11 something_at+68
    something_easier-89 something_else-95 something_for-58 something_hard-84 something_is+43 something_with-99 sometimes+64 sometimes_i+96 sometimes_on+134
    somet~+45 son+32 son_does-34 son_fell+35 son_hit+55 son_is-73 sonne~-16 sonntag+63 sonnt~+63 sono+94 sono_incinta+103 sono_svenuto+57 soon+63 sore-108
    sore_after-125 sore_and+105 sore_arm-65 sore_bum-106 sore_cream-50 sore_has+63 sore_is+79 sore_knee-79 sore_legs-67 sore_lower+35 sore_on+40 sore_quads-86
    sore_throat-68 soreness-44 soren~-44 sores-59 sorry-58 sorry_for-97 sorry_i-74 sorry_what-76 sort+89 sort_a-91 sort_of+132 sorted+26 sorte~+26 sortie-27
    sorties+22 sorti~-23 sos-73 sotto+100 sotto_il+57 sound-143 sound_right-47 soup-111 souplesse-66 soupl~-66 sourc~-96 sous+92 soy+99 space+112 spaced+83
    spaced_out+83 spacers-83 space~+73 spain-93 spain_in-39 spare-83 spare_tubes-83 sparire+62 spari~+62 sparkles+57 spark~+10 spasm-51 spat+37 spat_out-96
    spd-103 spd_sl-43 speak-74 speaking-57 speak~-95 special-107 specialist-111 specific-17 specific_training-19 specificity-46 speci~-149 spect~-58 speech+27
    speec~+27 speed-62 speed_at-56 speed_bike-27 speed_cassette-50 speed_difference-15 speed_in-27 speed_of-39 speed_on-55 speed_play-17 speed_sensor-51
    speed_should-87 speed_suit-78 speed_to+71 speed_vs-72 speed_with-53 speed_wobble-71 speedsuit-23 speed~-145 spell~+41 spend-109 spent-86 spider-44 spide~-21
    spierpijn-51 spier~-51 spike-140 spikes-38 spike~-38 spin_#-103 spin_at+37 spin_class+77 spin_out-106 spin_to+83 spin_today-61 spin_ups-51 spindown-62
    spind~-62 spingo+47 sping~+47 spinning-91 spinning_class-110 spinn~-13 spins+44 spiral-84 spira~-84 spirits-41 spiri~-89 spit+80 split-40 split_#-39
    split_bit+60 split_or-83 splitting+24 split~-13 spoil-131 spoke+7 spokes-111 spokes_keep-61 spoke~-111 spongy-52 spong~-52 spoon-70 sport+78 sport_but+70
    sportif-45 sportive+31 sportive_and+36 sportive_in-151 sportive_starts+55 sportive_tips-59 sportives-23 sports-147 sports_drink-99 sports_in-31 sport~-37
    spot-39 spot_or-47 spot_training-35 spot_vs-59 spot_why-44 spots-47 spotting+125 spotting_after+45 spott~+125 spouse-10 spous~-10 spread-67 sprea~+43
    spring-37 spring_and-32 spring_classics-48 spring_i+55 sprint+5 sprint_#-127 sprint_and-98 sprint_but-33 sprint_finish-90 sprint_good+34 sprint_how-118
    sprint_i+21 sprint_interval-51 sprint_is-61 sprint_mean-33 sprint_meaning-61 sprint_power-63 sprint_session+35 sprint_train-58 sprint_workout+46
    sprinter-143 sprinters-82 sprints-12 sprints_at-100 sprints_for-55 sprin~-15 spritzen+70 sprit~+107 sprocket-75 sprockets-45 sproc~-75 squad+80 squar~-64
    squash-46 squas~-66 squat+45 squats-28 squats_for+34 squat~-28 squeaks-40 squeaky-117 squeal-103 squea~-85 squeezing+142 squee~+167 sram-78 ssri+141 sst-76
    sst_#-47 stabbed+62 stabbing+28 stabbing_when+117 stabb~+42 stable+16 stabl~+16 stabs+103 stack+87 stack_and-100 stag+82 stag_do+82 stage+70 stage_#+76
    stages-75 stage~-75 stairs+68 stairs_and+58 stairs_can+60 stairs_is-71 stair~+68 stake-100 stalked+66 stalk~+194 stance-60 stance_width-60 stanco+125
    stanco_da+67 stanco_e+89 stanc~+80 stand-66 stand_and+51 stand_for-63 stand_on+101 stand_or-102 stand_up-15 standard-54 standing-45 standing_climbing-90
    standing_on-20 standing_start-85 standing_starts-111 standing_still-71 stands+15 stand~-26 stare~+72 stars+13 start-16 start_a-26 start_again+52
    start_and+42 start_at+16 start_cycling-67 start_for-119 start_i-73 start_in-75 start_intervals+70 start_on-88 start_slow-153 start_slower-89 start_so+81
    start_the-19 start_to-60 start_too-78 start_training-60 start_with+93 started+134 started_again+94 started_ozempic+108 started_talking+60 started_to+46
    starters-137 starting+10 starting_at-80 starting_racing+96 starting_to+86 starts-26 starts_at+70 starts_in+122 starts_on-49 start~+66 starve+163 starving-68
    starving_after-129 starv~+14 state-104 static-95 statin+125 statins+179 station-16 station_on-88 stations-74 stati~+66 status-67 statu~-67 stay+68
    stay_at+37 stay_cool-108 stay_fit-155 stay_in-117 stay_light+63 stay_motivated-85 stay_on-113 stay_with-158 stays+139 steady-64 steady_state-104 stead~-64
    steel-84 steel_bike-83 steel_vs-30 steep-61 steep_bits+83 steep_climbs-65 steep_hill-56 steep_hills-80 steep_is-43 steer+131 steering-54 steer~-51
    steigung-54 steig~-54 stelvio-141 stelv~-141 stem-79 stem_#-78 stem_be-44 stem_bolts-38 stem_length-81 stent+107 stent_in+69 stent_put+101 stents+126
    stent~+126 step-25 step_in+90 steps-119 sterben+116 sterb~+116 steroidi+77 steroids+140 steroids_for+111 stero~+175 stick+88 sticky-41 sticky_bottle-34
    stick~-39 stiff-41 stiff_after-84 stiff_back-36 stiff_in-58 stiff_neck+30 stiff~-81 still+81 still_#+137 still_a+94 still_bleeding+46 still_drunk+119
    still_feel+41 still_fine+48 still_get-160 still_gets-81 still_going+110 still_good-104 still_got+40 still_have-70 still_improve-149 still_lose+108
    still_need-173 still_ok-98 still_okay-38 still_race+84 still_ride-111 still_there-33 still_to+71 still_useful-105 still~+129 sting+111 sting_and+47
    stings-12 sting~-12 stinks+101 stink~+69 stitch-127 stitch_in-50 stitches+87 stitc~+15 sto+121 stock-49 stock~-98 stoker-75 stoke~-75 stolen-85 stole~-85
    stolpert+56 stolpert_beim+56 stolp~+56 stomach-34 stomach_bug+125 stomach_flu+150 stomach_gets-104 stomach_on-85 stoma~-34 stone-114 stone_#-90 stoned+106
    stones-37 stone~+65 stood+36 stop+14 stop_after-40 stop_and+56 stop_drinking-54 stop_for+111 stop_forever+71 stop_in-89 stop_my-67 stop_on-99
    stop_pedalling-145 stop_riding-120 stop_shaking+111 stop_the-34 stopped+150 stopped_and+35 stopped_drinking+45 stopped_eating+130 stopped_in+81
    stopped_making+87 stopped_my+68 stopped_sweating+90 stopped_wearing+66 stopped_working-80 stopping-23 stopp~+141 stops+29 stops_for-21 stops_when+56
    stopwatch-101 stopw~-101 storage-92 stora~-92 store-113 stored-88 stores-35 store~-109 storm-74 storm_on-18 story-127 strad~-73 straight+58
    straight_after-146 straight_and+58 straight_line+56 strain-72 strai~+28 strange+24 strangled-82 strap-16 strap_broken-149 straps-70 strap~-129 strategy-67
    strat~-67 strava-23 strava_fitness-35 strava_kom-36 strava_relative-35 strava_says+31 strava_segment-18 strav~-23 streak+41 strea~+55 street-32 stree~-32
    strength-91 strength_into-60 strength_training-61 strength_work-62 strengths-65 stren~-94 stress+51 stress_fracture+126 stress_score-88 stressed-79
    stres~+34 stretch-35 stretches-71 stretching-98 stret~-54 strict-100 strict_is-100 stric~-91 strike-94 strik~-94 strip+50 stripes-38 strip~-38 stroke-109
    stroke_volume-82 strok~-109 strong+10 stronger-61 stronger_#-81 stronger_than+27 strongest-41 stron~-35 structure-74 structure_the-54 structured+55
    structured_training+55 struc~-20 stubborn-72 stubb~-72 stuck+47 stuck_at+98 stuck_between-33 stuck_in-99 student-16 student_discount-126 stude~+54
    studies-48 studi~-48 stuff+113 stuff_and+93 stuff_dripping+81 stuff_in-75 stuff_that+157 stuff_the+53 stumb~+103 stunden-54 stund~-101 stung+42 stung_by+28
    stung_in+100 stupid+18 stupi~+18 sturz+118 style-70 suave-83 sub-89 sub_#-89 subida+42 subid~+42 subir-111 subscription-99 subscription_got-58 subsc~-99
    succe~-51 such_a-76 suck+61 sudar+79 sudar_y+79 sudden+16 suddenly+44 sudde~+53 sue-76 suffer_better-106 suffer_fest-66 suffe~-11 sugar+31 sugar_#+72
    sugar_and-87 sugar_for-54 sugar_free-81 sugar_in-128 sugar_is+155 sugar_per-100 sugars+88 sugar~+88 suggest-75 suggestions+36 sugge~-16 suicd~+109
    suicidal+127 suicide+141 suicide_on+23 suicider+45 suicidio+71 suici~+181 suike~+105 suis+30 suis_evanoui+72 suis_sous+92 suis_tombe+71 suit+29 suit_a-69
    suit_for-94 suits-47 sul-68 summer+9 summer_and-15 summe~+9 sun+36 sun_all-74 sun_and+56 sun_cream-110 sun_on+112 sunburn-60 sunbu~-67 sunday-20 sunday_#-66
    sunday_after-100 sunday_and+72 sunday_because+28 sunday_group-52 sunday_i-91 sunday_if+70 sunday_in+34 sunday_is+100 sunday_ok+128 sunday_ride-123
    sunday_so-107 sunday_still+53 sunday_what+53 sunday_with-60 sundays-141 sunda~-34 sunglasses-108 sungl~-108 sunrise+31 sunri~+31 sunscreen-78
    sunscreen_does-78 sunsc~-78 sunstroke+161 sunst~+161 super+36 super_domestique-48 super_fit+104 supercompensation-110 super~+11 supplement-30
    supplements-184 suppl~-5 support-61 support_car-22 suppose-30 supposed-97 supposed_to-97 suppo~-140 suppr~+115 sur-62 sur_la+71 sur_le-51 sure-7 sure_it-21
    surentrainement+77 surentrainement_je+71 suren~+77 surge-127 surgeon+31 surgery+76 surges-135 surge~-10 surpr~-109 surrey-67 surre~-67 survive+36
    survive_a+111 survi~+36 suspension-42 suspension_setup-45 suspe~-96 svegl~+63 svenuto+57 svenu~+57 swallow+26 swall~+15 swannie-51 swann~-51 swap-149
    swap_for-118 swap_it-33 swap_with-112 swear-91 swears+23 swears_by-56 swears_he+93 swear~+23 sweat-39 sweat_a-59 sweat_and-32 sweat_any+155 sweat_it+58
    sweat_like-22 sweat_on+38 sweat_rate-140 sweat_test-117 sweat_the+119 sweated+22 sweater-93 sweater_white-93 sweating+177 sweating_about+40 sweating_and+69
    sweating_cold+49 sweating_in+70 sweating_like-44 sweats+125 sweats_and+117 sweaty+88 sweat~+165 sweet-75 sweet_spot-68 sweet_stuff-76 sweets-47
    sweetspot_session+58 sweet~-30 swelled+70 swelling+156 swelling_after+61 swell~+164 swerve-13 swerve_into+67 swerving+74 swerv~+24 swim-139 swim_like-51
    swimming-144 swimm~-118 swims-33 swings-49 swing~-49 switch-90 switch_to-47 switchbacks-69 switched-66 switc~-107 switzerland-37 switz~-37 swollen+129
    swollen_after+71 swollen_and+110 swollen_like+94 swoll~+129 symptoms+9 sympt~+77 sync-99 sync_with-86 syncing-72 synci~-72 syndrome+31 syndr~+31 system-20
    syste~-20 tabata-84 tabata_protocol-46 tabat~-84 table-160 table_salt-75 table_sugar-65 tablet+74 tablet_in+62 tablets+129 tablets_and+125 tablets_for+80
    tablets_make+69 tablets_to+32 table~+94 tabs+163 tactics+31 tacti~-6 tacx-49 tail-120 tailwind-169 tailwind_#-21 tailwind_home-36 tailw~-169 take+42
    take_#+130 take_at-91 take_beta+70 take_caffeine-93 take_epo+60 take_for+96 take_it-27 take_me-47 take_my+80 take_off-116 take_on-70 take_out+90
    take_ritalin+91 take_the-61 take_to+34 take_warfarin+33 take_water-32 taken+7 takes+12 takes_#-123 takes_me-31 takes_the+138 taking+82 taking_turns-144
    takin~+82 talk-164 talk_about-75 talk_test-85 talk_to-62 talking+43 talking_about-132 talking_in+53 talking_nonsense+47 talking_rubbish+84 talki~+43
    talks+47 talks_about+24 tall-16 taller-69 talle~-69 tan-84 tan_lines-71 tandem-122 tande~-122 tank-87 tap+31 tape+37 tape_it+59 taper-166 taper_be-48
    taper_for-184 tapering-109 taper~-129 target+96 target_at-150 target_is+70 target_watts-46 targets+27 targets_for-113 targe~+105 tarmac+62 tarma~+62
    taste+73 tastes+53 taste~-28 tattoo-100 tatto~-100 tbh+65 tcx-81 tea-8 tea_and-90 teach-138 teach_a-73 teacher-40 teach~-94 team+86 team_boss-25
    team_car-154 team_cars-105 team_doctor+80 team_has+96 team_in-53 team_is-97 team_leader-75 team_manager+70 team_mate-19 team_novio-66 team_pursuit-60
    team_she+68 team_time-58 team_to+108 teammate+151 teamm~+94 teams-114 tech-115 technique-139 technique_hands-50 techn~-48 teen+175 teenage+51 teenage_son+51
    teenager-40 teeth+98 tegenwind-71 tegen~-71 tell-32 tell_anyone+104 tell_me+18 tell_my+112 tell_someone-145 tell_them-63 tell_you-123 telling+73
    telling_me+22 telli~+73 telly-12 temp+137 temp_#+95 temp_of+69 temp_was+124 temperature+50 temperature_for-67 temperature_is-61 temperature_of+122
    temperature_should-45 tempe~+33 temple+62 templ~+62 tempo-34 tempo_blocks-54 tempo_or+83 tempo_per-25 temps-15 temps_pour-37 ten+53 ten_and-24 ten_days+100
    ten_is-30 ten_minutes+36 ten_seconds-37 ten_times+29 ten_year-75 ten_years-102 tendon+31 tendon_sore-121 tendo~+31 tenerife-55 tener~-55 tengo+88 tengo_#+97
    tengo_dolor+39 tengo_fiebre+55 tension-39 tensi~-39 tent-33 tent_at-93 tequila+61 tequi~+61 term+31 terms-55 terrible-96 terrified+86 terrified_of+86
    test-11 test_#-102 test_again-23 test_and-126 test_at-20 test_day-116 test_for-19 test_ftp-73 test_gave-68 test_how-63 test_i-55 test_my-62 test_on+76
    test_or-72 test_says+39 test_then+99 test_to+16 test_today+136 test_tomorrow+119 test_vs-25 test_was+87 test_with-104 test_yesterday+43 testa+112 tested-30
    tested_at-19 tested_on-39 tested_positive-25 teste~+20 testing-47 testi~-47 testosterona+66 testosterona_para+65 testosterone+199 testosterone_gel+144
    testo~+216 tests+110 tete+113 tete_et+50 tete_je+71 texas-77 text-76 texted+81 texted_me+80 texte~+81 than+18 than_#-58 than_a-62 than_at+54 than_ever+44
    than_he+68 than_it-74 than_me-158 than_my-147 than_normal+27 than_on-46 than_outdoor-43 than_outside-137 than_pedals-44 than_road-94 than_ten-67 than_the+60
    than_two-103 than_usual-87 thank-24 thank_you-61 thanks-77 thanks_for+89 thanks_that-99 thank~-77 that-38 that_#-125 that_and-63 that_bad-36 that_bar+123
    that_be-110 that_can-16 that_change+88 that_climb-109 that_count-101 that_course-34 that_crash+82 that_do+53 that_early-92 that_enough+82 that_for-92
    that_go-86 that_hard-43 that_he+84 that_helped-35 that_helps+38 that_hill-83 that_in-100 that_it+60 that_just+37 that_makes+67 that_mean-101 that_money-74
    that_much-126 that_my-23 that_needs-119 that_nobody+29 that_not-81 that_ok+55 that_on-21 that_one-78 that_ride-105 that_right-113 that_say-76
    that_session-88 that_stuff+141 that_the-126 that_too-159 that_was+20 that_with-39 that_work-38 that_you-69 that_zone-59 thats+76 thats_gone+40 thats_my+95
    the-15 the_#+31 the_a-70 the_aero+55 the_after+78 the_air-125 the_airport-33 the_alarm+107 the_alpe-37 the_alps-64 the_altitude+40 the_ambulance+91
    the_app-161 the_ardennes-48 the_arm+124 the_assumptions-74 the_attic-65 the_audax+97 the_average-82 the_baby-72 the_back-79 the_bank-19 the_bar-22
    the_bars+22 the_bearings-52 the_beer+87 the_belly+45 the_best-48 the_bibs-22 the_big-52 the_biggest+42 the_bike+50 the_bikes+67 the_bin+79 the_bins-27
    the_block-26 the_bloke-74 the_blue+58 the_bolts-74 the_bone+107 the_bonk-90 the_bottle-41 the_bottles+63 the_bottom-37 the_box-64 the_brakes+17
    the_break-160 the_breakaway-49 the_breastbone+82 the_bridge+39 the_broom+25 the_build-41 the_building-65 the_bunch-82 the_bypass-128 the_cafe+32 the_cake-42
    the_calendar-112 the_calories+105 the_camp+145 the_car+62 the_cardiologist+100 the_century+47 the_chain-98 the_chainring+78 the_cheese-31 the_chemist-94
    the_chills+85 the_climb+40 the_climbing+46 the_climbs+74 the_club+74 the_coast-78 the_cold-134 the_colour+133 the_commentators-122 the_commute-18
    the_cool-90 the_corner+62 the_couch+32 the_county+47 the_course-60 the_crank-59 the_crash+203 the_crit+65 the_cupboard+68 the_cyclocross-33 the_dark-46
    the_day-52 the_days-69 the_dead-59 the_deal-107 the_deck+50 the_deficit+84 the_descents+94 the_desert+103 the_diet-39 the_difference-76 the_ditch+76
    the_divorce+58 the_doc+103 the_doctor-28 the_dog-52 the_dolomites-78 the_dose+95 the_double-79 the_downhill+106 the_drive-63 the_drivetrain-58 the_drops-61
    the_e+100 the_easy-106 the_edge+107 the_effort-98 the_elbow+57 the_election-39 the_end-80 the_endurance-30 the_evening-108 the_exact+25 the_extra+41
    the_eyes-78 the_face-42 the_fall+99 the_family-89 the_fan-22 the_fast-37 the_fat-90 the_feed+47 the_festival+73 the_festive-66 the_file-87 the_final+26
    the_finish+53 the_first-122 the_fit-107 the_five-102 the_flat-100 the_flight-35 the_floor+50 the_flu+93 the_fondo-57 the_forecast-100 the_forum+62
    the_frame-65 the_fred-75 the_fridge-43 the_front-125 the_ftp+110 the_galibier+75 the_gap-43 the_garden-79 the_garmin+77 the_gates-61 the_gels-81 the_girl-63
    the_girls+39 the_giro-38 the_good-37 the_gran+176 the_grand-37 the_grass+102 the_gravel+46 the_ground+102 the_group-95 the_gun-134 the_gutter+50 the_gym+124
    the_hallway+28 the_hammer-64 the_handlebar-115 the_handlebars-21 the_hard-120 the_hardest-62 the_hassle-62 the_haute+21 the_head-54 the_heart-151
    the_heartrate-46 the_heat-17 the_heaviest+107 the_hedge-45 the_helmet-103 the_highlands+75 the_hill+96 the_hills+85 the_hip+111 the_holidays-104
    the_hoods+52 the_hospital-33 the_hot+154 the_hotel-78 the_house+92 the_hr-46 the_in-62 the_indoor-31 the_insurance+113 the_internet+41 the_jersey+41
    the_job+106 the_kerb+82 the_kids+23 the_kit-66 the_knee+78 the_kneecap-52 the_kom-107 the_koppenberg-26 the_lab-41 the_label-45 the_lads-19 the_lake-38
    the_lane-91 the_leader-112 the_least+55 the_left+33 the_leg+128 the_legs-24 the_letters+125 the_light-27 the_lightest-26 the_lights-15 the_line-46
    the_little+28 the_local-85 the_longer-79 the_longest-86 the_loo+77 the_loop+79 the_lowest+43 the_marathon+28 the_marmotte-50 the_massage+116 the_max+39
    the_menstrual-92 the_menu-52 the_middle+20 the_minimum-109 the_mirror+105 the_missed-43 the_moment-28 the_money-66 the_mood-97 the_more+74 the_morning-54
    the_mortirolo-58 the_most-48 the_mountains-19 the_mouth+73 the_mudguards-49 the_national+94 the_neck+33 the_neighbour-61 the_netherlands-58 the_new+19
    the_news-67 the_next-26 the_nineties-63 the_number-96 the_numbers-54 the_odd-100 the_off-63 the_office-63 the_old+73 the_one-57 the_only+128 the_organ-51
    the_others-108 the_outside-69 the_pacing+86 the_pack-44 the_paella-24 the_page-68 the_pain+65 the_party+106 the_passport+122 the_pedals+21 the_peloton-128
    the_phone-67 the_photo-42 the_picture-91 the_pile+102 the_pill+29 the_place+97 the_plan-118 the_plans+37 the_plug-58 the_pockets-92 the_podcast-54
    the_podium+142 the_point+95 the_power+19 the_prednisolone+99 the_president-94 the_price-40 the_pro-84 the_profile-101 the_pros+31 the_pub-93 the_pump+92
    the_quads+57 the_queen-101 the_quickest+119 the_race+18 the_railing+60 the_railway+44 the_rain-111 the_rainbow-61 the_ramp-141 the_razor+55 the_rear-51
    the_recovery-112 the_red-102 the_regional+53 the_rent-50 the_reservoir-30 the_rest-156 the_ribs+105 the_ride-19 the_rider-82 the_rides+21 the_right-21
    the_rim-106 the_rivet-70 the_road+37 the_roads-67 the_rocking+98 the_rollers+122 the_roof-71 the_room+102 the_roundabout+111 the_route-100 the_rule-105
    the_run-67 the_saddle-30 the_same-67 the_saturday-101 the_sauna+131 the_scale+28 the_school-46 the_screen-15 the_seat-54 the_seatpost-57 the_second-82
    the_sense-43 the_session-79 the_set+72 the_settings-41 the_shade+117 the_shivers+95 the_shop-101 the_shorts-56 the_shower+131 the_side-38 the_size+37
    the_skin+83 the_slow+104 the_small-99 the_smallest+50 the_sofa+25 the_spokes-64 the_sport+74 the_sportive+49 the_spring-56 the_sprint+42 the_squad+93
    the_stag+82 the_stage+46 the_stairs+87 the_station+32 the_steep+83 the_stelvio-133 the_stem+24 the_stomach+53 the_story-105 the_strap-60 the_streak+47
    the_subscription-117 the_summer-52 the_sun+154 the_sunday-31 the_sweetspot+58 the_swim-73 the_table-75 the_tablets+115 the_talk-19 the_tank-85 the_taper-105
    the_tarmac+94 the_team+64 the_temperature-86 the_tempo-49 the_tent+33 the_thing-108 the_third-153 the_threshold-34 the_time-68 the_toilet+126 the_top-28
    the_tour+37 the_tourmalet-85 the_towpath-49 the_track-69 the_traffic+53 the_trailer-51 the_train-99 the_training+29 the_trial-101 the_triathlon-30
    the_tss-50 the_tt+33 the_tuesday-24 the_tumble+80 the_tummy+71 the_turbo+19 the_twins+37 the_two-102 the_tyre-69 the_tyres-87 the_uk-60 the_university-51
    the_valley-93 the_valve-72 the_van-18 the_ventoux-98 the_verge+147 the_viaduct+83 the_virtual-58 the_virus+120 the_voice+51 the_wada-80 the_wahoo-57
    the_wall-49 the_warm+17 the_watch+27 the_watt-56 the_watts-35 the_way-47 the_weather-127 the_website-86 the_wedding+40 the_wednesday-93 the_week-151
    the_weekend-66 the_weekly-108 the_wet-91 the_wheels-32 the_whole-187 the_wife-24 the_wind-71 the_window-51 the_winner-79 the_winter-27 the_woods-61
    the_word-134 the_work-83 the_workout-23 the_world+37 the_worlds-105 the_wrong+37 the_year-113 the_zoncolan-93 the_zones-91 the_zwift+101 their-52
    their_legs-44 them-51 them_do-81 them_for-83 them_in-72 them_out+80 them_when-63 then_#+50 then_a+107 then_does+49 then_i-17 then_it+29 then_my+62
    then_nothing+96 then_screens+139 then_the-25 then_two+68 then_what-53 there+33 there_a-54 there_an-80 there_and+90 there_any-55 there_anything+29
    there_are+126 there_as-83 there_at-26 there_for+96 there_i-68 there_in-119 there_is+44 there_on+41 there_something+30 there_was-35 theres+106 theres_a+26
    there~+106 these-15 these_days+41 these_things-66 they-7 they_all-92 they_any-66 they_are+61 they_call+64 they_do-52 they_go-51 they_have-76 they_made-33
    they_make+57 they_put+97 they_ride-47 they_say-59 they_taste-76 they_work+49 they_would+36 thick+18 thicker-21 thick~+18 thigh+60 thighs+120 thighs_after+51
    thighs_are+100 thigh~+120 thin+55 thin_air-61 thin_and+86 thing+43 thing_and+20 thing_for+34 thing_i+94 thing_in+31 thing_is-46 thing_with-143 things+5
    things_after+123 things_on-91 think+95 think_#-63 think_about+143 think_i+106 think_it-69 think_she-67 think_straight+101 think_what+124 thinking+158
    thinking_about+145 thinking_everyone+93 thinking_of+48 thinks-87 thinks_i+92 thinks_it-118 think~+120 thinner+47 thinners+93 thinners_and+84 thinn~+83
    third+56 third_chest+148 third_month+120 third_one+78 third_stress+30 third_time+23 third_week-51 thirst-145 thirs~-40 thirties-39 thirty+65 thirt~-8 this+8
    this_#+107 this_after+30 this_and-94 this_any+59 this_be-35 this_derailleur-71 this_in-59 this_is+70 this_month-117 this_morning+215 this_plan-90
    this_pressure+33 this_season+33 this_time-59 this_weekend-37 this_winter+69 this_year-55 those-137 those_#-69 those_guys-81 those_overunders-36 though-10
    though_and-26 though_how-21 though_it+85 thought+50 thought_it+79 thoughts+114 thoug~+54 thous~-105 thread-46 threads-85 threa~-94 three-59 three_#-51
    three_days+118 three_hard-99 three_hour-44 three_hours-52 three_months+99 three_mornings-130 three_or+47 three_paracetamol+94 three_punctures-30
    three_rides-93 three_stops+46 three_times-47 three_weeks+78 threshold_cycling-86 threshold_for-60 threshold_heartrate-91 threshold_how-91 threshold_hr-83
    threshold_intervals-87 threshold_is+80 threshold_mean-69 threshold_meaning-84 threshold_ok-25 threshold_power-53 threshold_session+73 threshold_sessions+18
    threshold_training-119 threshold_workouts-35 threw+187 threw_up+178 throat+96 throat_closing+46 throat_feels+64 throat_gone+145 throat_is+86 throat_itchy+63
    throat_on-101 throa~+89 through+15 through_a-56 through_and-135 through_it+91 through_my+115 through_nose-106 throu~+15 throw+71 throw_up+68 throwing+8
    thrown+52 throw~+10 thru+102 thru_axle-98 thu-100 thu_sat-83 thumb-76 thump+63 thump_and+63 thumping+87 thump~+90 thunderstorm-53 thund~-55 thursday-7
    thursday_friday+46 thursday_intervals-85 thursdays-13 thurs~+13 thyroid+88 thyroid_pills+90 thyro~+128 tiagra-49 tiagr~-49 tibia+48 tick+72 tick_bite+71
    tick_off+82 ticker+70 ticke~+70 ticks-95 tiene-5 tight+60 tight_#+25 tight_after+78 tight_and+99 tight_band+58 tight_bike-126 tight_can+81 tight_chest+120
    tight_cycling-46 tight_from-76 tight_hamstrings-94 tight_hip-77 tight_hips-55 tight_jersey-69 tight_shoes+34 tight_should-130 tightness_on+81 tights-82
    tight~-12 tijdens+78 tijdens_het+39 tijde~+78 til+10 til_i-130 till+116 till_#+56 till_half-63 till_i+129 till_it+72 till_my-77 till_noon+57 till_october-49
    till_the-61 till_they+65 till_thursday-94 tilt+13 time-79 time_#-47 time_after-56 time_and+24 time_asker-44 time_at-123 time_can-51 time_cut-124
    time_does+56 time_for-91 time_i+145 time_in+60 time_is-21 time_it+148 time_job+106 time_limit-42 time_now-69 time_off-120 time_on-155 time_or-40
    time_should-67 time_since+133 time_to-22 time_trial-37 time_trials-133 time_up-82 time_went+67 time_what-72 time_with-27 time_wrong-33 timeline-64 timel~-64
    times+12 times_a-35 times_are+22 times_my+40 times_on+106 times_this-67 timing-77 timin~-77 tingle+38 tingle_after-41 tingling+15 tingling_and+72
    tingling_fingers-121 tingly+69 tingl~+73 tiny+21 tip-97 tipo+106 tipps-102 tips-122 tips_for-61 tire-138 tire_for-94 tire_pressure-54 tired+25
    tired_after-138 tired_and+38 tired_legs-69 tired_not+109 tired_of+52 tired_on+44 tired_than-66 tired_today-140 tiredness-31 tired~-31 tires-83 tires_for-27
    titanium+25 titanium_frame-44 titan~+25 title+12 tiz-67 tmrw+115 to_a-16 to_acclimatise-63 to_adapt+27 to_adjust-141 to_after-88 to_altitude-112 to_an-107
    to_and-63 to_anyone-88 to_arrive-69 to_attack-100 to_avoid-151 to_back-97 to_be+136 to_beat+37 to_bed+59 to_bleed+75 to_brake-124 to_brighton-51 to_bring-50
    to_build-119 to_burn+122 to_buy-29 to_calculate-57 to_calibrate-124 to_call-69 to_calm+90 to_carry-151 to_change-111 to_check-30 to_clean+63 to_climb+112
    to_coast-53 to_come+15 to_corner-32 to_cross-75 to_cut-104 to_cycle-194 to_cycling-84 to_descend-88 to_die+204 to_disappear+25 to_disc-37 to_do+20
    to_dress-85 to_drink-55 to_drop+135 to_dry+97 to_eat-61 to_end+37 to_enjoy-79 to_everyone+124 to_exhaustion-31 to_exist+128 to_expect-117 to_failure+16
    to_feel+17 to_find-63 to_fit-108 to_fix-74 to_friday-98 to_get+86 to_give-67 to_hang+48 to_have-65 to_heat-15 to_hide+72 to_him-33 to_hold-27 to_home+43
    to_hot-42 to_hurt+94 to_improve+65 to_it+81 to_join-73 to_jump-66 to_just+89 to_kcal-92 to_kil+69 to_kill+118 to_kms+76 to_know-60 to_last-47 to_lean+113
    to_learn-78 to_leave-119 to_let+31 to_lie+63 to_live+113 to_look+155 to_lose+90 to_make+86 to_matter+77 to_me+15 to_measure-26 to_mine-122 to_mornings-25
    to_move-59 to_my+55 to_nationals+25 to_normal-129 to_not+144 to_order+46 to_pace-108 to_pack-37 to_paris-62 to_pass+81 to_peak+33 to_pedal-35 to_pedals-35
    to_pee+77 to_pick-111 to_pieces+46 to_plan-113 to_prepare+43 to_put-148 to_quit-60 to_race-93 to_races+27 to_racing-65 to_raise-60 to_read-97 to_recover+18
    to_restart-96 to_retest-121 to_ride-27 to_riding+53 to_rotate-57 to_run-86 to_saturday-129 to_save-93 to_say+73 to_sell+44 to_set+51 to_settle+63
    to_shave-74 to_shift+19 to_sign-58 to_sit+47 to_sleep+52 to_sort-56 to_spare-117 to_spend-98 to_spin+34 to_split-71 to_stand-74 to_start+121 to_stay+57
    to_steer+131 to_stop+113 to_suffer-82 to_sunday-68 to_survive-106 to_sweat+112 to_take-110 to_taper-89 to_tell-33 to_the+53 to_think+60 to_thursday-82
    to_touch+119 to_training-36 to_try+40 to_turn-101 to_understand-81 to_update-64 to_upload-51 to_use-25 to_wake+78 to_warm-93 to_wear-145 to_weigh+73
    to_weight-99 to_wheels-55 to_win+113 to_work+19 to_worry+101 to_zero-50 to_zwift-28 toast-72 toasted-42 toasted_legs-42 toast~-42 tochter+52 tochter_ist+52
    tocht~+52 today-43 today_after-71 today_and+130 today_at-45 today_could-78 today_how+116 today_i-52 today_is+24 today_or-107 today_should-108 today_was+66
    toddler-114 toddler_and-55 toddl~-114 todo+101 todos+91 toe+41 toes-104 toes_cycling-34 toes_freezing-82 toes_in-76 toes_up-45 tofu-116 together-96
    together_on+55 together_with+48 toget~-96 toilet+67 toilet_stop-131 toile~+67 told+26 told_i+65 told_me-32 told_to+40 tolerate+43 toler~+7 tom+55 tomando+83
    toman~+83 tomar+93 tomar_epo+49 tombe+84 tombe_sur+71 tomo+98 tomorrow+8 tomorrow_#+65 tomorrow_and-19 tomorrow_for-39 tomorrow_how-27 tomorrow_i+38
    tomorrow_instead-66 tomorrow_is+74 tomorrow_ride+91 tomorrow_stage+82 tomorrow_the-48 tomor~+8 tongue+22 tongue_feels+126 tongu~+22 tonight+109
    tonight_or+113 tonig~+109 tonsi~+103 too-50 too_bright+48 too_close-140 too_cold-42 too_early-61 too_easy-70 too_far-112 too_fast-132 too_fat+118
    too_hard-127 too_heavy-73 too_hot-93 too_late-155 too_little-133 too_long-131 too_low-44 too_many-80 too_much-58 too_narrow-52 too_old-119 too_short-46
    too_slow-85 too_small+40 too_tight-106 too_wide-78 took+169 took_#+90 took_a+65 took_all+30 took_it+82 took_mdma+88 took_me-37 took_my+100 took_some+78
    took_the-102 took_two+88 tool+30 tools-107 tooth+118 top-84 top_#-65 top_of+84 top_or-66 top_tube-109 top_up-28 topic+22 tops-50 tore+51 torn+139 torque-60
    torque_intervals-57 torque_training-32 torqu~-60 tot-16 total-33 total_#+42 total_time-70 totally+25 total~+25 touch+56 touch_and+42 touch_toes-80 touche+50
    touched+32 touches+110 touches_me+110 touching+71 touch~+105 toughness+5 tour-95 tour_#-108 tour_de-39 tour_how-132 tour_in-69 tour_of+88 tour_on-24
    toure~-53 touring-98 touri~-98 tourmalet-85 tourm~-85 tours-88 tout+120 tout_le+91 towards+53 towards_my+53 towar~+53 towel-110 town+11 towpath-49 towpa~-49
    toxic-60 tpi-66 tpu-38 tpu_tube-21 tpu_tubes-51 tpu_vs-39 track-50 track_and+80 track_cycling-72 track_in-49 track_league-81 track_stand-109 tracker+19
    tracking+35 tracks-108 track~+16 trade-8 tradition-70 tradi~-76 trail-18 trailer-85 trail~-67 train-19 train_#+66 train_a-124 train_again-181 train_at-117
    train_by-112 train_for-146 train_hard+50 train_harder+124 train_in-40 train_low-103 train_meaning-82 train_more+29 train_my-110 train_on-27 train_or-41
    train_properly-69 train_today-19 train_too-126 train_with-58 train_without-99 trained-31 trained_every+71 trainen+7 trainer+8 trainer_all-75
    trainer_always-34 trainer_and-91 trainer_for-98 trainer_in-47 trainer_is-128 trainer_mean-144 trainer_meaning-64 trainer_ok+131 trainer_or-104
    trainer_power-67 trainer_reads-96 trainer_session+157 trainer_shows-60 trainer_that-114 trainer_watts-55 trainer_which-34 trainer_with-54 trainerroad-115
    trainers+42 trainiere+20 trainieren+27 training-26 training_after-156 training_and-48 training_app-45 training_around-124 training_as-125 training_at-121
    training_be-46 training_before-121 training_block-47 training_by-68 training_camp-59 training_cycling-59 training_day-58 training_during-124
    training_effect-117 training_for-95 training_good-94 training_help-86 training_hours-80 training_i-83 training_in-105 training_load-108 training_lol-87
    training_mean-25 training_meaning-43 training_monotony-54 training_more+93 training_on-149 training_or-65 training_outside-58 training_over-62
    training_peaks-67 training_plan-34 training_readiness-32 training_status-67 training_stress-47 training_tips+41 training_to-75 training_too-55
    training_twice+120 training_value-103 training_week-76 training_what-167 training_when-100 training_with-134 training_without-53 training_work-32
    training_worth-116 training_zones-62 trainingpeaks-77 trainingsplan-106 trains+27 train~-30 tram-54 tram_tracks-54 tramadol+148 tramadol_banned-131
    tramadol_before+76 tramadol_for+201 trama~+148 trampoline-80 tramp~-80 transfer-134 transfusion+115 translate-106 transpirer+45 transpirer_et+45 trans~-19
    travel-88 travelling-79 trave~-103 tre+106 tread-17 treat-150 treatment+9 treat~-46 tree+92 trembling-101 trembling_after-101 tremb~-101 tres+54
    tres_vite+54 tri-109 tri_bars-40 tri_bike-123 trial-30 trial_and-138 trial_bike-112 trial_code-27 trial_ends-96 trial_meaning-59 trial_on+32 trials-133
    trial~-133 triathlon-84 triathlon_bike-40 triathlon_sprint-63 triat~-85 trick+115 trick~-10 tried-58 trim+106 trim_#+106 trimester+146 trime~+146 trimp-81
    trinken-75 trinken_bei-75 trink~-75 trip-72 trip_in-72 trop+51 trop_bu+51 troppo+90 tropp~+90 trouble-55 troub~-55 trt+196 truck+115 true-96 true_that-30
    true_you-68 trust-119 trust_my-98 try+18 try_and-100 try_it+33 try_something-60 try_to+28 trying+30 trying_to+216 tryin~+30 tsb-109 tsb_for-144 tss-193
    tss_a-52 tss_for-112 tss_from-34 tss_like-47 tss_of-89 tt_#-140 tt_and-110 tt_at-77 tt_bike-152 tt_by-98 tt_course-74 tt_effort-37 tt_helmet-109 tt_how-107
    tt_in+22 tt_is-38 tt_on+37 tt_pacing-90 tt_position-142 tt_training-24 tte-155 tts-25 tub-73 tube-154 tube_bag-29 tube_for-103 tube_meaning-20 tubeless-110
    tubeless_for-57 tubeless_sealant-28 tubeless_tyre-33 tubeless_worth-44 tubel~-110 tubes-38 tubes_for-87 tubes_or-24 tubes_worth-57 tubs-146 tubular-77
    tubul~+25 tuck-93 tue-41 tue_for+114 tue_thu-83 tuesday+13 tuesday_and-40 tuesday_but+108 tuesday_since+115 tuesdays-59 tuesd~-30 tumble+89 tumble_i+80
    tumbl~+89 tummy+50 tummy_ache+44 tummy_bug+102 tummy_cramps+39 tun-15 tunnel+48 tunnel_vision+126 tunne~+48 turbo+58 turbo_alternatives-92 turbo_session+110
    turbo_trainer-130 turbo_until+81 turn+7 turn_be-61 turn_my-33 turn_off+15 turn_on+41 turn_the-43 turned+71 turned_#+61 turned_into+137 turned_up-66
    turne~+67 turning+123 turning_#+89 turni~+123 turns+10 turns_#+97 turns_at-98 tussen-85 tusse~-85 tutti+88 twelve+72 twelv~+72 twenty-69 twent~-123 twice+96
    twice_a-46 twice_at+113 twice_on+55 twice_per+80 twice_this+16 twin-90 twinge-113 twinge_in-80 twinges+113 twing~+21 twins-39 twitch-110 twitch_mean-24
    twitch_meaning-34 twitc~+22 two-43 two_#-109 two_and-76 two_beers-75 two_before+98 two_bottles+125 two_coaches-67 two_coffees-79 two_cousins-56 two_cups-57
    two_easy-79 two_espressos-98 two_goals-96 two_hard-41 two_hour-30 two_hours-84 two_ibuprofen+66 two_interval-48 two_is-66 two_lines+71 two_minutes-33
    two_months+46 two_more+152 two_of+69 two_pints-115 two_power-43 two_races-72 two_riders-67 two_rides-37 two_sessions-150 two_short-54 two_sprints-75
    two_stents+126 two_weeks-96 two_years-43 type+61 type_#+238 type_in-110 type_one+122 typed-46 typed_that-47 types-90 types_of-85 typical-85 typic~-85
    typing+13 typin~+13 tyre-142 tyre_blew-19 tyre_choice-30 tyre_has-78 tyre_loses-105 tyre_or-48 tyre_pressure-37 tyre_should-164 tyre_width-44 tyres-169
    tyres_cost-25 tyres_faster-47 tyres_for-26 tyres_lose-63 tyres_on-57 tyres_really-30 tyres_too-27 tyres_with-29 ubel+72 ubersetzung-54 ubersetzung_fur-54
    ubers~-54 ubertrainiert+58 ubertrainiert_seit+58 ubert~+137 ubriaco+69 ubria~+69 uci-88 ultegra-56 ulteg~-56 ultima-68 ultim~-68 ultra-66 ultra_distance-19
    um_#-19 um_leichter+89 un_mes+57 un_mois+39 un_peso+64 un_plan-90 un_po-143 un_poco-126 una-54 una_marcha-104 una_salita-62 unalive+81 unali~+115 unbound+9
    unbou~+9 uncle+86 uncle_told-30 unclip-68 uncli~-68 und+173 und_#-74 und_fahre+71 und_ich+104 und_keine+33 und_mir+62 und_training+69 und_will+159 under+41
    under_#+31 under_a+69 under_an-136 under_load-82 under_my+16 understand-118 understands-77 understands_what-77 understood-66 underwear+100 under~-101
    undo-137 undo_my-69 undulating-79 undul~-79 une-61 une_douleur+42 unfit+19 uni-130 unico~-106 unit-50 units+161 units_should+145 university-51 unive~-51
    unless+96 unless_i+96 unles~+96 unlit-94 unlit_lanes-89 unplug+66 unplu~+66 unproductive-106 unpro~-106 unter-61 unter~+128 until+81 until_i+39
    until_intervals+78 until_it+90 until_march-75 until_payday-79 until_the+51 until_thursday+38 unwrap-95 unwra~-95 up_#+140 up_a-97 up_after+112 up_all+42
    up_and+126 up_before-85 up_box+64 up_but+43 up_can+70 up_cycling-25 up_ditchling-77 up_each-84 up_early-116 up_every-67 up_feel+66 up_for-67 up_from-89
    up_green+62 up_how+62 up_i-96 up_in+26 up_into+27 up_like+70 up_longer-102 up_mean-32 up_meaning-48 up_my+99 up_no+129 up_on+18 up_plan-45 up_routine-31
    up_since+199 up_the-47 up_then+27 up_there-87 up_to+70 up_twice+93 up_what-81 up_which+66 up_with-76 update-101 update_my-60 updat~-101 upgrade-103
    upgrades-48 upgrading-65 upgra~-112 uphill-162 uphill_or-46 uphill_tt-33 uphil~-113 upload-115 upload_a-68 uploa~-115 upper-11 upper_body+29 upright-41
    uprig~-41 ups-86 upset-82 upset_stomach-55 upside-94 upside_down-94 upsid~-94 upstairs+117 upsta~+117 urin+111 urine+213 us_in+119 use-36 use_#-125 use_a-39
    use_erg-61 use_for+23 use_it-53 use_of-108 use_the-104 use_them-104 used-87 used_bike-24 used_to-100 useful-176 useful_for-88 useful_or-17 usefu~-176
    useless-71 usele~-71 using+25 using_the-18 usual-115 usual_at-99 usually+60 usual~+60 utilisation-72 utilization-64 utili~-72 uur-94 va_al+42 vacation-77
    vacat~-77 vaccination-86 vaccine-42 vacci~-64 vais+127 val+73 valley-103 valle~+45 value-109 value_in-99 valve+12 valve_how-84 vam-169 vam_#-59 van+78
    van_#+35 vanish+130 vanished+116 vanis~+67 varia-125 variability-59 variability_index-32 variation-78 varia~-134 vatios-45 vatios_para-43 vatio~-45 vedo+121
    vedo_doppio+44 vegan-159 vegan_protein-42 vegetarian-92 veget~-92 velo+81 velocity-103 veloc~-114 velodrome-76 velod~-76 vent-56 vent_de-52 vento-61
    ventoux-11 ventoux_from-60 vento~-11 veo+127 veo_sentido+42 verge+147 verification+13 verif~+13 verkatert+119 verka~+119 verlieren+47 verli~+47 vermo~+56
    version-126 versi~-111 versus-98 versu~-103 vertical-100 verti~+64 verward+62 verwa~+62 very-116 very_steep-58 verzet-41 verzet_voor-41 verze~-41 vest-58
    vet-85 vet_and-122 veut+141 veux+6 veux_en+99 veux_mourir+107 veux_perdre+54 viaduct+83 viaduct_every+128 viadu~+83 viagra+165 viagr~+165 vida+97 video-122
    videos-31 video~-31 vie+108 viel+96 viel_salbutamol+70 viel_training+160 viel_watt+36 viele+60 viento-39 vient~-39 view-119 village-84 villa~-84 vinge~+146
    virtual-60 virtual_elevation-29 virtu~-60 virus-6 vision+168 visio~+168 visit~-50 visua~-72 vita+127 vitamin-29 vitamin_d-114 vitamins+59 vitamins_from+71
    vite_au+54 vivere+96 viver~+96 viviendo+55 vivie~+55 vivir+126 vivre+109 viz-69 vlamax-77 vlama~-77 vodka+177 vodka_a+73 voglio+48 voglio_morire+93
    voglio_perdere+61 vogli~+53 voice+51 vois+72 vois_double+48 voltaren+134 volta~+150 volume-52 volum~-52 volunteer-91 volun~-91 vom+102 vomir+72
    vomir_apres+65 vomissements+75 vomis~+75 vomit+37 vomited+118 vomited_after+53 vomiting+133 vomiting_and+67 vomito+81 vomitos+50 vomit~+214 voor-29
    voor_#-59 voor_de+39 voor_een+63 vor+50 vor_augen+55 vor_dem+16 vorrei+92 vorrei_farla+43 vorrei_sparire+62 vorre~+92 voucher-49 vouch~-49 vs_#-86
    vs_back-47 vs_butyl-39 vs_carbon-46 vs_drops-39 vs_ftp-104 vs_heartrate-64 vs_long-43 vs_power-83 vs_pyramidal-34 vs_real-56 vs_road-144 vs_solo-92
    vs_standing-20 vs_threshold-93 vs_tight-69 vs_tpu-39 vs_w-72 vuelta-60 vuelt~-60 w_#-136 w_and+113 w_at-128 w_balance-22 w_for-145 w_friends+34 w_good+53
    w_how-156 w_in-68 w_is+106 w_kg-95 w_more-43 w_on-172 w_or+58 w_prime-114 w_time-99 w_what-43 wada-104 wada_list-80 wagon-38 wagon_mean-30 wagon_meaning-52
    wahoo-112 wait-44 wait_for-50 wait_i-87 wait_it-97 waiting+29 waiti~+29 waits+123 wake+54 wake_him+99 wake_me+44 wakes+29 wakes_me+29 wales+42 walk+8
    walk_after+149 walked-25 walke~-25 walking+36 walking_the+178 walki~+36 wall-110 wall_i-77 wall_what-38 wanneer+83 wanneer_weer+76 wanne~+83 want+136
    want_a-142 want_it+93 want_more+169 want_my+107 want_out+125 want_the+96 want_to+65 wanted-35 wanted_me+44 wanted_to-59 wante~-35 wanting+62 wanting_to+62
    wanti~+62 wants+121 wants_a+67 wants_intervals+183 wants_me+143 wants_my-73 wants_to+54 war+75 ward-95 wardrobe-93 wardr~-104 ware+90 ware_besser+79
    warfarin+170 warfarin_and+117 warfa~+170 warm-26 warm_air-83 warm_up-50 warmer-95 warmers-54 warmers_for-73 warme~-91 warming-36 warmi~-36 warmup-46
    warmu~-46 warning+30 warni~+86 was-65 was_#-31 was_a-77 was_all+36 was_an+56 was_at-99 was_born+124 was_brutal-52 was_burning+85 was_carnage-57 was_dead+83
    was_doing+28 was_fine-116 was_gone+126 was_great-94 was_home-45 was_in+31 was_ist-134 was_it-112 was_knocked+122 was_like+23 was_my-130 was_not+118
    was_on-32 was_one+38 was_only+54 was_out+92 was_positive+102 was_shivering+117 was_sick+41 was_soft+112 was_still-104 was_that-133 was_thumping+42
    was_tun-15 wash-85 washed-77 washer-73 washe~-110 washing+55 washi~+55 wasp+60 wasp_sting+54 waste_of+50 wasted+39 waste~+39 wat-142 wat_is-68 watch-60
    watch_#-44 watch_enough-29 watch_for-60 watch_says-58 watch_the+28 watched-149 watched_a-75 watched_the-57 watching-55 watching_the-110 watch~-154 water+58
    water_and+44 water_at-21 water_bottle-165 water_down+43 water_i+114 water_immersion-84 water_in-88 water_on-54 water_over-89 water_per+16 water_pills+103
    water_tablets+191 water_to+144 waterproof-94 waterproof_or-94 waters+106 watery+14 water~+60 watt-132 watt_auf-74 watt_bike+22 watt_in-127 watt_voor-43
    wattage-35 watta~-35 watts-107 watts_#-30 watts_and-101 watts_are+64 watts_at-95 watts_could-94 watts_cycling-23 watts_do-108 watts_does-78 watts_for-77
    watts_give-28 watts_higher-17 watts_how-136 watts_in+30 watts_is+62 watts_less+55 watts_lost-73 watts_lower-21 watts_more-81 watts_on-64 watts_or-93
    watts_saved-44 watts_than-49 watts_the-88 watts_to-93 watts_what-90 watts_would-67 wave-13 wax-77 wax_my-49 wax_or-43 waxed-19 waxed_chain-19 waxing-41
    waxin~-41 way+26 way_#-128 way_after-64 way_do-99 way_down-45 way_home-78 way_is+29 way_of+133 way_out+131 way_to+108 way_up+35 ways-115 wbal-115 we_all-23
    we_are+125 we_do-36 we_go-86 we_had-84 we_have+35 we_know-81 we_pace-55 we_ride+17 we_should-92 we_start-48 we_were+23 we_would-30 weak+20 weak_at-76
    weak_legs+56 weak_riders-50 weaker-97 weaker_in-32 weake~-123 weakness+105 weakn~+100 wear-117 wear_a+24 wear_at-43 wear_in-37 wearing+66 wearing_a+66
    weari~+66 wears+49 weather-51 weather_forecast-71 weather_intervals+60 weather_tomorrow-73 weath~-51 weaving+45 weavi~+45 website-52 websi~-52 wed-83
    wed_and-70 wedding-22 wedding_on-81 weddi~-22 wednesday-63 wednesday_and-104 wednesday_nights-91 wednesdays+47 wedne~-34 wedstrijd+100 wedst~+100 wee+110
    weed+172 weed_before+113 week+8 week_#-78 week_as-69 week_at-143 week_back-66 week_because-85 week_before-155 week_block-66 week_can-87 week_cycle-90
    week_cycling-128 week_enough-89 week_every-136 week_for-59 week_how+47 week_i+18 week_if-133 week_in-54 week_like+88 week_look-41 week_my+78 week_no+65
    week_now-166 week_off-116 week_ok-98 week_old+79 week_on+84 week_or-24 week_plan-134 week_please-64 week_should-57 week_since+105 week_still+88 week_to+149
    week_too-70 week_training-136 week_what+62 week_which-21 week_with+87 week_would-47 weekend-33 weekend_are-73 weekend_so+34 weekend_with-84 weekends+98
    weeke~+11 weekly-71 weekly_hours-111 weekly_volume-76 weekl~-71 weeks+30 weeks_#-209 weeks_a-59 weeks_after+108 weeks_along+95 weeks_am-73 weeks_and+41
    weeks_back-15 weeks_base-110 weeks_before+69 weeks_but+65 weeks_can+126 weeks_for-72 weeks_from-121 weeks_holiday-47 weeks_i+37 weeks_in+51 weeks_no+202
    weeks_now+164 weeks_of-82 weeks_off-15 weeks_on-113 weeks_plan-63 weeks_post+93 weeks_postpartum+82 weeks_pregnant+110 weeks_realistic+69 weeks_since+100
    weeks_so+47 weeks_still-54 weeks_till-117 weeks_to-149 weeks_want+120 weeks_what+15 weeks_with-139 weeks_without-98 weeps+66 weer+52 weer_fietsen+71 weg+46
    weg_sein+92 weigh+76 weigh_#-129 weigh_for+124 weigh_in+183 weigh_ins+141 weigh_my-34 weigh_to+152 weighed-39 weighing+109 weighs+84 weighs_#-93
    weighs_herself+78 weight+44 weight_#+66 weight_and+34 weight_at+46 weight_for+171 weight_is-111 weight_loss+91 weight_matter-121 weight_off+119 weight_on+62
    weight_or-78 weight_should+167 weight_to-136 weighted-89 weights-154 weights_before-74 weigh~+42 weird+85 weird_slow+110 weird~-17 weken_moe+108 welche-62
    welche_dosis+142 welche_ubersetzung-54 welch~-62 welk-41 welk_verzet-41 welke-116 welke_bandenspanning-35 well-27 well_i+27 well_now-118 well_with-129
    wenn+91 wenn_ich+71 went+115 went_at+31 went_down+35 went_from-47 went_grey+90 went_into+52 went_low+82 went_numb+134 went_on-79 went_otb+112 went_out-109
    went_over+129 went_through-69 went_to+112 werde+99 werden+10 werde~+10 were-73 were_#-56 were_a-58 were_they-94 west-28 wet-146 wet_cobbles-96 wet_leaves-55
    wet_ride-52 wet_roads-83 whacked+58 whacked_my+45 whack~+58 what-62 what_a-85 what_about-84 what_am-111 what_are-34 what_average-69 what_bike-61
    what_body-125 what_bottle-78 what_cadence+35 what_can-97 what_cat-95 what_causes-82 what_cda-36 what_chain-85 what_changes-47 what_clothes-65 what_could-75
    what_day+118 what_did+18 what_do-33 what_does-70 what_dosage-160 what_dose+109 what_else-61 what_first-97 what_for+50 what_ftp+78 what_gear+47
    what_gearing+42 what_gets+67 what_gradient-70 what_happens-26 what_heartrate-122 what_helps-74 what_hr+91 what_i+143 what_if-190 what_in-25
    what_intensity+92 what_interval+125 what_is-54 what_it-33 what_kind-70 what_makes-52 what_my-190 what_now-137 what_order+90 what_pace-42 what_pacing+48
    what_power+83 what_pressure-95 what_pulse-79 what_ratio-15 what_recovery+123 what_session-91 what_should-124 what_sort-55 what_speed+90 what_supplement+115
    what_temperature-83 what_that-89 what_time-126 what_to-163 what_training+18 what_tyre+30 what_wattage-35 what_watts+44 what_weight+69 what_with-120
    what_would-76 what_you-55 what_zone-137 what_zones+24 whatever-12 whatever_i+121 whate~-12 whats-72 whats_#-126 whats_a-34 whats_my+52 whats_the+75
    wheel-123 wheel_for-26 wheel_in-100 wheel_is-108 wheel_mean-22 wheel_meaning-48 wheel_on-87 wheel_or-137 wheeling-100 wheels-100 wheels_#-50 wheels_are-21
    wheels_for-133 wheels_gain-27 wheels_in-102 wheels_mean-17 wheels_meaning-33 wheels_save-15 wheels_touch-53 wheels_worth-19 wheelset-29 wheelsucker-49
    wheelsucking-39 wheel~-109 wheezing+120 wheez~+120 when-6 when_a-32 when_can+96 when_climbing-56 when_cold-92 when_cycling-123 when_do-64 when_does-77
    when_he-22 when_hot-109 when_i+49 when_in+83 when_intervals+62 when_is-115 when_it-142 when_my+38 when_pedalling-131 when_riding+94 when_she+83
    when_should-79 when_standing-76 when_the+16 when_they-20 when_to-102 when_training-98 when_wet-73 when_will-162 when_would-118 when_you+127 when_your-55
    whenever+140 whenever_i+90 whene~+140 where-61 where_are-65 where_can-115 where_do-49 where_does-111 where_he-87 where_i+22 where_in-99 where_is-86
    where_it-91 where_on-110 where_she+25 where_should-67 where_to+36 where_would-41 whether+10 whether_i+39 whether_to-99 wheth~+10 which-58 which_age-108
    which_are-60 which_bicycle-57 which_bike-130 which_brings-39 which_cake-68 which_cassette-35 which_category-115 which_cycling-34 which_data-23 which_day-89
    which_days+46 which_do-31 which_fan-68 which_file-39 which_frame-73 which_gear-106 which_gears-61 which_gels-94 which_gloves-74 which_gravel-32
    which_groupset-38 which_has-54 which_helmet-160 which_intensity-152 which_intervals+48 which_is-151 which_languages-48 which_lifts-16 which_lights-109
    which_lube-54 which_matters-84 which_numbers-76 which_of-78 which_one-28 which_order-37 which_painkiller+145 which_pedals-80 which_power-45 which_race-51
    which_saddle+39 which_sessions-97 which_side-80 which_smart-97 which_speed-50 which_sun-72 which_supplements-53 which_three-54 which_tyre+40 which_tyres-63
    which_watts+77 which_week-56 which_wheels-80 which_width-66 which_workouts-30 while+43 while_cycling-81 while_i+33 while_in-67 while_pedalling+80
    while_riding-189 whisky+67 whisk~+67 whist~-49 white-11 white_jersey-114 white_lines-83 white_socks-63 white_van+80 whitton-75 whitt~-75 who-170 who_are-47
    who_decides-81 who_does-52 who_drinks-59 who_has-25 who_is-105 who_rides-81 who_should+38 who_wants+86 who_was-81 who_will-39 who_wins-40 who_won-67
    who_wrote-92 whoever+75 whoev~+75 whole-127 whole_#+50 whole_day-108 whole_group-37 whole_thing-95 whole_way-26 whole_week-73 whoop+7 whoop_recovery+28
    why-123 why_am+93 why_are-74 why_can-108 why_did-29 why_do-145 why_does-144 why_i+51 why_is-26 why_it-49 why_my-108 why_not-114 why_should-65 why_so-37
    why_was-106 wide-94 wide_should-69 wider-93 wider_tyres-23 width-90 width_and-61 width_for-35 wie-82 wie_hoch-52 wie_ich+142 wie_lange-104 wie_nehme+108
    wie_schnell+38 wie_viel+26 wie_viele+60 wiegen+73 wiege~+73 wieviel+20 wievi~+20 wife-43 wife_finds-16 wife_got-40 wife_is+60 wife_left+59 wife_says-21
    wife_takes+39 wife_that+30 wife_thyroid+92 wife_to-80 wife_use-66 wife_wants-74 wifi-104 wil+103 wil_#+63 wil_dood+62 wil_er+83 wil_niet+78 wil_sneller-17
    wild-72 wild_fire-77 will+26 will_#+72 will_a+31 will_be-46 will_do+51 will_i-173 will_kill-56 will_make+79 will_my+23 will_nicht+76 will_not+132
    will_schneller-16 will_the-95 will_to+16 will_win-39 win-66 win_the-65 wind-134 wind_#-17 wind_always-27 wind_and-47 wind_behind-50 wind_chill-15
    wind_how-28 wind_is-23 wind_on-63 wind_tunnel-51 wind_what-20 windchill-61 windc~-61 winded+150 winde~+150 window-66 windows-79 windows_in-79 windo~-115
    windy-115 windy_on-42 wine+104 wine_at+51 wine_every+20 wine_to+71 wine_with-88 winner-97 winne~-97 winning-111 winning_intervals-25 winni~-111 wins-40
    wins_the-39 winter-104 winter_base-79 winter_bike-38 winter_boots-73 winter_does-126 winter_i-77 winter_is-113 winter_off-108 winter_on-121 winter_plan-96
    winter_rides-42 winter_shoes-75 winter_training-56 winter_tyres-31 winte~-104 wipe+37 wird+55 wird_schwarz+55 wired+100 wireless-56 wirel~-56 wish+57
    wish_i+162 wish_the+29 wish_to-56 with-25 with_#-61 with_age-141 with_all+44 with_an-22 with_another+64 with_bags-70 with_cda-53 with_clip-35
    with_clipless-42 with_cold+123 with_cycling-26 with_dinner-95 with_everything-17 with_extra-84 with_flashing+113 with_friends-109 with_ftp+30 with_gels-113
    with_gravel-96 with_green+80 with_her-147 with_him+105 with_how+55 with_ice-85 with_just-76 with_knee-151 with_low+50 with_many-74 with_max-110 with_me+86
    with_my-26 with_night-65 with_no+101 with_one-139 with_only+81 with_or-50 with_out-37 with_panniers-82 with_people+120 with_power-22 with_rides+153
    with_rim-55 with_road-111 with_salt+40 with_short-101 with_some-46 with_sweat-86 with_tailwind-20 with_that+66 with_the-52 with_this-78 with_three-91
    with_trainer-75 with_training+143 with_two-56 with_type-79 with_us+30 with_watts-78 with_wind-70 with_you-111 with_zero-55 with_zone-43 within-107
    within_#-76 withi~-107 without-10 without_a+22 without_any-108 without_bike-83 without_drinking+127 without_dying-61 without_fan-49 without_food+32
    without_it+38 without_lab-101 without_lights+43 without_losing-65 without_me+120 without_power-124 without_racing+43 without_riding-113 without_ruining-95
    without_training-71 without_trying-45 witho~-10 wobble-26 wobble_on-71 wobbles-79 wobbling+28 wobbly+7 wobbly_legs-90 wobbly_on+97 woche+108 wochen+22
    wochen_ende+99 woche~+22 woke+120 woke_up+119 wolf-118 woman-45 woman_of+46 woman_with-98 women-133 women_cyclists-56 women_pee-48 women_races-43
    women_specific-17 women_use-74 won-145 won_the-111 wondered-33 wondering-105 wonde~+12 wood-31 wooden-88 woode~-88 woods-61 wool-94 woozy+114 word+19
    word_ik+42 worden+107 worde~+107 words+109 words_come+75 words_for-112 work-99 work_#+66 work_after-93 work_as+40 work_at-99 work_capacity-38 work_do-41
    work_i+79 work_if-66 work_in-27 work_is-107 work_on-156 work_out+81 work_the+86 work_trip-72 work_with-38 work_without-101 worked+91 worke~+44 working-21
    working_out+82 worki~-21 workout-53 workout_and+68 workout_for-150 workout_name-102 workout_to-58 workout_with+75 workouts-153 workouts_that-18
    workouts_to-25 worko~-91 works-78 works_at-70 works_in-24 works_with-42 world+38 world_champion-55 world_tour-164 worlds-60 world~-60 worn-70 worn_out-67
    worried+78 worri~+78 worry+123 worry_about+74 worse+5 worse_the+74 worse_when-92 worst+37 worst_headache+114 worth-98 worth_#-62 worth_it-30 worth_the-75
    worth_upgrading-65 worthless+35 worth~+35 would+34 would_#-90 would_a+59 would_all+40 would_anyone+53 would_be+122 would_change-24 would_die-89 would_do+127
    would_even+83 would_get+76 would_have-43 would_he-50 would_help+47 would_i-51 would_like-106 would_losing-136 would_miss+127 would_my-125 would_not+42
    would_notice+120 would_rather+58 would_recommend-38 would_say-69 would_that-116 would_the-43 would_you-89 wrappers-91 wrapp~-92 wreck+169 wrecked-41
    wreck~-41 wrist-9 wrist_heartrate-74 wrists-74 wrist~-74 write-144 write_a-110 write_an-36 write_it-99 write_me+38 write_them-72 writing-50 writi~-50
    written+108 written_down+60 written_the+104 writt~+108 wrong-68 wrong_turn-36 wrong_with+58 wrote-15 wrote_the-35 wurde+106 x_#+30 x_drivetrain-84 x_or-73
    xanax+104 xc_race-92 xpower-76 xpowe~-76 y_a+89 y_bici+121 y_estoy+94 y_me-43 y_no+37 y_sin+52 y_tengo-43 y_vomitos+32 ya_no+52 yaw-54 yaw_angle-61 year+46
    year_#+218 year_before-32 year_is-122 year_old+67 year_on-71 year_or-141 year_plan-111 yearly-30 yearl~-30 years-44 years_ago-146 years_and-71 years_how-67
    years_i-38 years_my-41 years_no-119 years_of+25 years_old+40 years_which-68 yellow-28 yellow_jersey-55 yello~-28 yes-52 yes_or-32 yesterday+59
    yesterday_after-23 yesterday_and+109 yesterday_i+34 yesterday_in+36 yesterday_intervals+46 yesterday_maybe+49 yesterday_now+25 yesterday_on+62
    yesterday_ride+91 yesterday_stage-76 yesterday_the-111 yesterday_too+69 yesterdays+29 yeste~+64 yet+106 yo_effect-42 yo_girl+76 yo_here+59 yo_yo-42 yoga-116
    you-83 you_a-99 you_add+35 you_answer-87 you_are-86 you_calculate+69 you_can-39 you_carry-83 you_change-109 you_check-85 you_connect-57 you_crash-80
    you_delete+99 you_do-138 you_down-44 you_explain-133 you_faster-56 you_for-61 you_get-102 you_give+38 you_got-50 you_guys-115 you_have+55 you_inject+107
    you_keep-85 you_live-77 you_lose+54 you_move-108 you_need+16 you_plan-109 you_put-130 you_read-112 you_reckon-119 you_recommend-97 you_refund-41
    you_remember-135 you_ride-88 you_said+72 you_say-105 you_see-150 you_set+46 you_show-61 you_speak-28 you_split-29 you_still+66 you_stop-46 you_take-81
    you_think-43 you_to+79 you_train-115 you_turn-17 you_understand-26 you_use-110 you_wear-27 you_work+109 you_write-35 young+31 young_cyclists-74 youngest-100
    young~-89 your-76 your_answers-16 your_body-60 your_legs-75 your_numbers-34 yours-57 yourself-49 yours~-49 youth+105 zaps+139 zaps_on+110 zelfmoord+55
    zelfm~+55 zero-83 zero_how+49 zero_my-42 zero_offset-129 zero_watts+30 zeros-29 zie+41 zie_het+41 zijn-24 zin+34 zin_meer+34 zip-21 zipped+85 zippe~+85
    zitten+41 zitte~+41 zombie-11 zombi~-11 zona-59 zona_#-59 zoncolan-111 zonco~-111 zonder+117 zonde~+117 zone-105 zone_#-18 zone_is-78 zone_mean-34
    zone_meaning-56 zone_should-42 zone_the-56 zoned+97 zonen+14 zones-49 zones_cycling-35 zones_for-44 zones_from+52 zones_please-17 zones_vs-48 zou+108
    zpower-72 zpowe~-72 zu_werden+89 zucke~+144 zum+110 zwanger+128 zwang~+147 zware-127 zwei+156 zwift-40 zwift_#-56 zwift_is-75 zwift_or-78 zwift_power-98
    zwift_race+15 zwift_races-135 zwift_racing+58 zwift_with+50 zwischen-64 zwisc~-64 zwo-75 zwo_file-36`,
  withoutWords: -0.860,
  meaning: {
    hidden: {"scale":0.0232286,"bytes":"JQUOLhrVxOQD8RAcQ+AFEhgu3dMz8N3V2Dj01vrvDMmz1fvP9DLk/TXlBxEB6/0zCxIS/vMZ4+j74hvgJgz5BuDkLitI3woQ59oB5B4IETMsBsIo7PwH6wcR/+/4DwrYEO/T6/YlcSso5s/kGezzFxElGunRJAoB/wP2HvPK8AIeItcGtRP87DA0+AIBChkp9x/4LvAN9L/rA/IayPQA4AQnCTTm7gUjDSUPCAz1DxkFAhEU8wwP6AAd4PG/EgYbz7YD9vc1OO/bGNTX6wnM6uX8H0n19gvrAswb9wTn+fvQFusgBPjmFrj94BzoKvbyDgsEEgwr7O7u8PgOC9ni3AI57NwV8OgG6Q3zEiIEFyHwytvp7+A2HC4NEdz8Cvce9wEvCO8RDSD79gkmDBUFOBMB9wQT+usE5REK9Pj5+xAZFOTC7QQH0/EP8wu68CL0FgHnB9fHBsvs7O8Q+fQa6ggl6tgPBwIXF+nXDw387Rer/zgiDcAjA+7U/C4uFSAfCw7n+fDrHhUI+BgFLhcE7/EZA/zWH/4c9/tF/w3DHSwVERbkIAH8Hf0SBtoXDPgX9QIi9tf15zkN99YEGfbs1BgT4AfmGjcrHvvoAgXmHKg/+Qk/MvII2yAE89wA8sbfFg/t5xP51xL7HjL71OD74hc0+uzW4N0vEgv4qvrxBP/k+yrz5Mza+RD+JsYBCSYRIBMa5ALzCeQeENP1DuI06Pv71RXrJeX48/77Hwju7fgI7u358uYdBAPxIsH+5wPpFP8HDA3i5ArzxfPn/QIm8PXh1Pn6AeEdAx0RAwwbFvsJ9hEGDef36PXV8Bnc+bYREC8fPAMS4iQG/gYk9gfi+e8e3vXYCeblDuUd/ASr1wbgKfoP5dzh8BT1MuD0HBzS/RH59sjI/OL3Ewcc/Abt/OnRFS3uA9YL7RTYAfT7EuTn/fsYBQ8oHAv9G+7/B/7pHiYfEDrG0/zzrecB7gLY+ubpywf7/P8dGhj9D/D14gQP2CAK4hYPUQ/hNvvi5w4J+9znJugI6AAPD+37/hv8MRLvGxTmBiEH9P/y5M0R+wfk7g/hBAUB6PDDBAL4H/lcExzMEzQR7wu7/fL8Bhrt79EJFe0uCOcC+v0I3e0a8NcGNr8mDvIWMtrEKR/99h/yHAv91O8VCAAeKOP/JBnZ/f7uIBtDQfz3BtzyLuP1KD72zhz+4usW8/kRCfbTDwP88fkB5dLj98vzqxkPKBsJIhYA+SoOxkTi7v3uCybwEv7f7y8J6xHyLAcT+vQY7CjrS/7j9f35MO3uGxTr/twV5v/2ORAv6AcVF0EO7xc7DvjjxuT77BAK+ugiCgIT+vIHFOYR/wTeHB7SI9nHGdoWDiTWDPArCh0QJ+3pFPQlBcEbzgon/xjzCvUd3kf19fEYTBIK8fAGBxnr+Ov16boxFSna/gUECkLYzQ8T1w0FDBnf7yT+9DMvEf3++TArEd3U39no/OsU0eTx0f3tGdD9IOf1BxP2ENrbLSvs8i8iEfjcBekHAvLkEhPSygf3DfUR/hT7GPu+J/XtCf4FRzoXCjHhByz8C9PzAubv3BYKKffw7BMe+urgCP/l8EPI6fgGAU0MNMJBBv8VDgIOJO4q1EsbRhQU1yDw2CslEyz92x3m+PP3Fw0X7hL8Ch/l9Mz5/8sQFP/sIzb5BR71BRME+vQGD0Lw3yYR8M8YAesYAAfEsNY1CfT1OPoi/u3VNRUI/+bZ4//oKyTpHu8I2MUJ9QQB/u086+T24Q0Y6hwcCesz9uLF4/sHGSGxEicR2vzpEOz2/hcJ2N/4JdsBSfIXTdkRPQn1/Q75//zqFRL1xvwh8wb3ARnTAB/m6P8TEh4R8Pjh5rzV7vAk6gsN4/f9QOr4BhXcFhwJCgsI7h0e9+/xFgYU/v0l/xgG7/0EP/bGB94gLL4D/AMBFOcLF9b+9fje8AL+VuojH98HD8wB5u0X4yzz5NrzGQQVAEX30wYCywgOAfTm+OECNBkM8CoL1f8sIuAn9LQX0NPLDPYJF/7kGfjN5Q4K89vqBsy16+UMH/EN7gMLQRcF//wC9gkJyir3Hgz1BQzt0hHrQfsE/AgNB/sh6gTu6fwZ6AkMshc1+/EY6hwzCuHp+BTsCQER+/XzOxXgA/0FB9H8DPoF5Qvy68sG3RDW7gng7+gKHf4dyNATD/ImG9MxF+TnFBbs//gCxugJ+ePYDxXC/fIC+DL6KPcE7fT24AHy2RI/Dw8eFuTxGtX66sXr/O0m7f3n8P/+CQv+8xP1CPbGM+Pu8fYGKzD3vxj98AwK8wz1+S7kLhwhBfwGGPIECx4PPhHpM+Ec7hcj+vjVBf8s9ujW2+72u/8B4vzwLPv9HPj5Krf5CNMFLwATCPT73BQE1f78A+39xxDz/P053Cbx5/kg/xHtxuwG4AYa/hAnFAjiDAjoFh3F7A4H1+276wzu3TsGHAj6BePvCAH0BfTlEQn++Ov/Hvzr9hLZ8NMX+wUrFvcFqeQD9wXvAwgNCtkBPvv47zT88OrvAdHgLe4U6vz9/RDezgfh2/X3CAXi5/rwDiEm3QERIsb/9hoXCAj3ARPqDOUdBv8V9RcC7gMA7AwtJfIWAhcD+Q7v8PPnBfb93fP05QgM+/FQ8S8W7Qrx8CTw7ifnB/D05/gT5wD0DuTHDOEF+h8yCeUH8hIvD+L4KinoAAEt1tnnzf7zzwrnDQXr+wsU+dwDAgfxAwTy3vnpFu8E8kb2KOry2fjZ590g5xs4NhHr8/XnB/gbINQg+yPP4yvjy/r1Et0B/j8FHPH4BOjj4uz05zMa6SHkAKkd8d8Z+Rwi6QPyDOQL3Rzk8QIGKB30+RXm/9/6Ft4B4uRGIxsL8hnIBM0d19r8NhXn8OYHABz99BA9HAH2AxsDB+vn8iL0B87uMe0FEi0NCwAM+grl5OcK7dsU2f/oIcwLAO+fNfMK4OzI9tAT8M85E6be+AHJBQUTCekVIA7PGNzt9RktJREu7hksEsPrDwAR6Q4a0iPp/QvGGd0c5QNc5RYLGPnwyRk0C+cJ0/7g9+7tyt37+vNR0xYK+PjaEgzf9hgODu/eA/nqxCUVLRHYBu0MFvAlCgT8Mjz93vUT/PUOAQwZHbwR5wzu9QX9x/cYAOEzH/o6/kAD6fTy1wcbHyv6y9HuIfkCFvHx7ywcCAYwERbjBxUSBec7HQjhKPwE+QywBe7r/Cr5+OvyIiz/Exv0/AfyPytIGNTpN8sQHhYCAQobAind4C/6BRHY9wERF/8YJu7b1fICAOASC9m7Cg42Hv354fo27yLmGugEJOgADPT1E1Td+fkVU+bJGgAE+g7SMRsO19M9Nf0C9v/OIeMXFPAJD/oN/P7tEx7yFg458fEInhXgtvvlFOIRERwgJh4I3Pwg9/LSETbw1d3uLc3zJxj0HisIKhMz/Ov18Qjl/woBHAr9/+TzEATsNv4cE+zgHQspE/n1+hYpBPz9GvUqDeC1HxvpND/7DRQB9fX7Dt7T/Q3rBQLW9PgT+fLfAvCuFQzO6B8J7fcN4f/PCcXh/uIH8gET/OHsAfYQCB0c/AXV/yb5BwkJ2w0jWAMG7/AIAfgT/AX51vIcDv0KCBsIDB7yFfbTFAnT7gL85PX43RIa0RTw5iQE3+TsAQgF3BQNDjP6Cf0DDggX2P0DEBUY3wvyEuEaDPnq7u4k9y4dBCILKe/k+/oIwPfHHf0j+C0UQ+vfDsf+9A/mAwnU8+feBQAV6RQa8PnICN//+vwF/iXJIt7z8iYeMPAUM+0YF/4N/vQT6/sV7wH79xAA6PAo9yr/BPnY0vvf2xPxzRsB7Ano/Qj60AcIBeEi9xoHAeMS5M0YOMfT4Afw6e3iCCn//9v5CfEH59IXFAcm+AP+DO8NAwTwv/7/6SLuHPUB9OUkEQQY3voCBSbxQATuwfbpARjz/z/d0QoEAfj//hYLywX28sEEHN4G3OcPAOgZ+h3+HOMZF9gB4NoY9NLjErASGu/6E+7r6tQpKSPvFOgD9vQY4RXl4/wm7hsODuji3ucfBwQXLRb+8ugLBfbLEDci6gEE+NgO1fsE9PsK/CD9BAPwHCwj5ikdvxwH4PXv/uol9vEi9hMGCAcO9ereT98LEAAOBxYD3xUw3vb2AhAy3Rg19gAYCfL4+io69PLu1RpP8Q8oG9o3LRXvAuQIKgIM7tMGLAcD6dXy7f4J5OQL9/0QGe4YHx7fChbqAuAMBQvasvoLBQfrA/oEBhTtFu39+QAV9wX+DPMNByoY/xDa/wYf+v71AR3O7Rkb9BgM+AcFDAUBBf0PBuzo3w/p8AHbCTbbIOrsBw7uzeniDeS+6wAVEQb3CR4J+/7o6hrrDSbjIQoL0vQM+wABBgj8NvgIHyEk4eEd8vnN3bwXAxXsKB4+3gLxB/UT88D46d/t+8Hs8CjUD/EC9QUS0uzy5hDu8e0D3Qr/K+v//gEU8RQRHxr+4RMP9fXy/QcDEB/nJxjwBfjMB94H/BcBCQHP8Rnb6/P/FgD//wXY8CT/9hD/5RPO9SAV/t3ZHxHw+fveMQjx6d4G6y7z/PcC2hftAArhx+7SB+LvAwbQOf9C7QD5Bgze8Q/VBwIVIQsN6fHtARAK4iXxKd4N0hscABT/J/XZPfQPy9gN+unX7uYCDi3VIiP/9yLtFw8B3BXX9hj45hMR4AQl7gEE7B8h6/Hy9Ajp8if/9vogES3+BwUJ3ePh/vv+BvwfDusA1AUA8CkPQPvi/MAByOTe7DPj9CrzFQsT/vYRIgoFEwLy7A3xFAb2/BUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOwDL/kP7goJFf34vRsCBQAg2SkI5fXpBgsT0R0kDuHzCfoVFvQL7/4FSeoD+ccEOvnYG/8KIQP3Dd4S0CgKCwIU7i0Y8fnv7PzA++jOFOsVBOba/OL85wn7zxnj4Dn2/uTu/QgE8Ar31vAc+Pr37OcFEQcEBPv20gQhFfr1y/EgATXq6/8O9/IeDOkREQv2Fx/9xgv99wLKA+Yg5AED6egp3RPhAg0O1yH32Bz80AjvBxkTAeklBfT+/9YP1eY1BBz8AAHICyQO5vQS+SIYDiL5KOgdD/j71uHOERwcCRYXJtrW+s/2+QC88O35DALd6wzrFBr86QYBIvgNAN/rABD27MsTzB34G+gZBScTFREmBfnu+PMSERIJHBXs0RoMEj7x2vv8Ev7vzNPu7907+RXlDfTs9g3t8+Hv+REKDfrm2+0rGgPnzuHhDwv/HzYBD674ChIXzRIZCNwEAisHHOUD7f/aAAH+yCEHAfsGFPkL7eD47xcSz/4Y+/X2+foFH+gUM/bXExINBuceDeoJ9QD33NrrCvjw8AAL6tYkGCn3EfsXD/MOCdMi5+oEFcgGHNcCKA/zEton8A3w8QEO4BUXAAraHQQz+AYq9/Pdu/X89fQl//7b+AQd/Qnn9z8r0RO4CvHK5PoN7+b8AhUTD+rw8vTr/gAIEfH53N0Q/hAJ8eEP9gbrDO8PBevhIuvx1N3bCTbD6/MF6r35AUoa8xsY8iQXBu/4FBES6uIR3iA67wMQLOQVzfb8DxI7FfPWIQTZEgzg8Nz/Adb58CIS+O4KC9UQGzsc4RTUDfQeJ/Dy2yDsL+oDGRA37gbdDvQD9zvp6hzh4PXmDhwG5QflLRYIFy7GBxuY3SojGAEgDAn4BxXM8/zh0//c4CYD3RMbFBn6FgMgJwAI8AviFtn28w0DP9gFChDy5dndFRH65xPlIuTtFhEJ0Dnq8/PrJSHwLyYm89cF7sng8+ISFgf2FQQP8DTIB+wA6xXywvwE6vAW+xH69+3wCiTH8fW78fgg6/3t7QTqNf8SABHgL/oK/gfjzQTt+wH2IvYvFfgaFj8CCwMQFfoK5sP/DvIt3BHq2fQF0fgDAfny7EXq3AbRBfgzIfgR9iXu6AQE7vrkKBu93PT1JATP+B4MAQ8H7h7WEPsGCAjwIdDVHfIqCxIA+CX/BiX6BRPnCgHk/tr26vb30Av9PQMu70EW7h8L2BME/tYA9PLr8ukG8NUtHd7BKAIQBAHiCi78BSnG6Q0MyuQv1fv+9QUl/y8bFwIR8fv6+Bz16yga9hr84/P90gcHDfMeGOMhN9EAIArn1PMSFgzy/ush3f8T5kLuBiLr/+HkEucEJ+H1DufizB31+TU8AuFGFwwC5w/pHgALDD4ZOgju9hjvCzANvhkBC/z98vjn2Cso8t/xBusk+/wv2e1XBc3+5ukW9BH5/QcG8eTt7fr9+BcC9P8KSv8TCAEbDPIW4vYCAxbv3QHn9Rn08Rvl8+UV+woPDRjg+dkCHRwJAwj9394Z8hfvByUADPIDEvrm7iX7CAn+vDwMAwf58BUvCwD1C+MJ5CEKC+LwDPAhCPUl7wzs7/7n+i0I+TngENoTAuTX7+ot5xTwDiLZ+B8A0fO///v0E/cbG+nUBg75FxXr7uY5GvP12PM3Ht9FBQYE8foHBS0V8+Lv2+0k5vYHa/YEI/EsJeId8PsBGgfuA+QMAAMP/PTIFtz9Eif/B+0W2Rf6580O5ujm8sz8AfjI+vUAM0MM1PYIDiUM/fY16Qv5+vzvEB7OBS0I5SL/Df36AvAH9PIKwAH6IAsFETXe/SrvFSAhMAzJ9QwLDfnL9uj18BP2Hhz9EhQJ+/D4CwsBCCAR6TMu6O/94vAH/PoOKAlKJBXn4/IG7d7c7/otD73lFffl5CAlChIlGvz9+AIDFRMJ3vO91Ncgyxcd9BsYCBw26RsG6bfr5vrV7fUF3vnp/yf5G+Tr4RoY2wj4PBTk4Pf99gvjGPfu5BgwzhP46g0gDQccXekTDO489zgICO8Q5ffnCd/u8PAu7g8I2t8AHQz9ABIn9t39EOvS8wvqFwcgD+4RH+L+AN3vKR/xHu0VHAoO8PYYG/IqCObnEv4R9vr1GAYOPiHhHxUR+MrwBvvW4CITMPfWHBn39ez2Ffm0OBH+IAMhGdUn69zpB9YBCtD84tsh/TfyIceq/jbw/wExBP8b9nH5Af3KP/f1BA7lLhXoBsL0/9n7V+8EBhEV+eDpGREjE9jf3szv/PnPDfcO3R717AnX6wkCBioH6vUkGe0BAjgbHgUU7uYJFgv39vNHGuoCTxUHze72/TIE3wwOAOrhJx0Q1f4I/uQRHgjk9/H6HP7s6SoB3evuFwbGDfIT8/wDIuIFD+XQ5cvfC9bu/tbND/rw+Q/gKM0FDRQVCx3i+OwDGiIQ0PAlFPsb0xHFNg4kABMEChPy/hPm5AYh8wHaJQjc5fcC/wkKCvwX7drr7fMG1O8i3vrw3t425RnqDhcj/d8qAiIj/eMNAfn8BgzT7vYGKUwW+s8Z8N8b/zcvBh/x+fwCEd0FMhjhEAMQ+CsPFisYABUPF1PduQ3kDPgDCvQFwM/39dgS2RIk+PoE9/YKKS7V/eESGxngO/Qa+8n1EQ9ZE/QGCvj95LsR6BjnqgAiFRgVHw8eAMP5+RP9Lwvu7+Hy7xwTBczX+PwyH8Q48vMo6hT4LBHvAgb19EP/2iTzF+zuGCIr2AwTCwMk+DX5JO/9/A8RLtgVySUZ2e4e6/jzzyzDHg349dUFEgr27izv8BUJ6SoY1Rk14vchBOUkA+sR/ujvH/AKCsz+SgD37fv7+tz/8gcFBigu98v13hHm5e3Y89foJvD62xQQzRMvMOMRFfDfFPIJ+eQjBeDxJP0KEwP8KfkaBi4CGf3q/Bm96hYVEx83+QYIEcfsCM/i7skG2PPp5PX4BQTyI/bsAwwI+QDO9fDlDOshH+4M2yEY9BHhESr59xjnKwIe+hAfL/LWFOgGFO/HCucZ/wz4/ye+6NceCvrk/A4R/v7x2greG9fuAAz4Asf2GQDzA/IFC80G1+4DB+f/3Pf93PftKOVF9QgT4xrr9wfc3f3z4g4S+vkUIe/zEQfzDhL19fji/OjDAwj6CRv28gsIB9veA+318hDn7AAY4e0O6vUBEg/y6t0c/Q38Mw8Z0OEF8w7MON4a+skGJhAIzg/o8NHuEMjrJvgK3/0P6Qzc/CX99QoDGQzvBA4iHgQb5RIOIuAVCRgUDRT18gDnEQ0I/PAeEPANuhUS8ODoDSgP/Ab89gL17wkG9uYD6xYa3Qo38AkLAi036BH86BDb8Aj3+sb24gYmEwzvAPLbBuPxBBMVCu0J2Q359QYBCv/p8vUwz/zn1/no4wT0Cw32AvUFEfnzCwsKGAHzE+YDJAMGCNggIgAjCvn0J/38Bf7OHAcm9SoRHvP4GBjm4wE4yhD+MkH95xHO7AT/DOTmEiAeyAwXEgApQAIL4OwA0RbcsDUC/swT2QfdDwPp9wIYCxjusefT9hA23B4AwxYa5hwCCxAyIxLw1AgpIPrv/BMNovkr0v3O5ikU+QwcDAHiB/IA+Akd6dYK5/3lECMIFujj9egFFRbm5hnU/9QV++ck3B4B3Ov2CA8d4+745RgGCQcfBu7b8hoVzScU6vfsBsP94SrrJzvuEiviBPr9BBn79Q3V6eww4NcJ0RvmG/MSIjIWGh6B/y4g9QAW4An98uLwPxAZEwD+tR3SAP4FBO8Wwev92t0vKR4B/UT09vEA8d77B+f89vAmDQvzF+Hn/D60B9wX3f3u9dgmKd0z8fPx3AX776YZCCQFCfYNEBDNOOfo5AULtOP/2PE04u4b8gH82R0VBeb6EAH5AwMFGQvYDfUT8tEE/Ak+COPCGgTz/eINEvzUJhs5+DHx6dLxGzbvIC836fAhC+4v5dv+CfEN/g0LAh3+Cff25wHz//nxCvDp8RrA3sr06eb4BDz1PPkG3jz979bE1lkL5unTG9UoBucE6SGt9gvrJg4C08IWAeggJ/nrEvbbADD67Qg7KPbk87vzEdfnGAHjKhwK5esDCxv2D/VLOdQFFuj4jA0VDCcK9vHxERz39zQ53ArmKfYfPdXk+ewOEOoUweby8A0HxB/YCAwi9RDwIOcP7u/nExI5Ch0pHO/r7dzCGBr+8uEUAyLtG9n9Du3u59UcAMYV8vsH7vYi8AL+Avn/Be/04AYYBPHt+iQTCzDP5Okn6QTMPv805MsP4xQm+hAV6AoRG+Em3/oX1gYK2B/++AAEE+QVGRn1+Qrq7/b39NPhKOQD3QjoEBzpEfr31CDiFQ0F/NMr8fwKN93Z3w4LxTAKMucDH+8l+FT8ERkF9wrU0Q/j5wgE3/c39QUAUuE58A0F/BEvBwkI/RzGA/gV7gXT3RoXxM3XBSnrDyjf6s4IIegPPfMm9NMSFCEJscw0vzgJDtfNCOwVMvYeCBr3+gUA8+kXEBDbQQwMK8kJEsYm9P777QUI4+0D3AkZHAT87Q/RIM7pECwoRev6Fw3d+/r9CiYa57z9Hu3Z8ungEA//4QT42SDvLdjZAOOy/gziBfnf1A7u3u3qDhcH+Qz4/C7r79b67/8c7vDxIxMaBDz1BRUA/RfkEzAGI/L8MCP29S4YBR028S8cCPsE2uf33SL7/+z22N4OKv0S6t0JAgcDAAf8AOL2Ihf/ABwV7j4RCQX39gPUBjnyDAoI5xJA5wn9FB4SBRMo1P7j7wkP2wcLCh3IEhHYLOIL6Q37CRb7BUUEJuUrIA7t+/IZ7BMYKP4ZCQUZ+QEs3ecNEfX9CQIQAMY1/PoO9g7eDyYG6OLq7wI9De8oHeshFwcA8ATt+dwH99brRecVAOv+9/37Av0EHw4JDMYD8Ab17fv6+r8X3fwX1A8B9gcIGNgYCefsAwT1+QEHBu7ZBPT1A/UiEwYd9N0ZGRb37+nA9TAI5AkUAfwK+QgCHN4g+rsc0xb17xXt6fz8FPre7uT29w4M/Qj3KQUFHCH65fT7CQwNAQ3b+TTlDPX/3gUM+gEF9jD7LSfjG+wS6uUiDvK/+tT//uPsFAsR9t8M9gHdDtf60O3yDMsB/evjFen/8uX0wCgMy/XUHur30fDS+vAeIw4p9ewD/hnuxenK5fQXCfXi8+bxGwzpGPQT6uML/fv2FAnw9wf9IOgK/goY9ekKuxIfBBcc5AzY3Qz0HebrBSIF7+T1BALn8wPzGh/cAgkKAhcU//H45wr49McIEPfrOBAi3BgB4CH27w0eEQ0B+gvm9xD1FCEIHjAVKcEECgrm6vf9EzfgDej18PcS7P3Y+eML5A/QKyghA/v6BRD/9/35zfEgAA4R5h4c6eLo4CI6AP4ADfPq7RgI9u3bBzP6CBQdBhPW8u0P+iJNMPzvxxQxEeALIfnS/ecO4Cjl+AzrHvYlHgPxFPQZHiP4Ew8DEfvb8wXx9gDM6fnYUA866e/33u7tCOv1//TyKc70JcvZxwMV8RD9PTAiEusM3uz+APzi1+rV4d/uL/fJ8yQK5P4q7Cn36v70EAEXEgQJEBwW9PcUAwLiAw8ONdvUNNPPAvcJ/BU0DBrlGPsJ9t4zC9gQCgwcEyTrJ9/wKPlH7N3p7gLxCiUoC+30INzuJBPl3yXk/SLfCuzS1vsF//Lk/Nb7Ef0k/R/cDvsG+BMN0Ojg680p0gLyAPgF8BAG5u39QNo18RUDQ/UlJeAxHAX/JgcRCR0S8+sEIu7uyfrd4fENDhUn+x4L3fLRG/4uAh4nR/P+AQHg9xTo8ujz6RPz8vgAEtnN3y3/Jenx4tsO4fgs3vYuFsQVFNwfDwT0IgAP3ewNGBwIIeYT0xEZHyf24Cj06AXI1f/nHwTr+xr3IujLCu0EEfkzzRf38RneNMb77ev9AdMZENTk8egT+xk5Shwr++3/Gegx9Agv9xsIBgD86/j6FP/R8BYUAPIa9PD9P/n5vhgb2PTTIQcdDEMK4QQBEe7j9vv4EBAcMyHu+fnjBfbhyfMU6ubo/OX3MPzeBvsN7/0YrCjt9fQFFyRDIMn3FgUCJuXa9QIqBQIBC+fy3v0APeP+/xIY/d/u3/4O+dQDKBzaECH16FHo+SwL7wAENAVG9kwgot42wUMhDgfc3uQgSwg6A+IM/Pfy5dL0AP0g4N0GBg0LG8ng/P0JDv4MCOH34zRAqvG44fEaCS7e1Rod1xYaxu482Awf/vf8+efhDfUD7ubzBePzHwIGBeckDPoQ7P4E7g4RBevw9SEdA/3u3A4G8DgJEdnw7/33Dvv/H/0T5wkYDwIpKhEOJiQM2QD36RgACdcD+NH4OCnl5S/oxvoOA/MZF+0UBBIP8hLry+bxLP/hBvkTJu4CBRgN8PsX/eMLArglFCv8ERL/BPv27hjODbfr8ADN1hnr5f3Y9vnSCeb76xQS97gGHRA1w94bBtv1zRPNEUQWJhE7DBfwAwEWHPTlEgYOK+8W8hn7Ev0H9/I3NBIDKwDw0fHl6dQxvBIXLiTwNhUL++8v7wkVARgA/NMTE/hVKR8bGtMXKx4E/+MG8zFNFfsUChPw+ejpDxfpOO775dEIKAQeCir2CugC4CgP0ff7Kvzk5u/6DwD7GNsGJfcOE90POcgE3RcQBAr4zRQO+PjjBijY7fYlGSL6EtnP68DqCtMHGCvuBgLcDQcUBxP0rCgDFA38Af8CCeco8Pv4BDjQLg/gES0H8hP59ws63P8b/ikMz/L1F+4JF+7i6f8L8y7u/jIH+S/pUPYH9Pnw3wIYARjqJuoa+sXrAwrmBQbT8jPY+/se++oY4vQ3+gTp3N7xGu7wEAQIAxXrAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC6/Rn4VOsM1wvg67X/6RIVDurgVOzJHNze4dYSHQ3aDQgu/gb+AfUK/e/K/wnl/P/SAw3nEg74CAwEFu0L/fgADikWIhvl6/bq7OLG0hLz2zL16+XjIaoE99MQ+PciBxPgFO4I8fgV+/f77OodCN//AxsWPfU6/eUI/PXY5iMc6AghJN/mD//U//7pFw7L7/nU9/8MAd7a6vje5vYHBzIV7gkX3RoJ9NPgD+sz3BX35gQaKhj3C/QOBtgBCfr/DPj7BSciAyYKCvwS7/gP2ukpTQzp6w3HKOXo7hL7KgoF5QHT9/YV7B5HQfQLG/HhsQzt3DLqMUcQHEAQ+9L6+BkMC/z3As4m0/nv+QzxF/XyEN4SEhDoICI7+SgaG+kNENcJ1PELGA4l6eH18wzrA+kNBgTw98EhINvKH+MB+uT89wP4+gIPEeESsuEFCdERDazqFPoj4RALTBb7EwgLD/LuAPkiFPIlFPUYKOn+EPfx9+wbCvcN89kR/gn5+vUJ1y7i7RQQDxobGfI8GfXNuvgTEfvwACfu8yu47gkX6csW5ArrIO3p3/7i8PEs/zcJzSbSGwrsKDbiMf/xAwrwLPfw7CMU9fHWEQP32fHoMPEF+u8KIvIc7/wHKs4OHRXvIyTt3SHt4AQiAQ39Rvsa+hQn3Nsc1ADYEfHRDuMKHPI5D9POQho0+snWENbs8QgCFzw6//YYDvnnCAwcx+Mp29j88+oG7PEA9xAK7QbNKdUPF/ELHAIOCAoDONMGxBIG/frn+TMGHt0LB/r9y+vCL+bvFfLF+8wG7Pj2viv9A/cGCB36+BkK8REK/83c5vre8hUU9yAdBxrtCTP8+dvu+t8GGSfo6dcrMtQnENMaHvIILvjcvBgI8cXi+f4E8uQBOtQPEyPu+ioW7gIKKCzZ6/Lt8QQS9voq4ubk1s4C4PHvBdrPB+rYNA3yvgPr7dgHAgEjAPsc6fUQ1vnM9BsbEADtxuPEI+Hr6B/X+eEfC+HT7xX5CwD8KPrlIyjiDwLk2wUTHPkHDSwABPgM9yAUPfoR7PDg8N4OFxsHFw3Y+fUBECrv/A0W5xIX28LdDBor9SL7K+f61hbgEggS8AIA/x0LM/gx+AAc4vLM59n0Efn89eMI/yvyEeYtA88iGfsA8cgJ/gHs8BgpEwAP1QUy7BLl0PgtCx3IAPMZH/L1Ff4JMhDZGQAF5y4i7SAgFin3AfUB/tUG+NwDJ7wNIuUX9xwSK+8Y+L/xFOTgEQ0CXNX4A9oLGeX0Ltk29PTk7xMk3tEO6Q3c898wAhr1Awv3wO7rCgEtJT7h8fwk2wvRACsXyt8B7NIXBvn46xUL8AQL6wL4/Qzt+vYDI90E2+gPAwwA5xwE5PzwGPANCvXvz9PG/t3t7v8GzhkKFMtA8BP+IxvSBB0EGAoJDg/TK/YDMfPP7Cvh2g4U0A76KSQvBege8APh4R4CF9AHDkf+NugUCeLh9SX5KRkxCvPx0xkIBO7V+u/1AAkO4hsQBfIcNvTn7j742QzoMCbuDd02A8oGEOnhFDYZHAQE/9MvFfP+9gnbCAEw1wIYDv3qLgYAFP3bJP/y9BICK9/z/Oz08PcTBt76/BP9CPb/JgvwIgU1FBXS2enoE+sEzSgVBfz2KQXvDS7z+ckSFe0E+y611SsT/uXxHhUbDBkQAk39//D/zOAy4NFJ+g0X5RIBFgL2+PX88PkWD/kJCyQQ69IjFerozA8aFAQNFhLe6vr8CApJ8vrUDMsY9gMnAhAkCkEEBuME9SwGHwHt+SQTAQToBibh9wsNB/8gyCkzJCbJAg//9vjw8+jdANU6x/ry/QHuA/0jGeL+9RLK5AYW9RD4AfEICxEmHe3LANZD+Pw7A9gOIszHB+fzMu//CwXdAhLxBsIoGPEk6BPuFPwo4Njt78f+s+fuFeYF+PgYOQsUx/EnBOXy8yvCEyX+LPT3HhgC1iHy8cvkAjHl+vTQ9fzYAAsYAw4I+Prt1f8XLu0QACjd8w8HEScc7OMYIwwt7Sb5EPkMDv8qDAsLHe7u9Q8EK/EY3ez4/w4CGOwUCPcQ9e4ouRzdNgniBu73EwjDBdgtAe8Q/fr2+QX4I+PrAg/MJA/GGCfJCCMIChv13wL5Evkq/P/VAvBBDxn43ery2QLu1h/aIyftvuH4GNDz+twI9OM0D/3kCQjv+SUexSYH7+Lw9+vv+DEMBPMa6tcX/AIX1vX/G+Y4G+z3FbzdFfv2Exz/Ev3r3hIK2/74u/XwAcjr9u3q/80a5hoGBPIB99n+5fD/8xsbD+reIxsAAuj5Ddn+JP8O8in86h0JEOgmAfAC++sw8UzO9RIBGrbS3yTTHeMGDAwD9ffS8foz9vDfEP//vvAH+gAFHwf85wLx+gAPAfj47g/T6MEQ/TbxFvf6F+zzSejp+vrwEhsQ/wQQ+d37GvkL7eQP4Q4I39HbCAToEvAaDhMGysEJ9dbbHt0K+uYKBQYV8u/eGeXqxhYK/e4OCfvC4Oz27ef03vkC6gYxDfnIBPME6+IK6Owr7Ab6EQPcA7kVQvb08wEK8PQDD/4n+xPOCRoJ2xkGKQ4BEv/v4PgY6xT7H+/p/iPW+yHxEvQwKPH6Ge79Cgr17ffi2wfr+hLOFRsM/iTpLx79BP0IDNjy/+/07u7eF/kF8e8FA+wO6w0XERAX7QXtIPAC7Q419PYL7yHFvujV9eTPKfML/fz9/hMb5P39/vz8B9Tw/PwS+xQX8vvs6uD+9xIxJREhD+kQ5wMA/RIQIgkV8NoALhbm4STZEwrq4P3mMyEdAA9GChkR/h8K/AUo6OXn8hEN8t0SLeIU9OBFFAH1CwHp+BEt/iQBGvTmAkPvHv3t5lQT3xH7A+vqEMYlBQBS5u8fBgrPBy4uJ9P0GPMx1wMw8wUL5L/K3wQCMwL13fj+2xDv+PANBvgX+wY78fMI+uMpFhMDDvP7CuXz8x8S7vr9E/sE47sl6hbfVgbjJ/AG4inzDPEDKc/WBvUNE+e7KQnaIuX6AAXg+8b1HDEZ+xBNAPUVFvwFBi4AHfrNNyzm+g8b2Mc43gcP8+/15hcOLTwC3hoc9AP4/PnS4+c45icgyOvVESQNGAcBIOoPEBcB1kTrD+0+0RzlLvcMAQcL4NYeGr3QBDw09PwB5AISI/Tz+tTyBhjs7jvPNRrnPEwT4fb/20keARAOACP5Cuvw+PTi9fsZ/uEjG+IvFNMI+hMSAhHusOXVGO0R0vrq7PYH4uI1DOH6JbHh9eDsIfzx+vX98Csb5AX1DR//OxA43S8yAC8t6TEG3Cn0yM8BCV4E3zQD0xr95v0C2/TGDgkXABDtJSQQVNbVFBH2xhcEDucAGxLm0egW3vkVFx3rBhPoFBP/HfXv/gzD1RzPI/ML/vxG4BAWFf3k9wYN+/8Q+h29+jHl2NDh8hEQFREI6MLoDP7r1e4GBTDezRUJxbxYRyEv/TMqQCgA9gr7DQcD/+MD1/4EwPQP7CUSJvToSjIHCvAq1ur7MRH/EdUEFAABCQArDNU7BwjZLjTr6ybo0OcG29TZyPgC5zgEH+LvF+0FM+/g8BoG8QYAItrOBugSJuYlDPUSIifx7PXS0fQ96A3qCxvx+OYQ+/P57dbv9/AdDffgKOv1Hvv/B/n5/PDxDhUGC+cLHgQQCgIAC/kFIRc9AzTt7S/yHAH78jr1AAXyVQvkNh0R9NgjIO/a+wPx0en5+/QLyvrnAgADNV3k9usO/Lwq09IJGyIWCRf12yPk8tD+5LEX4/XNDwoK/tg0zOT//BrH/hIM7wfrCP4RDQvn9gzSF83/AAfy4c++ORgg3OTf5Rny5gXqChTy4RbN+wTf9y353+zu9PvuMg0D7wn2zBAH59Uh+AoN8jj9LeMEJRr+FwAN/vO/9wX/Nu317Anc2y0XFCXrCvr0/hsg1dv/Ow3izwUZQfT5Bg4CGAME+9n1K8oXCxAn1/T8zdoj9fHqCgTj3f3h/in48gHt2egK8eI19hsH/ishMSY0EBgjCffp8/zoJOvG1xDz6A4ZB+zxEgzzFiUkD9rh7gwD7x8AFDEUDBEut/r7FQj22wP/Iujq/ukPLQbzPgzj3/T2JBfTEvETKgD+3BAb9eMF9jnm4/0P9P3v1QAzMvoC+xK75O8qyvgJ+wUd8+Lk6PMMMeIS/u0GC9T7+Occ6f7z2eYW/QX0/iz7DBcz6wf0IP/2A/IJ9PL0Prvs0hAx8RAH/fnyIysMLhjgA/my6egvKhDhIfwq9fEKBybRBxfu+RwO/g767ADp8AU65Rot6Asi7vcPBvrDAQL34ykUJvT188f/ABL13sLO1TQl+Pn74/TcAQEP7/j2Au8Z4yP+7SsB/fsw4vIfAQTd9u8CHx4NE/4SzxHs3+T46fzbCx4PIQj12wLdEQw9EwTeOiDu9woo+ffYDuHsDr/Y0vjr1QEj2gIIDwERBBsXB/3+H8Yh0w/hIesU4hY1GfkE+/PwCuvvGvcV6QvWAhvVCuwqEEDpL+sf1gkL1f038MTsPBwICy4KCwQJAx31AyEJ0wYjAu0WBP4x7ykN8wXy+/AG3Qz1Cw3+/Qn7/ewJFSzoLQLX8+rl5wv+58442uDqBAAF8AYJAb/78gYUDgrwLfYG3+QH1uQf5yMsBu4OBwsNDjQN9+3zFOzw4B0N8gsQCPgq/PYhCNsxL8ke5REo7NUYzMojEQMM8f4R6hDe+SEY0/EK+v3zMAgEJdL+8O/rFvoN3uziDRYXEh4IC8IW9f4G7Qv8DhEFGgkKFArm8fz1Iu8DNhkN2QHyCRHx6f4JEA8H6O3xGv3X+iHs9zTq2k/64CbiHvj/J+IRJfgW2vzw/gYHGRkMAA/6DxfL7gIX/wMS9+bzIgEW5SA2B+YfuhAbHyP33jLl+P7y0AUFDdjlFRQEBPv1CSr3DhK/6PfR278U4M8n8PsOHeXnAvv6+ukPAtsE6O4dCA4n+fUD+hYBEwrgDzYFAwgG2wAWB/sb+hZE8cwgH/caFRH9Df/LDgkG6NL2BxDcEfDU9TUBETUA/RP26Af6zyrlCkfM9+X+/O/nJP30/vDOIyQn1QAI6vw/1Sns7SgdEvr4+gz82gzvKP7KCwPr//wcAugl9tIf/tXv5yDm6Qz82PogrxH3QRrU7PP1GygRDvXi5CIXFRfbAfD0Bfs04gcTB/wayiEv9xgQ/D3i+sscKfG0BD38FvoO/CLz9P3iEN776wziFiIVAOfeJCkM6Pn+3iAA8w0R8QIKAxAF7/wHByMW6goCLOjzMOEvJhT3Egjm/efKBRju1goZLxjevtQM2ucDCe0J3+AUHwbzBQj8GQULEgjpDCUHCR87viMc7xr76gfw9AXk4wg96CUox/4h0hMzDCD+/wT+4wMaGuIaLTXvK/X+N/0WAAsFI7/PIQoQ4wXq98ES9Bbv8dUZ3g3zFeb86Rz2+vwVF/f/9hNOJBns+/r2Gdry4hkXJhjZOfQV0v4cBTfwEvME3f8KIAoG3QD+3jP89+8K3ATSIxIKzPvq+QkWAdT57xv13gIi5yId8gEXCgAX/w3dDCn1BgHz2+3jOQIU6wQH78gU09kMAiJEG9HzByII9iLWA93oHdn1z/ECzRIdKO8r9PrxCQXzASoI7f3oO9XcFBkTAPrp9wP2PwTZ7BHR2yD11yIS+CYO4//z6ub8/Nr/1NP+8v/75S3uKuP8Iwnn/xTgBe7wFwIaNesM5fP7/vTuAf308zoC+fYh5fMr/wHlDur5IBLU8QUc1u/z8fTI8OwYDCEEKgYY4vgc6AvhKujo5v788Kry6/LqLw8J+dEc5+QG+OfiBAUrzPCvAv8W5Pz3Bhfu6Rrf6v8A5QkdABEWI9j9Iur3Mu/jBPMh5drm/fkN2hYH9/gEAf7QCvrwzBv28fT95gEpEf/l7N3KIuL6+/jvJxHc0fIGFwfN/hMLD+gNDh0H8fz88fjjAg7uOOIVAyfd5xvoBicIGfbwDA3k8/0KBAQJ7iAvCs4SFgf79B4d+e3b+/UN4xL77vEUx+8l2uvWTxMF8g7jCBkI4ybN2s8SCdsh5gUM7AwK/y8wAPjuBPTw/AEAD+X89ScQCe7wCQnf1ewWBScNLeUE6xTK/fXr+Qf3DOcisMbp+uLu7DH7FgMBFOcSKgntAP7z9efi/O4k+PMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAD/AAAAAP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAAAAAAAAABAAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAAAQAAAAAAAAAAAQD/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAD/AAAAAAAAAAD/AAAAAAD/AAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAA/wAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAABAAAAAAAAAAAAAP8AAAAAAAAA/wAAAAEAAAAAAP8AAAAAAAAAAAAAAAAAAAAAAP8AAAAAAAEAAAAAAAAA/+sUC/kJytgH4h7xE+AYFPoeBAoZ4Pwb+xgd9Cf+/tnRABIo7+z+BBvz9PI/4xQjCAU6Dhbn/QjeEigHFSMcwgD2+OgV8QwN/eDq6/QbMBIOJtYU7gP36wL79Pb1COwZ5QDpIT31LhkU89b9AgkBHP8U4AHfHuH/Fw0oJf/u7fkLC97q9Cn/2gkU2v38ze/wK/71K+II7/gQFvkl2hIM3PcbDirm+CEB5hDmBv3/OPwh4R0NDB3dGu8NGwQJ5jjyCfrr1h8m9gfYDuQdBB/QCxD1/eT16+v28dUAAynpAfoJ6tEGAgQF//r85QXwHNMR7vnmBukfEAcB6zAcAerqDchA8vD1SfX/+Q8MGej2EBz0wv339vodEhUCFuQBJuHtIuARCuoA+ukW9t0BzR3nHQQYxScEFuvnt0fG7RQI5RbeIOX26CAMCvrb3fnj8gfRJwkNJOTWDS8d4RoSCgAALvsh8a8Y8PDULN0GGwr94P3q7w/6DvcPBgQA4ugL6CkV/wccGe72//oCvvETEg7m+cwp6fIb0Pn4yehF6yv4GgYFARIM8EMA0Prw2tkT/OQX8fDw7eEH5CEY/Qz5GxLr3DgV7d/zERPo3SYd9A3g5vQq+zU+KdcJ+Af5ANEG+Bfr/PMc4twVEfX3/Av/D9P9BNkCGRTxDeQSB+7ZvjvlBPnr+Tf25xLHDQ3r2NTwDO0R19vSytvrFDIF6zYa5O8GJsPq/8YPDh8iDusZ3e4T6crjSwbiBx/m5v8oDA0uCAf7+uDjGx72CQMdKgQS6Ane0APxQdorDD/o/7/ZAvzy1+o5/u/s7fkH/uTExfQZ7wjyHsjiDQU3AdYcDwsM3N8nC/z9Gv/1GgsCFDAk4wAMAP0S8SUF+fEq8OhdEiLq8AIVIQgB9g0LEekC/wvtKuXwGgL31AAYLusNP+Pl9wf83B7n6MsC1vAD7vEE/ugO/jAeEPv2+esEBAz1KY7zDAoBAqUO3ewVDQYkLeL5DQfi4iQWvCgNJSYr7eMcHPsh/+/7BigOADnn9+f3zf8LEAzwBggu5gj5/NjsFAD58BL6AuVU6Rz+SQUEJArt6DA4/uTj+QH4HgML6goQ4AoH/8cP/ijUGOytORkKIOLb7yfP/f3G8toh7Ff55wr94N3w3uz06VPeJvX3D/fR7wUp2vzu+QoYEA8Z2yLNCj4N9Rf/3O8Lw+b9GPz5BP7hFxQG+Rr2ACT+FPTi/hjnD/bbvgra8PAb4foK5Q0X+xcP9gL66xsMWfYKF+AeGPgAF/TqLdX63NLxDN0c+fYhAvP90UUPFRII6/XbD/M66OsBGAXF9/sWHw/83hLo3wsU6+LqKPcYAd7h5SLi9wn37BHzTAgY8w=="},
    hiddenBias: {"scale":0.00232981,"bytes":"LCAtSiU+SPlEf8lhVgoBRjLP+jtB4164b7bbbPv5O+c="},
    out: {"scale":0.00999974,"bytes":"DBUUJREYL/8uF/EPMBn9HhXQ/icWvynuK8fmOf/3Etnhucr50gL2/sEjzhjjw/exJhMAMfhHILFA5NsxAAD6PPbouMD4/jgA8TjRwcf2FMn9+wD00OHrE98FGMwAAO7U16/Y/eus4wDcEQ7iycgK4iL3AA/R3dA0DusWKAAAGb7U4JHVCA8vABTSA8gOOuPszvsA49zmDx71IgQfAQCkkc7VHBklD6wASLT/4/flzekDgQC9KrzOzOPyFO0AALdC9QzI9fMl6QAc3xzc/Q4XHdrHAN3z1/Hdxwy68QAA+uLKG/T4MOAaAA/S9ATezwrvEjYAD9vp7BgIBPTcAADwBvA4y/YCz9IAIgHdncAZrqDdCwAyINntHLnfIssAAPDtFcn1LtrGvgD01du9NRUg3dMPAPTWED4A5RP0CAAA59i6ogL9lwM1ALYbqCeqqBfhBhoA2qMY3JMqiyO4AACz/SgE3MAX3dUAuwcaJRrd5xiSJgCxE77/xsS/yg0AAPUL9fvv3vgpFwDFkwYgBCugKdPKAN7dO+q/LgX41AAAGu8XKb7W8NLS/9XF/wHZ/wb2uy8A+yHM7Aqb+pHyAAA0HIwCEMsLzr0Ax7fzIdodCPIl6AA0HP7U0wgb6cwAAK3NkjTZ+yGWBAAZL6e1tc7OCyrYAPO2EKbt4PX8xAAAHeTU+z86qA+yANvjEQ78K8gV098AttoI4aM6vKO0AACf4A=="},
    outBias: {"scale":0.00346331,"bytes":"VNbzEvfPtc/0uoHJ+hrgJ9A="},
  },
  topics: ["crisis","emergency","head","heat","pregnancy","diabetes","cardiac","infection","alcohol","abuse","doping","eating","medication","overtraining","injury","minor"],
  together: [0.565, 0.582, 1.561, 0.562, 0.931, -0.717, -0.748, 0.989, 0.385],
  withoutAll: -1.066,
  doubt: -1.062,
  sure: 0.253,
};
