/** `\b` fails beside accented letters, so patterns look around for `\p{L}` there. */
import type { Slip } from './slip.ts';

export const FRENCH: readonly Slip[] = [
  {
    pattern: /(?:^|[.:;] )Qui [^?]*(?:\.|$)/u,
    sample: 'Qui ouvre le lien voit la partie à ce moment.',
    better: 'Toute personne ouvrant le lien voit la partie à ce moment.',
  },
  {
    pattern: /(?<!\p{L})à qui (?:a|possède|détient|prend|commence)(?!\p{L})/u,
    sample: 'La victoire va à qui a perdu le moins de points.',
    better: 'au joueur qui a perdu le moins de points',
  },
  {
    pattern: /(?:^|[.:;] )Ce qui (?:est|vient|y|a|s’est|en|peut)(?!\p{L})/u,
    sample: 'Ce qui vient d’être fait n’est pas enregistré.',
    better: 'Votre dernier coup n’est pas enregistré.',
  },
  {
    pattern: /\bce que (?:dit|donne|font|fait)\b/iu,
    sample: 'Voici tout ce que dit la partie enregistrée.',
    better: 'tout ce qui est enregistré',
  },
  {
    pattern: /\bde (?=[AEIOUYÉÈ]\p{Ll})/u,
    sample: 'Le marqueur de Ada descend de 1 case.',
    better: 'Ada descend de 1 case sur la piste de verre brisé.',
  },
  { pattern: /^Pourquoi pas/u, sample: 'Pourquoi pas ?', better: 'Coup impossible' },
  {
    pattern: /(?<!\p{L})défai(?:re|te?)(?!\p{L})/iu,
    sample: 'Défaire la dernière étape',
    better: 'Annuler la dernière étape',
  },
  { pattern: /\ben mots\b/u, sample: 'La position en mots', better: 'Description de la situation' },
  {
    pattern: /\bse tien(?:t|nent) (?:à|au|sur) /u,
    sample: 'Le vitrier se tient à l’emplacement 3.',
    better: 'Le vitrier est à l’emplacement 3.',
  },
  {
    pattern: /(?<!ayant )\ble plus (?:grand nombre )?de points gagne\b/iu,
    sample: 'Le plus grand nombre de points gagne.',
    better: 'Le joueur ayant le plus de points gagne.',
  },
  {
    pattern: /\bn’existe que pour\b/u,
    sample: 'L’option --side n’existe que pour Sintra.',
    better: 'L’option --side est réservée à Sintra.',
  },
  {
    pattern: /\b(?:est|sont) citée?s?(?!\p{L})/u,
    sample: 'L’outil « lathekin » est cité deux fois.',
    better: 'est indiqué deux fois',
  },
  {
    pattern: /, ce que « [^»]*» n’est pas\b/u,
    sample: '--players doit être un nombre de 2 à 4, ce que « x » n’est pas.',
    better: 'un nombre de 2 à 4, et non « x »',
  },
  {
    pattern: /\bpour de bon\b/u,
    sample: 'Elle disparaîtra pour de bon.',
    better: 'Elle sera supprimée définitivement.',
  },
  {
    pattern: /(?:^|[.:;] )La place \d+ (?:doit|ne peut|joue|commence)(?!\p{L})|(?<!\p{L})à la place \d+ de jouer/u,
    sample: 'C’est à la place 2 de jouer.',
    better: 'C’est au joueur 2 de jouer.',
  },
  {
    pattern: /(?<!\p{L})dés? que l’on prend\b/u,
    sample: 'Relancer le dé que l’on prend.',
    better: 'Relancez le dé choisi.',
  },
  {
    pattern: /(?<!\p{L})(?:ce qui s’est passé|voilà comment|revenir au présent)(?!\p{L})/iu,
    sample: 'Voilà comment c’était.',
    better: 'Vous revoyez un moment passé.',
  },
  {
    pattern: /(?<![\d,.] ?)\b[01] (?:points|pièces|cases|jetons|parties|planches|fenêtres)\b/u,
    sample: '0 points pour la fenêtre 3',
    better: '0 point',
  },
  {
    pattern: /\bIl faut \p{L}+[^.]*, puis \p{L}+(?:er|ir|re)(?!\p{L})/u,
    sample: 'Il faut libérer de la place, puis réessayer.',
    better: 'Libérez de la place, puis réessayez.',
  },
  { pattern: /\bprochain tour : /iu, sample: 'Prochain tour : Ada', better: 'Tour en cours : Ada' },
  {
    pattern: /\bmarquez (?:la|une|chaque) (?:fenêtre|planche|objectif)(?!\p{L})/iu,
    sample: 'Marquez la fenêtre.',
    better: 'Marquez les points de la fenêtre.',
  },
  {
    pattern: /\bpass(?:e|ez) (?:votre|son) second tour\b/u,
    sample: 'Prenez un autre dé et passez votre second tour.',
    better: 'sautez votre second tour',
  },
  {
    pattern: /(?<!\p{L})un(?:e)? tel(?:le)? (?:planche|case|dé|outil|carte)(?!\p{L})/u,
    sample: 'Vous devez choisir une telle planche.',
    better: 'Vous devez choisir une planche qui a une case vide.',
  },
  {
    pattern: /\bplanches maison\b/iu,
    sample: 'Partir des planches maison',
    better: 'Partir des planches Leadlight',
  },
];
