/** Words around a hit that change what it means. Patterns, one a line or divided by semicolons. */
export const cues = {
  /** a denial: "no chest pain" */
  negation: `not|no|never|without|nor|neither|none|zero|kein|keine|keinen|keinerlei|nie|nicht|ohne|pas|sans|jamais|aucun|aucune|sin|nunca|ningun|ninguna|senza|mai|nessun|nessuna|geen|niet|zonder|nooit|non|deny|denies; free of; ruled_out`,
  cannot: `can_not|could_not|cannot|would_not|will_not`,
  /** words that a denial reaches over: "I have not had any more chest pain" */
  link: `have|has|had|having|any|more|real|such|or|nor|feel|feeling|felt|experience|experienced|experiencing|sign|signs|symptom|symptoms|kind|take|taking|taken|use|using|other|ever|suffer|suffered|suffering|from|going|want|wanting|planning|plan|saying|say|thinking|about|currently|actively|with|for|habe|hatte|gehabt|ho|avuto|ai|eu|avoir|tengo|tenido|heb|gehad|mehr|plus|mas|piu|meer|in|on|as|anymore|he|she|i|ich|ik|io|yo|je`,
  /** not a denial after all: "not only", "it is not pain, more like pressure" */
  despite: `more_like|more_of|but_more|but_it|rather|except|eher|plutot|mas_bien|piu_che|meer_een`,
  only: `only|just|sure|nur|seulement|solo|soltanto|alleen|certain`,
  /** long past */
  longAgo: `years_ago|year_ago|decade*|long_ago|ages_ago|as_kid|as_child|as_teenager|as_a_kid|as_a_child|as_a_teenager|last_year|last_season|last_summer|last_winter|last_autumn|last_spring|seasons_ago|months_ago|used_to|previously|in_my_twenties|in_my_youth|childhood|ages_back|years_back|way_back|once_had; in >0 #1960-2024; back_in >1 #1960-2024|day|college|school|my|high; when >0 i >1 kid|child|teen|teenager|young|younger|#4-40
    vor >1 jahren|jahr|monaten; letztes_jahr|als_kind|fruher_mal; il_y_a >1 ans|an|mois; annee_derniere|etant_enfant; hace >1 anos|ano|meses; ano_pasado|de_nino|de_pequeno; anni_fa|mesi_fa|anno_scorso|da_bambino|da_piccolo; jaar_geleden|jaren_geleden|maanden_geleden|vorig_jaar|als_kind`,
  /** back again, or going on */
  again: `again|still|came_back|comes_back|coming_back|returned|returns|worse|keeps|keep|since_then|ever_since|wieder|immer_noch|encore|toujours|otra_vez|sigue|ancora|di_nuovo|weer|nog_steeds|new`,
  present: `today|yesterday|this_morning|last_night|right_now|lately|recently|sometimes|this_week|currently|heute|gestern|hier|aujourd_hui|hoy|ayer|oggi|ieri|vandaag|gisteren|every_time|on_every|at_moment|these_days|tonight`,
  /** a professional has looked and agrees */
  cleared: `cleared|all_clear|given_ok|green_light|got_ok|got_the_ok|gave_ok|gave_me_ok|signed_off|clean_bill|fit_to_ride|fit_to_train|fit_to_race|good_to_go|thumbs_up|go_ahead|back_to_ride|allowed_to_ride|allowed_to_train|allowed_to_race|can_ride_again|may_ride|released_to
    @professional ~3 cleared|clear|clears|allowed|allows|examined|checked|approved|ruled|happy|signed|discharged
    @professional ~2 said|says|told|tells|gave|gives|thinks|thought|confirmed|confirms|found|finds|reckons|assured ~6 fine|ok|okay|clear|cleared|go_ahead|all_good|good_to_go|harmless|benign|no_concern*|not_worried|nothing_wrong|nothing_serious|found_nothing|normal|no_problem|yes|green|thumbs_up|healthy|can_ride|can_train|may_ride|could_ride|may_train|back_to_normal
    tests|bloods|ecg|ekg|mri|results|scan|scans|xray|ultrasound|echo|ct|stress_test|blood_test|heart_check|checkup|check_up ~4 normal|clear|fine|clean|ok|good|perfect|unauffallig|all_good|came_back_clean|nothing
    nothing_wrong|checked_out|been_checked|got_checked|was_checked|had_checked|had_it_checked|been_examined|was_examined|got_examined|been_seen|got_seen|was_seen|looked_at_it|had_it_looked|seen_doctor|seen_a_doctor|saw_doctor|saw_a_doctor|saw_my_doctor|seen_my_doctor|saw_the_doctor|went_to_doctor|went_to_the_doctor|been_to_doctor|been_to_the_doctor|ruled_out
    arzt|arztin|kardiologe|hausarzt ~5 ok|freigegeben|grunes_licht|alles_gut|unbedenklich|gecheckt|untersucht|abgeklart|in_ordnung ; abgeklart|grunes_licht|freigegeben|sportfreigabe
    medecin|cardiologue|docteur ~5 ok|feu_vert|rien|autorise|vu|examine|bon ; feu_vert; medico|cardiologo ~5 bien|alta|ok|permiso|luz_verde|via_libera|tutto_bene|a_posto|visto|visitato|revisado ; luz_verde|via_libera
    huisarts|arts|dokter|cardioloog ~5 goed|groen_licht|ok|gezien|onderzocht|akkoord ; groen_licht`,
  /** a sentence that begins so asks whether it has to be looked at */
  asks: `has|have|did|does|do|should|must|is|are|could|would|can|muss|soll|doit|dois|debe|deve|moet`,
  /** the same, but not yet */
  notCleared: `not|until|unless|before|if|should|never|waiting|wait|will|need|needs|must|have_to|appointment|refuse*|hope|hopefully|noch|nicht|pas|todavia|aun|non|niet|kein|bis|avant|hasta|prima|tot|bevor`,
  notYet: 'yet|tomorrow|next_week|soon|later|monday|tuesday|wednesday|thursday|friday|appointment|first',
  /** a professional has looked and does not agree */
  forbidden: `no_riding|no_training|no_sport|no_exercise|not_allowed|not_ride|not_train|must_rest|should_rest|forbidden|forbade|banned_me|stop_riding|off_the_bike|more_tests|further_tests|refer|referred|referral|worried|concerned|kein_sport|nicht_fahren|keine_belastung|interdit_de|pas_de_sport|prohibido|reposo_absoluto|vietato|riposo_assoluto|niet_fietsen|verboden`,
  /** over an ordinary illness */
  recovered: `all_well_now|all_well|felt_good_since|good_since|fine_since|felt_fine_since|recovered|recovering_well|symptom_free|fever_free|negative|over_it|fit_again|well_again|healthy|healthy_again|back_to_normal|back_to_health|no_more_symptoms|tested_negative|all_gone|completely_gone|symptoms_gone|symptoms_are_gone|cough_is_gone|everything_gone|fully_gone|feeling_great_again|fully_fit|fever_gone|fever_has_gone|gesund|wieder_fit|genesen|fieberfrei|gueri|remis|recuperado|recuperada|curado|guarito|guarita|ripreso|hersteld|beter|genezen; feel|feeling >1 better|fine|great|normal|good|well|myself; back_on_bike|been_back`,
  /** after a crisis: it was no crisis, or there is company */
  safe: `joking|joke|kidding|figure_of_speech|exaggerat*|not_mean_it|not_mean_that|not_serious|just_venting|being_dramatic|dramatic|i_am_safe|am_safe|safe_now|talked_to|spoke_to|spoken_to|talking_to|called|rang|phoned|got_help|therapist|psychologist|psychiatrist|counsellor|counselor|crisis_line|hotline|samaritans|helpline|my_wife_is_here|with_my|is_with_me|not_alone|figure_speech|bin_sicher|in_sicherheit|en_securite|a_salvo|al_sicuro|veilig`,
  thanks: `thank|thanks|thankyou|thankful|ok|okay|okey|kk|alright|allright|will_do|got_it|understood|appreciate*|cheers|bye|goodbye_for_now|you_are_right|good_point|fair|fair_enough|makes_sense|noted|right|sure|danke|merci|gracias|grazie|dank|bedankt|dankje|verstanden|compris|entendido|capito|begrepen|d_accord|vale|va_bene|oke|that_helps|very_kind|kind_of_you|sorry|i_see|good_idea
    i|will|going|ll|gonna >3 call|go|see|ring|book|rest|stop|talk|tell|ask|wait|visit|lie|phone|speak|get_checked|get_it_checked|make`,
  question: `what|how|which|when|can_i|should_i|could_i|may_i|give|tell|show|make|plan|build|calculate|compare|but|anyway|still_want|just_tell|need_to_know|instead|wie|was_ist|was_sind|was_soll|was_kann|was_muss|was_mache|kann_ich|soll_ich|comment|quel|quelle|puis_je|como|que|puedo|come|quanto|posso|hoe|wat|kan_ik|help_me_with`,
  training: `@riding|watts|training|train|power|zone|zones|carbs|tyres|tyre|gear|climb|pace|intervals|ride|race|bike|fitness|training_plan|session|test|wind|aero|weight`,
  yes: `yes|yeah|yep|yup|ja|oui|si|sure|did|done|already|cleared|checked|affirmative|indeed`,
  account: `subscription|invoice|password|refund|account|login|log_in|billing|payment|privacy|export_my_data|delete_my_data|unsubscribe|credit_card|cancel_my_plan`,
  /** somebody is meant, not a thing to know */
  person: `@me|@they; been_on|been_taking|been_prescribed;  you|one ~2 should|can|ride|train`,
  /** "I" that only asks */
  asking: `tell|explain|give|show|teach|remind|send >0 me; i >1 wonder|wondered|wondering|read|heard|saw|watched|curious|know|learn|understand|interested|ask|see|listened ; can_i_ask|may_i_ask|let_me_know|i_was_wondering|i_am_curious|i_would_like_to_know|i_want_to_know|i_want_to_understand|my_question|i_am_writing|for_my_blog|our_club_newsletter|my_essay|for_my_article|someone_tell|somebody_explain|someone_explain|somebody_tell|me_explain`,
  knowledge: `signs|sign|how_long_to|curious|science|research|studies|evidence|what_is|what_are|what_does|what_do|what_did|what_was|what_causes|whats|why|define|explain|definition|meaning|difference|history_of|who|when_was|which_year|how_common|how_does|how_do|how_did|how_is|how_are|how_long_does|about|symptoms_of|signs_of|sign_of|warning_signs|risk_factors|causes_of|cause_of|meant_by|stand_for
    what >4 mean|means|stand ; is|are|was ~6 banned|allowed|legal|illegal|forbidden|prohibited|doping|on_list|wada|performance_enhanc*|real|myth|common|true|verboten|interdit|prohibido|vietato|verboden
    does|do|can|could >8 help|helps|affect|affects|work|works|raise|lower|increase|cause|causes|change|influence|reduce|improve|improves|mean|happen|develop|differ|impact|interact
    was_ist|was_sind|warum|wieso|weshalb|wie_wirkt|was_bedeutet|was_versteht|qu_est|c_est_quoi|pourquoi|comment_fonctionne|que_es|que_son|por_que|como_funciona|cos|cosa|che_cosa|perche|come_funziona|wat_is|wat_zijn|waarom|hoe_werkt`,
  notKnowledge: `what_to_do|what_should|what_dose|how_much|how_many|what_can_i|how_to|should_i|can_i|ok_to|safe_to|okay_to|race_with|ride_with|train_with|ride_on|what_do_i|what_now|before_race|before_a_race|is_it_safe|is_it_ok|is_it_okay|proberen|probieren|essayer|probar|provare|try_it|want_to_try|way_to_get|legal_way|so_i_can|how_soon|get_rid_of|how_long_after|what_plan|which_zones|what_zones`,
  media: `book|books|film|movie|documentary|podcast|article|netflix|series|armstrong|lance|pantani|festina|operacion_puerto|landis|ullrich|riis|floyd|history|scandal|eighties|nineties|90s|80s|era|why_did|banned_for|was_banned|got_banned|positive_tests|froome|contador|wada|uci|tour_winners|news|headline*|biography|memoir|rules`,
  own: `copy|so_i_can|get_me|should_i|can_i|could_i|i_take|i_use|i_try|i_buy|where|i_want_to_try|i_start|i_am_taking|i_am_on|i_took|get_some|help_me|i_inject|i_would_take|i_thinking|i_considering|tempted|worth_it_for_me`,
  lol: '@lol',
  riding: '@riding',
  /** nothing in it may be taken for a joke */
  serious: `life|living|alone|goodbye|pills|nobody|no_one|burden|suicidal|seriously|not_joking|no_joke|mean_it|hospital|hate_myself|hopeless|worthless|plan_to|bridge|rope|gun|lonely|divorce|died|cry|crying|depress*|therapy|medication|for_months|every_day|every_night|tonight|without_me|kids|wife|husband|family|mum|mom`,
  cause: 'if|when|whenever|every_time|each_time|once|unless',
  place:
    'after|during|on|in|at|halfway|because|from|before|than|doing|over|by|with|trying|to|mid|for|near|towards|another|these|those',
  makes: '@riding >5 make|makes|made|making|have|has|had|got|gets|getting >1 me',
  effort: 'killing|nearly|almost|not_going|tried_to|trying_not|half|basically',
  acold: '@acold',
  they: '@they',
  /** the one who writes; "my" comes before "friend", so that the friend is nearer */
  i: 'i|me|my|myself|ich|je|yo|io|ik|mich|moi|mein|meine|meiner|meinem|mon|ma|mi|mio|mia|mijn',
} as const;

export type Cue = keyof typeof cues;

/** Concepts that only the cues need. */
export const cueConcepts: Record<string, string> = {
  professional: `doctor doctors cardiologist gp neurologist doc medic hospital physio specialist nurse midwife psychiatrist
    consultant er paramedic paramedics surgeon obgyn dr`,
};
