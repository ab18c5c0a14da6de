pack-wheel = La roue
pack-wheel-text = Une épave en forme de roue : deux arcs de salles autour d'un moyeu, et toujours un autre chemin.
setup-site-wheel = la roue
ui-option-site-wheel = La roue
