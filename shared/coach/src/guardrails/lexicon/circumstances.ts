/** Who, when, where, in what heat and after what: the half of a hint that is not the symptom. */
export const circumstances: Record<string, string> = {
  me: `i me my mine myself ich mir mich mein meine meinen meinem je j moi mon ma yo mio mia ik mij mijn io we us our`,
  selfref: `myself self meself himself herself themselves themself hisself ourselves thyself`,
  they: `he she him his her hers they friend friends mate mates buddy pal bro brother sister son daughter wife husband
    partner girlfriend boyfriend gf bf dad father mum mom mother teammate team_mate clubmate colleague coworker cousin
    uncle aunt nephew niece kid child grandson granddaughter roommate flatmate someone somebody freund freundin kumpel
    bruder schwester sohn tochter frau mann vater mutter ami amie copain copine frere soeur fils fille mari pere mere
    amigo amiga hermano hermana hijo hija marido mujer padre madre amico amica fratello sorella figlio figlia moglie
    marito vriend vriendin maat broer zus zoon dochter vrouw vader moeder`,
  family: `dad father mum mom mother brother sister uncle aunt cousin grandfather grandad grandpa grandmother parent
    parents family vater mutter bruder onkel pere mere frere oncle padre madre hermano tio fratello zio vader moeder broer oom`,
  rest: `at_rest resting in_bed at_night lying lie lay lying_down lie_down laying sitting sit sat sofa couch doing_nothing
    no_reason for_nothing out_of_nowhere out_of_blue sudden suddenly randomly random desk sleep sleeping asleep wake_up
    woke wakes waking standing_still watching_tv watching_telly netflix reading calm relaxed for_hours hours_after
    hours_later hour_after hour_later ages_after long_after next_day not_slow not_calm not_come_down not_settle not_drop
    not_go_down not_stop rest all_night all_day nights evening_in bedtime chilling talking speaking
    ruhe nachts im_bett im_liegen liegen liege lieg sitze sitzen sofa grundlos ohne_grund plotzlich einfach_so repos lit nuit allonge
    couche assis canape sans_raison raison reposo cama noche tumbado acostado sentado sofa sin_motivo de_repente riposo
    letto notte sdraiato seduto divano senza_motivo improvviso rust bed nachts liggen zitten bank zomaar ineens`,
  smalleffort: `flight one_flight stairs staircase steps walk+ walking shower showering dressed shoes shoelaces laces tying bending bend_over making_bed hoovering hoover vacuuming laundry cooking phone brushing playing_with_kids lifting_kids garden trolley pram shop supermarket stretching upstairs talking talk sentence shopping groceries
    kitchen flat easy recovery_ride nothing simplest slightest treppe treppen escaliers escalier marches marcher escaleras
    escalera andar caminar scale camminare trap traplopen wandelen lopen`,
  effort: `climb+ climbing uphill interval intervals sprint sprints sprinting vo2 vo2max threshold effort efforts hard
    harder push pushing pushed hill hills mountain attack attacks attacking zwift ramp tempo exercise exercising exert*
    exertion watts power race racing ride riding rode ridden pedal pedalling pedaling workout session turbo trainer bike
    ftp zone efforts full_gas all_out uphills
    berg anstieg belastung intervall intervalle training fahre radfahren montee cote effort velo col subida puerto
    esfuerzo bici entreno salita sforzo bicicletta allenamento klim inspanning fietsen fiets`,
  hardeffort: `climb+ climbing uphill interval intervals sprint sprints sprinting vo2 vo2max threshold all_out full_gas
    max hard harder hill hills mountain attack attacks watts ramp test tempo start race finish_line before_race excited
    nerves nervous end_of berg anstieg montee cote subida puerto salita klim beklimming`,
  heat: `oververhit uberhitzt surchauffe sobrecalentado surriscaldato hottest heat heats hot hotter heatwave heat_wave boiling scorching sweltering baking roasting sun sunny sunshine summer
    humid humidity overheat+ overheated overheating cooked cooking melting furnace oven desert warm #30-49_degrees #30-49_c #30-49_celsius
    #86-125_f #30-49_degree #30-49_grad #30-49_grados #30-49_gradi #30-49_graden #30-49_degres #86-125_degrees
    hitze heiss heisse heissen sonne schwul chaleur chaud canicule soleil calor caluroso
    sol caldo sole afa hitte warm warmte zon bloedheet`,
  ridden: `ride rides riding rode ridden race raced racing sportive fondo gran_fondo granfondo century audax finish finished
    training session workout turbo trainer long bike cycling event stage marathon run
    ausfahrt training rennen fahrt sortie course entrainement velo salida entreno carrera marcha bici giro gara uscita
    allenamento rit tocht koers wedstrijd fietstocht fietsen`,
  crash: `crash crashed crashes crashing fell fall falls fallen falling fall_off come_off came_off coming_off bailed binned
    stacked stack wiped_out wipeout wipe_out otb over_bars over_handlebars went_over went_down accident spill tumble
    tumbled flew_over flew_off launched_over hit_by knocked_off doored high_side low_side highsided lowsided slid slid_out slipped
    hit_deck hit_ground hit_floor hit_road hit_tarmac hit_car pileup pile_up collision t_boned offed
    sturz gesturzt sturzte unfall hingefallen runtergefallen geflogen chute chuter tombe tombee tomber accident gadin
    caida cai caido caer accidente caduta caduto cado sono_caduto incidente viel gevallen gecrasht ongeluk valpartij`,
  recentcrash: `since_crash after_crash since_fall after_fall after_accident since_accident after_i_crashed after_i_fell
    since_i_crashed since_i_fell after_crashing after_falling from_crash after_coming_off since_coming_off after_spill
    nach_sturz seit_sturz nach_unfall seit_unfall apres_chute depuis_chute depuis_la_chute tras_caida despues_caida
    desde_caida dopo_caduta dalla_caduta na_val sinds_val na_ongeluk`,
  lasting: `weeks months month for_days days since every_day all_time constant constantly always still keeps getting_worse
    worse worsening worst not_go_away not_going_away not_gone not_heal* not_healing not_get_better not_getting_better
    not_improve* permanent permanently forever persistent* persists chronic again and_again ages
    wochen monaten monate tagen seit standig immer semaines mois jours toujours depuis semanas meses dias siempre desde
    settimane mesi giorni sempre da weken maanden dagen altijd sinds steeds`,
  longtime: `24_7 non_stop nonstop en_permanence permanence since_january since_february since_march since_april since_may
    since_june since_july since_august since_september since_october since_november since_december since_last un_mes
    un_mois een_maand einem_monat for_weeks weeks  for_months months month ages forever all_time always constant constantly every_day everyday
    every_single_day since_christmas since_summer since_winter since_spring since_autumn whole_season all_season all_winter
    all_year no_matter matter_how for_years years long_time many_days for_days #4-60_days #2-12_weeks #2-12_months two_months daily permanently chronic* never_ending  
    any_more not_any_more lately recently
    wochen monaten monate standig immer dauernd nur_noch dauerhaft semaines mois toujours constamment tout_temps
    semanas meses siempre constantemente settimane mesi sempre costantemente weken maanden altijd constant steeds`,
  people: `everyone everybody family wife husband kids children parents friends mum mom dad people them you they all
    partner girlfriend boyfriend son daughter team world brother sister others`,
  dread: `imagining daydreaming want wanting wish wishing thinking think thought thoughts tempted tempting tempt urge urges imagine imagining
    fantas* feel_like felt_like feeling_like could_just could_easily easy_to so_easy might_just should_just i_just easier dream* daydream*
    considering considered wonder wondering wondered contemplat* ready_to decided plan_to planning_to might_as_well
    cross_my_mind crossed_my_mind intrusive picture picturing pull_to see_myself what_if`,
  drained: `tired tiredness exhausted exhaustion fatigued fatigue knackered drained shattered wiped wiped_out no_energy
    low_energy zero_energy wrecked done_in ruined exhausting drained_of run_down rundown worn_out weary sluggish lethargic lethargy feel_flat feeling_flat felt_flat so_flat heavy_legs dead_legs empty
    burnt_out burned_out burnt burned crushed broken destroyed cooked fried spent zombie sleepy not_recover* washed_out
    struggling_with_fatigue no_power powerless feel_like_crap feeling_like_crap feel_rubbish feel_awful feels_like_death feel_like_death like_concrete like_lead like_cement legs_dead
    mude erschopft kaputt platt schlapp ausgelaugt energielos antriebslos`,
  food: `food eat eating dinner breakfast lunch meal meals carbs dessert cake pasta bread snack snacks supper essen
    abendessen manger repas diner comer comida cena mangiare pranzo eten avondeten`,
  treat: `croissant pizza cake cakes burger burgers chocolate ice_cream cookie cookies biscuit biscuits doughnut donut fries
    chips crisps sweets candy dessert desserts takeaway mcdonalds kfc pastry pastries nutella beer wine cheese roast
    christmas_dinner thanksgiving buffet kuchen schokolade gateau chocolat tarta pastel dolce torta taart`,
  lastingi: `weeks week month months for_days #3-30_days getting_worse worse not_go_away not_going_away not_gone not_heal
    not_healing not_get_better not_getting_better not_improving not_improved not_better permanent permanently persistent*
    persists persisting chronic constant constantly every_day all_time years for_a_year ever_since
    wochen monaten monate tagen woche semaines mois semanas semana meses settimane mesi settimana weken maanden`,
  pregnant: `pregnant pregnancy pregnat pregant preggo preggers expecting schwanger schwangerschaft enceinte grossesse
    embarazada embarazo incinta gravidanza zwanger zwangerschap`,
  acold: `cold a_cold headcold head_cold sniffles sniffle runny_nose stuffy_nose blocked_nose snotty sneezing sneeze
    bit_of_a_cold common_cold schnupfen erkaltung erkaltet rhume enrhume resfriado constipado catarro raffreddore
    raffreddato verkouden verkoudheid neus snot above_neck above_the_neck`,
  lol: `lol lolz lmao rofl haha hahaha hahahaha hehe heh jk kidding just_kidding joking joke lmfao xd`,
  riding: `ramp test ftp interval intervals session sessions workout workouts climb climbs hill hills mountain race races ride
    rides training trainer turbo zwift headwind wind crosswind sprint sprints strava kom qom pr segment stage over_unders
    overunders vo2 vo2max rollers fondo century sportive legs cadence watts plan rest_day rest_days commute puncture flat
    tyre tire tubeless mechanical di2 chain km kms tt time_trial wko peloton bunch group hour_record gradient rapha bike
    descent gear gears saddle threshold zone pace crit cyclocross turbo_session 20min five_min season taper recovery
    sweet_spot tempo effort efforts watt leaderboard club_run club_ride drill drills col pass ventoux zoncolan stelvio
    galibier mortirolo angliru intervalle training rennen`,
};
