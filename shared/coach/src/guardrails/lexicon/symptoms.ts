/** What a body does that it should not, in everyday words of six languages. */
export const symptoms: Record<string, string> = {
  ache: `pian pain pains painful paining hurt+ ache+ achy sore soreness stab+ stabby twinge+ discomfort uncomfortable burn+
    burnt sting+ throb+ sharp agony ouch cramping spasm+ niggle niggles
    schmerz* schmerz schmerzen weh sticht brennen stechen stiche stechend brennt ziehen zieht schmerzt douleur* fait_mal ai_mal mal_a mal_au
    pique brule dolor* duele* duelen dolio punzada* pinchazo* quema dolore dolori fa_male male_al male_alla fitta fitte
    brucia pijn pijnlijk pijntje pijnscheut* steek steken`,
  tight: `tight tighter tightness tightens tightened tightening pressure pressing pressed squeez* squeeze+ crush+ heavy
    heaviness constrict* constricted vice vise clench+ grip+ gripping elephant brick bricks anvil knot compress* clamp+
    strangl* suffocat* sitting_on standing_on kneeling_on weight_on weight band_around belt_around boulder concrete
    closing fluttery flutter+ fluttering seizing seized pounding thud+ thump+ cramp+ bubbling full fullness
    enge engegefuhl druck druckt druckgefuhl eng beklemm* schwer zugeschnurt klemmt
    serre serree serrement oppress* oppression etau comprime lourd presion opresion oprime aprieta apretado apretada peso
    oppressione stretta morsa pressione costrizione druk drukkend drukt beklem* benauwd strak zwaar klemt`,
  odd: `weird weirdly funny funnily strange strangely odd oddly off wrong crazy mad mental bonkers haywire nuts wonky
    dodgy iffy skew_whiff playing_up acting_up play_up acting_weird all_over_place out_of_rhythm out_of_sync not_right
    not_normal not_ok not_good erratic* uneven* strangely komisch seltsam merkwurdig verruckt unregelmassig bizarre
    irregulier raro rara extrano loco strano strana irregolare impazzito impazzisce raar vreemd gek onregelmatig`,
  faint: `faint faints fainted fainting feint feinted feinting pass+_out passout passedout passingout black+_out blackout
    blackouts blacked blackedout lose_consciousness lost_consciousness losing_consciousness loss_of_consciousness
    unconscious syncope swoon+ keel+_over keeled collapse+ flake+_out conk+_out went_down_like_a_sack
    grey+_out gray+_out greyed_out whited_out lights_out lights_went_out pass_clean_out out_cold
    ohnmacht* bewusstlos* umgekippt umkippe umgefallen zusammengebrochen kollabiert weggetreten
    evanoui* malaise perdu_connaissance perdre_connaissance tombe_dans_pommes dans_les_pommes tombe_dans_les_pommes
    desmay* desvanec* conocimiento inconsciente svenut* svengo svenire sveni* perso_sensi perso_i_sensi mancamento
    mancamenti perso_conoscenza flauw* bewusteloos buiten_bewustzijn weggevallen knock_out_gegaan`,
  dizzy: `dizzy dizzyness dizziness dizzier dizzee lightheaded lightheadedness light_headed light_headedness woozy woozie
    wooziness giddy giddiness vertigo head_spin+ head_spinning head_swim+ room_spin+ world_spin+ everything_spin+
    spinning_head swimmy off_balance unsteady
    schwindel* schwindlig schwindelig schwummrig benommen etourdi* etourdissement* vertige* tete_tourne tete_qui_tourne
    mareo mareos mareado mareada marea mareaba mareando capogir* gira_testa gira_la_testa testa_gira stordit* duizel*
    licht_in_hoofd licht_in_mijn_hoofd draaierig`,
  breathless: `breathless breathlessness short_winded out_of_breath short_of_breath shortness_of_breath short_breath winded
    gasping gasp gasps wheez* wheezing wheezy pant panting puffed puffing out_of_puff not_breathe can_not_breathe
    not_breath struggle+_breathe struggling_breathe struggle+_to_breathe hard_breathe hard_breathing trouble_breathing
    difficulty_breathing hard_time_breathing hard_to_breathe fighting_for_air fighting_for_breath not_get_enough_air
    not_get_air not_get_air_in not_enough_air air_hunger not_catch_breath catch_breath no_air suffocating
    suffocat* labored_breathing laboured_breathing
    atemnot keine_luft kaum_luft luft_bekomme luftnot kurzatmig* essouffl* souffle_coupe plus_respirer mal_respirer
    peine_respirer falta_aire falta_de_aire ahogo ahogando sin_aliento no_respirar no_puedo_respirar fiato_corto
    manca_fiato manca_aria mancanza_respiro non_respirare non_riesco_respirare affanno kortademig* buiten_adem benauwd
    ademnood geen_lucht`,
  vomit: `vomit+ vomiting vomitted puke+ puking throw+_up threw_up thrown_up chuck+_up chucked_up chunder* barf+ hurl+
    hurled spew+ heave+ heaving upchuck* sick_everywhere being_sick was_sick been_sick lost_lunch lost_breakfast
    kotz* gekotzt erbrech* erbrochen ubergeb* vomi vomis vomir vomissement* vomito vomite vomitar vomitado vomitare
    vomitato rimesso devuelto overgeven overgegeven braken gebraakt kots* gekotst spugen`,
  nausea: `nausea nauseous nauseated nauseas queasy sick sickly feel_sick ubel schlecht nausee nausees nauseas nauseato
    nauseabondo misselijk`,
  headache: `headache headaches head_ache head_pain head_pound+ head_throb+ head_hurt+ head_kill+ head_killing
    head_splitting splitting_head migraine pounding_head banging_headache sore_head head_banging kopfschmerz* kopfweh
    schadelbrummen brummschadel mal_tete mal_de_tete maux_tete mal_a_tete mal_a_la_tete dolor_cabeza dolor_de_cabeza
    duele_cabeza duele_la_cabeza mal_testa mal_di_testa hoofdpijn koppijn`,
  confused: `confus* confused confusion disoriented disorientated disorientat* disorientation delirious delirium muddled mush jumbled scrambled babbl* babbling rambling mumbling mumbled not_count could_not_count not_spell could_not_spell could_not_unclip could_not_walk_straight not_walk_straight not_stand_up could_not_stand wandered_off stop+_making_sense stopped_making_sense not_remember could_not_remember can_not_remember brain_fried brain_melted fried_brain brain_went_blank act+_weird act+_strange act+_odd act+_funny acting_weird acting_strange acting_odd acting_funny acting_drunk behaving_strangely forgot_how same_question repeating_himself repeating_herself repeating_myself repeats_himself repeating_same keep_repeating keeps_repeating keeps_asking
    rambling_nonsense talk+_nonsense talk+_gibberish talk+_rubbish gibberish nonsense incoherent* make+_no_sense making_no_sense
    not_making_sense out_of_it not_with_it spaced_out spacey not_know_where not_remember_where forgot_where
    forgot_my_name not_know_name not_think_straight not_thinking_straight could_not_think forgot_way_home
    not_find_way_home not_find_words lost_my_words slur* slurring slurred stagger* stumbl* zombie
    verwirrt durcheinander desorientiert lall* torkel* taumel* confus confuse desoriente* delirait titub* titubais
    confundido confundida confuso desorientado desorientada delirando confusa disorientato disorientata barcolla*
    verward gedesorienteerd wartaal wankel* lallen`,
  foggy: `foggy fog brain_fog fuzzy_headed fuzzy_head hazy groggy woolly wooly cloudy blurry_head floaty spacy dazed daze out_of_it not_with_it
    spaced_out zoned_out spacey slow_in_head not_myself not_feel_right not_feel_myself not_feeling_right feel_weird
    feel_odd feel_off feel_funny feel_strange feeling_weird feeling_odd feeling_off feeling_funny feeling_strange felt_weird
    felt_off felt_strange head_feels_weird not_concentrate not_focus can_not_focus trouble_concentrating forgetful
    keep_forgetting sensitive_light light_hurt+ lights_hurt+ light_bother* lights_bother* noise_hurt+ screens_hurt+
    screen_hurt+ irritable moody snappy
    benommen neblig komisch vergesslich lichtempfindlich vaseux brouillard aturdido rintronato stordito suf wazig duf`,
  drowsy: `sleepy drowsy sleeping_all_day sleeping_a_lot sleep_all_day keep+_falling_asleep fall+_asleep can_not_stay_awake
    not_stay_awake so_tired exhausted knackered tired schlafrig mude somnolent* fatigue dormido somnoliento sonnolento
    slaperig moe`,
  vision: `double_vision seeing_double see_double blurred_vision blurry_vision blurry blurred vision_blur* vision_went
    vision_gone vision_narrow* tunnel_vision see_stars seeing_stars saw_stars sparkles seeing_sparkles see_sparkles saw_birds birdies vision_weird weird_vision vision_funny buzzing_ears flashes floaters seeing_spots see_spots spots_in_front spots_before black_spots
    flashing_lights doppelt_sehe sehe_doppelt doppelbilder verschwommen vois_double vision_double vision_trouble vois_flou
    veo_doble vision_doble borroso vedo_doppio vista_doppia dubbel_zien zie_dubbel wazig_zien`,
  chills: `chills chill shiver+ shivers shivery shaking_with_cold goosebumps goose_bumps goose_flesh goosepimples goose_pimples
    freezing freezing_cold not_get_warm could_not_get_warm can_not_get_warm feel_cold felt_cold feeling_cold suddenly_cold went_cold clammy cold_sweat
    schuttelfrost gansehaut friere fror frosteln frissons chair_poule tremblais grelott* escalofrio* piel_gallina
    tiritando brividi pelle_oca rillingen kippenvel koude_rillingen`,
  swollen: `swollen swell+ swelled swole puffing_up puff+_up swelling puffy puffed puffs bloated bloat bloating ballooned balloon blown_up
    like_sausages like_a_balloon bigger_than twice_size double_size twice_as_big twice_as_thick fat_fingers geschwollen anschwillt anschwell* schwellung dick_wie gonfle
    gonflee gonfles enfle enflee hinchad* hinchazon inflamad* gonfi* gonfia gonfio gonfiat* gezwollen zwelling opgezwollen dik`,
  numb: `numb numbness tingl* tingling tingly pins_and_needles pins_needles dead_feeling no_feeling not_feel lost_feeling
    lost_sensation no_sensation loss_of_feeling taub taubheit kribbel* eingeschlafen engourdi* fourmi* insensible
    entumecid* hormigueo dormido dormida intorpidit* formicol* addormentat* gevoelloos tintel* doof`,
  severe: `sharp stabbing shooting excruciating unbearable severe serious terrible horrible agony agonising agonizing
    intense awful killer screaming electric swollen swelling swell swole bruise bruised black_and_blue deformed
    popped pop snap snapped crack cracked crunch crunched click_and_pain gave_way gives_way giving_way gives_out
    gave_out give_way buckles buckled locks locked locking lock_up locked_up can_not_walk not_walk not_stand not_bend
    not_straighten not_move not_lift not_weight_bear not_put_weight not_bear_weight no_weight_on limp limping hobbl*
    wakes_me wake_me not_sleep can_not_sleep torn tear tore ruptur* dislocat* sprain* fractur* broken broke
    starke starker stechend stechende heftig heftige geschwollen schwellung nicht_laufen nicht_auftreten nicht_gehen
    nicht_bewegen gebrochen gerissen verstaucht vive violente aigue intense gonfle gonflee plus_marcher peux_pas_marcher
    pas_marcher pas_plier casse cassee dechire dechiree fuerte agudo aguda insoportable intenso intensa hinchado hinchada
    no_puedo_caminar no_andar no_caminar no_doblar roto rota rompi forte acuto acuta insopportabile lancinante gonfio
    gonfia non_camminare non_piegare rotto rotta strappo stirato hevig hevige scherpe stekende gezwollen niet_lopen
    niet_staan niet_buigen gebroken gescheurd verstuikt`,
};
