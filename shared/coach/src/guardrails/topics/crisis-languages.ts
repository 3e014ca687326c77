/** The essential phrases of a crisis in German, French, Spanish, Italian and Dutch. */
import type { Rule } from '../types.ts';

export const crisisLanguageRules: Rule[] = [
  {
    topic: 'crisis',
    level: 'stop',
    when: `
      // German
      nicht|nimmer|keine_lust|kein_bock >2 leben|weiterleben|existieren|da_sein|aufwachen; nicht_mehr >2 leben|da|hier|aufwachen|sein_will
      umbringen|umzubringen|umbringe|bring_mich_um|bringe_mich_um|mich_umbringen|leben_nehmen|das_leben_nehmen|leben_beenden|mein_leben_beenden|todessehnsucht|lebensmude|lebenswille|abschiedsbrief
      sterben ~3 will|mochte|wollte|will_ich|lieber|wurde_gern; tot ~3 ware|sein|lieber|wunschte|bin
      ende|schluss ~3 setzen|machen ~4 leben|allem|alles|mir|will|heute
      leben ~5 mude|satt|beenden|beende|hasse|wert|lohnt|sinnlos|genug_vom|keinen_sinn|aufgegeben|schluss ; weg_sein ~6 immer|will|mochte|einfach|nur ; tot|sterben|tod ~4 will|mochte|wollte|ware|wunsche|wunsch|lieber|liebsten|denke|gedanken|uberlege|wurde|sehne
      sterben|umbringen|suizid*|tot|tod ~5 er|sie|freund|freundin|bruder|schwester|kumpel|mann|frau ~5 will|mochte|redet|spricht|sagt|droht
      pensieri|pensees|gedanken|pensamientos|gedachten|idees ~3 morte|mort|tod|muerte|dood|suicid*|noires|selbstmord*
      ohne_mich >3 besser|dran|leichter|glucklicher; besser ~3 ohne_mich; besser_dran ~2 ohne
      keinen_sinn|sinnlos|kein_sinn|keinen_ausweg|kein_ausweg|keine_hoffnung ~4 leben|mehr|alles|sehe|nichts|gibt
      ritzen|ritze|geritzt|selbstverletz*|mir_was_antun|mir_etwas_antun|mir_weh_tun|mich_verletzen|selbst_verletzen|selbst_weh
      vor ~2 zug|lkw|auto|bahn ~3 werfen|springen|fahren|schmeissen; von >1 brucke|klippe ~3 springen|fahren|sturzen; gegen ~2 baum|wand|auto ~2 fahren|lenken
      alle_tabletten|tabletten_schlucken|uberdosis; welt ~4 ohne_mich; wegen_mir ~5 last; nur_eine_last|allen_zur_last|zur_last ; keiner|niemand >3 vermissen|vermisst
      nie_wieder_aufwachen|nicht_mehr_aufwachen|einfach_verschwinden|fur_immer_schlafen|alles_beenden|dem_ganzen_ein_ende
      // French
      plus|pas|aucune|sans >2 envie|gout|raison|force|volonte >2 vivre|vie|continuer|exister
      envie|veux|voudrais|prefere|aimerais|pense|penser|vais ~3 mourir|disparaitre|crever|plus_etre_la|plus_me_reveiller|mort|dormir_pour_toujours
      vivre ~4 marre|plus|pas|fatigue|fatiguee|assez|raison|quoi_bon ; sers|sert >1 a >1 rien ; autant ~2 disparaitre|mourir|crever|en_finir ; mourir|disparaitre|mort ~4 veux|veut|envie|voudrais|autant|mieux|pense|prefere|aimerais|souhaite|parle ; ras_le_bol ~3 vie|vivre ; tout_quitter_pour_toujours
      me_tuer|se_tuer|me_suicider|se_suicider|suicider|en_finir|finir_avec_vie|mettre_fin|me_foutre_en_air|foutre_en_l_air|me_pendre|me_faire_mal|me_faire_du_mal|m_ouvrir_veines|scarif*|scarification
      vie ~3 vaut_plus|ne_vaut|n_a_plus|plus_de_sens|aucun_sens|pas_peine|sert_a_rien|insupportable
      mieux ~4 sans_moi|sans_lui|sans_elle|si_j_etais_mort; personne ~3 manquer*|manquerai|remarquerait; fardeau|poids_pour ~4 suis|tous|famille|monde
      sauter|jeter|foncer|lancer ~4 pont|train|camion|falaise|voiture|vide|mur|platane; plus_me_reveiller|jamais_me_reveiller|ne_pas_me_reveiller
      lettre_adieu|lettre_d_adieu|dire_adieu|adieu_tous|derniere_sortie_avant ; ne_plus_exister|plus_la_force_de_vivre|pensees_suicidaires|tout_arreter_definitivement|tout_seul_au_monde
      // Spanish
      no|sin|ni >2 quiero|ganas|deseo|razon|quiere|quisiera >3 vivir|seguir_viviendo|seguir_viva|seguir_vivo|existir|estar_aqui|despertar
      quiero|quisiera|prefiero|ojala|ganas|deseo|pienso|queria ~3 morir*|morirme|morir|desaparecer|muerto|muerta|dormir_siempre|no_despertar|matar
      vivir ~4 no|sin|cansad*|harto|harta|ganas ; morir|muerto|muerta|desaparecer|matar|matarme|morirme|matarse|morirse ~4 quiero|quiere|quisiera|ganas|pienso|ojala|mejor|deseo|me ; todo ~2 acabe|termine|acabara|terminara ; cansado_de_vivir|harto_de_vivir|harta_de_vivir|odio_mi_vida
      matarme|matarse|suicidar*|suicidarme|quitarme|quitarse >0 vida ; quitarme_la_vida|quitarme_vida|matarme|suicidarme|acabar_con_todo|acabar_con_mi_vida|acabar_con_vida|terminar_con_todo|terminar_con_mi_vida|hacerme_dano|cortarme|autolesion*|lesionarme_aposta|cortarme_venas
      sentido ~4 vida|vivir|nada|todo; vida ~4 no_vale|no_tiene|sin_sentido|no_merece|asco; mejor ~4 sin_mi|sin_el|sin_ella|muerto|muerta ; nadie ~3 echaria_menos|echara|extranaria|importo ; carga ~3 soy|para_todos|familia
      tirarme|tirar|saltar|lanzarme|estrellarme ~4 puente|tren|camion|acantilado|barranco|coche|vacio|muro; carta_despedida|carta_de_despedida|despedirme_de_todos|no_quiero_despertar|dormir_y_no_despertar|pensamientos_suicidas|seguir_adelante_no
      // Italian
      non|senza|nessuna|piu >2 voglio|voglia|ragione|motivo|forza >3 vivere|viver|esistere|svegliarmi|andare_avanti|stare_al_mondo
      voglio|vorrei|preferirei|penso|desidero|voglia ~3 morire|sparire|scomparire|morto|morta|dormire_sempre|ammazzar*|uccider*
      vivere ~4 non|senza|stanco|stanca|voglia|piu|basta ; morire|sparire|morto|morta|scomparire|ammazzarmi ~4 voglio|vuole|vorrei|penso|meglio|preferirei|desidero|magari ; odio_la_mia_vita|odio_mia_vita ; tutto ~3 finisse|finisca
      uccidermi|ammazzarmi|uccidersi|ammazzarsi|suicidar*|farla_finita|farlo_finita|togliermi_vita|togliermi_la_vita|togliersi_la_vita|porre_fine|farmi_male|farmi_del_male|tagliarmi|autolesion*|tagliarmi_vene
      vita ~4 non_vale|non_ha|senza_senso|piu_senso|schifo; meglio ~4 senza_me|senza_di_me|senza_di_lui|morto|morta ; nessuno ~3 mancherei|accorgerebbe ; peso ~3 sono|per_tutti|famiglia|altri
      buttarmi|buttare|lanciarmi|saltare|gettarmi ~4 ponte|treno|camion|burrone|scogliera|sotto|vuoto|auto|muro; lettera_addio|lettera_di_addio|non_svegliarmi|mai_piu_svegliarmi|addormentarmi_per_sempre|pensieri_suicidi
      // Dutch
      niet|geen_zin|niet_meer|geen >3 leven|wakker_worden|bestaan|verder_leven ~4 meer|wil|zin|in|wens
      wil|zou|liever|wens|wilde ~3 dood|sterven|doodgaan|verdwijnen|niet_meer_leven|niet_meer_zijn|er_niet_meer_zijn|dood_zijn
      leven ~4 geen|niet|moe|zat|beu|waard|einde|zinloos|op ~4 zin|meer|leven|van|wil|heeft|maken ; dood|sterven|doodgaan|verdwijnen ~4 wil|wou|was|wens|liever|denk|zou|ben ; ik_haat_mijn_leven|moe_van_het_leven|moe_van_leven|levensmoe|klaar_met_het_leven|klaar_met_leven
      zelfmoord|zelfmoordgedachten|mezelf_doden|me_van_kant_maken|van_kant|einde_maken|einde_aan_maken|er_een_einde_aan|eind_aan_maken|mezelf_iets_aandoen|mezelf_wat_aandoen|mezelf_pijn_doen|mezelf_snijden|snijd_mezelf|krassen_in_arm|levensmoe|uit_het_leven_stappen|uit_leven_stappen|afscheidsbrief
      zie|zien ~5 niet_meer_zitten|meer_zitten; leven ~4 geen_zin|zinloos|geen_waarde|niet_meer_waard|nutteloos; beter ~4 zonder_mij|zonder_hem|zonder_haar|dood ; niemand ~3 missen|mist ; tot_last|last_voor ~4 ben|iedereen|gezin
      voor ~1 trein|auto|vrachtwagen ~3 springen|gooien|fietsen|rijden; van ~2 brug|flat|viaduct ~3 springen|afspringen|fietsen; niet_meer_wakker_worden|nooit_meer_wakker|voor_altijd_slapen`,
  },
];
