/** Weight: what is wished, and what is only computed. */
export const weight: Record<string, string> = {
  howto: `how_do_i how_can_i how_could_i how_to how_should_i how_would_i how_does_one how_do_you best_way fastest_way
    quickest_way easiest_way good_way ways help_me want wants wanted wanna need needs must have_to trying try tried
    should plan goal aim aiming target tips advice supposed told_me desperate struggling struggle strategy method program
    programme hoping would_like like_to looking love_to can_i going_to can_not`,
  lose: `lose losing loose loosing lost drop dropping shed shedding cut cutting get_rid strip stripping take_off melt shift
    shifting burn_off reduce reducing`,
  fat: `weight fat bodyfat body_fat kg kgs kilo kilos kilogram kilograms kilogrammes lb lbs pound pounds stone belly gut
    flab love_handles spare_tyre spare_tire muffin_top tummy body_weight bodyweight bodyfat_percentage weigth wieght wait`,
  whatif: `what_if if_i if_you if_we how_much_faster how_much_quicker how_many_seconds how_many_minutes how_much_time faster
    quicker time_gain difference save saves saved saving seconds minutes gain_or effect impact matter help_on help_up
    versus vs compare compared worth or_gain or_add or_raise equal equivalent instead_of per_kilo_saved would
    wie_viel_schneller schneller wenn_ich was_ware combien_plus_vite plus_vite si_je si_j gagne_combien mas_rapido si_pierdo
    si_bajo cuanto_mas piu_veloce se_perdo quanto_piu sneller als_ik wat_als`,
};
