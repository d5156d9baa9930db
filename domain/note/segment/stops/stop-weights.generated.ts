/** Made by eval/stops/learn-stops.ts, which tells how features and their weights are written. Read by shippedStopWeights. */
export const STOP_WEIGHTS = `
6gv-7 o8k-9 169-13 40-9 bhp-10 2m9-10 5wk-11 14t-7 83v+13 3k7+8 2g9+12 1uu+16 24i-12 27m+10 xpv+5 qx+9 10g-9 6iq-6 1tu-20 3xw-17 kj+11 2p6+7 4da+9 6hk-8 6p8+8
2w9+13 18y-7 2tv-8 1r4-8 57m+9 3ah+6 78s+8 t4-14 2y9+13 9i+11 5ky+11 46-9 2mc-12 p3-12 nu+9 5ce-12 2j7-10 7b7+11 fk+10 2oi-9 9bf+7 5w2+11 1jg+12 2oq+9 v1-8
ei-10 r02+7 33y+6 4ve-17 6ri-28 6zy+12 c90-13 dt3-12 a10+11 53q+7 2wv-7 2vj+6 65y+6 1uw+10 1ap-12 gf+10 e6e-13 k24-18 3ru-8 4si+19 16b+10 5ae+9 euw+5 qv-6
109-7 e53-8 5hg-7 2j2+9 5ky-10 2e5-11 2jx-11 3gh+9 a7r+11 28z-9 2rh-12 6u2-7 7ov+8 ig+2 1sz+6 6ui-18 2dd+20 2lf+9 1tt-7 ec-8 6e6-10 we+11 1p-8 8sn+16 7ci+14
5nu+7 3fr-9 l8z+9 1oh-11 m8+19 315-7 1zj+10 6vo-10 1q+15 fpp-10 lx-9 2nt+12 fz-13 8mi+11 33b+6 8vc-8 674-1 4o6+14 q8-10 30l+10 22a-13 2ac+7 5q4-9 1o9+11 1kr-7
992-10 jp+11 7h9+12 4k6+2 4as-6 3fn+9 1sx-8 5n6-11 5tj+9 5o4+9 flm-15 hgz-7 3c-11 bw+5 292-9 1vj-10 7ni-9 f08-15 apo+11 23s+10 19q-4 6wk-11 m8x+10 7gt+10
5uc+6 uk-8 585-11 845+7 1ea-13 ap8+7 j3f-9 97c+18 1ez+11 5c0-7 vh+8 a4o-9 27e+9 8ro+6 bg5+9 1fc+11 5z4-11 6a9+7 s70+15 4uy-12 2ql+9 6je+8 5bp+7 4ti-19 1hz-10
g9-8 18p-17 bxv-11 3e3+12 55r+17 8kh-9 h5j+8 9p7+9 gdg-9 2d9+8 5hm+8 rd-9 j2a-6 hjp-10 4bv-14 7l2-9 lr-10 2xv-12 1dl-13 r7-7 7u+11 pcn-12 n7a-9 c7x-10 3m7-7
4zh-10 td+11 ezg+10 1yw+7 2sp+7 2ub+18 dc-7 8t-8 1fu+14 51g+10 1kj-8 2vs-8 an5-14 1l8-10 ebh+10 9i+8 2w0-15 4jf-11 d1d-7 43k+11 mi+8 1wi+8 1ll-6 bgu-7 2vl-7
16r-9 p-11 6ae+7 kwq-9 658-14 cfu+13 e8j-7 1b2+8 dbx-15 k0n-8 4wl-12 po+11 4y3-9 5me+6 49a-9 6rh-17 99c-10 3tf+8 8m9+9 sh+11 3z6+7 9w1-12 8hu+12 62q-14 4e9-8
aqn-12 24h+18 4aj-7 9ig-11 3w5+9 8+7 48v-8 b8i-9 4eu+6 5tz-11 nz+13 aaj+8 1un-10 d9-12 1in-14 f20-13 1jt-8 ph+9 86g+12 5a2-12 1xf+6 22m+10 3iz+9 21n-7 eh-9
2kl+7 ia8+8 aym+11 2oa+9 2w5+8 un-9 7qc-9 3rn-9 1f2-9 hx-6 61-9 3vb+6 5j-10 5i+12 84o+12 2tl+9 544-17 438+12 goe+8 5v-12 83y-15 2ze-9 dsq-11 qw+8 gqc+7 8cc-12
a99+8 36i+7 7ff-10 6te-6 n19+10 4ia+16 1z5-13 1w1+6 1f4+13 14a+9 2j3-9 2ly+15 m8+19 2ti-5 520+9 4fh+17 1sr-4 1a7+5 9db-6 l9a-9 2u3-13 fpf+11 7u9-9 9vy+17
ev0-8 3me-8 1lm+7 29c-5 36o-4 3hj+9 asa+12 1gc+7 689+8 5fi+8 fcy+7 wu-8 9au-12 89p-11 3zs+10 j0c+8 k0-16 4of+10 jt-9 64n+8 714-12 2c9-16 59a+10 546+17 2j3-8
a3+9 250-7 33k+11 327-5 3up-7 36e+12 by4-8 330-7 262+7 g3w-9 7x+10 9cq+6 kh-7 6z0-8 3wa-10 57y-13 1fy+8 2q7-11 20-12 gr7+9 4sy-16 487-6 a98-12 1dg-7 45c-12
tx+12 6q6+15 32e+12 c61-9 cl7+10 2i4+6 3k5+14 htn+9 4aw-7 2l3+9 10w+13 5a3+8 1y8+9 18l-10 ju1-7 3lr-10 3vl-13 9gx-6 1g5+6 tt+10 2se+8 ecf-15 fwi-8 26h+7 7a-7
42n+8 5vk-10 45m-7 44b-9 13t-9 ex-14 5j-7 879-8 cm-10 eoa+5 8v4-8 2z8-7 3x5+12 334+19 jd4-4 2u2+3 29+8 4h0+11 13e+6 459+11 6h6+9 1fu+9 10-9 2nq+14 7sl+8 3gi+9
46x+11 6vc+8 5b-11 52w+7 4ip+18 1rx-17 ies-7 3ws+8 g3+10 hyg-3 1pg-10 7ht-7 atf-6 8r1+8 265-14 8t1+9 1kg-7 77o+12 5ge-7 5xg-16 4vz-6 59m-9 br0-6 1q3-6 2dp-12
1jy-7 djg+11 6b9+12 fvf+18 1dn+10 8dt+9 1jb+13 n8c+8 29d+8 64j-9 95f+10 gj+15 15y+11 4u0+4 fx4-9 db2-9 926+7 6i6+8 cyn+5 j5+13 4jj-7 x5+8 5q8+10 9z6-16 ag1+9
1xr-8 ig-10 5lj+10 1yw+11 e9g-14 2r6-8 546-11 3vd+9 o9+19 2k8-7 hwz+8 gma+10 n-16 2kq+15 25i-6 4ym+15 igl+13 rv+7 fav-8 3t3-14 196-9 1tr-8 3wr-7 325-10 132-8
1a2-9 9t0+12 7en+9 d2p-12 cvf-6 25a+16 dlz+8 57b-10 dy5+5 2o0-7 61n-9 b8j+11 pi+9 5t0-10 88-13 chi+10 f7v+13 51h-8 2r8-10 5iq-12 7vw+12 1i+5 2k3-9 fb-2 gd-13
5bs-11 5at-8 7cd-10 7jd-9 57b+7 7i+9 3ir+8 613-14 37-17 3k4-24 9u0-13 9+8 1k1+8 6hp-10 858-9 gyg+4 24f-20 a1s-12 9as-17 id-9 1b2-12 h5r-14 8k+9 3bl-8 5nl+11
5qm-8 2eo-8 8j9-11 609-17 2ja+10 jl-16 6kz+11 373-5 8gj+7 5r7-9 193+13 2il+4 3di-8 9eq+7 1yt-10 o27-7 1ec-10 5ns-11 bci-16 ahu-7 3ve+11 bw-6 1yc-9 oyd-10
xbs+15 d77+8 apu+8 vp-8 99p+11 4eu+7 ux-15 pe+18 t0-8 3mh-11 2kx+10 2xl+19 464+18 8oh+11 4w8-8 c58-11 6ev+13 10i-12 dcj+10 4ms-6 qfj+13 2qs-9 r8-10 233+7
1aa-11 6b8-8 42l-14 2o5+4 be9-10 1om+17 8l3-9 h2h-10 fqs+19 71l-8 5ad-8 8j-13 7j3+10 26p-14 ap6+7 dx3+17 81r+9 1fb-12 axd+10 212+8 a5b-8 1ds-10 gl5+10 4rf+8
d8+12 nzs+9 1b9-5 1i5-6 hs+13 5z-7 4qg+11 40k+7 1id+11 9zj+9 1kx-20 d2+9 i5b+9 bud+5 6g3+9 q1+8 dyz+6 6xv+15 3x0+9 2v3+10 903-10 xj+11 5nz-10 321+8 b8q-9
2bx+10 2u8-9 1rr-15 3hu-16 jj+15 s3-11 8bi-10 bei-7 2ph+9 1lw-11 34-9 2wq+10 8a1+6 4j7+8 km+11 440-8 1qf+9 6sm+17 8ng+12 5sr+15 8z-15 84-11 1sm-11 7wq+7
7y0-10 4t0-10 i5z-7 47s+15 1g6-5 4mw-10 7i-8 8zf+9 z2+11 hdf-12 b90-15 98+9 5s1+6 2sb-15 4cy+8 5o+7 7zd+6 7l4-10 39n+12 d54+14 7as+9 224-10 b6-13 5so-12
6ou-17 27p+8 4s3+7 31u+10 107-10 nxq-10 q5-9 4cc-8 13q+10 3b-7 4ia-9 6g4-11 4ys-8 3fz+9 8fu+20 1iv-9 8bp+8 9qh-8 5l8-5 9x9-16 1pk+10 jcv-10 3ua-10 vg+12 v3-16
3vp-8 6y4+10 a1j-14 7jt-21 6mz-13 10c+16 z6+11 3be-14 4hv+11 9mf+16 36w-8 mz+8 5cl+8 105+8 a6+13 6zn+12 91d-11 1bs+9 5g2-13 ff+12 4ak+10 2cl-21 mk-7 2h+7
1h+12 48f-8 329-17 aal-7 6c8+9 3lj-10 1k1-10 5e-6 1a5-9 87n-9 ca-15 5qy-7 2i7-10 1cx+8 1km-8 49+19 e4c+11 a8i-10 ada-5 5uf+8 7ko-10 5ca-8 1x3+13 9l+10 259+7
jqe+9 5w4+13 ab2+7 3vn+8 23-10 lp+9 1zr+7 1sk+8 488-9 2xz-7 4ps-15 dm+10 5tf-5 1x9-10 5gy+14 21q-9 224-12 bok-9 1sb-9 ia-7 b8z-12 4he+11 3tb-6 1rn-8 1on+18
58p-6 2ce+16 484+9 ewn+7 b2t-7 a2u+5 egx-8 3o-8 2p1+9 302+7 3z9+9 mvq+7 1d3-7 l7+14 3za-11 a52+5 3fy+8 44v-10 2iw-7 450-5 cd3-9 1oe+8 34c+12 30e+7 4d5+11
3tq-7 64+9 4ed-11 4kv+10 2l1+17 crs+15 167-11 4b7-11 9bx-15 6je+9 yu+6 72q-9 3sx-16 1bv-13 baf-3 f6w-15 7ng+7 3d7+8 o6-14 wu-8 alw+9 a2m-9 1ev-9 1ae+5 2i2-6
6vd-10 2lh-9 1ls+9 1lp+6 2rc+18 6n3-8 6jy+13 1kf+12 3p-9 1hy+6 393-12 8sh+11 2ut+8 5t5-12 42t-9 36d+10 4at-9 dph-10 18o+15 1hw+19 cao-3 9kz+13 2ja-15 217+10
2r-6 2mr-12 2ja+19 1pq-9 75m-5 43e+11 124-10 1qk+9 7o-10 bxx+11 2r2-14 wi-12 22q+8 eo-8 2pf-16 eji+19 61w+5 1hq+12 1li-12 409-7 7dx+11 50i+15 93k-14 7k3-12
93k-16 4pd+9 6-13 yh+4 216+9 5jv+17 6mr+4 91b-20 7nv+12 3i-7 6m1+17 3hq+11 1ww+8 b81-9 ccn+19 3vu-8 c82-10 aij+7 22+9 2xi-10 cqg-7 2z2-8 47s+11 la+8 hu-12
8je+9 2ha-11 dsy+11 2i6-8 20c+9 9e6-11 2tu-9 17p+9 i42-8 47a-12 2ev+9 6eb+9 1yc-7 25k-19 5q-8 3v7+9 1df-8 3lj+10 4y1+7 ddw-20 3vw-16 fdf+12 edn+7 5ly+5 lkr+8
282+7 12b+9 bb+15 9q9-13 183+5 9ye+9 1n3-10 8g4-28 dyq-11 ggz-11 79+9 1pu+15 4nq+11 1z5+12 7s-5 308-10 ip-15 99n-23 lw-8 35+14 510+8 8tl-12 46z-8 18b-9 3za+12
2b8+7 dg1+8 ihm+10 2zd+5 8kq-7 5ho+10 v-15 1p5+6 29r+16 j3v+10 123+8 kp-8 3vq+7 9qc+11 7wu-4 2i4+14 515-7 60e-8 54i+9 7g3+10 jv-9 9ul-12 2pj-18 92e-9 ve-14
588-11 2kw-11 12c-5 7ln-10 113-13 cv-10 a79-9 yk+16 8cf+6 5u-8 3pm-7 5jb+8 aef-15 d9p+14 1qm-9 bli-11 9nx-8 8e6-10 51l+9 5a2-17 1h-8 3vm-9 178-10 dor+10 15c-7
1l-8 3jn+8 4ee+12 408-14 92g+11 8d-12 tf7-10 14c-14 ben+13 2w9+11 3x6+11 86f-10 vh-11 1u3+6 3b1+16 4ng-9 1av-7 6xb+13 ml+10 33q+9 xu+9 7s3+9 2cb-15 1tc-6
6jk+18 cek-11 fi-10 3ej+6 hb+9 a7b+10 s6-12 135-25 80h-11 2j7-11 65i-8 70w-6 5ut-7 276+14 ln-4 2jr-10 ily-6 9io-6 3s-6 2cw+12 2ws+13 h8j-20 7bc+8 8js-7 2pn+9
zz8-13 1dt-11 8z2-15 3qi+9 1zv-9 21t+12 1qo+7 y7+11 a7+10 4n9+8 4qp-7 2yf-6 807+8 188+8 f9+14 56-7 h1t-11 82v-16 624+12 1kv+8 vs+9 idl-11 9r6+9 1vx+14 5c-8
5fq+14 5yw-9 2x9-21 2tk+5 lq5+11 7dq+9 3og+8 28y-9 3hj+15 qnq+8 md+11 8qy+7 1wl+7 4wr+9 1nl-11 38+7 va-8 it-12 220+11 3zf+8 979-15 4ve-8 7a+6 f5t-8 2tu-6
2ov-13 8nf+10 yr-8 58m-8 mtn-7 6n8+8 6ik+12 350-10 3mo+8 9dw+8 aw+9 pt-7 65i+8 1e-16 501-10 218-6 4nv+11 8yl+18 1zx+8 bki-7 95w-8 2vd+14 2du+18 bwr+26 2gs+10
gw9-10 q17-13 2vi-6 m6+10 3i2+11 1g1+8 208+9 1y5+13 6ox+9 3bz+9 6vy-8 d84+9 1nc-9 1h8-13 nsb-9 3fk-10 a02-8 agv+12 11e+12 1az-10 7m5-15 6v9-6 6jq-8 kva+13
w7+14 5e2+8 ah-7 4j9-7 1qg+4 90p-6 8v6+9 oc-6 gg+9 ref+10 54a+12 2ui-9 qrv-10 4fb-10 3xu-7 9za-28 4od-33 80q+11 50o+8 1a0+4 664-15 5ho-9 auz+9 24r+22 bm9+8
722+8 g7t-17 29s-8 7x-10 6sf+10 g54-7 he-7 iip+7 4zc+11 yq+11 71l+8 68k+6 1s5-7 15j-12 er+11 1fs+14 jxb+12 42t+6 c52-10 2n6+12 4yj+8 cly-10 90i-8 1el+10
542-11 8ug-11 4q2-6 8cm+14 s05-12 h8+9 wf-13 c33+9 lh+7 5fh+8 3dr+7 c2i+10 2i8-8 19o+8 33m-7 2-11 95n-8 csr-7 1gl+7 483+20 l6t+7 444-8 1nm-9 1ow+7 gmj+7 1mr-8
7zl+12 lx9-11 200-10 8a+9 ywv+9 2tr-9 88g-10 f3-8 5ay+11 4fy+10 exg-9 68i-10 1wu+10 h7-9 1ce-16 9q8+5 8j3+10 mz+5 5l-7 bzu+7 4zr+12 he-16 427-9 bro-23 bdh+12
1z4+6 9h5+11 hbc-9 lau-8 lp3-10 1jv+10 tv-8 66m-9 1be-18 14n-9 6di+9 7nm-17 cd8+9 2xa-13 jal-7 lrr-11 5ci-9 arj+4 5x8-8 12l+8 1ko+9 7mu-8 7n1-14 753-7 hjh+8
1x5-11 doh-9 nej+10 5up+8 63y+7 28w+9 98m+16 8un+8 4mf-7 4yv+11 1ke-6 2cw-16 3i4+18 cc+12 cvj-9 7az+9 3h6+8 3b+6 66a-10 3sy-15 1ez+8 4tr-9 4q-9 7qs-13 62d+11
4ep-16 3qh+7 8p7-15 4q-9 msw+10 gon+9 444+7 ecj-11 65j-16 7et+7 cht-7 8hh+10 jz5+11 k-12 re+9 2ba+9 7yy-11 bhs-11 bbw-11 1ux-6 f9n+13 1h6+6 6b-13 a9b-25 1wa+9
4nm-19 dg-8 z5j+6 dp3-6 7gu-12 3rp+11 1bo-13 8ac+11 fyf+17 2qs-7 g2d-10 7et+18 33b+10 564+11 9h-7 guy-11 1tn+10 vqu-11 1gr-7 13l-8 3bf+7 hfx+9 a0-12 aw+8
7sr-8 160-10 81e-10 88h+9 k3c-7 bhf+6 5s-19 8gq-24 416-9 1h-13 gvt+10 2kk+14 2dc+12 1m4+8 bi8+10 3po-9 b0b-7 7a4-9 d4+8 189-14 1vb-7 2ij+10 k9-12 dz+9 8y-7
173-8 jre+13 pvj-14 79u-15 ry+8 675+9 ah+9 8z6-10 8dx-10 3gx-12 3wm-8 ks9-7 5+11 3g4-6 2ab-11 24a-7 ty+18 55m+14 9pn-8 aei+8 156+11 16y-7 35g+8 5t5+10 ku-12
byn-9 22g-9 574-7 605+6 4ez+8 t7+8 fk-8 w2+10 9bl+17 br0+22 3cm-11 254-8 2xs+5 fdv-8 o3-13 6h2+17 1a7+15 561+7 ir+10 3a-10 1y5-12 qw+16 881+9 fv-10 1vb-4
ar6-7 amc+14 2l7-10 557-12 mx+7 4uf-12 1rb-9 969-14 84q+8 wt-25 eb3-8 ca1-4 3ut-17 4t6-9 ami-13 508+14 1hs-18 1l8-10 859-11 br8+12 8t6-8 3h4-14 81u-10 1k+19
3fu+17 h1+12 3zu-8 224-6 1ls-7 r4-11 1at+16 65z+8 4hv+9 30-9 9l-10 3ji+11 i5+5 w0-12 5s0+11 1t3+13 ck+7 2my-11 4dq-8 7bw+10 9it-9 7ks+11 88n+8 dja+5 1z2-6
5yg+9 53a-7 4bo-13 706+9 13t-9 9kp-9 mh+9 3z0-9 6rb+8 2v9-12 yk+10 3sp-16 hs+13 53y+5 8nc-8 2z-17 1ko-8 6d1+6 emk-12 5ar+10 8u9-9 60k-9 h7c-9 e1s+12 75k+9
uz-10 14g+10 391-11 bnz-12 d9z-7 9im+7 8p6-10 h1v-7 jj+14 2d3+6 2jo-6 6m9+12 gtc-8 9c6-10 48x+9 47w-10 g18-9 2gz-12 8z2-12 389-7 og-9 gjm+13 2lg+8 fum+18
gpd+15 yo-14 49u-8 4l0+8 5ot+8 191-11 8jj+11 43f-4 ku+12 2l1-8 4ch+8 6h7+7 41v-15 mj2+11 3l4-5 25n+10 a5x-7 fhd+11 2kt-9 2hr-7 5h-8 3fw-10 dw+10 a2+9 koe+11
ev+11 d77-9 uu+9 8s-13 9s4-8 xw2-7 3zt-7 8ic+17 ny-11 7yw+24 3mr+7 gm1+8 775+10 5kk+7 fcj-13 1po+6 m6y-8 4u3-12 3fn-9 bt9+8 5nq+11 3bc-7 j9+10 5s4-20 eu-8
6ek+8 24j-6 3sa+5 7ps-9 6tl+8 17w+15 24i-10 s1d+8 1wb-20 2ck+11 e99-20 au-9 4e1+11 gil-14 2u0+7 fgq-5 4md+3 46u+7 1zb+9 5v6+9 o4-8 23k+7 5e+5 2di+12 2m7+7
7mx+13 4hk+9 78t-13 365-5 396+10 94d-10 2qn+6 6vf-17 yk-14 3zu-16 2x9+7 s4k+11 3qm+11 2pk-7 eft+10 43n+6 cgr+9 1e2+13 dd6-15 5el+10 g7g-10 1ss+8 10v-10 jy0+7
6v-15 7d4-14 6m6-6 46u-9 2v8-11 edu+8 ab5-5 3jj+7 3dx-30 4qs+10 9z-13 hkh-3 5l6-13 2bg+9 2nd+10 48n+9 g8b-9 2an-11 75j-9 7wd-9 2i+9 4jg-12 5v5+7 6d4-9 1dz+11
4xg+9 5zv+12 kig+7 3el-6 qq+10 483-13 3n+7 2z3+11 42f-6 u37-14 1bj-9 5x0-10 kb5+9 2h-4 qz-10 4bl+9 2zc+8 292-6 23b-9 34e+14 4xz+10 3er+6 5yv+9 12r-15 5gl-14
371+6 6ge-12 cgq+14 4ns-8 1h5+6 3a5+10 5tf-11 4mg-9 aqo-11 1ge-12 7t3-11 epl+25 37q+8 auf-6 1jg-7 1i4-7 542+9 1lq+7 25l+13 1ru+12 1m4-6 4ys+10 3ml-7 18n+16
11c-18 3s2-15 520-8 3u4+11 8ub-14 pu+11 57m-8 299-21 1sa-8 exe+7 dip-10 1qg+10 47f+22 1dn-12 1jb-11 1p9-8 5ty+8 99b-7 6th-9 16u+16 f8b+9 13g-12 18g+8 78r+5
7ng+11 828-8 1zk+8 1g0+16 2rv-13 1hh+15 1nz+15 4ce-5 2vt-10 7xf-11 3g0+13 56v+9 6g6+11 4d+9 5zu+15 2i+9 cc-13 3nf+13 qa-3 a31-6 w24+8 7xu+10 da7+11 9v2-7 lw+8
39-9 42t-10 fi+11 dr-7 8ob-8 dj8+7 1co+14 26e-7 9pn-9 63d+8 4et-14 len-10 4vf-11 2r3-7 1vh+14 16n+9 8d7-6 431-9 iev+10 1f+10 gzd-13 4f9-14 3od+8 ccs+18 1hi-9
44z+6 56k-8 y-15 3br-9 1y6+4 5r5-9 511+18 27t+13 lzf+8 4eh+6 1y8+7 aza+7 2x4+6 3a5-8 1px-10 39p-18 2x1-9 2rz-7 4xk-12 gqe-9 cf-17 11z+9 6ae-8 8i6-8 61l+6
3ta+10 1nx+8 12e+9 41i-11 39-10 olo-13 7nr+9 4dq-11 28v-10 2qz+10 855-11 4cz+6 6rs-9 a4o+6 2ox-10 bsx+8 e5c-11 58b+10 aoj+11 ww-13 6z4+9 4al-16 2ug+14 dc7-20
334-9 4o5-14 5sp-8 1qe-10 eab-11 1kt-7 1ib+8 3f4+7 7ej-17 98w+7 6gt+7 5rk+7 4l1+7 hsu-7 2i2-19 5x5-7 1j8+8 na+8 1xu-15 2gq-11 4k6-8 bat+11 505+4 4gr-8 2xd-11
1xe+7 53q+7 3ux-10 55p+8 1kn+12 168+7 7fc+14 gr-7 lz+12 386-10 2oc-16 2t0+14 5w5+7 nu-8 2fo+7 4pz-13 ajr+11 32o+12 1me+8 37r+8 3az-7 4bn+8 92p-7 63-8 smq+7
3pn+8 3ba+15 39t+5 3ro+10 blr+17 bcl-9 fr+12 2x5-10 22a+11 4bi+9 2h6-6 h0-6 oj+7 6zr-17 3xh-11 60c-5 dt-10 5ul-7 10q+9 avj-7 13l+5 5rb-12 4b2-10 2id+12 172+7
2nl+14 lu+12 c08+6 bhe-9 n+8 33d-8 3yq+11 2vs-9 a28+12 k9b-10 1q0+9 99r+9 d2t+15 dht+9 1na+7 eq+9 2gq-8 mw+11 1kd-7 1kg+7 3h7+11 2zy-10 4k9+11 ekf+19 r4-12
k6s+12 701+9 a9v+9 7o1+13 29n+9 52a-8 5ne-9 8na+11 1ct+9 qx4+10 9ko+10 2he-13 a7-10 32h+7 1ak-14 l7-9 2nb+14 d47-8 4z-4 zs-8 2a1+11 6vg-23 bmz+20 5rk-12 3e+11
22v-18 8ji+7 csa-6 al1-11 1ux-7 uz-8 4t4-11 8aa+14 hkg-10 7q7-10 ivk+11 6t-7 54l+7 5ti-8 3s-10 a19-14 5rn-11 9t-13 1bv-10 d9t+15 4jv+9 7em+9 1ls-11 23w-7
arh+5 6dg+11 8xg-11 c1t-14 76-10 4wg-10 92f-17 20k+6 3xu+11 4ow-8 10fa+8 9mt+7 fs-10 28n+2 d66+5 br2+10 arh+15 61j-10 4c4-7 qif+6 6ue-8 11f+8 30x-8 2hh+12
4o0+3 2u+11 qc+9 8nk+7 6g7-8 l4b-16 5so-8 1gk-8 1k2-14 3xh+8 vxc+18 7hm-8 6ku+14 2be-8 8jx+14 33w-4 2hg+7 3kl-12 c9-7 5yl+8 rmw-10 ea2+7 hc6-13 knr-10 13b+11
6y1+9 7zn+13 27d-9 bda+10 bhr-10 blc+8 2m0-10 3uk-8 3a-9 1ip-7 1ka-10 2x9-14 ol+17 3bd-12 1jk-7 vd+13 cx-11 182+9 25r-8 5eq+12 4j3+7 2hf+9 1gg+7 8ve+11 5n4-10
qz+7 5pu-8 135+7 e62-14 w2-10 3ah+9 59g+10 e70-7 1cr-8 2in-10 9rz-10 1sy+7 6gv-13 2f1+13 2q4-11 1fz-11 2uz+12 4vw+13 5fd+9 8l5-11 3xy+7 16v+10 v-8 15u-5 gnk-7
fz-9 1z+11 2x1-8 5mf+15 m2s-9 30o-8 n82-11 ht+24 448-8 beh-8 aav+18 3vf+13 20c+10 631-9 2ib-7 4lm-6 2lq-12 kv3+7 8kp+7 253+6 6kd-8 6m-9 5cj+7 6kg+15 c4z+10
438-9 8ob-18 6ud+9 5yr-12 7x6+9 2x8+8 8am-7 33u+12 dxs-14 1at1+15 h4x-9 3xw-14 579+10 15l+11 11z-11 d17-5 6s5-16 5a-16 4wb+8 9n+30 28p+7 bgr-10 3sx+10 1jl-15
9y+8 68i+7 5fv+14 8yc-8 2l1-8 bnz+8 xy-11 ht-11 685+10 1eb-18 g0s+11 10s-7 8tx+14 jq6+8 1gm-8 ezh+9 2tu-4 9oi+9 4a8+9 55u-6 5fr+11 crg-7 2ai-4 1so+9 7fi-9
nu-11 c6p+8 bub-11 1nw-7 6mq-8 cmu+6 g3x+6 1sj-7 cx0-9 1ei+10 2mk-14 fed+12 dqj+8 ajo-21 r5k-9 32l-10 30q-9 1tq-16 3os-7 3pu+8 5om+14 9yt+10 a2u+9 tj+19 9ws+8
7l5+8 dsx-14 2k6-20 3hq-11 4zn+12 40a-13 bc+19 1j4-11 f45+10 cmh+10 1r3-12 777-9 3hv+16 15v-11 bya-7 6jx+14 3bn-10 3eo-13 4xb+6 etj+9 2fo+14 ajp-16 nu+10
4br+6 3cr+24 oir+4 38v-11 1p0+7 331+15 64q-9 d1-5 4oo+5 39w-15 8rq+8 3bz-16 25z-9 1mx+8 bt+9 a31-9 3we-10 6p0-10 9un-8 384+7 8qa-9 fv+8 df-10 4vc+7 joa+12
221+9 5is+5 g-9 bc0+8 1qf+10 31l+7 3lq+13 79w+7 6vp-9 4kg+15 o2j-8 7o8-9 2rd+7 2k1-7 3hg-8 1zu+8 a9i-11 1zt-11 6cu+10 20d-10 19a+7 ok-8 6su-8 5in-12 4hg+13
26d-11 5pk+3 7i2-8 2jj+8 5tt-7 2ym+8 7lz-6 ql+7 3v4-7 qc+7 1ph-8 1z-9 6it+9 2cb-6 36b+12 an-9 19+9 1wh-9 1tv+7 6lu-9 1j4-14 33m+7 5hz+15 4mx+16 7t6+9 wak-14
1xl-15 552+9 2xs+6 9sm-11 dj9+9 f2-15 4qh-4 1hc+7 1rt-13 vq+7 4wl-7 kg1-9 5cx-7 2qj+13 3dx+10 1pu+8 bw0+9 3xt-7 3cl+10 3m4+14 3fy-10 4u-21 b1r+16 8j+9 da3-9
bq8-8 ju+7 10u-24 vcj-10 5nc-7 zf+9 50a+16 5zf-12 1ws-15 2ur+5 dv8-14 1g1-9 1nj-9 2sr-11 146-10 2ja-9 ilc-9 5tt+10 g1d-9 1l2+11 e3-7 1+10 235+8 577+11 5xn+8
48t-9 1jf-8 n02+12 8el-14 di-12 68q-10 b8m+9 b7a-8 jay-6 2jt-9 4sy-12 ws+10 cl-15 142-7 ui4+5 4jk+12 94+8 qw0-10 90k+10 6ix-7 1a2-8 4v4-11 exd-6 6pi-14 5li-11
1lv+8 14b-7 38o+11 4xt-15 4k9+9 c29-7 17x+16 9il+7 giy-12 2re-10 6c8+14 ij1-10 ak7+8 5s8-9 3kh+9 nxv+6 2ru+7 7uj+14 342-11 935-9 9i-8 gz4+8 atd+10 1xx-8 21p-8
ls3-9 2d5-8 45r+12 8cd+9 k9d+10 28b-7 956-13 4x3-8 mid+10 7og-7 c5g+9 32s-10 179+6 iol-17 4qu-8 3ay-13 1ay-9 mb+9 2ht-7 4bf-12 hqp+9 189+9 67i-9 62a+6 dkm-18
78o+16 qg2+6 7t6-8 k4+16 2dy+10 1gw-9 5nz+6 dmx-20 dic-12 2yj-14 4p6+11 10j+7 b1i-16 8v5+9 8a+11 da8+10 rf2+12 amj+7 uj+18 ae1-10 28a-20 214-6 h92-4 c1z+12
1ar+9 4iz-9 64b+9 es-14 czv+11 4bb-9 1vd+11 2c7+15 75y+8 nu-12 3hf+16 7xy+7 46j+7 b4b+8 e9h-11 i5-12 3t6-12 1qs-7 54m-20 2g+13 fmq+8 9d9+8 2wo-10 7vp-9 apt+9
39s+12 2c5-9 19s+10 13i-10 4qo-6 3mc-9 2xp+14 cuf+14 7k2-9 wyr+10 1fo-11 6tm-11 26q-10 6jr+14 3bb+9 3qs-7 65w-9 1by-10 m86-13 4tp-8 d1+10 7o+7 7i1-11 4f1-8
29i+7 5jx+6 74x+6 8j4-6 2cj-9 mut+9 3yu-13 f7h-9 48i-14 lq6-10 1wc+13 cnl-11 1pu-10 98-6 4f-6 bax+10 ccv+9 333-16 5hd+11 2hv-7 3mj-7 t7+12 2w1+12 so-10 30r-9
4nw-15 7uh+12 ua+5 1t-12 6uq-14 19e-7 bm7+10 b4f-5 il2+14 17-7 6q+8 1to+7 t6-12 5fd+7 dd-10 v1-10 1rj+11 4nd-10 ohn-10 89n+17 2b3+10 k7q+6 kzi-12 4qp+10 55w-7
oy-9 2ba+12 1vs+8 3l4-16 2-10 m2-7 awi+16 5uq-7 lmg+8 lv+12 1pd+8 1dh+8 31n+13 6c0-14 1xo-15 fn9+12 3ym-7 598-11 7ju-20 oxp-6 7g3+5 48-7 jbu+8 azv-20 bid-8
elu-17 be-7 8ss+14 30l+10 3a2+6 4v0-11 hy-12 4yl-8 3gq-10 4c7+9 ph-12 3ul-20 13g-8 28i-10 180-7 1wk+16 gnz+7 69p-9 5zh-7 5si+9 2zt+11 75r-12 fkh+8 5mf+7
2x8-14 66b+7 3kr+9 1s2+8 18n+9 5ec+7 374-10 7my+6 26i-20 3wn+7 441-11 f1q-9 qi-7 7ed+7 57n-6 93m+9 drx-13 4jb-11 b99-10 297-7 nm+12 9fe-9 5jp-17 3n7-9 32f-15
aww-11 8f8+8 5m8-10 m2-9 1pm+15 54f-9 77v-7 327-8 gkl+14 c82-8 1sh-9 6ug-12 i87+14 1ze+16 fwl-8 4qg+7 63v+7 163-8 al2-13 5i3+8 dcq+8 2yu-7 bn3+6 6gn-5 24h+9
r7+12 2e1+9 7qq+10 4g3+15 7q+11 243+17 7re+7 34l-11 16e-6 6bl-7 w7+9 6y+8 3jn-9 2m6+10 38d+13 2n0+11 724-9 8kc-13 wj-12 3j9+6 lig+14 agb-6 5yc+13 8cb+12
2go-21 2n7+14 2jn-9 dbu-8 5s7+18 acj+16 5hm+11 1sp+7 b4d-8 6ng+6 wk+11 irv-9 sz-13 3p7-7 er-11 1e5+6 3bo+12 r0-5 7ki+4 bid-13 2en+7 8er+8 9o2+8 4hd-17 2st+14
b55-14 68v-9 2ll-16 3w3-12 68x-7 11qh+11 7c2+9 2e4+11 1bn+8 aa+11 22y-9 4qf-22 gik-11 dxu-14 8nm+6 9lu-10 35k+10 kh+10 7f4-8 3yq-12 cxo+10 czg+12 1wc-11 4cy-6
53r-12 5z+8 4y4+7 bj-12 472+12 1ur-7 9z3+6 az8-10 8a6-10 1nr-9 12a+8 sj-19 1ma-13 15g-9 54r+11 q6-9 yn+10 1fb+8 fc6+10 3xh-17 2l9-13 2co+10 83i+11 21i+10
2od+9 32c-7 byd-11 5an-14 8km+7 bap+9 c7o+14 4h-8 17e+8 3hf+14 9df+12 d6i+13 9gp+11 88l+10 6g8+18 357-15 um+10 eha+11 xek-9 l5-7 370-11 21d+12 b8t+11 7ic-17
1g8+13 8y7+10 4li+10 8en+5 22c-16 oo-9 3oc+12 1ww-14 1cl-7 b7+15 2y-9 efr-10 5mo-14 1mo+9 1qf+9 6dl+8 24g-11 6dd-7 1qh+10 5ci+11 xl+5 6a+8 12h-13 4as+10 1q+13
cmw-8 6mr-9 f7r+10 1ly-8 5ko+6 55f-10 8ya-8 2d6-7 2qw-11 h3b-12 yb+16 akt+13 2so+9 82k-17 uc-11 4sj-7 9r6-8 8h-10 1xw+11 hrc+10 ai3-9 3zm-8 51n+9 v7+14 7i1-16
dk4+8 1u7-8 etb+13 7ou-13 1z9-14 3ye+9 2x8-7 78d-10 7y8-8 ks+8 12l-6 6t4-7 1a7-11 9ns-6 g4e+10 8wr-9 3u9-15 60g-6 3rj+10 386-8 29j+9 c9a-11 2mz-7 5nz+7 2mc-11
8f-10 crx-13 979-8 gwf+8 13s-8 6tc+15 ow4-9 ob+8 6e3-8 ci+16 1je-18 g9d-10 ac0-8 5fc+6 st-7 1aq-8 rc+7 66l-6 1vv-9 nr+8 6yg-13 33t-10 fi-14 5zq+8 2sz-9 742+12
hk0+7 26s+11 6r-9 424+7 47h-8 743+17 3o0-9 1oa+10 6jd-10 38n-7 8zd-12 2wi-18 bb-13 5dr-10 a+16 7t+12 3ab+8 97d-10 69u-4 1r-10 3gt-6 14t-21 37p-6 ab6-11 7qa-8
3z+5 6ad+13 1ps+9 gms-9 18q+15 26w+21 7fe+15 gl-13 112+6 23p-8 38g+7 6af-10 h2i-8 3b3+16 j2v+13 enx-6 t3+16 cbk-11 605+14 231-20 13o-20 9zi-10 4sf+7 kv-14
w9-13 9tg+12 k3-9 2cz+8 eaq-10 td+8 5x9-7 dt6-10 f8p-8 bov-11 qm1-10 1dr-9 ca+15 9he+12 103+7 n7-13 9sl-13 8b4+8 ko1-4 4ku+11 3qf-7 1n-12 e6u-8 5il-15 d37+8
2wx+9 783+15 91g+8 926-14 32q+16 5p4-8 cha-12 abf+9 2w5-7 3v5+9 1qr-12 22k-11 17j-9 2nq+10 24y-15 7c-10 gbg-7 asl+11 6qp-8 5rd-12 byp-15 5f-10 26d-21 9dz+11
3fj+7 39g+10 xa+7 4uu-17 3ej+6 bgi+15 27c-10 gfi+8 3j6+12 1q0+12 1bi-9 ae-8 9e9+15 cmh+9 9yi-9 1bq-14 ny+10 175-14 or-8 330+9 4gy-12 18r+9 i11-14 64i-7 3d5-7
1qu-8 6j3-12 1dx-8 7pt-17 8na-14 2t0+10 afp-9 1kd+9 33d-15 24x+15 85m+14 vyo+9 1no-9 gb6-4 137-12 2w9-18 74+10 6+10 1lw-9 53n+10 6ct-12 a6i+8 44s+9 561+13
3j+16 pe+8 259-15 di-9 en+16 153+10 1je+10 6s1+8 38q-8 5dd+7 13p-8 8ao-11 5we-7 cw-8 arw-8 36v-15 1ph+8 57j+15 252-7 18t+7 91l-11 43l+9 9ch-20 7s6+10 ccj+6
46l+5 10f-6 9cl-7 aby-14 6y5+19 8vg+8 2m4+11 31q+8 d9p-8 dze-9 2rx-8 ig5-7 a20-9 r5+6 3h9+7 3ix-8 6ee+8 131+9 2ly-11 3lb+8 7fu-10 hrd-10 7m2-9 5g3+8 2iz-7
5e8+6 uyj-5 4yh+9 1oc-10 d2c-10 24g-7 7a3-9 a1n-12 56q-10 207+7 b59-9 k08-6 3vt+10 85d+11 4ab-12 1t7-11 2ja+9 bw5+8 5v+8 i0v-10 bs9+12 60e-7 ol-9 68a+7 n4-14
zt-10 5mm-14 mc-14 2wo+12 2po-6 3zg+8 a2n+11 4am+7 7qs-13 4dm-11 28d-20 mf+7 985-16 99n+9 8b+18 18w+6 as9+10 2zd-8 1m9+8 6oq+10 28l-8 7nl-8 7x3+10 2e4+7 b0z-8
38n-9 crk-7 63o-8 2tl+13 4ma+8 312+14 8xq-6 3hg-8 6yb-8 b4-10 3bl+10 8c+7 7c4-13 cvf-12 3zr+10 2el+6 2mo-9 qar-8 2g4-17 4la-12 6t7-8 eyi+8 2lw+11 3nm-10 44g+8
5bl+8 6no+9 5mf+8 cdk+4 8rk-11 16b-13 ze-11 74w+8 581-12 rz+10 e0d+7 266+7 fv7-11 6q+8 6mb-7 g1s-13 8dw+9 wg+12 6u-9 2l3+13 3ko+11 7co+10 fvl-7 13o+8 3uf+9
1sj-9 2k6+7 8lm-16 3eb-11 8ff+17 j9+6 3ck+8 amp+6 44p-13 afe-11 ld-14 q5+10 dvs-10 4g+24 6gq-9 1y6-7 ez0-9 eb+9 bgp-13 b67-7 3lb+6 dr5+14 16n-7 5vg-14 5d-12
w9-14 4h6+10 1ry+5 53h-6 1t1-8 3e4+11 xx-10 3rn-9 9f-10 2ek-7 34u-8 46q+14 3mi-13 8ce-9 bct+8 2pi-7 9ly+9 4mw-6 25z+8 5xw+8 2nz-10 est-9 111-11 143-9 54h-16
b5y+11 23u+10 fr5-9 4b7-12 439+16 31e+8 fsk-10 14f-7 2pp+11 7hn+13 6p0-9 7cw-7 49m-11 4q7-14 3ug+8 1b0-6 en+10 110+9 2jk-10 2te+10 3pt-8 1ri-9 2dm-10 574+8
fd6+8 ek-8 406+8 45u+9 7s2+9 8hv+9 hp+13 a8-9 1ks-6 n8e+11 2a6+8 39p+10 2uv+12 blb-6 adh-10 8m9-9 ehb+8 e3+8 9k5+8 ets-8 789+10 1ip+6 3eg+8 9uw+13 4vv-17
mxf-18 1wg+8 90l-10 a0x+10 3rc-12 1e6-9 2io+13 a8h-21 yt+13 345-16 82-12 c9y-8 8p+10 3ff+8 12+15 8kz+11 43b+18 dw6-10 306+7 jw+7 d3p+7 9gq+9 4r1-7 doe-6
496-12 10j-11 1fv-11 14m-7 cy3+10 4oi+9 5tp+5 2br+10 14c-10 u-11 2mi-9 15e-10 1ec-6 2ix+7 4i6+10 i1v-10 7gg+6 1gq-14 1hr+11 bwi-11 2w6+11 6yz-13 4bl-15 9p9-9
14k-11 2c0-10 6h+10 5e8-8 7j7-14 1pp-8 7g2+5 dp2-9 4s3+12 9ns+12 1x+12 22s+10 9n4+9 1q6-16 881+8 nv2-9 1kc-11 1b3+9 1iz-13 4ps+7 82-13 13d-12 fyj+9 km+7
4ng-12 hxo+9 46+10 t2-7 8d-8 4rw-10 uj+14 blg+7 25u-7 2tx-11 eqc-8 2bk-9 8lw-9 2rn+8 8wr+9 27n+8 783-10 xv-13 591+3 c0k-15 ke-9 2ly+6 223-10 3zp-12 ru-7 aqu-7
5pn+16 39q+10 4as+14 ay3+11 4am+9 51j+17 gx-11 20o+8 1yv+10 mv-7 ha-8 4f9+10 bsu-9 30r+6 1w1+7 2d0+9 207+5 3au+12 8zo+8 575+11 5et-9 1lt+13 x5-12 7wc+8 ww+6
ap5-5 84r+10 2as+21 34x+10 1zs+8 1fl+8 1ew-6 94m-10 en9+7 1gu-12 5kd-23 7cd-9 2un+14 8gy+16 3pv-7 3c9+12 2z7+20 upv+7 1l1+8 3n3+9 4c9-12 1wq+11 43s-11 bfg+4
1ad-9 114-8 7a9+21 izr+6 18k-9 1et+15 w6-10 6ve-12 7iz+12 k0k+15 4bx+9 1ug-11 hg-11 3x0-6 3bp+7 2tx-10 fe5+11 1kv+9 9mw-12 52o+13 18t+6 2ab+9 63c-11 2im-7
8y1+8 303-9 iu+7 9ok-11 3iy-10 1ta-12 5ft-10 qw+11 43t-8 bfe+5 474-5 2up+10 560-11 5tr+9 aim+5 i9j+8 3r2-9 1aol-14 26g-10 1uz+7 4h1+7 pd+10 1ue+6 3zr+15
hxs+10 1mi-10 1xf+5 89l+8 5ca-12 j6r-6 36m+8 dl+9 2st-8 2ab-10 5w7+11 4a1-9 3hp-9 2br-7 6z1+9 7ae-10 35j-7 fzr+10 7jt+22 4wk+7 jd-16 621+10 a5z-7 f7+13 n8u-13
43v+14 45z+9 4st+12 9mq+19 678+12 f3-17 g9j+15 4r3-8 def-7 r0+11 24y-7 66d-9 6s1+13 1up+14 10x4+7 3u0-11 9at-21 323-5 82q-13 4lt-9 121+11 2ym-7 1tw-8 3b4+3
vx-7 420-11 c83-12 2rb-11 jgf+8 bc5-8 42x+11 1gt-18 5f-15 nw4-16 6hr-8 1m7+8 kx+7 2zj+9 10s-12 q8+8 1d3-9 20-9 i72-10 bk-8 4mp-8 4ae+6 b2a+8 a84+13 41q-8
3ac+9 gfq+13 2kf+16 86s-12 1g1-7 2mp-22 6x9+16 3ok-6 6nh-8 3a8-13 2yk-6 2uf-8 5a7-13 e97+23 cuc+9 2tn-9 3ls-8 25y+15 i2o+8 43z+11 4ae-10 6bb-12 ibq+13 4mf-7
3xj+8 8hb-7 aul-8 nn-8 6y+10 38s-8 5tf-8 8c-10 nv-12 2ne-7 1yt-7 blm+8 5d4+9 12v+11 bs-8 9u9-15 1d7-8 2tl-9 58-10 7f4-9 17j-8 qf+6 64a+8 cep+11 10z+9 2ek-20
rc-18 dwc+9 48z-6 65s+7 1b1+6 p4+12 3tp+7 53y+9 6qy-11 6hr-10 8lt+8 82t+7 3nu+11 7fw-8 7n8-15 6p2+8 6s5+9 27m-9 tg-17 4xl+6 5fx-7 2ve-9 65g-4 ck-15 8gd+12
3r3-9 8yv-9 bnr+12 15z-9 368-10 385+9 585+10 lw-12 dm+14 1zx-11 3th+6 ho-8 an+26 2gy+6 ar5+12 2ng-6 2g3+9 1x1-9 c2l+17 pl+14 13g+10 43l-12 47g+9 sg+10 ga-8
bnd-10 3p8+8 u4+4 762+14 fcx+8 17i+7 3uw+11 bzw+16 lhq-7 wx-7 8ft+17 als-14 6tq-8 bei+14 nm+9 3fy-6 7fh+7 lis-13 h5u-13 c6b+11 8js+10 3qt-12 1r-12 2tr-8 w0+11
sl+10 e35+11 456+13 dco+7 4i4-7 2i6-9 rf-10 7px-12 8jz-11 awa+10 41m+8 5qf-7 ixc-14 4ov-12 2vc-13 4wi+8 d8j-7 9j5-10 44h-8 tm+11 2zl-10 4z1+15 17e+7 px-7
6n-10 4w0-7 1xx-16 2mf+6 55z+16 3uh+7 95z+9 3ba-11 5ab+16 to+7 7qc-7 81k+9 8v7-8 gx+11 285-10 2lt-12 6a6-11 50-2 nkd-14 aem+7 6yt-11 64d-13 em6+13 3w8-10
5w0-10 11m-21 8jh-12 7rl-9 903-10 6m1-15 pqw-11 40a+8 35z+10 jjo+6 gu4-10 9em+12 45g+11 h54+13 a2n-10 17s-7 7jk-8 5bv-12 3zo-12 ahb+10 5ks-7 1yv-6 6zy+6
2xt-22 7j4-10 31u+8 t1+8 2l7-16 7lu+8 138-12 6bb-9 2d4-7 2ob-8 f63-5 43t-9 gdq+10 6lf+9 cyc-7 9jd-11 84o-7 1i5-10 1mf-12 6d4-11 9pn-7 4hw-7 1aw+6 36s-16
8jz+11 vo+13 11l-10 6hh+12 2j2-7 fc2+6 3z4-9 5uc-7 2q1-16 283+9 3n4+6 1kh+11 3ar+8 hck+9 oy1-9 5tn-9 dgm+11 2zh-9 3jd+7 5az+12 64s-7 1om+8 9k2-6 1ot-16 ejy-13
8or-10 49c-7 r6+5 4nu-18 41j-7 2dl-5 9xf+9 bod+4 4id+23 7mw+9 1eg+8 jk-10 2fy+15 4rp-6 9n1-14 3cl+7 jrq-11 djn-13 350+12 1zf+7 80c-7 746-9 8y4+6 1ex-14 118+8
199+11 bv-17 4wk-12 98r+11 2jv-11 7f1-10 5w6-5 bw0+11 163+10 9o0+8 fhz-8 526-6 71-15 23h+7 yj+14 32b+13 692-14 2ie-11 5ww+10 21f-7 n73+17 6yh-10 4gm-8 9g3+10
32h-9 1h3-7 91-10 ihj+15 ao2-10 k7-12 cuj+8 ama+7 zk+11 26f-6 15k-10 1nl+12 2lf-8 1o4-7 1e6-15 16l+7 47z+10 4gk+7 1dn-13 any-12 sn-10 3qf-12 4ee-11 4yk-12
2k5-8 7qp+12 g38+8 6ef-9 5me+13 m1y+12 bnd+13 d7-12 a2x+12 cil+9 91+11 3w9+12 9m3-7 42m-9 7ul-7 32p+9 i1y-5 uj-10 2fr+14 6j7+8 5cv+10 xr+7 87z+9 20v-13 8qc-9
afj-6 1jv-10 1a2-7 3kl+7 ow+8 n0k-10 jzq+12 8jc+6 3ju+14 95j+6 jra-8 2wb+13 akb+11 sbm+12 7io+10 2cz+8 414-9 1a7+7 1io+15 fzr-9 c0+12 3hj-10 mv+18 ek6+14
4wy-7 58h-17 oe9+6 eo2+8 2n5+22 5j2+7 26x-12 el8-7 2jq-7 1ko-6 684-8 o4t+10 6x9+19 66z+11 91r+12 4uv-11 57y-14 2aj-8 pca-18 2k2-15 7i1-17 19b+7 2zh-17 1ye-12
200+7 43g+17 don+19 2ax+9 ik-12 1el+11 brm+9 io9+13 63j-11 gv+10 n9+11 bwr-10 36w-10 5mn-6 fi0+10 4fo-9 3oq-11 f9o-9 c4g+7 2qm+8 89x+9 1h0-10 1q-7 493+8 73w-9
4x9+9 yd-6 109+15 acb+4 coz+13 18y+12 ahr+9 3by+10 5f+7 5bk-9 73j+9 1z1-9 7xe-10 i8h+18 xk+12 3vw-26 ad0-9 3qc+7 dxf-17 6bq+10 5fp-8 2zt-9 2da-14 8wk-11 l+15
6g9-10 1lm-10 aoz+8 29d+7 71k+9 g6-10 4up+6 5af+7 zg+9 q3-7 3lh+5 1z1-7 5l0+9 4ct-8 75-15 8wq+12 7wq+8 1u0-11 4jk-17 rv+8 g92+10 28e-16 1h9+9 vf+12 tu-12
4xr+15 2mc-8 4c2+15 4w0-10 xs-9 bbo+13 fxz-12 14d-8 vr-11 514+15 78r-8 1mb-10 4sx-7 3e-25 6zc+11 1ki-11 7mz+12 35m+6 6s0+7 e51-6 g8+9 8uh+10 gb+7 4u9-5 inp+9
97c+8 1zu+12 6qg+7 1g5+9 5z6-7 4wv+12 4ws-10 e1+11 aow+6 21x+11 6oh-9 3qa-11 320+7 1lv-12 1t2-10 2vm-7 n2-9 72z+13 79+13 bw3-6 10b+6 36n+12 fi-14 27l+4 511+10
w6-4 3n+10 5g6+12 uu-10 3ef+7 jnk-13 ci5-8 11xs-15 a9-9 bxz+6 fui+9 91u-11 1s5+12 2jm-8 391-8 gf-7 43e+11 1ag-7 7f9-7 hf7+10 3lj-16 31b-15 7g3+14 2g9-10 au6-7
1bd+15 dic-10 o8-14 5ja-10 2kl-8 ng1+12 58a+9 az5-9 2q1-10 qe-10 5i1+5 44b+11 4ps-10 8sk-8 1da-10 1wq-10 30z+8 2ir+8 6e9-10 jhw-9 1tj+10 8en+7 4b1-6 dra-5
44f-10 40-9 35t+10 40t+8 1xp+10 47d-6 9kg-10 3zc-18 361+7 jz8-17 9v+9 hri-11 75i+7 iun-7 1i7+10 1ns+9 3tu-10 4fv-11 3fh-7 dn0-27 6ds-13 642-10 5xv+13 6ue+15
dvb+9 33q+5 74g+5 3be+8 4ca-17 4j9-7 1ve+6 auj-12 2jz-9 w2w-12 1e8+4 5sg+10 7fv+8 fkb-5 4op-10 3ew-8 1uz+8 28b+13 2ao+10 4bp-3 fvg-12 3n-8 9te+11 je6-12
2hq+12 q37-9 47v-8 203-16 37e+15 91l-7 b08+8 2ca-15 2mm-11 7bu-9 bs-8 71z-15 4rp-13 18p+19 io5+12 3n5+9 18x+10 9x3-18 1x6+7 gi6-11 46v+11 ht-13 8j6-6 3r0-9
247-8 8h1+7 3sl+8 69w+11 3ns+11 396-8 2f4-9 6w8-7 l5+11 216-8 3y4+9 23r-8 1tl-14 2fa-12 8ue-13 djy-16 esd-13 ecb-6 33e+12 2v5+7 5tg+7 68q-10 5tz-7 2id-10
3cr+15 5xq-10 1u5-9 ii7-10 ef6+9 1ty-12 to-12 13y+11 2af-14 at-11 2a4+26 ek+10 9sg+8 28r+13 1dl+10 rs+8 cgw+10 gh8+8 4rl-9 bfu-9 81c+9 c0b-8 4z7-12 2s-10
5vh+10 22g-9 aei-10 3kn+10 9hr+6 40r-9 bqs+6 6sw+11 1uw+12 12r-15 5w2+11 xy-24 6ta+11 8q2-12 2ca+8 63-7 n+11 662-20 40s-11 5sq+8 597+8 31-13 1i1-8 46d+10
cej-12 8ua-15 2dn+15 bds+11 7m5-7 5b9-6 3t5-8 ka+10 vy-10 f2h+9 5l-9 g-12 aa-8 8ku+7 13x-9 3rr-6 ekd+9 d4x+9 1jf+11 285+16 2qc+6 31u+8 5bs-10 642-9 2ag-10
2rw+8 2fc+8 qe+11 48i-7 1m0-6 1vi+9 5o9+10 35+18 1kw-10 9fn+9 5hz-8 1mr+21 qy+9 2ts+18 2fj-10 14w+8 2nc+12 4w+10 62d+10 14w-8 k9-14 45j-16 89j-7 8hc-14 75o+7
5qz+7 2ad-7 454+8 qj-6 cqs+10 1hn-13 7lh-6 ft5-15 1gt-8 1nt+15 eld-15 5h-12 3t1-11 7pg+7 pw+8 j74+9 1l1-8 2lj+7 bn+8 a5d-6 60j-9 k1-16 m0-9 dd-8 6x3+10 1c2-16
6qb+8 cff-10 16u+10 gn6-11 3yu+4 g5-8 47u+12 8kv-13 33c+6 1rx+11 31x-12 b5x+18 1cy+10 1un-12 274+8 683-8 cse-15 36m-11 1qg+21 9w-6 5e4-7 7kc-11 25o+13 yz+10
70p+14 4aw+6 8r2-9 1gi+12 1mm+17 1qx+7 a2-7 4em-6 3vz-21 55w-7 3oc+8 6ow+9 1s3-11 5cj+12 86h+10 754-6 2hf+7 4x2+8 za-11 1i3-17 1yc+10 82h+10 ia-8 42u-11 8ew-8
4f7+13 d5m+8 54h-7 2w9+11 1v+6 6is-10 158+12 bv7-7 8ko-7 2v+16 5f3+8 4jq-11 4l2+8 iip+14 aa+11 9e8+17 4jb+9 38e-5 9lu-9 3f8-9 35v+10 3uk+5 83s+9 22w-12 1q0-11
89l-6 x8+15 1n-17 1bi+8 1r0-6 d64+6 41n-8 7l0-12 1ax-9 27i-13 7yt-6 b0r-12 2v7+15 cc+11 5pb+12 2i0+6 2g5-8 18x-15 2dk+9 470+17 3az+6 5n-7 ux-14 in2-15 6u7-11
44l+11 4c2-9 bwj-7 z+11 2a+8 op-11 8tg+9 4u+11 35k-9 1an+19 693-11 631-6 jk-17 gmj-16 aim-7 hae+9 pzg+12 2jb+10 4vy+9 hs+12 ew9-11 9f1-8 10m-11 5xy-11 8fg+6
5qi+9 8q4+9 gt8-8 6ff-9 5hy-7 ngv-10 75o-9 3ww-10 6he-10 8m6+5 3ik-14 5ns+17 j2-11 3e0-9 hmq-6 hz+10 6v+9 7bx+17 in+8 4hk+7 5p8-9 5ab-17 808-7 2ff+10 93e-7
ry-8 1km+8 bjv+7 51v+15 fwn-13 2xk+7 378+12 1w+8 1cq-8 43z+18 6bk+10 6am-14 dr-9 kxy+12 1ap+11 5o7+11 16e-9 2bc+6 aln-16 awb-17 29t-11 pj-8 7v8+6 gmz-8 fvu+7
1z9+11 d6g+10 4hu-11 tf-9 3uj+12 16a-14 9om+8 4yz-13 4ut-9 twb+11 622+24 aao+8 lha+11 471-13 4k0+10 2v1+8 8vp+6 1vo-19 2uc+14 50x+21 5up+14 22q+12 2wp-15
afn+8 2ft-11 1zx-10 2py+10 41s+19 4bp-8 16b+7 n3-14 949+6 8lt-22 5pl+8 cr3+12 742-18 408+9 3a1-12 ljw-9 1zz-12 3he-9 gpc+7 ber-6 2ii-11 2lt+17 sk6+11 5dc-12
4he-9 rl+11 abi-9 g2v-6 16j-9 2ay+2 uu-13 3oe+9 30v-7 40n-8 10u-7 2za+9 2+15 6iw+3 5bj+5 a0l+8 dah-8 5-8 8jf-7 5ma+13 xl-11 13q+7 25-15 vl-5 jb+6 2fr-11
7e9-12 ju-10 x1-7 a41+9 dha+15 41i-11 2jj-10 6jc+12 5q1+7 7h+6 32e-8 3jb-7 lv-10 9s7+8 2jx-8 6du-6 e4-18 b3f+8 3qa+10 1ws+8 30m-15 d7h-15 m26-8 f1f-9 aqo-13
cbe-10 2rf+10 aw1+13 59b-20 1g5+11 2bl-18 7h-21 4c1-22 y0-8 5zw-9 g4-9 9bf-13 6kc-6 15l+10 b4n-6 26x+8 5t+10 106-9 21y+4 47j-6 7x-9 5bg+9 6uv+13 7ol+8 76y+10
f0w-18 5lb+8 dqo+8 c7i-8 9hv+12 7ii+17 538-8 515-12 3tr+11 7pv+8 10o-9 91y-13 24u-8 6my+9 erv-10 3m3-8 h8w+16 1eq+8 2wb+7 u4-8 2px-9 1u-8 c7i-6 23p+9 1yw-9
4en+6 73o+10 3rh+9 59g-9 6f9-8 2zj+12 3rd+8 frt+10 55g-5 5v-8 1bp-7 jj-10 hy8+7 1a7-6 iq+8 609-16 3xe+10 26b-11 2tb+15 8de-10 wr-5 5is-8 5o9+13 4xe-14 2r-7
4hk-10 1vo+4 bil-17 142+9 4kg+8 885+12 ba+12 909+7 bbw-16 4m8-11 1rk-14 7hm-10 blh-11 17a+9 dfu-6 j6+12 ace-9 73s-10 8i+15 1zn-11 17n-13 5oa-8 l49-14 4z7-22
4am-11 ar7+8 b9-7 7lz+9 6fb-14 bh-12 5xp-6 52f-11 n4+7 2bk+9 xi+8 5sq-15 3oi+17 33i-6 g8s+4 3s2-9 1u5+8 3hg+9 6fj-6 18m-7 2jv+8 5vs-7 7j1-11 5k5-19 35f-12
3tu-12 xk+11 2oz-10 2di-7 2ka-15 412-10 kt-19 9c0-15 ryq-9 nvg-8 5jl+8 1aj-11 5m4+7 a2j+8 67w-6 a4z-9 a5x-8 bhb-7 5ye+9 6wz-9 2j8-6 anw+11 81o+8 6sy+10 5l0+8
37u+19 ws+7 1v8+9 2+10 4vn-13 5rd-9 4bx-7 a1w-19 61h+8 32l-10 cb+12 4u4-12 9at+9 i03+7 ie7-13 27q-8 10h+10 3m4+8 30q-8 5gq+6 e8r-6 5al+6 6zx-10 cc-8 d2d-12
1bj-10 6za+7 2f+9 1zb-30 7ec-9 aat-7 512-13 17c-11 h8b+7 unk-19 3yy-9 d31-9 5se+15 71k-6 5yb+12 2mc-8 zz-12 aln-6 w9-7 b0o+7 6g6+16 89+8 294+8 bsk-7 39a-10
1ay-7 2o0-9 634+7 62r+12 86l-8 7ay-8 h7g-8 3c6-10 59l+10 2z8-8 9fo-8 6g4-10 16b-12 o81+6 1bu-11 37o+11 12a-8 3y9+6 dp0+8 5p8-9 23o-11 6sd-8 3cd+8 86y+5 5c3+8
exb+9 5mn-10 5eo-8 3uu-9 3ik+6 dqm+8 1tj+7 2dg+10 3ev-18 y7q+9 410-6 5q0+13 tc-9 7ik-13 851+15 83r-11 66z-16 a0h-11 2n6-12 75w-5 1ru-14 6tq-7 53s+7 sb+7
79d+12 2ua+10 8ia+9 7oq+8 cvp-8 3qb+9 5u0+7 sz4-12 e6m+6 8am-9 6gs-7 5ep-9 8rv-10 1rc-11 1os+12 a64+9 1wu+7 d7p-9 303-13 5si-10 2mn+11 dky+8 2xw-9 508-10
hat+11 1rp-10 5bo-14 ok-13 euo-7 187+11 dcb-6 86s+13 1ce-8 87i-19 2jk-9 84v-9 gn0-9 3zq+8 5bs+10 1f7-7 7il+8 5xe+9 ce7-11 2bk+8 s6+9 15i-11 3s-8 50r-12 80j+12
2xi-10 d8-13 in-7 bro-3 10u-11 ie4+6 894-9 k-10 en+8 190+9 e85-17 4bg+11 5v+12 631+9 ctj+11 5nh+9 g2-17 kg1-22 1mm+7 3k-11 4pb-12 3fh-11 79o-7 t5t+9 7gh+13
1x+6 39h-9 rz-9 l1+14 1fz+8 9ch+12 ij+8 1bn-10 qdo+11 8gb+10 3b0-5 5oj-8 7bm-9 6k-17 9vx+8 2oo+7 buz-8 ijn+18 e6l-10 1ah-9 fek-8 17u+18 gnb+11 1kh-7 4gp-10
9bi-6 i1r+12 864+11 5n0-7 1yj-13 4bk+15 2bd-20 2om-4 fj-7 69t+8 b7t+8 lr-16 k1+8 ezh-9 khh-5 59-8 32y+9 8c6+19 azr+11 4kr+11 5c+9 9x+11 1pq-7 rn-7 283+7 62b-8
6t4-12 2ex+9 831-16 2bq+15 6ro-11 7wl-7 7s2+20 83c+15 5q5+10 r+7 9c5-11 1xr-10 8v2+6 i50-12 gjr-14 903+9 5zl-8 8ab+8 icx-7 2rz-13 2vu-15 74-23 309-8 31g+8
288-15 80z-7 9g-12 i+11 46g+6 3xy-19 2o5+8 4to+7 1tr+7 in+11 4sp-8 g6-8 49s-7 2ns-7 cg0-10 64i-14 m0g-7 5rh+13 1tp+15 tt+9 69f+6 gue+11 4gn+9 9ki-12 72a+7
41o+11 g7m+11 7v2+15 2cz+9 7gj+7 4rp-17 1vp-10 4p-11 6ok+7 4jm-6 di-8 i9i+9 akk-14 8gp+10 1kz-11 bzo+8 q4-8 5ik+9 s4-7 wk+8 ril-9 2t0+7 7sr-12 bv5+14 6e3+8
6b5+7 j2-10 h4v+8 3j5-7 3br-12 75t-14 39d+9 s6+13 5k-6 uem+11 126-17 in3+9 sh+12 7cd+8 4u1-2 237-6 5oj-18 ap9+13 864+10 1nr-7 39q-28 pn-12 3rg-10 cci-12
g0o-13 3qz+7 d7+9 1d2+12 94m+14 4w7+7 299+9 b2+6 94b+13 9h2+10 12a-7 oc+12 6hv+8 1s7-18 7x5+10 7zm+12 18d-7 50i+17 180-10 rp-7 xu-7 cz-9 13t+7 6ia+8 43p-10
el-16 muq-12 59k-7 7h0-13 cm-8 3k-8 enu+13 120-27 4ir-10 9q-8 gr1-7 1nv-13 5x4+10 2cw-8 875+8 2dy+5 kf-10 2k4-15 2bv-5 mpw-13 63e-7 ima+11 617+7 4bi-9 a94-10
15w+8 57x+13 e8z-7 4jc-9 lgm+11 2zf-16 4s0-9 2nd-10 cuk-14 b90-20 2mu+7 6a+11 bnd-8 202-8 13w+6 dd5-11 hb0-7 mo+11 2fw+9 7a1-16 huq-8 vq-14 1pw-8 33d+10
4i6-10 2vv-16 1qo+10 3b1-20 3zr-10 4em-7 356+12 4hy+5 sn-11 1px+9 58y-9 4f2+10 1iw+3 3ax+4 4v4+19 a18-13 3dq+8 1pz-9 83p+12 8j1+9 63-20 37v-8 gi-9 2zc-8 cb9-9
27f-11 2k3-8 13c-8 fpx-4 z8-11 g1+8 3mn-9 889+10 4uq-9 6r2-5 47+11 17h-14 lv1-13 bi7+6 1en-9 90w-10 1rb-9 ddh-9 lwh+10 bpq+9 col+8 ci2-10 5e6+12 1b2+9 4pi+13
2y5-7 p+11 947+6 3xa-5 rc-22 aji+5 5vr+9 29x-15 1e4-11 bvi+9 4d8+8 ckn-19 8pk-12 i9+6 2nv+11 5z-11 g2h+8 4d8-4 1d1+8 3o8-13 7rc-16 c4u+5 6p5-9 22y+10 c36+7
7n5+8 437+9 10e-6 8n-8 bsl-12 6t1+8 1x8-7 4rg+9 69r-8 9cy+12 ezq+10 340-11 7r6+11 15v-10 566+11 as-3 bmf-12 3hl-11 13a-7 aay-15 9y-17 6ps-12 2wv+11 1kd-11
2vg-7 29s+12 sh+7 57s-9 6lx+13 7ti-9 4c7-8 1dx-15 2jj-8 2ux-10 aav-8 1kp+10 32y-7 5w+8 7if-13 3eg-7 8vz-5 1l5-11 2cg+9 8r4+4 7zi+10 kgh+5 2ll+15 h8-14 2ti+6
5jt+15 9lk+13 33i+7 s1-8 1jn+9 aja+13 1xe-12 2hw+14 49-5 536-7 16e+12 ar+11 24n-14 25k-10 7vw+11 ca7+10 35w-6 3t4-8 4z7+9 34h-8 5wn+9 3xa-7 4f0+11 59q-9 11j+8
5ou+8 91t+7 2v8-13 4ur-17 12r+14 2io+14 2pl+9 br0+10 5kk-10 304+10 eh-11 6kg-11 4l8-8 e1e-9 ata+9 9cb-19 483-14 cgu+13 tu+11 a72+9 my-6 1cr-16 38w-9 390-4
tk-10 ctw-23 bye+7 2zi+13 jt1+13 hsw-8 3ah+8 aes+7 awk+8 9c9-8 5ks-5 50j+11 305-19 10c-6 jp+10 1bt-11 47o+19 616-9 awo-10 1q-8 6e0+7 4j4+9 5v8+27 if1+9 d8z+9
2f9-9 1jr-6 2v4-7 1nb+11 8a1+10 9c4+8 606+8 htp+12 rk-10 65h-7 2nz-14 1bh-20 1c7+11 51m+7 472-13 2gj+9 2xj-9 10q-10 46o-7 j9+9 2vj+12 9p4-6 3j4-13 8ij-9
cn8-11 9oe+11 af5-14 16y-10 6xi-9 3o9+11 cz2-8 t4z-8 bny+12 2by-24 8gm+12 2bf-15 b+9 3vl-9 7j9-13 6pt-11 4rm+8 tp+8 7qh+10 ky+6 f5l+8 xd-11 1op+8 1re-14 gc4+6
6tf+10 a2-7 3q2-8 5jf-8 1wu-12 5ek-10 hzj+8 bui-14 w5-8 14x+8 3o-7 hq+8 31n+12 17a+6 g02-14 1pd-9 7xq-13 5av+13 8s5+11 1v-13 elr+6 15d+9 6v5-9 1wa+8 3wx+14
23p+7 1h3+9 625+11 1ro-9 euv-9 ozf-10 3lz-8 3f-19 3l5+13 aiy+5 2c9+19 1s8+9 54y+10 gel+7 6g8+6 lbv-10 5hy-24 1r4-8 1sd-10 4az+13 2kx+11 7nu-10 c7l-6 17g+9
5qs+4 1fx+8 7k7+8 6xq-9 va+22 2it+13 2xr-7 sd-11 ku+8 gqz+24 2dd-13 39w-10 2v1+11 9uv+27 aie-13 8ry-8 9p9+10 68d-13 15c-8 bbi-9 v4s-15 7uj-9 bdy-8 a6-13 1nj-9
8lc-6 31i-8 bzp-13 2qk+8 2oh-9 3eq+8 5nq-10 6k8+14 8qd+9 1cs-9 3ut-12 1ej-28 3sm-11 77h+10 8il-9 2f7+16 3gy-10 iha+10 4qa+6 cao-15 q9+7 ho+7 2dv+10 dk2+8
2y5-7 9bv+7 40p-10 278-9 kk+5 r6+9 mf+8 6dz-14 4m0+5 ov-8 c0q-10 1fi-11 3c+8 4zg-10 gz+20 3i9-12 59d-12 m5-14 biv+11 4yh-9 2ya-11 18k-8 1l9-8 sp-12 3mn+8
2nl-8 3p6-11 8d0+7 4s1-13 un+19 49f-10 6di-16 4nt-19 65x-10 1yq-7 1hl+10 18-10 49+11 ke+6 29-10 3g+10 sb-11 2su-9 c2e-6 4i5+25 3bs+8 1ja-9 4yr-7 adp+11 39n+8
3cm+10 e6i-8 2wa-7 6yw+8 7ez+6 3cz+8 3jp+10 4xy+12 456+13 28x+10 on-11 19z+11 41x-6 1n5+8 14z-9 2nn+14 c5g-9 4nc-10 6gx-18 1xj-11 33m+8 er8-11 477+8 7wp+15
e5+20 h3-6 79b-7 14m+9 8xm+12 dhr+13 1zu+10 e6q+9 qr-10 1e1+15 2v1+8 8lz+7 22u-14 5cv-8 21i+9 88g-7 jl3-23 d5z-11 3bq-9 bft-9 31o+9 74q+13 3zn+10 dr3-8 yc-10
grg+13 1h7+15 5wn-16 8r+11 5ea+10 97r-22 3c5-8 b4-8 1oi-7 fgc+7 51v-7 2fg+8 8el-8 3bb+9 869-13 41y-10 fg+11 63y+9 2fp-7 9t6-12 5qf+6 xe-12 95n-13 4eb-7 191+9
32v-21 5wh-13 3t+10 pa-5 3zj+12 5z1+8 c1d-8 anz-9 did+8 3q+7 7en+13 8ke+10 btf+15 xr+14 1tt-16 395+9 7f7+9 6f7+4 7ns-10 19i-8 19r-15 4ho-14 2er+10 5e7-8
2c4-13 h1a+10 2mh-8 jhq+12 3ht+8 1js+18 4r+11 294-16 283-12 4k0+9 2p4+6 h5-13 1gy+14 8xz-9 290-9 2ss-10 4zj-10 b0u+11 10a-8 1lz+13 78f+9 53u+8 3p8-10 4gb-7
1t8+10 2ty-7 es-10 ih+10 3kz-10 d3w-6 dmz-13 1m3-10 9kc+7 3fr-10 e46-8 2ui+7 n0-13 15r-13 5kg+8 70j+8 1t8-11 2m5-8 j56-10 1az-17 589-9 1bu+8 4gn-12 x0+8
dd2+10 128-7 1mv+9 3rx-10 54g+11 9jc+17 2c-13 8xo+9 157-10 5gv-13 alc+7 3ad-7 16k-10 c9k-9 16x-10 6ll-9 gt4+12 1m-10 31t-8 g30-8 7k3+10 p57-13 1yb-10 yt-10
6b9-9 57t-7 dbb+13 jy+11 1ks+10 1ws+7 1q6+8 15w-9 2be+9 7v-9 9rd+6 1pg-8 1ew+5 7ic-9 8vm+10 1s1-18 c4s-10 b9z+14 3jm+8 5ak-8 1e4-14 6oi+9 31+13 4z7-9 32f+12
k8+11 7ay+11 6ko+14 72m-13 gr-8 1x3+15 fui+10 39t+7 1uj-18 gu+12 6vp+8 3g6-11 46q+13 1yc-8 7do-9 3ts-9 7m+12 hqd-6 716+9 2e+9 kcp-11 i02-31 84c+13 e6-7 31g-19
16k-6 f6m+8 18n-7 232-6 f1+6 13o-6 3pe-9 ejy-10 ccl-10 2kw-24 9ph+9 9rj-14 1or+12 2a0+14 efn-17 2tq-9 1q3-10 1cj+8 4aw-11 6wu+8 5kt+7 3f5-14 3sv-9 ase-7 76w+9
2zp-15 8wt-10 31b+10 ie+7 6zi-5 47t+4 1rc-9 37r+10 yk+15 197+9 dqz-9 5lk+12 5gi-11 7a4+16 2wk-9 772+6 so-14 12f-10 16w+9 297+12 v4+17 1mn-10 co1-9 b4h+8 sp-8
art-12 4hd+8 4yd-9 7qf+9 2ds+5 ejb-11 1xu+15 2t0+10 173+9 4ek+14 2d0+16 ri+11 206+7 lm8-13 3rj+12 3ob-11 3tk+14 9d2-8 tl+9 7n0+8 4d4-10 9r8-18 20m-10 574-11
2i0-6 1hh+6 7n3+12 857-10 q00+7 99+13 3rz+11 2tq+8 a5g+8 81y+7 56z-17 epu-7 2re+10 7l8-10 t6b-14 ed-7 6jb-11 dc4-10 2uv-8 7ab+10 cp6+10 824-10 5vy-15 tj+8
1a5+15 3g9-13 9ig-9 4x5+6 8mq+13 6ka-5 a17-9 3mt+9 dn8+9 dp+8 5ly-9 388-15 9o-9 h7+5 2go-6 7pr-8 48h-10 azp+10 awl+10 3i-25 91-14 vr-5 41t-7 9qt+7 7d4-11
r7+11 5k2-8 26n+11 5wo-21 6t6+8 1u4-15 3ip+17 am7+12 3i+7 91-7 70q+5 4q8-7 cbp+7 95w-7 3mh-12 4i7-9 7rh-6 drp+10 et1+5 hlo-7 tlw-7 3ch-18 8j2-7 h9e+9 95f-10
38j-8 6z7+9 6lq+11 1sk+8 843+9 5u4-6 28u+10 ay0-10 2j2+12 fmf+13 2vw-7 2mj-9 10pn+7 8gt+9 4o7+12 3sc+8 648+10 j8+7 d0t-7 6dv+11 rgs-9 938+14 58m+14 1n5-5
21g-9 357-8 lg9+10 36c-13 kp+8 73l+11 3-8 58n-18 7cc+16 1l+14 2yl-8 sv+8 1jk-12 2dt-7 1r-5 apr+7 5hq-15 58x+8 bjt+9 bft+11 4nx-7 4zz+15 180+10 1ej+8 3ve-9
fr+9 sq+12 88p-11 65h+11 iz-9 9gd-8 7fw+11 ah4+14 2bm+7 hh-7 9m2+8 7f5-15 3s5-10 3cd-16 2lq+15 ey-9 7mk-11 eht+10 4tu-7 6j2+8 6n5-8 c34-7 396-9 4de-9 130+17
22n+16 3p+5 8az-10 8t3+10 3jm+10 2mq+9 8si-11 81v-9 bn8+7 qv-9 3cx+6 b5+6 nu8+11 w1-11 9v-11 57b-7 21d-10 4k0+18 4n5+10 62a-15 g2h+7 fgi+6 3xf-29 2kp+6 3vi-5
2ac+13 iw1-10 4ae+19 gqr+9 1hi-8 2ay-9 6ma-10 ga3-15 jx-7 cd+9 29a-19 1td-7 bn-11 9h+13 mi-13 6xp-7 84l-12 5yz-6 4ux-10 3js+12 4i8-8 ts+7 ej-9 c2z+11 687+9
bfi-9 293-12 7ty+19 9es+7 ub+7 523-22 d5b+11 2ln-7 6gk-11 2od+4 1tq+11 5rl+10 vy+11 3zp+13 14p-10 2nv-13 14z-8 551-5 b4-8 1a4-6 ab6-11 lt9-19 4xk-14 1ph-10
i1-8 1yp+12 72n+8 5rj+8 osd-9 2ld-10 os-9 bzl+9 bi-14 1ci-9 al-11 if-10 225+18 5fk+14 9qv-12 14o+8 8zs-7 9ka-6 1k7+9 al+15 gv5-8 s1l-10 6ao+6 ica-10 5f4+11
b7+8 7p9-18 v9-10 4gx+7 hmp-10 51u-14 4jz-9 90r-13 8fu-11 qa+8 55x-8 2pi+13 im3+11 ahe-8 4ze-10 8bp-4 23z-7 k6t+4 253-13 2sx-10 5x7+7 6ro-16 f0s+9 1ru+13
2f5-14 4dk+9 14p-13 28u-14 meq+12 46x+12 3da+11 16g+6 15y+10 19o+11 8jf-7 36-10 re-7 35b+9 4p1-12 3kb-8 5ft-10 zb-10 174-13 sr+10 5s6-14 qg-9 8no-15 69y-7
bp3-10 2z1+11 8ey-8 1m7-9 9bw-19 2ht+4 2nl+9 us-13 man-11 3we+7 6v-9 31q+7 4de-15 8bm-27 3h+18 2jq+10 g0+8 5ij-10 9q6-13 1pk+18 dxd+21 3s2-6 2y8+7 8mi+8 e9-16
244+11 2sc-10 4ml-12 ezf+13 1pg-9 cq7+9 1fd-7 1fb+7 1fr-15 qd+6 165+11 1x1-10 1d9+8 6f-16 8td+9 o6w-11 192-6 107+10 26r-9 i3h-7 2pv+11 1xu+7 84v+15 gm+8 7mx+7
5m5-7 449+11 42s+18 3in-9 lef-6 2tp+7 1e0-11 469+9 23j+9 o5+9 36z-7 q3-17 5yq+8 66e-12 5ou-9 b33-28 3ca+7 43p-7 lw-14 343-11 gy1+9 bpb-13 7ui+7 5ya+9 4f-8
cw5-6 512+9 2cp+8 1jl+6 bis+7 8u6+8 6tj+17 8gb-15 32v-7 35z+10 66h-7 1ja+12 2dj-6 10p-8 1f5-10 54s-7 aph-9 4g9-10 1z3-9 b2u+15 b0x-8 2oq+9 818-12 fur-8 qa-9
1jc+11 5pl-7 6hv+5 kp+8 ah2-8 5uj+5 3uh+9 71y-14 ki-7 79c+9 5nf-15 49u-6 1yi-11 mki+8 58y+8 84r-21 2bh-5 20h+3 691-11 qp+8 fe+7 1gr+8 6n5-10 95x-15 1io-7
19d-9 4ne-12 8e4+10 5tc+9 jg-15 478+9 le-9 kx-20 79-13 7n-11 73q-12 kqp-8 611+11 rq-12 7ie-11 2k6-13 qmm-9 1sc-10 k9+19 rw-8 ju-11 ytd-10 1w+9 kvs-9 219+8
3bx-13 7ct-9 eak+7 fk6-7 2t5+19 2ra+19 g7s+9 73v+11 uaf-10 11i-7 236-17 1x-7 6lm-10 25r-14 yk-13 cc-9 4ec+8 2cu+9 ke6-8 6qb+9 dqb+6 d1t+10 26w-16 exw+12
kkk-11 79+10 17e+7 auj+10 fcz-9 8u9-11 c5o+9 7v4+7 bz3+18 3jg+7 hs+12 m6-12 7b9+14 7k9+9 8rz+12 2ie+5 534+15 2ap-14 3s0+9 3nv-8 1vz-12 1bk+9 3xp-23 do+5 ib+7
j+11 3ht+8 l8g+10 227+11 7mq-5 70c-10 2fc-8 ir5-7 1i+11 3h5+10 62k-5 ax6-9 afb+10 58v-7 7so-9 mxs-11 5vp-10 elh-14 11i+11 4xf+13 5ab+16 3pg-9 5t4-7 ex6+9
ml6+11 96y+14 5x+9 4gw-11 923-13 l31+7 hd+20 b6+10 1h2-9 jge+7 jnp+8 1kp+7 cpd-5 4g6+9 61v-13 8e6-11 3i+10 be5-17 3hv+7 2gn+4 h5h-9 3w9+11 5di-11 1lk+7 3v7-7
oxk-9 ot+7 3hv+14 55m-8 7i+10 9c-12 2du+10 9y5-20 3eh+7 8mr-9 l+9 12b+14 d8+15 9km+11 19z+10 4dr-11 13h-9 7la-12 39g-17 30+11 2db-14 ew-7 77i-7 1et+10 5dq-18
3f9-12 1ja+9 1lv+13 93n-7 3jh+7 18e-11 26s+18 30v-8 1yw-10 27v+10 1fn-8 4t8+8 ipr+10 8bz-14 g7-10 grr+7 cbq+7 g6h+12 6ei-7 8v5+14 13n-13 44p-14 7l9+13 18f+14
3nf-17 d0e+6 2q4+10 6b-14 286+16 fq-9 7vs-8 4j9+16 i2c-9 hog-9 8p4-12 e1-11 7nl-7 1u4-8 13o+12 2b9+9 abm-16 d12+7 6k7+7 cwn-7 1ii-7 arf+8 1wu-10 5yp+13 1l0-8
1ch-12 3b5+11 bu2+8 8s4+7 328-9 hy+6 msu+8 fr+10 699-15 145-9 dag+6 334-7 5gc+9 45a-9 o3+10 3mg+7 e4c-8 1fn-19 9l1+9 42y-9 kfg+10 36m+11 3k3+13 2g3-10 4mg-7
ems-10 1i2-7 926-10 d58+10 e7c+10 90w+11 llt-11 mo-9 2dx-7 21l-13 1hs-10 7zb-16 2jl-10 tr-11 ax3+7 16z-9 a-8 7mx-8 9lw-15 i14-8 35n+14 2un-8 c2k-9 8r-12 1qa-9
1xg-18 2jn-9 8c+7 5sn-11 8aw-11 2os+8 da-10 2m3+9 gtb+7 5q2+8 599+9 5ek+7 3i3+19 3in+9 47w-10 919-14 8k8-10 2q5-16 62q-10 1i4-8 6lo+12 81-8 cw4+9 8dm+13 4d1+9
ls-13 58g+10 5aj-8 ggl+16 47v+9 3cl+15 4d1+11 1qe-11 1vj-13 4pc+15 2ih+8 9ru+10 3eq+8 1f6+7 662-10 6wb+10 25x-12 105+5 1ct+15 nj-8 v4+10 607+11 ta+15 98n-13
4wl-13 3yh-8 d52-13 5hp+10 fgc+8 zi-13 5mw+12 18l-10 cn4+5 2fd+10 5tq+10 9sb-6 12i+7 fl-10 2ge-12 89n-13 2c4-6 6nc+10 88j+3 3hg-16 25r-10 vn-7 42k+9 bs0-10
bss+6 2tb-9 675-8 em-12 3wa-10 8uw-9 4b+10 ap1-12 17y-8 cnl+17 1ub+12 1ar+10 a2y-17 3nd+9 3fa+14 6dd+7 6ea-18 16k+10 4ca-10 1qj-9 47j+8 4uz-6 1c3+9 4a8-13
8zd+16 2vq+11 753-15 2zy-8 1bk+14 fr+10 653+9 bn3-6 3df+10 f3n-14 xr+11 1hh+11 4cb-9 55j-10 4w9+10 6ox+11 4az-12 4b7-12 1qv-12 71g-6 2wf-13 8m-34 12f-8 82j+6
ba-6 3oi-20 2fi-8 4m2+9 7s9+10 q4+8 1g9+10 2tc+7 3c4-18 5yx+11 3p4-5 6jv+5 5rk+7 514+17 31w+11 fx4+14 bmv+8 2ik-11 16hl-10 1nl-10 kez-23 gqs+12 22-13 1pq-11
2i1-8 cjy+10 3lj-10 2mq-10 5v0-12 13i-11 16yc-21 4eb-18 3km+6 7k3-10 16z-11 21r-11 1pe-11 7u-15 23-14 42a-7 3wj+8 l6j-8 7sl-8 17q+6 390+8 35p-9 707-15 3kd+10
b6-11 3gd+9 2nl+8 rn+12 89n+6 575+6 lk+4 3bd-6 196-7 2pv+16 bao-12 dsz+8 1dg+11 63-10 6ll-6 2v9-12 2w1-9 iw0+12 ha-7 12h-10 3ku+7 4p1-6 650+9 2de+11 i26-11
1mb+14 936+10 wk+15 2fu-6 14f+10 2w3+10 pn+8 5x0-8 4oi-7 8yo-6 alo+6 3c3-21 z6-14 778+12 17q-11 1ks+9 d3m+7 8ng+9 d2-7 7zn+8 5pg+14 8pw+10 qo-10 3g7-8 5ra-17
7fo-8 c1e+12 1hx+10 5sj-17 18m+7 77w-12 67+5 25f-11 1ap+11 5gp-14 1rf+10 95g-11 9kw+13 19j+9 7w5+10 83f+14 712-7 a23+13 10y+13 1z7-9 29m+9 bix-17 34b+8 42+11
2h2-10 39b-9 56v-11 bxm-9 290+7 1j7-7 e33+10 45f+9 29h-7 4wc+13 sg+9 b4x+15 14-12 1fa+7 6ml-7 4fl-8 236-6 440+9 q4-12 6gu+11 3cn+14 4wk+11 39-9 5k8+13 c9+7
33x+5 2y6+5 1jt+9 at3-9 3t3+6 8bt-13 eyq+9 2ed-9 7k4+7 5b0-7 1ie+10 1xd-6 ws+5 9mw+10 355+11 7os-9 25i+11 ad-7 4g7-9 273-11 sp+11 2z4-12 1ke-12 1u7+5 ffk+4
2mj+8 i0-12 1fv+5 7l-8 w57-8 40e+8 7st-12 a9+9 53i+10 9z5+10 1xt+6 4gw-9 123-8 608-13 1aj+11 7jn+7 4kz-6 22p-8 3w2-7 26s+16 w1-9 w7+12 cs-8 2km+9 f2-15 2ku+8
5c1-7 4e0+20 2ke+8 38m+9 7xu-8 1v5-8 fkx+8 qb9-10 b9-19 a5s-14 1vd+19 10y-8 81e-15 hw-6 41e-24 4pw+20 a25-8 2f4-7 bov+16 3dh+9 2ct+10 a0k+9 zg-15 o8r+8 7h5-8
4nl-8 6fx-9 9ml+11 pq-8 yb-19 3lb+5 25z-11 6v5+11 16y+10 61g+6 ca9-11 6ku+11 3qk+14 1ch+6 auj-8 4zk+9 25d-8 41n+11 16m-8 1li-8 17+8 8jo-14 y2+11 39m+8 4wy+9
zf-8 l3+13 1fl-11 2qe+10 1kf-6 3mh-9 ap9+8 3sc-10 2fc-8 4o5+11 ik+6 35c+12 3ac-10 13a+7 blg-11 6v8-7 6i9-9 ame-13 3ei+12 4du+13 fty+10 e0a-9 qp-7 3ch-8 ob-13
ai4-7 dfu+6 24d+7 1kb-11 1qt-11 4xh-6 4x9-20 3uh-7 9ta-9 dd+9 8y-18 2l-10 299-9 7p6-21 5i9-9 2et-14 his-15 5jo-10 5it+9 2o4-10 fcw+10 7if-9 1u3-6 cjv-7 2ah-8
3vw+16 1wy-11 659+11 1rk+9 5xa-11 8qz-9 7ie+9 46y-14 2zj+9 4tq+8 5ay+12 40h-13 1c0+8 9n9-11 wsk-8 7bl+8 sp-10 bub-7 1nt+8 ak7+8 4nw+15 40j-8 4b7+10 2gf+12
db-10 p+10 bbw-8 3ja-6 25t+3 1yo-17 7w+9 1ih-10 461-6 7lp-13 exk-7 4s0-8 5xw+10 a74-11 3b8-14 2pk+8 baj-8 34u-8 eq1-13 46g-9 4dc+8 7s4+7 jr-11 6f-7 402-13
vs+9 27p-17 26j+9 8vd-13 47r-12 8qw+9 d89-11 j9z+9 335+9 86t+21 78a+13 13r+10 9qf+10 ez+10 3xl-8 5a8+13 29r-8 9pg-9 1x1-9 56v+11 8f+12 r3-9 deb-9 5tr+5 3as+11
9l+11 1vt-19 50-6 1xk+10 2r1-5 di+11 9ev-8 hq2-8 3ei+10 5so+7 3g7-15 4ky+8 78a+11 c2f-7 b56-12 qk+9 10o-9 16g-8 k7e-11 5z1+11 2tl+8 469-15 2c8+10 gw-13 dc6-8
bmw+12 5u+7 531-6 ts+6 8ru-11 ji+8 pb+13 5u2+4 67s+9 6c2-6 4r1+10 7o0-10 1kw-11 50w+7 ia6-22 178-8 4fs-4 666+10 tk2+8 bc6-7 4p4-13 4uc-7 36x-8 6db-8 5b-6
4cp+9 5aw-9 76j+11 1vh+11 4h9-9 4fb-11 iwx-10 qxz+17 424+9 1y1-8 3u2+9 csq-13 2fc-4 13q+12 1uc+10 y+22 adw-12 3pa+9 at+23 au8-11 2kh+8 rr-7 1w7+10 fab-9
5n5-13 2gf+8 1w0-7 ivb+12 2l5-8 247+5 7t9-11 10n+5 2yd+6 cg5-10 12am-13 rh+7 1k+9 251-8 emq-8 s9+9 299-15 1cg-7 b3e+7 1iq-9 4zj+11 4di+16 3n4-9 mz+8 3g0+5
7du+11 3og-10 3d0+7 88p-8 1i5+9 cg4-15 9qf+11 2cc+11 em5-9 7hz-12 bzk-9 34m-13 y1-8 cb0-8 47j-15 1rb+8 6mc-14 83+10 zke+9 8ce-15 9ak-12 1fk-10 h6-8 adq+6
1pg-17 c82-13 k5z+10 9ef-11 5t-14 u77-15 22i+11 31b-7 acc+9 rq+9 1vk-12 hxz+10 d2n-7 l52-19 1l5+10 4oi+8 6ej-7 ddw-5 5l7-9 20e+9 b7s+8 5xn+12 cp+7 bm2-8
16b+13 dg-9 6zy-8 26v+10 89-11 1z2+10 4se-15 1sa+6 6aj+9 679+5 afi-7 555-7 2ge-6 5an-7 53h+14 41z+12 5yf-14 3ia+13 o1+8 4z1+8 3o3+22 71m+12 3go-12 6h1-14
17z+20 1t0+9 d4n+9 6jn-7 1eo-9 gmr-8 8h5+16 au-23 26t+8 1so-15 ds-19 65m+10 aar-14 12t+10 3wv+13 17k+8 egd+9 z4-7 9lm+7 2go-11 4r6+10 tv+7 ku+8 ldp-6 2ko+10
bk-7 7e8-7 1f5-9 80m-11 v6+7 3tk+9 97-8 io7-4 ch+8 ca+13 zm+7 6h3-8 1zd-8 d4f-7 7ls-7 feb-10 6fz-14 5w2-9 5rl-13 df9+8 d7k-10 148+7 21r+11 933+11 hrt-10
1rl-14 3yx+10 4e7-7 b2g-11 2fe-9 9mt-11 a2j-12 alo-7 dr-8 8s6-10 4v2+19 1ai-6 3xm+18 33k-7 gc+13 5g-10 33g-11 5s-18 su+9 c0t-6 3ff+12 3db+10 fw4-6 6j+6 2o0+2
2mn+18 1pn-8 xgc+9 2g6+8 3w3-8 rn-11 3n8+20 3ee-9 2e1+6 1tr-8 1hr+12 30t+12 ea-5 8gp+8 i+7 1uc+6 4sw-8 1n8-12 72z-17 vz+9 2tc+10 cw5+6 14+10 18d+13 h8l-6
938-12 6cp+5 14q+10 amw+4 231+11 mns+7 38k+11 tl-11 8fq+11 vb+8 ht-14 4ya-8 1cz+12 bjn-6 9u+10 2cf+7 3mn-9 76h+10 3q0+7 av4-9 lg+9 3xi-7 2zs-8 10o-11 6op+13
f3f-12 72l+9 y9h-8 ga1+14 j3-10 4rs+12 3tb-12 ijq+9 7u-13 8pb-12 10+10 4a1-7 4h0+7 am0+7 1dj+9 fi4-11 5s-6 brg-9 3j0+6 jvj+12 2dm-8 83m+35 20u-7 k8-7 d6t-10
1xm-11 5d3-8 arp-23 3ox+10 ruc+6 r8-11 cm-17 gh-11 9rs-7 zt+12 gv+7 ama+10 2r6-11 30v-9 p3-14 5xq-24 9r5+10 59x+12 2my-7 eoc+13 9li+7 9-13 2q-8 3f9-7 2jx+13
cyj+10 16y-12 1qi-10 9bw-12 4kh+7 62i-24 10l+10 3cp-10 28j+6 20q-9 60u+5 euh+11 10d+11 mt5-8 1se+13 cgw-7 pya-7 1zi-16 16i-4 2te+7 bip-14 fa+14 ak5+6 1y8-12
6rh-11 1w6-10 nt+11 37m-6 cp6+10 jy1-7 hqw+7 99p-10 y1-18 1t2-8 cb-13 5zq-12 17l-9 bbg+12 2vv+8 lc-11 5ss+7 kv+11 ew-13 abb+12 4t0-8 8fl-7 47l+7 4id-8 bnv+16
e6r+11 3qb+8 9x9+11 1rx+8 9uv-10 2k3-8 5g2-10 48f+7 48i-11 7iv-17 3he-9 51u+8 s+12 q0v+13 2z9+9 9ie+17 5qr-11 24u-12 tf-6 1cj+16 d93+9 b3+7 fhv+12 28s-6 237-9
7qp-8 1c1-9 sw-9 mun+15 4s5+8 5hz+12 agt-10 822+11 lnd-7 2uq-4 4d8+6 bm+8 1vw+6 1b6-7 59r+14 1kh+13 1n4-7 3m4+8 1nn+6 3yx-14 9pu+9 8q2+10 1fm+9 57i+9 b7e-12
37z-9 3qi-13 tb-10 a1y-10 3ha+13 3n5+7 411-8 aw-19 xi-11 2x1-6 cw-11 1bd-10 2gs+8 3a3-9 i5x-6 6nt-15 ps+10 1so-9 40p+14 em+9 eyo+7 mk+10 of8+12 1lm-6 h45+12
5wm+9 bqt+7 1oh-7 9kp+9 524-10 3dd-6 sp-8 g1c+12 6de+10 zv-21 ro+7 5v6-9 65-12 jwx+9 5z7-10 5o3+7 fr+8 ajt+9 cy-16 5f6+8 20s-8 li+11 7hr-7 i9-9 la+9 ei7-9
8vu-8 2xz-9 15i-10 8do-10 1va+12 6x2-9 iu-8 13x-12 3q7-8 59e+7 1q6+11 8pm-9 380+8 2h8+10 42e-10 4ct+13 hff-7 c4+7 1wu-10 50k-7 bfe-10 98v+11 1eb-7 1ho-10
4ne-11 1pu+9 f7-11 49p+10 29s-11 iv+11 9c-10 e1b-10 5oo+13 94v-12 37t+6 m2+8 cz-10 56k-8 39a-8 u3+11 2ut+10 209+13 c6w+11 7rl+7 2rf+6 23a+4 2im+15 9jm-11
lkr-16 hfj+11 8bt+8 4t5-8 3zn-13 dq-17 88q-9 r0+9 1sy+8 1ii+9 egg+10 2xw+8 5xw+10 lsb+11 b1g-12 akk+7 8bu-9 by4-7 3lw-9 9rf+11 2vj-9 41l-8 3jv+9 11x-10 ajq+6
5r2+7 2yk-10 6br+8 1wt+14 229+9 3vr+12 x4-9 wj+12 3v4-6 56g+9 bal-11 27a-17 62y+9 3ec-15 2y3-9 6na-13 ru+7 291-12 6sg+10 4vn-10 1lf-11 6q2+7 gik-7 37m+12
2mw-9 9a4+6 n-9 1jv+10 3n3-20 9n1-16 kdv-18 2xs+5 5yc+9 2lc+9 8fe+11 1jn-7 1vd+9 1du+9 ko+8 de5+11 3iy-13 3gf+10 477-8 2fq+10 1mz+13 gkt-17 4rr-11 bj7-8
55i+13 270+9 1rk+12 2eq-10 xo-9 8hg+11 49j-13 gh+8 37o-10 1p3-8 cju-11 8jp+6 868-12 eft-13 5dy-12 3kj-9 91c-13 37p+8 1mm+9 9o0+8 3s6+6 bv+7 4gz-9 1fe+11
9o1-13 36x+10 g4z+11 472+8 324+7 3x+6 1z1+13 442+12 38s-24 yd+8 es0-9 1btm+9 1d2-7 7tp-13 13q+11 40y-8 b64-10 sla+8 1nf+15 r3+8 3j6-10 4nj+12 2cg+10 2ql-10
3r5+13 84f+10 3s3+14 b2p-17 t2j+8 5v-7 10a-7 xo+8 wx+11 5cb+10 3h9+13 78o+8 56h+6 eg8-6 951+12 515+11 161+6 jy-10 1kx-14 4ea+10 58s+15 97o+9 6tr-15 4ry-10
273-8 4eg-8 5w6-11 3qm+9 1ht-14 2gs+7 2fx-7 3i+11 1ux+9 41v-14 1nj+8 1ig-9 fr9+9 hd7+12 by4-11 h9+8 is1+8 n9k+10 4p+10 32s-13 466+8 8vg+10 214-13 2c8-11 1hz+6
76s+9 1ef-19 6nf+14 5n6-11 njd-11 anb-4 fsr+9 4n6+7 291+10 6wn-11 msy-12 49z+10 97i+10 b8m-7 9wg+7 366-7 1xy+20 8fo-32 ig0+10 bwe+11 ng-5 8wv+9 3fm+8 2wq+13
37z-9 18i+7 h8-8 43-10 blz+11 9i5-6 ig+10 b8l+9 51l-14 3rc-10 21n+10 ciu+12 2eg-9 haq+8 am4-14 5nm-15 lum-8 5ce+12 6kf-8 ugg-14 32j+11 3d6-10 1a4+8 7o2-5
20t-13 dr4+9 28h+3 37e+9 1m6-11 ah+9 5z6+6 2d5-7 1xu-8 ai-13 23j+10 5bd-8 a1p+7 nq+19 fvd+10 149-11 1ko-7 38f+20 6wd-8 a6k-10 7ti-18 l5+6 gt-9 1b6+6 66b+15
9jo+9 98-10 o1-9 61g+10 2fg-7 5pd-8 49u-12 13p+13 3j5+13 tda-8 7bh-12 5b0-11 8w+11 3ln-7 2wi-22 4f6+19 hb+15 3vh-11 2sx+15 5bp+7 64n+16 1hn+13 4ed-8 2ph+10
54v+10 ewu-12 10h-14 by5+9 kcw-6 3cn+9 56f+8 5al-8 2pc-6 4c-8 3bm+14 4j0-8 5jl-11 7vu+8 ew-4 10x+10 70u-8 fyf-15 526+6 1nh+10 3lm-6 89k+8 h1+7 4au-7 25p-29
435-7 120-11 cg0+10 gmg+10 12j+15 2tx+16 vx-8 370-9 cow-8 71s+12 6zr+11 3n9-17 416+12 86s+7 aou-8 4b8+12 qn-8 cx-11 4m9-8 8xt-8 3nr+5 6f5-12 179-8 j2-8 29p-11
3om+11 32u-8 44-11 chr+26 c4e-18 f7v-9 amj+11 ic+5 ayn-9 4va+7 6k+25 3a5-11 8w1-10 6gt-8 1ow+8 82p-6 1h1-8 a3-11 2nk+12 iam+7 78l-12 ced-10 9vj+16 29k+8 11f+9
94p-13 bqy-6 430+9 1w6-20 2x2+7 ni3-9 5t0+13 66x-9 b9k-7 6nr+9 3p7-11 7ui-5 ipp+8 g66-11 dy-9 70a+8 4g6-15 2le+10 52d+18 wr-9 3ki-14 l8d-10 b7-13 n2t+13 49-9
blm-12 4p+13 ld+9 5wi-10 s5+7 3rh-9 o1-8 anv+8 4xr-15 3nu-6 4q5+9 33f+26 8sm+14 22w-12 11o-10 1do+20 17t-8 k21-14 6c0+15 3l4-8 32+9 1y9-9 437+6 3a6+10 1iu+12
e6q+10 1id+10 33m+10 wh-16 59c+6 13v+9 2g8-10 bsj+14 86w+10 8ib-8 2qa+4 osa+15 os-9 4n0+9 p53+4 cto-8 7sg+10 59j+8 5bi-9 a7g-20 9s4+11 85q+8 is2+21 6i1+13
3tk-9 2r-11 36r-7 8fg-7 bhv+3 2z2-11 bin-17 2lt-13 2ii-10 3ai-13 6sn-11 gq-11 g2w+11 eks+15 4r3-7 2bf-14 hcr+4 2zw+10 hlf+8 kr1+9 1ex-10 51h-18 6xg+5 5me+8
3d7+17 6u3-22 2sb-10 gi+10 3j6-6 dps-10 p92+5 92p+11 1fz+16 3x8-9 78g+12 id-12 s2-10 2dk-6 19b+9 2rb-7 o0+12 as8-8 85z+10 3r5-8 33+8 1tf-8 2vj+13 6m-10 dcf-10
7rc-7 b5-11 3pl-7 o3i+12 34-6 2xw+12 121-9 5p5-13 9lz-10 12i-8 8sq+10 x8-15 2zr-12 e9-8 40x-7 bo2+10 8vv+21 3p1+8 4qv-10 19n-7 6n+11 2r1-14 3j9-9 de5+11 si+7
1k8+8 1yp+7 3ni+5 2iu+10 6xq-16 2vp-13 xc-10 53f-8 6cs-5 g5+8 a99+12 7ji-11 53k-12 w3r-12 5s5+7 5el+11 4pk+6 2tu+8 2ih-14 ckd-10 sv+14 1m5-8 6jx-7 i1+5 39f+6
2tq-10 hw3+10 5gl-16 4vc+14 7f4-8 5su-10 3ro+7 3bh-10 9j2+8 4s7-17 jed+18 ky-11 86f-10 1yo+7 5t9+10 gwd-6 5l6+11 f3z-10 c0y+8 2t7+14 gkh-10 38w-10 j5+11 bjr+8
49m-12 2lg+6 1u0+7 iu+11 754+9 2zx+8 66y+8 3w1-9 9z3+6 1jy-7 2r7-8 sb-12 adg+13 21u-11 164+8 16b-8 7i3-8 2u+9 8qc-6 1ta-8 2ru+8 10a-20 fkx-11 16c+8 hjk-9
9l7+9 2o2-6 8j2-12 ccl+7 bk-13 23g-12 1dh+7 2ua+8 5sf-9 48w-15 mp1-8 2fy+7 14p+11 6xy-8 b5h+13 5qi-11 agt+2 7o3+10 2xj+21 16g-9 3dc+11 8ds+6 ze+7 4au-10 3g0+7
1wp+7 3cd+10 7it+7 7v6-8 1aw-8 cea-9 2ub+7 45z-11 rpg+18 6x8+9 26j+8 6h9-8 lt-14 3ta-9 34l-9 9q8+9 fzw-11 37y-9 1jd+11 seb-10 cbp+9 tf-16 3u-9 ojr-9 2bj+12
jyj-9 azj-6 680-11 2vv-14 awx+11 r2-10 43m-14 2jm-8 2k7-17 933+7 2tv-5 2ii+9 gfi+14 2zm-15 2ve-9 1fl-10 oep+8 6br+10 99x-11 i90-9 49j-12 3xm-11 7zi+8 4i-11
op-16 w5-9 7ls+9 6i-6 r7u+8 act-10 jq+10 2z4-9 2gw+7 42a+6 2md+6 8ld+9 2sy-10 3rp+14 7n9+9 1m8+7 bt+11 18o+8 3ek-7 5g1+7 lv-7 7t3-9 6uv-11 1zj+11 28v+6 7rk-13
2vf+9 1bv+7 szd-8 5cv+10 5j5+7 2fw-9 656+16 dby-16 fp+9 1lp+12 2ny-6 1o-6 5bq+9 1tc+9 9y-8 8nj-9 h1o+9 x8+7 n7w-11 h86+12 qgj+9 4f6+11 4ih+10 8h5-9 27m+12
e8t-16 1t8+7 1nd+13 fz-7 5u9-8 5er-8 fn+9 1f0-6 5qd-18 18t+8 1ze+7 1rc-11 95g-8 il+5 479-7 kqs-13 1sg-6 lp3-7 4nn-10 6pm+11 6nn-8 1zy+16 4co+9 35l-9 ku-10
8x+9 gx3+12 fms+9 4kg-8 31o+10 2cn+10 e5u-7 42m-8 wl+8 5ns+10 ao-18 p56-8 2hf+9 637-6 4gv+13 5ke-14 3q4+6 glk+11 29n-14 4o8+18 87+13 aqk+11 gon-10 f4o-11
b0a-13 24t-14 drr-6 9pm+8 97+14 1wh+7 bc+10 c4m+13 1wu-12 1zr+4 a4v-10 5v2-6 3hw-13 65h+11 edr-10 rl-12 7iw+9 2i8+9 l5f+9 5ev+6 bq-13 al9-11 70c-7 72z+14
4uo+7 5kl+14 5gg-15 2ny+6 8mi+8 5mg+10 70t+7 atf-13 6nf-6 60h+8 eb-13 2l1+12 1bt+13 fqd-14 1we+11 3t-7 46-8 6lm-18 f8b+8 3gg+10 oun+9 9xs-11 dab-23 85g-14
byj+12 qt+5 8m-7 yn-13 1c-10 fpf-13 49g-9 92i-17 4ep-7 2sg+12 f9-8 2rv+8 fsj-13 k1-11 9f8-10 8jc-9 18w-22 87d-13 e0b-10 18io-11 2fy+13 nr-12 a4+7 4kp-11 oa+11
x3+11 7t2+11 9hj-11 2bp+10 3r6-10 ur-8 30b+8 6z7+8 4t4-6 1sf-10 l7-14 a8y-13 75t+10 1m9-12 3te+7 2f2+11 9sp+7 kwt-19 3d3+14 cus-8 2x2+14 h5f+11 1y7-6 2cb-12
84x-7 4bn-9 7to-10 l31+22 w64-13 cqq+7 6s7-7 373+8 rmq+10 2pn+13 2zy+10 b7l+9 554-8 5us-8 5fv+11 2zg+10 s6+13 2hl+10 bzl-8 5y5-11 4jn+11 hg1+12 4a8+10 1k9+9
81o+15 6zr-8 172+9 2ng+6 sb+10 1hh+8 8we+11 1zk-9 1lk-14 3vb+9 t3-9 kw-7 35y-7 s3+5 4s9-15 6mt-10 3in-9 5m0-14 1af+12 4o3+16 1th+11 kl-9 ss+15 4de+11 5b9+5
50+13 3dk+11 6pi-10 yy+8 483-6 cey+15 5it-9 3rn-12 aa5+7 65v-15 dg+8 c9-10 2br-12 1e3+22 2p9+11 19z-10 99-10 b5u+11 22i+10 2t6+8 7nq+4 5ws+11 8k0-10 aj1-10
ce+10 tp+9 72y+6 c2t+10 2sc+9 8bo-16 2eh-5 918+7 uz-11 96+12 7oj-8 2d7-9 5b+7 1x3-7 t+8 2js-10 1i7+13 1cl-10 6gv-9 4h+8 1cx7-9 c77+16 gzd+9 9f1-3 50w-6 lh+6
f5+9 6bx+10 9y3-18 buu+13 3pn+12 o6h-10 2dy-11 awl-7 2x5+8 g8e-9 bh5+8 a8d-14 ed+8 iy6+8 204-14 au4-10 7um-7 26s-5 18o-12 m4+11 265+8 6j2-7 4hl+10 8zt+12
6ky+7 1ek-8 6a+9 9xh-9 a1+22 rs3-12 x5-13 eup+10 4ou+14 36g-10 3yw-15 1g-7 sz+8 251+9 24t-9 3ck-21 17l-21 33n-13 1r7-10 1c7-8 1rl-10 5zv+9 1wu+9 yy-8 5g1-11
2kw-7 5nn-8 1nf-5 1o5+7 2t5+10 1vy+12 28a-5 z7-8 7xj-16 1cs+8 mw-9 f5-16 3l4-10 2p6+7 1at-9 ec5+9 7h8+7 co+7 yj-10 276-12 ht+7 6hv-14 7fh+9 5q9-10 295-24
5u8-16 72y+17 l3t+10 2sx-8 crz-7 13f+7 2ou+11 og-6 3ug+13 ji5-8 1z5-10 71c-7 30v-7 708+12 a6n-8 3so+13 2y0-6 ae+10 e6p-9 68l-14 7at+10 1ih+8 31q-9 vl+7 nfk-7
5tz+11 nt+8 vb1+6 avr-9 ayc-8 hbh+7 9vv-20 6mh-6 l0-7 3kj+8 1gp-10 dm4-7 jhx+13 4br+5 3jf+11 6ba+14 35o+9 1ny+6 8p7-9 cf1-12 5qj+10 1ae+10 1mp-19 3cw+28 7ke-8
97c+12 1vp+15 4a6+15 7n8+8 6iy-11 4qq-7 7ct+13 127+6 dxe+8 cd4+9 kzc+9 87h-9 69l-9 23r-10 69u+5 7iw-8 45z+8 7zu-7 3jk+11 57e+14 327+12 d0d-8 29v+9 7lj-7
4n0+20 dmy+18 4ta-8 an3-11 6x2+8 9e+11 1z5+10 4ym-8 1m4+7 ej+11 86p-12 8a-14 jib+7 48j+26 5wf+7 ctq+21 6p-15 6jo-12 2sr-4 6cu+7 171+8 5pu-5 96s+6 1kd+8 84-13
hm-14 4xl-7 4d4-16 14l+12 2v6+6 7w-10 f4+7 44m-7 j0t+8 e2-7 pa-15 10z-7 lg-9 ans-11 lw-11 g0x-9 3zh+8 19ue-7 1oc-9 8ms-9 92x+9 is+6 la-8 ch-18 jvz-4 3qc-9
bt1+15 21b-14 6zx-10 5ci-9 p5-12 yo+14 fse+7 q9+10 4m9+15 2w6+9 sn+9 3qf-12 1dw+9 83g-13 2fu-10 go3-10 4u0-8 1ss+12 on-8 2qx-8 im+7 xx-7 2go+9 90q+10 55n-11
4k4+14 33d+9 134+9 2av-12 5pd+11 qa-8 yg+6 o5+7 f7+10 1hb-11 2ge+11 1+6 1ds+11 no-10 27t-12 fer-7 7aj+10 rh-23 4hh-8 c20-5 695+12 lmh-6 ahk+10 7kd-19 12l+12
7hu-16 4tl-10 8nd-10 1a6+9 1nu+14 15p-7 22e-10 qv+11 7dv+14 742+3 2p9-10 zt+8 6pp-12 13h-16 77p-7 frc-11 5rh+7 6dw+9 57d-4 ql+3 1em+11 566+8 esy-8 2xw-8 24x+9
7fo-10 er+5 63t-14 76f-6 363-11 1dp-8 55y+7 124+17 1tm+21 ecl+8 7c9-7 1zn-13 53v+5 efn+10 cdn+9 4sw-7 4jt-7 zb-10 347+8 k3-9 d1s-9 1sn-9 6s-7 8t-9 2p4-10
42f-14 ykw+9 5sg-9 bos+8 nq-7 8h-5 7t2-11 u9c-6 4ew-14 hb-9 5lo+8 73n-7 13o+14 17q-9 ark+9 53+9 g21+8 suv-14 r1+10 13b+11 k9-7 43b-19 a5t-11 jra+7 3kp+6 11c-6
y5-9 i5w+20 4ln+11 7dn-11 2pg-11 3up-6 4dy-11 eeo-22 1kl+10 2x9+8 1ww-13 bup-14 xd+6 31a-11 1gk-8 t5+10 w3-9 7ab+5 1bg-12 1i5+7 3wy+11 43z+12 6a7-17 4eq+10
46t+7 7le+10 a9+13 1fk-10 3cl+6 4kh+7 1fh+11 jw-6 77u+10 2ch-11 en8+12 8bl+11 enf-7 107-6 12k-8 2nb+8 16-6 h2r-11 1hf-15 27p+10 ye-13 134+10 3o-11 5jy+13
1bf-15 2bn-8 8o-10 jk-9 33r-12 6kq-8 j9+10 4bt+6 fbc+8 3z+9 467-5 rlm-9 ni+11 a7o-7 73g-6 1eo+8 7ra-8 2b2+8 41a-10 cr+9 31f-16 3uf-9 3fj+16 qw+8 t2+8 e2-7
136-10 74y+7 b35+7 13a+23 aea-8 28o+13 b6g+10 3p-7 h70-8 btg-14 4vr+6 flx+8 ad0+30 ju8+9 2nv+7 2ly-5 3jj-7 8o1-13 6ua-12 444+12 19a+7 33d-17 v5+7 3ca+7 bi8-8
40r+9 qcn-9 2b4+11 6eu+8 99g-11 1rc-19 iog-8 1m3-7 1yb-9 143-10 1ho+13 kd9+7 8g9+10 bp-8 v8-9 bnh-11 1zr+14 bte+10 1pf+5 2y3-8 3ti+5 ym-10 dy6-10 6pq-11 4c1+8
e6r-9 427-11 28h+9 jjy-9 62q+6 4gn+15 6yj-8 59g-9 1ty-7 170-17 aic-6 a8o-7 1em+7 pa-6 g7-8 ju+11 36m-9 a6+9 hc2+10 4wp+9 5hb+9 3q-9 2px-6 26d+10 h2l-7 8d+9
3ff-8 ceu-16 hi4-3 100-6 244-8 3kx-9 5go-6 3t6+6 2xq+6 t5-10 l6g-6 1cx+11 4js+9 81e-13 2oj+8 1ct-7 gru-10 1fm-9 mz-13 3hm+7 4za+10 eml+7 p2+5 67m+6 49e+6
3k7-8 knx+19 1u+8 1px+19 ql+5 guw-13 3c6+7 7g0-7 94g-11 96-11 11g+8 57q-7 7x6-9 2wa+11 1hb-7 3rs+12 ald-13 2ia-9 2tf+8 42v-14 2jp-9 grz-6 19r+8 1oz-10 doh-8
e9w+11 3lt+14 3ru-10 89i-11 4d9-7 ebl-12 84j+7 2og-9 3ur-6 243+7 9nv+9 31k-18 3f9+11 9j7+6 166-9 62y+7 76p-8 77v+11 54+13 c1r-13 22t+8 95u-10 616+8 els-12
1zu-10 bwo-3 6tk-10 4rz+14 6o+16 76b+15 d02-10 b9-11 7z4+11 hul-6 6oh-10 96j+13 2h7+16 2bg+8 afk+12 hp+16 3fg-11 81m-12 1hm+8 mp-15 2bt+12 190+9 5ny+10 240-8
403+8 ayw-12 28f-8 fj1-6 fuz-10 4rx-14 2ft+5 1lf-14 ri+11 3x9+7 eah-8 h1+11 cn-23 1ix+9 8j0-6 69j+7 4gy-9 351-11 eeh-18 9i5-9 425+8 mw+10 2zk+4 rgo+9 cen+12
1r1-9 1ky+9 1pu-15 193+11 5qt-7 6n3-9 d1t-13 9w-9 6vq+8 6hh+7 4fu+11 ch6+15 43c+7 m4-6 6qc+10 20s-9 22b-9 74q-14 66c+8 97d-13 nh-13 19r-19 3d+9 3fz-8 5uc+12
1wn+13 2s3+9 468+11 1d7-10 nfi-11 ov+9 2so-16 6hm-9 b1c-14 gd-16 2nm-11 ful+14 1b4-10 67x+10 rl-9 5b2-10 3c5-10 310+11 hdz+9 5uk+5 bsr+12 ax9-10 azc+14 8yx-12
16u+7 bkx-14 10o6-10 j2-9 g3+12 3w2-9 242-13 5ef-9 cxh-21 su+5 10z+7 20i+8 k69+5 81o+8 9lz-7 a2a+8 9lx+9 e4+11 5pd-10 5bq+14 159-8 3gg-10 cj-12 86u-15 c16+11
8d1+12 1dt-11 wr+14 7x6+10 znw-9 tww-12 1ma+8 2qm-13 598+12 5tp+11 49i-7 7g3+5 1c5-9 5je+7 eq7-8 191-6 89t-6 79b-11 cat+17 c2w-8 7r9+15 6do+8 ye-8 6a-12
fgv+10 gsc-9 782+11 396-15 rt7+13 8j4-9 12+8 29w+8 56m-7 711+10 hu-9 7st+13 4rl+8 5ti+8 1y2-16 2cb-12 b22+7 3s+13 20o+8 aj9+8 2jq+9 1wp+20 7jg-10 253-12 9pz-9
7s+9 20c-8 2ru+9 8s2+8 1j8-10 kr3+8 3i9-8 bs5-8 8v+8 j8+10 56u-11 rbj+6 8d-6 14i-15 9pv+9 44r+11 b5w+10 38l-9 5fi+7 5xn+6 o2+14 c7u+16 ml+7 f1e-6 2gu+8 b8-10
56d+21 ajz+10 dt-8 115+16 14v+9 bx-13 4co-12 1eq-9 pc-11 a4a+9 pv+17 jwj+9 cvv+11 21s-14 4pg+16 4z6-9 3n3-10 34g-8 h1+8 1vj-9 gk-9 43+7 1yy-9 2uf+6 esx-6
7y6+13 2pp-11 hwa-15 g0g+11 3zx+9 43x+9 ex-9 5uo+9 1fw-6 4gt-8 xt+9 14i-9 5u6-12 953-9 3mb-8 5wl-9 awm+9 1p9+8 d5+9 261-8 3s5+10 a0z-7 qwf-12 4s+9 5gl-23
54w+12 56g+12 431-7 2pw+13 brb-8 7p3+11 f85+9 3hp-8 4aj+13 am+13 6fe-10 6l4+8 dni+9 33v+9 so+11 zx-9 69w-9 443+11 f7n-11 1a7+8 5gw+12 3xn-7 3sm-10 5zb+9 4pf-7
d31+12 3ok-7 uuz+8 20y-13 hh+10 emi-8 14s-11 4uy+15 8e+11 e00-9 6ff+8 4gt-8 bg1+12 gge+14 3al+7 5h9-8 2dp+11 6y0-11 ly3+8 2h4+7 88v-10 1ue+8 6zm+10 3cy+10
5a+8 232-13 avs-11 4p9-14 5zx+6 27n-9 si-10 tk+9 ti+14 cod-14 7ia+12 dyd-9 n-9 8t0-12 u5+6 mn-10 1xh+6 330-3 f6k-4 9v2-13 1nj-14 egz-13 4wo-12 zqr-10 gc+9
65b-10 9zt+9 7hq-20 1ju-6 aqv+11 kx+6 ms+15 4eo+9 1cw-28 3v8-14 72v+13 lon-11 1rj+16 fdv+10 9l+18 o4x+13 99-11 3mo-7 fyw+6 87k-7 8b+7 au7-10 bs8+7 8c-10 6y8+7
24z+11 hm+7 3ib-8 2v4-10 30s+13 59p+12 288-9 5rm+12 4xi-8 1yq+8 gu-11 4p0-9 afj-6 3d3-11 3d3+9 fgb+9 mcx+11 5hx+12 b6g-22 a2u+17 2in-8 n0-11 i1t+13 355+8
7ri-12 suo-8 26j+9 p2+7 7pd-12 148+12 3ft+6 a5p-9 cb+8 c53+12 7+7 803-11 8hn+24 sxl+9 2on-8 1kb+9 1nk-17 41i+9 4g9+7 1gh-14 6ca+9 18m-6 63d+9 14z-14 a9o+6
e8a+8 5o6+7 3hz-9 1dv+12 1yr-7 4h7+7 743-7 5xw+9 4ly+12 64u+10 hk-8 6s7+8 tz-8 1m8+3 7if-12 1cy-7 q1-8 8p+6 44l-16 1gp-11 7zr-8 xb+15 5j5+9 8qr+5 byg-7 2bw+11
3vq+11 2o0-16 1c6+9 55+7 5k0+11 k67-15 cp-11 cg+7 jk-7 82u-8 8dj-10 9re+3 1dc+11 33z+11 xy+13 3fs-8 59j+8 8fs+11 5eg+11 39w+11 3dx+8 h9-10 138+12 3f+9 9zi-7
1s6+5 39d+11 41k-10 2o4-7 d1g+15 dal+7 1p9-9 23j+10 13y+13 ht1+9 e1c+10 2k0+6 8rb-8 yec-7 rz+9 5d3-7 wf-8 ip+11 2v8+10 7nl+10 1ys+11 ex3+8 hvy+15 j6+8 cb+9
161-12 9w+6 6dv+10 4db+6 5qs+11 93n-9 2kc-9 3uc-14 8pk-8 1b0-7 fj7-10 d2a+9 1g5-8 8nk-9 1xt+9 334+9 657+7 3du+11 vyr-14 nfb-8 9nr+10 8a8+6 iw+11 8mf+8 7io-11
wrf+7 qc+7 3yy-8 8ia-8 2jv-10 96+16 b6j-9 6wb+6 bm2+11 5i+9 7yp+5 8k6-8 1im-9 1fs+6 55a-8 17m-9 3l8-14 7cy-7 1uu+15 1qk-8 b0y+8 5f2-10 2p7+26 5pv-9 duc+10
x0-9 ft+12 5o+8 p6-14 hql-3 94g-12 hya-6 xxa+13 c4s+13 co5-7 23d+4 gj1-10 6t+10 5mm-8 ym+9 2gr+9 1kq-13 jnd-13 3e7-9 268-14 lq-7 cuc-11 hu6-5 6le-8 bkw-16
3y5-6 94f-11 4of-7 4ko+14 pz+6 1yo+12 4yc+7 3x+9 337-11 e1t+8 6k4-16 9fn-13 e-11 6m-9 37n-10 3t5-11 4gk-9 80f-9 2ch-13 r-19 3pe-11 2ts-15 49y-10 1ir-8 7d8+18
5qx-8 1x5+8 6nh+8 60r+9 a28-9 1zv-10 qx+11 1dq-6 2jg-11 jr-7 q1r-10 2dm-9 za-15 25c+17 2ow-8 dk9+7 5u2-8 qg+9 ke-9 11z+7 k6+15 1eq-10 174+4 1pq-12 1ay+11
9lb-8 8ah+9 b5p+8 wk+7 5l5+9 5oo-20 74h+10 6fh+5 1pi+11 54p+8 13l-9 8v-9 560-9 3br-15 7s9-7 2fv-9 5lp+10 yl-6 2z4-4 wf+11 1rs+6 7a0-8 19g-8 lfw+8 k-7 5n-15
2ia-13 9jv+8 8uq+9 26i+5 ba+9 nk+14 1dc-9 k9t-9 1se+8 6qs-7 393-12 4e6-7 5ky+6 22b-6 etl-7 ax-5 2z4-8 a7s+7 cho-7 3xs-12 3qm+9 ezq+9 6i7-11 6th-8 wx8+6 360-8
2pa+7 bog-9 7l-10 hd-7 9p+10 7n7+6 1dz+9 jfm+8 5rl-10 24+13 3hg+12 97b+12 7vl+10 596-6 4zr-10 4x6+10 82m+9 nq-12 3kg+10 e8-8 1ea+10 111+13 99-11 2io+11 8sw-9
9w8-11 40e+9 lx-9 2bp+6 413-8 6sr+8 20b-8 3dh+14 3ok+9 18r-8 6l3+11 4he+14 4pv-17 79n+9 4zi+9 5ce-8 1jm-16 189-10 5t9-7 7qb+12 agm+7 6rn+10 4rd-8 ht9-10
761+18 wo-12 3t8-6 4ix-10 a92+11 apm+12 3tg-8 ji+16 2wq-9 8xj+9 due-14 9iq-9 9np+6 3e7-6 ce+11 76m-10 m9-14 ab-9 blp-16 3cs+9 6dv+6 5vo+11 49+9 r81-8 3ds+9
1z8-10 36b+11 5ra-9 5du-7 a39-13 sgq-11 c4s+8 fn-9 66-7 7ej+11 5m3-16 k33-6 18+8 4jb-17 br+7 1s0-9 854+11 7sk+12 cri-7 2du+9 45q-6 564+11 6v3-13 1kz-13 eq+6
jif-9 4aj-10 57t+8 646+8 nu+13 hvm-9 bm0+7 ak2-18 2pn+8 clk+8 85t-15 dl1+17 2ur-12 8id-10 9g2-17 5wx-10 2rv-17 dqq+9 3nd+9 2ly+7 o0+11 6wx+14 bf9-8 65s-7
398-8 4j7-10 4g+10 7o-14 v7-10 3fm-9 596+13 4df+7 5wl-8 73y-12 7sk+8 pyz-10 4as-12 1s6+6 uv+10 50n-10 3at+15 21n-11 do5-21 38n-11 4cv-10 4o8+9 2g7+11 f0-8
h28+12 2uf-7 851-8 9sm+5 u3+9 21z-7 f5w-8 be+13 90s-15 4f+10 a6r-12 6o4-6 7n8+12 54w-6 1ck+8 c29-8 doo+9 5im+9 aov-9 6xa-16 6pn-10 26x+10 7ic-16 6la+6 j1z+12
1h7+18 13a-9 1o9+10 8io-11 3ii-10 1y9-14 pmy-9 2dn+9 d2+8 16u+5 z6-10 65e-11 ctt+11 ls+16 614+9 2dj-11 73d-10 cql-21 bz8+9 k9-9 b2k-10 1ib-8 arv+14 420+19
17l+13 9ux-8 7xq+9 4by+9 3sc-6 27w-9 2d8-7 v5-16 499-12 aqk+13 aho-7 4ie-11 58f-8 6at+8 4rz-16 287-10 6cw-7 2xp-28 5k+12 cx6+10 4sa+12 djq+8 9r1-12 3k1-8 tx+8
3z1-7 dh+8 czy-7 7ps-8 mi1-9 19p+17 ak0-10 ca1-9 43t+7 gvq-14 8n1-7 1qe+9 7eh-7 rp-7 m7-18 2vp+7 16k-7 ih+7 6lt+8 cel-5 2a9+7 2if-6 38k+11 7ab-9 863-8 3jc-10
317-14 7jt+9 14k-24 emt-11 k2-13 wgj+8 8hc+11 1k1+9 1cr-13 19j+16 d5e-15 2sw+14 62f+7 2b6-19 ob+4 70z-10 2tl-15 3g-12 1eg-11 4cv-17 19y-9 648+11 t78-6 nz+12
s3-15 6xj+8 2uj-9 gjr-12 lq-8 l9f-10 hil+6 474+5 4nf-20 6zq-13 2d-10 9wr-17 oyz+11 1gi-14 dyt-11 10f-10 5ia+11 18el+10 1eb+10 61-7 3a2+6 3e3+10 98k-12 1su+8
eg-20 dr-10 1z0+8 b7e+17 np-8 16x+14 1s6-7 2vr-11 15j+10 91l-15 ekc-8 kwg-8 2tg+11 fx-7 143+11 332-4 ts-8 9f+10 7mw-20 d3-14 wm+7 6mr-13 10b-6 7y5+12 1ke+8
nyj+16 2s2+14 bxl-30 3c2-11 22d+13 bm+7 awx+11 g3h-7 9yk-7 7qu-11 1tc-7 bir-9 ed+9 dzs-15 duo+9 5ix-9 10t+11 1s2-9 t7-9 mhv-14 gz-10 1dn+9 2eh+10 86p+19 ipo-9
3k6-8 23d-7 ps-4 9ms+11 12m-18 3pd+12 2m8-8 9em-10 gth-7 25q+9 5mx+14 c-16 5gf-12 7ho-10 4bg-9 4xt-10 p29-9 2n7+5 5qq+7 774-22 590-13 36e+10 mn+14 6kj-8
915-12 3ua+14 xa-8 61f+8 22y-6 21m+5 5i0-9 1jz-8 fkq+9 1zc-14 3nq-9 1t9+4 3i6+8 7qf+7 11i-7 5i9-9 bfn-8 k5+6 2dw+19 bav-6 y4-13 12v+8 3qv-7 7ex+7 aiv-10 19f-9
53y+7 8kl+14 1rh-10 jr0-7 3uw-14 1wk-11 466+10 21w-11 36w+12 2jm-8 bgy+8 369-7 1ny-12 46i+8 a0n-12 63x+11 1ml-8 808-17 92i+10 37i+9 4r-20 10w+11 8w2+17 aju-11
h5y+7 82t+13 s7j+9 an1-27 b8-14 any+10 2dp-10 t0+5 jj+9 2sf+15 2oh+10 bns+6 sdf+14 6k5+8 2g2-7 293-11 qp+6 9y6-7 8f1+7 4au+12 82o+9 6wh+15 hb+14 7r2-10 5l-8
1qb-7 4o7+18 wcw-7 jqe+7 3g+10 447+6 74-10 1ur-3 60p-10 4j6+9 36w+8 hh7-14 9g+14 zv-10 3ax+8 15c-7 38d+8 6a2+9 4st+5 s8-7 10q-13 gnn-9 5u4-11 411-12 36c-7
6hg+10 1s0-7 10s+17 1kp-8 5cb-7 6rw-8 35-9 fu+12 45i-10 d1-14 8w3+9 1uy+7 iqv+8 57u+10 6vf-18 gcs+14 8qm+8 1wj-9 8-8 23b+7 cvu+9 13h+10 wb+10 2s+10 6r1+8
og-11 812+8 28z-15 bq8+5 4ae+10 4vq+9 8rf-7 1lh-7 7fb+12 8jf-12 4y3-37 7v4-8 780+8 5ms+8 alb+9 9en-10 309+6 5z7+10 1b7+6 1au+7 a1n-9 m9q+9 14y-7 ji-11 21g-11
1h7-13 2g4+8 6y5+10 dmx+9 7dr+9 8cr-9 4h1+9 g1y+11 bq7+10 1fy-12 862-7 1ou+16 64t+8 9w3-8 dsd-12 9j5-16 23b-6 1av-11 ryx+9 g12+13 1li-10 3yz-14 17e-7 vq-10
6y+10 3e6-8 1fy-11 8ih-6 22k+13 bju+6 5gb+9 7we-2 6cl+8 13m+9 4m0-11 ab5-10 7c4-11 5ej+11 4np+12 1x6-13 2w4+6 b5p-11 dkv-12 89w-17 2ow-8 b2g-5 8rd-7 7k7+9
9tx+16 1pk+7 7r6-11 2pt-15 14q-11 551+7 k8m-13 662-18 111+9 fot-22 1j4+14 lf+10 2g2-15 lkd+13 741-9 2qa+7 eo6-11 1pd-15 3s+8 kmg+7 fv-13 axm+10 4sz-8 b5+10
2gw+12 68v-7 3qj+18 227+7 3jv+6 33j+8 8zk+12 4eg-15 6ts+15 s6+7 5kv-8 hd-7 24c-5 2s5-7 2q0+8 k51+16 65j-8 65-17 2py+7 6jh+6 1h4-9 3rc+10 82z-17 9fr+13 1bd+14
4mt+8 ee+7 4kw-23 2yp+5 5kv+10 1ki+7 6y0+6 58l-10 71n-16 a8x+17 1iq+13 1bk-8 8oz+12 6u0-10 3p6-9 22g+18 c5a-13 2cm-10 1d1-11 9we+6 att+11 2ig+10 351-6 5s7-8
bgd+10 6dv-7 4jp-10 o-8 52x-10 ly+11 45e+8 5p8-19 4ns-9 ei-7 3rg-9 2cs+14 ggv-7 295-10 832-12 q6n+13 aqz-10 23+9 6ss-14 3t7-4 dzt+9 mh+7 etz+8 jjk-8 a1+12
1hx+5 c1m-7 l3+11 48u+23 1hc-13 7e2+9 fb8-8 1uj+24 jav-13 e-9 208-10 3zu-11 5z7+8 16i+9 2y5+10 1hf+10 h7d-21 1y6+7 2j2+8 17d+6 rg-16 30-11 wj-11 53k-13 6ai+9
1b+14 43d-8 jwy+13 a6c+5 1si-15 jq-9 ld6+5 9mp-16 8sk+11 11b+14 9bz-7 b0f+8 8z1+8 jvs+7 20k+21 2bn+7 6qp-8 gp5-7 15i+9 81k+8 2oq+12 s8+19 6l-8 aeb+7 9xv+12
6jc-10 2kg-10 167+12 762-13 87r+10 60x-4 7pa-12 zh+11 35k+9 37r+10 3at+9 v8-7 7pg-10 ihg-9 cu-7 1v5-9 8gg+6 7lc+8 bt5-9 bit-7 e0z+11 65c+8 ncx-13 9o+10 ej2-6
j3b+14 2fd-9 c1y-9 dju+8 1r8-7 4e3-8 r3+9 5gu+12 2s3-8 3pl-9 2kj-11 761-10 5zs-19 1bj+8 814-8 3un+9 4u1+7 zv+10 duw-5 9jp-7 2hf-9 48v-8 2tq+7 je+9 9d8-10
qw-10 5j4+7 2ap-6 9zp-13 1oq+9 1hk-11 b5-9 7g5+5 49m+10 6d7+9 v9-10 73i-11 3uo-8 6ul+22 og-8 967+9 f0w+8 ee5-2 528+7 54x+7 1t0-11 52v+12 24k-22 78i-6 22o-12
33k-7 gnr+10 21p+8 3kv+12 fxq+16 evo-11 rn-6 6ug+10 1az-8 2gz-10 8k-18 neh-13 la+9 31k+7 pj+8 2nx-15 eh-6 r3+8 2et+9 587+10 7li-10 5n2+9 2do-12 1nr+8 3i7-8
1v4-7 1jx+6 11u-6 1do+7 1qa-6 82q-7 1qt-7 5fz-14 3bo-6 11l-5 i4a-8 2tm+12 6ga-8 7wg+7 7qi-19 5x-12 2w3+11 6dd-5 496+16 c4b-9 921+9 3e2-11 6u0+15 4eb+11 dc8-12
roh+7 2y4-11 n9+9 7h5+7 20v+8 3vd-7 5nd+9 1te+14 40r+9 8y7+10 1ns+11 zb+15 69d-15 1ig-5 pj6-9 bqu-13 186-13 84t-9 b0y+11 4n+6 2wk+14 14j-10 3rz+16 2qb+8
alc-15 2am-9 3gb+15 4xb+7 20j-5 1dy+9 a4s+9 a+8 icm+14 3ni-10 3t7-15 5cs+9 4jv+8 88t+8 85r+8 t5-19 x9+9 9ss+9 d7+12 35y-12 bq7+8 i3-8 sh+9 1uz+6 5vd+6 qu-7
aj+7 14f-12 1mc+9 3m5-10 2mh+5 2yi+6 6jv-12 1p4-5 pm-7 4o2-13 8xf-9 4kr-12 apt+8 c9c-6 5x2+7 374+9 5il-9 9a-21 c30-9 3kd-7 5mq-10 chv-12 3t7-10 aib+12 43r-8
2ny+14 24t-9 1zn-8 cyk+12 1s-11 dl-15 563+7 5ou+17 50l+16 1eg+8 7f7+9 5eb-9 4fl+9 578-8 awy-9 czy-12 h8+6 xx-8 9f+10 44v-9 40e+7 db8-10 aaz-8 5yn-14 6uj+13
ncp+21 cz+7 hg-8 ql-12 101-6 3ow+10 46g+5 rl-10 9if+15 750-6 i7h+14 2xf-8 480+9 7n2-6 dbh-11 dz+11 2p8-10 dmd-12 4ay-9 6c7+17 298-7 7ie+8 hbk+11 ga-12 kc-7
1qw+18 1ct-9 69h-9 1ge-7 4du+6 840+9 rgq-12 nkg-10 6xi+10 4t3-16 1lu+10 de+8 5ub+11 2st+11 5cg-12 dfg+8 4ig+16 xc+12 1nc+8 7tn-8 hk+18 dt+14 4cs-25 2hh-10
8qj+10 u3-10 196-12 329+10 65r-10 2zv+9 2+8 6cg-7 20q-19 18r-7 3bw-12 j7e+15 2nw+7 17u-9 8lv+9 1wg-13 5df-10 gd5-10 6ix+21 84v+9 jb-9 7lx+11 3n9-9 ly+11 188+9
apj-10 457+10 iej+10 153-8 37z-11 bit+15 g6-7 1gs-9 2pj-8 1zt-9 33b+10 4k7-13 70-9 4c3-7 4eo+12 6la+7 1uy-8 fj6-9 3op-13 11u-8 60x-19 ckl+9 ffl+7 b1t+23 9oq-6
12o+7 qm4-14 47t-13 9ut+12 oae-10 edn+7 1ti+8 61k-14 eif+9 58-11 izi-10 3xm+7 660-7 81e-11 3qv+10 o+15 38n+7 8ts-13 9c7-8 bx-7 60l-6 6lt+17 5wz-8 5py+9 35x+8
6ub-12 ghj-10 4q1+8 5mt+7 sg-9 1jz-10 bdo-4 1p-6 os-9 5kx+7 2qz-14 1t-12 4rb-11 5bi+9 1uy+7 4ic-9 ly-17 205-15 1aj+11 49+13 4im+8 62k-8 2ds-12 8f-8 1eg-7
na-11 4hn-9 56g-12 bf1+14 242+10 8id+8 nh+11 25q-10 ur+9 2-9 2ov-8 13e+8 8v3-8 av6-7 5gn+14 1be+8 99t-10 1ia-9 qi-17 23u-10 eki-6 1l0-10 53p+10 13a-11 52p-16
1ne+8 cuu+7 11v-9 2f0-15 abd-8 e-13 6ga-10 e5+9 csm-7 5mk+14 au3-11 ak5+11 8hv+8 4j3+10 5qi+9 6ft+9 125+9 f6+7 4b2+13 21u+12 7n1+7 8y9-16 5ot-9 7uq-10 1ui+11
5gj-9 1qx-17 7jr-9 8dn+12 4vx+11 278-8 4vo+8 1yp-9 4y0+24 2g1+6 gl-9 94+16 2l5+11 138+20 iq+15 1k6-9 8w-17 ob-4 i1v-6 1xe-8 3rt+15 q-7 18u+10 756+10 9q7-7
88v+6 1k3-13 jzz+12 7bx-7 hwx+7 425-16 424+10 f8r+10 tk-10 d8y+13 67h-7 av+9 7o-13 lys-10 frf-7 3qa+6 5j3+13 8f3-9 tc+8 1u3-11 ubo-16 7b0+6 5o+9 2mi-12 kf-8
3t-8 a2b+7 6xs-12 5zy-12 1mx-10 3bz-9 6mk+8 cma-21 17y-9 4f2+14 5xk+7 32w-6 g6c+11 j6-10 28e+17 5sm-7 67y+5 5aq+16 f8i+16 5b2+10 ys-25 f4+13 sp+4 1dt+8 80-15
5aw-12 bwc-18 44m-10 21h-11 b7b-12 2bw-16 1gf-16 hk-10 5vi+8 5pf+7 f5i-11 2m-6 4vd-7 7jo+10 elj-13 vb+13 rf-20 7e0+10 76b-17 216-9 8p1+8 1wd+10 6hf-7 3yt+8
11y-8 d4-12 2dt-9 5oj+9 hq-8 t+11 9fx-11 6y2-20 7ey+9 d2-11 2gf+15 7pu+11 3rl+14 3up+10 3pv-15 5tc-16 185+7 87-15 1r0+8 1ct+7 64r-10 k4s-8 3tu-14 7f-16 3pf-7
8zk+11 1ye-7 9jh-10 6ti+9 2ki-8 hqk-11 6cf+9 10q-8 7v+16 1k6+10 y6+12 21r+8 2om-13 9sd-7 2vx-10 esy-7 bz-8 774-10 vw-15 ft4+6 gqy-12 36t-11 6ox-14 45e-9
1yt+17 jsh-7 7d+10 azw+9 3sl+28 8s6+8 4uf+11 7op+7 4pn+8 2m7-9 3p7+8 30o-8 4ud+8 5wp-8 3jm-9 1q7-8 30g-4 5wd+7 2o3+7 ces+4 dj6-13 2jv-7 3up-9 ddw+12 55v+14
a9l-7 5z+11 185+9 eoa-11 23g+8 90v-9 9vn+11 fx-9 yo+13 nb4-14 2m3-9 9ei-25 3ar-8 62a-9 bbc+11 1yp-7 kx+9 65d+7 rqa-10 7qi+16 4nu-9 1el-11 i5-10 gi0+8 92t-9
919-11 eu-15 7ck-6 3gr-11 368+11 2cd+7 1zc+9 is8-7 8b-10 22r-13 i5+13 l19-12 dpa-8 8rv-9 1fe-14 40n-9 u-9 wg-8 glv-8 5lu-12 37-8 n6-9 bx-9 6ua-10 b5j+14
79y-10 230-10 6xo+15 7fu+11 1l6+9 1q9-18 5ow-17 3xc+5 4ty-11 1mu-12 dq5-8 3vd+10 2cu+11 6z3+8 1ip-9 8ps-10 43f-9 biu-11 93z-7 1lv+7 3tc-12 2oj+7 4s-10 5i2-10
98-9 3ol+9 ek-9 3dl-6 59+7 ad+6 332+8 46x+6 6ic-9 93h-11 7y7+8 25r+15 foa-17 1vl-6 622+9 2vy-9 5qp-7 df3-15 t12+15 f31+12 3sx-12 1bq+8 1o3-15 2r7-10 1pv+7
6ak-21 3jy-8 ae+9 9gr-10 f1+10 290+8 6zr-12 3mo-12 p-16 1508-8 2mf-10 370-8 3rm-7 55-7 5vz-14 q7q-7 3r7+12 19f-8 wd-9 5hz-15 126+12 3rq+12 lh8-6 5oc+7 76c+8
3wf+5 125+8 7oe+5 4y+14 19v+12 5j-7 9ii+10 2l2+10 90l+7 3yv-15 6p-7 b-12 1xy-13 d96-8 b6a-8 bnt+13 rk-10 t6s-11 1c3+10 gds-9 3qc+11 8zd+11 27t-10 92b+9 s8+7
4rw+12 bpo-10 b79-14 3to-14 5cm-8 7ee-7 ue+12 jn+9 3wb+10 3bp-7 178-6 4ti-9 3eu-10 48u+8 645+9 11u-12 1z1+8 4mb-4 5wj+8 8l0-7 5sm+6 4ce+9 67t+11 36b-12 5e2-10
35z-9 ckc+8 1on+13 5wv+13 g1o+8 2tl-10 zs-6 9ow-9 2bo+12 1fd+18 dkw+7 6f0-12 30k-7 5at+10 5d0+10 5y1-11 2ac+8 319-11 30x-12 ug+11 3tc-9 bp5+15 qb-8 avn-10
3cd+7 54w+5 3gh+10 jd+6 7ql-10 ae2+12 9pg+13 329+9 57l+5 ja5-13 6b7-14 164+9 1qw+8 2ec+7 xc-7 16y+12 2fc+9 1d5+9 645+8 3zr-10 vg+11 4an-20 no+15 o5+11 8y-10
vs+7 8kt-6 8bh+13 a1l+9 1k-5 1ay-7 6kl-10 jze+7 9vd-10 k6i-6 6df-17 d9s+17 15g-11 cdh+9 1dj-7 gqf+16 12k+14 f4+11 i8n-10 3pk+8 5h5-10 15k-11 ds+9 am-7 9oc+10
24z-14 a2k-7 bui-12 1ee+7 bw1-8 k1-11 1m+8 85e+12 mk+10 ey8-6 1dt+9 pmh+8 42w+10 ah6-16 4ei+11 k3h-9 5if+4 e5+13 3jz+6 8xl+6 g5-6 y2-20 1wm+8 2z9+10 pg4+9
3st+9 vy+16 3z-12 77t-11 a8-5 155-10 1yj+12 mz-8 4yq-11 2ce+11 39y-11 1ib-9 1z+11 1fz+7 71s+6 8tg-9 nu8-6 jnb+14 du8+17 4m+12 3b3-8 4xi+10 cd-13 4bo-4 25t+11
6ax+6 67c-12 51v+9 52-7 f85-9 3fo+8 155r+14 ab0+11 22z-7 1r2+10 n6a+6 a35+8 9we-8 8xr-15 1hf+9 9v8+8 1l1-16 4y0-7 hyq-11 4xq-8 2ld-9 54s+8 l2+7 dne+10 3o9+7
423+7 2k4-16 t4-11 2ov+5 1rs+8 4kl+7 f9e-7 6zc-9 8ji+14 i2y+9 6jw-11 1e4+4 1tr+20 8u9+11 76+5 1j8-10 ekm+13 2e-9 1qs-17 2gk-9 8h+11 2pv-13 6y6+20 8fq-10 670+9
fsa+6 10e-7 fy+9 mq-12 if-9 aks-7 jxb+12 1ns-10 ec-10 50t+13 g4m-8 6fg-15 4de+12 q6-6 dfx-20 7c9-10 8uv+17 7o7+10 56n-12 at7-9 3xs-10 4ul-11 ag+10 47d+12 wr-9
r6-6 mul-6 6ka+9 2hf-15 201+7 x1-7 88x+7 98c-9 6iu+8 4x4+6 9ay-8 fng-6 81+9 49m-10 57h+8 3f3+6 19r+14 2y2+8 ze-16 eo+5 542+8 hp-10 c28+6 9g1-11 3ga+9 fpr-17
74+5 3ht+9 ccp+13 23j+10 4w+11 70s-9 4a3-13 ir5+12 3o6+10 cjg+8 1ga+10 845+13 3gm+11 23i+9 opl+16 csh+11 3te-12 1cz-12 6km+20 fgb+10 jh5-7 9pi+11 44p+8 288+15
2ub+7 4ec+9 7e8+8 t6-20 3wn+9 1e3-8 hk+8 ze+9 3e3+8 3ni+9 6uk+8 sx6-8 3qh-8 4en-10 119l-9 3s8-13 2sa-6 f54+12 bqw+8 r5v-10 itm-10 cxl-12 2ev+10 1as-8 4g6-8
rl+9 36l-10 3ty+7 gx6-10 x0+11 cs+11 28o+12 h1s-14 101u+16 b57+11 4h2+12 666-11 1vg+13 h07-20 134-12 2gi+14 3sg+7 62g+12 eep-10 656-12 3u-6 1kw+3 7x0+7 efd-8
er4-17 8ra-7 lm+17 n9+11 5l1-18 5x1-10 4vq+12 6bz+8 ax6-4 an4-7 bl8+8 2f2-13 1rk-10 2rg+4 3ul-13 4ln-8 cpn-7 5sj-6 2ro+10 7zc-5 6dy+6 kq+8 rh-7 5o0+12 h49-23
68f-9 2fh-11 ayt+5 1mq+10 30j-18 2pz+9 bnd-16 pqa-8 axp-10 1is+9 8jg-9 fey-7 6mt-6 6d1-13 313-9 2vz+5 e6z+8 1l6+8 6ac-14 ib9-12 9oe-11 azg-9 mz-8 f5b+7 s2+10
b7b-10 14f-25 vc-8 8pl+11 41a-13 2z4-12 83w-10 g50-16 s6+7 10j-13 4dt-7 dkc-13 2nm-18 cdk-5 5uk+14 1bh+11 ce4+7 33q+9 398-9 a7-20 5lo+8 rg-10 52g-8 4j4-8
1zr+7 309+8 ead+9 w5t-16 9uz+11 56l-10 ern+10 1kb+8 6wa+11 gj+6 12x+9 a6d+10 304-14 44t-6 818-7 i6r-10 7gp+10 2rk-10 3dt+5 8ks-12 55a+18 35q+7 5ye-9 5fd-9
oo+6 28l+5 4eo-6 22j+8 18m+12 57u-6 8y4-11 ea6-8 34-9 o44-5 2mq-7 3dw+5 3fq+10 4xx-13 fz8+7 4bq+6 s-7 2zp+8 2cn-14 4jm-9 3pk-8 paz-13 10i+5 4nk-11 970-8 5es+9
5fi-8 6xc-7 3jz-10 3sy-8 m33-11 u3+9 203-12 12b+12 19r+9 bdk+13 6ff-19 2wr+13 2pq-7 236+16 63r-9 1yk-8 388+8 awe+9 d8s+10 7oq-9 1jy+8 f04+7 500+8 3u8+16 74p-8
bo9+13 b3n+10 442+11 fbk+7 b3a-10 6sw+11 izp-9 4a4-7 7as-9 am7+14 5dm-8 9sq+12 2l1+6 16i-10 al1-8 gp-8 2vr-8 3vu+17 2t9+7 1go-12 wl-7 9s0+3 abk-8 17i-9 hnt+14
3z6-6 1gp+10 71k+10 g6-7 d7d+9 tc-15 27w-11 3m2+7 h7l+8 2tx+8 ka7+8 wc+10 4ib+9 8c3+17 x+8 3zr-8 ail-6 nrq+13 zt-6 da4-8 e8j-15 7cp+14 74t-12 14c-9 341-9
42f-9 k96-7 yp-13 4ml+9 1gt+11 2ax-15 5bv+9 65p-6 f6o-10 w2+8 2o-8 96r-8 6sf-9 7e0+7 6ft-9 1f-12 d9t-8 2nc+12 10u+8 5md-9 xuk-8 ex2-7 4o4-7 6p-15 2s0-10
3qg+16 fuw+8 61t+12 2k7+14 7d7-9 26d+15 9u7+9 4ie+7 1y7-10 nt-9 9g+11 9ts+10 293+13 687-14 47r+8 4cj-7 7c+11 53n-11 287-9 g3i-9 5ol-8 4qm-11 7r+9 6an+9 ibo-6
cyo-8 3ge+7 45i-6 hlw-12 55+8 h0g-15 557+9 2c1-13 avw-7 7np-8 yq-11 92t+7 1l1+10 crn+13 ah8-12 9g1-11 297+10 2x8-9 1ql+9 9gt-9 20y+19 1ab-12 94z-9 lmx+6 7wi-9
p1+11 zd-9 uq-6 1oy+8 57f-9 299+11 4lb+8 az-7 162-10 c0a-12 5ta-14 2lt-8 1y3+7 722-13 4ul-10 1iy+9 ayc+13 qwd-13 1ye-9 1hm-8 9g4+11 2z7-13 o3-8 i0i-6 efz-8
2ln-10 57-10 xg+17 lia+13 2jp-10 6u6+16 eo+5 jp-6 7fe+10 ab-9 4ht-11 53i-11 eb+12 300-22 8v1-11 8k+8 5iq-7 3rf-9 5hf+4 y8+13 m6w-17 2gz+8 deu-10 cbn+9 2qe-8
6xr+11 3gf-8 3t3+10 5ca-13 zl+10 6do-8 2x7+9 jmv-14 aaq-11 7vd-9 75o-14 x1+7 8ck+11 1vt-9 4fg+10 wc+5 2r7-11 41n-11 st+8 53a+6 l2u+6 ye+10 5u1+6 65+8 f79-5
4vs-8 20u-9 8ea-6 7to+12 6dl+12 1uz+7 74g-14 8bp+8 bt7-12 ml-19 2un-11 b4+12 gy+10 7xk-8 8cm+10 esg+12 10t-13 74h+8 1gx-8 94w+10 b4s+7 3he+6 68j-17 6j-12
b88+15 bcs-12 8fo+6 65d-10 3kt+8 21i-14 mr4-7 8cd-11 3cc-7 2f4-8 b49+13 2im+9 2ik+13 m6s+9 6h6-12 ma-10 ts-9 7dk-7 2od+6 e2n+12 3na+8 ad7-16 9a2+12 8qa-6
8ud-9 1gd-11 gm4-12 25l-8 3zw+6 y-17 23h+10 3gu-7 lw+9 20v+10 281+9 a0x-7 93f-13 2fk+12 91f-7 3th+10 24t-16 1c9-11 158+13 5bg+16 4j7+11 26x+9 22v-11 3ri+12
5ea+8 2pr-15 19q-12 1om+9 2zy+7 5dv+19 2nu+6 vt-11 2lp+16 8pb-8 1nt+8 3jr+11 hd-9 yc0+12 qy-16 1i6-8 6hj+7 6hs+7 rb+10 84x-5 9j1+15 22z-4 5d3-7 3no+8 1vm+8
y6+7 20-8 834+8 djw-3 2h6-12 6o3+9 8hv+14 6sw-9 1zo-6 a48+8 34n-10 6lx-6 emg+9 3dk+6 ev+8 b9q-8 3ui+9 bm-11 qg+9 fvz-41 hra+9 8bd+10 5d0-13 33g-7 f9y+19
49i-10 2ag-18 5xu+8 cgq+8 kf-8 4qb+8 1bz-12 yl-7 nt+13 6ip-12 eny+10 4qx-6 7mm+21 as5+10 96j-16 2ho+3 34e+8 103g-32 dol+13 hwh-6 bfl+8 xh4-11 ekg+12 5ow+8
2fx+10 2r2+5 280+9 na-10 53+8 cia-7 1j1-10 sz-10 s6+8 106+12 dok-11 1f6-9 4m+12 mpt+14 cd+9 4ya+17 5q5+17 1re-11 6ie+7 6gt+13 1du-16 f8q-13 8ey-10 eim-14
5qr-6 63c+8 9ln+8 5qp+16 2pl-8 4mt+17 b0l+7 taz+7 1qi+6 303+9 521+12 2be-10 6pk+10 2i+6 oll+6 39e+8 hk7+8 2f8+7 4ck+5 avb-13 2rq-9 er2+9 5l0-7 lb-10 1qi-11
4mz+12 r-13 9wu+3 3xu+10 344+8 1o-12 1a5+5 axv-10 vj+8 82v+6 2uw-9 55e-16 3xw+13 59g+9 8tj+11 2s8-13 66b-11 54c-13 4us+10 l4-11 ry-13 hur-10 gg-9 p6b-30
6q1-10 81i-22 22k+5 2kc+11 igz+18 2j1+11 ix0+10 3c9-8 2f7+5 2fw-16 3xv+7 re7-9 4hf+7 c16-8 5us+14 360+7 bq5+10 2xz+10 2vq-13 48f+12 tk+11 gt0+5 5rz+13 6jr+19
46h+14 dg-10 15u-13 r7+6 1x-7 8aa-13 7j4+8 5r7-7 69g+7 2t7+6 g5i+10 46d-10 br8+11 598-13 5bd-11 9lc-13 ih2+6 16h+7 9d2+17 2iq-8 d0-17 bqa+13 xl5+15 jh-7 i3+11
fln+8 ir+9 2t1+9 2mo-7 34+27 dwl-6 ano+11 1qc+9 3nv+16 45a+7 595+9 19x-11 1t6+8 4dd-7 3zr-7 5jf+8 6bd-12 1do-8 1te-7 5fq-8 3g8+13 74h-9 164+7 10m-14 dm3-13
6ly+9 31c-7 1yd-7 6cq-8 g5e+8 f0d+13 7e-7 6b0-9 5hb+10 5-7 hn0-9 5r3+9 t1+7 27v-10 3to-10 ccv-11 4b4+6 i0z+8 7sy-9 1x0-12 21t-7 2w+8 5fc-6 1an-9 5sm+10 4ek+11
9w2+9 8f6-9 1dm+12 j77-11 80t+8 4fe+11 11i+9 2oo-11 1jv+13 39i+10 50s+8 ca-8 cdv-5 3x3+11 7t9+7 3uj+12 885+8 2mf+10 4b9-12 1kt-10 1t-7 1gz+9 79v-12 n2+8
byx-10 1rq-12 dve+9 6yn-9 91e-6 5b5-9 3g2+15 2nh-9 7zp-12 ql-11 6u2-9 4dt-6 afy-13 1qc-7 dnf+10 3nw-4 d0+9 15j+7 c15+8 uf+7 2kf+10 30m-8 2hi-11 1ey+5 5sp+9
fd+14 244-7 1dq+6 7fa-10 7an+17 286+10 1cp+7 ih+8 y9+11 7dm-12 2my+13 8vy+10 6ij+12 hbf+6 k3-7 138-15 1g6+13 ess-10 83w+12 cg+13 1k2+3 1df-6 3l9-6 tr+7 dnt-9
xc+9 159-8 48a-7 7r-7 5zi-9 hte+13 7z0+11 uh+10 3zz+7 3ns-11 3ss-12 1hs-7 b8j+9 ux-9 a1w-10 2o7+13 1dn+11 6wc-10 l9n-13 6ys+13 31a+13 9yc-6 kq+11 2sf+8 4v7-10
7ft-7 7am-20 m0-10 3wg+10 4ou+5 6b4+17 2ys-5 96+11 2j9+8 wu-7 2up-8 2gk+9 1bq+6 dh-9 g35+10 7m6-8 3d2-15 9np+8 9w1+12 5ms+3 85g-9 49k-5 etp+8 eg+12 8n-11
3uy+9 9aq+10 1he+11 36q+11 94e+13 41x+12 3e5-8 9is-11 2sk-7 f5-4 68s+11 6db-8 1pq+6 98t-8 4n7+8 jfr+10 5yz-15 1pj+8 3hu-6 mu-13 8no+9 1n1-8 neu+6 eph+16 e0y+6
ob+15 4v1-7 kgk+8 bef-7 92d-23 i7+8 3m8+12 hty-16 3io-10 1km-7 6u4+8 44+13 bzu+12 58i-16 2d+11 u0v-8 b27-9 f-7 1y1+11 72w-15 etl-12 4z8-10 be1-12 oli-9 6vy+14
yg-10 3iq+7 26f-11 epq-8 3x1+9 2ds+10 fr-9 4py-8 1k-11 3i9+6 wh-10 7u9-13 5c1-12 5ey-9 k40-8 372+8 7w6-10 42a+8 3jh-7 71d+7 ew+14 r9-10 d7x-9 ux-10 cqb+9
1j6+8 5b+9 s9+11 9oe+10 eue-6 35p-8 3pt-9 e3+16 6kg+6 4f8+9 5zw+10 63a-6 9s9-9 s9-13 3hw-10 lxn+11 188-8 5dz-12 257+9 4o1+21 5wj-10 rh-14 95f-19 bgu-11 wg-5
rz-7 3al+10 kiq-11 1rc-9 8x-10 cc-10 i1+9 7le-9 amz-16 od+9 bzy+17 qc-7 8x8+7 4ba-12 30j-8 2hr-14 2qw-10 4nk+8 1lo-10 8fz+22 2xc+11 19q-10 82b+11 886-15 9k+12
2x7-13 260-11 67+9 4yr+17 1gu-6 7mh-6 7v8-16 65c+10 4d6-12 c3d-9 3sk+8 7nr+7 2f7+11 1nv+12 awm-10 1ci+9 59m+15 299-10 151-10 5kd+6 f6n+12 3rk-9 37j-13 27e-14
1dy-14 z2+20 ax-10 1zj+13 2uo+18 58i-9 6o1-9 7b3+7 1z4+9 36n+8 1iw+8 ds9-6 jft-14 4iv+10 42q+13 q8+7 2dp-9 fh5+10 7x6-14 bya-7 b9s+9 fwp-9 9gn+7 2p5-7 5o6+15
ms-14 4qx-8 2oq+6 dfi-12 62a-10 8ix-8 488-9 1g0-15 122-11 sku-8 93u+6 4z5+7 402-12 qu4-8 e79-12 633-9 3b0-13 ky+11 2fp-10 pf0+8 3em-4 59c+10 8ul-11 8k2+13
4k2+19 2c5-10 j7c+11 3f8-7 5op-11 1uz-10 6+13 hcc-9 oej-11 pt-8 2mp-7 4r7-18 7g-19 8e2+9 3pa-9 7fp+10 ls+13 gw-9 2ue-9 9a9-10 7q+8 7fo-7 5vb+9 2dl-14 3pb+11
43w-16 wo-10 8kv-7 2yw+8 1uo-11 eor-10 fw-11 xw2+10 15u-13 8fe+13 g0+10 dhm-8 5nw+9 fbh+9 iky-7 1s0-8 615-7 clb-9 2nl-14 c3-10 531+12 4og+6 170+10 3sf-26
12t-10 4g5-22 8xq-18 3w5-9 6mh+9 1q3-8 rh-10 np-11 exu+14 f58-9 97q+8 amx+12 2lz-8 7ds+9 2xh-8 1g5+9 yw1-11 bv0+7 1du+7 45f-12 zs+12 6h6-21 7ys+12 3dd+6
b85-13 88c+14 9qx-10 1qo-7 865+15 cvp+14 65x+10 5qb-10 413-10 d7o-12 1oq+11 1pn-10 3r7+10 6gb+10 6u8-13 512+6 b97+17 7yj-14 6vc-8 7c8+14 3y0-16 azr-8 1x2+4
ky+10 2qz+10 3q2+6 6yz+6 4ft+8 4lj-9 gfl-10 ge-11 bdy+9 e6+7 li-12 2ii-12 iz+8 6kv+11 37l-10 6sl-8 2kx+9 4vy+6 2ou-9 43j-8 51t+7 4qr+10 20r-6 vsv+7 48t+10
1rg-7 6n9-11 ph-8 59g+10 3l4-15 8ei-11 49a-15 5o4-7 5dy+10 rg-11 27u-11 dmg-10 2a5+7 3lo-10 3dp-9 1787+8 gj8+9 ga2+7 39k+8 yy2+7 2sq-12 dbb+10 31m-6 g85+3
3d3-8 4hv-7 7et+11 2ig+9 etv-16 128-9 45f+10 dzm+11 3vk-10 3n7-8 wt-17 394-11 70r+7 dlk+6 3pu+8 3mq+11 65-9 doy-5 5nw-17 9xn-15 de-11 6sq+13 432+8 38t-16
69y-10 7k0-9 10c+13 27o-6 fx+7 2uy-8 5o4+9 kns-9 mr5+8 3gq-10 3xm-9 b6y-14 64s+7 350+11 b4e-9 13f+12 6ig-8 4cn-6 490-7 879+8 8re+13 beo+10 1l0+10 4j3-14 6uh-7
ad9+8 bh+11 78c+9 9p+5 7sq+10 6kq+8 927+10 7rb+10 1o3-12 e7+6 5b4-9 8q9-10 7my+15 13d-11 23i-9 4n8-9 7y-7 y9+14 4ov-8 8g2+6 2b2+5 898+17 110-10 amn-11 h3s-8
9g+9 6t4-4 4mr-16 c4j-11 pyw+9 1x6-11 1rd-10 2vv+10 2fo+13 6eg+9 fej-11 or+9 7qx-8 1vs+7 430+4 8px+8 d26+6 16g+11 12y+14 kh+16 4un+8 eh-9 8na-11 4ei+9 126-18
6h7+19 ylw+13 5hq+11 3i8-14 a58+16 77t+8 yf+7 1f6+10 3st+10 1ci-20 4b3-8 oou-5 2lr+14 1yn-13 auu-8 aaw-10 40l-9 3b2+9 8kw+12 10r+7 y8-9 2xf-8 dhu+11 2j0-17
fsz-9 b3-11 66m+12 bfr-10 efc+19 bfr+9 2uo+9 6ox+11 6za-15 5ww-13 5a2-16 8o7+8 tr-10 1m1+9 axy+11 5b4+11 cg-13 4b0+6 4bv+9 6qx-15 74y-24 r4+13 qt-4 2g+12
3bc+12 h4x+5 2v3-10 4zd-7 5km-10 e5-9 dyj+10 v7-12 1rq+12 3ct-9 wj-7 1md-8 di-7 1l1+15 2wm+14 2wr+9 4ay-9 b6l+11 1wv-7 4tx-13 co3+13 1xn+9 ixt+10 3i5-12
67c-18 20k-11 l-7 1ir-12 38x-22 8jb-12 n9+9 3on-9 25a-18 40i+10 1yh+8 4h3+10 30j+12 6en-9 2zm+9 1fy+8 fdx+11 2vy-9 d5u+11 a2c-7 5o-8 8a1-13 gc+10 3cd+8 1sx+11
21c+16 6m+8 1yj+10 s3-12 85h+12 40o+6 81c-16 2wh+12 7p-9 75o-12 2fr-7 fvz-8 2z-9 bp-8 yu-8 1h0+10 jnx+11 ar2-14 8v9-10 1qz+8 22s-8 293+9 6ma-10 42b-3 6ce+9
si-7 5cj+12 16h-8 ckk-8 10b-8 zi+11 1zx-22 1jf-17 hi+9 sx+16 anj-11 dk3-9 2eo-7 62l-11 tub-14 139+9 6ui-7 94p-6 1tx+6 s3f+8 3zf+11 7g6+9 eh2-6 6yd-14 d13+7
384-11 e5b+15 1d6-19 4lm-5 agq-12 6c-12 1a7+8 88t-10 f6m+8 4fj-8 fy-22 2zo+6 7n7-11 28h+6 35d-16 i1y+7 ar7-13 erj-10 c0a-16 8ip-6 1y8-10 1cq-10 4mu-8 8ww+13
44t+7 7dd-6 tf+9 5ii-9 3kq+7 8k-20 99l-13 2gy-9 wev-8 fz+7 2m3+11 kda-8 jc+10 7a8+8 33v+6 6nq+10 yg+9 6l2+13 7+9 3fx-11 6o9-7 39a-7 3wg+10 94c-10 5jq-9 el6-3
1yc+17 14h+8 bhm+9 pkj+10 32x-9 8yf-8 fnd-9 ffo+8 3z1-7 57i+9 b1f+7 3ut-12 1cq-14 6vz-13 4xu+19 lty+6 y-14 3gm+6 3is+5 1ym-13 3u4-14 3jk-10 7vl-11 3h8-7 1ay+7
bja-11 h2p-10 1l2-16 4if+13 485-10 19g+9 261-7 4hp-14 9l8+12 2ku+7 8i8+7 oq+9 21k+9 805+10 2f-9 hvh-6 8kn-12 6c8+8 6xz-6 bqa-13 8ka+6 745-6 bki+9 2ef-15 4p-14
4d1-12 8s-10 5n7+10 51k+10 93u-9 289-7 47q+9 4y0+14 396-7 fqt+14 162-9 9w4-8 3vz+10 14e+11 n4f-9 9e3+7 i1+8 797-9 473-9 3yy+12 7jn+8 2qf-8 2n3-13 6f-12 8k+9
as6+9 8va-8 l5l-7 2mk+8 4fo-9 t+10 c3e+11 1oo+11 1t9-7 1qh+8 7fc+8 82f-9 bmy+8 1gl+10 mj-10 atc-10 6hk-12 7es+8 2t5+9 3z9-11 ck5-8 q6-8 dqd-8 5kx+7 9wd+9
6l8+14 65p-10 2vc-10 1dw-10 2ad+7 183+10 3oe-6 x3+10 5pl+11 bm-13 84d-8 z3+16 d4-10 318+7 6ln-11 1rp+10 9cl-10 1yb-12 1wf-8 7h4+9 6y+7 h44-8 1jh-14 5iw+9
7z8+6 3fn+11 770-12 1dq+9 68m+17 22d-14 7lu+6 3a+8 ge-13 un+4 1na-10 18i+7 hl+11 6io-12 4nb+20 8nj-16 222+9 2p6-8 aea+10 b4r+18 2sb+9 3va+22 4b0+7 c1z+10
9bz-10 2oa+12 149-18 7lv-11 qe+12 90n-8 2ee+10 y8-6 3b3+9 4jx+10 e8u+7 1tk+13 27h+6 6be+17 7p5-8 2o7-8 3hy+7 5w3+10 25u+8 99a-8 4sc+8 6i6-18 tx+17 471+10 n-19
3v1+15 bgj+8 6bg-16 c9-9 331+6 cdq-14 ehq+14 k5n+8 4js+9 3xb-14 gn1-13 29m-10 7ct+8 86a+9 3nl+10 fg+12 1k4+10 6vq+18 7lu-11 12e+12 253-7 7xh+10 317-10 7ve-13
5d6+8 19-7 3m1+7 764+13 afn+16 sw-9 68k-13 9o+10 2ep+10 1cj+3 36b+11 bix-15 2gb-10 3r7-16 7e7-5 333-13 80w+14 3p4+9 686-10 lc-14 2ri-7 5d-7 3yn-16 3ij-15
7iy+10 1hz-7 1p5-14 2km+6 8rk-9 o35-9 hm4-15 1xr-8 1wz+12 gg+8 rr-8 1w8-12 25-14 b1s+11 1mo-11 5l4-10 m4o-16 ax+10 6ab-18 g7x+12 1ez-12 9iv+10 9nc-11 2lu+14
l5y-6 ik-13 4yq+9 9kb+8 9v4-8 1lr-18 2ug-8 anb+16 662+8 77u+14 4d4-6 el+6 7s9+14 45e+11 4mh+7 4r+6 7zj-13 xz+9 2o2+8 fuj-8 b0k-10 bds-9 4rj+12 88q-9 5en+10
16j+6 1n4-13 2ai+9 e2w-5 4ll-7 1o3-10 5bt+8 stq-15 gfx-21 20d-10 ams+7 40i-16 17e-12 1kr+7 5ug-13 6v0-7 32e-9 c8n+12 d05-10 5d4-11 3a3+11 m15+9 3vo-10 25k+12
kg+9 3sg+6 8wl-10 1g+10 1no-11 5fd-9 6k2-9 5g-8 1v8-8 18p+9 quf+10 2ly+10 4zd+8 4ok+9 ki+17 3v1-9 2kw-7 5it+8 7tg-4 aa8+6 4zi+12 27a-9 4dj-7 ot-9 dd6-11
92c-10 3ct+13 33-21 4bt-8 62n-11 20k+13 1q3-11 6fu-4 3gj-13 3u0-9 8z-13 b8g+11 3aw-8 74j-16 12l+13 8dc+9 34t-11 5uh-10 5du-12 r8-11 3lr-9 8j9+10 5yk+11 5so-8
67m+7 524-10 esr+8 mg+12 8yz-10 6h2-9 5h8-9 86c+12 6io-8 fzn+7 613+10 4ae-8 3wx+11 229+7 rr+10 379+6 499+27 kq+8 2kd-3 3ib+12 8fb+8 19a-13 d8d-19 49p-11 3h7-7
6yu-12 qc1+8 1vm+10 59u-18 30s-6 mr+7 pas-11 9yc-10 cby-11 1mq+8 761-8 8vd-11 3h4-9 6o2-10 67q+18 7r1-13 248+8 6t8+10 8yg-8 akp+9 fn-13 5nj+9 35h+7 ada-6
azj-10 8eq+9 1gt-19 a7+8 8jn-15 8lz+11 172-11 7x9+7 yj+8 kf+8 cr-16 us1-12 33+11 ud-14 s3-3 1pp+10 3f8-11 bmj-8 29i-9 3s2-8 1ub+13 o5+9 2fs+10 7mx+8 5ul+12
crr+15 29c-15 164+11 6t7-11 9ix+5 367-19 641+13 7f6+9 88q+12 f3v+12 5iy-9 gp+12 3sf+8 526-4 4ui-6 3sf+8 2l2-7 39i-6 56u+9 32g+8 6op+11 2rq-12 c4x+21 4px+16
2ob-8 4rn-13 6wz-6 l4d-8 apr-18 39g-9 6y8+9 13i+12 2i6-9 c19+12 25i-15 1b-7 1zp+9 6m9-9 64d+22 5mp+17 1ba-6 26q-10 1sx-6 6nd+7 xb8-6 e3-8 2fy-9 jc6+11 8ex+8
8lo+10 4bb-11 4ku-13 fbw+6 6rs-9 18m+10 c8a-12 bhk+9 69u-6 1zz-8 3em+10 74v-12 aaj+16 1sp-11 4x6-8 4b1-9 1s8-8 307+12 5jl-9 11j-8 mtr-9 3ey+8 9pt+12 1dr-13
6nd+7 4uk-9 514+16 ml+18 6k8-9 dw-7 2aq-10 4fz+11 15e-4 e1+9 q8+8 zf-7 cq9+10 3dr-7 2lm+11 zl+7 1n8-8 1j9-28 6il+13 60u+10 4la+10 543+9 3fq-11 c2-19 24v-7
98j-8 1cz-10 ib7+8 52x+10 14z-11 53c-9 710-14 33q-9 8o2-8 k7r-10 99p-8 qp-6 2cs-7 5fk+9 1sr-9 53t+5 lwx+13 69u-10 rb+11 447-8 162+9 ngb-10 6ce+13 3k5+9 29r-7
a8s+11 kdi-11 7r-8 12e-12 168-11 5x8-22 2dq-8 gv+12 4i0+8 7lk+14 8hv-9 dfp-7 7xx+14 19g-8 9o5-10 4nw+8 1jz+6 281+9 bza-9 d1o-6 15c-11 dbq+15 bhg-8 2dk+9 2si-3
b2e+12 ym-9 6es-13 7lp+9 1i4-9 4t0+13 4ks+11 v9-9 5lh-12 2en-13 2fg+5 21h-6 2rl+7 55-15 4ij-10 7jf+12 haq+7 2bo+8 3co-9 1h9-14 17x+10 31y+8 857+17 od+3 ko1+9
2cx+8 66f+12 23d+15 hjg-13 6m6-11 11n-14 20o+12 5ua+11 m7+6 5zp+15 1y0+9 331+15 gcg-6 6zm-13 x4w-13 2p3-9 nu+8 4e-12 3vb+8 4vf+8 so+6 3wx+18 x8-8 17m-9 5y3+16
7ns-12 7ay+13 har-10 c7g-14 xa-7 2ek+14 1wq-14 apc+8 2a+10 1kj+15 3xt+12 3z1-8 6dz-6 39e+13 in8-7 9b3-12 lj+7 cy1+6 34b+8 6s1+9 tx2-5 1sc-8 4y2-7 sy+9 6zw-7
4mz-5 ni-11 1ru+7 40c+11 43w-15 1qt+11 7r6-10 dvm+10 bke+13 azh+8 mz-14 24-10 a8+14 uw-10 cu7-7 555+10 r9+8 djr+6 9nz+12 1jd+7 4qz-7 5ag+7 8r+8 25c-7 94m-10
1b-16 5eh-9 5l8-9 gby-6 kd3-7 5y4+8 m2+6 4jb-11 5bz+7 3ti-11 3yo-12 8o6-10 v6-9 cz4+9 3x7-6 2tq+11 3fh+10 8s8+5 8ok+9 lm0-10 6t3+16 b0i+8 1t3-11 5i-8 5jw-6
4kc-7 9w7+10 64l-9 44a-9 8o0+8 2wl-14 3bs+11 v5+9 1rw+6 egb+11 4l9-7 8ut+7 1cr+10 1yd-11 1td+11 6bg-7 rn2-8 dt4+6 1cy-10 40u-12 6kt-7 4a7-10 3gs+9 4x1+10
3ci+7 qh1-8 7bi+9 5l3+12 6jp-8 24o-14 20i+15 na+6 m57+5 732+9 4g9-10 xr-8 uo+12 1b0-9 ozi+13 1b5+11 wq-10 w1-9 2po-8 g54-11 b5-6 rr0+7 2rv-9 10q-8 le+6 b7k+7
3w2+10 3l4+7 3f7-20 98x+7 7k7-12 6l+6 50l+12 3z7-9 2jw-8 3n7+7 252+7 87t-11 91z-9 1ae-15 50r-10 828+8 ddb+10 6x9-8 jf3-16 2y8-8 15x+9 79q+7 bta-14 2pw+25
1le+11 1xa+9 1ie-6 3w9-11 3s8-9 8p0+16 411+16 1nt-8 1e1+7 2gf-15 2a+7 2ds+13 iu5+14 2kh-8 21w+12 8ky-9 659-7 711-15 7ep-10 3tg+6 cq8-10 5zo-7 26v-7 exm-12
mm-9 5x6+11 sif-10 27w-8 6rn-7 anx+10 yl+9 ct8-12 2xl+7 n4z+20 5ru+16 b71-12 21w+9 53e-4 28m+11 5bk-6 3ep+12 l6-9 1hc-11 18h-14 4d7-8 ig-18 ai5+20 h2q+7 4jm+7
5je-12 t22-8 pz+13 tc+7 6dr-11 3te+6 4f4-9 b5h-9 59v+9 13l+9 2ej-12 k4-8 2zp-6 150-7 5y2-14 4mc-7 2rr+8 5e-11 bgm+8 14h+7 9p1-16 6gr-5 1c+9 44y-10 6s7-8 5e6-6
25o-8 2vp+13 7c5-7 5mb-10 2wg-7 229-28 awl-9 4hy+7 3r5+15 1om-7 fvv+14 2hu+10 5p+16 9ym+10 5y1-14 1cx+11 36j+10 2ke-14 37d+16 aw8-12 7m5-9 24d-7 24y+8 360+8
w6+14 3k3-8 2xv+7 2nw+10 11h-19 7q3-15 1ox+2 405+8 36v+5 46o+7 3d8-14 um-10 5f8-14 28k-12 616-10 11g-15 47q-7 4w3-7 7ro+15 c2-3 2k2-7 81b+8 291-7 bol+9 y2+8
aoh-8 za+9 8wv+10 1qm+7 1tk+7 4y9+12 34m+9 1c0+9 1bc-12 ka-9 564+9 1dn-22 61l-14 4ol-15 2r0-10 n5y+8 mkf-10 4dq-9 6mh-9 24w+16 9ab-9 fql+11 axj+8 4ow+12
5le-10 1wt+9 tk-10 bj2-11 4j3+10 3l1-8 2g7-12 3n+13 5w0-17 4q4-24 d0+21 dd3+8 e8o+14 ej+9 3s-9 9rd-14 5o-8 3af+11 dvw+14 4vq-9 30s+17 2ls-9 42j+6 27-6 2th-13
fiy+9 bz-9 1lj+11 80o-10 3p6+7 37n-8 acz-8 e2g-7 50a+7 8o6+10 2aq-12 v9g-15 47z+10 1c9-13 hn+10 219-8 ejm-7 1uj-13 7la-11 88a+9 6se+9 cm-6 8k4+8 4pb+8 84t+5
4em+8 2sv+7 3ay-9 7rs+14 1f9+12 1an-9 89d-9 k2p+10 aax-8 8nk-7 50c+9 gl-10 1ef+7 923-17 7q9+10 e6-10 li-7 crp+17 dsj-17 758+24 ajd-10 j-8 2bb+11 26j+13 8n7+7
2gn-11 11j+6 3b8-10 1hs+11 ag-18 1zs+12 n6l-14 bka+9 6zo+7 4q0-5 c43-13 1as+9 3q-13 4up+10 4rc-22 g3+13 9wu+8 2lj-13 782+11 6p3-11 64n+8 7yp-9 d7+12 4pm-11
zz-5 1sh+12 5mu+7 49x-8 3zv-11 43i-9 9b+18 1mc-8 2uo-13 bw8-9 bq5-7 44f+5 76c-8 2ng-21 dhk-12 c8k+13 62u-17 33t-9 el1-5 6wy-8 2cq+14 a-8 b3o+8 4hp+14 2gs-7
4wt-8 ch+8 90+14 3rp+11 amv-7 dfe+21 jj+11 13i+11 1u7+12 38q+12 1hv+5 47f+8 s2-11 2xz+11 gj8-7 1he-9 18k+16 96y-10 hq8-8 eoo-9 iy-8 3et+8 7fl+9 g1s-2 4v3-8
27l-10 9cr-14 bly+10 npf-11 tm3-11 irk+7 64q-11 vl-14 lv+11 6ic+8 75s+12 39g-8 wb2+9 5e-12 bv+6 dlq+10 3o3-9 8gq+6 fy-13 4oz+15 wv-19 8pu-8 655+8 kz+12 2oe+12
tc+8 ap2-10 hld-14 85i+13 8jc-7 as0-7 axg+9 b9d-12 1x7+10 5wj+10 3ui+13 4i0+12 53n+7 3mb-9 fez-8 5cl+10 nlq+9 2pa-12 1sh-19 34k-14 fa-11 1cw+7 3ws+8 7ma-18
fqb-8 2vb+9 39t+11 4ru+6 7lv+9 4h0-10 4yn-6 ciu-8 3pv-6 1h4+9 1v9+7 4km+12 16j+10 224+6 2c8+8 gu6-11 5rq-7 3pj-8 dhh-12 laq-13 3t+13 7ar+8 292-9 2cc-10 5ix+9
3u9-8 17y+12 64h-7 4yj+12 3t6+13 1bp+11 85n-7 2hj+11 6x9+7 g+14 349+8 33f+7 44n-29 ctw+10 hs+8 6v-5 5go-8 div-4 pl+13 l23+7 ww-8 cs-9 11h-9 1ql-10 397+8 769+7
6ch+9 kzn+6 1qi-14 68n-6 cr7-7 2k+8 niv+8 qk-5 dlt+13 3m7+8 8k6+7 ltu-10 j69-10 clr+8 4q+7 7br-9 5fn-11 9nw+11 1bi+8 cl3+14 3mv-9 1kw+15 q1n-6 7z1+11 iwv+8
8m-5 7fh-13 nhx+34 c1-13 57o-12 3fp+9 avk-18 p+11 64l-10 2e3-13 3sk+10 2x7+15 3vy+10 53p+10 1ic-16 3q-11 2dz-10 kh9+6 3st-7 gbt+6 lns+6 5rp+7 qt-11 j7w-7
2z3-11 6dn+13 7rf-7 57f+9 b14+10 13e+13 62w-14 mc+14 a86-12 d7v+8 3rt-14 bz-13 sau-16 13d-17 gg+8 e8+8 3yv+14 ixh-18 63v+10 5bi-7 16w+13 1qs-10 47r+9 ndw+7
17q-8 qi+10 27r-13 119+8 182-7 1df+9 2y4-10 4hq-25 6un-10 19-18 co-13 28m-12 ftq-9 jnf+7 1dm+9 2n1+8 1yj-11 1zu-10 11f+12 aj+8 1oo-10 3oi+9 3da-8 bm2-11 cp-7
60-10 1y4-10 10o+10 4eh-9 20p-10 23x-9 91+6 2sg+13 5rc+8 88h-12 aco+14 8co+7 1h9-8 gz-12 dy-7 69v+6 d5h+13 ff-14 62i-6 7ak+8 la+7 s9-12 2cg-7 2fy+14 3nu+8
xd-11 pq-5 11i+9 e65+8 z6+7 u9-8 4b6+5 3wm-11 5pm-6 2ww+16 9jz-13 5a+9 4c8+8 1cr-31 ij-11 91v+9 2bn+17 1z7-9 15h+6 11t+8 79-11 11d+12 11ih-8 d6h-8 2sf+8 6n0-6
32x+7 3n4-9 5y-5 m5t-10 j2s-7 4gx+8 25k+10 m7n-8 ki-10 8dw+9 84j-18 1ul-12 5u8-9 1rz-11 41i-10 13a+13 6m-8 12j+9 ex+22 1r-10 4h7-15 h6+7 45o+11 2vz-8 2iw-10
atj-13 2fq+8 en0-10 25w+10 2v4-6 m4i+6 7v+6 1t0+10 207+8 64x-10 2v9+12 a5a-13 cvf-17 2m0+7 bjm-15 22n+13 k5-10 3+5 2q-16 2ac+15 2z0+8 2iz+15 4bh+10 1vo+6
4ph-13 8aq+6 1nx+25 9qx+13 31c+18 92i-8 bd-10 i3r-15 95k-16 h6-9 4ga-7 bxs+11 ci-14 5hy-11 9ln-8 1t8+9 74w-12 7zq+10 14m-16 7p8+8 c8a-7 2w-10 aia+11 615+8
2tc+7 30r+6 2ey-8 cb-7 23d-12 87v+7 5kh+9 2hz+9 6vq-6 3az-15 dwk-7 4vd-21 2za-9 yk+12 cnq+9 36-9 xz+8 243-7 4o1+6 5uv-6 3r7+14 5p6-10 qt-10 5k-8 4wp-9 y9+8
7m2-7 1r6+7 4of+10 2s5-12 3ul+12 i90+17 f64-7 2af+23 3fi+10 5kt-9 1hb-13 hmb-12 os+6 174+8 7j0+9 42d-7 6bk-18 bre+10 9r+7 5gh-7 27f-14 1dr-6 g3u+8 4lq-12 hi+8
1y0-11 1v5+8 m1+11 b87+7 5j7+4 21m+9 8na-8 mm9-12 36g+14 w2+11 rm-8 jp+8 6sj-6 3hk-21 64w-6 2m4+11 13u+7 ul+14 284-8 52u+6 lpu-7 1ex+8 mcb-9 1m4+11 2ih+11
7d9+8 h4-8 2m1-11 7pf+17 5ai+6 1iz-8 3ku+9 7ol+9 3dr+10 3fb+7 2xs+12 3zf+13 2j6-7 2ea+10 n3a+8 cwb-9 1dy+8 15-10 giw-9 4s7-8 5ls+9 4aq+8 891-12 q9+8 2e0+6
t2-11 3uq+18 4ac+10 a2j+7 8qm+8 3cf+15 jq-10 3vm-8 6dd-20 sg-8 202-9 ph-5 r-14 3x3+10 6g0+13 379+6 2li-6 d7e+9 1kw-11 7aq-12 15k-8 6vm-13 2gi+8 234-8 en-10
af0+8 3ei+10 106-8 4rk-7 38h+8 3p2-9 5tt+12 42o-8 4ip-12 188+11 23f+5 a5a+8 128-5 1t4z-12 po+7 qz-13 gm+7 5ve+11 1dv-11 5w7-11 1l0+11 3nh+16 nbw-8 1fr+10
4vt-6 14c+8 11ez-11 aw+6 rm-9 bw-14 1jw+9 3ma-9 cu+6 fri-9 1as-8 9m+9 1vj-13 4ph-7 cyi-13 qu+11 2w5-6 7sx-9 45t-12 bgz+8 h09-10 19g+8 b8g+9 3qk-8 aa6-8 3en+9
2c4-8 8q7-8 2so-7 9m1-15 d0d-12 15q+19 7r8+14 cjc+15 6d2-10 163+9 j14-12 anc-7 adg+12 8ur-11 1ai-15 1h5-9 4j1-15 9we+9 8k4-11 3a+9 a77+11 a98-7 2or-13 3ow+9
20a-10 ier+9 b89-9 2ba-11 8fy-13 2k2-9 ax8+6 6nb-7 bsl+10 9ra-10 9ip+20 112-9 4cu+7 c12-7 6o5-16 ce9-12 23y-6 7nc+19 6bu+6 13x-14 70o+12 4sw-15 5x7+10 eq4+15
9hm-10 7e+10 3gb-9 5v7-5 1l8+13 ay-9 en+8 4vs+8 2gs+8 3kp+10 20i-11 63m+10 c4n+12 nf-7 ald-3 h50+11 414+5 27n+7 hd-10 2pg-10 4b6+11 115-7 22n+10 3he-11 9no-10
1nc+8 7hz-7 4a0+29 3g7+9 367+10 e8j-5 2w5+8 94j+9 l90+13 2c9-8 91r-17 4be+13 5ao+6 9e-16 1f5+6 g5t-9 n1f+16 4gd-5 5r-5 dp2+12 7h7-9 1eo-9 1q3+8 6xa+13 1gm-16
25a-7 7mk-15 44b-11 e-7 5ll+11 22z+8 1ys+8 xs+9 itn+8 ec-8 6hk-7 gln-7 1lx+9 2ex-10 vk-11 7w9-6 8os+13 ctx-8 3t5+12 8kd-11 38y+8 91w+8 5l1+9 1fb+8 1hi+10
7f3-9 hk+8 exp+9 20v-10 k7-6 2dp+7 a1f-8 3lr-11 mhk+12 2dy+9 djx+13 5xz+10 6u-11 18b+11 bm8-8 po4-11 2bf+7 6pd+7 2qw-7 m9h-10 3f6-8 6i2+6 6c2-10 7pq-7 ct0+7
a8j+7 1fd-6 4h9+8 da+9 343+7 4d3+5 7q7-7 15-9 47h+9 1cr-21 jv2-7 73t+9 1sa+8 zt+8 18j-7 5i+8 yt-10 30v+18 48c+14 467-9 2xa+8 ot+11 4oj-6 j2i-9 47o+9 1q8-9
7yk+11 9i9+9 358-13 2ix-10 4n3-9 ew+10 1h9-11 544+6 ci-5 of+6 2uq+32 b9s+12 24b-12 8rw+7 8ni-10 3e4-16 s5+8 2n-15 25s-7 4mm-7 1mv-13 5hk-12 2we-13 66-7 628+10
6m1+10 35k-8 iar-23 4e8+15 2sj-8 2jw+8 k64+7 hh+10 6wm-9 evu+9 k9-8 39d-4 2g1-7 19o-4 4b7+14 4et+7 7s6-7 inw+9 6cb-9 8og+8 d2g-9 85y-8 as+9 5jq+8 403+11 14t+8
11a-13 3dh-9 4oa+7 4tj-10 a8d+7 1vn+11 4nu+6 8kx-17 dfo-9 10w+5 1hd+10 ao6-9 8aj+12 dkr-17 t8+5 cv8+9 2o3-19 314+8 27t+11 1dv-11 4it-20 2ox-11 48f+9 15-10
528-10 g4w+10 mb+13 78z+10 22c+9 4ii-11 3f3-11 cqe+9 487+7 14x+5 miu+11 3d0-12 14n+10 l4-14 70d-19 fex+7 k2+7 555-6 6ep-9 2tv+10 yi+4 5xe-8 1r5+9 pv2+8 21z-9
96w-7 58b-6 2sv+6 28-13 23v-7 elk-9 13q+11 5ff+9 c5p-14 5y4+7 9ap+11 46z-6 2pv-10 4tz-18 4a4-18 489-10 270-17 14p+7 27o+10 32p-3 bmk+11 2gy-9 foo-8 605-14
7ww+8 8ax+6 940+6 sj+10 eej-8 3l9-7 11e-7 g26+9 czx-7 3da-12 5xr-10 76w-6 8s2+7 7tn+8 28n-8 6pw+16 4kw+10 4k0-16 3iy-17 k+5 4rp-10 3xl+16 9v9+8 15z+8 3gl-8
7um-12 ra+9 ec3+12 83n-9 3ot-10 j5k-18 1xn+9 16b+11 d00-12 1s7-21 121-20 gpz+10 4fo+7 4c6-11 4el-9 cjs-8 6tc-5 32v+8 20q+8 bt2-15 1if-8 36e-12 80z-7 2v8+12
800+9 1jj-8 5dc+8 sb+10 1mx-11 1z3-8 1oy+9 5if+9 30q+5 8ka+8 19z+9 22f-8 79-10 2qs-6 j0h+21 1n8+13 33c-11 s1-9 1wd+12 1x1-7 7zs-14 12w+11 2be-7 8it+13 dii+4
14y+9 249+11 4e2+10 618+15 1wv-14 d2m+8 4fa-10 fp4+9 5i6-6 1m+10 30a-12 1cv-15 k66+16 f5s-9 5f-11 20a+9 90b+17 25x+9 3t6-10 9vb-10 w3+7 mw-7 dgb-15 n18+15
3wt+10 xy-11 9q7-12 100-12 2u3+8 4be-11 7ae+13 1fi+9 1ss-14 37x+13 32-6 fo+10 6d9-5 gr8-11 5qs-14 bzg+11 d4-12 6bf+20 5ue+7 2j8-10 2ii-10 7jw+7 9j4-12 3ky-20
dyu+7 1ur+12 178-8 28l+10 177-10 772+9 6um-9 1n8-11 33c-6 d7i-8 6to+13 a3z-8 19z-9 bg-8 4mv+18 axx-17 3ew+9 1ya-8 iq-9 q8z+10 464-17 8l5-6 k0z+8 7m2+10 mi-7
1wa+11 55z+24 117-7 172-9 ez+9 8ly-19 ye-14 1n3-11 csv+12 6y+18 54d+14 rw-10 2l7-9 80q-6 82p+7 1y-10 jao-11 58x-7 8x2+10 l2-13 8wd-17 dh+12 21t-14 1j0-9 3dd-6
nr-9 5xn-12 ey-10 3ob-13 5g5-14 gtv+9 826-7 5rd+8 4cr+9 io2-9 4qv+8 8q8+8 53n-15 2pb-9 22w+20 6kx-5 ve+9 aki+9 dyi+11 9q3+13 pr-11 6t3-8 8z+13 645+9 1d9-11
c18-21 eu9+15 5pa+11 4o1+13 ql+8 4vk-9 3h2-10 1cc+10 1sr+9 9z8-9 205+10 is3-12 7bf-7 5f1+11 hw4-5 524+10 48d-14 1yi+9 362+11 f72+7 g+19 6l3+10 7ml+10 4yz+11
4vh+9 7km+10 18v-13 dv+5 8tw-13 2eb+12 31y-33 pam+7 419-14 h35-11 3e3+9 8sf+11 6d6+9 qw-10 2sr-9 39k+6 6js+9 35h+7 655+9 gub+8 4hi-4 a0f-8 101-9 2d1-10 4zu-9
2eb-15 5nx+11 61p-8 3eb+9 br-8 32+7 5qf+12 3sw-9 79j-8 5yl-12 kv+13 64r-8 5fp-11 7vb+9 8u9-9 2ye-20 bge-10 g67-9 9qh+9 v4+10 22y+9 tu-9 ar9-11 2nw+12 9dn-6
avy-9 h5+11 67y+9 5ij-8 1hu-10 6x0-9 1ri-8 133+16 20o-13 2te+10 686-12 4wj+8 9th-9 614+11 3td-9 2u+6 fdc+10 49+7 dj-8 4dm+9 3wk+11 ci+8 6ya+9 13d+15 6aj-14
e0w-10 43-8 bj2-11 hzh-9 379+8 4d8-6 963+5 a37-11 1di-10 1dy-10 8km+7 14k-17 56n-6 b4+9 4du+7 2ui-12 cw+7 73-8 3f5-8 jp-10 1id+16 hk+12 5hu+11 3un-8 g+7 b6-9
2e0-10 dbg+16 66j-8 g3t-9 do9-7 35x-7 4ua-14 674-8 5z2+13 42s-7 f4b+10 2ft+6 mx+10 b89-11 fj+14 1sw+7 5ba-9 7ye+9 2v-10 ens-12 pb-10 898+7 24+9 4s5-10 2e4+9
1x1-9 j0h-11 77u-8 6cx+10 65o-6 1z5-13 1ap+7 2pl-11 9ix+15 1x3+8 1qe+9 nl+14 oy-5 6s+8 52w+12 1ay-8 ebb-8 2v1-7 lhi-11 49a-9 nmh+9 17e+9 5d0+6 feh+8 4gf+16
3pl-6 a2u-10 dbg-9 1cs+8 30f-10 c4l+12 u5-12 23g+11 gay-6 4zr+15 8qr-10 90+8 366-7 2re+8 lcp+8 p3+9 ad7+11 7d6+8 pv-6 3o1+8 1rz+9 2t5-12 9cw+8 2jc+12 vo-9
hi-11 2xx+4 5pr-11 2ie-11 9a1-6 2kc+9 ahj-7 16i-18 ihj-11 6ul-9 122s+4 51a+7 3dt+13 7fi-21 o7-15 9u7-15 3st+10 40h-10 3ze+13 ax-8 5xg+10 73r-8 1vd+8 8i-12
7fu-11 23e-11 3lz-7 7a2-9 7hm-8 5x-9 4g-12 87z+17 2gp+6 8h6+13 i2z-13 oc-9 4kn-10 27-13 abm+14 mz-16 4sb-8 ni+12 6ld+9 8fv-7 5nq+10 65b-14 dv-10 4sd-8 92-8
68v-11 649-7 1xk-4 2r5+7 b7l-10 pwi+11 1j4-8 qc-5 2a6-7 61e+11 2w+10 1s0+6 4cz+8 1kj-14 1rs-10 gi+14 36k+10 okv+7 1gk+14 7b8-10 47w-10 3af+11 bzu+10 1ni+8
5pk-23 3ze+10 7b+12 bzf-14 63w+8 2hn-10 39n+10 97f+6 8ex-7 crz+8 291+9 w3-11 d7r+9 bv4-7 1s9-13 2xv+6 cv-10 se+7 1r7+10 o6e+15 14a-8 4lb+8 77u+17 a9+7 9ec-13
3p+6 eeu-8 1ik-10 5vd+11 79v+11 2n0-13 44d-13 dde+10 39m-8 609-10 4n9-11 2ss-12 ua-11 atb+8 g7e+13 2u-11 48n-8 29d+12 84a+6 4cs+6 1zz-12 3kv-9 on-10 j+10
6ya+8 1lv+16 jdz-11 66p-7 c1u-12 18g-13 50v-9 2x4-12 2zh+11 1tq+7 13s+9 60h-8 2ol-7 f4x-8 f40-8 cg-10 2cw+8 16k+9 90h+6 i9z-23 8yh+10 8aj-10 1u7-7 4c4-10
3xo-6 v9+10 1a0+18 221+7 2k2-11 in+9 8mm+10 90+8 1bp+10 9x-7 8b8-8 4vh+10 17d-9 2xg-11 471-11 17d+9 2hb+10 2ba-14 6nd-8 84t-7 orh-13 5mh-8 16n-19 d2c+10 pl+11
3gl+9 233-9 a47+10 6m6+8 va+16 6jc+8 2k8-8 5fu-14 m2+7 7qd+15 acl+11 13a-10 cgp+9 zi+9 sb+10 389+6 9xo+9 3wn-4 1lg-14 15h+11 ai5+11 1ok-8 6r8+14 5f-12 2iw+12
613+13 54p+10 i3u-11 8vz-11 2yw-9 1fn-9 57t-7 2l+11 5ho+18 6xk-15 dkp+9 12z+9 4kl-7 4st-7 8bu-10 4qi+8 adi+7 7jm-9 2po+9 170+7 7c7-10 7xh-8 9e+5 4hc+8 5mc+9
ga9+12 cyq-7 3od-7 fm7-10 ah7-10 246-7 9d-11 4t4-3 3rc+11 ly+7 53n+7 t4+10 4vt-8 1bi+6 38p+12 52m+5 fmk-8 ry+15 bec-10 3kq+16 acr-7 1sj-7 bz-15 6ha+11 3bg-14
3xk+10 n67-8 3vb-6 cmo-15 4n6-9 94+15 cl+6 8ac+13 cqz-13 4sl-10 1k-8 s5-9 pz-17 8qa-10 95e+7 2xr+16 489-6 1xv-8 lqh+6 c1r+9 26j-9 dt6-13 dtp-8 ln+9 98l+8
2ma+10 7pa-7 7pm-9 5tl+11 dgd+10 q7h-9 cfr+8 702+19 806+8 11o-12 g85+9 4ys+10 1pk-13 5eu+8 hz+7 3ej+16 2fl-7 12n-6 6xs+12 6ks-12 7cp+9 r-12 pfs+5 2zi-8 2c2-9
90w-11 qj-4 3lx-11 53j-9 8bi-9 i05-11 1j3-6 vv+18 1i7-8 595-9 a2a+8 2j4+7 b4k+10 pu+10 2k2+7 acu+9 8sv-9 325-8 68q-10 f6a-7 1ki+6 bwy+6 1k+10 23b+11 bw-12
6qk+11 jk+9 a5i+21 5am+6 2or-8 32a+5 ihd+8 24s+7 30z+10 40x+12 1ld-14 1im-8 vk+11 1cz+4 2l-16 2q+12 98l-8 2ox+11 47-11 6ad-6 1ej-14 9o5-13 52o+6 qr8+11 1bg+11
b4h+10 cit+17 4ny-8 1ge-11 h7+16 5yf-8 5w6-10 3o9+10 3rw-6 iam-5 2n9+12 416-5 sfg+7 1wk-10 c17-9 4oi+10 ahl-10 5y2+9 bib+8 zm-5 iqi+6 8nl-10 lo4-8 d1m+12 ni+6
bjy+9 2g2+8 uf2-16 ec6-10 3na+8 jd+17 36q+8 rpc+7 3ec-8 8w+10 9xk-10 9e5-7 41s+9 adj+10 mn9-7 9df-8 184-13 24c-10 ir-7 9i8-10 2iq+8 4ka+9 1nk+6 ku-10 6+7
6yj-10 34p+9 1to-14 1st-5 1jw+8 3g2+13 4m8+12 5ka-8 1b2+8 vz-9 5y4-9 2o2-7 7s5+8 5w8-10 jn4-10 7r+11 3b8-12 w2e-11 92w-11 68b-9 bjc-8 4c7+10 4qc+11 9n1+7
edm+6 dd2+8 4h-12 1zc-8 5oe+3 9oo-10 4si-10 4wc+8 2k4-9 2zb+17 9fe+7 h9+9 bpu-21 as-13 pc+9 1hz+6 gt-4 2d2-11 dnf+10 37k+8 mnh-9 260+10 1iq+12 dc0+9 u9+12
62o+6 73s+8 8y7+7 5vx-13 17m-10 vq-15 2o1+7 7e0+8 8yw+17 by-10 5fs-7 3iw+14 bku+8 1o5+10 1es+7 3qg+9 2g3-13 3cy-9 35t+6 180-19 w+11 1ks-9 2fg-8 94m+6 9s6+11
1yp-12 4a7-11 a44+6 x8-13 20b-6 3if+14 1d8+6 3te+12 4ld-9 hg+10 224+5 3sl-16 3nc-14 29o-8 dab+9 18m-9 2oc-12 1me-9 1o5-7 64d-9 fzp+12 18x+6 1j+9 63i+6 9p+11
twk-6 6o-13 pt-9 1ph+12 bin+6 57l-14 2vt-10 1lt-7 eed-8 9d0+10 2fx-9 fu2+6 96q-12 4mk+7 3z7+8 9vy-13 guc-10 7ah-21 91y-11 54i-7 4s2-8 2ha-14 1ks+9 2z9-6 b25+6
2au+8 4kr-8 2l5+6 8u1+10 1pa+8 5l-8 18w+11 5ow+5 30k-10 60a+5 6a+8 5ca-8 6iu+9 8z0-8 4bb-7 r2-9 6rt-6 9jp-13 2wq+7 3t4+12 27r-11 2vz-6 bg+12 9ks-6 365+8
3n0+10 fxf+12 wg-11 kdd+8 1n4+9 44b+17 2vu-13 9j8+12 1m0+15 1v5-11 hi-10 93f+5 3v5-8 ym+7 64f+13 n8+6 1lt-7 4cm-8 7z7-10 ojh-8 9sg-8 3xu+6 1o9-8 cve+9 2cr-8
23l+10 hk4-7 58z+13 38m-10 j8+8 5s9+9 rf-9 30l+9 6m4-8 jl-11 8mq-12 1ts+12 x4+10 4tq-8 953-25 7gn+8 75h-18 a9+8 2e0-9 22a+12 vre+11 21x-9 e8d-11 8mc-8 9n7-8
a4b+8 346-6 5ij+7 1ms-9 d78+9 eo1+18 78t-9 5lj-7 qf+8 3zv-12 6c2-13 3pr-7 176-9 7bc-9 3kx-9 441+15 4d9+12 84o+7 5y6-13 23h-14 2uw-12 43p+10 aq5-9 2ah+6 87p-7
cc-8 3cs+15 10+10 1ec-10 kq+6 1ny-10 3wz+20 4vd+16 2r-6 70s-7 9ba-14 5i1+8 2o1-10 d35+7 2ty+12 e2-9 7mt-12 abe+9 286-11 3vs+6 2w+14 5d0+9 1dd-12 5kj+11 829-9
7oo+10 303+10 td-9 34g+27 3ti-15 170+9 15e+9 ihi-8 p9+6 x5-1 6lx-8 jb6-10 6es+9 eep+12 1zu-9 331+12 862-14 47d-11 2pd+15 8uf-13 ar5-7 958+7 56y-20 opr-9
9s8-11 pb-18 ciq+7 3av-18 9ad-12 h0+12 jz+10 3yh+6 aqj-12 5ur-6 5s1+13 1mc+10 4uq-8 8ke+12 le+14 238-12 7wb+15 1hf+18 2he-12 kfm+10 lnw+12 6fs+6 6xc+12 foe-7
4mv-7 5na-12 600+8 bfc+7 52d+10 1ig-6 g5-10 vqz-14 2i5-14 4lo+14 9c5-19 2cy-12 k2-8 am5-10 zy-8 1i2-8 5jh-9 1hl-13 42e-12 r7q-10 lqn-9 ke+7 a0k+13 2hl+15
1fc+7 80m+15 md-10 c7+9 3ak+9 292-4 fag+8 hj-7 1sr+4 2x5-14 kvh+14 435+10 6n7+12 1h3+24 16k-11 2mo-6 m99-10 o2u+11 1ps+12 2m5-8 3wh+9 ciu+11 jjy+10 1io+7
6dm-8 ajf-9 7v+12 795-13 8xx-16 3gu+11 3jp+14 2ks-9 82r-8 9y1-8 220-5 la+9 9ai-9 6iw+15 6no-7 766-6 1fm-7 da-16 2sa+8 3k-7 525-8 3d0+6 64i-17 5lt+7 7h2-11
5yf+7 cln+7 ef+11 1lt-8 hhj-15 bp9+9 pyy+7 d1+16 1s5-7 86w+8 7+7 3gh-14 u3-8 sq-10 2ir+11 8va-4 1wp+10 sv-3 5fc+9 33u-8 1z3+7 u1e-11 qb-7 3s4+10 526-10 1e3+9
eds-10 jof+14 873+10 1n-6 1b6+6 647-11 b2x+11 7ke-9 kez+7 j5-8 1sa+10 d9n+8 4a8+14 pzo-9 mxz+9 gk6+6 3qs-11 5nc+10 2jj-11 1s5-10 66g-9 8c+12 8bv+12 jj0-10
9ie-8 5d5+13 2ta+9 ew+15 1ik+9 9no+12 7ev-10 85z-19 3fn-11 6xk-10 ls+17 p3-13 oir+18 7h+8 5y9+10 187-13 2gn+14 5n0+8 9l4+10 6ha+4 7dj+13 4q0-7 6u6-8 2mj-13
rsg+7 irc+9 8tm+11 4sj-17 he+7 2z8+6 6b+9 2em+7 105+11 2go-10 1h-7 qp-15 55s+11 fl+7 9f0-6 13o+10 2n8-8 39r+8 3n6+6 2xs+20 ii-9 jp2-6 38k+5 eq9+12 3iu+14
34p+10 1jt+7 1pg-14 757+4 5oq-8 at+10 7ou-8 bzo-7 7rm+9 tuc-6 3cc+6 25d+12 1bt+9 nti-7 8ke-8 257+9 5rw+8 1fm+9 a27-11 9of-12 28j-21 1z6+5 1m5+4 8n3-6 6dc+8
647+12 21r-10 5xs-14 b05+13 o1-12 2qo+10 52a-7 76s+7 85w-17 6bx+8 d9f-11 13f+8 8t0+9 k0x+10 pda-19 6xx-10 b4j-17 bsf-7 7us-8 dl-9 7x1+5 44h-7 754-8 1pg-9
5md-11 6pa-9 118-8 c9e-11 7u4+10 86i+12 r9-6 3ap+12 77-11 20a+9 e0-6 1cb-8 9o2+16 5uo+7 4ks-6 4x6+5 470-8 58b+6 3wf-7 1wb+7 2d6-11 2hv-10 6sh+8 6gf+9 aip-14
6xn+8 dbe+14 5rl-12 2jb-10 630+8 69r-6 wt+7 3l8-7 ts+9 mxc+16 62y-9 4qu+8 625+8 e1x+16 6j+13 2jb-19 1ln-8 6t4+9 x3-8 1p2+11 sag-10 61z-13 4sy-7 ef+10 4ee-11
5kv-8 q7-9 293-11 4e0-4 doh-9 1j-6 26u-7 4j3-11 1rf+11 2xy+9 1rd+31 4od+7 1q1+10 6q5+6 dak-14 8bi-9 1ov-6 hj+14 7z9-11 6eg-6 9gm-14 j7w+23 ks+5 3zh+11 ra7+7
7t+11 5ys-10 1r2+9 nk+14 3vn+9 304+10 456+11 5l5-8 5j0-10 we+8 5g9-11 33z+7 u1p+13 9sf+8 3wq-6 8ju-6 3wy+8 1mm-21 43+13 r-8 dd+8 nt-10 45f-10 9mw-8 da2+12
xz-8 2ru-9 hwf-17 87i+7 3wd-11 4xe+13 nr+10 2vo-9 76g-10 gqm+10 2f0-10 4f4-11 2b2+12 5iu-10 75c-10 3pe+7 3fy-7 3h8+12 5zh+8 1ki-13 1u9-5 cbk-13 bhr+11 at-14
7i6-9 3pl-11 187+12 bhm-13 3j+12 7kn+7 4d6-7 gul+15 bs7-6 96+9 2i9+8 md+10 3mn-12 ifa-11 172-7 3w-19 3iw-7 4qe-8 6jn+8 3f0+11 21s-7 jrp+15 19l-8 4kg-6 2fr-12
1fv+13 4h3-9 2ah-15 v3n-16 ll+9 7n7-9 1e8-11 kf-7 1ml-18 cfy+8 2lv-9 c5t-8 cle+10 7pw+12 e22+5 6ie+10 frb-6 bk+14 9ly+14 946-20 d0l+9 4b5+8 26z-10 6pp-20
mi+11 1fb-8 35y-17 ou-8 3dv-5 hi-21 16h+9 141+12 57q-12 cit+10 11l-8 5ca-8 6gt+10 3ez+7 50h+5 2ae-5 2xf+7 67s+10 b4e+13 4jm+8 1bf+9 at2-9 8h+8 5tt-13 gf+10
10b-4 9p+9 2if-9 1ig+7 66u+10 3xe-16 vm+6 uo-7 113a-8 bgc-16 46x-13 53v+9 4f2+10 3gk+10 3j0+9 1dn-9 221+9 ut-6 5am+11 d66-9 4wd-7 2fu+8 6bi-8 2fk+10 3uh-10
a2+18 2tn+9 8ml-10 16u+9 2mo+6 1ux+5 2ch-12 5q-8 9xo+7 1yq-19 h2u-8 5qd+12 1r9-10 c7m-9 7cl-7 fni-19 dp3-26 5ug-13 4tp-12 7sn+12 4i3+8 2gy+9 3b3-9 5g9+11
63g+9 2ae-16 9x+16 n7p-8 5y5-9 qe+13 4h1+5 4l3-14 d00+9 398+11 24f-14 487+13 7sx+7 1ug+8 6fn-10 4fl-14 c5u+7 7c4-9 4q1+7 3zu-9 2y9-10 2s1+10 yf+6 er+10 2wu+8
8l-10 1co+8 ddv-9 1g2-9 474-5 6xr-13 18j+8 2b9+7 6uy+14 2my-12 3ph-7 5hf-7 5g8+9 1l-18 e8t+9 2kw+9 6cd+14 3nt+9 hs-11 wl-7 21k+14 4qm+5 4k3+12 or-8 1jy+6
28p+17 diq+17 1j1-8 d73-4 a46+9 1qc-8 aaq+15 bu+9 3zg-7 8oc+9 lt-10 71r+5 332+13 dvv+5 737+7 3cg+9 un3-9 1wd-7 1ul-12 2-12 gvj+6 ts-13 d7z+13 52n+13 ij-7
cmi-7 a53+14 ezt-8 20n+8 eq-13 5zo+10 13b-12 nq-13 3oy-13 1uf+15 4n2+8 2ea+8 alx+8 mm-7 ber+10 x+12 hyo-12 2dk-10 9ch-10 8gn+17 56k-12 6y0-5 36-9 1s6+5 d49-7
2x2+9 34-9 1wu+10 b2i-8 7i4-14 8d-13 5te+11 1u9+9 4gk+7 31a+8 20p-8 fxk-7 1x+8 4ch-14 272-21 6ts-16 iu5-7 9v6+13 1ol+12 40b-9 d66-10 6o2-7 7y1-6 5m6-11 52u+10
a96+6 71a+20 8be-8 4h7+15 29n-9 3w0+7 5o1-7 bq8+6 9to-21 147-12 4x9-13 2y-14 1i9-10 13w-8 193+10 vl+12 mb3-13 7ui+12 4ym-15 4e+6 33v+10 cbb+8 er-10 fel-7
bt-15 7y1-11 3hd+13 97s-8 58k+6 8dm+8 2jn+10 40c+9 51a+17 60z-11 2ic-10 ju+10 ccd+10 2oy+20 crh+10 4du-16 a4+15 4u7-8 31o+15 4ls+11 9pk-7 5sw+10 5nc-9 2m4+6
5pz+17 3gi+8 a0z-16 rqc-10 3yd-11 763+9 a3k-13 aj5+9 1ux-8 ns+8 2t5-7 cry-11 chc+12 3k1-10 45l+9 3j4-11 15y-9 sk+7 8oa+7 3qx+6 3zb-10 39d-11 34z+14 55u-11
cfw+7 4rk-12 24-18 2va+10 us+17 4sf-12 u0+7 vpz+7 ocr-7 39f-12 25x+3 2ct+9 464+5 6zd+9 etm-11 m0+7 7i-6 6nm-7 ch2-7 18s-8 10i+10 40q+9 gj-13 ni-8 23b-13 81-9
7o+10 6yq+10 47t-10 1oz+13 2gq+7 5pn-12 6t8-9 is+13 ajd+10 2tu+8 64u+7 q+11 2c-11 1wa-7 4tg+13 1j5-11 jcb+7 31t+11 fq-9 z4+10 3ho-10 2j8-7 akn+7 d9d-12 11a+9
e0t-14 4zj+6 2om-11 f5-13 vg+7 aqb+9 i9f-8 b70+7 7sg+8 358+5 1ek-16 dgt-10 376-13 3bx-8 7dw-7 303-6 1v5-9 8a+6 4ej-9 3z0-13 mz-11 at6-8 35s-17 g4-13 66y-9
1qf-16 1dj+13 4xv-11 9y9+10 rv+14 114+8 e00-9 4h7-8 ej4-8 3w+9 g0+21 86o+13 36f+8 xa+10 7d8+8 w4-6 3jd+10 7qf-11 twr+6 22s-10 p1+14 18s+12 fai-8 l5+7 54t-8
3yb+7 cpc-10 mcd+8 11o-11 im+5 qu-8 mrx-12 8y+7 7dh+9 mcq-11 9x+10 7ql+6 4tr-13 2x6+12 lx+15 11v+8 4b4+8 46o-8 7-7 4i9+13 14k+9 b2f-9 nka-8 4xy+9 d5p+9 b1j-11
7w0-10 4jd-7 4mu-13 lre-10 1ox-10 6yn-14 aqc-15 d8b+7 6ku-14 28z+16 aog+10 pj+10 151+12 adz-9 g+12 7s+9 6ts-11 f8a+5 6bl-8 5sy-8 2ag-13 amg-7 9it-16 l8e-10
1m-8 1gd+7 18p+9 74o-10 8j6+13 9qk+11 20r+14 3f7-14 6nq+9 bic+13 d8e+7 1nc-14 da+13 9-7 3gn-11 9oc+6 255+10 7cz-8 ab8+9 8b6-10 390-7 3pe-8 19l+9 3u+15 mm-11
356-10 d8u-9 72w+9 4ow+10 bl1-10 100-6 2r2-7 4h4+10 6xm+22 dlf-7 3qs-8 52+17 fq+6 332-5 8qv-9 pc+8 x7-9 258-4 1tb+10 66t+9 4hv+11 i07-8 1b7+9 95z+11 50r-9
am6-7 1pn+8 11dz+6 1an+11 1oa-6 3en-12 8ue-8 8xe-12 6a0-16 41c-8 cr4+9 49i-9 2az-17 634+7 470-12 lz+7 44c+8 4ut-10 38e+7 5o0+13 oi-11 1lg-11 12d-7 2hp+18
aov-16 3uy-4 96i+7 196-14 1zg-12 e6x-10 2mi+6 7vg-7 aom+4 gza-12 22y+11 58a-8 4om-11 7w-10 8nr+8 952+6 dt+8 278-9 1yd+9 3rm+7 e19+7 49u-9 98i+9 2s4+10 1fj-8
1n4+9 3m2+23 1a0+11 55r+6 3g0+13 56n+7 65j-13 7ko+11 j6-7 1bx+13 94d+10 4dh-7 9vy+10 2oy-4 9dl+9 ivz-13 ayd+6 qi-9 3ub-9 2x9+8 4iu+13 2h-10 4j7+6 c6c-11 26v+3
d24-9 10i+11 4ov-7 2u3-17 bmo-8 42s+9 dx-10 4sj-17 ggi-10 7mb-5 6x6-10 uu+13 cv8-11 mc+8 j5-12 guu-13 cu-10 3fi+10 7sg-11 1sf+10 1yo+8 3eh-9 2z9-12 x0-8 8ar+8
431+9 2wq-17 amj-10 3ec+8 1gq-7 455+19 db4+8 10z+8 g6-9 5lm+8 5m7-6 17u-13 fb2-9 2rf+10 1al-12 2yy-6 tw-11 vm+7 qo-7 3d5-8 c6d-8 6c-11 5ji-9 6sh-9 4vr+9
7gh+10 53p-9 2cq+9 u3+12 493-11 1wj+12 6b-8 38v-8 7es+11 2f3-5 a93-26 8nr-10 31h+16 b1+13 tx-10 lq-6 4x8-14 gm5+8 7zv+6 24r-14 eh7+10 1ti-13 8mk-7 af+8 f16+7
58h-8 2ya-10 1j4-6 4j-10 92g+7 4wc-19 4i9-3 5ey-6 1eu+10 1hs-11 34l-15 ob+16 4ic+8 2c2-8 4o9+13 580+8 20x-14 2xc+18 upg+9 hip-10 hl+8 bmi-17 3aq+8 cbn-14
78z+10 25-9 ea-10 1px+4 mv+16 1ar-16 h7f+11 1cd+8 3vj-9 48y-19 8p+11 8ji+11 1b8-8 6zu+8 3kw-11 3sd-8 3g4-12 1nw+9 1fm+9 8x+10 2po-9 cjt+12 e4i+8 1hs-9 2yl+8
3rn+18 2xc-8 pa-12 36j+7 24k-12 ju+16 dde-8 3ty-9 34r+12 g1v+9 rd-7 3vw+8 9qf+9 v31+10 1yu+10 d25-9 2lv-13 7xw+9 5nh-6 7jk-15 4t4+15 27c-12 ifz-10 42p-6
5os+21 u-8 2jj-8 m2p-8 4g4-8 9f1+12 b9o+10 h79+7 614-14 7xu-10 12p+14 40t+10 8j-10 11pr-11 26r+8 8f+11 a17+14 ao+8 12o-6 562+15 2ne+9 afb+10 5cm-6 4tk+14
1j-20 2jq+9 bc+18 c4n+8 3gk+13 66l+11 1a2+9 zw+12 76m+22 8rc-14 39d+5 4qx-23 4eh+8 4sa-9 15n-11 4w7-13 ci6+9 7ey+12 1ga-9 38k-8 13l-17 1os+12 9jd+7 14k-11
1ac-7 27t-11 5c6+13 a90+9 sj-8 vl+9 4nn+8 3d0-10 1p1-12 4hq+8 53e+10 4ty+16 a8z+13 7kr+13 1f6-8 hl9+8 tg+13 mf-9 t87+17 5yc+8 4p2-10 1ed+8 327+8 2op+15 8bu-13
dz-6 d8v+12 1tf-7 7t4+15 egm-10 1ch-6 7na-9 a3r-12 ich-17 j3d+9 4lh-8 bvz-8 8nh+11 5qx+9 4c9-10 85u-8 45h-8 9q+13 2zg-2 9ih-8 3c1+6 6m6+7 al0+8 320+8 1dd-8
5ad-16 2cs-8 60s-5 28s+7 703+7 22n-12 b7d-10 483-12 jl6-13 826-18 3qn-10 1e2-12 cy-11 6jv+12 21p+8 1fq-7 8i-9 27r+12 49u-9 kvs+9 1cb+21 shu-11 53m+14 3p+11
mb-14 2te+9 9ph+16 2l8-11 2zg+10 6tr-10 2mt-10 17o+7 1b2+12 1jq-9 337+7 dqz-11 78z-8 7m9+7 97a-11 28i-12 5ir+8 2r1-11 6m1-12 ib-10 am6+9 6ho+7 9uc+20 2us-14
ft1+8 2jv-16 fap+17 tm-12 4m6+7 210-12 8in+15 cpw+9 8me+8 8xy+7 c08+8 c3d+8 j5p-8 3l7+10 17l-10 6c9-11 686-11 4r+8 7f1+11 6s6+3 dkp-7 byr-13 1ak-3 1td-10
4cd+7 qu-12 3bh+18 49u-11 7n-12 5ms+12 3sq+8 elt+11 47c-9 4hx+9 bhi-9 4l9+7 d9m-7 2q-8 w-12 59c+11 bb-11 3b8-13 50m+12 1b6+12 5sp+8 83d+9 4i8+9 3qo-10 3iy+12
20c+8 c6e-12 40t-7 fq5-9 26v+7 4ne-17 2l5+4 6jq+7 1af+8 zn+15 5w1+6 38n-8 ked+8 383+8 dty+11 5ea+12 2f7-8 514-10 zf-7 odu+8 2g+15 owv+9 787+8 83x-9 d4+7
dnn+11 1yn+9 qho-7 19v+10 4dc-7 2lc-14 h3w-9 lm9-7 6ur+10 145-8 86d-14 4pl-7 2nu-9 680-7 8fg+8 f5e-7 1zg+11 gn7-13 b5s-9 6gl-10 7k8-7 31j-7 544-6 wo-8 c2a-8
6v-10 j2a-12 3kt-7 2jm+8 8zc+5 1j3+9 aki+7 p4o-11 2fu-9 8zq+9 vd+18 b55+9 j1+10 5if-10 2q0-11 lcc+9 a0x+14 7ns-8 e8+11 79n-6 457-9 k8+5 5rv-9 pe-7 g8-16 dzb-9
1qd+8 3i8+7 1hj+11 5bm+8 627+13 jc-7 1rz+15 3x3-7 zn+5 4g5+11 2k8-16 v9-14 35m-8 7vo-6 9lo-10 2sn-13 jzy+10 402-12 c3-8 9w+10 5qz+8 ce3-12 19w-8 3x5+15 qf+11
n9+17 8np-10 94t-10 12g-9 wj-17 2zj+7 2e8-8 2ym-9 ij+10 28q-21 5ns+7 lg+9 778-7 uv-13 48h-10 2xy-8 5c-7 4b6-11 106-11 7zv-5 1q7+10 7np+9 al4-12 4vl+12 p9s-10
710+5 he+10 3aw+11 71n-15 b6o-11 f33+6 74w-10 btv+7 2tx+7 gp4-7 3f8-8 44t+10 34u-7 6zz+9 216+11 xj-10 1q+7 1q1+8 4zw-7 58c+9 2ox+13 a5s+11 ehb-4 5ty-9 2im-10
401+14 3an+9 2jx+13 kz+11 4ri+11 7v4+9 3k9-6 4yo-11 28d-10 vr+7 p14+12 219-12 4j-12 8h+6 1od-12 fzp-9 7pn+18 cy-14 1ed-10 6r+12 3jk-7 34o-8 5xx+11 5pb+8 ip8+6
7fi+9 78u-14 n-10 67v+7 9ms+12 j61-8 3lq-5 bbc-9 51d+7 8pt-7 4eo+7 4u3+7 nco+5 198-23 5yb-12 3p8+16 4lh+9 7lf-21 7ot+15 bqb-7 666-14 43u-8 7f0-8 j8u+12 ayy-8
27h-9 2q5+7 46n+16 hz-10 ya-9 ach-9 h4x-7 2jd-5 8rj-6 1k3+11 f52+8 69g+7 cu7-5 yh+11 2gy-11 ac4+9 1qe+9 3yd+8 5nt+7 gwu-15 3ml+7 2rf+13 826-7 al-8 18x+8 7mg+6
95+9 7fa-9 10z-9 62e-5 5hw-8 3bm-9 c8i-8 4w5-7 3ki-10 eg-9 5g1+13 by+7 2os-8 8s-8 1q4+15 c3+16 64m+13 2d6+15 5k8+9 5j1+8 5vo+12 5ol+8 qf+9 cw3-11 2e9-7 55i+14
n5+11 10d-10 dr+11 2w5-6 67-12 4sl+12 4dl-7 5o3+19 300-8 15q+12 jg9-8 33k-6 65m-5 794-13 mg+13 8v2-10 6sw-7 af6+12 g7n-10 238-12 r9-12 2w7+9 avp+6 3w2+19
9xq-14 8pc+7 2r-8 1nj+7 26x+12 b3+8 74m-7 xf0+10 3vu-9 9ih-15 290-9 2tw-8 4h8-6 h9-8 5ww-12 3n8+8 hoc-10 12u+16 f53+16 8h-9 1l+6 18w-9 4l-9 5s0+17 31d+8
6w5-10 1w8-13 283+3 5wp-7 53i-7 aik+9 b3n-8 6r8+6 1bx-7 5fh+11 1b3+8 2va-13 5p3+10 7db+12 i9z+9 4oo+9 x-13 24x-7 1yh-9 5d9+7 aso+9 21w+11 ezx+10 844+5 6y3-9
1e8-11 516-15 iak+11 tb+9 ol+9 9yb+7 5mz-7 1np+9 89v-18 s8c-9 1ga+7 5-15 ns4-9 34s+11 3e2-6 fvw-5 3jh+14 3pz+16 fkd-12 2km+11 hh2-13 br+16 bpw-13 9pg+14
26c+13 75o+9 4hp+9 q9+10 cf-7 3ad-10 9nf+13 4az+6 fku-10 191-8 1kh+10 62v-12 2x6-6 14u-8 hi-6 5s2-9 2uh-13 4hc+9 dst-11 gms+8 b0k+11 idi-16 1sd-10 1yg+15
7ih-12 n6c+8 82r-12 2qs-10 sp+9 14e+10 bf+8 g4s+10 83j-11 2nd+15 3nj-14 8ma+11 2dt-9 4y+8 9ba-11 8e2-10 rc+6 10d-10 r0+14 cm7+14 7ej+7 9rw-11 642-13 axl-7
6pm+5 h3i-9 1b7+16 5ew+8 zb+8 497-5 as4+9 8ki-6 k0o-12 19x-10 9j1+7 6wo+7 2xv-12 9a3-8 8-11 3oi+8 79j+9 dct-7 2so+11 dav-8 3sc-10 5eo-9 7k7+10 6qj-12 1eu-11
d2l-11 7gh+7 3ak-10 19a-9 1n2-14 4z0+11 10e-7 1vu-11 49n-10 fws+11 lcn-8 cdk-8 25z-14 9fh+14 bu+10 1so-16 34t-10 1i-12 5e+8 3xw-16 d9+12 2vt-6 2uz-12 2g8-4
597-10 dbp-8 y-7 q9+9 8kh-13 t9+15 1lf-12 y8+7 7hj+8 d8+8 5mx+9 5qw-13 3a8-7 2oz-14 as9+13 19-9 kb6+5 2fb+7 1yq+10 1t8+10 h0-8 1js-9 891+16 5ok-11 1bd+8
2oo+12 3sl+8 34z+5 8ps-14 7zg+11 77o-12 2i0-18 2nj+9 sy-7 3yj-13 bqe-18 vq-7 2s9+8 2ba+12 2im-9 1pt+18 2ac+14 8au-5 2zn+9 2gn-13 22b+11 614+8 agf+17 5nn+11
6ud+7 aud-8 667+7 4r6-9 18r+14 b6x-14 9yh+9 8cc+9 qe+30 f8y-10 5z-12 3cr+8 l95+10 18j-8 68f-11 hr5-13 91r-11 3j8+14 m8b-11 4su+9 37i+6 5w4+6 3ju+6 e6-10
29r-12 6zy-8 jm+14 cdh+11 5m0-15 74n+6 9nc-13 4fe-9 fah+8 23f-8 8s4-13 6qe-34 30q+9 3c6+11 9n9-11 6ie-9 3fc-11 6wq-8 a2a-6 6nt-8 8dr-8 nm+12 4qs+5 dol+10
2ig+10 ciy-5 e3y+10 4kt+7 d6i+5 7dw-9 eze+11 7eu-12 7g1+16 408+8 al-9 a7w+8 j3u+7 k0+9 1ng-11 sd+8 8p0+9 1w4+8 2q8-9 1o8+9 3kz+14 2cn+10 yq-5 kjs+8 5ib-6
a5c-7 de+8 dq+8 5yc-8 3mg+9 2wh+5 e4e-8 ym-9 16e+8 12t-10 2vh+13 a6f+23 qi6+10 jjg-11 4c9-9 33k+8 3dm+10 lh-10 4pw+7 23z-8 5os-10 8vv-20 2dm-8 1l8-12 5kc-10
5mi+7 6rn+5 446-9 3wb-6 52k+11 db-10 790-5 8d+6 7d+6 5dn-12 iq3+9 80g-6 6ys+8 84s-12 b0f+8 8f4-7 3r6+8 3fx+12 5r-11 ry+10 25q-14 abz+8 4sv+9 47r-12 4zg-12
eky+10 3qn-7 eqv-8 1vm-8 12i-17 5wo+4 2rw-6 212+8 5hf-7 53l-13 e5k+8 2js+8 79f+12 dj+9 23g-6 7pv-6 yto+6 48b+8 1o1+7 7rw+8 b1j+7 77k-9 1sa+11 8et-9 7gp+9
1ra+9 7se+14 7ng-7 aah-18 346-15 3mx+16 iz-10 fnn+8 piw+6 4gq-6 67x-7 7a4+11 2to-8 6pl-15 54d-10 1mg-14 31x-16 m1+9 djh-11 c95-7 260+11 emz-7 5xi+8 cyb+17
7jl+7 eyd-10 9rp+9 18i+12 a31+9 1oa+23 7xa+13 4k8-10 ah+9 75r+12 6lh+6 4re+12 7e+12 ot2+8 3bm+15 21-5 39j-12 cs-10 1fg+7 1bl-8 4me-16 atx-18 13o-16 2m7+12
gol-6 fuu-9 qz+11 1gd+8 svk+8 4q3-6 9d-10 1mji-9 17u-7 30h+13 30q+14 50h-7 2ci+9 y9-6 5h3-7 136-11 73i-13 5l-9 d3y+8 5s-14 nw+12 45+7 54g-17 89w-10 dx+6
3wy+13 2gi+4 8dq+13 6b-18 nyv+10 e4+10 49a-11 4ki-6 s4-18 75c-15 6zk-19 67t+5 2c4+10 1f9k+10 6m6-6 196-16 9uc+8 qi-15 68g-12 1f9-9 hu1+10 n0e+11 5vk+14 d36+15
z1-13 lv0-13 2lg+7 fba-11 9t4+10 pd+6 7p-15 3n6-8 ojx-8 6sn+12 2x2+14 123-8 8ao+8 2vl-7 wl-17 1u9+9 du-9 4w4+11 5l1+8 jbi+10 6ck+7 2jf+14 45-10 42f+10 bt+6
17x-8 enm+7 ey1+6 4xd-10 8yb+10 22t-9 5um+12 144+16 14t-8 54q-15 qi-7 4pt-7 a14+7 7bw-8 7i2-10 qs+9 1ff-12 m-12 48c+17 v2-7 ao+7 1cu+7 5fc-6 3kb-11 1wb-12
3wv-9 4f1+5 2j8-6 1ao-12 6r9+9 go+10 6wo+9 2cq-13 8lg+12 6k-10 10t+6 d49+14 4zr-7 2ns+12 3j2-7 tnh-12 8s-8 1ch+7 7e5-9 pt+8 685-17 cus+7 5i7-13 1dw+9 33i-10
651-12 nd4+12 58e+10 o-7 376+6 46d-13 atz+12 6xv-6 9d5-9 741-8 3ob-8 ya-8 86g-12 mjb+17 fw+8 12g+7 cdz+7 bju-7 3al-8 4in+14 34a+8 1en-10 3g2+11 4l4-7 5lw+7
he6-8 65l-10 dwm+12 2oz+9 7lr+6 3h9-7 7hl-16 27u-8 2cr+13 1wk-10 624+9 9ut+12 6wf+7 bg1-10 479-8 6li+7 3gi+16 2e7-8 a39-8 ca0-12 6yl+9 4l9+8 2yv+7 1vr+7 8ko-9
38g+9 2x3-15 4x2-9 kwd+11 3vx-8 2vy-12 9i-9 7au-8 5bs-10 33p+17 3ic-21 9rx-10 66k-12 6pa+11 coe-8 3vc+9 2tr-11 ay6+9 2mo-11 5x8-12 1gp+10 4pu-14 bhc-8 2gz+8
70+11 76c+11 86b+2 i6h+13 38m-9 4o3-18 1j5-11 5t2-12 695+10 laq+8 972-10 8mf-11 dut+5 5fd-10 1vf-11 23f+8 1d2+26 58v-6 2m2+6 8kr+9 8fi-8 265+4 a24-11 36t-13
knc-5 1xx-8 yb+9 94o+9 dta-7 3z+8 264+11 iyz-11 5hh+7 b93-10 ftg+12 cwx+6 3vb+11 5kd-11 4d7+10 d4r+12 oz-7 y7+9 236-9 5p6+11 fkm+14 s2-10 9qo-10 aa-8 2n7+6
moo-8 d2-8 2ec+6 2es-8 1sz+7 it1-6 3iu+13 1yj-8 62p+6 doe-4 27q-8 524+11 3zo+13 bl0-10 566-12 7un-9 kt-15 1eo+9 8s+10 hnt-17 5wh-13 7l-11 774-10 986-16 1rn-9
1gc+10 34i-7 lfe+6 e1l-8 7yg+7 hdf+6 j5d-8 31g+20 57+14 9zl+13 1dr-22 4gq-9 6ei-10 elx+13 1ho+13 fsz-7 8ev+7 5v5+9 7a+14 28r-7 6y1+10 ms1-8 6gy-14 1hg+9 st+11
3m3-14 3qg+7 6d6-10 2yh+10 fnk+7 48l+10 2cm+18 4qi-6 5kq+9 3gp+11 doe-12 a6a-9 5l8-9 b7+8 671-11 2d5-9 t1+15 euk+9 23w-7 4qw+16 1tt-12 2ii-13 4mu-8 fkj+7
1oi+12 n6+11 1pb-10 mc3+8 dxa-11 e7-15 105-12 3h5+10 5w0-9 2tf+9 gd0+7 2n1-7 244-9 bjd-9 5nz+10 yfs+10 n6-9 dab+7 2m3-10 3bj-11 mkk-11 eq4-12 73+8 aez-12
4xh+11 9er+11 4yp+7 eyp+10 7bx-10 aa7-9 g4v-11 gr9-9 bz+7 rv+8 6xa+11 hq+10 1s6+15 1lu-10 3g0+8 5jl+8 8a-10 fr8+11 3lr+10 5x8-9 d1h+14 nrv+10 5g7-9 kei-7
cht-9 51l-8 1m5+8 8hs+11 7r3+11 hsp+8 26g+8 9kl+8 hbg-8 b43+13 506-11 1ry-9 3nk+13 8hn+10 1yh+7 j2-11 3zf-12 8qc+8 5us-19 bk-12 53r-7 pq+7 3rn+17 16h+7 2dr+6
m98-11 ich-12 1n1+14 5ws-9 nf-7 148+8 8hu-11 1ib+9 510-6 1ir+9 2s9-10 1xd+11 3w7-15 exu-14 5xx+8 h2-7 23r+9 17a-10 5vg+9 9st-18 mpb+9 5c6-9 fcn+9 r7-6 13k-6
1k1-7 7sx-15 7p0-5 dr5-8 1w1-6 33b-9 2n0-7 xj-8 6wt-8 lw-6 1tm-7 2sl-11 vu+13 8f8-10 6ig-10 5qu-10 8ti-25 rr+7 4lr-11 tp-6 1s2+10 2xa-7 1sz+13 bq-14 815-8
4g7-18 3oo+10 acl-14 71y+9 28q-6 6sy-15 3y8-14 48x+11 2ga-22 4zr-23 160+8 ek6+11 1x7-16 7j-13 acm-9 92u-16 22k+5 5n-18 eru-13 dab-9 31m-10 q0+18 9hu+6 73m+10
227-7 vg+10 1j-11 7ec+20 85b-9 3e0-7 gj-13 5fr+9 1sv-4 6x3+9 1js+11 19v-6 5sn+8 eq-10 1le-5 34x+10 x8-11 3ex+18 oa-10 mg-12 2ay-9 bus-9 1ro-7 7h-7 82t+10
8q2+7 9xl+9 2pv+12 on-13 4n4+23 5hr+10 4wk+7 7xx+16 gmx-19 7b3+15 ni-11 qx+10 8il+10 8ba-11 7j3-7 2if+8 95c-9 3o3+21 noc-8 2l-9 34t+9 pxy-8 5s1-10 a9c-10
1v3+6 1dg-7 2zc-13 9tj+7 bel-7 1ds0-10 6bq+9 48k+10 8yp+14 1d4-9 61g+13 1yy-8 3wo-26 2z-7 uj+13 22k+8 4hc-15 cjs-8 esl+10 1dd-16 1vc+7 5ip+9 2sy-16 e8f-7
5gy-9 45i+12 7q0+16 7st+10 co+10 ip+9 e4h-20 k5+8 f3+8 c9z-8 hb+5 3bm+8 99p+8 qgo+7 ayb-6 3ca-11 3e4-14 fiz+8 68+19 c8-18 7oi+11 43v-12 46-10 gz+11 2yi-12
4vt+19 ltq-15 7ul+8 r5t+7 e1h-10 w2+9 1k9-9 fbh-10 zl+11 5cr-9 18c-10 c8i+14 r7+9 4tc+9 de-9 3f6+6 18o-12 752+5 ow+13 9oc+9 3fn-10 2aw+8 2lb+9 77u-19 bkq+4
2k5-17 6eg-8 25k-21 arp+6 1d8-7 7rb+12 5fu-10 bad-9 77-8 evf-10 jg-17 2v3-8 1o0-10 49q+11 euh-17 6xn+8 ejl-12 93c+10 f7g+8 f5b-5 148+8 22u+9 oi-7 y8-16 h2-6
ww+5 2hp-10 21z-12 50z+15 6m5+10 2ni-12 2g2-8 d5e-8 jre-8 br+11 2sk-10 tx+18 31a-16 i59+6 6dh-22 bqr+9 1mw-14 2qp-15 5xo+17 45w+15 7dc-6 3ty+10 18u+6 3zt+9
3k0-13 am0-9 2ub+13 2zi-8 3a5+11 i3q-12 5tw-6 4ed+12 aa-18 2i7-8 89i-5 1sd-13 3cf+5 7ej+7 1pk+6 eh5-11 44h-12 1j2+6 imn-7 3lb-12 8kl+8 ao1+8 3d9+34 knp-7
55s+8 63y-10 l9j-10 7jc-5 6qb-9 3dy-9 6vu+12 7po+8 4kh-7 7b9-17 276-11 huj+11 c0k-9 gq9-13 4a3-13 2gc+4 5ph-10 4rs+13 jhg-12 560-11 1n7-14 30u-7 7ti-12 74r+20
688+9 4ub+15 1ie+15 2po+8 clf-10 6c3+7 1g7+8 2uk+10 3pl+6 8q+8 3yj-7 75y-22 8gp-9 68j-6 42u+9 85r+10 4gv+13 7wl-7 rl+12 7z0+13 34d-12 7at+11 tq5-2 7i2+14
1bi-10 oaf-22 46q-12 2j8-6 2ku-7 218-10 86u+11 3qd-9 4s9+8 cpy+8 3y9+10 jy+6 25b+8 3ym+7 179-7 1yy+6 op-9 bf-14 4q7+10 am2-8 974+9 2r5-10 998-10 1id+12 6d7+6
2po-7 1i1-13 7ml-4 2do-9 fzp+10 79h-7 3k3-11 4r4+6 8ae-11 yd+12 dw+9 51z+12 4i+10 2w7-5 x4+12 1kh-6 1mf-9 rz-10 5ua-6 eb-9 3mx-12 1l5+9 3y9-10 dy-6 40b-11
92l+9 6sh-9 7cb+18 8zt-7 lm+9 iad+16 a0b-19 2c3+13 1d6-13 262-9 4u6+10 en-12 2lo+6 a4w+12 a0r+5 ef6-10 2gy+7 3po+11 ijc+8 7h7-14 t4-10 9ym-13 60o-8 80u-11
3x1-8 40v+13 3kj-7 8aj-7 km-10 cu3+13 3wu-7 dmw+9 3lt-10 1mj-10 4x6+8 a3i-7 2l5-9 7cf+8 4cd+9 9sp-13 jq5-11 52n-11 4zd+17 bzf+8 gkf+10 2im-11 f18+8 3vs-19
34v-7 d8-7 9k7-10 9li+8 8bq+10 sc-16 9fs-6 4w5+16 1es+8 bsb+8 575-7 5jr+8 6e7-9 1nw+8 2z6+8 3il+8 214+14 2n6-6 bg9+10 18k+9 4ze+11 9iu-9 41e-13 erw+11 7n+11
1s0+9 4j3+9 vt-4 3ms-14 63q+7 3ht-8 30k+10 5c5-5 5mw-7 ae+8 10t+5 4b8-10 yu-11 5lb-13 6lt-9 qg-14 4ih-6 2ma+8 88t+8 mq-10 2yx+7 1a+6 vs-9 139+10 8a+8 5gy+10
1eo+7 dw5+10 avq-9 394+8 26-5 5xe-15 a3e-8 12a-7 chz+5 8tf-6 3y8+17 9be+8 25v-12 7u8-11 1jz+9 wf+7 4cv+10 356-14 bgw+10 pv+7 3te+10 1ms-10 i8-7 370-11 au9+9
2dw+12 y8+8 cfd+8 6a4+11 8yx-8 1nu-14 i0u-3 5t-7 bco-7 ab7-10 4n7-7 az7+13 r7-11 7dg-9 69i-7 bt4+18 1rs+14 ie+11 9wl-10 106o+6 4lz-18 f1-14 1pn-11 3ws-9 ge+8
30f-8 2qj-4 1po-12 eja+4 xs-13 x6-7 2i8-9 2l6+16 afx+6 659-9 1m3+10 2ox-19 abr+10 1z2-10 95+10 6o1-8 ed+11 1zj+17 43o+14 6nf+8 4e3-6 9fj-7 8aj-12 2we+8 f34-7
4c8-8 60g-7 5jh+7 57n-13 bwa+9 3qa+9 6i0+10 nk+14 2rq-17 5in-28 400-18 2gr-10 sa+7 mvn-10 25t-7 8hs+17 2yc+8 39u-9 11z+14 2gu+10 1tg+7 8js-9 cav+8 2qo-9 4b+13
53a+10 d7u-9 4ju-4 ea5+11 15+11 2rt-11 gm1+9 4lj+7 xr-10 39u-9 8vk+8 d6q-11 hpc-8 cic-7 3mz-13 72l+10 dyf+18 37j+3 2xg-18 u6-11 2c6+9 1yz+13 2m+8 oix+13
3on+14 6qx+8 2xl-11 r4b-9 btu-7 33y-13 4jg-20 1oj-10 3ms-8 2p9-7 fp+10 2ux+8 xc+9 4up-9 1i6-12 78s+8 89b-10 6in-9 f8q+7 5w9-11 d4y-10 6wz-11 dau-9 3sq-13
9gs-11 q8-11 1pr-9 aw8+6 im0-7 1yu-13 1k6-6 3ts+9 f2-11 4hs-7 q8-11 16j-12 2sn-8 b52-10 3pw+12 deg+11 5sw+9 6wy+8 8v8-10 44i-10 4cw+7 6ln+11 2w+4 1du+7 3tv+7
1m7-14 194+10 ajt-8 38j+8 1jv+13 3go-12 3ua+9 a1+7 919+8 2pv+8 96-9 jxb-8 20d-6 631+8 4dn+6 ihc-8 bc-7 bzm-15 sj-15 ef+13 2l0-9 5o8+16 jzb+7 zw+11 66z-11
5kw+7 16s-15 3u4-5 kv7+6 6ia+6 14t+8 18w-13 16ie+8 5qg-9 byz+9 4t-9 1zj+6 6j7+9 fh7+7 425+9 7xe-7 239+10 re+7 6vv+10 65w-3 av+11 5en-11 9vm-9 5iw-10 c6t-5
43q+9 am7+8 1gh+10 9cm-9 6n+4 rl+14 1x3-18 48g+12 gm4-7 31e-17 4xq-13 7bu-10 fk0-9 5t6-8 7x3+7 dbp-17 16n-4 1jm+6 2mp-9 1ls+9 29x-10 2dq+8 2es+8 bk-7 33d+10
jnv-20 5ku+8 51f-8 cs8+7 kk+14 18b+7 67s-8 8wh+8 4ns+10 b8o-8 5sg-10 1c5-10 4j2-5 5g1+11 7ue+9 44q+10 1w3+7 4li-11 8g+16 dcf-11 30u-11 xh+13 c5a-8 3xi-10
ldj-8 2nn+11 c49+7 31v+8 3nu+10 54h+10 9xp-7 6rf+11 gi+8 31f+18 97l-14 156-6 1wy+9 12j+14 7o0+8 6oi-9 6mn+6 1yo+14 3iu-8 6jh+7 dog-29 kn-9 4z4+14 efw+6 189-4
5kn+9 huq+12 9ll-6 84n+10 2zf+8 2lv-11 ra5-8 dt-9 e9z-9 6r7-12 3h2-10 2uy-12 37-7 2qd+11 wa+11 3db-16 651+9 1ts-7 1jg-11 381-8 9nf-8 1ey-27 acf+10 2pn-8
1c4+10 aau-7 3yt+10 gn6-17 aed-9 gpo+12 67d+8 6nc-11 82g-10 w9-10 34e-11 37m-16 24r+11 gt0+9 3hj+6 5yg-10 1mp-9 3bh-9 arh-14 8as-10 3ik-11 16f-12 8c7-6 246-7
1kz-8 8u+8 1u5-11 3qd+9 3zv+10 4oy-19 3ai+13 1ga-14 1vr-8 fdl-8 elh+11 1pr-14 2qv+9 tfn-9 ank-16 3hy-15 93+8 jxv+8 a7h+9 2wl+7 emj+11 3oj-7 18o+8 a2h+6 9fh+6
wv+6 ny+8 7pz+12 15j-9 wt5-9 nmb+9 6vp-12 52t+9 98h+11 1bu-8 zf+9 3wy+7 1t1-7 1ts+6 5ig-7 89+7 l3x-9 1qo+9 2wa+10 6wc-9 5j4-16 sy-6 1oi+7 2x1+7 43x+10 1mc-10
37d+9 c02-8 8yb-9 1gm+18 ig3+8 5x7+9 g3w-9 hij-8 8o+12 2v2+9 578+9 5i4+8 1qm+18 2j8+13 sz-10 6od-19 85b+13 1pr+11 c3a-10 yq+10 6ew+9 476-11 2k7-11 1ke-33
3np+13 d3-21 e4d+7 20l+9 5w+10 3r4+15 7qc+8 3va-14 3m-7 b9-9 5mu+13 35m+6 2lr+11 6zp+7 hyp+8 6ts+12 2oq-12 dv-9 1j4-18 fn-8 p0-11 g89-17 cx8+8 a4+11 9fh-11
rk1+12 8jo+5 19a+8 2a0-17 6au-7 55r+8 ae8-11 25v-8 97e-10 39v+10 1kq-8 3n0-10 n7+7 dd+8 699-10 1i0-12 1xk-9 cu5-7 3kb-10 70h-8 61n+9 lkr+8 20b+14 c3v-8 se+9
220+8 3fe+12 vr-17 5nm-17 mlo+9 7ir-7 19k-11 2mg-6 11d+12 a1p-23 b8u+14 52r+10 1uh+13 4q4-15 3wh-13 ro-12 23e-9 1bx-10 5tt+13 bmo+8 48p+9 1y1-12 6cy+16 7m8+8
3ex+17 23a-7 3ov+7 2dh+8 1w9-6 469+8 n4q-8 fos-8 20a-8 c6c+7 2w5-10 67q+11 6kj-7 1vn-5 3jl+7 8bh-7 1k6-10 r8-14 40k-10 3ts-9 z4-10 dr3+9 6qr-10 407-12 2du-12
lm-8 5je-9 qv-8 8f7-9 3z2+7 4jf-6 3lm-11 2so-9 8b7+10 qp+8 d7u+8 9oi-8 8hz+10 3b6-7 1lt-10 18r-7 44u-7 arq+7 849+8 5z4-6 1p+12 59h-10 2r8+10 7cl+12 15j-8
adr+10 1kk-9 23p+9 177-22 r6-9 50v+9 28h+15 5y1-9 k8+9 1l7-10 9j0+6 4iw+9 7m+12 8wf+10 38y-9 ok-9 7l6-8 nv-10 1o3-7 3ea-12 im+5 gjf-14 5bp-18 4r2+9 3sn+16
18y-8 5eq-13 1xb-12 28q-14 4rv+5 15q-9 54k-8 ow+10 3o8-10 2os-10 2b2-9 b7+15 1bl-12 1kf-8 1bq-9 3fz-16 1bo-8 f83+7 9qx-9 4iv-13 15h-13 11b-8 357+13 3xg-7
7ow+10 4rp+11 7bh+11 6i8-12 3k6+13 73b+10 6ki-12 3gy+10 13j+9 5c3-11 7q0+12 e1q-10 uwp+5 7cf-9 bbd+17 9fb-10 8yl-9 d5-10 2sq+10 196-13 it+17 1to+8 4zu-11
9zy+9 azj-14 c79-11 6j4+10 eas-11 195+8 6ou+9 pl-9 dgn-11 8hg+8 mib-7 46f-6 kop+6 86u+7 us+13 3ee+7 2fa+12 8nn-10 7en+8 13b+11 6m6-10 3gx+10 g2+10 1fl-8 2cm+8
1so+16 nr9-5 cx-12 4h4-10 3sd-12 2vq-6 n4d-10 19v-10 e6+8 ec6-10 jtd-9 zq+9 6ld-14 icn+11 4qz+10 bnv+11 33v+13 gn+15 39m-14 f6+10 5bc+10 82o-13 ctt+7 2nw+10
83-11 cm6+7 7su+13 dx7+6 1s3-4 dk-12 8jt+6 55s+9 juh+9 g6e+10 19f-14 3sp-8 pm7+9 4wz-10 1so-7 3xu+8 5g0-17 m1+9 ijm-9 dhw-11 4e7-14 1qu+7 ig0+10 5f8+10 93k-8
a2e+6 33l-11 b78-15 qam-16 5zo+9 33u-16 l5-9 1vm-17 23g-10 28s-7 gw-7 2rd+15 cw+7 3r3-7 6vt+7 4ki-9 3x+6 3zb+9 6o8-7 5do-17 6f6-15 9n-8 2iw+7 aat-13 25q+13
a8m+9 2xn+12 4y+10 zu-15 2ew+11 60e-9 ld7+10 cr8-19 7vn+7 2sy-9 4wx-11 iw8+19 20g-6 arb-10 v8-9 227+14 e7n-10 1lw-12 2fa-11 2id-18 3dw-12 2t6+10 7qv-12 9mw-7
12c-16 40z+10 18y+8 1ev-9 4k9-13 c90+8 16j1-10 aef-6 fl0-11 ryc+7 yx-6 7j8-10 o9m-11 1u5-13 8as+10 bz-6 a9d-8 1pn+9 k32+11 88l-7 jum+17 9n9+14 6fu-12 9ua-13
th-6 88j+8 6hg-11 5q7+8 16v+7 ci+12 1hj-8 pdd-11 97l+7 6mg-7 sa-10 1sw-7 h2e-8 5jh+13 gsx-8 76x-7 3h-14 9bi-14 ii+8 3um+12 41x+12 2sk-12 ef2-11 4ld+11 77y-8
12j-8 100+8 6zx-21 lnx-7 cvb+8 1nq+10 al2+9 106+6 3hs-7 f0+6 2ib-13 68x-13 aeq-10 4zs+12 b7u-9 6vp-9 2y5-12 nu+6 4bg-7 bca-11 d1v-5 3x6-15 3vc+10 3qu+8 h1-14
6ii-8 19g-5 7lh-8 8ph-7 3v0+9 ajr+8 6iv-15 4zj-20 dho-9 3jk-8 1ww-9 ai9-12 2ar+10 l7+8 dmg-16 c6l-11 2ni+8 7pp-8 2ig-11 3cy+8 6re+9 3lz+9 40-12 12+11 ekq-9
4ua-5 91m-11 22j-12 l1+8 3c3-7 365-12 5t7+10 17b+11 yi-7 1mx-12 4ar+12 13-9 qy+15 1kp-21 2d1+11 1fj+12 wh-10 d0u+7 mm-11 1k0-11 1qn+10 zz-9 9t1+18 xf+17 6wp+7
4tl+20 66w-6 2p0-13 7i8+10 1ex+13 25i+9 5tk+14 3l0-11 1lb-16 1hl-10 37u-12 1sf-8 3xl-9 71v-7 7wz+8 5i5-8 job+8 40j+8 2tk-8 1ak-9 14a+17 2jr+6 3xk+5 qi+7
dv0+17 2c9+9 2ps+9 dgd-9 9z-12 36m+8 32s+10 7r9+11 461+7 c3c-7 75o+11 3xv-11 1wb-5 2jj+7 d48+15 wt-8 2zm-9 4vz-11 2lb-8 icn+8 6hg+12 dd2-8 7dk-10 7gi-5 5yk+7
u5+6 aph+12 97i+16 es-16 b3b-8 4us-9 9qa+9 b58-8 2gt+10 23v-12 3fa+10 1w3-9 53m-8 64s-10 2fr+10 4t+11 4j+6 33z+12 1a0+7 nhg-15 fn9+9 pd-15 5cp+13 1pk-13 f9-10
7jb-9 7c8+14 4u3-11 7zh+9 5ka-13 2eh+7 7de+7 2f5-9 r5-14 33n+10 bvo-12 5q-8 3mh+8 5m6-13 c3m+6 5as-14 2fv+9 c9j-9 5ut-9 3uf+7 ir-15 awa+8 ion-11 49n+7 irq-7
2rq+7 5gm+12 jb7-9 33m-14 f8i-11 1e6-8 1r7-11 598+9 4wi+6 9p2-6 2ws-6 12-9 57-9 fzb-8 383+7 dld-8 n0r+9 1x5+11 4rs+6 eix-7 45b-9 1ra-6 5lx+16 9x7-12 39q+6
2qa+8 3r2-8 9j-8 41q+7 2cd+10 262+10 1wv-13 ok+7 352-7 11z-8 pql-10 kus-27 30b+10 8y3+8 k2j-9 2ou-11 1mj-20 avl-9 3ef+8 1bu-7 6x2+5 6g+14 oi+9 4pq-3 2i5-14
ph-9 pt-10 1zx+9 3e2-11 36l-7 1aq-6 7m1+17 9dz+7 3l2+10 cvn-9 3fj-9 g17+16 2o5-24 67v-9 3s0-19 d6e+9 2fl-9 5y0-6 9pl+7 3rm+14 1wx-8 9j4-10 1h1-9 4kn-14 1kg+8
51w-5 25o+14 439-7 ha7+8 ah+6 a64+8 2gg-12 5q0+8 5k9+5 1q3-7 1mw-7 91j-8 sda+9 67a-22 596+8 2mr+15 1t6+9 3wz+4 ru+11 6xw-9 4cc+10 8sm-7 amj-11 c6f-6 1qw+15
5y+11 3ie+13 2gj-6 6iy+5 5e0+14 21q-8 86j-9 dc-13 8b-4 cc8+8 39m+10 3lj-10 46n-9 7sv-9 2qq-21 cyh+9 aje-9 2zc-12 v5x-11 12gl+14 3n+13 1i8+14 1m2-8 8ic-8
207+14 aau+10 8f-7 3-16 47h-18 1s9+11 b97-12 o8-12 5d8+11 4an+10 7ag+10 8nn-20 43s-9 4rh-9 54u+6 3jt-8 4br+9 4mp+9 5l-8 rj+15 2xs-11 559-15 507-11 165-8
beq+10 61x+13 5uw+10 1id+1 f2+17 cjt+9 7he-9 9f+6 8oe-15 b7r-21 88n-11 1ic-8 6qy+8 6b+7 5ls-7 1q5-16 3n9+11 4ar+11 7ok-10 3a4+12 3by+5 uy-17 79f-24 2me+12
9st-8 ipt-6 2ih+9 5zv+8 17p-9 35n+12 12wg+16 7zq-11 5cf+10 6i9-15 687+9 3pd-11 5xl-9 4bp+10 1x1+16 1tc+12 bun-7 1nm-8 2yc-11 4f2+7 2hd-9 fn+7 3g7-9 23u+14
7uc-11 egh-12 4u8-10 a9b-7 bct+17 7uj+8 41f-8 8bp+20 1pc-9 446+9 1cz+13 r2-9 1jy+11 9e8-8 54p-9 5mc-13 88s+7 bf6-9 69g-17 42c-8 3e5+9 4te-15 3my+11 91j-12
4mr+7 6m2-12 7qx-4 wl+8 1j6+9 b48+10 wv+13 klo+10 780+8 cch+8 bi5+11 3is+9 d9c+10 lhs-20 1e9+12 6y1-8 5c1-7 cf7-22 2ob+7 9uu-9 8n8-8 irk+9 2u1+11 6ea-10
axy+10 25+8 8ul+17 4yk-11 5mv+14 6b6+7 1ml+10 37y+8 903-8 1tk-9 a7l-4 6f9+11 1e7+11 zm+6 34k+10 5yx+14 894+9 zm-11 sqk+7 6so+13 4u-17 1v9+7 1in+6 823-24 o2m-8
1ew-7 28u+13 jxv+10 3rs-10 23r-21 gs+9 2f3-6 5th+14 123-8 6as+8 5b+6 byj-4 nfr-11 5kz-15 2u8-7 1ge-14 1m5-5 3cq-10 4tg-9 1b0-8 2km-6 9z+13 3ys-6 1fn+9 213-10
34t+7 fpj+17 7dr+9 9o7+14 e74+12 axw-8 1tk-11 2ye-17 fdq+12 pc+14 adn+8 8i+12 m8-11 2vh+7 deo+4 26i-9 610-8 4m5+8 4tr-12 147+6 fsg+8 qr-9 5tz+8 3p1+8 1a6+9
6xh-9 35u+12 vod-13 110q-12 3l5+9 868+9 wb+12 7nt+9 1gs-10 cvj-10 vk-12 2ul+12 3f2-11 42k-11 4rv-10 2tx-7 amf+6 1nw-12 gf7+11 1l7-8 9gr+6 52n+12 1is+13 8t0-7
y2+7 im9+10 emk+7 1hj-10 53v-8 3to-7 6aa-11 560-9 9ur+9 brq-8 2vg+10 8od-8 1rx+11 6ln-24 9xi-8 7ab-10 d5j+19 gge+11 bo9+8 5cb+8 um-8 9wf-12 cmo-11 5gn-9 4qc+9
aze-11 3of-12 6ya-8 3rn-8 7nh-6 44d-8 uj-7 xe+10 1jf-11 u8-10 d56-10 cn0-10 h32-9 10u+13 ekd-6 1b3-7 6r0+11 473-14 9f6+12 7x+9 d8+8 3rs+9 23j-11 fi0-9 5yp-14
5mm-12 ha-15 87+12 65t+8 q0v+9 1j6+13 dv8+8 725-10 3ik-3 6j7-9 210-19 8g6-8 3m6-7 y0-8 47u-7 7gj-7 3dq+10 42i+10 66s-7 4x3-9 40t-8 dhw-8 60m+10 5tm-10 7uu-8
35u-7 9t3+10 act-36 1ip-10 2ql-11 e7a-9 3jp+8 ax-8 2uw+9 9sj+7 1uq-9 5qv-9 54v-6 2ol+8 1k9-11 21c-13 jla-12 3v8+9 1yg+6 95x+12 1jc-9 3x6-9 5gp-16 186+8 1u2+8
vg-15 1ra+11 32c-10 22j-15 60i+8 22j+13 esf+21 a1q-15 1vd+10 2yc-18 3gf+10 uq-8 am5-14 6lj-9 bv2-9 3of+9 ab1-13 4tk-7 fju+9 1ks-17 bfe+5 21b+6 4ty+6 5cl+10
1p9-10 6pa+5 1pi+7 2hq-10 268+12 by-12 2fx-12 2xt+12 9lc-11 8ol+7 3a7+7 jow-9 7o0-8 hw+8 5jf-10 xc-10 61w+8 vp+7 1c0-12 gq+13 6hm-7 7l-17 28o-8 6cg-8 6ck-8
5ms-8 4jv-9 ax+11 2m8+8 iac-16 i6+10 wx-8 33f-10 1dh+8 1d4-8 1q8+7 8gl+8 4mi+9 1u9+10 14x-8 2jd-13 5b4-15 2iu-9 84i+9 dp-11 2ui+7 f3-8 8kt+17 7ae+10 1at3+6
2p0+8 58h-7 2j7-8 5mh-10 4aj-7 9zx+11 1as+13 3qs-8 4z6-9 52d-9 4qj-8 1sb-10 8u1+10 3-9 p6c-2 15n-9 5dw+10 ozy+6 24s-9 5uk-18 da7-11 49g-11 3lc-10 ijv-16
768+19 27j-6 3ju+7 h2r+16 1kk+6 32o-17 1ya-12 427+8 6ij+8 73x-8 tu+8 3s0-10 3rk-12 3xs+18 px-14 i23-9 5c9-11 85e-17 91u-8 2yc-8 352-7 9x-5 7kq+18 60o+8 7xd-14
16n-9 gn+8 2j7-7 c46+6 2q-16 8l2-13 1t5-9 1iy+9 1fk-13 5if-8 il-17 1f5-10 fd-7 19m-17 cpd+11 2xm+10 7rn-10 1wq+11 mb7-9 4z-12 4b+9 3m5+9 1ee-11 9ho-10 2h5-8
5fi-9 2eb+18 5yl-9 40e-9 4jj-9 5zv-11 5id+8 12t+8 1i1-13 3y8-8 2po-7 5f2+7 2r1+5 4l5-7 6f0+6 1my-7 yr-11 tk+5 8ry+12 hq6+10 9se-10 98s-11 8n1-7 lk+12 2hf+6
84+9 ch+8 4b4+8 1hb-7 3m8+12 1gk+13 8wt+15 585+11 c+11 23v+9 mva-11 6or+13 3w1+15 274+8 1to+7 6pd+16 a61+9 rrg+9 839+10 2ck+8 lv+10 2w0-7 9f6-6 66w+6 45j-6
3fe-14 40t+10 2nj-7 c39+11 4fu-7 7gg-9 3xu-7 d5x+25 bg3-9 4uz+11 2si+7 ig-11 3a7-7 1o2-14 2p+8 sa1+11 3cz+9 340+9 crk-8 oq+6 62j-11 dei-17 3ee-10 in8-10 4v4+6
1d5-7 gq+13 3ce-11 bz4+8 1o8+11 1l2+6 21q+7 575+10 6s1+15 6ql+9 9ny+12 12z-16 1za+10 17t-10 2tv-11 i5u+18 54g+19 wa-7 lan+5 cl7+8 eck+12 6im+10 94n+11 abw+12
x4-15 elq-6 ud+8 7cp-7 bkx-5 7oi+14 xc-10 gue-6 206+10 4bp-8 3rj-7 5g0-13 1gf-13 acw+8 83k-8 1gi-14 bqr-11 7yu-14 23-8 8y5-10 933+7 vbn-9 4wo+10 1nl-7 2m4+9
3to+15 ve-8 5ni-8 23q+7 44z-13 331+11 1r9+8 1da-10 1x1-15 48m-11 8nf+8 48f-22 722-13 4a-8 8mj+6 1gk-10 87y+14 c6q+11 mh-15 9f+8 1dg-14 7h6-8 3ea+9 4c7+12
b5f-7 f74+10 9gg-10 3k5+6 dix-6 3qd+12 411-8 fua-8 9eb-7 exb-17 21i-11 ne-17 403+7 2vj+7 137-8 28b-9 5ry-9 kc-9 1yj-18 25t-11 2x7-8 2g0-7 35m-12 3eu-8 sl+11
gx3+11 55a+4 eeu+11 3ao-12 11c+10 2x0-8 1ej-13 1vj-7 12yq+8 h2-10 5f2+8 ngn+9 32j-8 42l+8 4so+10 2ik+11 47n+10 4mr-14 8gc-9 p6-10 158-9 5lz+11 4i+16 2i0+7
cqz+10 2oc-10 ci1-10 7z6-9 7wc-7 p1-8 1oe-12 hg-13 rf+10 3nw-4 8bc+8 1xn+11 14x+5 5f1-11 ez+14 z8-9 nw2+8 2oq+5 1q-11 5m3-9 o0-7 cbp+16 6uo+11 31h-3 10v-10
4dl+20 oi-8 4nz+10 29f+12 6br+6 2h5+7 6l+12 4br+10 23-7 or-11 4ds+10 fnb-7 48a+14 z4+16 pf0+10 1ou+8 6pk+5 378+10 1il-14 6r3-8 43p-8 3rw-16 6p2-8 8we-12 11v+9
4dy+6 6c2+8 by3+10 5q4-11 bf7-10 6gj+15 349+8 dkl-11 7fz-11 6ix-6 aur+8 kmp+8 3in-22 ded-9 b78+9 7uh+9 n9-23 2u7-15 8o3-17 fs+13 a5m+7 8tt-8 48w+7 iu-9 v6e-17
72k+8 5xz+15 dk-10 12r+8 blb+10 p3+8 gp-7 809-10 736-15 6vu-7 31+15 2u0-8 a6r+10 48c+10 kvo-9 1q8+9 85v+13 f6w-11 6je+14 7d2-7 ana-14 79v-9 67z+7 hcw-11 e5-8
6d+8 6k6-8 3eg+11 ee5+7 59f-5 duh+9 5kd+10 kc+16 91c-6 ekw-7 7zn+12 165+9 mof-12 bpc-8 j1-13 5rw+15 h1o+8 5kl-9 11x+8 7mh-17 3qi-14 5za-9 ihf+17 88e+8 ex-10
25-13 2yp-9 3h5-16 1i+5 iqi+21 1qc-14 jq-9 4od-7 2ol+7 7bg-6 1qa-10 9ba-9 2jb+8 3t7-7 16r+8 uh-7 9e-13 hs7-8 7a2-10 3gc+10 967+9 2dw+12 4m0+8 2y0-16 7gb+9
6kg-15 2lp+11 55b+10 162-7 4tz-6 4ji+8 9my-9 1qz-8 oi+11 8n1-8 2zt-7 3ii-10 j4-12 f8n-9 2e+8 yt-9 mz1+10 1qk+11 6sq-11 27b+8 hs-9 6oc-10 3q4+6 9pj+7 6km-7
4ag-11 37h-15 bf+13 2z0+4 2h8-11 a0r+14 3hz-10 85r-8 6hj+9 9dm-8 i1+7 7zt+12 1q-14 31y-11 3wn-8 2-7 5n1-5 7yi-8 2c4-11 c4x+14 47b+10 ii-11 37y+9 24t-8 44a-16
57v+7 2h7-14 ee+9 7pq-9 dz7+7 8tj+19 2b2+8 6w5+8 g8f-8 dfy-15 c1x+9 388+10 8kk-9 fre+7 3wh-14 4g3+13 8lo+10 12s+6 2je-8 8m0-9 41+11 97q-6 10l-10 l5a+7 r4s-9
9ap+22 ea3-13 7uo+10 cwh+11 qz-11 1md+8 1hv+9 161+16 wp-7 159a-5 99w-11 k5+10 3xp-8 5rp-15 189-9 1b3-12 2k3+11 46a+12 cph+6 5de+24 mx+16 ch2-12 156-18 3kh+18
6eq-9 9ga-8 5n0-12 1fz-9 4dx+11 2xr-9 aas+9 3ng+13 14b+9 qx-12 hsn-12 9ic+6 2t4-9 93x-6 30z-7 bij+11 2el+10 u+5 1re+9 yye+12 2i8-20 5bg-6 4ri-9 ye-12 3i+12
k+11 9ay-13 2zc+5 27a-6 23z+14 5vg-7 6bp-6 2v1+8 639-10 2nt-11 2st-8 cou+8 40a-9 1i1+7 t9+8 3rd-8 ik0+10 2b8-11 9mo-11 342+8 hk8-16 4l8+11 6bj+9 5hz+12 74h-14
13e-11 fz-15 39i-7 99w+8 9i7-15 2tu-9 12y-11 44g+8 6ht-7 3sl-18 7be-13 i20+6 5tb+12 bya+7 68u+17 xd-9 2gd+12 5o4-9 be5-9 1qx-8 1lh-9 29g+17 bpv+8 1vo-10 29v-8
5n1-16 a3w+8 1l8-13 105+8 49z-10 g4a+11 35y-8 5ql+15 3vk+8 24r+5 d0-8 2lo-13 1g5+16 2qe+6 4cy-9 emd-9 5cx-8 mut+10 5sz+10 h8-11 pe+8 2vn+6 5ga+7 4ya-8 b3+8
7xn-14 25j+7 gy+8 djz-11 18g-7 6ur-8 237-12 12e-8 bh-12 4hj+17 267-7 7c8-8 33r-11 4z9-7 7ov+8 gfv-12 4n6-8 1r4+8 1hy+8 1f8-13 5l1-10 1lq+10 2il-9 80f+11 1c8-9
bza-11 c3c-7 m0d-8 11t+9 72m+9 o3-20 42x+12 3jp-11 4d9+8 bd+10 2p-15 aa2-7 3us-6 23y+6 62+8 6ki+13 b2u+12 5us+9 1ev+9 4t8+6 te+15 1x5-10 z+6 2zw-8 1mr-10
923+13 27k+12 3e9-9 5wb+13 85-9 29o+14 95h-3 olx+12 6as+9 15e-9 64h+10 21c+7 182-17 20r+7 9z-11 ryw-11 6wv-11 n0-12 34z-13 be7-6 bib+10 1yj+11 34v+11 42m-12
4k-10 4hl+14 mx-7 4ob+7 5b8-11 xd-13 12e-13 f01-8 50o-17 g28-7 b7s-7 3x+9 53n+11 25e-10 56o+9 4am-18 73s-6 e0q+10 5hp-8 d+15 384+10 2vs+12 exf-10 ass+16
3bt-13 1f6-6 8qj-11 f4-13 696+14 37t+13 v2l-7 126+12 2vn-10 41t+10 as0+6 8sk+15 7dv-10 t1-13 159-16 3kn-13 54r-11 1ez+11 13r+8 25r+5 3wx+7 331+16 5y3-8 n6c+10
6it+5 9dp-10 6ec+13 4ry-15 mz-8 12it-7 a09-9 5ts+11 h5i-5 ck+10 1tr+10 8ip+15 6nm-6 2xz-10 1lv+10 e02+10 a6p+9 se6+9 n7-10 2au-8 4le-12 7c7-10 28a-9 kh-10
ght-9 2rm-12 z2a+7 12w-23 9u5+7 64u-13 pui-7 3wt+7 17l-11 b8q-6 569+5 144+5 3fc-6 fgt+9 1xa+17 aep+17 6mp-9 qk+9 4bi+7 1u5-8 2qx+9 zj-11 530-21 1jvr-11 2mp-17
ga-11 43k-10 63+6 b5n+13 10u-10 evq-14 1e9+9 np+18 a2-9 5vg-9 la8-8 2hi+11 73y-17 2fw+7 qn+16 2hp+7 9g9+7 9e0-12 5gy-26 88b-11 2x-13 d77+10 3bq+10 1dt+9 6ky+8
1m7-13 714+12 amy-14 38a-11 bmq+15 182+9 7bj-11 1b0+9 9mu-7 74l+8 btm-11 253+8 sc-7 4y2-8 1wd+9 35a+10 d7-17 5c7-8 ese+15 5sk+6 6f2-8 3b4-9 10g-15 bcj-9
alv+15 26w-10 1at-9 41b+5 1i4-11 kr+6 1339-10 2hr-9 zc-10 4de-13 dzw-8 1ma+10 8r0+9 1lx+7 ehw+5 8bd-16 1jk+6 9pd-15 1nb+6 8o3+10 7s-10 1au-6 6nw+12 1bl-7
b8-10 4ek-13 cq2-19 81i-9 2hv+7 bo4-11 com+11 8du+10 2nq+6 2vf+7 3gv+16 4t3+8 1hb+13 507-14 6ys-8 3lw+7 dde-9 a9c-11 933-18 2f-9 2gt+7 icv+13 16s-6 6te-13
57d-8 8y1-12 4r6+9 4kz+10 2o2+6 1tm-9 gq+13 5g6-10 1ix-7 a0y+10 1b5-7 nk6-12 73a+10 2kb+11 5oi-7 9r-10 br-9 37k-11 96-7 7r5-14 91r-7 au2+6 8qc-12 5l1-13 5c7+8
125+8 1w2-12 diz-5 3hm-14 u2+10 606+6 mmk+8 3rh-7 4jp-8 60n-8 57k-11 53r-9 1yh-12 4op+6 207-11 czs-18 hyr-11 fp7+15 4gq+9 3h2+13 41s-8 1cz+14 40j+12 1s0+7
16s-9 5zy+7 jw+8 jr2+8 5pr-14 jg-11 asi-13 yn+14 1qc+6 vw+17 3qy-10 96y-10 1uo+11 gpu+9 2ub-10 3bk+11 g+10 1ty+7 5v1+18 uu+8 7mo-7 55d+8 lbq-10 2xo+10 10s8-7
6lc-10 1ge+8 3jl-10 3vn-15 bq0+14 qai+7 xj1+16 9x-12 16n-13 vm-10 1yd+9 if+14 6el+8 6kv+11 8hm-9 5rl-10 qyd-9 dyv+8 1f8+9 227+10 50n+10 8vg-9 5h+9 48+13 ao+10
k89-9 bf3-9 407-9 7d1+9 8hq+8 fti-21 2gd+9 ji-8 6hf+6 1vp-7 37i-9 4o3-7 i7u-8 jh2-16 8s1-13 6gn+12 4o0-8 2zs-14 2ti+9 i9-7 1u1+11 3y4-6 60n+8 15x-11 55e+8
dl+14 441-8 jip-9 82w-7 1x1+12 a43-23 lsb-14 691+7 f3+14 2ef-10 1of+8 ne-8 82-7 3ss-12 mhv-7 za+13 39m-10 35f+10 in+11 b41-11 29d-10 8ni+10 chb-11 7ix+11
82n-8 ttp+10 3wp-9 5y6+8 35v-10 2xs-9 9ak-21 3sn+9 1f+8 310-6 3lj+11 231-10 4li-7 4dm+7 lgt-8 6lz+8 1hi+8 5h4+7 9g-13 4zz-8 37n-27 xi+17 4ax+7 dp6-10 166-8
21g-10 6g3+7 g1s-9 1sm-8 25l+15 6hp-5 7to+14 1yk-11 czk+8 1ub-9 lmu-13 3wc-12 20p+8 4j0+11 zm3+8 2rn-10 2s5+7 44y+11 65l-18 hr2+9 5jk-14 4r5-8 1tv+8 3lu+5
f04-10 16y1-11 6qx+8 8tx-11 2gb+8 2au-10 22r+7 702+5 5u2-8 8p-15 2oo-8 315-8 c1m+10 2fl-9 38a-12 4vo-10 2jk+10 hjp+9 1wm-8 9ms+10 8ft-9 ez-10 7hn-15 2dl-9
3ax-16 w6+7 cj8-10 7bs+10 17bh-10 cog-9 ax+8 2nk+8 23y+9 474+7 7l8-9 420+9 5l+8 63u+10 217-7 27r-10 3jc+12 4z7+8 4q3+9 e41+6 a8-17 14c+12 4eq-9 6oe+10 1nj-9
9cc-7 3ex-7 30n+10 41i-12 bs+10 30n+8 5ap+9 182-14 996-17 5rl-8 8ly-4 9w0+8 3oj-7 44t+10 5t-7 jz-10 7f3-7 8bm+9 3nx-10 2p-7 i9-7 y+19 bzt-8 4ob-9 6yp+8 1oc-13
1ce-9 950-10 4bq-7 12a+7 9y0+10 16e-8 57x-8 abl-23 93+6 119-13 21m+6 132+9 2m4-10 c2f-9 7bf-16 99v-4 5b4-7 261-11 si+20 27p+7 law+8 hh-9 6uf-11 jhd-13 frw-11
9eb-12 pp-10 40t-5 hm0+12 h25+10 10c-13 1vs+8 1nx-6 3nc-11 2bo-8 4n4+7 b44-9 1mu-7 37f+9 ffo+8 coj-8 z1+11 2sa-8 5nb-13 93+6 94k+8 27d+17 16l+8 3qu-6 fpw-6
55q+7 1s0-6 5fn+15 aa2+13 l5-12 1p7-9 27r-9 32s-6 83m+9 hb+12 nas+11 9bu-7 4r-8 qy-7 z+8 pxa+10 52q-11 jgt-12 9gj+10 7zn+9 fhc+8 beb+19 23c-8 7i-9 58x-11
1bg-11 72m-3 64v+7 64c-11 ra+9 xn+5 ia-12 50s+14 k7+7 47w+15 uo+10 mkm+10 3s4-8 4c+9 daa-8 1dp-8 atk-6 6lv+9 axo+13 84k+10 3a4+11 4z7+7 he+8 2wn+7 c4n-11
2aa+9 hv+9 5m3+6 17s+8 4e0-11 3k6+8 te+11 9fa-7 5ma-8 1tv-7 c22+11 7oa-11 1nk+8 b1+7 3bl-16 86b-8 1tz-10 2ac+10 avv-8 5o-8 12h+19 5ug-14 nt-10 hh9+8 s-6 6iz-8
g4+11 19d+9 6d4+12 xl-6 6fp+9 sz-15 ag9-23 10m-11 52x+8 euf+11 c7g+7 5co+7 ad+13 854+9 b26-15 2wy-10 2h3-9 5bd-13 12q+8 nqf+12 31u-10 4qt-10 7r3-8 qpg-10
13l-5 42b+4 1kt+7 agd-10 3q5-9 6gg+8 9sl-9 5up-11 8gd-4 6hc+10 627+11 yk+13 4vc-17 a9y-12 44o+12 383-10 732+8 9b5+15 2a4+7 8n8-10 234+19 27g+8 5r-6 24j-10
io8-8 de3-11 389+8 39y+10 5vi-10 etz-15 169-8 g5-18 2ob-8 1or+8 2qt-9 hor+10 83v-14 52m-11 a6a-7 2i+10 84j-16 4u+12 bge-10 14x-6 4oi+9 xzg-9 3qe+11 eck-9
4im+11 a8s+9 1xh+11 509+5 ku+9 43e-11 e25-7 3ul+2 azd+10 6wc+8 ivx-10 1xo+12 9ph+9 2zs-8 5bg+8 4pq+14 cot+9 48b-18 3hc+5 955-7 1uk-9 3tg-10 6ym-11 65u+7 bqs-7
2n1+7 7fl+8 6jq+8 1iq+9 2sd-8 ow-21 6mt+16 1rv-9 1zu-8 6s+16 prz-11 2oh+11 lt+10 1qq-15 6m7-10 4oi+7 6d-8 4kt+9 87z+4 cnq-20 2u5+10 olh+7 j1-7 1ud-14 wp-10
5ws-8 27y+8 71e-11 gi+13 c2-16 5a7-13 1js-10 h5k-7 9m7-10 1mq+12 1zt+11 5wb-15 45e+7 6uv+12 7th+12 1os-7 9v-32 1on+8 29h+10 3iu-10 6so+5 hz+6 4nf+9 iv-7 7v-13
1of+7 ckh+10 mp-8 5vw+10 qm+12 2u7+9 f1z+8 bf6+14 1xq-9 ajy+10 3dc+9 evu-12 4mx-8 3cd-14 6ei+11 eco+12 fhn+9 12x+11 fg-5 2t4+6 43k+6 ie-19 32l+13 10x-6 3oq+9
eb-12 1oi-8 z9+10 3sz+10 eg3-13 4ln+9 du7-15 99q+4 vo-9 d4-8 zn+11 39x+12 xx+8 3l+7 3ku+12 2xx+11 9ub+6 3jt-11 6jr-9 7kn+10 3sc-11 n7r+16 dmn-13 11w+12 9bz+8
8gq+12 yh+11 1dr-11 clb-9 1jt+13 506-10 tn+11 eye-11 4nz-14 5h4+17 9o-12 14b-8 6qc+17 3it+14 1qt-17 927-9 2j2-7 yn-15 l6t+11 1ia+8 4rx-10 2g2-9 31f-14 i8k-8
lp-7 4w3-9 2jk-20 g6-17 70e-6 7r8+10 9h6-7 2ki-9 dj4-11 2j9-8 8a4-11 3e2-9 37e-12 bb-7 ban-9 15z+10 4bd-7 ip-10 15m-6 3h5+9 kl6-17 1dt+9 1lb+10 8wm+10 1u8-9
4nc-6 1i3+12 1t4-16 chu+10 9le+8 4pr+10 2kz-9 3bt-10 11a+11 kwp+9 ng+10 vx+9 9sb+8 cgb-12 5zy+8 8n0-21 etk+16 24q+6 66l+4 39w+11 24i+13 2qf+10 3z3-6 bqq-9
5wc+8 ho+11 108m+8 1dg-14 7ne-8 7en-11 8yp-16 1lv-11 a3u-14 18y-8 86o+9 i0d+7 gr-14 hoa-11 cp9+8 3ju-11 12o+9 1nd+7 62k+7 3ss+8 7aj-7 12u-13 9a2-7 73b+15
3fb-10 4ah-18 a5-16 4ee-13 j7d-24 al6-10 3a+16 ear-8 188+5 ak1+8 1dc-8 3y1-9 4r+19 fw3-9 1n6+11 zr+9 82o+7 b7m+8 jnz+16 988-11 6si-4 cj5-9 1me+8 1pa+10 3sv+14
2pw-8 2su-11 1da+8 8ay-12 afj+11 7i8-8 8xz+6 2oa+10 1j-17 4kf-12 epd-9 ms4-8 dq8-7 3v-8 9d+6 19a-6 h0f+8 9qt-7 9k9+6 8zq-12 1de-8 2bc-21 1wn-12 1gv-5 hau+9
t4-8 5pp-8 a4t-15 bnq-7 8ev+9 9up+13 a3c-8 36y-8 b6-7 3mq+12 4gc-7 6m4-11 90s+10 2mr+9 28g-10 1j1-12 jf-8 865-4 ibw-17 82l-9 5fy+11 77i-9 cnp-8 1db+11 8e3+17
77y-9 q5h-11 8gq-9 nz+19 p4p-9 30j+10 5ci-7 2st-9 46l-7 tu+6 hw+7 16f-11 4d4-15 85x+12 2ql-10 2om-10 37k+12 4dm-10 cn9-9 3rr-8 d5h-9 24s-8 ya+9 euj-11 o2-13
3bg-8 6e+12 r9-9 3i0-12 5i6+13 b4v+8 3j2-10 b7o+10 2fz-16 37e+10 2sp+8 tu+8 an-10 bfu-7 7v3+13 292-10 58a-12 2h-13 ky+13 4n1-9 it+10 5ld-16 8zb+10 73p+6 2k2+9
10c+8 1z7+10 6be-9 gv+8 fw-7 8og+11 h5-11 31r+13 3oo-7 34s-9 9hb+9 7qa-16 cy+15 2dg+9 a75-9 2dh+13 2lw-10 27-9 15g+9 4si-5 gt-10 8wh+11 cb-7 l4n-8 7iz-6
cft+10 q4+8 3qw-11 1b3-8 49u-12 2tf-7 7as+7 4xp-13 62i-9 22a+11 7tt+12 kcn+8 l14-10 711+8 27s+8 2br+9 9g+9 2k3-8 fmd-7 34i-10 6pu-13 200+10 10is-5 174+8
qa7+11 hl2+7 85j+11 30c-10 fxy-6 wk-7 3bt+8 1bq-11 3p6+7 df1-6 5b9+7 2h2-8 bwg+13 qa+7 1u1+10 6iw+7 7bs+21 2kg+8 4zb-9 aj6-13 59b+10 cu9+11 ad3+9 fs0+14 3tu-8
14v+7 1ib-11 2fg-16 4xl+7 arp-3 4wp+13 5iu+8 2od-7 6qb-6 2i3+9 13j+10 xou+11 4su+10 86n-9 5xn-7 if0-8 9l+6 9nr+7 l7-10 223-11 12o+14 7zq+9 35n+9 c0w+13 cj-8
50a+11 34f-20 6bx+8 1gk+8 arp+12 7wl+7 13j-7 5z3-12 6iy+8 25b+10 a8e-10 9h6-6 3gq-13 1o3-6 1an-11 aha-10 a1c+12 1b5-8 604-3 534-13 2vr-16 w4-13 2qq-8 arr+8
7z9+12 3bt-9 2fr+12 s6+13 176+13 3fm-10 5pq-17 453-8 k9-16 1cu+12 1s6+8 2dt-8 1tj+17 wr+9 afp-9 1h0-15 359+9 4tw+7 fti-6 4ld-12 3uv-14 yx+6 dbq+8 9ot+12 5dr+7
cg+15 fq9-8 nxg-22 pe+9 c1f-7 9ch+10 1qw-9 5ao-13 3c3-18 92p+8 8az+8 xr-15 jpv+8 2u+6 dwc+6 4tv+9 1fi+12 fz+9 1ck+8 223+12 1or-8 43h+8 acr-8 8s1+5 942+25
dx-11 3lz+12 1es+7 1av-18 78o+12 m0-12 44y-12 d86-13 835-8 edi-7 d4e+8 8iu+20 a0l-10 6v+6 4zm-6 k1f+10 8ok-11 dw-8 8jq+11 1rx+4 79y-10 1ly+12 2os+10 4rk+11
763+8 137-7 3f9+12 dyv-6 1ah+6 28f+10 jf-12 9c7+9 34k+6 md-11 5ea-4 2nd-10 2bl+11 85a-16 1h6+17 ek-6 57d-15 7qv-12 1ka-3 8nc-8 1ul+8 8w5-13 vh+8 cb8+9 ezm+8
cqn-9 22t-8 8g5+11 m1+3 2xg-13 4et+11 15q+9 gl-8 7yu+9 b27+21 3k0+13 tz-8 b2+10 47k-12 ug-16 kl6-16 8bu+7 12l+8 125-8 dns-23 49l-11 d5z+14 578-7 pb-10 57n+8
l5f+15 3ai-13 i4+13 1ul-11 24x-8 b4r-8 2ok+11 576-7 3gv-14 bqb-8 f4i-11 7sd-9 5ig+12 eb7+10 1zo+10 3ze+11 moz+8 7f-8 4sa+17 aen+9 bw4+8 yh+6 1ct+11 cbj-8
90s+9 mdk+7 1v2-8 3vu-12 9hx+7 7t-8 nqc-12 5ve-11 6xe+6 8wn+11 a50-10 5qf+9 1fe+10 5md+6 1vn-8 4am-7 cfx-11 49u-9 4u+7 qw-7 8z8+8 beg+10 fsy+8 8a4-7 6w+8
3lm-7 hxi-5 213-5 41n+6 3mt-6 2oo+11 on-10 3l+10 1b4-9 19c+14 8jl-12 24f+11 2a1+10 47x-6 mk+10 3qz-9 5iu+8 3x-8 1r3-9 b4t-7 4zo+9 439+11 6kb-7 2n6+8 6s+8
7b8-9 60r-10 39o+9 6c9+9 bbf+8 2st+8 gp-10 2qd-7 3wp+11 188+8 5ub-9 2q-9 1x8-8 fbt+11 ds9-10 kog+10 423+13 2c9+10 bi-6 8ug-7 2vk-5 3ek-9 3g4-6 pk+8 1ki+16
mf+9 80l-9 ble-9 2h3+7 cj8-8 e35+13 awo+7 78v+12 qsp-8 5nc+11 56y+8 9kc-9 9b-10 1dx-17 4no-19 20e+11 brs+8 43y-11 nur-12 a44-6 6jk+6 6c4+19 1ja+9 10o+8 1m1-12
5wl-10 4xj-16 1zu-15 1gb-11 c0c-14 3j8+8 f29-8 1sb+15 kx+9 5on-8 1my-13 ara+15 dvd+8 4ch+11 7sr+8 j2+9 hhy-19 aob-15 qw-12 3b3-12 qa-4 695-11 6d7-7 af0-17
d5q+12 29n+9 734+10 mb+7 8f2-11 r7-16 5tj+4 772+12 4yx+11 fer-17 50v+8 8m4-10 3uf-6 xw-12 3jk+6 2ec+13 1ol-9 csf-16 91i-9 16p+10 25l+10 8n2-9 1hi-8 ct6+7
6o6+18 2js-9 g47-10 4zd+6 5b1-9 e3+9 4g4-8 tq-10 70s-8 1qp-10 2ae+9 84w+12 459+13 ej+7 2z+10 4at-9 6vh-5 bhc-11 3va+15 dzy-8 6m8-9 2go-8 5n2-10 3jd+19 bj7-11
5wq-11 834+14 1po+5 5mh-8 gqh+10 10yu-7 l9m-12 x4-7 2ss+20 c2n-9 ts+8 m3+18 246+8 35r-9 3v8+9 4fx-10 37y-4 igv-10 42b+13 5d7+8 35v+9 dd2+12 cko+8 23z+11 di+8
161+14 1n5-10 676+7 47v+13 ezf-13 7pn-13 46i+11 6yh+19 6u5+9 as7-12 1hp-11 8q0-13 4dq-13 c25-11 5xz-10 auf-7 75a-12 dqs+8 302-18 b1g+13 2l6-8 1sy-12 19k+9
7wj-9 yc3-10 87l-7 o9y+15 9ez-11 35r-10 ceu-12 12f+11 37u+7 ia5-11 c92+9 7pt-9 rh+7 67i+11 1jq-9 s-8 p5+7 7g-5 4d7+6 6l9-12 5dz-18 37z+13 bm3+16 296-11 9se-11
h1-11 9d7-11 bda+6 1tj+8 t8m+13 km9-9 xd+10 7zz-10 pz+9 3gz+8 7qa-9 3dd-8 3bk-9 ldi-4 26k+8 9em-14 29s-13 bs4+11 70-12 wv+37 22+10 4ds-7 4td-4 2i0+10 3sb+19
4gk+18 4c6-12 470-18 48w+7 dkz+9 8ti+9 9qa+15 1qs+7 6x8+8 1gf+18 2l3+7 5ml+6 2sy-10 e9m+10 6vq+6 55x-9 64v+12 gci+10 5z8-10 5yl-12 eb+7 r6+21 nl+7 1oq-8
2wi-11 9p0-12 lt-10 9hq+8 bhj-13 1gr-9 6di-10 1bu-14 bi1+20 dc1+12 10m-8 1sm+12 79a+12 hk+11 47d+15 38-8 8y+7 11r+13 14g+10 we-10 uj-8 ani+11 akg-8 3o6+12
2ir+10 2xg-8 z5-9 1ih+9 ay1+10 a4q+7 9hh+8 6xd-8 6ba-8 5me-13 3cn-15 2fk-8 36q-4 62o-12 9gl-5 48o+14 1yl+9 l2m-8 1ug+9 21-18 3mg-8 4fu-7 coa-12 1ya+9 rtm-6
6m7-14 ja-9 11vo+7 g0v-13 ae+7 aq3+9 ejg-8 1mr-7 bnu+10 95f+10 p59+8 e13-12 ecy-7 9xm-9 18e+11 c9r+9 1j1-9 9sy-15 fa0-8 10t-9 9o4+12 6ca+11 l7c+4 84p+9 4mh-9
2lq+7 ef+11 5wb-7 b3+11 aq-6 1h7-13 66x-7 d8r+9 38y-8 1z6+17 6q1-12 3vm+11 jma-28 3hh-6 84c-12 ail+15 98c-6 d29+16 5re-6 kty+11 e84+6 5er-12 2mr-8 6d5+7
249-11 24s-11 d4o+7 2ne-7 282-5 4o6+8 vl+8 5ag-10 tw+21 4a5+10 1kt+7 1gx-12 6v4+16 3y6+10 88s-7 5qs+10 4rh+11 rr-9 6j9-9 4r0+11 sf-7 a4v-11 3f5-11 p2-9 1i3-12
8nn+6 5b1-10 8t-14 65d-9 7es-18 3f2+7 3gr-9 410-9 122-10 3xg+16 8gz-5 1wr-6 pvp+9 5bm+10 9gd+5 dv5+6 1f8-8 1o4+10 5pz-9 8d0-12 6lz-7 6ie-10 4zg+11 6ky+9
iuc-14 6bg-7 2ru+6 16y+6 8vk+9 21e-5 421+11 baz-10 147-10 4ty+8 1k-7 1ey+12 7h0+7 28j+10 3xm-9 yk-8 1uh-15 9j7-14 8xg+11 3j8-10 vc-13 cty-13 1e0+9 1pe-9 3x2+6
41v+9 6qf-11 5ry+8 5tw-9 72c-12 g1i-7 ca+10 42d-8 4zi-8 12l-18 9o3-16 qh-10 4v8-8 3eb-6 c4x+16 b3k+7 me3+9 2sl+14 38m-13 1wb+14 fre-9 33+6 4oz-10 ji3-17
7qj-11 6c-12 2tr-11 bdy-7 6bd-7 351+8 a4w+15 bcg+15 h1x-14 2pv-7 1tr+11 18h+10 6j4-10 337-14 3ly+12 5ds+9 7uc-8 9or+6 17r-6 4bi-7 rwg-9 h1e+7 a90-6 2cc+14
be+9 1ql+11 a6f+7 6u4+14 244-8 1xc+6 25h+17 604+11 91d-7 33u-23 1ud-12 1n7+7 52j+12 3d2+9 6t+6 ias+8 gi+7 1c9+9 297-11 751+14 3dc+7 a6m-10 715-11 7q5-4 ff-6
qi-11 4lp+6 3k4-6 hwa+10 69e+9 4ly-8 1rb+6 178-11 92+10 6mm+11 8y9-10 7uc+11 2wa-9 c96+8 x9y+15 6k6+5 5ec+6 2ji+7 a6f+17 64c+7 2gx-12 6b0+7 4il-14 lro+8
46x-10 2kk-8 14z-9 3mg-13 s4-9 m3t+6 4xv-10 9ww-13 18d-8 13a-14 740+19 352-10 fo+7 3wk-7 1ed+9 3jy+8 29d+23 1ch-10 vk-15 c6+12 2n7+9 13e-8 18m+12 5f7-14
1ss+16 1az+10 1ir+16 1vf+8 54c-13 5zg-10 25z+6 1iz-13 325+13 8iq-11 ap+8 kuh+8 8k4+10 4bf+11 a0q+10 61k+10 3y1-7 1qu-11 8zg+18 2ww-3 cfp-8 ou+8 we-8 1y-12
99e-12 2qr-9 1kf+6 2b8-9 1wg-6 fh+9 vs-9 b6e-9 xl+6 5qj+8 24r+13 3sy+12 bk2-12 175+12 5zl-8 2rr-7 1oz+13 2g-18 54m+9 71d-8 2uo-12 1qx-8 74s+7 2qu-13 1mf+9
35u-10 6pl+9 u1-9 3lg-11 63r-10 6pv-8 yw+11 2q9-14 8b0+12 32k+11 as8+11 1fb-5 6h-9 6hz-8 854+7 7gp+8 3t4-6 ihl+10 47v+6 3w2-8 5bi+10 1k4+9 4ff+8 4fa+8 4bc+9
15e+9 3sp+12 2vu+10 oqv-6 330-11 1eo+8 908+5 60+9 2s0-8 22b+14 6oo+8 35h-13 gik-4 1sj-12 12l-13 arz-12 44e+8 4l2+11 cul+9 59c+8 2fm-10 6qz-7 ry-9 wu-10 3qu-15
9ax-20 9ub+16 id+15 c5w-6 2i-23 8bo-8 14r+11 9e-8 4jp+8 45u+7 e9-21 dun-6 1ah-10 4f0+7 7pj+9 7jh-6 58b-8 ayu+12 11m-9 r58+12 r5+16 7rx+5 56w+7 zl-11 i2i+15
at+9 10v-8 def-12 a7i-14 6ye-6 32h+17 wx3-9 4ew-3 41d-7 248+11 6gm+14 3pd+10 900+14 3en+14 4nw+7 tq-21 fv4-6 fyf-10 2co+11 337-8 1z1+9 n0+10 69o-9 523-9
j77-14 diq-8 xg-14 8ir-15 6g3+11 1kw+10 ji4-8 6lo+9 9f-11 1fj+12 3hp-6 kf2+11 5by-6 2yu-8 1i3-11 2zv+13 6uk-16 kad+10 or-12 dhu-23 3ao+5 744-7 d5-12 1k1-10
4qa+13 16v-6 9b2-9 79w+8 90y-15 5g3+13 40u+10 al5-14 eo0-10 kp-8 e7h-7 46u+16 11w-15 1ph+12 ani-11 83-16 2yg+6 1g2-8 650-7 81u-7 4a8+7 kv8-7 feo+6 1fe-7 sj+12
13q+6 18n-11 g3d-17 1du+9 eim-11 5ng-14 2ct+6 19w-10 rj-10 1t3+10 4sx-7 4kp-5 tbf-12 c74-7 cm+10 1h1-8 1t1-17 7x+9 jhl+10 enh+11 bdv-17 53x+9 1v5-11 1g1+10
ubk-12 2pj+10 8u7+9 5g-9 4nx+13 pv1+8 5f8+12 3el+9 7ee-11 30l-8 bbz+7 16a+7 7nq-6 82f-3 1oj-7 1dg-8 1q5-10 9ym+13 1fq-13 is9-10 1ll+9 77q+12 314-11 jjl+9 ev-6
4rc+13 hzz-8 4jn-11 1hr-10 2rz+13 22g-7 116-8 35i-9 lsb-7 jf+10 ht+9 xt-8 3l8-7 33i-13 5v6+13 s5-10 e9z+11 1vi+8 bkk-11 205+10 2ny+6 8wa-10 m9p-11 hr5-11
2ur+10 3sv+5 5ft-9 3f1-9 309-13 7fy-7 5zz-7 s4-10 axe-8 9f0-15 jhd+9 5ml-10 1rd-25 1e3-8 18n-8 1uo+7 2bv+9 asy+6 3vb+10 5as+8 2wk+15 c3v-11 570+10 5t3+11
1y5-6 5rj-12 3l0-11 1te+9 1oz+13 50v-9 1n7+10 64d-9 1rb+15 ee0+9 3z3+7 ecc-9 ap7-8 14a+7 4bk-20 2hx-7 t0h-8 48s+8 dsb-9 lhv-13 9ms-11 10sg-6 3vj+6 4la-14
3yv-9 o6g+9 ng+7 bah-9 1cx+7 del-10 1mm-14 5c+10 8i8-11 39c-8 7ft+11 5pt+12 40f-11 4uf+8 4bv+12 6az-8 4aj+16 3mb-16 ed6+6 15w+9 33r-12 7hj-9 1s9-15 2mi+13
n3+8 8k8+6 9pt+10 dqv+13 1u8-16 288+10 e0-6 3k1+8 qo+18 f1-8 25o+11 1ie+10 76m+6 6cx-9 1j6+4 2vs-13 1az-11 f7-7 5ea-10 sp-8 brm+14 eym-12 1ym+12 9k8-12 d5p+12
2mz-23 uz-9 19e+12 64m-9 10d-9 9s-7 2pd+7 7t3-13 3x2-11 3dx+14 xh-13 goe-13 8gn+10 2yt+10 lt-9 1jv+11 6p3+8 hc7+9 7g-7 bn2+8 a6p-7 7vk-12 cu1-7 hh-8 1qn-10
1gi-10 a60+7 19o+6 5o8-17 7l4-9 50c-9 100-17 4nx+10 26x+10 a8+11 1i-13 93t-8 69+11 1kq+6 7h9+13 cc8-22 a7i-10 4h6-9 3bn+10 2xb-9 6o9-13 7kn+6 57p+16 7xs-13
7tw+18 86p-10 3rj-15 13a+7 19v-9 5a4-6 2yx+12 dyz-9 8d3-8 akf+13 14j-9 3lg-18 7iz-13 exr-8 2c0-6 e3-7 55f-9 7gb-10 3kj-6 7st-7 ed6+12 44y-8 6z+7 44w-13 p+9
18u+12 8an-7 ep+8 2iu+11 ifq-13 4ld+7 5w3-6 asm+20 2t1+9 7kz-9 vq+9 c7w+8 6wx-8 ska-9 bia+9 4d3+8 6ri-10 24i-11 2gw-10 qa-6 356+13 d6s+8 4rx-7 2np+6 mu+11
1q5+8 rik+9 2jk+9 lg4-10 ci-9 ags+12 3k5-14 36f+4 5nd+10 140-21 1c5-10 2yl+10 2et+13 ayx+11 bo9-8 buu-6 6v7+9 bdj-9 8c-11 42m+7 z7-10 7mv+10 lix-13 f77-7
94t-8 7hm+9 1fm+10 337-9 7gt-9 3ng-11 93r-12 ao8+7 8z-6 e4+16 hz-7 f2q+8 aw4-7 6f+13 jpt+7 100+11 3jf+6 ys+8 10g-16 2t-29 7us+6 5ux-6 bp-8 1ne+11 1bk-6 549-8
2bp+7 3c4+11 8ye-9 7jt+11 8r-12 944+11 nk-17 be6-7 10z+23 4tr+7 2by-8 1g4+10 11j+11 12u+8 7uc-13 35h-13 1uk+12 16x-8 1u0+6 1nj-9 kq2-7 1c6+11 epb-7 ss-6 87-7
3at-10 bv+14 1k1-27 3y5-12 49n+7 6m3+9 3ss+21 3pt+10 tu-5 3g5-10 88v-11 pcv+8 13u+10 d0y+6 28e-6 65p+6 g2y+8 r1-8 wi-13 azx-13 4lv+14 2yn+8 3aj+7 8gz+15
nua-11 4p2-6 4w4-9 4mi-11 1ec+11 1e6-9 1rp+10 62v-14 4lo-6 1ga-12 38r+8 8am-7 6ti-8 2ph-11 dbx+15 asl+9 yx+16 53q-8 3qr-8 1ne-9 h6-11 j3t+9 39-9 blz+12 2pj+12
30y-6 rj-8 yr-8 jg-8 1ki-6 3yi-11 iu-8 1z3-9 2lu-14 4qk+10 28o+8 46h+8 4wz-12 7p-11 7kh+7 1ot-8 2q1+16 2im+9 p8g+10 2r1-9 4ph+13 6pl-7 67u+10 k2-9 5el-5
5ks-17 1vl+6 22n+15 5cc-9 ezw+8 aa-7 181-10 16u+13 5y0+13 df7-15 4er+13 13h+13 2b9-8 qp+6 48x-8 x4+14 xv+7 2qu+11 16x-8 147+8 8y-7 386+12 13w-8 6u9-15 191-14
8tu-10 f5i+6 1ss+9 ml+6 fd-5 rfs+14 1oz+11 nh-6 2lk-9 8yo+10 2pf-29 4f9+8 3e5-16 20o+19 4v3+8 vr-12 2oo+15 ewa+9 14i+12 azn-10 z7-6 3rt+14 6vz+9 1dm-10 3fh-8
4vk-6 9g+8 vd+16 18y-10 36v+9 q6+7 46r+8 8o1-6 fai-6 5g5-9 8yq-11 5vh+6 3n8-18 2g2+9 34c+10 i7+8 654+17 6ks+11 5x5-14 4xb-8 4ix+11 j4+4 7tx+9 51z-6 jkt-8
h6s-7 6pc-6 cfh+11 dj4+6 7u3+8 o3-15 2e6+11 2gr-11 cd+6 1wk-7 j10-13 2fu-8 scz-8 2yg+15 6ba+10 j7a-8 2im+11 ckr-15 62p+8 b5y-12 109j-10 f73-10 bdb+11 1hc+14
ebe-12 2r7-14 9i1-9 6vl-15 kgq-7 850-6 bw3-8 6qn-10 7lm+7 1ql-11 2p4+6 oj+8 32w-10 3uw+9 3tk+6 1c6-11 c49+18 aa5-8 bo6-12 4w+8 6r7-15 25v+7 1rw+13 dvm-12
38r-6 k2+11 aw-8 ig+6 enu+6 2yo-13 1bm+11 95m+14 1bg+9 6ot-7 h01-10 3t-12 75s-9 qd+7 28e-6 542-7 26p+9 1d6+11 1bx-10 cnp-9 bfs-11 1ws-6 53i+12 7ru-9 yb-10
3xz-11 1zn+7 14r-10 m4i-8 34j-7 3b7+10 q7-8 6ks-14 azq+5 4af+8 bq-8 17b+13 a2+12 7lw+10 j18-9 3uj-12 7nx+7 c5-11 2pw-10 2tl+16 539-15 a8w-10 6lp-9 2fc-13
56b+9 6i5+4 dzc-8 1w6+8 brd+8 vd-15 a10+14 67s-14 5f+14 24o+13 1rs-13 7hb+8 rh-14 9nd-18 3m5+11 q+8 ddj-7 2ni-6 3b6-11 u25-9 4rm-11 2uf-9 1g7-11 7p+10 6oc-7
ed9-17 4x0-11 7fn+10 3k-12 1a1-15 dnp-13 1r0+12 xl-8 3yw+10 si-10 7vv+8 11-12 751+12 jv+8 57w+9 9sq+13 9pm+8 68r-8 4ou+10 9ns-9 50j-10 7dw-8 30p-10 1g8+17
5mw+10 ess+8 49v-9 9sf-12 5w3-7 18u+9 czw+10 wq-6 jv1+23 546+9 jw-8 4vv+9 ul-10 4vk+6 14q+11 1eb-11 q5-9 9c+11 6sk-13 2dw-8 6su-10 5lu+16 7uq-9 7bl-8 5uj-7
ufa-16 19u-9 7wp-6 5h+8 2c7+11 2yd+8 ooz-14 qk8-11 4nk+12 4uc+13 a03-10 2f6-17 1r1+14 jg3-6 8w6+9 3yt-13 lw+15 969+10 3l1+21 een-16 cr7+12 5a3-9 avk+9 1f0-6
4x-9 4ju-9 ez1-7 1qz-10 kjk-10 2dd+9 2al-8 60m-5 oo+13 2tj-10 94-19 fj+8 nq+8 ath-13 3ci-9 gqk-7 ao0-15 6vv+12 bmu+11 27r+10 e53+10 11k-12 8mj+16 7w-9 7qa-10
45x+9 42u-10 8b3-5 7bw+26 x0-8 ekk-6 1gv+9 4kn-9 n5+10 5we-9 1qs+7 2lg-11 7uj-7 hu-9 5n6+8 2c7+12 16s-27 cun-23 5dc-17 yu8+8 5el-13 3bj+14 bji-11 b1b+12
oj0-14 iet-9 5k4-7 1j1-8 v8+10 3jx-5 1fw+11 j0+10 2cw-11 btg+6 6uv-9 ek5-9 5p9-19 2xb-15 37m-10 6-11 5ma-7 2ko+7 6mv-11 dws+12 1bo-7 32i+11 7gp-8 1a2-9 15a+9
4nx-8 1ta-13 a9p-8 hr2-15 5m8-7 1ll-7 2mh+8 266+10 1lu-12 2r3-10 2x0-7 baq+8 1v3-7 bwe-11 4gz-21 mv5-11 1z9-7 3l6+8 6-8 su-12 852+9 2cr-7 oa-15 7a7+20 25k-8
mn+8 3h-10 5p0-10 9ol-11 lmb-10 49p-7 8s8+5 ta-8 a18+7 56i+5 926-3 86f-10 17y-13 4l+11 8gq-10 1yo-7 597-8 40x-8 71+20 27c+13 6iz-21 dye-10 1zp+8 9w7-11 67z-5
c45-13 6u1+17 oq7+10 77h+17 1or-14 xi+11 39h+7 50u+8 u5+8 53a-8 4wm-11 2py-13 7ku+6 32b+7 2r3-17 5l7-10 ma-9 7g2-9 15j+7 7ly+7 5rz+7 5cs-13 nn+10 1sj+7 1ko-8
7r4+9 c2e+15 3y0-7 5x+10 c97-8 4tt-12 681+8 8dq+10 1i9-9 4e3+8 1b9+14 10o+6 5su+7 828+11 5sl+10 an0-18 801+10 9rw+7 2xb-9 1gw-9 2ib-7 td+9 lz4-11 8af-10 ce3-7
1lw-9 1w9-8 ao6+11 3c7-10 17w-4 301+11 4vi+10 2fz-5 l3+10 1g4+13 2zr+10 88j+3 59t+6 18r+15 2oq-12 m5v-8 gj2-10 7vt-9 9k9+12 3u4-12 1k6+9 8wh-10 8j2+16 3sn+9
fd3-14 j9s+16 13g-8 rk-8 32q-6 fsi-7 1bk-12 lq-7 4x5+13 522+4 1so-12 3bn+9 8m9+21 euu+7 afw+7 60x+16 5lf+7 17-9 ajb+11 1bw-13 52j-9 5zl-12 mt-13 3kq-7 2e5+10
q3-12 17-6 zs+9 1hd-7 3w+19 5t9+7 b76-32 2gf-10 1bn+8 acx-9 6v-17 2um-9 b2j+8 104+12 cd-9 1yl-15 563+7 k9-12 296-8 8xw+7 777-12 9l5-8 bt+7 7o8-6 bot+14 8qm+10
1zt+14 24v-12 ti+12 1j+10 1g7+12 9so-7 14m+11 1pd-12 m1-11 a8+9 16e-9 59q+7 4wm+11 vw+8 1sj+7 coe+9 9t0-8 482+12 507+9 1dh-13 4ic-11 5m7+14 4f9-7 21-13 4pp+9
hv+7 gyi+7 j2e-9 4um-8 anj-9 i7+7 4jg-6 1va+10 jh-8 3dz-8 ne-12 fl6+7 1ua+9 cxa+8 9pw-9 3l9+15 es4-12 1u-9 2qn-7 2gp-10 xt+14 2dd-7 2ho-15 9t-14 17v-13 a8u+8
2wx-7 16p-6 6bl-7 8lw-8 84i+10 rt+10 am7-10 2r1+8 c8o+11 8g-7 1bx+12 c5u-15 8mb-12 2c7-12 bf2+10 3nj-21 w9-13 y6+8 9bx+10 37-13 eek+6 5g1+5 1hb-7 aa-13 5zx-12
8fh-10 qg+11 i42-3 2i+15 2b5-7 b14-26 ix8+10 2kk+9 10u-12 20p-6 vv-18 70p-9 2x-9 97u-10 7i9+10 alq-14 95a+5 xs-10 etj-12 5w8+8 1de-7 5yi+13 ayy-8 6fc-3 22v+11
d32+14 3pl-10 46m+5 3r2-11 3lu-7 1lt+6 fs6+9 2r5+21 43s+11 sh-10 ek9-13 3h5-11 8dd-8 5zf+11 3g7+12 qhf+8 25k+16 2gc+18 1mw+8 dat+9 rm-9 6ew+9 5y+7 120+8 544-6
s9-12 2kn+9 cqt-13 6y3-18 4lv+6 2m0+8 38v+10 1l2+11 58+13 47g-9 3x-13 dr3+13 1nc+10 2zt-9 1at-10 3n-10 4nu-12 2h7-7 406+6 c0e+8 4m0-14 173-15 89y-16 1m6-10
3xv-11 3s4-15 lhh-10 366-8 fq+8 14g+8 j4x+14 8z+11 oao-7 9r8+7 22h-6 k1y-8 6c1+11 86v-8 6es-7 br-14 1kx-8 1s6-9 3k0-6 8by-9 3fd+14 362+6 1mg-17 x1+10 4a8-7
9dz-8 38-12 59h-7 1ft-8 3cv-10 ixo+15 1pa-11 uh+4 3xi+10 com+37 3g2+6 6qn-12 60f-10 7v0+10 5p9+8 66+9 iuv+10 3e3-13 6ge+21 607-5 je-5 3an-11 47c-16 30r+7
g3k-8 1rz-19 1j0+17 6b3+10 47m-7 2xh-10 c1-9 76k-18 hk+6 5f0-13 24h+6 k8t+9 1m-12 boo+7 42-7 xs+7 ldy+6 29q-16 4n1+14 47-9 ck0-8 1pp-5 1a9-7 1xj+8 5df+10
5bl-7 tg+7 1sf-8 22g+6 ej5+11 8fj-8 fk-10 9d+7 e8j+19 3kn-14 4wh-10 16e+7 4xm-5 48x+11 34+10 2ez+6 2lw-8 5rv-6 20e+8 c4v+9 cr2-9 6c-5 c89-10 1ha+12 22e-8
78g-8 2x1+9 9w3+11 319-9 3uq-13 3fr-15 456-8 3pv-12 2qt-6 4u6-14 4q4-4 4rv-8 607-3 1y+11 6fq-6 7li+10 23w+9 gjs-7 39t-9 4bh-8 1oi-11 6gj-6 535-7 o3m+6 1mv-11
5iy-9 1qp-16 430-10 8te-7 6rr-8 4xb-9 ahn+13 ldm-10 szl-11 4s8+9 76q+8 57h-18 5ct-9 77b-5 16jk+10 524-8 1t4+8 2w7-9 512+6 jtu-7 2vx+7 56u+6 30o-9 1jk+12
bkz-12 2af+11 4r-6 3al-7 3u4+8 ejo-8 291-12 8lu+7 a19+8 s3o+7 3xy+7 igm-9 8bj-9 7hh+9 6zo+5 r2+19 1z5+11 9wn+7 5ei+10 wg-11 2ap-36 5x-14 99q-8 6cy+11 1f3+9
ht9+11 5f6-22 2c0-11 eor-6 721-10 zq-7 7bl-13 2jx-6 6mo+7 2lk-17 5g5-9 5qc-7 8xw-8 b61-8 79+12 60+7 7nh+6 k5h-13 498+7 19q+17 859+19 2ot-10 3i2-9 ebg+8 1mt+9
ow6+14 42m-11 bpw+10 18g-7 9a-7 1ps+9 25c-12 v5-7 732+8 3qw+11 qf+9 3wi+9 1xm+10 10xq+8 7mv+11 is-13 966-11 4wm+6 cg-14 1ob-8 5sl-10 de9-10 fp+10 5zp-10 ff+9
84s-8 7yh-8 6xn-7 ss+8 1eg+19 247-9 ewt-10 8t0+13 nbs+9 bhi-20 1im+14 346+7 165-13 ax4+9 6dg+8 370+11 cyt+10 4ii-15 hm1+7 5e+9 va+10 32z-12 47l-8 pp-12 2ie-6
30+7 2w4-9 vs+23 sj+13 7uw+13 1vd+9 1cb-9 83n+9 8yr+6 9kz-8 gaj-6 4c4+10 266+9 4cr+7 h2h+5 qw-10 1cf+9 g2o-11 ubc+8 d7+9 blu+9 q3-8 84b-6 x1r+14 9dq-9 5dr+9
2qe-17 jn-12 3ug-8 7se-12 1ad-13 4or-11 cxx-11 4t-11 sf+11 txy+10 q4-14 7d0+9 1hu+8 5l6+10 5k-9 ot-12 cr5-8 6ek+7 5eh-11 69d-11 18i-10 4mg-7 8op+9 jmy+14
3fh-8 76x+12 1uy-16 3i9-8 47h+14 4tc+9 6e2-9 ual-16 2n2+13 aet+14 i9a+6 959-7 1kg+10 4z1+9 4zf-13 1qj+9 d3-14 u9k+10 5ba-9 187+9 97n-6 15b+7 2jf-12 8qs+7
ayz+8 pr3-19 2jw+10 5j9-10 3nw+8 5wm-10 1zw+8 32-10 3ec+9 3tr-15 gc9+8 he9+9 3j6+10 hn+8 4c+5 2cx-13 154+11 8m4+7 1aj-15 a4f-15 cw3-4 19b-10 2w9+8 ts+10
4sb+10 jv-11 2qu-14 3h5-11 2q5-12 9m8-9 25w-9 2uo-9 9i+10 68f+5 3n+16 i4o+7 5jy+7 2db+11 ov+8 bax-10 1mn-5 h83-10 1eb+7 9hb+9 194+8 2r9+9 2is-8 8gh+7 4i+8
4c1-12 4fv-11 am6+9 2q6+8 4wu-6 12l-12 1op-6 1ka-12 3a3-8 1rp+16 1lv-9 b4d+8 23l-20 7qs-9 5ft-6 30j-14 50w-7 cri+12 6jw-16 36v-10 v8-12 26h-7 5np-7 27x-6
1np-7 bmy-13 3i1+16 7c-12 4d5+8 199-13 wm+15 2hi-8 1sz+8 1ge-6 1rh+5 9wf+8 15v+9 5dh-9 iv+15 36z-9 2fo+15 4w8+8 3fp+11 7s+8 89e-9 40h-10 2aa+12 cv-7 1nh-8
82o-9 cst+6 9pc-14 3xu-8 oq+7 8ub+11 4z8+8 az2-17 6h+9 tz-8 bso+13 tv+7 4x4-10 6hy+12 6x-10 po+12 1lx-13 1dp+16 rp+6 3d3-8 2km+12 6t2-11 g1m-12 4vw+15 730-13
c0v-7 368+15 l6-11 gyw-6 4dy-13 8nt-15 2q7+8 bvy-5 5bx+7 1z9-11 2y7-17 zo+8 9mk-14 4s3+13 k6-7 58d-12 fk+6 62w+17 2xv-8 25t-10 18p-9 tz-11 4pp+12 h2-8 48y-7
2or+23 12g+19 5sd-10 aid-9 gnh-9 2ou-10 36t+7 3t9-6 hzr-11 j3+9 1pd+9 63y+8 16n-11 1fz-12 96+7 2zk-7 37y-6 2yq-7 bwa+12 3nj-7 1aw-13 j8-14 ck-11 30l-11 5w-8
544-8 2ci-10 6bc-12 ma-9 kl+8 17p-13 2f0-9 26j+20 fh+7 vv-6 71i+10 azu+14 2dd+11 10+6 n7+8 65s-11 43y-14 1b0-9 55o+16 h7x-9 dq6-14 1b5+7 mpu+6 oab+13 g5b-11
e8l-14 13d+7 6dx+10 cpd-12 2b4-9 7kb-9 ix-14 47o+8 38g+9 42h+12 3lx-13 9rz-5 4ke+13 8c-8 4s2-13 3bw-13 5lc-11 188-7 1ux+9 5u+8 3dh-20 atc-7 akb+9 19l-10
43b+13 99g+7 z3d-10 492-11 8iu+9 4rz-6 1si-16 2qy-13 8v+8 8h-10 nw+13 4pw+12 8ux+11 qq-10 9yl-24 3ft+8 u6+11 1eg+15 89b-7 6k0-10 na+13 dct+9 7fo+10 f18+6
o5+13 3n6-7 ewz-8 1gw+3 20m+9 279+8 31g-8 n7+14 b4+10 d3a+6 36v-12 3wc-14 ix-10 55g+9 ban+9 3c0+13 9oj+8 317-7 32q+4 4fc-8 apn-8 1ri-7 wp+8 al3+8 16a+18
1pi+10 1b7+9 mwl-8 36r+10 hm9-7 8c7+10 1zk+14 qm-14 2ne+5 8my-6 7qv-5 41k+6 1gy+8 2bw-14 dx+9 3au-10 7mb+17 7gd+15 jfb-6 30+16 4x+15 54b-15 biy-7 4w8+10 36g-9
i9-7 b0x-8 2gq+11 3we-11 68h-9 q8+10 6f3+12 3m0+9 114-8 1s+10 6zi-11 2q5+11 af2-11 1ak-7 9pn+13 ys-7 1xg-9 1dy-9 e7k+8 59+9 5te-9 579-9 19z-11 wl-9 308-9
5s4-12 3c7-10 1q-13 ny-17 10x+8 k9j+13 dpi-7 4kv-11 eb9-15 1eh+10 o2+7 6pb+8 2rz+10 6hc-5 l9d+12 5v+3 8m1+19 ehe+11 3ae-8 321+7 af9+8 4c-8 hzi+11 52q+7 5o4-7
5sb-12 82-10 14r-7 7q2-7 3l+6 51g-7 42i-8 38n-11 eyt+11 32+10 1kw-9 2c4+10 10q+12 2wf-16 71+7 76+9 4x-8 a5-11 2at+9 b3w+9 66g-7 66y+12 468-12 73j-10 5he+6
kr-8 2jq-6 1oh+19 3id-14 13k-9 3nz-9 9io+8 66b-16 1qg+9 1jz+11 gy7+6 1eo+8 1io+8 745+6 eye-12 p6a+7 203-9 6r1-9 19j-16 28i+10 20k+17 gyz+11 3eg-8 azf+17 87m-7
fmj+11 kag+9 byw+8 343-11 2ch-9 6wt+11 4q+8 1ix-7 nx-9 1nq-10 65n-8 18kc+8 3gx-12 e9h+11 cqe-9 ud+12 42l+7 5cd-6 rw9-8 4yf-9 4ia-6 1ol+11 46w+7 9g+7 a6s+15
azr+9 54+12 nyx-8 6l0+8 fo0+3 6ky-14 2mc+9 e3y-10 53x-14 2mo+11 dek-10 cg-8 1o1-8 24z-9 4h6+12 8mf+11 9hd-11 ih-9 kvd-10 bsn-15 8uz+14 15y-10 118-5 1dy+12
5ti+11 2jf-6 2xn-10 tg-11 6ts+12 22m-8 ds1-17 1au-15 9vh+7 1jx-21 8r2+10 36v-6 2bf+5 3y+6 ah3-9 1dp-11 c5a+9 2ms+7 2r0-12 2h9+10 56y-12 g6a-11 2kw-6 3w6+15
19n-3 3t3+14 9uv+8 4ip+11 ir-9 8qw-7 3ds+6 4ob-10 3ux-17 3ba-14 3vl+14 wk7-10 2rr-10 5p7-10 bh+9 56k-9 2wg-13 5ww+15 ke-8 7ox-5 4wl+7 5ry-7 7hj-21 6yo-20
185-8 1qj+10 wc-7 2u-11 3sr+7 m5-8 2vt+6 19v+10 1y8+10 29h+6 ec-14 2s6+10 bc3+12 9mk-15 1nd-8 3yq+5 ba+9 3su-17 a6+9 av5+16 1x2+9 gw0-11 2aw-10 8s-18 e51+11
5f5-8 6tl-9 3zc-9 c28-14 1xd+6 5um+12 xm+7 8ms+11 1c7-8 34u+6 511-9 2vo+13 2rv+12 fv9-12 1fm+11 6cy+10 703-15 38z+10 41m+6 cc6+9 6ro-7 2s7+7 dll-4 21f-8 4k+9
8ne-7 1vz+11 901+7 3sc-10 qn+8 js5-12 n1d-5 f0r+10 15f+10 n8+12 fd7+3 52b+14 3p+9 glt-9 246-14 2iu+15 15l+11 466+15 6sc-9 g1+9 2bc+8 and-21 5hg+7 595-14
ary-14 1dm-13 jj1-4 2gg+10 6wg-9 8zt-12 1sv-6 5gx-9 31w-13 s8n-8 8gc+9 4ey-11 8qx+9 4ye-7 ot-9 2st-12 1us-8 26j-13 1hj-8 sf-6 lfn-8 6lt-10 1n4+7 2ys-26 tf-13
34e-9 4e+8 1g+7 7wl-4 2mk+10 6vi-11 1qn-10 ms1-7 9ux+10 cda-9 13c-8 qes+6 5fk-21 2pm+11 1dr-10 4ko+9 jlg+9 ecp-8 4x3+10 6ei+7 864+7 63m+17 1o2+6 4x6+9 o2+10
6a0+11 74d-25 6jv-12 rg-9 498+14 3ov+5 3wo-10 9zj-12 2yp+14 388+11 6pr-8 116-7 7tx-10 jn+7 ep8-7 ln6-9 5yw+8 5ko-10 476+8 7kr-10 5cp+8 e20-8 2z1+11 a21+9
ekb+13 4nw-8 9qw+9 fd8+10 7jk+10 43j-10 1jg+8 1xs+5 262-13 e5g+10 cl6-10 2ng+13 1r2+6 hcc+8 wq+12 21y-9 2jl+12 3ea-10 74+11 7cq-10 5ni+19 10z-15 c99+7 1pt-9
t-10 50p+13 dez-13 7sb-8 aa-22 5yh-5 5zx-12 44z+7 9op-17 eh1-11 2ne+10 5dw-9 gm-11 zs-11 ayh-9 7ay-11 7kp+7 4fq+9 8ou-13 b5-10 s3f-14 754-6 4dl+8 hd+16 7y8-11
1n7-7 2l6-13 29n+11 ab+9 6v4-12 3dw+7 17b-14 48m+9 34j+8 ya-10 1np+4 8kq+11 7l1-9 5we-11 3vt-12 ahi+10 aqs+11 wg-11 bk8+17 16e+6 1ds-10 1ew-8 8bw+10 fg-9
b28-13 33i-10 6kk+9 4y3+9 g7o+13 pll-13 6fv+11 23c-10 8zn+6 1bh+8 3yp+14 1l6-13 2gs+6 ow4+12 270-6 22r-5 2qw+13 g54+10 a3y-9 1p8+10 7f-15 3rb-8 7ib-9 wsy+7
we+14 aik+12 42h+8 2bt-13 661+10 2b7-8 6-9 2kw-9 eg3+7 317+7 6dv+7 q6-8 25l-9 4vl-12 9v1-24 ya-8 7g+17 juh+10 8zv-7 6r4-8 gb8+14 2at+6 jyv-14 37k+10 25z-10
liu-8 c7e-11 4kg+8 an4-10 3tc+7 49f-13 39j-7 120-12 ixb-9 8f9-7 35a-4 60k+15 5qp-6 58g-5 3pp-8 7fr+6 6df+9 7ci-9 8fx-14 1r7+9 zk-21 553-14 7jo+7 bw+6 cfi-7
pah-6 6ts-10 1ml-13 49s-12 6fk+10 5z1+10 5nt+9 266-11 u3+7 44n+8 92n+12 4fs-8 64o+10 3gj+7 5uw+10 98j-8 3lp-11 7m6-7 1g6+13 2bt+7 sk+8 g3-13 dhr+9 395-9
c1m-10 3yy+14 t4+10 4ek-13 91q-9 ay9-16 12ye-6 525-8 uo+8 9q1-8 6wc-10 2ig-8 baa+9 4m4-14 6xh+9 1nx-10 ajh+8 90a-14 1j8-6 s4+10 2cq-8 bnn+16 3ri-8 ku+9 5x8-9
3r4+9 eg9-7 kp+8 8pv-5 4ux-12 ajd-12 600+16 c2r-10 91p-6 6yy-4 7an-8 3de+10 4bq-9 465-15 7uy+8 1yd+6 67h-9 6zb-9 p7+8 aco-20 3wx-7 djm-9 2n-8 gzn-10 2mn-9
iy-14 91n+12 4w8+7 7qz-8 bc-9 3b1+11 azb+7 gn+9 5bn+13 2w6-13 7z4-7 7w-8 7jk-10 4t5-9 34b+14 qb+22 5m-9 289+9 37x-8 303-6 6dj+13 9fv-10 3g1+11 6jr+9 3jy+8
5sf-7 1eo+11 1jn+11 wu-13 6zl-6 7o-14 276-7 34o-7 zv-6 5nx-10 3kq-7 9iv+10 1sx+7 9lp+10 g2-11 4oh+14 t0+5 1o2+8 6fq+9 2o-10 421+11 9so-7 2dy+17 68g+11 202+8
6sj-8 clo+6 2xj-9 2tw+12 3yp+5 2dm+14 47k-9 7no+15 g0h+9 ia7-10 ie-6 95b+8 3dp+9 9zc+10 aia+6 24j-6 3ne+13 jd9+5 7u9-11 38y-8 qc-8 r5+11 3x4+7 407-8 68s+11
1jg-14 a9q+6 2nv-8 1df-7 32u+9 2r1-9 1mc+7 16v-10 6cx-11 1sy+9 3jf-10 a9f-10 5ft-10 33p-9 1pv+10 53v-6 806-14 ps-7 8y+8 5yo-11 1s0-7 rv+11 eu-10 j1b+8 2dn-12
80o+6 5l1-7 b54+9 f9+11 9ly+11 jx+9 gt-10 e0u+3 ah9-11 78j+9 653-16 21r+10 nog-9 md+10 1ab+9 5zp+9 1sn+9 60i+7 ry-13 gv-8 3nk-16 16v-9 1dy+8 3ij+7 27l-8 755+9
ex-9 5sg+10 8ac+10 4xg+10 9je+6 3s1+15 1dk-12 78t-8 3u2+12 9si+21 cn2-20 4uj-12 3qy-8 nf-7 41a-14 e9+9 47e-10 8d9-9 45v-12 75p-12 3rm-14 49s+11 1f1-7 en-12
34s+15 7xb-9 2mj-9 u9-12 47h-9 1qc-9 4th+10 beo-12 38k-14 6z9+11 1t0+17 38j-8 9pk-7 e5v+6 asf+8 s5+7 2en-13 3vw+6 a2y+13 12g-10 79x-10 krz+8 6ef+10 b2l-16
2nr+11 5qd-8 7aq+12 2y3-20 28p-9 vu+9 1yr-10 6qs-8 1oy-12 1yy+8 q6+8 3j9+9 9j+10 len-8 3ri-12 abq-7 1k1+15 4x7+15 5wi+9 1l0-8 5xg+9 22o+11 1gn-17 7l8-10 fk+14
2zz-10 8dk-7 360+9 9dc-18 jj+11 cxb-13 53-8 50t-5 1m5-8 9wr-15 146-9 267+10 6n8-7 82k-8 qf-5 4te-9 3rf+8 33h-9 26z-11 4yp+12 4gb-8 4xy-8 lq8+8 17f+12 9m0-6
19z+7 kdj-10 457+12 2bo+11 52y-8 4z4+11 5vd-8 2k7-11 7sl-9 dew+6 7nx+6 3zz+10 2vk+7 7d8+20 378-7 9qe+11 5mo-12 35+20 7le+7 4ed+13 axk-7 2iz+15 58r-12 b8-8
f5u-11 87m+8 186-11 1s7+7 jw-13 crv+12 5cz+8 1by-7 37+9 4cn-11 gj+8 5da-11 3w8+5 bda-8 xk-10 2li+10 6gg+9 8rb-9 3h3-10 1ot+6 14zv-10 2kg-12 3b6-11 edy+8 644-9
2ms-14 25r+8 9z9-13 asp+10 hgp-15 8bs+7 2nc+9 tz-12 366+13 njf+9 2v-12 8g-9 6ij-19 9wo+9 5wq-16 3vp-7 hsa+14 aog-7 1f5-14 6ci-10 4xr-8 b7l-14 7y5+8 152-19
k2-13 3hy-10 8e5+8 61f-18 l3-16 5cc+8 bpa-13 25p-11 90r-9 fb+14 90k-13 1lr-12 3t6+8 204-9 7tm+11 6na+12 8xy-11 2wj+13 7rf-12 3w5+9 3hb+9 f2-9 2a2-13 1k-12
1dc-10 7p2+15 6iv+10 1u3-16 kw-5 7ew-11 2y4-8 btt-8 5vv-8 85-14 185+8 25y-7 5hm-10 6nc-13 fnl+6 2ah-11 7vy+13 3f9+12 g+17 aq6+9 1jd-8 4jx-10 7xp-11 6rk-8
and-25 5et+5 2cz+6 um+5 28a-12 fu0+13 2lc+9 4r5+15 3k+14 9jl-9 6kg-11 1h-7 5ua+10 7ss-8 hfe+8 st-20 5x1-21 9ll+7 1b7-9 7m0+8 3b9+9 15l-10 b0m+13 1an-7 68e-11
2w9-9 60n+4 262-6 cb-8 hpp+10 8a7-13 19x+22 241-10 1xi-6 3zp+11 3ao+9 6pi+8 bt2-15 2dg-8 c0h-8 53l-7 61w-11 4nc+7 2yt+6 16j+10 628-11 3gp-10 9p3-5 811+7 7k1-6
24y+12 4gv-7 184-8 1ee-8 6sk-10 3p0+11 amw-7 1xy+7 1t8+6 43l-12 3rv-8 f6v-13 6jz+11 480+8 3fu+7 63+20 jf+10 3v1-7 11p-12 6i8+9 hr+6 1ce-11 7we+9 c9i+11 701+11
75x-9 4p6+3 7b3+8 1d3+11 ovs+10 60d+8 8d2-7 bi+10 6tk-8 3ar-18 48o+10 2i9+17 6r4-7 9m-7 4ik-11 3p7+8 f2-12 6gw+17 8uq+17 1zo-9 4sj-9 881-15 3c-10 a0a-13
2wt-10 3dd+8 cq-6 15e+10 1wr-7 24d-12 xq+8 80d+8 3xe-9 8ox-8 y0-7 57a+10 3p1+11 3st+8 6cg-7 1rr-7 5r+6 1uj+11 sf-10 akz+10 2bc+10 1sv+7 f4e+10 8qm-9 4ur-6
k4h+9 8o2+3 7pc+9 cgp+9 5dt-7 g2t+14 693-14 1qo+9 53y-20 jpq+8 2jt+11 143+15 je-8 6u9-11 81-7 5n3-13 16i-8 x5+11 2bw+7 1ky-32 a2v+7 2l2+12 5kk-17 9bp-15 1i4-8
1lb-11 17v+8 3x0-10 278+11 5t0-8 60p-13 1sm-13 1bk+8 1zw+17 c83-20 4po+10 awr+9 2ss+7 627+9 478-9 1tq+10 8rh+9 1nn-10 gt-7 3hq-10 80b-13 1a+11 48-14 6zf-9
8gn-7 wp-20 5q4+12 1ix-10 4zo+7 15y+8 f02+13 570-9 4h2+7 6tv-11 cw4-9 7v2+7 d1-10 7ce+13 fse+13 9n4-13 1ac-10 16d+8 6lf-11 5pi+6 1pm-8 ik9+10 40o-11 in-6
acc-6 n5-15 b1-11 5h5-5 hp-9 4hq-7 1um+11 4qd+9 2fl-7 2o-7 4pa-14 15s-6 bu8+11 4x5-15 6oo-11 2po+7 4w9+14 7s+8 tt+7 8hx-6 cra+8 4sd-15 2iw-11 m1y+8 5v-10
1qb-9 1aa-8 36f-19 3bj+8 16c-6 4le-14 1tp-13 36i-8 eax-8 yb-25 38j+16 9h2+8 4hb+8 5dz-11 baj+9 8y3-12 a0m-8 c58-14 5pi+8 429+6 4i3-12 4lt+11 a2s-7 41o+6 1sb+9
b11-10 2y5-10 t5b+7 64+13 3x+8 zr+8 k27+8 6am+9 85i+10 74r+7 cam+9 2fe-8 14l+18 inc-9 26r-7 4dt+8 484+9 6an+11 b8x+6 edb+11 201-10 100p-10 bod-7 mq+6 1x5+8
fzq+7 2rp+7 4k2+11 1s6+7 5cl-7 983-11 7w4-7 2ir+8 jt+5 1f+10 8bs-11 1zu+11 63l+9 9ai+13 iq5+9 czr-8 53l-13 oq-14 4oj-9 9lx-10 4jh+10 uj+7 iwe+7 11l+10 ou7-4
6ir+7 4p-8 2fc-10 15o-6 53h+9 adf+7 320+12 8p+13 19r+7 98b-10 q7l+11 2ie-11 z4+9 rl+10 3lx-10 kv-10 e3j+15 4mg-12 34v-17 5oz+10 2xh+6 ee-9 dl-8 2cj-18 rm-6
2x9+11 1zm-7 nv-13 167-16 1gv+17 hb-7 2cu-8 17m+10 2f0-7 3s7-8 ccv-7 cmi+15 1vt-6 eg-7 4he-11 4ys-8 3yw-10 29a+12 7uw+11 5a3+10 1on+10 abk-12 dn+11 1ke+17
tx-14 bd-14 3k4-9 357-10 3v8+10 uo+8 6f-16 jf+7 6cn+9 8at+7 eq+11 67a-8 2lb-9 5yn-10 579-12 bxi-7 8a8-9 1m-6 274-7 69m+6 gbe+10 2ul-10 of4-10 b7e-8 3f6+8
129+7 bl8-9 ct-11 6yv-12 hi-21 3kb-5 1f1+9 1os+7 cqn+9 6vc+7 r9k-10 2o7+12 96m-11 z-15 l8-10 3ty+9 kow+11 378-11 1ui+9 dxg-12 13w-12 2mm-16 2mf+9 98l+12 e92+8
78t+14 o5-10 22y+10 6vy+9 4lg-9 56i+8 33f+14 4uw-9 7py-16 6yr+6 hz+6 3qy+13 ux-8 7af+11 b7z+10 4to-3 e7x+7 14t-8 ci0-12 c1v+11 3og+13 8vj+8 3re+6 3t1-8 tu-6
3yk-8 1ix+9 3vv-11 5eg+10 1ma+12 2tg-10 d1g-5 1p-8 4zt-10 6f3+7 4uj+7 66+11 9hb-21 46i+7 bf5+8 20y-11 3nv-7 64m-11 4jd+12 2h6-5 4gi-8 4se-8 hh-16 88w+9 1a2-10
zh-10 b-12 2lb+20 1t-8 5f2-8 3kh-22 4cg+12 8dr+5 6qn-3 1uh+8 7oy+11 lx-10 4ur+10 sf+19 42j+10 6ix-10 rp-9 3fc-5 9j2+9 6uq-7 7l+6 2g4-9 264+11 in-12 rj+9 15y-7
e-12 1nv+9 5i1+11 4mo+14 3d4+11 lt+7 3bu+16 5xl-8 5ni+11 1ny+7 1xd-7 22p+9 18n+14 2i+7 7tu-7 32n+8 1v4-12 4qc-5 5ks+8 5a+8 s7+10 253+9 39u-9 cae-9 12r+13
g3x-5 5p5+7 47o-9 31y+16 2ro+12 2il-23 5g9+7 91p-7 xf+9 8fk+6 il7-11 iel-8 22t-7 46b-9 2mo+5 1fn-9 6q1-7 n3b-7 6hw+9 3v4-8 5tk+12 3vw-7 3m-18 i2b+13 1wy+10
8cj-8 4wm+19 58x-7 44t+9 2gz-19 rt+8 59w+8 8va-10 267+6 1of+24 hc2-15 1ls+13 5s-11 1wf+9 32h+10 1a5+9 7m+8 a4-9 a9q-6 2ve-9 hoo-8 7f5+12 cwg+11 2y1+12 433-10
127-13 99j-10 4wn-10 5ra-7 8yi-8 4gc+18 azh+10 594+9 hg-9 2bv-12 19p-9 2td+13 1tt-8 1jq-8 5e0-9 6do+8 fp-10 9yn-13 q2q-13 tr-8 3le+9 2t0-9 i5t+8 10c-9 2oo-9
epj+13 7wj-9 6ks+11 jx4-7 eh+10 408-10 1zh-15 3u7+12 z0-8 269-10 3nm-10 158+13 c25-7 12b+9 3d0+8 26a-7 712+10 dx8+8 vh+10 2sx+12 2hq+9 5sp+9 6fn+13 my4-9
f79-8 39m+10 1vr-9 300+7 dzl-6 oa5+8 77-11 w2-8 3ug-12 pi-8 4i1-12 e8w+12 7hh+14 5ma-9 ac6-12 5br-10 8t-11 16g-15 n9-8 aqc+10 omv-13 2wv-8 73s+6 hb8+16 4kd+9
19s-8 9i-10 98w+12 7bi-12 3wn-9 31o-13 3zg-10 5on+12 caz-8 5d1-7 2pe-10 aas-9 4e0-10 b9j-8 738-9 mcf+11 v+6 1co+8 1qa-6 3c-7 4fw-10 yj+9 5sj+13 1n3-10 34a-12
1h0-10 4xg-11 31b-8 76e+10 i8b-10 37z+9 hes-18 5gh-15 67t-9 59n+11 etr+12 6ev+7 7fo+13 6lo-8 4vu-12 51w+7 19f-15 1ix+9 o1-6 5hy+7 5ew-8 34m-9 4xp+11 34s-4
n7+8 apg-7 19i+19 60i+9 3t7+20 e+9 12o+9 74s+8 7le+8 5ke-13 9ac+8 4ya-14 jpj+8 1ov-9 9bx-12 2fn-5 16k+9 720-12 28f-4 2q9-23 9ql+10 24c+12 21p-12 3rd-14 1bi-7
bv5+14 2ab-13 f68+26 b7j+9 1cg+16 afa-9 11b+10 2zs-10 142-17 7ai+7 8sd-10 2xi-13 2j8+8 1rv+4 991+10 7jj-20 hfu-7 499+13 26e+8 gl8+7 86s-11 j4-13 1fx+8 gx5+12
gj-5 f6i+10 1v9+14 e6m-10 3-7 5lb-6 fua+11 bi3-14 m5+9 3fh-8 1dz-9 ce5-10 4b1-16 21q-10 484+9 2j1+8 ecc+12 7w-8 bzz+11 8bp+10 217+8 3u6+7 4i9+12 1ny-8 2ue-6
6d9-7 19d6+13 2o9+11 r87+12 au8+14 3ad+14 1wx+5 6rb+7 anr-8 jhj+10 3z9-9 5o-18 1x5+11 slj-8 2nx+10 dio+12 c6h-9 84m-11 a5a-12 29h+11 dv2+11 lev-9 4o4+7 34t-11
av-7 dqn+9 zd-9 j63-10 lzl+11 5e+6 s-10 21b+9 1j6-13 c9v+14 cb+13 u6-9 20h-17 41x+11 he6-9 125+10 2k0-8 te+4 7ab+21 2l1-15 1b7+11 in8-8 4y7+12 q8-10 24y-7
2rm+5 1a8-9 bf0+13 65p+11 87h+7 e08-5 9v2-6 24a+10 26i-8 j72-9 c1+6 120+9 dgv+12 64w+10 4ll-7 3sw+8 kxf-12 k0-7 3ps+14 386+8 3bx-19 bvr-10 5qh-11 lpt-12
1q5-11 74d+9 7k3+6 2gl+12 as2-11 c54+9 47r+8 3jw+13 f2x+12 46a-9 6dm+10 pwc-8 2h9-8 8m-8 13d+11 f0w-7 z7b-13 b87+9 kj+9 3dr-12 2qg+9 1qd-11 gkn-9 6s2+7 7oy-11
2ca+8 2uy-10 7qt+6 4ot-9 4zz+7 csu-24 5y0-17 2ik-12 4p-13 x8+10 hp8+9 39j+16 lv+13 20-9 xk+13 1ux+10 4ml+11 3x4+8 exl+8 1i3-10 6d1+14 39t+10 ie-10 898+6 oq+13
4n+10 442+9 2jk+18 3uu+5 ia-13 1k6+8 83f+11 n2+13 757-8 2hi-8 6k1-11 80w-17 8zf+13 3w-12 d5q-6 3iz+12 27x+9 27g+20 24n-7 75d+6 1vh+9 8m-8 19o-11 7e3+17 6mr-11
13f+17 t6-5 hqd-13 2xe-8 6mi+8 w7a-10 4pm-10 1qh-10 1tb-13 1ei-9 231-6 1kn+6 3n-8 r7v-8 10p+10 2p-10 6x+7 dg-9 nt-10 4m5-9 fxo+8 6pj-10 588-14 1l7-17 5xa+8
qd+9 aa5-11 15y-8 dhd-9 9iw+10 68y-11 8y3-10 4p8-7 62s-9 t5-8 22q+11 p8e+11 x8-13 1zi-9 16e-17 2hk-11 1mn-13 7rd+17 11a-6 5di+11 7ah+10 8hc+20 490-12 13g-10
oa0-18 27l-8 81i-12 22a-27 4g-9 7m+9 51d-10 95z-15 2hy+9 410+8 cwa+9 1bb-9 26e-7 x+9 bmt-10 20m-8 33c+9 dsk-12 6fs-8 3up-11 83n+9 1p-7 4l0+13 23w+9 k2r-10
15m+20 37b-10 1z+4 3j4+8 8oo-13 532+9 an4+9 5v0+8 6m3+12 9nl-16 2v6-13 aj3-22 1mp+13 1b9-11 4ap+7 1et+10 352-12 f2d+11 5kp-8 e-7 d2b-11 198+9 mga+7 8bo-9
18w+18 ieg-11 cj-21 33v-11 3ds+5 fn+8 2im-9 6tj+7 5z3-6 22x-13 404-13 342+9 24v-8 7we-12 58m+11 2c2-8 840+11 185+8 jz-12 1fr-12 hgm+15 5je-7 f0f+10 22k+8
3vm-9 1a7-12 ju+7 1y3+7 xa-9 to+8 1e7-10 4e3-7 f3f-8 2pl-13 8iw-9 9rh-7 9t1+15 j2-14 3rs+10 25h-10 cqs+12 63c-8 d32+15 c2h+8 ui+11 6yb-15 bye-9 5kd-11 2tk-15
65b-7 7-6 6tr+8 sk-11 z-7 1kq+10 ei-10 n8+18 36j+12 6oe+15 g4v+15 6iv+7 d9+8 3ob+8 1aa-9 e9u-9 21j+10 78-11 1g6+6 ag7+10 2t8+12 ot+9 233+9 5oe+9 29p+6 5y8+7
8oa-7 8sk+9 3bl-9 2ms-13 61+11 cxs-11 6mo+7 2c7-13 a7-9 2w1+7 8v-7 4b9-13 6h4+11 66k+5 38u+8 k4-11 av2+7 48h-12 a25+8 5ah+14 45v-9 1ct-6 9mh+20 4b5-13 f5e+15
bj9-8 afv-9 hhz-11 30o+7 1ja-10 2as-7 9bb-9 lb-14 5oh-6 bxp-9 3sv-4 1d2-8 5qr-10 173-13 5jh+13 7go-9 4t7-8 ake-14 9jh-13 67f-27 4s2-10 3mf-9 1ve-9 171+5 4hr-8
23l+12 ui+7 7f4+11 67-7 5g4-13 6yb-11 3hd-8 10e+8 3or+9 1jz+10 4qd-9 nzs+9 8ra-10 2mk-11 5ci+8 1nz+9 8ea-6 as5+7 5v2-14 1305-10 3lb-7 3qb+7 6dp-15 1c7-7
6gd+11 q7r-8 33y-9 29r+10 3bi-7 3kl+11 hzz+6 14n-11 dkv+11 1u7-11 7tn-9 uez+9 i9+11 dk-14 qrx+12 nu-7 2gx-9 c92-17 ri-8 4un-10 6y7-9 2dt+16 zx-8 8a6+10 6f2+8
447+8 kw+7 6hr-10 hrf-11 18-9 45n+7 7ed+5 4l3+12 8v4+8 1zc-11 wn+11 8my+14 r6+11 2qa+7 66s+16 3xb-18 36f-8 4eu-8 1qn-9 eql-10 7t-8 24y-12 4xf+2 4vt+9 2ch+7
47a-13 2fm-13 6h7-29 13k-11 jj-7 3bw+17 4jh-11 6ku+11 22e-7 2kz-13 ek5-9 2ip+13 r6-11 81m-10 50j-8 2oi-11 3hg-22 3n7+10 ch-11 u3v+14 50l-7 5pn+13 5et-12
edl-14 3kw-8 9i-7 7i2+8 gnr+6 2bj+6 2hr+9 67f-6 4r4+6 2ek+10 m0a-10 210-8 fy+15 371+6 20x+7 2oa-6 e85-9 31h+8 7a4+9 22r-20 v9+9 6k4+11 14d+11 5ta+10 dza-8
mb+9 enl-10 1b9-12 byl-6 qt-6 3bb+7 cvl+9 ga-10 3ek-7 9ay+9 2fi-8 49r-13 21z+9 6t3-14 rmn-10 91s+7 c5h-9 2m4-11 2do-8 6a+13 6pm-19 zh-12 6ef+21 ga+4 ael-11
938+12 72g-13 8q2+14 4uj-15 3te-10 4gj-7 50e-8 2eg+9 9oq+10 ot+12 cjn-9 5v-13 2hp+7 1it-8 bui+11 2pw-7 23c+8 ug-12 2ql+12 4py+9 i4a+11 6wk-9 m8-8 5tp-6 lw+10
3u7+8 2qn+6 c1a-6 77e+7 5q5-8 gf5-7 1q+8 k3j+11 1dq-12 ii+11 f5j-8 3p7-13 45w+11 9q+11 55+3 vf+10 2d3-7 16f+4 b1+10 2ir+11 5cm+15 ddr-8 af+13 9q0+13 110+10
bpw-12 z2+7 5wb+8 7da+7 b6-4 6ko+10 3fy-18 51l-7 9e1-16 15w+8 b50-10 k95+7 x9-10 2od-8 5fa+7 pv+7 1sv+10 4rd+15 34q-9 pp+9 2fs-8 bsc-3 2o4-8 pz8-15 arq+7
6gk-16 305+15 yj-9 697-8 1t3-13 bg-12 30y-12 9ww+9 2ym-12 2o-15 913+13 5sc+15 3ti-12 x22+10 31m-6 9uw+8 5k-8 dct-11 gp-7 df5+7 33d-13 6ob-10 457+4 6i-9 1th+9
5p+9 79o-13 6ez-12 kf-10 1ai+10 5a-15 3tw-10 e+10 40x+8 3a9+10 dnt-11 6o+12 2ve+14 k0n-13 hz+10 4wh-13 77o+14 6xw+10 4ws+7 316-11 vm+10 7je-16 3w-13 d51+7
94m-10 2mx+9 4ch-10 5fg+9 8s1-5 10y+8 47k-6 5a-5 a9m-11 2vj-9 43e+14 1po-7 8a0-11 2ss+6 16r+8 9ll+5 3iz+9 5hm+7 1ho-12 2q5+10 ahw-6 3tz+8 5kf-9 22f+12 5w+7
mdz+9 7h4+10 9bq+13 6ja+11 1ek+9 451+11 3fo+14 e2w-12 9jc+11 9aj+6 1vv-9 59-17 998+24 6ir+13 28x-6 89+12 5v0+11 616-8 2fx-9 3l0+14 8x5-13 nzp+6 4f4+7 j2z+10
nl-6 4r1-8 1gs-14 ddk+11 4c0+9 5oe-10 ghd+13 4ql-11 g1d+12 7hg+11 5cc+7 8rn+11 ts-14 26h+23 2zi+10 89k+12 28+8 287-13 3r3-18 vz-7 olp-13 3gd-8 y7+12 1mb+13
fv-5 8wz-11 ph+7 19f-9 g6p+4 cly-15 1z6+4 6dz-14 ou-11 4ds-10 4ia+10 20j+14 4a+8 1g1-7 1dc+7 4o-7 mu+17 xr+8 2ux-9 1us-14 2d8-14 1b1+9 bpp+13 e9f+9 3iu-10
33n-7 jc+8 314-9 1zq+7 1x7+7 8wx+6 502+12 1tr-6 1wa-8 edz-10 7hb-17 6tj+4 1en+5 12w-4 9pr+9 1t5-8 49e-12 4b5+8 7jg+12 7xi+22 76n-7 fmm+8 ei-12 1n8+11 l9-7
85s+9 7w4-12 6ml-9 2p8+17 9h6-10 x+17 9gz-8 8rd-6 1mi+5 1rl-9 6a-7 65p-9 6es-10 rf+12 2cl-11 3e7+7 3u7+8 611-19 13w-8 c8h-8 m2d-8 dr4-11 ij4+9 5mr+12 hj-9
ow+7 fy+8 ent-9 bnv+7 4di+10 36x+9 acw-9 dq+9 9yd-8 7o3+10 d90-7 3mx-11 yo-5 3ly-8 xa+9 3l+15 a5p-6 284-11 6q1+18 2e9+8 1d-8 1fw+15 al7+19 d1+13 51k+5 cx-8
4ys-8 dtd+7 69v-7 36u-12 2rb-10 1l7+7 2zs+16 4bq+12 ecy-8 7p2+9 13s+6 ap-9 2jb+21 dn8+13 brs-10 4xj-10 85m-7 xt+8 4og+9 16d+10 443+7 9r+13 4r2+7 2f8+7 9kl+8
2v4+7 1xm+6 2o8+4 ab+10 bxj-12 10x+19 n2-8 o84+13 2w9+8 597-13 1zt-8 10h+12 7pf+11 1ab+9 337-9 3yo-11 35v+8 14j+6 9oy+7 5g3+12 3y8-15 934-18 3mu-13 28d+5
jt+11 69p+8 df+8 3c6-8 65t+8 8h7-10 4ys-15 eh+8 bg4+10 bhf-13 uo-8 ug+7 4sk-11 q9+7 4jn+10 65r+5 5hb-6 9ra-11 ry+8 t2-10 f0j+6 2la-9 2c-10 241+12 fxi+7 21m+12
4ju+10 193+9 iu5+8 a83-11 4kt-10 9bq+8 8f1+9 11y+8 7v+6 7aj+8 3pl-12 mt+6 4a-12 cwb+14 ad+13 cjy-14 39w+19 7qk+7 3jl+7 gu+8 5tk+8 7k-7 aa3-9 83z+14 bf6-24
j4j+10 2pb-11 6lr-11 a2+6 23e+11 4jq-6 ai8-12 zx+8 486-10 3dn+8 8jt-16 4c-11 6qq+29 vq-11 8ln-7 3w+7 1vu-6 2dy+7 12z-7 1cm-11 c75+10 hby+15 5ax+14 a6g+11
8ao+8 3uj+6 4sy+6 15i-20 d9-7 1w8-13 3jx+15 2ug-7 51i-12 44z+11 je+10 4eq+5 leg-6 1te+10 8gi-11 32t-9 bg9+10 bh2-10 624-9 5x9-8 4xl-7 2vw-9 dos-7 h5-9 6f0+11
4bw+11 1af-14 3nr+14 2gz-9 31h-7 2z6-9 dxl+11 dq+7 10x+12 n6-9 24d+16 5lq+8 2ec-8 5o+10 c5c-8 1y8+7 5hu+12 qyq-10 vj+5 s2-11 5qg-10 6cv+10 39s+8 431+9 18a-8
1zn+7 75k+12 3b6+15 6wy-15 ko5+7 7vd+9 3za+12 3k7+11 7bi+10 11y+6 d8i-15 pk-12 3su+9 3ce+12 2m8+10 b3z+9 55c-10 3s9+13 9o0+9 d3t-9 1px+14 5mb+6 hk2-11 2hy+12
348+8 cpf-14 m9c-16 4+8 3cm-15 5f9+8 fao-11 86d-9 7hp-9 r9k-13 3pp-6 9bk+12 7fd+12 6ka-19 6et-6 awm-16 3iw-9 1q4-12 4dt-14 2s3-8 2i9-10 e3b+9 are+6 1cw+10
2ux+11 1ny-7 668-10 2d7+9 2kf-13 275+19 4rz-14 7uu+7 13c+14 1bo+12 7v5-12 1ou+10 3v3+9 mrz-11 3ka-8 2mc-13 5e0-10 bzl-9 13u-7 9cb+8 38o+9 fih-19 260+8 68t-12
8ww+18 adh-9 6au+7 2qz+13 888-7 4j9-8 4eh+7 6vb+17 ebz-13 2ly-12 dg-9 2xh+9 173-11 39x+5 393-7 86r+10 2wf+13 1vl+9 7tw-8 228+13 p8f-7 6wo-8 2af+6 dc+11 2bf-13
1bp+8 4gc+18 2j4+7 217-8 1ne-8 1wk+9 lrv-7 4l6-11 ng-10 el2+7 8tk-7 7yd-13 6ng-14 2m-10 5gf-10 dbd+8 24h+7 cf3+20 o7e+11 1fi+15 6ep-8 5qv-10 2hp+9 5l0+7
br1-15 4wb+5 ill+11 e3b-9 em-10 44n+13 m5+8 36k+11 5zk-18 37x-7 2sp-10 ap5+8 1x2+7 cou+6 21d-7 1bo-14 4q2-10 30i-3 5ti-7 5j-10 5a4-17 3x5+9 8b0-10 2b2-15
4gl-9 e0f-8 2if-13 4v9+10 36c+11 2zw+9 1i+12 m9u-9 209+8 bbo-9 9st-10 66q+9 js+5 hte-12 53x-7 1nk+10 eqk-7 53v+10 1br+12 9e3-6 1g3+7 1nk-6 6v2+8 lxs-9 27o-12
8b9+9 f1x+11 458+6 5r-10 d29-7 2e0+10 11n+8 2h+8 4sd-8 3jy-6 4j0-7 345+7 2zc-20 21e-7 16z+13 3ms+9 7cw+12 815+23 1dk+8 66y-9 34a+9 4gk+8 2s4-7 qp+12 2ld+6
34g-8 9iz+7 5ks+9 ge+11 29+6 2fx+8 52s-16 1bm+18 3jr+11 8fl+9 5ac+7 a2j-10 8at-12 1nn-14 db8-8 4yp+10 5hn-9 5bd+10 52y+8 71k-8 42e-8 2lb-12 2cz-11 7nc+7 9p2+9
cu-8 2zf+9 2oc+11 5sf-9 39o+14 175+11 2vr-10 oc-7 cve+13 34f+9 57m+10 9zy-10 b3-18 d7-9 45q+7 2jy-22 14q+12 56i+5 nz+10 50i+11 srn-11 aak-7 1uc+13 9ca+8 8m3-8
1oy+14 3kp+11 1os-8 43k-11 1re-7 5m5+10 38o-10 d51-10 5tx-15 sa+8 vzo-6 2qc-13 buy+14 4rk-8 isf+12 61e-11 1o-8 hp-12 e-8 1af-8 abs-8 7v0+9 uo-9 a1d-12 qb-9
2nz+11 271-10 35o-13 bzx+7 3u7+8 446-5 jfu-10 7ku+9 cxh+13 c1a-13 3l7-34 1nk+11 pc-9 14c+18 a9c+6 9dj+9 1qm-9 873+20 eh3-12 65p+6 34u-8 6pr+8 7mb-8 4x-9 5ok+8
1sc-11 76k-12 2rk-11 306+9 1l7-8 2c3+11 6fj-10 7bd-12 cl-15 9l4-15 18w-8 i0-8 1hr+9 fl-9 5s-6 2pv+14 2rs+9 8na+6 tto+9 8tk-10 1fm+14 4rn+17 3yt-9 2ph+7 5z2-13
3rg-12 9z4-11 bxm+11 3rh-9 7n7+7 2cc-10 3m0+8 pz+11 2nu+7 8ja+12 2fb-7 4rk-20 2my+11 39y+10 jd8-13 4b1-9 1qj-11 5jo+8 4tq-8 8zr-7 436+8 5ck+10 4vd+8 fd-5
2f4+14 io-7 1yk+13 8ye+9 5n8+12 z6v-10 3x8+8 4mh-20 6k8-5 419+5 6gy+17 3ht+9 5be+17 73l+7 2ub-9 m0u+11 7zg+8 eju+12 6dp-7 453-10 29b-7 2kq+13 a-7 ai4+7 10s-19
lp-11 81+9 n3i+5 5mh-7 2c8+14 149-10 27s-13 7et+6 6tl+8 byj-15 18j-8 b19+17 ca-9 4+9 5dm+16 4kg-9 1rg-7 2b3+7 5v4+14 moi+12 4r4-6 4ul-11 ieb-11 9hm+13 jcg+8
1rp+12 5fg-10 6aa-11 5is-9 bh7-8 15o+10 17q+17 407+6 6w4-8 yv-11 7ix-7 79d+6 hxx+14 80u-8 1xm-12 51f-8 btw-11 6aa+9 35b-7 fx5+11 al6-10 dwy+9 5rz+7 k13-12
73k-7 5a4+11 7yh+8 5xe+15 4s1+11 su+13 5hh-11 4y5+4 oyy-8 3vq-11 a86+5 3ay+22 k9-10 1xl+7 2qq+9 ars+11 21m+16 261+9 4x3+7 97h+11 1f6-8 64r-8 6e4-9 b0g+13
wo+14 2xp+8 6r7+8 92-12 bgu+10 frd-7 3de-9 3op-15 d8k-11 2ww+7 1pe-25 v8-17 5oj+11 pp-10 1ew-10 e5-9 sud-10 3n+12 1t+4 m3+13 fdh-13 pr-7 5bt-9 ko-9 fut+11
7g-13 1op-13 ot0-12 n2+6 dkw+6 cm+10 2r2+8 2gm+7 dhd+7 213-15 9uu-12 3el-17 5n4+11 6s2+10 1o0+10 7kj-7 2r+12 29b+9 3zh-20 9d-21 2ju+8 a2-16 fy+9 4al+9 bxk-6
f5e-10 ihv+10 2xn-19 2lo-9 10z-16 5ry-10 bx5+8 9w9+11 7nh-8 2a5+8 1wn+14 49b-12 bj8-9 50d+10 rmc+9 5pi-7 hwx-5 gpv+8 9hu+16 2i1+9 4ud-13 1y1-14 y5-7 3ub+9
8it-20 6nn+11 3yh-16 2yy+6 5df+23 96-12 9j+10 4id+15 d6-18 8t2+14 480+7 4ds+8 39f+7 15j+6 ai4+12 bz-7 21t+10 ae+8 4mr+15 4h2-11 2hw+9 3a9+15 1pv+11 riw-14
7mw-11 q6v+10 9yp+11 5m+7 3zx-11 662-14 2bb-13 r6-14 1ou-13 36x+11 f3+7 c0-11 7b0+5 1cv+7 7rl+16 2m+16 2c5+7 2l6-7 6f-7 5a2-10 1qx-6 i+8 6ia-10 gan+7 4wh-7
4f3+9 ym+21 aw3+8 yp+9 1zv+11 hss-9 1bx-10 3cz-16 3aq+9 arv-11 991+14 f4g+10 76-8 5p5+8 5s5+8 1sv-10 2i7-14 2p2+10 m2y-9 3cy-11 1m1-18 4n9+11 grt+12 ty3-10
sq-14 cec+7 2sx+7 3lo-8 1f9-8 6t7-8 gj+13 2w5-7 9cs-9 k8+15 1zv+11 106+7 1td-8 2w+17 n61-11 509-17 7hl-9 2oi-13 jet-16 6h4-8 1x3-24 1o7-8 12j-21 86+9 8ec+9
5ps-8 2ly-10 113-7 2m4-7 3t5+11 2p3-6 1gf+8 7tj+9 2vu-12 4h3-10 65a-10 40e-6 zn+13 vv-17 1xt+6 662+11 2u9+13 30a+15 6u+12 54x-11 9sm+9 3ak+8 4d8+12 391-9
5w4-13 7re+7 77b+11 6dv-8 6bl-8 9dp+17 m1-15 9c9-7 1lq-10 3of+10 fjq+10 6lr-7 3l-6 44+8 8hv+11 nl+11 14f-4 22h+14 6j3+10 74d-16 167+13 bs+12 6zk+5 4d2+11
hzv-13 1vp-11 i7k-10 594-8 58w-7 82r-7 16k+15 2u+8 b2n-9 5sr-8 1ut+12 w3-16 25v+4 1c2-5 h38-6 38z-11 14o-17 48l-7 6ai+8 ker+11 dpf-13 z6+13 1fk+14 i59+12
v8+10 1kq-9 2ac+10 5r5-4 aih-10 326+8 c6s+10 1gc+10 5kp-11 1ne+10 qz+6 17z-8 1oz-7 6az+13 7cl+10 7dh+9 64b-8 csj-8 2ah-4 5h1-6 22j+9 fe+13 50d+8 i22+8 f1y-11
7l-14 7bi+19 1jz+11 pk-8 70d-11 e5-14 59s-8 gkq-8 mv4-11 43y-10 9an-21 2zr-8 g5t-14 i4-7 3a0-8 5bp+9 ss+4 1ex-15 9jp-8 5rs+10 g1+13 2ia+6 10h7+9 677+12 1fu+9
4hr+9 3sc+16 1g4-8 al7-14 ox-12 86u+9 51d+13 67y+15 11-15 6bk-10 48g+8 3bl+11 gti-9 3cf+9 49s+11 nq-10 8ad-12 5m5+12 5hr-7 zb-6 3vh-9 ea-8 2jp+9 7ah+5 b2x-9
1ut-10 1mb-15 5mz-24 qh-12 4js-4 3ch+11 a1o+8 3p6-8 47s+13 jg-11 gt+12 1uj+8 1fm-7 1do-10 nj+9 9rg+9 8x+6 169-8 567-10 9d0-14 hta+9 e6t-6 fsr+9 hw-12 5mb-14
l60+7 354+9 6g+8 58x+14 25a-11 277+8 6x-7 8xo+8 9a4-12 4vj+9 6nm-7 7st-7 20b+10 119-8 15s+10 3q4+8 3az-10 h6q-12 4cd+6 28c+10 g6p+9 9iz+13 78z-10 55t+11
4jj-13 28l+8 1sj+13 2b4+10 5jt+7 59u+17 4o9-7 1p3-10 5ka+12 ffb+11 134+15 2sd+9 5-8 p1+7 9t-13 h4v+8 2gj-9 7y-7 4y-9 2dx-9 ll2+16 4e9-8 b4l-12 8v2+11 e4f-8
34i-13 2c8+13 40y-8 jzj+15 3ht-12 8s3-13 2jz-11 dpx+8 1w4-9 48l+7 q8+9 fem-8 1tp+15 aza-13 aaq-9 6ir+11 82r-16 313-14 bu2+12 mks+10 7in+6 38o+15 6i9-9 cr7+10
6je+18 67n-7 yu-8 30p-10 2xv-12 la-6 2vc+6 3gb+8 4lf-10 tc-9 k9-12 cby+19 5k2-5 82o-10 25a-11 c0o-8 2gb-11 3f-9 80h-6 2v5-8 3kz-11 7on+12 41+10 x1+7 8cq+9
22w-12 3y4+11 3hf-9 6b8+18 6gh-12 arg-12 11x-8 21u+12 l0m-15 j0b+9 1st+7 3xp-6 df+13 z7+7 2g1-4 2uh+9 8iq+8 33d-11 48m-7 3m8-7 4v5-7 1tp-6 oz+8 783-14 gn-14
70-23 8eh-14 af-10 10z+11 1tb-8 2fh+8 ai2-8 5cb-6 gq+10 52n+9 45s-8 buq-10 bf+7 6d8+8 2l7-11 o7+9 cqw+6 bo+7 wmn-9 7p+14 3lj-7 d4-10 2lf-12 615+7 2as-9 c46-10
1zt+8 11h-7 110-11 kx7+8 6rw+10 5vo+7 1ik+8 9fr-8 3om-12 368+9 5b3-15 8nu+10 1rj-6 4fl+11 369+14 c4-9 8cm+6 11y+8 gz2-7 5he-9 7zr+7 ew5-14 7pw+5 5ip+9 81-9
1qj-5 9jn-10 5ji-7 5s-12 1lc+11 4rl-9 9bw-9 54m-9 q2+10 7m6+8 78a+8 l6o+9 862-9 3et+8 853-9 2jc-11 wd-4 8df+13 ft9-4 302-11 bn-12 ln-11 q97-14 al-9 1pk+14
8lv-12 gwe+11 17w+6 k7i-15 m5f-11 1i8+9 ehk+10 34z+8 au9+15 nfz-10 1qc-11 7hr-11 71k-15 v9+10 9et+8 4a6+9 hwu+14 1m-9 i66-8 tx-12 2m3-12 2n6+11 d5b+8 j6l-10
gj+8 2qa-7 3zp+11 1yx-7 867+8 8gm+9 vt-9 by-8 cjz+12 h9u+12 3v-6 eja-10 dvp-12 de9-7 nj+11 3kk-11 131+11 257-20 25z-10 55i+11 1bx-10 5le+9 jk+12 4oc+11 4ab+9
57h+14 2qn+12 395+12 4c3-19 2wf-11 1sx-6 4y0-14 c2g-10 2td-14 la-5 c1+9 cyh+5 388+4 vc+9 bis-14 2lu-16 4lz-7 75y-10 35q-13 5mo+9 2hb-10 gx6+13 dyp-3 5kv-13
1ql-6 kh+8 g8-12 4ag-6 208-8 1k2-10 1bq+7 2ea-7 259-8 n9l-9 fbm-8 5cq+9 2pr+5 26k+12 gvm-9 78u+8 iwv-10 w1-9 2k2-7 3m5-4 npg-14 6ii+7 22e+11 6yj+8 58v-9 1xb+4
3p-9 2f9+8 6xp+7 cs8-17 25d+16 hx-12 1ig+14 8my-11 1xo+15 e57-9 nx-14 2vl-9 1mk+7 3jz-7 2c+10 aww+9 26i-8 3ln-7 c5m+6 3h4-8 9i2+7 4v1+13 171+8 5uf+10 5b4-10
1bh+9 8pc+9 1tc+8 d6w-7 2vr-8 znk-11 1ep+12 1op+10 anf+13 12s-9 8gp+15 ign+18 vq+8 asg+14 1t6+15 6b1+6 213-11 2g9+18 1p2-11 m8-7 1tf-9 k0j-13 4xp-9 byz+11
2w7+14 2i3+11 1rn+8 4l6-12 1he-12 4py+9 ss+7 42d-10 bk2-8 7vo+18 7tw-8 5ot+8 he9-7 bca-14 ak2+6 57a-14 4ti+7 9j-10 73f+8 9zr+8 dbq-19 1r5-11 7uc-7 1e6-9 2zz-7
e5w-8 d4v+8 c3b+9 fej-8 aty+13 f0k-12 zn+12 5i1+15 4bj-7 97d-12 3sr-15 2h9+11 4tv+8 4ww-15 y7u-5 atx-5 3qb-9 kf-7 b0l-12 1ty+8 43g+8 wsz+7 1yg-8 5bg+16 4mk-5
9ry+6 cao+6 39z+8 4g-7 3wx-10 268-8 8ou-13 g1g+7 mk-6 3r3+7 37v-12 194+7 75v-10 4k3+9 1oo-10 a0+11 1d+15 48h-9 5oy+7 2an+11 93u-9 35g+11 572+6 5it-17 296+8
3zc+12 3yp-8 5xc+7 me+10 472+9 2un+8 1pn-12 5jn-12 2qf+17 2j1+19 iw1-9 67+7 bup-8 32i-15 8x3+15 kmr-13 1z2+11 9q1+10 vt+12 8h0-7 44c-7 7e3+8 94w-8 6j1+9 adx-7
65f-8 19m-15 2vb-18 foa+9 5vu-11 2nv-9 361-10 1bp-7 41f+10 9tr+7 602+5 4bv-8 5r0-7 4rj+9 14r-8 1md+6 bp2+7 au2-13 9ii-9 33r-15 h9+8 1dd+10 2ny-8 1f7-15 2so-9
b+6 6e7+11 5tp-11 t4n+6 1h6+10 5hw+6 83x+11 8i+8 31y+11 vl+13 6dl+6 2i5-12 552+6 14e-8 5ju-11 7t-11 afj+9 5jr+6 gt4-9 4ox-11 2yi-8 mv+13 eon+10 1ur+9 cld+7
2gk-5 1go-13 3r+8 3n0-14 164+11 36o-11 7oz-9 fe-7 4s1+12 8jg+9 ip-8 539-6 16z+13 ze-9 26e-14 1db-10 2pa-20 48g-9 2nb+5 5c3+18 hi+12 2f0-11 8xb+9 109-10 29a+12
h8p-9 zd+5 474-6 4b1+3 15m+8 40c+7 5t4+10 46z-12 70k-9 25j-11 16-9 52x-10 386-9 6vj+17 1l2+9 4oy-12 1jj-12 bqc-15 3k9-11 6eg-8 1bu-17 6ao+9 559-7 31-9 8s-8
4v5-10 9pj-13 mm6+10 wn+21 1vi+6 1re+11 9q3-11 1jc-8 cw+6 4im+7 ash-11 1fo-8 c3y-8 2dg+9 ln0+9 13s-6 2l-9 5pw-12 7gb-13 27r-5 3k5-9 qw+9 fxa+11 2ly-8 3jn+8
3wk+8 2ge-5 ijx+9 yp+9 2xf-7 7b9+11 cjf+7 km+14 2b6-10 azs-4 lkx-8 c5h-6 1hp-7 1r7-13 q6+9 3r+9 2dd-10 4ct-10 aki-14 9pz+9 6u5-9 a7e+11 4xs-6 kcq+13 8fa+13
1ma+7 5y9-10 fn+6 nk-9 cq+7 2pn+17 e9+9 3oy+18 7f9+12 2rf+9 9lw-10 28l+12 f3-8 28-10 30e-6 3v0-8 2vr+9 38z-11 rx+7 2a0+7 djo-7 2n6-11 58e-18 wc+6 4wu+7 5f9-10
11o-12 7rc+10 fle-8 2sk-11 1gy-18 2s6+12 15y-10 e5e-8 aol-15 47o+12 2s3-11 dxo-15 b4y+10 amr-7 cmz+16 6g6-15 2fx-16 1oy+19 1df+7 32i-9 9z9+11 m8e+7 5l5+9
3fe-11 55j+15 di5-12 2cu+8 58w-8 af9-8 18h+7 7t9-20 bp+8 bw-5 5ms+11 12o-20 3fj+14 23-7 5gz-13 1ab-13 9yz+11 a7a+7 18p-8 4by-15 1th+7 6c4-13 10s-10 133+6
g8r+8 4wt+9 17n+7 2m7+8 21g+14 3se+10 l6-9 14i+7 20i+10 axa+9 vq+9 cwy+6 5l2+8 8se-13 bd-10 9i+9 i4-11 df+6 aeg-11 u4-9 6mv-14 q8+8 2sm-21 5xe+22 2t3+8 f8z+7
1gl-11 9zq-17 8cp+7 1n3-4 92w-8 me-14 2u9+14 23w+10 3w4-11 101+9 4jk+8 shw-9 79h-8 73x-10 60p+9 4a2+8 h6-6 1cy+9 2q7+10 hp-12 2rx-8 2i0+8 2pc-7 uu+13 9d+8
js+10 30y-9 7ny-6 i7-15 7qp-13 157+14 29p-24 2xm+10 he+5 b7d-10 2ow+7 3cn+8 2sa+7 4k2-11 5k6+12 2rk-10 b3s+8 jda-9 7ll+9 5eg+5 1nf-12 ee-15 6er-7 9d1-9 23m+8
2s9+11 3c9+8 jz-8 fek+10 223-6 473+9 1uj+10 e0s+10 2pt+12 ebr-13 9ok+7 3g1+10 3er-4 2d9+13 1ak-4 rv-19 92z-12 2jb+11 al7-17 2c1+12 2y5-9 1j4+9 471-8 7lh+9
4pv-10 1v2+9 boo+8 791+12 1m8-9 eia+7 nt-8 2q+9 4ui-13 2rj-11 83i-6 yn-16 3my-9 99o-8 e3c-5 2gm-10 9y6+24 2et-13 77+15 41r+7 20i-11 st-8 2cc+11 g3+8 20c+11
2a+16 5ny+7 m2u-9 3dd+6 97x-15 81v-8 3ei-10 bez+10 oz+9 2nn+13 rd-8 14z-8 274-9 4vz-14 10x-10 6ss+9 4up-11 1oz-11 20-10 5lt-12 jix+9 y+9 se8+10 1b8+8 2uv+15
3x9-10 h0c+9 52b+7 mum+14 sp+14 cp8-9 frj-8 5ht-10 1lc-8 1e6-9 fyi-10 jil+9 806-9 ue-7 pd-7 1vh-9 2aa+11 79+14 453-7 382+9 9g7+16 27f-21 bq+21 1w+9 nm+13
ub+13 1x+13 6sc-7 wy-10 9sc+6 2ze-8 1u-9 2xu-10 1rv-17 4v0+8 akb-18 e5-15 i0+6 1w8+9 3jc-8 4qv+8 3r4-5 yj+13 5vr+14 pwx+10 85+9 jzr+9 2dy+9 79-7 3i8-8 3c-9
308-9 82-11 5mj+16 az+7 8oo+10 97y-9 846-7 1jl+6 51y-14 49-7 1wv-7 5ny+7 7ap+21 z7-16 7qy-11 5mh-10 6lf+7 3wb-13 7dg+10 1d0+7 bdh-8 2ln-7 s9p+10 2eq-16 lqe+11
4m5-7 3no-10 5fz-9 1xl-8 4uy-11 bws+8 631-8 b59-11 14h-8 5sm-4 8kc+8 6r0+18 1zt-9 33u-11 j9-8 i4b-8 3tq-12 g7p+10 8c4-9 ms+14 3z3+8 3pp+11 bcj+13 80f-11 czz-9
7qm-10 8it+9 2i7-16 2ur+7 8is-12 5gu-9 to-9 sz-7 kc5-9 ql-11 o3-10 21n+11 2qq+9 2t7-11 3nf-13 8hd+13 b2z-7 10g-9 7t4-8 224+12 up3+16 gr4+7 7g8+17 5px-9 168-10
d6i-9 f9+25 2xu+12 fkr-10 4oe+6 5ju-10 6a8+9 7hk-13 796-7 2zt-8 8vl+9 x8+7 az8-11 3r-6 9j5-8 4ll+9 1q5+9 17u+8 15c+8 omt+11 a44-9 204-10 4gt-11 3du+10 xl-8
4nf-8 4s-11 1bj-9 il+14 522-7 8xp+16 40k+8 6t-7 3vn-12 5e6-11 8nq-8 17w-8 19q+10 16g+14 b9y-9 b4d+11 5bz-7 4f4-11 g6+12 56z-8 6w+11 8o5-10 2n0+6 4yz+16 gav+7
m7-3 2mx-7 3z2-11 42e+6 6r8-17 6ow-10 q9-12 14z+12 8th-9 3ow-9 f1+16 581-11 1j8-14 33r-12 2sp+11 8f6+6 1k2-11 7za-9 6t5-8 n0e-12 h7a+9 bzf+9 32r-12 pgn-7
1hg+9 65+13 3b4+8 6xc+7 36x-10 g33+9 8wl+9 4vs+12 4p7-11 ba6-12 38b-13 5lo-12 1q-7 9gw-7 3gz+6 6h9+7 2sk+8 qr+15 2dn-8 bt8-11 9zu+14 axd+12 dmv-8 kg+8 5sw+9
1j6-8 4t4+10 31g-9 7rd-10 465-13 7nw-7 uub+9 1dq+15 2j-9 b0x-9 oq+12 25c-10 cw9-16 2l1-9 nez-7 20l+13 21m+18 9ho+29 36l+9 1o1+7 8e3+10 5le+10 w7+21 18u-11
m6m-14 1ri+9 46t-11 7ua-15 ge-10 oz-11 2ab+18 j4r+9 bch+9 mv+8 70-6 ba6+8 j4+10 2vs-12 1mz-5 czi+11 762-16 n6+6 2uz+7 9r+12 nh-8 152+6 xt-12 lo0-11 21v-18
dlh+9 4sv+15 2lw-10 5wz-19 84w-5 a2+8 nd+10 bf-13 15f-9 1y2+8 soa+7 gyk+8 70q+12 41m+15 5i4-9 gz5-9 nn-28 ph-8 kbr-6 20y+6 784-11 3lf-8 34w+9 68r-6 d7s+8
eb-11 86z-6 25a-7 8xq-5 1t+9 ck6+7 51l-6 3qi+13 bt+7 a1o+9 86i+8 1q4+8 22a+10 52e-9 6cr-11 2yw-14 dq8-8 52+8 39k+10 875+10 4q5-6 qyo-8 7z-9 auz-14 bde-10
fp6+12 1gv+8 ew-10 7le-9 7o8+8 g76+14 4ff-4 56m-10 35l+10 13ht-10 lre-7 lz-9 auw-11 138-10 jmn+11 30m-11 1jj-20 bz2+7 4kw-10 80n+6 2yc-11 19i+14 3os-5 6r+6
5vg-6 3r4-9 f7f-15 6kh+11 5wg+9 qpb-12 2pw+8 1yc+8 5m4+12 442+11 i8t+9 mg-8 5hb-9 5a+7 fxq-10 lx7+10 ahv+9 2iz+12 3en-9 58o-7 14g-12 4ts+6 23w+10 6ej+7 6zq+5
2qh-6 5ov-9 3if+13 1j0-11 4st+6 egb-8 2oh-9 512+12 5hc-9 7gv+9 7mt-7 5uu+9 9f3+14 bo9+8 2uj-7 kni-9 by4-6 due-15 185-12 ly-9 a79-7 3o8+7 5ok-11 38d-9 eys+7
3ng-9 1y5-11 9q+10 54u-32 34z+6 nh7+9 9jt+9 e3u-12 69+15 5ez-9 1wp+10 1a9-8 1ny-11 24u-9 yi-7 1pi-14 3rx-15 4c1+8 3pk-8 1i-12 12-11 pio-9 1n5-6 8a9+13 1c-9
a4-8 b7t-10 9zh-8 am9-9 52-15 zp+17 lb+9 6ca-6 h5v-7 2qa-9 5th+5 5w7-7 j6+11 6gd+10 9h2-12 65y+9 3qz-9 5w0+9 3pt-7 vur+8 duf-10 s4t+6 3aa-8 77s-8 f8-8 ga1+7
e2p+11 66i+7 3m8+7 24h-10 4qd-14 1rh-11 55s+9 8ut+8 doi+8 17v+12 gba-7 1o8+9 1cm+11 6ld+12 7wz-15 9nt-7 9c5-11 sh-8 y1+12 66v+11 3cm+8 37c+8 5by+7 6nj-14
4ab+9 bj-7 2kg-10 1zt+12 nwh+8 1ju+10 13v+9 1za+9 7yy-8 29i-13 3in-11 k79+6 9zf+18 auy-9 i7-5 3qx+3 3z-11 yuq-12 bgr+3 6hg+13 ahf+7 3ql-14 an+9 ua-10 23w+6
76o-8 6qr-6 45z+11 3jk-13 29t-15 248+15 btn+8 80b-17 h4r-10 s4t-8 3x6+12 1nl+17 7ua-4 3xv-12 3p7-13 p2n-9 6zb+8 3d3+14 1z1+9 86x-11 7gf-10 3ie+8 452+9 6k6-10
4q9-11 vd-11 b5i-7 6ks+6 lq7-6 60p-15 59k+5 1iw-14 19z+13 71i-18 6oy-10 eh-17 8x7+9 14b-8 9nm+8 yf-13 6a5+11 2ij+9 5ai+6 1i+16 17v-10 5co+16 1l2-12 52e-10
84z-9 36l-6 gsj-8 3xj-12 i+7 6t7-4 172+10 6nf-13 11p+8 1w4-5 20z-5 1i-15 114+7 jw-10 35g+8 3kd-10 4c0-10 fxf+14 8zj-8 7ym-7 2v9-12 des-9 618+10 57b+12 4rm-10
ae7-11 193-7 4tx-9 bp7-11 3gb+9 263-5 lf-10 o5+7 77z-7 e93-7 j6d-8 138+12 44g-7 ev-12 81l-9 8yo-8 544-11 6pt-10 1f1+15 bhr-7 6fz-10 3o8+12 bu+9 1ly+10 4jz-13
94+17 6ip-8 32u+10 6j+9 7m5-9 41f-14 1b4-8 2p6-11 2i4+10 6u3-7 oo-10 hdc-8 c3x+19 c1t-8 kyn+8 ko-12 7i2-11 4pl+8 11z+9 3cz+9 k6q+10 dxa+12 8wi-15 171+13 3pe-8
2cx+12 j99+11 6it+7 3tm-16 51v+7 bnq-9 afb+8 3wd+10 rp-14 1ml+9 57-8 2qs-10 66z+14 9ag-6 6oj-11 pc-15 21s-10 80q-8 rf-10 6qs-4 3qj+11 288-9 3wy-7 21q+16
226-13 at9+12 5y2+17 1m7+12 3wr+8 8uz+12 e0+21 11q-18 ow-5 m1-8 3vf-16 3an-10 9cf-8 agw+7 2bs-10 ce+14 8ac-10 k6+17 g5i-10 ws+4 ng+12 33h-8 las-6 3f4+16
3ir+13 3u8-9 2q5-7 wx-10 n6+10 8gj+10 5sm-14 1fz-7 aj7+7 12j+10 722-10 1p2-11 8j7-11 5zd-15 bhk-17 b7w-11 36i-9 aq5-7 db3+12 9mw+6 9mt-11 29y-9 4my-7 6ck-7
4gw+16 9q1-7 e86-11 34k+9 9s-10 h5h-10 v3+9 8oi+5 ca8-14 a-8 3f-8 isb+8 61z+7 l8-9 9cw+12 3h6+6 fit+11 4nv-11 76p-11 ej-11 14d+8 2b+16 2k3+11 31p+8 gir+11
5s8-8 7g6+9 2sb-6 f0+6 j79-8 389+12 2yv-7 211-8 1n8+10 5wx+7 eb0+9 830-9 ae7+6 106-6 pjr+7 2lj+6 2yz+14 sq+10 3t5-10 5dj-12 732+9 bee+12 hz-15 67k-12 3d8+13
oj-11 bb4-8 rth-14 3y3-11 9mw+7 w6+9 2tg+11 1ai-9 1jj-10 icw-8 4ht+14 qn-9 7z+13 68r-9 25r-6 36l-13 dhy-8 i9y+12 4to-10 1aw-11 59i+13 4uw+8 egi+10 3w4+10
60r-10 x6-13 3pm-11 8ed-15 dsa-15 eb3-16 msa-10 aw7-14 7ru+9 3hh+6 gux+13 1i7-29 cn1+7 16x+18 2f-10 6io-7 118+10 1rq+7 gmj-10 3p6+15 bjt-12 dyq+5 1cz-12 l3-13
au2+10 hz+12 iu+12 1ew+15 8ub-16 b5n-15 4js+7 jq0+6 31+12 4gh-8 70a+9 7ju+12 1qx+7 2g5-5 a4i-5 f9a-6 39g-13 3m1+20 y9+7 3vh-6 7yf-4 1cy+10 1xe+11 4mm+8 6x4+17
23b+9 309-9 1w0-11 1hu-12 9ec+7 alc+14 2r1+11 o9-18 9ar-7 77x+3 alw-11 bn+6 a7-12 4ez-11 22t-7 5cl-15 9b6+16 287-10 1rk-8 27v-8 mq+9 6j4-6 94m+9 109+8 9b+7
5ym+7 5w5-9 9si-6 3h+12 244-9 5cn-14 10i+7 2qp-7 2n-8 1b9+18 54o-8 1ni-18 111-9 23c-9 333+15 iy1-11 6j9-7 1o6+8 4b+17 jtk-8 220-10 aji+14 3zv+9 6xw-9 act+11
35h+12 3bp-9 bnb-11 4su+9 dw+12 cf+9 e3-9 5ej+9 hc-9 cye+8 f3y-8 28a-15 3vo-12 wp+10 1kb+10 7le+7 1nm-8 3z8+10 8ve+8 4k2-13 1a9+6 2yf-9 2rk-13 kvk-6 7f8+9
354+8 2rl-9 55o-9 3y9+15 tk-10 4ec-9 4it-8 125+7 4p1-10 28c+9 14a-8 28u+9 11o-14 634+9 6au+9 rq-16 jgb-8 1j6-9 6b8-11 kg-9 71+9 bjr-8 b3s-4 s50-10 4w-9 1fx-5
2b0+7 ay-12 3t-15 gv1-15 21n+16 bd-5 fj4-10 s4+5 ha9-10 37t-15 lgd-17 2if-8 5lp-9 6rt-7 9q5-6 f37+11 2vn+7 2lv+9 al7+11 19h-7 ceu-6 7x0-6 3yx+5 gm+8 8sn-7
65f-21 xr+9 gs7-9 3p6-8 dm9+6 3h-7 bpj+15 77x+9 lz-10 uac+9 mj-7 g1y+11 bp+11 dbi+12 jec+8 gyo+7 9y0-16 107-6 2es-17 db+13 4c3+7 4zv+8 3nx-5 2jt+9 23p-9
4go+15 6oi+8 7u+6 216+9 3m0+9 2q8+7 70l-9 3yh-14 lca-10 7x+10 8j1-12 2ac-9 1vp+10 2b1-14 c2s+12 ba5+16 i83-9 4jj-14 46q-7 5hf+7 7yr+15 8w9-5 25c-6 6iz-10 wd-9
3ye-10 l08-13 59u-8 5oo-19 c56+9 c0-10 ao-9 9us+13 75f+8 4w5+10 5b4+10 b5l-8 8o-15 e2l-7 9rw+12 4bl+9 2fk-19 39+10 ji-9 1n1+8 42x-9 gff+11 491-7 647+10 cq9+5
47x+9 56i+8 5va+6 3ic+9 48t+7 hz+16 3ix+13 en9-9 9ki+10 z4+8 2hd-12 2q9+10 81a+9 21a+7 898+12 26x-10 b6e-12 21k+16 1li-8 cy+7 gwf+16 e89-14 9j-10 au-8 1bf+7
7qr-3 1um+10 ln+10 188+8 74y-9 x3-10 25p-10 cp+11 5a6+5 4ja-11 3l8+10 8up+10 eh5-8 hd-9 oz0-7 2ap-12 fko+11 ns+9 630-10 pb-11 106+12 5m-8 5tz-10 3zy+16 ac+11
qt-11 sz+9 1ke-12 1pj+8 2ko+13 1l1-10 5xa+9 74f+8 grs+15 hqk-3 2je+7 8jb-10 2zv+12 7i0-6 11b+10 5kt+8 gr+10 a07+8 21u-7 uv-8 35s-12 757+13 c0+11 3bt+11 5pi-5
xg+12 6a6+7 bzo+15 fqp+15 4og-7 519-8 st-12 79w-9 2b-8 do0-18 he+8 7hh+5 429+6 89o+9 8sg+10 1ng-13 leh+14 830-8 2sy+7 1z2-8 2sr+10 3vd-18 z8-9 57x-12 1yt-8
gv+6 2gi-13 7wt+10 2k4-10 6l6+10 1db+10 1bi+10 8m4+11 3xy-6 2hi-10 3xd+12 6d-6 2h7-8 3qk+12 czk-19 bf8+9 2op+8 2it-8 6b2+12 2yp-8 3r2+11 e8u-9 36a-6 l4u+10
80b+5 xj+14 1eu+12 3ay-7 i9e+6 92u+11 3kz-7 byb+5 3m+14 1nq-14 2ll+9 2jl-20 9ny-8 4w+7 4ya+9 9v5-9 5yo+9 3fv+8 8qo+11 96s-11 9gz+10 3m9+14 85e+13 47c-10 3kn+9
96l+8 7a+18 5ia+3 3k4+11 2i6-9 tl+10 2sr-18 sy-21 ee8-9 2x4-9 8r+8 kjr-7 uh-9 27u+17 446-6 w4-11 8id-7 4wm-8 98j-14 d67-11 20a+12 11v-14 nsa-11 2d5+9 ia+9
74+6 4ty+3 2ue+10 86m-15 277+15 6xk-9 aa9-8 elc-12 ixk+12 gf+11 edz+11 6je-17 3p6-9 akt-15 6tm+8 1k3-9 agb-6 ax6+13 42a+10 7pc+7 7fu+7 fxh-11 1le+7 1fu+10
2g-8 4ey+14 5uf-10 3aq-8 zv-7 mv-11 4yk-6 12c-8 3cz+14 r55-10 5vi+9 2e3-6 2pg-13 4fr+9 1la-14 1c2-20 3k1-8 6qq-10 5bt-9 2gd-12 1ts-7 271-10 8j2-11 2bq+10
ar1+17 87y+9 bxk+7 1y0+6 6e9-11 4ga-7 1t5-14 1wo-7 2h0+9 rn+12 1my-9 ak2+8 6e-13 7x8-5 1ip-13 856-26 1ql-11 5hn+6 2d5-14 aop+9 amh-8 7j+11 gyv+6 8n2+8 jb+10
8ku-11 4fs-5 7zb-8 69n-7 3tz-10 2b2+9 57b+10 1jm+11 2a5+7 1jq-10 2iu-4 8hn-16 99d-13 1a8-13 hl3+9 2kn+11 2r7-12 3zz+9 147+6 2u3+18 9r5-9 22x-11 4lg-7 a4l-10
3l5+16 6c7+7 5oj-9 8w7+8 14m+4 3tj-22 c2d+8 1t8-14 17r-11 89c-12 mwq-9 5b5+9 2fs+16 2l4-9 2h8+7 21z+9 56r+10 9fc+12 8j+11 5p7-10 qt-8 681-13 4us-13 5my+9
6y3+10 jga+9 3du+11 ex2+9 3xz-4 gdu-13 4iq+13 5pc-6 uu+11 adn-11 2ft-12 3tf-10 ea-14 h9f-9 1va-8 oe+6 3rj-9 51+8 9ug+8 on6-11 4t3-8 5ko+6 11r+14 5ka-10 dfi-9
546+10 4os+8 38+11 4ka+8 hv+10 9do+11 51k+7 520-9 h9-10 cw5-10 6pl-7 2we-15 6mz-8 1g3+10 390-8 tx+8 rc+8 do+6 4zs-6 208-10 7pq+9 5mw-9 7o6+10 344+8 49p-7
7un+11 rk-7 1ll-9 gey+6 6se-6 4pf-10 1my+8 43f-12 396+7 sy-8 1iw-13 78b+9 5ii-11 34p-8 2cw+7 971-11 1ba+9 o6+10 1vc-7 3bu-11 3ay+16 93s+9 v2+9 30h+6 deq-11
7qo+7 vht+7 l7n+8 p2+13 mve-10 9ju-7 86q+10 17d+9 4gp+10 ckt-9 1nh+11 5b-13 733+15 6gt+12 ho-9 33q+9 5pg+8 3lh+9 5eh-7 aon+4 1kd+7 7sn-7 2l3+9 fq-7 5bd-10
18m-7 da+11 2tk+11 nbr+9 2fb-7 23-11 euc-9 db-29 4kl-7 3av+14 21g+7 1u-6 4c4+12 6zl-9 4ff+18 q1+10 3eq+8 3wz+8 7gs-9 mm+12 4vg+14 7b+8 24l+8 3vg+13 qo-3
3cl-16 68-16 2ea+10 28w-6 96v+12 hxa-7 gam+15 26b-17 5wz+9 c29+5 5o4+8 2xk+18 3ey+13 4gx+8 97l+9 2fd-17 2cf+6 yh-13 5n5+10 clb+6 e85+9 3f1-13 3nc-11 4r6-9
5e0-10 6i+14 ps+8 be-13 6bq+8 8ae+18 131-13 hql+7 3jg-10 1oj+14 900-6 foy+11 1jj-12 3pa-10 6dd+10 1v2-9 84e-10 az-9 1r6-15 1wx+9 gd-12 4d5-9 ga1+17 es9+8
8uv-8 qeg-8 18o+11 1md-9 4v5-12 591+14 1bl+11 3pt+8 5nz+11 5zx-10 16f-7 8bx+12 aa+13 40x-18 67g-16 uu+10 1bj+7 8y3+16 imr+15 6rk+9 1ew+7 2t9-13 esk-7 3ir+5
81e+13 6b6-9 7lc+9 5vb-12 278-10 jp+12 ta+11 12p+9 3if-9 niz+10 anb-12 8j-11 7xd+11 43l+8 3z0-14 1k8-11 319-8 1ww-6 5x4-9 6el+13 24m+6 8xt-8 5r3+8 75-5 a2h-18
7np+14 7so+12 3mc+6 8w1+10 44m+7 o+7 9vy+16 328-7 axl+8 4mx+8 7gy+4 h9-11 1ab-5 7z+15 1b5-8 4t9+8 584+11 16v-19 73s-14 392+10 1sf+9 2e7+8 679-7 1dl-15 ao+8
5jj+14 6rc+14 2dz+11 am7-9 vy-12 sj+6 f89-8 gxq+14 73w+8 7qv+12 att-6 2mj+8 kr-15 5pc+8 6qp+9 1ta+9 eu-11 2yo-8 e7d-10 5c7+7 9lf-8 85g+10 350-10 o3-19 4g7-23
dea-8 fr6+7 1zl-6 1l8+8 4z+14 26a-18 301+12 fdj-13 ctf-6 1o8+8 9d9+7 43d+13 dvv-10 14m-8 1cs-10 lz-8 d4u-13 7ld+6 aaw-9 70s+9 1es+13 anz+8 e7e+13 61s+11
1dp+14 j95-10 zf+8 41q+14 6qc-7 1l4-8 377+11 1dw-10 1dd+9 50w+6 3q3+6 1lo+7 fj+8 1oo+10 9mc-9 1i9+10 16+5 1w8+11 5gy-6 vy+11 y8-22 4wd+8 4nz+9 5co-13 af8-7
gg8+8 4i6-13 2u3+9 f73-12 6d8+9 exz-9 350-12 5w3-10 1xk-10 6j-13 6y9+10 b7g-13 8qa+14 82c+7 caz+13 1d6-11 2cw-5 11a-13 cj2-16 15t-14 3ol-9 7gn-19 711+5 4e1-9
yh+8 6dx-10 4em-8 l3-16 9yi+9 2ja-10 to-8 2st+6 233+9 7k+10 cx2+8 2by+9 sh9-15 1l2-10 bqf+8 2b5+9 7ts-6 vf+10 h1w-7 cf1+14 kx-10 6sh-15 9m-10 4bu-14 9yj+5
4gx+11 4ms-10 2t1+15 978-9 e35+8 7b0-9 1sh+10 2w8+9 5bp-6 2sz+8 21b-14 ahz+12 d96-10 6n2-11 iwb+10 5uj+11 u8-6 3mh-10 1et-14 d7x-9 ie2-12 4od+9 69e+8 kj3+5
dt-8 2f9+8 1vd+8 ea+9 l3d-11 ryh+11 6s7+7 bmb-15 nws+10 5yg+8 akh+9 x6z-8 wm+6 cjd+8 2l-7 bhp+8 hr-3 9jg-17 giq+7 19f-10 3ru+13 lx-9 2ej+15 2lr-8 5az+22
1wf-12 2k8-14 53m+19 5up+13 kf+10 8l9+6 5ls-7 aws-14 1wl+8 5l9+10 6b-16 6hz+7 bu-11 ym+13 ak3+9 di1-9 c20-17 10f+6 7tt+7 2n3+10 fti+14 1q2+13 cr5+12 1ye+9
2uk-9 73o+10 3cq+15 24g-8 6ab-9 7s7-9 k04+10 q7-13 mr+13 14a-15 hl3+9 1i6-12 1cb-11 9q+17 dcb-21 44w+8 2qr+9 qd+10 jmu-11 102+13 8ox-10 39j-7 92e+10 134+9
d1b+10 b77-12 ar+9 19k+6 wi-8 ntg-8 anr+11 c19+7 2h3+9 2wa-8 20p-10 1qf-13 sq-8 5yz-10 5q7+8 2va-7 4pn-22 kzx-9 7oe-7 3mv-11 83i-11 7vw-16 6nz-9 545-7 w0-9
k5e-9 4jx+6 rcb-8 9uu+10 1b7+12 ald-14 5if-8 1hz-10 cum-8 28o-16 sq-5 7s+10 1a4+10 3te-9 6fl-12 59c+11 39a+10 i2n-7 1bs-7 n6g-10 3n7-8 aaf+8 4cv+10 761-13
jv-12 cw0+14 aiw+10 5i2-6 1o0-5 62x+16 4mm-8 1z0-12 2hl-13 cf-7 2vj-8 22d+9 8t-8 4uh-4 3xf-7 43a-8 214+16 7d8+18 ur+7 2w9-9 nd-11 7x8-14 506+12 8wx+15 yi-9
d0m+7 4s8-7 3vm-11 w+12 123+9 71s+9 19l+8 53r+8 84x+12 2al+10 3fh-22 dag-8 8s+8 1d6+8 5br-7 47t+8 ax-7 e5-6 1sy-10 dk6+8 cc3-14 4b4+9 4v5-6 48e+13 mj+8 2qn+9
1vs-11 6p7+8 3tb-10 e3a-10 15+8 1mh-8 77l-7 65p+6 3ee-12 4zf+9 4fg+12 67p-9 3n1+8 86i-8 3fv-8 4dz+11 bij-11 92y+13 2jx+9 jo-7 4j6-9 an+11 4qm-7 g0s+8 84m-14
4n4+10 1q9+15 58a+6 4b8-9 6qy-4 p9i-17 418+7 ack+8 tl-8 5ed-9 q9-10 7hx+9 4vt-6 d3n-6 ya-8 98u-12 2c4+7 39r+8 2v8-14 dx4-7 6sx+8 4dh+13 r+13 dk7+7 866+11
2qk+10 2l+14 dve-8 7l1-9 s7+11 2ih-10 16l+11 5ot+9 5g+11 2ol-11 4hp-10 8oc+5 47g-13 4f0-15 us+4 15j-9 yy+11 73t-11 4tq-9 8l+7 tr4-11 1nv-11 1vw-12 2hk+11
959+10 8km+15 fhj+10 4zy-12 ek-3 xz+15 9nt-11 4dj-6 a5y-10 52r+13 6qp-9 52-10 6vd+9 55c+14 3ph-14 8g3+10 63y+8 edt-7 4hg-9 3x4-15 64v-7 7sx-9 1j+12 4te+8
a1l+8 bqn+8 3sr-11 6kq+11 sis-11 auq-6 75y-16 a71+13 7pb+10 1gs-8 erv-11 5xq+14 1q9-6 do8-16 69x+7 25x+11 1kp+10 bsl+12 34e-9 2n1-10 2i9-6 epe-8 6hv-8 mcw+10
dk-6 1fl+9 2fz+13 hhv-9 49b-9 1zk+14 ebn-10 59t-7 1nu+6 9dy-8 2di+12 if6+10 ko0+15 e2h-8 2yu+8 a5d-12 2df+9 8p+7 8uc-8 38i-7 8yx+16 2fe-19 3xl-7 aq+8 5gt-13
t1-8 6gp-7 3ge+11 uv-10 65c+4 cbm+6 20d-15 38l-16 35b-8 33c-12 f9f+8 632+12 7gw+11 10d+16 hvv+12 9cn+11 7rl+13 1lt-9 9m8+7 3t1-21 166+12 4ey+5 6h8+10 hr-11
13p-11 4z-7 2jo+8 12j+10 akq+7 iws+9 dn-5 2e6-13 ahy+10 97r+11 2kb-8 wp-13 2r1-13 jky+10 25t-6 su+8 1q2-5 2bs+10 44i-9 an7+4 160-16 e3+7 4zq-10 6zp+12 5qj+5
4jn-12 1dj-16 348-16 2ge+8 jkz-12 tk-6 12j-12 2r3-8 3ba-9 1s5+8 hyc-7 1u-13 5k4+4 151+10 2np+9 2sj-11 gl-8 12+8 2z7-6 1j5-9 9kk-14 50w-10 809-7 2ei-8 ef7+10
v+6 63f+8 3lm-7 39c+8 8d3-7 7ma-7 1w9+4 ur5+7 2f8+10 226+6 605-6 oje+12 at5+7 1av-5 5z9-10 50i-7 3x4-11 16j+10 5a6+9 fu5+3 319+7 7ow-12 4cr-10 9h4-15 6jd-9
adc+4 16f-10 2z5-10 5l5-9 2kw-13 2de-7 1b0+7 1gw-8 1ev-9 5u2-16 2tu+8 dj1+11 hs2-7 2r2+8 5zs-18 b4h+11 426-17 8o4+6 d1-10 2lq+7 8u9+15 77g-7 eug-8 6xt-9 rh+7
1zj-8 adv+7 1nq-12 6er-9 kel-11 5n3+7 3vx-10 d4-11 d6+10 83b+10 63n+6 9zn-10 19w+10 31e+9 10h-8 1xv-9 2zc-5 cn-7 8sa+14 qx+16 11h+7 btx+7 91h-11 73x+15 fn6+10
8uk+9 kix-16 10s-11 2to+8 gvt-8 57e+6 2j3-7 2d1-8 6us-18 4th-12 p4+7 1bd-6 aih-8 5sp+9 2d5-11 djz+9 5et-11 1zn-11 m0h+4 88i-9 11q+10 hi-9 1bx+10 8mx-9 372+9
6dm-10 595-11 4tf+9 d3t+9 61h+9 55x+8 ciq-16 gts+9 crl+8 1vn+8 3d5+6 aa6-7 o5k-12 h2s+12 6zz+10 ak8+14 1y6-8 j7t+7 2yp-7 8rn-10 9au+9 4dw+15 23r-14 ou+9 hp+8
2v1-9 6w6+16 341-9 1hv-6 bf7-7 6cg-10 3je+10 9im+9 2fk+12 5tu-10 4gb+8 5qx-8 1va-8 52v+7 aj7+10 6kx+9 7o3+9 2b+7 zd-12 5h4-9 6wm+7 4tn-8 43q-7 18z+8 4vj+10
a1j-9 6u7-11 dy-13 1il-16 8vv-8 hpe-10 9js-9 15k+10 5rx-9 m3+18 34k+11 w5-6 32-9 28t-9 atq-12 46+6 294+10 p8+10 6bm-7 20l+8 2n8+12 1ry-9 6aw-12 1td-7 9ep-9
78j-14 4nh-8 74e-12 4u1-8 ggy+12 rb-8 ci-10 3b2-8 4ww+9 3im-10 4x8+10 64m-5 bug+5 7bn-9 2zc-8 dii-10 68l-6 hp-13 dwc+5 3ve+9 1n9-12 4gy-7 3fo-14 1h4+7 2e8-5
c7c+11 9x-7 2gy-14 2nx+12 5jj-9 2oo-11 5jn+7 2m5-10 39h-21 26p-13 3fz-5 jlo+14 q8+5 1ff+8 29l+8 69u-10 fme-13 6lm-8 6kw+11 510-8 2ot-10 7r8+7 7ra+10 cdw-11
8ni+14 6z2+8 399-9 z8-10 850-5 6qg+9 9hc-11 2l9+17 1ly-8 298+7 d7i-7 5ct+9 117+9 a0+9 8ad+8 9bi+12 1v3-17 12cf-7 5e0+14 jn+10 17p-19 mu9+11 b10-10 3zf-9 48r-9
6ad-11 s3-11 89g+9 ba5+7 7lz-6 4wg-13 1m2-7 22o+8 4qq+8 64n+7 ibq-9 101-11 21r-8 160-8 eno-10 51x+6 2f7-16 6gy+9 b7g-16 471+6 4jz+9 hx+8 9kz-12 6sp+9 4j9-9
1bj-10 2nu+17 wh+8 3ll-18 g7-14 6jq+9 1du-8 45t-10 7uy-9 jcc-10 57o-12 b05-10 2i3-8 7n1-5 7lq+12 47h+9 29b-11 46f+14 k6j+7 6vp+12 6nr+17 4km+8 36d-9 9o2+10
53f+10 1p8-10 u2-10 7yc-10 3h9-10 7ua-12 26+11 1qs+14 60+10 5cl-12 bmx-12 acj-10 1qg+8 8w-6 71j+8 i1+6 5kq-9 anu-9 3w9+8 aq7-11 2tb-15 2sq+8 bpn+11 2s3-10
cd-9 3a-15 7mf-8 6ry-14 jt5-9 68n+14 19-12 6wa+10 13w-5 e0f-9 fye-7 14t-10 2ml-12 3tu-14 11a+9 2w9-10 4zs+9 bq+9 om-8 axp-6 4ul+7 d7b-9 3s2-15 5d0-8 afm-6
12d+13 97-11 4mw+9 3kf+9 6fd-13 d6q+10 38e-15 3cx-10 83-8 v8+7 m4+8 3fi-8 aq-7 5xi+8 fbv+7 2ux-11 9mj-17 i48-8 ce8-8 duv-8 1o9+10 1bi-12 3m+10 5te-11 807+6
ap8-11 6pq+8 2po-11 ny+8 1sv-14 4ot+8 32h-10 35n-9 u8q-9 41f-15 g25+8 4sz+15 2q3+5 4c+13 4hi-7 h+8 3d6+8 3es+12 6d3+12 3jo+17 cfi+8 db+17 7cu+9 2x3-10 g1y-7
6hk-10 7mj-7 pgr-21 5x6-10 7ok+9 4fz-7 2ch+7 kr-20 5xr-8 8b9+6 1rq+7 4h+11 b58+8 fm+8 v54-15 15a+14 7fb+11 ndi-12 7mg-10 3al-7 7iv+6 ar-8 kik-11 2t8-5 gsg-8
2s4+9 26q-10 9kj+8 a2+12 2qc+11 372+12 58t+11 16j+7 snk+7 17l+10 4no-18 8bm+6 4xu+9 9gd-10 r2-8 2oa+6 6z1+7 p5k-14 4po+11 29j+11 1e6-8 765+8 4cn-10 at9+11
a5x-7 6ek-12 a0x+4 2q8+8 1iv+10 2ng+9 40b+9 wn-4 1r9-8 h2+9 1bn+9 3cn+15 3le+9 379+8 88o-9 3z3-6 27k+9 5qi-16 cep+10 1lq+5 hi+9 7tn+9 yj+10 43q-7 9p4-13 7lo+8
c8e-6 33z-10 b2l-14 xa+8 3xc+11 ek+10 x9-16 hy+10 5l5-11 bxo-6 lve+8 7jz+8 2n8+9 drj-9 hjw+21 4dq+13 ca3-13 4wx-14 75n-10 1g1-9 115-10 2u3-8 ve8-14 2nb+9
3d4+19 2qk+12 2u1+6 18k-14 gf+7 3l1-10 31w+7 4g+10 b+15 bmg-18 7s6+4 24t+8 4oy-8 af6-7 3wj-9 4t7+8 1yc-9 4y7+11 5g3-5 b5g+9 18r-10 5h0-11 1fh-6 1gb+10 38t-15
454-16 1et+13 662-10 5xr+8 1pq-9 7yl-8 8o0-7 45a+11 202-9 as-8 3g2-11 a03-10 b9+9 85p+6 55j+13 5-8 me-8 kv9-7 21y-7 1ke-11 5d0+9 7zc-8 6v2-8 c05-14 8bd+9
fdf+9 ah8-10 57i+6 9w5-13 3bq-11 1vi-8 3dz-10 11v-5 jwa-8 6to+9 28m+7 2z8-8 5nm-11 s60+10 2qs-8 1vr-10 11z-15 m3+7 1an-10 61d-7 4pi-5 7ma-11 103+10 4z4+7
23r-10 ke+12 5pd-10 26y-9 fyi-3 lyw+6 17+13 34y-7 zo-12 tn-5 2bd-6 1tw+12 9nl+12 28q+12 1g3+11 353+8 983+7 27w-8 1ce+9 625+13 3nc-9 7r7+6 2w5+17 1c2+17 fe+21
sv-9 2t5+11 bc7-11 5a4-7 lkc+9 2hn+9 8m5+8 41i+6 22n-7 37m+11 bfk+6 3+10 brn-8 494+16 afj-12 26v+8 3u7-9 839+8 37q-13 365-17 28r-13 1tt-7 6tm+23 73t-22 elj-13
3ql+14 3mr-14 1eh+14 1dl+10 2u-9 1bl-10 v2-14 1bo-11 1hz-9 36e+16 avv-6 2b3-12 z2+11 1u4+15 1gw-8 48+12 4y2-14 2fc-12 64i+7 6x5+9 678-6 739+10 oo+11 40a+7
1mm-7 1en-13 6jd-4 2q8+8 885+12 a9q+9 5m0+9 cl7+7 ao7+9 23q+11 231-27 1aa-9 rkk-10 asb-8 82y+8 4lg+10 3xe+8 3dl+7 rp-6 9zw+10 ql-11 dhm+12 ded+7 605-10 2rd+9
1u1-8 2il-9 t9+8 1a8+10 eqy+11 3ec-9 595+12 8tt+8 919+7 45t-10 2u-12 7ei-8 3zl+7 bop-10 12k+11 wf-15 bjf-19 j7m+6 2c1+10 f0a-10 4e9+10 259+10 5u0-7 67u-7
52-13 7o+8 ard+10 7n+10 4u2-10 6qv-7 4qt+8 k5n+10 35-6 2c+5 7ji+14 1fa-8 58k+10 1k1+9 h1-9 2md-7 dc+9 9e0+8 mpf-8 2h8+16 2z3+10 56a-7 2cp+8 5cs-5 1lm+7 2t6+12
dm+8 7fz+13 u03-9 58f+7 s-13 278-11 4j2-7 20t-11 yi+13 500-9 rf-8 14j+13 dfi-10 pb+11 ok+10 l2f+9 1ch+8 ug-7 8ll-18 jk-10 728+12 5dy+15 7nx+8 4nu+10 6ny-6
yf4+10 p3-6 50y-7 4x9+13 4zi+8 ya+17 1p7-14 2hj+15 a9a+11 2s1+9 6by-12 7yg-8 4z1+8 70q-7 wl+13 3a+10 2c4+11 1r1-8 nz+14 513-11 e9-6 c0a+10 2d2-7 5g1+12 3p2+10
fl4-14 5hi+7 icf-10 5bd+11 8kz+8 2z7+11 9c-9 1t6-12 b1h+9 3s3-13 vn+6 682+10 fn8+8 153+7 9x-10 81s-8 96b-10 kb2+6 2m3-15 1lp-4 1kg-10 606+7 1gm-10 dz3-17 qv-9
454+10 bmn+5 6yg+6 1q8-23 5y9-15 1um-7 52a+13 83z+5 5x6-8 uv+8 bu+12 3v5-5 895-9 3cw+10 czq-13 26w+6 5l3+6 2bo+8 86w-6 37q-9 5a5-11 8bq-9 nx+8 7qw-6 qq-5
cs4-11 53v-10 5qm+25 264-8 1bj-8 4ik-12 3rd-10 1zs-16 7w1+8 4e1-9 9rn-9 77v+13 343+8 9n-7 g3+9 fp+8 189+7 ddy+10 cww+12 t0+15 4xp-9 1qm-9 pdm+11 4sw-10 ej3-13
30y-5 1ov+9 1s4+5 do2-20 1di+10 15r+6 4cc-19 xr9+9 kh-6 4zo+9 45d-7 6v6-10 5aq+7 14g+10 1hm-14 1jq+8 96s+7 8bt-10 7o4+10 ar-9 4y3-15 43z+9 ei8-7 2ig+8 ho-10
2t3-9 3a2+11 aup+16 e9n-9 dg3-12 80h+10 1cf-12 d8w+12 er+8 2c3-8 8z9+7 n7+8 4bu-7 9wu-15 2bu-13 4jr-18 os+10 t8+10 2es-12 24p+8 a5b-13 2xh-7 5ub-12 jm+11
ep9+9 a5-8 4q1-13 uk+10 cdm+9 5se+10 346+7 7l6+9 21t+10 1wb+10 1mc-9 30z+9 1kb+8 1k6-7 7pd-10 2yj+13 28x-8 8lk-6 8ee+8 2ub-11 5kc-13 ha4-15 7c+9 6ev-7 cf1+6
78o+10 4h2-18 8cf-4 739+11 34t-9 5zd-11 bcq-7 99p+6 2oy+11 bv9+9 6m4+10 2yo+10 537+5 2iu-10 70g+7 2mb+11 9ex+15 1qr+12 18p-12 8y4+4 6fe+10 2yx-14 6ad-14
gge-14 4x0-6 8h0+9 2hb+8 6i7-8 329+8 67l-10 6u5-7 3va+8 22h-11 8x4+10 304-8 ex1+9 25y+6 13o-12 i6+11 8og-12 15q-7 1jm-9 aq9-11 xa+8 jy0+7 db9-12 pz+8 61p+10
jnb-9 14a+8 5mx-8 7m1-9 bj1+10 d2w-8 8nf-11 b4j-13 8k7+12 3w8-6 80v-6 2b3+9 12v+6 afo-17 25i-9 ii-9 adp+6 60p-10 a04+6 3ba-7 402+6 6o-7 y5-11 a3c-8 6sn+14
3he-14 12d+9 2q1-6 gxx-10 4vp+13 444-10 2k6-11 7wq+12 bvb-14 id-10 8h1-13 3t5-13 3ju-14 1zc+7 567-8 wn-4 9d8-9 158-20 349-11 36w-14 d-10 x8-17 b6m+9 a5d+15
1pq+13 2fh-20 2lb-11 1us-7 42a-11 ng-9 2kq-12 d4p+8 9ze-7 25k-10 2r2-9 di4-13 2bc-14 123-16 7g-7 394-3 hd+10 4j4-12 8cy+9 cp+10 op+7 4kp-9 3xg+13 542-8 853-8
5es+9 54-9 2hr+14 fjj+11 34u+6 1au+11 3g-7 5yx+12 7br-15 3x9+7 hu+5 2wl-9 1uh-14 15n+11 1vn-9 nz-6 3mq+6 5g9-10 3kg-12 2sr+13 8ee-10 bhx+7 6qh-10 yq-10 3qd+9
244+20 5hl+13 281+10 co3+11 787+3 5ht+7 1c+17 4yn+8 1tb+14 eal-11 di-14 mc-9 4in+6 77x-9 7ii+8 9cr+5 bkw+7 qy-9 486-9 gcn-9 g0-8 1mn-8 uo-13 7vu+10 62f+9
4y1-6 1ay+8 h9-10 d4g-9 5ki+16 25n+17 1ly+11 jw+8 1tu-10 6ia+7 ic+7 9wk+19 805+8 14r-9 kxp-7 4x9+6 1ue+8 l29-13 692-15 17z-10 2jv-11 40e+7 522-9 5va-8 1ca+15
nj+5 yk+15 49j+8 tsk-13 ab+10 5cl-7 5ei-3 1ut-14 7ei-11 uk+11 3l+7 2y4+14 9ow-11 68a+8 sqf-11 1ef-11 5sj-8 77+16 aeo+8 71s+8 363-9 ao5-10 22m+14 7o5-9 3is+8
cg-9 9eo+13 18a-5 3l0-13 1p8+11 8z-9 g8+11 s0+9 1r0+8 ec+19 wg-6 5k6+13 hd+7 mr+7 8y1-16 3pu+12 7pe-12 1pt+13 1lx+11 asl-7 4g8-10 5q+15 7rt-7 qv+8 a56+9
2l0-20 35-9 87y+9 387-11 aez-13 6k0-2 q-9 pd+5 7b2+9 8uu+7 156+14 gi-5 79y+16 35l-11 yv-11 c4-8 2f6-16 1u5-9 44l-11 o3-7 8uw+9 545-9 dmx+6 67a-11 40o-9 h5o+13
26x-14 d1q+18 2jf-8 3np-7 7lc-10 ma4-13 2bi+8 l91+9 8bd-9 8rz-9 js+11 1b7-7 ce+6 8ks+10 c3y+15 x0+10 3a7+10 2j3-8 d70+10 2ks+9 7pq+8 2c-25 98h+7 1x0+14 1t8-14
pr3-14 7aa-9 byt-6 85g+10 cra-13 86-17 5bg-11 47g-17 3z4+12 6s9-4 87e-11 5l8+12 48l-3 3gy-11 6aq-10 6eq-13 8x-8 4ys+9 x18-9 jg-7 9j2+10 411+13 af-8 7yy+12
3v7+13 972+9 7+9 8cd+12 3a8+6 8ri+11 24z-12 k5v-9 fkl+10 7y3+6 1uv-19 vw+8 24f-6 4oo-11 4f8-6 mzw+5 g17-9 15-7 n9o-11 60u-8 348+11 bqp-8 3sk+9 63i-11 3nj+8
cji-12 8sf+11 29m-10 1fx-10 489+17 g0-8 kg8-8 196+11 4n3-14 1cz-11 2tu+15 k9a+8 j5j-9 3fw+8 3hm-7 7i8-6 jee-8 8dq+7 290-10 ue+17 59t-7 ego-10 aav-9 5vt+8
2fl-9 om+10 29d+9 1hu+7 1e4+8 ge-10 gq+9 6io+8 2td+6 3kb-7 1ul+11 ljg+16 6b-10 3mn+16 a2y-6 8a4-7 3u+8 9k0-28 9uy-7 ar4-9 8j+15 22p+14 9l5+8 1w8-11 3tp-11
1r6+11 3fu+5 4p6+8 cv2+8 24v+8 ftf+12 5op+13 al3+13 7th+18 22h+10 2fs-9 1sm-10 iwj-7 3ih+9 6ur-7 4zl-17 crh+15 1uh+11 6g9-13 5zj+8 1h6-11 33f-20 bci+9 dk8+8
5s0-13 1n8+7 1ds+7 1s8-5 2zb-14 42w-7 40l+4 787-8 81q+9 8mc-8 4um+10 4y6+13 mq+10 9j8+8 6k1+14 51j+9 7yu+5 18q+30 o2-7 619-7 7hg+8 i81-13 68m-9 i8o+9 1to-12
1lx+9 zn+6 da+12 ql-10 34j+13 233+8 fs+16 1e-9 ex+11 2sk-8 8zb+10 a2b-10 3yf-4 ww-13 386+15 1x-8 xyw-11 34h+9 3pc-6 3j4-4 4ac-7 2pb-12 4ln-6 1pn-12 ele+8
7fh-13 117+11 31k+24 30q+10 3ns-10 57+15 39j+10 3bw-15 4sa+7 et4-13 slw+5 2yz-6 ag6-9 3lg+6 h8-13 br3-13 3lh-15 fg+9 4sn+7 hm-7 55q+14 6nf+8 on+5 ace-4 gr5-10
10n+9 cn2-16 slz-11 aq-9 4wv+9 31w-7 h8+15 1ap+12 n8-20 51k-14 2ij-12 33y-11 bv-12 129-8 jn-7 1hu-7 99j-9 7xc-15 fgl+14 b3x+10 t0+10 e2r-8 ab8+9 6wy+9 7k-9
d7n-18 5m1-9 kix-8 4wq+10 3qy-8 5an-8 499+15 52+6 8os-8 dtj-6 1o6-12 1ph-9 1h8-9 5p8+8 8ev+13 hxf+11 afa+13 15e-8 hg0-21 8iu+14 7zk+8 2ob-11 67y-16 1oc+6
cgb+15 1vv-7 7af-5 53+9 1y9+10 7y1+7 12e-24 3mu+15 q1-11 3yc+12 2zb+10 cl+8 m+8 jw+16 jr6-12 78o-12 2vp-9 hd-21 pr-9 10g+10 4jr-8 8vh+16 cgm+10 2vv+9 164+7
8uv+9 do6+12 cf-12 fw-8 3b2+12 m5u-14 gvk-13 1ty-9 2en-6 it+9 4xn+11 2d6-2 1z3-9 2xr+9 695+13 mlb+17 6xq-8 3ul-10 41c-8 3kn-7 agu-17 kcr-8 1go+10 a8e-8 2ey-8
9dz-8 2ch-19 82x+9 5x-14 17d-10 466-11 228+21 639-9 l8+8 4gw+10 9ou-8 8vr-14 1gs+9 1ns-7 5mn+8 36p+11 3hf-17 4bn+14 3tj+6 1j3+5 i8-13 352-5 171+15 4la-9 3mh+9
b7y-9 1z0+7 3m6-16 8w-8 9u0+17 4ue+6 a3a-14 7kn-5 5hz+19 ew-12 4t8+6 34i+12 155-10 9lq+10 88f-10 6wv-9 1os-15 5g7-7 250-8 3i8+8 j9m-7 d2n-9 a17+8 h4e-12 4a1-7
8gx-9 2z4+21 7qu+9 241-18 8zy+7 9wo+11 682-15 se+11 2wh-5 37m+10 9hg+10 3l2+9 14tp-10 b0n-10 2ta+6 5pl+9 g9+9 m4-20 1tc+8 6zr+10 10t-4 9qn+8 4be+12 1ct1+10
4lh+19 6lq-10 7i-6 66o+10 1c+9 hkr+12 6c8+4 ko5-10 8jf-10 3qr+13 3a2-8 x9-7 37k-8 4oz+14 4v-8 vq+6 4vb+10 529+10 80k-8 8fo-14 3xx+7 8m-7 1h9+12 dfe+7 avq+8
9r8+13 23x-12 soo-8 7cs-4 oo-16 ncz+3 680-8 211+18 bq3+10 4jd+11 b37-7 3un+15 6rp-7 dw-11 bh9+9 27s+8 54t+8 nw-7 4kd-10 55i-8 405-7 2ok-8 16s-7 co+23 3y0+12
h3r-8 9oj+6 3wq+12 dp8+4 9wl+11 ny+13 ft6+8 81i+15 89e-8 4du+7 lwh-6 qs-8 ilz+10 4zu+9 k68+10 1d4-12 3rw-9 nq+10 8ax-11 9wk-2 2th-17 hr9+6 62a+14 90w-12 wp+20
28o+9 9ay-6 1gc+10 3f7+7 2e2-14 231-11 1ck+8 jm4+6 tp+6 4id+16 84y+14 56g+7 3od+3 3dn+7 3p+9 8og+7 g5+16 2lg-10 n3q+7 3iq-9 q2y+9 4nr-9 12r-6 5jr+8 277+10
1dk-5 66c-12 1rv-19 hhp+4 4g+7 802+10 9rm-13 2r3+9 pa5+12 en-12 8zg-11 5tp-8 dpz+9 m3m-15 cbl-8 7dx+15 48w-7 gs6+12 19z+10 7mx+8 5f6+7 2lp-15 14b+11 77i+9
8fd+11 lp+10 4ab+9 2nx-7 hqn+12 ewf+18 pa-4 24f-11 7sc+9 alh+11 a30+8 wnb-14 yk-8 djv+7 g9a+8 dzk-10 95v+14 17i+8 5y8-10 q4-14 8c+8 4r5+13 58o+8 bw2-15 lx-8
aqw+8 5o0+9 2tx-10 2qx+11 etq-20 1xy-12 30o-7 1ub+9 32+14 3e0+11 17z+8 ap2-11 lj+18 4yw+9 gq+17 248-10 39r-10 1t0-11 1li+8 dac+9 yn-8 2ek+12 4h-7 4c4+9 6i9-7
21t-10 7ks+9 en3+10 24s+10 1qr-6 2hp-11 6n5-10 45x+9 7ot+9 5pj-8 it-10 2gv+5 7l+7 471-8 od+8 5i-7 5qk+8 927+8 97q-9 110+7 3zw+9 k4-11 jxn+8 27i-12 z9+10 3or+9
pkf-10 142+9 2jh+10 g9n+9 514-10 10z+8 8rz+6 6fu-11 1b+12 6mj-10 353-9 437+8 2nl-9 5lj-8 438-9 2yx-12 173+8 e3c+11 68i+8 19c-12 af4-13 8tr-13 8dj-9 8j0+9
bg4-10 5g9-9 oi-10 atn-9 c7o-11 5zb-8 37h-13 41-7 2lq+25 540-8 29e+9 awi+6 bp+7 8l2-9 124-12 6sy+6 2h5+7 17t+5 4dp-8 169-10 kgf-6 w9+25 4cb-17 17s+7 1sb-7
f9q-10 1p-7 nx-26 5g9+9 48j+13 4dq-11 6rt-10 73l+16 7yg+21 1tb-10 j1n-10 71+5 so-12 h0x+13 1w1-10 32f-7 18t+8 24t+8 1rw-12 ikp+8 h9+8 439-19 63y+8 60w-8 2q-13
cxd-16 fva-7 g9k+6 5lt+8 5io-5 oww+22 3gr+8 lm-7 4rd+4 5p6+8 buo-11 76x-7 9r-19 jjq+11 2c6-9 6jo-11 1xa-14 qic+9 143+14 ajy-13 ebj-8 pg4-19 7uw-9 4hs-8 f1+17
7un-13 ay0-12 147-9 ye-11 66a+6 lf-10 ad0+12 xh+11 t5+11 dwr+16 dqu-8 3wc+10 7q+8 772+9 1z8+9 2a5-10 b0+9 38z+10 9rm+14 4qg-5 5f5+13 23v+14 h5y+8 42y+13 3qi-6
29g+9 bkp+8 156+9 agn-6 8lt+11 dkt+12 l7l+6 6vt-9 bkc-6 9qz-7 8w3-6 3g1-11 8s7-10 f4-8 a4w+19 4et+8 27y+13 4oq-10 e8f+8 7a2+11 8e-7 fj+8 4ks+7 10fd+6 3os-9
a4v+12 ml-14 2yr+9 1b-9 263+9 avc-10 47o-13 4vs+9 fy6+5 7qm-6 1ke+8 dvk+12 5nw-18 1ws-15 ibr-10 1lf+19 1hm+8 2t1+10 4vf-13 3m2-10 4kk+8 2va+7 43h-9 1da+8 77-1
br+11 q2+6 8c3-11 2vt+12 3ig+16 yvd-8 1hz-10 6c4+11 3kv+9 gef-7 2eh+6 d2i-8 1vb+9 5w8+10 k2-6 1l+9 4il-7 18h-13 4fa+11 3yl+15 4c4+11 30b-13 4p0+8 6st+9 7oj-9
kx+7 bg7-17 6f3-8 36f+9 2v8+7 4f+9 7t1+10 yrv-8 2m3+6 41f-7 9st-13 7rm+7 8jy+10 3y2+8 2gs-13 1h-7 8uq+11 8w-13 98q-8 4yp-14 a3d+10 43q-8 99e-10 9g2-14 b2+11
20p+6 h8+10 dkp-10 5ev-8 4c0-10 667+10 4vj-8 au4+9 4rg-6 4zn+13 2q9+9 1y4+6 zc-11 18o+9 4cf-8 5l6+10 1tw-9 2bv-6 j0v+11 3pm-8 117+9 4ae-7 nq-8 7qu-8 4hk-16
6m7+9 afl-9 6m7+20 2mn-11 6ga-8 hy4+14 1tk-8 bqu-6 3e4-10 3ta+8 4ji-10 4e+9 78u-16 6ta+7 6r4-8 lni-13 aqq-7 1kw-6 4d-20 8j7+21 mem+10 124+16 1h0-12 si-11 hx-7
469+7 edd-11 z0+10 361+10 1d3-11 3dk+9 doh+5 bh+7 1ez+10 4cr+15 95i+6 1w6-13 4a3+7 1ay+13 zj+8 6dn-15 1fl-9 4wm+15 6le+6 mk7-12 3zq+10 3so-8 2m0-5 ayn+8 gp3-6
5ll+7 1ct+11 b2u-7 7mt-9 25v+9 9r3+10 1sk-13 769+16 dda+14 4ot+9 1lv+7 ko-10 dmh+9 9ji+7 2ds+9 4p3+12 y2-7 kn6-7 7aj-12 3v2-10 66j+16 7co+7 1vm+9 9g-9 8cs+8
b8v+7 2fc-11 2t+7 6nk+16 bd+16 4y3-9 29z+6 b2f+11 1er-10 l0-7 m8+7 4ni+19 3b+7 5h7+9 8m2-8 c1k+18 6b6+6 5j+12 8g8+7 55c+10 ehk-8 aeg+8 27q+7 nf+8 6yu-8 6j0+9
k3z-6 cpo-9 95+11 1ij+15 c79+12 7u6-10 573+8 tcr-10 hyz+10 p9q-10 3kc+8 520-17 8ht+4 7ch+10 br+11 593+10 6sp-11 yz+8 29g+10 3me-10 l7a+12 132+8 2g6-8 3ew-5
8ol+9 un+9 8h1-17 bom-6 8rj-17 2ao+9 12c+11 dpy-8 55w-8 4hz+6 ffq-9 ts+10 bjy-9 3ef-26 hdh+7 19e-11 21z+9 7fc-8 6o1+8 72-11 2uq+11 3vs-10 yh-7 nf4-11 ai2+7
33p-10 914-10 1kq+6 o3+15 1ss-12 cgb-10 lu-13 el+6 56+7 d1+13 6e-9 599-10 1401+8 6ag+18 48g+9 1m4+12 478-9 2qp+9 3g0+12 k3+11 2ht+4 130-7 alo-8 rj8+8 55f+8
64w-7 3vc-13 1z7-6 507+12 53i+11 25y-7 1ht-24 2qz+7 5qh+8 1qo-6 5i3-20 oo2+13 4ed+7 3e3-9 a4t-10 1m6-9 ah6-15 cx8+10 3qq+9 2wa-9 5sl+9 1ph-8 3aq-5 1az+9
7po+12 3ya-12 4tj-16 3t0+10 9sw-10 2h5-16 nhy+9 aay+7 4b1-11 1a7+9 5q6-11 3ro-14 jy9-9 7d-10 abw-12 d2n+5 8j8-12 38y+10 213+8 b41+8 31x-12 3cy+6 1c4-7 eao-10
1ps-8 ek8+9 u+10 h-11 4t+14 b1h+10 by1-8 ye+5 7zb+8 85j+7 c5s+11 3ab+14 7tx-11 pk-8 2sn+8 5cn+7 2c9-10 4ia+9 7wi+8 56b+11 9w+14 1yj-11 1ig-8 314-4 1yh-10
iv0-8 eiz-10 3lo-9 27u-11 dj7-7 adw+6 1vv+16 dea-9 24g+10 cbz+9 3ek+15 d49-15 82z-12 56-11 4cz-16 ae2-12 vq+7 4hb-14 5a8+12 2av+18 9jx+4 49w-6 rb5+13 14r-10
87+7 fla-9 pr+9 1sb+5 7kc-9 3vo-9 c5w+7 am-8 3zc+8 yt-17 5i1+5 7z0+8 7cd-8 6mf+10 bxm-24 e3-19 cxt-11 4sd+9 4oz-9 3bx+7 wu+10 5cv-12 aho+18 gje-13 5kt+13
2ja-18 5c+8 bdz+6 9lq+6 6ot+6 5f5+15 741+9 7xy+15 yd-7 4y3-7 1gq+6 622-13 9tw+11 4qm-7 8gl+8 589+13 3fb-15 9gd+10 3xq-9 5lf+10 6g3+7 1zl-15 9dc-14 14e+13
1lu+10 1m3+17 va+7 1lc-13 7d-6 3vr-19 1oy-18 fj0+33 1rd+9 1y0-6 v0-8 1ol+16 ck-14 4o1+12 3t+6 4gr-8 132+5 e2f-14 3tg+6 a77+14 dr6+14 4iq+6 3ww+14 vm-12 6u2-11
1o6-4 63o+5 3cs-10 ca-7 dbw-11 49r+6 blz+14 987+9 26h-9 1d3-15 ii+12 d50+7 wh-10 aay-11 4u+11 f6j+11 3m7-6 30l+9 16t+12 9v+9 1nx+11 59n-13 3w+7 a1t-9 3pg-8
48s-7 4vu+11 4ud-8 e5a-6 38e-10 14-8 98q+7 5w6+8 bw7-11 2jj+8 5g5+9 at2+8 1f9-13 3lj-9 72a-10 4mi+9 5fp+6 9cs-9 1bb+17 2s4+8 3vf-12 3pi+8 12l-24 39g-8 3kn+12
acp+10 162+9 2d8-7 1jv+5 9p5+7 fbr+8 u2v+12 5fx+8 27u+8 390-10 7ys-11 9t+10 1fp+11 4s4+9 16t-17 11p-7 u6+11 2xd-8 atz-11 w4-15 36j+15 x9-10 ant+4 2h2-7 4ij-12
84-13 qs-10 9ze-11 on+11 3sh+7 3a3+8 7y9-16 5iy+7 51l-9 bv0-13 yl-19 699-7 17m+8 ji+24 2vf-9 enk-5 42g+12 1j+8 7s0+12 j9+11 43+16 1cg-9 4p7-8 3e6-10 77j-7
5ez-10 1gi+10 1uz+15 12s+9 85o-8 dq-11 ty-11 fr4-10 lf+12 3sx-7 cix+13 60o-15 34w-21 60v-10 em+9 5hr-9 b14-19 efy+9 1l4-8 f1m-11 2ml-6 pp6+7 vf+6 cqm+8 8d-6
cs0-10 ael+10 352+7 2i8+9 690-11 axy-10 ip8-8 bkw-7 2x1-7 3qb+7 3gg+14 69e-11 3uy-11 220-12 6o4+13 2p9-14 5cb+11 4ky+8 3j6+11 7n2+14 3wz+8 wg-9 3kj-7 1ij+8
6th-10 a4p+9 zq-11 66k-7 680+11 xf+8 1cd+9 87k-7 b48+9 3b9+8 l1+17 9qu-21 4ei-9 3cu+12 5if+11 2xd+10 a5c-7 l3+10 1xn-10 30u-13 2s9-18 5px-11 m2-9 9da-11 6wv+7
53w+15 161-8 1lz+10 8pg+6 3wu-15 uy+9 hvt+8 mz+9 6i0+12 bc-8 6kw-9 28+13 7nj+18 6ms-9 2kp+9 9ni-12 26q-11 440-8 2pz-10 2s2+9 1im-10 1qk+6 jyi+12 14h-14 2ug-14
3la-8 9bt-9 7xx-9 7o4-12 35l-9 28g-7 3yg-6 1nc+13 9z-8 ale+11 49y+8 1cm+7 d2w+9 1ud+10 5uj+4 ib+10 660-10 4mq-8 1xt-6 6kg+12 83c+13 5he+6 f13+7 5zh+12 8ue-11
b8w+9 7ub+12 15o-8 4oo+8 9x7-11 2d0-4 3g5-15 c3+8 jzt-10 5kx-8 8zc+5 3m5-16 5a1-8 9ll-11 rh+21 36t+9 r6+11 mf+13 44e+7 1nt+15 be+7 g4m+12 1pf-7 8fh-14 bu2+13
2bx+11 ce+7 7gp+8 tr-8 1gq-13 3ck+11 k5t+11 3bt-8 bub-11 1ab+11 32h+7 22o+19 bem-8 5xa-8 u0-11 1d5+6 kxc-4 86+14 dp+9 48+6 2c8-7 99+9 jk+7 uk-7 1tf-10 1q7-7
c7k+19 hlj-10 4tg+9 1h8+8 jiu+9 lg-12 5ug+8 379-9 4v-9 5aj+14 6x8+11 5z+10 2ee-12 hfy+3 fh-7 9u5-13 zwi+14 3vk+11 l7a+8 3s4+11 3qg-14 1o1+9 1l7-15 8da+7
8qk-12 35v+11 con+10 gq3-7 1py+5 2wm+8 5o9-9 b68-13 gma+9 1dh-18 jo-7 t8+11 13l-7 76e+10 5u2+8 9o1-6 rfi+12 2he-7 gt4-10 4ua-8 5ze-12 77+11 67l+10 63e+8
1fx+21 q2b-14 1r4-8 4a6-8 2aj+17 321+9 7zm-5 9zk+15 kjf+7 bcx-11 1hy-7 52q-8 1a+6 bn1+9 a6r+7 3no+20 6pf-9 acp+7 4kd-7 4k8+11 5i4-7 513+4 8r8+8 463-12 dc2-11
cb4-17 d3-10 ckl+7 l4+8 1ql-12 6pp+11 2qg+15 36z+6 56p-12 4nt+11 xc+9 co3+7 5p4+6 fg+9 1ig-11 636-10 9q3-13 51s+7 2oo+16 1a1-9 sax+9 ic-14 9ff+9 7sa-10 1oy-6
4d+12 9lj-23 3xd-7 5zt-9 9lf+9 1yf-10 25n-8 gwx+7 6v-12 41h+7 7qa+13 om-10 633+7 3kd-9 6za+9 5go-8 eo+8 21v-8 f8-6 aq-24 uj-7 3s+13 dw0+9 2c3+7 6u+12 29q+9
ze+9 2lc+9 4mp-7 195-11 4ln+17 de+6 f4m+8 7c2+11 afe+6 569-8 4cm-6 bla+13 4wh+11 3n-7 2r+8 1kr+9 ah+9 e0+8 zbz-9 dvt+9 9o3-11 23r-7 63d+10 7af+15 3md+9 1qi+21
6ww+7 w2-11 1cf-8 3n+10 1dc-10 3b7-6 4b9-10 5kn+10 am1-11 b9d+7 ieu+8 fec-9 85q-7 31i-10 4v5+5 2jb+10 4g0-12 h6+8 150+10 4pl+10 41x+9 4gh-8 5ck+6 1hd-6 305-8
1ex-16 2mm-8 532+15 y8-12 cg5+14 cd8-11 1cw-9 292+12 22f+11 37w-15 dl6+11 i9u+6 b0i-6 11b-11 d7x+6 chi-12 4i0-8 23m+11 6e-13 1mb+14 8n-4 2vq+7 d6r-20 3ec+7
fu-11 7f-9 24e+7 45o-14 hk2-11 970-12 hv-17 3yv-10 cre+9 3o-12 b84-11 cb+10 7rv+11 1ej+6 187-9 las-9 3ik-15 5yt-9 bgi+17 go-13 3zq+10 gd+11 207+15 1kx-25
72x-12 csb+13 8di-9 1zn+13 rn+10 da2-10 1cf-14 dd+9 7eq-9 e6+14 bdk-14 75u+7 15k-10 5j4+13 27i-10 1fa+8 7n+17 4x8+13 1g9+6 1ya-9 36p+8 rar+7 3kb+5 1gm-11
9dz-9 jyh+8 2t7+11 qtd-9 tnu+12 478-10 a2t-10 jop+12 xg+10 2sd-6 1dj+10 qwi+11 q4-8 8df-13 8sy+11 4f8+9 1gu-7 7nc-19 2eo-9 mz3+11 42a-23 ld-7 1ae-16 sf-10
1uh-9 8mg-10 6d5+44 2v2-10 3qi+8 6ql-17 sm-12 307+9 41o+10 9c7-12 1j3-11 2bi-11 m2-16 kb-15 9z6-15 10x-12 d0j+8 8c2-9 pm+7 4k6-8 88s-9 5ty-10 24q-10 46-5
7uy-9 8zy-10 6bt+7 1dh-10 dh1+7 240+7 6dj-6 d99+9 11c-7 nj+6 yl-13 5aj+11 4hw-13 30a-7 6fv-8 wu+8 7vn+8 3un-8 2o1-13 gf-6 3ay-8 284-10 7i6+12 4ft-7 37u-8
43v+10 6ma-17 hl+8 4ki-10 gt1-7 5ka+9 a39+5 501-14 myk+1 4re-10 dzb-6 1d3-7 d7+10 et-7 4sk+13 44g-8 y3-10 2b6-10 pm-10 fhx+12 3ha-9 dmn-11 1y7+12 9i6+11 1xp+9
19j-10 29f+15 8dp-8 7c-6 495-10 6wd-17 4r+6 80w-9 3o2-7 867+16 s7-6 4ie-8 n0-8 jgr+19 3ja+3 xa-6 6i5+11 l-17 n4-13 3m6+7 jfs+8 99k-12 39a+9 3kh+13 jx-10 31i-9
bi8-12 9t-11 4bu-10 1n2+7 5oi-7 bbt+13 2gt-13 yj+11 50d+6 5e1-8 4v3+7 6rh+15 2uz-7 77s-11 4de-9 2g3+6 2zn+8 46b-9 931-8 1my-7 1cr-19 7c4+11 ddt-14 1h4+12
9mw-9 b5m+4 18a-13 mt-6 8av+9 5jk-8 a3+15 19g-6 7y3-9 gj+6 679-7 hdf-11 1ni-8 car-6 5i1+6 7ux+5 1pu-12 1iu-10 5g1+12 x4+9 6go-12 3xu-12 9ur+9 c5j-6 2sb-9
197-14 399-10 56l+8 4tp+11 1wf+6 7md-9 3y7+9 9ah-12 8kr+7 6d7+10 fd+8 27a+12 4dl-11 264-7 gnz-6 jqm-10 5ks-8 9xp+10 3dj-12 15r+8 8s8-14 ia-12 1h6+14 64l+12
oxt+7 qml-10 2y3-18 p5-7 1cz-10 5ik-10 21j-6 34i-13 um+8 ln-11 ts+13 lz-10 la+7 cat-11 ozw-8 dos+8 ddg-10 8g3+13 oto-7 5rx-11 eo-7 b75-16 73-6 9z1-8 806+10
7c7+6 46c-8 80r-9 35b+8 16s+18 982-5 2wp-18 2hg-17 1gt-6 2gn+17 f2r+8 593-9 1gp+13 105+8 2i7-7 383+10 664-13 1i9+7 273+9 4zs+8 i61-6 3gv-11 2g3-10 42x-8
6ph-10 ads+11 287+11 5i+6 3pf+12 1cy-6 1ws+6 6od-10 9k3+8 12y-10 1zf-9 vr-8 bdg-9 akx-8 3pd-6 545+10 bey+8 88o-7 dlr-8 8kj+11 1xu-8 ijh+9 2s0+9 2sh-10 1de+7
439-7 27v+8 2wh-11 3f+10 4rb-11 4xd+7 2y6+14 2ho+10 2gs-11 980+8 ble+8 1xv-14 5b3-8 my4-9 c7s-15 fym-10 1qx+10 9o+14 1vo-11 872+15 48f-18 8m4+13 6n6+7 3fd-4
94h-11 d9+8 57v+10 c7x+7 bt0-7 lcz+14 10x-17 2zo-11 451-12 28w+9 ec1-6 5r8+12 7ud-10 wa+18 5n8+9 24s-7 810-14 4qi-13 r5y-12 1cl-4 1md-9 6dz+10 np+11 4by-7
3pk+11 1tz-5 59k+7 7i2-9 201-15 k4-10 kv-8 qj+12 1w2-7 3tm+11 4j9-11 8mw-13 227+10 1t4+10 3rl-8 imp-7 2j7-7 emz+8 3u6+11 4d8-10 12+12 1xt+10 76w+9 2n5-7 214+7
8rt+10 dm6+12 e51+9 1bi-9 fp-12 9mx-11 6m-7 1m3-11 1ne-9 586-6 63w+13 8fp+11 443+12 f77+5 11r-17 1jn-9 3kg+9 49j-12 8i-14 xn-14 4m6-5 b9y-13 h4c-12 1k5-11
dr4+6 1si-15 247+8 ny-7 561-11 il-13 kxt-8 2is-8 agq+8 24a+10 1uq-11 87i+8 80o+5 2g0-12 3il+10 68e-23 9st+9 6jt+12 2ss+12 8b2+7 6zv-6 5my-10 2lz+7 15m-6 dz-10
hk+7 g3v-17 3pw+10 2ao+10 50t+8 55u-10 4gu+13 r4z-10 1d2-10 5b5+7 5hl-8 f0f-19 25z-8 evm-13 92v-14 5c7-6 nh-9 1ex-9 37s-14 5i2-7 o3j-7 7a8-8 9d-10 8fn+12
f6r+8 22r+7 455-12 6vh-11 ay3-14 1v4+12 5ff+12 eku-7 8p1+9 7w1-9 69w-12 3b0+9 7v-7 2g9-14 4ki+21 1jw+12 3ja+12 5so+7 fy0+8 7hm-18 70+12 4dy+12 ev5+4 26u-8
ak-15 206-11 2q6-9 13pf-9 4t7+9 24i+13 6cs-14 3zz-9 1qz+10 30a-10 858-11 4l+13 167-15 t4v-7 28a-12 uy-8 1kp+5 6n1-6 4f+9 2xr-12 79d-9 kf+12 7zw-12 dd+8 ag9+16
3td-10 5ug+15 ft7-9 4nu+10 1l2-9 16b+12 df4+10 50o+5 2ag+9 5n0-14 3m5+8 f6q-13 6up-8 1we-10 wm+10 w0-8 3er+13 106-13 kzn-8 1h-7 1js+9 6yw-7 2eb-11 a5i+23
1bk+9 1ic+13 18j-13 bk-7 6yw+5 3vn-10 9pm-8 1hl+8 b3i-11 64z-10 38a-11 ii1-8 3q1+7 1bz-7 7a+15 nc+9 9c2-8 24w+9 k2b+12 3o2-11 id-14 gc-6 e6x+10 s2+6 21f-8
46a+8 6m1+10 u9-10 sk-6 12b-8 1l4+14 40l-9 qq-10 6ti-11 8o8-12 8do-9 2fi-15 3h8-7 649-9 7f+11 62w-8 div-9 14x+9 20v+12 6mm+10 33g-10 6f+9 41p+16 ev+8 nls+7
9h5+7 1pz-10 5cg+24 1q7-6 hk8-11 2tj+11 2t9+7 1wg+9 1lu+7 6fg-9 nh+13 181+9 9iq-9 qq-8 5tr+16 7rj-12 bpy-9 2wl-6 ix4+5 2c5+9 52h-12 8x4-14 21q-28 oa+11 161+8
83+7 62+9 3dn-16 1bg+12 93m+10 2gq-9 54a+8 17h-6 7l+11 2md+8 9nc-8 z6+6 aur+12 16e-13 kfo-16 vv-12 b4-16 mh4-8 bgs-8 3zz+10 2nx-11 aia+8 17b-9 5zx+15 4jm-8
491-8 cuo-7 4ng+9 1i2-10 5e3-12 dlh+8 11p+13 x4-6 1av+9 166+10 aba+9 8ak-18 lva-12 9il-9 wv-13 63i-7 2al+7 4c+7 86m+7 u9+7 5jm-9 2mo+11 7ye+7 yu+10 41d+7
4wa+8 cae-18 bv+19 ad9+12 b26-8 ld-7 1eh-11 1t2-11 ei-9 gp+14 fzj-6 2b4+8 21l-5 1nb-14 c6i+7 7pa-18 6lv+11 bne-15 267-9 19y+12 4xw-15 3mb+6 eg4+9 99b-11 2fy-9
cmp+14 10g-9 477+10 6at-7 3ax-9 v8-13 cv8-9 bk3-7 q6+9 6gs+11 5fq-15 de9+9 1lb-22 1d7-9 jp-20 2ev-11 1ae-7 hp-18 4df-14 4z3-10 170-11 8i2+8 4sm-12 apk-7
7e4-13 16e+10 1rm-7 2xg-8 beh+8 48q+13 2gv-7 3z4-9 34-5 6dr-7 fr+10 164-6 2zb-11 1kj+11 in+9 28r-8 131-8 3qw+12 19u+11 31p+4 2d0+11 41z+11 6dy-11 1t7+7 63c+9
1jg+7 50o-11 an8+10 a15+17 24i+8 2qb+3 nc-12 cf-16 4j4-9 6a-9 agf-11 6b1-12 ba+6 2e+12 ml-7 698-10 1gr+10 8u4-8 82i-11 da+6 1r1+10 14w+9 5sr-11 1u8-8 1ck-9
4of-9 9qv+10 13u+10 brs-11 37n+9 1jp+11 6v0-8 jc6+12 9jr+8 ld-9 cd3+9 33-7 2ug+11 6to-9 3ze+7 n20+7 51o+10 3tc+8 9ap-8 7om-7 c12-10 7mo+7 1cl+9 9s4+6 9vk-13
2bw+11 gl0+8 bgx-14 51g-12 88j-6 2oi+10 5eu-9 75c-8 7s5+5 382+10 63i+12 2zr+10 5k8-16 3ko-7 eo-11 43m-12 81-8 1sh-7 nu+9 dav+9 4tg-13 c46-9 4hy-14 2ar+12
15o-10 cie+12 lx+8 edy-8 fe9+13 9ll-9 1jp-8 6jq+9 dt+7 60q-11 1m9+13 1qa+10 3lb-18 dac+10 6to+4 8p2+8 41+10 mx-14 4xm-12 nwk-11 48h+7 7ec-8 3lo+9 g6e+16
5v2+10 8tg-12 daw-15 14r+15 8al+7 boc+7 34w-9 2i3-12 qy-8 54r+10 564+11 2t7+15 14y-6 1td+9 1cz+12 8vh-7 vx-9 7qw+7 eoi-13 2ah-11 1k7-6 4o1+9 5e+17 m9m-10
4s2-8 g3f-6 3ae-14 3vm-11 6zr+13 435-16 57y+21 22t+16 4bs-8 o5u-9 4p3+9 hoi+9 3nk-8 adb+19 2jg-7 6iq+7 1w1-5 5ol-9 s4+11 54e+8 53m-13 25x+6 1pq-7 260-11 3ul-9
63v-7 p5+7 1ie+9 1p6+7 776-13 hl7+8 b8z+8 l1+8 equ-7 20a+12 agr-7 54h+8 7lm-6 23l-12 4vq-12 bt-11 1ju+6 h3x-9 2b5-10 8vy+8 337+7 6rk+9 20d+13 2ib+11 8xd-8
355+7 22-10 6k2+12 b8g-9 6j8+9 39-10 ox-9 8fx-10 xnc-8 eyf+12 d1m-9 jk2-13 20+6 89u+5 2sr-8 17g-9 1cd-10 14-11 wm-14 142-4 3dg-9 2eu+9 gk+10 2kl+8 15h-10
8p3-9 8wf+7 2jv-10 e2+14 cex-7 f8m+8 bkw-8 4on-6 1b+10 1cl-12 1ae+13 43r+11 l1-10 z4+11 7rg-9 f5o-11 g45-8 2co+10 hf5-7 61d+8 58a-7 2mw-7 kp-10 98k-9 ep+12
l6-8 a9-7 5kg-8 1rz+8 2z0-8 6ma-14 25i-9 4x5+19 2p9+7 28s-9 1g9+6 94q-9 3e8+10 7t9-10 uo+7 3z5+9 b1g-11 zil-10 6rh+9 a5f+5 1j5+10 5qg-10 766-9 65s+6 r-10
8dn-11 8az+9 2zw-8 3mw-8 4c6-10 fbu-6 2v9-5 ast+12 7kc-9 7vg-9 3vb+11 bop-10 3ok+10 4m5-8 eht-9 5y5-6 3y6-9 vy+10 cv8-10 4w6-8 szi-24 3iy-14 2qb+8 7t9-12
3bw-7 5zl+10 73+10 7qq-10 2ck-9 2nm-9 30g+12 ox+7 cjk-18 2re-5 gm9+12 74+8 mx+14 4gn-8 9gr+7 cmb+9 3jf-9 9ky-12 8s1-10 a7i-6 1yy+11 7u7-8 bb6+4 5eh-17 2u8-5
cjc-7 256+11 o2d-8 4za-7 sr+13 10pt+6 1ei-9 716+14 968-7 c96+10 22r-8 ep6-8 597+10 5l6+9 100+12 2fs+9 2e2-9 46c+12 4nc+9 8a2-8 6d1+8 8bk-9 10w-10 1yg+10
31a-10 48y-9 i1g-9 c40+12 8c+8 2t-10 5k1+9 1we+9 g3s-9 6f6+12 1xc-8 2ay+8 1ce-5 3ic-9 krw+10 37+6 21w-4 1ax-12 oj+9 tpg+8 imx+12 40-8 7vy-8 1tj+8 8s7-6 2l5-8
4cl-7 30s+13 3c9+5 1l9-10 2qj-9 5dq+7 8n7-6 a-11 1mt+8 ni-16 337+7 5p7+7 v7-10 2yw-6 4mj-16 gxa-7 c54+8 jbs-10 1r4-14 1yi-8 9jd+7 e3c+5 t6z+12 vh-9 vs5+21
100+10 1mb-14 16j-21 5l0+11 4tj+6 hu-8 4sr-12 3jg-17 2g6-9 1co-10 c29-20 k2o+12 127-7 4cb+10 t2-11 ho+14 3jl+8 9rw-10 acj+10 ma-9 3h1+10 bue-15 bo7+9 dfl-22
er-11 cyx-17 2d5+7 36x-5 1wf-5 5f3-15 b1p-7 cxj+8 1zk-9 2l1+7 5ob+7 209+11 5ft-7 48+9 8po-11 4n5-12 1vm-10 wr+6 fl4+13 4rp+11 1r6+14 dpa-10 1bq+9 8v2-11 5x0-9
e0f-9 bxr+10 lo+16 8a9-11 6pr+10 d53-14 2ja+6 3xs+16 36o+8 a8u-10 jc+12 5up-10 ea+7 90c+11 oe-9 c0+11 8zw+9 ahe+12 bfq-6 19m-8 9en+9 ih-11 10t+10 2t4+9 x6+8
1m3-8 75-9 bqd-8 61b-9 2jz-11 3pw+10 979-11 eax-7 2nv+11 ww+7 3jq+14 74j+8 b24-16 lfu+9 1y3-12 9mt-10 607-14 8wi-11 45s+18 3bg+10 2na+9 3gv-10 3ug+7 1vi-14
3dh-8 aj+12 19j+7 1lk+17 43b-10 f1-8 1d9+5 np+31 50q+7 f6y-8 12v+12 j3h-7 590-9 3tf-12 af+7 es9+8 159+9 1k9+7 54k+12 2k+8 c0t-8 i9+10 3l5-16 5tz+7 4iw+8
15j+11 2cn-16 61c-8 6v9-12 8iv+10 438-7 515-12 42l+6 1u0+8 7fm+11 195-6 1dy+10 8w+7 b4i+12 624+9 98-8 7k8-15 368-5 2v5-8 1nh-14 4hg+12 y-9 eu8+11 1m1-23 1xp-9
9lf+12 9zy+7 hle+11 db8-6 45v+8 4e1+9 7li+8 jrm-11 j5-7 btk+10 owk+8 6t0-11 ers-8 3a5+6 2vo-11 254-11 17p+5 2vj+10 8m2-10 8ow-10 3h5+12 27h-6 2a6+6 66z+10
2ej+16 5ru+10 h1g-6 ezt+8 6rt-9 84y-10 4z4+11 13k-11 68+11 qgc+14 8bz+9 3t4-8 26m-10 gj+8 194+8 3ep+17 h9l-8 4su+8 ekh-8 4u+5 2w1+8 y1-12 cq1-13 7gy+6 318+9
cbs+9 20f-8 c6n-11 crg-16 1jz-9 5ny-8 4en+5 cj7-13 6xw+9 13z-7 e3z+12 3yb+7 2gh-10 6re-10 5d2-10 7z7-9 jy-11 5r4-8 2t5-9 1jq-12 8ux+7 1zs+8 esb-13 3rs+9 h4-10
3w1-8 1mo+11 8ev-7 60+10 et6+11 25m+4 99a-8 nc+10 99t-13 9l5+6 92l-7 69k+8 on3+12 2gl+9 7uy-11 7ne+9 8p-7 7cn-8 7xr+11 47b+10 789-9 5si-15 76j+7 5r1-9 1c1+7
ajn+10 b3q-16 2j9-14 5aa-10 krq+10 5mp-12 p5e-7 8sr-11 4cz-9 7m5-12 ye-20 d9-9 2bx+6 3hl+6 1jn+13 1qo+10 kz+10 5i0-9 c57+11 99b+18 abg-9 2vt+8 34x+8 2co-11
23u-14 2au+6 gnh-11 8re+8 rc-6 7gy-7 706+8 4st-7 nf-7 8pp-8 67-8 2t+9 jei+7 4c2+10 5u7-9 4go+11 91q-12 5xw-7 le-3 v4+7 5wq+13 2m+10 3g-8 841+6 1nx+14 az+9
66j+8 h8i-10 21a-16 h3-8 15c+7 o8+6 8v8+8 dnl-8 5p2-8 4xo-10 a73-10 7td+15 vw+13 5tv+9 e86+10 57o-11 1wj+12 uu-8 4g1+8 c5a+9 3ek+8 2d5-4 1vi+8 e9-9 lfh-9
efj+8 4ol-8 24p+7 sy1-7 cy+12 1my-15 c4n+8 5jo-18 jjd+8 6tx+6 2ft-11 9vn-6 h4d-8 9ye+7 4dj+10 iwo+6 5re+5 5ss+9 4tk-8 a8+11 44i+8 16-9 7g0-12 4en+8 od-11
7q5+7 3f5+8 bgc-8 a3u+7 2pf-13 6wv+9 1ih+7 agu-10 8rt-8 7z4+12 4g-9 1qn+11 3uh+14 lik+10 dch-9 54o+7 p5+12 6hv-19 ab2-7 2g6-5 2r3-10 d86-11 9a8+15 1nw-17
881-8 3c1-12 1v9+9 1em-9 1iw-10 3al+7 c1i+8 1nr-8 4rs-15 2ke-9 8b5+9 io5-8 pc5+6 4ke+14 1jb+16 1op+11 21u+13 1js+7 4jb+8 2rr-10 i57-12 fn3-13 1as-15 364-9
6w0+8 1q1+6 6vb-8 5jf+6 6du-11 dgn+5 59r+7 47m-10 6-6 b38+6 is-20 1q6-10 3tg+19 1f9-9 7gb-9 2od-11 4xc+8 mel-9 93w-10 8jb+5 gud+14 4o+12 4pi+11 2wl-6 3ym-8
f6+9 1ep-9 26j+12 1lg-9 5f0-19 202+18 dp1+4 7ds+11 2ee-8 cv7+10 fib-3 7e+6 5og+11 md-9 2l9-6 5b+13 7zk-8 dqp+7 1wn-18 d6u-10 md-12 alr+9 eu-13 1ew+12 wl8+15
7mb-9 8jz-9 2hp+12 876-11 2gt-16 t0+15 6cl-10 r-8 69r-8 2dl-7 73p-9 7z-15 cv7+7 3wh-7 8b6+14 9os-9 12p+7 2eb+20 br9-11 aov+11 2sg+15 tv-10 85o+7 3sy-11 345-16
5f5+11 1yi+14 6et+7 440-10 f59+20 2hm+9 2x7+9 3m4-7 58c+17 5h2-10 10r+7 gv+17 f0-6 iau-14 14k+7 nh-5 385-10 g4+8 76s+8 bif-12 5m3+10 1xg-8 xa-10 cst+10 ad0-8
dml-10 9xz-12 3mp+9 1iu-16 9dd-8 1uy+13 dc2-8 3ye-9 4d7+9 fvb-15 2nq+6 2pu-13 1ja+12 en0+6 1lq+9 4zg-10 5ev+18 7k0-8 1lj+7 vl+9 6si+8 2t2-6 c5h+11 9zs+8 2pg-7
4pv+16 2p2-14 1l1+8 mjo+6 1ox+9 2hk-19 9oc+10 wt+14 38r-8 sm-8 sj+7 v6+6 4bm+10 5g6-9 31z-8 2es+10 7xb-11 62i+14 kb3-9 2u6+5 7m2+10 4jo+8 1ua+5 68c-13 72+6
59y+11 2xd-11 2vw-7 9kj+6 6pc+9 4xm-9 6u-7 g6u-8 25a-11 45k-8 9w1-9 1fv+12 97c+7 2hl+10 fbk-13 1xa+12 4sr+10 tq-3 fyp+7 8e1-7 2ty+5 4n1-8 13z+7 bq-8 7dh+10
1vw+12 ds5+11 31t-12 44u-8 bi3+9 hq-6 mpe-9 en-11 exo+9 1ff+10 a5+7 6ej-8 ehi-9 37+6 zj-11 3iw-7 3yn-7 2b8-10 6av+10 1uf+6 6x+8 7rf+13 apx+8 4nq+11 i42-14
2h-7 o13-11 iqa+12 6zv+9 83y-12 4a8+12 4i+12 2lu-9 lhr+12 x5+13 101+7 3qb-8 4nm+9 5wf-8 2nn+11 26e-12 9mc+9 aah+14 687-13 2jk-8 awv+9 43-7 ali-9 bye-12 5ed+11
6ax-8 5r5-13 m2+12 2hl-11 8of-10 38d-9 67p+10 4x7-21 1xz+10 5oj+9 i2+8 30k-10 4r1+9 2d-9 9h0+7 2a0+8 2dp+13 hp-8 3ir+16 4ke+8 21p-9 12r+12 2w7-11 5sr-13
2eo+10 3rs+24 rt+8 3ty-7 5z8+11 2i1+9 3pz+7 4dz+9 beo+11 u7+7 3c8+10 3kp+15 3n0-12 3q+9 12v+12 7bi+12 2qr-9 4cv-7 k3+12 237-11 445+8 1sb+16 3kz+8 3e3-10 dmq-9
9lt-7 6pv-20 6u3+9 p+9 js+21 e0c-20 nt2-8 4ti-7 9n6+11 7gq+10 cl9-14 2yn+8 m5d+9 jc-12 59b+8 9s2+11 7dg-10 1fm+11 37q-13 37t+13 54m-7 4rv-7 azg+17 1le+9 zd-11
2f1-9 3qq+8 44f+8 2t5-13 dza-8 90l+9 4t-10 2tc-17 34j-7 22x-9 3cc+17 1d9+7 30e+8 ave-9 4ea-9 hj-13 3zo-8 17b+9 go+10 i3-7 5zx-13 4ck+9 276+10 5bi+11 11j-22
6io-8 6ks-8 7aj+6 mr+14 ib-9 5l7+10 7d4+9 2q1+11 4mg+7 h8k-23 8be-8 4u8-9 bk6-10 79v-12 6n3-8 na-8 1lg-8 3kj-13 2zr-8 iqq-9 107-9 3w6-14 78s+14 pj-8 b3d+8
41s+10 7ad-8 cm3+10 zo-16 7xo+17 7xk+8 5li-11 4th+7 688-9 1dm-12 3eo+11 bp9-18 5hv+8 4e9-13 4ar-12 3oc-13 12ji+10 bl2-4 eez+7 3xb-6 2wc-26 700+6 1oo-11 3c1+10
8i-7 1e1-9 4x+11 fe-17 j2+9 40o+10 dw-22 4ix+9 si-8 a6-9 2bk+9 ac8+12 363+16 4iv-9 1qz+9 bpm-10 8t7-10 4km-20 859-9 g9a+9 rzb-13 3oy-9 31u+8 sb+7 daz+15 1lw-9
7vv+6 51m-9 24z+6 76f-13 qcw-8 rz+10 c6-10 ng-6 1fx-13 2nu-8 47-14 c67-13 i0+8 lee-23 gtt-8 x2-18 5eb-9 9ho+7 990-20 1ef+13 2i8+10 52x+12 2yh+14 50g+9 1z3-9
43f+17 4lr+6 1z1-10 29i-9 fsl-19 7k7+8 4ln+10 3ix+14 1mq-7 11x+10 77w+12 69+8 abs-11 3zi-19 7rs-6 5aq-13 l0x-23 77r+11 188-10 1jpw+17 7m4+10 2i4+8 364-7 3cc+8
2ij+8 53d+9 73d-13 64+8 23q+17 7xm-9 16m-13 4gx-11 7mn+14 3jy-9 16+10 i0t+7 5hx+7 4ru+10 6hg-8 2vf+9 12p+8 n8+14 b8l-8 1y1+11 f5+12 a3p-12 vi-8 3ul+9 88k-8
2ho+8 3v8-13 3yk-6 8n+6 hq+12 3s+26 6ky+7 94r+8 16d-8 jmq-7 32c+7 2ty-6 1co-12 gp-11 anq-8 csr+5 156-8 34h-7 5k4+8 5f6+6 8ln+14 28o-18 3h7-4 ym-9 ava-12 ys+12
1av+10 9r-16 3xa-7 9e3-9 hr+10 el3-9 3rl-10 4vf-10 3xg-12 1h9-6 hsm+7 gn-16 bda-6 49t-15 tu+8 2bg-14 gnu-7 np0+6 8nm+6 ga-9 7oy-7 5yr-12 4f7-9 95k-8 6yz-9
6t+5 ro+16 2ol-22 k0+11 60t-12 6d3+10 571+10 2ql+13 c4l-9 35s-12 cva+8 fg9-24 2fo-12 2cq-6 2pj+6 tv-7 3j2+8 8ea+10 2m1-11 14+6 ki-11 6a5+13 3s8+16 6i-8 en8+13
1ea+7 1mq-7 7o+7 28f+8 foz+11 1cd+20 xq-12 rq-8 dku+15 eqv+7 cuj-13 1l7+9 3l0+9 cwn+9 30s-12 4gr+7 3bh+9 h9g+11 9z9+14 3d1+8 2m0+14 b5x+7 4ev+5 6xd+8 35b+9
f54-8 220+23 2tr-7 3w2+7 n7m+12 3v5-13 3ip-7 5qz-10 4xm-9 9ct-12 1jb+13 3nk+10 6c2-7 ct7-12 gow-21 2hb+8 4wf-8 ko+9 fme-8 1m4+16 5vz+8 ama-8 12sy-4 azc+6
1s3+9 46b+19 5i3+7 3tr-13 5k9+8 22l+9 ju+16 8a0-7 2io+6 2wj-19 2sj+7 8qo-8 8ne+13 qaa+10 50f+8 1ml+8 6dg+10 514+15 34u-5 9qp-11 fbr-10 gn2-9 1kk-9 1qg+8
1y1-18 2ue-7 b2d-7 47+10 hw-7 5cq-8 b3u-13 5s7-10 1lg-7 yif-8 1k7-9 2gn-9 3a+6 4cy+11 d4i+25 qg2+8 6db+15 4xw+12 14s-7 7qa-13 2yb-10 2rb+8 15p+11 6fi-7 aam-5
jv-11 9c+9 d6-7 8la-8 cu5-11 5m5+8 syb-15 xva-9 24q-11 4hz+10 5kn-6 3c5-7 1ad+9 cle+9 473+9 7d4-9 87b-12 o4f+9 1h0-11 4d9-9 5ux+9 km-8 4c4+13 4hk+13 1pr+8
3v+11 2vf+6 5o8-5 zf+15 ae0-10 kif+20 4pi-8 35f-13 4d+10 sly-9 4a+10 3m2-7 1h+9 2zq+13 8at-18 503-10 2mo-7 57m+10 2bg+10 4zk-10 5yu+9 8a+9 a0u-8 61d-13 dl9-10
47w+13 a5x+16 6il-11 2cl+8 30y-9 ml-8 7i0+17 24o+10 42b-12 8ps-12 l2m+12 60x-7 2n+25 t5-9 467-9 38k+7 ccd-12 evm+8 giq-8 3qn-18 bfs+11 3jo-5 4ia+6 afo-14
8s4-11 2jc+14 iol+10 v+13 116+8 gs+11 7ng+13 912+7 np-8 2xa-13 2bt-10 hg+13 785+13 bcd-8 1em+10 3o5-16 9if+19 8yt+10 50o+22 f4+13 1j3-6 7mk+11 257-12 f0q-11
1ch+11 7ux+9 3gi-12 qs-10 4om-17 1tz-14 7oa-7 anj+11 2b8+6 27k+10 2vp+11 dog-7 3md-9 199+9 2ns+9 jm9-8 79-10 1zj-10 7bs+13 79x+10 4o8+8 5px-7 8pa-8 cyt+8
2g9+12 tw-8 4cp-9 2vv-7 cve+6 1cy-11 7vy+9 3kw-15 7du-8 xh+8 359+16 fe-8 jy+9 3ta+8 4gq-13 40f-10 kc-17 ix+7 1wl-9 7am-9 bjz-9 psz+10 f6y+17 1sd+9 3s3-9 63e-7
5hp-13 25t+12 89i+7 3e9-8 j4+8 5bn-7 292-11 exp+6 73g-16 2z3+6 hr4-10 3z6-7 4i-12 34r-7 179-10 278+12 hv-8 et+9 bjt+7 f7r-14 gvt-12 7rl+6 g82-9 1cf+8 kx0-11
9zr+6 fdr-9 2eg+10 5yu-10 175+6 6b9-13 vx-19 9qx+10 1q6-10 1r3-11 1kz-8 lo-15 43+12 5qa+13 s2y-9 2ny+9 mom-10 m8d+6 40q-8 17t-11 ek+7 2e-12 1cv-11 34u-10
3rs-4 il-19 tg+10 ck1-22 ef6+9 5hz-9 2jq-4 9ig-6 2qe-11 55r+7 4a-11 4fa-11 3of-10 20t-10 3cv+8 18d+10 4b7-18 l8-8 5yf-8 6qg+8 2i9+9 8vp-15 8p9+8 6e8+6 6ia+8
3ne-7 361-7 6sd+8 2ct-9 7kw+7 2e8+13 7bv-15 89c+9 2se+12 8kl-13 49n-12 4mg+13 1gq+11 dul-7 85m+11 4lm+10 29n+13 2q-12 bt-9 7j5-10 2xz+3 cw-9 1zf-9 2xp-19
1o0-5 11k-14 2e9+7 io-9 pl-9 2ya+12 b1x-5 6yo+11 1ku+8 3rz-8 1wa+7 9kn+14 m1a+6 h55+6 6mi+7 bq+9 3rs-9 2do-6 8ol+8 hd-13 q3-20 2n2+8 94b-15 224+11 23q+8
5n8-14 3rd+6 9g0-13 7oy-15 88g+15 ih+11 ei4+10 5k+9 80+6 88a-7 37k+10 4tv-7 12b+7 3eh+10 1go+2 4mh-10 31p+13 38n+9 5hf-13 453+8 2cs+8 ja-10 18l+10 y2-6 47-11
156+10 53o+9 7dh-18 if-8 bf7+9 4xm-11 yi-10 2gb+9 1j2-18 a6u-8 ky+7 4e2+18 gno-6 24m-11 5mi-12 3nj+8 4bd-9 2v6+11 8z-14 lkn-8 2yw-14 18k+8 dmv-7 h+7 6n6+6
8me-8 iqz+11 1dk+7 592+12 39n+11 3i9-17 1dz-24 cve-8 gjt+19 jeo+10 3pc-21 tj+6 6ys-3 24u+10 3t4+14 bak-6 5q9-17 eq7-8 2ls+9 6lt-5 2si-13 kg-9 jt-8 7gj-13
98h-7 2tj-16 a1z-11 63t-18 2eu+8 38n+17 886+9 8nz+8 1oo-14 4oo-7 c9b-9 aza-14 ck-5 a74-10 3nh-5 326+11 3o7-9 wk-8 3gr-6 83f+6 4z8+10 3wv+8 hdt-16 59-9 mf-6
9gl-16 dnd+6 4n8-5 1ri-12 17a+11 334-19 2xd-9 5o+8 1k5+8 e9g-7 pf+8 2e-9 f0-11 bbl+13 78g+10 9sg-13 2cu-8 1du+8 bny+7 19i-12 1ll-16 baj-9 1ly-11 2ub+8 pc-9
2fo-10 ced+9 5nm-11 d4k+8 5u+9 8b6-11 3hn+11 dp4+8 d58+14 524+6 908-5 epe+5 994+8 1tg+9 33a-8 8n1-15 88h+5 1qc+11 439-5 4x3-11 4qa+9 5mf-7 l5n-8 bgs+13 e18-12
3mq+7 20h+12 qny+7 51f+13 6qp+6 6k+9 438+9 3uc+7 591-8 ge9+10 ky+7 81m-9 5hj-13 2b8-11 1j+9 2sy-10 88a-7 2ht-11 2cc-8 6cz+7 5wz-8 65+8 6ld-8 8i+9 3ih-7 bcq+12
5yq+9 5pf-5 gax+11 bh-9 1bi-12 3sc-11 65b-10 415+6 fs-8 69+14 5lg+9 55s-20 byz+21 5ou-10 bpl-9 1ex-10 249-11 6o2-12 f30+9 4a4-15 4yo-10 7vi+9 867-6 11b+15
23o-8 97-9 2ho-14 3ug-9 c6a+9 3em-9 jo7+12 gi6-10 133-13 k7-10 fb4+12 ll+13 4c2+8 11g+10 3ck+15 5gu+10 dt1+11 5nu+8 2wo+7 1dz-11 1sd+9 637-16 bco+11 3g4+16
2ke+10 2kr+7 7mq+10 3wa-12 xg+9 73w-9 9ff+15 lfm+16 14u+6 2w0+16 5n1+10 d1w-18 wp-11 2j2-8 e6r-7 1f+11 21s+9 j5-8 1fw-11 vo6+9 1hz-8 sg+7 8hb-12 617+13 1vb-6
lm-16 1yj+5 1cx+10 8pc-13 u-9 23q+6 86u-9 4hv+11 h-7 556-10 kxe+11 7d3-7 461-7 26h+8 1a8-10 4i-2 4oh+5 2gq-7 4bo-8 1mj-9 7zs+13 l5+8 7bs+13 16u-13 zl-11 56j-6
8pj+9 65u+15 4mf+8 qj-7 be9-14 944+5 yhz+10 bcv-11 3kr-10 38+8 1st+10 3cx-9 16x-21 14r+9 8mt+6 gj7+12 9qb+5 4xg+6 8bs-14 dq-12 rz+14 p68+7 fj0+21 8ly-4 bc1-8
py+8 e3q-7 2oe-8 9ct+8 cnf+12 1vb+11 j3g+8 e6t-11 51c+10 7z6-10 1p2+9 288+11 1zx+8 8n5+5 3uc+7 c4n+14 2iq-9 8wh-15 1zp-13 c75-9 8y1+11 2wp+9 7di-6 3a9-6 hs+13
1vy+6 1e8+14 82+7 98m+11 cjl-12 14o+7 n7p+14 122-10 17f-8 geo-11 1e0-6 337+9 655+6 2qx-13 sy-12 qq+10 4cc-5 a8r-8 4rt-7 du-10 l9y+12 1iq+6 6in+17 5wi+8 2wz+8
eb-11 51+8 e2t-8 6rr+11 a0c-10 aw1+10 3tf+6 1i9-9 73w+16 16i+12 2nt+8 1wy+9 63z-8 80s-7 4qq-8 240-10 3tu+5 p3-10 8co-14 gix+5 e7c+10 3bp-9 2mp+8 h4-9 58c-6
192+6 941+9 1eg+7 3zh+10 c5e+12 22h-12 12j-7 ag0+8 6c1+14 9ax-10 xm-9 8ml-15 3wl-16 34e-11 ws-11 5ph+9 8f-14 d9n+9 74r+9 2i+8 vq-15 79j-8 3iy-9 sr1+13 8dk+10
7qb-14 kyd-8 788+10 cp+6 5re+9 lfv-8 4fn-18 cyn+16 91y-7 8pv-16 ec+8 61s-7 5mg+13 388-7 3x6-13 1hm-11 bp-11 337-10 2qc+15 b9y+11 hsi+9 1vq-10 hgb+12 9k9-11
p4-7 jsm-15 et+10 8i-17 gie+9 14c+9 b06-8 1ql-14 5y0-10 5do-8 4ks-7 a9w+9 3t0+14 e6r-16 2js+6 yc-12 6tf-7 cd+10 kjn+15 5y6-10 4z-8 f1g-14 96r-9 37w+12 it4-24
fey-10 27n+18 7hg+10 4s+12 6ze+10 4kn-6 4w5-6 hpm-15 10l+13 2wp+10 12e-8 259-12 buc-9 tw+11 u6-9 f9b+8 5c8-10 33a+7 6lk+8 3uh+14 6dj-10 6r8-12 49k+10 10y+14
8ev+9 3wc+14 jyg+8 sj2-15 a7c+18 6kx+8 ns-24 34l+10 8c7-13 2mp+12 6ho-8 1o3+12 ji+8 8rs-8 4vh-8 5b-7 hz+11 219-13 id-14 28c+9 396+14 nnj-7 3ge-11 4yi-7 288-8
o1y+16 yz-11 31r+16 4hm-10 6mb+10 64l-12 kd-14 ud-13 48k+8 1g6+10 dy-10 26u+9 33i-11 1up-12 532-7 5ev-10 79w+7 1rt-7 48p+9 4bo+16 22d-12 oc-12 594+10 95+7
6lh+7 qx+9 e75-9 6bm+9 1jk-16 2au-21 8y6-7 bpl+9 3dw+10 v1u+11 98-5 adm-14 66t-10 a1j-10 39p-10 4s4+6 ez-7 3tz+8 3yb-14 1z+13 51p+14 3dz+7 7k+9 2l0-13 6kw+7
4uq+8 e8q-9 9yz-9 2nd-8 6ko-12 2jl-15 ex2+17 b3k+15 4kz+13 66o-12 a5b-14 2j6-9 5y2-11 dbu-8 24t-12 1wl+11 f9v+8 e4l+5 543+14 2x6+10 8st-11 5g7-15 8db+14 f87-3
no+9 sz+9 ix-8 24g-7 45c-10 7ka-13 my+12 7xs-7 2q0+7 jt8+14 ami+10 aoo-9 ch+10 vh-8 in+7 1kp+16 be7+12 40e+8 9sv-11 8o3+9 tu-13 84q-11 cuu+12 ic4+8 7d5-5
21f-9 nw-10 7cm-8 azl+12 7xj+10 3zp-13 6mj-16 2x5-10 5oe-5 1is-13 dvp+15 1ho-7 50f+11 8s+10 n9+8 cst+10 5l6-14 8tk-11 7y+11 d0e-10 g15-8 agf+6 25k-7 22o-15
kf+6 c3v-8 7vr+9 6co+13 28e-10 7ft+13 2pk-8 sy+7 qm-11 e0l+12 4gb-10 dvd-5 553+12 665+9 92k-18 91k+10 2ah+8 1f2+14 5aa-13 5u9-10 3r5+11 4qr-11 gl-10 d7+12
7pf-8 31z+12 ag-7 2tj+12 2ka-10 3cw+10 20j+15 1ts+18 a16+15 2nb-8 26-9 86x-12 81u+7 7ey-13 gg-10 4dl-7 hv-9 54h-8 647-9 2ka+12 5b-8 3ac-10 3j6+10 d-14 66u-13
7og-9 7zp+6 9mi-6 8td+11 bca+8 c7-6 i4+9 70d+9 6u+12 3or-8 143-7 3in+8 f2k+6 11u9-14 5d5-12 gf-10 4ov-6 4ts-16 c7-12 i4+19 32+13 7q9+10 2xr+10 2lp-6 1t6+13
g31-8 4tb-9 5f+8 1ht-8 kt-23 3ro+11 1ks-4 6zs+7 9fs-9 b4+11 q6-8 145-11 432-8 hwg-9 554+12 4pl+10 tg-13 wu+7 9mm+11 2u6+7 1pf-10 1p3-8 ff+7 1kx+7 2oc+5 b5a-9
9gy+15 2uw-12 1yz+8 7du-11 ad+22 9q7-8 az7-15 dye+9 7g5-16 2d5-11 b5i-11 875-10 eb7-11 jr-7 2x4-10 33o-13 27p+8 2n+7 4n+11 y3+9 7yz-7 3cj-7 30q+8 f8l-8 1et+14
607+19 2ps+18 ec+6 276-14 1b5-7 21z-7 2pg+12 6qp-10 6c2-16 fpz-9 204-6 61k+10 8l5+10 3eq+11 9go+8 1xb+10 cps+8 16p+6 5z+7 5b6+8 kvz-13 461-18 84v-11 4sy-9
2yz-8 4o2-14 31g-7 3f8-12 dt-6 1fc-8 e5+9 17m-15 4og-10 apb-8 iu+7 70v+13 cok-8 15o-7 1zi-8 3xf+10 9d4+9 gvw-7 13l-8 1w6-8 4ft-13 7qp+9 2fh+14 1s4+14 cor+12
1sr-8 3aw+10 4yx-12 av5-9 5s9-9 3gb+10 4hq+8 6u2-10 gx+7 8eg+11 tt+9 1u1+9 4mp+4 kck-13 42h+11 t4+11 clw-7 300+7 1uc-8 apr-9 hy-8 9mv-5 2o0+11 144-9 5zq+13
5sd-16 7n1-7 13cn+6 cy+10 3s8-5 a0c-17 5s5+9 2ff-8 4ji-15 ny-10 9hw-11 13m+11 600-12 2gm-9 c3y+15 2s-10 afi-8 dwo-6 3o7+8 5v-11 w4+10 2vz-16 k4o+7 6dz-13
58z+6 c8q+9 is5-12 cmp+13 t1+7 2a8-10 1zo-17 g02+11 2pm-11 71g+8 4iu-13 6ew+10 tg-12 7fv-7 65c-8 6s1-11 4f9+8 1b4-14 3qy+20 70k+15 lx-10 h5i+9 f3-8 7qm+12
2jw-11 jfv-9 hb0-12 r0+13 b4-12 hld-16 2fr+12 3u9+12 5q3-13 2zp+8 6v+14 2s1-7 6oe-10 c8o-9 58x-8 5a6+19 3kg-10 13h+9 1p2-12 4bt+9 10e+13 hc3-13 8xt-10 8l2+5
4t+9 27b+9 9jj+10 4q8-9 1p-16 1xw+14 172-3 9ue-9 6y-16 55t+7 5w3-7 3cc+26 41t+10 ab-7 646+12 3y5+7 2w3-16 78+11 env-9 2gj+6 hx-8 1f-11 7m4-7 5x6+13 bh6+8
1iz+14 2o7+15 5rb+7 7jl-13 94-6 vk-13 3uk-9 mt+11 fph-9 1xh+9 1z7+8 5yg-12 ak-13 9cc-8 4t0-12 50t+10 2dr+8 42v+10 7pp+9 119+10 jgu+15 6ac-9 anp-10 c82+12
6in-9 6vf+9 dfd-14 np+12 17h-10 auf+11 c3x-11 dhj-9 bx8-9 ig+7 9ey-7 1oz+10 2rv+17 12m-13 p6-8 9wh-10 w1+7 32g+9 5fo+5 3o3-11 8p2+24 3pq+9 5jl+14 39x+15 2zi-9
7w-8 5pl-18 vx-10 5e8+6 93h-6 3jt+9 6wr+10 p2-7 fi+9 68w+12 sp+7 2cq-7 3jv+17 42g+6 an+5 8m4+10 su+7 rv-6 2vz-15 8y3-9 li-17 4sa-8 4yi-6 4x6-6 lkz-8 1x7+5
1te+13 g5x-13 2ef-12 56w-6 5a5+5 187-7 m1+9 id9+8 vb+8 5rh+10 nc+8 132-8 6l-6 1fn-10 321-9 1g1+7 5z9-7 a6c+10 6e5+13 s5+9 qn+15 5mt-12 4nz-9 4iy+10 6hs+7 my-9
ezn-13 7j1-10 7vc-14 18l+8 60y+6 cga-21 4k4-13 1xz+12 1va-13 fvc+9 f3s-8 7f0-15 5ag+6 1f7-17 2rb-11 1sq-6 9s7+14 sq+11 9jp+39 p6s+12 d8-7 31-8 1i9+5 5uw-11
3r+11 2b9+8 42n-12 3qe+9 3ia+18 4tk-11 3fs+10 3oa+6 68o-7 bpq-17 34w-7 kjp+27 5ol+9 45g-7 1a6+11 49i+8 et-5 1k9-8 a6l-8 szr+12 4lp-3 2l4+10 rk+9 7m1-12 63o-10
2y9+9 262+16 py+7 8vw+7 5ms+4 78p+9 8hc+13 8mb+16 3k8+4 yh+16 j0l-12 2s+9 21k-11 1l7-8 adh-7 19x+8 5v2-15 36a-10 405-7 2k2-8 1sy-17 1ar+8 3zj-8 1ny-12 93+15
2m5+7 53n+8 4yc-8 7wr+11 68p+18 7o+8 1t5-7 dt7+9 a82+12 f7-17 2mo-11 2v7+21 30y-13 2ik-11 56x-11 4lu+14 2if-10 6yd-13 c0x-10 ms9+11 1t3+12 6f+8 er+9 45x+7
5uw-13 8lr+7 1pq-10 60b+8 c0g-8 6rd+7 3qi-23 ai1-7 aox+9 bd-9 3sx-8 8q4+10 67+9 25r+23 1u2-8 4b7+12 5s+10 ow+8 ij9-7 1a4+12 1dv+10 fce-12 6hr-11 7b7+13 154+10
gjx+7 w1+12 7co-13 4m9+11 ez1+12 7sx+9 c3c+12 1jt-7 2my+10 2s5-26 67g-6 1mr-7 msc+7 114+10 tv-10 88j+9 2vm-15 2oa-9 55f-28 625-10 eh-8 6my+9 k8-16 2vw-12
em6+10 25e-11 20o-11 3po-13 59y-7 2h0+9 45e+10 46f-2 ot-8 24j-8 ad2+7 dy9+10 c6d+14 e3+8 2up-10 2g0-9 3l6-7 4z5+9 7bi+5 juk-8 beo+10 246-14 3kv+9 2ym-13
10o+14 6xo-9 5b4+13 1hn-11 gf2-13 f11-11 29p-7 143-7 a9c+7 2dv+9 6wg-7 4fh+17 6t8-11 c66-14 ifw+12 1mh+6 h+6 oj+11 3m7-9 t78+17 275+10 a48-7 he+8 f9-11 28y-10
1j9-7 bnr-7 202-7 4v5+14 hh-7 3b-8 lf+11 1a+8 33v+8 aj9-8 5v4-18 178+10 q6+8 2hq-16 8ef-7 517-8 i4k+14 h89-14 51t+12 g5f+7 6re-7 1me+6 5qm+9 fs+8 5g6-13
f24-17 4i+12 4ju+9 3z+11 78v-11 49r-14 3p1+9 2l3+10 l1-13 48y-12 b4q-5 9ki+8 778+9 15p+16 2yx+12 5ts-18 bf0+12 9ek-8 887-8 5lr+4 1tj+12 m7f+8 1o1+13 3h+7
2ui+13 u9-15 4kr-10 49+7 b3h-7 44n-5 14k+10 9ol+13 3qb-18 1yg+13 1vx-11 cf1+6 4u-8 338+12 7uy-11 ei+16 6r-16 5t1-15 5ct-9 jsp+10 9ts+11 7h2-8 27g+12 392+6
es6-8 4aq-9 151+7 4jb-8 o-17 aup+15 sy-25 9s-9 uw+9 1pr+11 2al-7 cla+9 4i+15 526-11 80i+11 2mr-11 8sy+9 9za-12 1yl-12 nd-12 6xw+7 5p+6 70k-9 764+12 va+11
dlz-9 5hg+8 30-10 2vu-12 79x+5 cky-8 38x-10 1rg-7 7xp+5 16bi+8 7k9-11 2pj-11 54z+11 anv+17 ia0+15 bvn+8 lh1+11 xu-9 7d-18 9as-9 6z6-7 cg+7 e3r+11 qb+7 ykv-11
1s7+8 4wx+10 5nd-9 5kr-11 m70+11 f7q+11 8m8+6 19n-15 3k2-11 do+14 3u-12 2lp+10 4xg+11 732-13 qo-9 1h8+10 32m-8 9f4+8 2n-11 4wh+13 h0-9 d-16 1zn-12 267+8
ni2+12 2br+18 6mr-5 wi+14 g8z-9 3ui+12 aku-11 2nf+7 9qr+8 9dg+12 6y4-7 1eq+9 e8t-8 2jt-16 117-14 7e1-9 7hu-11 x8+7 adh-7 3c-10 2vk-21 bp-10 1ld-15 8v3-6 gus+7
28n+8 3ox+10 qw-7 4id-7 bi8+18 azz+6 n7g+11 3f8-6 8ce+8 20e-10 9kc-6 c4+6 2jn+5 1xg-7 cat-11 3r9+11 741+6 627+9 c1-13 2e0-10 1k6+10 5dt-10 h08+16 9i3-12
3tq+11 663-13 7kq+10 5wy-7 9c0-8 36a-6 4fi+14 n7y-9 9eu-25 ox-5 a8j+10 a8h-10 3rt+12 70x+8 1k1+7 2lj-13 w59+10 amt+8 jsy+14 9ij-11 31s+9 cu-8 2q7+10 7pk+22
1at-8 qt+9 9is-14 9jj-11 3ub-16 3c1-10 9q8-13 5db-6 3r8-11 6or+6 2a9-11 2eh+9 osd-11 afp-10 7y+14 jl+8 yy+9 5ty-8 2sx+6 1vj-15 awg-8 al2-10 3g1-12 8fs-12
bdf-15 y1-11 3uv-7 458-8 3zd+7 aeo-13 4c7+9 65w-6 1m-9 59y-11 zks-8 or+6 5h-13 3aw+12 7m2+15 10q-13 250+11 jc+10 3dg+8 u5+9 2aq+12 2c2-13 7ix+13 4jq-8 2do-6
3ig+12 8mj+6 aej+16 dv3-9 54j+15 25e+10 cq-10 pt-9 497-11 5ud-9 1ig-10 8gk+10 6x-6 j20-8 ewv+7 4y0+7 2va-8 1jm-13 5cb-14 n6-7 fxu-5 d76-5 178+8 1e-8 1f7+10
4z7+14 20h-12 5eg+14 8ga-7 31o+11 8th-12 1gp+15 i8j+21 1tx-10 f60+18 c5t-6 2af-10 2cx+11 1o0+13 3sl+11 yn+11 2b2-7 3j9+7 5wf-7 chi+18 3cu+6 8gb-7 2bp+8 42g-15
24v+6 4dk+11 541-6 wto+10 3jv-6 6h-7 1al-16 aia-8 732+14 54f-17 5r3+11 2n5+7 d9a-12 e7-8 1i4+10 bul-6 e2y+15 wx-14 rw0+11 8g+21 bm-7 n6+8 94t-7 207+19 3xy-13
7ym-10 z5-16 4dr+10 66z-12 9jf-6 1fd-15 8fk-21 19i+10 dr2-11 g5l-9 3s3-9 1vx+12 7gy+10 50n+18 8v8-9 na-4 2hp-6 8g+11 48h-6 5w3+10 29q-11 lu5-9 1q8+10 uc-12
7fb-8 11n+7 2r3+13 cw8-6 46g-10 6dn-9 1rl-10 ig-10 bpu+6 az6-8 euy-14 a3t-6 229-9 1p6-9 6n4+4 9ws-7 mkx-10 6g9+11 3bf+11 5vf+9 yz-9 u-24 6no-7 4nu+12 109-11
7x6-8 43p-7 2aq-10 3m9-7 66p+13 419+7 gha-9 gxy-7 1ji-9 79w-15 11o-10 g82-12 brc+8 20y+11 1t9+7 8q5-9 24-7 agx+8 5lq-9 4x0+8 8zi-7 2pj-10 g4k+8 74n-9 aqo+16
7bh-29 f3y-12 3xi-11 v8+7 wk-7 2n9+13 zo-7 2qw+11 1wy-10 b7t+11 1l-11 dlz+6 13f-8 27h+17 10f-9 9n+7 4iv-8 3xo-16 5js-9 1i+10 5ro+8 if+9 7wy-11 1jx-9 c7u+10
l4+8 2ok-8 bte-38 5nl-9 7ri+11 26u-8 na0-14 2px-6 7vr-12 j6-10 19p+9 5ci-8 2g5+12 7i5-27 16+8 20i+13 7t5+4 17g-13 45w+8 gi-8 95j+7 1e9-11 3rh+7 3d2+15 l1e-9
43q-7 io5+9 3kl-19 8vi+8 f64-10 1un+10 feg+12 q30-10 1qu+9 3w6-10 4ga+6 1dc+8 b6g+8 uw-11 6wi-9 xh-10 axk+11 29l-20 27j-9 zs+10 371+11 2m5+7 77m-11 14f+8
9l1+10 6z+8 6j0+11 1m9+5 2sy+8 2j9-11 h15-8 k0k-9 16w+15 cdj-8 1rp+7 mz+10 2ch+10 5w+11 414-21 1ol-8 fb4+5 wm-9 yr+6 kga+20 1np-7 1l2-9 a38-8 17f-10 4ta-15
5ui-8 mch+20 58h-9 1fe-11 7a-14 ac5-19 2rz-12 i23-10 eoe+17 5xm-14 1ad+8 a5+5 5lj-7 fk7-6 11p+11 2hj+20 4t9-9 3kn+15 20x-10 2ls+12 1ry+5 777-16 9ck+13 1f9-11
av+7 gn2-10 1iv+9 b9j-9 21h+7 wu-7 4sq-8 2xw-8 ehx-12 9mt+12 qr+6 1ba+11 88m-13 6fn+4 2ux-10 5d4-5 jo8-9 431-10 8am-18 233-9 3zo-6 568+5 4v+8 1z7-6 170-13
dm-8 33s-7 5k9-5 qc9+10 cr-8 kdf-8 2df+12 2h4+12 121+7 2ez-7 j2+8 3d7-10 2g4+11 5bc-12 am1+9 1e5+16 6li+6 1uf+8 2ql-7 80q+8 81y+7 6ir-10 1o3+8 zz+10 l0-8
akb-13 ado+7 y3-13 5pa+7 32g+11 coc-7 jzr-8 5n2-13 3fr+11 45f+7 3o5-10 10o+11 18c-9 3aa-11 i0+9 3xx-7 ba-14 4hj+10 kwe-6 1v7+15 1n+8 c85+8 khz+15 cgo+10
8wb-12 1e6+14 144+9 yx+13 2ey+10 c3y-7 580+14 3jq-9 1b7+7 eyn+12 4vp+17 2u4+8 u+6 1ie-16 8f-11 20q-9 75k-11 4ki+5 3zp-6 6s0-10 uo+8 3c2+6 2q0-8 321-6 cdb-14
2cv+12 6xf-10 7g4+8 3uc+9 4az+12 1dm-11 3f4-13 3ue+10 25q-10 bu7-9 7fk+7 7vy-15 63r+2 1p7+7 2us-10 dkt-9 1p2-11 4pn+8 8d5+11 3js+8 9i5-10 4mr+10 22h-12 2k4-14
2lo-9 6jk-21 7lh+7 4h3-7 77v+7 a4k+8 7oy-9 7a5-14 q1z+15 c0g-7 3oq-7 19n-7 6yr-9 33a-9 4t4-13 30t+9 2jk-7 1ht-7 58l-8 ik-13 7p+10 hg+9 3ik-12 uj-18 124i-12
4c5+13 3hh-7 4kt+9 84m-10 7qq-10 6kf+9 4bf+5 668-10 h70+10 8hy-9 ef+6 c4+12 5kz+11 8dp-10 1lt-17 ced-14 20p-9 5e7-8 fa+9 2o9-12 aax+9 3nk+8 68c+8 cd0-8 dpa-13
sk-6 7qo+9 92h+10 lt-7 4dt-5 c11+10 1kn-10 dbp+14 e1f+10 vc-9 6l6-6 8u4-14 dqy-14 65p-7 3v0-7 5f9-11 f5a+9 1hm-8 3h4-10 f3f-14 gb-10 10d+13 4en+9 5v3-8 219-8
1zf+11 5ig-7 gb+17 6gh-12 8k-7 5uv+11 2x1+12 6yn-4 fsj-15 dml-11 d77+8 3ak-7 al+13 dp+9 1bc-15 1pv+11 456-6 8vp-10 4pq+10 5l0-9 11h-10 2z2-19 4sz-9 44y+11
2mq-9 1m-11 u4+12 h1-6 7r0+16 1j0+12 9bw-14 sf+10 3zf-11 on2-13 bs3+8 dhd+13 ahc-10 15o+8 1cm+9 4h-12 1jc-8 b7w+9 42s+10 2ej+7 egg-8 e49-11 4l2+12 29p+12
asl-9 c4+11 58n+9 28k+6 4f8-7 7wv+9 2mw-7 6y5+5 3s1-10 4bo+7 22t-8 1wn-16 19z-15 g4-9 8n7+13 9p+9 4uy+15 617-11 46q-8 667-13 jv-8 j62+10 4d5-7 ec-11 3x7-23
152-8 66x+7 4fw-9 ci9+8 8ep+6 105+11 4p-8 5d0-8 1u2-13 1m4+6 s1-4 1h3-8 jli-17 b3i-9 bin-9 vm+18 3e+8 iu-14 4qx+9 26q+9 190+7 lsg+14 nf+8 y8+15 4sm+13 8hw-5
1w7-22 duq-20 16y-13 f7+15 2al-10 9n-6 n9+12 1au-11 1ou+7 8do-11 a8n+9 1lc+10 25q+6 37+17 c0+9 dbr-15 6y4+7 1lq+7 aal-11 b0-8 82s-10 38d-13 4hr+6 7oq-26
5yu-14 2pt-4 idg-9 6uu+10 g9d+11 34g-11 445-8 ape+14 5zb-8 3a5+8 u7+8 4fv-7 8ob-16 2sg+9 2my-10 9vm-3 cn+13 sp+14 7cw+6 7sh-9 cu6-12 978-15 6g+8 6ln-10 1n7-7
2d3+6 hfq-6 gog-8 f5-9 na+8 efs+14 buh-9 26i+8 3dj+8 d5x+6 1vn+8 wa-9 n7-7 1o5+10 ad7-7 448-9 6mo-7 g6c-10 3k3+9 6kt-10 dt-9 3vy-12 6yq-8 fj8+8 3r3+10 9rn-7
68c-11 39v-9 5d2+14 9ke+8 kt+13 10y+12 2ue+10 3s7-12 mf+7 70-9 1gs-4 h8t+8 1e0-7 3wa-8 egm-12 1cs+9 1fb+14 1r6+10 7mh-9 eas-4 9mu+11 210-10 2al-15 172+7 ig-8
54f-12 wv-21 8u4-9 32q+10 2im-16 2nn-7 tp+8 9pw-6 12f+7 4ef-6 3ai-13 6b-7 d3-17 2ut-6 4fr-16 69y-10 2ty+9 pn-17 ep5+8 an-8 gqd-8 dt+11 37f+8 7mc+11 pkt-9
2g4+7 2ql+16 1v+9 4as-9 45e-12 5nb+10 evc+8 p0+13 2i-8 c38-7 5g4+8 3dt-10 9wm-12 aey-7 82-6 3un-9 lo-18 62n+6 3vd-10 4v-9 5fo-8 2sp-6 lyt+11 61m-9 b16+8 24v-9
m7i-9 ex9+8 5u5+7 a45+8 4xr+8 1ad+11 7y+9 ek7-7 8xf+10 bvn-11 1vs+15 6iq+9 4md+12 34-7 55h+5 864+7 1rr+11 6dx-11 8ki-9 8gu-14 1f8+7 c1s-14 31w-7 4so-7 3kl+10
4hh+8 2qb-12 4et+10 2il-16 1mq-11 f8m+13 32+18 291+9 538-7 51j+8 yza-6 78t-9 8qy+8 9n0-6 1fg+6 6kx-10 65h-7 2fy-9 1gz-10 54j-17 1k5-10 1q2-9 1zz-8 16k+11
6lz+5 ea1+9 9zr-11 1fy-8 2az+8 1ow-9 l7-14 1c1-10 2fa-18 2qe-15 73r-10 nz-7 47a+8 6ux+8 k1+10 69r-7 82l-7 6ll-11 gv+10 fhq+8 4ph-9 c9z-9 gpo+10 zn-12 2qw-11
j8s+10 cms-10 16c-17 tes-12 2zm-8 63-15 a85+12 7j+8 35t+9 u9+7 7jp+8 j8f+16 8i-4 50j+8 2wz-13 82v+7 5b9+9 5ly-10 g0-9 9yb-10 1vz-12 83l-12 3gi+18 2s+6 4kc+6
fp-8 4rg+8 7o1-7 yi-13 hb2+12 67l-13 han+7 3up+11 31f+11 2zs+16 1cx+8 dn-7 lp-18 b4y+10 bh0-8 2nl-9 d1a+12 20h-16 3z2-12 3zu+12 51a-11 21e-8 9zg-8 2fx-15
ebh-15 865+8 dso-8 gg+18 2a7+19 926+9 75l+9 40s+6 1ds+9 iwk+10 9nu-8 76g-8 jxr+10 vv-14 kd-12 aiw-15 5m-18 s+11 b4v+4 2ll-9 d4e-11 pp-13 4gw+16 42t-9 1ty+12
3aj-12 3oy-9 5u3+10 67w-7 3na+13 4qx+6 6c6-7 h1+13 65-21 3xl-9 2r9-11 2ov+4 dg-7 8b0-8 1h1+8 1h5+10 4us-11 a1n+7 2b1-8 lf2-10 1td-21 2p7-21 95j+13 2e0-10
16t+12 dqf-14 an5+13 1jz-7 a8z+6 2ah-5 vs+8 32+8 4x4-6 74c-10 3qd-11 egk-19 ken+10 nv-9 1lx+9 on-11 ci8-10 3ai-13 95+12 m0+14 5lb+21 hg+14 ew+11 8aa-20 8sx-8
1rl+8 3xu+8 49f+9 2f0-6 4ff+9 4gy+9 3af-9 2x7+14 9u9+7 z3-13 3y9+9 1u1+7 4sc+23 6l7+9 ail-15 2q2-8 9r0+6 2co+13 245-19 4gc-4 7og-13 9ag+9 1qa-5 dc7+10 eu+9
b4c+6 9lj+7 2vr-28 ir+5 6ia-8 31a-7 4gw+12 8o1-14 mmk+9 u+7 8d2+11 osy-12 3en+8 82o+7 4pd-10 foj-10 5d9+9 3u2+13 1l2+10 4cf+21 1q2-14 2xf+8 8bw+13 2gq+8
5pt-11 14c+8 4qu-6 9j+9 6r3+9 bvx-14 4eu-11 5g+8 49+11 gjl+10 j1+9 5h-11 4f+12 4z6-9 nb+11 11b-10 507+13 mo-12 8jb+17 988+7 159+13 5l4+14 15d-6 f6+6 q3+9
2u0+12 b8-10 57e-10 2am-11 1o9+9 2rg+8 279-7 2ho-8 2kk+12 3sm+11 agx+12 342-11 97n+10 8wd+3 dft-6 740+7 1ea+19 ns+8 b65+6 87-8 gw-10 4sd-17 b3a+9 2fd+9 4zw+11
10c+10 ax0-11 60v+9 3vw-6 44s+12 9d2-7 bb7-15 chd-9 64s+9 7p6+22 42k-9 20d+13 eag+11 2o1+6 27c+8 3xo+9 79-14 3ml-14 dt+19 tz-11 44o-7 yy+8 15e-8 x3-10 885+7
4hs-9 fz+7 71d-8 1p4-4 1s4+11 93l-7 9k0-7 jsf+10 5iq-18 zh-6 k3f-15 g16-7 dc7+13 6s+9 cgl-11 cpn+17 2vp-9 6l8+23 2l7+8 493-11 a73+17 4a-7 15a-8 cki+6 2kp-11
jvq-6 52g-14 6pe-9 7xx+7 49n-8 8o5-10 1wa-14 3bb+10 1dg+8 ha-4 af8+8 ksg-12 67g-14 713-12 8r9-16 7s6+8 4y3-9 75q-19 cei-8 fn+9 791+6 6r0+11 4n5-10 3ty+8 9vy+9
1g8-7 378-11 52a-15 4g8+13 a1v+9 i4h-8 9ms-16 qy6-12 tc+12 4y-8 h5r+8 1mn+6 2y5-6 3lk+8 8k2-9 6uy+12 ez+9 hs4+10 bxk+11 2iw-9 d4r+7 x1+12 cx9-10 8em-9 4c7+11
4wt-6 d6o+14 9lf+11 6ir+6 p1t+7 41p-16 7hx-17 2zh+6 7ev-5 2e1-9 tbt-9 em8-8 94e+12 qy+8 1fw+17 6ju+6 d60+9 162-9 bgw+13 2um-8 1vq-6 sr+12 1em-17 du4+7 dzg-16
ck1-7 g0u-8 67f-11 ku-14 15d+10 jzm+14 2n2-5 7xi-9 6nk+7 54-8 4uj-11 qck+5 3gk-12 34u-8 t9e-11 lca-10 3v3+13 n2c+12 5bl-9 a6b-8 qf+8 3b2-11 a58-11 4yh-15
6jh-9 2kw+10 43h-13 1fj+8 5wu-18 3ab-6 2uq-18 6ow-10 j0j-14 yj+7 462-10 7ki-8 3v0-8 3b3+12 fv-10 9qc-8 fhs-14 h46-12 5u7-12 2f6+13 13c+12 2og+11 5uo+12 abg+14
34q+10 1tf-8 26j-6 41r-10 6cb-6 2d0+10 70x+12 khg+11 11i-5 3gn-11 e3p+10 52s-7 91f-10 b6l+10 b85-9 7ux-23 47z+8 6sw+15 if4+10 8ml-6 9t4-14 7tr-10 e+10 in+15
ar4-7 8u8-11 86f+5 ue+10 1yy+5 egi-10 89s-7 3yu+6 pt-13 12ls-8 5n3+13 ce-10 4u3+5 gjy-6 379+5 16g-9 cge+11 ni6+11 4dy-10 hs+10 4pf-10 v0+7 21u+10 9if-12 a1g+6
4wz-14 9t4+7 4ez-9 852+15 11z-8 6rd+6 a3e+7 uw+11 c99+9 3gt+15 ard+6 1zk-14 4om-13 1z5-13 ac7+9 ixf-19 68v-8 a11+13 7bg-11 4zn+7 5n3+16 360+10 7uw+8 d4p+9
cw-8 2yg+13 1fu+9 9jz-16 560+7 6zv-9 tz-4 5tz-4 4nw-9 23t+9 232+7 i1e-15 2f7-5 d84+10 7e-8 7hr+10 13h+5 d71-6 2v2-8 4os-8 4uh-8 49j+7 4on-13 a1m-8 12g+10
bgd-8 1mt-15 v4x-17 bdo-7 ny1-12 2ir-3 1fe-13 r95-9 itl-13 7xw-7 68c+7 190+8 6n4-15 6af+10 30w-9 7jl+11 1n4-10 3il+9 1ch+13 3k9-7 85q-8 cxq+6 6r1+15 1df-8
21z-8 234+8 1za+19 4x5+7 9kp-8 2zt-9 bhz+6 1e2+11 hw-10 532+12 1ns-11 ara-8 ghe-8 9sh+18 4wa-8 f5c+10 68s+12 2rl+15 ii7-10 1pd+8 ty-10 qpq+9 3qg+10 1io+8
n3+11 e6t-19 6rd-26 1ow-14 9a5+6 i90+14 40d+7 5ei+16 460+11 2nt-7 ak3+10 10z-3 4wy+7 8sg+6 18o+4 ft2-9 1ru+9 741+8 fhu+16 9ih-10 3jc-13 ji-8 3qx+18 14a-13
7n4-10 hht+6 3dx-11 1hi-9 674-7 9au+14 2nc-8 asx+8 4d7+19 2gn-5 mj-10 421+8 64+6 17m-9 buv+8 3ce+10 1ad-10 62k-11 2j0+12 1fn-11 n0s+7 130-9 5dh+7 66+19 7fe+11
1m1+8 1r1+11 r8u-18 ioc+9 bbw+7 2mo-11 2oj-9 bjm+13 81-12 cf-14 4j2-9 51o+11 62l+7 333+8 12m-10 jbm-7 63v-9 ewy+6 4nd+7 in-10 1p1-13 2ap-11 1u7-11 5y2+8 zr+9
iua-8 1cz-12 c0h-8 147+7 489-10 4ad-13 83c-8 1wa+7 1fn-14 v4-7 tdq-8 78i+5 3io+5 g17+9 7q+11 8ug+15 lo6-8 38h-6 arv-11 9kg+6 9lp-14 1fn+11 7m7-22 3p4+8 4wo-9
5nq+11 po-8 2n3+14 js-9 97-7 59d+9 6u9-4 275+10 zd+9 b0q-12 ibg-7 1j1+9 94g-7 9x6-9 1xq+7 dd-8 1js+4 rm-7 3wd-17 9l3+19 1wy+9 1q7+10 hd-8 hi+10 6l4-15 2xa-7
1pi+10 7-8 3zo-8 4rx+17 h0b+8 2lc-6 by0+9 2t0-6 qo-3 676-17 2wx+13 8c7-9 5ni-15 2ro-8 e4x+9 aw4-15 3ic-7 4l+9 1a1+7 bph+11 3js+10 b2r-27 8tf-21 63u+8 hyg+14
3v-14 5j3-11 zk+7 201-15 30+9 2ao-8 9gl-11 38b-7 4bz+8 3g3+14 ff-9 1fu+10 1gh+8 7ex+8 cs5+12 6pu+10 33f+9 5fr+6 4id-8 23g-12 3bs+14 42y+13 7um+10 3vg-26 35g+7
5dl-10 pl+17 2ir+7 xr-12 6my+11 1k2+6 1yp-9 2cs+9 bbr+5 16-14 1vx+7 1iz-10 44g+13 6dw-9 9p-9 he4-14 1ir+13 4f0+7 atq-7 4ul-17 wm+12 19x+8 9i9+10 32q-10 5cd-8
4ov+8 45c-14 6qh-12 40s-12 lt-13 bmk+9 9w3-11 7m9-13 nb-9 3lf-12 93d+6 b8+9 n6-6 4lw-10 1sa-18 so+8 2y3-4 3d7-12 edo-8 iq9+9 da+9 656+12 b7z+8 lz+7 6lz-12
3ks-19 6kg+8 bq7+6 6q+9 826+11 dvh+10 etw-8 1rh+9 39+7 t2-10 1z0-6 87w+13 92f+8 2b2-8 ue-10 jnl-9 7lh+17 1o2-12 46m+6 1mu+8 3p2+12 67x-7 h2-8 ecl+6 1rq+9
8is-12 26r+10 1th-9 o2-12 5yx+9 61v-8 7ki+12 5n2+12 82c+8 55a-10 55b-10 dd9-9 3ee-9 12t-8 1sl+8 569+8 4h7+8 fz-12 24h+11 r9-10 37-8 bcr+10 2wu+19 5op+11 d42+9
1b1-9 9b5-15 1yr-16 8lb+8 44w-10 39g+10 gya+9 bmk+7 fva-13 tu+8 2j5+11 3i-9 4g7-10 4jg+8 e1y+9 a9+10 ig4-19 aey+13 9px+10 bq9-6 4jn+15 85h+6 643+9 g5b-7
7b9+12 6+14 9pr+15 ad1+9 2ie+12 ms-11 1fo-7 c0j-11 3qw-13 3cc-12 2uu-8 gth+7 7uz-12 4os+8 869-9 7ak+9 7nd-12 8y9-11 5ng+14 vp-7 kyd-13 8zm-7 1sh+6 oh-12 jh-9
cm+26 152-11 q3+10 1v3-5 216+13 p4y-10 lex-13 427+9 yj+9 ghx+8 9el-10 j+8 ayz+9 a0d-8 5oh+6 74t+9 338-11 2mf+13 vlu-12 2v3+6 1uf+8 a56+14 271-10 1m1-22 1ab-8
6qo+8 l9c+5 a20-9 26w-8 2m+7 csz+13 54f+10 9y3-8 dyz+14 5be+11 xr+10 1ix-9 3qc+8 dlu-21 gr-12 hg+15 10n+8 s5k-9 5ev-8 3by+5 5py+11 1j4+10 5wy+8 55h+11 1g9-15
c6s-11 avh-13 1nm+10 2el+7 2mf+7 26g-18 b1t+17 2hf-9 1s6-8 2fu-9 2if+10 bjx+5 2ny-14 8fz+8 192+6 7be-11 3ru+11 l99-6 71x+12 agm+12 ah+9 2zh-12 17i+12 1fq+10
4d3-10 dfa+5 s6s-12 2pv-16 2cy-9 926-14 21q-7 9d7+10 49w-10 3ce+13 2qp-17 8tj-10 2ak+5 ces-11 2kn+10 wlt-8 jf+4 256-6 4l+10 3mh+8 6ne-19 6ff-13 1e9+7 jv1-5
5nv+10 3aj-8 4s+9 1mz-12 1vy-13 1ea-10 3o0+8 7pl-12 u5-8 3z-13 7oa-16 ft+11 i1d-9 i2z-6 hjx-8 j65-6 e0y+10 v5+10 3ba+12 4ab-12 2gu-17 8o3-10 840+11 61-9 eav-7
1ql-8 73k-13 12k-10 8rk+4 2a5+10 3bi+10 1i6+9 ij-8 3tx+9 btl+28 37a+13 1nd+7 brt-14 6cq+15 9ai-8 5hv+9 3z8-10 263+10 72u+8 672-12 38c+6 20x-21 6m-9 12t+12
10f+7 es0-7 alc+9 1gu+12 509+8 2my-5 9kd-15 4mf+12 f99-12 8cl+14 7xm-6 iv-18 2il+9 fgm-11 5tm-9 7y5+7 2on-17 5yc-27 29h+8 1cb+14 7gw-14 ayf+5 50y-6 4dq-9
eq1-9 8u1-7 ceh-13 7dd-17 4kn-14 9b-13 10v-9 5vh-9 crz-10 75t-9 va-9 9dg+8 35p+14 dc-10 1vg-9 3pf+10 9ai-8 7k-7 l1w+11 or+13 3ao+7 3hi-7 gp7-12 5za-13 40t-8
are-8 cz4-30 6s4+10 18s-7 8gy+11 g3+8 2o4-12 ti-11 8d1+8 40k-14 ce+12 yd+9 7wq-9 3c6-10 33x+8 cs-7 n3-11 4xz+12 150+11 xf+10 c5z+9 58v+8 8vi-16 1ks+11 3uc+9
ab6-14 ed1-10 9vh+10 45i+9 3po+15 1jn-12 7og+6 7hv-5 7xx+14 7no-7 99-12 7sz-9 2a1+6 146+8 33b-9 6hd+8 3d5-7 1tx+9 eej+8 1qt+7 7zq-19 aq3+7 18h+3 4q8+12 d0a+12
7si+14 1os-7 3r8+15 8tv-10 uqz+8 378-6 36x-9 1eq-6 y0+14 b6k+8 gd+10 2yu-9 5tc-11 abz-9 13j+9 dzl+8 1m1-6 3yg+11 3z8+25 vo+16 6cb-13 2tz+8 3gc+10 6c6+6 10r+5
15s-5 1a1+19 2ix+10 rmh-7 3hl+13 gdh+12 cn9+8 zq+13 38t+8 6tj+9 3gi-10 o43-9 27q-7 908+10 guv+8 5l1-14 436+7 wp-6 6q6+22 30q-10 1ye-8 8io+7 1cp-13 ljt+9
30i+10 3tn-8 6dv+7 ls2-16 dxi-10 5o2-8 73-14 25z+6 33q-7 6my+3 u+8 2dz+7 12w-4 bgn-10 511+16 57m-13 12b-10 11h+11 2bw-16 9y-10 14b+10 1tj-8 6d0+13 9co-10
65a-12 220+13 11x+8 2v9-5 3a0-13 6wk+8 4m-6 8v6-5 81w+7 4zc+9 a8e+9 bde+12 2pw+13 6jm-6 1md+6 6fi-13 3mr+13 1rt+7 96+8 44+8 6zs-14 8f-15 57l+7 2a2-11 2bi+15
355+15 4uo-9 bk+8 5ks-9 906+8 3fv-8 2fj+9 p6+12 3s9-8 dea-11 km0+9 96d+8 2v+10 3kk+10 lm+8 3n+9 4a4-2 21v-12 1o-10 4j3+14 2y9-6 178+11 a0d+10 40y-13 36l+7
95g+8 emr+12 4ml-11 1ee+15 6v2-19 a2c+8 45x-6 2sp-8 7ll-16 v7-14 4us-7 bp4+9 16v-4 539-5 av3+10 29c+7 2au-7 2iy+9 jy+15 qy+8 1ty+7 c3u-6 dx-7 ft8-9 47c+12
1dr-9 1a1+12 2t4+9 a93+19 bim-10 12w-7 3yb-7 29a+16 7xk-16 2w2-4 3v0+8 kh-13 2xv-9 afn-12 irm-22 86q-8 7y1-8 3m+10 ckn+7 a9s+6 iok+12 19g-10 7yq+8 j3+7 176-9
4u3-7 74e+9 7bh-10 1ba+14 3rc-10 88l+18 2bt-5 2wk-7 3kq-11 a8v+8 y9-8 3zp+9 62i-11 9js-14 7hg-11 6g4-9 38g-12 432-11 6z5-20 73r-9 r8-8 14c+13 3mf+12 15z+13
v7-12 ddy+8 1iw+11 a92+12 3zq-13 14a+8 60z-7 5m0+6 4ps+6 d8-9 9tl+18 dpi-12 l9l-6 58f+9 4n9+6 ixu-11 2qe-8 744+9 715+6 4le+11 24q-6 j8k+15 o6-21 22o+8 o91+8
9nt+10 4xj-10 1ib-6 682+13 1pa-9 1iq-10 1dw-12 7c0+11 2od-10 1uw-8 h4h+7 397-7 8zs-5 9u3-7 au-11 9u+4 1dy+12 9xh+9 hor-9 cme+7 8vl+10 3bz-6 bj5+12 5bj-11
2rs+6 8ap-6 2qq-8 6wn-16 b4h-8 bm9-4 1w-9 2bq-13 xeq+10 dk1-9 a9+13 6a-10 402+10 1ec-3 gg-9 4lk-16 5zj+9 98l-11 355-10 2hn+15 6fy-6 538-6 8eb+6 44v-8 2ep-9
kd-10 4rx-21 s7+9 dqx-9 6rw+6 bbl+8 33y+7 d1n+6 bms-6 fi-14 4h0-10 w3-10 hq+9 gdq-10 17i-8 4ml-8 aul+16 6up+10 1kl+14 ejt-10 10m+10 9u-10 ftn-10 1o8-11 1go+15
bq7+15 boh+7 2gl-8 5me-11 mm-11 mt+9 2rf-7 8di+6 4is+17 14r+6 knp+9 6kf-15 el-10 j3p+7 p6+11 758-8 1aa-13 la1+6 a5q-9 cgg+10 68b-15 7uf-16 5us+8 1cd-8 13w-5
4rc-10 2yz+9 kvb-5 xd+9 37e+9 mrq-9 b8r-8 dp6+5 16u-9 hbk+8 inr+7 qn+8 8di-14 c9l+12 9qy+19 2s0-11 7s6-11 22v+8 59a-10 pa+11 2ak+6 3d4+11 c7p+9 212-9 3q1-10
6gy+6 nie-13 1sl+6 p+12 214-7 9uv-8 2aj-14 6dl+15 3z9+17 2z2+9 6aq-9 5+18 1i-10 3zp+8 181-9 90q+9 1nn-11 c7r+5 li-5 72m-9 1yc+4 eiu-11 2lb+11 5ke+20 5yn+11
d16+15 1bx+12 r7-11 1tw+7 16-12 2jh-21 afh-5 a6o-8 9v+19 2tk+10 s5p+13 rri-14 4mo+10 3dm-10 6dc+14 2as+19 po1-16 1v1+18 6iy+7 16i-12 3x-11 7lk-9 696-10 405-11
3rk-9 5p9+9 8o6+12 1zf-5 lw+8 pk-11 4oa-14 ad+9 92t-19 iwt+7 5bz+9 102r-10 41+7 1bu-12 5xu+12 5h3-7 4m4-8 bwi-14 eqt-9 82p+15 4ue+8 ab-6 5oy-7 3z8-26 hn+6
dok-12 3ox-7 43a-7 cq5-13 5o9-15 2cj-9 5w0+11 4o3-21 fq-12 fa+7 ad-8 hah-6 5j0-10 661-13 bcm+12 2hq-11 65d-7 afr-10 4y6-7 dfw-7 19q+9 awk-10 662+8 1ez+8 1f5-9
4y6+14 dp-19 t3j-8 5pi-12 138+14 8vh-7 5rr-9 2oe-8 10+9 c5u-7 3vn+6 4kn+8 3at+10 1yt-11 j21-10 c6p-12 2fu-9 1ie-8 5ga+13 2pr-11 4pb-10 1dj+10 ky+8 1jd-13
4oz+13 8sh+9 4n9+12 2vg-14 zl+9 8ob-7 4qm+10 73m+7 1am+16 bo+10 4pf+8 bwu+8 1ct-9 5mm+9 b8z-10 34f-11 1og+12 clm+6 1fq+12 gi2-7 21f-10 e0+9 2fo+11 2br-7 4f-8
1dj-11 jg+7 3c2+8 ik-7 1x5-12 1hd+9 nks-8 mj3+8 1jz+11 5yx+9 a71+8 h8+6 e9+11 xb+11 5uh+10 5o6+11 2p7-9 pk+7 6nd-10 6tj-6 id5+10 a7-15 10e+27 761-11 2ck-7
8zp-12 95f-7 5ga+19 8th+7 3gj+15 ev7+4 5q7+5 2u7+15 7a5+8 wa+10 267-4 aqf-7 d4q+10 5y4-15 7cv-10 qx-11 5j2-17 9jv-10 329-9 4r+6 cjp-20 4c3-11 1n3-7 6td+9
2s-16 9nl-20 cl+8 5us-7 25k+10 27y-12 2x1-7 cr+12 22o+9 25t+7 2mm-7 87k-8 82f+8 gt-14 25m-9 3lf-7 en-20 dn5+6 ic8-7 bzo-7 2tw-9 lox+10 dls-6 fkb+12 468+15
78u-10 1qy-22 bdz+9 wz-8 4ac-10 4hc+11 8z4+23 gm+9 2xd-13 2ms-12 bvw+12 3hh+13 eks+14 752-8 685+5 47o+5 5v6-8 b74-8 1ly-11 8ou+6 6p6-7 116-11 2kl+9 53t+8
3pm-10 813+17 538+13 1g3+10 1w8-11 139-8 2gi-9 37j-12 1bf-8 5vw-8 2md+6 r2-8 k4-6 9rm+7 6tb-9 37v+13 56l-7 8wp-7 4na+11 8oc+11 460+13 gw3-7 4mi+17 9pn+9 l6+9
4z4+12 ajn+8 1dl-9 3aa-9 ax6-11 es+9 46n-7 l7l+8 gx+10 40f-16 e6t+10 2fo+12 1hx+8 gm2-7 57+9 ams-11 3u8+5 i9-22 2ht+7 ctn-5 2id+11 4ir-7 1a4+18 6ev-11 2qd+11
fay+11 1kh-9 4lt+11 3si-15 92z-6 fqo+10 13z-9 7uo-10 n1-8 6ui+13 2m2+15 8kw-8 15h+21 2j6+8 6m-12 29u-10 5f2+13 16i+15 ra+15 5md-16 8fg-11 17l+8 8bt-8 602+16
tq+10 4mq-9 v5-7 4p8+7 1a3+9 6tx+7 8k4-11 a0y+9 w1m+10 3ln+10 wr-8 a8g-6 jt-8 bib+18 1o5-11 rl+10 3yr+3 hm6+8 joc-16 2v8+11 an9+8 13g-10 k0+7 7d1+6 53e+9
d8a-16 2gy+13 bvb+5 1d9+7 9cv-14 6ag+11 4gf-9 78c-7 5ds-9 1um-8 smm+8 b5r-8 3fi-13 4zc+11 ajd-8 4f5-12 vfb+13 7oe-5 1q-16 1l9+7 x4-9 2ld-13 ccq-7 9e7-14
2ry+11 1xy-17 3rd+8 ll-7 29f+6 68-8 r+16 969-7 42z+6 bwm-10 brh+8 3n4-12 316+8 5t5+11 7m5+8 4w6+6 73t+6 6vy+13 acr+8 avr-13 4q2+11 nj+7 5eu+7 arr-14 5uy+9
190-7 2b3+10 6wr-13 37k-6 2b9-6 xv+9 8km-10 8he+13 6i3+19 m6-14 flx+7 632-8 5sa-10 5bk-14 4py+7 1kl-8 dsf+7 gbg+11 891-13 zp+6 2go-10 a4c-9 4pl+9 6h+9 ge+14
2ku-11 1be+12 7ik+12 av-8 3ry+8 3tg+10 bwg-4 508-7 3ny-8 6ez-11 8wj+11 6h0+14 11t+9 21e-12 8p6-11 64+7 6jh-10 gxw-10 w6+15 7gl-9 8q+6 h5t-13 2s6-13 1gy-8
90y+15 33l-17 3h0-13 k6o+9 eco+9 5w7-6 1xp+11 a07+6 a3+7 2fi+9 8l-6 rn1-10 2ty-8 1jb-10 j4+12 ghn-13 7fo+18 3uj+9 83i+7 6d6+12 eu0-9 258-6 7c1+8 ad+15 600+8
8ke+12 ck+12 bf4+11 10p+14 2hn+11 68k-11 5s-8 2xl+10 61c+9 c2x-6 3ls+7 3c1-10 obq+15 gwj+12 5qo-13 6bc-9 5nh-11 628-10 tu-10 cqm+15 1o1+12 4y2-8 1n2-12 8vv-9
1a2+12 47m+7 czc-6 hax-12 o6+10 1yy-5 8p7+9 a3a-9 5gb-7 y0-11 k9-6 6y5+13 95u-11 1n9+13 11+8 k2h-12 2rz+10 9gg-7 21s+10 ejt-11 18f-16 6b0+7 b3i+8 34r-10 l9-12
enz-6 2hf-10 293+8 uc-11 nq+10 35y+11 1tu+12 ot-15 456+8 3gm-9 2mz-8 bzy-9 afv+13 36w+10 27q+9 mv-8 bze-12 hv-8 atw+9 d2x-8 qw+9 1o5+13 hcl-11 a55+7 592-7
dk-9 ft+14 k5+12 7wh+8 uw-11 6l-8 3k2-8 5dn-10 2q8-10 97m+9 kj5+8 93a+14 11s+8 1uz-8 1x0-9 acj+11 2hz+12 1ah+9 3k6+8 2ap+7 7lo-14 2qb-13 8t5+12 dsu-8 62g-12
2c2-8 2ue+8 2ob-8 w6-8 542+7 13l-14 4ys+6 6eg+8 5au+3 4ni-7 ef0-6 291-9 554-9 kb+7 150+9 day-17 4ec+13 2k2-14 5j+14 6q+11 wo+9 m3-16 2w9-8 8cq-13 2nc+8 nhc-8
86j-10 4sb-9 6cp-8 5vl+7 ghh+9 gnj+13 wl-10 xv-9 12i-10 kjj-9 2rn-13 1z2-7 8d+8 4ac+14 c0h+7 18c+13 5c9-11 59n-11 aml-7 aln+12 73o-7 sb+8 60r+10 1r2+13 8yx+8
2ql+14 r0-6 6x9-16 4wv-8 4ya-8 4ba-10 33g+11 rn+9 7x0+10 md+10 7s3-13 am+3 6av+10 5ns+10 7za+19 39q-10 957+21 4hc-15 71h+5 2l9-10 7oy-11 ctu+14 un-9 e17-5
4b7-5 5eb+8 ezc+15 49u+9 5oy-9 nu+8 g3+11 55y+8 3j7+8 18j+5 6hl-8 3y7-14 3j3-9 atg-11 1ffi-10 sn+10 4hs-15 3bj-12 xe+8 97z-8 6cs-8 3of-10 54e+9 lnw+12 365-9
lz-14 4et+14 b9b-8 9w4+17 2jy-13 gq-13 2m-6 1m6-13 28k-8 jw4+8 50p-13 2mh+7 6rq-7 s1+10 2k3+12 3z8+10 2uu+11 9mr-11 61o+3 19u+8 mj+12 b3j-8 590-8 14h+5 55d+19
4kb+9 7kz+6 33x+7 201+14 3h7-7 ay0-13 1pk-15 d3i-9 3z-36 2td-13 bqw+10 hw-7 t3+8 rw+7 3it+12 2ls-10 2o8-14 b4x+16 76r-8 9mb+8 3v9-9 4w6-15 826-8 87p-12 ae+9
of+9 5a2+6 3po-7 6j6-5 3uy+13 cvq-15 ek4-10 9a-13 rw-9 1ol-10 rc+6 3ax+6 ei-7 5b5+9 bro+15 aas+7 2d4+9 2eo-8 t9z-12 2rm-20 9nn-11 1br-16 1uu-9 3km+5 1zm+8
3w5-5 j0x+9 fh2-20 4c4-16 dm-8 2uj-9 19a-9 4y+8 x7-11 x1+11 1kp-11 1co+12 1hs+3 d0+6 f58+9 84z-7 2s2+10 66p+18 9dv+7 xqh+10 22o-11 pe+11 3gg-9 67e-9 fqd+14
4fq+9 j2y+16 698-9 4xz-12 1ci+10 5yw-8 5wh-7 fb-12 v01+11 34j+8 7cr+10 5q3-9 gjh-10 abh+9 1gc-10 4sw+11 7v3-10 1k9+13 ri+8 6gp+7 2b6+9 5h4-10 3k5-10 4qg+11
3a7-10 m7+9 517+7 9b-8 s0+9 jzs+12 1ex+6 b0h+5 tba-10 4cm+9 4np-12 1be+6 4sf-10 21l+11 mcj-16 f4-8 1so-12 9qw+9 6vu-10 786+9 3q5+10 37j+9 73n-9 1yu-8 3ce-8
l3-15 5l9-9 71q-9 2wt+5 2rw-13 ul-11 3dw-8 g3-8 fc2+11 6fv-9 h6d-8 299-9 c5q-12 348-8 6p2-7 3ed+14 33q+12 e2z+12 1rp-7 8lt+11 41c+6 1u8+16 6vq-11 2s9-8 2kp+12
45j+12 92l-14 378+6 a36-7 tpf+8 5e3-11 4y8+4 6i-13 34f-16 1i2-10 3n0+7 38m-11 4b2+14 ag0-7 7ej-6 1yj-5 14w+11 yv+11 1c1+9 2eg-10 k7c-10 4ck-13 1ve+5 vo-6
e9r+7 3a+10 7bx+5 k5-11 1c9-14 2jp+11 dww-17 gq+9 r8-10 6fj-9 mck+5 2xo+6 bj6-13 29x-6 5qb+9 bud-14 68m-4 qbx-6 ir+9 3f3+11 3x5-26 5t7+11 dph+10 cn2-8 oub-16
ik3+9 131-7 e4u+10 2lc+6 5sc-11 6p-14 dek+11 2fu+4 1ux-18 35a+12 jd-19 ezt+13 8wi-10 5h2-8 6yg-5 66g-7 5rl+10 9hs-14 3h6-6 54j+9 dx7-8 as4+13 463+9 9j-6
8j8-11 6zu-11 qe+13 o1-7 22z-8 a35+9 bia+11 4ve-13 l+13 6oe+10 6rv-8 j0n-9 kov-8 1w1+11 1hf+10 2a+15 6y7-13 49s-7 1e0-9 372+8 1wg-9 if+8 e0+9 7az+7 5qp+7
a8q-12 dbl+7 gt3+9 445-12 57c-17 88s+12 4jq+10 cbj-17 312+9 33z-10 1m+4 nt-10 3wp+14 cc4-6 9d+8 a3-11 1ry+7 14x-10 19l-9 5x9+9 53y-4 qhy+8 b6i-9 68m+9 2pe+8
4ek-5 4y6+9 21z+12 2sj+8 nok-15 bkj-11 7wf-7 1it+12 r2a-13 610-24 18w-9 36p-7 jw+13 38v+9 3ma+3 gs-5 2l6-7 cff+23 rw-16 c3b+7 5as-5 1540-11 158-7 44q+7 6jl-10
855+10 2in-6 683-7 3mb-10 46p+4 1yv-10 fzl-8 18m-10 2jb-10 3qx-13 6o9-7 frz+9 c39-8 3cu-7 fq1-12 35y+7 ea-10 d0i-10 iu+16 3xv+9 3o-12 9y9+8 6qc-14 97c+7
1ms+14 cy7+9 wb-8 aj1+15 fm-8 rex-14 hj4+9 4bi+8 4hv-11 44x+11 1xl-8 zc-10 7sd-12 5yr-15 bp-10 300-24 hic-8 4mt+19 3sf+8 10r+7 p4-12 3xj-11 24r-11 arv-11
h1g-10 2af+2 16z-11 2cp+9 1lh+14 8gg-7 22m-14 h4h+7 hmn-10 5tq-10 3w1-9 1l1-6 g61+9 6lg+9 dhg+22 54+14 axg+5 1f4+9 1uy-14 eqz-19 ay5+11 3cf-15 6v+11 5ga-16
czg+11 13a+9 d8s-7 4fs-5 6e3+15 5lz-10 24v+7 fmq-6 3u9+8 267-6 66f+3 1xc-12 3lm+8 h71-17 97o+5 1iv+11 c5f-7 134-9 28n+6 4dr-11 94j+15 8bj-8 4dp-8 6ri-10
qyi+14 8q6+9 6as-11 85+12 4in+18 3t8+8 b5-9 8r0-11 4fx+6 348+7 4km+12 5iq-8 26x-13 10d+7 cq5+13 6gy+8 1xk+7 hp-7 8ht-12 3cl-9 9cr-9 eb7+7 efc-18 5ep+6 e7+6
2k5-9 x1-10 4to+7 2x3-9 ofj-7 884-6 7om-16 4pw-9 5bi+4 bs8-7 3w-8 16b+9 2kh+8 86z-11 1bx-8 582-5 163+10 251+13 817+10 eg-32 169-15 gea-11 yu-9 1u6-7 bhr-11
gn2-8 54w-8 1rg+7 5pt-8 1ea-8 2t8-12 z7+7 8ux+12 468+12 9oi-15 b5-7 p4l+6 1sg+12 lpo-13 ug-9 8rd-14 fsk-12 958-14 66a+6 2ij-17 12p9-14 7dw+9 am5-9 65t+9
1ot-12 5v5+18 5p3+9 9wj-7 zq-5 12r+8 5hp+7 t+7 8q+7 7ei+10 1rd-8 1hi-5 6mq-14 383+8 6td+13 5kl+11 4u0-7 799-13 rx+6 14r0+8 8m1-9 17d+5 15a-8 3ln-6 ki-15 198-8
759-8 7oe+10 2yo-25 a1c-8 3j7+12 a2-7 cim+9 kmd+7 1c2-18 ic+38 23u+8 17b+3 5fz+11 8kr+4 2v4+11 7gc-13 2h4+9 i82+10 4fx+15 hl5-10 65r-19 mr1-14 dqi-7 hak-5
6a4-12 2ad+17 hp3+10 538-7 28v+12 1qw-8 1z9+15 a7j-6 4fc+13 3ay-11 ft-13 1io-10 8kn-9 81f-7 2rb-9 np1-12 dsy+12 28c-6 2x8+10 66u-8 5ds+15 5ax-8 23-6 nrp+15
7zx-8 2c-13 89f+14 8c6+8 6w2-15 1zx-8 5fl+8 8w5-7 d3+8 7hl-11 55h-18 1cz+10 9k5-14 crv-7 li6-9 bqs-13 236+12 8s2+13 a2h-13 35v+9 2ou-11 6ya-10 283-12 4y5-10
2jl-16 438+7 98g-6 1bl+5 1cp+17 1ng+11 1rj-5 3og-7 2x1-8 5w2+7 z8+13 k9-13 f5q-9 cxw+9 4lf+5 bqz-5 1qm+16 xn-13 90r+14 f7-6 63g-11 2r5-10 2v+9 ak9-12 bzu+9
p4-11 3gk-7 5m2-7 6mp-16 2re+13 4pj-10 20b+9 46x+8 1pa+14 pwp-11 96+14 jq-7 35+8 6t9-14 8c5+14 bmo+8 5uf+11 1ma-6 ie0-15 z1+17 akg-9 78g-10 1t9-11 b9n-8 67+12
7sg-12 bz7-10 z9+11 l0-8 9eu+7 4s6-6 3if-8 5x-10 1vz+8 16l-8 dj2+10 y3o-11 43v-11 1i5+7 5zp-6 n6+7 2gt-7 1f1+13 at7+12 7sh+8 2g2+11 3hf+6 f7+11 bbp-8 fq6-5
1j2-9 1vr-7 bgh+11 11q-9 fan+21 68t+11 j0s-7 83k-11 9ar-7 4t7+9 3i2+8 46s+12 3d0-16 387-10 w5+10 40l+12 1bj-9 2im-17 671-9 xd+16 526+7 1sq+14 to+8 frl-9 og+10
8lo-6 407-11 6x+10 8dq+12 yy+12 m4-13 3t4-21 p0-10 tv+8 18t+12 ic-8 6na+12 bsl+12 l0-13 45z+9 6ki+10 8cr+12 p3-7 g5-14 ne-10 19v-9 7ek+6 zb-8 1zv-7 2bf+6
ftb+12 2wx-7 3j9-8 2ee+9 fjg-11 3a+6 36-13 1cv-21 18q+11 g67-14 je-11 6gl+12 4ib-7 5jn+15 3kb-9 4fq+10 d3+15 oc+5 ve+9 n5z-18 63h-14 1vj-16 26n+9 46o-11
2yv-17 8h-7 1he-15 1xv-14 l-21 il+8 ha+8 8ba+7 2a5+7 192+7 5mh-9 11v-11 vt+8 bi2+12 296-17 578+6 86l-7 13d-9 17e-10 7sj-9 1yc-14 8kp-11 3y-9 kub+8 909+9 f0e-9
6kl+3 t1-13 cds+7 8un+11 385-14 ekz+9 4lq-10 89+12 1w-8 6rn+18 2vl-19 ub+8 1ms+10 1nz-15 a9-7 6cv-11 lv-9 1wt-8 36o-10 340+13 2hl-8 hs2-7 4ti+9 9q4+11 vc-8
oj0-12 f3y+20 2zu-9 65g-8 700+10 20+8 la-16 1j6-10 9lj-8 1fy+8 bb4-14 25r-8 184+12 3mo-9 au+8 8k4-9 a17-12 a8o+9 4o1-11 4jc-18 2n9-8 dd5+11 1xc-11 63n-16
82n+11 6bd+10 pc+17 9kj-8 8ko+10 1re+17 6f-7 jyn-9 4s6-9 10a-12 3e+5 pi7-6 2kq+6 h3b+11 uq-8 d3p-11 1cb-11 3ad-15 79t-8 8mz+9 3ye-11 dv-8 3g6-8 1fc-11 di+11
fp+15 bwz+8 3f4+9 1i-5 qm+9 rd+11 1t8-10 3hh-9 3wm+7 8ay+21 9xl-9 t6+10 1lx-7 jd+20 2dw+8 2uj+10 54o+15 ja0-10 1bk-10 3ar-5 88e-28 641+10 4q1+10 aih+9 4eh+16
4m7+5 2wf-8 1jp+28 fax+10 3wq-10 5s0-7 1op-8 9gf+9 2pv+6 rqw+17 hi6+13 5gz-17 pv+10 b74+15 4as-10 3i1+9 9hp-7 3rt+8 nju+8 e0j+16 3di-14 8f+11 gvf+8 3i6-11
67k+7 2jx-17 27j+6 a7+9 3ho-19 6pq+11 nz+9 ewp-6 3u2+9 688+7 igb-8 756-11 7i5-10 25f+8 62r-9 ar-17 2tq+7 gp+5 9q0-12 7l-12 5yg+6 6pb-7 2se+10 lwd-12 20x-9
2il+13 7vr+10 bbb-15 c3a-3 4g+14 3jq-12 1r5-9 57n+9 2eb+6 3dr+6 45v-13 jg+8 fe0-9 35+8 ea5-6 grm+11 502+7 5uv-10 7w-12 he+12 68d-10 dc5-10 jjp-11 2e2-14
50m+10 2nw-12 52y+8 2sz-15 452+8 2wc-11 31o+12 519-9 os-12 8k5+8 dov-9 3bj+7 6f6+8 ou-13 89u-11 12h+7 3kp+11 37l+7 20t-16 9v6-10 2uv-16 a7a-10 6i2-9 4bl+10
7yd-7 3vw+8 ob+8 2yt-11 de-11 5hz+12 350+10 3a0-6 8jj+9 3py+8 1ag-6 nb-14 33f-10 84i+10 1et-10 3cf-14 19m-13 5cp-6 18z-10 7t1-13 g3f+12 1uo-8 24h+8 74u-13
4fa-16 7jk+7 hp-9 2et-7 cpz-6 1eo-5 jjj-8 44h-10 1zc+8 b4x+7 brk-17 fa7-9 pbl+7 4n9-7 351-23 19f-9 3ek+10 2sm-7 608-8 2bw+7 1eh+8 5i0+9 8yb+9 1gu+10 4iq+11
1q1+9 etv+7 b3z-6 nk+11 62s-7 68g+8 62c-8 41v-10 8vo-10 8w-18 l9-5 192+11 4wc+10 3rg-9 1he+9 8ec-10 3aq+17 ct6+10 867-12 1kv-12 kg-12 2jh+11 2k6+11 wd-9 3af-9
eas+6 c10+11 nc+9 7po-14 92p+6 151+9 4pf+10 439-6 4p8-8 gbe-8 2y4+7 42k-10 214-8 1hm-10 8w1+11 2f6-8 286+13 nk-7 197-16 55d-12 3ph-11 7yz-7 2iq-8 98l-16 1oz+5
cig-13 4ad-10 7no-6 a5q-14 yf-9 nt-9 h66+9 am-9 o22-9 47k-8 aky+10 5gd+9 38f+11 c0+15 4jw-9 f2o-8 2ip+9 1zo-16 1oj+10 9qk-13 atd+11 90e+12 1fs+11 2ft+8 2mm-18
eua+10 1lj-7 6as+10 6m+6 a95-7 6hn-17 1go-6 4dg+11 flu+9 29m-9 5eq-13 pa+9 4if-8 at4-7 4k+11 463+7 bbi+12 490+11 mu+21 3v1+10 atw+12 o2-9 3nw+10 4oh+8 3rq+7
zs+10 43x-9 1e3-10 47h-11 d3+5 4z5+9 5xu-12 9c7+6 e52+6 4sm-8 6bz+7 51q+7 1p3+6 3ju+10 16bq-9 5fg-8 gup+6 12f+7 2jm+11 34c-5 4zc+11 2jm+11 jb9-7 hc4-9 de+12
58o+15 4m2-16 lr-6 338-8 2o7-21 6d-10 1vb-8 3d7-17 4b7-17 35g+8 24j+9 c35+11 c5s+13 2ar-13 b0c-6 fh+7 4hp+7 b5o-11 6dx+10 77k+13 mv-12 9jo-6 1z4-8 79q-8
5zq-13 54-9 1v1-7 134-9 ce-12 49u+10 13v-8 6cl-10 4ev+8 307+16 63+11 6o3-11 341+7 b35-7 se+9 86b+7 30j-10 bdx-11 3sd-14 74c+13 104-11 15s+11 rq2-15 6fl+9
6xd-7 9z4-8 22n+10 sw-7 4y3-19 3gl-7 8yq+8 29j+6 vd+12 cqy-8 4ui+10 9c3-7 209+13 142+10 44x+9 j0-12 amk-11 982+9 11l+8 f0-8 30o+9 3sl-7 368+8 cew+8 3u+10
7qc+15 849-9 3ol+9 401-9 2b7-9 4ew-10 6fy+9 io-9 lr+9 10l+8 l2u+11 a7u-8 dol+6 cw9+14 21r+8 1gz+9 19p+9 lo-8 63t-12 34k-9 7q+18 8xz+13 50f-10 b1o-12 ey5-7
tku+12 4+12 4ee+8 4q1-8 2j0+13 lww-9 p6n+10 163-8 8m-10 er6-7 fu-10 1y4+13 1v+9 42k+9 bnr-8 63s-14 1xj+11 ua8+7 u8+9 2hg-8 4gr+13 3ym+8 e2-11 ci-8 48j-15
2ws-10 cc-13 2fi-13 adj+9 4e1+15 kfn-18 lrf+8 517-10 8lr+11 2mg-11 9ef+12 3ay+7 25b-13 1fh-10 19-16 8zk-10 55n-15 bkd-12 2sv+4 18+8 85w-7 4gv+5 3tf+8 jh+17
7h3+13 534-11 k+9 29i+5 2ti-7 1v6-11 4sn+11 465+10 20e+7 44z-10 1wq-10 280+8 21h-10 dl+9 apq-8 19u-7 4fz+10 gg4+8 2li-9 uc+13 2k6+9 d0q-4 1xd-8 b8o+8 1nn-10
2d8+6 2ej+12 6uu-13 5br-7 1g7-20 6vp-10 2f3+10 4fr+8 a1s-11 lv-14 4qj-4 101-11 4lk-12 tr-11 8sv+10 9yb-18 4ww+7 991+14 axa-11 36y-12 7k-15 4sc+15 48z+10 e3+13
4q3-8 1rb-14 h8-15 186-10 5yz+12 uu+8 a83-9 cni-12 1ua+8 b5l-10 33o-10 5i1+8 jyp+21 o9+10 4d+8 2t8+9 ftk+10 4ty+13 esl-5 5en-9 2o5+9 1lv-7 1sd+8 1ay-7 n5+5
aj-9 8h9-8 91-11 3ol-9 1eh-9 7bs+11 5vd-6 734-12 6p0+9 bx9+15 2q7-8 5cc-14 5xe+8 8rf+9 19y+1 2sd+12 81g+5 1rf-9 1gt+8 2gu-7 908-7 4rt-7 20p+6 7sm-10 2xg+8
5q6-11 2ek+12 3on+10 1n3+15 400+10 99v-9 2r+11 29s+5 ak3-7 zu-8 3gt-16 17r+14 467-8 tn+8 3p6+6 6fb+8 7l7-14 11tg+10 8j-15 3um-18 531+8 6h-8 l6+9 j3w-13 gd3+11
9j-12 3xz-10 2r3-11 2r0-7 49z-8 1j7-6 10d-6 dbt+8 2kt+10 xu5-6 20h+13 c5f+11 5hz-8 qg+15 2vm-12 glu+7 15l+6 3yd+11 4ge-10 11r-7 3fg-10 20i-13 23v-8 3qx-9
2w6-10 cew+11 1nn+7 3iy-12 oys+9 33a-6 ms-8 b5u+21 b0j-9 4of-12 1ak-9 71k-11 434+7 n32+9 6pz+15 cjp-9 up-4 b4s+7 clq+9 7vn+9 4m4-8 9iu-9 e7x-10 9xf+11 6x1-7
9du+9 1ci-13 c3y+4 au+11 2mu+6 30e+10 7mc-10 u2+7 n2i+11 csf-8 kp-8 14+15 4at+8 p6-9 1gq+9 sh+7 572-14 32i-16 1tj+10 u8+10 8f+9 2d4-10 54r-9 8cj-13 453-12
1e3-9 2ti-16 9ya-10 6gs-27 5sl-8 1j6+8 2mu-7 7jp+7 5jn+8 57l+7 7bs-9 g4-7 8sz-9 1wm+9 b7o+13 7hd-10 dhl+13 7ku-12 fef-13 4r1-11 6zy+20 fd6+13 2o+8 c8s+12
3mw-7 82t-6 o5-11 ixz-9 1p2-9 7hn-18 8k6-7 14v+4 39n+12 8t+12 7jf+21 1kx-12 7nf-5 7om+10 5u7+11 ajn-7 3qn-8 cuv+14 isz-16 a0e+7 1ab+7 6kn-21 m3-8 aog+9 79c-10
v-8 25g-12 4u9+7 10h-9 1oz-7 4vb-10 5ya-14 6fi-5 oz-7 1oi-13 il+7 25k-10 7t9-13 op-16 24w+7 5sk-8 2ea+11 13+9 1m2-7 y6-7 5vy+12 5tc+8 7sg-16 nj-13 6t4+9 nw+10
bb4+14 ft0-7 649-6 5z0+8 ey-7 chn+19 4af+11 dx8+5 jqu-8 3yo-31 il+10 1i6-11 6ls+8 3vg-10 28w-14 4eu-10 a53-7 5ul-8 sce+8 3f7-14 oa+8 16u+5 bg8+11 th+10 8o6-7
9d+11 3cf-4 cvn+6 7jf+7 es-9 14x+5 nep+8 53i-21 76z+14 9v8-7 1fz+7 7n-9 3q5+16 a74-13 s+8 9aw+7 ftr+19 2cg+12 lv+13 ca-11 13v+14 3l2-9 7sy+7 mm0+7 ge7-14
2d7-17 q56+7 1g8+8 efw-8 7o0-10 6ug+9 8b3+11 4dy-9 9ye+14 i4i-8 aw+9 7zg+5 b6l-12 qo+7 1yx+7 4if-16 1c3-6 2ty-9 49p+8 crd-9 3su+10 5i-12 lcx+8 6kq+15 gs+8
5gi-7 3e3-11 a7+17 9t9-7 87e-10 sb-11 1gi-6 5h9-7 2dr-9 g-11 1sc-9 ti+14 vp+4 m6m-12 258-11 5e5+10 3c2+11 1hq+10 1o5+5 6dt+5 3lu-14 7m-10 qu-6 fco-6 4hr+11
a5l+15 1tj-16 13r-9 8f4-9 2v4+10 8s6-7 63f+5 1gn-6 8f8-10 1j-7 ts+15 2ox-9 22n-10 3jh+10 hg-10 1l+16 ca1+7 zq+7 2ny+10 10z-14 2wj+15 2qq+18 2m4+6 3o7+8 cww+8
7u1+9 3by+9 6ir+21 4bn-8 2n1-8 b3n-6 lk-11 3g1-8 623-11 9ef-11 153+8 1z9+9 9sq-9 7g+7 3i4-11 8zs-18 33g-10 3y8+8 54c+10 3ph-15 zy+7 18n+9 2wx+10 2gq+14 5c5-8
19u-8 2bf-9 4hp-8 1fc+11 1di+8 8uf-14 25u-12 20d-10 t3+8 4dh-11 n7-12 7z4-9 16j+14 135-11 de-13 14o-6 4b1+9 1kp+8 1nt-12 f55-7 gwk-7 ky-14 5cb+5 gby+10 3lu-17
1y1+5 ys-11 dxy+5 98r-9 ad1-8 oz-6 3k3+7 860+12 2xp-6 171+13 1qh-8 2bi+18 4w9-6 hc-9 7sw+13 5v0-14 291+8 cng+9 8sc+15 flu+9 cfb+8 cj6-14 5tz-11 2vq+11 8qh+10
736-11 1xo-11 7pa+9 38j-14 4t2+17 1jr+8 c0q-9 6wk+19 b2t+9 rks+5 2de-7 21d-10 cca-9 alw+14 47h-11 1gf-8 mc+8 1o5-6 3vm-9 b6o+10 4nz-10 484+10 50a+9 2hr-14
c0p+9 eoa-12 dqx+9 8iy-14 51a+8 580-8 55t-8 2ew+11 1s5+11 94s+15 kd+10 84t-14 4je+8 bo5+11 zbt+8 4bo+13 2q6-7 4sr-7 1yv+9 3wh-9 eld-12 9d-8 2yv-14 7mj+9 zp-12
33d+8 ho+9 fh-6 5gx+12 zo-8 1lp-8 5u6-7 12r-9 dy0+8 ik5+12 9cx-16 kf+12 1f2+6 495+9 1up+17 9y8-8 46o+10 768+8 6n3-10 2uq+9 64j+14 2uh-6 69p-11 2fk-7 7wy+6
bc7+11 7yx-11 33f-6 gea-8 je4-14 nh+9 bog-10 8d+11 6cm-8 ey0-8 6lm+6 168-8 1d-8 dqh-8 6e1-9 ht8+6 7r6-7 sn+5 hs+11 62w+16 2bi+9 nm+9 zu-11 35x+10 ye-9 2dk+17
6j2+10 z1+10 33d-8 3a7-6 3yb-14 5gz-9 1c2-14 2hw+17 qu+8 2vq+19 agw-10 1u1-10 hxq-7 3wu+16 9kw+6 2m1+9 vrx-8 3bo-8 7h+7 6ei+13 2bd+9 12j+12 38m+10 14p-16
lqg+9 99h-15 5zr+1 38t-3 8j-8 24t-8 1he+10 2tz-15 al-12 5af-6 lq-16 5co-7 3mc+9 1g3-6 4kp-8 16k-7 31h-9 crr-10 y8+10 2jp+11 6kf+9 6al-8 444-7 85d+10 6cr+19
e5w-9 q63-9 1il+8 86w-8 4hs-10 mt-7 ge+11 mf-15 dua+11 2ho-6 6rm+11 6de-17 38k+7 4w5-8 65l-6 wwb+12 bi6+13 2ii-11 i6+8 3e0-12 leb+11 5kc+8 3j9+12 1h4+11 7a+13
358+8 7qy+17 8r7-14 3qe-12 ixl-8 bb+9 3yi+9 83m+14 3sy+7 27i+6 1xi+7 fp1+10 wq+11 31k-9 hcc-9 o3-10 3wo+11 5yy+18 1hb-12 3ro+8 2gs-12 3t7-17 48i-27 aa+14
gxc+8 3fa+10 3jn-9 d57+8 5d2-16 k7-8 6td+8 30r+8 105-10 2tt-10 ae2+10 7i8+17 30w-9 hx+11 53q+16 2m-7 krt-8 14o-2 g2-6 bm+13 604+11 2mj-5 9v9+12 nr-10 58h-4
2z+8 7at+11 988-10 6tr+8 1jj+8 1l9+10 1ho-8 1mr-10 71-10 29p-15 aem+8 72v-16 b2d-9 7ny-9 19v-8 2jz-7 17d+5 63y+7 82k-10 2a7+8 ghu-9 pk+6 ez8+16 56n+9 6y2-17
h2-7 6og-7 kyq+12 11h+15 huw-10 6if-12 2or+16 12s+10 38r+6 8z0-8 30d-10 1l2-12 6am-17 89h-15 v0l-13 5n3-9 1i8-8 1ma+20 36q+9 zx+10 972-15 e20-8 kh-13 g78-8
45o+5 2i8+12 dp3-11 kbd-12 236+16 m2h+16 2kh+5 2ov+16 2f7+8 4di-9 x3l-7 15h+9 1xz-8 c3g+11 3t6+9 bj3-12 86l+14 489+9 8d-12 122-10 2u4-13 5i8+8 27r-7 26y+14
bvs-12 3at+6 8hb-10 b0d+7 1x0+9 9lz-8 9sr-12 1k1-6 jx+11 3az+8 8fb+8 bbd+12 8mi+6 7jk-9 xw-13 c12-10 4p8-10 1ee-3 2io-14 2sw-11 a9z-9 2f9-7 25v-8 23e-13 ab+8
1vx-10 3na+8 2c0-7 edt-9 3jh-10 9i8-10 qt+11 nwu-11 8b8+8 30u-12 9qx+13 8tp+9 258+7 f05+7 2jj-10 3ay-11 2te+15 783-7 kml-24 6g-20 l2+15 1ef-7 8wi-8 c4v-17
6rx+10 ipm-6 16o+7 6fd-7 gc+8 chj-12 csd+8 3vj+11 es0-9 16u-7 4w9-10 e69-14 455+11 t1+9 u3-16 6ik+10 62y+11 nn9-13 91+12 23z+10 ye-11 m1u-16 11-9 3bg-7 4lu+11
5hb+8 4ea-10 3bj-13 6ds+7 57w+7 aw+7 3ti-11 49n+10 7bm+7 cxo-11 58a+12 1ys-33 7t6-6 e01-7 3vf-10 5kl-7 2un-7 be+8 d3s-17 5vj-16 2pf-17 28u+12 755-8 d9-6 1y2+7
12n-18 6b8+6 438+8 79w+8 4oi+12 933+12 2n7+9 3qd+14 lgy-16 272-9 da4-18 1ly+10 1o-12 5ay+10 19y+10 3n6-9 aw6-6 45j-7 4da-13 3v8-11 1aj-10 3jn+8 4nz-13 2qc+10
8bh+8 1ie+9 47-9 cy-11 14u+11 hrk-8 4g1+8 8e+10 206-10 ko3-8 1bx-7 34b+11 6yp+5 2py+14 16c+10 fba+7 ps+7 5y4+7 66w+8 e3-15 4ka+8 jl-9 k4+12 1j6+8 4p1-13 30d+7
1ai-7 4r0-7 92e-16 7fs-8 36g-15 1zu+8 54a-8 38o+9 lq+8 2ut-8 969-17 28p+13 6l6+20 1tm+8 j0e-11 cgg-14 2q5-8 12a+7 bwt+10 ecl+8 1go+14 3r8-13 6a+8 llg-10 os-17
1oa+5 1hs-7 r7-7 ome-8 2dx-7 40t+10 14z+11 55d+11 5fd+10 1kv-13 1rx+7 3nr+11 5dz+5 17i-14 8r6-15 3aq+8 1uq+13 3x8-10 8gi+7 2zo+13 i3k+11 2ln-8 8s5+9 1o1-7
b6j-10 3ec-7 gzs-7 3oj+8 42d-12 1xi+8 1w0+6 4f5+7 1x1+15 96b+9 alk-9 de8-11 1kf-7 5ou-11 61n-17 1nj-8 4ge-10 4kv-8 1cg+17 32u-14 22y+9 25r-6 cv2+10 grt+11
4us+16 2m4-9 2qm-8 4qm-23 2a7-9 289-17 ftl-9 6km-9 5im+15 5wt-6 s7-12 2cx-7 62m+10 480+10 c3m-9 2dq+12 2sf+12 5so-6 6ni+14 9qe-13 dyn-10 6wa-10 7ps-11 6mq-12
2s5-23 6ro+8 1kg+9 8co+12 9oo+9 o0-11 6gy+8 5n6-9 m4+13 5ev+5 bjl-15 318+9 20j-9 5dm-10 7iq-14 bti-12 17i+10 8hj-8 ot-21 2d3+9 5th+6 10b+9 69c-19 3dz+9 5yd-6
136+7 681+12 8wn-10 4k-15 1uh+11 3ic-11 21e-10 q8+9 8yv+10 360+5 8yb+24 dy-7 4pu+9 8ls-7 1j0-9 3qw+7 5ff+9 9xs-14 k3-12 4lf+12 1du+7 18-11 ku+7 acy-15 51y-6
515-9 gq-9 m+16 9x8-10 9x8+7 bhf+7 475-8 4zi+6 2cb-7 bg1-12 2fb+14 6rv+5 apg-4 rb-15 3zv-13 8qx+16 33l-12 2z9+9 amm+8 ay7-9 mc+8 g81-15 5b5+9 29o+9 6ma+12
a4h-16 a2p+10 5q3+9 177-8 ed0+11 69x-19 611-7 7f0-11 6pm+6 2uu-6 n4+14 8b9-9 2y8+13 1z-8 44d-16 7wb-7 gbl+12 8qr-8 35b+7 7fv+11 335+8 7qa-13 c8f-7 dm+9 aqr-8
2gb-8 2kj-8 3fo-18 d4s+9 807+6 8hd-12 6l3-6 5od+12 g7s+11 bcf-10 2ed+10 114-8 f30+10 6n4-12 2zi-15 3dd-11 4xh+12 94u+8 868-11 6m6-7 1vo+7 2m3-7 74b+5 6h8-11
1bw+8 21z-13 3wz+7 4tp-12 4uo+6 2la-14 27k+10 2qb+6 jwp-15 j6-16 f4-13 9tv+9 340+12 12j+6 5et+12 4hl+7 fma-15 6p5+10 6nx-15 bvk+8 h5-14 7rp-8 amt-9 1g9-24
46e-10 6d-16 h9l-12 67y-11 1x5-13 ji-15 za-8 15x+7 3ay+6 7xa-10 5iu+11 kjq+8 3ul-17 5ot-9 7it+8 4pr+9 42-11 5iz+16 341+12 up+7 21u-11 8q1-16 6p6+7 aas-6 3jv-9
ma+9 a06-6 2wq-10 gqt-10 4i5-10 2zf-8 9b3-9 4ke+11 3cj-8 1gf-12 1zo+11 481-13 3g7+8 50g-8 4b+8 6n7+15 51f+15 17k+9 4p+11 3c5+20 3la-8 vxm+8 16-11 908-6 44n-11
gy4+9 aor-9 bwl-10 2ut+8 m-12 i9+8 4tt+11 lm-18 1ty+5 2az-8 5pv+11 py5-12 e25-7 5w4+18 oc+9 ayz-13 1vy-12 27z-6 8u6-11 343+9 79x-15 5pi+8 rw+12 81g+10 c4+9
3y1-8 3w8-12 4w-13 p8-9 8zy-8 6d+10 8n3+11 496-9 4p1+11 7mq-13 8lu-10 7vp-6 29p+12 21v+6 5uk-7 3r4+9 wq+7 bi6+8 1yi+6 1z2-12 fl+10 9lu+20 d1u-7 50q-6 gc-14
b94+7 264-11 42-15 5k0-9 68b-11 7nk+11 aqv+10 2bg+7 qi+6 2eh+13 1f9+8 e72+13 2or-7 6ij-8 7m9-7 6qy+12 36l-16 gvk+6 1mz+7 4gi+8 4hj+9 2dc+11 115+7 cby+10 kp+8
40d-10 2kw-8 45g+11 8vs+7 3tt+11 6xw+12 1hg+7 6lz-7 er4-14 91g-7 q0+10 802+16 1jy-14 6v6-6 95q-9 26m+7 2ly-6 5sc-10 1dq-8 6oy+12 2wm-5 2ux-16 3ts-7 gj+9
16c-15 71v+7 1nw+10 3x8+9 1k8-9 11j+8 7vn-7 3az+15 3dq-20 cx3-13 8em-16 1ux+19 g8d+6 a67+9 3cs+13 a1x+6 dus-8 31n-6 9sc+8 15s-9 7k+17 1f6+7 16v-6 ml-9 37-9
3s9-11 cv-6 43+10 45k+17 385-11 2wr-10 8z7-9 5f8-9 3mo-10 sz-8 5ep-10 7ik+11 2yh-9 613+7 4ih-9 fa-8 bbj-8 9pw+10 2fq-16 igu-6 7yz+7 2xv+9 4ps+8 eu2+10 72c+9
dud-8 51-9 6h8-7 2b7-7 5zv+9 6zg-9 ed3-7 6gz+9 a+7 aqf+9 273+12 4up-7 9qf-7 2gn+16 128+9 1xd-10 4dr+11 1xy+8 4cn-11 1kd-7 9v+8 17r+7 p3+12 1m0-16 yh-9 cm+14
1br-15 694-10 594-8 h8w-9 1sm-11 8v7+7 1wt+6 300-8 1t5+12 19k-15 2h3+10 mh-11 iq+10 194+12 13u+9 183+14 kel+8 8d-5 1gs+15 2as+12 1fz-7 91c+6 ba-9 7w-16 haf-11
pg-7 mm0+8 4qi+7 6qm-8 38z-10 se-8 7y+7 1ge-7 56d-8 5b-9 1b1+7 a9x-8 9p9-10 52p+12 20-10 ol-23 1ia+10 92b+8 291-8 cyz+7 2a2+10 4qu+10 5t1-9 4el-12 2pr-7
3gw-10 df+14 83b-5 ai0+10 gq2+9 i9l+7 prs-10 2v5+6 5g6-15 98q+12 e3+12 4w0+12 4eb-7 oi-11 19w-6 qs+9 7cd-11 b54-11 1ka+8 q23-9 1dx-8 4vm+9 61f-11 9kk+9 8ey+7
lb-10 25p+6 by3+5 afx+7 604-9 1yn+7 j3+11 6n-11 zh+9 7yg+8 31-6 yu+8 2fz-18 7z+8 304+13 32y-14 1f0-14 5kl-9 3co-7 rz7-14 4q8+7 3mf+11 64l-8 cc+16 fws-8 hyk-16
3ma+18 5gs+14 3l5-13 56a-14 96m+7 3jm-11 2av-8 55o-9 8cw-7 vt-12 6d0-8 1hr+7 52f+8 87c+8 a4t+5 2t9-15 38r-7 24t+15 5h7+14 1fu-22 um+14 5nk-16 42g+6 2ui+15
4xx+6 bd9-9 fxd+5 bgs+9 ebp-10 ae5-9 95m-16 29h+15 3so+9 42l-7 atg+10 r4-6 32x+12 17w-12 2mt+8 17l+5 wn-8 kx-7 he+11 4j+9 12t+8 5m8-9 1eb+9 bpk+12 3cp-10 yu-6
vb-12 1id-8 5o9+8 d2u+5 2m3+7 4o9-6 2on-7 c5e-11 480-10 7uw-8 4tu+11 hf0-17 2qz-10 iq-8 11y-8 np8+9 61h-12 5f6+11 6kr-9 27r+11 b5+10 2yx+8 4k+10 l8x-14 7oz+5
4my-10 2nq-7 tb+4 1bv+8 g0w-14 9n9-8 bc+15 28f-16 13g-2 229-12 366+11 23a+11 3jy+15 21h+7 35+14 61h-12 9no+6 db-11 2j9-10 1v8+11 1bu+17 9is+7 1nt-9 30t-8
3ab+7 288-13 q1t+12 145-13 n-17 8g-10 eq5-7 27i+9 k+10 465+10 53n-10 c8+8 54+15 1ml-9 h2x-13 2s0-10 1br-9 wj-8 foi+9 9yn+14 hgl+10 6cf-10 ert+8 435-9 24k+17
f88-10 v5k-6 28b+9 65m-8 6vv-6 1k2-15 a2j+8 bvg-8 6pr-8 ey6+8 8o5-10 c42+7 54b-16 1n1+6 ab0-17 wd-10 6a2-8 4lx-11 9nk-12 adu-10 1fa+9 cgy-8 2we+8 1tr+8 j0r-13
7gy-7 7fy+8 4b2-11 7go-11 3sg+11 10h-8 2c4+14 2gd+10 7a3-13 qun+10 8xg+9 14l-7 1rf-7 91o+6 ah7-11 289-13 dax-6 9r8-16 1kz-13 3uh-8 2pw-15 3o-10 cpk+15 8j2+9
2ma-8 2fq+13 wy-8 kn+5 dnz-9 32s+9 2bj+5 3ts-7 5op-10 gas+11 344-12 3kf-7 jk+12 64i-8 rg-11 1gq-11 a56+10 33+7 3ym-11 2kl-11 2er-8 gom+8 b1z+9 2g-12 8hl+12
1n7-17 8h0+4 yg+8 st+12 1ax+8 1la+17 5ce+9 4z2+8 11q+8 284-7 71e-14 awo+10 53t-7 681+14 26z-12 8iq-9 4p6-13 9dh+17 azt+7 18p-14 6fj-8 syl-12 1fs+14 247+13
37p+8 l9k-7 dh2+6 qg+13 11-12 3fc-14 2aa+8 5bl-10 23o-8 1uk+10 7pe-16 4fr-7 6vh+6 88c-12 d6i+6 1pp-13 1rg+12 537-10 53o+15 529-12 24a-10 2l2+19 4fo+19 1fq-14
ibe-7 6n8-15 bcq+8 92-8 3vm+14 5t4+7 1iz+11 7ig-10 2cc+6 c5z+9 1h7+8 qi-9 63b-8 8d4+7 65h+10 2g4+16 dnb-9 27x+12 10m+7 171+9 2fx+7 1r6+15 76t+7 93l-10 2bz-16
989+11 438+10 500-24 4l+12 232+15 2ox-11 qfd+9 20a-10 16g-10 735-6 hni-8 ffz-7 6tv+9 dly+16 7pj-11 2cj-9 2dx+12 doy-9 7xd+10 3tg-13 102-14 8xe+6 9df+19 1yw-9
8fq+11 6-9 z3+9 gbf-15 aiu-11 4j+8 8hq+12 16s-8 55y+9 tv+19 19l-12 551-7 30+12 1vg-10 36t-9 8b9-8 6e-12 154+9 9zz+11 1ok-7 5ob+10 3mb+10 vx+15 1lv-10 28z+12
494+7 dy+18 pl-10 3qa+9 13z+8 2sy-10 15e+15 31d-24 1vk-8 5ca-14 9hv-8 8p0-8 hhe-12 5uf-13 ob+9 2ka+7 1kj+12 zc+11 1xy-13 64o-15 1wz-8 2c6-19 l08-1 21v-13
d4d+13 2s9+7 c2-7 3wn+7 773-6 1yi+6 3lv-9 cj1+14 hxt+8 w3-10 8k+6 3hg-11 o3d+9 bwv+7 5h4-10 fdw-11 2ix+8 2ea-11 b9j+16 41a-9 29k+18 1j8+11 b42-12 44g-9 ipz-10
411-7 3w5+6 8w2-6 nsz+13 dr1-13 24k-15 1u3+11 31+12 3s-8 4rx-10 2ca+10 dv+5 9c2+12 zu+12 ad+11 6ae+7 6vv+20 2bp+9 6oy-7 6ec+14 9mp+8 57u-10 5mq+9 21y-9 frz+8
bpn+8 ib1+10 295+9 anf-9 6cn-7 lb+12 hv+10 rcg-9 9nh+7 5f+8 1gz+4 2bl-7 s0v+11 fh+11 5dh+12 2h7+7 6cg+10 bah-7 6bc-12 b04-11 9az-9 90f+8 xer+9 akl-14 6z2-6
38m+9 5wr+11 645+7 7kd-7 jnu-11 3w3+15 81e+13 jt-13 156+9 jk7-10 czd-11 4y9-12 183+9 48t+6 3sx-10 elm+15 60q+10 4e5-16 2g-7 31m-17 mz9-9 a7z-8 aj-8 xb+8 fz-10
hn+12 fof+8 jkx+9 1vk+12 daz+12 f6o+11 8ox+12 134-7 acl+9 p4p-9 1hv-8 f37+6 1ia+8 1t3+21 213+6 7fr-20 1xe-9 49d-9 zx-8 2fn+9 4pj-9 1b8-12 e8-7 403-10 10d-19
2vf+13 khx-15 31o-6 k08+8 3ab+15 19f+7 e5g+9 bl0+10 91h-12 69x-11 47s-16 1cv+6 61+7 9r-5 20x+6 3nq-8 90n-9 3b8+14 gi+12 ion-8 9ph-21 r3+11 ah-12 20z-13 4q8+13
1z2-9 6x-8 1f2-11 sd+13 6yd-12 622-5 aju-17 6rj-9 14q+11 4xn-10 7wk+12 2n7-9 28h+10 jam+8 1kj+15 7h0-8 3tm-7 idz+11 357+9 ckf+10 6kq-9 5hv+6 401-10 3bh-12
7jx-7 adj+11 tc+8 9n7-9 9m-11 3t+4 3ub-10 8qa-10 1j2-16 1pc-8 9vl-10 4cm-9 18u-10 2dx-13 br+7 89k-7 4et+12 3wt+14 dgl+7 29c+11 29j-14 5q2-10 12s-7 xr+5 ez8-15
ci8-12 60g+9 7e6+13 22h+9 14b+15 2xd-8 1sh-6 1md-24 em8-8 ci-7 2ks-7 mm-8 1gm-8 34b-8 5kj+10 886+12 27g-6 9vq+7 6j+14 fh2+7 3pm-7 or-8 asf-14 171-12 47n-7
19k-9 32j-10 7um-8 6me+7 9a-21 gfy-7 4jc+8 2e-8 6gj+7 gnd+16 2qu-11 24j+9 bhs-10 2lx+9 18m-10 e2-10 5w2-21 n1q+10 ioe+9 52v+6 ey+9 ot+11 21p+14 2nq+6 ot-7
jyy+7 d43+9 5hi+14 bj4+10 hic+11 2su-15 3be-8 1gp-11 9v-14 1y5+15 3-13 bcs-5 76+15 6b3+9 us-11 1nu+14 623+11 j18-18 k33-10 3x4+10 a7o-9 hjm+22 47u-13 a3+9
vy+7 ns+9 p8-9 b7r+15 eb5+6 oo-11 ol-8 82d-9 7rr-13 a3b-13 tq+14 id-10 csa-8 2e3-6 3wa+9 55z+9 1hb-7 52c+7 41g-14 1jh+7 34+12 6uo+9 3ct+10 2vn+12 m4v-8 num+10
1dg+6 2lt+10 38j-11 ahk+10 4pj+9 3fk+7 77j-11 19u-8 28s+4 1pw+6 1ow-16 382-15 237+9 3ik+14 5zc+5 32x+8 anu-9 1oj+7 2fa-9 ed+6 1g8+5 j0c+10 9wl+8 1pu+18 3ss+25
12s+19 hbg-8 71r-14 aal+19 9ve-8 2kf-12 u1-5 15l+7 3g6+7 llt+9 amf+8 5cs-9 c8a-10 tb-9 4qq+10 1cn-13 1zo+8 4f1+7 9aq+9 936-7 8xc+7 qo-12 4wu+11 od-7 16p+5
2j6+7 15+8 6qy-10 5jw-14 4rj+15 3w3+8 49y+19 gpc-5 2jm+20 kxf+8 qb-7 8i2-12 32a+8 1tm-9 6s8+9 2mg-13 82k-9 1qy+12 cvs-27 tp-10 2va-9 w5+6 b9e-9 i72-10 1ho+15
7sc-16 bmj+18 aa0-11 b8m+10 2qj+14 8dc+13 7ca+12 5mi-10 2i6+15 3nh+11 638+7 726+7 dq-12 ab6+9 3mg+12 1fb+7 8az-20 44h-7 29a+10 xk-7 pn-10 8nz-9 4zg-5 sbi-11
84k+11 4xz-9 53v-10 3ps+13 5lq-9 2mp+9 1z1-6 3zy+8 95g+8 f8-8 7cj+8 ekf-8 lc1+12 3rv+8 i2z+12 2pz+8 5ie-9 bsz-8 7gj-10 654-8 8ee-14 64u+7 8c9+7 4z-5 47j-11
3tj+11 127+9 c9w+6 9x-9 44b-10 cpv+6 i4-6 5v4+6 52c+7 f9p-20 7b9-9 2dp+7 1qr-10 ipx+13 828-22 1hc-9 1h2-7 59-6 ez-12 6l+10 buf-9 183-7 5n6-9 5bn-12 8ge+12
lp2+8 97+8 27+9 1ln+11 31x+10 4e-15 4ll+10 hrk+7 29b+10 34f+11 ayv-6 11z-9 g6+9 3m1-14 mb-8 6rh+5 2tf-13 fr4+6 6jb-10 4ej-13 ps-10 2uq-9 16i-11 d2d-21 cmu+7
68r-15 8hy-8 d3z+10 li1+10 7sc+16 c2a-11 cxg-12 7xf+10 44s-15 967+9 1zo-11 10z+11 637+7 1i9+12 93-12 cqh+14 8yz-4 5rx-12 2z0-12 qi+10 hg-13 edp+6 2ir+10
1d9+18 56h+11 8gx-8 cmp-10 7qt-6 n9+7 ajb+13 1ae-11 7c6+8 2b8+9 54a-13 418-10 14r-9 2wc-9 6gx-9 9pj-9 5ei+12 54r-13 2j9+12 7wd-7 lly+8 3vz+16 19nr+9 nv+9
9i6-8 9tw-11 1ua-8 6dn-9 1pw-8 7k+14 2af-6 76-9 5ww+6 16t-6 2c8-9 bgf+8 51x-9 2lg-16 44t+13 elw+9 643+7 9oe+5 bu5-8 dvc-15 7dp+7 2hq-8 ipc-15 bzm-9 4pe-11
2fs-6 3d4+9 73+13 28s-7 1zp+9 qu-15 6qp+9 xk+8 72g+8 46p+10 gnv-13 3wi-10 a0y-9 1ku+14 2fj+9 4m8-12 5yn+8 7fv-13 a94+7 d3l+7 1ox+11 5bi-7 2ej-9 3rm-12 q1-7
f3e-13 3pl+9 3r-8 44d-10 16f+10 7ij+17 ed2-10 3kw+10 5jw-11 gq-6 ii+9 86f+9 5ng+12 ah+9 n7m-12 5gf+7 13z-9 he-12 dza+13 gbd-8 79p+14 a3-9 4py+12 4y5+11 91u-7
6e-12 70c+7 3ww+9 9le+8 8gt-7 1jt-10 bn6+8 3l2+12 al5+5 13u+10 8ps-11 2f5-9 1fy+11 awl-7 ade-17 17r+7 4ri+9 470-7 92h-17 w5+13 3pv-16 5bv-9 d8k+9 5n8-17 2q0-9
1dv+2 ye+10 2zc-10 2wf-11 1mo-10 5pr+10 3wv-7 68u+7 eon-11 hs-10 21q-12 b6w-10 d8b+6 n+7 zd-11 35k+10 3yt-14 cr4-12 1v3-11 2o5+16 a1t-10 8kp+13 94b+9 p5-10
18w+9 1t5+12 9yg+11 f5a+8 6ek-11 635+9 7xi-9 l5a+8 jm-9 2gs+5 7me-11 7r-8 73e+12 5px+13 fcj+13 6fl-10 1pd+12 cpe-9 4ih-7 4sg+11 98b-9 10l+9 a0-8 50g-6 gl3-8
2j0-14 45x-13 1f-14 3xj-5 h9s-10 26t+10 uk+7 qro-26 3rj+8 58d-8 naz+7 5gu-14 314+8 9ya+12 coj+9 gq-11 3iu+6 i8y+16 3g4-7 71g+10 3uf-9 3em-13 q5+18 5dy+14
9kh+8 h42+7 2hq+11 8dc-12 94b-11 9l+12 57q+12 3uf+9 53b+10 22t-19 32w+7 1p3-6 6ky-15 bxl+7 niu+27 im+6 e90-12 gk1-15 7ce-9 1o-10 4f4-8 5b8+14 p3-15 j1-9 x0+6
jjx+12 hut+10 26g-6 cy6+11 af5+7 7ik+14 56r+15 ebz-13 ix+6 ol+11 24+17 dsg-13 983+8 9mb-11 49c-13 17k+11 2t6-13 4kt-10 2z2-16 8q6+9 qa+8 3f2-14 b2n+10 2qj+6
5fe+7 xri+11 3m-8 mho+11 by3+10 305+14 1a0+12 3fh-8 2jf-6 7f6+8 8k+19 c6+10 3jy-9 6nt+12 2wa-13 7bm+10 2dg+8 252-6 2t+8 1mw+10 1l4-7 5j3+14 6qu-8 yl-7 7n5+8
aof-9 bvw+8 m9-9 23g-9 6m5+9 1mz-10 5rm-8 3zj-8 968-10 gej+17 lz-9 1tx+7 3po-10 40s-10 16v+10 1kz+8 2pj-8 5m0-8 56i-10 13k+10 1xy-8 45k-7 38n+18 86-11 1gr+7
1yi-9 47r+7 70n-8 32g+16 lz8-11 1ct+12 5fx+6 85n+8 f9o-6 eh+14 2ce+14 43-9 3s9-9 9rr+17 2go-8 1tn-11 ha-9 1rn+8 438+6 7n+13 5fd-11 27-8 1yw+8 hms+7 1d7-11
el+9 1cb-10 cc+11 x62-9 8v2-7 2xp+10 c8-9 dh-9 3vw+6 1br+7 57m-11 go+11 a5e-10 2qf+8 3xu+11 5xn+9 2tz+10 6px+9 2za+8 4fl-7 6kw+10 8nr+9 w9+7 2fe-8 493+9
ap0-11 36q-12 8wj+15 5fg+4 63-11 7lf-8 5a6+11 7xj+9 4d4+10 2lw-8 j4m-9 3dj+10 1rl-9 33y+16 3d4-11 9y3-10 21e-7 yr+11 ia9-10 29+7 a0+13 2sj-11 2kl+13 et2-18
e0v-11 21o-17 dpm+18 5xv-13 4so-5 pp-7 lxt+12 6vg-9 gfb-9 1zv-9 49d-8 7m9+18 af5-12 5b0+11 e9+7 6dy+10 6xi-8 1zu+7 2ot-10 1ei+10 5z2+8 581+9 70z-9 4f4-9
1hv-14 h4-6 1ki-16 csq-22 2r0+7 3a0+10 36u-9 18k+8 2q+9 5e+9 6ot-6 274-14 5l2-6 2or+12 66j-9 20d+7 by-11 xm-12 1l8-11 awp+10 71n-6 1hc-8 tg-14 2x5+10 jv2-12
3m7-6 1mp-12 7x0-8 6d4+10 2co-7 d1y-3 3gx-21 875+13 2br-11 870+11 cj-10 134-18 e7e+12 4k0-7 jq3-7 lg+7 36d+12 27d-11 4c1+14 5yy-9 28r-7 5du+9 b2h-22 4mu-13
535+15 cr3+8 xf-12 b5s-8 c9s-16 r6-6 206-9 ji+9 1l1+4 ba0-9 14d+17 3yd-11 3b2-6 5js-7 29j+7 35h+7 66a+8 43y-7 1jm-13 7fa+16 19w-13 2qz+11 23n+11 748-10 bwl+9
el0+8 123-11 1yk-7 5s5+7 arn+7 2yp-11 3an+8 k84+9 pf-14 1n5-15 4xn-13 1v1-14 42r+14 1ag+7 eer+10 1so+13 9rk-12 9ob-5 2pw-8 s5-11 aqv-10 6yv-10 8mq-9 7p+7
6wq+6 m2t+9 3eq-9 5y3-8 4er+20 81i+9 6az-7 nki-7 87b+11 29t+9 36v-9 mbn-11 9xu+14 c55-14 8li-19 4hq+7 fzi+7 3n4-8 4n2-9 c7t-15 q9+12 975-7 78z+10 tb-14 9t-9
5n9+12 8pt+8 qzy-11 97n-13 7wp+9 91k-10 1rt+8 gpd-14 5gh+8 gy+11 1vw-14 u7+11 5jn-6 1ab-15 97n-14 bvz-10 382+13 4tt-14 1r6+7 4nf+18 3hp-11 js6+18 9e+23 34f+12
7yx-7 590-19 vd-7 2fn-11 39-8 11q-8 2cb+7 kwo+8 36j-15 3b8+9 5u7+12 tx6-5 919+11 xp+11 di-6 1vs+4 62y+10 k58+16 73+9 7vn+11 2ye-9 wo-10 19j+7 22g+8 48f-10
6b0+6 19c+6 aun+10 4bv-11 83f+7 9lv+8 3zn-13 52q+11 4qq-8 34h-9 3e9-15 9tk+11 1eg+8 tr+10 4ug-13 91r+11 ay1-6 3bn-10 77k+14 e1n+9 kry+7 46a+8 99c-8 u4+12
e30-11 1s3-7 bsz-12 3ea+16 4u6-10 3zp-12 3pv-7 ek1-10 4ys-10 ff1+9 k0y+8 cxr+14 dhl-14 10qk+9 bc+8 i1d+11 53j+12 28x-9 lls-16 5kd-14 82y-8 3c7+8 e8+9 7l-7
1bd-6 j7f+4 98m+10 1ak+10 3ll-7 67g+5 aqw-17 9ov+13 1d-7 9ak+6 5nq-6 735+5 3is+12 1xx+6 3c5-9 ai3-9 bui+11 bql-14 1j0+9 8yv-10 af+8 1jf-17 1sb-16 3fo+7 3nc+8
dhl-7 fz+10 6e9-5 28z-9 wg+5 5k3+10 arq-8 1fj+8 5xq-11 1vx-10 8fj-13 936+10 4yv-13 2o8+13 a8n-12 xd-16 417+8 wb+10 93z+14 6j8+8 3dv-12 3gb+10 3jj+10 3j5+11
5sg-8 147+9 7td+8 113-8 cq-11 eq7-6 4kl-16 4h9+9 8d3-9 sk-8 1rw-21 jmc+9 71r+6 e04-11 ewb+9 27q+12 3pc-13 ti-10 86v-9 9fp-6 2g3-10 x6-7 era+6 di+13 2tc-4
3bu-9 1t6+8 cbl+10 36q-15 6my+7 8tn-11 25m+12 4j2+8 2ga+5 hh+9 9en-10 1nq+12 717+9 13h-10 uk+7 525-14 2gx-11 b7k+22 r-12 aty+9 f7-17 1i2-9 9s-7 5ob-8 huu+4
if9-21 7jn-15 167-12 2is-10 6mt+13 82z+7 k7c+12 bhc+9 aib-23 6y5-4 6kd-5 2bs-9 31b-8 3bn+7 6av-12 2k1+5 3sv+7 25c-9 sew-11 dho+11 70k+7 a7k+5 1es+9 4fa-7
495+10 xe+10 3k9-11 8p7-11 1l5+10 1yw-10 qbe-4 9xy+8 5cz+6 2wg-12 cgn+9 35g-4 dh0+6 ad3+10 kp-11 810+10 33x-8 3j6-9 4fa-10 4xq-16 5t9-22 2lw+10 flj-6 b9n+8
5to-6 ee-16 3g2-9 fd-8 2uu-8 58a-12 lqy-9 630+5 447-10 9ah-10 6s1-12 3l4-5 7hu-12 197-8 tmu-11 sf-14 79f+5 1ug+11 cm-22 9um-8 37u+10 c30+12 gho+7 5ur-8 2db-7
tz-10 7e0+7 34k-9 3ak+15 6wo-9 3lk-6 5x+15 5oz+12 4c3+7 akx+10 avs-14 84d-8 t3-9 122-10 6ih+9 g87-15 3hz-12 fs9+11 1vv+20 2j7-9 28c-6 73i-5 6wz+7 443+9 1jv-18
a4a-7 8r9-12 50i+9 1va-16 gty+8 45d+12 11l-16 6qq+8 113+11 39m+8 dfn+15 8jw-10 m86-9 6uy-9 gu8-17 8xo+15 3hr-8 w0-9 3v7-12 46u+8 158+10 89m+8 2d2-8 9eq+9 cm-9
613+15 hd+8 61s+12 er2-11 c0y-14 cx-9 8xk+10 25q+6 1bt-8 c1+9 2qe+7 1zp+7 8dx+15 3cq+9 g28-7 638-11 g1b-6 9v-12 2kv-18 ei-6 9fp-10 3gp+11 443+12 3ky-9 4g-10
4w-10 5i8-14 3k+6 8iq-27 2f3+7 j4h+9 ub-11 21-10 jm2+11 1pt+10 5ol-17 8ms+7 3c7-10 7+13 8ef+11 d8s+6 8qx-10 gg-10 5lp+10 28a-12 3vw+11 2gi-8 1qo-8 4pg-13
3ke+6 a+8 9pg-12 3iy-13 9gk-9 1ay-8 300+17 412-12 uf-10 4ae-7 4lm-10 3tp-5 gfp+14 n1g-8 181-7 101-8 bit+8 32z-9 3fx-4 9wc-10 6a0+6 ava+5 ps-11 ge+9 4qg-10
nh-14 t8-10 10h-8 cqq+6 73j-6 50x+9 le-11 1qk-13 aul+7 1md-11 3up-10 dpw+8 5bo-12 dc9+13 gu+10 2g3+7 2vx-16 bf7-12 70p+7 1g1-9 47n+12 14q+9 5q1+9 4s+9 np-11
mon+9 62h+8 b3b+10 431-8 2jv+13 842+14 4h9+9 2ht-8 e69-6 a6v+7 3vx+6 20y-6 eif-7 1q2-8 3w3+14 3i7+16 bdu+16 5pa-9 5ks+9 zs-9 8lk+10 44r-8 16z+10 2d8-9 45o-7
5qi-7 34t+8 12m-10 ko-12 hmm+11 2d+9 3vb-10 3r8+15 44s+5 4t6-10 4wt+9 197+12 115-9 2kq+7 2bn-12 23f-9 5eg+11 gu5+9 81b-7 fql-14 27z-10 es9+13 83+8 40j-13
2pq-15 c1n-11 2e6+8 6gg-8 mi+8 j3y+7 1be-8 1e6-12 4ga+8 pxj-9 mt+10 9t7+7 821-9 20z-8 fmf+6 em-11 sp-13 c0v+8 52r+12 bua-9 8ws-17 9z9-11 9y-12 9mr-10 73o+12
2p4-8 o6r+10 hz-11 yn-8 1kb+15 imo+9 1pf+6 od-10 7k7-13 3jm-11 3kb+10 8wj-3 36r-9 16g-16 3am-13 1wg+13 2vd+8 8s9-8 ct5+10 4gd-6 j7+13 1u4+15 4nd+10 f0+10
2rf-9 vy+11 7bl+8 xx+7 evn+4 nr6+11 cp4+6 7ni-13 537-8 fh-14 cmp-7 452+13 25z+10 314-14 487-5 2f2-6 obl+11 3eo-15 29w-15 be-7 e3-8 4+4 7b9+9 8iz+9 7er-9 94+7
3dl+8 3kv+11 71+19 7iy-10 5cd-13 1cd-11 g3o+13 1q7+7 el8+9 8k7-8 9lh+10 l9-16 155+13 4yy+9 31k+7 9ev-16 4tx-11 8dv-8 2ha+8 2ah-10 1rg-17 xr-8 5f6+10 6s-6
c9w+11 jf+10 hb7-18 2h6+8 32r+8 73k+7 4a+12 4ju-6 5t8+11 bx-14 6ts-6 3xd-11 28q-14 3yh+6 3lm-7 8v7-8 g40-15 jf+9 hx-10 dc2-23 ap-8 7n-9 bbq-11 5wz-8 17o-10
gpd+9 3ao-14 979-10 mzd-7 1u+16 3hs-7 976+6 7ea+9 1ru+7 44p-18 e5s-11 8zs-14 8ss+19 315-13 kz-6 63t+8 hub+9 8fs-12 b53+7 70h-6 5f8-9 6a4+6 cwn-17 1bc+13
8qu+10 2df-12 ale-7 5v-11 ie8-8 bn-8 c8u-11 6j7+12 a7p+7 ot-11 dh-7 m5d-10 4hu+10 6as-7 1d6-9 8o3+9 l2d-7 2rv+8 a62-8 gv-7 7w-8 2ow+4 38h+8 d6+6 fga-13 2vr-6
3vd-9 46m+19 a0b-11 1fy+12 5p8+5 26b+8 3mz-7 7a9-5 5qi+10 bcj+15 eh3+7 1xy-15 4vu+7 590+9 461+13 2tu+12 btp-12 2be+11 1lk+9 21i+8 cbx+11 4hg-13 477-22 3ne+10
en-9 1k7+13 1vn+10 280-8 c94-10 29i+7 7la+14 6xh+8 p4-10 1st-7 h4l+11 d0n-10 5y1-9 5ow+11 s4-15 e8v+10 8tk+9 25j-6 8j-11 6n+6 2nx-14 e1-8 jy-10 hcm-8 7hg-8
wg+10 85p-11 2i6-8 378-7 1xh+18 i7w-8 o9-9 58x-8 2r1+8 1zx-8 n7f-9 to0+8 5w+8 1oo+6 1lc+9 fw-15 2c5+13 33o+11 a3x-7 1zc+7 8a7-6 gcz+16 3o2-15 6y5-7 2vz+15
10i+7 870+9 5by+9 7g7+9 8fv-10 5tx+13 7wl+7 5d1+9 93+14 ou-13 38o-9 bmc+7 act-13 7yh-4 cij-10 3kc-6 70z+18 1qm+7 1g1-13 f4o-15 2rw-16 h5-7 37f-12 2pz-12 99d-7
1u5+8 31r+8 kt8-8 tn-13 3x1-9 dcv-6 yf+18 15h+8 1mg+10 51o+12 2p4-8 180+19 327+11 4yf+8 83n+16 8zk+16 8z5-10 100t+6 jtn-11 2v1+10 7rn+10 450-10 2sp-20 wh-7
3k8+10 o6-11 7pe+3 1fb+16 72o+13 8y+9 3p1+8 1kp+10 b2z-16 2qb+6 c5a-19 9y-10 9ms+7 fj4+7 3cd-4 2ux+7 16w+11 btu+11 ef-8 207-7 a0u-8 99j-11 35j+8 uw-12 aeo-8
azd-7 c4+10 hb+9 70w+6 cyj+9 7pc+21 1wk+8 53c-12 5e9-3 i5-8 2b4-11 15g+7 ik-10 73m+8 3k7+10 g37-10 jh+8 3lf+7 3qj+8 s3i-11 6g4+10 ga-11 3jk+8 7m7+6 6oy-8
18a-12 1he-12 ew9+13 2w9-9 tcw-8 1t3+10 20o-12 gc-13 2mu-10 1d5+8 b8c+10 45-7 26w-7 i4h+8 57k-14 79x-8 5p2-12 e2y+11 fqn+7 39v-16 39x-13 6n6-7 p9x-11 2uc+9
4fw-9 8ar+10 1wf+17 8z-5 16i-4 f4i-14 vn+10 455+9 12v-5 66c+12 5vl-11 5q2+15 dqo+10 94-13 jaj+5 p0-12 2f8-9 a8b-14 1qt+9 3yw+7 1d-5 4n3+4 7v9-8 4pd+8 2kn+10
c1+20 38n+9 xp-10 3sz-8 553+11 can+6 8ja-16 3ju+12 1dx-20 54z-8 1ye-9 60w+12 4ku+9 7tc-8 2s9-13 5v0-8 8cb+11 ejr-8 alk+12 4qq-8 39o+8 9a8-9 34m-7 4js+8 z3-8
42h+14 mz8-17 1mj-13 aql-7 3n2+8 nd-8 51w+15 26s-7 67r+8 na-10 5of-6 hwi+13 4df+8 68x-8 3dn+13 1tf-10 nc+8 fv9+8 73i+10 oab-20 1e3+9 343-5 ayq-10 45c-12
6jz+10 6l3+7 y8-21 4lg-7 yh+9 11d+10 bzk-9 10p-9 3pu-10 htw-13 w2-15 e32+9 5c0+7 85m+4 56f-10 lo+9 ep9-18 2ml-5 11t+6 273+6 22r+7 6ur-9 4f6-9 4ht+8 um-7
1rl-14 jv-14 hd-9 14o4-9 95s+9 5h9+10 380-7 9bk+15 3hk-15 a7j-8 es3+9 w9-6 27y-7 4ae+8 5k-26 dtm+16 ix+9 1qn+10 5cm+14 2h6+11 7ln-12 1cx-12 cj2+10 87i-8
10u+11 3vt+9 cbg-13 9ye+10 5k+8 56w-4 1lu+4 cbq+10 1dj+8 1uc-5 75z-9 2at-18 e6c+7 69e+7 149+11 6nk+13 2jr-12 1y1-18 77b+7 on+8 2y8+5 12v-8 70g+15 66+11 2lw+13
9sh+11 2d8+10 1li-8 4r6+10 7eb-21 1ct+9 dio+10 blg-9 78r+7 825+10 4vn+18 357-9 4yz+12 7p+6 4zv+11 5jb+16 6bc-9 253-11 cn+7 bv9-7 4gc-20 6mo+11 44d-12 84r-8
7eg-16 hua+23 b97+6 89z-12 145-15 6kr+18 1t3-8 8vb-16 2ac+7 22x-6 xt+5 43v-8 l5g+11 15u-15 2ak-12 9pa+9 1fr-8 gwi-9 y-10 fiy-14 9zo+10 9w3-8 2z7-8 3fc-7 5bk+8
603+9 7l5+7 72-12 30x+10 clk-11 8an+10 e5j-9 7fw-14 8ay-13 7gc-8 1fd-8 359-15 1ed+5 24s-12 841+10 1gj+9 dy2+9 1q9-12 3ad+7 1hf+13 3yq+8 e18+12 9k1-7 96m-6
1ke-10 dux+10 1fv-15 8ql-15 1ike-10 2h-9 25u+19 nv+12 6cz+9 l9w+10 9lr-10 4w3+8 1bm-19 ym6+8 7p8-13 qt+6 4mt+9 1uh-12 i1c-11 18-10 7nr-10 6ox-5 kg9+7 i2a+10
7zv+10 5xb+13 2be+7 7d+8 pcr+10 ajv-8 2y7+11 3jc+7 45q-10 3wq+9 eu1-8 mi-12 24o+8 4gt-8 efo-9 3ek-13 j5q+8 a7z-9 7c5+7 10d+9 4wk-7 ccf-9 1un+11 axq-8 gl9+7
8sf-9 30b+15 vj+11 1mi+8 21s+8 e3z-10 ur-11 5xu+7 3t2+5 255-5 13o+8 9d-26 dsr-10 372-17 1gy-8 2fr-8 19u+14 4z4+10 3u9+9 29o+10 3ql-17 1ew+15 av+6 d2n-10 6du+8
34n-8 435-11 3yg+5 6j7+8 15u+6 7s1-11 6n+7 59s-6 8sa+6 7y-14 1gp+9 2fd-12 i3j+10 437+20 707-11 3y3+10 ab6+18 4kh-10 1v2+6 331+6 4x+16 75p+11 ps-10 1no-8
2ac+14 cqt-8 jrq+6 h7h-15 8br+8 w9+11 jp-10 5px+12 4uj+7 17i+12 9le+7 1ij-9 33q-11 3rd+4 278-10 bqf+10 10b-8 19q-6 52o-9 46n-8 1aw-8 91q-15 2em-6 bcm-8 2nd-6
4oq-8 3qm+8 5c3-8 16d+11 1vm-10 3dv-21 bd-5 2am-14 1zl-8 2kt+5 3uz-8 gtp-15 91m+6 9p-8 4ao+9 10i-8 7jr+19 4xv-8 du+8 d1x-9 ctx+10 3a9-6 ah2-15 nr-11 7pu+8
3kb+6 1pj+10 bl4+10 4vf+12 24n+7 1nl-8 5fg-11 6ar+12 3mq-8 2lg+7 3mm+8 1id+7 8wd-11 9dg+7 8dg+10 1rj-20 14u-16 mn+9 f24-6 2fk-9 43-7 9cd-7 207+11 1oz-9 45t-13
mkz-6 1o2+13 ao-9 2gy+8 64g-13 mh1+7 474+9 o8-7 8kn-7 6mv+6 9p3-6 9n-12 92a-7 fjt-8 gr1-5 1p8-17 ank+9 2nj-10 6t4+12 a71-8 dgm-10 d9-6 107+12 1bf+6 1qt+19
51t+9 7yz+7 kaw-8 4h3-12 qj-16 37o+10 22u+10 1nc-8 6f6+7 1op+10 4fh-6 1yb-7 2b+9 5vh-11 4ww+10 8hl+17 1oo-7 198-5 d1b+20 vq-10 yv-17 8uy-10 6l-7 onf+12 3ej-6
5ik+12 1ps-11 1h1-7 ce+11 4ai-5 1wn+8 9jg+16 pfg+11 72q+7 bji-16 m6s+6 1v4-6 46t-5 8ot-7 1fm+15 4f5+10 a9d+9 5su+14 778+10 djc-11 76l-7 1ox-12 4d0+8 9vj+15
3us-12 5nq+10 4ti+7 124+11 ej+6 cgm+7 a8x-8 5j7-10 3ec+6 pq+12 9rk+7 cce+8 ax-10 1b3+7 g9b+8 113-9 59r+4 1lq-8 l0-21 5bq+8 61-11 6-12 6np-15 1il+10 77+9
1lu+13 819-7 31o-9 ea-11 967-8 135+11 bzt+10 eg3-6 3ds+12 49k-8 3v1-11 gx-18 1eh-11 vq-9 1s9-7 1c+10 8xo-10 a6+12 1lo-10 1ih-10 706+9 1id-8 3a3-11 28g+7
bhn-15 a9x-10 y6+9 2aq-11 6pt+8 3x8-8 5bt+6 7x6-8 f2c+11 6vu-11 82q-8 7kp-7 9qw-22 3eu-10 ux+10 67w-11 1yc+10 2ws+12 x5-9 1eh-8 2gd+10 ph+8 26o+9 rgu+9 hda-8
3eu-9 fwy-13 8g-13 9bk-10 3su+14 7mv+11 bkx+10 d13-22 16c+13 22u+8 1nj+7 gle+12 7ms+8 d1r-8 42q-10 bsq+7 1kp+8 5ab-13 57g+15 5qk-9 eor-10 2h-9 7jd-9 a59+6
fg+12 qno-11 7hk+5 76r-13 45y-11 541-8 371-8 dzb+13 7y7+9 d4i-7 41k+15 aa3+12 6af-6 qp-19 25f+8 59x-9 aaf-7 62r+8 3m4-20 8of-5 65n-9 fk-13 5a0-8 2ec+8 duc-8
13k-10 lh-13 fca+9 4kv+8 180+11 2db-10 b1f-9 1l3-16 fma-12 2zt-8 6tx-6 2yp+15 sf-8 e1d+11 3r-7 3ut-21 rje-16 1r2-12 aky-11 wb-7 eu4+10 2gs-10 9b6-9 4b6-7 r-9
a1w-6 3r9+12 f2-15 1pr+14 1yj+13 7gh-6 o5+8 2ik+9 4zl+10 7s9-7 2m0-9 4kb+12 c93-8 f9e-6 1vd+16 538-7 5l5+11 4id+7 ci-14 5fw+11 2x-9 2in-14 eq0+6 1pc-8 18h-9
39x-6 93l-16 3cy-7 bl0-14 2gx+6 37f+9 3tp+10 a1g+12 d6f+9 1ex-18 79e-13 6o-9 d6-12 1ap+12 3go-9 6s9+6 3cv+8 e2c+11 1g8+11 9p-12 kz+16 6be+11 2zp+9 2fr+7 2kl+6
3vr-17 5n2+21 1sr-12 7t9-7 1sw+13 3hh-8 aff-12 5lp-8 6ih-5 21e+7 5km-11 od8+7 d3r+7 793-11 aa-11 45k+8 778-6 7j-8 c70-8 5c4-8 9zy-7 gcd+6 a1v+6 3w6+7 3no+15
416+6 4fp+13 1wh-9 3gu+10 3i5+6 44m-10 73l-13 5ep+13 8o4+9 qr+5 6xi-11 add+9 ckv-10 48w-7 981+15 40x+9 92c+9 15q+5 bpd-8 2ue+8 7h0+11 ag5-11 16j+16 9a7+6
4uv-8 8m-10 1jr-14 46u-17 a1y+15 45j+10 105+9 ckc+9 jun+12 29p+8 26-18 22n-9 d1s+10 1rq-16 1fv+7 443+5 16b-15 4s9-8 7uv-8 1l1+11 4ts+14 38t+13 1fz-11 a4o+9
4xa+12 2cg+14 4g8+5 gay+6 72s+9 mo+9 eh9-14 3td-16 2d6-11 3w+10 1bn+8 9hs-7 cs-15 51c+7 5l3-8 16y+10 208+8 1bu-7 6c8+10 84j+15 3jz-13 ifw+9 d5+7 3fa+12 cn4+12
15z+9 22t+5 2al+7 b3h+5 726+8 fti+11 5yt-5 4hr-8 6h3-7 3yt+6 8n1-5 l4f-5 9xz+9 ar9+11 7uz-9 807+8 8-11 59e-9 1yv-9 35e-11 a1i+14 1z3+16 262-8 yk-8 56l+6 8cp-5
4yt+9 72y-7 2xr+8 3i0+12 axa+8 6ty-7 402+15 ix+7 2i1-11 nmj-11 2k2-13 8wy+12 45o-13 1po-6 7lj-7 3lu-10 t2-11 oq-16 36j-6 bd+11 1wh+8 98w+8 gcq-8 8h5+11 ed0-7
x6+6 9j0-9 4t-8 6xq-6 32i-7 3ob+21 prn+10 l1+36 1kl-13 adw+11 kcg+10 5nx-6 61a-8 1bf-10 cuk+8 3u+11 xv-16 477-7 3a7-11 2l4+9 6r8+10 69h-9 2hj+9 3re+11 1jp+13
djs-10 sey-12 12y-5 2mj-13 46-9 3mq+8 21l-8 6tq-9 pj-10 iq+8 7i3+11 890-6 tl-9 9m+11 1lt+8 fv9-11 1ar-7 1fs-8 i7-18 a83-6 5si-6 4zi+12 93q-9 h5z-13 83n-9 ke+5
2v9+7 2k3+12 ih+9 crk+10 3h6-5 ibu+17 4ew-12 36f-12 boj-9 gno+11 z5+5 22q+12 1gl-7 7f3+7 bx+7 3x0+11 3af-14 4jx-7 oh+6 nq-9 lcz+9 8b3-12 3nv+10 jp+13 5yh+11
4te+10 7yf-9 4ap-13 ih-10 3py-10 58e-8 27i+13 21v+5 1ka+8 1km-9 sz7+7 6ox+8 2nt+5 8a0+13 71p+14 w7+10 3u5-10 djb-9 1z8+7 2yp+11 dh-6 p8-15 5qy+15 4c5-9 2jo+12
39j-7 4gs-8 1y1+7 dcb+10 qb-15 g0r-14 3p4+9 cxa-11 8t8-9 4f7-9 ri+6 9ul+7 290+15 5bx-7 1w9+8 8ju+6 mk1-6 7al+6 6nm-13 her-18 ci3-10 3i2+6 5sj-17 cpo-8 9r3+9
49l-22 bxf+12 1se+6 hcw+9 s5q-8 1kb+14 6li+9 3al-15 d1q-14 4hf-12 1n7-8 5jd+16 8fu-11 lbx+10 c49+9 cu5+14 3cg+9 9x-13 gx-7 2un-6 5be+16 6my-7 aoy-19 ptu-8
6n-6 7ia-8 56k-19 231-7 1l-9 a4v+8 579+11 5bo-10 4kn-18 4gw+8 7nd-14 fv-14 8di+8 134-9 11e+12 bzj+12 ib+7 9pz+12 6y7-11 rt-14 bw8-11 3sh+9 219+6 8or-8 1lr+8
cs+12 12g+9 7ny+6 16r+4 it-17 5u9+9 870+6 yx-7 6tg-10 7fj+14 4xe+9 3yt+13 qe-6 f4m+8 cex-7 556+11 4py-8 1on+8 jp2-6 2d6-10 1w-9 6d9+15 1eo+10 1f0+7 3cz-13
1os-17 2w3-10 hhw+8 ws-10 5po-7 3l1-8 c5t-13 8c9+7 gj-12 8a9-11 1c4-10 3hw+7 6fl+13 112-13 hv+9 r8y-10 yvg+20 1dm+10 56+9 8r0+8 1m4+11 3mu+9 icx+7 pbk+6 btt-9
5lv+13 45s-18 5cw+10 51i-10 75-9 678-7 3ki+8 ym+6 ra+8 6dt+9 72o+9 5e7-17 45s+17 13z-6 7iy+17 249-8 1nv-11 16j-7 ta+10 6jg-9 880+11 1b9+8 294-8 ai+8 9w0-8
4p3-7 237-8 95i-4 5ac-11 c26+8 7ry-7 7f5+10 2cw-8 1fi-15 hzu-4 86-7 ehn+7 awd-17 1sv-8 16u-5 ech+4 jk+8 g9+9 99k+6 54q-8 dsc-15 9fk+11 82s-11 27o-10 a2z-7
1uz-9 r3-11 6ox-9 496-7 abb-10 pec-12 fhg-9 x8+8 bsd-6 96k+9 aq9-15 7f5+11 p7d+11 2kg-15 xg+11 uy-9 bec+10 k9+14 a0u-7 64q+12 ii+10 dfx+11 d5e-17 91k-9 9t+14
7wl-8 2lz-11 7n8+13 ghn+8 5mb-12 4h6+8 afb+13 68e-11 5zj-13 123+11 58w-16 28l-8 2pi-8 1i2-9 4bk-18 17r+8 6lo+12 6wc-7 11s-6 mgt+10 2kw-5 7us-11 240+7 7ys+11
4lw+5 51n-10 4l1+13 2fw-10 324-8 8f6-9 5u-14 96n-8 dy+5 dxj+9 91t-7 2kp-15 1kh+11 ccb-8 j8-11 b7x-14 pi-6 8ng-9 4oy-7 1f-14 1tk-8 10l+12 4e2+10 5qk-12 iui+10
914-16 5z+12 3jv+7 6hi+6 10x-12 8mf-7 dw-13 knh-4 5qt+11 bmd+14 47+9 g7s+11 m8c+10 hm0+10 3l7-24 8yn+3 2f-7 2n1-8 im0+11 a2-12 2je-22 3yc+9 gbv-10 153-9 vm-11
vl8+14 em+6 4h+10 fcz+10 ava+9 202-7 5zb+14 5f8-9 35i-7 84v+10 5yt+6 gk+11 6jz-8 cb+8 ew-9 4l7-9 agl-11 1q9+11 ekw+9 1x1+7 3rc-14 16s-12 1p9-6 rl-7 4a4-8
b78-11 4cd+9 5wb+8 20t-8 25a-6 21x-11 1hy+8 2p9+9 8q-12 3fl-10 305-7 1w8-20 fy+17 2it+12 3zy+12 6yc+12 pz5+13 8ii-25 3m3+22 5g5-18 1o4-11 mr+6 h5e+15 fg+9
1qb+13 6ex+19 8y8-11 14l+8 i19-10 2ze-14 3ib+14 9wx-8 1xt+10 5vm+13 kjn+9 180-24 lij-7 gh7+7 d8z-12 45u-8 13k+12 sr+11 dtb+9 zm-6 f2-8 anp+8 f5+13 cy9+6
38n-22 8my+8 4cm+7 79o-11 5h2-6 eme-7 gy+13 49y-9 46w-8 7fq-9 136-12 1bf+11 61g+11 2kl-7 2fa+7 1kp-11 c3s-9 b7f-7 wxa+7 5mi+9 5zb-12 ahq-11 1e6-9 m0+7 a4t-12
3jh+11 1bt+8 6wo-9 bjq-7 1yr+11 oew+10 2xv+10 5gr-13 8ep-15 1xu-8 db5-12 fiv+8 5xz-19 502+10 934-7 3hj+8 5pg+10 bo6-9 mz8-10 x3-11 6z+14 cbl-6 222+16 a1+11
ny+8 28t-12 eq6+7 8al+7 5mn+12 6qj+9 592-6 2yn-13 efi-5 1sz-6 fg0+10 2w-14 85y-11 11p-9 h8+13 2y2+18 d2c+8 4ux-9 370-14 a0i+11 17-13 74r+7 5zr+15 37s-11
2lf-13 5z0+9 7ud+8 1tg-12 3be+9 64i+7 agr-16 18m-20 5a3-9 ciz-16 3hd+8 np+9 7k2+9 6zx-10 7bc+7 bsr+11 1cx-7 b87+11 y7-6 5p4+10 75m-11 3gi+17 678-9 5ho-7
6l3-19 lm+10 3cv-10 61r-7 1ff+9 3z5-8 38f+11 gt-9 5k4+12 9ni-20 e29-12 23n-6 5sa-13 5z-10 95q+8 485-12 9fk-9 63u+8 23h-17 a0z-10 59k+17 2s0+8 20m-19 36j-8
26k-8 a8e+6 1a2+9 3bz+11 3k3+5 6fx-8 7y0-7 773+19 1i-8 6z-13 6jw+12 328-8 8ap+10 pgn+8 7pn-9 3q1+7 59d-11 1zl+9 5d9-14 13o-16 4w2-7 avz-8 3xu+15 ni-11 157-9
jq+10 2sz-17 f96-8 eo+9 j2+10 37x-6 e+7 27r-30 39r+17 egh-7 65e+11 hw-3 9dn+10 f2-15 2au+12 g6+6 6m7+9 hke-3 6no-13 kp+12 264+6 73x-8 3hk+10 ed+10 4hu-12
kd+11 4y6+10 2be+15 92z-5 3rm-14 bna-10 d8g+12 8a-8 4kp+5 fwf-7 fd-11 a6i-11 6ut-8 1lw-17 1hv-11 64y-8 63o+9 gci-15 1al+11 hn-5 z9+7 4y9-11 3my-10 2jz-6 4zi-9
2d7+7 6vc+11 2g6+10 2n0-21 189-7 4l9+10 7w+6 3cx-8 4nh-12 hy+14 95h+14 br+14 8om-19 y2+7 us+10 1ax-9 7f9+10 3aq-10 13q-12 ipd+9 5ey-5 12d+5 q36-9 ei-11 5ta-8
5xm+8 egw-11 5k0-9 17g+8 1po+9 720+12 7cj-9 7lh-7 ceg+11 x3-10 4a5-11 9v-14 1od+10 55k-8 2kp-8 khb+8 72a-17 42j+5 5b0-12 6uj-19 3ta-6 1iw-9 5v7+10 9i9-15 fm+8
3nc-12 ds0+8 eyl-10 h95+12 4z0-8 1om+10 ayv-11 8iy-7 1q5+13 7sw-9 10o-12 7x-7 249-8 als-7 9w-23 54m-12 1r5+12 c4o-9 dle+18 9g9-8 6vt+9 7ks+13 4jd+9 cr-15
49b+13 aep+9 2xs+7 13c-10 4sm+5 8w9-8 yn-5 3tu-8 byt+8 3in-10 ha-6 3cq-12 116+7 gtk+9 265+9 gab+11 3t2-11 8es+7 3e2-19 1mt+20 87j+11 5jr-8 2ip-7 f7-10 3pb-9
amo-9 38q+5 3+9 4c-16 5ou+2 9uw-7 jj9+7 3ik-11 5q+10 il-9 b3a+11 2ed+13 m3s+6 8dn-11 4q4+5 370+5 1ic-12 e4g-7 ala-18 1u0-8 5sb+10 2pt+20 90f-13 32t+10 3gi+7
1if+6 iym-11 1tw-10 2bp-10 62p+11 2x6-13 13z+12 31p+9 2oq+9 8ak-6 aad-11 gab-7 ph7+8 9ao+15 cpe-12 27m+8 dkq-14 7z+19 4ww+13 1ff-6 1tq+13 a49+16 3+9 4k2-12
iz8-10 l9-12 2zw-14 1aw+13 11m+15 33w+12 5gx-16 x6-12 3bu+8 b8g+13 d57+6 2cf+15 14x3-10 2bn+9 1wl-7 i1j-9 68p+13 585+10 1i8-13 3w8+8 3ka-8 rl+15 czb-9 5u5+9
jnm-6 1nc-9 qv-7 e20+7 ert-8 u5+8 7dp-9 6y6+9 36g-7 44-7 2sv+7 dsc+8 9mh+7 4y2+11 3s9-10 35a+11 4f4+6 uq-22 174+7 mf-26 fkl+10 89c-15 57d-11 6jz+25 783+6
8xp-12 6k+8 4vi-10 i10-9 fsx-3 3pd+29 f0b+8 2oq-5 12n+8 lq3-6 165+10 3eb-15 6-8 ire-7 ik-7 3r1+6 1ch+7 2kh+8 5us-12 1mj-15 7rk+10 3p7-10 5th+9 14a+8 1qw+15
1e44+7 22q-15 b1i-10 ewp-8 457-9 9u3+5 6wa-15 1wf-10 3he+10 83i+11 4ul-6 5w+13 5jr+10 3mw+10 32h+12 1bd-15 4gp-11 46q-7 7ow-13 43b+11 17l-7 314+9 39n-14 ap-11
frm-9 1os-10 46o+8 1sq+14 2md-7 6fk-10 8km+8 71b-17 7ay+15 8yk+9 l9z+8 77m-13 co-9 7g1+9 3lr-11 295+7 2k9+10 5i7-7 2w0-10 8py-14 2pk+9 8ot+10 584-6 1tf-11
6ve+11 3d1+9 59s+9 n7-8 gxh+6 97-7 x5-8 e3t+8 3l7-8 59o+9 5o8-7 44r-13 4mg+9 33j+18 6up-8 91y-8 7ju+8 15w+6 11k+8 1nh-6 8v0+7 7kf+9 3s0-9 4ob-8 1el-9 kjo+5
18x-15 2ju+9 8ph-11 1k6-4 9j-10 8h-14 24z-8 24e+13 9d+16 5wy-19 61s-8 4r0-8 26f+9 jx1-10 p-10 6ou+6 93+10 ys+14 345-10 2wm-10 3vk+10 2lq-8 ao-13 59p+9 jl-7
18n-10 4cb-8 ni-14 o+6 2o3-5 bi0-10 jsk+8 df7-10 3ij-12 68j+8 oz-12 2x9+11 25j-5 527-9 637+10 3qj+16 8ve-12 icp+18 7ps-9 6ei+6 5rh+13 82x+8 8jd-13 754+10
1ke-9 1t2+10 4xb+7 4qj-10 6ya-9 1tv-7 7ai-9 8lf-11 6bi-19 8xv-8 47j+7 2z4-18 77h-11 3im-7 2rl-8 4kk-29 7w9+5 9be-7 ja9-7 4iz-9 2el-8 j1n-8 4u-9 4dy+11 26s+5
c1l+10 4zf-10 cz4-10 1bk-15 2b0+9 1y8-13 1i-8 52v+9 9w+6 xo+9 3t+8 5dj+9 6q1-6 q7+13 ar5-14 2s9-10 2xt-10 2qn-10 cl2-10 17x-9 86x+10 32b-10 9ca+9 2kp-10 dnw+9
92e-19 51v-13 1nj-10 4gt+9 1en-11 gwb-7 29m-7 2an-17 1si+7 f6d-8 1i+13 3m2+9 y9-9 6vk+4 4ee-16 6i3-8 5d1-17 2r5-10 12c+11 67o-10 5ez-11 mj+7 4l-9 u9+12 6n9+6
8vs-19 c7x-10 8pp+13 qj-8 2sq+9 dhp-7 dx+8 6eq+7 21u-8 2pv-9 24e-10 2e9+9 27f-8 26o+8 9x-9 7o0+6 5qp+12 5y-12 n28-13 3cj-18 91-11 8j-24 9ya+10 1bu+10 2l3+9
ur+7 gmy-8 hf+11 1n4-20 6oq+11 12o-10 17b+9 64o+8 7i9+11 30s+17 3rh-12 57g+19 3uj+6 a7v+8 1n8-7 38c-11 3os+9 xu+21 3n0+8 nq5+8 hqj-14 5i+11 h8g+8 9ud-10 enk-5
5xy-6 7qb-8 1j0+9 27f+10 j3a-10 1jw+9 45w-9 6ra-17 3yq-8 103-8 58j-8 dp+7 i8c-6 io-4 lc-10 k67-12 3ea+11 343-8 1kt+13 c5f+10 6xe-9 44d-7 4im+16 3s0+10 3e1-17
ace-7 yl+7 ev8+9 2ww-16 1fa-9 ezl+11 2cr-9 177-8 17u+12 6a7-8 5uu-11 2sy-7 1gk-8 rt+10 412+5 1ep-9 29b-12 3ko+13 3nq-12 a0v+7 9kd-11 480+8 8wy-8 db9-12 em7-12
32d-10 6qg-9 ml-11 cwg-10 ath-13 b73+9 ac8-9 4sc+13 jm+9 38g+7 g08+7 k9-13 7f5+13 9xc-9 jk5+9 75+8 wm+6 4g8+12 4iv-15 9d+11 lu+8 30y-8 3rp+19 35y+9 5kh+11
c43+7 6ci-8 zw-7 2nv-8 5f-6 2ar-9 98i+7 31c+11 bwh-17 4hv+11 1kz-13 83+9 4he-14 jrj-9 46y-8 24z-23 uva+13 6rh-8 u75+3 16m-11 66q+12 9py-6 2fi-6 35x+7 1mg-6
3ko+7 9p7-14 2rv+12 joe-8 97+12 9kn+8 8ds-7 e0h+11 17q+8 66y-18 168+19 a2k+11 1hb-7 5hq-9 22f-8 1da-11 ebm+14 j7e+7 3br+8 36q+11 3vk-10 j+11 30w-7 2ms+7
ac1+11 3u6+11 124+8 n90+8 253+10 4uj-7 fm1-20 6zz-8 1ru-14 f5d+18 5bp+6 5cy+12 933+16 1b4+18 1sb+8 ro+9 38y+14 21e-14 1q3-12 5kc+10 2z3+13 b3q-14 yn-9 ix+13
a74-16 311-9 esb+12 6rg-7 13j+8 l2a+9 3ak+8 4i+9 8kv+8 3fj+9 7n4+14 9bd-11 1n4+9 jr8-12 1yk-3 2wm-7 6u0-13 8k8-9 dvz-6 o5t-11 31z+9 do-20 a75-8 4s2+12 38g-9
a89+8 9s3-18 asn-10 n7+9 crx+7 2r4-11 bz0+14 eve-18 6t-18 9a-10 1l7+8 3xd+7 8il+9 29c+10 1v4-15 2g-9 2nv-11 9kj+8 3rm+12 3x1-8 d95-13 fif+10 l3x+8 7mw-8 fpa-6
709+7 6ip+10 1cu+6 6b6-18 93-10 jud+12 6jz+19 7sm-10 9dt-8 58s-11 r63-11 gh+10 9ju+6 7la+12 w9-12 27-6 ky-8 98k+3 36-11 b8x+16 7u2+9 10h-12 6ue-8 1qn-13 1tn-9
f0x+13 auq+14 3u-14 21a+6 5sb+9 7rw+11 cnt+12 2u6+13 488-16 63e+18 p2s+12 2uj+8 bbd-9 tn-8 3se+5 3rv-11 rj-8 9pe-8 nr+15 9rt-8 eih-12 12t+6 jp+9 5q8+9 x7-7
1ml-8 1ym+8 gfp-8 1iw-14 37b-13 ub-6 2s4+12 2fl+5 767-7 118-6 3bg-11 27k-11 1qo-11 q9+8 57p+8 1ao+5 3v5+13 1cn-9 17+16 1dh-10 l4j-10 2iq-11 2ql-12 lt-21 c21+8
2y-9 4f3-17 5ns+8 3at-9 3ss-8 dlt+14 228+8 18t+7 s8+10 7s8+6 epv-10 wf+10 krm-14 1g0-12 287-11 1e8+14 2sl-10 31a+16 a2+21 1g4-10 5n0-19 1e+5 31b-12 1au-8
80k-5 1m3-6 g1q-19 4rk-9 2tz-8 x7-8 3n7+11 87-8 dkv+5 5ev+9 fpc+7 tc-9 103-10 50x+9 4i7-8 532-9 35f-6 pk+11 45r+10 6fq+9 3iz+10 b3x-14 1bl+10 acw+6 4yh+7
1d5-10 645-8 bci+15 6mr+10 11r+10 2bz-12 1km+7 9ph+13 qs-10 tg-7 3a0+5 4qw-14 j0-10 bbp+6 b8+11 3ik+12 hw-6 71h-5 7av+8 nzm-7 x2+11 2wt-10 awf-9 cqp-11 1eb+9
1me-7 1wi+8 4nd+11 dnu-13 2gf-4 f9-13 73k+11 82g-13 3si-11 aqe+6 8g9+9 2fu+12 fqr+10 4b5+18 en+8 3ob-8 2m7+12 747-5 2p6+13 1zd-10 29a-10 53f+12 3mk+18 2gg-12
5r7-11 b35-8 it1-8 jc+11 1qd-13 4lk+5 4us+19 62t+13 8to-6 jl2-6 kt-14 4tr-7 31m-8 26b+6 wq-8 539-5 1hv-10 bjh-13 76b+12 1ba-10 45i+12 b07+6 2ej-9 2gz+10
5ni-11 ac9-4 5sk-13 4k6+16 59y-12 58g+6 3i5-11 1sk+11 164+8 3ln-6 1f+13 hci-10 aoi+13 7lm-13 og4-7 bwp-9 3fu-11 50w-12 15u+8 3vh+11 r+8 bd4-7 6d2+10 1b1-10
iu1+4 3i8+3 6z1+8 266+4 5t3+7 1ju-6 33a-8 g4+10 40y-10 3gf-6 2hy-6 byp-12 gr0+6 4gj+16 1gn-6 30d+8 8z7-46 6r0+7 8mf-9 147-9 80-14 94e-9 2kb+11 aob+9 rg-8
2dg+9 5xf-8 k3-11 oq+10 2lm+9 d5w-5 cv-16 2pj+9 183+12 2o-16 1w0+8 3em+9 1vj-7 1z5+7 4g6+13 32l-10 56r-9 1sb-15 jc+13 v3+16 1fm-12 1g9-8 3ag-6 3uz+15 2l0+13
gq-13 311-13 d32-10 3yx-9 7b6-10 8os+10 yw-9 6q-10 uoi-8 n2-12 cs7+8 2yt-8 3cl-17 7ci-10 7se-11 b9s-11 if5+6 sv+13 j8+12 73a+9 6np-10 7x3+7 1ad-6 4xc-4 c5-7
7w2-9 242-9 76n+7 kt-9 tg+9 5yq+13 2xr+12 45z+10 88b+12 vs-20 5kl+9 ja-7 1ym+6 75a+10 rf-8 b9u+6 a0t-11 gh5+9 44k+12 1i4-5 2bn-10 4dt+12 5zq+5 4xf-12 b4a-16
2iu+8 58u-8 2z9+10 to+8 1ov+11 cys-9 748-20 aqm-10 350-7 2kx+6 2xc-11 504-9 7kg+7 1gt+16 9z0-8 bbu-10 2xd+11 1vm-18 42e-10 ou+10 5u7+10 15j-11 hec-8 3nd-22
1rk-6 fyl-4 17r-5 2j1+10 37a+14 ejm-11 20u-9 6yn-9 bi4+11 40m-8 gz4+12 6a+6 5z0-8 8z6-10 h8r+9 87c-7 37s+7 54r+12 2tm+10 3n7+8 834-7 9a9+8 914+17 2kr+13
28p-12 1cf+17 aca-10 1bz+8 f7k-9 55g+9 6zx-13 363+11 1xj+10 3bu+10 7nf-7 1aa-10 2wq+12 41l-10 9ih-5 gw0+9 1e1-9 enp+9 6y4-10 4w1+14 6ey-7 2v4+10 134+6 zr+13
e4+8 28t+7 6c0-11 2ou+9 582-9 cqm+10 24l-9 7ob-10 27b+6 151+7 7bx-7 4oi-11 1ch+7 3yr+8 1i2+9 2cs+14 d39-20 7o-6 701-10 292-7 46t+7 9zb-24 jjv-11 b4+12 2ah+6
8kz+7 15k-8 mhf+8 r0-13 ub-9 2bn+8 43a+10 3up+8 4wl-15 59d-8 4ke-9 32d+8 9zr-8 f40+4 2w6-7 7hn-14 8bu-8 1lr+13 27a+15 3p9-8 116-9 8aw+9 4hm-9 25m+9 1nx+8
667-6 11h-8 4r+8 v8+15 cg1+11 3f6-8 1w8-9 41i-13 1lt+8 148+7 8tc-8 6jf-10 35b+10 8u4-14 2c4+10 2xk+12 5zv-9 75o+7 1ov-1 l5n+10 cpx+6 azs-19 nh+6 3qd-9 4w0-25
74t-11 1o8+7 4w1+11 4xr-14 46v+16 5p3+10 fcg+12 f1m-8 3n2-14 3km+11 6iw+16 1av-17 4t2-10 270-7 7de-13 hp-12 2r8+10 hx8-8 9q+8 jve+8 162+6 6r3+9 cp9+9 11q-9
39z-6 36l+13 220+12 3ub-22 763-10 a45-26 yb+8 p5+7 dg9-9 9ew-6 3sb+5 18ps+11 nk+5 2di+10 65y-7 7k-11 51p-10 n1+9 27b-10 4c0+9 572-12 vf+6 3uo-8 8lb-11 2en-10
ta+5 9e+6 a3y-11 5bc+12 5ep+15 a48-13 35+16 14q-11 e1v-9 8av+5 162+9 b5z-16 g8p+7 cch+11 26n+16 255+4 2yy-8 74h-8 2wv+10 m7l+9 3eq+3 5rn+12 i26-9 8bh+7 4rt+7
e1s-12 7xa+9 1tr+8 blk-7 e3i-6 bra-8 34t+10 4xv-10 lz+14 1e0-8 8w2+9 cg4-8 13q-15 53m+8 eyi-9 11l+10 938-9 8kp-11 6mx+12 2o2-13 3ae+8 4sl-15 2hd-9 9s2-8 2lr+9
138-7 45z+10 ta+6 28-13 43-11 a3x+7 1ce-5 1l2-19 2so-10 2fo-10 8s+7 cf2+13 3fa-8 8uh-9 61i-8 iqf+15 5no-8 65+7 n57+12 bvv+14 1h1-8 97j-7 51r+6 4k4-16 46u+8
358-9 4at-9 4k-9 p85+11 zv-7 1iw+7 4u9-13 4a8-8 do5-10 1nk-8 8bv+13 kb+12 5d5-15 8p-12 3kg+10 g2e+7 m+11 6o9-11 16-11 d2+19 1v3-11 59v-10 2ga-9 73-12 m7y+11
5qv-10 d8r-10 725+14 1m6-7 fqh-8 89-9 1z-10 8m+30 ym+7 ul-17 pc-9 27b-5 2nx-9 6qj-8 18w-11 7ks+7 eie-10 rj-9 9fq-11 18x-16 25h+8 1it-9 7x3-7 3ro-9 mf+15 3m-8
5dj-7 9fb-13 jva+15 28x-6 10g+6 63+9 1fi-10 1n8-8 2hw+9 594-8 1fd-8 f9-12 bpr+10 j1a+12 1zg+4 72o+7 p2-14 6of-9 3iq-17 cp7+12 28d+12 2yt-8 4fb-13 6x2+6 k1-4
2js+13 2px-17 4g3+14 3vq-11 yr-8 2xx+8 o6n+11 4b9+10 159-18 3a1+9 59-11 1iv+15 5r7-13 7y0+13 9u7+8 61m-7 2jr+7 20h+10 19-11 z4-9 8ix+11 5s2-9 77w-12 q0-8
6l8+7 4k2-9 p1d-13 39a-20 111-11 2ay-10 5kc-8 7ew-9 1s4+7 i9+11 l7-10 5s+11 2kk+7 33g+8 5xd-8 199-8 64h+7 18c-19 813-9 4a-12 8zx+8 84m+7 1hh-23 ake+9 d3f+9
awb-20 261+7 2e0+11 39x+8 2lt-7 4ta+8 6yb-10 4i7-8 rz1-9 gp7+7 5ao-8 6ey-10 76e-7 35r-11 8f3-9 7tu+9 1ol-11 bgr-7 192-8 aep-11 b6p+12 7g+10 3f7+12 ht+9 qjx+8
bda-25 4ot-10 5ni+9 9jf-8 2j6-8 a5k-10 k8+9 2fk-9 1sn-8 7zy-13 zqa-10 5q4-11 18f-5 5tj-9 5ri+4 mm+15 7js-16 4gv+11 3rt-8 hps-10 7m2+12 b7j+9 3ix-10 8gj-9
16z-12 4mw-10 hi-7 4ru+6 1gp-11 2s9+8 p8-7 i6e+7 444-7 204+8 6ss-8 386+9 1qj-11 3ku+11 le+11 4tv+8 7u8-11 5me-13 69-12 34t-9 2c2+7 oco-7 1cz+15 e8k-17 30i+11
ieg-7 y6-8 6sh-12 tcm-8 1ku-9 bb-6 8o2+10 8p-9 ah6-7 97d+8 80d+9 4kl+6 7n8-6 1a9-9 2wj+7 64w+14 4gf-9 324+10 9ft+7 42i+8 1ey+9 8ei-8 3d1+17 1uv+11 2qw-8 a6p+6
k2-13 az9-10 b1-7 rp+11 3h-8 2qj-7 91q-9 1m1-11 99d+9 2m0-8 2bs+7 31i+8 5j2+18 834+10 5vo+11 488-15 83z+12 2ok+10 1zk+11 6x4+7 ny-26 38e-10 3xz-7 3hm+12 54-9
7y+8 j99+11 3e0+8 e58-9 42d-8 30p+9 ox-7 4zx+10 e1t-9 7kx-13 6y0+14 3op+9 3ol-7 6ja-9 dgu-10 4v9+8 3wj+13 558+7 5kj-7 5ai+7 ep-12 8oa-10 5rh-5 8qt-10 6pw-12
2rv+8 2qa+16 73o+5 e8w-8 294-8 v7+9 2cw-10 2da-12 86q-9 b1l-11 bu0-15 6qx-8 6od-8 2v7+16 332-7 cgk+20 13n+8 69i-23 81u-12 aql+10 8kw+7 d9v+8 39i+7 s7-13
1gd+15 10af-9 18s-8 30f-13 5r-7 8kk-8 1hf-5 oz+8 6ik+6 9bz+8 4pz+9 3jz+10 1di+12 3iz-14 4yr+11 6th+22 ey1+12 3to-10 27w-11 3g3+7 80y-8 4t0+10 2te-10 6fz-6
6ld+13 8c4+8 1hp+11 xk+12 mo-6 5ts+7 2oq-16 1o4-10 1e3+10 7rr+8 19y-23 1d+12 r1-14 5h+7 2os+11 9y-12 5nw-10 4hx-7 b00+12 3n8-12 21y+9 28b+12 6lf+17 a6m+13
6tl-11 4ou+9 9gk-8 b8e-13 8v1+8 8qm-21 217+9 gby+7 4cg+9 4hi-14 6ja+15 29k-5 ezj-10 1nz-9 oe-10 1lm-9 1wd-12 2eu+7 csv+9 30j+4 a3x-8 239-10 6o4-11 7i4-10
139-7 a9s-9 3cs-13 3u7-9 316+11 fs-8 4p5+5 1fr-13 2su-12 6l8+9 3m5-9 e34+10 3z1+5 da3-13 9f6+8 u1+13 fi+5 1uw-11 4km-8 3dq-12 9u8-6 2sg+10 ll+15 fl3+16 112+18
40i-10 8vt-11 3y-12 5nt+10 vp5+13 et-10 d1+11 9xk-10 ii+14 5g7+7 5mg+13 168-13 24a-7 3wj+13 4j1-9 4i9+13 6if+9 coq-9 pd+10 5t4-10 hx+9 3bk-10 3nn-15 2jy+8
7le+12 ahc+10 2bh+7 467-7 e2r+12 5b7+10 cry-14 5yb+9 bm-7 2om+9 5m6-9 61x-16 1ax+13 4x9-16 4n+7 42w+8 3q8-11 asx-9 ehd-7 46n-6 47c-10 95g-8 438+9 6wn-14 88c-7
6iy+12 7lw-9 2zi+8 vp+4 45i+8 195-19 1xn-7 5hx+10 ik+7 bl6-10 26n+11 6wx+16 abs-8 3bp-10 2h2-4 bb-10 10v+18 7v4+8 3uu-8 21i+9 2rg-7 32o+15 jex+7 b9n-12 4eo+14
1hl-8 ef-17 hi2+18 34k+9 14e-9 ay6-10 1i7-6 4er-14 3da+9 1he+13 1f9-10 5ss+7 556-4 5mt-7 u+7 6e+18 6q1+9 4rf+16 c61+10 28o-10 26-11 6cw-10 9oc-8 gd+12 3qf-10
dfx-10 5w2+12 2ay-8 4jb+11 3m2-18 ek+17 105+10 2r5+8 2ry+10 469-10 j9+8 3jr+13 7yv+13 bwp+18 14c+7 dy8+11 7lu-10 469-13 5jf-8 vg-10 11c+10 2z2+7 2oy+10 kt+8
kv6+7 5p6+9 9k+6 ln+15 msh+9 75c-11 2oe+7 4p9+8 53y-9 14n+9 33f+6 7eq+9 1j8-15 ccs-8 to-7 66t+7 byl+10 2zp+7 4r3-15 b25+13 88n+7 5wt-9 dm-10 2g3+7 1wj-9 a98-8
hzu-7 4by-6 4hn+13 88m-7 3q+12 37x-11 263-16 crd+12 e+8 3d7-7 43q-7 d3z-10 7e4-10 kiu+9 1wo+9 1l1+11 2jo+8 1f3-7 jo-34 dbc+9 97w-8 8d1-8 64i+11 f0d-12 1k9-13
7eg+7 67f+4 78u-10 28i-6 kkx-8 a5x-14 i36-7 al9+10 2je-10 992-9 29m+8 8x0-8 535-9 ija-7 8ty+14 7cn+7 6pq-15 2tg+11 1zf+12 9hc+5 5y1-10 3ky-6 4vf+9 sm-7 3m0+9
6wt-10 btk-11 115l+7 18n+11 zt+10 6ol+11 pw+7 5r2+8 32b-9 5j9+10 r6+8 h2-10 4iw+9 2ua+7 hv+8 8ie+6 39p-16 2fr-5 q7j+9 2hp+7 2bn-9 4h-14 3y4-7 80-8 1xw+8 wr-12
6w+11 a3p-9 8aa+7 540-12 dj+7 11pf-8 9b6-8 wm+7 aat+8 1az+8 27i+10 8h+8 3qy+13 5jt-8 4tp+8 21h+5 k91+13 1ch-11 22d-5 2h2-11 7fw-14 am+13 30c-15 4ib+12 1ef+9
7ra-8 3n3-6 g2v+7 dx6+10 6w2-16 ama+9 1j+8 3lm-10 5fl-13 ayq-10 1k2-11 5o7+10 1ca+11 7qw-9 3p0-12 9sr-6 5ah-11 6jf-9 2en+10 1bp-6 2cz+9 5sf+13 8jc+7 1q0+10
au9-5 jn-8 1tm-10 1g2-8 69m+9 88i+8 fuw-7 483-9 2tf-9 5vj+9 71p-15 6qy+24 jm8+17 bw5+9 pp-10 y0+12 8q-9 bgy+8 9p-6 1uo-8 an9-10 3vz-13 11-7 byy-11 3mb+12
4y-12 1gf+11 3wm-9 2bx-16 tp-8 4tg+13 1qy-12 1lu-11 11q-13 dxy+15 2ey+11 43h-10 5d7+17 fy5+15 1gv-15 3y8-11 4ok-11 8q+20 7av+14 2b9-9 1we+12 10j+9 1eg+6 8m4+8
6c9+7 15b+8 5mw-33 4xc+11 878-6 380+12 b2f+12 243+12 bn1+7 23d-11 41d-7 52t+10 35z+13 am+12 3dl-8 3i6-14 16s+16 32d+7 1wq+19 2y2-9 80a-12 313-6 1fe-18 4dq+8
587-15 5n6-8 2wx+9 dck-16 3wp+4 6y+12 un-12 79z-9 60o+12 akj-7 2r9-9 dus-9 273-8 bw2+10 4dn+9 2b-8 6dd-8 k6+8 6z5+9 ddp-12 1d9-14 59v-10 wk-6 12f+11 178+19
j4+10 n0n-4 6iz+16 9kt+4 g8+5 cfd+7 4gh+6 4zo+11 g95+10 7w8-9 13p+7 2il+15 tww-11 65t+10 86g+8 3qi+6 2my+9 fvl+12 81o+8 ey1-9 60c-24 34c+8 3xj+7 mva+10 2id-9
2x9+9 gle-9 bsh-15 9am+12 kij+10 4zt-8 9o1-6 1q4+8 e0-10 bwn-9 dxm-11 lvb-7 a31+9 160+9 20-8 7ve+11 lz+8 3p7+11 43m-9 vf-8 593+23 3ec+8 3wi+4 121+17 55a-13
4r6-9 63a+3 7by+9 bmv+16 beu+10 bpb-11 3ea-6 1zs-8 lq-15 24d-12 64u-8 5p7+20 2qu+6 9o7+10 th+12 4pm+13 6d7+12 eyc-10 3kj-7 13r-8 7jm+10 2yw+23 cp+6 4q4-9
2kr+9 4cd+10 1rl-13 c5n-11 3hc-7 9g4-9 5e0-11 cy9-7 1hz-11 332-13 7p+12 6qe-8 6qy-7 d2q+9 t2+9 16l+8 2uy-23 6pe-10 9d+5 iyj-18 34l-9 1z0-13 1by-13 ajt+17
5er+7 9v1+6 5d7+10 328+17 28j-7 3r1+12 22j+8 g8-10 2jl+10 57s+10 3bk+11 33g-8 a1t+15 a5t-11 308-7 dwl+8 2fg+9 c0-7 5wi+14 y8+10 ogi+12 1gf-11 1ym-10 3mr-12
gr2+8 610+7 9be+9 298-10 7gp-12 k15+6 5ii+11 adn-8 14s-8 i-13 2dl-4 f0-7 696-10 5u0-7 3s0+9 632+7 hyr-10 3pc-10 dwl+10 3ca+16 3bm+8 a60-8 3j9+10 1x4-17 64k-11
7mg-6 1ix-8 6xl-13 1v7-11 532-7 10e+22 q54-17 y9-6 2hr+11 1f7-5 ys+5 1ia-12 75-9 29w+12 a5h-9 mq0-12 aj2+7 7g2-11 5gh-6 l2s+10 3fp-9 2yg+9 czt-8 3hr-14 3+11
jy+8 ui+6 310+9 k36-8 3uf-8 9vl-9 1cxs+9 jjn-10 1m3-8 o4+13 3ho+9 1ep+17 1to+9 d6v+9 87z+6 56j-9 ikk-7 jm+17 rr-13 2ew-10 vb+4 l5+17 5dm+10 yi+10 e2y-10 4f6+6
58v+10 6fh-11 10k-13 w9-10 6a2+7 3d7-7 qb2-9 66s-7 41e-15 54v-10 276+11 oj-13 2eh-9 11p+7 1z1-8 aaz+8 2vw-8 1dj+12 5g+9 29q+10 7cx-8 282+7 2p4-15 3j6-11 278+5
7bn+6 47d+11 82q+11 6kg+8 2kx+11 7mb-16 27s-12 2nb-6 fm4-12 2o2-7 dre-13 6z-10 sv-10 49o-7 1mu-8 1ps-15 bjf+11 7c9-10 2qw+5 9ax+9 6bo-11 q8+7 pk+9 11b-9 b9z+7
bsd-7 rqr-5 2h1-11 7it+13 8ij+9 ew5-5 5r4+7 53u+9 fje-12 44a-10 7w+13 a6b-7 2ow+10 hf-8 252-10 7q1+7 bpy+6 5hn-8 4fs-22 1k4+9 lxk-7 a6a+10 3t8-21 7za+9 2u3-7
4lz+11 2h7-10 66u-10 2y2-7 ed+8 cux-9 2pu-8 68t-8 6lb-20 3pu-5 c8q+10 jk+8 bgu+7 3q6-9 5b5-13 9uy-6 jp-9 yoa+14 2p+7 27q-13 348+13 3jk-9 119+10 dc5-16 115-16
55-15 52m-10 237+16 6fl+10 28q-13 a54+5 4vj-14 ehu-9 wz+8 1y1+8 2a9+10 9jo+6 x9+13 1g-7 t7-11 48j+7 5ge-9 87g+9 4o6-8 38g+10 k7z-9 3c7+12 bfo+15 2ct-14 44n+12
ano-10 d6m+10 2w5-8 4py-12 3ju+9 3pl-14 5pu-12 6u8+11 4m0+4 724-11 ma5+7 ahy-9 6xw-8 ww+11 et5-10 mn-12 5ek+5 yf-7 1pc+10 k8q+9 52d-11 oax-17 3bv+8 1gd-13
wr+9 mv+11 5ga-9 5ka+13 16f+9 ar+9 1iq-12 fag+8 3hj-19 6kk-19 bvz-10 nr+11 wq-8 3fh+9 31p+10 2k7+5 7kj+7 1dm-9 9zt-11 49o-8 2f3-8 2b-9 1s7+9 5mi-9 1of-8 erw+7
2v7-10 532+23 1j+6 dxz+14 1yk+9 7v8+12 3sr+8 5sy+14 2u1+11 24q+15 4l8+12 2fx-9 1ss+12 rjy-18 2xj-8 4h9-17 922-15 2wi+10 478-15 rl+10 4us-10 ewb-10 3ht-14
9iv-8 1cx-16 dc-8 6od+8 1cr-6 at+14 8oc+9 9fj-15 86m+9 a8i+16 82y-6 1h4+7 7fx-11 2hm-11 5y8-12 8v8-7 53b-7 6ok+12 2hj-10 ghw-7 l2w+18 a8k+8 a3i-7 c5d-16
2xu-10 61a-8 5c9-11 4q8-10 av+8 4qk+7 1kr-7 1ww-10 2hv-11 ga0+8 cj3+10 3vx-6 jcb-9 5nu+10 3m1-6 7r9-9 6d2+14 91v+7 1zm+10 28g-7 a0l-14 1mu-17 7w8+10 479+11
1mj-8 4bd-8 5xk-10 4vq+7 42h+8 3mk+10 179-9 40p-10 lc+11 3f5-11 2m8-10 39y-9 1qj-10 3yq-11 261-10 2wx-8 vdr-11 83h+8 ch2-13 c5+12 70p-13 52e+6 o59+10 s9+12
6yf-13 3r2+10 1ce-6 5u7-7 51w-8 311+10 d9-8 29d-12 5dx+11 qo-8 5ej-9 vs-16 e6b-7 5f0-13 1eo+9 7zn-8 2w2+13 yt+10 a5n+5 9w4+8 53d+9 4pj-5 5w5+12 1wh+10 u4p+13
6ch+10 i93+18 a7-7 4do-7 1cl+9 2qb+7 ar8-8 9ck-10 1wk-9 2d9+19 vj-15 sb+6 4v0+9 5pr+12 na-7 y+9 bfy+13 12fk-10 6x6-6 3l7+11 4s0-13 4ky-8 aha+8 71t-6 6ej-6
lo-9 29m-9 32m-9 m+8 3fq-13 31m-5 3jb+9 4t3-10 4nj-8 im7+7 id-25 pk-6 7w6-13 33-13 39h-8 1n3+16 1a4+6 15o+9 j03+6 bt+5 df+9 bza+10 2i3-10 5vg-11 696-17 1y7+9
5qx+7 ai9+14 hs+6 sz0+7 b5l-5 dls+15 1u9-12 2+10 5w4-11 2b4-19 6ie-13 7dn-12 529-12 cvz-10 am4-10 2ls-8 24m-12 cm2+10 4nu-7 133+9 2s-13 9bf-10 ddv-11 21m-7
2h0+10 87u-15 gr+12 8we-12 131-11 4or-10 1so-7 42w-8 kd1-7 6sj+6 4sr+13 2xk+6 4o4-9 3ol+8 bl5-8 8d8+14 bs8-10 6uz+10 kii-8 3ir-9 3fr-8 715-9 442+8 ss+11
1ko-10 39v+6 6t-12 a9i-17 gte+7 3fw-7 f4c-17 6lc+7 1ec-10 9lr-9 55f+11 aua-9 5s6-8 68b-14 dgs+7 11x-12 ddh+10 5av+9 51l-8 1s1+7 d1i-7 1w7-10 zea+7 8f4+12
41h+7 bhg-8 vj-9 9z9-10 iud+11 2l6+11 mw+14 8oj+13 33q+8 7tp-19 1rn-7 4vz-17 1h3+8 5j9+7 3ob-12 3id-10 hsl-9 7cv-9 1ed-11 35g-10 cli+7 rw-10 97i+13 62k+9
3j0-9 15w+9 qa-8 320-7 2dv+11 71a-8 1h3-10 3wx+15 198-12 2x7-8 rc-7 fy1+11 9d+11 33x+7 6+8 eky-6 3cj-6 6y8-12 9mw+17 dnt-9 8br+8 74p+10 bm+7 enu-10 95b+10
a0c-8 es+10 2rx-8 8mj-8 2wx-9 py+9 2zv+11 8tj+20 qdo-8 6l6+5 344+4 4fa-15 3yc-6 6cd-12 c4l+10 1ty+8 i73-12 19s-9 47k+9 3py-5 755+9 epm-9 20m+12 5dg-8 gj+10
7va+10 8mo+9 2jx-14 qfu-8 2qf-8 6fx-12 41b+10 saa+6 3ck-8 6ac-8 1z3+12 7sj-8 669+14 4l2+6 40i+20 9r9+9 45q-8 22e+13 4as-10 78d-12 530-16 b39+9 27h-8 q2c-8
559-14 37j+8 30v-8 5zt+9 5ts+9 4i7-8 13h+10 1wi-9 437-11 46m+5 4l4+7 18g+11 ze+13 w2-7 mc+13 33j+8 jc-12 ua+7 13z-7 7tq-7 6iv+18 wy+8 2xf-13 a1d+11 jn9-13
9fz-10 4mt+12 7g5-11 1ee-7 88h-7 fa+8 fmf-11 14u-8 3z9+9 394-10 h74+5 4md+9 cp+11 28r-14 1k3-10 1h6+11 4h9-11 9-9 1me+10 2y3-18 9aa+6 5x5+13 29y+7 a4k+9 od-6
2lu+7 baj-7 2h0-10 46l+9 30d-6 mm+9 3io-11 8ss+9 3fb-9 apo-11 55q+7 260+5 1227-17 sl-11 ou-8 69o+11 5yo+17 i9g-8 1xr+8 5b+9 3u8+9 2bq-11 40d+10 bem+5 1gk+7
52g-14 84o-8 46b-15 5zf-17 biq+6 1u7-9 xz+21 27s+18 3bg+12 1a7-5 54v-12 6yx+13 is-14 99l-15 1rw+8 d6e+10 14z+11 r3-12 3ep-8 6b6-8 14l+11 c4b+9 3fs+6 px-10
xz-8 8x+10 2oq+6 39j+10 8ob-14 470-11 6f2-7 7y3-6 d4j+7 557-7 33o-12 ry+8 6nv-12 eyq+11 cae-9 bck-7 2t8-11 b2t+7 ly+9 500-11 1hl-18 4d1-9 dq9+8 70g-10 a1f-12
7v6-8 9z1+6 5wy-9 2vl+6 1k4+10 5lj+8 eut-13 5ae+6 fg7+7 2sk-7 5n-8 68a-10 1a6+7 4v6+8 6uo+13 4ec+9 3sj-5 ds1+8 1w-15 5kg-9 7pl-8 3ao+14 4nj-10 hj-7 8vi-4
5d5+9 35n+10 4t+10 9r+10 1uj-24 d4-9 290-9 6v-13 1i7-5 a3q-11 2a7+9 7wm-13 4p2-4 tsl-4 9oy-13 x0+13 no+9 8fi+11 n0t-14 3ry+12 qp+10 1rz-8 476+11 or-7 3l4+9
29d+9 7dh-10 dhq+9 d1f+6 j62+8 1xb-11 3e2+8 1u9+8 4mc-10 9bl+6 1t9-14 ge+8 jn+13 1ge+8 3p7+11 8qf-9 uz+9 6cr+9 5pb-9 2us-11 57-7 4s9-8 3c1-9 cxv-9 2vr+9 60-8
10p+9 ie+5 5gl-14 28a-8 id+8 1en+12 1m1-9 c7c-6 6rm+18 c5-10 8mt+18 aji+9 3z9+7 638+12 316+8 6tv-11 4kn+13 3j+7 4zk+15 7t3+9 1a5+8 6m2+10 13l-15 b7h+7 2a+11
uw-11 7vg+11 ai3-10 84y+13 6ie-14 64d+9 2wk+9 v+7 5sp+7 4x2-13 ha-7 18s-9 19x-14 21s+8 3qh-10 530-10 83r-14 4ka-16 3tc-13 3di-14 5xx+5 l9+6 3ar+15 55w-9 1x-10
cbz-11 3d7+7 425+9 dpc-13 1p6-8 53i+7 1q5+7 3zy+7 608-12 201-9 d6g-12 gn-10 27y+8 380-10 4gw-9 75v-8 7zn-13 8dz-9 2u5-10 6v4-10 7tt-9 14j+23 b00+9 3o2+7 ij+10
ti-11 b2s+7 ou-8 28m-9 28l-5 4zo-8 49h-9 wtu+11 1tr+16 1f4-11 80j-7 2ff+10 6ar-11 z7-10 cg+7 2bj-13 5cq+10 49n-8 jt5+9 7gh-8 cpi+10 3p2-12 axz-11 2i0+6 3oy+7
2lf-10 6se-8 17r-13 3pj+10 19r+10 4rv-14 1ed+9 b+11 6a6+11 16v-17 3f7+6 91c-6 3eo+8 55y-7 793-12 gkm-9 nj2+9 2lq-10 8m7+10 14s-18 57n-12 44d+15 fro-24 p7-10
2zb-16 13x+16 2w2-6 4bf+8 88y+8 ld+5 kck+10 2zr-17 vn+13 bo2+13 1yz+17 4ti+11 edp-10 2d2-11 1fw-9 iz+18 t4-7 nr-10 21i+9 er8-11 1lp-9 222-11 w+9 6mk-7 bpd+10
3wm+10 mp+12 1b0-7 5f3+13 dv-7 2h7+11 27z-8 3un+13 b1z-6 ai8-8 1nw-15 68v-10 2rc-7 a5q-18 6hr+15 dfu+6 2tl+7 31s-11 bbn-6 4e4-7 jlb+7 3x9+11 fl8-15 be8+9
1zi-9 2pt+10 c0c+8 9kl-9 t8h-16 9t-5 e4+9 9ii+6 2cm+8 d2b+12 8tl-11 1dc-9 8lw-12 5ea+9 3zi-5 5f7+12 3f-11 1o+7 2d7-8 4oi-6 4t5-9 9gz+10 4om-8 4c+16 5em+12
2uc-13 9qn+9 4m5-20 628-12 4w1+8 q0-5 27y-5 1y5+8 4qc-9 8t-9 8nf+5 3ih-9 3tk-10 4yd+14 s2+10 52z+8 8wi+10 jf+14 332+9 1ey+7 4mt+9 tu+10 1t+10 31j-13 3dc-10
xj+12 5j6+15 dl9-12 v3-14 7ng+18 8a+14 360-14 pw-8 pg+6 w0+5 geg-9 21d-14 cn6+11 5ah-5 4xl-11 24v+7 4ku-11 v63+9 431-5 me-8 fm+13 1pg+8 77x-31 2st+9 1z9-8
4k3-11 1eo+8 1sn+7 f45-11 li-7 2al+7 48j+6 572-16 bz+13 20y-11 9y2+9 4kk+9 89m+6 nq-12 2wh+7 1d6-9 vi-13 a2q+9 n6-9 4oo+7 25y+13 50c-10 a1u-15 2bf-13 1wx+11
22i-10 8w4-13 lu-6 9fd-20 38x-12 a11+9 3og+8 1fi+6 7hf-10 15kh-18 r9+10 5lu-11 61x-11 3pt+8 8pg-10 aja+9 16f+8 6x2-14 2q1+6 u+7 5vb-7 fuv-13 2ad+9 540+9
5m8-12 1zi+6 6g-16 m4-9 2y8-8 2a9+6 he+6 7c-13 7st+11 4m+7 en-6 r2-7 5vc-13 81i+9 8rp+11 8ol+8 b77+7 7pv-9 jo-7 za-8 xky+10 7ux-6 221-14 2h6+5 cr2-9 26a-16
ch0-7 em-8 6im+8 8y7-13 1r-9 3gb-11 634+11 2dy-6 13j+4 43x-8 20b+10 rn3-6 b5d+7 wp-17 6ym-7 7sf+10 2en+14 1s9-9 vk-8 biq+5 93c+10 6nh-8 4wh-11 6bc+11 mz+14
2cp-10 7a2-11 bbr+8 egs+6 8qe-7 1ak-7 s0-10 azy+9 8qh+23 4n2-6 9u+8 7bb+10 34j-11 6gh+11 3jf-18 7av-12 erf-10 34k+12 7j6+7 3dm-11 4gy-7 d5b-7 dl8+9 8zz+8
43z+18 2ic-9 vk+9 2bl+8 grj-10 ft-7 8fo+9 da8+9 88w-7 3ne-13 1xp-11 6ho+10 ajr+7 3h5+19 aci-11 4tj-10 me+11 138-13 b9r-10 4fk-12 gln+7 1u7-7 19c-6 3dp+13 e8+8
9ng+7 p7+12 50x-10 6fl-7 7vv+6 6c1-16 g1-14 rj5-11 86u+13 9z2+8 4vo-16 9ub+9 2ix+6 17q-13 1hh+10 21k-13 6vr+8 3xj-18 4q8+7 1hdw-13 3ew+8 6u4+12 hb4-6 7rk-9
wp+11 e7f+8 3ky-14 4uy-10 7u+6 3x6-15 18g-16 27n-10 c4o+7 1tf+11 cmi+17 678+11 gpl-5 59k+8 8k+10 anc-9 c8i+6 7ay-12 4o0-13 q3-6 60x+10 1cc-11 1j0+8 7q0+11
coz+8 6md-8 g0u-11 ow+8 3rd+8 1s5-4 58t+11 1db+6 6f0+13 3fj+13 1xs+9 j9-19 1ek-10 8cv-8 crj+11 3y6-7 c3q+14 2kv-9 ol-16 1m6-10 249+11 bpu-7 4si-17 1qn+15
4rh+17 48c-8 dv1+7 12+4 td-6 bzp-10 6wi+12 16f+8 ktb+8 2d4+8 c25-11 8dw+8 93l+9 lk-9 7p0+8 2na-17 2kf-17 18s+9 1x+11 950+20 2g7+18 54m+7 sp+8 7xq+9 rcj+11
7yf-9 od+9 143+11 atr+5 5cu-9 ktx-6 cf+15 5r5-9 2in+6 cdl-8 exs+10 7q4-11 eo+9 4u9-8 6l2+10 65x+11 2ik+8 59s-14 687-7 q6+7 zy-7 ka+9 1b0+16 5wi-7 7a3-10 22h-7
2ez+13 1iz+7 g9m-14 4du+9 dbn-19 ev0-13 3ji-14 6ii+7 1it-6 30k+9 2b-9 2cf+7 mb-7 mdm-9 go4-10 6xs+14 3u9-8 2ul-13 7z4+6 4j4+12 hyd+10 9zb-8 cgl-5 15v+11 hir-9
a7j-13 oza+13 840-19 6sm+12 33w-5 1gw-8 126+8 4c0+7 5i+11 22c+15 5my-8 1o+13 1ld-12 7ng+10 hd-7 2u+15 6z4-8 277-12 zt-6 h9y+5 xw-13 ax-10 r6-8 n3+9 qt6-7
42w+9 cop-11 7jb-7 cn2-8 77g+8 9z1+10 4bh+8 ex4+10 2sz-12 7gp-11 3z2+7 g8t-13 15b+14 4oz+7 n7+9 cn1-11 qi-13 68m-7 7es-11 3b3-10 1t1+7 7i+14 1h5-5 9px-10
74h+14 tp-16 ff+7 bx5+8 98z-8 btu-8 7lk-10 4na-8 3zv-7 94y-6 748-9 1qj+8 32f-19 1aw+9 eul+8 2s2+4 7fz-11 4c3+10 gmq-14 17m-13 2er-15 6m1+8 bll+9 31z-6 12l-8
2bf+10 59z-7 k58+9 50u-8 941-9 3x8+11 x3-9 20i+11 2yq+10 13p+16 48y+14 7l2-16 i5s+14 fz-7 5ki-9 1r-7 2qy-13 1-12 6fp-9 89e-7 2tx+10 3ff-11 869-9 x99-11 aid-8
c2k+11 10e-11 13q+10 so+16 38t-12 3mc-11 gnd-7 gbg-7 8ui-8 2il+10 416+12 5wl-13 7x4-15 2d5-10 21v+11 1qi-13 4hv-9 6u0+6 tkw+10 51i-12 212-10 98x+20 fzs-9
48c-10 cvp+11 7ia-8 4jw-11 lr+15 62j+7 3kw-10 1cl-9 1q6-14 7ef-21 d79+15 drk-19 10a+8 86l+6 7j6+11 8y-7 5rk-8 5m6+9 feu+14 5ye-4 dsk+10 2et-14 ah7+9 2q6+9
1r2+15 8u3-13 9da+9 ckt+11 aim+7 hdx-8 21t+6 556+11 5ip-4 fh0+11 5m-6 eq-8 4vl-12 9tr-13 909+9 2hy+8 3un-7 5wl+7 dvu-7 5n3+12 7b5+6 1ji+10 4w4-17 1jm-8 mdy-16
7co+16 da+10 2dp-8 m3p+11 dz-7 fge+7 jr-8 xz-8 4ds+9 c9-12 8h-7 20j-8 s6+8 2wv+6 aez+11 3az+8 6lw+8 9ho-7 89+9 2xu+7 agq-10 jy+9 ml-7 438+9 cqd-8 291+7 2nq-9
vs-9 1h9-8 8rh+15 41c-17 190-18 3m2-6 4m1-11 ag+7 22e+7 27r+6 5j2-9 4jk+8 auq+11 1wi-6 589+13 3kj-10 rq+8 1x1-13 m4-6 628+7 8o4-13 8qt-16 2sj-9 52w+13 x2-11
139+8 gdb-9 2jh+10 5uo+6 1nh+18 1v0-9 2lg+11 8bt-11 941+8 9ei-17 ln+9 5ej-14 1qt-12 a6g+8 hjr-8 afs+12 r0+7 2q3+11 2xw-11 73m-8 1g7-6 93d-4 8a-8 3t3-10 1yx-11
3um+13 5ef+10 8xh+6 503+10 56n-10 6jp-20 7du-9 er1-6 24e-7 77z-8 ddt-7 59c+7 740+12 o2-9 yh-8 4if+13 lu+9 4ew+10 aw9+11 27z-8 4pk-7 27p-9 4d-16 386-6 8p-6
7bp-11 19a+6 ndp-14 41p-12 mmy-12 cmj+12 pu+12 xo-9 22b-13 a0j+10 313-11 6om-11 b3j+5 5hw+11 kjy-11 53z-11 2v7+12 7xe-10 1rq+11 sh+8 3s8+10 3en+11 svj+5 18j+8
iu+12 3aw-10 p4+8 az9-5 7q7-17 pd+5 243+8 82r+7 acr+9 1sj+18 2ay-9 7x+8 4eq-9 d6i-6 iyb+7 6mw+10 2l9+10 p3p-8 e7t-7 9d6+8 4k4+9 408-15 4hf+9 2gr+13 5zk+7
2nl+10 p9+8 1fn+9 cid+8 75e+11 46-5 6mg-9 4yq-12 1fq+7 4am-7 8tm+6 k05+10 9j-9 1yc-12 od9+7 aip+13 66l+12 3yo-7 jd+5 263+19 8s3-8 1x5+17 1qq-24 188+5 ay-13
2i9+10 3m7-9 85b-11 15dm-7 hxx+18 ec0-7 8aj+11 26j+4 j5e+10 5ou-6 al+12 2cy+10 yp-8 1t7-16 446-7 ko+15 nsb-10 dtm+9 7le-11 8m0-12 6hw-4 725-13 dlu+13 8ea-6
1rg-8 4ft+8 za-8 y0-9 1ca+7 doj+9 6sx+16 7t6+16 8fe+5 3wx-12 2pa+14 3z-9 ct5+16 1n6+11 ekd+10 7le-8 38r-9 f6m-8 pd+8 8nz-7 fsx+18 1gy+6 7tx+13 bl-19 1eo-10
4bl-11 2wk+9 5si-10 22x-10 8lv+23 559-10 102k+17 4zw+9 1ry+10 5ba+12 1si-11 oce-8 59t-12 1dv-21 fk+9 648-7 fgx+13 4mt-7 58a+12 1q8+8 4cy-15 kxf-9 43a+11 7rw-9
1lr+8 6au-7 6t9+15 8rw-9 4e0-8 2ub-10 5gq-6 15s-10 3he-9 83d-6 ffr+7 zm-12 ebu-7 3m+8 6fu+7 1gd+13 awo-8 dt1+11 ln+15 1f8+9 3u7+7 apw-9 axi-9 6wu+14 1g+8
5zf+9 b7k+11 lo8-11 4et+10 kfc-9 dj+12 39f-14 bvf+11 r5-8 e4k+6 2je+14 5c5-11 6eh-7 kqb-11 6sx-8 133+12 7tp+11 c5-14 so+9 55a-9 3gr-10 23i+7 3gl-12 5hg-8
7qg+11 1d2+11 3i7+8 evq-22 i94+12 p0-10 1yb+7 7r6-10 7vx+13 2vt-8 2f0+10 47g-9 9q6-11 9m7+17 612-9 4vv-9 1h7+7 7g8-7 35a-6 isx-7 a79-6 603+11 xb-20 bg5+14
2bg-20 hrj-18 2z9+16 3wn-4 6jv+8 49e+15 h9+17 17g+7 vn+12 45q-8 1cm-6 992-9 bcy-13 1qc-7 39b-11 ch1-10 63z+8 9r4+7 x5-11 1dp-9 9le+11 8d8-11 3tp-9 6l6+9 748+9
7k6-10 l8m+8 3db-7 34b+13 1wn-8 b2r+9 8m0-8 1d6+9 6ri+7 6n-9 3wn-14 63u-9 4sj+8 5lh+9 j3+6 4v8+7 18a+7 vt-10 4ml+8 1qs+14 dam-9 aru-18 ail-9 172-17 bv-7 438-7
7ux-15 4bm+13 30i+8 2s4+8 1af-11 pz+13 6cp-12 1vn+13 f2x-11 1k+8 ea4-10 4rg+6 ph0+5 c4m+8 1hn-23 dxj-12 1n3-8 7y+9 6ju-8 9gh-9 enk+6 i0-9 as7+8 26q-9 5qf-12
a4h-16 1t6+9 3ri+10 q6+8 qay-15 a3k+9 cvr+14 hbv-7 27x-9 bw4-6 36x-11 2hg+15 dv8-12 9cs+12 1oe-9 284-14 4y3-13 67b-9 3mk+18 1cf-12 jl-10 epp+13 atd+6 qwa-11
6gi-16 t3-8 z2-11 2g7+11 6nl-13 3ri-7 12x-8 2hn-16 89s-25 1cl-9 19a+9 avv+8 3pg+16 cpw-14 hi-7 2yg+11 93s-12 cqu+9 6tn-7 638+6 6dj+6 cgj+5 9tp+10 lg1-9 1pq-22
3mc+8 8sz-6 fj2+7 1l5+9 16g-9 4j2+10 4zc+6 2dy-15 3wt-11 4nn-13 91u-15 2f+11 33c-9 2ch-9 5ku-8 2ux+8 lsh+8 2jl+9 3h0-7 2ls+15 65t+9 1bw-12 2hj-8 4vf-9 p5-7
381+11 249-7 26e+9 yf+5 bgz+10 46h-10 2n5-15 6g9+7 r1+10 3h2+10 6ti+8 6r3+12 9f1+12 7b4+7 89t-6 od-10 8ap+7 1c4-7 ds5-5 23l-12 1c7+8 5a-13 1ig-15 1ua-9 35r+9
15p+7 570-11 5oj-9 6ez-18 39+16 1mp-16 2fe+6 5kr+10 2l5+13 g9c+10 13i-5 2jk+10 58f-15 gd+14 7es+9 jv-8 51i-7 8yj+10 cjs-17 15p-14 2od+8 6rg-16 z1-5 gxy-18
2xb-12 6lh-12 92e-7 ca7-10 3fe+14 7mp+19 1tj+11 4zy+11 fu-9 1l1+12 2o-9 fk3-11 jcy-14 10h+5 1w6+9 gzd-8 hh+9 5e7+12 315-16 7l1+8 16j+8 24q+13 6gl+9 f8+9 7w4+8
1g34-19 24e+16 cl-10 1xa-8 cyy+20 845-15 798-7 5v1-11 44u+12 1ep+8 1t4-9 931+6 15v+11 370+8 5x3+8 91k-7 5l+7 2cw-8 74a-8 196-16 6vp-5 9kp+7 12p-13 7ih-7
kld-14 4sb-12 fqx+5 alx-13 1sc-13 bnl+6 40r-6 51o+12 88g-7 ze-12 380-8 fia+15 9wc+5 2e4+8 244-13 64o+10 1us-13 8pk-5 8qi-12 lti+9 2kx+12 k87+7 4vw-11 7sv-14
fp3-12 r3-8 3ha-15 b2z+11 a7-15 r7w+9 5du-10 5bd-7 807-11 jb+10 2qz+7 6bd+16 1ux-9 cyz+10 2hz+7 bwh+11 4nx+9 1ph-12 7zd-6 1ah+9 4sw-7 3pg-7 106-12 1to-9 2cx-8
141-10 78+10 6js+13 p6i-9 8z0+9 5xk+11 5bw+11 3mz+13 4qt-7 13sc+11 6kh-6 1b-9 ddk-9 64v+13 1my-9 b1x-9 399-10 h9-12 g7g-14 2kb-7 ak8+14 2c5-10 2yb-15 8k1-11
y-23 6o9-4 79j-17 8g4-13 492-7 2jn+14 1ro+6 6wm-2 1q0-14 87a+8 zz+15 46d-20 3w-17 jn-4 6xi+13 9s2+10 k3-7 nzq+5 z0-11 4ge-6 8cm+18 ou+10 ju+11 4y2-10 4w5+11
59k-9 s4-12 1si-9 1pp-7 5q5-8 5rf+7 27x-8 9uh+9 5bx-8 5ob+15 1r2+10 1qh+16 4bn-6 1au-29 3e9+8 a1+8 s6-8 52c-12 3np+13 5k+5 2z1-7 55-11 a2i-9 l7d+13 k2n-7
4u2+6 3v2-12 7k9+9 65g+10 3i3-6 595+5 2xt-5 6fw-12 3ai-9 2wv+15 8qc-14 2i8-7 9xe+7 kt+15 1zh-14 9g+5 4j7+17 1i2+11 1ff-8 17m+8 3mq-6 1f7-10 jbl-13 ifv-7 1ud+9
4el+7 1r2-11 66i-11 8iu+7 84p-4 525+10 4pg-11 23o-11 1hr+9 m5+9 7bg+6 2bt-14 me+11 bax-8 4vg-7 3c2+7 d5c+8 8a+8 33b+7 36v+10 7pl-14 13it+16 c6+9 5k2-11 1m1-15
pc-13 lf-15 mo-10 7c0+13 1sr-5 eu+18 1pf-9 he+10 360-9 25c-12 26j-17 dw5+13 2ft+8 59q+7 8v3-9 5vw-8 xy-17 5kf+10 ghk-7 16x+16 7ai-12 32k+9 1lz+8 52+6 98e+11
3a1-8 71a+10 3rd-9 5kg-9 4ma+13 1yf-7 ccz+10 61l+11 4ae+12 hw+11 7hd-13 fl+8 64-8 8q7+11 c07-4 ehj-11 50q-13 6ti+11 ped-11 v2-17 gx2+13 4ik-15 3hy-8 7r7+11
4x7-13 22h-9 5ng-7 3eh+7 wr-8 i07+12 32v-5 4pz-10 1wj-9 3k5+12 9bs-6 1rr-4 736-9 7h4+9 43u-5 1k+8 7cl+12 10w+8 3gg+12 2l0-13 1yv-9 4g3+7 23l+12 7km-10 gz9+10
1p6+8 6qd-4 18p+4 47a+8 va+8 1mk+8 28l+7 du-12 hr+11 6tt-13 1zk-9 1mx-6 73p+9 2r9-9 r6x+9 59t-7 9vt+8 ev-12 7rp-9 511+12 ltb+13 3ex-14 9l-9 53q+9 eer-11 s8-6
5a-13 859-6 5z1-15 4vv-10 4z5-7 2d7+9 pl+8 3ih+12 74-15 1bu+8 3xz+12 21o+12 16l+10 7de-7 2ua-5 46j+7 b5x-7 29b-9 aia-16 a8i+6 2q1+7 26p+12 117+28 h2-9 1wd+9
8vf-13 3ir+6 dc+8 676+12 dp6+7 2hf-16 32m+12 ts-7 3gw-11 9q+7 4rb+9 72o-8 3c2+10 3f4+10 8m7+6 1z3-16 1s+24 aij-8 2xr-10 4qu+18 so-13 2ku-6 cp3+10 5v3-7 59s-13
60f+9 pu-10 1b9+6 qp6-11 7tg-6 57k+14 dfj+13 9a-8 8ic+8 82r-9 74z-7 jh-9 289+9 btk+12 1a1-23 k5-10 vy+9 84w-8 2y-11 7kn-11 10y-8 8hb+7 12o-9 3ib-11 6fx-14
3tx+14 38n+10 13y-7 ad4-11 6sg-9 c9r-9 4ih-8 3qo-16 1qe-24 8qh-6 2qk+8 1y6+8 n40+13 mn-18 5x1+13 92m+8 7iu-6 fpz-13 45d+8 1ex+6 anp-15 h8+8 gm3+11 3bq+12
31k-8 3h8+10 5kg-7 4ue+9 eq4-13 2er+15 17s-9 der+12 68r-9 5u5+17 5e8-7 1j3-14 6zt-9 2vs-8 ti-7 10de+12 8lr+11 xh-7 8nn-12 2o4+14 9e4-7 822-10 7d0+12 db1+9
40i+11 9um-9 bn4-8 pz-8 20t-12 44g-5 3ul-13 sv-8 507-7 apk+12 4oa-9 3ls-14 23k+11 k9e+12 4np-8 4jp+11 1vs+13 3xt-7 3d3+8 4ix+12 16w+7 tw0-11 1vt-8 8dc+6
3y0+10 6fw+7 5rv+11 60x-9 13i1-8 mr+10 w9-10 8q4-12 2gk+6 8f9-9 1x7+13 2lm-13 3sv+5 2bn-7 5ql-6 akj-11 3na+10 za-10 7j9+9 e9h-11 20v+8 4pn+6 x4+12 3sf+12
4u4-12 fc5-6 1j2+10 af+10 8mm-10 5mn+9 75r+9 6my-7 2b4-11 2nv-14 4j1+8 egz-7 4on+9 1o3-5 4zf-8 i0a+11 5so+10 b7+17 13v+12 w5-8 4ca+11 ox-5 90-8 4dt-7 3ep-7
1e5-8 508-18 48u-7 a9k+10 i8e+7 ja8-9 5m9-13 94e-9 3e2-9 1en+7 285+12 1s6-9 4f2+10 ebu+5 2g0-12 3gg-9 2r5-8 45r-13 14x+8 l4+11 90+10 sb+8 6wa+10 3sl-8 23y-9
38n-8 4kg+8 1er+7 2d4-10 fvq-9 28m+9 4a4-10 2z4+12 7yw-14 3jr-12 ra+9 2zr-14 4e-15 2d1+7 a1+15 n1+8 1f6+8 5la+10 5el-11 co+5 40l-7 rq-8 75w+15 ow-17 581-10
v2-9 m7b-9 7bo-8 2j7+9 2+11 ee-9 3qp+7 5zf-15 bh5-20 dr+9 3yg+9 5a9+9 oh+8 46j+15 289+11 7s5-10 1aw+10 2gz-17 3bz-8 5gf-14 ie+7 3er+11 44j+8 37c+13 fh6-9
64f-11 2gi+7 jtc-8 7j1-16 pk-7 hgo-13 5px-8 3nz-15 8zq+9 b3p-10 ar-6 1s7+9 e90-8 7cz+13 192+7 7t2+13 5iu+10 cvz+11 3cc+13 3xw-13 25v-10 j3o-13 q6-10 tt+9
1jc-6 4pk+10 244-7 2gt+10 5f+7 pxn+12 r6-5 6ls-9 oh-10 68x-6 aq4-21 nn-8 fcj-11 4my-14 jww-9 4n-11 3zq-13 38j-12 3j-7 qa-12 4oa+9 b93-6 9xe+13 2pz-7 fg4-14
8nu-2 c5z+11 287-9 4xe+12 axa-12 mx+12 1q2-9 4lb+13 4k+19 226-8 56a-12 9a-10 3m-11 29j+7 go-9 2si+16 1tn+6 m0d-9 7v8+8 134g-11 rr1-9 fbv+7 472-7 6me-7 dwq-13
2m6+12 7br+8 3i3-9 cyw-14 8t+11 a1w-14 4ku-2 efl+7 dfw+9 15k+8 9f-20 2ha+8 ur-9 7kz-9 3bm-10 1k9-6 72f-17 37i+9 fnp-7 8a7-18 4vc-7 2rs+6 et-6 162-7 i1x+8 6g-5
7f-12 465-10 pw+8 6ud+8 4od-11 2e7+11 jl5-7 406-12 114+5 hkd-12 3f9-6 6kc+7 1w9+12 8bs+11 2tv+10 aso-8 6lt+9 59p+9 bpd-14 88q-11 3i1+7 8cr+8 70r+9 297+14
2d4-13 5iu-7 b0u-10 16h+5 545-10 ly-10 2v4+10 246+9 5rt-5 2n1+8 6b8+11 6di-6 26a-9 600-8 6a3-20 29j-10 1ek+9 1au+11 9h-8 30e+7 mz-10 hvi-6 2cx+10 1tb-12
4il-29 gnn+8 20i-12 1kq-10 4tu+10 hex-7 gs+6 1od+7 97w+9 cv+9 9p-8 7ow+10 phw-8 98y+10 2wj+8 asi+5 i2+9 7bt-9 dzd-16 gcj+5 i+10 ami-9 5jo+6 bax-12 22-8 l0p+8
gny-6 3f-9 4vf-8 3at-8 3eq+9 tkn+9 c1+8 cb9+8 aph+20 2rz-3 93n+8 3n4-8 4h9-12 8yv+8 4h0+15 16m+11 32-10 8g-8 hr+11 ed1-9 7oj+13 5oi+11 3au-9 ic7-7 6wc+9
aa9+10 9wv+6 213+8 qv6+7 137+6 9br-9 4df+9 4bl+6 1yc-13 hiq+11 aim+10 5io+11 1dt+11 2tb-7 4w6+13 ts+12 ok-9 wf-9 fr-8 2l5+10 11q-9 dvw+11 agw+7 cp+10 7fb-8
26g-9 yx+8 195-7 6ho-10 2f9+9 6bf+9 5d4+13 345-9 1o9-12 2mx+16 b51-10 8p9-20 26u+13 1wn+7 6d-9 9u2-12 9vl-12 31d+10 1bb+9 1tk-8 xp-13 78t-8 45o-7 qm-10 ia5-7
ua-20 599+8 fhw+8 4h9-12 a5r-13 90f-6 ab9+10 3va+7 6ap+7 16k-12 3mb+14 846+27 kvm+6 427-10 9+9 2fw-8 d2h-9 6dh+16 4mv-8 hc-9 20-9 a+9 2bd+11 2rm-7 51q+9 a6h+9
2vf+9 639-7 5wp+7 1xu-8 3c1+10 9n-15 2hl+6 aqf-14 dxc+8 6y9-15 2kb-12 9z6-4 im1+14 25z-11 h2n-33 1aq+7 2fl-9 i1s+10 1bu+8 2bb+9 8fm-16 67t-13 3mj-9 218+7 go+8
28v-8 2c0-10 7f5-11 85a-14 3h3-12 3nw+7 lv1-14 388-8 94g-12 65u+11 6sn+10 3el+14 9ce+9 ef6-8 47s-6 3me+9 4i0-23 b2n-7 939+8 i5x-8 d53-8 ogb-16 2a1+10 3gm+10
su-5 4xs-7 5gy+9 4lp+6 171-7 j0g-10 85+13 622-9 7os-9 eyb-8 brx+9 aqf+8 d3k-8 wxo+6 459+11 d16-12 19e+10 1t9-18 1xt+12 2yg+14 bxa-12 8g9-10 606+10 jd-5 49k+4
8sr-10 9oc+9 17u+5 2ot-10 ow+6 685+6 1m7+11 7g9-8 9a6+6 4t2-8 7zl+9 ae6+8 ge+10 u8-6 4nu-12 ae-10 6nd+10 7s6+16 7o9-8 3mg-13 15m2+11 1vq-8 2ff-7 brx-2 73d-8
mr+9 7ww-9 6xy+12 3tx-11 459-10 eu1-9 185-8 48+10 2ju+10 2bi-9 rfn-6 12x1+11 2es-12 3n0-11 5x-10 2v3-8 9ep+8 av6+12 48w+10 9s7-10 g4r-8 81i+9 a2z-9 ddf+9
7li-9 e5g+16 kjn+6 m2+9 9oz-12 3jn+10 58b-10 ad0-16 do+14 88-7 asg+4 1ks-10 665-10 d9f+9 7id-9 6xc+15 3se-17 ja+11 c0r-7 15c+8 5io-14 37i+13 10n-10 5st-6 1o+9
ys+10 3sl-9 146-8 dx+18 3am-9 lrg+8 8dr-13 moq+14 3k1-8 2ie-11 ki+11 519+10 45m-7 2lu+9 fw+12 cax+7 8by-10 6xm+10 61w-10 2ox+8 3b3-15 v28-9 72h-8 eid-9 37u+16
2vu-9 c4e+11 5nj-12 1w-9 5g1+7 g6k-8 7q+11 3ay-13 1l4-8 k61-10 x2n-8 x1+14 696-13 7ll-11 hk+6 cr5-17 2ju+11 1cb+8 475-13 64u-14 30a-15 4vd-7 2td+6 9jt+11
9k2+15 71l+6 46+10 r5-10 22i-6 5w+14 25q+6 17h+8 1mc+6 m2l+9 cs-8 7u4+8 1y8+9 15r-11 3yc-15 13k+10 18x-8 205-9 j4+11 7m0-10 33x-17 10o+18 ula+8 1vv-9 cvk-10
4jp-4 uxd-8 8v+15 j7+14 cgd+9 d-11 91p+6 4y-11 3vu-9 2bk+5 1md-8 5qt+7 2ef-15 3rd+11 a2e-8 5mw-10 al6+13 e3-6 k6q+15 34t-12 a34+7 153-10 95q+23 3bd-11 188+9
owg+9 37a-15 2k7-18 o8u-9 5kk-7 4k3-9 hzp-10 2k1-13 309-5 chn-11 1m8-8 4y6-10 4n6+8 2sq-22 4ju-16 h5i-12 6r1+12 9v-11 6rb+7 e0g+8 9xw-7 4jy-7 1e4-11 7np-11
9sx+8 ok-9 58r+6 5yy-8 bew-8 3ar+10 4za+11 33o+11 34m+12 eu7+8 3dl-14 jj7-11 1ch-14 sq-10 13y-8 4fi+10 zd0+7 3cl-13 bkc-8 5ky+7 a01+10 3se-9 97u-11 39-13
8f2+11 3nk+11 1h66-14 f9-7 ld-10 1tc-9 1af+6 6zt+4 9nn-14 c4r-8 2se-9 4oy+15 7d2-8 3p4-12 1sb-13 79w+11 35z-7 1p0+20 exo-12 1vq-13 42e-11 b9n-10 3rk+12 pu-7
3jh+14 40g-6 30g-10 649+12 3lf-9 7a8-9 1ik-10 5q0-8 3ou+14 6c0+13 38p-13 axh+16 21o-9 9qq-8 7na+8 3al+11 2ul-15 aqy+10 kk1-10 89h-9 539+11 1g+9 7t+20 bd+5
2ic-14 26p+11 8zw-9 11g+11 2w8+9 c86+22 bzz+22 24b+16 cbp+7 63t-10 ez-9 e1a-10 hhj+7 ch4-15 3fk+8 2ke+6 92b-12 40m-7 bxq+10 129-10 2pg-8 34j+15 4yb+13 4pa-9
255+8 df8+8 1bp+11 27m+7 2ak+9 27+8 ant+7 625-8 6k-9 8u7-19 9kz-15 jz+8 p0-14 hyj-16 1n1+12 7fa+7 5l1+10 1q+8 2ev+11 17d-9 epm-9 4cg-6 2em+11 ja+10 3xl-14
6ry-7 io2+12 6uu-8 86o+12 11y-12 5jv+15 2rm-18 c8-7 3z3+8 ep+10 6yg-8 idz-10 7ec+9 29e-14 3bs+7 h7k+8 5ah+9 b0u-6 kgz-7 5ex-13 6tb-10 ojs+15 k2-11 2hp+16
bk7-9 6c6-8 225-7 2jq+6 6lg-10 4e5-13 199+8 64k-11 no+5 16x-4 4qk-20 7ym+6 fqq-5 1ur+7 lf-11 25i-7 b1-14 nm5-14 20w+11 a6z+9 o7+13 57d-3 2ya+11 35-11 1k7+11
a0k-7 hk-9 2cn+16 57i+12 8l4-8 f6c+6 7xt-12 u-13 3xs+11 345+11 14c-10 5dd+13 c29-15 a2f-10 kc+9 ob+6 399-12 4x+12 39l+11 25u-11 499-13 1bw-13 4cs-10 h3i-6
4cs-7 he-8 d0k-9 2z1+8 192-7 64g-6 1mw+8 263+10 ag0-12 v8-10 6kt-12 5w9+6 t9+8 4hv+7 9ve-22 a9l-8 5ln+10 cu2+9 33m+12 emv-12 9ay+19 1o3+9 ql-9 7l9+9 2ui+6
4mt-13 cds-11 rt+6 o7b-12 apf+11 koj+8 edt+10 di-11 rj+8 b7v-8 aq2+11 537+12 3zs-7 vqm+6 9aa-8 eor-12 hl7-9 10v-9 1mg+5 ftc+9 1lb+7 jx3+10 7ga-6 g7t-17 2o8+20
2x5-10 9m+15 485+8 qpo-11 b5h-3 lw+6 28y+11 1lz+12 5+12 ov-11 d0t-10 3vv+10 2dp+8 9t8-11 4k8-7 5nu+10 kmr+9 66c-11 no+6 r6+20 8hl-10 8dt+16 4b8+4 uqk-11
2br+16 50m+11 446+7 1ai+11 12-5 75h-8 27v+7 4oe+13 wv+17 7j3-10 4pe-8 2oe-10 bg0+13 8wx+10 abw-9 678-7 avp-12 4m+8 3qo-9 1k4+11 2zo-8 c8+6 4o1-13 fj7-11 36x-6
c2-10 6b5-10 1xv-11 1vx-13 1o6+18 8iv+6 ax-12 oh+9 875-13 7lt+9 bw+7 o8+7 716+10 6co+7 3m-10 2wr+10 1c8-8 3fg-13 627-8 d09-9 8ar+9 1w8+6 2l1-8 8ei-13 3a0-8
4t6-10 4dr-10 20a-14 keb+9 v6-17 cx4-11 f3a+16 150-12 cdm+10 tl-9 60e+10 984+8 7ey-11 13z-8 2dv-8 5dr-11 6yu+9 tr-6 drm+9 6m4+12 nmd+6 1iw+7 498-6 5xr+11
50w-9 3gj+7 3wb+9 4s9+8 hm1-7 bkx+15 e4m-7 cik+14 1xg-9 5jn-11 3i4-10 4h5+7 1b5+10 tf-12 hk+16 ij-16 1z3-15 4ev-20 27e-8 312+17 3is-12 4b7+8 7ma-11 10v+10
56s+12 ll+10 9gs-6 1xw-7 8gy-8 5o0+6 9d+8 faa+8 1x5-6 9fp+6 86q+8 2qs+6 2d2+8 1po+13 4gu+5 8lb-15 2ud-12 83v+12 6cg-11 30q-9 15-7 2iv+7 agg-8 1h8+9 2hk-11
3hi-8 49k-10 bp3-9 2dm+9 1sm-11 5vp-8 8ir+7 3ao-16 9ob+9 1mk-6 3yd-8 ppe+8 ght-15 6e6-10 12b+18 5xd-7 4lr-13 6un+8 db2-10 1ge-13 3ur+13 dnu-8 mn0+14 6at+9
jd+8 6c7+9 85q-9 30h+10 7rr+7 7kg-11 9ax+7 144+11 3uz-8 yx+8 ah8+10 15i-8 dek-14 inb-14 3nv-10 1b+7 cb+6 13q-10 4ym-16 70r-11 bel-9 4jw-9 5q-10 i8z-9 8rt-8
385+6 bo-13 jjs+10 job+10 6dm-9 6zu+8 422+6 7w-14 4wv+12 1m8-8 3o9+5 5er+12 yu+12 ia7+9 id9-7 8yj+10 6zv-12 66r+8 1yy-15 2i0+2 f48-14 1v3-8 g3+7 5rg-11 1ky-9
6kz+11 d1-8 6kl+10 102-18 1x-9 d99+7 3r2-12 66i-17 za1+6 2xb-11 655+6 3ax-8 2yh-10 4d2+9 6n+8 xz-8 50-6 4s2+13 ds+12 2s0-12 23p-8 23p-8 61y+10 4y6+10 agi+10
5l+13 7fs-10 2h8-8 12l-9 ctd+9 6vq-13 62d-11 4p7+13 2eg-9 4z8-9 pp-11 zo-9 i7h+12 5j5-8 3es+7 76e+10 aa2-7 138+8 bp-14 cj9+3 20c+9 of+9 7jt+9 2hh-8 7h8-7 mi+8
ed2-12 w3-12 54h+10 45s-10 2yf+6 56s-8 eet+4 3gn+10 3by-7 gbm-10 hai-12 3ug+8 536-9 2n2-10 55k+9 1jq-12 2hw-8 2zx+19 4vp-12 3mo-14 qs+11 21z-6 4fg+8 vf-12
7fg+11 3l8+10 gz1+10 7do+2 61u-11 5mm-12 9vk-8 8pv-7 72j+21 4of+16 bc2-11 pa-9 1b3+22 2kz-9 6j-9 j7-17 85o+8 5x-13 307-6 is+7 3cm+11 16v-15 91w+15 1ov+9 1tv-9
9f+5 12j-8 dxp+12 3ct+10 oaq-5 2vl+13 62o+7 4ms+13 1nn+14 m9-10 24e+19 be3-7 6do-9 84t-16 m8f+13 4ep-8 973-6 6t2-11 67s-7 3z3+9 4sv-15 xe3+10 6bj+8 6od-6
1u3+5 2j0-10 xv-12 3pn+8 182-8 hv6-15 74j-13 22t-6 3hi+19 93o+10 h9+11 isk+11 ki+12 lc+14 5vg-11 2mu+12 863+12 192+10 bun-7 9l1-12 5h2-9 9ev-12 cr-12 7hc+10
sc-10 4qv+7 3lp-11 7wo-10 bc1+19 1dc-11 1kf+21 1tq-9 xv+8 6d6-16 7k1-12 1py+11 3s0-8 3eu+11 576-10 7li-13 9yz-10 7z-15 2bn+3 1vc+11 76j+10 4to-8 2mh+10 5t2-6
8my-9 7fg+10 3ek-12 703+5 2v7+13 7vo-14 33n-9 14p-13 42u+9 fho-8 23h+9 9ic+4 1j7-9 3uk-8 61x+11 10n-5 3eb+10 jy+8 1n0+12 7o+9 4h4-9 3wi+9 99z+6 5r6-15 2nd-23
51a-9 481-7 4w8+10 3i7+12 24h-11 14l-7 1if+8 bdk-15 bdp-10 213-7 3ts+10 eul-8 7ct+11 137+10 3rj+9 2fy-18 2a-10 29g-11 fd2-10 9mn+8 2it+15 fo3-7 6q6+8 78z+4
1z1-10 cnz-7 32s-7 2xa-8 4yj+7 df+14 4a1-10 1er-3 z2-17 imi-6 2th-9 40u-10 k4-15 1il+12 7bu-11 34+12 6g-13 co8-15 7rn-8 24y-10 1yh+15 1lb-9 59v+10 21o+10
1hm+15 5fe-6 4wv+10 6ar+12 1x4+11 2xk+12 1q5+16 5ju-13 djp+9 cew-7 rb7+10 7kc+11 8d4-13 1cq+7 2hb+9 h+6 3e3-15 8l4+7 2an+7 gvt+6 ep6-10 7bq-7 1mt-9 5oq+8
4l9+9 7i4-9 51p-9 zv-15 59-6 16m+8 3qq+9 eq+10 75w+6 f6e-12 1na+9 d4m-7 2p4+6 hf5-8 27p-23 841-7 79y+7 1uu+12 i2q-6 5fu+15 wg+17 40l+6 9i-8 750-12 4mb+7 jk-10
a3l-7 s7-8 fto-12 9q5+9 59x-9 25o-7 6if+13 ta+9 5wh+8 44j-9 1u+10 5e5-6 49f+12 1ew-15 3d2-13 8f+13 2xt-10 5c1-7 3po-10 3ka-6 5va-10 18q-13 80h-9 1jm+7 1g9-8
j-9 18x-9 3i7-8 4o6-15 3jn-4 3b8+12 25j+10 4sy+12 3n9-17 3ur+8 5k-12 6sc+9 2oi-14 3sf-9 1xw+8 ge-6 ms7+7 1mm+9 niu+5 2s8-7 2tt-11 7mx+18 42x-7 ee+6 67q-16
9rn-8 5lh-9 ha+9 b3+7 1au-7 2fa-12 93t+10 t0m+8 547-20 fly-10 29p+18 1q7-9 1sb+9 36f+9 3g6-11 6kf+5 bbo+12 36l-9 30v-10 aq+6 2je-11 43q+10 18s+8 1qp+9 7oh-4
jt0+8 27e-9 20h+15 g8q-8 1ib+7 qg-10 3p+11 432-10 lj+12 9x6-15 1bk+7 av7+8 23p+7 nq+14 5a0+17 8ua+8 8ui+9 3xd-9 5a6+9 7-16 7s8-7 4b7+10 es9+8 28x-10 nc+13
4j+8 1cs+6 31t+7 5rf-6 kod+19 id+11 tb-11 3s2-14 14d-5 fm-12 1sm+16 2b-11 9f+9 gk8+15 9dg-9 c7i+10 8m4+7 3h9-8 qn-9 2e7-13 60h-9 21r+10 drv+11 caw+7 kxk-6
u0u-11 14u-2 hu-9 3f1+12 3tt-9 3fu-6 h3y+8 378+9 4sf+10 5ve-9 1l1-13 35z-11 ogr-8 hj-8 3fw+12 783-10 20n-10 te-10 1fu+9 hg1-10 8bk-9 982+11 ai5-9 ccl-8 299-13
4r3-14 43q+7 1qa-9 4ix-9 8l7-9 9g8-6 5zs+8 1s5+3 uc+5 3ie-5 2c4+13 5ek+11 1fu-8 50x-14 cf8-9 1yx+8 374-7 zm-9 2nt-17 17b+9 3nl-7 9au+11 30r+12 mvu-23 3sn+9
9b-9 368+8 4qo-8 5ag-8 7t2-19 7ge+13 1bl+9 2um-9 3ew-7 fsx-16 4ka-7 1s2+8 3l2-9 140-17 343-8 ajy+10 121+13 2sa+8 419-10 1ou-8 5ol-9 xi5-6 7g3+11 asg-11 2fx+7
5qw+6 1oz+7 55b+17 c8+7 csj-14 9y4-18 oe-9 38j-9 1rw+13 3s7+9 4y0-42 2ki+7 3y4+8 fl+13 dch-11 700+9 vl+12 7a6-13 dd7+11 gui-11 94y-8 1pt-6 278+8 fpr-12 gr-10
6m-9 136-8 7hw-14 7j-15 5oq+7 5cz-14 3xu+7 2vs-9 3c7-9 f9h+7 5i8+10 3fj+17 7k7-13 9pi+15 292+9 kg+8 6yg+6 3gm+8 20w-22 8x5-12 1wm-12 mmo-11 9u0-10 1j8-6
3px-13 cc5+11 5iw-8 5oa+9 9qu-14 1y+9 201-9 qa-7 4on-15 5j0-8 8y6+6 3ln+10 2k6+10 s8+12 fkr+9 vp-7 26f-10 fwa-7 3q6-16 6kv-7 5h8+7 djo-11 e52-9 7jv+10 8vx-10
2g-9 6r4+8 h-10 1e2+16 3u9+10 3pw+6 5tf-11 1my-9 4gi-8 15y-9 gat+8 8ls+17 jz-16 8oj+12 ld+6 mq+8 h-7 586+11 6f+10 35g-8 gy4-10 ady+9 2br-9 xp-9 p4-10 4tc+9
4wh-14 82s-10 776-17 m5-10 2uv-8 2wv+15 41g-6 3if+8 64p-12 1n7-9 d0g-8 5ti-12 hx-10 k6f-9 5p2-5 cop+9 hhu+17 4lk-12 o-13 2ph-5 5s5+10 th+6 6t4-10 6eh-7 31p-11
m9+15 71x-9 b3d-7 44c+9 eat-15 4vq+10 18x+9 5y0-16 9pk+10 2oc-10 58j-7 2mh+14 2g4+13 k3-8 gow-8 4oe-14 3ug-13 j12+7 70k+6 k9+5 53o-12 6pb-8 2km-11 1wl-8 bnp-7
9vf-13 104-11 m39+8 3v8-12 7t2+9 1ah-6 2dr-10 3wy-8 bgd-8 b2i+16 7nv+9 3t1-9 1nw-9 1qi+8 2hn+13 1x-12 2tf-10 5ws-9 77t-17 3un+12 3ph-7 w-9 2lh+11 1zu-8 i6+10
2r2+8 87d+11 b7w+11 2q3+8 29o+21 1zx+15 39m+14 5bn+18 7ou+11 1cp+9 1iw-8 dos+12 23w-11 19v-12 1qy-14 jf-9 a1r-12 8b8-9 36g+11 1k9-16 40y+8 j6e-11 3bd+7 1z2-8
2lg-17 755-9 179-8 400+16 u3-10 3hr+7 13k1+13 9ii-12 1p3+6 1x9-9 2wy-12 1rz+11 2il-14 2f9-9 10a-16 52+23 2e3+9 3ne-14 o8+11 1vh+9 s03-9 dd5+9 8rn-11 24t-15
1td-10 63z-15 jjb+8 170+7 21k+8 drp-11 5hj+9 ejh+6 48m-8 845-10 ibz+7 1l-9 bro-15 63w+9 4o8+6 4jx-20 7a+16 3u0-10 30d+7 3fv+15 40w+11 j4m-19 1u7+8 a4l-13
d0q-10 7d1+7 aoc+25 638-9 1le+16 hsy+8 hc+8 4zj-8 6yf+7 88x-14 61-9 2kc-6 13y-6 1bh+14 6dp-8 9u1+12 y3+9 zzw+8 277+6 k5-9 7e1-11 7nm+11 5we+10 fg4+7 84d+9
k2j+8 1zn-10 y6+7 1vf-7 kk-13 22n-10 4y3+9 2d6+6 1d+6 6fs+15 7fz+10 1cz-10 cai-12 4y2+10 9ss-9 2ql-7 8m4+15 7af+8 2oz-17 2t7+6 8l2-9 74o+8 24+10 1db+5 6io+7
c4v-13 37m+9 b5e+10 63k+10 1g-10 d68+10 67w-14 3m+13 6nt-9 2lz-9 e8+6 5lk-7 fz+22 4e1+6 1g0-19 tem-8 24i-7 3j2-8 2s8-12 1ex+13 bc2-7 bc8+9 1jr+10 6qm+16 sx-7
228-7 21-7 dto+9 gh3-9 43-8 2bn+19 21l+7 9m0-7 bms-8 ed8-10 1h6+12 13g+9 10+9 ih+6 2bz-8 3o1+4 6o3-12 5n3-11 9te+29 l3+8 3n6-10 3dv-8 32a+7 43t+11 8t0-12
2fg-8 67p-15 c6y+12 1e0-9 3py-11 2i9-12 a5s+10 1vc-8 so-7 apc-7 1vb-15 1m8-9 4u3+6 1fr-9 164-14 55s+7 81f-22 15r+5 4p+11 6jw-9 1xk+9 c53+10 6sz+12 1ck-17
l9u-7 2oa+9 hej+10 3dh-4 p+8 14g+10 6qz-19 aem-9 j0s-17 16t+11 9wr+13 3p8+9 sx-7 12+9 x3+12 1ma+7 aim-8 o9+11 2nv-13 3sz+7 4rn-7 2ek-9 2tx-12 86k+9 19g+8
824-8 b3h-9 krl-6 9xu-7 2ni-6 7f2-8 3cq-10 4gl-8 2t8-12 1kn-11 5te+11 5fs-9 2ms-8 4yv+11 b5q-7 1m-21 9eg+15 6u1-7 9j2-9 16h+13 f7a-10 1z5-6 1s1+11 b0d+8 4ci-7
yr+8 3p-10 uq+7 1cw+18 gff-10 34e+11 7uc-8 5fa-6 1q5+8 s2g-12 2sk-7 5b2-10 68n-9 wa+9 gm5-6 3pb+7 8j4-22 dum-8 byr+8 3nf-11 qxb-16 6xb-9 4qy-10 fv7+7 1hh+9
4ol+9 4g3-8 253+10 6jg+10 3rq+6 2ve-13 27g+10 5d+19 buu-21 w0+9 2jq+9 1wv-7 3b1+8 g30+10 2gi+12 9fw-10 355-18 gm-10 aqm-23 4f-9 en7+8 7qi+6 o4+14 9q2-7 24e+12
9ju+9 43g-12 8vv-7 chb+11 6kl+10 3b7+7 30t-7 24h-9 6vm-9 ewa-9 dr2-7 9ee-5 30i+11 2tj-10 k8-10 29c-9 6w4-6 5tw+6 6p2+11 3sk+8 3uc-8 84p-9 423-11 cx-10 28y-6
8cq+11 cf7-10 7lo+6 1ey+25 3i2-16 4gt+14 w0-11 e97+7 2uc+9 ax-10 3gw-9 4el+9 86o-7 3oo-12 387-9 dbo-11 421+17 2gc-9 4x+14 1bq-6 va-6 7br-7 45b-11 6aa-12 4ut-9
ft7-19 789+7 n3+4 5u1-6 16j-10 a9-9 2ro+14 2aa-7 2em-10 wl+8 1ov+7 8ek+7 tn+6 km-10 1y2+12 b05-7 6as-6 b9o-7 3xy+12 ly-8 4gd-7 g8q+10 1hv+12 qe-7 9m-10 1kk-9
gx+13 62t-13 1xm-10 47i-6 da0-19 e6-17 42l-11 b3e-27 10i+10 k3+9 a51-7 8cq-11 1m8-10 d4y+11 3em+7 310-7 371-11 1a1-9 883-11 kt6+11 5j1+9 8s-7 1pz-8 fmg-8
1g4+9 fz-8 1x9-12 591+13 6gp-17 151-8 98i-11 3v9+9 1hv-5 uc+6 68s+8 66+7 4gi-10 g9q+10 5nf-16 87o-11 1ka+9 cbe-9 v4b-10 3v+11 b0h-12 8vj-9 3l0-11 eb-9 qx-20
zk-9 1w8-13 c8v+9 1xw-6 j6q-11 82h-8 48k-9 1wd-10 df0-15 fl+8 sd-8 d+8 50q+5 5xw+11 4fq+12 765-10 wp+10 40c+13 3h5-14 6l7+12 ch-11 llz-9 3iq+12 5zy+10 48j+11
b3-7 1rq-9 7xe-7 sm+9 5wo-12 3c2-12 2ut+10 7u+8 4vo-11 bzd-8 lm2-7 10k-9 ixb-5 ku-14 35n-7 6dn+11 yh-12 106-14 abx+11 2k7+7 4bb+9 dch-5 1pu+9 b1m+5 s56-13
31g+12 7da-11 2g3-6 db4-11 alg-8 8xm+7 8tx+10 9in+16 1t5+8 2ju-7 8i5+6 2h5-13 3e+16 1dz-6 w9+8 79g+9 7b2-5 3li-17 3er+10 jh-6 1mr-15 80w-5 4m2+13 47g-6 189+9
lk-9 hy+13 4or+10 fpb+7 7m9-13 27a+14 870-10 8e5+10 234+8 1m9+9 hn1+9 619+11 dtp+7 hkc+4 4cb-5 i33+7 2e5+11 9y6-6 hao+9 5cf+10 fm4+10 4e9+11 ayd+9 xx-11
293+15 q1-13 jl3-9 d1b+10 7g7+11 7pv+8 c7v-7 5nz+6 20g-15 34e-13 43g+16 bk1-14 ejp-9 9f5+12 6sq+9 1dh+8 ag+10 8hj+7 1ie-10 7rf-8 2lg+12 777-7 q1-8 2u1+14
aad-6 djg-8 6bn-9 6l3-8 3yi+8 4sd-10 4o4+11 1mu+8 1gn+10 aj5-7 58d+8 mg+11 1kj-9 16i+10 xp-8 n5z-8 gwt-12 31s+13 jm-9 6m9+18 1pg+6 jj9-12 2os-11 d8l-10 49b-8
pk-9 6nv-8 ahk-15 1nr-8 i61-6 dux+9 7pd-19 26g+9 150-9 13-11 5f1+11 68p+8 47w+11 1s5-8 7az+11 fb-11 aic-9 ai9-20 67i-16 4vi+10 a3o-7 6bj+8 1vp-11 1m2+9 90d+15
643-13 5kl-7 qp-7 156+8 8ov-13 3g-8 b25-9 5hu+8 4pg+10 39h-5 570-12 ri+9 il+9 m9+9 5pn-22 it-6 mtj-14 2zj+7 2r5-9 e6w-6 8v4+12 az3+6 74t-17 959-9 hm2+20 5d7-7
3nv+8 30o-3 a6w-10 3e3+12 6rb-10 328+7 7ff+3 v4+30 2uu-14 34o+7 5sn-12 5fm-13 5xg+8 11a+8 cw0+7 3mg+7 143+8 68h-9 xxg-9 53n+9 15a-6 p1u-7 41l+8 if-8 2ag+8
6em-8 2hu+8 796-9 ew4-9 mg-8 ur+5 1hi+7 4f2-6 ad-9 g2-9 9gr+8 1lb+10 pw-9 6mo-5 pmy-15 z7+11 edo+13 33-7 h5-8 33+8 9o5+9 4pr-8 895-9 4j9-10 2tc+10 1fr-9
cgn+11 kug-7 4uv-14 c9e+6 4gp+14 3ob-12 7ky-17 1lp-6 8jl-22 24n-10 1l7-8 1nm-10 15m+14 nyv+13 r6-12 1yo-8 zx+14 6kd+11 hc-11 ks-8 8ok+7 29x-8 4e4+8 bgm+9
8an+10 5mh-9 1j+8 an+9 rb-9 gfh+6 1et-9 lr+12 2ie-14 27w+10 1920+26 8yx+8 4mo-10 2w2-23 au2+7 cpm-12 28f-22 b9z+5 2ef+13 eyz+8 dj4+8 16a-12 256-10 10f+7 gv-13
bhg+7 2y3+8 8zw-6 rm+9 aj+10 9d6+12 39t+6 2du-24 11r+11 3em-10 4gb-12 29w+4 ig-12 y1+10 9ot-8 ew-6 8ao+9 15-17 cah-13 1qx-9 sj-8 cln-15 c9g+9 2gy-10 20h+10
707+16 54z+8 4s1-15 1vp+8 2wp-15 4b9+8 aa-15 4ty+8 up+9 7tj+10 op+13 9k8+16 8xm-8 22f+10 fy7+9 ly+10 ri-6 7br-10 yd+7 20d+10 1s7-10 6sl+14 2sz+7 gwv-7 4wd+8
8oo+8 1jq-6 16l-9 iq+13 k9-9 cgy-9 13m+10 7ti+8 3y4+11 7am-7 eek+10 dvw+10 43d-6 g2d-14 o0-10 6s8-9 pk-8 4qd+7 2zy-8 r5-10 jgt-8 42l+10 1k+6 24x-9 f0-11
6f4-10 6hn-8 3v7-8 10u-6 ep+8 8no+4 50q+10 o+14 34k+9 5kt-11 2lx-20 6js-16 2s3+8 qm-10 4eb-13 15i-8 139-14 2hf-9 51j-10 4e+13 1aa+8 67o-12 2me+8 euc+13 b1d-7
72o-11 anu+8 7t4+18 da2+6 7gi-8 vb-11 20m-15 9gp-10 2ez-15 28i+8 1au-8 6ek+8 aga-14 22e-13 ib2+12 1fg+7 7q-3 45m-8 4f9-2 5bn+10 2q7+8 4cq-13 bx5+9 3oa-11
1vw+6 23j-11 21i+7 3y3-7 vw-10 3en+7 5ph+19 6by-12 3hm+12 3mq+9 ux+8 aj-8 491-11 3iq+8 4ox-8 2qj-17 vs+10 1ax-10 79b-9 9jh-16 3zo+9 u9-12 9g3-6 4vc-12 mg-11
7mz-9 i0+5 2o0-11 gk9+12 d0-10 1ar-10 57k-7 4to-10 b0+9 4b3+19 83q+7 gg-8 22g+20 13rm+11 3ce+15 ed3+6 1ix+7 ec0-14 wm-5 7x1+10 6cd-12 736-7 3t2-7 rs+10 byg-9
8i+7 6x8+9 a9o-11 hn-10 2gz+11 8e7-8 56q-11 eof+7 ii-10 br+11 24f-7 3nf-14 cf+10 3ec+13 a73+5 1bf-17 24j-15 xf-16 8do-18 2yk-8 4qa+13 4rj+12 5cf-13 2ct+7
9g3-13 6xc+9 w1+15 uj+18 e6a-5 25d+15 1un-12 3n3+8 4qm-13 1yx-13 8ww+11 79v+14 36j+17 105+9 u0-6 ila+11 q7q+8 3e3-6 28p+9 yf-8 82y-12 fm3+8 31a+11 4i0+7 2a6+5
aa0-10 3un+6 3ag+13 bbn+8 3he-12 21h+8 1cj-10 317-13 2l2+5 k0r+11 35v+10 1f0-11 44t+7 680-7 vi-11 8aq+10 5ss+10 5f+9 8hy-4 bz8-9 zo-9 1ef-10 8x-7 eeb-18
mcu+10 1on+15 1gd+10 3vz-13 5gy-11 r0+11 te-10 3b8-10 ckp+8 58z-8 1u0+9 31d-8 7ls+9 g4+13 163+8 2wv-8 7uh+8 2lf-15 jm-14 9bj+12 4zb+10 1vy-6 6fy-8 4gm-10
4yy+8 42+8 4fm+9 7y9-10 1ph-10 1t6-7 c0f+13 5o2-12 1px-11 dgo-9 3nw-7 435+21 6cl-15 a7p+5 2ho+4 hc-8 27d+23 86j+10 zn-12 c88-6 1yo-21 6gi+12 w5-11 78s+11
1u0-12 3vg+5 4dr-9 33m+8 6r-13 3og-6 ar5+15 3gy-6 5yc-8 6jc+11 gg-6 49p+9 433+11 185+11 39a+8 3g9+8 22v+11 d07+13 6hj+8 r7+8 32o+6 j8+12 321+9 j3-15 djf-12
1hm-12 4fr+12 3e0+14 7z4+7 9fz-13 bx-17 tn-12 3md-8 q5-9 532-13 62v+9 19w-15 3cs+10 2r3+13 4q9-7 1gs-7 2cp-12 4wm-9 3r+13 qm+9 5kl-12 4fa-8 9xv-17 4ab+8 22m+9
ckc+10 be+9 16x-9 19r-9 7ja+9 bg6-8 4ie-10 bcn-9 4so-13 6gr+19 64g-7 95h-9 5so-23 6ul-9 1be-10 27m-11 b5c-10 2bw+6 bv-9 2b+15 af0+11 8yt-5 8n+12 foi-14 3ge-16
73h+11 b5w+5 d8f-6 45o+12 3l6+8 5wt+15 70b-13 knw-10 78l+7 6ca+11 2zb+10 38p-6 kg+7 3z0-7 8bm-7 4yp+15 8fj-16 69s+13 ph-13 14s-10 8s4-8 qj-10 4t8-13 cbr-14
ec0-12 2wn-7 yc+4 1pq-10 1e-9 118+8 5op-9 aqr+11 dcg+7 3o1-10 6dr-9 4be+6 3zb-23 9ya-10 4oj-8 56i-12 d8i-12 8as+8 1v6+11 33s-10 3l-8 iyp-11 1i-6 b96+9 9pp+9
1s5+9 2x8+13 7ff-7 un-8 52i+7 uv+9 6vj-10 4am-8 2jv-12 378-7 1vz+6 8au+8 795-6 3q4-11 c8l+13 4rs+11 5fo-11 4p-14 1bi-10 55s-15 1g8+8 1gk-10 87a+7 53d-18
1pl+10 2y2+22 766-7 35c-9 50v+9 3li+13 br6+10 2hm+10 2r6+9 5jg-9 1f1-14 478-13 2nr-11 dag-12 zy-9 zs-11 9-8 ng8-16 1lm-6 rv8+8 7vt-22 4e3+17 1dz-10 gu+7 390-8
2dk-9 2er+5 3kw+8 1u9+10 2e7+6 mh-7 abr-12 ai3-17 7a1+9 1d5+12 1w2-14 6c6+8 58g+7 2am-10 fm-12 7t8+12 46b+17 47a-14 1vt-8 7ta+9 47w+11 9zv+14 2zj-20 xh+8
9jw+10 8yd-5 2ut-8 1li+9 1b1-11 209-9 2nt-9 5u1-12 6h3-8 1m1-12 41o-15 52q+9 li-10 2mi+24 1di-8 3u5-13 97a+9 8db-26 bg+10 a3l+11 a4j-10 bsn-21 9tk+13 74n-11
3c1+11 mo-12 2k2+7 1nv-13 2e1+10 4f+8 7he-13 5e6+13 2zk+11 mef+7 fce+6 y8-8 3e9-16 bui-10 j5h-11 926-11 5qd-7 7ny+6 1zi+10 5x5+12 1w-14 22x+9 fqt+5 623+9
8bi-7 72g+14 10l+10 1jl-15 1x4+8 14t+8 8tp-6 1a9-9 6j+8 1fr+15 4qb-9 312+9 ad2-13 4na+7 12o-9 28g-13 1ca-8 328+9 583+5 b0q-10 2y5-8 5q5-12 5lg+8 4do-6 8e4+6
uy-11 6lz-6 2hs+14 9fd+15 3h-8 12+5 6fa-7 5tw-7 51q-9 1l7-16 3gn-11 64l-15 1jt+10 are-21 46+25 gsh+8 661-6 1r5+14 9lt-10 80e+5 2gu+11 1vk-8 2cy-9 d2q-10 a8d+7
xy+8 6l4-24 5uz+3 e-18 vq+10 eg-11 2cw+8 dy-8 glg+8 1o5+9 e3n-6 d2l-8 dkg-11 11u+9 s9h-8 ng-7 286-14 13n+12 535-13 cw7+7 2ek-10 29-10 9cs-10 7yo-6 47n+10
2eh-13 31d+7 146+8 13a+5 do9-8 dm-9 3vz+14 ezt+8 74r+20 19t+10 2v3+12 5bu+9 og+14 3r1+8 190+11 1mn-12 6m7-12 a8c+10 2ot-8 dlw+10 20x+8 2wj-7 1c6-8 1rx-8
6j1-12 290+11 811-12 ao7+37 fvb+9 nw+13 9az-15 63h+13 4yl-8 1od-18 a2v-16 aj+5 8s3-7 ca+8 j1-5 1ax-13 4cl+14 jz4-11 753-17 a3k+8 16z-14 2ua+13 l8s+10 76n+7
91y-9 dqq+9 20w+6 bx7+19 5h7+10 1s2+7 c6p+15 38d+16 dy-9 1ck-8 2g8-12 8vr-7 bu2-5 5bj+9 6i9+9 2yy+7 59-7 6fc-8 6f+10 214-3 3kg+9 3n8+10 chs+13 6uo+7 2le+7
9r-12 5la+8 4fg+6 yv1-9 2yw-8 mj0+6 5cs-18 8j1+13 hx-10 e4l+10 3v+8 303+10 3wh-7 uv-8 1qd-9 fq-9 243-8 2bn-7 6di-11 c7b-9 30x+9 rq-16 1m3-11 avl-10 5f0+8 g2+7
fgf-8 22k-12 9hf-8 3hn+17 86k-10 164-5 25f-9 301-9 17x+10 3tx-18 3cx+12 6y-12 dmn-7 5i1-13 1l0-12 265+14 2hy-6 4va+12 1e1-8 4sq-13 7rr-9 4jx+6 1ex-8 5tv+8
5j8-16 hl-15 486+6 6qc-19 cbu-8 dnm-13 n1-9 2yq-9 3cf-18 2vz-8 21f-10 sb+20 cn+11 eqg-5 5go+8 2d2-13 1x6-12 ddo-13 5pf-11 1a5-9 ec-8 2vt+13 19n-6 ag8+9 dp-10
3eg+4 ea+6 2qr+8 18s+9 2h1-6 a8m-17 9v0-15 22p+4 6wx+12 6f+11 17u-9 2rf-16 1nh-13 cfi-8 2ue+7 4r-6 2t2+8 f4u+16 ov3+14 6wu-8 e7-8 57t-12 hl-7 5uh-12 dw-9
3lt+9 8lb-10 1a8+15 9x6+8 16h-16 yk+15 1x2-8 8he-10 768-9 a74-6 8s6+19 1sb+9 625-6 210+13 136+8 7ny-6 l35+9 1q0-9 1g6-13 5s-11 nu+6 19p+10 3dt+8 lq-6 66c+7
1vu-13 60u+6 12i-15 57u+12 7yv-7 n1w+22 6t-7 35o+11 12y+15 3gg+9 1rh-21 5e7+9 2bl+9 cq4-7 64r-11 1r1-8 7fj-8 2w+15 1n6+10 dq-13 43x-8 c8b-16 e6d-6 136+17
1ri+7 ps-7 c12-20 3gc+9 l1+6 1vn-10 c1j+10 8k6-10 5qi-17 23y+8 261-10 fw+8 91-14 q8+9 d9z-9 37g+12 9qr-14 f03+7 39p-8 1l1+8 b4v-10 9hp-7 1rd-7 5sp+3 15b-12
6hc-11 1az+13 3th-8 7a+26 1uf+7 ozz-16 5ac-13 5x6+7 6y4+11 2l5-9 sl-8 et+5 g7d-8 4vw+11 6nr-9 4ih+11 5w7+14 ax4-8 b3n+11 3lz-12 6mm-13 2eb-14 4s4-7 sg+12
4j4-12 6ew-8 d36+10 6us+6 c0i-11 9yf+10 1di-9 527-11 9ng+6 bfv+7 1r1+10 8xs+7 abz-9 5dr-6 1pz-11 1863-9 8jr-10 29m+10 ud-9 1j8-10 c1n-7 40n+10 7o1+9 1pr-6
2dk-11 1s3+15 1ns-5 27-17 3es+7 2vw-6 5dz+8 gu+8 66t+7 lge-8 320+15 5sq+7 bve+7 99a-8 66f+9 1ps-8 3bz+8 7wg-9 efp-9 5at-8 hy-3 72a-11 33s-10 3mp+7 5ay-8 4y6-8
24p-23 6xq-10 1il+15 3zi-13 lr+4 556-15 96y+8 251-12 99j+7 57p-13 5j+7 2qo-8 813-9 50e+11 1kz+6 3vi-10 2t7+8 731+11 2td+10 9ux+7 3rj-10 17l+10 1d0+11 e3+8
3da-10 lo+8 1f2-8 sr+10 2zy-9 v9+8 7s3+11 78-11 2gd+15 1kc+13 1hs-7 be9+9 1ea-9 2p4-17 83g+7 45y-8 4un+7 4vo+7 4do+7 cw7-12 2zl+11 367+9 cgy-7 gfy-7 82p-14
8pe-9 ggw+8 lkw-12 bs7-13 23g+9 4gh+8 eff+10 26b+12 6q9+9 38o+9 466-8 kwu-9 2kg+4 5fm-9 f9x-6 1xr-4 4ib+15 fsv-6 182y-10 2i2+11 7ik+6 214-8 c49+7 1iv-7 1it-8
324+8 3rt-15 mmh+12 14l+8 32w+10 22d-10 ola-10 dr7+6 1wt-15 cg-15 604-11 cnw-19 1ti-11 hlu-15 3jx-16 zb+6 22q+8 2i-12 1mz+10 5a0-6 rj+7 7cy-8 3n-8 3yu+8 jx4+6
6am+9 2lp+9 4rn+8 33i-8 h5q-12 re+8 1qe+8 4cp+13 hck-12 9jj+7 b6d-20 38i+16 4p9-6 is+7 2hk-8 15n-10 4dc-11 366-5 i81+13 1td+8 3me+7 42j-22 ox+11 ti-11 90d+7
aq5-7 g0z-12 45+12 8nf+8 55r+7 2dz+8 q8-12 2ts-9 3w2+10 1y4+7 gcc+8 4sm+7 8io+6 4y5-15 8p3-18 6i5+8 452+11 dw4-7 46t+11 3yt+14 ioz+8 1fo+9 59o+11 2f+8 208+4
1ed-14 4zi-9 clj-13 3me-10 1mv+6 7c3-6 et5-5 8sv+9 d8+7 l4y+7 9up+18 93u-8 2l+4 4w-21 6wv-10 gcb-8 7nu-11 k3+10 3na-8 5c9-16 asj-15 d3i+7 4h5+13 g8w+4 1dd-9
l9-7 2ic+10 5pd-12 1tb+10 nse-8 159+8 1dl+8 8sc+19 1bd-7 6kb-19 r9n-10 cl-7 1ja+14 rs-11 23t+7 gmf+10 6cm+11 gi5-7 2p0-11 2h0+12 49t-11 1hm+12 1bt-12 ft+10
31y-5 2fa+11 gbg+8 9p6-8 y9+8 bzr+7 1n0+8 1lr-16 624-13 4b0-14 60-7 1qi-7 1ei+4 5z0-12 238+14 gt-11 2qa-12 alb+9 j42+10 fuk-8 9y-5 a88+12 1cu+10 8w3+12 253-8
5k6+14 rf-8 3as-8 n31-12 23w-8 2pj+6 2eb+10 7iz+8 c19+11 ao0+8 a8h-7 2j-10 6io+11 34q-11 m7-6 1qv-10 ve+10 669+6 ezf-13 2uc+11 uy7-11 4e7+7 h0-7 7k4-11 47p+7
3k4-10 2h9-11 71q-9 1fl-9 48f-11 ene-7 47q-9 1nj-9 39m+10 6lb+9 99q-8 a4t-6 h5+7 b33-10 5l+13 53h+21 19a-10 bj0+7 4h8-9 ijc-8 4s8+6 1mf+9 3zh+9 2f4-11 1ge+8
9c-9 338+21 51f-13 1zu+7 dge+11 ih+9 8e7-7 74a+8 7zm+11 9b5-13 9nf-15 1pz+6 7xy+8 2u9-14 2g6+9 4t+9 1g2+7 24s-7 1gt-8 5dp-7 on1-12 14q-7 1h-6 6dh+8 16q0-7
dq7+9 cce-10 6ws-9 552+9 154-12 dka-9 aag-13 a5h-7 h0e-6 69n-7 1or-9 4t4+13 1fy-9 3ii+8 4st-13 5o-6 d78+9 bjh+9 hbj+12 84b+11 2rv+10 1jg+12 4np+9 5mz-7 2yf+8
2t+10 3ux-18 1g9+26 9la-7 4lb+16 1dl-9 xqb-6 a0s+12 fs9-7 r2+8 6rc-8 16j-7 1ek-9 408+6 2ri+7 4nf-8 gn2-6 ct1+13 130+8 7ni-10 ddi-8 cus-15 6a8+11 9ek-10 2ru+15
39m+14 4qn-11 1js-8 940+9 1sp+14 28d+5 6uo-9 5t5-12 3d3-8 cmt+6 685+5 ws+7 3fc-11 1wg-5 dl7-8 38a+15 3qc-8 3yc-13 2kj-10 p0-4 duz+10 3e5-14 661-20 172+9
dka+11 1a8+26 357-9 1cr+11 blu+8 19z+6 6gg-12 31k-8 55-10 d1k-7 47o-9 2n1-14 jl6-7 7qm+5 2is-8 9e9-10 1gi+7 1hk+11 a7+20 puf+15 kfz-18 16e-6 7t7+10 1bb-8
buw-8 eqg+9 d4x-9 7cq-7 4qz-9 dc-9 5zr-15 2p0+12 gd-11 203-8 22z-13 4on-13 f37-8 573-5 33+11 djh-10 xw+11 3r4+15 2e8-11 l33-9 nmt+6 38q+15 a7l+6 dgo-20 6m2+12
am8-16 i25-11 180-19 39d-11 3nt-15 7fu-10 1dk-12 bo-9 ro+5 2t0-6 1j4+10 c7x+12 hb+8 8sd+10 9vl+14 172+9 1vo+10 dco-6 2a8+13 1k8+11 a5p-19 7gj-12 304-12 5h0-8
2nd+8 gx-7 32p+12 6dr+10 rl3+9 6+13 11cp-7 4xf-15 733-4 1fo-9 4aw-11 a3c+10 1j8-15 42l-7 ph-8 9o-5 1hz+15 ann+8 139+11 1vm-8 3h0+27 d6x-9 6y8+11 6yz-10 4oe-10
92l+14 8m2-7 clv-8 2v5+10 7d3-9 49x-7 ww+8 7fl+8 3w1+14 jqq-11 ano+6 77j-14 6no-8 3mt-10 8oo+8 bv-15 1a5-6 4a7+7 1z5-7 bo2-7 75j-8 ff4+7 gm0+9 2j9+6 9sk+7
dh0+12 21z-9 no+12 k6n+11 ado-10 2y8-7 219+7 718-11 gft+11 5te+5 3nn-13 st+9 fro+15 aql-10 7b+10 4ld+9 35o-8 13o-14 nj1-14 7z3-5 7j2-12 3g8+8 x0-8 3b7-11 o1+7
6a2-8 1ez+9 2mm-7 p8-8 4db+9 b80-11 afg-9 c3b-8 54e-12 7bn-6 4k2-7 ub-10 1ng+8 z-8 7k4-6 a7h-9 3us+8 bal-9 2i9-21 4v4+6 4oo-11 rj-16 ot-11 2c8-12 cdi-6 8s-13
ajl+7 3nx-6 4k4-7 cib-13 5rl+9 47e-11 13z+8 3li-10 2bd-7 22j-6 586-9 9kf+10 3dm-10 bom+5 2d5+11 14l-14 1p7+10 bna-6 21s-12 7x0+8 5qi-13 i6c+9 c5f-7 fo+12
4ac-8 74f-11 1k7-14 2cs-20 5r+13 126+9 6cy+7 3hq-9 1r2+8 67d-14 25u+7 29l+14 a7c+6 5om+10 6me-8 4mx-16 pt-15 2ta-9 cw-17 55+13 2tm-11 1gf-17 6oh+10 a76-14
6p8-12 gri-8 1oy-9 326-7 ne2+11 31m-11 9vf-30 2p+11 hom+9 8b+7 27h-7 4kt-14 bic+7 cnr+10 46n-11 cd+9 4uq+9 24g-10 2vv-10 1n8+10 c4-6 133+14 a2c+13 x5-8 81o+8
3mp-7 1pk-11 908+12 28k-20 31j-12 4n3-9 4oc-6 2i3-10 5f9+10 4h0-6 mum+9 48u+7 7gu-8 2kj+8 6u2+8 bbr-7 3ey+9 449+6 3k-8 665+9 6yt+16 ye-8 e4y-7 69e-22 al2-31
4q2-10 nu5+7 iip+7 auh-12 km+9 424+10 1ps+10 a8d-13 5in-8 424-12 fh8-7 1y1-7 a9+10 q2-12 6it+10 17z-10 4xj-12 gkp-7 5sx-10 546+7 2yd+14 6b-8 52t-9 4fq+7
2bj+12 ek0-10 68b-7 cqx-9 8te-9 dj2-8 4jh+7 3gc-7 31j+7 37t+10 jv-10 1c1+14 6cm+14 1j6+8 n9f-7 62b-9 7ru-7 20n-10 1ne+10 4g7-10 10u-9 3d0-7 4cb+9 a6n+5 7xm+9
e2v+9 ez3-18 1zu+7 1zg+13 9xu-10 ox+11 3dh+12 cn-9 699-9 km-7 1tp-10 3ia+9 be-10 2oo+9 46t+13 2od-7 ae-9 11ne+8 5fn-14 5+6 134+9 xd+11 sh+19 16l-6 ail+9 2h5+9
s8+5 2jl-13 1rw-9 28m+9 50f-9 ry-9 6lp-11 1r3-9 2sc+10 3kt+8 1b1-8 88w+8 1ho+13 ur+15 31b-8 bz+9 l0o+7 kh-9 9sf+9 2qu-10 ry-13 dlk+8 743+8 21e-14 658-9 1fd+7
ecq+16 4g6-11 8u2+7 3ov+8 1au-12 g4c+10 2gz+8 2ed+11 c55-9 o+9 evq-11 p09+10 2yf-15 128+14 etv-17 528+10 3wo+6 1cg-10 650-8 1le+15 550+9 7xd+9 5wg-5 7qr-10
7pg+13 38w+16 223-9 671+8 do9-7 36v-6 2gz-19 4ou-8 ev0-9 a6d+12 2ne-5 6w2+10 52e-10 2vz+12 em+8 5k5-8 7ns+9 2w8-10 54e-7 f8r-10 4y-13 85n-10 5tn+11 j6-17
8d+14 203+11 cs4+6 3am+10 a4z-10 5b-15 91k+14 1k-14 6ns+7 32o+6 akr-17 6n-8 eax-17 m4g+5 i5-9 27f-8 6xh-8 aav+7 n28+5 2qh+14 ak4-11 aal+11 111-8 e6h-14 29k+9
tp+9 1tj-12 2kl-17 3nu-13 6uy-17 f6-8 dz+12 e4i-19 4be+6 5se-9 3np-7 1q7-16 ihb+12 235+7 u5t+9 2ku+15 53i-14 cq7-14 dd1+7 5x2+9 3ct-11 5ec+8 387-11 2d9-8 8e+7
8d3-11 23g+7 58-8 5na-11 arn-10 1ew-9 1zw-9 66+8 dx4+10 41s+5 9f5-8 2r8-13 tl+9 4ig+9 37t-21 5f5-13 6u6+7 9w+10 ol+18 5b4-13 d90-12 4b1+7 21j-13 n84-7 7ct-9
290+7 41b-9 157+9 3su+7 8he+7 4lm-9 efj+11 wu-10 blc-8 2fr+6 k2c-9 ov7+11 36u-14 1og+11 5qf-12 7fc+9 23z-8 30w-10 46d-9 pq+5 cd5-9 3dv-11 2ty-15 6s0+7 3e+9
ejb-11 1b6-23 a94-10 wp-9 5w9+7 8vi+11 1ju-7 5eq+13 47e+12 2yz-9 4ei-9 36i+13 ana+13 8e2-9 8vq-9 2q0-10 1ma+11 1zb+14 b8-13 6y5-7 6dt-8 3r2+11 10t+13 1sg-6
mk-13 9vu-9 kl+22 38c-10 174-8 1k9-8 4xu+7 7u7+15 900-16 eka+8 udb-6 m4a-30 wt7+10 2tn-9 6mo+7 ay1-9 2de-10 6m5-5 4vb+8 o1-13 1cj+12 592-10 3ex-7 25r-6 oz+8
2n3-7 4av-14 9gy-14 2w-13 2vx+8 dkj+10 tn-8 zs+11 2u5-16 1as+11 fdh-8 1d6-6 1t2-11 2ci-15 af+11 75c-11 2r7+7 40b-15 2cq+11 4l-9 6xb-9 fo+9 71x-9 4q0-14 5ah+8
2di+9 5pi+11 wt+10 bl+12 ey2+9 ns0+7 70g-7 ul-8 5ro+5 f1-6 dc+8 47i-11 3zf+15 iqi+8 6eb+8 3rx-14 128+8 nw-6 cha-9 479-6 go-11 2vp+22 a65-10 232+15 a8-6 1s5+9
1a5-8 2ed+11 1w3-13 5eu+7 58r+24 296-14 jhb-13 2lv-8 169i-8 i2q-10 8hp-14 1z5+9 mze+6 ts-8 7pb-19 6ml-14 1qn-6 8i6-12 17w-11 2xz+9 2hg+10 23t+11 2ln+8 60p+11
bro+15 2h6+9 34v-10 t5-10 2uh-9 26d-7 2t1-8 14g-5 owc-12 on-7 lij-9 d4w-7 5s6-8 4ai+7 77h-5 9d+8 18n-9 2jx-7 1qz+13 pfu+13 18t+11 5n-11 3if-17 2qz-9 hac+8
aw-8 3lw+6 2ld+7 2pj+10 en-14 1te+10 2ah-10 o8-12 bia-10 f6i+9 3p6-18 70u-8 7lb-9 1qh+12 7b+11 9iw+9 4yu+11 1mu+8 3vp+6 5c-8 3ez-9 aeq+22 ag+13 6o6+11 52a-10
kz-14 609-6 10b-8 4kj+9 3up+10 hqp-11 cbw-15 993+8 5fg-15 1xe+8 2uc+7 a8p+9 uo-11 1a5-12 b6c-16 1e2+17 3r6-7 dhb+13 7ow-5 3tu-13 87w+9 3u6-10 2v6+8 6yg+9
5yd+5 1t2+7 1c5+13 8gu+14 bd0+9 fad+8 8l2-11 19w+11 azg-8 3si+4 279-9 18v-8 e2+10 84x+6 100-8 55m+8 3d7+20 7dt-9 73c-7 2fs-3 lp3-12 9m+8 fy+11 8t3-16 1gx+9
2a2-13 dl+15 1dq+8 2xw+7 4ri+7 tt-10 6c6+8 fwv+6 7c-6 1mv-17 g3c-11 4u6-10 90t-9 1gd+8 y7+10 brg+10 6d8+8 18k+7 3h0+6 3mj+13 2xa+9 ib8-8 1nd-6 1jb-7 71o-9
dz5+8 1c3-11 nyr-10 54x-7 k5r-11 2pf-6 3fp-6 2f3+9 2u6+9 4r5-11 9rz-8 3zm+8 pk+3 3ii+6 8an+13 hfw-15 1il+15 8v9-8 i8f-9 op+16 1zo-28 10w+6 do1-13 4hm-12 dy-7
bow-10 6dm-10 2kg+9 ft0+14 yw-12 7tb+7 1ra-9 akl+10 2eu-6 3cq+9 73-6 9rt+9 1xh+10 b7g+7 19m-6 6lm+7 5c7-9 tx+7 1i4+10 qh-9 68+11 3gm+8 2b6+11 8c+8 25w+8 24b-6
2z3+11 1ne+7 11s+9 m4v-14 6sb+11 6m6+8 33e-13 4rn-10 1ap+15 6tj+12 6s6+17 fjs-6 l3a+16 wx+10 40b-18 540+6 26h+7 6z9-8 a7h+14 8oq+17 5vw-13 3eu+15 3lc-14 hxq+6
1g2+17 7d-10 tf-8 2kr+10 fvg+9 3eu+13 55t+11 1dh+12 4mf-10 e3w-7 5db-5 b6h-10 2e-10 2d6+13 rdv-13 7ml-11 zj1-7 f1-6 4m2+8 le1-7 26h+12 88b-7 3ng-7 2f7-13
tg+11 2fr-9 378-15 pu+17 5d0+11 6dz-9 1q4+12 ebg-18 c3e+11 s25+7 2gy+16 52h-12 4ij-6 fiu-7 g7+11 3bo+9 5t8-8 800+9 m3+8 3ef-9 7x8+8 cvw+5 6jz+8 b4h-12 10u+14
i11+7 h2-7 97l-9 176-9 6sn+14 2jo+7 1bx+11 5yl-8 22+5 4r1-14 2d6-7 5nj-10 gpt+11 3bb+13 1dj+14 2x3-11 g-11 4xw-21 7t1+13 g9z-5 694+5 c4h-8 1j2-7 a9t-12 n1+13
7j1-8 1v1-9 97w+6 3be-6 anl+5 232+10 ri-7 yb+11 3ik-8 g8+18 6l8-11 kk-8 4kc-11 w7+8 820-10 2dh+16 jqh+12 2j9-10 4ie+10 6hc-14 e3h-9 81i-10 965+12 2wz+6 5s-9
rl3+5 8bn+12 9y+8 iks-10 94i-8 380-8 8l6-10 dmi+10 22f-8 1by+9 3q2-11 f6y-7 fdr+8 a98-11 oiw-5 aa-16 3q0+15 26h-8 212+23 3wf-11 6ag-11 zw+8 7a5-7 5t9+7 175-9
5fg-18 2i6+10 94+7 39a-6 ipm-12 2v6+12 5lq+11 15l-11 bc+15 2z5-10 mu-8 3u-8 3ij+8 bl+12 17h+14 4ss-5 5a3-8 1ow-10 5te+14 1bk+7 s9-9 2so-7 15q+9 26n-6 lqq-8
5r2+12 as-9 gq-7 1y9+11 9dw-8 b3j-11 7u4+8 8eg+8 32a-8 4ux+9 58n-12 50v-8 1sl+8 qc-10 1kg-8 b3i-12 4w3+11 4oq+8 hd+6 ccl+5 4yv-9 dls-9 4b6+7 5mc-12 3oi-9
14h+13 22s+7 3ci-13 4bz+7 163+8 4qg+12 2y3+15 1pc-7 6hp+12 2qs+8 1ie+6 4dk-13 ug-10 9ex-16 231+12 185+17 3ar-8 22k-16 3d2-14 2dd-5 7ri-14 8ut-10 1tm+9 ude+8
j54+11 6bx-8 42a-8 xq+20 3vm+7 pb+14 83n-7 3wj-8 61m+9 40p+8 5rj-16 4g6-14 3ro+9 57g+4 e73+9 j7+12 6m8-10 iqy+8 pg+6 1by-12 dn5+7 83o+8 1mn-6 5me+8 brx+9
6y-17 6bo-7 7yk+12 2vo-5 3co-7 e9s+12 e7i+9 53s-13 5gi+8 qp-8 1w-6 379+9 8i0+12 2e7-4 4ew+8 61h-9 3ae-7 3e-9 c4c+10 2pg-4 3lt-6 95u-10 a1f-7 beq+15 gg+9 1i+7
c4-19 9i6-11 wk+8 2bj+6 3hq-8 94i-9 bf+13 44y-7 c6+8 3m5-10 1pw-11 qu-8 23d-7 1mc-4 8bg+19 3j3+8 9m6+8 4vd+11 mq-14 4gl-7 3h8-3 5ej-7 9fo+7 9kv-12 76z-8 f2+12
8wu-8 ami-15 3td+5 6cj+9 993+8 f3-19 279-15 5ar-4 1pv-7 dun+10 5vm-10 4qs+6 7f9-8 4ol-8 4u7+9 90+8 abk+19 bi+8 dhe-7 ipo+7 1x7-11 4um-6 1je+8 2uu-12 5ki+12
65j+19 68g+8 4fv+16 345+7 3fr-11 3lo+12 8uk+7 2ab+14 7ps+7 el+8 9vb+7 1l3-11 1w9+11 3iq+10 u0+8 86w-7 355-9 o1c-6 9uf-8 15s+9 6k2-14 a5l+11 1xl+11 kz1+10
8pt-13 ik5+5 38n-9 1d0+8 up-23 jy-9 1d0+10 p7-9 c8-6 1z+11 1t9-8 5pe-7 gj+7 2do+8 foy+9 386+8 396+10 30g-8 2nu-7 6yq-14 3oz-9 fx8+7 m8e-18 2cf-17 g4j+7 4np-7
io3+8 8k2-12 ew2-5 due+12 3od-9 3s2-14 ur+17 86e-7 6ky-5 24m+7 4np-11 91-12 17c-4 1ti+5 7jb+12 1mx+8 11r-9 1yt-9 c0-10 6bd+8 4uf+9 3es+9 7qq+8 84c-8 o1-6
2ej+7 b23+8 6ux+8 57u+11 20n-12 41c-9 8cj-7 78-11 m0+13 a3e+9 1k1-10 qs-9 23i+5 33q+8 54p+15 3jf+10 452+7 36w-8 3fe-11 42n+7 blh+8 7lv+10 2j1+11 1ew-10 88w+21
61-12 fv-10 1ei-5 351-9 34p+8 23e-9 6wf-9 4vx-8 amj+17 1dq-6 lmx-5 2v9-12 1gn-6 5o2+5 96+5 24w-12 54v+7 b4+10 648-11 4ac-15 2l6-9 pf3-7 4ve+6 3ld-46 1qg+8
mi-11 abv-7 2vd+11 5lz+10 3ob-9 1bj+8 6lm+15 2xd-8 1sn-8 6br+8 4ly+16 afy-8 1rm-8 4hg-17 pc+7 35v-12 1ed+13 753-8 4e8-14 5wg-8 4y1+13 4jf+11 4j3-7 lcb+11
8az+11 bkw+10 4pn+5 9y-14 ab9+9 k80+9 4g6-9 2nj-9 9jv+16 p1-5 b79-10 pf+6 byf-11 6nu-11 6p7+9 3p+11 2r4+7 otg-15 3vg+6 4rr-7 17o-10 b48+7 268+7 2n9-9 6n-19
26d-7 3k0+8 45r+10 3yz+9 6wb-5 24n+14 8im-9 7hc+9 5tw-10 y1+8 51-7 40f+8 44g+11 2n6-10 7tg-9 1uh-6 9cy+13 2gk-12 3ql+9 9am-14 wq+8 9h+9 8ni+8 26l+14 3pf-15
7dn+8 2n4+14 drv+14 ede+7 ct7+10 qni+8 4va+8 a1d+15 77n+13 b19+7 wi-7 dq9+13 tc-25 2g-10 38h+9 4ii-4 3f1+9 cpb-10 fuz+11 1t8+12 411-8 d2z-8 49v+15 49f+9
9mk-13 mk-2 3gt-12 7gg-13 4jn-10 nd+15 37x-14 41j+8 4hp+12 51+14 ub-10 2lt+7 kf+10 2pj+14 97l-5 3yj-8 brd+10 6oz+7 2vw+10 2t3+5 9q-7 mc-8 5sd+13 8ba+7 3td+11
2pu+13 k9g-7 1kc-9 7jk-7 8wb-10 18v+17 cu+7 7m8+7 2l+4 eah+11 aey-13 nz-10 2xe-8 c00+7 58h-9 14s-11 66e-10 7l+8 fm-12 r2o-9 3vg+11 1t0+11 gny-8 e6e+11 fsk-10
10h+14 3gv-12 b6j-10 390-9 2d3-11 1gk+8 cy-14 5nd-13 2mb-8 1yl-10 aw2+6 1px+10 3qc-6 76+7 z4-13 3sw+8 2mv-7 5kj+9 bdq-9 4sd+13 p40-13 2y+7 4dk-10 e0s-19
842-11 291+10 17c-16 73a-6 6hg+10 m0+13 h0b+13 xl+13 8kb+7 11+9 2ur+7 8sg-13 yt+7 3ma-9 1nt+8 34k-10 4dn-21 17g+7 i5+6 11-20 63o+11 765+10 5qh+5 2zn-26 1e+6
1gn+10 4wd-15 4b5+6 3ma-10 23x-10 3f9+8 2it-9 6to-5 138-15 h7-6 2lt-7 29-8 1pw-8 7gp-6 9xm-14 4mt+11 2ms+8 310+11 4z6+7 8fz-10 8no-14 15j-8 1pv-8 bu9-15 390-6
3il-8 w3+10 z1-12 6u8+10 rl+9 33f-7 687-13 4t8-11 bn0+16 yp-11 2ud+17 3jc-12 19y-9 2tj+11 19q-10 6fw-9 22v-11 aof+11 10k-10 29p-12 1ae+9 3m7+13 2b0+14 37-7
rg-13 a7-9 8xe-7 npd+9 rb+12 3cw+7 64-9 d0i-8 193+10 ol-24 7qp-8 jj-7 hk-10 1iz-10 50m-7 f2e-19 171+9 1k2+9 1tj+12 63-8 3y6-12 abg-8 mx+6 1ub+4 1wl+11 134+11
44c+11 26d-7 1xn+10 64a-11 7l2-11 21l-10 9lc-9 567+13 78x+11 2d8+13 um+14 8s7-11 9ub+11 c4+7 45i+10 4jg-8 6k+7 1iu-7 e7+7 65w+14 930-17 227+5 5vv+11 535+14
3u4+10 2x5+8 6o5+13 3w7-9 1gl-14 2t-13 3u9+13 51v+14 17e-17 1b0-8 1vo+15 4xk+8 kh0+6 7ko-14 27g+8 4q7+11 24o+31 26a+8 1xz-14 1is-10 9t9-14 6s4+9 2pr+3 hr+9
30+9 2vy-7 267-5 4ve+13 vc+11 3sq+16 v8+14 254-6 ls-9 71y+7 6i8+4 23m+9 l8y-12 86q+10 um0-17 izf+6 6ro+14 xox-16 749-12 23u+9 2vv+5 1c6-11 dq0+15 rx+7 cjo-6
afu-10 9d0+8 5ji-14 k9-14 14y+6 i4t+21 3sb+13 kn-9 270+11 6m5-12 30u-12 64u-9 4hu+14 479+9 1yk-7 y4+11 9rg-13 2e6-10 3wo+10 fp9-9 hks-8 6hj+15 2nu+9 2pl-8
nb-9 93a-9 d66+8 27s-7 3z4-7 ov+7 3ei-7 7a0-9 1mx-12 2r4-8 3m4-9 86i+9 6t0-18 6ri-7 nsw-8 27e+8 43j+18 356-9 6yo+14 2fo+8 1yf-7 6ly-8 1k9-11 b6c-9 3d4-15
7md+7 zz+12 47z-9 2ie-9 8h4-7 2f1+9 7gq-12 7di-10 2q8-12 4gy-8 75w-10 9x-6 8bi+7 4pm+11 rzd-9 jk+5 951+11 3v2+14 g82+8 78h+14 bx+5 1wn-9 63v+15 399-22 3wz-8
3ad-22 28l+9 kc0+8 49j-6 dae-7 83a-9 6yu-8 4od-15 1vt-8 3g7+13 3e5-12 4t5-9 6ps-4 3wd-16 1l9-11 a98+5 34u-10 66n-5 2rs-10 7os-13 k1c-13 hq-18 1sd-14 vbo-12
rh-16 3fk-10 q8-10 cws-20 gk-11 714-12 nd-8 kqf+13 e6m-7 2z-7 5kn+11 g4-7 14u-6 1e4-8 7wl-16 8sr-6 5ey+11 3k6-10 63d-10 nf8-7 498-10 5r-9 5xe+8 38u-7 bkk+11
3s+5 48b-10 4pu+10 45-10 285-9 8by-2 aed+9 9fh+13 1b1+10 8kf-12 13m-9 33b-11 7l4-9 4sw-9 1kz+17 2ku+13 1s6+7 8ba+8 8b1-6 1jd-8 6jr+11 3dj+11 n76+8 87r-15
8uj-6 ec8-7 2c-15 6y1-6 9dr+8 ib4-15 c8o+15 44k+14 2v4+10 da-5 eaq+13 4wb-22 3mg-8 adj+10 7ro-7 3gj-5 eu0-13 50o+15 css-11 1151+9 87r-7 iez-11 530+7 ftf+9
53w-10 2b9-11 az7-8 68r-13 2f0-17 aqg-10 5vj+11 2t0-10 gz+12 1up-7 al-10 43l-9 4c4-13 3c+12 e22-9 68v+11 12c-8 h3s+10 8u9+7 4mz+10 aqx-13 9ha-19 49x+7 2zp+5
1uh+7 2x1-32 9b0+12 84k-17 6fz+7 2td-12 lec+11 542+6 3bd-11 8i+13 14l-8 ss+11 7fi-6 3lg-10 cl5-9 3fi+11 71f-19 4mw-10 fm+7 9lt-15 1n-14 4hj-7 b39-5 3qd-13
2xr+9 2fo-10 h-8 4po-11 42e+12 2sy-10 1hg-8 7z5+7 87p+8 32d+10 254+7 mo-17 68o+9 5fx+12 c1y-7 7ka-7 7k1-13 4wr+7 pm+8 38s+18 1hc+7 46h-9 k4c+9 7t-8 21m+16
5z-10 6se+10 95h-8 l3t-8 1ua-13 kuz+8 3qc-6 34w-7 8au+7 6r6+10 1uy+14 4u8+10 2c+14 b9j+10 934-11 kv-9 23a+6 3vp-11 1dw+9 fvi+10 81p-14 ub-10 dtb+15 17l-8 ev-8
4k1-11 co7-15 1vb-11 guu+15 6bl+7 1kj-8 2t0-11 6ml-10 826-7 38f-10 1yq+13 91r-9 3fp-10 2gx-7 so-9 4kk-13 19k-6 jpu+7 789-10 22n-17 1o7+11 30g+10 3aw-11 1ae-20
2ho-8 19h+10 7xt+14 3vb+11 34i+17 4zz-9 54a-4 8w4+11 4fj-11 3m5+9 5nx-10 8lr+11 18h+13 2xk-11 4ke-7 4wg-8 82c-31 4jq+12 9o-9 2bg-14 6q3-17 7ja-15 1yg-7 67+9
390+9 4fv+15 2um-10 1md-7 aaa-7 8rl+9 2s0+11 2qs-10 2x1-10 8pn+7 1xc+7 j6e+7 92n-10 a1c-7 t1+11 77t-7 9c5+11 ip-10 28t+6 7ii-7 1qn+7 43p+13 26y-12 5u7+7
2j3-14 1h4-15 sa-10 23t-12 236-10 cnk-10 dr0-8 dja-8 cvf+13 buj-14 8ei+5 2v3+11 3xt+10 3p7-12 39a-8 9k-12 asa+10 7a-10 231-8 fs1-7 3h7+9 416+9 5wn-11 8up+12
1if+13 jq+17 6qv-11 1jx-13 hw3-25 6ww+9 1fn+10 2z4+15 1tq-9 2gx-9 8p6+14 3j8+7 8y7-10 436+9 599-13 32t-7 8ul+12 1hn-16 gl+9 k9-7 6r-7 5z4+10 338+10 5zn-8
56j+9 c-16 26u-9 rq-13 1wj-10 5e1-12 g8x-7 351+8 2ub-10 6cn+10 7bn-16 7hg-9 37c-9 7k8+11 33l+10 6d5+6 al5-18 26x-8 2n8+8 7qe+9 sd+10 1m6+12 1e9-12 5iu+11
2z6+7 12x-7 1is+11 478+8 374+8 2no+8 2u3+10 35c+7 7f0-10 il+5 dxj-10 72t-6 i00+13 222+14 d4f+12 42u-17 3m4+9 jq0-13 3tp-9 3xg-9 aw+7 9zw+7 8bc+8 4c2-8 6nq+6
168+9 34v+10 7su+9 1oo+12 apa-13 5sc-4 2me+11 rp-10 bgd+10 b15+6 1oj+16 1fd+9 156+10 1gw+12 b3d+14 etd-13 4ih+10 2a1+11 89b+12 57j+9 7l7+9 32v-13 4pm-7 3ww+12
35j-10 34t+13 5n0-19 5bi-12 24u-19 3qt+7 195+8 cen-12 1xf-11 2zz+8 kea-5 6e6-10 3cn-13 db+12 xa+21 3h3-14 3vb-10 bqp+11 23f-14 6a5+16 a5e-9 848-15 a70+7 282+7
bn0+10 3jy-12 2eb-16 gr+10 1e+8 1wp+11 1jq+11 5cg+9 2nf-7 pr+11 jfm+7 1-9 28k+7 9eg+9 497-9 1je-10 4hi-5 gg-9 4y5-10 4b9+12 13b-10 8bd+12 wfp-7 5es-10 17x+9
32v+8 1hn+18 1uh-6 1mz+8 298+8 1fo+7 1e2+11 27a+13 206-8 d9q-13 d9+10 2ob+7 2lz+10 cek+13 2cu+7 dkd-12 w9+15 8by+9 1me-8 dls+16 7qh+8 4dk+7 fmi-11 2i9-6
63r+15 72y+11 11e+21 8yv-5 98f-13 2x+10 b58+5 9vv-10 1i-7 10pn-16 2b6-6 ckc-9 4s5-17 1p1-6 xv+10 9zc+19 6hy-5 7mw+7 bbk+7 4cm+11 3ko+6 9qt-5 fs6-8 3gb-7
34h-10 94v-11 1ya-19 2po+12 1my+8 7vj-8 6wc+6 54c+9 6jl-7 9r+11 ejy-9 1xx+11 8fi+12 1re-13 4am+10 1mu+13 mrj-11 i2+15 cnd-9 u0-10 1gu-8 e7g+9 1sx-12 38x-12
bh3-8 cmh+12 1yc+8 mse-8 a0e+10 1un-15 1pa+17 30u+6 31z+10 4fc+9 734+7 10h-10 2mn-20 qo-18 5n5+9 a8b-9 j6z+7 nv+17 il+8 9ea+8 33p-15 2bm+7 20m+9 2vn+8 25b+7
dsg+8 wx-10 6hl+10 cuf+10 hd+12 6sj+5 acf-9 3ty-11 56u+13 185+15 9zv-7 1vh-7 13d+10 fcv+8 r7+12 17j-13 16q+12 2eq-8 48v+10 24w-9 fhs-7 3dd-8 3zc+17 5t4-10
25y-12 3-7 7qf-9 5a9-4 29d+10 4as-8 147-12 4aj+14 8sz-11 wm-7 84-6 4me+5 5s9+13 del+10 25h+9 kw-27 569+7 2aj-9 56g+8 sr-12 4me-10 345-13 479+11 1v4+10 35c-8
7r1+12 x3-14 2xj-9 h4+9 20+7 2qd+8 cr6+8 ita+9 6ip-8 dam+7 2c2+10 8oi-9 4z+12 4ek-13 2cs+11 zo-13 hq0+17 281-8 2c1+5 1h6+10 gg+6 ciq+6 60l+12 1xt+12 3a2-8
1u3+7 3by-10 3x1+9 5lo-11 64u-10 f3-9 66x-10 q1-12 5ib-10 2gz-12 91g+8 1et+9 92w+12 fkg-6 363-12 5ur+8 yd+13 2ih+9 3bf+6 32r+12 4lk+14 1l9-6 nd+18 7fh+8 qo+12
c1+10 xr+11 2l7-11 2qa+10 4m-12 418-10 284+13 4kz-12 1wp+6 123+11 404-7 4hi+13 f2-27 6wa+11 p6y+8 73c-10 27o+9 d9w+10 4ej+8 27q+13 a0k-8 99e-19 6ib-9 156+8
2z4+11 6f5+13 8qk+8 3it+5 219-11 5gc+5 69i-9 2i0-9 ao5-17 3av-9 sr-11 a4x-10 6fl-9 23g+11 fx+7 3vy-10 67o+12 8sl-7 6dw-12 3ue-13 7ef-9 5ys-10 6uc-5 ex-12
2o8+6 hba+11 gyq-6 2ty+13 41b-4 2c-9 aky+9 48e+7 625+13 9ky-11 49p-10 80p-16 e1j-6 49p-15 sm3+13 58-10 c27+9 66e+12 g4+9 4tx+7 dcd+10 ebr+8 n0+12 3x3+11
5g1+12 79r+8 4s2-8 5mn+8 b8+9 h4+16 777+21 mu+7 2xy-17 6vw+11 7ea+8 9on+5 8dh-11 ci5+7 vl+9 ucr-8 326-10 60k-9 21l-8 fw1-13 cfh-10 3ek+10 2tf+10 1fl+15 91g-14
m6+16 v6+8 2pk+10 8nd+15 jur-7 48o+12 1cm+9 uk+11 13j-9 4sq-10 t3+10 6gc-10 8um+10 dun+12 85i+6 l0+8 kl+17 gtm+13 yr+8 m1+7 5q9-10 x8-8 th+10 299-12 agu+7
1b5-9 25g+5 353-11 diq+7 6m7+11 3k+8 8eu-22 4q2-8 207-13 vi-15 9qt+10 32c-11 6fe-7 1li+8 2dl+10 el9+12 7x9+9 6xo+8 1l6-7 7f3-8 jso-8 5b+6 cr+7 1db+12 1yg-12
3xo-6 adm+8 a5h-10 631-13 1wm+8 5l7+10 4h8+6 6a+9 6u8+6 643+9 3ys+8 vqq-11 il+9 ni-6 372-7 811+10 cjl-9 77z-15 9aa-4 912+13 1m4-6 gwk+14 3yi+10 gq2-9 acx+6
1t3-9 34z+12 hd+8 9rw-12 om-21 1vu-10 78p+14 3yj+12 bk1+7 27y+7 7wz+15 4mm-6 blt-9 8a5+21 gr7-13 5xd-17 ejy-17 83g-8 ea+9 mw+12 4h3+7 c3v-15 2ux-10 7qq-8 s1-8
pfh-12 2qb-8 1vq-12 1du+13 5m3-9 58f+12 b4p-19 e0g+12 emc-8 5zw-10 5lt+8 40c+8 2a8+14 7be-9 dr-2 1or-13 l5+9 55k+10 5su+10 4t5-7 at+13 9wr-11 27r-7 aka-9
6ut+12 9g+9 212+9 8ot+5 1vb-10 awn-9 6l3+14 48z-7 aag+14 1es-12 2nk+12 41q+10 7qv-7 2qz-7 1zq-10 53x+10 4cc+6 93u-22 yh+17 cmd+11 2n3+9 23t-19 4rs-12 dv-20
5pr-15 86r-7 2y1-13 cpp-13 dsv-10 cr5-18 4o9-6 vy-9 2ix-14 5jm-5 19e+11 gd0-9 4r0-10 3j9+13 2z8-12 fvm-6 6dt-12 371+10 4hh+8 5ui-8 7n4+8 2ms+8 pw9-10 1zj+6
1af-8 3fi+6 jqi-8 1in-9 hzv-13 oc-13 fn8-11 40x-7 ns-8 gu4+5 n+8 cij-6 15p-11 9dy-8 kv-16 rh-8 dc-13 hxq+8 73o-16 4jc-4 8re+10 2hr-7 728+13 c8+9 3w7+6 48g-14
7ny-15 c9b+11 m6+7 5nn+8 f8f+11 2so-9 5ta-8 e3d-8 1gb-6 47a+10 9x1+7 fv-8 4m3+9 jtc+9 8j2-10 5f9+12 2dn+7 xg+6 343-13 2p5-10 8bv+10 lf+9 1tr-10 1qn+8 9sf+9
69k-10 os+7 1lh-9 cxd+9 86b+6 3nr-10 2xt+18 3lb+11 7d-10 50c+7 2n8+11 a9+9 a57+16 4pw-10 1dj+10 nf-8 69+6 bo-7 tgl+10 9yw+10 30x+15 5o5-8 kbd-9 fr-13 8b7-8
361+14 mcs-9 98g-12 jjg+16 1vq-10 2h3+16 ue+13 91w-7 3db+9 21j+18 4ur-7 4k9+10 2wv-7 a5+11 9hy-14 51b-10 sc+11 3tr-8 b8g-7 9x+7 9oz-9 3e4+8 cce-16 4rm-9 231+9
8bg+11 25u+9 44-12 19q+8 6br+5 2v9+9 a4d+15 19f-9 faz+10 2cb+7 27u-10 s2-11 4ac+12 iqt-22 8xt-8 7b4+12 hm-11 3am-9 7zx-8 1s2-16 2uv-7 3i9-9 cqd+13 aq-15 rk-13
1ju-12 3fu-9 4xj-11 3kn+12 2ke-7 4h8-15 ir-13 6px-7 8u2+7 wc-8 3ni+6 adk-12 7t-15 3s7-7 5sv+7 9n1+8 l5w-9 2a7+10 cv9-11 7nr+10 ib5+23 1wj+8 2fb-9 4ev+10 hdf+6
8y-7 ti-9 2yy-10 3ik-13 5zr-7 43q+10 3dr-7 1od+12 638+7 3wk+16 8eu-4 151-9 1pm+5 54p-9 1pf+10 2g3-11 qu-6 3yx-9 hd-9 2to-9 f9+11 6pu-5 9f9+13 6lp-9 nrt+11
1jf+8 4ch+9 9r5+9 1ox-6 btk-13 2ej-12 3sn+13 dd+6 8hf+9 17a+9 211+12 a53+9 66c+7 1mf-10 1mx+8 5ov+9 51p+13 4t2-9 5hs-9 2ym-7 ca1-12 75m+8 1eo-11 p3-8 akx-11
lus+8 41r+11 48-9 549-9 25v-13 bjx-11 asd+10 7gv-7 7ug-9 av+13 s5-17 ww+8 68s-9 jij-11 3a3-7 ruk+12 6nq-11 ypa+7 cb1+9 2fe-13 73b-10 3vb+6 2s5+8 9wo+11 7bq-12
163-8 a54-6 42+17 gpd-13 3k8-3 556-15 3xf-8 229+13 7gs+10 r7+7 41g+6 7c-10 19q-11 3jz-11 7g2+8 80m-9 144-7 am+12 6aa+8 dm-11 9l-10 h78-12 1ym-8 u98-9 9mm+3
dfh+12 v1+11 379+10 ly-8 2um-7 8zi+8 1ht-11 jz+6 1at+11 ehi-11 ere-9 7af+7 3la+7 4i-10 pus-9 13o-8 bfy+8 928+4 1ly+5 8e5-13 1z4-14 3px-9 j9s-8 25g-10 1z-9
9w2+8 2gj+11 1ra+8 5xa-12 46y-7 a9v+8 59l-6 206-10 2na-12 3ec+9 1ex-8 369-14 3d+10 5n+7 8d6+9 65q-23 3qc-10 i82-8 2js+9 oo-8 qp+8 1va-13 7vb+7 5dz-8 cil+13
3lx+7 1s+14 3jg-13 2wk-4 34a-6 2mz-7 2i9+10 6c0+9 2m4-5 43-17 10f-19 3jp-8 dom-11 6ow+8 4q5+10 7go-9 6ab+10 13j3+7 4oe-12 6u6+9 buu+10 95z-10 6ib+13 ja+7
44d-7 822+12 6zv-10 2nx-10 2yc-6 2et+7 3vz+9 1x-8 4sp+7 5ty-8 bzz+11 8nl+11 20z-9 68+9 37o-5 3f6+8 4z2+7 ah+13 7r-7 2h-16 2th+8 6p1+6 1hf+15 2um-15 1ow+9
12w-13 tb+11 26p-8 5n+7 68n+8 3tu-8 46k-6 1nn-10 1w2-11 56t+12 3cr+10 825-18 92k+9 a9b-10 7l8+12 9o3+5 9ck+10 5pa-6 2p4+9 52v+6 y9+11 ska-11 4o-7 9bt-7 9rr+12
4g1+7 349-9 2sx-8 3ey+11 ul+13 ebd-11 3lp-10 grg-9 awm+10 fpt+11 btr-13 24k+11 sg+15 6z7+8 aqm+7 43l-7 3js+9 2it-8 3tx+7 4c-5 2el-11 2w2+7 e4u-7 2sn-8 106-8
t4-8 6cu-6 2a5-7 1qj+10 1is+14 b17-9 2t8-9 7pe-14 m9+12 1i6-5 ev9+10 1g4-15 6j0+6 12g+7 7y0+11 320+8 d57-16 68q-14 2tu+11 1ul-16 1hc+6 29f-13 4df-8 gb+6 c4-16
4mt-10 ftp-11 wt+8 1bo-9 yz+7 92s-7 27h+7 b00-14 67m+8 3th-18 668+8 3za+14 7mn-11 5jh+13 43j+10 3h5-19 1i3-8 zu+10 2ux-11 5jk+13 4j9-16 1fs-10 3b8+10 6bl-9
19a+15 acj-10 9wg+7 3aa-7 2vn+7 1kp-14 9ns-12 2ql-8 2ws+9 83t+12 74-14 e3r+10 7lu+8 85k-12 41a+10 iy5+10 awh-8 3hu+7 b7z-11 1qf+8 1i-14 6km+13 c39-9 px-5
102z-10 3hr+13 744+7 aeq+11 ajb-15 1ks-13 70+12 5oy-6 5fn-9 hly+7 44v-11 2yy-12 tu-3 2bj-8 5sy-14 hja+7 3cm-11 11f+14 1zv+8 1w6-15 2xn-5 166+13 9dm-10 2c0+9
14e+6 rd-12 c2j-8 79y-7 pq+8 4im+6 86c-10 1sr-7 1fb+7 rj-10 5qk-11 1zh-11 bow+11 40v+10 83s+13 5ig-7 706-9 gbi-10 97t+10 9p9-12 4ht-3 4dv+6 272+9 8rd-10 4z5+7
2u3-11 1a2+8 3e6-10 1d2+12 1es-10 82z-12 1f7-8 3kg+13 q7+7 722-13 1z5+13 kg+8 7d9+7 6by-9 4s7+13 fim+11 1dx-7 7ep-13 k70-10 3h7-3 3iu+9 h3z-12 2f4+7 98o-11
8z1-9 1as-14 5p4+11 69q+8 4s8+10 7yp-5 b43+8 2ml+12 daz+4 eck+9 77j+7 j+6 5jd-8 1ev+11 ad8-14 171-8 3mj+9 dlk-9 zm-18 17e-15 3x2+7 rx+11 396+8 4na+7 kp+7
9xw-7 339-13 7v2-6 gl-8 29q-7 470+9 5zx+6 j63+10 26a-12 7yw+8 8ad-25 5o9+7 501-12 pv+21 3qj+9 h2a-7 7zi+9 5ph-10 ahs+7 1if-16 2fs-9 18g-13 256-10 5xo-9 20l+12
o3-6 7ia-12 agl+7 4gv+8 fn-8 5sf+19 jre-7 5kq-15 17a-11 4d3+10 25s+9 5se-9 2v6-12 2ba+18 1n1-15 2bw+9 l8a+10 947-9 dp6+5 1h1+5 or-14 3d7+5 8j+9 bb7-13 il-10
1sq-8 2ea-10 c4l+8 9q0-8 jgg-11 kg-20 7g-10 5nc-5 u1+8 x+7 4lz+6 7w7+9 1wa-12 abk+8 2pg+6 1vu-7 42h+12 2hm-16 9mo+9 h7+9 449-11 1bh+5 8nk-20 19x+8 a4j+12 ji+9
8xk+10 1np-6 f60+9 2w6+10 u3+8 4rn+24 5m-13 349+5 c5d-11 44p-8 1oi+6 il+13 5um+9 1z8+8 2ea-15 5q0+12 27c-9 rz+11 7vj-16 1e+13 6fb-19 2bn+9 dyt+17 rv-9 7p3+6
9u+13 749-8 4vl-15 2ak+13 1w6-9 26k+8 8o-13 247-9 34k+10 24i+7 3j3+6 b0l+16 2t9-8 112u+10 76j-12 hkd+11 3hz+14 dpr+12 77z-8 2ac-16 9ga+11 574-10 11-10 1i1-7
493+5 sn-18 qt5+13 14t+13 b5v+11 qt-8 3sp-7 dm8+8 8a3-11 ge5+7 11d-10 1ce-7 8+9 71l-8 409+8 4ag+9 5yk-9 jro-4 op6+14 jtr-9 4-8 hi-15 av2+9 yb+7 9fa-11 b3b+6
345-9 bvc-7 dxr-7 2lf-8 2mx-10 u73+14 4oi+13 7iz+15 3je+6 5er+9 172-6 bh5-9 28p+10 9yo+8 1h6+13 70e-9 79a-8 2zu-11 5yw+7 c00-8 6lt-8 67z-16 4w3+8 4y0+9 wi+7
8eq-11 1v7-11 1d5+11 3jg+7 88g-5 b1m+8 3h1-8 4d9-14 73o-9 20v+8 9in-24 15-8 uum+7 5s1+3 1xn+12 22t-8 azr-10 3wk+12 lc-6 9ni-13 9ad+9 8vf-10 1i1+9 321-7 7px-17
2kr+9 8n4-13 79r+11 53t-8 45q-11 9p+12 9b-11 2vt+9 1j2-12 1lx+9 196-9 2s5-8 nyp+7 jq5-12 223+9 f2a-7 5h7+6 ye-22 2yb-8 69m+12 5jm+5 28i-12 17f-7 49w+14 887+8
jbw-8 260-12 2em+22 asr-9 k1s+13 1l9+7 4b-7 f3u-14 jch-10 76a+8 6fb-15 5l9-18 7n-9 43d-12 a5+13 9r3-7 1pt+9 6ud+6 5lp-16 ber+12 i6i-8 dvd-8 a6-10 72g-16 1uv+8
5uz+6 t2g-15 ah7+9 i63-8 4x8-9 no-14 bj-11 7ue-6 80g+8 8ll+8 7bu-6 5og+7 okd-6 39+14 wwo-11 3ng+8 4qe-9 42s-10 p1+10 4jp+9 8ox-12 1db+10 2k+18 4io-8 9j3-8
1kw+8 7yf+7 123+11 doz-9 h-12 zw+8 6km+10 aq+8 95a-12 npq+9 45w+20 5ck-6 ov+17 2un-7 gyq+13 fp+14 20c-8 p32-12 1k8+8 2a3+15 3ec-4 19e+7 1ff-7 62o-7 23t-11
5uf+8 uo-6 qx-16 3em-13 6oz-10 oa-9 55o-7 9z+13 26r+11 1vm-8 1hk-11 307+15 2m7-6 cjf+26 2qn-8 53n-8 5m1+11 8xe-7 h95+6 7t7-22 4k1-9 11f-8 7hl+7 73q+10 b9x+10
4qz-10 aix+13 jr-12 2fu-9 55a-6 qh-8 35c-17 51q-8 12k+11 655+5 3a5+7 3o8+6 21y-11 1w7-17 1we-10 5xw+6 8fe+8 37o-8 87e+10 a9+10 76+8 bzz+4 3b9-10 39w-9 2v4+15
18v+9 4f7-6 6r7-13 agz-7 2t+10 dl5-12 2ck+6 5r+6 26n-13 44n-6 ti-9 771-6 1qq-11 347+7 x-9 1qf-9 4nm-7 5q9-10 74m+11 6pp+8 2m9+10 5y3-10 1sx+12 j8+9 7y0-6
1cg-14 bvr+11 4ep-17 6f4+8 35j-13 53c+10 22p-8 6gs-7 25n+20 371-7 1x1+8 5bd+24 oel-7 8m9+9 6yt+10 30k-11 4cp-19 e7k-14 5ci+6 42q-10 7bu-6 11i-6 2nv-10 1nv+11
5es-8 8mi-9 6w4-13 29h+4 bs0-10 7gn-12 6x5-12 8j4+10 4nh-14 43d-9 k3-11 2tt-14 ye-9 7sj+15 629+12 90h-15 4n-12 cc3-10 6xs+12 n8-6 c9h+13 j4+13 1g0-11 t7-10
in7-7 158+8 s8f-8 a7b+14 25+13 4b+11 7ln-8 1ju-15 10jz+8 73r-7 1wu+6 78e-7 4g4+7 aq3+7 903-13 225+10 14v-6 ai2+7 gs0-12 lex-6 4wy+6 9co-9 lm-13 2j1-9 3n6-9
bq7-18 5gz-12 5id-14 4t1+7 3t-11 34z+12 7yr+11 5b8+9 1dy-6 884-19 ehf-12 8bx-10 32e+12 3oe+5 23n-11 4jg-9 2b9-9 2sy-8 31p-8 7go-6 sq-11 1gl-8 2fg-12 161+8
7mg-14 4qu+10 19p+5 11x+18 dwc-9 2xk+16 1be+10 3wa+8 3h4+11 14j-11 6l9-8 pcl-6 26v-12 bg+13 402+11 35g+9 nf-8 5l-10 4v-12 jm+10 4hn+15 hqa+16 613+9 4kf+9
268+7 5lo-9 n8+10 fvb-5 4vi+10 aee-13 1f4-17 8f7+10 714+16 gpd+14 4n3+9 wip-8 179-8 6qg-6 5yz+9 7nf-12 mj7+10 t1-10 gna-10 9bf-8 8nm-11 2hu-13 250-7 rx+14
7e-8 5fa+19 8jy-9 7f9-12 1ve-8 3ee-8 6mc-6 8pt-6 a26+11 bg+8 9ni+9 3m9-4 4lu-10 llh+11 5hz+20 49v-10 3rx-7 3me+17 7p1-8 6id-12 uf-22 ex+9 5nc+12 1rz+8 865+10
l1-7 4t4+10 397+8 t8u+10 19oz-8 1ad-10 4v4-10 lu7+8 5v0-13 6ae-6 sd+15 9qk+13 1k+8 16g-7 fqm-16 2wh-9 6jm-7 7v4-13 6fd-11 ekr+8 b9j+5 9t9+9 20v+9 c5+10 69n-7
1k+9 957-7 amf+8 qh-11 245-10 7eb-14 a7y+7 1ci+10 8y+7 1zk+12 ahb+7 286+7 g18-9 41q-11 8ya+7 2ld-12 5wb-11 7w4-11 81v-9 j14-13 t5+11 1lb+7 d8o+15 1lz+9 ftw-6
6o5+7 vi+8 7b3+15 8yi-12 3cx-8 12r+12 4e3-12 453-12 378+9 zb+11 ck1-7 6n5+11 6qd+14 kj+17 44x-17 1kj+8 6xz+7 91+17 4t2-23 2dm-11 1bc+9 sv+9 3f6-9 5l9-9 27e+9
6i0-12 5e7-7 e1h-9 kiw-9 2o-12 jh-9 2fg-11 8lm-5 4qr+9 lww-11 a6d-9 gcn-8 j7-7 bu4+8 7u6-6 ejy+10 3bw+11 asw+9 1yv+9 b4a+11 dfw+6 39r-8 i59+7 1uq+13 5i0-9
4j0-12 c9a-15 247-12 e0-6 2yk+11 fke+6 55e+16 76j+17 s5z+9 186-9 1u0+7 11i-9 2jx+7 5lu-9 2rf-10 kc-13 2wn+7 2zp-9 uvi-12 2zz+19 1jo+10 6qn+9 198+8 4u7-8 2sd-7
1xn-6 mj-16 50v-7 6pz+10 b7h+16 1o-11 506+11 1qd-8 87y-10 1im-9 5j3-7 4k8+5 187-21 2p5-9 22k-10 1og+18 2yl-7 67u-7 1j0-8 5nc+6 cf2-13 9wt+13 39u+10 41s+8
ml+10 c9-10 1cg+9 mb-7 ay+5 355+10 3ja+8 72k+15 27m+15 5f6+15 exb-7 4d2+11 bd6-10 2yl+16 ir-11 mo+7 3mf-16 37k-11 8d+11 61g-9 3mb+9 1oi-9 d11+7 3of+15 9of+13
hvc+10 kxi-6 d9f-10 56k-14 4ur+7 31v-10 8zt+16 d97+11 7z0-8 7nv-13 c54+8 8d7-7 8cx-9 3is-9 kbn+8 1vc-18 3w3+6 fng+13 7e3+8 20n-9 5k3-8 7ak+7 7j9-10 2h-8
142+12 502-6 4ke-12 9st-13 fc-12 2e7-15 tr+10 r7-9 6o2+11 4ph-7 ajh+9 a5v-8 84x-8 6cs-9 x0-6 8ng-7 41t-11 831-8 6uv-11 b02-7 1bz+11 25s-12 9ce+8 ng-13 a5u+8
3pf-8 2zs+15 lxb+12 3dq-6 103+9 3om-11 2ke-16 pa+15 2ao+7 5hv-11 6wy-8 912-8 pjl+12 3us+13 5h+9 75j+9 3j6-11 6oa+8 5mj-15 4hj-11 6kv+7 b3+12 2wv+10 1ub-17
dvj+7 eh0+10 5tz+7 8p+14 12r-14 mf-8 3l7-9 6wp-20 1rq-24 4h7-10 d1h-16 108+5 oe+14 a3q+12 50f+9 2a2-12 51n-6 bsj-9 6pp-22 lko+8 1hf+5 5m0-16 39e+6 7t2+15
1mj-7 5yh+8 4j-11 5y+13 399+11 86+11 e3-6 1gy-12 cca+11 aj4-10 dgz-9 55p+9 1n-8 358-9 i-6 ew-8 8hc+11 1tx-11 4ud-9 2lt+10 8k+9 5x5+6 wd-11 8n6-9 cvh-10 f98-3
5bp+8 dj-11 an5-10 2ae+8 3nk-7 cc7-13 84t+9 at+8 elm+7 30m+15 8m2+9 ui-12 etn+10 1x4+7 5xl-11 1gx-10 mo+7 1l+6 2km+8 226+8 3v1-11 f0-6 atm+11 7bs+11 2d0+8
294+19 6f9-17 2gh-8 21s+6 41n-8 5k1-8 22k+9 6my+11 cwg+7 243-11 8s9-7 294-6 601-11 gnh-7 avz-11 vkd-5 qn-7 24y-9 2cm+7 a41-9 4ie-7 esn+11 197-13 ajm+12 b0a-10
2hx-9 5ye+9 vc-6 meu+13 ecw+8 19n-11 18d+9 h1l+14 4ie-11 se-11 igj+9 v0+11 274+18 5z7+9 7kb+14 n2t+9 8rr-19 ak1-8 3tp+10 6v3+8 dni+10 2d8-9 cae+8 5h2+7 4hu+7
1cl+9 3sx+11 6qy-12 6vg-13 14s+9 210+9 3hz-8 ba9-7 998-8 rs+12 10m-12 d0k+7 36j-16 ax4-6 bte-7 23i-15 17-13 2n-12 8ah-9 4c+11 en3-14 1ya-11 n76-7 5t1-11
47t+12 2f-11 4pl+9 42z-8 1lf-8 2yw+11 1ip+8 199-11 llh+7 ow-13 4l8+9 335+11 6ev-14 29e-8 98p-13 5r2-8 gab+10 2k2+13 j6-8 9xk+10 191-14 fup-5 2pv+26 s4l+6
2x5-12 2jw-12 9lp-11 iex+8 46w-9 75c+5 xr+6 1g9-12 h0-14 5z7+11 aw-9 3wy+22 40y+10 2a2+13 2fg+8 dt-7 4i8-7 2l1+11 2od+9 eui-8 2f9-6 2jm-7 azy-13 beg+5 87a+12
67j+8 nh+10 jab+7 8k+8 a8u-10 1v2-8 evg+11 59p+12 f0-9 9h1-9 hr9+9 9rj+11 3fr+12 a-7 2x4+10 244-13 8w6+11 h8k-5 5pn+5 5mg-5 cm0+11 fta+13 2yd+11 5ci-8 a0x+11
ao8-14 1no-9 15s+9 1kq+7 2of-6 32e-12 8h3+7 7ox-15 g4+9 afk+15 b2r+12 3nu+9 3s0+8 74x+11 2gw+12 d2g+6 6zh-8 6gt-10 35f-10 5o0-9 61k-8 e8c-8 js9-13 2zz+7 83-8
a9+9 ieo-13 262-17 3xd-7 2y8-8 49+14 4jk-8 5pr+12 o8+13 479-10 18z+7 5w0-11 24i-9 h7-11 csr-7 116-13 3b6-8 2yl-10 7zp+6 8mz-9 qn+4 64c-8 6s0+12 531-6 fyq+7
3ax+4 h27+10 5qp-10 cou-8 75c-8 7yd-6 3jc+9 1l1-10 hz+11 8x4-7 7cr-15 5jh-17 7nk+11 73w+13 5q5+15 3eo-9 78+9 8j3-8 6r2-12 634-7 27m+7 52w+14 5ic-9 8cn-14
1pa-7 bdd-14 yj+12 7dw-12 6lc+13 842+8 5jc-7 2qj-8 z5+14 7tj+8 1zh+9 1z5-7 ja+8 66t+13 1bf+5 kgm+11 j53-7 2hf-8 505+13 14n+10 54o-3 1xt+11 1t9-12 4io+7 5ng-9
ej-9 4xz-7 118+11 1xy-15 1yp-9 55x-11 u-10 bjg+8 427-9 1cm-14 1q+15 d5m+11 42j-7 ht3+11 gp-6 fcs+12 2g-9 4e+13 2vc-9 c83+10 f5g+7 3ap-11 zg2-10 204+10 4j+9
3fa+9 dxf-5 23u+11 hmo-7 898-10 2p3-8 47o-7 4fi-5 9xu-10 7n1+9 ui-9 820+7 gzn+7 fj+8 9dx+11 5vd-10 1nk+7 bmj+10 30g-13 8uw-9 2vr+7 659-9 6az+9 a5f+13 2t2+10
862+9 3fl-10 88k+15 2ds-12 1s9+16 5bl+11 g6-7 211-8 3kz-11 h3o+8 989+7 e3r-6 4f7+15 3j+9 306+6 1ia-13 8o+14 5qr-12 44g-7 4bp-7 3w3+12 jw+10 1ys-12 252-8
4mp-10 4ft-20 10b-8 11f+18 bpe-11 4f8-27 tj+6 5n7-9 1q4-9 en-9 9bk-8 11g+12 pdb-12 atl+9 gwx-10 i7g+9 1ln-12 ehz+12 71q+11 58w+11 5dz+12 fg-6 9m-9 9ns-23
dw-10 oi-5 atg-10 5nt+14 2zl+14 2e+8 te+14 3bs-14 7ci+7 4po-7 2rp+13 il-11 y5-5 6uc-10 55u-8 3jr+9 x8+5 2yc+7 2pb-11 4ro-6 pi-7 2zt-13 yo+14 sk-6 34y+9 2ov+10
3l8+9 4cp-20 5i7+7 1y9-7 cyu-10 1dk-19 yb-18 67-13 4u-7 423-9 ajt-7 a50+6 a0w-11 5nb-7 2zx+12 8fm-6 2ep-17 fj9+10 6r-10 4nq-10 409+7 1xr+8 1h5-5 ag+5 zm-11
ban+11 eah-9 3pu+9 8fe-12 3w4-6 4te+4 1mm-16 1ga-7 2wm-9 426-14 64h-11 y8+10 1h1-13 pi+13 uy-8 3fi+9 3jz+11 tj-10 2q-10 cs9-7 3ow-13 75h+7 e7q-9 bcp-7 5rh+9
38j-10 fk-8 jh-11 5bq-10 3e9-9 dg8+5 5d+12 2tu+7 a3o+16 l4y-12 dch-18 cg4+23 7od+8 q65+18 62s-6 c47-12 1fu-14 1k0-10 1zh-16 yv-8 6a-8 28n-7 2cr+13 q8g-13
6cd+11 3q4+9 8ge+13 99a-16 7da-13 fvc-19 or+16 45f-6 3a3+8 8lp+11 2k0-9 dq+8 2km+8 yf+15 dbz+13 1sw+12 41k+9 128-10 43o+4 1fj+9 2s7+7 2e2-6 14i+10 1hd+9
adw+16 2yt-12 13p-10 1e0+6 3ba-10 a7u-8 7zs+6 2o7-6 i83-6 2di+7 ro-7 1vv+9 185+8 2nr-9 9m+10 3g3-12 2ts+14 eq-8 2qo+16 4yo-9 1fn+8 9ei+10 4a9-10 2ml+8 3w0-10
a0o-11 gf1+8 5lw+8 25i+6 5me-10 a3h-11 6bt-9 645-11 fno-11 63p-15 5p0-10 dt9+10 73v+10 7l7-7 opf+9 4kb-12 ckq-11 3ks+11 1xg-12 10v+6 pv-9 1hr+8 3t+7 av-6
11z-4 3co+6 1rd-12 ed7-10 qa-9 7sn+22 8pl+5 1d+11 adx+7 7qr+11 25u-9 11g+8 gi+12 tv-10 stl+8 gl4+12 f1d-9 8uf-19 8h1+9 jbg+13 2dn-9 907-6 em+8 9cp+13 5cl-10
1k7-10 1vh-4 aoz-10 6qk-9 hp-10 fo-12 32z+5 2il+21 bmn-11 ri-8 h1+9 1ip-9 3gz-21 2a6-7 26f-12 8am+10 560+8 5ue-9 1kr+9 1uh-9 qx+14 g04+7 o6+10 3fy+12 62w-11
9b0+12 862-7 cwz+9 6xm+10 6dr+11 v5j+8 3it-7 37y-13 1pl+8 6gj+7 7r9+9 26z+10 2lq+9 43-10 cin-9 dsn+9 42+7 6n7+7 2x2-7 8ue-7 130-16 3zg+14 5e1-1 37r+8 ei0-10
olm-7 6ml+8 1sr-19 su-6 14w-4 ksz-9 31q+9 96b+8 ojt-12 mma+8 6i9+9 32+25 2mb-19 ij+18 iw-8 4nq-8 4a5-6 6y+9 3s2+8 f3+7 7hz+7 261-7 dsh-20 ec-6 3q4-12 bm5-6
167-8 4n8-11 ain-9 8p4+12 gc6+12 fll+10 9p4+8 18q+9 fo3-8 5d8-15 68t-11 2om-9 gu-20 5u6+12 1lj-7 cac+6 by-13 dl4+7 3b-12 c7q+10 24r+20 79j+18 503+8 606-8
tg+18 1oh-8 7ca-9 9x4-9 53e+10 7e4-9 yq-11 b8i+12 8m6-8 b2p-10 47f+8 352+5 3ko-7 af1-8 5yk+7 26u+17 acb-7 1m3+12 g8k-10 c7x-10 qz+9 aqi-8 g1v+9 6ue-9 10b-23
6ff-10 dad+15 hkz-17 3nt+8 e3j-11 8pk-12 8k0-7 5tv-9 1by-18 9nx-7 92j+11 11+13 6sc+7 dy+8 14v+22 97n+6 aht-9 o7q-7 38k-11 3q1+9 dz-7 hmb-10 3m6-6 cb0-8 sl+17
103+9 bja+5 on-8 8my-9 2bp+8 2ai+10 je9+10 p6+8 5y2+6 107+10 1b8+12 9ta+13 1pu-6 h0a+6 2r3-7 1jl+10 8gr-24 d9v-11 eh3-8 e27+8 5ul+17 5xe+7 2an-16 1xj+11 1ya-6
bf-13 5ip-13 43y+8 56z-5 1qm+6 2cy+15 9tn-5 j9z+9 e0j-9 242+7 qz-11 3kt-7 bh9-7 17r+13 7mb-13 2be+13 u0-7 3i5-8 yn+10 60a+10 nk-9 2gx-9 1q1-8 14f+15 1i3-8
6rp+16 7ox+10 2c6+14 639+12 d3v-6 25q-9 an-7 b1s-10 1sk+18 pi+7 gxp+12 ai7+10 7re+4 4p3-11 352-9 9r-8 npm-9 f3-14 1hk-15 1me-6 4ev-10 3kz+7 1w0+4 6s0+11 6au-7
arw-10 1td+14 bc2-11 1mq-18 df-9 21x-9 4tf-15 4s6+11 1g0+10 24f-14 s3+10 1im+7 55-7 34e+8 44d-14 4q-8 498-7 vn-10 ge+10 xw+10 2m2+13 1kt+11 18j+9 292-8 t1+8
b8r+5 1vm-8 807-12 4x4+5 zof-16 sp+11 av6-12 2ud+8 9b5-11 1bf-12 ho+12 gge+11 l5+14 2jw+8 50b+11 2id+18 58h-6 7tf-11 cui-13 d2m-6 6a2-15 oj4-16 81r-21 383-11
791-11 ho+8 c9x-9 77b+9 3ar+7 66i+8 fbc-13 50v-8 1d0+10 1nv+10 6zh-10 18g-11 7r8-11 55i+11 5i2+10 8b3+10 611-13 15f-11 y8+11 6xw-8 1qh+5 77z-16 5x0-7 258-10
4tz-6 1i8-10 2pz+13 50+7 2cd+11 19h+9 1s4-8 3ce-8 ay2-7 g15-34 rw-8 80q+12 1za-17 818+9 1yn+7 2gx-10 5nf+12 7gr+10 h2y+10 5el-7 128-9 b0q+9 sj+5 3xe-9 21u+6
7fi-9 fl-11 i56-15 2ww+8 2xc-17 5uu-11 3x6+11 1yp+8 5gt+10 1se-9 25a-19 1bk+13 8a7+11 49f+15 2b4+12 7ou+9 4ej-14 pd+8 3gb+9 40y+6 22e+23 9cn-8 fm-11 z0-4 81-7
aiu+7 3w3-9 ahy+7 rrx-14 16v+12 3d-14 8d5-12 93t-14 65b-6 36m+10 b9z+8 7sn+18 8i3-11 3hn-10 p66-11 fze+8 2ue-9 bsz-15 5hv+7 2z2+13 14d-5 adx+14 brx+14 3uh-13
5g0-8 hu+13 3l0-12 29e+7 gna-9 3n1-10 460-11 2eq-10 3h1-11 4o3-8 1cn+8 3no-8 vf-3 awm+8 9k+10 mhd-10 3sf-8 caf-6 ags-7 3xn+12 3hq+8 b7i-10 1nq-9 ejf+8 21z-12
7ms-16 3bp+8 1u1-12 dnf-5 3vi+7 8r5-12 3wt+5 aam-7 74z-12 7pq+13 fxo+11 bgo+5 53x+9 jaa+11 1to+7 f5w+10 3n4-11 289-11 1eg-10 4p8-12 68g+14 5ch+11 pl3-10 5ol-9
9o+14 i0s-4 10t-9 g7-9 1dk-10 1tj-11 610+7 22s-9 4nt+8 1du-9 1tq+9 dup-10 52d-10 226+8 e5+10 4cu+10 413-8 6ca+5 5cl+12 5wm-21 1ql+9 26e+8 b1j-11 b8c-13 d2r+7
cj-8 2xc+11 45r-9 1fi-7 ll5-14 19sb+8 6p7-9 nv7-11 7av-11 cbp+11 joe+6 1cy-14 72z+8 3x2-11 1vc-9 kz9+5 my+9 37g-9 8zu+11 9j5-11 wx+14 qc-6 7zr+14 55y-14
8mu-10 db-9 45z-10 3x0-10 cql+7 6qb+12 9in-10 6jx-8 36j+8 2g8+10 5mj+8 1fa-7 2cy+6 3y6+10 87-13 4sl+7 9jg+9 32z-6 7s-14 6kb+16 7bl-8 2i5-10 hoy+9 7e+7 56z-5
fz6+16 ib-16 6mk+14 l5b+7 9a7-9 1ru-9 s6s+13 28q-10 1fs-7 19d-13 21j-6 5gb+8 23f+13 8gu+10 3br-16 dw2+9 xq-13 1zs-13 8ph+15 566+11 apr-13 2bl-8 1nb-9 61j+10
8y9-16 9k+11 s6+15 8d+8 2kf-14 r7+9 7oh-16 2gd+8 4j+10 9p-11 8z7+7 9b-6 2dx-10 427+8 70h+15 e90-16 1rq+9 5y0+7 19j+13 qe-12 hiz+11 kjn+8 31s-7 9hf+7 4nn-9
43v+6 3h3-8 40f-6 o8+7 ebr+10 4q0+7 7d-20 9tk-15 589+10 4s0-11 3g6-10 avf-9 5pg-9 661+12 cn3-5 e3+12 jns-5 196-17 9ly-9 dpw-8 e2a+9 9pb-13 4dc-14 204+9 a38+4
2ei+9 3x0-10 578+6 3sp-7 1ww-8 1yn+6 28l-11 102+7 1q6+7 jy-6 3kb+4 4tn-12 aq8-21 239+9 loo-8 5tm+6 6g6+7 1vw+11 1yt+8 l90+7 t8j+14 gbb+18 1uu+6 56z+15 1o8+9
4fy-12 1c2+8 1ks+17 1pn-11 3p3+10 3gc+7 3ku+6 6mg+9 3eh-8 6z3-10 39n+7 1p3+12 2rw+10 2m1-9 266-13 q17-9 d1v+9 69f-9 53-9 22d+8 3mf+7 2hf+7 6k+16 6ws-18 36+12
1k5+8 11t-8 2uq+11 27x-7 zu+7 c2z+8 5y-6 574-9 2u6-6 4bn-9 1ft+9 19w-16 2lb-15 3ig+11 21e-13 gt6-9 3ja-8 39i+8 5sg-7 753-14 27-8 7uh+9 21i-12 35d+13 h2x+11
48p+12 6o8+6 373-16 44e+12 6ih-7 14i+7 2a6-12 1oj+18 ea4+6 322-12 3yv-13 a02-9 2e8+16 2dj-10 82q-10 1ij-8 cf3-6 h5a+10 30v+7 314+7 vwx-7 5v3-8 6a7-8 asf-14
lx+16 ixp+8 2ik+12 t9v-12 eb2+8 9ax+10 5ya-9 wc+11 9d7-12 1fv-4 30b+7 7e+12 23m+8 f6-10 8ap-9 256+9 702+12 eg+15 21f+10 8wa+7 ehw-5 cnp+11 2b3-16 3ne+6 46w-11
1j2+8 60f+10 8si+9 l07-11 gcy-10 1ez-8 4yx+5 r3-8 2l7+9 4wg-13 fle+9 1nl+11 6r-6 7w-12 4cz-15 ben+10 1n4-10 1ap+7 633-10 1tm+13 6qf-8 9c3+7 z6+10 3e5-10
df2-11 16a-10 5xd-12 1i5+6 as+8 erw-11 fcw+8 6u-15 2rt-14 bk9+9 bl-15 2rq+12 8we+12 9g6-10 8x1-12 1dt+11 5re+8 436+11 czx-10 gzp-6 2sz-10 3it-12 1jm-14 4h7-12
15u+8 ajl+9 2ub+13 t0+11 1m5+8 9ih+11 3bp+12 4cz+6 6ob-10 3c-12 aug-14 3x6-5 4v7+7 53f+12 fen-8 7wc+8 7vt+13 3zy-15 o5-13 5dv-11 to+7 ihx-9 q4-7 bml+8 gk+9
3e2-9 1z9+8 2kp+7 11w+7 7jq+11 rea-9 6q6+8 820+9 7kl-12 3lp-11 hi-11 egz+10 5hx-11 gut+8 1ng+10 l9+8 cld-8 ekn+13 3uw-10 1hi-7 4s4-14 2rb-8 1h3-7 6ap+10
50y-12 49-10 d8x-11 23b+14 2w6-15 85o+18 h8q-13 2nz-11 86z+12 74x+6 24g+6 8fd+12 5z9-11 331-8 2gb+7 708+8 axk-8 52n-13 1ux+12 1d7-7 1zn-11 216-9 29e-11 n6-11
3bo-5 4yz+8 2z6-11 kjj+8 1qx-16 a5-9 9a+9 g6-11 li1-10 47n+5 27f-10 9f6-8 44f-13 875-11 1el+9 2zp-6 1p9-11 2ns-9 13d-5 6qt+7 q0+8 241+10 6g-13 8du+8 3zp-17
v5+11 ahi+11 cq2-11 8mx-8 5kw-11 26o-9 3bm-14 6zp+9 b8+8 5zk+12 gh9+6 d2y-9 f98-9 2b2-10 yr-13 30c+11 8ok-7 w6j+14 8e4-10 etk+15 1qf-11 2dd+8 1hd-8 bur+11
n1-11 5bp-11 60r+12 1tc+11 956-11 x8-10 80h-12 572-11 7pv+16 hgn-7 52w-13 3dc-8 7la+7 f6+13 4yb-14 8wp-8 37o+11 4m0+10 f3d-20 4d-6 hes+13 9vh-9 3pi-11 14j-8
2di-6 7us+7 cqn-7 4gj-14 302+6 d6-15 45-8 3qn-7 1oi+5 19h+8 2n7-9 hv-8 xl+5 4xp+12 cij+11 anr+7 14s+8 aaf-8 19o-16 56j+9 7y-6 7-13 1tp+11 hfk-13 e93-11 2v9-10
27z+17 37e+11 760+12 okv-6 3a0+6 1mx+8 5b7+20 a9n+13 jsx-8 2m8+14 6js-7 dme-7 k3+10 7hy-10 80i-11 4oj-9 43g+10 7uk-11 8hw+7 42i-14 1cu-11 j7-7 644+10 52z-7
3df+13 51o-9 2ih-9 c32-8 1rn-9 824-17 jy-9 h0w-12 4yw+5 3mm-9 6e2-7 5y9+12 3hn-7 13ga+9 qt+9 6af+7 8zq+8 1wc+9 8m0-10 aht-10 1wo+10 435+10 16l-17 g3-16 cgf+7
3g1-10 8zc+7 18c+8 5ii+10 58e+7 6a1+11 8aa+6 b24+8 1aq+12 2c3+11 jtj+8 ui-10 1hi+11 d0m-8 8kt+10 3vm+10 hrq+7 3vq+8 3ot+10 14s-8 71u+8 76m+10 1uz+18 2rx+10
199+11 7o6-7 cid+12 1px+10 4pz-11 5dh-8 1g3-11 45i+5 73e-7 92s-11 21e-7 qx+22 86y+12 3uv+5 440-12 6st+6 wj+9 tf-13 2rf-11 dqk-13 6ek+6 odd-12 3mt-8 5fi-20
7g0+12 1ms-11 7b+10 5pn+19 1n6+9 fth-7 hhg-8 9rp-15 1754-13 1ck+11 5ra-13 as6-9 b0w+8 6ys-16 4ew-9 6l6+4 313-10 f8-11 fh2-7 n-7 4t9-7 4uv+9 pf+11 463+12
1uz-10 46t+8 5u5+14 bqk+8 71+10 1x1-8 e1z+10 es6-8 si-11 amp+9 8bt+10 h5n-12 6vj-11 ir1+12 f-9 8t6-10 1g3-14 ipn+8 gpn+8 lh-16 elr+10 mx+10 5j+10 ie+7 arj+9
fwd-8 1jk-12 3ux+9 1c8+10 4hj-7 1mm+13 3fz-13 3qz+7 16k+9 2ro-10 r2-7 24w-9 4sw-5 18c+16 1hp-11 h99-10 10f-7 55a-10 2im+12 wr-16 3ls+12 2o7+11 1do+6 ah6-18
1ej-14 9h2-7 4zv-7 h6-7 18v-13 oq7-6 2cm+12 s8-11 27f-8 big+12 19b+9 2zw-14 164+15 e2r+11 l2-14 nu+7 1cp+12 6ex+13 35r+7 12n+9 6o+15 2jw+12 5mh+9 9j-18 2nx-17
g1e+15 g48+10 chn+6 11qo-8 ah0-15 19f-18 fbk+10 1w-6 14t+3 1fc+13 3bu-17 2xu-8 3pm-14 l3q-10 dev-11 3vq+11 197+12 k5-10 27e+10 12r+6 6ab+7 9vm+10 8b+16 1fb+7
1xc+14 6ii-10 3ze-9 1nr+8 ebu+14 lf+16 3gx-10 qe7+10 2hr+8 dit-11 6u+13 3xs+17 729-6 3k7-14 io2-20 64+24 6t7+11 20w+11 mp-10 35j-11 d0j+6 7ir-16 mer-11 evk-10
9ou-11 2gg-9 39j-10 6e7-9 ir-9 cwd+7 4p1+8 5ds-10 53t-10 ra-8 1tl+9 4h3+11 4sl-12 6fi-8 3dh-8 9wl-16 66v-8 52s-7 39m-7 5n2-13 bfp+16 23x-6 1oj-7 cjx+6 12j-17
2gm+9 40h+10 195-11 4x4-13 3uh-6 al-7 5ju+12 87q+13 5gq-11 4g4-4 9q7+13 321-13 4we+12 1km+6 id2+8 adv-7 60v-7 65i-18 5c6-11 497-15 v8-18 foc+6 7xc+10 1d4-8
dhq+5 7gg-7 co4+11 70t+5 8we-11 66f-15 5kr-10 av+7 73g-12 4ua-10 e4o-9 adz+11 393-7 133+9 1j2-7 2fx-8 u7+10 3u+10 3ay-7 96i-7 3e2-9 5mc-9 7ik-10 3tg+10 2bt-11
5k3-7 598-11 4z2-10 5y9-7 1ds+11 jro-7 an-6 j8+8 365+11 lq-8 mg-13 3aa-10 8hk+8 2nn-8 e6+9 4zm-10 31l-6 506+4 8d8+8 d2f-8 sw+18 trq-6 3l4+6 xq-12 9f+7 3up+17
9gf+13 4ok-7 ah6+15 bz9-12 xj+10 2g1+10 3wu+13 3iy+8 127+11 2xc+12 1tf+8 2s4-13 9z5+12 26t-9 bvc+8 65+13 f0e-18 jbg-12 jr-12 1m2-10 1br-9 2vn+7 51g-16 i3d+8
10d-6 62n-10 4rr+9 4et-6 3fx-9 agn+15 2st-7 2pe+8 eux-10 yv+11 6eg-16 13l-14 20f+6 ph-19 fn+11 3aw+10 8fj-10 4n0-12 4a1+12 3jq+8 4n-11 3rr-9 9w3-7 29p+9 2oa+9
4x5-8 c6+11 2u3-11 g3-8 3uc-6 52-7 5gi-15 1a1-10 1gg-6 c6+11 5f5-4 6i7+7 cw1-9 4ez+8 ws-13 jd-8 3d0+9 aeh+8 5ls-8 1u1-15 6zd+13 36q+11 jf-15 apf+10 2e-9 c2+8
etx+6 2r6+12 lx-9 xk+10 5pe+10 809-7 ib-11 9o0+6 1l3+7 2hw+8 dkc-10 1bx+8 jjf-12 bb7+8 2mt-8 ot6-12 3nx-14 37+9 1vc-19 sj-11 7s2+14 1js-9 3uj-8 3hn-5 3z9-11
1q4-12 2o+11 5i7-16 1vk+24 5h4-9 1bu+5 1x6-6 e0p+20 18h-9 i7-7 3pe+14 729-12 1hq+10 41j-13 2ek+7 wh+15 174-11 cmr+18 4bo-8 25q-6 h5-10 5pb+6 5b+14 1dp+11
4ku-11 rk+13 1me+13 u3-7 jm+6 1wq-10 15u-7 5uu-7 7dc-20 2js-9 1mo+8 1uy+12 5f3-8 2f8+14 d02-7 5qe+10 f5f+13 3hz+11 28p-7 6yv+9 sg-7 cg2-11 dtq-9 oh-6 8pt+10
bhw+14 6au+10 4c2+12 1mo+6 uk+9 2gr+19 4ke-8 6xb-8 hwn+10 7pu-12 49v-11 g72-13 gh-8 bwi-9 3i9-7 700-10 2w7-8 u5+11 ow+11 120-8 65h+11 3k6-15 68t+9 4xt-10
8fp-11 5l2+7 1vf+7 gma+9 4yb-27 6fo+13 o4q-6 1ci-18 l1-7 20z+8 4ye-10 cuj+10 jr-8 hx-10 h0-8 47n-10 6w1-9 7ut+18 2f2+9 34t+7 me-4 uj+16 7fc+7 9qu-15 7fg-8
77h-7 77p+10 vnb+10 65t+10 3hg-15 24d+10 lg-13 ajp-10 afs+8 58q-10 jx-18 2jg+19 74m+7 45-10 grt+10 4lg+8 3md-7 ff7-12 3nf+8 4om+12 i4-21 63k+9 16c-10 2ap-6
6db-7 ez4-8 39b+14 6t3-11 6d-6 7ec+12 7o+7 3x2+8 i9+11 fnp-6 5q0-11 492-7 fc+8 faz+7 5ct+9 1nw+8 2bp-7 mq+9 89g-10 ks4-15 ji+6 bo1+11 va-12 61l+10 3hx-8 1i-9
4b8-10 1ft-8 17q+9 5hh-9 eye+16 4ze-13 yx-8 13b+6 1eu-15 65j+20 kp-6 5l-13 5r7-10 63y-10 2mc+11 pr-8 1ag+18 1k0-11 6gq+7 na+8 k8e-14 4ud+11 jpf-7 46g-9 3wg-6
15n+13 bhh-8 1tu-9 dse-10 5br-10 64c-11 6qh-8 xi+7 3xq-9 47s-12 4u5-11 3xz-4 564+13 4xh+16 s6s+14 cnm-14 zv+9 11t+10 1nw-13 1u6+8 13o-9 1sq-8 e3v+12 4ee+7
6yh-6 hyh-9 1ha-5 7i5-10 4gs-7 2e0-4 9c3+17 1+11 19e-14 3go-12 183+9 flk+10 ek-6 1ru-9 12r+7 4d6-8 1x2+6 da5+10 1c6-7 cm-13 3u9-9 6cy-19 3b9-9 d8d+10 2sv-18
1ho-11 3ty-9 cad-10 6mv+11 d9w-12 4aa-11 3t1+9 930+4 2r2+9 799+8 5ed+9 amd+11 ok+12 2yr+7 fwl-10 2q2-10 k5-11 961-19 55l+14 9a-11 jq7+6 pw-14 47u-10 bh6-5
4tz+14 cdm+10 5nw+12 36i+8 3q9-10 d5-13 5ha+8 10o+10 59u+8 28m+7 1tm-8 24a+11 7w9-15 1tw+7 odi+10 65i-10 ph+16 47o-4 11d+10 1fp-7 97w+9 6qe-6 12a+6 oz-9
6wq+17 bd-6 ht+12 3nv-9 ml+7 3c6-10 5et-5 cl1+10 8lv-11 74n-5 3oi-6 4br-9 b6j+12 az-14 14o-13 5mn+11 1j1-9 5lj+9 1nj-11 9hx-7 19u+10 6vw+13 c8p-12 162-7
1kq+10 c80+27 4im-11 4tu+7 4ae+9 1lt-9 41f-11 7sv+10 d56-13 1z6+11 eo+10 9um-12 yi-10 1vl-11 960-10 cpm-8 v3+6 2f1+6 iqn+10 2te+11 10q-8 l34-8 fa-7 jou+8
3ja+7 pv-6 2sp+7 21j+15 67u-10 1dp-10 2iz-8 x0+10 6r9-10 3i1+11 2b0+13 qyb+9 58y-5 8t5+11 7ej+8 4pb+6 d4+11 pfg-10 42d+7 akg-8 dmo-10 26h-10 5l5+6 1k+6 cd2+12
1xr+8 1ms-12 618+24 12w-9 9yz-8 ami-6 420-19 dh+15 hw-8 fs-16 1wl-6 202+15 6ol-14 4ke-5 734+9 5k5+9 3n8+8 31j+9 kd+15 75c-8 693+17 2rn+10 1de+4 f7k+10 aoz-9
8wg-8 491+10 37a-8 5l5+8 ab6-8 fx+14 tzj-10 22-10 b6i-14 zi-14 6cr-12 8zy+12 k3k-8 7-14 6fy-7 1b4+9 2ym+10 2fm+9 af6+7 3n8-11 18d-13 12s+11 2nj-9 e6m-7 blf-10
8os-9 dnj+10 3a4-6 3tz+8 1y1+11 3v5+9 2mj-10 3zk-8 53l+8 4yz+9 ml-13 ejc+15 86j-10 jf0-7 28b+9 qz-7 9tn-8 3yg-6 81+11 kaq-11 liy-16 hq-9 k6y+8 8ti+7 7gk+8
94k+8 5tw-10 9pi-14 30n-10 15a-16 eig+8 9sy-10 185+7 48j-9 8mj-16 yp+12 9b8+13 3f6-12 6v4-14 sv-9 1h3-5 2lq-9 y7t-8 f93+11 11g+14 cm9-8 62-22 3lv-8 5v6-7
jgi+12 d7z+13 57v+11 22n+13 3b6-10 h0a+6 107-20 1h8+10 4i9+5 3k0-9 ewt+10 4lf-11 317-15 653-11 uv-8 oy-25 5ot-7 4ls-10 58+18 8on-12 d9j+6 hnz-10 1j-14 6wq-8
b90+7 2y6-6 725-7 aft+10 17s+9 b58+13 3nv-12 6j+8 ki+10 1ss-10 5at-7 e7p-12 1bf+15 51-11 2t1+10 jto-14 273+9 ybb+12 gl0-10 1va-11 7wv-5 2f0+10 24w-8 36w-7
4yx-8 ebe+13 19t-9 4yn+17 144-10 5pn-8 c4-13 b5-10 4n8-9 46s-16 2o1-6 3hf+20 zq+11 k3g+7 4x7+11 3wp-16 j5-8 253-7 fe5-9 6bf+7 25q+10 1an-13 8l4-11 kt-20 7k9-9
1sd-10 648-15 fp6+6 45c+6 1jp-8 18c-12 6e-13 3i3-10 307-13 hl0+9 6pu-7 e7+5 oy+7 17+9 84-15 cw-11 3y-8 22i+11 yu-8 2y8-6 pq+17 5s0-19 cp7-9 4nw-10 98-11 26i+7
1mq-13 bsv-9 10g-6 2bh-9 22h-13 1zq-8 b3h-8 2h3-17 7me+8 4bm-8 4a5+12 1a8+8 7z+10 1ki+16 dps-7 55g-12 5bx+13 ayj-13 hg+6 1kk+15 4r9-27 3jg-7 1un+10 68a-6
ck3-10 18b-7 sts-7 2je-8 ea+5 2wi-11 14t-6 e4d+9 4jg+10 2mn-12 1uo-10 3v4-7 6si-9 vu+10 1py-12 2pm-8 fso-21 16t-7 13v-6 9cf-8 g6+12 4bj-9 7z3+18 gnv-13 1dt+10
r8z+7 366-4 zp-9 4uz-6 9js+8 is+7 2nw-10 2qw+6 493+7 7o6+8 p38-15 3yy+13 6r7-9 3gu-10 4je+7 1y1+4 kia-11 37+14 7y8-14 5z6-9 a4x+20 2y-15 cqf-7 2l6-11 6kk+3
16b+7 84s+12 58r-14 1gw+8 4te+13 1l6-14 3kh+9 4v6-10 ud-7 esv-6 18m-7 31b+10 1e-9 4r9+6 669-9 3l7-11 1hf-12 qvq-13 38v-8 86c+12 15s+14 wu-17 1q1-16 ef2+10
323+9 6ja-11 fg+8 7l+7 5ai+8 dp-15 65j-6 2bg-8 3vp+17 4e9+10 u7+7 28-6 1kg+9 9h3-7 3lt-12 3z6-11 26j-9 h4+13 3jr-12 k1-9 3fg+16 m8+16 9uv-12 33b+9 sa+8 107-9
8js+9 cw6+12 q9-11 2gc-7 fet+11 fs6-8 7ds-16 436+7 lxn-11 83h+15 3h9-6 5g3-10 2zs+9 7iu+7 k8c+10 df8-8 ou2+9 1gd-7 7vl-6 kd-9 fea-16 l1-10 8oy-10 ksl-19 643+9
19l-6 rg+18 1pf+11 3ec+7 n4v+10 27+7 722-11 4t7+12 1s2-12 19w+11 5wq-8 2hk+15 ca7-13 23m-7 2vl-8 egx-11 632+11 3wg+9 2n-8 221+9 9gj-7 c7t+11 1ws+9 3rz-7
4zu+12 b02-9 heh+8 29s+9 etf-6 9bq-15 7se-11 1jk-10 eu5+10 29r-10 77j+9 3fm+9 4bj-8 3jo+7 rxq-7 cu-8 7e+10 2gh-6 ivz-6 dkb+6 ez+9 1fe-9 3sz-8 5wj-9 1j1-11
d4i-10 39+7 ji8-11 2vb-12 8h4-9 6xo-10 9o8+12 aif+16 63v+10 9k+3 4gm+10 10v+12 7iv-11 559+8 6bg+13 4su-12 1t1-8 1ef-8 3iy-10 4b4-11 7e-9 62b+14 1sn+9 7ct+8
5wd-5 8v9-8 a2u+5 53f+11 3ok-9 22b-3 11u+8 8gt-11 1ta-23 4ap-9 6h-11 d4n+9 96x-16 fsd-9 236-14 fhk+9 3gq-11 nl-16 1cv-10 j0-12 1vt-7 2ou-12 1ih+7 89b-5 4ip-11
7gs-16 8i9-6 4zx+12 171e+8 7ok-12 b9x-8 3a9-14 2j6-12 efz-9 2i0+8 1lj+13 bcf+10 8ya-15 cjb+8 9z-8 6u+9 553+8 1ec-11 75r+9 46l+8 1us+7 4fp+16 ei2+11 75y+4
43c-10 1ey-16 34w+8 2a6-9 7ne+13 397+9 u9-11 10j-8 1mb+7 16s-11 3cz+10 1km-7 7uk+10 2id-12 15a+13 c9s+7 9u-20 5b7-10 5lq-12 3zg-13 1x7+11 273-13 5q1+12 cf6+8
1yy-11 1vu-8 51e+21 6ml+9 cz1-11 a0+9 17p+9 4q1-15 3kn+8 np-21 5bq+17 53v+6 5u+15 fqs-11 sk+10 3g-7 79g+8 192+18 2zm-20 22s+8 g3-8 1ws+6 2vp-14 a4j+6 s6-7
gln+7 dfn+8 2bo-7 3k7-7 2hr-8 16y-2 yq-14 935-7 1yr+8 g20-9 3dx-15 2gz-7 1ns-9 555-13 ft+16 1eg-10 6zz-9 63z+9 bbg-5 yr-6 lh-8 1pu-12 2pe+8 4ur-13 3qk+8 7pw-8
1uy+8 fo8+6 uu-9 7zc-11 8x8-10 c4u+13 8x6+20 bue+8 6rc+9 a1r+9 31e+6 eb0+7 75z-14 3ta-5 84t+20 2dm+17 ba0+11 6va+7 2b-12 33n-9 11p+11 58l-6 j9-5 c26+9 8j3+11
43t-20 ezt-8 13-8 11v+12 dhp-10 416-15 ov-7 6tv-7 1z1+8 9m-9 4i3+13 54o-8 47h+7 4lo+7 2tb+9 21g+6 991-9 5jk-7 c4u+7 6pb-9 bfi+9 52d+14 6re+7 1v8+11 wm-8 2wg-8
77-8 d6h+6 773-6 80+3 236-14 93g-12 1wl-11 7k+9 qw+7 cs1+10 1uu-9 457-9 ee-6 47e+10 4p6+7 1fp+11 137-7 lk-12 4cx+9 14d1+6 1yt-6 b8m-9 7r+17 4dq+14 nj2-3
2dx+14 19f+10 2bd+8 91e+8 80r-10 2hy+14 662+13 8yi+6 2l9+6 1yu+7 25k-12 8q9-11 1ma-7 2m4+6 4j4+6 39l+9 4s2+8 28t+14 cf4+9 5cc+8 gt3+13 5bp+6 3kw+14 9nz-8
15u-9 54h+12 1sp-9 f1m+9 2aa-8 8ri-7 39a-10 10g+6 2bw-11 49z-7 52l-8 uc-13 5yg-10 1w7+6 7im+7 co-14 2qz+11 497+11 1u3+11 2w5-9 4dd-9 4lk+8 43q-9 ae+7 21z-9
kp3+9 21m+8 1g1+9 5eg-12 ku6-7 9ie-9 6s6-7 szt-8 706+6 f9s-7 2dp+14 469+8 6ci+12 1u5-12 6yd-10 5vh-16 12d-8 1rd+11 bk2+10 3sa-10 y1-8 ej-9 bg+10 1q5-11 e1p-7
2i5-8 b0d+15 1bp-8 8m+7 4it+11 n4-8 wu8-9 aus+14 ix9-16 3f5+9 26z-8 37a-11 35s-15 pvu-8 a2j-17 1bn+8 rc-9 5fg-10 ae+8 f0c+5 1og+5 jpr-8 1sg+9 5id+7 nd+12
6uz-7 5hk-8 arr+9 a7v+10 1jz+8 3rz+11 48l+11 9zt+7 qa+12 590+9 apw+7 8sd-9 9qr+19 4qk-12 8la-12 cs3-7 2j8-8 7ei-10 4h4-8 3yh-8 r1-6 6uc-12 8f0+6 ic-8 wh+8
vb-9 f4m+5 5z-9 12p-6 88n+7 e7a-15 618-9 456+7 3lw+10 35x-12 8ud+10 9bz+17 5lp-11 2l3-8 128-10 6g2+14 cpg-10 8gp+10 1fp+10 8r8-11 1q7-8 7nb+8 25q-12 37n-11
3y7-13 7f5+7 ay4-7 bn2+9 1k9-9 ge+10 479-5 tr+7 1ws+7 1sq-13 vg-6 eb-8 4f+8 i2e-25 3yb+11 7q5-13 6hs-13 5gj-12 am7-19 3rk+6 51v-5 1ve+14 g0g+8 651-8 9gn+17
7c6+20 1u4+8 5ih-12 v3-12 731-8 6xg+12 2jj-10 tc0-16 426+7 657+6 5by+9 fi-13 8ol+15 5d9+7 ii-10 9fn+6 1d7+12 4he+10 6ye-11 g41-12 3n+9 21w-7 wo+11 30x-1 xi-13
edv-10 21y-10 1se-11 40n+14 41u-7 5bk+12 81q-8 5fg+8 60-9 8ik+21 2am-11 b4l+15 6b-6 inz-10 333+8 eq1+8 nmx+11 624-17 2x7+9 zb+10 89v-12 4ul-9 20i+9 5pc-9
2hy-8 9eh+13 3be-7 e06+11 4gz+11 6n8-14 3gs-13 1kg-13 34x+12 8b8-12 9wb-9 1en+7 b9e-9 1ns-8 9r8-9 9zb+11 gz3+15 7t8+10 rp+8 4xu-48 n1-11 b89-3 1kq+8 3e1-13
2tc+11 20n+12 60b-8 6hh+7 dsq+11 3uk-15 xw5+8 1i1+14 m3x+7 7ob-27 19e-16 6fx+16 5uf-19 5sl+10 6w6-11 388-17 77a-12 63k-6 8h-7 65w-10 xo-13 4fd-13 2gq-14
46q-13 3q4+9 k9-12 a3m-4 2ko+10 2v9-7 ya+8 317-12 270-10 1it+14 667-11 x0+8 bkt-12 2h6-9 3w8+6 b7m+9 12v-9 ey-4 an-20 jh+11 7wr-9 37n-7 537+8 4pb-10 2al+6
dj7+9 aur-11 2sg+8 5lo-7 420+16 onl-16 41-10 3zp+9 sd8+9 1m0+14 bhd+13 6zc-5 8j2-8 5up-8 1cc+7 in8+11 b5t+9 7ag+4 8ut+11 12a+11 2wg+9 31i-13 27x+8 2de-12
ju-19 fk-11 e1y+11 72j-8 b52-14 aff+14 77r-13 8wa+3 rh-20 5c0-15 xo+9 5x0+12 3t5-15 dux-15 q7-10 1gs+13 6cb+19 2gg-8 etl+11 204-24 3jm+7 2qo+12 ax1-8 35f-13
c9+12 454+12 5ea+14 3x2+10 94k+10 9e-11 xw-6 5o7-8 ecl-10 byd-8 46t-10 37p-10 4yi+11 1ui-8 13f+9 9hv-6 1p+7 jky-8 2ld+6 71w-11 2d4-7 26l-31 1il+13 1az-9
ezu-15 8c1+6 1c4+8 14-14 80z-8 6od-6 9ik+8 49u-11 23+15 9pb-9 adt+14 rwy-8 c0n+10 2im+13 ab4-8 4hh-8 4yf+17 bap-6 5db+8 305-8 2ay+6 oh-8 6r6-7 9jq+7 oi+5
2j1+8 17h+24 4ue-9 c8-8 dc7+10 41v-8 4zg-10 99a+10 6d3-13 crt+5 abs-6 4as-14 48y+5 926-13 2vo-15 aq+10 hc2+8 7n2+12 907-16 5ar-11 1rs-9 3j-9 7d7+9 9ul-13
2ia-9 2g9-9 3dk-10 19r+11 bdn+11 3ks+8 6bi-8 78f+9 6ci-7 a4g-10 3dd-9 4cc-17 fw-8 j7+11 6hx+9 1hq-8 43s+8 1la-7 7wc+11 es8-15 ats+15 e0-13 en-7 4zy+10 15dk+9
3ee-8 7fv-8 3ax+17 3f0+6 b9s-16 1gq+7 6x8+16 1rx-18 2fg+16 va+12 bz4-13 rt+14 6n1+11 7i8+8 1t2-15 jvu-8 zo-12 4v2+7 161+13 4ev-8 707-12 196+6 1gm-8 348+8
gtl+14 i4m+7 jis+10 4zw-9 cbg-11 c20+7 7ju+9 50i-14 1a2-7 3lu-16 ell+7 44-12 8fk+8 9q1+6 30r+12 2tw+13 18g+24 kz+23 bdd+8 36e+10 3au+9 9yc-11 7ak+8 8um+9
fti-6 13+9 28v-13 a+9 cpn-10 3gu-7 120-19 qf-17 5s8+19 296-8 2qw-16 8mj-12 1pn-12 707+12 1mb-11 13s-7 h0+10 3us-15 2ga+9 ru-22 4aa-10 92f+9 87f+13 gt4+7 33o-8
17e+8 7kj+9 61f-15 26w-8 3l0-12 83v-11 nl-10 108-4 65r-10 3cw-11 83q-9 8yz-11 bgz-12 5js-19 eqo-12 1c8+11 6o+9 nf-8 ise-9 75g+8 1eb+11 1ba-9 1aa+7 1pe+10
cf2-11 58r-8 7bv+9 ah+19 r-10 9cz-7 8yg+10 5zt+6 7mu+9 13d+7 150-7 1cf-7 cgi+8 1tc+18 aq-9 56k+12 2dc-8 1k-12 5dm+8 1ut+8 16p+10 20z+6 a2n+10 jbg-7 506-9
2ex+10 vd+10 1a1+10 1vn-10 9d7-20 6n6-9 b73+11 rx+8 pa-20 3d3+6 2ca-15 3ik-7 8kj-11 3ew-10 jss+6 44k+8 aud+11 3tw+11 aep-10 9rs-8 2wr+17 2e-13 9fh+7 ot-7
2jo-8 g6v+12 5vx-8 8vs-11 c9d-8 lb-10 5kp+6 76-7 2xb+9 aiz-14 2bq-7 dpt+8 52g+13 5jm-8 a7s-12 235+8 8qf+11 1pc-9 8ds-7 8dr+8 6g7-8 207+6 507-9 40w-10 2ke-8
23x-14 5fs-12 1y7-8 1lj-22 1yr+9 h4+8 1y2+12 9r+8 187+12 1hp-5 4f3+11 34s+9 f36+11 1g0+9 7k1+13 6k4-7 69r+17 1uh+10 4o5-8 2i2-8 8rp-7 18w+7 3gy-10 9jg-6
1mf-10 ms+16 sx-12 tj+6 5by-10 20t+5 4xh-9 5g4-9 1oi-7 27s-12 5+8 igi-6 58d-12 2ef-7 5tg+15 3ju+7 k9x-6 2ub-6 adx-9 2uf+6 7jd+8 20b+10 1cy+9 227-5 1id+3 8u8+8
k51-4 dy1+9 2rs-9 1jh+9 cht+15 bwx+9 3bi+10 43f+17 cyf-12 3be+8 2n3-12 2gk+12 6vu-9 5q7+9 t4f-12 6bg+7 4t-8 ji7-7 18v+7 2fp-8 3ra-9 c5w-8 4th-10 46j-7 4vq-10
ih-7 fe7-18 49z+11 oq-10 us+15 8hc-6 22p+8 4nq+6 31k+9 f1+9 7o6-20 fn-22 26y+9 sw+9 2r4+8 7vu-14 3s2+10 1xt+11 6sw+11 b7j-10 aaj+8 27o+7 1n-15 bzc+9 1yz-9
3oe-12 7uf-8 5r5-16 u8+11 37q-19 51p-13 3bq+15 2vn-14 2cl+8 543+11 54v+9 f0p-10 400+9 1i4-7 5s9+10 4ll-13 5x-6 10u+5 5-11 4xa-10 3m3+5 kk+12 5h4-7 4xd-10
1cg+10 6we+6 9bd-17 11z-7 e1+9 1hc+13 j38+9 d3-7 38w-10 4kf+9 836+8 drt-7 1xa+14 2cb-12 2wb+8 5kh+9 klm+13 12d+8 1rk-7 2vu-6 13d-2 1dq-9 qd+7 ti-22 2gt-7
h0t-9 9gf+9 2ul+7 6ea-11 93-9 6w2-13 13b+15 os+7 5v2+18 gw-9 1hk+6 7fp+5 5e4-10 7f2+9 1ky-7 672+12 3x3+13 eaj-22 1rq-8 32y+13 58a-10 rd-6 3eh-14 mn-12 jz4+8
d2c+10 45x-8 ju-11 owz+9 21w+17 g9d-8 8eu+17 67m+15 3g7+10 4hr+12 38m-7 4nf+9 7md+5 7jg+8 39n-8 1u9-9 ax+13 bn+13 7gz+17 6p4-6 5yg+11 5ao-8 3ez-11 415+6 1j7+8
9yx-9 3x6+9 3it+17 1s5-6 2k1+9 3k6-9 10q-13 896-15 2n9-8 lr+10 if-6 fuh-10 b4b+12 ryn+10 6gr+9 2kg+7 ada+13 3sm+11 1vc-9 b0j-9 a44+15 84h-11 31j-5 7zu-7 xx-17
ah+10 8ev-11 t7+5 2ra-18 nwi-9 1c9+11 a55-8 16o-14 1ax+9 4iw-10 3f7+14 9v+8 3ja-11 fm-13 4dn-6 e02-9 330+8 6g1+11 5hr-10 61w-13 ah2+9 5r5+16 5eo+9 6ua-15
4qp-3 3b-9 351-17 6xk+4 7gp-16 8ap-11 3mw+7 10m+12 72b+17 u4-6 1xc+8 fq+7 40r-9 klq+8 4s-7 rv-7 1no-12 1cd+4 izs+11 hbs+12 18f-12 3lj-8 fch+14 64a-7 3pc+11
7ls-10 1g8-7 69-12 6a7+12 1zj-7 2p4-11 3ef-20 1k3-6 61i+7 rv-8 t0-6 24l+10 8y0+9 6zq-9 j67-14 46c+13 16l+7 143-10 20q+9 3bq+9 40v-21 7cd-11 fd-12 des-10 8m3-8
497+11 8kx+7 cl8-4 26y+10 i1n+6 1id-10 21w+13 at0-10 4ej-9 aje-8 e7+7 201-9 752-9 1aj-8 gvp+13 pi+13 qi+8 50j+9 8jk+12 1d6-9 5vy+7 3iz-10 2to+7 1tp+8 40y+12
2t-10 10n+7 3j0+12 3gu+10 w4-15 z1-9 39w+10 36w+10 4n0+13 7yv-10 59h+12 6tu-7 13d-12 9w3-8 8pf+9 al1-8 l2d-12 2cy-7 lb+7 hns+10 lr-10 5jv-10 1sy-8 6p8+9
894-19 7lr+9 xc-4 4as-8 iiz+10 5sn-8 8v5-8 4qa+8 5j+7 2u8-24 bec+8 13t-8 8th+8 3z0+8 1ol-9 fgn-9 1tx+7 1ap+19 bon+10 1pz+6 57l-7 921+9 5ij-9 59-14 i8z-9 4n8+9
1c7-10 eoo-9 62j+6 aav-9 k9h+8 ijg-8 d3k+7 379+9 1y0+14 7rq-17 fbs-13 uw-8 1op+8 gp7+9 3p5+13 2r8+10 738+7 og-11 3ud+10 9tj+8 4l5-13 1ez-6 10e+7 228+6 anz-11
ece+8 dd3+10 25d-10 lk-6 i6-16 24x-10 b2z+10 f6x-12 zj-15 7j9-10 eo-7 77q-8 ath-10 38t+8 4uc+11 zs-8 32z+9 84u+10 3bj-17 ai-10 ee+9 3m5-11 7b+8 bbq+7 512+8
8eg-10 3ck-9 3to-10 5js-10 mz-14 4j2+10 5ij-11 6wc-11 5eu+7 dlj-9 2va-8 1n4-10 1h7-9 3yo+8 43m+11 1fb-12 5zi+11 9fb-14 5w1-9 bc3-9 nq7+5 1gu+9 465-7 2ew+7
4g9+11 m2+12 2hf+7 e2j-13 37+12 v5-15 aak+9 mb+9 50q-12 8b+12 3cj-7 1nz+6 c9f+7 4e4-7 3k+10 4de-7 1nw-15 2wv-12 7o+11 1vi-6 78k-7 xm+7 a7w-8 ko-13 afd+6 8js+6
5tz-10 3db-8 5fr+13 68-10 5ux-10 52y-12 5pb+6 2us+11 r3g+11 3vs-10 45f+7 4eg+11 7ou+19 149+21 79w+6 hse+8 2ea+8 6uk+10 b29+11 2mg-12 6-7 4rq+6 9tf-10 38y-7
jb-20 4hj+14 79u-10 3md+7 fp6+9 h45-12 n6+7 3pj+11 zt-4 hk-10 5yy+8 sw+11 e7-8 z0-7 61n+8 aiz+12 652-9 fv-7 4jw+3 2ne-10 68x+16 1cb-8 2p-7 o5+14 bhp-10 7ea-9
3ix-5 58j+11 5um+6 a42+9 9ae+9 5co+8 70-13 5qm+3 cw8-11 4lz+5 204-10 60s+6 3p8+9 bhv+8 8dz+8 271-7 6jl-9 71j+4 hv7+5 dew-7 35a-7 6yp+9 bvn+16 356-11 18a+12
gp+13 3xl+14 1c5+15 27t-6 2sd-8 ho-13 256+6 ds-12 4og-9 ta-10 1re-4 2lw-13 oy4-8 gp-13 16e-12 ye-8 ai7-15 3pp-12 3c7+13 1jy-8 1x6-11 ah8+7 93-8 57t+8 3fv-7
2ca-7 5ug-10 a0l+17 19s+10 k4v-8 51l-10 5yf-5 2iq+7 a7b-10 8st+12 ezd+7 43k-21 19v-7 7y3-9 21u+10 3hx+11 30k-18 ma+8 gx6-10 tl-15 71f+9 fr5+10 2f6+12 38e+7
18l-8 7dg-11 3pw+6 4vg-8 yxx+8 80f-12 4qd+10 kmg-14 2sv-9 dj9-6 1ic-5 2g7+10 3v5-6 ecd-6 tg-11 2f8-9 1v-10 20h+15 9wy-11 1i+9 1li-10 18x-8 2d4+8 fw9+12 3oc-6
29-8 axe+9 6fb+10 64t+7 5br+7 993-10 4lt+16 5m1-19 63b+7 8ed-19 czi-6 iq+11 3u3+13 4i+13 804-4 4cj+14 1r8+10 u8-12 3rz-11 2rp+11 ii6+10 1wh+8 93m-11 4qr-14
fey+9 1pm-7 b32-11 2r2+9 3o0-9 57h-10 7rq-14 2de-11 8se-11 g0-12 cke-9 b2k-14 fu0+13 1x4+9 113-8 1gu-9 r2f+11 21f-6 5mc+15 3c-11 e9v-9 1it+12 uv+9 1cy-13
3o1+13 7y-9 ee7+10 81q+12 au-5 4n6+8 7bz-8 9p+6 3jv+10 160+9 7u3+11 icb-9 5hs-10 3rz+10 7u0+10 4py+7 6js-11 5ro+9 4gc-9 ec-15 npc+14 6tt-14 47z-10 984-23
2z4-7 2fn-17 3x7+8 kzh+9 1lv-9 5du-10 172+7 g7+8 68v+10 9af-5 14u-13 57j-7 65z-12 3gm-11 1ge-10 4qk+8 4ft-7 1ao-8 42z+10 dwf+11 1hy+11 5qk-7 53a+8 66h+10
24c+6 4xg+9 jsx+12 1i6+7 40q+6 25h-11 193-17 4c-9 1tv+7 2n4+15 d4o-10 42t+7 42e-9 1l7-11 4v3-9 2mu+11 8q-13 3q8-7 1mf-13 5bm+10 4mx+9 5b5+20 9tm-10 2cs-7
359+11 3q3-8 6gy+10 4t7-9 3w4+22 u-7 2j5+4 12w+7 33h-12 3h9+6 dom-11 gq+13 2ex-13 28i+20 bv-9 36-18 2zg-5 2ye-25 qus-17 n4-8 4hy+9 93s+7 kdv+9 6c3-7 3ga+6
2yc+13 iz+8 nw-5 2sk-18 155-12 9qq-16 6dq-7 2el-7 355+9 1oh-10 3v4+10 43f-6 lc+18 1yb+10 bl2-8 253+9 1yu-12 5o3-9 332-7 ak5+13 iw+9 9du+6 ouw-17 6mn+10 9xl-14
72o+15 az+9 314-9 mf+8 1vr-12 4h8+10 1u9+10 77q+19 yi+5 4kw+8 4fw-7 6fc-10 yr-6 1qm+9 esx+12 3l-9 4fa+16 3ph-7 3pi+15 cj-9 2sh+10 3om-10 gb-10 47i+11 cf2+8
5an+9 4r5-11 xm+9 5j8+7 bn+13 2dv+14 r2-7 2mz-13 3lb+7 6sy-9 3t-7 lrk-9 3zx-16 1gh-14 1g4+12 3ds+5 fkr-12 3f7+11 13y-8 5ce-9 84o-6 d1+10 2g7+8 c21+11 5w3+10
hsc+11 l2+7 8lg-11 4wp+9 lq-10 c0j-9 keq-9 7x9+11 jm-13 4kx-8 2rw+7 3d-13 12r-8 d5n-11 15j+9 dlt+6 or+12 np+8 fi+15 xd+10 e4p-9 dt+21 4h6-15 3mw-20 56y-6
c2o-9 f4+12 3wm+13 gqu+14 axf-8 5aj+11 1pz+8 6ao+10 zv+13 33v+7 4np-11 5cx+11 p8u-6 522-6 3w0-6 qfj+12 374-14 kg+4 2ma-11 py+11 4u6-13 8qf+12 4t9+7 1jy-20
59h-11 8yy-13 5c8-10 5if-12 2g3-9 a2+8 3i4+10 cyw-11 1g3-13 2o+7 i0a-8 3t7-9 1by-9 1y6-15 asa+8 63l-11 c4b-7 4ui-9 5hg-12 2lx-13 7ct-10 9nu-11 l5+19 5jg+7
36q+10 2la+6 2tu-6 54v-10 8nk-6 hm8+9 3yq-8 c1h+8 9f+13 7ue+9 a50+11 7xd-9 741-8 ru-11 7bd-6 ke3-12 71c-8 hhk-8 bvq+13 4a7-7 30u-10 2x7+9 1bk-7 1e7+13 9bn-13
69+9 jv-7 5ne-12 p3m-15 2tc-9 5ii+10 8n+12 h5+13 2x8+9 lfu+11 515+11 196-15 2d0-12 vw-9 8su+7 bgi-6 ks-18 9b8-11 9zq-7 7ut+8 cpc-11 20v+9 11c+10 c7l+9 5rj+8
637-12 kaw-7 2ax+8 1my-13 36e-11 37h-7 rm+7 g7w-8 yi+10 f9x+9 2py-6 6a2-15 7n-10 4r3-14 8uo-13 8y+10 61m-18 bmw+11 43c-9 16+8 cky-7 xn-10 4sd-6 lj+7 2h1+14
hry-9 12e+8 vz+8 fr+10 11f+10 bi-14 27+16 79n+13 4nf-9 jzv+11 bdy+7 4ay+10 3t7+17 n6+14 85q-14 442-9 5li+7 4fx+9 w3+6 37t+9 4vq-9 zk+10 5bg-12 bwp+11 34v+12
3bi-7 f73-9 8pm-9 4rf+10 2g9+9 43j-23 3kn-4 6e1-7 2xp+11 59m+6 591+15 6f4-4 2u1+14 9aw-7 71h-8 28e-7 92w-7 3vv+8 1wx+6 r8-10 1bs+4 1xd-12 45m-8 2al+13 g60-9
2xz-7 zr-9 1fu-13 5q1-6 2fc+12 a7t-6 7j7-9 4l1-8 282+14 1yu+9 239+5 4o9-9 1zj+5 2cb+9 6bh+8 af5+9 ye-14 2ni-7 2b1+8 37-20 3jh-9 4vw-17 3ek-16 6v1+5 7d7-13
3zx-5 4rz-10 1hz+11 29+8 1o2-13 a8v-7 cg+14 3qe-8 1bt-9 30y+15 i2-8 2y8+9 1hb-8 c3g-10 2fq+10 ab2+5 1im-9 581+9 dpf+9 1bt+7 2a1-11 29g+8 88c+7 kc+10 41d-9
dtq+7 33t+9 19s+10 qj-12 9i4-9 5gy-10 ot-10 1r3+10 1uf+7 7v+8 1n8-31 7as+21 app-10 4l2+10 aoz-9 3i3+10 2xn+8 con-12 3hb+10 x5-9 14w+6 71p-13 64+8 3j1-13
1r2-10 1un+13 2wv+6 206+13 e2g-13 29e+11 4bf+10 1iy-9 e8r-11 78c+8 6up-10 3je-7 vob-14 1uh-7 7rm+10 ye-12 4p+8 4mk-8 67c-10 6xk-10 a6c-8 34x+10 cxu+7 6vx-9
cyk+8 2a5-11 8dq-9 8jt+12 38v-6 7cc-9 3r-10 yx-3 d12-13 7gr+11 5az-10 agu-8 2ne+8 11z-10 d4+13 a-12 21q+9 5pb-19 1f9+8 4og+12 6ox+8 7ka+10 2o9+5 16q-7 yz+9
zq-17 36p+6 1uj-6 14jx+14 2mx+13 eih-7 16s+9 o5-10 310-8 alo-9 33j+7 3e7+10 4z9-6 6fh+6 289+13 1r-12 e8s-23 7lt+11 dz0+17 10u-9 8xh-8 2rx-11 3xu+5 5ol-9 242+8
hhi-11 1zf-9 9ut+11 2kl-9 cbc+7 z5+7 4sp+9 2p1+10 8pf-9 1qw-15 uj+11 418-7 lpt-10 8te-8 4sv+9 24r-5 4t7-7 bt+10 8fy-7 33b+7 3xr-11 6ms-11 5kl-11 4le+10 5dz-6
1u7+9 1g9+13 bh7-12 635-9 1w7+15 u0+5 938-10 6kc-10 eu8-8 2cy-8 1gv-8 7qe+8 7hy-19 ceb-14 2xi+8 s3w-10 3uh-9 48d+16 7n4-8 6bf-12 402-7 cr-10 3zm+15 693-8
fch-8 a5o+13 kyy+15 ca-15 dlb+16 1pd-11 5qb-8 2yi+17 nl+11 9oh+7 2bs+10 8xp-11 7d-7 1vu-13 3cr+9 cb-12 xt+9 2mf+8 b4-7 1j2-6 383-9 v37-10 4ln+10 1h1+9 4sx-5
4j9+14 75w-8 6wv-8 3xh-8 81d+8 6mi-10 chr+7 2w4-7 4fr-8 810-9 3dy-15 1ms+6 84d+9 18f-14 810+7 1r-5 csx+8 19v+6 5rg-13 puq+7 2yg+11 41y-9 6we-13 28u-13 jcm+11
7ts+8 1b9+11 55s-15 aj5-8 avy+13 6w4-9 2bp-8 bk9+11 185-9 2a1-9 4fx+16 1ih-9 aj-4 ah+11 7ah+11 qao+16 of+13 36n-19 cv+9 9u-7 3ky-10 7re-11 p1m-11 9kg-9 ao7+8
7v5+7 7fk-7 h7r-12 h0+14 5p4+17 49o+11 1of-10 bnx+9 11h-7 7cp+13 1sb-7 j9-10 45i+7 er6-9 15x+5 wu+9 1hc-9 19g-9 69f-12 1hj-10 4yg-8 7gg+8 jn4+9 5zj-6 17d+13
66i+13 9mh+13 4r9+7 2eu-8 kle-12 12n+12 gm-9 2vu-12 5cx+16 ca-17 338-7 8fy-15 1s5-12 14u+13 2h5-9 brz-6 1ec-9 86r-14 5ve-12 72+16 krj-8 8er-9 aii-9 7hp+14
bar+16 b8g+14 de-8 1qu+7 1ex+9 eic-9 60k-7 7wj-14 2gs-12 2ob+18 5u4-7 iod+9 8xw-11 130p-6 5hl+7 b8e-12 6c1-9 981-10 n6x-10 6e-12 6zc+13 7eo+9 fai-13 9nw-10
2wo+10 4w6+9 g1l-28 ba6+8 u87-13 9n4-7 6bw-9 63d-9 136-13 6e9-10 2wj-19 ija-9 2iq-9 4vr-10 b2t-8 3dk+22 bap-16 am7-8 16w-10 8im-10 39u+7 o7p+8 9jz-14 awf-13
1t7+7 8pp-6 21u+8 79k+8 a23+11 4s6-13 4kh-9 ek+10 9n1-8 6gv-7 aat+10 2on+11 3o8+11 6x1+9 3zc-9 8tz-18 17e-13 hi+9 nd-9 6nf-24 63+6 1tc-10 3ce-8 39e+18 1m5-18
2f6+16 6x0+8 cq-11 5v-10 a14-9 cu6-8 idw-7 6hu-12 6ac+10 814+13 5x-6 15t-9 62c+9 8df-7 f5+8 5wt-8 2dc-8 6g4-8 1ij+7 5f-9 vt+18 1nl+13 dbp-17 4sb-8 fre-14
9sk-15 r7+8 1nb-7 5vq-10 1rs+8 2su-6 7df+9 ax-10 h8-12 le+6 jsw-9 2nv+10 56u+7 3on+7 3so+16 7at-15 1da+10 h6-11 9fg-6 5v-7 4uq+10 3u8-13 159-14 35c-10 6jl+14
5vn+8 br7-6 9yx-8 99k-8 4jk-12 7ja+7 3d-8 6pp+7 e8r-12 bhv-8 1fz-8 21s+15 3xo+18 3xa-15 6e5-9 2tn+10 cqz+8 un-9 3gz-8 22b+8 2fv-7 3an-9 uy+8 36o+12 elx+8 wt+9
1m8-13 3t4-10 4z2-10 1ck+6 t0-7 3zp+11 bdr+9 pe-9 7un-10 1jq+9 ew1+9 10h-9 1yp+9 7q3-26 ykf-9 1xw+14 1qo-15 h1+7 49+17 ac5-7 8iu+13 1ab+11 2q5-9 nw-8 17e-10
4kx-10 2pz-5 3fp-10 3zd-12 ce-16 hr9+14 8lu-11 k1-8 f6-9 9w3+6 1qc+15 3at+9 c0l-7 a15+4 4ji-8 1e0-7 7t5-8 1nb+11 2yi-20 3x9-11 5a-10 ha-8 3ml-9 6v4+5 1x6-23
gy-8 5v2-11 j9w+12 46c+16 15p+10 79o-8 2bl-9 23g-10 7lv-8 7ze+20 26-24 db4+8 44l-6 f1n-10 cj3+11 1mq+5 13l-13 1mh-9 jho-5 5w7-12 78s-12 3i5-8 6r1+9 2z+10
eph+9 63f-9 9q7+7 80o+17 3ps-5 2ma+9 1x3-13 1ck+9 50v-7 zx+8 ed+11 1hv-9 6zh+8 6xb-16 k0g-10 3ss-9 5jt+12 5is+10 52b-21 74l-10 au0+10 7oi+7 8lk+10 38m-8 7a0+6
wc+7 g7i+7 1s2-7 44l+8 75q+5 332-9 27w+9 3iq-13 214+8 36f-9 9ua-10 2ej+12 4w2-6 44f-8 9he+13 35h-18 7c4-7 6yj-9 6gn+10 4u8-8 3yw-14 bi4-12 4h4-8 v-14 9v8-7
44q+7 9r+6 4ym-8 18m-13 23j+15 gl4-10 4cp+7 32z+5 2e6-14 g5p+4 q32-13 7gj+7 bnf-10 1h6-13 cep-8 go-9 59k+7 44h-9 9mb-8 77e-9 6ja+11 qh-9 gle-10 4ox-10 3cl-7
gh-10 4vr+8 c3a-8 2qd-3 2is-8 7vg+15 s1-10 980-31 86-12 5kv-7 17-8 6y+7 3dl+13 2uq-25 b0h-13 24l+10 58k-8 1h2+9 6aw+7 5-11 2uq-10 kw-8 ein-7 awm+10 5j7+11
38e-5 1zp-5 px-11 67d-9 461-12 5db+10 231-9 14p-7 49o+13 31i-12 1z0-15 68n+14 4kh+10 4fs+9 1vv-7 4iq+11 3ug+14 3ai+9 zh+8 ag+12 c9g-9 1ay-5 83p+6 554-9 798-7
ew7-9 220-9 1sz+17 b3+10 a9m+11 9k5+5 50j-7 9r7+10 fo+10 7u-6 vg-25 1xw+9 5b-12 825-9 bp4+10 76x-14 iw7-15 3ed-10 2bi+12 4xr+6 b27+6 1g7+7 33-13 2m3-9 2rj-11
ol-9 1jm+12 2y4+7 3tu+6 2pn-14 1uc+10 y3-7 4n-9 fa-11 2hd-9 6pq-14 63a+10 l4+8 64-13 2m4-12 24z-15 2r5-7 1vn+12 1p5-16 p4a-9 393-6 3zj+14 sxg+16 sq+7 kv-9
6a9+8 143-6 1jn-9 1ns-14 2ut-10 ob-10 1ag+10 340-12 1la-13 fkd-8 88j-8 7fh-9 2jj+8 21z+12 i6h+12 a88+7 3h0+6 6vz-7 10h-14 d53-11 2rg-8 1ok-8 bz5+10 a9w-10
7q7+8 92e-13 41a-6 4ly+10 6p-15 a42+10 oy-9 2pm-9 526-13 33f-7 4ok+7 dpa+10 bj4+10 538+9 3ov-18 61g+12 b-7 1a2+9 ery+9 22-9 5b6-8 12h-10 72-12 4jm-4 3p-6
3lh-11 59k-10 4oq-15 1o2-13 3t2+20 cd1+10 jr-9 98-5 tf+11 cvm-22 9d6-9 a0i+13 320-12 3e1-8 6w2-11 4cf-9 5e3-16 2r9+12 5x3-20 72j-8 but-19 2tv-11 av4+7 kfl-11
8ul-10 6hw+11 9hg-9 5aw+10 52-10 2wf-9 25g-11 1c9-19 dah-8 da-8 9b7-7 81n+17 8id+10 8w7+9 e8m+10 m3+21 3r1-12 a1q+8 3ie-10 47q+11 d3m-6 11o+8 4u-9 yu-11
6r2-11 2rm+13 3al-17 317-11 k4t+9 aju-11 yf+8 8t4+16 y3-9 2gt+7 3z0-19 7pd-9 3rq+6 fx-11 b5m+7 b61-9 v5-7 4y6-6 31-15 9z6+7 d2n+9 7cp+10 3pl-9 340-7 2ub-8
cm6+9 ex6-8 1fw-13 bsh-6 2o8+12 6pa-11 5s9+17 16m+10 de2+8 8u8+11 2ab-9 2sc-14 adg+8 242+11 na+5 325-17 4t+18 72q+10 vw-10 rt+8 jxy-13 bsq-10 714+6 8s4-8
48d+7 y1+12 2fs+11 6b9-10 2mm-9 2ou+7 4v+15 3eh-11 20+11 5s2+10 9ia+17 gm+8 6hs-8 2fn+11 2sd-6 3n1-16 3fo+11 9kz-10 30a-12 a5m+8 lfk-10 ieo-8 9bh-7 9cs+9
5uo+10 aav+14 8aw-16 7he+7 1jl-8 5cz-9 5x9-3 35o+9 3v6+11 2zb+13 i8-8 9cg+14 7s4+10 2a9+11 4vs-13 n-15 wc+6 b54+11 14m-12 4p5-10 32n-9 5zx-14 1oa-8 181+10
5yr+11 eu+13 2zi-7 fjw-5 1p2+9 j91+11 987-10 56w-11 2pj-7 asm-9 6q-7 766+14 8lm-8 47s-8 4jf+7 4ua+8 3ed+13 4s6-11 139+7 5vn-5 56o+19 4c5-10 ak5-10 11f-7
8oq+14 3b1+14 5x8+10 3l8-12 4al-6 m0-6 8ut-13 27c+5 3y2-9 90j-8 i1-12 87g-9 a4h+7 4zv+13 41c+12 5p8+11 3xh-9 364+12 4a5+10 2nu-14 3tb-13 194-8 1wc+11 14d-13
8ex-9 3x-14 2yc-16 ma-9 26q+8 43x-8 6z2-11 hw4-5 60v+17 89y-10 cm9+11 ux+5 3hc-22 19m-9 hp-8 4jg-8 dbm-11 4h6+11 7ug-14 6ou+10 ux-8 xf+12 1ai-5 4o4-11 7a2+17
3j9+25 o4-12 axv-8 9ed+8 di-12 c4a-7 2qm+11 9sc+11 ipf-9 3xp+8 3ld+13 2d2-22 35b-12 ht5+5 deu+7 30y-10 7p-22 2ki-15 r1+10 3xk+16 gw5+8 7kt-14 8at+5 9bu+9
1c0-11 1vf+13 5yk-7 ikr+10 21y-18 2hs+15 6gi+14 7sj-11 qi+7 1ga+9 184+7 twm+11 1eq+12 21l-7 hhd+17 eh9+11 7yl-11 520-15 32k-6 2oc+9 p3-15 v8-14 28i+8 7qg+6
1ib+8 477-8 42d+8 e9h-9 43l-6 199-10 2ad-9 hc+5 503-10 exl-9 4b3+11 co+6 2z+13 3lh+11 5m8-7 l9-13 744-8 96a+11 17h+8 3m6-12 d3-12 20g-8 c9o-8 7ig-9 7qh+9
96m-8 6dc+8 883+10 4ez+5 5av-12 6fs-7 4tt+13 agc+10 13j-9 318-7 1bg+11 8wf+8 1w3-10 17y+10 ca0+13 1rh-9 21v-11 wi+8 a28-8 1ar-9 14+13 1kk-12 hv+11 20i+10
1tb+8 25a+11 5g5+8 gv8-9 5vn-6 e89+8 1su-7 4d1+10 1fi-20 a2c+8 7gq-9 k0g+10 hs-7 vv+14 468+8 b7+7 l6+8 aye-10 28o-7 44+7 2fp+9 7u7+13 97l-12 608-9 ai6-9 1fj+9
b4n-7 2u4-10 bf+15 71x-6 2kw+11 5kv+11 v8+6 1lt+11 dcu-17 eko-12 2f8-12 gq0+9 idg+9 2qb-11 1rs-15 jb+7 i1-10 2ss+9 12h+13 eln-11 8br+8 59z-21 2pg-8 40+14
1e6+8 59+9 5x+9 2rz-13 1y6+11 e2a-25 e12-9 wt3-6 85m+9 3p0-11 1f+11 ly3+9 lia+17 3l+9 4aq-8 ub+11 6cr+7 y5-7 1cz+8 7fm+14 bo-10 c9h+6 6o3-8 bp5-13 v0+7 dw-9
gsj+7 ofw+14 588+19 9sz+12 5kt-7 35l+9 17u-8 5mp+8 y6-9 dqg+11 kr-12 3yx+10 4bt-11 2jy+10 1wf-10 h0f+13 25j+8 2d3+6 2qc+6 2xu+8 3g-6 z0+13 7dd+8 3c9-10 e5r+10
1kp+6 go-8 4na+12 3qo+8 k5o-12 3ej-14 d0x+12 70d+9 6v8+11 64g-8 c7+22 kjw-7 42x-4 611+9 m46-15 7a2+11 78w+13 ho2+10 1o1-6 m7+12 8s0+8 72y-10 2r6-6 2bp+8 gb-9
2v0+10 ac9-10 na+7 45b-10 u8+8 v3+9 6wt+7 2cx-15 8nc+10 hz4+11 avi+8 1f9+18 hm2-11 51e+6 87+10 f6z-13 ft3-24 9y+9 agj+16 4jm+9 33w-28 21x+11 14n+14 3km-12
3rs+9 5lo+11 4jd-12 20t-13 iq-8 64j-15 2tl-7 68z+8 67b-9 ht-13 ho7+10 8sm-4 btk-7 9cu+8 4vk-9 bkr-10 69e-9 3b3+13 3ue-8 8hb-9 1o1-20 4a-18 2v4+7 7lo+12 69e-7
2qr+14 88f+12 7l-12 7jt-9 3n6+12 238+8 9z2-10 d7k+7 9q2-10 ajh-7 65f+9 6jm-15 l9+7 5qz-10 2e6+9 4no+8 95t-12 6q5-14 cmq-12 8mh+14 44h-10 1wr+6 zr+16 1tx+8
5c4+12 2zi+17 26m+15 3qp+17 5ji+8 ehw-9 4po-8 1i9+9 xq-23 b08-7 ak+6 5rx-6 5gn+6 cos-15 16p+10 135+15 a5g+10 ahj-10 5iy+9 4tm+9 8c6-8 b6-13 1jg+7 64r-7 1e3+10
l0+7 8ex-18 6k8-4 122-10 dbr-6 6kq-11 4ra+8 1s6-8 27k-6 392+12 8mn+9 320+7 2nc+11 3jd-10 om-9 it-5 5yn+8 4sk-16 2uy-7 gzs-10 2uo-4 2pa+9 24b-11 6u5+9 2vj+5
ca2-13 3q6-11 51a-16 2lx+14 19f-8 as-9 60r-9 ch+11 aia-7 7u5-8 j0+7 64c-9 jx+8 dkz+7 5ad-8 2ba-10 ip-8 9ce+8 4ag-10 jg5-7 7ux+18 3e5+10 wc+9 be-13 50q-8
dme-10 gi+5 n6-6 5zn+9 6i3-11 2sn-11 3qu-13 36z+10 3gp+12 20b+6 3ny-5 im2-10 1pe-6 eo+7 bvc-9 5ll-6 ddb-10 7w8-13 5bw-12 fkp+8 6by+15 9gz-10 9k-11 337+8
42u+12 qj-16 781+13 ze-20 15t+12 77j+10 8bs+6 r5m-12 7et-9 299-11 5hm-7 1hq-9 aen+10 1qo+7 h0-11 wo7+13 19q-11 bdb+11 9tz-9 3ig+5 6wn-11 l94-8 9nu-8 ng-8
12o+9 460-8 1uh+10 egw-9 bpg+18 2mu+7 4zl-17 6bp-8 19f+12 635-10 gq6+11 ix+11 27u-7 2ng+12 2a-10 f1+10 5ox+14 1j6+12 3zl-12 3no+9 y2+10 70a-6 1yn+9 1v6+6
53l-9 h4r+7 6l3-8 5id+12 56i+8 lyw-21 30g+18 bh9-6 1vs+10 ks3-16 1w8-9 ame+10 bi6-8 ca+10 ih+8 817+8 5u3-7 2fk+6 2tv+11 l9+9 2x2-9 f4f+11 433-10 76r+13 1r5-5
af-5 yk+7 dh+12 904+12 1bp-10 202-9 gbp-8 tfi+10 ev5+9 3tc+4 7va+7 744+7 1t8-8 5aj+17 5lg-12 11d+8 16w-8 mu-11 1s+8 79f-15 bq8-8 8w6+11 1x2-10 68d-7 1bp-9
2lg+17 b9-10 jez+16 l41-10 asl-7 44s-7 6ly+10 3rz+13 1pi+8 4ot-8 1kg+17 2p0-23 2nu+7 83n-6 4nd+12 1qm-9 43a-8 b0-8 ekp-8 2z0+3 5x3+13 83+10 29b+5 xm+12 6n6-9
47z-7 5kq+7 f7+8 3lx-6 c5j-11 7pf-12 10x-7 64e+9 4y0+10 2js-11 6kb+16 2d2-8 88a-12 3o7-11 65o+9 1wj+10 9sv-11 i9-9 8z6+10 62l-11 1fa+15 44b-9 a96+7 gbp+10
2ho+7 478-8 15q+10 2px+11 6tx-8 2w5-9 4sg-10 79b+9 36d+13 m5q+12 7n+10 e5i-7 4p3+14 8y8-14 4fm-7 2oj+9 io+12 4ux+7 ti+12 85+8 4f0+11 1fh+11 5ms+11 4ns+8
325-11 2hd+9 1dk+7 1c0-12 36o-8 191-8 p8-10 2w6-10 fo-4 5iz+11 4ty-7 5i6+9 f02+7 5bo+8 r2c-20 4pp-8 8js+8 736-7 168+17 14w+6 5mx+5 eng-16 37e-11 3ly+6 1vi-12
5m-9 5mi-8 2ru+10 6cg-8 c8w-7 3s-8 368+14 2cc+9 73f-9 kga+10 6af-11 8mg+8 mbd-14 ah4+11 ep2-12 4n3-14 5al-11 9kb-6 hy+13 94c-9 ce+10 4z9+7 or4+8 ye+7 358-8
7rk+23 n1z+13 46d-9 5ex+16 q3+11 2qu-9 2oi+10 5le-11 217+9 9kt+12 91a-15 6ir-9 dju-9 7rx+11 ati-15 1hh+9 3lh+10 12r+9 4bb-14 bt7+12 15z+7 1f3+11 7ep-9 aul-8
7qr-8 45o-9 3d0-12 b67+10 wl-8 12b6-10 5ev-11 y6k-12 1k5+17 8wd-9 ejr-9 5ab-6 8b5+7 3hu+8 1ul+3 1rr-8 9eu-5 4jg-6 5br+10 yt+15 9p6-16 2x3+12 lzg+5 yj+19 1ch-9
2xf+14 dj3-12 1o-14 3yn-13 24v+14 8dm+10 4ht+6 4dm+12 clk+6 21u-8 6lc-6 3rh+8 p72+7 2rj+10 40t+6 3fx-9 1lv-5 bxo-9 6i-10 y3+14 2ru-9 bam+12 12yy+9 49i-7
ao5-21 35q+12 l7i-7 g21-9 5tp-9 1b5+12 fde+9 am+15 4p-10 4gg-16 b5u-6 5jp+18 icn+8 6b0+11 924-8 7u-9 16r+9 1sc+14 xtu-11 87s-9 2to+8 25e-8 2z1-8 onn+9 6v7-11
oin-7 c+3 4st+7 3d2+9 zr-10 9yo+10 5c-7 4zm+7 1ln-10 5nj+8 3jd-10 1qx-8 2op+23 3wp+14 1ys-9 3ab+13 3qc+9 2ly+6 51f+7 nne-11 brz-13 4qs+9 9ld+8 dqd+8 13v-11
b0z-8 2yv-7 o5+15 3s2+11 99+7 206+10 1qx-15 a7-7 1ja+7 6iv-11 7ct-6 dcz+15 b7k+15 2j8+8 39o-6 76v+8 2br-9 7bz-9 3wj+15 dyz-2 7in-11 3e7+10 3cw-16 3gk+9 5sj-7
h5b-12 7jg-7 4yl+11 1vs+7 ba7+9 270+6 4fd+11 3wg-23 7kd-14 4t-7 in+12 5wc-10 1rk+10 1zz+10 3jw-8 1it-10 90e+10 3in-8 1cl+10 ks+12 6ev+10 1h7-7 9rl+8 2i7+12
9eq-5 6y0+9 55g-7 jv2-10 xma+13 3nz-11 7fj-10 9a-11 12t-7 aap+8 g1+13 uh-11 6ro+14 7wq-8 6lv+9 bbq-11 g6-6 1x8+13 2wh-7 738-8 3ch+14 3yz-13 7bw-10 6cq-11
r0+11 4e7+12 315+16 7p5-13 9t6-8 2tu-12 153+8 l6-8 1xn+12 gq6+9 u0-8 4gl-9 2v4+13 5uu-15 8e6-9 6sf-13 1w5+6 5r7+4 733+9 b86+10 1wt+3 5vr+9 3wc-10 1y3+10 dl1+7
1py-8 7m1-20 21d+10 vl-10 3y9+5 gj+4 4vp-12 4d-23 cza+7 ylf+9 18f+8 4qj+8 8oq+7 3qd-10 lg+9 deo-12 23r-5 4c3+8 b8p-21 3qq-9 6q3-8 16v-8 2nm-11 5zl-9 cxp+9
cs+10 1f2-7 7qe-14 jp-8 2cd+13 6ex-10 3ar-8 2am+10 dar+8 ecd+15 2my-12 4w0-10 2wq+11 dgp+9 6xp+11 if+7 nqu+9 tr+9 72k-4 2uo+7 7ig-4 6ff+13 8u6-7 f7a-22 3dd+14
t9+5 3bc-8 4n1-8 hyl-9 35g+12 1pu-14 6u+13 w2+13 5bv-7 lj+24 b91-6 lj+14 1kr-14 dra-16 2lb+10 69j+6 3yc+8 3gn+8 2vh-10 5c7+12 5vs+9 2yx+9 cr7+12 24w+6 6du-11
3tw-7 a9k-11 491+5 1ff+8 18g-8 24c-5 850+13 16f-8 29s+6 591+13 70i-19 cci-13 68i-9 fps-9 4h5+8 45n+8 58f+18 3ba-3 5rn+23 5rq+7 7bu+6 7vc+10 1ar-9 af9+8 1wd-9
704+8 ux-7 448-10 1gn-9 3ql-10 1v2-14 9or-10 47i+7 40h+10 7gn+11 47c-11 vq+14 2p+9 4hc-8 eb-9 419+8 gbb-13 3oq-9 10i+7 c3p+11 1o1-14 1uw-17 14d+9 1bp-12 abg+9
21o-8 1jb+9 awu+9 1s-15 10q+7 4zo-8 2ha-8 9ot-11 7a6-9 1gl+7 2yg-7 15y-10 1qc-8 2mv-9 6sl-10 2h4-11 865+10 a1w+9 1sx-25 9pf-12 6ri-7 sy+7 vw+9 35-7 6hu-6
ao7-9 79m-13 1di-9 1ol-7 4ii-12 1ad+16 8ug-8 6jh-11 5r4-6 46v-9 lx6-13 pe+13 qj-5 1mk+10 hji-10 a6i-22 78l+14 db4+10 1g2+5 2yy-9 1y7+10 8vp+12 47o+10 1fs-12
1ft-9 bri-13 3ex-14 aig-6 10g+7 8ci-7 8bg-14 t7-9 289-8 1hj+11 10+8 5ay+11 1fw+9 1am+16 ezk-6 47w+16 3q5+8 2xk-7 8bi+12 gv1-9 7f+15 233-12 8ta+10 84j-12 9p1-7
6ji+12 1f8+10 3e5-20 23z+10 ed4+8 2kv-11 965+7 1wb-9 7s5+6 i-7 580+10 2fh-15 2a2+10 fic-17 65o-11 4ri+16 7gi-8 na+13 bln+9 ej+8 bms-9 386+13 6l0-13 av-8
36k-15 70l-14 923+8 5a3+10 70p-6 2wf-12 3i4-6 6sj+11 5l-8 1jn+7 59k-11 5vp+9 6c8+16 64j+12 6v8+7 kxw+7 1lb-9 6n4-7 903+7 5sb+16 hko+6 46n+10 3h8+9 g8+10 1lh+4
aol-18 1px-13 5wj-7 97n+10 106-22 5gv-7 29v+5 1ti+20 h7p-13 iu6-9 3jo-10 2hn-6 c1+19 3q9-9 42w+12 6wg-6 dz-7 v5-10 1ht-10 105-7 507-7 ka4+8 139-9 5hg+13 27u-8
437+20 dk8+10 30z-6 26o-7 dh+7 6pz-13 2vd+8 fx+9 2tp+10 3b0-13 4dh-10 yqe-9 16x-12 7vk+6 70o+9 4h2-13 1pw-15 405-11 2pz+6 5xj-14 vy+9 6yo+12 b5h-10 mj+5
bc5-11 r79-14 1cny+9 230-7 164-10 guz+13 401+10 4y6+7 3wf+9 4je-8 5th+7 9z-8 fm6-9 3d2-9 dfw-7 2z8-11 2v3-11 2d3+12 w2+6 4bw-9 1ff-10 3ja-6 2qn-9 cnd+9 3uk+15
3hh-18 1hf+8 1cd-9 q39-8 468-11 746-7 2zf-15 6az-11 11v+11 5ik-8 1f4-13 s82-6 5cu+9 7q9-15 8fc+7 2rb+5 2b4+9 1d3+17 1x3+14 8zq-15 6a4-7 b54-10 flo-9 km-3
cpy+6 om-7 251-7 2kn-7 4jv-7 bhu-10 288-11 mw-10 3i7-13 1a0+10 333+7 x4-8 7ik+15 3ay-9 2kt+10 5l+14 9z8+13 3xm+9 dki-13 1a7-9 4sh-19 2fs+8 gzp+12 dl7-10 vj-7
1nx+5 v5-7 1ih+11 7ga-8 1qo-8 cti-10 ecu-7 8e2-8 6d3+10 7uj-7 ajw+7 fc6+14 6jb+12 4sh-11 ixt+12 bm-8 gs-12 ci8+8 5fi-8 156-13 a6k-9 151-9 7i3+9 9ba-10 89d-8
55o+11 4kg+10 v1a-9 1l9+10 h1o-5 avz-18 23e-7 34w-10 bjz+5 aq4+12 2y6+9 2ol+16 f45-12 40m+10 4p6-7 d1g+9 72j+12 9c+11 7wv-17 38p+9 fsu-12 st-8 4rt+12 28x-10
u6-10 ftd+7 3v4-10 5ph-14 2d0-11 doi-6 1ky+12 db-9 1lu-13 2g+8 1ld+12 3h2+14 g1+11 4rh+8 3dy+8 26i+4 ou5+14 y8+14 183+8 tm-9 gs+10 j0j+13 acg-3 6zx-9 43e+19
3e7+11 3bc+14 1hw+8 jw7+4 678+9 7k7-9 62-9 iw3-8 grl-9 5hv+10 ay5-10 oi-14 522+12 5zt-9 234-11 2r9-14 7s+17 1is+12 3h+6 5ls-9 uq+7 dj0-5 aku-9 5rk-13 af3-15
a3n+11 1ez-17 1qh-8 9pc-7 29b+9 1f9+6 6o3-10 tr+9 3rj-17 3kw+9 ld5-8 593+12 1us+13 9zg-8 kq-12 gx-20 cu-13 lk8-10 3ii+8 cq-11 4x9-8 4bs-11 5lr+13 1gw-9 2af+10
98h+9 3qr+9 2m-14 w1-14 1d2+11 2sx-10 6ce-8 41v-6 2yt+9 4xv-8 5ty+16 2sw+9 2lb-8 240-6 3j2-8 55i-13 c2h+11 461-14 eu-10 b96-8 nnu-11 291+9 8m9-17 1q4-8 1qh-8
2w0+15 4mk+9 5id-7 81b-8 60b-11 18f-8 2ys-19 2cm-12 57u-16 2jo-9 4i3+7 1h6-12 6gd+10 2ws-16 7a5+16 2ek-6 k60-9 1hf-11 m5l-8 23f-8 5cz+13 52d-10 8te+10 1nq-11
9f5-26 cyd+17 7nn+2 9xp+9 h4o-9 gz+7 549+8 6rs-8 ezl+9 to+15 18a+11 859+13 bql-7 5db+11 8ax+10 15m+10 5ai+8 a9t-9 92+5 4w7-9 9f3+15 kp8-9 anf-9 mms-7 c4d-7
1u2-16 2sv+9 6b0-10 lz+10 9hy-7 cph+10 3sr-9 bw4-12 8aq+7 6en+9 ar-14 a4x-7 g73+9 ju+11 1pe-21 5y8-12 4uo-10 wq+6 akf+7 dad-7 4ux+9 2np-15 gw+8 7ia-13 6a4-10
674+13 eel+8 2qf+7 3hl+12 p2-8 477-9 79w-9 rdu-15 i9+25 2xx+6 6iw+7 3n+11 9my+10 3hf-7 arh+8 bzx-5 9rv+4 1ng-12 4ow+7 69p+9 ip-7 g8g-11 3g8-5 b80-11 70y-8
7bi+5 8qf+8 7ky-9 4u2-12 4cb-10 la-7 38u+9 3nd+8 3y4+9 15v-20 6sm+9 5y9-8 7p2-14 1qv+12 2id-9 f5s+13 3j1+9 3hq+13 4l8+9 1cx-9 236-7 2qy+4 4wu+13 33j-12 e0b-10
es0-14 3av-7 k9-15 873-22 53+10 eea-9 3wj-7 tu+9 4b7-7 7ht-6 9mm-11 oo+8 7ik-6 1ag-14 11g-7 v7+13 h9k+9 3dc-11 11o+7 125-14 4w7-8 dj-9 4m2-9 3hv+7 5j+12
32g-10 888+16 1c6+7 bp7-7 5nr+6 rv+8 6q8-8 5s7-10 24e-13 aq3+10 bn0-7 7go-8 arn-10 864+11 4rs-7 3hv-7 q2+13 2hl+7 5t6+7 3l1-9 vl-11 63d-13 750+9 655-9 1q8-7
7xx+3 dn0-7 48z+11 90f-11 1u7+11 3un+12 2oi+9 1en-6 1n6+9 7jc+10 2du+12 29o-7 3tk-3 2a9-8 f26-13 286-8 5iw+5 106-10 a9l+13 pz-18 3h3-8 2zd-12 3b1+9 f0m+13
2ed+8 p5-8 7pq-8 361+10 d8n-16 51a+25 3m2-6 3l3-6 b15-9 5x6+9 5rq-9 1qr-11 1b9-8 8b3+7 2xz+12 557-22 ix-7 285+13 53e+13 qy+11 bu-6 490+12 8cp+11 546-10 4bi-13
we+12 4jx+9 ao1+12 chv-41 404-5 8b1-13 4tw-12 7m6+10 2bh+11 ol-10 4qv+7 3rb+8 2co-28 2hp-10 7ta-9 y9+6 1b7-8 2ua-16 1j+11 qv2+11 6i4-10 2p7-14 82p-16 7xx-7
3jq+6 1hs-11 r7+9 3wx+9 qb-8 33z+10 du+8 6jy+7 2a0-9 pt-7 b0-9 b1j+11 17a+6 acf+10 285-9 a6r+12 1xy-8 2e5-11 n6+13 qs-9 2hb-10 bw1+5 286+9 duc+8 gfa+7 chu+10
bfh-11 7nh-10 h6i+10 4ml+9 dm8+9 3z+13 1jh-10 2ss+12 8m6+10 dwl+8 fpq-8 2bx-15 5i+14 2di-15 6f5-12 2og-15 9jm+13 4dc-8 5uw+12 ert+8 8k-7 39l-4 9c6-14 25i+6
1h0+6 e3q+11 6y4+9 9v+9 8ch-15 3j1-12 2bn-12 3r0-16 k8-7 11c-9 7ao+9 127+13 6a0-8 bcu+7 305+6 cmj-11 4h6-10 1ki+6 l3u-18 6xi+11 g8-11 1nj+7 4fd+9 8g5+8 5qi+13
40s+10 63u-7 95l-9 6u1-7 1dc-15 dg6+3 nhd+10 7z5-12 9ht-5 a0d+7 71i+8 bk4-9 re+12 cvb+6 5qa-6 9j+8 7qg+10 fp-13 rt+10 2ah+6 1ym+12 7u+8 4u3-8 2fp-7 4hb-8
4to-15 1w9+13 5n8-15 2j0+21 1qy-11 1ii+13 1ad-7 28d-9 5i2+10 opf-6 28q-17 5op-14 4w+12 ayg-11 3ks-21 bg8-19 3v+10 13a+13 2v+10 cr+5 dn-10 329-8 5x7+7 1l+6
ach-6 jb7-12 5ee+13 4oj+24 aj2-7 jx7+11 1zv+7 18n-6 1y1-10 12e+8 2gx-13 a8s-11 9ao-7 1hl-12 5ww-11 333+11 2m6-8 63h+7 5nb+7 11i-6 1j0-10 act-9 8da-16 kp+10
b5a-9 1bd+12 96a-6 1s9-10 d3-10 kq-10 2md+16 8wf+12 4g9+13 3lk-10 21b-11 172+18 8y-7 4-9 5q+13 4e2+4 et+9 26n-11 21a-28 4g6-10 62k-8 yu+9 et9-8 gp4-14 1uw-5
8ss+13 58-11 1af+11 n94-7 nz+9 40x-4 7gl-11 59f+8 blk+7 6c5-9 9hj-12 7hv-7 1mb+9 a1a+10 441-6 18w-7 93r+13 p5+6 3xc+13 4pk-6 tx7+12 xh+12 3do+10 2ig-10 1wb-15
3x3-11 1bp-7 946+12 3y-16 evo-12 5m6+6 des-9 8ea-8 18v-5 1ch-10 8a9+9 9vz+9 drn-13 7mh+12 frz+15 4gs-8 5f5-14 231-12 2xm+14 lr3+8 3kc-10 1rz+8 69k+9 p37-8
2ke-7 6nt+7 8l-7 1vh+10 5re-8 iu+6 9do-9 azl+5 aye-8 527+10 1yo-8 8t9-16 5ag-18 1be+9 2km+9 zf-14 8t-12 4up-7 rx-9 d51+6 3my-9 bg6-18 3d-9 10v+8 8g6+9 76+5
1qj+5 4a-6 3ds+6 2xj+12 9i+7 88+6 lk-7 mx-15 7jf-11 jjg-8 43d+10 35w+10 5ve-11 1du-11 er-11 8nm-10 8h8-10 8i+13 4uc-16 su-12 1t9+10 3vk+10 bhs-7 742+24 38q-22
13u+11 2og-6 2gb-7 fsa-8 34p-11 8y4+16 9pg-9 1hr-9 a5n+12 cmi+9 bis-9 kk-8 14p-9 48j+6 d9-9 3nr+9 5qp-8 6rq-10 ko+13 7ch-10 3ko+8 1xg-11 moj+11 72n-14 md0+14
4np+8 43+6 jr+16 1jb-10 3zi-10 1fe+16 de6-10 dfw+13 7eu-11 3g7+5 abb+8 29z-8 4y4-11 16-8 10j-8 1n2+8 2lr-11 30m-10 cbl-6 258-8 ua+9 88d-15 dho+8 ht7+9 6xd+8
1ck+9 kim+15 gk6+7 54z-9 6yp-8 j2o-14 5lj-16 3ee+10 2tc-13 tv+9 9ic-9 71h-11 1qj-8 20f+4 d1+5 4z3+10 2uc-7 21c+7 266-7 3zk-24 11m+8 1gt-8 52o-19 1kp-7 682-10
qbn+9 23i+9 852-9 34q-11 1tk-8 1oi-10 mh+9 7ih-8 7r9+7 t6-7 70-11 81-10 che-10 1uh+8 w6-9 2lc+16 aij-16 wh-16 2ck-8 3fp+13 o5-6 tb+6 1x5-10 4ji+10 bkd-9 1n9+7
3fl-19 55k-8 tz-9 75a+7 11q-10 pya-10 6tf-7 glt+11 3jd-10 5kh+9 4bp+6 71k-10 ald+12 3tz-8 6cg+11 1yj+12 1eb-10 dx-11 6yi-9 ig1-4 4cv-16 4m3+8 aet+12 1p7-14
1xn-12 46x-7 1b-10 18d+15 a2b-9 30y-8 6cd-10 161+13 exu+8 r+10 clt-9 3t2+5 2pu-4 25y-8 a0a-5 9rc+10 41x-7 261-10 5bb-6 9ir-8 20l+8 38p+11 5dl-6 a5j+13 mm-15
3v7-8 7fz+6 30n+12 77x-9 4cc+9 8o6-12 o0-9 1hk+18 2qr-14 4qy-18 5fl+4 29r+7 66z+10 98b+21 5fp+12 124+11 b+8 alq+13 dpr-12 2n2+8 1a4-12 2xy+15 bgz+7 35t+16
7ww+7 1ka-10 178-8 5mv+10 6wh-8 3w9-7 44f+9 15w-10 f2h+8 fm-3 68-8 8w7-7 1lu-11 2e8-7 s8f-8 i1u+14 302+8 34k+14 8ep-9 1gp-10 4sd-8 p0r+10 b1g+5 8vl-12 41u-8
p1+10 bf-12 72n+10 7v5-7 8ii+10 3fr+6 1y2-6 5n9+10 flv+6 165-6 18r+8 f0g-18 7ff+7 2w1-9 kur+15 mu+8 it3-7 56p+9 bff+6 5mm+9 du+18 uk-13 do-7 so4+8 270-9
kvm+14 3zo-3 b95+9 77t+7 2zz+11 3kf-11 g1g-8 256-8 1l5-9 eqr+11 jx2+7 l1o+14 2yd+12 r6w+7 3l2+18 6xw-5 8xv+7 own-6 2e6-10 1a2+8 bm+15 cv1-12 kh2-9 9v9+14
4ri-7 531+9 nvw+8 aru-11 9yp-10 5mt-9 1h0-7 bup-10 2e+10 16d-7 1ky-6 imn+8 ny+7 eso-8 k52-15 e9r-12 222-11 8s9-12 pj7-7 9gv+13 84-10 vbc-10 le-11 10-9 4zl-6
2xr+12 q2+8 4s7-8 dmt-17 bm6+7 39r+8 2kq+13 1fr+11 13a-9 1v7+7 h5-7 6dx+6 230+8 3ey-9 6p8-8 9oq+10 1j4+18 6pu-6 28x-13 219+11 ir0-7 5uc+8 51v-10 4qg+8 85j+8
m9d-13 32b-10 44c-9 3ep-10 4we+11 53t-7 iwr+10 4g6+7 77+12 3sr+11 160+7 o50+11 2a8-10 14v+10 lq+12 v1+23 nl+10 6c9+11 7ib-6 21x+12 ajw+7 2sl+7 gk+10 28m+10
7m+13 9c1+12 40d+5 akz+2 ecq-8 2g5+9 1fl+6 flh+9 4b3+9 dwa-8 26l+7 2qw-11 4p8+16 22n+15 na-7 5l3+9 m+12 4au+11 55r+12 ckb-12 85z+7 35n+7 2f1+10 5rd-10 26-9
53h-11 l5-12 3zt+8 or+8 aek+8 2eu-10 11-13 a9a+9 21r+13 te-10 4yd-7 4ul+8 57d-17 55o+10 g3t+10 5yz+8 cx-10 29z-13 76s-15 10m-9 3c7+10 amv-14 6nd+10 a8t-7
1q8-18 23o+6 5bv+11 cfd+9 9ef-10 1sd-14 6ek-11 3yi+11 7g5+11 8rv-14 cte-9 cg-10 1up+7 9oo+9 311-12 1oi+7 3ls+12 1hm+19 egs-9 44+8 4h1-9 1s2+4 hfe-6 193-6 s7-8
79+14 165-7 i61+12 3am-7 5sg-9 qw-12 ot6+8 1ny+8 oh-7 3s-8 6kt-11 68s+21 1g7-9 6hg+9 hi1-10 1q5-11 3kl+7 5b+9 9u7+7 ex-8 gzs+8 1jg+11 3ri-6 9ms-12 1qz+8
alq+10 3b2-13 bk+8 9qm+10 j7-12 b63+8 10n-7 caw+3 6ul+14 cha+8 66s+9 7o-13 kb9-9 1ku-10 22h+10 6er-9 6xm+12 10t+9 5bs+9 7a+12 466-8 u2m-5 2y-6 fwd+10 bvs+10
hr3-10 247-16 835-8 h58+13 33q+11 7se-8 32g-9 bqa+18 jo+12 57q+10 41v-11 41m+10 5iq-9 1wv-14 13b-17 8ky+6 39j+8 5yt-19 b2v-11 rx-8 4dr-9 1sn+12 2fv-6 6uw+10
1d9-11 u3-9 2pm+10 a6-9 3hb-10 7wv+7 51u-10 bqj-14 frt-6 cx1+9 ee-12 3ia+6 5o2-8 1tn+7 6us+9 dpk+7 9uz+8 bmp-10 3wi+9 2sc-13 172-6 4hw-6 6g+7 3qn+6 4ya+11
1q2+13 3b5-12 5ms+13 aw-7 4cu+9 1y-14 lnq-10 1jj+11 5h7+8 29b+19 o8-6 afx-9 60t+13 o2-7 nvd+9 77d+15 139-11 2kb-7 gt4-6 drs-27 5hg+9 jj+10 31z-10 30s+9 6tc-11
hrg+15 61-7 2ow+8 2hx-20 q5+11 6sn+16 3wf+8 5zx-9 91n+11 2m6+13 dl7+9 2ox-10 2hm-8 27d-8 bbw+7 3md-12 5qn+13 a8o+9 73j-12 3j2+7 9ye+10 jd+12 3rq+8 3hu+10
7wd-11 bhm+10 jm-8 32d-11 9d6-13 5cm+11 1my-18 288+18 8w8-13 4so+9 3d6+9 3dq+7 80r+10 40q+7 4w7-6 4mj+18 1ma+14 af+9 115-12 1pt-11 104-13 3oi-26 9yu-8 5ii-9
a9o+14 93g+6 rt-12 8q6-12 5bo-9 fy+9 1bt+10 7fl-10 626-9 b3+8 293-10 3vb-5 7k5+6 77-7 a94+6 190-10 5ln+25 egh-8 z6+11 3x4-9 9w0+13 4n8-8 h63-7 83o-7 36m+9
ep+10 49x-14 50g-9 4tr-15 63g+9 42r-8 4pk+17 5d-14 fqa-8 ng-11 7v8-11 6m6-7 108-12 6og-11 23q+11 2w6+8 388-7 1m8+8 4yx-14 1j0-9 26x+14 c7e-10 b79+7 13-9 31z+6
vn-10 cd-20 1r1+11 1xv-11 51-7 1h7+7 455-7 11b+13 3gg+11 k7-7 1d0-8 4xi-8 2xi+8 7ct-6 2lq-10 2fb+9 531-11 5fr-9 22x-8 8q4-11 3ll+9 98d+7 1hf+9 188+9 5l7-10
byg-5 15f+15 30y-8 c2g-13 2bw-7 1by-30 7yt-12 168-14 mh9+8 49-8 6w4+11 1j9+12 5bm+15 3oe-9 br+10 45p-18 2w-13 21+7 ar4-8 dn2-11 4on-8 2ur-9 aj8-8 1cm-6 b40-8
8n2+13 1me+9 1bq8+7 nf-9 bvf-9 aig-8 ub-27 47l-9 lbc-11 cod+9 26g-7 7bs+13 31n-12 4pm+8 349+7 543-6 28w-10 2lf+8 1ba+18 6o8-5 n-14 1cg-7 2dt+14 8y+19 4jl-8
1hf+11 i4-9 42n+7 3df+8 ep+8 rl-10 3uj+13 1mb+14 3l+6 p8+12 h2x+10 h1-13 2m5-8 ctz+9 rs-10 cen-7 8j8-18 222+13 3hk-5 911-11 345-7 bw-11 mt+9 4q6-14 29q+11
h3j-19 7yj+7 3l9-13 24g+7 c00-8 44o+9 bio-14 e8x+13 7cc+10 2uf-20 2ve+8 2ds-6 27w+10 7aq-15 4em+8 32s+8 1u8-8 fsb-7 9nd+10 1j6+15 5c8-6 c7c+16 947-12 4r6+8
6z3+6 ok-15 632-7 xb+13 23m+9 6a7-10 794-8 251+12 fl-10 218+11 5z8+12 xy+12 1ml+6 3ae-10 pp-10 2a9+13 bul-9 37z+5 dgl-12 2wk+6 64c-9 7x3+9 1v2-6 124-13 nr+8
103-14 2j3-9 3dl-8 53b+8 j8c+9 2qy+10 4dz-8 273+11 1t1-9 jk6-13 1ug-10 agl-20 271-7 um-12 b1m-13 1p8+8 34f+8 1vp+9 3tg-10 arz+7 4ad-7 11u+10 2hm+10 20t-15
1s8+15 3l5-11 9hr-8 5x-11 629-9 3bs+17 gp-6 3xp-12 1jx+9 6ta+6 4gb-15 1ah-9 cih-8 9kg+6 58+14 1ns+12 1f5-12 q1-6 8cq-12 i9p+11 2yl-7 367+8 27w+11 2h0+8 bs-10
6uz-14 hi-6 7cn+9 fij-12 48j+9 7df-9 58j+9 7oh-8 3f+9 isp-17 2o7-14 d6-7 eim+11 g7-9 1w6-9 5hp-11 1z4+9 djr+8 ad4-12 efd-12 315+8 5o0-8 9qi+12 1on+10 56p+12
2aq-30 2hg+7 2fz+11 6d8+4 3ou-5 4d0+7 22h+10 5m3-5 4pt-8 38v-6 29c-16 g8+7 c1l-11 9or+7 4iw+9 1z6+8 3f1+9 1a6-5 2kq-7 7d1-10 c8e-8 3m8+13 2qz+5 f1r-7 b6d-10
1u9+14 4pr-8 5et-9 ah2+7 6q7-10 w2+6 1yj+8 1eh+10 sw-9 4ts-10 8xz+13 4ps+8 ahe-17 js-11 4v5+8 5fu+12 2lh+5 2us+11 1sz+8 7e9-7 7am-10 u6g+9 cfa-10 hi0-7 7gz+8
1e4-8 6hx-8 clv+10 4ei-7 j0r-8 508-10 j1+10 4po+8 s9h+11 2sl+7 5pj-5 75-9 9p4+7 p5-9 1dp-11 1t4+10 2nb-8 1f4+9 7tu+10 fjr-6 50o+6 8i7+6 kre-7 2n2-8 zo+16 bn+7
5vs-11 3i-9 2em-10 2yn-8 4dm-8 axn+9 2cc+11 bd0-14 k0r-14 40q+14 4nu-8 tu+8 bdf-10 6rf-11 2tu-10 4yz+7 2yj+9 3yf+12 3hz-9 cjw-25 9j8-8 3qy-7 2rb-6 7ox-16
3f4+9 3i3-10 10k+10 b10-8 220+7 bg6+5 co+6 48o+8 44f-7 ypj+14 new+8 ct-12 a4a+9 dy+7 3kq-7 83-8 3nm+15 12f-8 35t+11 3x5+6 273+10 ji-7 j0-7 3iv+13 77z-9 f0t+16
9il+10 13z-9 gz-8 u1+8 6v6+9 3ql-7 oz-7 k9+11 1bj+11 wa+11 1y6+9 127+6 cvg-9 2yo+17 9n+7 5pw+11 bh5-14 6w8-4 5e2-12 51y+10 cc4-9 6x9+7 478+7 1u3+5 955+9
1t2-14 7w2-9 440+9 593-8 f3h-3 143i+10 179-12 212-13 7a4-10 6ft-10 3os+13 jjl-22 2e4-3 ej7-6 2j8+9 3lz-10 68y+7 77d+8 bic-7 fnn-10 1ai+12 9dz-11 3rn-10 6tj-12
j6-8 2nk-9 3v4-9 5w6-13 4vs-12 1xx+6 1p5-13 qu+21 2l+4 908-13 5o8-8 9o6+12 49+7 39j-17 19e+12 sro-5 9az+3 2db+8 9ni+10 8hz+10 mzf-12 5a3-12 462+9 3o3-8 bv8-16
7lv+7 7sa-8 501-6 mcb-8 cfw-8 657+9 4px-12 6fk+11 5j9+13 c0-10 8ou-10 7wy+9 5vt-9 498+7 7gn-9 12v-11 5gv-14 1en+11 8by-7 9l1+7 dst-7 aaw-10 lz1+8 7ke-10
2km-16 3gx-8 1wm-6 4x-15 618-11 2gy+15 11d-16 8zg+10 5ao-13 42s-10 dxp+8 4kl-10 2xg+8 1uy+7 exu-9 d74+11 8g4-16 74d+6 1cn+8 au9-14 bb8+10 b5+7 f3l-7 3t-13
407-12 5kv+11 6tt-7 sg-10 2bx+10 cpw-10 g1-7 egl+6 is6+12 ex+15 3vj+9 4hl+8 19q-9 f9+7 1om-14 3ww+7 6ls-6 f0u-16 671+14 426-11 mgg-7 3sb-8 yu-19 6fo-6 2c4-9
6ge-7 epw+7 4t6-8 6v4-10 a70-10 auh+8 6x1-13 1tw-13 7g0+10 133-11 1js+7 5v2-9 28r-3 21s-11 xg-7 46u+9 30w+10 7l5-7 2ax+13 5ue-15 qd-9 28q+12 2f4-8 a6a+16
5wx+10 dl-16 98g-10 7t-10 3zt+10 ti-8 ab+7 9ka-7 2p5-11 37v-9 g2e+17 by+11 7dc+7 217-9 47t-8 1xj-7 c8+14 20m+11 4c9-9 53j+9 1ln-11 8pt+6 hpn+10 1bc+23 7f-10
65g-6 u6+8 6jy-12 20b+9 3ld-9 gqk+12 9v-10 7mr+10 5pt-10 2he+13 1au-16 1vw-10 1g5-9 59z-12 bs1-9 ax-9 22r-4 5qj+10 dc-14 vh+6 1c9+10 396+9 u0+8 383-23 3c4+9
2in+17 358-17 cd2-17 1my-12 j0g+9 yu+11 1op-15 1u8+13 21y+9 201-7 d78-13 95z-20 om+8 pn-8 j9z-8 c5q-7 540-7 473-16 4sr-9 bw6-3 ud+9 4dm-7 2k4-9 ci-7 9x+13
5b9-10 x4+14 7a-9 lib-9 327+16 jo+7 2c3-16 1sd-8 83c+9 dth+9 963+7 dr0-9 1py+9 gme-10 56a+12 1lc+11 333+7 8la+11 65h+20 2xx+6 etx-8 5z9-19 4ge-11 7w7-11 8ta+7
uc+12 it-7 7xg-13 3zo+14 7ic-14 3vi-11 3wa-13 85s-16 606-8 7gr-24 6r2+8 ga+9 39m+11 46f+6 dxw+11 3pv-5 r2+8 54h-10 4a5-9 6km-10 1sl+12 aa6+10 jrh+8 2xh+12
3lf+8 r3s+10 5nz+17 4vo-11 98k+9 20n-10 1k2-11 me+10 k9w-13 1g9-11 33c-10 2mt+8 1mp+8 81f-14 7p+14 1q+10 3cu+11 1wz+7 8j-10 4lg+12 2rb-9 c1n+11 fhv+7 1qf-9
el3+10 98n-7 3wi+9 6o-15 ach+13 fk-9 18sb-13 25e-6 3it-9 46v-16 2ya-9 16e-6 7a-11 706-12 1sp+9 4et+13 48c-10 37h-8 cgi-10 gi-12 7vc-7 3yx+5 1m4+15 1wj+15
1vo-10 7fx-11 1sx+8 8fy-16 aw4-5 9jl-8 rb-15 gg-8 39q-12 6mj-8 592+12 2cr+9 n1r+11 og-15 2k1+10 7ga+8 3cq+9 31m-9 7bw+14 cfa+14 1lw+9 3le-9 2h1-12 83a+13
ojh-14 yn-13 5fq+13 10a-27 hzy+6 hcv-11 zy-4 a1w+13 3bm-17 2e4+8 158-14 3sc-12 1he+6 cuf+12 3jp-5 b6k-18 2x9-13 3ga+9 e9+8 d65+7 5db-10 4qb+7 5m2+13 fs+15
jqr-8 53s-19 f4l-11 54f+9 6yu+16 8y5+15 6c-6 6th-9 h1+6 bgy-8 eds-6 19y+7 4db+13 36k-11 9y+7 9sq-8 1yd+7 fnx+9 k-9 8an+11 7r-10 exx+10 gqk+12 1yf-22 183+9
5rd+7 984-9 1w8+9 82f+7 4eo-15 2e5-10 ad5-10 2ex+14 216+9 aib+13 9ne-8 1a0+8 2jm-6 w8-9 667-14 q0p-13 6wc-8 1vv+12 fyx-14 4i5+10 e3h-10 32h-7 2rv-12 23x+7
77w+8 1dy+8 108+11 6ev-7 tz-8 1ot+7 71n+14 237-14 7nr+13 26a-11 59t+6 bnk-19 6ln-7 a7v-8 8xd+13 30b-10 hd+17 13a+14 g4-15 6rt+11 72f-11 a04-8 f7z-7 bgr-8
9ux-9 al-11 f5+7 6qd-10 2pu+9 1yc+11 2cw-8 5at-11 itv+11 cx-12 56p-12 7ld-9 6sf+21 59x+11 p7b+3 axg-11 1w7-17 1eg-8 1oy+6 3sx+8 yl-8 1bz+9 jv8+11 4ta-8 2ur-8
fdp-12 cbp-13 ig+5 412-9 1z6-6 30o-9 89c-7 23d+8 2w0-7 1dm+6 3tl+9 b73-9 62o+11 35y-9 1q5-3 8q3+14 fke-8 1o9-15 1f9+9 5jk-14 tmp-6 206-13 as2-8 2h-7 5os+9
6rq-8 1o6-15 m7r-11 492-10 3i9+10 7of-12 g91+7 1v1+7 e1n+12 4to-7 102+11 27u-12 hn+9 7i0-12 2rn+8 6qy-7 zkt-8 b5j+6 5p9-22 ct+14 18a-10 48z+7 7s7+13 1tp+11
f9u-9 43w+10 4e0-12 k5e-12 r1+8 6z1+11 iw4-9 aec-11 5o1-17 7w5+5 39w-10 68p-11 b4o-9 22+13 z+8 2yg-8 3v5-9 vd+8 496-14 4jr+9 65e+11 5hb-11 63b+7 4j4-15 42w+8
nql+11 a6f-8 65e-8 wd-9 175+8 38a+14 982-11 r5n-8 adc-9 4ln+10 o3-12 7wb-8 719+12 2so+7 11g+13 6bl-16 602-7 6eg+12 e8h-10 3zv+15 2wy-7 6n5-9 3jq+8 5yc+8 dsh+9
2mf+6 2q1+7 6ti+6 5c9+6 b88+10 aa+8 j0l+7 l7z+14 1av+8 1rn-12 fd0-6 tw-8 21y-10 3nk+12 exa+6 fb+7 34c-15 ba5+11 iea-14 bnt-9 9ks-20 91l+8 1dr-10 10+5 3a4-8
ci0-11 nmy-9 1wu-7 2f4-11 5v3-7 3sv+9 s2+9 33a-8 1xy-10 bx3+18 806-3 5yc-13 45q-9 1w4-18 4bz-13 kv1+6 41x-6 ur+6 hpf-10 1lz+16 1py-10 63y-12 6pj+9 446-7
17b-15 1us+5 7lz+8 735-11 g5d-5 j2m-11 6et-24 1tm-10 4id-8 4jl-10 vh+10 8ij+9 1w6+10 73-6 5vy-12 1qw-10 vp+17 645+9 no+5 369+7 35a+9 7pu+19 38w-8 xh+12 v0+7
2cg-11 185-7 788-5 22f-16 1nr+8 4ai+15 k2+17 6lv+8 51m+7 4py+8 6pp+21 na-6 1gv-9 65o+7 6r6+3 5b+6 om-11 8gn+10 20r-13 g8v-8 qs+8 4fd+10 6ct+11 38q-9 4ta-12
72w+9 3wk+9 8lt+14 aj+17 uh-8 182+11 1w5+10 910-5 a5k+11 5ws-8 73l-10 5a2+10 9rw-8 wo-14 1mb+9 gw+11 10z-8 ain-7 4r0-10 go0+10 a5k+8 21y-8 4qs-11 3ty+10
j6n-11 x1+11 719+10 4cz+7 25-10 1r3-12 2ec+11 fye+10 7db-9 3jx+11 ve4+8 4qs-16 b+4 2e2-8 46h-10 wj-9 wu+8 4g7-12 3js-10 3r+9 8im-9 3vt-8 ho-13 570-7 2p7-9
4ah+18 mr+10 1s4-8 1j8-11 6bd-13 1rg-8 27c+16 8ps+10 aqk-13 fcm+12 1vo-6 344+12 d65-11 2h5-7 1ju+9 dyw+16 50u+12 2do-8 clt+10 4h8-7 957-11 ix-10 6p2-10 o8+12
4ys-12 dso+5 edt+8 hb+8 2en-10 16q-9 2r4-8 ahd+11 6pp+10 3ox+8 do6+15 8et-8 1l9+8 cjl-9 4p+14 11j-11 2ks+17 1fb-9 60w-6 416-9 ro+6 jrx-12 1lt-9 zm+15 cud-17
xa-20 c59-16 244+10 vf4-7 1mb+8 3me+5 89v+8 5ys+6 m7-15 p0+10 ry-11 dya+7 b7i-20 1at+8 62r+8 bil+11 6au-12 uu+10 gtb-13 21u-8 kmx+10 9xf-13 2t7+5 cfn-10 36o+8
b23+10 xr-12 14h-9 7yn+8 2xb+12 1ua-11 nks+13 7o8-6 4p4+20 3qa+9 5rg-10 13t-12 2eq+9 48g-12 8i-8 6ra-8 6au-13 3zz+10 6o-8 931-15 1s9+6 4bw-11 1k0-12 ajl-7
8kr-8 1k8-7 1b2+9 6bs-7 16x-12 41l+11 g73+13 2vd+9 i87+13 7+8 4cu+7 2v+9 11k-10 ibq+10 9wu-12 9q6+8 1ik+7 ct5-8 63b+9 8ay-10 3o6+8 wp-14 8cn+8 cew+6 fcd-7
t9+11 zm+9 63k+8 19+5 5cr+9 3i6-10 4xi-8 lz-13 8uk+11 6td-12 fmz+14 59h-6 3mi-8 7lo-8 3lb-15 3ik-21 1zh+9 ahr-11 1cu+10 ar+7 5gj-8 h0-15 50l-13 ahh-13 53x+11
ds-11 19z-10 19r+14 686-13 9yd-12 ez5-9 610+12 9hj-12 ah0-7 57p+7 6so-9 2s7+10 1ix-12 5he-9 ahu+7 4od+13 5s+18 crw-9 4la-13 1ef+10 e12+18 4jl-12 hrj+14 4a0-6
wp-8 9ea+9 5vp+9 52o+8 bbd-7 5vg-9 4gv-7 4zh+8 2sv-12 elv-9 g9m+11 zr+8 4ck-5 5g6+17 36x+6 2nf+8 6yg-6 1in-14 2jd-12 5v0-9 4j7+10 50h+9 2zi+8 2gh+5 131+7 hq+9
3t+8 an7+9 2ff+9 vy+17 rp1-8 br6-9 cox-10 4if-9 2xn-8 bp+10 8wc-9 7gk-7 34c-13 4ef-11 aat+8 sc3-12 1t6+10 15f-14 977+7 bui+15 3gy-19 i1-14 6rp+15 4nf-6 1rl+7
gc+9 3p7-8 m2-10 5x5-9 5i8+6 b44+13 8ss+6 5gi+9 1w7+6 3ex-11 x9-11 6mh+8 x5+12 9u4-16 3a7-8 4la-7 7vb+14 s0-6 4jw+12 5x+7 743+7 8vr-9 6ap-8 2l0-6 3ty-9 3ir+12
clp+7 1cu-8 aka+11 3o+11 1mt-11 1db+9 9uy+12 3jb+17 5n6-8 9b-20 3x1-12 isj+7 3iv+9 2v1+15 2f4-13 3y8+15 6c-11 4je+6 1jz-7 607-8 4b8-11 6k6+8 aaq+13 ejv+9
36o-6 5se-12 955-7 bfp-8 56x-7 1lt-13 vg-6 9fw+13 28c+8 57d-9 2wu+8 14z+8 34y-23 e2z+7 544-13 3fg-6 8fk+11 27s-10 9t5+9 1vk+7 1g6-10 1by-7 zn+12 54k+9 6z3-6
5j-13 518+21 1v9-12 6p1-18 2y4-10 ye+13 yle-15 4d5+9 j2+10 6ya+9 3u2+11 9ku+8 60+10 15p-10 9ia+11 1j5-10 2mx+12 6sc+13 1hy+10 jvv+8 1h7-7 1io+16 40u+9 sj+10
6yw+20 d5q+8 2zb+9 8yg-13 1h5-13 2p3-12 34f+9 7q4+9 jmx+12 3hr+5 dsx-9 3ql+8 35n+10 1yz-12 ac3+8 dhc-3 4vx-8 75r-11 12u+14 3vg+5 738+10 11v+13 3uv+5 7zi-10
3qi+8 6xv+5 62v+10 4gk+12 20e-10 6yw-8 ce7-15 8ov-9 1tc-11 9du+13 7lw-14 2jx-5 o0-6 j0-8 di-11 2vr+10 co8-8 13y+10 bvl-9 bw8-13 ct-12 ekg-7 2jh+12 11o+7 e0z+9
haf-8 4rq+11 4xg+9 gma-13 6co-7 10x-10 226+10 1rk+12 25s-7 41q-10 51a-12 2kf-10 26o+15 11s-7 47k+10 am7+13 id-17 at+13 19n+8 5ec-12 28q+5 8c4+7 gvv+12 1b6-13
sh+8 crl+8 1za-8 5u1-11 8bx-8 7h-7 lpr+10 gvm-16 e9r+17 8nc-8 6u-8 3iz+15 408-9 3z7+16 8cz+6 2p5-8 7fl-8 cq8+9 my+9 5c0+11 4b7-12 45c+14 9z7-9 lol-9 5r7+19
2v0-16 95o-11 4p+7 7rs-9 7r2-8 23d-7 awh-7 qv5+8 1tj-7 7bq+6 5m-7 347+13 3ft-12 9l9+8 12i-9 1x2-10 67h-9 l37+12 6rh-9 27r-7 bow+13 204+8 dx3+12 db0+9 2t4-7
d6+8 3x2+8 7s8-8 jir+9 7gi-11 6fn+18 3r3-14 hed-9 abq-12 hs6-8 5c7+14 d2b-12 qi+9 8oq+18 a16-7 4bs+10 744-7 bbd-9 2t-6 2e3+18 1jp+5 4m-9 2hq-9 6wh+9 7i0+12
mn-7 5c9-7 5qp+8 41w+8 2ax-10 43n+9 9jb-8 30d+15 2u2+9 4tc+7 6b+8 3ic-8 3r4-9 i87-7 17n+9 cps-14 3ou+9 4ht-7 d6a-8 av-8 43w-8 xc-10 2td-14 3si+8 nx-9 50q-13
b6h+8 5f2+13 4ia-8 3zm+11 146-9 6am+16 87e+10 aqw+8 3hu+7 4qj+16 b54+5 1b8-9 o03-8 9i5+13 ea5-11 3j-12 1hb-15 3ky-7 1wo-11 8d8-5 5gu-8 ole+8 7r7-8 j9y+15
9r5+9 1nk+9 15s-8 5wi+5 1am-8 51n+8 8iv-13 4sy+8 23y-7 5bw+10 40l-6 2q-15 a6q-12 8i0-8 b54-7 a7t-8 1g9+9 auu+11 in+14 1k9+14 1cn+11 2as+9 5iu-13 1a1-8 4i-10
92x-17 kc0-15 5pc+15 25g+15 14x-7 xb+10 cde-11 25y-11 18v+10 4nh+11 417-13 5io-13 2kz-11 2ua-9 1lk+8 h03-11 2sx+15 2rb+9 4yz+11 1le-9 6l9+8 c2+7 i3j+5 rh+9
8kd-11 20m+15 rx+5 4py-7 1n0-12 5h5-12 36b+16 h1h-5 74n-7 9dy+9 6eg-4 gv-8 3z1-9 728-10 n7+10 9j-15 2ko-11 5k6-6 8s+14 4pv+10 a0a+9 112-14 2de-16 r9+6 70o-10
6a3-25 1l7+22 c70+10 1eo+7 zi-7 cy-8 3+10 7w4-9 jwb+3 1+6 1dg+8 1ia-9 2w1+11 bq6-7 i3p+11 6ik-10 9ih-8 d9-8 nm+11 9oz+17 4i0-7 2zf-12 8ec-10 2u3+14 g7+10 eo+7
3hw-7 1qk+12 sum-8 4k+16 1ry+11 123-9 1gs-11 eiz-8 1r3-8 2gi+8 1v8+14 92f+7 8lb+12 6sp+12 2z6-11 3dr+11 hfw-15 arr-12 1de-11 152+12 3ty-6 14y-9 30d-13 22l-14
5hu-7 36e-9 gsi+12 4ky-14 8c-28 5u-15 lr-7 djz+8 2f2-6 2wq+8 6f+6 i22+6 236+17 9on+11 91z+11 7tx+17 2v9-12 au-14 45+5 5c+10 1uq+8 ju-13 4g6-8 2lx+7 64d+8
8r+11 bhu+7 7y+10 77h-5 5v6+6 43t-10 gx-9 3xc-13 hgt+9 6s3+11 gge-18 25r-11 9gs-10 ru+14 1jw+9 1h0-9 1vx-10 4mb+11 17n+12 164+6 3lj+11 53s-13 92v+6 1e2+8
ma-12 2st-8 o33-10 1zb-7 1yb-8 7j8+12 b0d+10 7gu-19 10s+11 909-12 4m-11 61u-7 ak7+14 2xp-12 hx-11 9n9+13 100-9 ht2-8 337+10 h9n-7 ha-11 2d5-12 fri+18 12j-11
1mh-14 2ju-9 78b+13 15h+11 1jn-16 700-15 xw+12 7rm-7 257+9 359-12 3q7+11 1z-9 1am+8 dfu-15 27m+9 9a9-12 85x+9 20b+7 cg-10 4jg-11 230-10 1mr+11 2iq-3 4yy+14
e11-11 4xn+17 m4v-9 d37-7 hc8-10 6yw+15 161-8 akg+8 omu+14 4ff+10 14r-12 2j1+7 11o+22 1zz-9 87c-18 1va+11 1dc-13 16w-8 31c-19 erl-9 3w+9 4qj+15 byv-12 98v-9
s+10 f33+8 cir+8 57r-9 61w-10 1uh-8 44h-9 4ox-9 2bt-8 1eq+12 ebv-14 8sk-7 2ev+17 qz-8 l7-15 8ro-10 32q+8 78h+8 fwr+12 32m-12 40+7 5co-12 1p0-15 1y8+10 5w+10
zg+14 56y+10 3up+7 1z8-8 cj6-12 6qc-8 6pi-8 3qv-10 6xk+8 am5+4 8f6+6 15d+6 6gc+7 2bi+9 16q-10 lg+8 2vs+4 coj+11 64j+11 6an+8 cbl+12 ljn+8 6dp-5 275-9 119+7
n97+7 4dl-8 2o5-10 ecr+8 pl+16 bb5+11 3st-10 276-8 dhr-5 88d+9 afg+7 60v+10 8sw+10 429+14 9hh+6 62p-9 gt6-13 1rk+14 1ln-6 1st+10 4rk-23 h3y-7 i70-4 6xv-12
2pb+10 so+9 4an+8 2mn+8 7z8+13 2r9-9 vh2-11 elt+10 1lu-12 2ho+8 ffz-13 1ed-6 ad3-8 1w9-8 4mz+9 1hq-15 66d+18 dfw+10 48j+13 b3+8 231-9 7ro+7 7cj+12 2iz-8 3xh-4
2xe-4 gue-21 1df+10 9pz+10 1zm+10 154+10 7sd-10 5f-6 4ge-7 wi-16 4hx+12 189+7 1jf-7 kbp-7 754+9 9b8-16 654+12 amt+10 fz+9 aew+9 7pv-10 chn-30 9jj+10 cx+8 x+11
1yz+7 9d-10 2ey-15 3mj-8 1ef-7 35+12 wq-11 555+7 9l+9 7jg+9 1kl-12 5x7+6 25y-13 9n+19 2k2-11 38y-14 22+16 2zd+9 30x-10 2fk-9 4h4-11 2qc+8 8em-15 p7-10 h78-12
l2e-8 hi-14 44n-9 8l-5 2pr-5 30h+11 62l-16 a5v-9 7ty-7 5a4+8 7xq-10 2qo+10 hk-16 40i+9 13t-7 6mo+9 jr+9 1ie+10 5ib-11 cdd-6 h4+11 faq+12 ixl+13 ho5-8 4t4-9
1nv+10 8n2-8 74v-7 588+8 1vc+11 5vc+9 7ab+9 cdr+10 6h0-9 1v3-7 4x6+10 1pm-5 ani-12 2zl+6 2ht-12 1ky-5 an8+14 8oc-8 ar-10 a6q+6 nlm+9 c4t+3 4qp+11 hj+7 3am-10
90b+8 7bc-10 1a2+8 2l9+11 d8l+8 8dc+11 1js-12 bi9+4 20v-9 az9-8 2bb+8 1is+8 wc-17 4an+8 1gc-7 4ai+8 580+12 5ae+5 4js+8 8dc+8 5y0+11 25w-12 31v+11 2bm+10 447-6
3p+7 1vh+11 3mz+10 arp-27 eu-10 e9m+9 110+12 589+8 372+9 9dv+6 ph+11 12u-7 2mt-6 3c4-9 2ju+11 4n7+8 4mw-10 1wv-9 414+6 6hb+9 56i-15 3xu-12 4tp+11 36n-13 2l3-6
41m-13 y3-17 10t+11 bgr+7 r1+8 551+19 amw+11 1hn+8 22e-8 1qp-12 5wb+10 6vs+9 awc-8 15m5-14 5og-8 115+12 qa-18 4ow-11 34t-8 yh-10 9tr-12 5bm-11 7u9-10 1w7-10
1jj+6 23r+12 1xb+9 nh+14 56l+11 14i-8 17z-11 aoi-8 69h+12 a6+8 3wd+9 2s-5 8u+7 4lm+7 dxa+10 264-7 67y-11 12v+7 dc+7 27g+6 6i0+12 8sd-8 2vf+6 7ul+13 3si-7
5bt+13 2bx-12 1k6-12 m0o-15 4kh+10 2z6-7 170-13 3ns+10 4x6+13 3x9-7 4pk+7 6hu-13 9ll+10 1dp-9 55m+10 3k6+14 2+7 8fc+6 6g8-14 ezd-11 22p+13 hb+6 7z+13 1eg-13
9v4-9 174-10 975+11 xk-11 10h-10 ml-6 1q6-28 c+11 22c+6 f1f-8 bmy-7 ocg-8 16t-10 3ug-12 37i+14 2bm-9 l1+13 eah+7 632-10 4u9+12 5u0-10 7k+12 34h-10 2yc+9
1bj-10 3bm-9 cyw-7 11s-9 3q9+6 ez1+8 p1+11 7qx-10 c+7 crn+6 dcz+15 dw+4 1n5-11 vu-11 pw-10 24v-12 14o-11 25x+12 2ra+9 77w+12 cmw+10 np-8 q8+13 axa+16 1cy+16
1go-6 a7-12 820+10 fb+7 926-8 37t+17 4zs-10 2tm+7 vv+12 5ok-6 1jm+7 o34+8 9l3-10 ab3+7 6k8+9 8ob+8 43o-9 1iy-11 6wa+10 7rx-9 3zd+14 5v1-12 bre+12 1cu+8 3wp+9
fln+11 300-5 aar-8 9or+13 1o9+12 5qu+7 3le-8 2ke+9 4y2+14 a6-14 6hl+10 2tn-15 355-11 lsj-8 3ie+7 95-14 44d-13 7a0-10 a0y+7 gd+19 5sb+5 7m7+6 1tm+16 9ve-10
7ed+10 5d8-9 97m-6 88m-7 4w6-11 15b-9 2zi-10 3uz-8 2cz-12 ka-9 6gr+10 4sc+9 32n+15 66h+8 a2e+12 emb-16 3g6-9 2os-22 6p5-22 1eq+10 5y9+7 8bm-9 gqa-13 729-9
sr+8 6sd+7 1cr-10 hc+15 gk-11 7ns-8 k0r+7 5oo-9 8gf-11 1h6-10 4xo+11 oh+10 60r+12 bd5+7 8qe-11 9xc-12 4gj+8 l6h-12 1ca-10 25i+9 1r8-8 3py-13 bap-6 1ea+10
rh-16 6f9-11 4mr+12 7ii+12 35s+8 245+6 4bl-8 5g0+5 139+9 8va-16 bnw+6 hcb-12 2lz+12 3oz+8 158+9 afn-11 4mz+7 2hn+9 1ei-9 cn1-14 91a+16 2a+8 kxz+9 1xr-11
1ri-14 2e0-9 4tw+6 1w2+9 2yi+8 d3-11 7tz-8 41e+13 54a-8 3v7-7 8u-6 38j-11 2dy+9 ivs-10 hky-6 fd-11 3y5+8 1af+4 5x5-14 eu7-5 3pq+12 s7+8 1vc-9 11u+6 6c1+8
1xx-12 5lx+21 pe+8 5x-14 1qe-13 6t0+8 3wm-16 rq+11 830-12 8ya-14 8px+8 jc-7 4fq+8 95h+9 8tl-8 9jb+12 2y4+7 5pj+8 nqw-6 jt-12 hu6+11 15k+11 70z+10 l8d+5 1bn+9
hnk+14 331+13 2a9-15 8vj+6 5k5-10 yl+14 85i-17 qrb-8 4wh-10 tbb+7 12b-7 m7h-8 6o-11 cwt-11 370-10 ju+11 1ff-8 bnj+8 sj+7 7km+5 7rx+6 o1w+7 7ne+7 lar+6 4f1-15
5zm-22 339+14 2g7-11 xe-9 axy+9 5zk-13 dv3-9 5uq-8 6az+7 5j6-9 2nk+9 3u-22 6hd-11 3dy-10 2h1+9 92i-7 b9j-9 3a8-9 ee+11 7ix-11 1wi-9 51t+16 dsh+12 1im+7 2n6-7
5uq-5 3l8-6 2nk+10 203-11 1du+7 5ah+12 9dx-11 l2c+4 8t1+5 2gu-10 78t-10 614-9 33a+8 b8v+9 bch-9 223+11 1nk-11 5av-10 2l5+8 a6q+8 bf8+10 1r2-7 4iu-7 4wi+16
a5+10 66s+12 an2+9 4vw+12 19k+14 a2y+17 38c-6 326-8 3gj+12 2j1+8 3du+10 46x-8 295+9 23y+11 20r+8 cc+10 2gx-20 48a+8 6ui+7 20w-9 1zv+12 191+10 i5+6 yl-10 23c-7
3wv-8 vp-13 c0g+11 daf+7 7gb-7 49a-8 9op+12 13h-10 439-9 o9-9 4mq-15 9mr+12 1zl+11 2qj+21 9r0-8 64d-8 2zd+8 3wf+9 219-12 j0t+8 r9+6 3qj-12 1zg-8 1kn-16 380+9
65e+7 2u9+14 3vp-11 1x3-7 afy-7 3rx-7 2l2+12 6k4-11 5yr-9 5r3+7 12u+14 223-13 95-14 97l+10 d1v-10 kl+8 4cc-10 fnz+11 3hx-10 142-17 5nf-10 5iy-8 2ye-7 ry-9
d6m+8 7nx-10 fru+9 27x+6 ek6+5 maw-8 4sr-14 2mb+15 19u+11 ggo+9 gz-9 kde+8 17o+7 4oc-10 10y+10 7pc-8 25h-10 alh+8 cz0+8 49g+7 3u9-7 m1r+8 4db+4 gfn+8 l5-9
h1k-13 1b3+7 6qb-21 1v8-15 q6-7 9p3+5 5oq-10 11n+1 g2p+12 2fp+11 4b2+12 82y-10 58a-14 j3e-12 ud+6 c80-8 cgw+6 dr9+8 2vm+9 6bc+6 164+13 2a8-8 1ok+5 1ov-9 64+12
7pn+6 3k-8 3kq-13 35d+7 47a-12 2nt+20 7ox-8 6iv+10 1i0-9 bsz-8 13x+9 8ar-8 3j-6 2xd-10 4z+11 9nj-10 a6+21 b9r-9 oa-11 8j3-8 jrv-7 2uw+12 k5+5 hw1-13 gd-17
2ct+13 1bo-8 c2d+12 4dm-14 65y+10 u7-15 4qx+8 a9z-9 kp+9 1g6+6 34o+15 3mq-7 f2a-8 2lx-9 51x+9 be1+10 258+8 5kf-15 2ow+7 7uk+11 3ys+15 2zn-8 5cd-10 3ee+11
xe-15 4fm-7 j11-11 5bg-10 5f0+7 7ch-9 892+8 31k-14 6hj+11 bcf+10 6vy+7 k2+10 1qp-8 1ni+11 2sz-7 ep-17 3jd-10 2m0+12 31s+10 8i1+14 17-8 a4v+9 87l+11 1em-12
vy+12 6ue-7 qcz-10 pr-8 4q4+7 3e0+9 7x1+17 1ha-19 4ho-8 1lx+8 1v5+5 4ba-8 2vu-6 pp-2 8fu-12 5ff-13 6un+8 uq-11 vq+12 i9g+7 32f-14 363+12 2gc-21 bke+5 48x+8
5v4-14 1iq+11 2cn+6 8r6+11 8oe+10 50+19 255+11 12o+7 hbx+7 4hp+8 6jk+10 46f-12 71y-9 aze-15 br2-8 4mh+21 6hd-6 3rf+10 3mg+11 cv+6 a6c-15 1s4-14 3r9-10 2vw+10
kjm-7 1at+10 3ev-9 6v0+14 37x-8 9zw-11 5h5+7 3qd-11 1uk-19 14x-12 7da-10 5kq+10 6s4+10 66t-15 1qt-8 152+8 5j-13 afk+11 d0n-10 4ya-12 87r-13 13k-7 4ty+14 h0q+8
7tc-12 2t1-12 hy-14 1n9+21 4a6+5 f7v-8 6bi-9 b3-11 3yv+3 kxk-6 7ha+13 1y4+15 1kk-10 ahq+13 12i+7 d2v+8 ago+8 a1u+14 6pn+11 bcb-9 24k+7 apz+10 gt-14 bgw-10
241-13 a0+11 9tp+7 e43+8 1mk-14 e9s+12 7j+7 wz-6 dkg-12 4kh+12 4dd-9 2dq+8 dc2-12 ij6-7 es+8 2bh-9 5s1+6 1d+7 30u-10 bs+5 228+10 ay8+12 656+7 l6v-3 594-7
1w0+7 ho3+7 18j+9 55n-8 9x+11 3o3-6 g0d+10 5wx+9 40s-13 1io-6 az8+8 3vn+11 4cq+11 sl-9 btp-21 4yi+8 1f3-9 5xq+17 5j8+7 dh+6 4xu+12 290+13 9uu-9 kx-15 10w+7
5rp-7 dib+11 3yy+14 2vp-11 3il+8 nc+9 3uv-13 blk-5 da1+5 4em-11 2f6-9 3pe-9 4q5+13 2t4+11 5j1+6 7yt-10 1oc-11 i3+8 4j9+9 62o+10 fcm-16 3ip+9 3np+8 1di-8
17g+12 99f-16 g4v-12 abi+7 9zt-11 714-12 22k-12 5eg-11 kv2-12 t2-13 3dc+15 1ki+9 9ol+13 29a-12 3ja+12 rq+11 8cu-8 a58+10 12w-8 160+8 3vu-7 c8u-14 a14-19 a0x+7
27a-7 bsz+11 4gb-15 40b+7 xv-17 3no+11 1k0-6 vl-8 j4m+15 pk+6 349+10 3bj-10 5ek-13 8c3-6 2w2+9 2ym+9 337-14 32w+9 5dk+7 297-11 9bn-7 pox-6 2yg-3 5kn-8 cl+9
2wf-15 246-10 3sb-14 484-11 r1+7 1bu+12 bez+10 j1q-5 1nx+8 2l6+9 c33-7 15h+10 i4m+17 3ku-15 67f+17 atr-7 4cw+10 v9v-25 7q2-13 h4i-17 1re-16 2u6-10 3tf-14
9zd-8 6hx-11 274-8 pfc+7 ex9+14 1z4-10 q8-10 2ig+9 2z4-9 em-13 40x+10 tq+7 2c5+9 dr-13 4ju-17 mpu+8 bhk+12 6yd-8 26c+5 6qs+5 4r6+16 kd3+10 1or-9 4ln-11 4da+8
5qd+8 15t+6 aih-13 cmj+8 77m-9 c4u-12 1m2-9 277-7 1zy+10 946-10 4xb+14 5ez+8 fq+12 1yo-10 9nr-15 ew4+8 1zy-14 aks-7 6ax+6 4b7+6 9zq+8 kia+10 alp+14 3j6-5
7su-6 le-8 1c5+12 48y+10 5ro+18 jgc-9 3e7-8 3yk-12 27m-10 ny+14 21v+12 j3q+21 lw+7 705-7 1hv+12 3sk+10 4qc+11 42u+7 17e-5 fes+7 9hk-11 4pt+10 24d-10 6wb+5
5t-8 31c-7 j94-10 41-8 cs-6 gz-15 a7+11 3ze-4 5uo-6 b2u+10 52c-12 cwl-7 23i-11 8zb+9 70f+10 apu+22 1kp-10 1xw+9 8uq-20 7ee+14 2xe+19 1k7-11 c9u+7 1u8-11
5ph+13 7cj+10 4g-8 18i+8 8l8+8 68z+7 1bo-10 l2-7 dh8-13 auh+16 k2q-5 66x-7 rz-7 k3+4 ai-8 d0c-15 3d+16 92e-18 7m1-9 849-10 4n8+13 631-8 n6a-10 2h5+10 dj3+7
3m+10 5q3-6 432+10 5ou+12 7i2-9 5an+8 gc+9 63m-10 1iz-10 8r+9 i13+18 81u+15 44x+9 ay3-9 1i+8 4zd-11 5xy-15 1si+9 92j-5 k13+14 464-13 dd+6 bph+19 ey6+17 9tv+12
1sa-12 a3+18 58l+7 n1+8 3ai+10 2rh+8 5yg-17 457-9 7dz+11 3pw-12 3qu-9 2z8-8 glj+11 132+9 b6+10 7cb+7 6nn+7 wzn+5 21y+6 5hk-10 3ex-19 a4x-9 7n0-18 pnk+10
a3q-10 5hl-4 kw+11 fha+10 2sf-7 hqr-10 om-9 bx+7 144-8 7t1+16 4c8-10 26a-7 1oi-11 gt+11 fzt-4 wz-15 2s9-11 2gk+9 1n9+9 9bj+4 718+7 6kh-12 69s+10 dbb+13 8pp-10
gkg-7 418-7 1y8-6 292+9 qk8-9 1sg+14 3t3+10 28f-10 1rw+11 3ro+7 1i3-9 19i+7 ol+12 4id-10 bcf-9 rn+6 7c5+11 5mw-18 r3+8 1zg+8 223+10 1zo-9 ws-12 ak+10 2h0+8
62a-7 g8o-13 3wm-9 1wg+5 ra+7 7x9+7 9bq+8 6vo-10 e91+7 cv8+9 89k+11 hzs+17 6sq+7 5mz-8 1n5+11 e23-6 73v-8 eu4-6 v7-9 st-11 d3q-13 2j0+7 214+8 qm-14 2qc-9
cwy+13 82-13 1w0+13 45o+12 fnf+9 3sk-10 c1-15 1fe+13 4co-7 7l-7 6x-16 f3d-18 k8w+10 1w5-20 wo+8 5pj-13 5nz-15 hni-8 2g0-7 hwj+12 230+13 57u+12 tb4-13 7co+13
2f6+13 hr8-5 2kg-5 8u1-13 80m+11 lg-9 45f+14 785-14 21l+13 16o+9 18t+9 88-8 2df+8 17u-8 9f0+9 22s-9 984+13 ol1-8 2nj-8 xy-9 2ld+7 jp+9 8ft-13 8q3-20 3a0-8
7zp+12 326-11 eaa-12 904-18 9z-9 ci6-7 hii+6 b7p+10 bnr+12 7re-9 4ba+7 jja+13 3dx-10 89g+5 5zl+11 2hl-9 7ef+6 65v-9 9br-9 3bp-15 353-14 ios+9 jt-8 6r-6 646-18
j58-7 1ra-21 9fp-15 5ju-8 5el-8 dc+14 90f+9 6rb+9 1e8+8 zq-8 186+14 3pk+13 6z-11 2p6+8 vs-7 6t5-6 63c+6 1x3-11 2xj-19 8t2-10 44i-9 9i8-9 z-8 50r-9 3l3+13
8ig+7 rw-8 m3+7 51k+7 3sb+7 1t8+8 2v1-12 8b0-17 232+12 kyg-9 4g1+9 4f0-9 kug+10 3j8-14 2hd-10 4ew-7 dky+12 3up-13 2ld+9 2nu-7 7ye-11 2ca+7 17c+9 yz+12 2tm+8
2ba+9 3bv-14 dc2-8 4jw-9 ea-10 9uk+7 4jw-10 d3+7 517-6 6b-15 8a0-11 obg-9 cb-13 7c2-7 2k1-11 8as+13 5kq+11 287+11 3n0-6 cq+6 5l3+6 7a5+5 i99+7 3cq-9 aej-13
6er-18 1d2-20 7kz-7 8hj+8 e1e-8 3lx+10 blz-9 94n+7 as+8 p8c+9 av+6 1ia-10 1ml+8 z1+3 9n4+5 2ox+11 8rb+6 g9r+14 12z-5 6ba-12 1m8-9 1e8+7 5jy+15 awk+7 1og+8
zi-12 8q0+8 49x-11 1k0+7 cd4-18 50s-8 cyr+10 gzk+8 66a+9 63v-10 500-9 aqs-8 qu+12 1n4+5 35h+8 ca+8 sw-11 2yf+11 3lu-10 2nd-9 ew-8 d2o-18 4ka-21 b5q-14 2si-8
7yu+10 18p+12 6r5+11 3a9-10 82-7 gy-7 2j1+7 212-11 6p6-14 615+6 2jk-12 mk9+10 2eq-9 ae8-10 9ya+12 a61-5 42q+16 erg-12 6mq-10 1g7-12 6w-9 5dp+9 5pj-14 1wn+6
iu+15 it-9 58e-9 5g8+6 1xu+7 2br-10 64x-11 ca9+8 2yn-12 g0l+8 j31+16 2i-28 mtw+11 361-5 bgh+12 ok-8 246+9 2z5+7 8s2-15 awh-11 7ae+9 ata-7 3ch+7 2cc-13 e6+17
7zo+10 5ap-13 3qm-18 1bw+10 59e-13 xk-13 2nq+12 ave-7 105+8 7d1-14 xy-6 hsr+16 2bj-11 2nx+10 39d-9 3au+7 8ms-10 bgo+9 2fh-8 6hw-7 6e+7 ov+8 16j+3 5ao+12 5ex+5
8k+13 3xm-16 4p5+5 65o-7 5v5-4 sb+8 90-25 9y-15 4p2+7 2wa-11 4nx+12 1yy+7 4l1+6 erl-10 edc-5 anp+9 6g2-9 3w7-13 2sc+11 eac+21 gcx-7 9ai-12 18x+9 b9-8 3ih+4
55e+10 acf-14 e3v-13 6a-11 3u+4 1bu-11 clf+9 8xj+5 csx+10 8v1+8 bmi+7 6h-8 ez0+9 7r3-9 29x-8 49g+23 44i-10 yj-15 45j+11 476-11 i7-8 3ol+12 34h+18 7pg+11 6wk-7
3z5+12 4f0-15 5jx-10 99v-7 6el+11 106-5 hsl-11 4u2+16 189-10 9yo-14 p4+19 7kd+18 b08-9 29o-8 si+9 3js+13 4xi-14 f4+13 si-11 282-11 bbb-20 2k-17 1aq+9 521+7
5vb+11 aq2-9 kw3-16 3sa+14 22m-11 dgr+10 52y+10 1ga+7 2vj+10 5j-12 1s5-14 182-7 vd+6 9kp-12 20n-15 4d7+9 4x-10 2u3+10 5rn+5 789+5 7r+8 58g-10 dr+10 2xh+12
ky+8 z1-14 4wy+10 hg-11 w3-10 2r3-8 82n-11 839+9 22z-12 h4x+9 38i-8 2se+8 6n5+11 2ch-6 3ei-10 924-8 3xk-13 5eb+6 27x-8 8m0+7 3og-10 mh+9 2g5-7 5k9+17 5e2-15
d1u+8 tk+21 bk-7 9d8-9 ii-11 6yh-10 61k+7 2o1+10 2ns+23 2od+3 86j+9 dm8-14 6nv-9 ctl-6 4yq+9 52z-6 2st+8 r0a-7 1rg-6 1qi-6 2nk-7 oy2+13 1x5-5 f55+9 1rx-9
4u3+15 5n0-10 3xq+6 53i+11 ak3+12 69b-9 7m3+9 7r5+7 7uf-9 75x+14 3j3+8 ike-12 625+10 2xh-23 2pb-10 8bf-5 10y-6 6ww-4 9cv+7 124-7 ds0-5 5we+6 1wh-7 516+14
35x-8 5p5+14 6i4+6 8iz-10 177z+11 b7t+8 2vq-10 3mq+7 2lv-13 8e9+7 177+11 58e+11 4kw+10 6sw+6 bka+10 b8+9 4s-9 3m8-8 3gz+12 7h6+10 dit-9 mb-10 111-8 13f+11
bh6-10 2d6+6 2q3-10 y3+9 4cx+5 4wa-10 5iy-8 7zm+12 22i+8 7my-24 9z7-9 2ep-8 gcw+8 54j-7 1b8-10 6a3-8 a8l-9 1ns+8 8s6+9 hfl+14 j9h+8 u0+8 1gm+7 55j+10 hei+9
4nq-15 2ui-18 fj-11 um9+10 fdv+9 22k+9 2kh-7 94e+11 1mz+10 f6e-13 2ek-12 1f1-10 1yo+5 h1n-10 cm8-10 2d1+4 4sd+6 18w+13 5c9-7 a1-11 a+8 5pm+13 6ib+9 yt+11
7jx+9 3hg-8 2o8+6 3wc-10 51d+12 6mh-6 79s+14 1fr-18 28p-6 4g3-14 wh-8 1s1+9 bfo+11 61w-12 kdg-7 6fi-8 6es+10 7x8+6 3su-11 26h+7 1bv+7 4zz+10 48e-6 ua-12
dyw+10 2co-8 dad-5 su+9 9g4+8 c5b-9 4dk-8 46b-12 7ht-6 6sw-11 a2u-8 141-10 is+10 dvc+10 cn1-8 3go+11 1jk+10 6yw-9 vk+11 3dn-8 1pt-18 2k3+9 w5-11 8zz+15 63e+8
339+15 dku+13 1ha-3 158-7 a9v-11 bf+8 134-8 3d2-11 33d-13 e9+11 ugz+17 73e-9 5qv-14 cm5+13 27+13 4im-14 lz+9 8mg-13 px+11 osb+15 6xp+10 14p-7 n10+9 c2b-16
afl+10 yy+15 1sk+17 w4-8 bbr-12 88c-10 fyl+9 3pb-12 5cs+11 y0-8 22o+11 adr+10 9bw-9 eaq-14 1yu-9 8vj-8 4n8-21 683-10 2qy-11 4pb-16 97w-12 cvz-9 6vz-9 1cl+12
86+14 15-7 321-13 70z+17 ct+13 39q-10 hx+13 bn-13 hq+11 bsg+9 1gz+9 7o5-16 5ev-8 8q5+11 4cy+11 ntr-9 250+9 475+14 1sl-16 66-15 96y-9 8d2-12 4sh-4 6q7+9 6iy-10
ctw+6 e0n-11 9en+10 177-8 8vy+10 i1g-5 4eu+9 bzl+13 5nx-9 fx-9 2xw-9 23k+9 a7y-13 89a-27 32n+7 684+8 5jg-11 6bi+9 4yw-9 2ob+8 2wg+4 po+12 j7+12 4ke+8 ag0+9
fu+15 qe6+8 1p9-12 st-12 i8m-12 kyi+12 6fv-8 355+9 onl+7 5tz+9 9fm+10 5k+9 edc+6 1jh-15 6ak+15 e39+13 2mk+12 4dl+7 371-8 hcp-12 db+8 4sf-21 dvi+9 c3h+14
kt3-12 4br-11 36z-12 bl+8 2z0-10 526+16 6a+9 655+11 49n+9 5ia-23 x68+9 3wk-12 7vo+9 occ+4 712-13 7ob-12 bnw-8 1z0+11 4wk+9 45j+10 f04+11 oy-7 arm-10 d7d-15
85u+5 x9-7 41u+6 gyc-10 jk8-7 d5e+7 5ki-13 55y+8 3af-6 475-9 3lf+10 5et-12 4in-7 3qj-9 9c8-10 1m4+15 bpn-11 951-6 4i5+6 3kt+9 4cc-12 1ac+9 eky+15 1y4-9 1t1-4
uf-16 1dv+13 aib+12 ab-10 2kv-9 8im-14 1ps+17 992+8 5cg-14 7u6+8 m6f-7 3ft+10 83b+10 6bc+8 u2+7 243+8 5hz-12 ux+8 43d+10 403-8 3gb+16 4rb-11 1cs-10 61v+10
4kf+8 th-5 5ik-10 5kb+6 ac9-7 49-7 q0t-11 5e7-10 6ue+7 pj3+10 k+12 cd-7 6on-9 1ld-7 jd-6 1o6-8 mn4-17 8oe-13 5zj-7 5b0+12 3kn-7 3eh+12 3c9-6 7dp+8 r0x-7 9s-9
1b8-8 vs-7 16v-12 cts+4 7ak+7 71m-7 4o2+8 2f5-10 5uj-7 lu1-18 390-11 73b-11 aev+7 3lu+10 608+10 6k4+16 1tv-13 4sw-9 198-7 2s2-19 15o+12 45g+10 3l1+12 ato-10
3kv-8 v6+7 fml-5 1pf+12 aad+6 97h-7 bxp-10 6ox+7 29c-7 iik-5 byk+13 9oq-7 d0c-10 8xd+7 8di-9 1bu+9 ke-5 6zt-14 52a-9 azq-7 6ub+12 89d-7 hz-9 1po+15 jo-8 p8+7
5yh+4 66y-8 kk-12 61h+7 2s6+8 1dj+13 7np+8 d80+9 3vf-17 zda+6 1dm-7 ebu+11 wt-8 1c9-7 20r+6 2k9-13 wu-14 luw-13 fa1-12 3f9-9 5zo-8 30h-10 8c6+9 6fj+8 1y5+9
1ea+11 9c5+9 9u4+11 ibi-12 5ja-12 c0f-10 36-5 3om+8 3v+15 3si-7 3fl-6 8r8-12 eb-6 4ep-10 69s+6 40f+6 uv-8 8yl-10 3ld+14 2l+17 4bz-6 wsy+5 5ub+17 be8+6 lg+9
jd1-15 1uc-5 8n+7 gok-7 6z3+9 c1-24 2n9-14 a6-9 3sp+11 1md+6 4i3-14 40z+8 hq-9 lmb-8 2k8-8 3ee-15 1kc+10 5i5-6 1zz-7 mu-8 2v1+6 4qi-6 ov-12 23m-13 3ar-6 6h-14
7ft-12 1fj-6 55j-11 e18+11 it-15 fyq+10 3lv+8 8op-8 6d3+8 aod-5 8ud-5 b4t-10 73x-14 rx-6 7q+7 1ml+11 8o4-12 3c9+8 20w+11 19x-12 32g-13 4z0-13 3by-8 3ub-7
clv+8 c79-10 6t0+7 2ah+9 20m+6 lb+8 hdh-9 app+8 lgn+8 3il+7 6ln-10 60a-7 hex-7 16q-9 49j+10 r7f+14 28s+8 6zm+8 c9i+15 2jt+6 16s-8 77k+7 i9-13 ke-11 fd2-12
p0t+9 396-8 69n-14 9qb-8 2dx-6 f00+18 7qu-12 5k+16 cb7+9 q0+9 ano+10 ew-24 19f-9 5sk+19 492-12 bxl+10 1rn+19 5d+8 h3d+6 nnl-6 54-6 1l8-7 3f6-13 4yo+13 dmx-19
5r6+5 6w6+7 xm+16 5qy+9 zi-8 dke-12 4cd-6 gd-6 n4+9 1su-13 439-14 1mk+11 1y0+7 7d7-10 2i4+6 dwx+8 127+8 v7-9 gr+8 1h5-13 4ft-13 1n+11 e30-7 5mr-7 5qk+9 1ty+12
32o-21 gp5+6 3b8+11 5oi-10 4xn-7 6iv+6 4qg-7 1r0-8 11py+5 mx6+8 bju+8 ga8-7 6h3+12 1io-10 vg-8 9xk+9 5fg-6 1oj+16 20c-7 7mq-13 26m+4 vt+12 2ym-14 686+7 92q-11
4mq+10 42p-12 5bf+11 2km-9 87+8 31h-13 8ea-7 w4l-8 5a8+11 7ge-9 1ao+10 3i-14 cxc-17 3jw+9 aca+10 3pd-8 9dp-4 bqc+10 ea-17 2lf+9 mo+7 lj0+9 519+8 3i5-8 gm0-9
14r+9 pj0+8 5db-10 iv+14 auo+12 4rx+14 2s-8 avn-7 5hz-10 3k7+9 afv+9 8f1+9 ca+17 vg-13 7td+8 5tw+13 ma+13 2un+6 23r+8 1rv-7 3nr+7 59x+7 5nm-7 nx-18 1zw-7
51o-9 25q-13 e1-8 37r+7 2g2-19 9b0-8 3h8+18 9gi-14 5dq-8 526-6 1y3-11 ch5+8 7jo-9 1ul-9 lo7-7 bez-7 5nm+8 8fg+9 as2-6 1ha-8 6zo-13 2sy-6 1pn-5 3f8-10 5bp-10
ae6-12 4dt-11 3zd+8 8xs-8 1gt-8 av4+9 1kl-10 344+7 2p-7 er-18 aqa+9 4xv+16 73h-10 575-13 49j-9 ar-8 31p-9 9tb-6 awi-7 33d-9 4tl+5 1br+10 g8p+6 4jg-9 2um+11
2yl+8 3qa+12 22f-13 8bi-8 4d4-7 5dy-11 3s9-15 7nf-13 1bn+8 68t+8 1hh-8 rq6+11 1ut-11 3vh+13 4j3+9 wo+8 a2r-8 6rw-8 n9-13 2a9+10 1mc+17 4yz-9 108b+10 6x+11
1ke-8 312+10 9fb+12 lg2+13 919+8 2gs+10 qg+10 f6+9 4x8+15 59b+9 43n+13 ebw+9 7fw-9 9vn-7 917+8 3bc+9 2s1+8 4h0-12 42d-11 mw5+8 8d3-8 g6-7 4q3+12 2sk-9 2p3+11
3k-11 2f2+10 28w-11 8m6-9 ewj+16 fiv+14 2cu-11 16b-10 32g-12 g5r+7 4bl+6 8ev-16 ef2-6 84k+16 1cw+12 1eb-13 e3n+6 2s6+11 sz+11 4ky-10 9ha-9 5mu-20 xv-10 2cj+13
1ou+9 3l-11 9ah+7 19c+8 873+10 9of-9 ma-12 ov+9 57a-12 g8m-11 3d3-13 4cq-8 6pu+11 4bi-8 1zp-13 3wc-11 3ry+8 9do-10 1tz+9 11r-17 5c0-10 5a4-13 9uq-8 d4+9
1na+14 ri-9 x1+7 1k6+6 3c1-16 2ig+9 6m1+14 65i+11 su+7 2z3-10 6lw+18 hs-9 19v-13 ef+9 cfn+8 84l-8 5gv+6 ho0-8 9dy-9 54e+9 aqz+9 cwr+11 hol+13 cix+9 u3+8 54u+6
2co+7 9q-14 cab-12 1lg+5 75c-14 j35-8 1un-7 27r+25 40v-14 b8h-10 otx-6 1m5+12 gbg-12 ep5-8 80p-21 g7c+6 60f+8 7x1-15 f31-8 6g5+9 7v8-11 4y+14 rb-8 13r+10
55j+8 c0r-15 59u-8 12g-12 ca-13 d3j-9 76v-7 785-7 jno-9 72o-10 1ls-6 bnx+14 1lo-7 ow+7 225-5 6az-26 nmv-12 45f+17 ig+12 jle+10 4ho-7 2f7+9 6tx+7 5c1+11 978-7
260-7 220-9 5m1-8 40l+12 9zp-8 6ee-10 k3+11 89w+12 2jm-16 9pm+12 4p0+9 1qe-12 1c8+14 6c-10 4mk+15 jpo+16 1ai+9 3uk-18 atv+13 13c+9 f0j+8 baa+9 1ah-4 bmx-8
300-7 b9+13 bt7-12 kz-6 495+16 4rp+14 259+10 4l4-7 5jd+12 3gg-9 1l-16 154+6 rx+7 30m-7 bai-9 5lx-7 cnr-8 lq-9 6a9+9 23x-11 9x5+9 bsx+8 s8-8 56r+5 1c7+12 7fc-9
2ey-9 8zz-11 6kp-24 eb+6 3tw+11 5kc+9 m8f-5 21w+11 75y+9 5u8-14 2me+7 9dc-8 moj+9 ef4+8 dzu-6 3vq-17 4rl-9 25s+11 to+8 4z6-12 7c7+11 1en+12 4qa+16 99b+6 3l-11
5uk+13 2qs+14 175-15 ia+9 4mj-10 5ra+9 2q7-11 cds-8 h01-11 2ut+8 7lz+9 7w3+12 50y-11 73l+6 2y0-13 i-5 118+14 eze-9 6r2-8 3tk+11 6pd+8 1ki+9 r7+14 35s+15 2fo-9
62t+9 21j+6 df-11 5sf-9 2x1+8 630+12 22v+8 2m7-8 i7+8 fze-5 hh-13 4z0-8 4td+8 bps-12 5qp+12 5tv+4 1fw-8 33c-4 ku9+11 5zh+11 3kf-12 i2+5 2q6+15 53b+17 6c0+12
2mg+6 5ul+11 49s+11 1p+7 36f+8 2vd+10 fea+9 1s0+11 a4y-9 1cf+9 3ur-10 44j+9 5k1-15 13i+8 21h+9 a47-8 atr+7 7pc-12 gx7+12 8y-8 1vd-11 acc-15 on-14 4q+8 qrd-19
abi+11 8mc+26 554-10 48t+11 20i-12 2zl-8 33p-11 1qc-5 fl-11 bsb-11 4ay+9 1lo+15 8hn-11 n2i+15 997-17 1kr-12 1n9-14 46-12 i94-9 lws+13 5c+8 62u+9 2gb-13 i12-18
mh-10 44p+15 lz-9 nna+14 2vq+12 3tq-7 7d4+19 4ok+10 cs-8 1rg-8 2ix-8 ayf-16 1a9+6 3p2-7 6rf+11 15v+7 29-8 2nm-9 1cf-9 2h4-10 g-8 vv+7 21a+9 dzm+9 1z7-11
2zm-18 7zo-6 1b+10 1yz-9 673+9 gog-11 1kl-9 p32-11 3s3+10 759+11 by3+11 153-8 8up+8 2gi+10 9uz+7 8fw-8 2xg-9 4wy+6 6wc-9 5ve+9 pr-7 2id+9 27y-13 5iv-7 1cs+15
6sb-8 fro+10 182m+10 t9+9 1n+7 4qr+10 71+12 m2-6 tz+6 2kf+10 3q7+7 acd-17 1fo+16 1ci-12 644+11 4x3+8 bu8+9 q7+13 1xl+12 76+7 2zj-13 4g2-8 2nh-12 jm-14 bpn-11
b6q+18 63e+7 a51+6 1d0-8 4j6+13 5u0+10 6el+8 fny-7 2do+13 u5-23 5nr-22 4w9+14 dv6+13 6om+6 yn+15 5i3-7 38f-8 ani+6 7q5+12 c40-10 yd+16 32-7 6dk-9 3ti+11 4pt+6
5l9+14 1xw+9 2i8-8 sn-14 2be-7 46u+12 b8-8 hmy-6 51b+10 fn4-7 5b8-13 atc-13 19d+8 3b5-10 4rk+9 4mo-14 10+12 46e-22 a4-6 663+10 1bk-9 9m7+7 bfy+11 c5j-16 3yt+8
5r1+10 1pw-8 2ge+9 16y+20 5wz-13 8h2+10 362-11 1et+9 7d8+7 3x5+13 dl9-20 41+7 zf+13 bxe-9 2ik-6 58c-11 5b-11 4g5+12 30x+11 49u-12 6n-10 3pa-7 apc+11 5g6+6
967-12 bel+7 2zy-7 82e-11 3eo-12 dsw+13 5j1-9 51a-22 1q7+10 9wh-6 3ae-10 35b+6 lg-15 b5t+12 ph+10 420-6 nr-7 xhc-9 avg+8 8j+8 caa-6 ja-9 5vy+12 2ci-11 4w5+14
8kz-10 p0-9 9bz+10 1ms-9 82i-8 62f-9 ejs+9 27k+9 1js+11 tj-8 b7w-7 47i+11 ce+16 1v0+8 1ix+8 1x-5 o6j-12 904-6 4lk-12 7f4+8 2kw-13 bxh-13 90x-7 1vg+8 7b0+11
aa4-8 7u0+11 wk+8 3hu+12 127+8 81h+12 54g-9 2d5+9 2ab+8 a5-7 6ws+13 7xl+10 78q+11 79j+13 3mq+12 8tk+8 3po-10 afx+8 3sv+1 2s9+7 35u-12 c7e+8 jqs+7 l3-10 5xx+7
2zw+6 5lj+15 2nr-9 eu1-12 3lt-8 kp-8 2bu-13 154+8 524+9 6mm-10 3cr-15 ia+9 12b6+10 234-10 2qu-16 6rd-10 8w6-12 4re+10 5nf+9 1mx-9 5tk+14 22q-12 koy+6 iro-7
g2a+8 9xx-6 2tk+5 130+16 1a2+4 5k9-11 17u-12 284-7 34l-8 b47+7 60q-9 7z2-18 81c+10 9ar+8 173+9 4gu+11 5vc+15 qlh-11 7co-11 75w-14 w5-9 1qn+7 2dd-9 e6l+12
22d-10 3xw-9 cr7-11 eqj-7 1up-14 7gg+7 d04+11 467+8 2il-7 2ys+19 5x-18 1lg-8 4oz-11 6h1-17 1la+9 8m8-15 87d+7 321-14 c33-15 acs-14 tb+12 6jx+18 14h+17 43b-9
310-12 220-12 2xm-7 h9n-13 4gq-17 a52-23 4rw-10 12j+8 5vf+15 8o0+11 2tr+13 72k-15 3nq+13 3px+12 1c6-14 1yk-8 2gx-7 5zy-9 45n+10 2xd-8 gns-20 2k6-5 6k+10
7ko-11 3e0-8 fd7-12 7ej-6 6su-7 3rx-7 4qr+10 103+6 8ly+11 1cz-10 mg+9 6gx-11 248+8 2kw-12 w0-7 8oi+9 ep6-10 1hf-13 58i-9 6f8-12 8yd-12 21p+7 2mq-8 6ci+8
1jr5-8 36-11 5vz+9 1y1+12 7cg+8 jds-30 gy+13 30y-11 390+6 1zp+13 1p1-7 3p2+7 31g-14 y1o-14 9ze+9 fop+12 2p-9 4fz-9 4fw+7 1uv-8 a8y+7 1ke-8 4ig+8 6vr+9 48h+9
tf-13 krl-19 1rv-5 196+9 5wv+6 lz-5 360-17 5wi-24 7zx-12 3j4+11 gnp-11 9gc-9 3vv-11 4p2-24 gm6+13 9pa-8 181-14 5f6-10 b34+10 fxc-5 9nf+11 1xl-7 22d-10 22q+7
32y-8 g7o-10 4ks+13 ig9+14 86r-4 1ev+11 3ah-6 wv+10 yb-10 bxe+12 14o+8 1mx+7 1ej+10 my+11 uz+7 p4-14 uv-9 16+6 1i8-15 9up-15 f09-7 4gr+10 3r9+7 7rw-21 41l-9
180-8 dd5+8 5jg-8 5i3+8 40r+11 55d+9 6kr+16 biw-6 2rr-14 7hf+10 5l5+7 7kb+9 zx-10 avz+9 8y8-9 ik0-7 8kg-6 2s3+11 5w8-8 jle+7 bwf+8 2pl-13 dn7+8 3cg+10 c3t-9
dve-9 4lq+6 36-9 13z+11 1dl-6 9b+15 ay-10 hah+17 li+10 1v1-5 69+9 gg-7 111+10 p0-7 6qq+8 1u0-12 1iu-15 k1q+10 1ts+12 2z4+11 ob-8 5ml-10 ql+10 ewa-7 7ve+7
5b+14 2ev+16 1zb+4 5ar-18 9o+9 or-3 rp8+9 p2u+7 5y-12 23l+8 5p-10 4pl-11 25r-6 9mm+18 46l+10 50-12 y8+8 a27+10 2an-6 1z2+8 3ha-8 2d9-11 4kr-11 br1+10 c9n+7
2y8+10 51a-9 ili-9 1b6-8 46z-20 db1-6 v9+9 5t-15 7zp+10 9i0-9 dt+6 g9h+6 18f-7 26u+10 3sf+9 6kd-13 a8-7 c5h+8 16h-10 4ev+15 vl9+8 35d+17 1n2-10 4mm-9 i4p+10
pgg+9 o7+13 60z+11 4ed-10 dgt+7 euw-6 13d-18 b3c+13 4ri+10 kfy-16 1w1+6 1uz+7 2re-7 39l+14 9ly-11 79u+9 hdh+10 41m-16 56w-13 si-6 8mi-10 1db-16 14s+5 1bm+8
124+8 867+12 3oe-13 1oq+9 apg+8 du1+9 3d8-9 12h+8 csa-7 jw-6 7om-8 28d-6 pe9-12 7lo+8 q7q-10 6p8-13 1nm+8 7t2-10 4hz-25 2pj-7 72f-13 5ah-15 am4-6 7wq+10 7+8
ams+12 fdn-16 jfw-15 46q+14 4bj-13 9g6-11 5tw-9 7dn+8 anv-12 xma-6 5cs+10 6oz+15 db-12 mo+9 br-13 a0f+9 10r+10 8yx-6 717-11 677-5 214-10 sh-6 1rj-12 42o-13
51b+6 6d3+8 7pf-12 22r+10 3gl-9 3id+7 9i0+6 7wm+9 66-10 e5+10 5jv-9 23x-26 dfu-11 6lb-12 938+5 w2-15 50u-16 o8+9 1w+17 25+10 3vn-12 d4c+5 26s-14 51y-11 4cd-8
mxa-15 57t-13 1sq-12 cfj+7 4sv+21 ac3+8 3jg+8 8j1+10 1uj-9 cz8+7 oa7+20 1ha-20 104-8 ft1+8 ik-12 666+14 1r9-12 314+9 2v6+11 87w+7 a0p+11 23q+6 2j3-15 9nt+11
76p+9 4ul-11 46+6 1ah+9 3ca-12 ik8+8 li9+7 9ji-13 1aa+11 6zt-12 94k-10 4tf+14 6e+5 at8+11 1gf-11 32z-10 8np-7 3sm-8 52b+11 7xa+14 266+5 7i8+9 72i-9 21m+11
1eh+8 3gz-8 blh-11 do2-9 2ex+18 492-11 vt+14 2nf+5 3e1+10 5x5-20 13a-2 1eo+8 4fd+9 6bd+9 2ji+7 4tv-11 2ms-13 29b-9 gmm-7 2wj-9 38o+11 82p-18 u1-10 30z+9
asm-10 7c7-9 52-8 d6-6 f89+10 3ii+5 2cy-24 32n-9 9tp-6 gg2-11 2j7+8 19b-7 20g+8 14k-12 76c+14 6iv+10 6q-12 5mn+11 61g+17 18e+16 11uo-8 77m-12 1h5-7 g0n-10
2so-10 5vi-8 3xj-8 2v3+10 of2-10 hle-10 avf-12 acb+13 418+7 3qt-11 3cj+11 1l6-6 4l0+16 8zq-14 1hz-8 mt+10 f8+6 2te+9 58c-9 4q0-9 7pr-7 g37+12 1hb+12 fr6+10
nmb-8 21v+19 7s+13 4rb-7 hpo+12 2l7+16 10m-16 jjq-16 1wi+7 2w3-5 4oy-14 26a-13 46c-6 bv8-11 2ar+8 1st-8 q3o-9 bqr+10 1kd-7 qf-10 1lx+8 2db-8 tpr-13 gj7-8
5ye+8 2lt+4 2dd+7 53q+9 oh+15 2dl-6 b0g-17 622-6 619-10 59p-20 63n-6 7xg-9 gpf+9 34p+9 7ap-16 620+10 4by-10 1kq-13 1ho+9 9yn+7 3mq-14 15s-7 2mf+10 1ht-21
4le+15 7r4-13 6yn+6 6ox-11 454+7 9ju+11 lgg-10 brd+8 2a2+6 awa+19 bw3-12 xs-19 3qe+8 6kd-8 4gc-13 4qz+9 4cu+12 om-8 bhs-6 ka+12 83k-8 b27-14 82k-7 24n-10
de4-8 607+8 6a9-9 3ob-12 ihb-12 34y-12 d5c+12 1jv+9 1pd-7 sj+9 4jd+12 1cd-9 4ck-8 195-13 4jb-10 5b9-8 ls1+11 dyi-12 9h5+10 4h0+9 34d+10 2eb+5 76p-9 3f9-11
86p-10 cic+17 569+9 b69+6 3e9-12 8mc+6 5ye+11 25h+13 i9l-11 x0-12 gag-19 76e+9 13r-10 3gk-10 15q9-13 6oa-15 af3-5 8hz-9 949-8 ewy-6 byr-11 cvq-6 wj+13 3wa-12
joj-10 w7+4 2nd-6 b3+8 4xf+7 2pf-9 yk-8 41t-16 p-6 14s+17 1o2+11 57i-14 k3+7 48b+9 21j+12 3oe+10 4lf-14 1je-11 5o9-13 kv+8 7tx-8 9w6-7 304+10 3qw-12 24t-8
hh-12 7by-13 9yo-14 2nc-7 bsr+5 5r9-7 2v9+11 6j1+12 8vy-15 3o2-8 5tv+7 bij+10 1mr+8 1ql+15 j1g+9 e5x+10 7u6-10 ajz-6 3e3+8 2vv-12 4d4-8 5i1+12 5vv-7 3a9-7
dks-11 5n3+12 b20+9 9lt-7 1kc+7 ch7-12 2jx-14 1pm+11 1du+8 114+27 4qf+4 99c-8 c1s-6 1t6+18 dsu-12 45u-9 bcf-14 4a-6 9r2-14 1t8+10 nr+6 nk-7 oq0-8 3kk-7 5vf+9
8co+14 75f+8 1pn-11 123-11 3vj-12 522+7 816-11 27e-10 u5+8 3ml-7 yz-6 98t+5 1a5-10 6ib-7 e5g-7 24q+9 bzj-7 2b7-11 1hv+16 3v-7 5ja+7 1l5-14 37d-7 8n8-14 e5u+9
9k-15 2uo+9 5fm+14 670-16 5ky-12 rk-10 20u-10 8g-7 4dn+9 3l1+12 7he-13 5qt+9 c6+12 4iw-10 1pr+11 yf-10 sn+10 1e0-6 bcp+7 ab6-10 2fy-6 4gj+10 77d+8 7k8+8
7a4+11 5m8-11 87p+7 gun-10 1hn+9 jm-9 9rf-11 di+14 2wy-10 3ah+12 9d-11 45a+14 11c-10 7sb+16 cea-8 arm+18 65b+8 6x2+4 cbz+9 b1c+10 aeg+12 4jr-7 4vd-12 356-8
pg+14 rqm+8 9x1-8 5t9+11 nc+12 ccw-17 6w5+9 bn8-6 84-9 kth+7 aqc-9 k5k+11 p6-7 6zj+8 1uf-7 jvy-8 g73+8 1oo-9 81+10 33f+11 97a-17 hzc-7 pv+6 1cy-9 4ar-11
h04+10 5xf-11 800+9 33y+7 3nk-19 2c1-17 mqp+13 4j3+7 7mz-10 2w3-12 3g8-12 5wd-9 3kp-10 t7-8 167+10 425-9 rh-14 28w+8 5tn-8 as+11 1rq+9 1d0-12 44l-7 ym-8 7xj-9
s9o-10 6cs-6 dgs+17 e6t+8 kti+9 8b+9 jaz-10 3sq+9 3g6+13 mu-9 c5v+7 35t-11 5c0+6 11x+10 2oy-10 66b-5 60v-8 idy-7 1cj-8 87t-9 70o-20 9xs+7 3iv+7 9dd+10 1i6-16
7fn+11 2ac-9 3fc-11 k6g+7 81s-13 59f+12 6rn-9 2gv-9 1j7+6 1i3+10 2q7-8 3z5+7 12h-7 8ri-20 9i0-13 5qq+13 1m6-9 636-6 1qb-11 86+9 7ub+15 16r+11 7je-17 6ll-9
77g-11 ci5+9 ad-8 1x6-7 55e+11 340+15 hr7-10 gpa-9 1y9+8 1gx+6 qi+8 ec7+10 937+11 494-16 6v1+7 3oi+10 aq-16 c1n+7 ego-11 1fk+10 h85-9 79m-7 16b+8 29u-8 5hz-12
2ca-8 5c2-7 19n-9 7zv+7 iys+7 3vb+14 bof+9 2qe-9 13qu+7 75o-14 fhn+9 5qg-17 8cw-15 q9-9 2lr+11 3g9-9 3c9-12 kak+7 6oq-16 1je+14 35z-5 e3j+9 2w4+13 3m7+8 go6-9
k6g-8 o8k-10 4pe-8 a6u+10 a5e+8 e6y-7 cro+9 36y-9 b0c-14 h97+8 96n+9 cd+10 1vd-4 azg-11 49p+9 7yd+10 45p-9 9o3-11 bxm-19 53x-5 8yt-13 8p-6 ojv-8 67p-6 3q6+7
k2a-15 1tj+10 5wg-28 3l9+12 6ou+10 1xe+13 bpb-15 8kb-12 7n-7 4u7-8 3f+13 1e5+9 ah5+10 y0+8 6pw+6 322-7 1rq-10 207-8 1+8 2xi-11 b5h-14 954+10 185+5 4g6+6 1t-11
9v-11 5cz+8 5tg+14 5sg+7 bzj-14 8vs-6 3o4-10 74w+8 1aa+10 b02+6 5u6-8 y4-9 7s2+16 25v-10 cac-12 694-10 10y+10 46d+7 bey-9 4a7-10 ea8+7 2em+14 42h-8 e17+5
43e+11 7e+16 3ae+16 e78-26 55d-8 6qc-9 3f3+21 39f-10 691+18 u8-9 2i7+8 4tb+8 h1-12 2uk+8 2gd+9 29a+9 77a+12 8r5-10 5po+15 dmj+14 did+12 6x-11 2l9+10 701-14
6xr-10 1s-12 6sp+13 6k+10 4zk+7 4u1-16 24a-10 ecq+9 1et+9 10v-9 3li-7 5g9-7 264+11 230+9 53-9 4nw-11 akj-9 h2b+9 505+9 43d-10 76z-8 gj+10 731-16 31a-8 9m-11
52j-11 1gn-4 a3i+15 1ry-8 sf-7 7nz-12 6o-16 20+10 38s-8 4va+14 8tp+6 yw-10 f0l+7 783-9 abe+9 e6g-47 jes-7 5nz-8 g2-10 1ol-7 5k+6 1yc-20 ks+13 3wd-10 1np+11
436-16 7e+8 vs-13 2op-17 68g+7 fln-9 8bk-8 buc+15 43n-8 6i+9 yq+11 1jb+10 41n-8 c30-8 72o-6 aks+4 hz-12 4s-18 13f+13 2y6-10 d3j-9 45w+22 2f9-10 vs+9 2cv+9
8of-7 si+9 4y+6 64p+11 1at-7 7il+6 4p+8 6y9+9 7n8+10 x4-6 4bg-11 3u4-7 bsj-10 9ue+5 6zl+8 56+19 2em-10 31k-20 3xr-9 7lo+6 x6h+8 635+10 dg+10 8lp-12 2ss-8
5so-9 4r-6 194-9 lcx+7 3c-11 1hu-10 4uc-14 pi5-10 yn-14 cx+14 10o-11 9se+8 b3r-17 1kq-8 asc+13 3r1-12 3vu+11 182+5 14v-9 31o+13 544-10 2ur-8 qz+6 39i+6 7ji-8
5gf+12 7vy+9 12w-7 1vg-9 64o-7 5au-18 a0w+8 m87+15 4gk+7 sp+9 24p-8 58d-11 j8+4 7lo+11 27p-11 4rz+8 qh-9 8k1-7 54l-12 4kz-15 18l-19 93n-10 4jv+12 b7k+13 9ks+5
2hn-8 ii9+11 jh-6 fpx-7 dsg+11 3f8+23 26s-10 2lo-18 1pm-12 bso+10 2k1+13 feg-12 507+8 1ra-7 tv+8 7tj-8 4p+13 4fr+10 u-8 rd+11 h9o+7 d3c+12 382+7 mo7+10 1jv+8
4um+10 pg-4 5s+7 80n-20 163+7 3wq+7 58c-7 ad7+8 pq+7 7m7-6 cc5+10 ua-8 1os-12 b5+14 d8r+5 hfi+16 cq0-9 99h-15 brb-10 4z4+12 302-11 3uv-11 cz0+9 dml-9 39w+9
79+15 i0+6 8zo+8 13p-9 2m3-11 3bs+7 u2+12 jjr+8 asu-10 dzk+6 2y5-10 169-14 2hk+6 1fh+10 b5e+11 e1+16 ko+13 2oi+8 al-17 1dw+11 93b-11 219+14 24x-7 615-19 6y5-6
7ii+9 d8+9 18p+7 5hw-6 maj+7 1a1-9 m3+11 pu+6 26y-7 4qb-8 ee0+7 5kk+6 7hw-11 8fj-19 1tk-11 7t3-18 3gy-10 dqw-10 6ax+9 fbb+7 6gu-9 sm+14 2s7-14 ibv-4 4jh-11
13+21 3ki-16 6f-9 8lx+8 3h6+10 aq7-8 5kd+10 6cm+15 55l+10 ck8-8 c2p-8 ow+8 9sk+13 54w+14 3lw+7 41b+9 36w-11 120+10 13w-13 17x+6 rw+12 4lu-11 gnd+7 3f6+8 oh+10
58b+9 dft-9 4b0+7 6f0+6 5ow-11 38w-7 885-22 4ct+8 ps-10 cw3-8 3h+11 14+8 2d5-20 557-10 2ec+9 810-9 e1x-7 7mp+10 80+12 fl+7 4ci+9 l0x-8 k2n-7 2zb-9 15l-9 36n-8
1qi-8 8w8+10 6j4+12 2mv+7 4j9-8 2c8-11 5ob+8 ook-12 6mk-5 w8-6 66b-8 4qi+9 77m-8 d92+8 10r-6 4uk+10 4p4-11 295-14 17t-11 4ws-6 png-9 20j-10 dl-6 t3k-7 1dx+13
3er-11 iq+11 n63+18 nsv+9 6mz-11 1xm+11 5jw-8 736-7 4wp+11 dur-13 8o9+9 bvb+7 5p2+9 2gw+15 3dp-13 193+13 1h9-11 69k+15 3qb+9 fd8-11 ai6-5 4py+12 8vb-7 6dp-7
7yb-6 138-5 6gq-8 km+10 27+9 7v0-15 fyq-8 cmj+10 1fr+7 c0u-10 58n+8 80z-17 5cn-9 czd+6 83p-20 4u6+11 6dv+9 44j-10 n1y+12 1fb+7 b1m+8 72d-5 5sk+8 4o7-18 dlu+8
1p8-8 tr+6 535-12 36u-11 lc+8 2h9-8 6n8+7 zh+7 5rf+6 150+9 kyc+10 487+9 1g2-13 p8-9 46-12 249-11 igl-10 7sv-9 6gk+9 ab0+7 5ci-12 40t-6 13lx+10 7me+11 4oq+8
2ib-10 9h-12 727+8 4b2+11 erv+9 2pc-7 945+10 jm-11 66-15 61e-10 2ib+10 669+7 1en-13 2w7+6 7n5-7 72b+6 1s6+11 ad0-9 ov-9 4qw+14 21s+12 yu3-5 2ns-9 hr-18 1lb+6
3dm+20 xm+5 5tj+10 3ww+7 53s+8 7gd+11 dwp-10 64i-8 118-13 feu-9 32s-10 2p2+6 2oz+11 22v-10 8+8 3fq+11 35l-10 4p5+6 ao2+8 4o9+14 1x1+8 n4+8 16o+11 60a-11 2wy-8
250-10 7da-8 1pi-14 5qx-18 306+13 bfc-12 3fk+10 1jj-14 1482+10 ezx-8 6om-8 1i+6 2m8+11 8f4+10 17q-7 3r7+6 4z-10 31k+7 wj-10 50z-11 ut-10 62+6 5ft-10 9p7+9
4me+12 929+7 3y+12 bs+15 5t4-13 fhe+8 dma-10 2n2-8 2id-8 18m+10 6bo-14 jxv+12 4av-9 zr+6 4gj+7 hrg+9 3vk-9 21u-8 1yu-16 in+8 vc-9 hl4-12 4d3-8 10s-18 azq+11
1f7+10 84-9 f0+7 ike+10 xe+8 fer+10 nm9-15 1ws+12 agm-9 c5m+15 52m+12 d3j-8 7xf-11 2mh+7 7wb-15 8hk+7 5y4-16 7g3-7 28q-5 74w+13 fpf+8 6ha-8 9h1-6 hf+7 51h-8
7hp+15 ql-17 6g1-9 2lu-9 n+9 9hz-11 9j4-9 6r-8 6d9+10 4hv-11 nxf-9 3y1-9 yl-10 5vb+10 9r+6 8xs-12 641-11 37+9 w4-9 3vr+5 4a8+12 xm+15 5by+14 14v+11 5b2+11
5y-15 36p-8 973+5 s4+10 9cy-11 1fm+9 b93-10 5pm-8 w0+7 105+7 9be+8 5u0+10 4l-4 3wr-11 a7o+9 fio-17 7kn-8 2fv+13 43y+11 jg5+7 hm0+8 crd+8 1td+11 2ae+9 60g-12
65s-11 4nb-15 406-9 4vm-15 1kr+15 f6t-15 59+8 ktf+7 7z+12 3f5+8 3kx-10 emh+9 95c-8 lny+9 9q+9 7w4+15 b0o+12 2d3+8 1wy+13 9l+14 4j6-10 ai5-8 2z4-7 3qi-8 44q-14
bzx+12 6ts-7 eiu+17 qt+8 6gy-5 9gc+10 96q-12 2l0+10 58k-10 1f5+6 4b3-9 cg7-14 4zm+9 8zr-13 7a2-11 2dc+8 jz+8 8w8-8 dkx-9 1mr-9 ed-14 4t9-10 d3c-11 9cy+6 m8+7
442+7 1zw+12 2jt-6 632+8 mp-7 4mv-17 4ak-10 216+9 4jp-13 8h-7 30b+9 2cv-10 1zb+9 7qq+11 7i8+12 3kr-5 1ib+6 doe+11 10c-14 gqi+13 21y-9 aoq+8 xs-15 pb6-5 le-6
wo+5 a09-13 1hc-13 5zl+7 b5k+23 2ns+9 62w-9 vv-7 5f3+8 4sw+10 154+9 20z+13 1xc+9 20h-12 o4u+11 2gg+10 3kf+7 ahr-17 1tt-10 16b+7 8hu+8 1ms-15 80l+8 12o+7 2a1-7
43n-9 ge+9 3vy+11 ne+9 1qe+11 52b-17 6et-13 p48-14 cd-13 kd-14 5y0+8 bds+10 mv+9 23j-22 eih-8 po+9 68-9 3wj+7 1lq+9 190-11 5ot-8 2oh+8 ajz-10 2r9-7 ekn-7
8sa+11 8kl+12 5uv-22 3v5+7 6j0+14 3wg-10 5ii+7 ab6-5 1mw+9 f30-8 32p-11 2g3-15 ci-19 4sz-9 3zh+10 29l-11 m1+17 2n6-8 6rg+11 4a9+6 c5d-10 7os-7 7yb+4 5n4+12
6qu-8 qy-13 2g4-9 3mi-10 ju+4 56g+11 98j-15 9r2+11 hg-12 19ns+10 80a+10 1t4+7 36y+9 1kl-8 8gm-10 ees+12 22d+11 719-12 4gx-9 9ar-7 dev+13 pwn-12 g29-10 e2b+6
5l1+26 1mv-10 8ay+9 u1-10 2gq-13 j45-12 3ph+12 1ji+13 640-18 6gy-6 1uz+11 48t-31 xf-14 2cu+11 4pv+8 3jp-8 ci1-11 5uj-20 d5o+7 tsu-8 axd-11 jmk+7 291+11 7qa-12
5a7-11 cii+9 6p1-13 1am-13 9u4-13 7mt+10 u3-11 2ef+8 2g9+16 1dc+11 195-6 37w-9 30v+12 3if+16 5cl+10 36p-12 e60-10 4b0-6 2ir-9 bj6-8 lnd-8 vy7-9 1bv+12 5yu+11
3w-9 76+6 1ww-7 bfj+8 3l-6 i79-10 29x-13 cer-8 75r-12 kh9-9 3ap-13 6c3+9 5on-12 kkc+7 7tm-7 5e+6 126-10 l-8 8se-11 270+4 brh-6 mu3+14 1xz+7 1tt-12 39w-7 bbq+8
651+7 1m7+24 1ns-7 5tl-6 1r9+6 d33+8 6w+7 d3g-18 d33+12 36j-9 1do-5 4js-9 s5g-10 58-13 6pu+15 3me-13 2fa+10 4r0+12 4c5+19 235-11 io+10 i5q+11 2hn+10 5ny+8
2dl+12 bk-22 38n-6 1rl-7 oq+9 7da+7 15a-11 9e3-8 so+12 9p7+13 11t-8 5yn-16 2n4+10 70o-10 emj-18 3d7-13 l3-10 7d9-8 6gr-10 b3o-12 2r9+10 8e0-9 4a2+11 ozt-12
33b-10 6r5+12 4z9+6 cc-7 l7+6 hgc-10 4l+8 4uk+12 518+8 h26-6 1a4+9 2j0-9 1mc-14 1fm-7 rc-12 3ev-14 4cl-8 mf-23 r6-8 asj-7 6ne+7 79l+7 2gv-8 8w5-10 vb+9 27h+5
fwb-9 7ea+8 4gj-5 8b+7 m2+8 b1m+12 12s+7 2in+11 924-20 rb-9 3z2+9 3bw+11 fb-9 36j+8 ef+11 3vr+15 z+12 4xv-14 6kx+10 4yc-10 9hr-7 4t1-24 3lt-17 wlf+7 5ic+13
20o+8 494-11 1nd+10 3xk-9 6ho+10 l9-13 305-11 1e9+10 3ad+8 4r7+14 7r5-9 r4r-7 fgu+12 18a-11 60c+7 ahd-12 60w-9 884+9 9hs-8 9px+7 8w9-12 c8a+12 afs-13 1h2+7
3mp+5 911+6 5nj-11 5pe+11 mq+8 3e6+8 23o-8 4ci+8 8k2+15 8y+10 4ey+15 4e6-9 4hl+8 3bk+10 9op+10 e80+5 1dp+11 28x+12 544-14 2rl+7 30k+6 2n1-8 qi+7 1oi-10 2ue-12
8dk+10 4n4-7 6m-8 2hl-7 1vr+7 1zm+16 9c+10 2ay+15 5qj-12 5kr+10 109-11 4l9+9 3jn-9 7rj-7 1zj-10 6ym-35 5wz+12 3zf-6 7yx-10 51+9 7c-8 bst+6 8hg+9 yn-6 28o-8
hs+14 8pi-8 49f-9 lq7-15 2dk-17 39e-11 5xp-8 60t-7 gqp-16 7k6+8 3zi-3 614+6 2m6-7 l9w+10 7rb+11 4uk+9 fs-16 2t1-15 8hw+11 ia8-8 27-8 nn9+8 44-7 b-7 c1d+12
7fy+7 bqn+6 1nn+7 6l+7 16x6-6 2gq+9 fqj-8 4ax-10 10v-11 41z-9 596+15 b2i-16 9mg-7 df0+8 mjk+7 6e9-13 kf-9 lu+7 fog-11 7b7-9 ge7-13 2ij-6 ey8-10 1zz-12 4os-6
47n-9 oqi-26 1j1+6 9zp+15 6ck-12 40a+13 9cw-7 48a+13 14s+10 2ac-7 1xd+8 1vo+8 4t3+14 6g6-21 629-9 o7-13 aiz+17 y1+10 1mg+12 63w+8 38u-6 4mr-7 5xp-11 tt+13
pvr-14 8sv-19 8p6-11 1mz+8 4y4+6 1g5-9 2c9+18 vf+9 54y+9 c5m-11 78a+11 ind+9 4e2+12 100-7 69p-9 9et-8 gr2-6 2cq-16 k1+6 ejy+10 dhg-10 1np+6 6kl+10 htk-11
83q-10 f5l-10 64n-6 4ys-15 fqe+8 4a8+15 512-12 61+6 10j-8 2ei+9 rcf+8 35s+18 3i+10 7g8+8 19r+7 6gm-9 aii+8 tz-10 zc+7 184+16 8b1+11 1m0+11 5kk+8 tk-10 8kc+12
aqp-10 4m1+10 v5+7 2el-9 4d7-6 159-8 288-14 3mp-7 jcp-9 1zm+4 6en+10 2om-12 22d+10 s3-10 96b-7 d5t-7 54y+9 43q+7 87k-9 8go-7 5s+7 pn+7 avh+8 1vo-20 170-13
11o-13 2qz+14 10xg-17 26d-7 21q-9 ije-7 rb+9 9pf-10 551+4 4hs+7 60q-8 1dp-8 35j-12 g7n-11 2nf+12 1n4-12 1cce-16 3gc+5 5ii+11 7ly-8 75p+10 258-8 j3+15 22r-7
b53-9 12a-7 1es+12 di9+10 ia3-7 8r-10 az-17 mxc-13 5km-9 74p+10 b56+6 6n2+11 1cd+8 3qj-7 135+9 35k+15 df7+12 44u+8 3b5+13 br-7 3eq-11 7on-14 4h7+9 p8x+6
bsm-10 44s+3 78r-14 208+12 abz-9 4u4+9 4qe-9 ibf+9 1xp+10 2w8-9 40i+11 yg-13 bwx-4 1d2-10 86a-20 582-9 ctz-9 29l-7 5r+8 cf-7 77a-9 1lq-8 4qm+10 h0q+11 e1t+8
34n-6 as9-7 579-11 6sk+11 1sf-8 3c7+8 cdd+9 19r+6 551-11 669+8 8ec+18 25q+13 dp+10 2gl+10 7c+7 2p0-13 45m+8 2ej+11 9pe-9 4km-6 c6f+9 2g6-6 azu-11 2zi-8 50p+12
hrz+15 9v7+14 30i-7 1ug-10 1ft-17 9fu-9 xn-7 38m+9 1ll-8 a27-9 514-16 aak+7 fvf+9 t1p+14 5r8+11 84t+8 1hm-6 36g+11 iov+5 3j-11 2c9+14 60e-11 48z+10 2tz+15
3yf-12 8v2-6 cfk+8 ew+12 4tb-16 8ee+21 l2+12 akf+10 5wy+7 cs0+9 5id+12 20j-15 2fz+11 jj+6 dj+19 gg-7 112+16 1gs-19 2vl-9 5h7-10 olf+8 j6x-9 43+11 1u5+11 q9+8
43v-7 llw+8 1wm-14 4of+12 9f4+10 df+10 7df+6 3pu-11 1n4+9 3aq-11 78c+8 lr+9 m1-9 4oo-15 7fp-12 ade+12 2vp-13 ene+8 zz+16 14q+8 3yh-6 au-6 6hh+12 121+10 1py-15
bew-8 2qd-7 33q-9 5cp+13 5ht+7 klo-9 2k1-7 bxb+8 3m-12 14l+8 2or-16 32l-7 bwg+19 21c-9 ev1+8 9y0+7 3hh-8 1nq-9 2z1-7 g7+11 96p-15 bty+16 q9+9 7fe+7 r3+8 b7+7
6qt-19 1dy-13 gi-17 1j0-10 159+10 1a2-10 hx7+9 99d-8 bdk-5 6bh+13 5a1-6 1jy-13 7t8-10 dwi+9 r3t+7 8wk-9 238+21 2k8+6 34y+10 9i5+12 18o+8 ed1+10 ahw+7 pyd+9
a40+12 5eg-10 g93+11 7na-24 15p-6 8r9-12 14s-8 5vt-9 1n7-8 ezj-12 36m-8 7fp+7 3pa+12 5cj+9 f9p+9 1mj+5 158-12 vj-9 9p5-14 4x1-15 alh-5 88x+8 2mx-7 2af+8
1bq+12 1l2-7 29s-13 5g5-6 2pr-9 2m4-10 8+12 6o9+30 6di+10 2jm+6 65f-6 vv+10 3dl-6 3tr-21 3ls-14 lh8-13 ni-9 gzk-19 54z+12 1lw+9 4yv-7 267-10 7o8+7 4p9-10
1km-18 66n-18 m6u-10 3xy+11 6i3+12 4th-10 5je-13 160w-22 j8j-9 2iw-11 2ea+9 3dw+9 y4-5 k0-11 7g5+9 3bf-13 cnf+11 4fw-7 18i+14 3e9-5 322-9 al7-9 2c8+5 3px+7
xw-11 3bu-8 la+5 ad1-12 72-18 51z-11 ocu+9 43w-20 2v8-13 17l+8 520-7 5zm-8 687-9 je+17 4zg-11 bf+11 13y+6 9x-12 82g+10 e3d+15 g2y+9 75b-8 8dg-12 8fg+7 1cd+6
e1z-9 3jf-7 3tb-7 jd+8 g7+10 qtf-9 4jh-9 4bh+7 6j1-12 kyx-12 s9-9 7mn+13 zf-15 4bt-10 3tv-10 2xt+9 7f1-4 4xc-9 l3-7 7py-11 2ye-7 5a4-14 705-18 apv+10 3jg-13
4ua-6 ers-12 3qb+7 8xq-10 kt-9 189+7 21o-8 619-12 1ht-17 1r9+6 48q+5 12ij-13 8ef-8 1k4+5 58e-12 4vz-13 5go+14 c7q-8 zw+10 3g9-6 9rl+7 au+7 24p-12 fw8+8 sa-13
4e1-10 2hu+7 3fi-15 7qm+11 7b3-9 3vp-9 7rf+8 ddo+14 9w+8 yl-9 2f5-9 5c-9 2w3-13 7dk+6 j-10 9n0+10 25j-13 40p+8 2sb-15 6ky-12 bzo-10 dfs-15 6o2+11 1k5-12
lx0-12 2om+9 3cr+7 ym-10 146-9 8gn+10 1sj-7 4tf-7 1o6-9 5ck-10 1hy-10 1sl+10 6ee-15 71l+16 16y+7 7gg-16 1ng-7 37q-18 7xu-26 184-15 2tw+8 38v+7 8m+11 62-11
2se+11 29p-12 m-12 4a-14 6o+9 5en-7 57g-10 4ok-9 3gg-9 4bm-10 1jw-10 23x+9 cea+8 1q5+10 cc-26 ik+11 1er+9 m4-13 f03+9 3gg+10 gnh+6 50n-9 516-24 2jp+9 wp+7
7xh+8 we-7 2g4-8 1v7-12 430+10 6yi+10 6ps+8 9bv-8 h0+6 6gx-14 48x-8 2hs+12 eoq+7 44y-7 9y-7 9ui+15 1gz+7 3ou+8 ej6+9 66y+9 1pu+8 2e6+9 1lz+4 6s6-13 3od-23
e6+14 3wq-11 3yu-15 27y-6 3lz-23 1ml-8 15u+11 7d+8 12w+8 24o+11 89w-10 34c+7 95b+10 mn+7 2t9-9 xg-20 1p0+6 eeo+9 dfd-8 9oh-7 1e0+10 1i9-10 3jb-8 72g-11 9d7-10
9i2+5 673+21 2ct-15 30v-12 3xt+13 al+10 5l-10 wp+9 3kt-13 2e5+18 4ad+8 501+13 28n-8 7eo+7 axg+11 jf1-10 327-22 30z+12 1kq+3 c5+8 4je-12 rt+9 4ao-16 1os-8
57b+12 8vk-16 7nd-8 59z-9 ekp-8 74p+14 4mm-9 12l+11 zo+9 1vy+10 gxp+10 fch-14 8s9+13 m6a+9 7yq+8 3mh-13 2h5-11 3jz-11 is+7 ge+6 1j+8 css+9 3uh-9 3vc+10 3oh+12
5p4-9 1er-11 f57+10 xbg+9 zf-7 7t-8 2tz-12 5hx-15 ei-10 4g7+12 1x8-9 z8+7 cxm+9 6b8+6 146-11 45a-9 697-4 bi5-15 37l+9 5w7-6 8q7+15 3wi+10 3au+13 3c5+14 9fb-10
dn-12 3pc+9 zv+9 2b1+8 3eg+9 cpn-8 jav-7 7du+9 1bh-12 34d-9 6df-6 iw+11 3hp+11 7yn-9 3vj+14 28c-8 i80+10 cg5-16 r4+12 59+11 3t7+15 3lm-9 2v1+8 dkz-9 jf-6
3xx+9 87+8 ag0-11 62u-6 1ak+7 1v9-6 50g-6 qi-11 ewg+10 6uu-10 11s+9 1ee-15 32x-7 1ab-15 vh+9 13p-11 48y-8 30u-7 2tk-12 po-8 2uf+8 a5j-6 8t6-14 64x+11 qz+8
f5a-10 5z0+8 ee9+10 2j+9 a1t+8 f38-9 1ww-11 8x-12 5ka+11 en9-13 nj-9 ch-7 8q4+10 1jz+5 cw-7 3ck-7 6gg-10 a6h-10 j7e+8 2od+12 8z0+5 5hz+17 8tf+10 3h3-11 1aq+7
5oz-17 1wk-7 p-8 n2+13 3gt+6 3cg+7 1k5+10 6pu+10 25g-13 1el+12 13p+11 70b-9 o0s-20 3s3-8 jg-9 205+13 4lh+8 koy-10 5k9-8 bqo-7 861-10 2mc-12 3sg+6 8rr+9 3o5-16
572+6 6tf-7 7c-6 93-9 1mb-6 6gt-6 2gl-11 619-7 1qh-9 e31-7 1w2+17 7lj+8 27o+19 p2y-14 cbv+7 h3+11 kw-13 3jj-12 qbx+9 emh+8 2wm-19 3ot-10 30j-6 v7-10 a9d+8
2fo+6 3va-12 cc7-12 1jr+12 3x7-3 4dy-8 98b-10 nu+7 2rl+8 cn+11 g3+11 qow-8 6cn-6 715+9 b2w-10 hdx-8 8l3+13 hr-13 7bb-15 la-12 6kt-10 bjl+9 11z+15 6zh-9 6iz-11
7o8+8 1qq-8 3t8+16 3bq-12 2lc-12 74k+10 2cm+10 6e3+6 3te-12 esu+10 6a3-10 1es+9 ae6-20 1jy-10 6j8-7 15n+6 4l8-11 5tu-12 3t7+11 fs-8 61j+7 3r2-11 g8v+13 u3+12
gpt+8 88t-7 39g+10 cqz+13 2x5-8 1d7-12 1j+11 18u-9 4cn+9 8cq-7 ik-8 lv9-11 2pl+12 2gj+10 eh-7 38u-14 3hg+10 32x+11 k96-8 1lm-10 339+17 y3-6 9jc-10 aa4+12
191+11 jmx-15 3sv+11 nxl-4 1xk-7 6d8-4 65-6 8yz+11 186+8 24t-6 bfy-10 3e+10 3hc+11 6bc+11 8st-9 77n-11 2qo-7 gs7-23 5l8+14 9a3-13 1yk-12 4xw+9 4hj+8 4zp+10
35t-9 1wf-7 8o9+11 77d+16 2io-9 2q9+11 3wc-17 1gx+13 161+7 3ty+23 5hm-10 18z+8 4cn+11 1fm-7 bq+9 dv8+8 21n+6 7v+8 ha4+9 6bs-15 64w+9 629-15 eo+10 98+9 4zf-9
56g-7 mv+8 4pc-11 3hr+8 b0f+8 x8-9 e1z+8 24e-11 h4n-11 aym+8 28h-11 7o8-10 3oi-11 8e-11 403-12 2cm-5 7kw+10 e3w+20 hs+11 34n+11 36r-14 m7c-12 bel-13 6w4+10
1ge+10 4jb-14 emd-10 472+15 2nu+7 3py-6 35l+9 50j-10 je-8 6rf-10 1lm+13 c6a-6 3ch-8 45x-20 lt6-13 gr-6 t8-8 7bx-11 3mi-8 5f9+9 14h-5 azm-18 4l-7 30b-9 2tl+5
61w-10 1gq-10 1d4+16 3s5+9 4wa-12 693+10 s6-9 26f+5 2q8+11 5mx+9 14z+10 n-13 2pb-8 1idu-12 210-7 3vb+12 5gg-10 ib-8 4gh+9 1z4-8 5k+10 1dz-7 jae-7 2m4-8 wu+11
fv+12 3af-7 a19-9 c4-8 jo1+8 15-16 5d8+9 16e-5 bp1+14 cec+7 18p-8 32y+10 5zy-11 1vt+7 u1-6 1pc+13 59c+11 88l-7 j2m+10 ejx+10 6ck-19 zh+16 fq+7 brg-9 1fh+13
6mj+10 15w-10 ajr+13 et-8 2y-8 4wp+13 5r4-7 hh5+27 5wz-10 zw-14 fg6-12 3pi-14 89l-12 bfk-8 bu7-10 3xj+8 m4y+15 a9k-7 j0p+7 1mf+9 h1u-12 4gi-13 137-11 1x6+9
8lr-19 3nc+9 6a4-13 hza-10 s9-6 23i+9 6dc-10 ana-10 99n-7 bb4-7 d5-10 73u-9 3ku+6 n0-8 9iy-7 2p7-11 98z+8 2vp+7 23f-11 s5-6 5un-9 di-9 24x+11 6us-8 75k-10
2m8+8 1tm+9 94+9 64k-12 ou+13 6jh+9 36m-10 8gr-10 bld+6 c8a+10 2zr+13 fe+8 5xd-8 2fy+11 4q7-12 511-17 k5a-19 2y7+8 9ce+9 cki-14 1hy+12 2sb+11 189-13 1p3+10
7c0+12 ewd+9 2ih+8 2le+13 b6v+11 6cb+7 2f4+9 42y+7 yt-7 8b4-6 36u+12 cja-7 3bk+9 9ec+13 5m2-12 2yd+16 b8n+13 3bn-7 a1v+15 4g8+13 4n-15 30t-7 7gc-8 3ah+7 4av-8
5uk+8 2e+8 y7u+9 7x7+17 34p-7 14-11 3b9-12 1d-9 9c1+11 693+12 5wx+9 19c+9 p3-9 gzi+11 buf-7 t6+8 v2+8 6h8+8 7c0-6 73d-12 ab1+8 8cg+11 3hy+11 q7r+5 j53+15
26y+11 cjx+7 7e-11 34m-8 1l0-9 4cj-10 7gx+13 2mr-6 1pk-8 2lp+6 2ha+11 39u-14 cim-17 1id-7 b9+6 wl-7 9ni-11 4d2-10 601+10 6q7-12 lsf+9 4op-7 f59+14 37g-7
43g+17 avc-8 5fu+9 7u+6 40g-18 4rf+7 1my-16 1pg-8 9o+11 5o4-10 26v+10 6i-8 sz-9 32s-8 2xj+10 1mb-10 4bt-8 5yc+9 2fr+9 6gj+7 da5-9 942+12 lo-5 3ui-7 4vw+9
5jl+11 66a+6 up-10 7y5+11 6v4+9 31p-11 bk4+11 4u7+8 2pj-18 abj+12 l24+9 op+6 3fp-7 18v-10 10i-8 nl+9 12z+18 1g5-9 p98-8 436-6 ju-8 gk-8 f7a-12 1ch+8 s2+8
a6e+7 5dh+9 x2-10 60m-12 1ir-8 59x-10 601-11 337-9 3s2-12 3zd+12 ezp+9 8bl-9 5gj-9 2sy+14 4fd-15 5io-16 8ds-13 24-10 c8d+9 6ru+15 9r4+9 146+11 4af-14 8bv-10
9ej-11 6i6-13 42x+9 mrh-11 ivy+10 2mj+11 58p+15 giq-18 5c9-12 gq3+8 2au+9 8pg+9 39o-9 5oy+6 3bc-12 7y3+12 71y-7 4f3+8 4d8-20 3wn+13 177-11 nx+14 zl-10 o7y+10
5fi-18 1gj+18 3a3+8 nlb-10 22o-10 2qi-8 9sc+11 5fp+11 8y-12 2i8+11 55q-10 6fa+7 7qr+10 4yx-10 2f6-7 xdv+12 8fn-9 8yn+11 458+9 4nl-11 62l-12 yr-10 3xm-8 2gs+11
354-7 ku+11 7ki+15 302+9 sm+9 2b0-8 68d+9 a6d-6 kcx-11 4nm-15 bq8-9 3pf+10 9hj-8 6lq+8 6t0-13 13od-12 88k+10 9ab-15 2kg+16 1g6+9 96h-16 1tv+12 da-8 14v+13
9jp+7 9uo+4 7en-11 55z-16 cn0-6 k3x+12 19n+10 1x4+10 cme+7 89w-9 cc0-6 5xj+11 1de+7 418+16 3y+13 5z1-7 1nx-11 b82-12 5q+12 15n+9 dh-8 675-15 gg0+8 g8e-9
5a7+13 it+8 1p6-6 7j1+12 3e2-8 2b-16 5kg-14 li-13 rq+10 69w+6 ity+17 ai1+9 e6-11 ra-14 4fp-11 17n-8 1ux-7 3nw-17 2f-13 1ps-10 64n-18 2ix+11 1m9-8 hg1+8 2m4-10
6hu-10 bi4+9 2kp+7 7tj-12 2se-13 nf7-10 4du+10 3s6-15 6bq+11 49v+12 pcp-11 jjn+10 b4z+11 23a-10 6gh+10 42s-13 53j-9 mzm-10 mkq-11 3kq+5 99+6 3uv-9 r07-13
apl+13 2vx+7 fb-16 rx-14 p2+7 j0-18 c6c-16 17z+6 26-6 22+8 1mg-8 6w4+10 a0s-11 5h5+10 x-10 igl-8 a51+12 25y+7 z0+13 58-10 2rd-20 3j-9 503-8 2hc-13 52t-10
v8+12 jx-9 8dw-8 fsn+9 b3l-9 25m+8 vv-12 426-11 2hw+11 ge-13 5i4+13 4r4+13 9nx-12 9c-12 1dh-7 2f0+12 3z3+11 7sa-11 8m1-9 2jz-9 14w+9 4iw-14 295+7 3l9+10
x0v+11 5i9-9 3ld-15 46o-12 18q-15 9n-10 454+8 6oo-8 64l+9 139-15 nn-13 59x-5 16m+8 4eh+9 4qo+7 hyb-6 5g2-9 2ld+9 xv-15 4zt-9 i56+12 1j5+8 uq+10 34o+8 kq+9
bmu+16 23q+11 lj+9 4cq-14 4bq+8 rxf-10 n7k-10 1hi-6 3yh-18 mg-11 3vr+13 ihi+7 3bw-11 4ps+9 5n+9 1fp+11 440+7 2jq-10 1cu-10 c5q+11 h8+11 1g0-10 4fr+7 c52-9
ox-8 kkw+13 6ml-17 1k8-8 3mx-6 ua+18 au9-7 2ur-12 2x0+9 bhg-9 82b+9 6u+8 6wc-8 4m1-12 enc+6 5jb+11 68b-12 2a9-19 1t5-12 4cg+11 296-5 5sj+9 19x+7 c0u+9 b1t+9
1tx+7 6or+8 5g+9 14l+8 237-7 2xu-8 4ei-7 1co-13 202+10 963+11 631+13 ibb+12 5kw+6 isn+11 8lu-13 3ok+6 1m1+8 3n7-11 5dy+9 yy+10 fky+14 3d6-7 8x1-6 8bh-7 c1+8
6hk+5 4uj-9 7sp-15 1y5+14 3cw+12 163+18 1ey+11 ea-12 eb7+9 4qm+10 5l+12 7sh-8 5a0+7 k6-7 5d8-13 8du-6 3si+12 291-6 iv5-17 bf-14 1uf-8 mx+13 1vr-8 4y+8 kgg+14
4ar-5 1bv-11 l1t+10 1mw-21 40j-9 2ns+17 byo+7 2km-8 jn+8 cho-3 10k-8 7oj-13 5g7-9 2ei-13 82a+9 4l9-9 unh-12 662-14 kn+14 65p+9 ho-6 wj+14 e9k-12 ir5+6 fbr+11
582-9 14g-7 hp-12 5gl-15 b0f-17 do-12 15j+8 el2-12 pa+8 54n+9 1ka-11 crt+10 g2-11 cj+13 6op+11 a8-11 72d+9 ut-8 797+9 5iz+10 bpb+9 5zb+8 3ks+11 6xq+9 222+6
3m9+9 bkg+14 55b-7 jjp-10 70r-16 7h5+21 11i-7 3ls-9 5nt+15 lo+8 81g+12 2w9-7 fa+18 19x-19 7lq-9 23t+14 8gj-11 8et+8 dmd+9 3ab+8 2wn+11 27i+10 3dq-23 jj-9
2qs+15 251-11 6xd-9 b6s-10 4q5-9 69s-10 5pf-6 9fr-9 8ag+7 3vy-22 s9-9 827+5 47w-14 202+5 m4-22 163-15 nu+8 74b+12 4un-17 9uz+22 ln+10 754+7 89f+15 1vo-10
6qu+9 2z3-9 53x-9 20l-8 s4-9 cix-10 bz2-10 4p8-6 750+8 b6y+11 2jz-10 gdz+9 oi6+11 r1+7 1ry-7 kne+8 2ye+7 1r5-9 5l0-8 55p+6 8kn-3 2o6-13 4c7+6 5ff-8 2xt-6
1lx-15 a7d+9 3rk+14 61e+10 2cq-10 200-8 4d7-16 327+15 76d-8 10h+8 1b2-8 6fi-9 999+8 8xt-8 d2-12 2me+12 fe-6 14x-21 n+7 ujs+9 3z0+16 3t3-14 hq+12 1m5-15 264-6
a2l-12 5ak-18 gll+14 130-11 4vy-11 1se+8 4of-20 87f+9 3fa+22 23h+10 9gf+7 1hp-8 2c9-8 b2f+10 18q+9 8te-11 38y+10 4vq-8 axk+9 f8+14 25y+12 4zr-11 4fc+7 10c-16
c20-11 1z2-10 4do+7 1yt-12 1fz-12 6c+10 2sd-6 4yx-8 21e+14 2n9-18 64s-11 ar0+5 5fa-8 azd+9 fn-10 3pb+10 3t1-7 1l9-10 14m+18 29d-14 4sy+13 75k-8 3yk+12 1o7-9
7jf+7 fw4+16 gii-9 2pp+8 xpm-7 9rw+22 5rs+12 8it+4 788+4 54t+6 91-7 8h+15 dyn+6 83q+10 6pf-10 73z+11 45g+11 9ng-14 8s0+13 2vk+7 3we+8 5a+5 36l-9 13s+9 dp-4
8on+10 5di+10 tl-11 xe+12 4nx+12 dma-14 ee1-9 1a1+9 10o+15 5an-11 1zx-12 anw+11 5je+11 192+8 gi3+4 aqm-10 ltk+9 hnf-4 ab+9 6ka-9 3ss+10 5bb-8 1g1+11 1o-9
8zm-12 6rg+8 2du-9 4x0+16 e2-6 h16-9 gb+11 720-11 z4-7 2d9-21 29p+8 1s9-9 2ku+8 8io-8 5l2+5 1kh-7 emq+10 fq5-8 184+10 744+11 5w3-15 23l-17 16f-25 8e6-12 1rb+7
9mh-10 458+13 sg-15 31t+8 aaw-10 6mu+12 4qy+9 17s-9 3wt-8 wt-16 3g+9 3k6-6 md+8 6l9+9 5fr+9 d4-11 8qz-8 295+7 yx+7 zj+9 90b-7 7oj+12 40a-9 5wz-9 97n+9 4kd-14
5uy-9 1mc+15 1ln-11 2ry+16 2lw+7 1rp+11 31z-9 4ry-15 fhm+15 b1d+8 crk+9 25q+11 csw+7 1x0-9 m0+9 2j9+11 1a1-7 pv1-12 4lg+9 b1w+13 1pw-7 ex+14 2a4+8 3qi-8 283-8
6cd-11 qe-12 1yd-7 279+15 71e+11 1tz+12 f2z-7 gie+9 1mr-9 5ke-11 5er-8 14t-10 63n+7 jp+8 3d1+10 fek+7 3ff-10 2gf+5 bbw+7 57l+9 31w+8 dq-10 78r+7 qev+14 ef1+10
7sa+11 92v+10 ey+11 4s3-8 6vk+15 jz-13 2yr+6 843+14 21s+22 zy-13 53i+12 y9-15 pg-5 2yc-9 rts-8 6vn+8 1yj+5 eym-24 4zt-8 byo-6 3n4+6 65s-7 4os-6 m-11 2r2+19
46u-12 ex-7 479-6 ge8-14 3wy+8 780+10 3vz-10 5i9+9 4m5-8 1tv-10 krj+8 4x6+7 i-10 mfc+10 7qm+9 eyy-14 bdt+3 18r+9 58d-8 4fy-21 19f+10 h7+9 3k0-8 28p-8 bfh+12
ug+8 5jr+10 chg-6 8ba-12 7nj-8 ev+7 ban-7 6q+8 340+13 2e+7 3mk+8 4gs-16 7q+8 2ty+12 gpn-19 33m+8 hg+8 57w-8 2x8-7 ckf-19 865+13 28e+8 16a+9 65r+10 2rr-8 4gg+8
91f+12 3hp-7 18r-17 1ky-14 84j-11 uy-10 371-10 5r7-11 at8-8 37y+10 773-11 7sw+9 8rw-14 4iz+10 1lq+15 4uw-9 8wl-14 h4-8 392-13 4by-16 cl-12 1yq-9 817-16 nql+15
1y4-19 2dx+7 2g3-4 7uo+18 5rs+13 2hh-12 7qz-11 3sw+13 7em+13 59m-10 5lz-11 o8-5 1wo+15 5j7-12 cvb+9 7o4-7 cqh+12 d50-7 3ic-9 dy6-16 b7r+10 7t-9 bjh-10 1jb+10
tn7+6 kpx+7 5wj-11 9la+10 17q-6 z3+8 6j4-7 7fn-12 3o8-10 1v-11 dma-21 2i1-11 aq0-13 1hm-12 7co+9 iby+7 9rm-9 bf+8 9yv-6 hxj+12 7j3-14 32j+9 2h5+10 y4+8 6ev-9
3lx+8 7gd-13 9q2-22 4z8+17 5et+10 2rx-5 32c+10 6u7+8 40b-15 3tj+13 4fw-12 2n4-6 2y+8 b6+10 224+9 87d+6 49r+11 7e6-8 1xb+9 76-18 7ez-10 6s-6 253+11 2fi+9
1kj+11 db2+21 g2-8 5ep-14 i5-12 12l+7 494-13 dn2-11 ol+9 381+14 2os+14 20g-6 2tq+27 88m-7 20t-10 1xf-11 3vb-7 mb-12 6ad-14 2jy-12 7f1+8 46y+8 12g+10 6h4-13
xi+7 2oy+10 1rw-12 2e3+4 lo+11 6g6+10 5o0+8 4r0-7 gd+7 7o1+9 8w3-7 3u1+11 4b1-6 5li-10 3b6-3 fk5-11 1xf+9 1hz+6 5g4+8 dk+9 1hb-8 15b-14 9b+11 1e1+6 4t8-12
pm+9 hpq-11 24z+9 14qz+13 1gh-10 cf1-7 8q+9 2fn+9 2rw+10 5r-14 33p+12 1b+9 1a0-10 c8b+10 9af+9 1vt-14 53h-13 ii0-11 72b-11 7df-10 gr1+8 5et+8 50h+13 i3w+10
ds8-6 93-11 iz1-8 oi+9 7l+9 ntl+10 15n-8 5kf-9 1lt-13 vm+19 15b-6 5a0-13 28m-13 5ff-9 2bt-9 1xm+7 bnj-7 1za-12 7iy-8 5v5-9 1ff-19 585+8 k2+9 iol-11 14v-10
u5+9 1hk+9 9fm-25 37o-14 68e+11 1hr+8 6qr-8 62q-5 71q+7 46z+10 67b+12 b3+8 zq+8 4g4+9 1nd-10 4te+9 dag-8 69f-6 3dt+3 diz+10 nus-9 6ij+7 4ai-11 1xw+7 39g-6
1vm-37 io2+9 mix+11 2gd-8 f8t-13 5da-11 50o-12 5ed+9 2mw+9 5cz-11 1yb+9 766-7 25x-7 8mu+9 11l+12 5+9 4c6-9 5kh-9 7t7+9 6j3-9 45r-7 6xi-11 4l+8 llb-11 dn4-7
846-10 bfq+10 1bn+7 4fw+5 2ou-11 5oc-8 a0h-9 6bm+7 7jd-10 9w5+11 1oi-4 gp9-13 nh-10 6kr+10 25o+9 51i-9 42-13 368+7 2hn+7 3g4-12 r0+11 agf+9 5d6+16 gy5-14
47i+8 38s-8 4yp-10 cj5+7 jb-13 1pj-8 i2k+7 2tg-7 p3+5 pz8-5 1tp+11 1ra+11 w4-6 359+12 8q4-6 b4p-7 bja-15 1w2-12 38c-9 7k5+11 15b-9 1oe-9 1nq+8 5lm+8 2sk+8
dym-8 4j6+7 1z2-14 5bs+9 1t0-14 1y4-6 e3+7 555+10 9sq+11 75h+8 4x-12 o88+14 85p+6 tb-7 at+12 16j+12 7f8-8 6ct+16 56d+10 4bc+10 76w-5 2r3-12 bw7+4 3kd-10 1m3-8
9gh+9 1dx-11 qnn+8 5m5+7 9jz+13 2rv-11 475+6 2nf-6 2n4+8 9mp+13 3fw-14 j2b+12 ak+10 29m-5 244-6 4cx-10 49c+10 336+8 984+14 17w-7 8zg-8 18d+10 24i-9 23j-12
ll-7 aby+15 dcx-9 2s8-14 3kg-6 23s-10 2cj+7 9qk+10 xn+9 76q+10 33e+9 7s7+9 69j+10 fd2-20 57-13 1xp-19 3hs+5 9dq-11 133+7 5x6-8 1wy+8 1ng+10 ah8+11 8ej+8
6ja-12 34u+11 m5-8 1sj+8 1qv-8 6l4-13 nw2-13 5ip+11 pz-9 3sn-9 8jx-8 3nw+8 gbl-15 6co-8 1qg+7 4s-14 vt-8 4d-5 foz-10 6kr+10 4nl+9 3lk+5 8gz-10 2fw-17 6dm-9
sgj-16 5a9-7 8f9+11 37z-11 3t3-5 g2l-9 165-12 4b6+7 aa0-10 ois-6 3yc-9 127+10 bq-1 fbp+18 3ev-7 j4-9 aca+8 1bz-11 1ja+12 baa-14 456-21 jve+11 101-29 kp+12
3zd-8 mz-17 15v-12 27f-13 4xx+6 26j+13 2nk-6 u0+10 6rm-9 1c6-9 8kf+15 3m0-5 p5+9 v6-25 drd-16 32-16 2ji-7 d2y+12 3we+13 go-9 76r-8 12i-12 63c+14 3v7-9 3v5+8
3fy-13 ik-10 4ah+8 3r3-10 bup-10 184-8 5fj+14 202-8 1qu+8 48y+7 1yw+11 5mn-12 gx+8 9bn-11 b5g+8 24a+11 2vl-8 2c3+9 6ni+7 4us-7 2h4+8 3ze-12 cnx-7 3t3-8 5qp+10
3gq-19 4ri-20 11y-8 1ib-8 5bo-7 cp+12 7j4-10 3jt+10 d1+7 e9+12 5gv+12 539+7 57w+7 bwa-10 818+13 1by-4 i3-6 e9d-11 f6+8 5xn+11 1gl-15 g6-9 enh+11 2ki+10 hx+11
lz+9 4ko-10 7am-11 11lk-6 630+10 ls+5 ci7-25 xw+14 30b+6 1et+8 dis+11 1f3-13 op-9 87c-16 b8l-7 ld-14 cn+15 86r-21 4zf+13 628+9 1vu-8 fmi-7 1cv-9 fh-6 9w7-7
9ft-11 46p-12 aw-8 8iy-13 24s+8 3dr+7 3de+13 2j4-7 5jr-11 6s4-12 5k8+13 bdo+15 33r-9 7u7-9 8s8-10 7go-9 1hi+8 csp+10 2rc-12 opn-14 6sq-14 6aa-7 26h+10 qm+12
96x+10 376-8 9y-11 4+23 oy-12 47l-8 4ia-11 93-13 3qh-11 fda-8 57w+7 9w2-9 zm-19 his+14 ai6+9 w3+8 3py+5 cn+7 zb+6 3ca+12 s9-11 315-7 2ot+19 9j-14 54u-8 44j-8
g65-19 2f6-14 5tl+7 4qp-9 2z8+9 67v+9 dgj-6 17c-10 97b-12 5+8 5wl+9 558-10 23-11 5a8+13 3at-3 4vt-10 7j1+8 5y8+11 3vt+10 bre+9 bpe-9 8th-22 dby-8 4yz+10 2b3-6
3ym+10 uv-12 1sw+10 1r6+10 j8-6 15n+8 zae-13 1df-10 48o+9 14d+12 5b7-7 br6+10 30r+8 203-10 5cx+11 8at+8 1hw-8 1ma+11 2yj+8 fkf-8 110-12 9j4-9 5i3-6 32h-11
6bq+7 aac-9 24c+6 3uu-4 74j-14 1p9-8 pd+7 d6s-9 4g-13 3s9+8 gwe+8 6lb+12 3z2-10 fmh-11 nov-9 vc+7 22j+15 436-24 ha-8 9no+7 zx-7 4nn-20 o4+6 5qx-8 cf+14 6cf-5
5qs-19 46y+7 5m9-11 4kz+8 1es+9 1fx-10 69-11 43x+14 afr-12 b4a-13 m1p+9 cw-8 cqn-12 fyw-9 58x+5 9wa+8 2qc-10 pn-7 4dc-11 d75-16 j2+10 1d7-7 5rt+12 5rf-7
4ix+11 8qa-9 1uh-9 4r0-14 3lw-8 nmd-12 ma-13 anu-10 23t-10 1cb+10 488-9 kwm-17 y0e+12 375-11 4e2-9 4ed+17 24c-7 1j5-8 6xn+7 esz-9 4gt-14 5e2+9 47y+11 2vq+6
6h2-8 fg+22 4bx+10 3g8+8 w9-6 1y3-9 520-7 2wv-17 1zb+7 1n9+7 bdp+7 p6-13 3oo+8 2bi-11 2vv-14 hug+10 dk-11 g5y+9 biz-8 bpq+9 wr+9 1ra+9 6aw+5 7dz+11 dc+10
azz+11 19r+10 amo-8 2zg+6 he-6 5im+6 yc-8 15u+9 9xd-11 hkx+10 9s5-11 6x0-18 4ho-18 17y-10 7p4+12 8pt+12 63v+8 13i+10 248-8 78h+10 4uk-8 5tv-6 1pa-11 g9l+13
ajc-14 6wp+8 2c4+8 24l+9 4z5-7 5b0+9 k8+7 b64+9 5bh+15 1hf-8 edv-7 iv8-11 241-7 6b3-6 e00+10 3wj+12 1sh+4 bih+5 3wn+10 20h-8 1ez-12 3cj+10 kkz+9 1jd-7 f94+8
6d0+11 q8-13 13d+16 ij-7 7lh-7 8zr+8 367-7 8op+9 ci5-15 4mh+15 4vv+13 7xl+10 7cb-11 cii+6 4x5-9 d4b-7 h7y+9 11z+7 u9-7 1th-12 3og-8 1wj-12 f3s+8 62+14 hkd-8
3mg+10 bma+15 2we+6 1w9+7 ggr+10 y0-9 7g6-11 9pn+8 3sq-12 4wc-6 2jj+8 aqh+7 180-5 4ib-10 cip-11 cw7-10 662-9 9nf-10 11j-8 87v-10 fa-12 6gt-13 96b-10 hh-13
4ft-17 7hj-8 37r-13 m+10 4mk+8 6w+9 33u-22 59y-9 yc+7 56l-12 dg-8 xf-11 r+6 15n+10 1a+14 718-10 3hf-12 4yu-6 f0r-11 1i8-8 87l+11 gw3-9 2hv-8 awx-13 9ov-7
9wi-12 1vs+13 px-6 ce2-12 y7-13 qs+7 7i3+12 93-8 8mu-9 171-7 8cm-14 51g-6 4c0+9 2za-7 4yo+8 4ej+7 6qm-12 qs+11 170-12 53s+7 365+12 11hg-14 el+17 b5r+10 1us-12
3ea-6 jp-10 1n0+9 1yg-7 1jw+13 32y+10 4ir-8 2w3-11 23-14 7zu+10 3ay-10 1r7-17 6xz-12 1qs+11 a9v-10 6h-7 acz+11 2y1+10 57q-12 62i+7 10l-11 78-12 o8-9 cpc-9
38v+7 82c-8 1rl-13 2va-11 4wu+7 ua-17 4gq+5 cwo+13 dgw+11 840-11 5rz+9 f2n-5 4xj-22 6zo+7 d80+10 7l6+13 9ky-11 6ur-5 554+18 48y+10 2or-9 3kd+4 44e-12 ko+8
ft+10 1pp-7 3dg+6 1l3+9 788-12 as+9 5ek-12 1m0+6 7yh-7 94b-7 4me+7 4vt-8 3ze+12 56e-8 en-7 5os-9 8jw-6 f2z-12 90q+11 30d+8 1kg-7 3b4+10 4eg+9 cqf+12 ie-22
63+9 259+8 1iy+12 107+11 175+9 bat-9 gj-10 7q3+7 65i+11 7a-16 3pf+9 1mu+7 3gc+6 gj2+9 16f-9 47n-8 6hn-14 3g8+20 4hz+11 6u8-7 3am+9 6ns-12 2cy+9 46i-5 o2-10
fvm+7 8j+8 my5+16 16-6 6sf-8 epb+11 4gb+15 8s9-9 4a3+9 149+11 1c6-9 esr-9 1vm+11 oa-11 cva+5 7re+7 5b3+17 56b+11 1o1-9 2f3-12 2kq+14 1ng+15 1fp-11 2d+6 u9+6
69z+5 ax+10 9n+9 by8-18 2w4+8 22+9 4vs-10 1xh-8 34d+10 bxc-17 kay+10 bc+17 50t-19 103+9 uu+10 7no+9 517+15 8yl-10 1wl-9 6s+10 357-7 96-6 rwq-10 5ph+11 h78+14
9h1+15 5da+14 k20-16 39f-11 4c7-13 97o-7 2b1-13 6v3+6 2k0-9 7yt+8 8eh+10 43m+11 j93-11 1q7-10 3ii+7 1ei-8 1p-13 cw2+11 hg+10 5ii+9 25u+9 e9y-12 1n5+9 6n5+5
8nt-12 15d-5 2au+9 2w-14 20a-9 48x-8 2i2-8 mm+10 hdt-10 46h+15 9de+8 9hl-8 1wq-10 2km-7 jo1+16 7vs+10 2kb-14 1xd+14 b67-10 1bz-11 m3+8 59j-7 1i0+7 83e+6 3t-5
8ld-10 51p-6 333+9 2f6-11 il+8 hav+9 270+10 8fv+8 373-11 1pu+17 ff-9 7w8+9 f25+10 yq-18 66s+14 3n9-11 6ho+9 528+12 2w3+8 5eb+2 cqw+10 ggg-12 bf-8 6ae-7 2se-6
66m-8 cg-10 6pk-7 4dc+6 i81+9 7t-9 sy3-14 7bq+9 2nj+10 5dc+7 rn-8 cme-6 2hs-6 1ff-11 97r-7 htq-9 3lb-10 663+9 25g-13 hew-10 429+7 crb+11 8yv-11 22b+8 fhm-10
206-8 4pt+12 8u-6 3ll+10 dt-8 1lj-11 5ky+12 qe+14 6ff+7 6zg+8 5d5-9 648+8 7g0-9 8d1-14 3rb-9 gq+11 2ee-7 2fh-7 13p-12 2j2+15 165-8 7t+17 6re-12 26n+9 yj+10
iq-9 29k-13 4os+11 46j-6 f1a-7 16h+9 k1k-8 5nm+9 wy-9 8mb+29 9ml+15 px-5 31m-15 36c+10 1nc-10 brh-13 3yz+4 py-19 38i+6 c3u-7 5wb+16 wd+4 256-6 3o6-8 5en-13
5q8+12 4ek+13 s7-11 1zr-8 fsr+7 3my-9 309-10 3av-9 8rb+12 ady-13 5tr+9 mmw-11 4q2-8 6mc+6 84y-7 5k2-18 3id+9 3cc+7 dg-8 2jw+8 8ff+14 29x+8 1o4+4 697+13 458-16
3rv-8 1u9+7 aku+8 9m-8 1ma-8 9uh+8 37l+8 4cv+9 1gj-7 2zj-4 sex+11 eqe+7 1bm-4 flg-10 35k-5 5oy-7 cii+8 4kg-8 b06-17 jom-10 20v-7 34m+12 496+7 2w1-11 vl-13
kj+12 5gr+9 2wa+8 30k-7 15y-7 2k4-13 1br+13 3fq-8 922+12 33k+9 58z-16 27t-6 5r8+13 4yl+6 3z0-14 dqg-13 82-10 2jv-16 1rs+18 409+13 3ta-11 gmm-10 yxe+6 cbz-11
czp-8 1ga+7 b67-7 4ak+8 8mf+11 478-9 djw-8 972-9 1cu-15 1hy+11 v2-8 22i+8 1kg+9 9q6-13 fdo+13 3zh+9 hm5+14 1cu+11 32b+8 6hy-12 53-12 26l-20 22r+8 2x2-16 2bl+8
a58-8 6rm+11 cjs+8 cr-8 cu-6 9kw-11 3my+7 79d-8 4l-8 2vk-9 dqn-9 7x5-10 313+10 26q-8 2vo+7 68g+8 7da+5 ju2-12 9pl+9 fmx-23 xw-10 1j9+12 ky7-9 3kc-11 2ml-6
47+13 b5a+8 m9+6 fby-7 4fc+7 2x3-7 jyt-12 1mv+11 dm+8 59k+9 jmw-11 1hl+8 apv+11 9sn+9 73i-7 8r4+7 5im+10 6u5-8 2at+8 1ax-9 li+9 1t0-8 gt+8 1kd+9 b44+11 nb+7
36c+9 f7+8 17u+23 260-15 1k4-10 lc0+6 9wz+9 m4+12 7m6-8 lq4+5 3xl-18 f5h-9 11b-8 53+9 2zk+7 mzu+12 9me+7 ew9-9 336+9 8o8-11 sy-8 1a2+8 967+11 2jg+6 4wh-8
12g-7 4fv-6 21q-10 4e2-9 at9+9 od-8 9al-8 94k-24 fz+16 rz-15 5hg+6 a30-9 5zh-10 809+8 322-9 3tp-14 13-9 1ij+8 sxv+11 5zx-9 4kr-9 83a+8 2ot+15 ctc-14 jj-17
1zk+10 36z-5 6l+8 3je-7 1md-7 9c-11 g5r+7 6o7-8 1jq+13 1po+16 64n+7 v-5 30x+8 2g6-15 41-12 2d2-12 3zt+9 3o2+8 59v-8 2t0+8 mk-14 8f+9 2ls+11 49u+9 8hu-11
6ov-10 4f9+10 43f-7 nw7-8 88b-13 753-10 p3-10 85t+19 9i5-9 2e5+6 6um-8 1cj+9 6me+9 143-7 ec+7 59d-7 2nk+10 8e8+11 4n2+13 54v+9 1o3+8 7r1-3 bz5-9 37x-18 6o+14
3nz-17 1c3-15 4a4-9 7np-10 1xx-12 6xm-7 x7+7 bol+11 1it-11 37l+13 ei8+13 76s+13 bpn-10 tm-8 16e-18 22u+8 1hq+11 h7e+8 sq+7 662-9 1gg-11 5nx-9 ac3-14 3hg-6
r66+6 3bv+15 62i-7 2de-8 7h5-9 393-9 58g+15 228-4 2df-8 9q9+19 5xb-7 19s-9 200+10 78a-8 15z-8 b2l+11 39j-14 p3-7 4ns+6 1ezb-13 7po-7 539+7 20t-10 acb+7 5ku-10
amb-8 gr-15 4sb+8 1eo-9 94a+10 6ca-19 27q-9 2l4+9 2u0+8 10l-7 590-14 1r0-6 6c8-12 j27-11 50p-9 3oa-13 3k+15 bvk+9 laj-10 7zq-12 262-15 1od-8 2l2-7 113-6
exo-11 68v+7 ant+11 f7c+8 42t+9 dmw+14 3om-9 nmy-11 6k5+9 6sj-6 12t-10 5oc-6 7r5-7 97-12 9y+7 658+9 5wy-25 36l-7 4s5-7 7dr+11 96i+9 1sk-8 fa-10 16y-11 1q8+5
3zc+11 6q2+8 6du-15 oe-11 49y+7 36+6 7ra+7 e04-9 2un-7 1m8-12 65n+6 1o+5 17a-8 1pe+10 75w-4 449+9 5j7-15 65w+7 3ne-14 6xw-8 5li-9 tkn-7 w5-8 ky-9 355-14 7hn+9
1b9+8 w4-20 d6+7 8g3-7 7h6-10 35o+7 17z+3 4ga-5 8j4-11 8i-9 39p-9 7vh-10 46x-12 q4+10 i4+7 60x-13 1oy+8 aex-11 1mc-11 ey2-14 840-28 5p9-11 ix7+12 3wh-7 238-9
7us+10 9dp-6 cnw-8 8mw-7 9pe-8 e0b-8 1p3-12 a66-14 4a-10 2rx-9 vc+8 yn-7 1dc-8 m8+7 8m5+16 mqs+9 l8r+7 sf-18 e86-6 745+8 13n-13 deu-11 3bw-10 93g+7 77q+9
3w4+13 5sw-9 du+6 1od+11 545-4 2mj-9 6mj+10 hu2-9 1ys-15 3vv+7 39v-10 85t-7 1zf+13 1n0-18 mk6-17 2ru-6 3mr+16 1vp-14 5sf-8 ame-6 3ca+6 4ak+9 dvr-8 1bx+12
aqw-8 4hh+10 54l+11 ur+12 hs4+10 35y+14 4gi+7 d65+6 b12+12 129+9 5ur-7 5nh-15 3k7-7 17s-12 8dn-9 6zv-15 db-13 3gp-14 1zy-17 9m4-12 ksy-7 5a-8 op+13 8wy+9 fu+9
3uj-10 wc-10 tb3-14 iq-15 33h+9 12p+9 cva+14 3qz+6 4p3-9 a12+8 mwa+11 i0y+12 5jh+8 86c-15 4mc-10 s5+29 6hc-7 3h0-7 41a-13 fd+11 mo6+9 16g+8 jjt+9 frg-17 1p-13
guu-8 1ht+13 1hq-17 kn-7 ar2+14 5v1+6 145-7 2kb+11 6jk-8 br7-14 zz-12 b77-8 2jt-7 2rs+11 37i+6 9kx-11 2o6-15 8ip+9 70m+7 1mc+11 buu-7 l-15 1h-11 nt9-33 46b+8
2vt+12 478-14 hd1-9 15h-9 6y3+8 m0r-13 h9-11 10w-11 nwk-9 40q+8 ol-10 ws-6 asf+7 8hz-11 ar+12 fwt-12 8k6-7 4ax+10 2f3-9 ri-18 2le-8 1x0-10 9vo-8 2ad+11 2qa-7
zd-11 ik8-12 2b8-8 fo+11 4sb+11 29x-8 ao-11 224-12 22e-13 162-12 6oy+8 5xw-7 3oi+10 2c9+10 d2-11 22j-9 gp+5 bqf-8 217-9 ecx+9 9a9-13 4ys+9 1rp+9 80+11 j17+7
1p2+11 1tt+8 13o-11 3tl-11 dia-10 536+9 ec-6 tp+15 c5p-6 3eg+9 fhf-21 118+9 1tq+9 bl2+6 vu+8 ds7-9 gb-9 394-13 c97-6 469+8 2wu-10 3za+13 715-12 p7+6 dv1-10
go+7 amg+9 2cy+9 6h+6 7x2+7 7t7+9 4n8-9 ci2+10 1ho+11 m2-6 vv-10 4ax-11 dky-12 185-7 74x-13 3vb+11 9v+8 4vo-10 y7h+16 781-8 6pt+6 dat+12 5w6+8 aq-9 1h3-9
16f-10 6kd-7 1ti-11 jj+9 4dk+8 4o4+8 3fq+10 7iu-11 5a8-5 6ni+11 2wt+12 fgj+12 308+12 swr+17 4g2-7 i3-6 10p-4 35h+9 fxm-8 1qg+8 8zz+8 4pr+6 1l7+9 2r+11 e0k+14
6f7+10 kdn-7 1f3+16 5z7-7 wh-10 2pt-7 14t+12 34z+9 1kg-10 46j-17 6wg+5 21n-7 f13-10 51a-8 3c1+11 4rx+7 7s7+14 8g8-9 kfk+10 bji-9 7cf+15 3ha-13 9qm-14 777-6
87-9 12wz+5 42u-11 334-11 733-9 4ip+7 2o6+9 2wo+8 373-9 x6+9 t9+9 830+12 1rj+7 1vl+7 4j0+10 1dv+10 a9y+12 18y-10 a5d-10 r82+13 c4g+10 ck-10 4eq-8 1qx-5 2g3-16
e2-12 5s4+17 4rs+11 3qf-8 365-9 7a6-7 3d9+21 4ey+10 3tt+8 x1-9 4w5+10 a3p+7 4nd+6 6m1+9 86g+9 4s8+22 13j+18 348-12 4m8+8 1ph+6 10w+8 2i-9 1ij+6 gc3-10 2tg-5
3ej+8 4y-10 ben-6 1q7-11 6vr-10 13t-9 dsn+16 5gd-7 2k4-11 1is+19 7so-8 2px-12 705-18 17m+8 k+10 cm-9 7k8+12 rk-14 39e+8 qi-9 t7x-11 qb-10 4c-11 sr-14 18i+8
3vk+6 5ri+9 17m+12 84o-12 2d0-9 3lp+17 yk-6 3y0+13 479+10 1pc+11 2zr-10 11u+8 4nf+9 542+8 t7+8 7re-9 234-12 b5v-11 1yu+10 3xe-11 as5-9 kfe-10 406-8 acu+8
gq+12 4tk+7 cr1+6 sk+8 6hc+7 18+5 nn+9 2p1-10 1sm-10 3dv+11 2jl+5 11e+15 4gn+4 6q9+10 507+7 7q0+10 1pl+7 394-8 8m+9 8jd-7 3xb-14 7vc+5 i9p+7 3rt+8 2qv+7
626+10 5xl+12 1li-7 8pk-7 14l-9 7f2+7 609+10 590-11 79-7 fw5+12 1ax-7 3dz+7 cn1-9 2m4-7 exm-12 61f-10 17f+8 aes+7 cgo-11 5mc+11 3sj-6 3dt+7 4s+11 hvl+12 1x0-9
9l8-7 j0-10 8f5-9 6ea+8 20z-9 6y0-7 b73+5 8ah-11 rz-15 9ix+6 b4c-8 16f-6 63u-9 71-7 1vk-9 1db+15 sx-7 c9+16 3kz+6 3b+7 46l+9 ch5-7 cl0+14 2i0+10 c5c-8 4vs-12
u2+16 k2+10 54q+8 3jy+9 7aq+13 4t5+11 d36-7 3ah-4 3py+14 8pi-12 70q-7 1mz+7 3up+7 5l7+8 5xs-10 3zp+11 sl-8 cjm+6 4bu+24 2ei+9 h5s-9 8ui-10 3uu+5 8ek-14 k1+8
4oh-9 d4d-10 6t-11 1ae+14 c3-12 1kj-14 39j+5 48x-12 1f0+9 5lo+10 66x+7 1s5+6 3ju-12 24u+6 a2m-10 6r7-12 1gb+11 oy+9 1hc+20 1ct+10 3m-11 1ua-8 u2+8 bl-12
4l5-11 2mx+6 rv+17 7gk-9 5sx-8 iq+12 ll-8 1uo-12 3nj-5 vl3-8 16w-9 91z-10 20h+10 6x+12 7u8-7 64b-12 aye+10 5h8+9 13x+10 bga+9 86v+11 mro-12 4v6-7 3vz+9 39p+5
7xk-10 bcm+10 3ze-11 kk+15 kpp-16 8r-14 24d-12 3av+27 7vh+15 fi-8 5g2-9 e7f+10 bkc-10 34-16 ts9+12 4gk-11 l4z+6 47-8 8h+13 4rl-11 7h6-8 1f-9 6db-11 4s6-13
cju+14 599+10 55-15 kfn-10 5l8-10 d9y-6 9lw-16 176-16 1be-8 1fp-6 4oa-10 2sq+19 10q-16 144-9 av-9 c9+11 ff7+7 8ek+8 1qq+11 b32+10 8l9+14 g4x+13 lxo+16 awk-7
c04-10 g6-7 5gv-8 w2-11 6zl-6 23b+10 ym-8 hj-8 22m-12 yy-10 74r-14 8ej-8 cx+11 1jr-19 emj+15 9c0+11 5my-12 eh+8 ne7+15 9ns-9 1jn-12 i+7 96x+11 6ou-10 j5-13
ht5-8 78e+10 bow-24 ka2-10 uk+12 1dq-6 1dh-12 1ju-19 3ud-16 3bx+9 md-10 bq1-12 fmh+9 2ow+7 9tt-9 3ao+7 b85-7 30q-8 b79+12 1sb+4 1s5+10 6bq+11 tde+8 meo+7 p9+8
2tm+12 1ui+10 ifh-11 c2n-9 140+12 7g0-9 dsc+9 17c-14 8p-8 15d-8 yu-9 abn-11 1al-7 1dg+11 15-10 2td+10 8ph-8 9r1+8 e+14 3uf-16 q-8 613+7 7o1+8 fc-11 7r4+4 n1-9
haa+15 2kp+11 qf+11 af4+9 duc+10 2sz-9 r1e+12 4iv-9 2wd-10 9j9-6 5qx+9 8g4+8 ou-10 gok-9 9zg+11 74d-12 f4f+9 ajw+11 hx+10 6v2-7 5px-14 15v-10 d03-11 218+9
1qi-8 bf3+19 8nd-12 fa5-9 9sn-18 6b2-9 j5-6 n2-13 58w+8 4zo-14 2xc+8 9n4-14 4bc+11 5zp+6 51z-10 37m+10 e80+6 4bm-10 jhz-11 3u7+10 54m+11 w6+12 11t+6 2xo+9
5f+13 e8l+3 7fb-13 9d5+11 a2t-9 157-8 6uc+8 ki+20 4df-18 191+10 97+8 j5+9 6k-9 24a-9 5ur-8 6pj+11 78e+10 6sz+6 5sh+10 du4+11 2pq-8 3ry-13 1sc+8 76d-11 4wo-8
38m+8 5kk+6 3ot+9 yq+8 4hn+10 j6-10 112-12 4gt-8 djl+14 1s8-9 8rk+6 3cx-10 3us-10 1w6+10 a2v+5 kq1+9 l8-10 2af-11 498-6 2ad-11 39o-5 3yq+19 ey-6 12s+5 he-9
a35-15 qo7+13 13u-12 atj-10 26x-13 afg-17 1j8-12 nqg-12 2rj-17 51h-6 32z+18 bj9-7 nl+9 4a+9 k9+15 qo+15 dy+12 zt+14 5d4-12 2hd+8 78u+6 emc-10 eyt-11 6vs+9
ctl-13 4jb+9 150+8 15d-7 fye-9 7s-13 ldg-9 1qa+8 70p-8 100-5 66o+10 1pa-8 he7-9 1zi-8 20k+7 b9c+16 4z3+9 3ax-11 5mq-11 edf-13 1um-3 tm+7 169+10 cpy-7 59o-9
nt-15 20c+12 53o+8 14x+11 3ak+6 3gc+10 3f8+10 ld+10 47m+22 1cv-13 7ht-13 2kj-8 ec3+7 2hr+8 if-10 dl+14 sw-7 2uv-13 4ci+6 454-5 1jc-12 ot+10 5or-9 1gd-7 a17+9
r5+8 jf-13 bx-11 21k-9 7ya+11 gng+12 1o-8 2u3-13 2ht+8 3qc+10 5na+11 dk+7 5hk+9 4j0+9 1kz+17 3jq-6 5df-3 4j2-10 59o-7 1hq+13 3z1-5 250+10 8hu-12 5cv+7 35c-13
5u7-8 jhh-8 h0d+9 4d-10 3y4-8 c9s-8 iz-13 r1-6 70r-13 25i+18 907-7 9df-9 cdt-11 kb-11 4v-9 5lo-7 fkv-18 27i+5 6m2+7 3i8-7 3yt+10 3xy+9 6vu-8 euu-11 w4+5 2bo+5
hk+14 d7v+14 2t9-5 cx2-8 lwp-8 63x-14 3yn-10 33y-13 15e-7 6i5-10 1ej-13 dg-10 7kl-9 2zz-14 j3b-6 407-10 7cz-7 35p-6 3y5-9 5q3+9 8yl+8 dew-13 6po-13 eu0+8
31w+13 f9r-9 c32-12 3f2-8 8l1-7 5of-10 gg-10 7zl-6 67h+11 j41-9 ble-12 a15-9 w7+9 1s4-14 3pb+9 289-8 7bk-10 8ks-11 9uk-8 2ar-10 1lc+8 5fy-14 5hx+9 5am-6 81i+8
9ig+7 1ob-11 6rm-8 62q-7 4ma+9 65c+12 fa7+7 c3t+9 2o5-9 u+6 4rb-3 sf-9 7tl+11 di+9 tk4-7 45b+7 1eu+12 5gb-13 1tq-10 9xe+13 3u3-9 2c5-14 mwm-7 8w3+11 9be+13
2h2-11 8yg+10 2va+13 3ft-7 2fx-4 2rz+16 tn-9 2q5-4 hxq-9 1h7-9 1ie+15 6ai+6 be+8 310+7 wq+7 1co+8 ay-7 95x-14 dfe-12 ar8-14 b93-15 2e1+14 9i+19 ndz+8 8r4+10
9v8+5 cn3+4 6h-15 iwl-7 j0n-11 8td-13 4k-11 17d-13 9yw+7 4u2-9 5ae+16 r2-7 32l-10 1sw+9 7m-8 97j+16 gmg+8 5b7-11 5f1-8 7g8+7 max+18 k3-10 5p-9 1j5+15 35i-9
2oh+15 5e9-7 8d-7 dwu-10 gqt+13 2e6-12 g5g-13 uv-10 74h-13 2q6+14 fx9+11 d77-8 2wa+9 3c3+13 7fc+10 2ij-16 4bq-7 2ep+11 y0-14 1rx+8 1bq-5 22v+15 qbi-5 gxt+9
3xy+9 6xi+16 360+14 2on-7 k9-10 2h1+12 20g+11 vw-6 9zt+11 6xe+11 c11+12 5aj-11 7fh+7 3zp+8 4k+13 1zj-12 1h2+10 7d0+12 pa+11 45t+8 yi+14 b17-6 2em-7 2rn-10
ax9+11 24c-7 3t3-11 zid+8 xh+10 ajk+8 5e1-8 47r+6 jga-3 50b+6 6tz+10 6nc-6 2uj-8 15z+7 9v7+11 cb-6 732+12 eyv-19 ks-10 6tb+5 3o4+15 8w-11 3gy-6 51r+14 9nl+6
1n2+11 548-7 5x0+10 q3+21 5ug-9 anf+12 av4-12 2ka+9 5i+12 jnr-23 6cy+7 20y-11 47v-15 4ca+7 18c+7 ga0+8 fxd+11 icg+10 j2+7 l7+11 96j+14 w6-10 57-8 4q1-7 a1o+7
3m3+6 40y-5 462+8 4op-8 cxb-14 3nl+8 dt-11 7i3-14 dw8-8 80u+7 8o4-14 niz-15 97-9 r0+8 wf-7 bj+6 qs-14 8vp-10 d46+13 3os+10 fj4+10 2xk+16 1fe-11 98c-7 4mt-11
1rj+8 vse+6 i3u-10 4hv+12 156-23 9zw+11 5br+8 3wu+7 4sl+9 5pn-11 ki+7 1md+11 sv-9 2ag+8 b2-9 3yn-8 ww+10 6ng+6 31y-11 1xn-13 4kg+7 86a+7 3wa+9 8dj+7 1ke+9
1b4-6 1bo-14 3yr-5 16m-10 du3+9 2u9-16 230-10 fzu-8 1ks-12 2tl-12 cq4+13 asz-14 22d-14 1kj1+11 2g4-8 dqi-9 39g+5 e35-8 4jz+9 1sb-7 h88+16 azl+8 uv+8 1xz+6
5cl+7 5d9+7 3mi+11 6ho-10 3xu+7 9e+12 119+8 gtp+7 gx-9 8dn+6 30j+12 1gt-6 jw-6 4d2-8 4xd-8 au4+15 6iv+15 t6+8 5qe-9 2c6-8 120+13 8bu-13 4pt+8 rp-8 307-10
4qr+7 dlc-20 1tq-7 c6+6 37y-7 6cc-12 4r7-7 kx4+7 6q1+7 78q-8 2h5-8 4k0+7 kzn+5 9su-7 5ez+6 dei-10 2ab-12 6jh+11 22m+12 9sf-9 2j4-9 1fz+10 2d6+9 2ww-5 5on-19
qz+11 2ou-10 89b+11 fat+7 y2-8 2ra+11 3ie+8 ip+10 737-11 5gx-7 6su+11 cf5-7 lq+8 70o+12 au-7 ey0+6 y4+4 79k+8 2jq-13 1xj+10 43l+5 bi3+12 8w6-11 5oz+9 2tj-17
4un-8 pz7+12 3t0+9 b0+10 5d+13 t2+6 3nh-12 5q9+8 2d7+8 4g6-17 bpn+9 bc3+6 f2l+14 1ss+8 o5+9 pz+7 15g-8 1xg-27 a35-8 1hs-9 hg-6 d1s+9 4sw-16 tj+12 8y7+11
24u-10 2gr+8 24b-10 7uv-10 gwh-9 pz-10 538+18 yi+7 gg6+5 2vu-19 63l+10 1rk+7 afm-15 7be+8 3j3+5 e0o-10 4e-9 st-12 tk-6 v9+11 33v+11 14v+14 547+9 crq+10 41h-8
37q+12 ab8+13 3hh-10 3d-14 ccu-8 71f+10 142y-10 287+17 5zg+27 7p7-8 b1l+7 br0+9 7i+11 1xi-10 6h1+9 4q7+7 3of-8 706-15 e2t-12 59h-7 39q+9 12mo-21 h15+8 2hv+7
1q3-11 qm-15 bdh-8 dls+10 8iv+11 6p4-7 39r-6 1r6+12 4yr+10 13x+11 5tb-11 a23+11 41x+11 vf+8 19h+11 qj+13 7qq+12 jyg-12 2i9+8 3aj+9 5ki+11 7sq-11 368-11 7n-8
9cs-7 77w-6 d2x-10 zw-6 2eh-14 7ft+9 76-6 6mx-10 km-10 cpa+5 32s-8 8z6+9 2ig-5 5o+7 dmt+12 4nq+15 98l+10 5qr+13 pb+8 4du-10 d91+8 bmk-9 1sn+9 fuc+11 fij-9
o1+11 68r+12 3u9+13 6ub+17 kkr-6 136f-15 kd8+8 2ol-7 26m-6 c7a+7 9hm-8 28h-9 ce+10 am8+10 c5c+21 80h-7 1f0+8 hdc+11 54e-8 36f-22 2x8+18 ev4+13 392+16 3s1+9
amo+8 2p-8 d0+10 a1e-6 1go+14 1ci+8 gkc+6 2i6+15 2ds+8 cd9-6 a93-6 6je-10 3vt-8 1p8-7 1fb-11 455+7 ke4+8 3a1-6 8z+10 3l+26 1fj+9 1w8+8 23f-17 5sv+7 2bt+8
7n6-11 dlu+5 4d7+6 281+12 3go-11 5ni-11 3gs+14 116+16 76f+6 4eu+7 7vy-7 1sl-12 tz-5 65b-11 50-16 186-13 etw+17 8ff-8 1i5-10 e75+9 5eh+7 2m6+9 5m4-10 my6-8
3r3+10 co8-19 x9+9 6yj+11 1ko+13 49o+7 1ss-8 29l-6 1l+10 9pb-11 1gq-10 59y-5 al3-9 9ng-10 13d-14 5kr-15 tqn+7 7jh+17 2x0-6 jnb+12 78u-8 13s+5 cne+9 6dc-17
5bl+12 bgq-6 3x6-10 262+6 d1d+10 1yv-7 av4+7 hgk+7 2u0-9 1bg-7 12v+9 tq-10 7ab+26 1hz-7 ex+4 2k1+10 9jh-9 8tq-10 3bd+7 igo-8 cpm+9 1aq-11 4ip-8 1qk+7 qzs+10
3iz-9 1mr-12 8v7+7 63q-13 9vf-14 6ou-7 5i-7 23p+8 96e-12 7f3-11 l79+8 3w8-10 569+9 3as-7 9p6+10 906-6 r19-9 2xt-8 67s+12 5nv-10 io-13 2df+7 7iw-8 8f0-14
4h5-15 uo-11 bis+6 o39+10 5lp+11 1vf+10 1wi-9 2dr+6 12r-9 76l-10 37n-13 gws-7 8qe+6 i29-7 6f1+14 2gn-17 9s-13 xd-23 sqo-12 4fm+12 8qs+4 1pw-18 1we+15 1p1+9
9n4+8 6gb+7 bil+9 eh9+10 io+8 1oi+10 ab0-7 1fr+14 6uw-8 2c8-21 4jx+7 e9-8 m5+9 8x8-9 5rm+8 82j+11 26b+15 58v+9 696+7 2zw-10 5ji-17 119+16 2fb-9 f7n+9 2wr-10
292-12 3e6+10 i1j-7 imy+10 3ra+10 278+8 es-9 3op-15 4xp-8 3g6+14 4su-5 4s-8 39j-19 8s+7 1u1-12 4jy-11 cbg+11 b48+20 d89+11 ga9+10 fq-7 ax6-9 dli+10 15u+4
8q3-17 4vq-9 dpf-22 gh2-8 5ik+9 3kw-7 1fs-8 17tp-8 5o7+9 d5r+9 263+3 cjm-10 9so+10 26x-12 c04-9 2cb+7 6au+8 63z-8 7p2+9 ha-14 1vb+8 19g-6 8kj+7 23n+9 w6+9
8on-19 3cd-7 nz-8 ia6+7 cad+10 35g+13 9gz+10 5z8+9 2u2-5 9nw+7 26p-15 2c0-6 6k8+13 2p9+9 3vi+8 439-12 sf-12 lwn+10 6he-15 la+6 48z-8 aqc+6 7jb-5 xn+8 4md+13
269-7 59k-6 thp-11 a9-18 1en+8 395+13 5y9+6 1hy-14 1qn-6 6bk-12 b9m+8 k5+10 71j+8 12b-10 du0-8 38p-10 5h5+12 un+14 9by+12 8ct+25 5vy-8 190-6 1ff-5 3p8-10
28u-11 hc+8 7rx-9 12z+9 2fj+10 3ge+11 751+10 7vo-9 auw-10 3r9-10 2p4+15 3h9-19 4d7+10 glo-9 58w+14 25o+9 707+14 xa-10 at+5 1sw-9 ah9+9 40x+8 2l-13 1gn+6
6jv-11 2ph-7 ct4+10 1lp-17 2sb-11 1x9-7 56k-6 796+5 bqd+10 46u-13 7sa-9 wl+10 15z+10 k0+13 2op+8 6ru-11 bbo-7 d-7 1fy-9 d8a-8 7fp-16 p5u-6 106-14 coq+8 4mu+10
4a2-7 28e+13 1o4+7 51t+7 61m+7 40s+13 fda+8 3bq-11 6gn+7 inz-17 8rz-11 96k-8 2s5-12 4zq+14 3vx+7 4yp+9 7y6-12 bxz+10 tu+8 6k-8 4o8-7 1ga-8 20l+17 8f7+11
6q2+12 ee-13 1w6-6 70w+10 dr6-4 5we+15 6wz-12 4q-9 29w+10 1qi+9 hir-30 46e+13 3id+11 53k+8 5cm-15 43u-13 5kp-16 4nz-20 b7q+8 1xn-17 76v-8 exr+15 7sa+8 2rf-10
44k-8 1hb+9 hb-8 5ma-10 if+11 3h7+12 vj+8 avo+8 2sa+9 i27+17 4tr+9 16-20 3f5+10 2ep+19 1a4+11 jc-6 idp-8 f3y+11 ak-7 7kx+9 h0p+8 1c4-10 9ws+11 21d-15 75o+8
7he+6 cf-10 vn-15 4eg-12 n5+10 8r+7 2ai+9 20v+11 22k+10 63w+12 fql+8 8i3-11 328-9 2u4-6 8bj+7 63c-6 1oi+15 7gy+8 xp+6 8hc+14 28p-16 4s5+13 4v4-10 6cp+13 7tp+7
1i1-10 8a6-8 93n-7 mk+9 4pa-13 yx+10 a2i-12 55f-9 1qd+8 27r-7 si-14 4nv+5 46x+15 43q-9 1b-8 73f+8 2cw+6 dyr+8 3s3-8 apk+9 74u-7 dq8-8 e4+9 8fl-7 66q-12 2vl+7
go+12 23v-21 2ez-10 ti+10 3wa-7 28u-6 w4-17 5ae+9 1bo+9 1ef+12 w2-11 5s-19 9x-9 61+9 50i-11 96r-8 5wy+6 5lk-8 4ap+10 axi+7 6km+12 8lp-10 20h-10 2vu-9 7et-9
1di+8 178-8 bn2-8 41r-10 2jb-9 50w+8 4e4-14 1ux+16 36f+7 d8i+16 4gx-12 a5r-7 bav-10 b17+5 jt+7 21w-4 2zo-7 2oo-7 3b2+8 32i+9 5k4-8 12m-8 f62-5 bvv-10 d3i+11
evu+13 xq+10 1p6-15 17x-6 df8+9 2i3+14 bzj-8 213-23 io-13 706-8 2p0+9 5tz+12 8xn-7 3fq+11 aan+10 3eh-8 2lb-8 j3-8 oi+10 mwb+12 zv+13 atg-8 7e7+10 gi1-10
4cc+10 ecu+10 xh-10 4nh+5 hhp-9 9yk-8 3gy+7 ffc-10 6ma+6 2mw-8 yb-8 f63-14 707+8 hoi+18 3c0-5 2c3+5 awk-16 fhx+4 4k4-5 1sf+10 112+8 1v2+16 6g-8 mtn+22 bx-10
u4-7 493-8 nt0-9 1el-9 5xt-12 4k3-16 740+15 9xz-8 ta+12 4fd-12 2bz+8 29u-25 i41-11 6l1+10 6z4+17 2ct+14 hh8-10 4tr+7 7wy+9 jl+12 4qd-7 5f3+12 rs-11 gu-13
1u1-11 hcr-7 30y-13 6a9+8 5np+16 7rx+7 h7+9 236+9 3x9-9 f2p+7 ao-15 d4b-8 22x-8 6is+5 3v1+10 1ib+11 4pm+21 9y1-11 50x+13 3pv+10 5p-9 zs-21 c3n+19 2gu-7 5lt-24
8xg-10 st+14 83+8 4wc+11 3ui+10 b42-18 b16+8 ep3-8 iz-11 3go+7 tm+14 7xo-8 4vk-11 ol-9 1w1+9 92s-11 7qz-8 1zx-8 9a-12 2u1-12 126-7 11ev+7 2t9+12 1jm+8 6dn+9
5ye-8 li-8 ar-8 3lw+11 8u7-10 ebg+10 2ft+8 f19-9 2vm+20 66u+10 43a-7 g9-13 7va-10 4q1+14 gy-9 hh-5 qy+8 par-15 boc+11 7be+12 dc3-6 24x+9 3ub+9 1cg-14 5xr-6
7mb-10 4bq+10 z1-2 15c+10 mi1-10 1an-11 1re-13 1i6+8 1v5-9 2f9-13 452+9 mo-12 2g5+8 483-9 xz-9 53i-8 aul-11 4os-9 1d2-12 11b-9 1u2+9 ff7-8 6g2-9 6kt-12 1j4+12
2au-8 1sg-7 3o6+3 942+5 36p+12 83r+14 14a+13 7bv-9 4ik-8 637-9 68+8 cd5-6 8j4-12 cpl+6 1e3+10 7ej-7 dwz+6 2mk+6 f3j+9 2bp+13 13d-9 6wm-9 3eq+10 19r+6 59t+8
5we-5 5dt-11 2kf+19 36w-7 6s5-6 gbu-14 2cx-9 7dw-15 5ih+6 4wx+6 1z0-10 iq2-10 1k0-13 4o-9 1qs+12 44k+6 aa+10 nsa+10 76m+14 94+8 bg2-10 7l+9 78y-9 1sx-13 3q0-8
498+7 4ib-7 4pn-10 5a6-8 1b-11 i7x-11 66e+10 99j-11 6v9-4 9c3-10 8is+11 30f-8 a5v-8 4px+10 fkl-14 bxp-12 9il+9 64+14 91r-9 6p6+5 4ly-9 5az+10 bla+14 aee+11
5w6-8 1cp+8 5tl+9 2o6-12 cky-11 54i-7 157+12 4gj-9 icm+12 cab-27 3xq+11 7vs+10 nt+8 mta-9 sx+13 2qh+15 azv-16 2oz-20 4uw+10 6hk-15 1um-13 2tr-9 9j9-8 9wx-6
u9-7 429+8 9xo-19 5dz-13 45d+8 2dn+19 1nc+11 ayh-8 brb+7 3g7-9 vx-11 1pf+5 bd7+8 1bt-8 4zv+6 kf8-9 59s+7 bx-12 grz-9 9us-9 2cr+10 5np+12 4e5-13 13r-9 41r-17
26k-11 4f8-13 4uh-12 l3+12 kxn+16 467+16 44t-6 7d-9 dzz+8 ay0-10 1jk+6 frf+6 hm8-7 c-5 13c+8 77h-9 6n-7 691-8 mn+9 e2k+8 5uh-13 sda+5 mg-12 1jl-11 hu3-15
1jp+7 8b-6 7gy+13 9z5+8 581-9 5fk-15 9ot-12 5d+8 gqq+10 8tc+16 g5+15 36p-9 h8y+12 34g-13 q8-12 463-11 dqe-9 9wd-7 395+7 3i3-9 4eh-10 jlc-6 mow+6 58u-10 8sk-17
7c1-10 3ym+11 72p-9 4x1-18 3cd+10 8ej+10 eu8+12 hrp+7 rb3-10 n2c+15 kjw+8 3qa-8 q5-11 2wc+9 2d7-12 4s3+6 9er+11 2x8+10 pqf-15 of-9 88-17 67t+5 736-11 9os-19
fh-6 1o6+9 hx+13 3gc-7 5d2-8 5pz+13 d8+8 abq+9 day-12 i0+9 3ka+7 ig+9 81s-7 4n3+9 xl-10 l9p+13 35i+11 67c-13 10w+7 9zm-8 n7-7 5z5-8 2vg-9 c55+9 400+11 9rb-6
309+9 6ag-7 4v3+7 10n+10 8o5-11 2gz-10 9sr+7 7k1+12 e3z-17 8zl-7 8kd+11 b39-19 am9-21 1hk-8 4qq-11 3zi-9 2m6+8 dsi+10 7yy+8 f0v+11 4qq+6 9aq+6 7ag+11 597-4
k3+22 5ye+10 2oj-10 1q0+12 7p3-10 85w+8 ao3+11 9h4+18 18y+7 20w-22 2n5-21 c7y-10 1uk-14 1oj+7 1ld+9 2pz+6 b98-9 8mv+21 28e+8 8f2-10 8qr-18 3xp-12 a8a-8 7cf-10
b4d+6 3li+10 9n-17 1xq+6 y8+9 752-9 43k-8 27b-9 12h-8 5ov+8 76g+11 nk+9 2q3-12 sux+14 bl4-9 40l+9 ri-5 553-9 3im-12 2aq-8 awh-12 746-9 3cg+17 6tu+9 2o1+10
app-14 4xq-10 16y-9 e1t+9 8rj+9 3lz-13 5ba-15 4va+7 xc-16 1hb+12 65h-18 6d5+8 b4-7 a7f+8 82-8 2wp-14 58u-8 kpu-11 20g-19 a4g-9 6e7-6 1k7-9 68b-11 8zw+10 1i-12
487-10 4xb+9 4qb-6 6kc-8 fmo+11 2p7-17 287+10 5y-9 9b5+6 c53-9 p0-10 5el-7 6ye-7 9jg+11 6bc+9 6go-17 147+6 8pe-14 1k-10 16c-10 gfi+10 27a-12 1fw+9 47b+7
3p9+11 7cf-7 9c6-12 836+6 40g+10 d4b-6 2n9-7 2z8+10 82+4 5rr-8 ofc+10 4zc-7 a7w-12 km-9 2ot+21 16m-6 364+11 1sg+8 hz+6 2pw-8 g1y+14 5uw+9 966-7 eu+14 bvy-7
cn+12 5as+12 86q-7 3zd-20 39q+14 82d-13 49l-17 360+7 2zj+10 ci+6 7we+10 50j-6 5s9+6 1oq+3 720-12 3wb-10 id5+8 2y-13 1sk-8 abx-14 1fx-12 7gp-7 6rb-7 gvq-4
5k1+7 82g-6 645+11 14e+12 620-14 acc-10 2dc-11 bb8+7 b1k-11 jqp+12 a0-8 kr-15 ax7+9 nd+9 3q2+10 dxw-12 37b-11 2k5-15 292-7 41c+9 447+6 8gn-12 1ce+7 6ic-13
2ky+10 1rx-15 4hz-10 cyr+6 333+8 1zf-9 59v+6 4o3-8 3ln-17 3ez-13 kv+21 7j8+8 7sz+11 iuu-16 1m-10 786-6 b1x-21 17v-9 lsx-16 6jz-11 1k-12 372+10 8mh-15 3y-11
217+16 8fj-13 us+10 4cd+10 13d+7 1y-7 1uz+7 5zw+9 bll+11 3l0-10 7cn-12 1jh-9 bw8-17 8zk+15 1l9+8 nbw+9 3sh+7 80v-19 3av-18 77f+17 p3-13 cbl+8 18a-9 e4l+14
b6i+9 ci4-9 1lj-14 muv+13 p7-7 sf+5 57l-12 11b+15 p5j+9 t2-6 18t+9 4i8-14 2jz-18 1pn-9 7p2-10 p4y-4 295+23 b0v-8 1gr+8 buz-11 er-9 7y3+9 1n3+9 454-5 oe-8
7v9+12 9u9-9 39n+11 62y+7 1d9-21 cg1+13 m8a+7 5d2+9 2ym-10 4h5+7 3wt+8 172-9 13e+10 lq+21 502-7 1i5+13 1rl+4 ewa+14 2yl-7 cv-9 1tq+7 r5-8 128-13 duu+21 16v-12
25v-10 u+10 3lo-10 esi-9 g1+17 4ww-11 jnj-9 13z-13 yv-16 4d9-10 8sl-6 nqz-7 876-10 2bq-8 3kj-13 5h8+11 b72-9 5la-11 ri-13 5h2+9 2c4+5 1pd+16 95h-10 5we+7
mu2+12 6uo-7 cjr-17 3w-9 7pi-12 1st-7 56v-11 5jl-8 l5h+10 2sf-6 qy+11 4tj+10 1r6+14 u8d-11 44x+11 1he-12 1bg-10 ea7-10 2wd-11 g5+7 1cp-12 1pi-8 34y+15 1fk+12
35x+12 7ey+9 7k-7 12f+10 2hn+10 4or-8 ezd-9 8b-9 23u+12 7ym+10 5ic+6 5hb-9 4w9-12 1gt+9 ehx+9 v4-11 by+11 3cj-3 133+10 1gm+14 1ac+9 yc-7 djw-9 9lv-9 10b-10
252+8 7zk-7 ani+6 m0-10 2e5+9 4kf+12 40r-9 2wu+11 2re-8 8sq+13 pi+4 8r9+13 48j-8 k9s-17 b84-8 a2+8 c72-14 2z9-11 4lm-14 d3m+11 rk-11 5q5+6 5ef-7 2gb-7 h3y-13
6jx-9 3v5-11 1+7 2jv+11 cx+17 53d-11 29v-9 f-16 4po-6 3uk+6 m4+10 2qd-8 6o3+13 2g+10 70g-5 g5z-6 h6f-7 8eo-7 2md-2 4lc-14 8kt+11 14x+10 arc-9 5l7+7 1h5+9
6mb-11 1hc-11 9w7+11 28t-8 7if+9 10x+11 4fh-8 15s+8 4y7-8 eb2+7 12i+10 4dw+7 6ft-12 azt-9 adl-10 a80+12 1fn-8 5e-6 7hb-22 3k0-11 6je-6 3mc-15 7cu-8 7jc-10
27b-7 2yg-6 bou-16 3ci+14 1di-8 8c7-16 1u+5 46h+8 3k1+7 fq5+7 38q+8 76u-10 eb-8 ans-6 3s0+9 a59+12 3ak-7 3jp-21 8px+10 1yg-5 2mw+9 4n5-9 594-10 11i-10 8q0+8
1sf-14 2qo-13 560-18 4h4+9 642+10 1e4-10 9bw-4 1p3-9 21d+6 zu+11 b1+8 3sy-14 270-5 qz-4 gr-11 6se-12 12i+12 2gm-12 fgw-7 30c-8 aoq-14 7j3-10 vh+12 2iw+8 li-14
3j6-14 ce6-9 l3i-9 31q+9 2pq-10 1aj+10 5g7+5 3lx+5 cwo+8 bzl+10 3n3+12 1zy+5 514+8 2az-6 8pd+7 bmo-7 cim+7 iew-8 awi-8 2ub+9 376+8 eh2+11 cmj+16 1hm+11 azd+13
657+9 gqh+16 2k4-7 1n2-13 2ly-7 cng-15 4eb-10 c5+11 g1y+9 3ns+7 ep0-10 3en-9 ice+7 1q7+7 639-10 75l-8 5n7+10 1xu-8 7vr-6 ms+12 c04-9 2jm-9 4gc+16 4yw-7 t1-9
576-9 561+10 4qv+12 1h-5 3g2+10 7b0+10 2pq+9 3yg+6 1tn-10 391-11 7w2+9 np-10 449-8 5ea-6 27-11 d8-8 1bs+10 sp-6 cc4-9 erq-16 ajk-8 7x7-11 7aq-10 bjh-13 dy+20
2vj-9 2a4+11 3s5-7 2gq-11 6xz+13 4l2-9 aif-12 p9-12 4xj-7 46f+7 az7+8 d8i-12 gdb-9 6w4-12 508-6 7ek+11 36m-7 bqm+4 4mm-14 2tp+9 478+7 byk-8 1c-21 9nw+9 cuy+7
fsj+10 ji+16 jxp+12 7l7-11 3cg+10 387+15 3dn-14 2c2-9 bxx-12 3yh-12 1s3-14 o0i+7 31c-7 ak-11 3i9-11 5qi-8 1bs+10 8g1+8 83m+13 7a-6 6gm-8 7qm+16 dr-8 259+12
572-8 h3d+7 117+7 1xw+9 2ll-8 3ov+7 ac+6 bh+9 dpo+11 70z-5 3o3+11 z1o+7 15m+9 2i0+7 1y2+8 3ki-15 ez5+7 9a9+13 1v1-5 dwv-7 ahe+10 4sc-4 6pp+11 ro-11 bjj+10
3kt+8 oe8-9 6k+13 5it+7 19n+9 7is-8 76j-11 g9m+6 5ey-9 dhg+14 1ls-12 8g-12 hf6+10 3dr-13 a2i+13 p6+5 4os+13 1tm-15 m46+11 eaf-6 3ip+13 ya-10 h6t+13 1fp-7 g7-9
4eb-6 999+7 bi4+5 97n+9 fm6-20 kr-6 7sy-14 1ve-9 rv-9 bes-9 3ph-6 vq-14 7xb-9 3lf+8 jxg+8 67-11 11d4+11 yr-14 2ol-18 60h+14 66k-11 a6v+10 ve-14 4hn+15 j9p-12
cs+9 21g-12 ap8+12 1wy+12 5uh-7 6kw+10 5vx-7 1cf+7 43d+13 6ct+9 3uc-9 d9-8 18j-10 1mm-8 18o-8 4ep-6 4kq+12 16r-8 12h+7 dtx-17 3wf-9 n2-6 372-16 75v-7 2ir+14
380-12 6r7-9 228+22 13l-8 1so-7 gmg-7 6ig-12 dza-12 m6+10 2an+9 g0q-9 2n6-11 1vp-13 5je-8 1s9-12 129-10 mzq+9 851-10 8z9+10 325-11 55z-15 u4-12 3qi-10 1bp-6
7sh+7 2lj-8 83g-8 7ty-14 2vz+14 2og-9 5z-8 443+12 12b-19 fe+11 694+18 6v6-9 2tq+5 57c-10 ad7+4 892+13 26z-7 24j-12 cov+9 709+9 8do-7 2v+7 39p+10 2mx-5 299-9
lp-11 6xw-5 ae8+6 9wy-11 25u-8 1ft+9 k22-8 j7+11 3ua+8 2vs-18 j5+11 36e-11 18n-6 4z2-8 5aw-7 13b-11 3m1-14 15d+25 56a+7 2sr+14 gw+13 2e9-10 f7o+10 9qv+15
q2f+6 7cl+7 5-11 7ku+8 9yj+8 1il-9 3jv-8 lhj+7 9hb-12 1gv+14 7sn-12 1a1-7 3fz+8 5ga-10 bv-9 4w2+10 1wh-10 5ua+10 29c-6 31n+9 7gk-12 7cz-10 4vw+13 2jp-11 427+7
t7-4 42+16 3go+10 1qp+6 cgl+8 1qw-12 da-10 1dm+6 85+10 6lo+9 gaq+9 rq+13 8ks-17 1o0+12 43w+13 457+7 iuc-12 8vv-10 49y+9 kvf-12 188+7 e42+9 4ub-5 775-10 6y-10
3t3-12 l+15 1sc+12 6ml+11 1rv+10 8qx+11 5mh-6 4th+8 15h+7 6d-21 cqi+11 3e8-8 5k7+5 b8y+6 d8p+6 vp-12 ln+10 7ft-12 5rj+3 20h-15 5m+10 c6+9 199-13 1s0-12 4jx-12
nv-8 7a6-10 cj1-5 68o-7 1fc-5 sa+7 48k-7 56x+15 5ca+8 1ia+9 943+9 ct-17 ltz-16 f3+12 58k+17 2c7-8 6fs-17 1fk-8 1pq-9 3ja-10 908+9 14r-8 8u6-7 39s+7 6jj+13
4a0+11 2dn-12 11s-9 7o-9 9fi+7 83y+15 320-9 25q-24 264-9 jo-15 83g-21 51c-20 5ny-10 570+10 1id+10 6xu+9 3ye+12 8w+10 az3+7 7pq-10 d6n+8 3x8+10 14z-8 5ja+13
bjd-9 sn-9 87p+7 6k6+6 dv-9 d11-14 1bg+7 42v+7 76n+9 6q2+9 cvo-12 oz-8 gwl+11 3op+10 inw-15 4fa+6 1ee-8 ge5+19 538+4 4ea+6 51h-11 f7a-9 610-15 5j+12 ac5-12
ffg+9 i65-11 8mc+7 29i+14 8v5-11 7wq+7 3nk-9 2nr-22 rm+15 2d6+14 goo+20 da3-8 z7+6 1mo-8 27p+10 7cx+9 kwi-7 dp+10 svn+6 1wh+12 65w-8 7gk-9 41y-8 618-10 1ve+6
m+5 az-10 8oo+9 1m-10 fsz-13 1rj+6 3tm-9 b64+11 1y1-13 6ry+12 91h+8 2tw-10 39q+10 2x8+11 8jp-7 5qf+12 c44+7 8c6+11 6np-9 2qn+6 5qh+7 38f-14 54l-7 ece-11
1xs+10 h3i-13 3me-9 9vz-12 3mq+5 a7m+11 1fe-9 6uq-12 fvh+11 2v8-11 8fl+5 1ez-13 1vm-7 5ij-10 i4+11 13l-12 1so+8 5j6-8 4ee+11 s5-12 17d+11 fi3+11 3rr-8 1wq+13
13q+8 2og-13 cty-16 aq-7 8ec+7 68p+8 3kc+9 aq-14 2ct+12 5yp+12 h6x+7 lw8-7 jqa+8 1jb-6 1xh-9 z7-14 t3+11 csb-21 8af-12 70-12 44n-11 awe+9 151o-16 26j-14
15u+10 ce-12 k2j+8 b3z+10 368-7 bb3-8 49d-11 84j+12 7bk-15 6ax+11 864-8 b7+16 2gy+11 1bb-5 2gt-10 aqa+5 36n+7 q7+9 883-10 4va+10 ffw+11 404-13 gy+8 e3w+12
38n+11 24q-7 5f-7 apu+7 27m-10 f7z+8 9cr+15 18n-13 hdg-8 2ft-12 3dw-10 19f+9 pe-11 b0d-10 5dg+11 bk-9 as6-9 mj-9 1at-8 k6+5 697+14 3pm+5 4ki-8 808+17 ct+8
75-7 8va-8 b9a-15 60p+7 3vr-16 76d-6 3xa+5 fg7+10 d6+9 6kh+22 ccw-14 1xk+8 5sa-13 kwl+11 325-6 2n+10 a4q+9 gg5-4 8lc+7 nh-8 3jv-9 112-14 4y-9 94h+8 1ms+11
9q2-8 4mt-8 pe-10 79e-8 1v8+8 7qb-12 487-10 a1s-9 669-9 549-10 qko-6 o4+10 51j-11 asc+11 bq2-5 kh2-12 5j0+11 5fv+6 318-6 8ac-10 aa+7 ym8-5 h7z+5 54e+10 9ix-21
3cc-13 1ha+12 249+10 48x-8 1xd+10 a99-10 3qn-13 5ok-9 u4-7 6lt+9 4h4-7 2bg-10 35b+13 94v+12 8m7-9 mlt+7 wh-5 8ej+14 w9r+10 4jg+9 c1g+7 704-16 8yd+15 evk-13
83-8 9ec+11 9qh-6 1xz-7 259-11 2u8+4 221+14 270-5 19o+16 czm-12 p3+9 2td+9 i4z-11 9ly+13 uu+6 1an+9 mi+12 2nl+10 6sl+8 7k1-9 bl+9 1sn-9 37m-9 3ek-11 7c4-11
1qx+11 3mx+5 u5-9 1b4+9 1g1-13 67o-10 s5-12 5we+4 kg6-9 36f-7 4vz-9 1na+7 4xm+9 66a-16 5vo+5 7di-9 f1-6 ne-10 p7-13 on+11 4f5-13 mz-11 90+20 43l+8 2y9+9
1fr-10 lg+8 1a+15 tk+8 t3-12 6b1+10 d0a-11 8yw+9 3ms+14 7l3-15 1eq+7 2t7-11 4kw-6 eb0+14 t3-13 202+11 4dr+9 j3+9 f4r+10 4u5+14 3wf-10 jwe+8 aug-8 6xr-11 v01-9
6j-12 bie+10 317-13 23h+7 3ex-7 4wi-10 4k7-9 2nv+8 4w8+8 3pu+8 62c-10 4uk+8 64+10 5yl-10 9ab+9 8z+9 815+6 55o-11 6xk-9 n2-10 9ky+25 6zp+7 2wo-9 17j+10 152+9
7c+13 31s-16 25u+6 4lo-12 es4-6 4pu+4 3s3+10 7vg-8 7ms+15 1d5-7 3kb+15 1yl-9 1zf+7 w8-9 30t-8 1ix+8 1sx+10 1xb+12 41d-9 4u4+10 a48-13 3m2-10 e1+5 sl-11 2iq+11
ann-12 u3+17 bbz-8 8w0-10 7mn+9 9fe-16 bnt-11 9uq+11 6xq+15 4r7+8 dc+12 2i2-9 307+13 32u+17 57l+13 7r8-11 5vy-10 foi-19 ny+7 buu-11 1dw-7 374-7 5r9+8 3ge-5
2wm-10 7ly+11 26h-16 ik-9 192+5 h8+12 6sy-6 3p2-13 gm1-17 2mz+9 dgo-8 1t8+9 5dg+13 5o9-13 3um+6 5cu-35 1ww-5 58c+3 p3-19 xi+9 45j+12 4w-14 cye+14 jm-6 1ee+5
1jt-7 3qy+8 cz+10 xq+14 182+9 6a4-19 6p+7 1ty+11 9d9-18 euu+7 bsg-9 9sp-7 1cb+13 e3l-6 3tp+7 2pf+10 1rg-9 578-12 90+17 4w9-8 qm-9 667-9 t7+10 9my+5 1h3-9
8g+14 p2-16 156-6 2sr+9 5my+7 6p9+13 5s-10 w8i-9 2fh-9 3bh+12 ay7+7 yh+9 kuc-7 1um-8 2ka+6 5fz-9 2j1-9 ze+9 44n-10 4xz-10 avs-7 6dd-18 ijm-11 44m-21 aid+9
6mb-11 r84-12 41w-11 3rx-15 8v9-10 1mi+13 6qy+11 all+14 7sw-9 rq+13 7u-8 1os+15 8iy-6 189-6 8n-11 ao+9 385+11 6j1+8 12a+9 ok-9 37l+7 5bz+9 bz3+17 up+20 ct+10
6j4+10 51v-5 w-13 es4+7 97e-7 lst+8 428-9 ao3-14 1i8+7 2h2-11 2jn-8 5w4-13 ira+9 109-8 da9+9 t1k-8 3m6-7 hn-6 3eu-9 2-10 bkl+10 kk5+7 7ij+12 4c9+4 49s-12
2h7+6 203-9 adt+9 219-16 1yj+5 8ce-6 1sc+14 bp6-8 rn-12 qf+11 1w8-10 4zz+5 27w-12 b1c+15 gbl-8 34d+13 18b+8 4-10 1h5-11 rmk-13 a6+8 6ew-12 7rn+14 2gb-6 j0-9
cd+8 5s9+4 1f4+6 275-10 86u-9 bmb-7 81z-17 6kn-16 4oq+13 7gj-8 9d-8 nj+6 z8-14 uo-12 ebe+10 d7-11 ao5+8 5uz-7 bqq-9 618+15 9ae+9 3bz+8 1d7-8 1fr-9 77m-15 l5+9
rq-16 2tl-7 62u+11 qhg+11 gde-13 2bc-11 655+6 4b5-9 cdn+8 2b0-21 b8n+9 1iu-17 2m5-11 45g+8 act-8 c1j-9 106+7 2pe-6 f3p-11 19+15 56o+6 a54-11 270-8 x7-13 4mj+9
15f+9 ar6-9 9fo-6 1m6+10 734-12 wj+14 608+7 1mb+11 mz+10 4cv-12 1ld-10 ez-9 jj-8 2p4-6 k2-13 2y-8 1ok+9 4nw+10 3p7-4 j0j-11 b7l+12 kt-10 xvx+8 jz-5 9k7+12
3pp+16 e5u-9 4gz+7 jdp+10 5q-7 bgf+8 5l3-10 7b8+8 6pg-8 16d+12 ga5-11 h6-7 7ck-10 h7m+7 4mz+12 72s+7 41q-4 icu+8 10g+12 asd+7 gm3-13 51a+9 5v1+8 10e+7 na-14
3c5-11 150-7 2dx+8 2tq+10 1fe+8 27-8 7mt+5 5mg-9 58x-11 20f-7 47z+8 or+10 1dw-7 ela+8 pcj-6 a6+15 20h+10 ax6-9 bpq+9 8mt+10 16oo+12 ys-7 6r3-9 1jq-9 aob+8
1u9+9 8aq-11 6g4+10 4y5-7 1a-11 d9+8 4k7+12 7fw+14 3tq+13 4fo+9 vu+8 5c4-8 mh+11 22t-18 32t-12 1lm-10 17v-12 3a+4 2et-8 3fi-10 a8z+11 1qo-7 ia-18 9ha+8 1lz-9
6sl+9 g09+7 boa-9 g4-17 rs+10 46+12 5lg-8 2ra+8 fqs+10 37x-16 4fm-7 4zh-11 1hy+9 3w0-8 57l+10 di3+7 mfk-9 1a9+5 gxz-6 1i5+10 dja+8 322+5 4xl+12 1j0-10 3gm+6
5kp+9 52-10 6bt+16 3xm-10 crh+7 2tx-8 pm-7 djr-5 6vu-6 c1j-11 1nu-11 1iv+10 30r+9 8i+7 eln+11 4kh-17 6ce+16 1f0-10 37r-8 agt+13 h9b+7 37o-7 4g7-15 3lz+10
6xg-12 pd-19 7l1-6 3qu-11 2j1+7 8vy-6 48e-9 ck-7 3pe+11 2tp-25 ehw+11 b73+9 7kw-12 f5x-12 3co+10 6rq-14 3pu-10 88-7 5m4-8 72g-9 77l+7 4lt+9 yb-11 6i-12 qc-10
d8v-10 2nf+14 a69+17 73x-10 4zh+7 370-8 57g+11 1c1+10 249+9 3mz-28 9qj+11 b2k-8 10f+10 cba+9 25e-11 1bt-15 jdy-12 7di-7 1kd-7 3m9-9 d9w-14 6l-10 5wk+6 2ek+11
7nm+23 1hq-7 5g-8 r7+11 7d3+7 bmf-12 wqh-11 24s+8 8zr-16 2qq+5 6v1-7 9hz+3 9cb+22 2p0-12 d8n-12 7md+13 6yw+9 1c3-17 5mw+13 adf-8 1hs-9 2c7+8 131+8 4zg+10
7vl-10 107+10 6qx-9 1mm+8 8ek+9 1n-17 8ei-10 fj-10 3hx+9 3vy-10 2iz+10 56f-8 926-13 cec+15 dka-10 2ty+4 22i-6 1e6-8 2f6+12 6l7+12 2aa-11 80p+11 4u+5 43-11
3uz-17 6a3+10 2wn+11 es+9 4au-16 a7f+9 1f-10 bx+7 4fd-8 yc-9 27u-10 8h+10 akd+11 476+5 1wy+9 1tt-11 6es+9 2o3+8 2my+9 1ha+18 7xd-11 1hk-9 1la+19 1ky-7 yv+11
ees+9 4hy-10 c2-16 1uo+17 fzv+5 755+11 a2c-5 16a-8 k86-12 xf-13 a5h-16 1f2-19 1kq+15 c8t+9 30g-8 29o+7 drd+6 522-6 7ya+15 452+7 6ef-7 9sd-10 d1f-6 cuc-10
1e8+7 7i+14 24l-9 1mb-15 1qe+12 5mw+11 ont-16 bmh-6 7su+7 1d2+6 pd+5 6fm+9 139+10 4n3-10 85o-10 dar-8 2kh-13 boa-9 1ih-8 2lq+16 yr-19 9rf-13 5l+8 7bb-8 q9-10
fy1+10 7i+11 69+9 32q+9 5mx-9 7a9-11 fv3-11 4nw-9 25d-11 aax+7 c3m-10 wo-11 1sf-10 9i7+10 1h5-7 10p-13 k9-19 5jy+13 5fd+11 4l9+9 1ze-8 5y3+10 1c8-8 mn+10
8cy-6 1sf+11 m2-11 4zf+13 5ma-12 305-7 664-7 1c0+12 1es-4 2ir+10 3sk-7 bju+8 2om-5 5qr-10 4zj+7 5vq-22 72a+9 exu-17 n2-17 855-9 ahq-7 2n4-8 6ku-23 5or-9 bj9+9
24o+11 2cc+15 25f-9 2s7+6 ba7+9 rr+9 56f+18 dc2+8 701-10 2pe+13 44p-8 hq-10 dt-12 k5+8 b9y-14 a8c-7 c1j-11 89m+11 qt-11 o0+8 3x3+15 6cl-9 1um+10 79h-12 1ay-11
4i2+8 8dx-7 3-9 qf-9 1kw-8 1j4-6 e2y-7 46p-9 12g+10 1fo-7 l7-15 28v-9 2g2+9 6ki-7 2ac-10 277+8 iap-15 a5j+12 9ad-12 7fa-9 5nr+12 4wb-9 im+7 2cf+8 5s4+7 d5h+6
1a7+13 715-9 19j-15 4wx+7 3up-7 wv-12 6b5+7 5gy-9 c5w+12 7n4-8 5b3+15 537-10 58l-8 cee-13 1xm+8 7k2-7 1ck+13 eol+11 2ed-17 h6-9 2l2-8 1wg-9 4bb-14 26o+11
cj2+14 7rv+7 1tm-10 cls+11 c94-6 21z+19 4go+11 19r-7 hy+9 ff+9 vv-13 6m0-15 bdn-12 61d+11 17t-10 607-7 134n-10 og-8 3yc-7 3l-4 6x-15 ry-8 vb+13 g5c+9 9j4-11
1jh-9 1jw-16 153-11 a23-6 kf-12 2s5+4 7f-8 ke+11 11h+8 a31-8 1u4-13 4et-13 42u+10 d5+9 13x-8 5jg-10 6fj+10 fp8-8 8i+12 33o+10 6q-8 bsb-10 5q9-16 b9h+8 1e7+15
29c+12 bhi-10 3nc+11 93g-10 57p-9 s+9 16r+12 eyk-13 qns+8 23q-7 g8-8 77k-17 2mu-7 6fm+6 41r-11 96q+8 1zl-9 3uy-6 xi-10 43h+11 6if-9 2ti+10 9mf-8 1dn-12 6bz+10
2dv-9 2vz+9 v6-22 1rb-14 5kn+5 17g-8 1m6-7 2n2+8 167-11 g30+10 3zi+13 kyu+9 mgt-9 6wk+8 ww-12 4s+15 c63+11 66j+10 gf6+13 7rn-2 a77-15 je1+10 26n+8 i3-15 dd0+5
30p-6 2gx-7 1vu-6 h6y+9 201+12 dg+9 711-10 3bs+13 2ob-9 3j9+8 cu3-5 215-12 d6q-12 3hy-9 bee-8 sl+9 56b-11 5id-13 155-11 4nq-14 aio-8 7j4-10 41q+13 78+6 1jo-13
55u+15 rd+5 m4k-11 56n-7 ka-14 hf5+8 1d1-7 bd4-9 6xy-13 1o7+15 56j-8 a1t-9 1ob+8 afh+8 17x+10 es-13 1i+9 xo-7 fgr+7 1pm-12 9rb+11 2fj+8 6xa+12 ryo+4 297-17
8pk+9 icr+10 75o-10 ake-9 37h+7 cll+8 4nk-15 1ji-6 t2-7 8hc-5 7p8+11 6kr-11 2cz-9 1oe-10 585+6 55b-5 5e5-21 y8-10 kj0+13 30e+15 fc+8 2as+8 2ye+18 5g7-11 lh+8
ez-8 8nh-8 ow6-10 eq6-8 5cy-12 p33+7 je-14 1k8-10 d5b-8 2si+8 100-6 btu+8 11r+17 7sq+7 ny-14 aq2+10 2lo+11 j1j-6 3rp-13 btg+9 8c-12 1oz+5 4ic-11 3xb-6 2sd-15
9t+6 1ql+11 13l-20 2gj+5 1vz-10 t4-11 huy-10 5ut-6 h7z-10 4c1+19 4d+15 30-7 mez+10 6ej+9 238+12 bae+7 9zb+13 37h+9 42h+14 7cs-7 8l9+12 1ai+10 2iz+20 34c+8
1lm-13 dks-6 6fc-8 asx+13 8us+5 lqh-7 66s-6 p4-21 5u6-9 gj+15 bxc+6 1n-11 gip+16 422-16 1nv-9 26s-13 1d4+9 5pp+8 1uo-10 29i-11 xw-14 blu-7 abu-11 7x2-11 1rp+9
b2i-10 3jn-13 5r3+16 4y0-8 8vg+8 3x9-7 pn-9 6f1-7 1wv-8 tdg+6 g2p-13 5e5-6 3h2+7 e6f-8 5h0-10 236-15 7ba+7 b0+12 dwm+8 7he-10 a9-6 13k+6 br8-7 513+10 5ni+6
23v-11 a0+8 51q-9 atd-7 1cn+10 84c+10 2zu+9 3t5+12 az1-12 adp-12 4xk-6 1an+12 1xu-18 1yw+15 4k7+12 cx9+14 27i-7 14r-7 um-15 21o+7 68-9 33u+10 2ll-8 2oc+6 6+6
28+9 4xo-11 38s+8 9iw-10 4k+10 1tf-8 45t+17 hcu+6 51-8 vc-11 w+7 1dp-10 69r-14 4wa-7 wyb-10 a1h+9 125-12 g9w+13 jx+7 b31-12 265+8 42y+9 qsi+9 2t9+9 6pf+8
4pk-15 csw-11 bv-17 axm-6 9me-13 39e+19 6mw-8 fl8-9 4s3+11 5u+9 2fj-9 3rq-15 mj+13 muj-9 5dx-8 zm-7 7o-12 afg-7 13l+9 wt-8 54u-6 ob+9 4n4+9 1tr-9 f7f-7 a1j-8
21e-8 3mr-8 2v9+7 ic-9 5lo-6 6kf+14 56-10 4p7-10 bs9-5 9c3-10 2b0-9 4ts+12 28k+9 3ue+8 rb-11 2vf-12 2m9-6 oh-8 1ww+10 5q9+10 26p+13 8j5+6 h1h+8 1yr-8 36q-7
nnk-31 5wt-9 3db-11 m4-8 437-17 23r+7 d26-7 no+3 10w+13 f0-8 1a4+8 kt+10 14g-11 awb-11 4vz-13 c3s-7 785-10 148+9 5oi-13 5b5-8 58u+11 4l8+9 2xc-11 fu-7 asa-7
ut+8 3r3+11 6u2-13 2yd-12 12t-15 5b5+10 9t2+7 l5h-4 4my-16 bus-9 7ke+14 2gy+12 9be-8 bam-7 75o-8 42x+9 346-9 5mo-10 8mn-11 1un+5 e65+14 9ru+4 5t4-8 yx-13
cs7-18 4zd-11 ei-11 2f9+9 duf+5 2zi-7 83m-16 3em-7 5b3-16 2cn-10 1qh-7 a2+13 4cz-7 8e+6 b5+17 5hi+10 5z9-12 1bi+12 3lo+10 50r+10 il0+11 bef-10 4py-11 5wo+7
5je+11 jf+9 93a-6 4j3+17 23e+11 51w+16 5b8-9 1n6+13 4xo+6 78g+5 eu-15 bal-11 nk+16 50o+10 n5+8 gwk+9 2po+10 12is-10 16k-7 26l-9 3fr+8 1gw-9 88t+11 91-17
b3u-12 4yo+17 8w7-8 mk5+8 ays+9 ldt-9 17j-6 75t+10 4sh-12 4dq+11 1e3-7 eb2+8 12d-7 947-3 30m+6 1zb-11 18n-7 4z6+6 1q5-13 cee-8 3j+13 391+12 7f+3 2zg-11 2r5-9
8il+13 9bx-13 9hn+12 ejj-10 2i5-9 c9x+8 hz-9 4op+12 6tr-7 1o2-12 3yb+11 cse+5 5m-14 lw-14 38q+12 1dn-15 2et-10 3m5+12 70z+6 1qw-5 7h6+6 nl+9 vv0-10 5w1-16
bwr+6 44t-8 nu-6 cz-10 3es+6 4f4+11 3w3+10 xi-15 lle-9 8rq-7 3mk-12 3h9+8 d8i-7 34m-11 e00-9 57w+11 73g+14 9+10 1q+9 5xj+15 jkj-7 zq+13 exe+10 dqy-8 31r-11
lb5-7 18h+18 nt-10 vv-18 3z2-8 boi+9 6zx-12 7v7+7 810-9 5fe-7 45o-7 3u7+4 33n-12 gn-8 25z+10 1wm+8 2rs+18 3wo+9 9h0+6 2qy+11 jlv-14 9jd+9 355-9 1rc-18 725+13
aj0+8 1o9-11 rf-8 c9j-12 1u0-9 b9u+16 x4+9 49w+6 byc+10 bx7+11 de-13 1sx+10 5yk-11 26u+8 2k5+8 287+9 4z7+7 l3+13 174+9 605+12 v1+7 apx+9 1rh-13 hls-21 2tq-8
1aw-6 3xt-10 1mq-7 1zx+7 9jy-7 2ib-14 79q-15 3mu+11 8vu+7 k6+8 2as+10 47t-10 70y-8 a0k+11 1o-13 fnr-7 bg-8 7lp-10 9wo-10 157+8 3v6+12 5ju+8 1r0+10 fes-7
2hk-11 3wd-9 ma+9 3a+9 w0z+18 kbx+12 j5z+8 82u-16 b61-3 7t-8 6sn-14 uye-12 mv2-12 7uh-15 jj+10 5rz+10 8es-10 7c0+8 g11+8 3v-7 97r-6 8um+13 j6+6 2i1+12 3ll-16
g3m+7 3hk+7 88m+17 9tt+12 2wb+12 ya+13 1vt-10 1ng-11 6t4+11 90l+7 15g+9 4ff-11 5cv-8 47v-15 ilu-18 9mv-9 7sw+14 9cw+14 5i6+8 6zn-10 242-7 2rc+11 1ol+17 3g6-14
fwy-7 1c6-10 7bi+10 5l0+17 wy-10 1zt+12 6v2-8 hku+10 i31-17 1b9-6 we-10 3ip+4 4rz+10 4b5-10 3r7+8 4nj+11 cve-5 cf7+12 9za-10 dlh+8 1np-16 9dd+5 39l+7 1sd+11
dje-8 43w+10 2fg-8 1fy+8 22j-7 9id+12 bat+8 1in-16 2jn+7 qt+9 35x+12 1cp+12 2s8+8 207+8 6yk+7 62m+6 1qr-8 2j-11 2cs-4 4qv+9 4wg-17 1xc-7 fk+8 b80-9 21q-16
3y3-7 8wr+11 16a-8 7so-11 2va+10 lft+8 5ke-10 6k8+9 9ry-8 jju+16 1sg+7 g2c-17 cam-9 2v6-8 fm-6 k48-16 2u2+9 6jr-8 suh+9 fb-7 2f-9 qcc-12 i92+10 3yj-9 81s-11
3r1-5 els+7 5gl+7 8yq-6 3lv-12 1id-8 7y2+13 rp+8 6ax-8 dit-23 cjg+6 d58-9 53z-10 1ye-12 1o0+9 1pv+9 df-20 87x-9 caw+21 36g+3 ufb-7 3zp+9 qcj+9 3xj-11 2ys-11
m8+9 a89-10 1oz+13 26t-6 3qn+8 2mb-7 aqz+9 4y7+8 yj-10 g64+8 ss+12 5kb+10 dfq+9 byj-8 mki-9 20e+12 3w8+8 5yo-8 1xa-7 yi-9 29u-6 583-10 6c6+8 42n+12 1h2-8
66l+12 37m-12 iz+9 25j-8 fiy+10 4z-15 12c-13 2zf-8 7mu-9 3tl-10 1i9-10 1z0+8 5xx+7 1w2-7 1tm-8 ds4+11 ezt-9 4r6-12 6tw+12 lua+11 10+9 4hn+11 b5g+9 7us-9 4eg-8
692-11 azq-12 fka+9 3d1-14 6o1-8 3yw-11 d9+6 i6+10 1k0+17 6i-16 e65+10 2x7-17 5u5+13 a67+6 fnb-9 by-13 9ra-7 ohf+12 1lj-6 c8h-7 dg9-6 ap+11 69w-8 1dw-7 d3+9
7v8-13 fb9+7 3fy-5 f2r-7 ah6+11 2zy-18 3iu+6 450+13 723+6 o0+15 1ha+10 3c7+10 e1i-10 8f+13 1w0-8 77h-10 4t7+10 7wi+9 219-6 33i+6 uc+12 6ox+13 qw-4 1o4-13 5k+8
6lm+7 3ox-8 303+10 15-8 5y-8 3sb+9 9mq+9 8ch+5 2ul-10 hzy+9 5mo-8 e4u-10 51p+9 2qk-26 3t1+16 1pn-9 dz-8 6f6-10 gdc-9 2h1+8 b9e-12 5e-8 21a+11 4hr+11 jf9-10
6i5-7 3bm+7 wr-13 9ps-13 1pz-11 ur-21 6o2-7 7x8-8 ym+10 7qj-8 ta-10 1m7+5 8d+9 uu-8 17c-10 h7y-10 4iv-8 eqe-7 3f1-12 66w-11 14k-12 72f-18 3wn-7 5ew+11 5cw-10
4l4-8 47w+10 33y+11 5eg-40 ars+11 2r8+8 gyx-10 4iw-10 7ox+7 ck-10 2i9-7 180t+14 5aa-12 2bk-15 iv6+8 5ie+13 829-13 1je-9 cf1+9 9l2-6 88+9 3sf+6 442+7 57p-11
ss+9 6bu+5 14l+11 521+6 3lp+6 mqy-8 jb-6 7ph-10 5rp+7 4ow-12 1n2+7 25i-7 54j+9 rxg-15 1ag-11 12i-7 4nx-11 3fm+15 gib+20 a0l+7 elm-9 frm-8 fkn-10 dw5-16 8pt-8
2t6+6 69q+6 74+12 74-9 sb-6 7u-16 f0n+10 421-11 id6+11 4yi-8 33h-12 1o0+9 1fg-8 2if+12 2f-9 2wz-12 6cd+6 5qp-9 mm-9 7a4+9 2yf+10 5sj+16 wn+10 3x5-12 ux+8
9lg-8 44m+8 4h9+22 5wf+5 h8g+15 2yc+7 tp-11 48p-9 7ti-15 3lg-10 908+8 2j7-10 1rm+14 2pp-8 51o+15 14c-9 fyl+11 1q-9 87a+8 5bz+11 6t4-9 x6j+13 1rf-9 s8-9 9s1+8
a1s+11 8yw-9 w8-13 1r+10 e7z-13 42p+10 2a0+11 sj+6 1i3-8 2ng-9 42a-13 3eo-9 9r0+15 2z5+9 18z+12 5ta-6 171+19 615+18 7xi+6 57l-10 552+7 50s+10 2fb+7 4g4-16
31b-9 7yb+12 kj-10 rk-9 38c-11 4pi-10 4jb+19 1kq+14 36c-12 836-8 3sg+9 bq+9 4cv+10 9kr+8 567+5 2i2-14 1xm-12 1zo+15 68u-8 1eb-6 297+15 9me+9 h88+9 n4-13 2pe-9
51d-5 8e5+13 5ys-11 6n3-10 3a2-13 69l+9 bvm+6 b2-7 3ua-18 ai4-20 1gr+9 129+8 c+12 3p7-9 9f1-8 721+8 2yt+4 2if-14 ny+12 138-7 7gj+10 1hv-14 vd+8 7hh-7 3rz-10
p0-13 3dp+8 203+9 588+11 2ba+7 5to-10 20b+10 3zr-10 b3h+14 m1-5 d1+13 yg-11 6o4-8 cz9-12 1l-10 483+7 343+9 8up-6 4sp-8 2me-7 b1-6 af-5 3um-8 5lu-8 pt+7 25c-11
1zs+4 1sz-16 4pz-9 2rt-8 ll-12 826+8 4iw+9 bqf-17 pa-10 1a1+8 jb-5 st+7 kq-11 1i9-10 4p5-12 1kz+10 9ju+10 y7-13 6gr-8 1wy+7 36v+14 3w4-7 3r6+8 2un-6 mbm+10
mp-11 6ni-8 3as-7 e7-11 nae+6 7z5-12 1wv-10 17o-7 1mv-6 212+12 zp-15 40k+13 54+10 9q9+7 1lw+10 2v1-7 a3i-13 ala-10 70y-8 m4+6 yb+7 hq-10 481-5 eny+12 80y+9
5d-11 6p9+11 nz-11 ub-7 3a5+9 2fz-17 6cy-16 2z4-9 1n4-8 58i-7 7we-14 b5p+7 8u0-11 9n-9 1h6+7 i93-13 74j-10 373-8 2ve-11 61-13 tv-9 71e-11 3b2+15 3v-13 760+7
5j8-12 5r2-7 yn-11 3o5-12 3fc+14 4cz-16 3f1+10 1kr-16 148+13 5mw-9 4ne-7 mr-11 4ut+5 h1+18 7ip-8 5rb+6 3b7+9 2b6+9 2nw+7 bfs-11 5xx-10 gpr-7 1qj-11 6v9+13
1cw-14 307-15 4qh-18 coe-8 78v+25 30+14 93h-12 5jh-9 83+5 1ur9+12 cc3-12 12l-8 3yc-7 1do+8 3jl+11 sqk+6 6a7+8 3rq+3 6hb+5 8rs-9 flt-10 gch-15 ey-8 6nl+11
env-16 27b-17 f79+13 19e+12 aug-8 4r5-10 ocj+15 97b+7 8k-9 2rm+13 15g-9 1vk-9 6m+6 t5-20 2x8-9 5ji-7 341+11 2tq+9 2we+10 53a+9 yl+10 6va-10 2wb+7 bvq-10 41w+9
2a5+20 576-9 gtk-8 1um+13 3pi-10 41k-12 2ih+13 61q+5 ch+9 447+9 3ah-13 c3o+7 2cw+11 70d-9 c7+11 8qq-6 2h1+8 2t8+8 1y4+16 gxv-10 18j+8 4s8+9 g29-11 2p0+17
h6u-5 1p7+13 4gt-9 5gw+10 11y+8 656-8 19g+10 1wx+6 c05+10 5e8+8 6fq-10 7x7+11 2v9+9 7gp+10 2f0+6 jgi-9 wz+7 4oy+10 brg+13 65k-8 8eg-12 4is-9 f6c+13 23h+7
1on+6 1ij-7 sy+7 byl+11 513-8 2zt+8 hn2+15 4a9+7 3i5-11 9vv+8 hd-9 g7+8 8ii-9 rn-8 87n+9 eu-7 5n-14 cfb+8 br9+10 5hs+10 7ek-11 3ew+10 h3+12 ln-8 101+11 7g6-2
2kh+7 6x4+15 8je-10 49v-10 3i-11 azn+6 12a+7 d91-10 1la-13 1ti-13 lni-15 7ut+13 4l6-11 9lb+12 37h-10 6ii-8 11q+4 br7+9 2ci-7 7pr+11 lc9+8 8us-22 bxx-13 2bi-12
7ss+7 58m-12 8ak-9 1zn-7 wi+16 7gw-8 21k-14 4ep+10 41g-11 dm-6 73b-12 3cz-7 4t7+9 xg+9 34r-5 2td+8 1ci+8 mc1-12 5vs-8 2ex-14 km+10 4ec-14 2v5-19 4ei-7 4cx-9
6zz+15 2u4+8 7ng+9 4ih-6 7vt-11 b0y-25 1xu-6 d1d+10 3wu+19 2li+7 9hy-12 72x+13 dgh-7 dgc+10 1cb-6 1a7+11 13+13 4ud+16 2nw+15 7hr-18 9hi+13 2i+8 79r-6 4ew+7
hrw+8 1y8-9 atj+9 5eg-14 4ry+13 1gh-17 9vf+10 4zk-15 64n+5 4vs-9 aeq-9 5e2+10 a14+9 3ci-8 lpy-10 1ih-9 24u-7 d4-8 b0c+6 5e7-7 7w7-9 19o+12 11p-12 2gh+13 42n+8
2s7-12 2ce-11 ljo-10 57a-7 fj-6 60h-9 o4-17 37t+7 5bd-9 37z-7 2cr+14 6yc+7 fu-8 36x-21 rn+15 e8t-11 7xw-8 a9z-10 96t+8 2tu-11 cgt-13 76-9 2pd+10 2et+9 1tq+10
5ks+19 x9-8 a0j+6 87-6 hj8-8 u0+14 3qg+8 3t3-7 aui+11 2af+6 18l-9 5jf+10 719+9 f2k-8 1mi-8 2l1+14 17d+10 5ic-15 31c+10 9n9+14 2zn-11 sw+13 7di-8 33m+10 69m-34
2gg-12 plx+10 19l+13 nd9+9 eb-7 82f-6 2eo+10 ce3+7 dng+4 11q-17 fo-12 3en-11 42h+11 38q+8 2r8-8 2dd-13 4mi+11 1rg-8 oy-8 5u5+7 xq-11 30j+6 747-7 4cm+12 1mr-12
1ne-10 ahp-10 61c+10 1rr-12 ml3-11 2r2-8 brl-5 qhg+14 7o7+9 5lm-4 6n7+9 2gw-6 5az-10 ban-6 3o+8 18i-9 9y7+9 e9t+6 4d7-9 miq-7 5i0-12 sl-8 9bn+10 6ev+10 4uj-9
1i2-5 abi-9 m9+6 cnq+10 c4h+6 f6-8 3pl+10 3nu-28 fe+13 jbq+10 337-5 5hj+9 5dn-11 nc3-8 2a9+10 3uq-8 4wb+12 9eg-8 11n+8 7kb-7 8eo-12 1ay-8 or-16 bc2+9 71p+9
3fs+15 sn-8 2tq+8 3nk+9 bc3+9 2zs-9 69e-13 2mg-5 fo-10 akn-17 d1n+11 g9m-10 3mx+9 tb-11 1r1+13 mmf-7 2d6+12 8vc+10 74l+11 8y-7 3oa-13 74a+6 83i+9 3vg+11 awd+9
1ya+11 338-16 lzg-12 3ip+10 bqu-9 9qu-16 680+11 d6a-9 33i+16 hx+12 2fo+9 7nh+8 2wd-13 d07+10 7wr-11 1vb-7 3yh-18 bw+9 5l8-7 sz-8 bw7+11 5w5-17 74w+7 4zy+10
108-14 8xb-14 axn-8 viq+7 r6-14 yx-16 s5-14 fuq+7 6iv+15 1ie+15 7gv+8 udf-7 8ed-9 fxo+8 63i-11 56x-6 2wo+17 5af+8 6fa-12 1lg-12 5al+9 fs-10 jmg-12 ain+17
5ol-23 hff+11 8cu-11 16h+9 6y1-10 9x9-6 4xc-8 cwz+12 n9+13 4bb+15 k5v+9 anc-15 3v+6 a9z-9 2cw-7 8kv-8 3ka-26 2fa+7 cyk+3 53v+9 q7+9 dk5+8 cbq-5 346+8 2m8+9
1a4+12 c1o-9 a5o+7 dqa+13 gfo-10 8je+9 668-12 6ev+8 6ew+9 uj-4 169+9 mx+11 sg-7 5c-7 6zj-12 40r+15 27q-11 3bu-10 3ez+12 663+8 ess-9 3rt-5 o6-15 gcu-13 h2-13
3ry-11 67t-6 akb+10 4wo+9 2db+7 dol+9 e85+12 9lc-6 1cz-6 lq8+7 ltj+11 dt-32 ab2-8 ms+7 1eb-9 dav+6 7cb-11 6-10 9i1-9 fe-9 8le-7 4fv+9 2s4+16 hqh+10 1qh-15
25y-8 1aq-16 7pe-7 49k-9 1dv+11 3eb+12 fpc+7 4oj+11 gtg+17 284+13 2x8-12 271+9 92-12 n0-8 2ec-9 1dl-8 7ik-13 9x8+7 36v+15 a3j+7 4jv-7 1b3+9 53l-11 7sg+7 3el-8
8lv+12 4mj-9 cto-11 cb0+12 2i6-13 3a0+7 8c8-9 43y+13 2oh+7 b7n-11 4eu+11 99k-10 m4x+9 52d-9 9fg+13 26a-8 5zi-9 3ta-6 3c2-11 2ti-9 6z1-12 1jt-12 7lu+7 jg-7
l97+8 22j-5 q8-9 1f2-12 h2+11 1c+11 6x9-8 3qe-16 bow-11 55-17 7ho-12 37t-8 1vh-15 24b+10 20r-7 10rv-8 2ll+11 1qu-9 159+9 p4h-7 3cr-14 3wg+8 9yj+17 56c-11
79p+11 tm+10 1m5-11 467-7 cda+13 k5+9 3so-7 47b+12 vw-12 emv+11 114+12 122-8 5nr+8 2ll-14 34i+9 2lu+7 226+7 12i-9 b2e-10 cca-8 4qo+12 2r-5 6wp+14 wq+11 3t6+10
2pf+9 d1e+5 1yu-9 6t+6 gu-9 3o3-6 5nv-7 28b+17 29-18 1t2-8 5mc+9 7j2-8 1pb+7 21v-7 oi+11 7d4+10 bk+10 1pv-10 csu+9 9+12 3hy+6 1h7+5 pt+9 1dq-9 9sh+8 mo-11
a7l-14 7zv-14 60i+11 7hf-10 6k3+9 beb+12 3nu-11 3n4-8 1sc+7 38k+9 2s6+8 38d+6 1oq+7 3td+6 369+8 s0-13 2b0-14 in6-8 29+9 d8m-7 49-8 1xi+10 2k9-7 98g+8 il+6
2lk+16 1va-9 hh8+10 2x7-10 32n+7 1xh-14 2rb-12 3iy+8 7rr+8 7vl+7 392+12 fd+9 1ro-9 or2+10 bev-6 37+11 4um+11 890+8 4e0+18 142-7 7g3-7 3qr+6 1gu+9 3il-6 by-9
286+6 508+8 2uy+8 4gn+13 5i7-11 adj+9 2j2-9 kg-12 5r4+8 qb+6 2ju-11 cj1-9 l3+12 2if+30 40b+8 1ot+8 1ng-7 212-9 145+7 a1g+9 1ea+11 5o+8 du+7 fzk+20 2or+14
44v-9 55-7 1j3+9 7qp+11 bbd+10 p6+9 3fw+7 9x9+12 1hl-10 12c-12 1xv+6 ui-9 1o-7 ql+12 c8l-13 ati+9 371+9 3an+5 47s+18 18i+10 76j-7 6ss+13 igy+8 17m+7 3i-7
47g-12 6of+15 9yo-7 bix-16 433-6 4zw+18 kv+10 5cn+9 eg-11 ae+11 94y-10 fh9-11 k78+9 41k-9 5qe+12 aq8+9 52l-9 g0m-7 4b7+8 ioa-21 37w-13 66n-10 1pz+9 bua-15
4x-29 569+10 dbr-8 abq-9 1zw-10 3pn+8 k7+10 2he-14 295-7 1gl-9 3oi-9 3t9+8 cp-13 38l-14 1fh+10 112-8 64n+9 4ya+13 1mg-12 5vp+10 zd-9 6cg+9 1ed+10 hd+10 2um-8
emv-7 6w4+9 68m+10 4ee+20 516-9 46q-11 76i-18 4dy-18 r1p+6 3kj-9 1vi+16 2ir+9 9vu+8 508-7 ik1+9 tw-10 cp-13 boy+11 5xi-10 3b8+6 7xb+7 8d6-12 2b9-8 3lb-8
37u+12 9lr-13 gp3+12 5np+6 3wx+10 ihs+5 fj9-5 kby+12 9gq-9 8eq+18 48y+6 1wl+15 16q+9 nv+9 jah-6 nr+7 7lk-7 22k+11 3ov-9 2y4+9 4qq-5 1x-9 4wd-11 4u3+8 1ch+13
7aj-15 m3-8 vm+7 1nj-13 bv+10 f3q+8 dct+8 kfn-9 3kf+9 fx-7 3gw-17 g+10 ass+9 2xq-7 3j1+8 43l+16 9lp+19 u+13 8j2-8 j49-6 3f7-11 7u2+7 5y8+9 zp+6 ale-7 23i-12
3aa-12 1zm+10 1ij+9 9ln+16 5rd+4 1o3-8 7ns+9 bv1+7 uu-8 vl-11 asu+12 2kj+11 2fs-14 299-8 2ku+13 bm+10 bju+10 qum-11 5jt+9 c6r+10 74v-10 nxc+6 8wc-18 bl2+11
dw-13 fr+12 441+6 1fh-11 3jl+9 xv-14 2m8+9 oud-17 6yq+9 aza+12 bap+5 hvi-11 hf1-10 uc-10 1vf+8 12b-11 50v-10 40p-13 6c1-16 na6+10 43h-10 ajv-10 1dv-10 afy+11
2tb+6 gfo+16 5u0+8 56f+18 1xw+10 csa-8 af1-9 1r3+9 2kw+10 g91-6 802+7 dx+13 eh5+7 flg+18 56n+11 1yx-9 4oz+13 9gc-5 24q+8 5q0+10 gwd-13 fmg+11 fb0+10 8l+13
41y-11 fa0+9 3-9 4m8-11 6a5-11 4v-13 f0-13 wk+8 vz+8 1qs+9 1i5+8 1az-15 5vc+8 27e+9 4xh-10 vz+8 3s9-7 bhg+18 104+9 1l9-13 180-11 kh-11 8q+8 6l1+8 54i-6 gs2-11
2el-14 4xy+12 x2-9 4fb+10 cnm-8 65o+17 4u1+11 2np+12 12b-9 bm2-14 6f3+11 csi-10 599+12 7l-10 1j9-6 7p2+12 s3-9 jgs+8 d7i-7 a13+17 6wf-6 24o+11 dz3+6 k4+10
65q-16 i4q-8 6k7-8 nn-7 hr+7 sd+17 6lu-9 dn3-8 a50+8 11zy-8 2ct+15 96j-11 9ga+13 29j+9 3yr-14 2si-9 113+9 6pi-17 3f7+13 16g+4 v8-10 a95+13 6fu-12 5nl+12
9ng+10 1yj-13 3s9+7 5y5+10 2uw+7 45w-12 4nb+3 cz1+8 mu-12 2ni+16 27o-4 2b7-5 1u4-15 25f+10 9x2+8 3m0-7 54j-9 r9-9 29m+9 8pk-8 2o+19 36q+9 5kq+8 gjx+13 3nr-12
340+13 28r-10 cu4+11 95i-16 4so-19 vp+15 41n+13 5rq-12 9zc+9 3md+12 2j9-6 kh+4 3ag-12 wx+16 m7-7 4ep+14 7x2+10 70q+14 3yb-8 25g-6 d23-10 nt-14 11t-2 cch+11
in+6 wg-8 1ry-8 6f2-8 4kw-5 1zo-10 3o-22 4lq-11 a6c+8 313+8 hig+7 9l5-11 8cj+10 a7i+13 mn+6 fho+7 ay+14 dvu-15 5ii+11 9yp-11 2c0-13 g4x-15 bho-8 8q-6 8sf+7
4ik-9 ba2-10 be+7 f8s-7 2ky-14 kxc+10 n8v+9 4xb+10 30x+10 92o-14 78c+8 30c+12 6zo+6 2b3+8 jh-11 1l+10 8zi+12 b9b+10 izj+11 u+8 jsi-7 65z-9 94h+7 15a+10 3za+12
an-8 51u-10 fzq-7 4mi-8 rwc-10 1zh-18 a-7 37a+9 4b3-15 6o0-8 4cg-8 35w-18 adw+7 4e1-8 4nc-10 3iu+6 1bw-9 16k-8 253-11 9mk-8 131-10 4r0+3 3dr+16 zm-13 3nu+7
3l2-7 5x9+7 331-15 30v-11 14d+10 rae+10 3v3-10 1ww+8 1lv-12 6hg+10 1kq-11 mts+12 13q-7 5zr-10 m4x+7 3gz-7 7rl+9 889-9 73v-7 g4u+18 eb+7 dd1-7 7bz-15 gvz-29
2tk+6 1y2+4 7gp-19 3uq+11 1xt-14 un-15 2b2-12 dit+11 c3g+13 643-16 f4e+8 26z+9 6x7-8 4wa-12 1kl+11 7o8-9 1d9-13 2mj+3 5pc-7 37b+9 6x+7 fqk-7 4q6-8 52k-10
av1-7 1c-7 c6+9 63p+8 b1m-15 7jw-9 1ko+10 2mn+12 1xp-9 85+8 49k+19 1ql-19 1qu+8 n4-7 2z-10 csq+5 634-7 89m-11 74a-11 1y6+11 7q0+9 5e0+7 4kg-22 8iy-5 4xi-11
8j8-12 14q-6 2qp+10 aap-7 p6+9 4t1+7 15t+7 cql+10 5h2-10 791+7 b2i-9 246+9 1d2-7 149-9 9zt-15 jxq+7 1fd+13 9hh-9 78-20 6xd+7 s05+7 4gs+8 20o-11 3ky-11 cca+7
ay-8 66y-10 46r+9 nt+7 2bw-11 g3j-10 69r+11 1uq-11 15b-7 20h-8 2zx-4 huc+8 2ra+16 13m-10 nt+13 8kd+8 17u-11 7l-9 6c8+10 1xk+11 3kz-11 de9+12 yy-24 4p7-12
2hi+15 rf+8 23v-7 8sa-20 3qr-14 88k+8 68j-9 azf+11 6ep-11 2ql-15 16t+9 ak2-6 cy4+13 48d+11 1d-10 bfl-4 3jj-7 byl-10 91m+10 2ak-9 2yv+13 5e3-10 82b-14 q7-8
5e0-10 m0-8 18k-7 6fc+8 49j+13 3x+12 5w-9 gv-9 b1w+8 bzv-8 1t5+10 182-14 2xq-12 m9k-10 to-9 4tw-12 7ny-9 4p0+10 703+5 f1t+9 5fx+9 lyh-15 2kw+8 2ai-8 1fu+10
1d6+11 xm-11 45h-6 178+11 fc3+9 5g7+13 auy+6 c6f+10 3de+17 ia9-10 vou-15 4b6+9 2cy-9 3jp-8 1go+9 8ir-8 6gk-13 1h7-11 35b+7 15x-12 3iq-10 i08+6 61c+9 1x9+7
5nq+10 dv-8 2dq-8 53c-11 6x8+7 8uw-7 10+8 qk8+8 3cx-11 9h6-18 1d6+13 6os-8 1sc-10 8ce+8 1pu+11 20j+9 1q-11 132+9 fnb-8 a1r-7 18h-10 ati+9 3bp-7 46e+11 6dv+24
666-13 5ri+15 11t+15 hm-10 23u-12 21m+8 2ip+7 4yp+8 104+12 930-7 354-6 4af+12 qx+12 3ob-9 37r-10 2af+11 8r3+10 sy+12 45b-7 3g9-20 g1u-8 2g7+10 1ao+3 1xm-10
3fi+9 5hb+9 35o-7 2xh-13 4fn-8 j7h-9 140-14 l6r+7 1v4+13 ox+11 694+8 y5-20 bqr+7 24z-10 bfc+10 685-10 du+14 345-15 a4w+7 8gn-7 11o+8 ps+8 5lz+11 50k+11 35r-10
9ub+9 1en+10 2be-7 kmk-9 1dw+11 bi7-7 lc+3 8mi+15 7t7-14 9eh+8 3ul-7 46d+15 na5-8 2bp+6 5d8+6 11k-12 88p+8 92+9 7ze-12 1ee-6 2b7-13 47t-9 bh5+15 80-12 5h8-10
1zu+22 4f+7 ir+18 csj-7 5jm+8 ags+8 gk+9 9mj-19 62m+10 1lr-11 3b6-11 2ad+9 3ie+6 2rr+16 1634-11 3pz+8 3we+12 651+8 41d+9 6ii-8 14o+17 13w+10 1f9-11 4k-13
9z8+10 qah+16 ng-7 2hr-7 1tl-11 7rk+8 2lc+7 88b-7 1by-9 4q4-19 6j-14 au5-9 4t0-10 1bb+12 2gh+18 3hw+9 3he-9 j5-9 8t8+8 1ns-10 330-8 9tv-18 2wm+9 712+6 8it-8
9o2-11 fkt+15 9tp-13 9wa+12 32o-13 8hd-12 jj+17 2pb+9 c7g-15 1hn-7 2vv-22 1yw+19 jnd-7 55-12 qzl-10 7ue+7 35j-8 1fp+6 vr+6 44x-11 16a+9 2fw-13 1sq-6 3jr+9
d3h-8 ul+11 3uo-7 4hj+11 cum-14 1p7-10 ahs-10 hwb-7 zj-10 g4f-15 1l3+7 1h1+5 101-8 68n-10 15c+15 1g1-15 2h3+7 9hd-8 88w+11 a6l-8 bc2+10 et+12 lzq+10 44e+10
kn-21 df+9 1ki-7 ecj+11 2by+12 95y-7 6vm-14 86n-7 4hw+5 rro+18 2qr-7 la5+10 6mn+9 6ta+9 38h+10 4ea-9 5fk-10 5et+15 33-8 4oe+6 b4o+11 bwi-14 73x+18 2st+11
4my+5 b5d-11 2o3+6 gqi+9 4bi-7 9wn-21 eqo+9 8s7+11 1lx-10 4d7+8 1sd-9 2gg+11 2e9-10 li+10 8an+8 6f0+7 4yy-6 atg+4 1dp+10 l92+11 kv+15 1ng+20 1xs+11 by5-11
3pm+11 9zk-8 2vw+9 65t-22 7u4+8 w0+7 avh-9 3kn-13 87w-9 62k-11 y5+9 2gf-20 3d7-9 4r1+10 21g-11 13a-6 99x+8 wm-7 5n+11 b1f-8 4c-9 ip7-13 4dy-13 b41-11 65r-13
lb-9 g38-8 4cc-10 3cf+11 13n-6 55q-12 5vl-8 1fz+7 4k4+12 1on+10 3yx-7 96a+11 grj-11 2i+7 3d0+9 6ax-15 1ob+6 1vj-10 fat-24 lp-10 5pg+9 gm-15 1j5-7 6yz+10 103+8
1z5-10 2lq+12 eb1-9 6qb-11 97-10 5hq-8 euh+8 yd-10 3x5+8 2tf-22 o8n+20 vh-11 1fz+8 82r+16 1tp-15 3i7-10 30b-8 tl+7 21t+15 g7+7 4t1-8 ksp-11 8wc-9 1wu+10 avw-5
1t4+10 1ex-11 xv-10 gys+13 ggt-11 371-9 d5n-13 2aq-9 7n5-20 16+3 45+11 62s+7 28d-13 27f+10 by-9 2jv+9 3i4-11 44f-15 fp+12 anf-9 405-14 781-9 3e1-9 9hi-7 2cq+7
64m-11 6ii-9 d7i+9 2w4-8 8sh-8 ex9-7 29f+11 15p+9 5hd+17 h15-10 ge9-9 lci+8 4bn-13 2zp-10 6sf-9 5nv+8 79d+14 tn+8 3m-12 5ag-17 8ds-17 28c-10 1yg+10 5xu+8
24y-7 ni+11 3y3+10 db4-9 mn7-12 9r6-9 z2k-12 3sz-11 ev-8 791-11 6au+12 1oj+15 5a5-10 39q-8 1zu-14 1fx+9 9iz+6 1ye-4 h99-13 1qr-10 252-9 fn4+11 5sv+15 1er-4
3c-11 23u-9 3yp-8 2j9+11 7f3-15 1f2-8 a4-10 2fy-7 4eu-5 747-7 49z+14 c04+10 4ar+12 40d+7 1x+9 j90-7 1ow-11 r4-8 2hi-9 5w2+8 if-12 75z-9 ktn+15 6zb+7 16f-5
buv+7 31k-7 mv-10 7ou+5 rno-3 8zh+9 4cj+10 427+6 2qu-7 uq+9 3tk-9 amz+14 2uk+18 18d+8 6gv-20 zj+12 1oj-10 65l+7 csb+9 1o+5 3ew-9 669-12 2u4-7 158-12 87n+7
6xz-12 5a-14 1r7-11 3f4-8 qw+9 4pm+6 d9t+9 xs+5 10i-8 mh+8 6t-8 ep-8 5s0+7 1xf-9 bae+9 pw4+10 cr3-12 18v+12 27o+10 p2d+9 4l4-8 19f-9 1zf+9 8bw+5 49o+8 4aj-16
3b8+7 u3-8 50l-12 2a2-9 1jh+12 q0+9 6ap+10 3ny-18 3zn-11 8d3+9 c0c-9 2sv-7 3z5+11 2du+12 8ak-11 60g-9 brh+17 15i-9 136-6 jwb-7 6g1-20 6pp-16 4xs-7 58x+14
6w-10 7hc+11 249+10 tbw-10 7fu+11 8qq+14 1cq+9 4fx-15 7mu+12 d7t-8 jzi+15 i5+9 15w+11 1fe-12 6a2+5 147-8 3eg-6 5ry-9 3md+12 xt+14 5d1+13 bny+5 99k-13 45l-10
459-9 55k+8 7z0-16 9yk-11 8cp-10 d2h+12 4hj-9 3vc+11 33o-11 31i-10 3gp+8 363-14 4kl+12 643-9 9li-10 119+7 39k+10 m4u-13 dg4-8 ry+11 1ns-11 biv-11 wgl-8 4qq+16
u0s+8 b1o-6 gr+9 hm+11 mu-19 6hk+15 r2+7 fr+4 ayd+7 ui-7 2d7-9 4cr+5 33f-8 2ss-13 bnk+9 51n+11 9fe-7 4en+10 wh-13 4n-8 4yt+6 6sk-28 fo6+19 3a8-13 bfy+10 2pn-9
1sd-7 87a-7 6vj+7 2xn+11 be3+6 1nx-10 2fs+11 9q3-13 9jk-12 5ro-11 b5g-5 13s+15 526-10 2zj-6 m2+9 79b-10 36e-9 434+8 cdl-9 46g-11 e8t+12 caq+10 35p+9 1yz+10
ff-14 1zk+12 em+12 634-11 4ir+9 9kl+8 i07+12 p4+10 ba4-10 2mb+12 hi-10 hgy-16 26+17 2i8-3 p-7 141a+7 6nj-10 11m-10 5nu-14 78v-13 a1u-8 2n4+6 2ug+7 32k-5 2e6-8
tl+9 4wr+11 2c-14 jt+6 94f+8 16f+6 hkd+5 1ho-9 2fj-10 cgj-13 1f4+9 l3+7 8qy-12 fyq-12 2gz+7 5ay+3 9u7+11 acx-20 io7+14 504-8 5bo+10 2wf-10 4ma-18 es-13 ab2-7
3xz-15 4cv+11 37+9 di-19 5g1-7 ezy-7 18p-15 4zj+9 1b8-6 2r7-10 5ao-8 hc9+10 4i7+8 13l-10 e6o+17 953-8 5tu+20 69j+10 szo+5 6u7+11 bu6+9 cuy+6 1yc+9 1u0+7
cr7+10 5h-9 eib+9 5as+8 61a+9 3hc-15 3a7-12 76b-9 4jb-9 ft+16 1fo-10 1o4+11 4hf+8 fah-7 19i+4 39n-11 2ln-10 9gr-8 3f1+6 gfo-7 ds-12 1ba+13 6wr-11 11n-14
5l3-10 8pr-11 80-9 5my+9 5pr-10 77s-13 9f-15 6vf-13 3r1+11 76d-5 83l-9 8r+7 qb+10 1ig-8 exq+8 3w8+11 qlr+11 5w5+8 1he+9 jtt-14 7lm-10 gt7-15 4ug+8 108+8 4ls-8
k0p+15 1rh+12 7k8+13 9eu-8 3ch-4 2sn+7 27-14 26q+10 5oz+4 jh0-6 42j-14 1ui+11 22n-6 9nv-14 732+9 3ur-9 ol+5 1xi-10 186-11 4i3-12 jgo-8 o5-11 59n-10 7sa+13
c0a+5 4c-7 4i8-11 44p+10 2v6-17 3m+9 1zp+11 44m-8 6u9+5 a5-12 28o+12 32m-9 57l-8 8bw-12 ezl-11 22c-8 ze-8 6aw+6 2vs-11 tq-9 2yx-18 4qg-11 c8e-8 2f7+9 a71-11
39t-8 57z+10 51z-29 15w+7 9c-10 4zs-10 ita+8 e0w-8 65r+9 df+9 e0p-7 b6d-12 r9+17 qo+16 13l+7 10f-10 260-9 42l+6 2d6-7 5r+21 c91-12 in+11 dg-8 cl-6 w1-5 3ua-14
32t-9 6uu-11 fw-8 35x+9 14b+8 146-11 2jc+7 31h+9 28f+13 10k+8 9id-7 kys+16 2lf+8 3tk+14 dp3+34 1fc-10 44-17 2uq-11 l7c-10 7jm-10 6jn+13 c2s+9 566-6 5cx-8
1q5-7 tj+9 5o0+12 bos-11 f-7 7y+13 h-12 i3k+9 4si-10 2a1+23 aqu-5 xv-7 3ek-7 2be-11 186+2 7ah-17 354-7 2wv-10 y77-6 ar6+6 1be+3 115-15 18b+6 2sz-11 178-10
zy-7 ox0-11 f4f+10 9xh-6 joz+11 55d+14 p8+10 ra-12 gh-19 1qv+8 383+7 3bp+11 4vr-6 9sl-11 e9a+10 dqa-8 5kt-7 82+8 2h-8 1hd-8 b7j+9 bvf+15 7a-12 151+13 od-7
3vl+14 1pj+7 ev+8 bac+13 4al+12 93+11 6rf+15 1c4-6 3eo-7 ags-7 iim+10 h82-6 3fz+8 vx+10 3q-15 6ul+10 3rn-9 bd2-10 sc-7 67z-10 epl-6 w8+13 2g2+8 7lg+10 ef-9
3pg+7 a07+13 3gq+8 5vn-6 1em-12 22g-12 78e+14 5w6+7 4e0-11 50n-13 sn-9 bzz-14 63b-10 bu8+7 w6+7 4bv-18 36t+13 66r-9 73v-11 1v2-10 60h-6 42n+8 9ta+9 4kr+9
j8o-11 84h-8 42u+9 2vr-10 h8+14 1wb-8 8vn-9 d3v-10 116-9 23g+8 23r+8 vr-18 9do-8 9z5+6 a7c-9 4r2+10 4xd+8 yn+10 3p1-8 1t3-9 ex7-11 y8+15 55u-18 2h8-9 57g+8
3wk+19 ll3-7 aoa+9 5rr+6 xs+13 85g-9 qa-11 ox+6 5xr+9 j5j+9 1ey-9 1w2+7 87y-11 7fj+20 ms+10 1hw+8 bup+11 8c-5 2z7-12 8mj-8 65t+10 6fy+11 5b0+13 pk+8 16w-9
23+8 vx-19 1a4+13 166+9 1ne+10 2jd-11 90d-4 29h-14 1xc-8 3al+12 feo+8 oc+11 5s6-7 nm3-11 ile-13 4jz-7 4fw-10 an7-11 7rj-8 282+6 590-19 gsd+11 1b8-10 1ls-8
578-7 t6+7 gh2-12 fo5-9 1c1+8 2hw+9 9p+5 7lp+9 2w+10 8w6+9 4cn-5 18n+9 27s-7 618+10 793-13 he+14 olb+18 eac-12 2j3-9 36f-8 1vu+11 c5-11 3hp-10 89s+13 4xo-6
2kz+7 5zy-9 2yo+9 977-14 35j+9 5z+8 1p3+6 30i-7 ej-11 5c8-10 khw+16 248+16 n9+11 5ox-10 70m+9 5tj+8 8f+8 55e-8 2b9-12 6c0-13 3r6-7 244+6 4hc+9 3wp-7 8bu+12
19l+12 53n+12 215-12 31y+10 334-11 d2d-8 46j-8 2i3+8 35k+7 zl-8 7ul-10 am2-9 1hl+8 8mh-7 ba+12 3-10 3iq+9 12-10 ja-7 8q+11 6wz+5 4gr+9 42h+8 440+7 1gk+10
9n+13 fse+11 glx+11 hu5-22 36a-10 541+11 pvh-9 1sy-13 2au-16 6gt-10 97p+11 b43+9 1b+8 9om+8 166-12 782+9 fxk+8 3f0-13 34a-9 14z-8 a6-13 2po+8 1et+14 6s+13
2kf+12 2ce-11 vy-14 4fr+6 1hg+10 2vv-7 hok+8 2qc-9 47l-10 4kg+9 1l0+9 52c+15 3yn-8 3lf-6 15z+5 3e9+18 52q-15 c1k-8 1qf-8 im9-12 99o+19 bw4-19 nx7+6 5wu-14
3yq-9 6uk-6 70b+11 5kx-13 67l+21 71c-10 jqc-12 5md+11 2g7-13 j5+8 5a-12 4nh+9 2pu+8 8sq+13 3r+10 l1+17 2b-8 63m-13 25y-17 f04-9 ne-10 2h6-13 902+11 9e-12
5j-13 59r+11 82y+7 9f9+7 90p+8 5k+7 oi6+10 jcd+8 31k+7 6d1-12 8y6-5 34s-8 4g9+17 3kx+16 3oc-12 dy7-13 153-8 1no-12 1d8+16 d0r-12 ozu+8 2ds-21 1qu-8 h9l-7 w7+8
ci+8 ab-19 5gw-4 gx+10 33c-7 a9p-9 54+9 3a+12 9td-11 3gq-9 42u+9 33r-7 7pg+6 64u+12 8fl-13 246-11 1m9-7 6il+9 8cq+11 4f0+10 2kc-7 mx+8 1db-8 khd+7 crw-10 px+9
dg-16 g8-11 qd-7 8kz+13 8bu-9 n38-8 5ma+9 2f4+6 4b-7 8qf-15 80h-12 jk-9 aqq-3 3b9-8 2y1+23 32f-14 fr-6 9fg-11 53z+8 7er+8 12e+8 bim+8 1rv+9 6de-9 kn8+21 813-7
2zb-7 bc+9 5sz-9 4vg-14 4c9-9 97-8 et-7 5bn+6 43a+8 cqm-7 2ud-8 2k3+9 7dk+12 30t-14 2fe+10 4sz-11 34-10 md+9 413-6 4fe+11 r1l-10 3kl+9 249-12 58o+7 654-6
4np+14 26h-11 4o0-11 4y3-9 j6-11 2hf-13 6pz+9 d8-12 tm+8 33m-15 h8+17 4xt+14 4fn-7 21p+9 bec+15 62l-7 69u-12 43-6 1ty-8 34h-8 3s3+11 46b-9 dda-10 10w-12 4k+9
4ld-9 85-16 21g-7 39m+13 4qa+4 amt-6 1yp+12 5mm+7 2ca-8 1dx-7 2ch-7 i1o+9 4oy-10 13k-6 bwo+11 hbm+8 6vk-7 3dj+7 58t+9 ej3+6 a4h-11 9z-10 dlr+9 dl3-11 2rk+7
zh-8 4b8+5 8gz-7 1u7-7 3xy-12 1fd+9 bfi-19 73e+11 74y+19 5y5-7 3d4+8 1r1+8 1fe+9 45p-8 84c-11 hi+8 54j+9 4up-14 bie-12 5v6+9 kt-9 413-12 30-19 fvs+8 5lv+6
amm-10 2hp-11 3lk-10 6df+9 2lr+10 6yo+16 43r-19 2qa-8 42-9 6n9-9 1fd+8 662-8 1lh+4 5xq+18 28d+14 fix+9 em+7 gah+8 xy+9 631+12 4kh-10 3ce-9 2a1-9 1c4-9 a7i+6
nmb-22 f76-15 kby-8 2ud-7 bm0+9 58h+8 35o+11 asn-7 6sd+13 5ij+10 fz-8 2cl+12 e4d-8 2rq-12 xc+8 4aq-14 379+6 2ab+12 xm+13 fii+6 6r5-12 298-9 4q4+10 38u-7
1y0-17 2eh-16 1y9+8 296+16 4xo-13 60+10 1n3+8 4da-5 8ar-10 uh-7 1rb+11 535-6 4c9-16 fd-9 1e9+3 4zh-9 a4o+5 4t0-7 1fk+4 5tl+9 ljm-4 7bz+10 2gr-5 2f5+5 12o-11
tj-10 7d+15 7ai-8 4wq+8 a7r+8 2jj-10 v2-8 2qg+5 oh+11 6b2+8 bp-10 3gw-8 dm7-7 2ks+5 22m+6 92d-19 2x7-25 31i-10 8ni+5 f8w+18 51r-17 24o-7 2zm-11 5dp-8 2s5+11
15g-6 ss-10 7c+11 30n+11 4lc+12 62o-11 na-5 7gr+8 ag8-12 55q+11 9fh+8 15x-7 2iq+10 xy+12 lw+6 727-9 ii+9 1ub-11 g0d+9 6g+5 1pp-5 4d+10 2tk-10 2s2+10 7fi+10
hd3-13 7wt-5 4nj-7 7xh+8 4c9+10 mr-12 4m4+7 14f-6 lm+7 7po+4 1kb+9 3bh-10 8a-8 3jy-6 1vb+8 6d4+9 2r4-6 4my-10 69g-6 b9d+11 3o9-8 94a-9 4j+8 19t+7 f64+9 tx+13
20+6 12i+15 7vx-16 12y+10 nt-7 81x-13 kn+7 ce9-7 7e5-14 6q4-7 5iv+10 cry+11 zu-18 4xh+7 ql+10 2z0+11 1q0+9 5p1-6 31a-10 36j+9 1c3+8 12y-5 e42+7 3h2-8 cy+5
i8-17 4r5+9 5py-10 au6+7 139-10 12r1-15 27j+6 3jf-8 9g+10 ez-10 9dm+15 120+8 1vq+19 2yj+17 8kh+9 d4n+19 4cs+7 2kq-9 tq+8 66h-10 9e0-7 70f+15 1a1+15 5nu+8
7fr+7 66s+10 c85+9 vi-7 10-10 1b1-8 16k-9 2az-8 44s+12 sy-7 kml-8 ul+14 5zf+10 y8+10 v-7 bzs+7 1v7-15 cr+13 1l8-6 3x5-10 qjn-6 4pn+10 3qa+5 1tl-8 8l+12 2ba+9
5ak-11 h44+13 so+13 2if+11 6c3+7 781-8 ije-7 tbu-11 bgy-10 3ml+6 5ug+7 230+7 7dt-6 8io-6 9mo-8 1fh-11 2q5-8 1tm+4 378+7 5az+12 ed+9 3fg-6 6ba-12 5v6+5 38e-10
is-6 223+7 10+12 59c+10 8h+7 2of-9 4dr-18 2xk-11 47m-8 2is+11 3sp+12 abf+7 29l+7 2p5+5 2h1+5 7ve+9 bon+16 3hs-18 1br-9 ddi-20 j1+7 1s8+11 p8k+7 1u4+19 1rb-10
2l2-9 u2i-10 78q-8 ak3+17 19b-12 he+6 fqp+11 8u1+8 ym+8 6sm+8 55b+6 4wt+17 9sh-12 ai+6 6k0+9 9na+8 2kc-8 1in+15 5d5+5 1wt-10 6zy-4 2rq-10 1zg+8 1vh-7 c4o+6
280-8 17q-20 5wp-10 750+8 7rt+13 fo+16 52u-7 pv+7 8g0+16 253-8 ml5-6 gmd-13 4ji+10 m25+8 6w+6 2ud+8 47k-13 2ob-11 2t3+8 20k+8 j8-11 1od-7 5lr-5 2i8+14 2pf+10
1kq+7 1e8-11 b2c-7 2na+15 49n-14 pd+8 41r+8 2u4-10 4em-13 495-16 hn-7 i6h+9 2eq-10 dau-25 q3c-12 10d+8 1cr-10 5ol-8 1ju-12 fs9-21 3fw-8 36u+7 u0-7 6tx+10
d44+8 685-9 fi-10 3vw+5 hj3-14 d6k+14 2wu+7 9ez+8 24y-19 3be-10 3ig-10 gzg+7 9im-10 g4u+12 45v-12 7xn-12 4qm+13 9if+5 545-7 ail-10 3mu+14 1ip-11 2jf-13 2jz+7
2u3+8 cx-8 4f2+12 bf-9 4uf+13 2oq-18 ag-7 2im-7 3c2-15 d9j-9 5rx-9 8ig+14 8eq-10 8zi+8 2ti-7 9v+6 137-15 9eh-15 v7+7 8l2-9 2ba-18 5gt+16 49j-6 2di+7 bd9-8
d0m+6 8r5+1 4ty+11 4bq-8 o0+12 3yn+5 4p4+23 325-7 6wq+12 6pq-10 ers-10 1dz+13 61v+14 c4y-9 7nt-13 af4-9 1b6-8 6vx+10 t-11 5mv-8 eec-12 44s+11 4ti-10 68f-9
9d0+12 gcp-10 3v1-8 5h9-10 js+8 6j-11 3x9+6 2ji+9 nxi+9 1ck+16 5fv+11 7mm+14 1jn-9 cg-13 boo+8 3ii-13 7ci+7 3t2-11 3co-7 4z1+10 1hx-12 1r7-13 dh+11 5db+9
9df-8 dr2-12 gv+14 1yg-9 5nn-9 qj-12 1yl+16 3jw+8 3jr+10 ky+11 8jp+9 1b2+11 2ae+8 6f2+8 kq-11 b9-13 42w+8 22y-8 2ln-8 15e-12 924-9 yy-6 3ew-15 uq-8 2ls-7
4iz-7 37y-12 10z-8 18e-17 7jk-13 gx-6 3g3+5 25h-8 572+7 2gj+9 27q+17 12c+11 4rn-12 1za+15 t9-12 oph-12 ad2+8 21v+18 6sa+7 3mf-9 326+7 2g3-14 54f-6 2sv+10 a7+9
934-10 5xh+11 465-14 5ko-8 1ch+10 1ws-7 i3o-7 4j-12 52c-7 kfe+12 1k8+16 nmj-7 9s+6 113-15 44w-11 1i6-7 7o+9 7oh+9 2d6+8 ne+10 38w+14 pw+7 u9+8 672-9 5c9+9
qi+6 80-10 lg+5 4u+8 8k6-10 7by+7 z93+10 6dr+13 28s+8 4jr-9 4ah-10 2ac+10 21j+11 1t7+8 zq-9 3lr-7 w0-9 f7i-7 2xe+10 8f3+10 1rq+7 9mz-7 3fe-7 cqq+14 3x0+10
50t-7 7lv-7 ati-9 5ju+9 21u+9 i4l+11 15qs+8 862+10 5o+9 bgf+9 24k-25 eu+10 j90-11 2do+9 66s-8 27d+8 568-10 4ri-5 ky+7 5e8+9 j36-13 cz+9 e0+9 ag+7 2aq+7 k48+12
c9y+9 8gs+10 6k7-9 7eh-12 54o+10 bmj-11 7q3-9 1vk-7 2fq+6 4ln+10 1t1-18 8x0-8 2sw-6 4u8+7 17x+12 1oq+6 aox+12 8ka+7 ek-8 bua+9 7lh-16 6hv+10 q9w-12 6bl+14
3ug+9 bgs+18 9av+7 co-14 1u2+9 jh0-9 551-16 38y+11 7dy-14 3lp+7 3wf-10 1m+20 dc0-13 12w+6 ch3+10 4dq-12 1jr-13 7w2+10 vu+25 4u2+10 195+7 2ff+13 1hn+11 3za+14
1bz-10 2c2-9 1dl+10 3l-8 3je-9 72f+8 6r2-13 6h+9 38m-14 14m+12 6sj-7 19f-10 3am+10 5go+7 5x+11 924+7 36s+17 5tl+16 9et+5 353-6 8gx-7 alb+8 36x+7 a48-8 wm-7
vg+8 f5g+11 ky+6 3qd+9 455+7 m6n-8 6b+7 11y-8 11h+6 238-16 5ck-14 741+8 2f+9 3ob-12 39f-7 263-7 nz+13 6ve+9 spn-6 82-15 ere+5 1bx-9 ab6+9 3pr+8 1ef+13 2fw-10
3qj+8 5dd+6 27b+9 1mp+7 17b-8 rkj+11 1b6+5 duf+8 4ip-7 4qx+18 5p9-24 194l-9 dwt+10 35z+8 63-9 61a+9 jmo+9 1k3+4 3ae+9 ia-7 1n4-9 dm-13 2vx-9 2f8-6 2ah+12
7tk-9 3o2-14 6z6+13 cy-9 cca-8 9hy-8 2lo+7 1v2+8 9bn+12 hq-9 5zi+10 7w5-8 1d8+13 4pd+5 6cz-12 am1+6 1ka+7 2vy+3 5sl-12 2wy+8 6e8+12 1jp+9 156+11 92-9 8mg+11
23g+12 zq+13 530-8 5p5-11 3ia-9 7gi-7 9p6-8 1wl+18 6cv+9 8ja+10 1pi+12 2pt+8 1v6+9 6w+7 16p+10 4h0-15 n4-9 1pr+11 5j8-7 vj-7 3zy+15 ux-7 7k5+17 9l+16 t04-8
ezx-11 2sm-8 97c+11 2jo+7 7x9+16 318+8 1zx+10 4gw+11 2e5-12 254+12 9lj-8 31s-10 15g-8 x1+8 ccd-15 6n+10 mvb+7 6yl+8 89f-10 ccg+10 2md-14 in-9 31o-15 61t+7
y0-15 6hn-19 9f+7 8ov-6 5j5+11 ev1-7 64z+8 1t4-10 4z6-10 3bp+9 fnl+3 8pw-9 6tf-10 2so+10 6uy-11 342+8 7kt-11 598+9 ll+11 7lc+6 uhf+30 cg7+15 9fn+9 22g-9 8tm-9
8mo+9 34c+8 7hc-12 2qd-5 3bv+14 2r3-12 chd-12 9ou+11 990-4 1m1-9 8hl+11 647-8 3om-11 tx+10 l35-11 kgd-8 7lc-7 d7w+10 8o+6 g1+13 52a-19 mf1+8 pe2-5 276+8 2xc-7
fm2-4 11c-17 2du-12 ijf+6 wj-14 5ow-6 kk+12 122-5 51b+7 lb-10 5i5+10 1uo-17 21o-16 cgx-8 66q-10 xz+4 29y+8 289-10 23j-11 62i-6 39d+10 7aj+10 al-4 k9-13 jr-11
2na+15 4ko+9 17h-14 ia1+13 jd7-8 489-7 2xz-7 4mj+6 fi6-7 3sc+8 ls+8 pgy-8 2os-11 1dt+9 36n+5 3op-13 6ly-8 3z7-9 21x-10 z9+9 yq+4 3f-19 418+11 459+7 2ye-10
1q5-11 u4-8 1cg+9 56e-10 f91+5 63l-5 7d-12 135-9 90j-8 5mf-13 eoe-13 4jm+13 7p9-18 532+10 8e-13 a2a+10 9i-6 6lz-9 4ls-9 2xx+13 9df-9 aqh+6 3fb-15 j5v-9 a3q-7
9iu-8 5zn+9 8k+10 6d2+9 7mx+7 16n+8 oxk+9 1am-8 e4+11 1al-11 4gq+10 a7p+7 2xy-8 4fn-8 5od-12 13+7 70+6 uj+8 kli-9 9h+17 fn-8 buc+11 brl+12 7oo+7 8f+8 hnu-8
qu-6 c0-18 fvc-8 5e-10 ea+15 3xq-10 1iv+11 4r9+7 vf-10 5ed+11 28s-16 1ek-9 4ez+10 2vj+12 1ac-11 24-8 54t-15 jtw+11 8lk-12 alp+6 8d8+7 kf-7 j5+14 e7k+8 31a+13
ajf+8 36k+7 5w9+11 36v+13 4zy+8 7u+9 gc1-19 fl+7 312+13 kr+9 4y4-14 2e8-10 1cz+10 5kh+12 w3+9 2q1+11 31s-9 1ag+6 6r6-7 ehz-14 6kc-12 2xs-17 9tr+9 7bm+9 29l-16
2t-13 2qw+10 fcp-16 86v-12 3j9-12 sj+15 bek+8 bk1+9 1gk+10 k6-9 euy-10 3ea+6 4xz+7 duv+9 11t+9 12l-12 ta+11 6o0+12 hv+9 441-11 435+7 xh+10 al-12 5mj-12 i2+7
7y8-14 dy+9 14v-7 4fr-16 gek-9 359-18 1w5+11 1no-10 7sl+9 ckc-5 2n5-14 2fi+13 1hi+9 1w+12 cb+11 2s5-7 3ok-9 1hd-17 60s+8 8nn+20 72u-10 350-8 7g4+4 3tb-10
guh-8 347+13 4jv-10 2n9+11 1gr+6 1h0-11 e1l+7 4pt-7 e9f+8 6s-6 7b-9 7hc+9 40j+9 2ih+7 cpv-5 4wr+12 9o+9 100-12 k3+10 7wq-8 cre+8 8z7-5 54+14 e1p+10 f8h-19
fnf+9 1do-12 8cz+13 8cz+19 c6+9 cv3+10 9eu+8 4eo+7 168-16 16u-12 59o+7 10u-9 4a0-7 b7h+7 41i+14 b5z-7 eq7+9 2jo-8 4td+6 472-8 ny-15 24v+12 534-12 6ng+15 c0+9
mlu-6 h1+9 2d1-12 7a3-8 5cw-9 ahd+18 ayg+11 8r+12 124a+9 1as-9 1ju-8 6mc-7 11x-12 741+9 4zx+13 34x+10 13g-5 4y+8 e6+9 6k2+8 7gk-10 36+8 4x4-9 6c8-9 jy+7
7hw+21 95r+11 5oi+12 369+5 4r2+10 3ol-7 nwr-9 18y-9 2xt+9 2el+8 3gk-10 rgv-12 176-5 5vx-9 dwp-13 84q-12 2gl+8 f1w-10 2aa-16 27t+11 lj+12 3vx-8 12h-8 jj+14
1w5-15 tcd-8 3by+6 344-6 a6t-17 3fn-10 td+8 avo-9 q4-7 67v-8 6su-8 2a5-11 ep-11 hn9+9 46l-10 m4-15 ckf-6 19o-15 m3-6 8og-12 7f8-6 amf-8 ru+6 px+6 4z3+10 2z7-7
3ru+13 5k3+8 47i+16 1qv-10 2d7+12 bcn+20 6it+9 rk-9 6ve-6 8yc-10 5wf+8 27s+9 2nc+5 e70-9 3ac+12 58q-7 551-6 2rw+8 2qz+7 2hr+10 8q-12 5zi+16 75z-8 u6u-11
69a-15 2wz+8 5x2+11 ae6+8 71g+9 36p-9 2qg-17 6ys-6 6ug-13 585+9 epz+15 4gq-12 10e+9 19g+12 m9+12 2n9+10 492+9 2hn-8 2mf+15 ehv-10 4vq-17 y5+11 3hb+13 ck-6
yq+5 21w+7 7fn-11 g+11 m8b+11 bki-8 n4s+10 e7+12 50z-9 4dp-7 2qj-9 196+8 8sg-8 btx-11 3xt+8 4g+11 3j2+6 eil-8 1sp+7 5zc-10 arn-9 29g+10 3ub+8 8mz-9 i5d-6
gzx+17 i6+9 1tt+11 24x+7 1tv-8 cm2-8 523+6 74e+17 19y+7 19a-11 8yc+6 18f-8 4tx-8 9b6+8 ww+9 ao1+14 f8x+11 13o+13 dnv-8 adw-12 7hm-12 6rl-7 sh-10 5va-13 1kk-15
9c-12 7tz-10 c8p-17 3eb-8 6nf+9 4u8-7 d1v+8 bck+6 aqm+8 82x-7 7t1+16 2kz-10 40m+9 r9g-21 616+6 3xg-6 rz-24 lx+7 533-9 8y6-8 3gv+10 1m7+10 sz+6 4i+6 p5i-6
5fi+10 lk-7 2oh+10 1sq+12 2qc+7 2cy-10 559+11 1pi+10 30e-12 a4b+9 8zw+5 35t-10 10b+12 3oa+8 2bt-7 64b-9 aec+9 cr0+10 1lr+8 10g-12 6rb-9 4cv+8 aa2-15 2sb+9
35r-12 290-10 4yq+8 8hp-10 zv-9 9rt+9 36d+12 vn+7 1m2+9 3in-10 h2b-11 2j+10 cdv+8 2o9-10 4rq-14 2dx-9 9de-16 nis-9 42d-12 4fa-7 38g-7 2if+8 3ur+7 76q-12 69o+9
a6q-9 7b5+10 4o0-8 ix+10 5ro+8 50+8 efg-10 17q-22 4kk-9 52u+7 b9p+11 29g-15 3ra+10 r97-10 3ud-7 35r-8 pi-13 67l-14 8g-10 973-11 875+9 cpm+8 1lo-8 4bu-9 8p6-6
8je+7 cjn-9 r1-4 bkz-8 ael+11 65q+9 2cv-11 7e-9 1ee-13 2yo-11 4mi+12 27f-6 24f-11 ca0+6 j98+19 v0+9 1po+8 5ij+7 1g1+12 3li+8 2wg+9 bw4-10 19nu-14 3p+10 5ym+7
cmf+7 249+8 36t+9 124-12 901-7 9qx+5 7pg+14 5gc-13 40q+12 1yc-11 emv+7 1i5-9 8y-12 aay-9 biv+8 2dr+8 ank-4 7j8-10 1zi-9 l+11 iq+9 4eq-8 1ox-19 7rq-9 32u+8
8ln+7 38n-15 57+8 hr+11 3tx+11 1ep-27 b3y+11 o9g-12 bf-8 467+10 28b+8 271-17 585-12 35s+13 4zz-9 9zn+8 1h8+15 4ml+7 1sp-18 4pe-9 3q7+12 jh6-6 55h+8 1i0+6
5ue+12 d5-7 kq+9 8za-7 2w1-10 22k-8 2aw+10 4uo-12 29f-8 1uz+10 8c4+7 5gb-7 5b3-13 7j+9 cln-9 8qt-7 1p5+8 g3-11 1kp+9 c4g-17 5l4+12 d9-15 66e-7 14v+6 3bf+9
acm-10 2rm-14 1b6-8 5pq+7 dxz-11 xn1+8 73-8 2i9-14 ho-11 b1-9 hw+9 y-10 blb+7 f1r-13 2k1-7 2zq-12 2j8-18 16b-12 237+12 d50+10 ze-15 15+10 a67+8 4ju+13 yn-14
8fe+9 2la+8 8a9+7 3ri+9 2l8+9 2ut+13 31s+14 20a+11 aok+9 13n+7 2qv+3 1ow+8 ea-12 3ug-11 c8y+6 415-7 900-13 4c+5 9ak+18 19+9 5a3+18 58+8 15x-12 5et-9 g3x-9
8w-11 1g5+11 2vd-14 iy+12 ghy+9 556-16 15o+12 4iv+7 dfk+10 ta+8 2bp+12 24e+9 p7-13 4r0-9 2if+9 3j2+9 b0i+12 6g7-8 hfz-7 1uh+16 kv+9 8k-11 5qn+8 5j2-8 1hq-13
1wu+9 1jk+13 1bz-17 qid+12 js+9 80d+12 1r-11 pwa+9 16e+8 fok-7 69n+10 4uc+13 4lb-11 4ut-8 24v-8 6hf+7 6v-7 65b-11 ac-10 11q-12 is-9 1fd-9 1fu-4 11g+10 dq-7
724+10 6ca-8 8g-9 3kc+7 2wr+14 h2+8 7ok+7 dnd-15 3g-10 fh3-14 8gm-8 9z+10 i3+8 lpx+11 bj0-7 54v-18 1zo+10 8r3-15 14q-6 1j2-5 hr+10 1et+7 3g4+11 4t9+9 5rs-15
428+11 ac5-17 b2-10 c25+8 4nf+13 44x-18 4jl+10 c5c-8 65u+7 6dn-8 9r5+5 5xr+8 6yo+11 27k+8 en6-10 56p+11 13q+10 1lb+9 969+8 8ru+9 5q0+13 ry-8 kt9+11 6gr+6
3ka-12 bv8+4 42h-18 d4w-11 33n-9 wd-10 49u-6 sd-11 1n0-10 drw+15 ix7+9 ob-14 2fv+9 66j-6 e9f-9 irz-18 1ge-9 2vp-7 lw1-8 7nj+8 1gm-8 41a-24 1i+8 797+6 1s3-7
blv-9 8rk-9 574-11 1p0+26 ixh-15 3mm-7 34p+7 enp-12 6lj-13 3mi-7 3d6+7 irz+11 lxy+12 lpr-7 2sn+17 1oq-14 7pq-11 oz+5 1yq+10 ibz+5 2ez+8 hsx-9 9tf-16 193+5
7o3-14 3z5+7 2io+9 is+8 1mf+13 6iu+12 2k2-12 2yw+9 5fk-11 c5-14 dg2-6 atb+10 il-9 3mx+7 naf+4 2ux-7 6nl-9 9ux-13 87j-5 fs+9 b5p+8 cab+7 4gs+8 5p2-18 5ii+14
77k-12 2rn+9 1t-14 32a-9 1cy+7 6u+9 4mh-10 58m-10 1ug+13 2it+10 3g1+10 fz+8 4lj-7 7ji+7 2av+11 2v8+8 4th-9 dsk+13 5ub-6 332-7 353+9 3d6-10 3ej+10 6n9-11
52f+10 d1d-9 19s-11 3g4+12 290-8 14j-6 axu+8 1to+9 5gx+16 j8+9 65a-9 4pa+13 4yj-7 9h6+12 4cq-17 4l+8 4n-6 3r9+22 7h1+7 5rj+9 614-12 3e5-7 cmv-9 29y+10 hs9-16
698+18 1d+5 9uw+8 ach+10 xz-6 707+13 5t6+11 16e-9 f9z+7 5gl-9 1si+10 2rr-15 1h0-8 77d-8 ayw-6 39s-8 cox-13 x3-10 eq-11 1a5+8 5wr-8 2uu-7 6fh+8 4f9-8 frl+9
2sj+10 c4e+12 436-13 3k+19 m28+8 56f-14 e8e-7 amc+10 9fy-9 3dv-7 c4j-11 a59-9 366-14 a0f+7 bra+12 1r1-8 44z-9 2jv-10 8s-11 ayb+8 fe+12 46y-11 6ku+6 x3+8
3uy+12 3b9+17 f3g-11 bk8+9 gwu-5 8s6-8 tm-6 6q-7 dt-11 i+7 2hc+11 fxv-12 7ln+7 8wh-8 393-7 bc4-10 6bj-9 508-13 3z-8 alx+6 n4p+6 8ek+8 hwk+9 1d-10 3r9+6 2yx-3
8et+15 381-9 14u+11 5ql+9 3g8+8 ic+9 8c8+5 he+8 3cd+8 1a2-7 6yx+8 9pa-11 247+10 4e8-13 6e5+11 89z+10 2bj+11 g4d+8 12d+9 9r9+11 1o0+10 6qs+8 ta-11 43a+10
2sy+13 2oi-9 8h8+7 yp-12 5cp-7 7rj+14 41j-9 510-9 1ok+10 127-13 5z7+8 l28+11 6i5+11 665+10 8km-10 dz1+5 4nk-9 4p-7 e10-9 eiz+11 6a6-7 ft9-11 9xn+7 7si+11
2z5+10 6nk-21 nu-10 hk-13 5i-10 7b7-10 g4i-13 pru-7 19x-10 5o6-13 d98+10 35g-6 orw-20 vn+16 bud+10 3im+14 gh7-14 ace-12 745-10 gpt+15 22q+13 jk0-11 3f1-13
1gt-8 76i+8 21k+10 101c-11 4du+6 ase-8 6dy-17 jnb+10 tmx+7 2n4-11 1oa-7 9sp-7 9d-8 8vr+16 1w5+7 gsg+5 pp+15 dih-6 8v-12 aez-8 44-12 bg4+10 af0+9 nd-11 1ef-11
6tk+10 9ah-6 7og+10 666-13 g8a-9 7mq-9 oh-10 9vl-6 60r-8 379-9 2im-13 w2+9 fcw+15 5gw+10 t9+9 u2+17 788+12 3dx-8 5vo-4 23q-12 81a+7 3it+8 1x5-11 ese+10 33n+10
1wp-9 32y+15 1fj-7 1ux+11 k2-8 zi-14 27l-15 4lg-16 1q8-13 7zu+8 hul+9 fjo-12 1f2-7 k5y-14 7jg+6 3kp+9 27o-9 809-14 65m+14 149-18 lm4-9 h90+13 bh5+11 1on-9
1lq-14 5cs+11 mmr+9 7x-10 68j-8 mq3-8 ez7-12 906+7 1xx+11 dvl+12 35o-6 3f4-13 4nt+13 3fv-17 1m5+7 699+5 q1-10 6a2+11 5p-6 n9+8 34q+5 6ru-12 48n-9 hq+6 5aj-7
9bf-10 98l-11 79s-14 79s-15 vb-12 1y8-17 cnh-7 814+7 ofy-10 3cp-9 nn-22 1sv+11 byp-8 brf+11 36a+8 poz-12 3w5+8 ek-8 27-14 br7+8 as8-9 62o-13 78b-10 5b+10
9nx+9 285-8 2ke-12 28v+9 1ou+9 gth+7 5hw+10 4ab-7 2io-7 23n-10 13e-7 qge-7 4e4-8 3on+7 b3w+9 l2+7 lfn+8 2ve-10 6kv-10 27b+11 y0+13 6pi-9 519-9 b-9 ijt-8 4z6+8
6i2-9 dv+8 feb+9 87p-7 48t-8 2ft+8 9q9-9 sa+6 32e-11 m2q-4 axe+12 29c-9 3dv+7 78l+6 3mj-8 1s5-13 a1y+10 734+15 3w6+8 2x+10 fie+10 5w+13 e6-20 ajd+7 89f+15
iie-8 fhm+11 moi-7 1fu-10 1xx-8 29n-13 12s+10 5y-15 67u+12 5ud+15 g1e+5 3un+5 f4+15 2nu+10 340+11 24n-10 2q6+7 8nt-9 8sn+9 6ln-8 55q-11 dug+10 9wj-9 5nv+8
kho-6 48k-15 7jn-7 ap-11 701-8 1yg-10 akm-19 4db+12 3qu-5 3gb+8 d75-9 2ob+13 kx+9 c4d+14 nzr-11 mi-13 6oa+18 3gp+11 1dq-9 kx7+11 ks2-7 1qx+9 5wo+10 r4+7 7se+9
54+8 bc4-10 3qw-6 t9+6 5h-10 zbd+11 9r1+8 186+12 4ad+8 4q0-13 vqv-8 3lf+12 1tm-11 4ai+7 xi-8 77g+11 rpx-19 11l+9 805+9 95y+9 dz-9 v12-8 ac-7 chd+10 6ek+12
4a6-14 auc-10 89-14 1xz+8 bv2-8 24l+12 blm+8 f8x+8 8i5+5 5bu+7 2g6+5 kh0+9 6z0-8 31g+8 24t-7 2eo-7 28h+11 8he+15 bhz+9 2qb+10 29y-10 gl7-11 d3i-9 2qi+12 219-9
3ve-7 eda+8 3ue+9 bo8+10 2hx-7 3j7-8 24c-17 1wj+9 4w7-17 nnl+7 24k+8 9nh+6 7u5+5 atk+12 blj-8 h5-6 bkg-10 9or+7 2ap+7 27l-8 6ig+8 yg+9 9qq+8 68k-4 b6f-12
4l1+9 2kp+6 1bj-9 1h0+8 ez8-14 16t+13 4e6-11 4e-10 bwo-9 1va+7 6m8+10 2px-19 amc-11 w5-9 3eh-9 40x+19 2p9-9 101+8 2l9+10 246+11 58x+7 7q1-12 4i1+13 6zw+13
20z+9 1x4+8 4t4-8 16h+9 3bw+8 91u+9 2g9-13 2jj+8 2jg-8 3m6-7 7n3+6 2qr+7 2z7-12 dcv-8 6yz-12 3x0-8 wn+9 bl-19 7iz+11 qo2+10 6t1-7 3oi-9 ff1-6 236-8 7mu+10
gws+10 7ft-14 17p-18 duz+12 3c9+5 3ks+17 37n-12 d2-11 2tv+8 74+10 6hd-9 q8-12 fov+11 3kv+9 cu-17 of+12 1mm+8 6h7+10 28p-11 av+11 5s7+9 1qg+10 2rl-13 8ql-11
gy3+8 3d7-8 gyc+14 egy-7 aav+6 8zt+9 7bx-7 1gh-5 hxy-9 7eq+6 1b5-8 81p-14 9h7+9 wo-13 6uh-7 1zg+10 pmb-10 2o5-6 abt-10 2i0-9 9r3-8 i2f-9 jo-11 4u5+8 b12+7
5mw+17 a14+9 3x+8 r4-10 bmk+8 lfc+10 68t-15 aib-15 1l7+9 4xt+7 26c+8 8dr-22 l3r+8 dl+12 1x2+16 3hb+7 4dc-7 1gs-6 1d6+5 4cw-8 31k+16 6gy-8 o1-8 7rc-8 12u-7
hfj+5 18m+10 1jb+8 83c+12 5gp+15 1tg-13 ir-5 zq+5 6a0+9 261+11 z5+8 82u+13 1xf+10 7xw-6 8x5+7 603+8 5yr-8 glz-6 2kw-7 6t5+7 143-8 bhj-11 1tn+14 be3-9 7kr-9
2x-7 5lc-8 4eo+10 vr-12 4kb-7 6s-7 bk-9 jtz-13 i1-15 8su-9 1vi+11 3ng+11 29e+11 9bt-12 20c+9 6e+11 62m-8 d54-8 4u3-36 8kq-8 gpx+13 iy4+9 l7-11 5dd-14 bfm-8
abq-6 6qw+11 mph-14 4sh+12 tbz-8 3nh-9 hod+7 1eo+9 f0g-9 3hk-15 akp+12 5yp+10 nx-15 82-11 hr+7 2on+17 jt+12 6kj+8 6ch-9 1h6+11 1g7+16 2ig+7 po-4 449+11 6or+9
epr-10 3bf-9 5ke-8 f8t-6 294+12 fm1+13 dv5-8 3ka-8 l8-8 5rf-14 2ko+9 5a0+11 75d+8 v4+9 5s1-10 22c+7 11p+11 3gh-7 151-19 ogd+9 xp+13 3jv+9 5vp-20 8q5-7 14u+9
efy+12 1y9+8 56v+11 ry+13 3gg-7 3ws+11 10c+9 984+9 3pg-11 2zp+13 4ii+11 if2-11 1el-8 3nu+9 l1+7 27g-9 bmh-8 5db+7 15s+9 1j6-14 2eo+16 9n3-7 a3h-27 1h4-12
4u-10 26x+10 37c-11 5wa+13 4c5+7 5ws-6 3a0-8 6ze+8 24l-8 7lq-6 30w+6 842+13 2ls+10 180-10 2az-7 3da+8 39i-10 5or-8 546-15 4l2-15 ne+8 2j9-7 gxz+10 1vk+8
4sx-10 2qu+10 11o+9 s5d+11 7mh-12 4mx+10 f4-9 5a7-10 5x+11 7m8+11 8c9+12 8dt+10 2n4-9 90l-9 atf+14 1ew-13 yp-11 2p0+11 sc-6 qv-11 1t3+7 5a-17 26h-7 6y4-7
6f1-10 4n7-8 57u-7 14g-9 14+10 2jw-7 2wo+8 3iw+12 v6-9 p8+9 mal-7 4ra+13 2t7-17 1j2-10 2eh-9 p32+8 4tm+9 486+11 40n-10 4gh-15 3r-9 d02+9 sf+10 5ji-8 d6p-6
44m+9 apb-7 5dm+9 yd-12 cug-13 651+17 cz2-10 3ya+8 3l4+10 3zz-7 7aa-7 2or-13 bnz-10 5ca+9 70d+9 1cs+6 gw7-13 6ki-9 5y7+12 5yp+5 7o2-7 hcf+10 6mq+17 6gt+7
373-6 7p4+10 uv-10 9vh+6 5g+11 3gc+12 118+11 7dl+12 3lb-9 4b7+8 qug+14 6ev+8 1so-6 6xa+12 2e6-10 3z1+10 2ml+7 h1r-8 22j+6 9ss-9 72p-20 7vo+8 1h3+7 27l-7
24j-11 jfi-11 2jn+13 fv+18 e4p-7 428-11 b9g-14 1zp+4 1rz-9 3s2-13 4gn+10 3de+10 4rb-7 1ga+9 1lf-10 4qo+12 pze-10 62t+7 cu7-15 cnq-4 tv-13 63p-6 5lg+9 ut3-7
46o-11 8db-15 175-10 4p-12 6d1-8 g2+8 eln-8 2mk-9 br-11 7vy-12 5ap+9 3r8-5 1bu-7 45m+6 675+10 7ea+10 ci4+12 6em+6 8uv+9 hy9+8 62+11 44b+11 3mi+11 29j-19 9u+6
n0g+10 197+11 du3+8 3sl+10 chu-6 6g4-8 2do+9 2k-10 56k+12 gdy-12 6ax-12 1gf+8 9qs-5 52w-13 ggs-9 4lo-7 dq+4 8ba-11 m9-13 3m7-10 474-7 1oz+16 2bh+10 5xa+8
ft1+11 ald-17 99a-11 1d9+7 85j+9 bfb-7 avg+11 58s+13 2i7+8 2yi-8 136-10 1xn-13 jw+11 4mg+10 bou-5 gn+7 1ss-10 4y6+9 8yk+8 8yi-6 1qd+10 177-19 9oc+6 1uc-9
7uj-11 grm-9 8mn+8 9s3+9 4wl+10 4w0-9 2ni+9 4w6-6 727+9 f6h-16 55j-7 2ng-10 22z-9 fy8-16 fy8+8 16a+16 2ut+13 2dt+7 8y0+11 20k-14 1p6-10 4fa-9 18k-10 1or-18
7g4+13 cb-10 i8+9 bfh+10 5r1+6 2xq-10 f1+8 1zn-11 1ag-7 gy-9 2ds+9 5vq-9 cng-7 29m+17 ix-10 iu+11 2iq-11 t5-6 4p+11 eps-7 97k+7 71-14 5ur+14 80s+11 5uo-13
1g+15 iv+13 18a-11 2ji-12 8ho+3 e1z-14 bq4+8 7rq+13 267+9 489+10 52e-11 q7+8 3ud+20 cui+12 5ro+7 3bi+9 52i+12 wa+16 iyp+8 1kt+12 u30-7 5v7+9 2j9+15 2ei-18
os3-8 er4+14 1bf+7 n7-9 k2j-8 n62-10 f78+9 2yg-5 1z7-12 c6u-7 bqj-7 4p1+10 47q-13 8hl-8 67v-9 h4-8 dwy+9 or-10 8lt+11 31y+18 64-8 qb+9 ao7+8 1vp-21 1td+11
6xi+11 14ee-9 1fq+8 b39-9 ewo-20 3qc+10 34i-9 rw-12 e36-9 5rw+6 3dg+9 2g2-7 1dv-9 2j4+9 jl-15 36d-9 138+14 zc8+11 ete-7 byg-9 6l1-9 ph-14 1em-9 22l+8 8l5-8
2ok-8 5c5+8 48y-12 3zm+7 3b1-10 1a2-13 2pi+8 2xx+7 bpt-6 64-7 18-12 pj-10 3b0+10 4g2+7 3um+5 307+9 1u3-12 788+6 6ba+9 cc+7 15m+12 1f3-7 8x-8 6od+8 6f+14
31o-13 gyp-9 kjs+5 oe-9 2ea-8 7q-8 413-16 1yd+10 dgu-21 22c+13 665+8 4wq+11 ayp+10 lm+17 397-9 9xa-8 4in+5 6fb-9 rs-10 49p+7 b60-18 mq-10 42h-8 cwc+8 iq+8
bat-14 8n+8 1zt+6 h99-11 7fn+8 gld+13 7on-22 b0p+10 bbh+5 5q2+7 699+11 nl-6 8nn+8 c0n+12 3az-9 1pw+8 3qd-13 5vr+8 3m1+9 3lx+10 1n0-13 1dp-8 2rl+11 bx4+9
3qr-11 76o-8 18k+11 b6d-9 2ne-8 l5l-5 pn+7 ji1+8 6r0-8 1hq-11 bym+8 1nr-9 3sa-9 2ew+8 aob+11 3wh-10 93m-10 oe-13 2c3+10 fmr-9 aq-7 30y+4 3tm-12 1sx+7 5jv+9
akf+16 5ht+8 9d+8 3uo-9 jf-16 kq9-12 19p+8 1e2-16 4kw-12 6by+11 z4-13 d8-10 aht+10 7t1+11 3dn-20 2sv+14 78y+12 1ku+7 282+10 1o-10 82-7 2al+11 4ig+11 4cs+7
6sq-9 anp-12 rh+8 248-13 lrt+5 c7f-19 aa2-10 3dy-6 12u+6 3r6-14 27m-8 2vi+11 20d-11 6b3-17 31q-9 10s-9 clq-8 82+9 xo+7 290-14 s1-8 1ql-9 eeo-13 in-10 2v7-7
36q+18 37x-9 mw+9 up+5 26s-8 5p3+9 17h-7 4yy+8 5xv+7 4b-8 8oa-11 1h2+4 1fr-13 kp+7 5te+11 kcb-11 37x+9 lm-13 ko-14 hj8-15 72g-15 9xc-8 355-11 13k4-14 509+8
40b-16 caa-17 33i-9 dz8+7 41s-8 auu-12 33+9 504+8 n3n-7 972-17 7hr-8 de+8 9i7+10 a7q+7 7vk-10 8cg+9 89-11 3fz-14 32o+10 b64-5 8o1+10 57b+10 ip-10 i6+13 8yd-8
2yq-12 8p4-4 xu-12 2l0-6 2u-9 21t-14 766+7 239-7 cza-12 1qc-12 8vl-8 3uz-14 c72-16 bg-8 873+10 fy3+8 6e5-7 k4-11 4nl-6 48h+10 9vv+8 73c-9 1r9-12 754+9 3w1-12
15b+11 5n7+13 54z+7 41c-10 8bt-9 8f-10 1mg-10 13f-11 y9-14 4fy+7 b7y+7 4a4+11 1yk+11 5x2+8 1k6-8 efa-11 h8o-12 htf-7 z2-3 43z+9 3eg+11 5ur-10 73l+9 qn9-13
1ze-7 lhu+12 xhz+9 5h8-11 4e6+8 507-10 b8g+14 65a-8 4k0+14 1lo+11 78r+9 1a4+14 dvv+9 43f+12 59o-5 6l6-9 9s2+15 qdd-7 5ym-10 5c6+10 eo-10 1u7-10 5o6-12 1id-13
16u-8 bzi+8 7er+8 91-12 5ae+9 8zk+8 3cv+17 63+9 d0q-12 2f0-11 4gp-9 8lf-12 474-19 mm-8 44k+8 5ke-7 g7u+11 3dr-8 et1+12 z2-11 5zh-12 3o8-9 5gk+9 nt+9 2vf-3
v0-17 6dd-8 4o0+10 4wg+9 27g-10 crm+10 gl-12 8k+12 hez-15 19d-15 1xi+11 24c+18 2l-8 jlt-25 j-9 4dy+6 i9p+12 o4+9 26m-11 c0c-5 49t-10 v+10 46p+6 3u3-10 kvo+7
2lf+11 4ww+9 5sq+11 2tq+8 y7-12 1zg+13 27s+10 fs2+10 9rc-7 4yn+11 6yo+10 16u-6 33b+11 kd9-10 iyp-12 3cw-6 1v+10 6qr-9 2m4-7 lc-6 4fr+10 ze+8 7o+12 7ea-15
18u-11 3th+7 li-6 alp+9 aaw+8 54v+8 3x8+11 1o0+11 xp+14 8ri+8 1l3+8 w1-9 ty+14 158-13 1om+8 2m7-7 5dq-11 860-14 1u+8 2eq+9 15p+7 mts+8 6me-10 5bp-8 1jr+10
ti-13 2kh-5 iro+9 3fr+22 3zd-9 1ys-11 1x1+14 41w-14 6i8+13 1ws+8 2vd-11 v+7 mws+10 yg-17 6j-9 2sp+14 8f9-16 i43-10 1x4+9 vsc-4 4nw-6 38v+8 ai2+10 2sv-9 1xd+6
23f+16 4iy-6 1a5+5 6d-12 j33-7 50p-10 4mk+13 19r+12 7nz+8 4as+7 1k2+6 cj-8 546+8 9q1+13 asa+20 bcj-9 20q+10 ky0+10 4ct+8 9hp-15 h5s-11 n9+5 2t9-7 5ac-7 up+25
2sj-10 vu-14 2c5-17 j1-16 20p-10 91j-5 3o1-16 563+10 6kx+6 15uc+8 936+11 88h-9 2yr-8 lav-14 20i+12 ri-10 fnh-11 1za+10 7lm-8 6if+4 a0g-6 8mm+12 4no+9 yr+8
7oq-7 16b+13 cp-11 aec+10 6v5+7 6a7+10 atv+14 1i4+7 dt+8 ow+8 r2n+8 8l7-8 8lq-9 jjj-11 1ks-5 7m7-11 3yf+9 7q0+6 1py-8 c9w+7 y7+6 744-8 1z-11 2b8-8 3tn-8
bf0-13 7sh+11 5k1+7 jl6+8 2i1+7 4e7+12 g40-10 1ti+8 2m3-20 38h+7 8bc-11 2h6-10 9t6-11 4c6+8 2jw+11 rbu+11 qk+12 pi-11 2kp-11 5b6+8 52h+9 3l1+14 1jd-10 1fk+14
74u+8 1v7-9 6te-9 3bd-9 1mo+9 2fs-10 dp-10 ry+7 8to+14 eud-18 cz-11 4vg-12 2kf+11 8no+13 e73+10 8ux+6 m18+8 2lf+8 299-15 jfp+7 48c-13 1c-15 6fk-10 523-14
8c9+11 46o-9 h5+15 204-21 ha-11 ar-18 7gm-9 5w5+11 23j-9 1c6-9 gb+12 66l-9 hcg+9 ftj-10 6hh+8 96y+9 s5k+11 92m-5 hf-8 2tt-13 47j+11 5lg-11 1m7-9 8z7-20 1zn+10
6y7+11 jag+9 7jc+14 73u-9 62j+9 tvj-9 5ew-11 8zb+9 pa3+6 15r+12 4rc+12 5bo-7 1ta+9 hzl+8 1g9+6 561-9 ekk-7 5s+9 ck8-14 1z8-8 32w-8 2k6-16 1ut+8 1ff+9 m3y-8
6p7-11 yg+13 3e1-6 6qo+8 1g2-11 66n-24 9v9+8 28y-5 mw+8 e-6 1oq+5 i-11 2un-11 9sy+11 cg9+12 1oc-14 1hz+9 dc-13 60b-6 7e5-7 6tq+10 5oc-8 13s+11 5w+12 5xm-9
ev1-17 11i-7 8e9+11 rt-10 1y6+10 2o8+3 4ub-12 5t+9 98z-8 vz-10 2cp+9 471-10 76w+14 73p-7 1ub-9 ax6+9 bw+10 jv-12 b82+9 y3-15 2qz-9 1no-9 acc+13 367+10 76s+18
4j9+11 516-8 2sk+10 rc-9 44p+9 5na-8 ev+10 alx+15 14i+11 8pi+10 6eb+12 6q5-9 4ms+14 5al-9 2dt+10 a28+12 2gq+7 6xu+9 5wx-3 6xq-8 fem+10 c9d-7 4sh+8 46c-11
5f2+12 ov3+10 50n-8 36g+9 1nk-7 1hm-10 k6-16 ehc-9 3u0+9 k70-8 2z9+13 a9o-10 14r+8 4km+7 3wp+8 7qh-13 7k8-9 4pb+5 4mj+9 78t-7 1lp-8 8oy-12 8ge-18 boa+9 156+8
c6-6 l6-13 6vg+15 dem-8 808-8 no-9 12j-10 bmf-11 ss+7 95b+8 2ef-18 f04+10 1p-9 xe-9 51a-16 3v3+8 3xv-11 1ct-9 5f4-9 6ne-7 1nm+8 4xl+11 110+17 2di+13 6zf+9
25z-15 7bh-11 3n6-14 3wt-11 41i-8 f15+7 vr+6 4uy-15 rl-14 3f2-9 aaq-9 4i7+9 65s-13 p0-9 1hy-7 1sd+10 26y+8 270-9 6al-8 28l-12 s+6 zy+10 8wj+7 1yh+9 h60+13
3e+7 aip-6 hqi+6 1m4+10 67k+18 5ad+10 mo+8 3bl+9 qt-8 3vn+9 c2n+11 1mp-7 8sp-16 16d+7 5om+7 67d+9 d8t+12 897-7 rvc-8 6gt+8 kll+11 23x-9 3kb-8 b8a+7 3bo-7
3x8-10 44h+9 4dq-12 dxg+10 1sa+10 c3h+7 mx-17 8cq-8 9qm+9 93p-10 2uq-6 c6w+14 1xn-7 2ro+7 6e8-12 8b5+12 y7+14 add-10 6m-6 4ze+9 d9t+7 ac1-7 6kw-9 5dq-11 vx+8
pig-9 19m+9 6th+9 8fr+8 jf-9 hg-17 11k+9 6bk+7 8t+9 36i+11 23z-11 l8+13 2yi-17 3r3-7 3jr+18 v-7 15e+16 kt+8 84m-15 2rw-8 58b-7 1bc+7 2kf+13 1mi-10 hwp-8 2l8+9
17k-11 1me+11 uw-10 6e+6 11m-9 gx2-8 4va+8 635+7 19j+13 4u+8 7cn+6 1xz-8 8wa+8 c4e+9 4k1+11 29-9 1hl+9 1ej-8 5tv+9 2g9+9 4xm-16 36s+6 2s7+9 5hp+11 2xe-10
47y+10 3yt+13 1u3-3 q-10 ov-7 iah+9 9wv-12 ff+8 j-8 434-12 34e+11 a9a-9 40z+11 12a-10 215-9 4k3-11 8oa-7 3fc+11 gj+12 2zr-11 7ud-11 5d0-6 2of-7 o0+13 1du+9
9a3+13 cax-16 s0+10 4kn-9 e75-11 h3+13 32g+11 d1a+4 m8+8 4cg-12 9ez-9 2e-8 1e5+8 hud+7 5vd+9 4dz-10 1w5-9 d3u+7 1cx-6 fd-6 9cz-7 3hd+7 kc-9 5lr+12 1tj-9
5im-12 pih+10 6lk+9 7zq-11 6vp+15 497+9 2u2-9 3gw-14 4h+10 12s-8 pj+8 2mv-13 dww-7 b80+4 i55+9 59l+9 4qb-8 8t8+14 f4l+11 1qo+10 491-9 ciz+10 a9s-9 2g+7 950+7
cqt-7 2wb+11 2dk+9 2wn+8 7kj-16 25h-6 8d-7 5x9+7 g87-7 6n+7 27s-15 nvj+8 6cw-6 1ql-8 kf5+13 2mk+10 18-7 1o3+8 6da-9 4n+16 iaw-8 jw+6 8q0-17 61+6 27g-13 7w3-9
6ps-9 22u-9 a7y-13 2nt+6 8gv+11 3dp-16 1xr+10 ed-10 tz+8 a0x-8 7kr+9 3uv+11 7ov+14 2nr+11 avh-6 24r+8 41z+8 3d7+12 1ey+10 2mc+13 bpa-11 1cp+8 2ym+12 djv+14
cfq-12 3i3-12 1r5-10 34b-7 34x+5 60j-7 2ej-9 3d0-11 8km-7 97j-10 4th+8 fap-10 6ha-11 sb+7 5lx+19 3be-7 nv2-8 27w+5 98i-8 55b+10 9sb-10 3nj-13 4fa-16 3sg+12
bp6-11 1tx-9 29m+8 3mb+11 2h5+9 1hj+9 jlp-6 s67-9 am+14 dm9+13 1ln-12 5ko-6 4tj-8 16p+10 7o+14 eir-7 3bt-11 9e+20 eru-8 14b-8 b47-10 458+13 cub+9 8m-8 4sw+11
5mj+10 5ah-9 dp3-9 41-10 4vn-10 3ip-7 2q3-13 1ja-10 fq9-10 a87-12 3fy+11 4in-11 2pb-5 fl8+3 3oo-17 1lh+16 22x-8 7zm-4 m70-11 d9+11 8ej-11 9vm-7 c1+9 58u-10
kri+11 838+10 20x-7 5p4-5 3mi+11 3mk+5 1rf-11 3lc-9 1ez-11 8i-9 2py+14 5ux-7 1rl+10 26j+16 2k2+7 2hm+9 hhx-7 5lt-7 6ua-10 6ms-5 9xe+12 3ce-8 3uy+14 3ut-8
9ag-7 em9-9 3p8+9 pf-7 4tt+12 9vz-7 76h-9 9b3-12 6br-8 652-9 33v+8 4or+12 8xg+7 7r9-16 9ci+11 5m5-11 oi-16 3yb-6 8mh-16 ctv+11 1od-16 5k+11 4o0-13 5s5-8
pny+11 3g4+8 3qe-9 4p-12 3f+10 t5-7 rnj-9 1n2-9 2sw+16 4pd-9 47l-6 6e+10 5s2-11 4ks+13 42r-6 1sj-6 1tl-6 8a8+7 8tc-11 7lq-8 m7+6 1tf+9 nwr-18 7md+20 cfi-8
3r0+13 2rt+13 6wo+11 2pk-17 7n4+20 g4-6 gs+10 4m5-12 6yw-9 i1e-9 fvu+7 1ho+7 kaz-11 40e-9 230-19 4vg-7 1p6+8 2s2-21 5nu+5 a07-11 2iv+6 5ms-12 ejy-8 16l-10
190-13 1rt-20 h3l+7 64e-14 3da-8 k66+12 6m4-13 1w4-7 23z+11 1pj+10 1a3-10 12v-17 120+12 803-11 62w-5 7d0-7 y0+9 10q+9 6m5+13 39u-14 7kp+10 89u+12 64m+9 2l7-9
m18-6 5q2-10 11x+10 6r7-8 8b6-10 1al+6 bbs-10 9p5-4 yw-15 5sp-13 52z-7 8yr+13 dg2-7 ft+7 28b+12 72a-8 8g7+9 177-11 3u3-8 ys+12 2du-8 2x2+10 58d+11 nph+9
3iw+23 1ee-23 cxa-7 37r+12 axz+8 7ft+8 4e4+5 4qb+6 1vh-9 i46+15 8nc-9 7bq-10 1vw-15 28i-10 ck6-13 3mw-11 rh+10 hz-8 1r-8 4p0-11 7fz+5 542+6 40u+11 298-9 4e0+9
op-9 b78-17 gx+11 16c+13 43x+12 22o+7 5f6-7 2mx-13 ay9-11 nz+7 3wp-7 2y6+10 34k+7 35x-8 2s3+12 azs+11 7m7+11 6h9+13 9tx-7 2qb+7 h5r-6 3kc+14 45h-14 5wf-7
4dc-12 594+9 2vx-7 6yh+7 l8+12 u9i-9 4ti-8 ga7+10 12x+10 30-6 y6-9 28z-11 7dy-7 aar+9 ua+14 hi1-6 6cg+16 91g+7 73i+20 4kr+17 4hs-16 2j0+8 hcn+14 8sx+11 6z+9
19t+12 3dy-8 6y9+7 2m4+10 12r-6 5mp-8 5d1-10 7fs+7 4oo+8 180-11 2jg-11 2fe+7 sa+7 6i2-14 5hg-18 jb+11 6bd+10 1qj+5 ud-17 emr-19 fwa+10 8x-9 1yg+5 1vs-9 99t-12
oq+11 5i2+11 2p9+12 3g7-8 2g5-9 6zf+6 2c3+8 pw+10 qhy-9 51y+9 ahv-12 687-7 7ta-8 1sh+15 6a8-10 w9-11 p8v+8 7aw-18 2s9+6 49t-11 31w-13 3rq-7 3gz-11 1cp-7
3d9-16 2kv+7 6rj-8 19q-16 89i+9 6ab-24 npf-17 5h4-8 7tm+11 a8w-7 me+10 3oy+22 29+16 6rw+11 323-14 4zl-11 h+12 50u+10 4in-8 4je+6 fji+8 p8+7 3fd-7 3c7+5 4rp+11
n8r-9 5x0+13 69r-13 5ln-12 1fm-6 1i9+9 ev-8 5dr+13 7dq+8 un-10 1n1-8 1z-7 631+7 2w-7 59p-7 1rw+12 an-8 5ek-13 2rk-8 3a6+10 53b+11 3uy+10 8fj+9 29t-5 58z-8
8rq+22 1gv-9 3jq+7 akx-12 13z-14 7qm-6 1x3-10 6wh+17 avw+9 7rq+10 47v-10 5vs-9 6de+6 4kf-8 7x-9 7rj+8 5yo+21 ai8-23 19p+9 3kr-9 8zo+7 c54+5 ku8+8 7jx-11
fwc+20 39g-9 23i-10 2az+13 9a5-7 2s3-8 1ph-18 6vv-7 1cj-8 4sz-10 752-13 7h9+8 1iv+10 1rt-5 165-9 6hf-11 dmf-8 he-9 n5g-9 61f+9 dwd+11 3j0+6 1eo-5 ckh+15
53c-10 fpg+8 ug-8 37j+10 3wz-7 i5-6 87i-11 4nt-8 gq0-8 kz-10 bjf+12 to2+18 e9-8 amj+14 7he-10 3lo-7 cy-7 1v+10 15l-9 3a1+11 3-9 1m2-8 eoq+7 p1k-11 bnq-4
bz0-15 f0g+9 1tl-9 5zw-4 5x6+8 cfu-7 dmn-15 51b-8 61z-13 3m1+9 r4w+7 bki-8 2g3+5 3qn+9 a43-16 5t+15 405-7 9pt-10 7bw+10 1po-2 rvq-6 32-10 jnf-10 j3c+15 7re-7
553+16 48j+11 41d-11 1x+12 1jr-10 eld-9 47-10 1pu+7 4y0+14 12y-9 40r-8 amm-11 5hz-8 1sw-8 1np-13 dqp+11 fbp+14 4mq+11 crb+7 ai+19 g6-9 3oz+7 28o+11 7d-9
4n9+16 cdp+8 7ar-12 5tw+14 19e+17 mh-10 6jb+10 ab8+7 1s6-10 4ve-8 9eg+9 2ut+9 9xo-8 3zy+14 pg-14 sq-11 6hl+14 276-5 ng+7 7ld+7 a0g-14 3l7-25 d2s-11 2wa-13
150+10 94q+14 7qk-16 7b4-8 2ko-10 48k+10 3pq+12 byf-6 12v-11 57z+10 nb2+8 2sj-7 hy2-14 8ho+6 6gj+10 1un-12 crj+9 ev-10 c1z+10 11p+10 5ej-17 3oz-8 j27-8 1ms-7
jp+10 3z4+12 e7d-4 jg-12 4bq+6 4j5-9 czb+10 52a-10 8l3-10 69i-12 3lr+9 ze+9 q8-10 4ta-8 3r3-7 1jk-10 5ge-5 jn+8 4n-9 2zs+11 2wu-12 1ob-13 42f-8 86l-6 eml+8
ac2-10 a8f+7 bqo+13 1b0-17 2hf-7 5eg-12 xd-11 2c6-26 6d6-7 164-11 ji-12 20j-13 2vh+7 8fo-6 9w5+7 kc-11 1qm+13 2z9-9 2l7+7 6m9-15 vv+11 43m-7 az1-8 2t-16 2rr+8
ip-12 x7+6 3og-16 4s6+14 2yv-14 4yo+11 69z+13 41u+8 gq-10 np8+9 cnb+12 336-8 hyd-7 1x5-16 3fz+10 57l+8 2f-11 1po+5 32n+16 2mb-16 6db-9 2oa+5 6sa-12 21d+8
85v+19 6i6-8 2jc-8 bcq+11 5ck-10 5ps+16 8e1+11 88-8 1fy+9 2h5+11 qb+12 2pv-8 3hc-10 2nk+13 39u+8 l2o-8 7qs-11 3py+10 289+7 58e-10 5bo-12 i33-17 3vw-11 3ai-8
3hd-18 2ct-5 cbj+8 1re-9 25s+9 5tq+8 mdv+6 48-7 5bc+9 7h5+15 13e+8 92l+13 128+11 1po+6 4tl+17 zc+8 2z8-11 l1+11 bhc+9 5nw+8 7t3+12 ex6-17 1x0+10 1tw+9 gl5-9
717+11 3fe-7 4tl-11 f4e+14 9g1-4 c8r+10 1ck-9 1u9+8 13z-11 cgx-9 4om+12 5ju-17 1gr-11 8u5-7 a4z-8 ekg+13 397+11 46s+20 7bo+7 4j-7 he6-9 1v6+13 2hf+13 nvw+7
q3+12 c1x+22 4qz+13 504+9 4dd+8 244+13 2j6-7 6xm-7 1z-24 3fn+14 d63+6 4do-17 8ki-9 5od-10 ns4-13 rq+8 5f-10 c9g-11 336-9 o4c+13 gp+11 54k-7 clz+7 caj-10
5i4-10 25j-13 8xz-8 c4i+9 1iq-12 g7+7 3dy+7 ht+7 7p+10 b5c-15 7xt-9 1m2-10 eu1-8 74e+12 ep7-8 xn+8 h4+8 103+11 3i2-9 3gr+13 4gz+13 1pd+9 79b+13 9fe+9 3xb+10
6xm+11 5cd+11 6qq-16 cak-3 1fp-14 4a4-9 4ei-8 4lx-6 2iz-7 ns-16 9yd+8 2j9+7 137-10 4q0-6 7rx+9 282+9 vk+11 dax+13 19l-8 80t+7 7vw-7 vj+5 6du-8 49x-17 csw+10
1xy+6 55c-8 fc-9 coj+13 h1-13 5vg-6 6uc+15 2m6-8 hqy+8 14r-10 jnx-18 1ap-7 gfy-12 1y2-13 c6x+8 duh-16 68f-7 gyg+10 5jt+9 7dy-9 4e-16 6f7+5 46f-9 4le+11 zy-8
ht+8 68b+8 2bl+6 wc-12 hq-15 1r5+12 fj-7 6hl-7 9xq+8 3bn+20 17e-9 1vj+6 4lh+6 nzu+10 yp-9 ev+16 7b+15 2iq+9 1ug-11 19t-22 9ff-20 swi-7 gkk+9 5nj+7 7av-14
15x-17 2fx+9 22m-8 3i9-6 8w6-15 1vg+12 2r6+7 18b-9 38+6 a5f-12 jf+8 54q+9 j6+10 4ks+13 9q5+6 1nb+9 6tg+9 aov-10 upt+16 8z8+7 1hx+9 4oy+7 dze+10 1gg+11 d92-25
j1-11 b4c-7 lhu-6 26f-7 5nh+8 44c-11 4tk-9 g3a-9 2fd-12 3a-13 5c8-14 fz8+13 9q-18 96v-6 5g6-17 42i-10 ds+13 31r-17 5wd+9 226-9 74j-12 7kl-6 688-13 1d5-11
9a6+11 67w-7 49-15 2pj-10 gf+9 4ej+9 54o+9 7x6+9 609-12 20n+9 519-8 iz1+9 6lq-8 4mg+7 6da-8 1u-11 4cb+9 8oc-8 16q+5 mf-14 1bk+11 dbd+7 3do+7 4nj-18 914+10
6lh+5 5l-8 6kc+9 232-12 2v0+10 5zd-7 4a-10 5xo+11 200-8 8id+9 4tx+11 wi+10 td6-9 qnz+8 146-5 du-10 8o+11 x5d+7 41y+14 3hi-12 59i-8 2ur+9 dd5+9 42s-7 42u+7
z4+5 5ng-6 35g+6 53b+5 kbc-9 rl-21 97i-8 6xn-8 1ow-7 1u6+14 bj5+7 9mt+8 i88-8 747+15 4gl+9 5ye+8 3ky-7 16k-14 584+8 b9m-11 1bx+8 c9c+9 5ss-6 c06-8 49v-43
5nc+5 739+10 75m-8 8b0+12 a00+14 4p3-6 8c-11 sl+8 6ay+11 5wo+10 rjp-8 2uv+9 1ro+7 1nz-11 1y2+10 96n-10 31n+9 5an+16 3q1-9 q80+11 3ew+9 51c+16 2wn-6 1iv-7 97-8
1fp+11 69f-7 dw9+8 a7v-9 15d-6 2qn+6 3cd-18 3ot-13 3jd-9 47y+12 3p6-13 cga+14 6nm+9 4vo+8 35v+17 936-8 ms+6 2ly-9 6vv+12 77m+10 o-11 ffw+11 4dw-11 hdz-9 6o1+8
6m0+3 53-5 2po-13 80r+9 og+9 871-6 53m+6 5pg-18 hvc-7 2eq-8 4l0-14 3ca-11 bgj+9 1mb-11 650+8 5iz+9 5zq-13 7kw+7 3bs-8 41m+9 96q-9 3mz+7 5x2+10 2r3-9 204+13
4vw+6 13w-9 755+5 7vw+11 ceh+11 cat-10 2sd+14 7tm+6 3i8-9 4z1-7 4w1+11 2x6+7 ox-13 fo7-20 1st+15 98r-25 bpg+8 1kp-8 2o-11 52p-5 8f6+19 53+5 38n+9 84f+9 a3f+7
1id+10 m96-9 27l-9 6sk+8 bcl-9 2yx+13 akd+8 hr-10 80+8 66m+11 do4+15 q+3 210+6 1rc-9 awa-10 2td-18 1bw+8 1is-10 cl-12 26e-18 7gj+9 bn3-4 mcc-16 1dl+8 230+7
f11-8 17y+14 up6-7 k62+15 4nl-7 4po+8 pp-14 23u+11 b9t+13 6o4-7 2oq+8 10n+13 2e4+11 3j1-8 87o+15 1k6-12 d6w-9 5av-15 404-10 hal-8 a8o+7 1oh+12 2i-11 bg4+8
1nh-9 dk8-16 qa+9 1u2-13 2kg-11 2g3-9 pc+7 w2-12 itz-11 2ap+12 ab0+27 kb6-8 te-14 2r3-9 56g+7 1te-10 hmp-12 4qv+10 3hr-7 4mz+8 ang-9 3hl+8 6px+9 76b+7 3fz+13
qu-8 7uu+10 15p+8 29w+9 294-11 z7-7 3ok+11 d8i+5 1fi+14 hmd+14 59s+5 5n3-9 3l+7 5zu+10 67f-12 4x+14 f1p+15 mt+6 ov-8 4r0-7 7cm-7 33n+7 9e9-9 2cx-9 45g+7 9i+6
7os-11 83y-13 7kj+10 xf+9 5he+10 6qk-8 3dq+14 up+10 1lu-8 a1n+7 2o-7 aub-8 873-13 468-8 2vk-10 4vq+19 c3f-8 3r1-19 4u9+8 7f+6 3p+9 49l+14 3xs+12 un+8 1o1-11
1pq-18 m7e+8 4o9+12 4ja+9 1uw-8 3j9+7 i4c-9 1zf+15 20c-9 9si-10 occ-8 2zx-10 1wk+7 2dd+9 6ne-9 k7k+15 38c-10 h1y-6 wt-5 5o7-8 a4-11 239-8 9zb+18 1t8+7 gy-14
jxf-13 9pm+16 tt+5 o4w-9 21u-9 iq-7 nu+21 4yq-8 1j2+11 9d1-11 9is+12 2sa+7 429-14 kd3+7 7s3-11 1fa-7 p7-8 3zp+8 62i-20 1w5+12 4to+8 2p+10 fp8+9 1b-10 4l7+8
1c2+14 bjw+11 bfk-9 48d-6 rle+7 46j-8 5ga-7 64+7 b3-14 3vm+8 5jb-7 k7c-17 a1t-8 8qh+11 1hj-19 10k-10 2s5+8 61k+14 5eq-12 aaj-11 o2a+6 g76-27 doo-8 98d+9 cji-7
5dl+9 ddb-7 7x-9 2ka+11 4l8+9 1qg+6 5bm-9 4a5-10 803-9 6ib+12 ge+10 2x+8 6lw+16 g1x-6 6wg-6 82s+14 178+6 dwj-15 io9+6 1a8+8 dbh+7 2ft+8 3e-10 91+8 5w2-8
5eh-19 1q8-12 gz2+13 olc+9 yx+7 13qp-9 45s-13 f3-8 1r5-9 cp+6 5kw-9 64r+13 489-7 2p5-6 2kg+7 3cj-7 2bz-13 8gx-17 2tk-9 7on-10 cwm-8 4ac-12 5f2+13 88+7 2ao-9
bsz+5 11-12 31t+7 6aq-11 i9e+15 1m4-10 1jk+9 2vp+6 pd9-12 y6+8 7af+9 gw5-7 3tt+13 4if+10 3dp-9 417+9 43h+14 2im+8 1zp-13 2bd+13 2do+14 61t+6 2r+9 2j0-9 e5-8
gae-10 3u7+10 1lk+12 77u+10 11m+7 1rv+7 52b+10 d5+9 7hs-5 3wb-14 l8x+12 28q+9 7kf+10 3ft-7 6gu+8 hn6-7 c3t+6 km-6 71+10 2m2-10 a6l-6 6e6+7 64i-12 4m4-7 2s-19
2wh+11 4nh-9 3eg+14 6kx+12 24m+11 194-13 48k-13 k33+8 bkn-10 19y+10 5ox+10 6jv+10 3jr-18 5g5+5 z8-10 c8l+11 5t8+8 deb+8 25s+10 8e5-14 ma-24 fc+10 3li+12
4vf-14 3o-13 4rm+4 du+10 5zb-9 b3g+6 dbe-10 bcw+10 b41-13 dlo-7 5jf+8 3zs-9 1bs-15 4e2-8 91s-14 2vw-7 2gp+6 8vg-15 6yi-12 393-13 z8+6 663+7 148+14 2zk+8 bx-7
idr+11 3x0-7 6t1+8 eks-8 4w-8 6j+9 n33+6 617-7 rc+11 b3c-9 4tp+11 2u6+8 3p0+8 wp+17 43q+16 141-10 4qy+9 18a-9 1z6-8 4kb-8 1af-10 770+8 wa-8 4y3-10 3u6-6 7n+13
bvg+8 1qw-10 3tk-9 3qi-10 6fa-10 xq+20 rn+13 brl-8 7pu-8 3nd+20 682-6 226+9 b8n+7 9il-9 v1+8 318+9 2rf+10 2r1-7 jx-13 2q+10 17h-13 7dm-6 3i4+9 1m+12 1nb+7
8dm-9 69p+8 a3-13 3wk-9 2w7-8 4rr+8 7p-7 2x2-5 7m4+11 ae7+8 kn1-9 4sp-11 9q-7 2m4-12 6uk+9 7vd-15 2iu+9 3p+11 6vk-10 6oy-11 4lc-9 4y9-13 59-8 f6c+7 1op+7
1bm-6 5zz+14 78y+19 916-18 ud-8 2je-11 bxx-9 2q1+11 91t+7 6nb+9 6v5+8 em4+10 hk0-8 1lh+11 4s+10 192+7 5kj-13 2j1+6 dmu-6 5ya+7 3c7+11 6bf-10 df+11 4hn+8
7e5-18 6fa-18 12u+7 4wo+21 acy-10 tc-5 x3-10 1hb+8 23s+12 o77+15 bb4+8 1nu+6 22r+11 184-8 mo-10 13h-7 9at+11 1a2+12 5hb+13 4mu-10 pxz-7 2e9+6 abb-9 1po+9
8ze-20 kwm+9 4ye-10 54n+11 1bt+11 m8r+12 1q6+7 4vo+10 5vj+8 cd+7 20b+4 1qu-10 264-11 wj+11 8+8 4xe-11 3pk-9 3fc+9 555+9 450-16 e3e-8 88k-7 40h+9 7vv-11 8er-16
16b-13 7dy+9 28+8 pq-28 2lr+10 32a-13 6s0+7 7g-10 2j9+11 3y7-18 7hr+8 7p8-8 7oz-9 3cv-9 2a6-11 3kn-18 341+10 3n8+11 2sj-7 1pq+15 95z+9 ii7-8 xa+9 11i-6 2yk+6
8m4+9 4p4+9 1ou+6 89p-11 9vx-10 aau+11 1id+9 4zz-17 5z6+12 1sx-11 2im+10 5ha-10 7cq+18 12+10 6b6-12 dbw-12 8ua-12 4y-9 k-9 ej-15 1x2-7 65d-8 70a-5 mwk-8 1ps-8
1f4-17 ox+7 3qf-13 6c+9 1uh-12 rg+13 15y-9 tk+20 9l8-12 d8a-10 7q1+14 si-8 5b-8 zvt-9 3zy+14 cr-12 3s9-8 1qq-8 10i+10 13i+10 ad6-6 b69-13 sl+7 in+11 2wi-15
7uz-8 ms+9 693-5 9lt+8 54w-9 505-19 696-8 2r4-11 58v+7 557+9 3e-8 1yw-9 9wi+6 paf+12 845-9 8je-15 2br-10 4qx+9 egi+11 jk2+7 5hs+14 974-14 9f-12 1kh+8 2c7-12
l7k+9 xb-10 4pk-12 5uk+9 3ip+9 81l-16 2eo+7 e97-7 7x9-6 ap3+11 bib+4 ets-7 278-9 2uo-6 e3o-8 44v-7 52y+10 3vy-26 5b+13 6ge+10 dpd-10 v0-9 4i0+8 31m-9 2ai-12
a9f-9 1fe-11 fb3-8 6pb+12 fmh-11 3rj+9 48b+9 1cu-8 4j0-18 a3q-7 45l-9 11l-10 saf-6 3k7+13 66b+7 iri-18 1nz-10 6rc+12 6gd+11 esg-8 o2-12 8ii-10 69j-7 1p8+9
213-11 4h5+10 79k-6 1te-10 50g-7 28l+7 1t1+14 1gm+13 118+7 3vl-25 f1o-17 6xr+15 4t+11 1wi-8 26i-13 2vg-6 4q7-7 6jt+9 qtt+13 6py+10 9ft-11 5ym+10 bnk-17 2v0-6
4nu-13 1dd-9 352-8 62n+10 eug+10 h6j+9 ky3+8 8yr+5 8j3-12 552-10 1e1+11 33z-8 f5-9 be+13 7rp-6 1ak+4 bkd+5 1m+6 6tm-12 4ux-9 19r+8 om+9 8z2-8 eb+8 lk-8 4wz+11
7ov-7 o7-18 4jy-7 4a4-7 47n+7 8w+4 h1+14 o7+7 45s-8 865-13 3pt+13 bas+11 2es-11 djh-8 xbw+12 2fn-7 xau-12 4z8-10 5np+13 7k1-9 vx+13 49c-8 48m+12 abv+8 atw+10
k2x-24 1iq+10 jb9-13 4do-12 md+13 4os+9 549-9 3p7+12 2bs+12 29b+7 2b5-7 525-9 19h+8 71i-8 7tz-13 ad8-7 771+9 b8u+11 egz-9 ib4+7 5y9+14 1q2-7 6zh-12 3nu+6
47-10 5t-9 7zr-8 3vk-7 5nb+10 2zt-14 57s-10 6wq-8 5zl-5 1er-12 80+13 5q0+11 262-7 350+10 2tf-8 3g2+10 4ak+19 7fr-9 na-9 hf-13 12w+11 2gu+10 biu+10 65d-10
32j+7 3q1-6 69-9 9aw-9 otb-15 1ez+15 4qb-10 2ix-10 909+12 6ey-7 sb+6 4xz+7 63y-14 49z-14 2f0+14 55p+9 bab-10 88c+10 33u+11 244-6 de+7 3mx+16 1x7+16 pj-15
6ky-9 o7-10 8gh-12 bfg+13 1vd-8 8fo-10 5ta-12 2a4-14 1by-16 2hz+14 bal+9 zu+10 49j+12 17j-14 3nv-6 4qg+8 fd-9 8b0-9 9ov-6 2z7-8 5kd+7 2ny+10 crf-22 f5-9
hkr+12 lxe-9 p0+6 4ir-14 5g+11 bpn+11 20l-11 84a-7 yt-8 zw-21 h67-9 2uq-11 32i+10 4j9+19 2kh-8 31e-9 6vn+10 cpp-10 d-18 4lp-22 5f-8 32f+8 1md+11 74d+11 or+13
6i5+7 xt-10 474+7 4lb-9 7jv+9 24d-14 5v9-6 1140+6 1xx+9 mge+7 8y-9 15v-4 1i5+6 e4r-10 4mv-8 2w5+10 9g9-9 136-7 l74-10 575-9 1pd-10 69w+6 1ch+6 5si-17 50w-9
2ly-14 1l3+10 24m-8 68k+9 61t-12 sq-11 94d+16 7t3+6 pr+13 sv+11 63j-8 3vc+6 ti-19 1ew-9 58n-6 7l5+10 9xh+9 30m+10 hul-2 2fu-7 27u-10 2g8+11 8kt-10 1z1-15
3h9+6 2nk+14 7ec-15 g9z-15 eoe-12 38t-9 pge+11 cql+11 1xv+9 9k1+8 ikc-17 ns+9 i62+9 6nf+10 a5v-15 sw+13 fjn-9 5i+15 7id+9 1ms-9 95+8 3z1-10 8zt-6 7h3+10
3l1+13 d99+10 aoi+8 24r+8 9b2+10 aie+11 1gq-7 194-10 cqi+8 2zp-4 lnw-13 28t-8 3lz-9 x87+10 9w1+9 8cg-12 9v-5 eg-9 6h1-11 2o5-12 1s9+7 dm7-9 15b-10 64-13
chz-10 97i-6 3ew+10 27n+7 6f8+9 36i+5 8uw+7 3ky-16 5do-10 flo+9 4ff-7 1ai-10 6f7+10 5hv-16 7of+8 b4n-10 1jm-7 v9+13 jo7-8 87r-9 ar+11 31i+9 9d6+12 836+11
fsi-6 apk+10 ke-11 798+11 1n-12 2v3-11 12v-8 6d1+8 fx-19 62l-6 hc5-9 cmz-13 3rr+7 bns-9 vp+11 aw+10 1s2+6 6p5-6 ct+8 9qy+7 4q0-7 8zj+10 aij-5 a9z-8 dmb+12
25i-8 cyl-11 3d2-8 eb8-6 iuv-7 ix1-12 k1k+9 a3x+7 bgv-10 2a4-6 a7+14 a5i-10 iav-10 txh-9 avl+10 y1+9 4hk+13 7h5-8 740-10 3pf-3 3g7-11 1o8-12 1sk+11 b0-16
16r+8 2mq-5 41e+10 5an-13 4xf-9 5wr+8 ct+8 6e1+8 1xc-8 1yc-10 6vj-15 a64-11 4o7+6 39i-12 vv-6 4wr-13 95q-8 yv+18 pu+15 5qc-14 43g-12 bao-9 3yc-8 76z-15 2lv-6
1nk-9 4u+6 6c2-11 252-11 bri+8 fj3+8 2if-9 30s+7 d8+7 4nz+14 c8b-10 3gv-13 4tj-10 48d-9 sy-9 29q-6 9yp+6 4qd+9 es-9 cj1-15 2jz+11 6ya+9 1yg-10 2k2-13 3zt-9
h6k-9 3gt-13 4mu-12 1y1-10 34u+10 7sz+8 ble-11 4af+8 1xe-9 fgc-8 936-7 2wx+7 3kw+8 80g+14 jr9-8 5mi+18 fv+10 815-9 ta+8 170-14 bbm-10 19n+8 1lg-12 1st-13 pq+6
cxz-16 dle+8 5nd+17 22-7 2s4-17 3zk+14 1rr+9 7qv+15 36a-6 2qz+9 q0-9 pv-11 2mw-5 9dx+9 av8+9 1hw+7 40x+7 a76-13 67q+6 3l8-12 cux+8 9gp-8 7sf-13 rq-7 501-12
2sw+9 32d+11 6yr+10 h5m-6 673-10 5wr-9 1nl+10 6rw-7 33s-16 9ie+9 1u6-9 1g1-7 1bi+3 71b-20 h8h-9 unu+12 4ij+8 9q9-8 4r2+10 3an+7 1t1+10 5zu+8 dk-13 1wg+8 p-13
7uj+12 2cv+14 528+8 41j+8 wm1-9 4fi-7 7rj+8 455+14 f74-9 6hm-15 2vx-6 5os-9 ehk+7 4nd-9 1er+10 53i-8 fg-14 id-9 5n+8 gg-9 io-14 dsr+16 105+9 983+9 a7c+19
7x5+7 290+7 7ym+15 av-24 io-11 3wc+9 4ac-7 1vi-15 904+11 79m+9 2hu-6 7eg+10 30w+14 2xf-12 1aa+13 71o-8 2s0+12 1fq+14 lvk-9 tg+10 dd+6 bhb+10 96b-8 8wc+12
7ll-10 3n3+8 rpf-11 9dn+11 509+11 3w2-11 11p+11 oj-9 9hn-6 90d-11 6df-17 pfx-8 fw9+14 11h-11 470+15 7vc-1 8wo-8 88+6 11m+11 9v+13 2qf-5 61p+9 5b9-9 jr+17
jf-16 55n-11 8zk-17 88-6 27h+7 2ru+15 3k7+15 3lt-11 4yv-12 wp-8 4i1-21 kdu-10 31m-7 dgf-13 r0g+9 ua+8 3kz+7 5d3+8 356+8 6rb+11 766+12 aug+10 bn+11 8hq+3
3wf+17 248-14 12g+12 xy+7 9jo-8 9mb-9 1gi-11 21w-8 3hv-16 370+2 30c+8 4qo-24 lb8-7 88n-8 1bf-11 1v1-12 ej-7 4ca-10 6qc-9 66b-9 229+10 qh-6 2lx+8 30+16 7hl-7
7yt-15 2u1-12 87c+11 ovs-7 1y2-9 390+7 3hx-9 b9+9 2s2-12 rr-17 c0b-9 fa-19 aa+12 4g2+7 5t4+9 cqm+12 sq+8 284+9 5pt-10 35q+7 8ch+7 7sn-12 6k0-7 dus+18 41u-11
lnh-7 cua+9 1q8-11 56u-9 8i9-5 9f4-8 aas+8 brz-12 2yp+8 8lb+8 1el-11 2f+9 1lz+15 5ph+13 4yx-11 9ag+13 hc3+19 2mc+8 16e-9 2lx+8 5hb+9 gt+11 gok-14 rf-7 bw4+9
3ex+6 5ru-12 5v8-4 30t+8 7ab+7 lln-7 g8i+9 k4+13 f0-8 19r+7 693+8 8nt-12 ibf-7 137+16 10r+15 4pt-6 esu+9 2ik-15 4fx-9 i8t+13 2qb+11 hx+11 2vn+8 33r-6 2nu-12
9c-7 b4p+14 5vy+11 1ks+10 jww-9 hq+8 1fb-9 cl-12 15q-9 8cv-11 bgl+7 56+20 j2-12 qi-6 du+10 4o+10 55r-21 h3w-5 2e5+8 8k5-9 6u7-10 63q+11 2b1-12 44f-8 mq-8
auz-10 5f0-11 3b2-10 86d-13 8bg+9 2h4-9 6lu+4 43r-6 1ro-15 5dz-12 d6h-17 rn+21 c1t-5 5zm-8 1e2-7 3xc+10 17q-10 j-8 33x+7 1bx-17 5hj+12 a0q-9 cnp+6 he+9 53t-9
7mt+6 4cy+12 1c-11 8k+12 9eg-8 4cp+10 cfm-14 o5+8 1lr+15 4vl+5 5m+8 878-8 dt0-9 135+14 6rp+9 31g-11 407-8 df+15 1r4+7 6vg-8 c1t-10 659-7 2zl-9 fl3+5 djm+8
182-6 3cy-13 af7-13 1yu-14 6hu-15 5gq-12 ed+19 6rt-11 9lm+11 1yw-10 65r-10 6dy+9 3wp+10 5i8-9 12d-9 6nz+5 bwm-11 740-12 65y+5 bp+14 g5z+9 4hd-11 2z7-14 d7+7
9cn+10 zd-8 sut-11 uj-17 5hr+7 7id-12 1jl-12 9rs+8 869+7 b5d+8 4i0+11 16l-8 af7+10 ize-8 l19-9 lx-11 ob+8 1fv-14 2fp-9 rgu-11 4ur+10 3e1-12 40t-9 av1-5 lnr-8
10a+10 ks+8 af8+9 1rf-11 349-10 72+11 2m3+16 od+4 fw+12 9oy-19 1c6+10 f69+16 8di-10 44t+11 fz5-10 18f+12 1su+10 2t3-14 90n+6 gd-7 5w0-11 7a9-24 1ya-12 7wr+10
5ct+12 an5-13 53v+8 9xt-8 94g-9 35-25 dg+13 v0-13 3gl+11 6jv+6 d5v-12 5zd-8 1t+8 5kg+7 1i9+10 32e+15 jpa+8 4ai+6 5z2-17 21j-10 coc+6 4jx+12 1pu+8 6dx-14
ei1-11 4nc-6 6jn-6 sl-6 341-5 7wj+13 7ft+12 1yj+6 5ht-6 1w7+5 3tv-12 ps-10 6dk-11 3w6-15 4uj+8 12e-6 2cv-12 74j-9 1ht+9 9si+12 7tt-10 5au+8 lja-9 136-10
1gw-10 hv-5 kvr-8 317-11 1x6+7 63u-10 1w1+12 8zh-12 2a7+10 56-9 3kj-10 3yu-7 22v-20 9km-8 bn0+9 2lm-18 8xp-11 fxj-9 3zh+12 7nk+9 21l-5 3kg-13 106-5 6v-8
25w-10 39u-7 7kr+8 2dl-8 dsz-9 8tk+14 16p-7 1hd-10 1n4-10 eg2+9 5l0+10 47w+4 20q-8 684-7 ul+7 1hc+7 6dr+12 1rn-7 4id+11 j8-12 8ef-5 98q-10 80m+15 ah1+13
8gi+17 his-6 10m-8 i2s-9 41u+8 5iq-7 3gz+8 4p6+9 1ad-9 bd2+11 9kk+14 84w+15 266+10 1cr-9 5kq+11 t2-9 fw-9 12p-9 58-6 1ds-9 jy5-11 2hq+5 5gb-9 6zj+13 29y-9
5x8-5 uh+10 23k+5 1j0+13 6ny+10 4v+12 7lt-8 elt+7 2en-12 tlr+12 3uw-9 h5n+17 lle-14 8nv+10 20y+10 1fv-7 s3+9 245+7 1dt+13 20k-9 j-12 132+7 2ej-11 9ut+9 2nz-8
a3o-11 4l6+13 4ba+7 d9r+10 6p-5 17j+4 39i-15 48q-12 1he+9 yg+15 du+17 1j8+11 9ht-11 ap4+8 ds4+8 jb-12 6qm-10 81v-13 5e-11 f3+12 2ur-17 1hs+8 22a-13 m8-6
6b0+12 4i2+8 5ke-6 5pu+7 397-9 6o7-12 27e+9 1gh-8 61t-7 i3+7 dz9+15 1l9-7 7yf-5 5ei+12 hoa+12 19a+8 4dx-20 3td-16 20t-6 awn-11 1af-12 42x+9 17d+9 2l2-11
5a6-10 b1h-9 160+8 1kj+15 18e-14 237+7 8ty+6 5nw-6 8c9-6 16b+10 69f+7 1yc-8 ub5-10 flz-11 1lh+9 gus+9 37i-8 37v-8 69t+8 2sk+13 jl+8 gh+9 78m+9 7gk-12 i81-8
3x1-9 4lo+12 izy-10 472+13 lk-10 3uc+9 16h-8 co9-13 171+7 10f+12 62s+7 lg-14 4e1+18 20p-10 4ib-14 2cn-11 lq-13 jwx-6 6pj-14 339+11 50k-11 5ch+7 pf+11 b0k+8
3sj-12 2da-8 c9+19 6fk+5 3fi-16 2eh-8 29l-6 5fq-10 a7r-12 7tv+11 2mq+6 3yg+10 20m-16 31e+10 wn-23 3yh-10 nmm-18 iss-8 1zb+11 7ey+8 4k8+7 caf+12 5qr-8 97p+10
8x9-7 ya+15 2xi+5 1wv-9 1xd-7 ita+13 1gq+9 3io-9 hx-8 3a3+7 bek+15 4od-9 78s+9 8l-7 g86+9 33o+11 35y+10 2xe-7 4jw+7 6rt-7 hw-13 6pk-8 6m7-8 16p1-10 29u-19
2s+10 1ul+6 9dt+8 8xh+12 9kx+7 3hd-12 43f-9 eqn+13 5sm-8 4jm-11 6n4-8 s1-10 26l-13 1yj-10 ii4-8 4yu-11 jj-13 7wg+13 2c8+17 332+8 5bz+7 3q2-14 4pm+11 f8m+9
11i+9 8xi-11 qj+8 1w1+8 4sh+9 bb9-9 362-13 578+9 7ix+11 r1-14 9v2+16 q7+11 16y+9 4yc-10 9ip+9 3i6-19 4gd+7 5f2+5 4mn+7 28v+12 j1-7 20h+8 uyq+8 k8+6 4hc+9
3si+13 6ku-5 258-9 4up+7 v9+10 fn6-7 8uk+11 52o-9 49d+9 4pb-10 3jw+6 693-7 f3-9 360+12 2n3-9 773-10 9m-13 ed+12 6tj+9 efb+10 6no-9 de+8 c+9 96z+18 oy8-7 o9e-8
71y-14 1a1+7 3ga+10 z6+13 5j7+11 ir+8 d3c-14 ja+9 105+13 1lk+13 epb-9 944-11 71c-9 2tc-8 sg+9 7wt-8 1iw-7 gmd-7 1u4+9 b7h+16 8tp-29 1bd-6 z7+12 1c9-10 4rd+12
ww-16 2le-21 ax4+15 ls+6 69j-17 4dm+13 8l-17 uc-22 1x6-14 22f-7 21n+7 1zc-8 b6+10 1i8-16 2li-9 2b9+21 7my+12 1s7-13 57p-9 2zw+8 4o0+15 36-9 1z2-9 11k+6 6rm-11
3hs-9 5te+13 19g+5 9t-11 ej-9 7w+7 249-8 ru-3 oh-7 4gb-10 4j5-13 27e-10 3em+11 4yw+12 2pj+10 aky+8 ayg+10 bf8+9 czw+10 4nh-7 2ia+8 51y-11 2tz+10 41c+9 gxk-10
1pe-15 53s-11 48j-7 66v-8 5cg-7 283-9 595-18 2py+11 1ed+9 2kc+15 9d2-9 6kj+9 yn+14 fk7-12 g4t+8 32x-10 5mr+5 16l-11 efe+5 1co-8 9wz+10 3mx+8 k5-12 1f0-15
4yr-18 5l3+15 ss-7 8hz+10 w6-9 1lc+10 7s2+12 1fc+8 aj8+8 62o-12 8mz-7 lbr+9 2h6+8 7ju+8 7cc-9 1ql-15 1ey+11 4v2+18 3m6-14 31o-7 hm-7 5s6+11 2mk+7 6jc+12 6jc+7
83a+11 1kv+11 1ux+13 97p-10 1do+8 491-8 mvp-9 7on-8 87+12 5ky+8 807-12 f0-17 1z9+8 tu-13 5vl+9 lv-8 56k+14 160-8 s7g-6 euu-8 cjy-17 2js+10 2mk-10 6m0+11 egd+8
7ny+13 2qy+14 3bb-9 r3-8 e01-5 2os+10 3hi-13 sg+6 8v-13 4oq+10 75r-10 bxt+11 656+10 5p2+13 h0r-9 brd-8 cp5+9 6mt+6 7sx-7 1bj-12 14r-4 1k4+10 6g+9 4r7-11 f86+7
1un-7 1ym+8 4xg+9 3v7+14 1lh-7 441-7 4on+9 4d7-11 47z+10 mwz+12 3t+7 2vx+6 1s5-15 bir+8 6zi+14 4tv+7 39o+11 983-6 lj-7 27n-14 eew-13 55b+13 fon+19 1q8+20
1hk-9 81w-10 86g+14 9an+8 ual-8 o3s-13 1lp-18 32z+7 11t-11 ig-10 9m+10 8n9+18 4ke+9 7d2+10 87+18 6bw+11 b19+13 1ip-19 ctf+9 713-6 2ov-5 ghs+6 5xr-10 2wf-5
76j-9 1at-14 kw-13 2x8-8 21c-11 7ve-17 60x-11 2xq+19 k7c+12 fpw-13 eem+6 hk+8 ahj-6 i0r+7 62-10 3zi-13 4sd-7 uk-8 5j0-9 1ve-11 4xv+9 lg-6 1rl+15 77-17 bg9-9
34y-11 30u+9 384+7 gxq+12 5od+7 7dj-17 156+10 2n8-7 3ld-7 2h+6 kw2-16 1dw-17 19d+10 197-8 4ie-11 54i+14 343-10 cdv-11 14f+7 1ss-20 f58+8 5r3+8 2c-16 bs+8
4zv+9 fn+10 hbm+9 cdv+11 osp+11 2wv-8 6lr-13 nk-8 508-18 3qq-11 l16-9 to9-7 1sw-18 f6b-12 37g+5 rw-8 6ae+6 sg-9 6p9+8 cq-9 5r2+10 68t+7 198+7 1fc-12 7n5+6
2hh-13 1s4+12 6xc-5 631-15 l+7 9p+5 1e0+8 e0h-13 13w-7 2hz-8 a+13 3kw+10 6q-9 4rq-10 5vz-16 1rr+8 bp2-11 270+9 5ra+9 1vk-13 4te+6 ceo-14 8in+13 2jp-6 4ra-9
1fe-10 2vy+15 359-10 6c4+15 4ed-8 5fu+18 q5j+8 az+9 5ua-9 7nc+10 eya+10 4e5+10 2j-11 3qe-10 7hg-24 8i5+8 62n+14 q7h+9 60l-7 3dz-7 23+6 jpu-10 equ-19 ek0+10
4xu+9 my+7 wg4-8 83h+9 61-8 57a+9 ifx+9 cpk+9 475+14 12u+12 fx+5 1rm-14 ahq+14 14q+7 92g+13 nso-6 5v9-9 cbh+6 at3-5 3tn-10 wu-8 a3-5 n6s+12 281-8 492-14 3i1+7
23r+5 6zk+11 td+8 27c+12 hk7-13 2ss-9 84t-15 gg+6 5tj-17 1my+9 c2y+14 e9+5 cgp+5 63n+9 6il-16 71m+12 1ze+11 yti+8 12g-13 pqg+9 4mf+8 7fh-12 7gs+9 onr-13 6st-9
85n+11 4k3-7 8eg+12 4r1-11 3xt+10 2tz+9 6y5-7 1xk+10 aqt-10 c36-6 1fp-16 8qb+7 6iw-13 25e-10 3wh+8 48-9 3u+8 2k+10 5sf-9 2kp-9 5z5+8 112m+10 lh-9 2ll-19 3s-8
99n+15 2q7+7 19o-10 4ax-17 ke4+14 911+8 lrz-12 2i-10 bru+17 a1s-8 3nr+11 eh4+22 105+15 af3+10 33h+10 3cl-7 6c-6 fe-7 51b-6 2uo-14 4qe+11 52h-10 11d-9 b1g-14
257-7 1eb+12 6zx+10 bkj+15 75+10 bk+9 lwf-8 nm+24 vu-12 al5-13 41v-11 34s-10 1uq-9 2uq+16 cld+8 40g+9 18w+8 6rj-17 19z+5 4s+4 ek6+8 ty+7 13w-15 752+11 ka0+6
71j-14 nz-10 73u+10 hgw+12 by-5 huv+12 8w-16 5kr+10 1oh-7 556+6 dr-5 lap+7 895-8 bxn-9 ajo-9 47p+11 1ho+15 6bt-23 d9s-7 1si-8 3ur-8 yb-12 1e4-7 4hs+12 7rw-10
iqs-10 kx-14 2n9+8 5ce+8 1ul-10 59r+10 6tl-7 b6s+13 5j0-8 3x0-9 1b9-7 50x+17 1xs-9 y8-9 1zn-10 5l0-9 3rp-10 rv+12 5uu+9 4o7-11 6c8+10 abu+10 4vg+7 7rw+12
chz+8 kqt-10 fu-10 b37+9 5bx-8 jhs+6 4d2+7 1pd-6 6xc-19 86u+7 2cb-13 835-11 21v-8 28z+8 e0+7 9au+10 cfq+12 gts-9 ndx-15 7h-7 9c2-15 a6x-9 1k5+10 bwl+10 c0y-8
24-8 5k7+9 170-13 1pb+7 4es+8 259-8 8vs-9 bk+11 8se-18 cun+7 26-6 91f+7 inw-8 6yn-14 3is-7 3bj-12 rc-4 1hz-9 25r-8 4er+12 3xa+11 pt+9 2h3+12 2t0+10 251+8
gi8-7 74u-9 5qg+11 8l6-6 cau-7 78s-6 69r-11 rh+7 l28-7 cio-7 m7u+7 24r-11 1o3+9 22j+9 1op-15 w60+7 1ez+12 3t2-6 5v4+8 2jp+18 67g-12 dl7-16 58h-6 ib9+11 9yb-10
ch-8 g0+8 9d+12 a1-12 21u-7 3po+13 293+7 71m+8 edy+11 1uz-6 62u-7 7zu+10 6oa+9 89f+7 1tf+7 77o-10 7l9-8 2dq+9 1t7-9 42g-7 68w+7 zj+5 2ii-9 59v+6 1oh+11 3k8-6
9n9-11 67o-9 9xc-9 fza+15 i7+9 cvw+11 bn-8 sk-18 2rj-6 jqi+15 mqr+23 fvh-4 3u6+11 2pu+11 1nw-6 1g2-8 4vw-8 d0l+9 np+9 ls6-9 6la+13 fgi-16 6bq-7 e83+9 b8x+13
cld-9 9b4-8 n23-8 7a2+4 1df-8 51d+9 134+7 4e9+8 l1f+9 307-15 3-8 r2+8 74y-14 6ob+9 4vf+10 1ph+4 5xm+7 6ui-13 vy+12 is8+12 30e-18 r1q+8 4il-22 684-8 157+7
wu-11 269+9 3y8+5 11+10 fq7-7 5ae-6 5d+10 2h0+11 404+16 4qz+11 15u-12 76o-11 zl-15 1u7+9 8u-13 3cl-11 9qq-18 5os+5 6vj+6 4tq-10 b1-9 27r+9 hmj+8 2um+7 11x-7
d72+14 1rv-13 6b4-14 733-10 dy6+7 1up-14 dec-7 8gg-9 cta+14 pz-8 uo5-13 65m-10 5w9-8 5uc+12 f7l+8 175+8 1fj-13 6fa-11 567-8 5ya-6 cqr-12 j78-14 4ku+10 32o+15
6b6-8 fk-16 2wh+11 3ol+7 q1n-11 at4-10 71-7 a8l-8 95t-7 aa-6 6ma-11 4ss-11 dqe-6 g34-7 3x5+8 8d1-10 5bb-9 945-9 f8a-10 1v-15 35t-13 bo+18 5vf-8 dw+15 5xq+7
404-14 1al+8 6wc-9 76k+16 35m-9 1so-7 c6j-11 84x+15 6gt+14 5mh+6 45f+11 q9j+10 obn-9 12p+11 2w3-15 298+9 5tk-11 ubw+15 4kv-12 s8-10 eqq+9 b0b-5 47u-11 6dy-9
s0o+9 al4-9 16p+8 6d+9 2ak-9 52v-11 5ux+7 2fn-9 29v-12 uik-6 10u+8 bew+9 p0+8 75k-8 oy+10 4hj-7 2iw-12 21+16 i1-7 jr-9 ffs+10 n5-16 1b4+11 ax+10 zt-10 ir+13
3f8+9 e1-4 9n+9 4cl-14 1x7-11 7wu-11 4mr-7 bku+9 byu+14 lg1-23 8uv+8 6cb+9 i70+7 m5u+12 26o-11 5aq+9 5ly+10 3se-16 442+7 4w8-18 4h4-7 5y4-10 3ki+7 h2-11
63h-11 2j9+6 egr+10 51g-9 80n-11 2aq-7 eb-11 7b9+11 dg1-18 1lm-9 7ch-8 c8p-11 4x5+11 18z-10 n0-11 2bt-6 69w+6 198-9 g2+3 n8+8 155+14 2v+14 2s4-9 3ej+15 1iz+13
35y-10 39w+5 1va-8 56p-9 hgc+8 62p-10 1o4+7 14m+13 1z8+5 d8p+8 6uj+11 2e7+6 1y0+8 e0m-13 aas+8 37c-5 3kw+8 2g7-15 602-7 29v+11 fd1+15 15-10 nc+7 4ov+9 a83-8
7o2+7 4ri-11 5pg-13 1rp+11 de9+9 lp+10 ir6-11 3a8+8 d16-12 3zt+8 pwu-8 9ut+8 d9n-8 6p8-11 1av+10 2bn-5 6mv-14 4j-10 y9+8 9w4+9 2b1-10 3ao-8 14a-7 mnz+10 dg-15
45t-13 6yg-10 su-13 fxq+13 35u+11 1t7-17 3w7+11 e2r+6 awy-12 2l-9 8fl-10 nbq+14 iy-7 bg7+9 8pg-12 439-7 1gi-8 64d-7 axk+15 or+11 b1-11 367+12 5h-9 mwc+12
2jl-5 bd4-9 7fz+5 3bb+7 28u-8 pmi-11 6wi-16 7md+14 301-8 24s+12 edj-6 zd+16 325-13 2y-7 cix+10 484-14 83u+10 21b+8 2mp-9 2a9+11 i8-10 2ln-6 a0+10 4z0-7 2qt-20
2xz+6 2r5-7 5r6-15 a6f+11 chz+15 1fn+16 mx8+7 1s9-16 7yf+12 377+7 dao-13 3bx-9 tv+9 qv8+12 duo-18 4rt+8 54+19 1gm+5 1gz-8 1uj+14 8df+8 ffp+9 4hw+10 7zd-9 qm+4
3kd+8 3qc-8 27i-9 1ap+8 bi5-11 dml-13 6jv+10 5wh-8 t1+9 3pn+17 3i2+7 vb-6 7u0+14 op+10 2es-9 agy+13 38v+11 cuz-23 zt7+7 6pu+26 7ws+8 x2-8 ku-12 ut+8 2ab+9
1nk-7 hn+8 138-9 2k2+11 u5+8 o7-7 3yc+7 1vc-8 d84-11 1ni-12 9v5-6 201+15 s4r-16 5vp-8 3bv+15 io5+12 ft+9 446+9 2sh-8 dpg-6 dw-11 aj-14 9kq+13 2if-8 3eo+9
8hs-10 1jr-10 22f+8 w4-13 os-12 3om-11 bt0+13 3rp-12 733+8 1ap+7 ghc+11 3f8-7 2dx-5 a6+9 7bj-8 y8-7 3bz+11 8gw-9 7rp+15 f-6 81g+12 k3-12 zu-7 1x+14 4ur+14
4p3+6 69w-10 1ca-9 f6z-6 3vv-10 jda+9 320-6 4zg-11 3q0-11 sb-7 rqx-10 2mz+13 5yh+11 8iu-8 1pd+8 6u3+12 450+13 6mq+17 401+10 1bs-7 3kg-9 uk9-10 775+14 b3g+7
i1e-6 42q-13 iya-7 6us+6 ppi-18 l3o-11 en3-6 2tw-6 4v5+9 61w-9 73c+12 ca0-13 97b-10 jp-15 1m3+17 ci1-10 9kz-13 1oo-12 4u1+6 3w4-7 7r7+12 8ay+14 5c5-6 11w+12
hw+13 di0+16 bed-7 7yc+7 37f+3 20j-9 379+10 en7+12 22c+7 3of-10 2th-13 2o-7 a5b+10 7oq+15 s7-11 62j+9 i3+15 1sw+7 9e9-12 39q-9 3w1-8 acz+10 j8-8 77o+13 mu+10
apj-12 178-6 1g2+9 7pw-20 1pf+6 c2-7 aln-9 i8d-10 1sb+11 ahl-13 4ar-7 aik-8 ur-10 rm+12 8oh+7 7er-8 3ev+7 3oo-12 2v4+5 3mp-8 4rf-9 2dp+9 14b+12 2oc-13 x4-8
1g7-12 77f+12 26o+7 3ku+10 5wv+13 3us+7 1i8+7 g7+7 aoa+9 2k8-13 bmk-6 ab1-10 s6+6 km-8 kq9+8 2vj+6 gz3+6 18l+8 c4z-9 mc+11 89i-17 4vk+8 7kq+8 bww+4 1y7-16
5hd-9 4ab-9 7i7+15 gn+7 frm+14 2ts-11 5rw-9 h2n-12 109-11 1tb+11 20k+15 lyh-6 3r1+10 7bp-7 3bl-13 1kq-8 4bf+10 4ze-9 flj-9 uq+10 3cm-9 2z4+10 cn9-14 iro+11
5rd-10 2m3+9 no+19 9at-11 gvh+6 23x+15 2z8-14 kn+7 1wc-10 1vf+7 2us-9 6aj+11 1dx-7 7ty-8 1v4+6 h1v+15 1tc-10 7ne+8 8yk+12 70s+10 61u-12 9fi-8 6lc-14 gyf+8
jtc-8 bg2-8 j3+6 vq+8 7xy+7 guk-8 lns-11 1n9-14 291+10 5gw-13 2eu-21 b2k-12 9oy-12 6c-7 8xs+11 afp-11 an5+7 17o+4 41z-10 3i-17 3ar+13 20y+7 fi7-12 bt+8 3u3-12
fs+11 7x7-7 a8c-13 5px+8 eio-19 5zx-9 3k1-9 28+6 g73+5 2f6+18 3ql-8 1ro-4 27t+10 rs+14 do8-8 feo+17 4mc+9 1wk+5 3y-7 84w+10 5e3+11 vs+5 5ds+11 6p-6 1up-14
6ff+18 1pc+10 lo+11 1ur+9 4t7+8 2v1-11 2dj-9 48n-9 8gc-10 4im-7 bsh+9 dgf+10 gs+10 m7+12 92+14 71o-9 ix-10 ncv+13 4x2-11 153-14 5xh+11 ays-15 14q-17 ca2+10
fsx-11 1pz-9 bm+9 4is-11 2tu-10 6i3-11 6ph-9 3f-14 5x1+14 on+9 4t6-9 5ha-8 3wx+5 4uv-10 34x+10 gim+5 h4+15 60q-17 9p0+8 5he+12 rz-11 6ob+7 3ha-8 3lx+7 b45-9
2h1-5 1po-9 tb+11 6ka-8 2ay-19 2kv+6 28r+7 bto+7 doh-11 1rw-4 3v5-13 zj+8 zq+8 iyc+5 3fh+9 6kn-16 5r1-7 7vq-20 24u+8 8dv-13 8dl-7 1b1+12 110-14 odr-13 789-18
o8-23 733+3 jz+7 feo+10 1gy+8 1ih+11 4hq-11 6er-10 sy4-8 2m+10 f6+14 5ab-10 6q5-20 7sv-13 78v-14 mh+4 952+8 pc+7 a3x-9 29u+15 6a8-8 5t2-26 789-10 3x3+8 1ps-13
50-14 e0n+8 3jq+6 fky-9 1v0+6 5jp+7 4h9-14 f5q+8 8j-8 7c6-8 deh+7 gew-11 389-10 aco-9 ia+12 c9r+10 9bt-7 8r+7 86x+7 6s3+7 34n-20 5iu-17 11n+9 14m-4 1d0-10
26d-7 is3+11 62c-7 hpk-8 507-8 5dc+17 85y+15 hr0+9 1sm+9 5be-21 6lg-10 4d8-8 6d-13 240-16 93f-12 2lg+8 3nn+6 32o-10 edw-8 ibc-7 f5r-6 6gm-10 173+6 229-8 gy-8
3vw+10 9hh-9 9lr+7 6yv+10 1e3-3 19d-13 2bk+9 5wd+9 2jc-10 3ru-17 297-7 6u3+11 cke-18 3hy+12 2m-21 1rc-9 j07-6 7b0-7 5lw+7 4b+12 2ph+10 5nr-6 2l5-7 cnl+8 6wd-9
12a-9 48h+13 cm3-12 2ks-20 2m0+10 1te-6 6qw+18 6kp-9 j6+16 2kg-8 1mm-8 2zb-12 3fb+6 501-9 cnh+9 22t-17 lx+9 12j+8 ve+9 fm7-11 3w2-9 avv-9 6v3-8 8vi-8 j12+10
2wj+12 5if-25 ewl-9 8ak-7 4hk-18 hd+8 ang+10 702-10 gci+8 5mc-11 2of-8 80b-11 7et+7 7jj-10 286+17 q8-5 187-4 bs-21 61s-10 3nf-7 b30-7 37g+4 5lq-11 2qq-14 58-9
1qo-14 bap-8 32y-7 3i8+7 fh7+7 13x-8 c7y-7 4gr+20 48x-11 1jw-7 1po+7 add-9 4cy+6 7dl-8 3tt-13 5hs+10 24s+6 1z0+9 1w0+20 5m3-9 2yf-14 1vw+10 6h3-8 aes-8 71g+9
1tu-10 3bb+7 155-14 1mc+9 knw-5 13p+8 832+17 48z-10 15r-10 ei7-12 7lv+9 5tm+9 9uk+7 bb+10 ay0+11 1l3+8 4h8+10 3du+12 2uf-12 3mr-8 1c5-7 41q-8 65k-10 73k+12
34z-15 gtf+12 a12+20 5hm+17 6mw+7 4hd+22 h3n-16 rjf-7 1vn+12 5zt-15 8n3+9 5y2+9 67v-14 3s6+11 fp+12 256+7 193-7 tp+6 p7o-8 319+10 e75-10 185+10 a8s+12 mt+15
i3w+6 1h2+11 we-11 cm4-15 6u0-12 1cb-11 1qw-12 uu+13 ckh+7 p7-12 5ei-12 21p-18 3ve-14 d1e-7 d7f+5 3cs-9 fdw-7 l7+11 az4+8 su-7 26p-6 1g0-9 g1r+11 jr+7 18x+13
3a7+10 2aj-9 7mj+5 2q3-8 1e9-7 3e6+7 is8-13 8qi-9 3ii-16 2ap-11 bgq-16 1rx-17 1im+7 v8-8 1ij-8 9oc+11 1qv+8 5dq+16 15b+7 69p-12 7bk+9 bkv-8 7r0-10 17t+7 10t+8
1q0-10 57f+11 3p3-11 acp+9 6zg+13 qq+7 59q-8 5yv-9 ja-11 9yj-11 689-7 462-9 45q+4 2ns-9 a3z+6 2oe-8 o3-14 1ew+4 7iw-9 18b+11 1gf-8 d8z-10 dv7-9 l+14 a7z+2
4mu-10 3xs-16 4ej-10 4if+9 kz-8 20r-4 82s+10 dmu+13 8aa-9 kh-18 1o5-13 b+9 2qt-11 52+7 930+10 2ms-15 199-12 4vm+9 f36+12 asl-8 33z+7 i69-8 cgd+11 cvx+13 69d+7
5ad+8 6hm+10 9a-16 3q2+10 khv-19 r3+9 cme-8 18m-8 1bw+7 jh9-7 11r-12 3d2-14 63p-9 9ix-9 coi-10 416+14 5z2-15 49n+8 4je-10 k3+8 buw+11 1+6 axu+25 uy-14 nk0-6
45s+6 9zi+9 4ei+33 3me-10 4uv+10 qwl+11 lv+9 3ds-9 3ua+10 4oh+10 673+10 1or+14 v3+20 1ul-9 1e0+11 3lr+12 fo7-9 6ur-11 omt+12 2p8-9 5u0+6 bz-11 lh7-7 fc-12
3w+14 1c-10 957-11 57u-8 7ck+10 6s2-10 ai-14 3em+12 522-8 jd-10 6rc+9 2yi+11 3c0+9 6xt-13 cf+8 73-7 c9r-4 3yb+7 16y+11 2jd-9 291-9 2bi+10 3rh+9 2vw-9 7ti-6
5sr-7 d2b+15 4r6+8 rb6-7 1xn-4 rq-11 11o-12 651+9 1go+15 irq-7 5bg-6 kt-11 7y2-9 85t-12 a95-16 42q+8 sx-9 vw+10 7e5-10 794+10 3km-14 g69-9 4qp-8 99x+7 g65-8
2gj+16 9zl+10 c8o+9 2ge-18 3ky+7 3jb-7 5pr+15 gdb-7 3pl+11 2lz-13 7nd-9 449-9 fnt-9 c84-13 914-22 gpj+4 7w-6 4nv+16 aaa-11 6ig-6 5cl-9 s6-8 3ll+11 133+11
oya-14 l95+8 23w-15 s2+6 2ms-13 70m-12 z7-13 8p5-9 63t-11 8qu+6 16q-13 8m-9 3ml+11 sp+7 8fj-8 940-8 bez-4 1gb+5 4k5+11 4o7-18 51l-6 1mo-11 8n3+12 6ef+7 4o7-6
d8v+8 wl+8 rs-12 1gy+11 2nj-8 77+8 5ca+16 z9-13 48m-7 61m-10 7gb+7 doi-9 3or+10 il8+12 xx-10 7xl-9 2lx+14 ca6+11 2oq+7 1z7+10 3uy+5 h0-7 7dn-8 88p+7 7lx-8
2yf-5 2as+9 54w+9 7j-10 8jm+9 5z+9 5si-12 7ca+10 4h2+12 1o0-11 34q-9 bt5-11 h31+11 8ji+15 dal+8 199+8 2z4-7 299-37 1z2+12 6cz+6 psk-11 4gi+8 584-11 hou-11
7gr-6 2g7-26 9nr-5 5v6+12 40h-11 5zg-6 3ed-9 2xk-9 dgl-15 45t-17 82h-13 aqj-10 3gc+11 2y8+8 9c2-8 2vv-12 6ep+12 4zh-13 c6s+11 3eu-12 7v2+8 7u8+8 1ti-12 4s0-8
7m6+8 1z0-7 35m-10 43w-9 ltq+13 58r+9 4hz-12 7kt-11 75q+9 bmo+8 cwt+13 ai-17 nv-8 1li+13 2ik-6 6io-14 3n9-12 15n-10 732+9 eli+14 9dx-9 c6l+8 7dj-17 pd-13
12a+10 7cz-9 hfm+9 4vx+5 5pr-9 2gi-9 iil-14 3ei+7 cl-7 s3t+10 257-10 7nr-8 154-6 5cr-7 2rl+11 csd-6 iuc+7 4ia-7 6ke-9 4tu+7 y-9 ado-8 ia+9 1mq+10 1on-8 4vv+5
3wm+15 bx-9 8ii+8 eym-9 3ni-13 22l-7 80t-9 rj-15 11p-9 52t-7 o3c-10 26f-6 nz+17 c5v-11 47t+9 yo-8 dvu-6 dll+9 d50+8 7pj+11 1zl+8 4d4+9 13d7-7 2o1+10 j1o-5
4e1+7 gsy+11 6vo+7 5sy-12 rs-18 1le-12 ar8+11 51q+9 cg+13 3a9-11 1lg-9 6mc+9 1oe+14 7zg-7 7to+8 68d+6 247-9 pwo+8 9qx-7 bq4+7 6ve+14 e28+7 a72+10 212-14 bzr+5
8bq+7 1pv+12 2lz-7 bxt-18 kej+11 17b+9 hja+10 1lj+9 45f+8 1kk-14 7yu+9 1e1+9 76u-11 y3+9 5n4-15 btw-6 yl-12 akj-14 26c+10 9s3+9 4x8+11 izj+12 9l9-9 1vi+7
25u+12 sn-12 gy5-7 3hh+11 kk3+9 1e3+9 494-12 e9+13 305-9 2wy+9 isz+9 w6y+15 k31-11 6ku-12 6r8-14 1we-7 763+8 50+8 6gi+13 6w4-7 yw+13 4cx+15 1j-9 y1-10 3ij-7
6d1-15 6mn+12 au6-8 492+9 13g-14 akn+9 3eu+11 kor+11 4i8+10 1s7+11 f78+6 pp-8 5ha-8 33g-13 3oo-10 2w0+6 1q9-9 8e-9 9ok+16 6op-12 sv8+9 4wl+9 24c-21 4lu-9
fx3+5 69y+8 o29-11 apv+10 qx6-9 4ff+10 72l+9 4x1-10 1ty+12 2db+8 gsg-9 hk-6 fvo+10 w-7 24i-15 24-14 1x2+9 5bb+21 nvz-11 1sd+10 oyy+14 f46-9 4g4-6 fwx-12 bmk+7
2a+11 593+9 1w-8 89p-10 7ns+15 52j-8 1ts-12 6b1+14 it2-13 3aw+13 3xq+10 3gu-10 4mm+9 6lh-9 aa5+8 nq-7 3it-6 5aa+10 6zn-12 9d-11 8e8-13 sn+13 5jv+9 gin+9 bq+13
5h0-5 3bq+8 n0+10 j5+10 1ka+17 gl-18 abl+8 7xi-10 dka+7 4r2+12 7ow+10 1jx-10 1ea-10 nar+8 47h+10 f3n+6 2go+11 s9-18 7gm-4 1ru+12 g2-10 2fj+7 1j+10 a20-10
2y-10 63y-10 2en-10 3my+6 4i1-11 6jt-7 x5-12 o1-12 2jc-11 5zj+27 3i7+20 ajc-7 3zc+11 3mq-11 8j5+12 4s1+6 xnl+11 3n6+8 fgd-10 ld+8 1f2-8 3zm-15 uv+10 ig-15
63x-11 c6y-9 3xi-10 1kv-9 5c9-11 gwh-9 12o-12 3xo+11 2ei-7 pyz+13 6ju-11 1qa-10 bza+15 s1-8 1m0-13 2na+7 95d+6 99i+14 39l+5 19h-11 b1z+20 1kv-8 5u-14 76m+10
57y+9 1fr-10 2pe+12 c83-8 1jq+23 hv+7 3n2+9 75g-8 se+6 7ky-11 1z9-9 c69+8 2yp-10 36a+7 2ri-7 47r-7 4jg-9 528-9 3ar+9 2tf-5 2ya-9 2i-9 384+15 10k+6 1oh+17
h1q-14 8v+9 342+28 6u7-6 1cg+10 2pb-7 ju+14 26z+10 9m-6 fg+9 fjd+9 12k-8 20f+20 81m-7 moh+8 5g1-15 vh-9 4pi+8 h7m-11 hz+7 63b+8 k2+11 3h7-11 hv-19 q93+12
3lc+8 474-15 3et+10 1qx-14 2c6+11 ecy-6 2au-10 2t1-7 1gj+5 3g2+8 1jm+8 741+17 mq+7 1ep+7 5gr-22 479+7 552-17 7ej-12 6e0-13 5kn+9 hzh+15 5lp+7 fe-13 40u-8
c2-18 26f+16 8u-12 b1j+8 5re-8 91t-6 1w9-7 3qj+8 6e3-5 1ke-13 3bn+10 1zb-10 c7k-10 4on+14 bqu-12 jy0+10 6m5+11 2fl+7 3jt+9 4s4+7 1r6-7 93m+7 6hw+22 619-7
inp-6 ub-11 8nm-7 2ps-8 1jx-11 2cy-14 14h+12 74c-15 v0+7 26o+7 4bt-7 21t+10 6kq+14 3ya+11 cy-7 8ol+11 32m-7 38t-12 2ws-10 eel-7 1sf+6 h4z-10 geh+10 fh+9 fjd+8
f2v-7 57-13 f9b-7 ag5+14 hsh-8 5q-15 r2+8 cp+11 1ds+10 399+11 6mi+8 5p1+8 gc8-14 lm-9 ej+10 90w-14 12l-10 5f0-9 403-8 2sk-7 1y8-9 413-12 86j+9 kf-7 5nf+8
dmd-13 38o-16 2ei+9 2bj-11 2ba-8 2c6-8 2g3+9 8yw+10 c3f-10 ui+6 ui+9 2dj-10 16h-12 9bh-7 bq4-8 1ja-9 2oo-7 1x-16 5w5+13 8bw+12 d2i+7 4n-13 1kz+10 1lm+9 4n3-10
9om-9 720-9 3z+12 2et-8 nj3-6 9c-8 7gm-9 534+8 4n6-9 4tp-11 6p-8 2tz+10 c8v-9 3wd-13 3hr+10 ajs-9 6l9-10 5b0-9 1uz-12 8yp-6 aki-16 6l0-9 212-8 84k-7 29j+5
3xh+7 dfh-10 8p9-14 hgj-18 75f-6 nb+7 719-7 3ax+9 81+12 cxc-9 ly+5 3rm-13 awc-16 b7b-13 3qr-13 4zl+6 7d6-12 29z-7 9fs-13 2cf+8 5ny-11 54g-15 p9-8 19m+7 40u+8
vg+10 4w1-12 2t1-12 1cv+9 1a-10 1o8-5 ld+9 zf+11 27r-4 679+8 gm7-11 8i8+8 78s-8 cz-7 mz-13 t3+9 19j+11 22p-6 ctp+10 80y-7 4z5-10 o4+9 p+8 3eg-6 2tt+8 nw+9
6os-6 309-8 6cd+10 6k6+11 k8-17 x4l+9 p1+11 1nf-15 buv-11 1ch+7 3zc+9 4w0-18 3m1+10 aly+11 8f-9 9k2-8 133-11 fej-13 4za+8 2ga+8 afw-7 ht+11 bex+8 1w9-7 ch+8
7u+8 2ve-10 32z-7 90n-6 53z-12 22o+9 5h0-10 p+8 17x+8 5uj+9 3gm-11 o4-8 ra+7 6nr-17 asj+10 2hy+9 fz-16 3d5-7 re-6 1l7-6 33r+14 wi-11 3zm-11 me-9 63-11 14v+10
1c2+11 a0w-11 4ak-7 5sf-15 2o4+8 2ey-11 k1+22 6hu+6 7b9-7 bwf-7 cie+14 21x-17 3a1+11 d2f-10 3l4+9 2ej-7 6lb+11 9q8-13 1s4-14 dot+6 4gn+10 53x+9 1e8-10 3rt+10
3i0-9 5ye+10 7hq-9 5x1+14 ifq+11 1cx-9 531-10 6uq-8 hc-11 9b5+8 27m+10 8r2-7 3d-8 232-8 oi+11 8b4-17 42h-13 3r2+4 3t5-9 a1i-7 34u+11 2k+17 6qn+7 8c8+9 1tw-12
4cc-10 108-9 236+8 4hu-17 4da+10 pj+7 llz+12 7hh+14 nk+12 4nd-6 1sc-8 cf-11 280-12 2vj-9 59n+6 1hg-13 3kp-7 4u2-8 1id+10 1ov-10 c8q+21 dms+6 19b+15 69o+9
4sg-12 2lx-7 3pf+9 715+13 bsz+15 5in+14 4cv+12 1eu-20 1sq+6 1c2-6 295+13 4zq+14 gd-7 fcl-11 diu-8 yy-8 1vp+12 2j9+8 3a3+8 44u+14 d6+9 3y7+15 4sn+13 v9+15
20v+8 3pn-8 5mz+6 3o3-11 59p-7 1xb-6 7vn-6 6r0+15 bw9-10 2jb-14 2pt-13 93+11 1ms+10 3j6-9 vw-6 526+10 um-13 61l-9 10d9+10 1o1+17 8uu+15 47x+11 5f-10 a3q-6
d8f-9 91q+11 e4-7 75-11 m6q-4 5m8+9 66n-22 51-14 1sk+11 fa9-8 mc-9 3mx-8 8ev+6 8yh+8 2xs+6 19s-15 2m8+9 wz9-5 p2+9 fwm+10 m2a+8 cp4-11 323+9 533-10 76a+14
2q8+4 2vu+9 mec-12 4b0-10 qv+9 1xy-9 489-21 2qa-11 5zi+6 2j5-12 c4h-9 2kg+9 3l2+7 6i4+11 4qq+7 y6b+10 10q-11 2ol-11 8bl-9 9zh+12 82+7 1wn-7 71+10 63y-15 5x+5
3xl-15 117-8 no+9 3pv+8 4pm+14 atd+7 1qz-4 27-13 32h+10 jk-6 96y-8 3vs+8 ly9-12 6ab-8 7wj+5 cr-9 bmy+13 2q6+11 3wj-11 i2f-9 77i-18 3kl+7 2yc-11 7d+12 3w8-7
1dw-9 4qq+8 15u+10 hhz-8 an6+7 4j0-10 l1c-11 7px+11 3c2+10 3k9+10 b5o-8 8xo-11 7lu-13 4cg+9 1rg+7 stl-11 1ss-9 l96-10 4r6+8 1ao+9 8ii+15 c22-15 c7-11 19w-10
1a3p+9 2cm-11 1o1+11 2qm-11 1m-8 2bu-8 48-8 55x-20 31t-9 2c7-9 74e+12 4cs+9 61p+6 j5-10 nn-15 j6+12 d0y-11 b30-14 28l-15 1e6-7 3n5+9 6l7-14 1xk-14 io+11
2oc-15 3s+8 3y5+8 2yf-6 5sr+8 7a4-10 ah9-11 fw-5 dmn+12 3wk+8 45u+18 229+9 jkp+8 2zy+11 c0o+7 hxd-10 3fm-16 cqo-9 6e-8 909+11 hfj-11 54u-13 2c2-9 bj-14 6a7-6
60b+6 qf+11 ija-20 6n8+16 1zw+10 5mi+13 gfd-8 3w-11 3ia-8 cie+11 des+16 9y8-11 39-10 553+7 q5+10 6uz+10 4oo-8 45y+9 sy-8 549-7 ing-10 9vx-11 1z0+6 8rr+11
16+14 4by+12 230-7 853+7 10m-5 2yi-15 1yy+6 16l+8 4cy-12 i8-6 3zb+20 73r+8 114+9 9o-8 4zs+13 3oc+8 c8z+9 156+12 8k+7 541+8 4ys-6 4r0-9 1u4+10 wl-12 2l5-9
86s+8 7lu+11 8rv-7 97j-11 6m9+10 8hn+7 8mz-7 48f+12 ww+15 3zg-15 699-8 kds-7 23j-19 7sv-18 ize+7 dq9+12 4ne+16 4c-9 nn-10 q2y+7 yy-11 5y+12 2xm+8 1ho-10
2zb-14 23d+6 2j5+7 24c-5 jld+12 7y6+11 kf-9 1n4+4 a4s+12 edo+9 36x-12 l4-11 6py+9 7vp+7 cy-15 etm-15 ion-9 6x-7 4ga-6 1js-8 ba-12 e59+6 jk-8 e1x-12 5wi-10
1nn-5 2b-11 1qf+10 bb1-6 16g-9 41s-10 hbj-15 29l-17 iqd+9 1cx+7 1az+6 dfy+12 6fa-16 44s-8 2vh-10 15v+13 28w+14 2cx-12 i65-10 bre+11 x9+7 80c-23 7cz-12 8gw-18
axr-7 td6+9 4i6-8 2p-9 h9+8 9c8+10 afy-8 a1x+9 4av-7 eqx-8 9i7-13 sz+19 216+6 1xc-29 2f6-7 5sb+9 agg-19 9eo+6 4gs-5 17w+11 ihn-9 6g5+10 67q+10 7d5+8 15s-7
9g8-6 595+10 3qu-13 fo-6 71m+10 21h+9 7c6+15 ir-14 ep-8 ble+7 4jy+11 36n+9 l8s+10 6on-9 vu-7 g6p+18 28o-8 3ct+14 5dt-10 fv+8 4ph+10 8ju-13 1mi-11 5h1-9 c1z-23
613-20 iol-15 1xa+11 7z1-7 5f1+11 3nb-14 eu1-11 8ma+9 346+10 51k-22 1ru+13 17c-8 hln-10 e6r-7 9i5-7 4k9+6 4r3-5 2k4-11 npw+12 f4p-13 bri-7 qo+14 1js-7 129+10
319+6 5lk-19 3nc+9 26u-13 5u8+8 1f4+7 4q1-14 gw-10 4vw+11 c11-20 1ae+9 zf-10 3ck+19 2pf+8 2ep-15 db3-13 83m-12 5e+17 2y0-8 1oa+8 gi+8 2ba-11 60c+7 21d+8 40h-8
2fj-5 6ze+9 1kn+11 90a-10 nf-6 3bk-11 46f+9 298+17 e5e-11 8u1+12 13t+8 5yy-12 4sh+9 bm+12 1kb+5 7on+13 us+9 h2x-10 7dj-13 da+8 3qe+7 xj-12 e3k-8 d4i-12 ac6-9
4or+9 n2+16 7lv+9 128-8 3jj+8 bg-11 42a+12 19o-12 aoe-6 3lc-10 3yu-10 14y+14 6ku-9 21w+10 2q4+12 2cx-8 8pv-8 1xs+10 348-9 5p+8 1hk+9 mbc+9 298-8 709-9 iw-16
80-9 4cc+11 349-8 10s+10 b9l-9 cu2-11 d7u-10 muj+11 6hu-8 gh1+11 6k3+12 206+8 3l7-5 6mh-13 1tn-7 da8-15 k0-7 f+8 b5+7 w5-6 2v1+8 bdl+10 dnc-11 by-6 4ia+14
5go+13 2cl-13 4pj+5 231-11 6sl+8 8x+11 7r7+9 2lp-5 391-7 e3m+5 3mg+8 10h+11 7jl+9 140-7 5qv-16 bmn-7 vu+9 9vh+8 cwd+13 44f+8 7w+8 2q1-8 2eq-9 73v+9 6li-12
g5h+9 100-8 cp6-9 3sg+9 we-9 7j-11 16+9 fbt+3 9b+7 73y+6 7ll+12 tu2+7 5w-10 qk+6 9fw+13 82y+12 9mh-10 1v7+8 452+13 957+9 3k5-8 9sp+8 7cr+7 wo-11 a0e-13 3ez+7
hu-11 2va-10 1bi+11 8x0-8 3gb-8 6xh-14 98d-6 f4j-8 2bk-11 aax+11 2el+8 pnx+12 3ly+7 8t+8 2uf+10 39x+8 d7a-10 985+12 1gh-15 41v+7 1ho-11 2v6+11 65m-9 56n-7
2w1-29 1bh+8 hf0-10 304+7 id5-10 st+8 6y-8 9r8-8 4qs-11 17l+8 19p+14 1j5+7 1ds-8 c4j-10 9qf+7 67d-10 pg+11 1sw+9 am+7 auc-9 1hh-6 62a+9 9th-11 cn7+13 e38+14
384-9 s-10 bbd-9 1yu+12 4qc-8 2e1+7 22l+9 3e3-9 6g4-7 b4f+11 27n-15 bz-7 1vb+8 2rd-14 c92-12 jd8-9 vc-13 ecy-12 2hf-11 20n+12 bc9+6 2kn-9 44n+9 1ky+7 71t-5
6nx-14 nt+6 55b-8 6cg-12 ph-7 2jx-8 12y-6 9c6-21 dz1+11 818-8 3tw-12 6py+21 61j-9 5s6-11 g9i-13 6ij-15 1vp-12 d2m+6 dd4+9 12x6+9 1di-9 29z-10 1lz-9 8y1+10
2pv+12 79y-7 kx2-10 17-8 co9-8 1dt+9 7ix+8 4bh+9 c56+22 3nw-8 3gg-10 8fa-7 5gt-17 2mf-12 9zf+8 k41-6 i5+11 5et+9 3vh-13 7rq-15 2wu-12 bw5-25 279+8 i9q-8 phw-8
30v+21 114-11 4we-10 8rl-10 186-8 52y-10 4bh-9 brt+9 1w2+6 261-12 18n-6 7m+6 6pz+16 1jb+7 9g4-11 8pm+6 2mz-8 ad+14 6cg+15 2fh-6 di+8 8i7-13 4ol+8 b6j+9 488+11
111-5 2lm+12 fiq+10 141+7 3ae-13 a3-10 4tn-10 djw+11 ms-9 3sn+8 359-9 9ar+7 d8f+9 2nn+8 4m+9 1mv+9 2r6-16 7yf+8 4y2+9 1q4-14 37b-12 49o+11 3q8-11 jex-12 36-13
2p4-23 81s-5 a9r+9 caz-11 1di+9 a7i+13 2i7-12 1in+12 39c-12 a2e+12 9y-23 cfe-11 it-7 3nb-9 7pr+12 8wz+9 17w-11 ij+10 2fx+10 12u-11 tc-13 7r2-8 oc-7 cj+6 4g2+7
h30-8 1a2-10 19q-9 w0-10 2zo-9 101+18 ux+12 ci3+14 3oh-16 cmh+24 6xi+11 548+8 7mz-7 92-9 5v-10 hy-9 b3u-10 15t+9 1mp-19 8m+12 ahi+8 1mn+10 18c-7 6yk+8 14g+8
4of+14 b0b-13 2ah+10 9dd-10 123-7 ash-7 zx9-13 5zq-7 gso-13 fr2+9 1om-8 fxy+11 bl6-9 3vr+8 8fv+7 b47-11 288-8 9p5+7 1qt-8 um+6 5p8+8 1re+11 cg+9 24f-10 7sn-7
1kr+13 giq-13 38f+7 df9-7 zkz+9 7lv+8 6br-9 bia+10 9u+10 2iv-10 11p+7 10u+16 9vz-8 h7g-9 5sa-8 6x6+4 51x-8 7p3-17 10p+11 24t-12 eqb+7 b6r+7 83+8 d2k+9 5e2-13
85i-8 28c+6 20r-10 eek-15 a0o-8 dd3+9 1lv+10 23f-8 507-15 2aj-14 1n1+5 bb7+12 qq-9 8e7-12 21g-16 3t7+15 1m7-8 7ah+9 1z5-12 7xx+8 1uj-8 20c+13 4rp+9 1d2+8
408-11 v69+11 5sd-7 yh+7 3hu+11 1gi+9 2h+12 1sd-18 ni+7 6b8-8 4cm+12 1py+11 o9+18 605+7 3jr-14 3ak+9 9eu+12 2up-10 7f-7 2yf-8 2g8+16 1kd-8 3bh+10 2up-9 7zn+9
s8-11 25x+12 3i3-8 3dd-23 7vo+12 45o+13 1m2-8 5g1+10 vvk+13 3gn+6 cto+8 4la-9 27z-10 8ql-9 25q-14 1k-6 492+8 58r-9 347-9 zc-9 297-7 68h+11 4oi-8 4j0-9 58r-8
ire+7 72r+8 7j2-7 51p-8 2u2+9 8yh-11 31r+6 1qd-15 5wv+12 6hg+7 c0e-12 66i+10 1s+6 hnb-11 i2+8 1o7-6 fj-6 rf+12 3ga+13 1yi-24 js+18 368+11 c8-8 gfb-12 1cc-11
1hi-12 2h3-7 1bz+7 2x4-7 8xe+11 5zp-14 2zf-11 2rt+18 yr+15 6vm-8 3jk+10 95o-5 3ro+21 n5-14 7n0-12 mc7+7 2vo+8 1h8+12 kd+8 3o4+4 3fa+7 67w-12 4n6-8 4no+14
jkf-9 3o4+10 8hm+17 7mc+7 e49+11 3za+9 m6q+21 3bo-7 bak+12 4hu-22 bfi-8 1cq-10 e1i-17 1fh+11 45f+9 a86+9 d9s+15 8ji+21 aii+9 30g+11 kix-12 e10-6 24w-12 5lg+8
5gh-14 k5z-9 i15-11 11d+7 4vf-9 7ij-12 1ci+10 97f+10 70r-9 xco-8 1gl+8 h2n+8 cq9+9 to+8 21-10 gs-14 8h+7 57i-12 4yg-14 1il-16 3hx+8 8qt-8 7om-11 bgh+33 bso-11
7sx-10 4nf-10 6s2-8 8q1+11 6wk-10 1jt-5 v+9 9vl-8 74q-5 37w-8 6p6-5 1p8-10 h0+23 o9+8 28r-7 4q3+11 751+6 2ze+7 42t-7 1ni-14 a7+8 3cp-8 9jr-8 3qg+8 1oz-10
6a-10 o4+8 ag9-7 1b1-10 1g0-10 170+11 5ra-10 1kj+9 3a2+6 4ue-8 2go+9 9ws+8 a74-13 4n9+10 15s+16 4ac-9 7k7+8 7po+18 258-7 it-11 lz-9 2xq+7 2s5+6 dvt+6 jr-11
1v5-9 5u0+21 4y3+7 861+10 4pm-10 5zh-14 r8y-8 7jp+8 z5+8 723+9 io-7 f1z+10 1b9-10 6gk+8 8p+20 2hg+10 m5-13 2x9-4 tgi+10 29o-8 ix-5 zy+6 a51-11 158-14 4cx+9
3q6-7 7mm-17 qh-23 2a9-7 c1e-9 3d7-10 4bj-6 v1+16 6ps-9 ebl-7 38d+7 9c4+8 3h2+15 ge3+9 3b1+13 2qm-8 f1q+4 3je-10 8sl+10 3n4+8 p+8 44p-7 1tk+7 42k-14 4tw+11
u8-9 5xo-10 36f+12 4m0+8 75m-10 bct+11 17d-8 7kx-7 3a-9 1id+8 14d-11 57e+9 566+10 1mh+9 5v8-9 abn+13 jn+7 7s7+15 ezi-8 14b+14 12s+10 255-9 bnf+21 1pp-8 6oi+16
nb+5 290-12 7tn+9 74g+8 2kz-10 4s+12 6fm-12 3c+10 7o9+9 3ib-9 22f+8 56e-11 3ih+9 60n-9 6rq-10 hih-9 5s-13 1j1-20 nt+9 1s4+9 5jt+15 1rc+11 11d+23 3f3-11 by7-9
4i3-12 7ol+11 40n-11 3a0-10 1up+5 y9-11 25h-13 38n+12 1t4+7 5gw+10 1p+7 8p+8 7m-10 5bc+10 2cz+6 4q1-11 369-16 mkf-10 4x7+14 10l+9 ex-7 e4+11 7hn-7 na-13 2y6+7
gft-10 366+8 1yn+11 1hr+8 yo-8 rf+9 3b-12 hpy-9 60q-7 6qk+9 6eh-14 2ol+13 2cm-14 1o9+13 3pg-8 9zx+9 144+10 si+16 772+8 f7v+9 12+9 2e0-11 1pk-8 54m-14 a1u-9
33j+9 3b-9 d01+11 3uy+11 2wa-9 6h5-11 sqh+8 9a0+13 c1j+17 1jn+8 3sn+12 jqp+7 kp5-13 2qo-12 672-9 24n+8 2ms-12 1jn-8 ial-11 44o-6 8yj+9 3vm+12 vj-7 3nt+12
7lh+8 df8+14 1ck-10 7dy-10 l1+7 13-15 1f9+10 7a4-12 nc7-15 caf-10 23m-4 1lp+7 5t3+7 9w9-9 19j+12 dy-8 6ky+16 1af-16 653+9 l1+14 7os+11 1wb+15 328-14 55g-8
c5+7 ip+12 4ul+7 8u9-7 qp-15 ye-7 t7-9 3yr-7 f9j+10 r7-10 947+12 ly+9 82x+6 is7-8 1gz+19 284-9 bj+12 9au-8 7bf+11 2h7+9 4c9+14 bgl-7 2ic-7 610+8 b2d+17 1f3-12
6ci-14 2cr-9 ayq-10 lmo+11 4jr+6 2u9+9 wl-10 afq+8 64k+7 gs4-8 2wm-7 23e-11 7md-9 9kb-8 4h4-9 k4a+7 4nf+14 8dn+9 1z9-19 4m1-18 3ze-7 7pd+10 2a5-10 50m-10
72v+11 1go-7 9hm+8 8bw-10 dw+11 2zs-7 580+8 95m-8 c8t-11 9r0+6 39w-9 2t-10 1n0-9 3ur-9 3lf-12 jb-7 b4w-12 1u2+5 cnv-15 5qy-16 3gk+6 clj+9 56i+10 a4+5 ah1-10
3b-13 7v0-10 5c1-9 19t+9 66d+7 6fl+6 31o+9 2si+7 3g3+15 1fc-12 9e-11 24e+7 5gq-8 144-14 2lr+7 egw+11 2we-5 4u1+14 lr+10 2s+7 ihx+7 53x-14 4yb+25 1co-11 1x8+22
wl+9 j5-8 4ki-10 c5q-13 mz9+14 ccx+14 5t5+8 4k6+12 e22+6 3gw-13 vx5-10 4ct+11 5rr+13 9js-10 e0c-14 77y-7 5b4-13 7wx-10 25u+11 1p-9 1qw+10 4wx-10 610-9 5s7-6
3p-7 9q9-23 vq+13 7sc+8 ap4+12 2zf+7 d0+12 1w9-11 hjg+14 803+8 2dl+11 505-8 4e+6 33-8 995-11 66i-17 7f-17 r5-15 7m+8 75u-8 zo-9 23g-7 754-10 3jd-11 1ac+12
30m-10 9j-12 3sz-10 j1e-23 qk+7 4tv-7 7yt-7 1zk+12 pv4-15 9lk+19 xl-9 jo9-10 8ae+8 7fk-10 3fd+14 4sz-6 4a2-14 3w6+8 fo+6 22c+10 ks1-11 dk-6 938-12 3xo+6 48o+7
3br+7 1b7-10 f8s+7 8q1-25 1l5-9 2o9+11 5lp-7 1wp-12 hcq+8 3b8+7 qe-9 6yj+13 159+7 3pw+6 se+12 8xn-14 3hz+7 1aa+16 hsl+7 2gw+13 29n-9 94o+13 7zz+8 c8i-8 18b+7
5o5+10 cv-11 10j-11 l2+7 ub+11 476+14 11m-9 1bt+11 i0+10 p+8 5b3-13 eae-8 1e3+10 2p2-9 wp+9 a9x+16 6oj+9 12m+10 5ai-10 9qf+11 bgq+14 9rf+9 913+18 1h1+13 30m-6
bp4-19 bmz+16 2wh-10 8eb+7 1k7+10 1jk+10 3dn-11 5ah+15 1j8-8 8ij-12 8i4+7 1rp+10 5z2+6 1qt-8 7kp-7 167+13 4nl+10 7nz-6 agd-8 7d2+7 6be+11 55-9 4sp+5 ir+13
hvo-10 8f2-10 nnu+21 3k-7 1a4+8 145-10 2as-7 50u-9 v4+6 72g-4 3vr-21 209+7 4st-11 f1r+9 1q7+6 9c5-21 d6i+13 3vu+9 1ro+11 1a3-8 7lw-7 593-8 a1-14 49t+12 24r-9
wm4-6 1lu+19 wc-10 7lb-10 5xr+14 2oj+12 mz+16 22+10 1rw+5 l8+8 d33-22 5eb-7 5f1-17 ho-15 5k+7 e4u+11 4gq+11 5yj-12 ilv-13 8ia-16 axx-8 dpd-9 2t2-16 fbn+10
4y+9 2rm+6 cti+27 36v-8 4ob+10 1jj+9 a8o+12 4bc-7 404-6 11o-11 61x-7 1yd+12 dw0-7 mw5+6 bh-10 7u-18 3wv+8 eeu-7 jhp-11 ng-18 11h-16 j2t+9 2ve+7 1s2+10 5s2+11
anh+6 6r9-12 aom+3 4f6+11 bat-12 1fn-11 28j-9 3t8-17 ow+22 4k-10 fa-7 688+16 eh-11 1u6-12 3ks+11 60o+10 1k6+6 578-7 2c2+8 2tv-8 3fi+7 ift-20 1gx-18 5rj-9
9qf-13 1d+16 ejd+7 82p-9 4tz+15 3yt-5 1qz-13 a0i-8 ogh+7 4jv-6 ap0-12 8w-8 3ev+6 1nh-8 dk7-21 f8d+11 4j7-10 186-8 m2-6 k7h-6 8lw-19 7mt-11 81+10 3j3-6 1w8+7
16a9+6 19a+7 p7s-21 8gj-4 5jd-9 3s6-8 95h+9 5ld-9 64j+12 3t-8 d-11 9jp-11 i12+6 1wr+9 epo-9 prj-11 5rk-8 24n-13 11c-7 ct5+9 3ip-17 2c6+9 epl+11 6e8-8 1ry+7
c1c-7 85v+11 3kz+7 117-11 g36-9 38y-14 fme-14 4np-13 456-11 1h9+16 hnv-9 bn+9 90d-7 de0-8 962-14 f-8 cai+11 85v-7 2dd-5 bqr-13 4c2-13 5sa+7 2bx-12 1r5-8 nt+7
55k-15 6uc-13 a54+9 22j-8 hdq+8 7ig-11 e6m+8 4bk+8 434-8 qt-7 92c+7 ehu-8 370-10 3on-9 b9z-17 3op-8 2dc-10 34z+8 d5j-19 3aw+6 1sg-12 dd-12 1xq+5 34b+8 iom-8
cec-17 1sz+9 9yk-8 ed-8 1mg-9 5bs+7 d9z+24 cxm-8 bs3+9 6qg-9 76v+11 1sv+6 3a9+11 2yx-8 1ex+10 2hm-15 4ap-11 5o6+7 fm6-8 3ag+15 dne-7 cqd-8 5i-9 13u-14 6oy+11
1hu-16 399-10 d7n-9 6ut-12 ig7-9 24p-9 88k-11 7gf-21 1it+17 2m7-11 8wk+11 33n+7 2s7+9 395+7 2i3-9 30+12 44s-10 1sk-8 w9-11 4ht-13 7sf-5 10k+10 6bv+14 mjj+11
1ow+10 4bv+7 84o-9 40d-7 10t-9 1vp-16 kc-7 1rm-6 596-6 3at+7 3mg-10 lr-11 4n0+11 i7n+7 1kh+15 42q-8 27i+7 2iy+19 7q6+10 1bf-9 14n+14 6r9+7 4nx-10 69z-12 axk-7
1tg-7 8gs-11 a9d-9 6l6+17 kh-7 2x6+7 io-8 ec+11 bv-6 cr5+8 10-15 3e0+9 js3+11 3t2-13 2ij+7 89+7 gz-10 1j0-6 3by-10 1sp-9 6p7+7 52t-12 1q2-10 37g-11 r-11 7f8-8
6z0-8 zc-10 wh-7 4uu-8 md+13 1jl+13 mek-8 1vq+15 3pn+9 bhc+7 e57+11 4eq+18 e3+9 7hu-9 24e+10 9pu+11 4tv-10 146-8 2wd+8 mnb-10 d3-7 32u-13 3bc-7 5ae-9 3z1-12
8cd+10 9wt+8 pl-8 5cm-9 6ck+11 8vb+6 350-6 3hk-11 6s6+10 9ij+5 vl-9 2l2-12 2h9-12 13e-7 2uy-4 4ho+14 th+6 2l6+17 k1-5 2cz+15 227+12 q7-12 8l3+11 8kd-12 2yh-6
3oy+7 36h-8 665-4 1zv+12 a29-12 dny-6 8so+7 8i+8 d42+13 7mg+9 90-6 6ml+11 e0b+8 3gb-11 a0h+11 9jx+15 14q-7 2vn+7 7ow-8 99+10 3k+8 159-10 5na+8 1de+17 1v9-12
c+7 1s3-10 2xh+13 191-17 c0+11 b2h-7 2ij+9 92f-7 ge9+9 jg6-18 3do-8 9es+9 419-10 592-13 2pr-10 cu-7 2i+9 10m-9 5cg-18 cag-9 9vv-11 84b-10 1ws+9 606-7 6sx+5
b1x+18 flg+6 506+14 ml9-9 9vo-20 dnl+12 5pl-9 bio-9 10p-9 5u9-8 2n3+14 70-12 3it-15 k0+8 1vd-7 15f-10 bu-11 7lf+10 gp+8 dkm+9 387-12 3ic-3 93k+9 467-6 19v-12
h-7 55r+6 7lc+12 bm+13 bm+9 vlr-12 2ct-13 bj6+10 1sg-12 21i+12 c8e+11 8jd+8 6s7-12 5vu-17 6nc-11 h0f+17 271-14 9me-9 isx+7 26o-13 1lf-9 9d7-10 38k-9 3v1+11
5o2-16 qx2+12 439+9 nk-9 fce-8 1xr-8 9h+7 3n0-10 40t-8 ia-9 87n-6 qn+10 9ix-11 1ez+12 byl-12 76a-11 986-6 r4h-11 ct7-10 6pk+7 2hr-7 3a3+7 eud+7 3v7+10 2hp+8
2ac+13 5sn+9 bno+6 3rh-8 32h+11 5vo+7 b7s-10 18m-9 1bn-10 3q1+8 2pr+8 43l-7 a7o-11 hn+10 cvr-9 6ss+11 217-8 c2o+6 1al-8 1pu-9 t4+17 3tl-9 ku+12 91l+10 71b-8
1lo-19 v7+14 5vr+10 2ts-9 l1-7 3gt-7 2ds+8 kf+7 as+7 sw+9 8n1+5 69q+13 3mf-15 em-8 29x+10 5jl-14 9vt+7 2ht+8 13b-11 hsq-7 39d+8 1zz+15 5kn-16 e7z-13 36g-11
amo+16 xld-10 5j8+7 1ef-8 5mg-25 63+15 1om-13 92m+7 3jc+9 6jk-5 1bb+8 67z+9 bn1+10 qm-19 3r6+14 6wq+7 43u-9 179-8 3nu-9 fql-13 7ra+9 17w+9 6r-6 1rx+9 45r-15
2l6-11 86l+8 5ir-12 2bj+9 1m+9 9fv+12 1xp-14 88z+13 63f+10 2nm+9 c1+19 bkb+7 av+6 4fw+14 3+12 1pj-7 2xz+6 gr+9 2le-10 40a+5 ije-7 7r0-7 hwd+10 2mc+6 eb-5
aud+5 dt6-13 5q6+14 850-6 3k4-9 3ty-14 2in-12 ea+8 5y8-7 1fz+7 3hq-7 3nz-5 9xa+12 2pp-5 1ma-19 5e6+11 7s8-6 4rb+13 3tb-24 4ez-11 dc+10 cno+9 2sa+7 yj-9 15i+8
3ja+13 j7a+11 9i6+13 12h+9 ex-12 1wg+11 5cm-11 25k-8 hbw-12 4fn-13 5p0-10 ajx-13 423+7 eju-13 11d+8 681+16 4hx+15 4se+12 qu-7 14h-15 2is+8 1gm-7 36r+22 3sm+7
1vg+11 182+9 ud+7 1cr+10 fe+11 2zf+13 7u0+8 qbz-8 6bm+8 25x+9 sx-13 6cj-7 59b+14 62q-16 tm-13 31c+6 lq-16 2nf+11 1lj-12 edo+8 1zl-10 hcw+8 2sy+6 1p8+10 6kf+11
8n7-13 2hk-12 2qa-9 178+9 1h6+14 9fc-15 d8f+11 2vv-19 3oe-15 54j+12 2iq-10 3mj+10 23y+8 6e0-9 ege+22 3c8-9 49r+9 1e8-13 1rs-8 824-19 1rr+10 5n8-22 4lm-14
1uv+8 a9c-5 91f-8 g6j-9 i06-7 365-15 mu-9 dus+6 7nj+10 2lk+16 gy-8 a9e-7 8uz-10 84j+12 1j8-8 2bp+10 30e-12 2zn+10 m8a+5 5f0+9 4sv+8 2rk-8 4j6+11 av+7 6si+8
501-10 eh7-11 3k1-7 ot+9 4m7+10 3o0-9 370-15 1ow+20 rn-32 62i-13 zg-10 b6k+10 dad-9 56d-8 5lk+7 9te-6 7gs-11 6hn-6 x2-9 31e-6 1pz-10 52u-14 3dn-10 3d0-32 sf+7
36o-13 22v-10 4es-14 1bf-11 9sr+7 2ai-10 b2h-11 pf+9 ka-8 5fa-10 5kj-7 7mt-9 ww5+12 3oi+10 15z-9 bl9-8 ei0+7 mrd+8 138-7 jm-8 23n+7 504-8 314+10 291+7 21i+8
hj2-8 xx-7 1fj+9 my-11 mat-10 9f5+11 5bb-6 1t4-7 8vu-22 2p4+9 7et+11 2id-13 4sx+8 cg2+7 5h8-7 4cx-10 3gn+11 bu9+13 1er-5 6af-9 1ry+8 63h+13 9om+7 if-9 db7+6
8t9-8 a9q-7 8p7-10 1eq-8 8po-9 3pe+11 4au-12 aez-16 6cw-21 9k7+6 za-20 6di-11 e5+9 1h3-14 5ic+6 9sp+7 6oc-12 5yi-7 67w-12 1q3-18 1bl-29 iap-9 6a+11 y5+15
3gm-11 14h+7 dm6-6 5jc+10 jrg+9 1ro-9 1i-8 bp9-11 18v+12 2k0+12 44t+14 17o-6 zd+8 ck0+9 7hl+7 4n9-11 258+13 7f1+7 60j-8 uw+12 jrm-11 10x+27 cb-16 aj7-15
23k-13 7fq-9 dk9-13 4yg-9 bf0+6 11y-7 cic+9 7n2-13 fso+6 hn-5 9ca-10 6ee+7 2m4-10 7xa-11 105+7 rz-18 xt+11 bv+15 7vu+6 1au-16 a2+13 8ru-4 3ks-11 5ph-7 3lz-8
o5-13 cv0-14 re-10 5eb+8 44d-12 34b-7 988-11 1ra-13 c7a-11 9j-12 vv-10 m57-10 3ix-6 yb-12 3xs-9 cek-8 5rk-12 10v-9 c2o-11 3kk-14 zx+8 1qs-10 dh6+12 13a+10
7gm-8 3fc-5 678+6 2ds+17 1y2-8 27j-14 8q-10 8un+7 m4+9 479+8 jp+18 2ay+27 79+7 47k-9 391-6 79e+9 10q8-21 l7y+9 2s4-9 e8g-13 1d-7 jk8+12 vm+8 2k9+12 fe-15 bz+9
719-8 75a+13 js7-7 35f+13 43n+11 6dw-9 2s0-7 3ng+13 li7-5 hw+11 jtb+15 2vh+11 22w-8 br+12 4rj-11 3i2-6 3v-7 te-8 255-9 3dh+8 2e2-11 24d-12 501+9 2r2-8 58l+14
awz+8 9y4-18 11a-13 3zx+9 hzn-12 8s5+10 5u7+26 dcm+12 arl-12 bw+11 3i2-16 4c9-13 1x1-8 4zs-14 3dx-19 dr+17 643-8 3yp+12 1ce+6 9bv-14 5uv+9 2jm-10 577+11
1ra-10 6pz-5 6ny+7 200+16 aj5+11 af-14 3vy+7 awk+9 12t+17 co0+11 3z0-8 2il-11 27b-9 5pm+11 61k+11 1qd-11 zx-9 85a-18 5na+7 22s-12 477-17 2jq-8 5br+9 pr-10
e8k-7 463-7 294-13 5u6+17 gbq+19 2d1-8 3g4-9 g5q+10 3qn-9 1gn+12 133+10 75i-13 3q3-5 26v+9 2yr+10 1in-7 ot-9 2ez-10 awc-11 bap+9 6ar+9 8wm-10 cj-6 7c-11 d16-7
1rt+11 3ep-7 gll+7 6vy-8 216+9 7om+9 3r2-20 dli-9 7f5-12 5gz+7 6dr-5 6wi-8 4ed-19 dp3+11 431+14 6kx+21 3wc-7 69y+9 jnr-8 56h+10 ah-7 3ja+10 6pb+8 3ol+10 44i-9
21j-10 6ny+7 37-13 8ai-4 54v+12 1mw+10 6f2-12 aj-11 c6z+13 42l+7 6qb+11 57s+8 ca8-7 5u8-12 o11-8 jr+14 1bq-7 50d-11 2ox-10 dyi+9 1te+16 u1+11 4o1+16 670+13
2n1+5 9b4-11 10b+10 810+9 554-7 9l+9 btf-10 9g4-18 j3-9 e7m-9 6z2-10 nqx-24 582-8 aj4+19 8ye-12 h8-11 5nx+11 1kz-9 2hx+11 6gu+8 398+14 10q-9 fg+9 9kg+5 1dw+4
4hj+13 4bv-15 vt+10 4do+7 468-11 2rg+8 6tn-5 wt-14 fy7-12 916+11 2q2+6 94w+15 gn7+8 moq+6 4kh-10 j7-9 1h9+5 5on+9 63r-12 28w-9 gp+11 9kl-8 pc-9 9l4+10 vx+10
6bi-9 7p4-11 n3t-17 970+5 3hk+10 3yh+8 5vy+11 vp-14 q1-12 csp+14 ob+14 j3j-8 9ob+9 6si-12 m-7 4+10 1dy+12 ru+9 8x9+13 10p-9 2+8 2k4+6 ayv+11 acn-12 6k7-11
2k6-14 6lv-11 1ce-8 72h-10 4p8+9 oy+8 s5-17 krj-11 d9l+8 4tl+9 4ae-7 2kt+12 17i-8 7rh-10 3oi+9 6ez+11 gaz-4 3kw-10 r8+10 m6-13 9yh-8 7lk-12 1r2-8 2un-9 83t-10
11c+19 98c+15 zq5+9 5dn-8 bez+7 fi6+10 4wk-11 2xi+12 xd+12 fvg+11 5xh-9 bz-10 gb-11 ma+4 5h+11 tv+7 j6-9 7vy+9 1px+6 7cu-9 2f1+15 90w-11 bl-13 12a-12 9e5+20
3pf+9 3ms-9 auz-8 98q+9 1c2-8 6du-15 91x-9 4io-11 37w+14 5vu-10 290-12 i+6 j9n-10 76n-9 1o2+4 3cp+7 2y4-8 jg+24 43d+7 11n6+9 6o-8 5i+4 1z0-9 7oj-8 88z-16
56a-9 40z-9 lv7-9 27-7 36s-9 23p+12 3to+5 3ce-12 6k2+6 b7r+11 26f-10 19n-14 5pd+9 aas+11 1wr+12 2bh-10 1kv+7 1qq+12 4c5-11 51w-21 3ka-10 7e7-11 8s2-11 1pa-6
2tv+10 5oz+10 1q1-12 yq+8 x0+11 5id+19 bd6-10 8l2-8 4ee-15 5hr+11 23n-13 4kk+13 58c-14 3gm+10 29h-9 2i4-10 4x6-9 t1-7 4mb-8 2m4+18 hy0+15 5dw-10 dyf-4 3o0+8
7r+11 8jk-13 2jl-9 gy+8 2dk-7 gt7-12 cns-8 2it+10 e0d-7 ayf-10 12v-16 84k+7 3xe-16 5hm-7 3m3-8 426+8 3s1+9 2d+7 4q9-9 5v+10 978-10 8ut+8 3fe+9 jz-11 imr+12
7gk-15 3oq+7 6mh-10 30v-12 6l4-5 e8l-18 2vk+10 7sv-7 1md-10 97b+9 2dz-14 5ux-7 35k+14 b1l-8 70+10 9e0-8 9og-6 20j-8 7sq-8 1km-7 1oq-7 26z-9 7e6+10 69q-7
6c1+11 g3l+15 987+6 3l4+14 1fa-12 17t-4 8jq+14 4da+10 7gu-12 64-8 3yl-7 1x8-13 k2a-12 4hu+14 1uh+5 a7n+8 741+10 1ow-8 2r1-8 2e0+11 30-8 9qg-10 16n+12 fme-11
1uo-9 6fk-9 jnk-12 3re-11 12q+10 bp+13 e-10 qig+8 66j-9 n1-8 e3t-6 2n4-22 q6+10 269-8 72s+6 5mb-8 8m-5 vv+10 6p-8 jb4-11 1jo+10 4ar-15 eh-10 1o1+14 nsc-7
3ti+13 cg+8 32x+9 9kl-15 9y-17 8y4-5 1z1+9 8uy-4 ld-8 6ar-15 39+8 4zl+7 y1-8 er1+8 zy+6 d6r-11 38p+5 3is-12 8v5-7 4el+9 ai9-9 a5r-20 cs1+17 3e0+8 3qj-7 1zq+11
dwg+9 81k-7 23l-9 b64-7 2mv+9 42x-9 ip-20 5lo+9 2iv+6 55-7 317+9 1la+9 zo-17 190+13 sg+11 165+7 8ww+8 2e9+15 972+9 117+9 1v-10 62y+9 d90-16 395-16 6rq+10
3r4+6 5b8+13 2b0-9 7kz+9 62d-9 aee+12 270+9 86q-9 4ea+9 8se+8 4zi+8 de+9 5mo+11 4k7+8 209-21 1i2+9 6a0-4 6g4-6 2ak+11 wb0-10 pk+5 7n9-10 2uz-11 7x7+11 3qx+5
461+9 qi+10 97a-14 3lm+10 48m+15 5i9+8 ya-9 1cb+7 pcb-9 te1+17 kp8-8 33t-11 5j0+10 8nc+6 7aq-12 f9e+14 ey3-9 6xq+7 ht-11 897-11 3yq+7 1kh+9 7ga+14 2g3+7 5nb+8
1qg-10 8o8+7 s0-13 22y-14 4dg-6 dp-9 48g-17 2tu+10 hj1-9 bcs-16 5o-7 76j-9 1xr+14 61q+8 zr-8 5z7-11 sx6+13 136+10 19f+18 edf+10 3o+8 ty-10 4en-12 6t0-10 45c-8
81y+14 651+10 sg+8 27i-8 t2-9 21s+8 7ac+7 4t9-9 2kc+12 404+8 6w2+4 o0+9 49j-10 wa-11 3d8-9 16r+9 1d5+8 lrt+11 5gw+11 jer-6 65u-14 8vc-7 9q+7 3ya-5 4lm-4
ael+11 2gf+14 77l-7 c2+12 7cb+10 apy+5 7mz-10 1s6-9 13h+12 bnf-7 l5r-6 8rn-7 ei+4 sjn-10 6hp+10 370-12 13c-10 e4-8 2w4+10 3h7+9 2yx+10 dsv-12 3u3+8 1d9+8
9qf+9 wm+7 2vz-7 22j+19 3za-10 3v+10 77j+7 307-11 981-10 dsm-13 32q-6 9vx+17 bfw+16 kld+15 dhe-6 4gk+17 569+18 cyh+10 bie-8 3i5-9 3fn-14 d3u+7 31z+10 1sj+11
2s8+15 yz+7 65g+6 3x1+9 eo3+11 3ep+12 9en+15 5nw+18 7e0+9 342+11 8rw+6 2g4+10 2hi+6 6ty+6 7aa-11 2c7+5 rt-8 2y5+10 2uy-6 34i+10 2it-8 38r-10 18tm+13 iw-7
4n1-9 93-10 1mx-13 9vc+10 14l-19 3xg-12 9v-18 36-11 duu+12 29e-13 6h8-9 15e-8 4tx-8 3z9+13 1bu+8 689+13 15d-12 486-5 4g3+7 601+6 18i-9 i18-9 j67+9 2wq+9 fqa-8
cjf+10 69b+12 mw-14 2vf+15 3xi-10 1gv-6 3sy-8 1c+11 4ld+9 1w1+8 gv3-8 57q-8 uf+10 gw2+12 3fv-6 28n-16 h5-5 8mr+22 4vy-8 c4a+12 5x+11 143+22 2ib+8 2kq+10 57n+7
4lk-20 5nf-9 fxa+20 los-15 3z9+16 t8-11 jna+12 1an+11 5tm+12 78p+11 8oh+9 z4+16 2bz-9 9vx-8 csr-9 a4i-6 26r+9 5my-9 9p1-7 4i-13 33p+8 6oo-10 20b+12 c4g-7 2d-9
1n4+9 6z-12 14j-8 24v+13 chf+7 47k-9 1us-8 4uu+12 5cs+8 mi-11 6e6+6 vl-9 2kh-10 ppg-12 3sy-9 3dn+8 e2-13 31d-14 1bd-10 2v0-18 6gp-14 mk7+8 frj+14 72+9 tp+9
4ni-7 2u+11 55n-12 1ku+16 5-9 15l-6 h4s-13 6q4+9 ba0-7 ud-8 314+8 ro+15 blk+10 85i-10 hq+8 7dx+11 3y0+11 84e-7 8ex-15 18x-10 6hc+8 3gv+14 6m9+10 18g-9 fqu+7
f35+8 2bd-6 2cx-8 yy+6 1mu-9 kj-12 g33-8 630-12 7kg-3 344-8 9y-9 n9b+15 ij+11 3mi-8 2ng+8 4a5+20 cln+13 46g-10 362-7 6ke+12 41t-7 i0-11 9li-10 26p-12 4u1-7
8ye-10 4wt+13 ob+9 46f-10 4n+12 36h-8 h9g+8 jm+7 at5-8 3w7+9 mi-14 b7d+8 4zo-11 3cc-32 cp7-11 2vd+13 3u5+7 oq-9 248+6 ih-11 19i+10 1cv+10 hmw-9 3vb-11 3b4-5
hil-9 9c5+7 2s5+8 5c+12 4mo-7 1hl-8 1qh+6 7id+14 3s0-8 1oq-7 9sv-6 6ru+13 buc-9 5ok-1 4ti-9 579-7 5vr-7 230-8 13b+5 10z-9 12w+6 1nj+9 g1-7 91h-10 4v0-8 3d6+8
6ob+4 qu+11 74+7 4ob-8 s2o-13 ea4+8 z0-5 9fz+10 bk8+12 io+8 4sy+25 4qf-10 a51-9 7mw+11 38m-7 fp-20 bpt-6 c74-15 8xy-8 3de-7 1hn-15 49m-7 7rk+7 3ux-13 a7d-4
a6b-8 278-14 1ed+13 58u-8 46r+13 80r+6 1xg-16 32p-9 2oa+13 1ym+11 24h-10 d7s-9 22d-7 2tp-11 5v9-11 7wp-9 7r+9 um-8 6g6-19 2ne+11 698+8 3cj-11 cx2-8 1sf+14
14d+6 b21+7 1vg-18 47j+10 xz+10 r9+9 1wm-16 65p-9 xa-11 6jq-12 izr-7 3db+24 bev-6 28h-9 c8-5 9af+8 3y9-7 21o+11 3lt-8 63f-11 at4+6 5zs-11 9ih-13 1z1+9 7g3+8
67-19 qhv+7 3o5+8 bqz+8 gzz+10 89-15 2bk+10 b38-9 898+10 1bf-5 40y-13 1n9+10 2ha-15 f92-14 1xz+6 uv7-13 7fi+8 k7+16 1fb-10 bfs-9 27n-9 gnd+9 3y0+10 y7-10
hxt-10 1cv+12 t5-10 q9-10 bbx+12 34n-8 4jy-7 e9i-16 fnf-12 kc9+8 2qt-14 4um-9 azc-13 2u3+21 1qh+10 1zy+12 lx5-8 830+8 u8-13 1l3-8 1r2-7 3i5+7 10-9 44x-14
3pa-13 7li-9 ov-9 d7t-17 pi-11 34m+16 59i-9 43i-12 11v-11 1x6-13 s9+14 110+7 ev-10 43w+6 3gu+8 3v1+9 439-15 43s+8 29r-23 e5h-13 3jv-9 4u7-11 78c-9 3hi-10
6vo-7 21p-8 gv5+10 48g+14 fq-18 gq3-11 1ed-12 8m7-9 ju+8 1oc+9 65+8 2gy+6 1p2+10 4aa-7 209+15 25d+8 7w8+13 r22-9 1l+12 gn+7 18p+7 1s+12 5mu+9 i1+10 3z7+10
7z+13 6gd-10 z8-19 v2-9 1j-11 5tt+15 1zi+8 ecb+10 4hu+11 9r6+6 33c+8 2gt-7 1ca-12 67c+12 exn-14 1xf-18 e6n-7 1mc-5 3dk+11 94a-8 194+16 2j2-5 8fg+14 1nx+20
1fa+7 2dl+6 2l1-6 ecu-12 3zx-8 8s6-15 6hk-10 1ba+10 g64-7 4un+11 4kq+16 e0+7 dfd-10 5g+6 74m-21 1nx-7 2e2-9 f7r+8 cmg+8 rz8+7 2tw-11 6fu+27 6wg-8 hm0-14 21h+7
6i2+9 7w1-9 2f6+9 3ps+9 7jv+21 pu+5 373+10 a79-24 1uq+9 5u2+7 4ib-7 4hh-10 8-7 cx2-9 eca+9 1n1+12 doz-7 35j+8 1sm+26 1pe-10 6ya+10 1w9+7 avf+18 2rq-12 97a-7
1aw-10 41o-9 7ws+15 ap0-7 emi+7 2c8+9 cs+9 2lw-6 6x7-10 c0f-7 6tz+8 bau+10 95n+11 r-14 g65-9 388-12 xmo-19 7kt-15 2eo+13 4na+19 8br-7 77x-21 5am-10 1sz-9
2qm+13 8ks+9 ll+9 26q-7 2tt+9 66j-7 3es+14 3ag-7 2ps-9 42p-13 x8d-9 cqj-10 6p+12 il+9 4j7+11 69z-12 fd-13 kxm-7 1b+11 24y-17 2sf-14 6cb-12 1lw-9 1i5-9 ty6-19
2sb+26 15p+9 9kl-9 9au-11 64z-8 2z2-10 cm9-8 321-19 2b7-11 2fi-8 4jz-8 ei+7 5oz-9 46+8 756-12 7qk+13 7uq+8 36x+8 4vd+8 1r4-18 a1m-6 bnq+8 z-10 4m2-14 7x4+7
10i-15 40g-11 4x4-10 2go-11 9v-9 e8o-8 322+11 3jv+8 9a5-9 fqt+10 3jj+9 3ou-7 23h-7 2uy-14 btx-11 1ht+8 80p+11 mr+7 32a+11 2cn+22 owf-12 yd+9 1v2+11 38l+12
9lz+8 6ri-10 85w-7 2xf-9 268+10 4se-20 cur+6 36u+10 6iq-9 4w2+8 3u9-10 c7j+10 7sk-9 9dw-15 2pp-17 f7c+13 2zj-7 6jl+14 27k+12 81f+10 4jg-12 28m-7 hz-9 3l-16
i1z-10 498+10 5kf-8 8n6-8 802-6 pi-9 ldo-15 3kq+7 33p+4 4ti-9 eb7+12 afp+9 6vy-8 6rp-7 2w6-11 f34+12 21b+9 b7b+12 1xy+18 7q8+11 cjt-17 4dn-21 103-12 1ry-10
1or-17 4ha+9 d6n-8 e71+7 64d-12 g6-13 ez7-10 1tf-8 93v-9 aoq-10 ev1+8 2lb+7 ey-9 77x-8 1o1+10 3o0+5 ctc+7 2gg+14 2ka-19 58o+11 6wk-8 4q-18 nb-9 4xl+9 jx+6
tu+9 4ch+14 27p-12 y5-9 49r+9 3s4-8 17o-12 9t2+6 fbm-11 1at+11 2c9+9 d1+8 b5r-8 5d1-21 b5v-9 cul+13 aco+6 n7+8 d12+18 2sq+12 7ck-8 22j-8 4lx+10 1v5-10 5g-9
1ab+14 6pv-14 8ih-20 2bq-11 lm8-7 12f+12 22y+11 26r+10 ia-9 bor-8 506-7 81n-9 68+5 xb+20 8vm+6 4t-10 6bw-8 1n4-19 98k-13 2zj-9 2b-9 32l-6 6nd-21 2wb-9 2gb-8
6f3-11 38y+8 1z7-12 ly-7 1fn+16 fk-11 hm3-8 8m+7 5ot+9 3rx-11 1hz-7 4vx-17 rn6+7 4r7+8 5nw-13 9cp+8 2bn+10 b5c-13 8lg-6 28k-6 13g-15 1de+8 w5+5 6x5+17 1ot-7
5da-14 580+10 hc-11 2v3-14 4bo+12 9e+10 7gp+10 8p0-6 14o-8 d1m-10 i8-11 5ea-7 3bj+9 6gw+7 191-11 vf-8 bb7-9 4pi+13 adi+14 3ui-5 4w8+8 mj6+18 356+11 1d1+6
488-7 5sw+9 5ou+10 571+6 f4p-13 a09+7 2j7+6 71o-16 dw2+11 2ko+8 5o4+9 kc+8 4eo-7 ce3+3 a6-8 41z-17 ow-6 91q-9 86m+7 65r-17 648+7 ko-6 gw+18 bl0-12 bds-8 8w5+9
45d-9 2nw-12 3sm-6 arv-15 ynx-10 ayi+9 e0l+10 4a3+5 2ga+10 1ai-10 51v+7 fby-12 9z-7 238-12 8l2+13 ax8+13 k1-12 2o3+7 738-6 dfm+8 dy-14 zd+9 31+8 2kb+8 1lh+13
5fk-7 dtg+10 1f7-11 1cd-9 eez+7 1cz-15 84h-5 xd+11 4h7+8 buo+8 1v9+8 2tu-7 9d6+6 3et+8 70-10 2fi-6 8ns-6 hex-13 sb+5 31l+11 88f-22 1if+10 1zc+4 1l5-11 f1l-11
46q+11 u1+10 j3+11 2el-14 eqg+10 c1a+8 h8d-6 nui+6 481-8 7fc-10 360-7 bbv+9 b5j-20 2he-10 42k-16 27m+12 7dt-11 1z8+7 537-12 50o-9 1rp+10 16o-11 2f0-7 101-17
9l6+8 6e+13 39f-8 4sx-7 hx-9 8ll+11 2f0-16 3j2-10 5a4+11 tp-7 v3-11 14y+8 1pe+6 gp+10 aeu+11 61b+6 b9j+8 1kz+14 b6m+18 4ff+12 ot+10 223+11 y6+9 25j-11 60d+11
n5+8 2j4+5 3ew+11 2l0+10 26f+13 deo-13 2ed+6 3b6-7 78a+12 fnb-9 68-16 ak-9 2hz+5 291-9 c5e+6 29v-12 dmn-9 5gw-10 3nq+8 2er+8 1ia+15 k13-7 28x-17 4hc-6 3se-12
fn+6 69o+10 17l+9 yg+6 bpo-13 92l-11 2a2+7 jcs+9 4vd-13 482+12 8tb-10 45d-6 3d2-9 fx+8 8yu+9 sc+20 4ai+12 43r+8 4np+19 4oi-12 n3-10 6rk+12 2t+11 ha-9 1ta+11
26y-13 20p+9 811+7 9hm+7 5nk+8 1pr+9 xu-11 9l+9 y7-4 2n0+14 eii+7 1qx-4 4m7-10 ms+10 j1-9 365+11 2be-12 4kh-7 2sn+10 250+14 67n-8 cls-9 grn-11 2lp+8 2pt+22
7e2+6 k5-5 i37-11 3sh-12 1c0+10 ga-10 c91+10 3px+14 byl-9 97m-8 awn+18 i9+7 9ho-9 15c-6 3p4+10 2mx+18 3n2+9 17r+10 1y2+7 181+9 qmj-9 465-15 ab9-8 3rf+8 1w9+8
3ev+12 gc0-10 6pk+14 1ls-7 56b+6 eea-10 anh+7 cbf-9 ahp-10 a8p+14 56o-10 1u2-15 s5r-11 aqa-11 30l-11 4us-14 27r-10 91u-11 5nb+4 1bhq-9 zt-10 ena-4 7s+9 1zp-6
a1h-7 5fc+7 4kz+19 t2i+8 4um+8 8pe+9 1yo+6 65x-6 2zz+8 4q9+8 8yu+12 av5+9 39l-10 b6c-8 bft+9 wm+7 u9+12 26d+9 hzw-16 1oj-14 r6+12 4ow+13 8ev+9 fji+10 1ft-10
cz+12 8rl-8 385-15 4n0-15 298-9 dng+11 7f8+11 1jn+11 1q5+14 d90+10 5lq+7 1q2-9 6ji-8 9eg-7 bhr+8 1kc-10 2ac-8 2wz+7 1s5+10 8z2+8 1wk+6 4mb-7 1ey+12 8u1+9
css-8 b4a+10 2eq+11 e4b-11 2ro-8 g83-13 6dq-17 44c+8 qu+8 153-8 1u1+9 55u-8 v2-7 ta+7 1he-11 5t4+10 2rj-13 4yv+9 24u+10 ke0+11 5l1+7 109j-8 80l-9 3t-18 6j6+8
9u3-10 dcv-12 wa-14 3rc-13 93+6 11i+10 h+16 olq+7 34r+9 dl-8 9fy-7 5hg-14 afu+10 3ap+9 mm+15 2km-9 5qs-19 5uy+12 1sr-11 1ev-9 uy-7 1f5-16 c0+15 5od-5 t4+9
9pc+7 3aa-4 26t+7 3ud-8 7j1+8 gh+8 9zz-11 13y+9 4x9+21 3ay+11 3y6-7 a3f-12 8a-9 sj-10 f4-10 7h0-14 1iw-9 g06-15 1ab-13 4tf-8 40q+8 1rw-7 1uo-11 5jr-16 3s7-8
1bn+14 1cq-8 2gd-8 7hx+11 2ik-8 3pu-15 h6+12 16d-8 7ex+6 8ov+8 a4v-10 bag-7 7jv-9 3gp-7 3pm-13 2em-9 2kw+8 40t+11 1y9-5 fr4-19 11y+5 fw6+8 84m+11 1ae+8 10k-10
3on+8 100-6 sl+14 3wd-16 77v-8 jz9+7 9ep+10 9ac+24 767-10 oh+9 3gf-11 rcq+10 5n6+7 ul+9 cgt-4 6jy+11 519-10 2z0-9 yg+10 9ss-8 tb+17 ro1+12 onj-10 l1-17 1z+7
6ns-8 k5a+14 42t+11 92-9 c6j-12 mwf-15 ac+7 9rj+11 6ql+7 d3e-7 cjd+8 2o+7 21m-6 d2t-15 2xo+9 1nt+6 tz+10 k6b+9 9ap-13 8zy+9 if-7 4f6+10 6go-11 2kv-17 58t-11
1by-8 1l+10 1ro+9 100-7 3kv+9 gsx+16 kvs+7 4px-9 7b+10 1s6-11 ln-16 3g+7 29b+11 x2v+17 wm+4 8zp+13 5hg-10 2y3+9 9u1+8 6m0-7 4uh+12 ar+11 405+10 2al+11 aj1-6
4lc-11 gw9-10 7ro+11 6iy-6 d55-7 27f+6 e1-10 czf-14 ch+7 7k2-9 cj1+18 3j7+13 2zb+5 40l+10 n8+10 1ax-9 22v-9 ra-14 6ki+12 99b+9 czf-8 1mn+6 2s-11 2z8+7 1ys+9
4b8-9 se-12 5z8-15 6a7+7 453+11 9a0+8 2gw+7 hu-7 74-7 3is+14 6sf-10 2hu-11 ra0-6 dsw+7 p6-11 ax7+20 f4-14 1tn-9 5x0-6 71w+10 67i+12 csk+15 51o+10 1tg-9 bq0-8
3ih+12 17k-13 9jz+10 28a-8 1o2-2 3cx+10 6kc+13 akb+10 7fh+7 30j-6 13w-6 3d2+9 26p-7 3jn-7 4qm-12 lz7-9 8-6 h62-7 2fv-11 ba0+8 3zb-7 10y+10 1zl+7 997+7 31y-8
9x5+9 1oc-7 8cp-8 1uc-15 5q8-5 jl1-9 63u+8 4oy-12 4e5+20 3nv+11 2b+7 4jh+7 1d0+7 qa-9 4sy+8 3ov-11 9gl-6 ha+7 1q9+12 18z-5 1f8-10 be5-14 cij+8 1l9-7 24u+9
12c-7 i9q-15 cg-7 1b9-21 zy+15 xv-9 25j+10 l-11 1sn+10 3w2+11 ap+8 4ci+10 1ti-6 44l-10 iy+15 5yj-8 7hk-7 2n5+12 7bv-11 18w-8 aft+8 e4e+12 8gc+9 4y+9 m7v-9
4gl+11 i8z-11 1jm+18 3gw-11 3p5-7 2iv+11 3mj-7 73r+7 ftc-9 3ee-9 2d9+11 8j2-12 927+8 irh+13 63o+6 11s-11 9q-18 413-7 9v1+8 4tq-8 6h3+6 fg-8 7x9+6 4tp-10 3d5-9
gqa+9 4t+10 6br+10 b91-6 1du+9 ci-6 2j-10 dzd+9 1ji+25 21f-10 rwm+7 1qj-9 3mn-11 1ue-16 106+17 3bb-18 1l4-11 894+10 2wr-6 513-8 36o-8 59m+7 6lf-9 ewi-5 ad+8
3m1+20 45t-17 21l+9 ki2-13 5zy-8 9wj+6 5ek+8 70+4 5ea-13 4mp-9 37y-7 g0s+9 n8j-7 bwx+18 6jm+18 4rx-20 7w-8 wn-7 52c+14 kj+10 la-8 1o9-8 71-7 172+10 16z+7
2pm-12 3jr+10 d9i+11 lec+15 15s-11 3az-12 5eb+8 dz3-9 58k+18 b09-9 3ri-7 c3o-18 4rj-9 66-17 1k1+15 1ui-6 4z-10 b8o-8 p+8 55l+9 pa-9 1iv+8 wi-9 6c6-11 b9m+9
1zr+11 3b+13 2kp-5 68y-9 5c3-20 209-10 2j2-12 2h+20 5kk-10 45r+8 48i+13 d7t-6 5bu-9 73f+6 7yf+8 199+13 1b8-7 1st+9 37b+7 72+17 a0e-14 2z4+9 apq-11 6kb-6
fmk-12 70c+6 2ph-7 2cz-12 9h+6 3xp-12 26n+11 1a8+8 tbv-6 d6c-16 vl-13 6j1+8 aqy+11 5bk+10 244-11 asy-6 cu7-9 g56+9 93d-11 2fw+9 8d6-9 8jt-10 q1+8 721-8 76o+5
1cv-10 3mf+8 aef+10 9t2+9 62g-8 23f+8 kf+13 a8h-8 2yd-10 2v1+13 9c6+8 alp-12 u6+14 cru+6 5qy-14 4qk-12 clf-10 27y-11 24n-7 q+8 8uy-8 1g0-8 4id-10 5a7+8 i4j+8
cd+8 8qr-7 3n2+8 60o-16 6zd+5 3q4+17 2ll-8 340+8 770+9 c8r-10 yb-11 5aq-9 8jc-10 20g-7 lv+13 4e+10 fn-12 az9+10 52x+8 727+6 b0b-8 2qj-9 ns8-8 j7j-9 30g-14
67h+9 hw4+6 3f5-11 1el-10 69v+13 dk4-7 275-13 zl-7 dej-12 6kd-11 h5+7 2tp-11 f44+9 c21-7 2fk-5 4pv+12 138+8 b5-4 18t+16 f7+7 25q+7 yh-11 azf+10 2xk+6 12j+7
94q-9 cqk-8 4w2-13 fxs+8 2kg-7 35j+11 1p7+7 103-11 bi-12 292-6 1h1+5 gm+13 3hx-9 8b3-13 32t+11 5ji-10 33l+12 3cs-11 y2a+9 36y-7 4sv-8 1oy+11 2qf-11 2l7+8
3jq-8 1k9-10 dux-11 an5+10 c0j+14 1lj+6 ho+11 9dy-9 q2-7 2xs+3 5l7-14 68p+16 18z-8 60u-16 2ah+7 7ep-6 15l+19 2m1-13 vd-10 143+7 4qs-12 2rg-9 4nf+14 6w1-9
1bf-7 27c-7 8pu-9 gq-8 42w+11 fhc+7 fmi+10 46v-11 7y-11 7is-10 3wf-7 8q+10 43b-10 cb6+8 hzu-7 2dw+6 7ur-8 6lo+7 4ej-7 79l+9 29h-9 2xo-12 1qi-9 ia+6 539-8 l0-9
87o+18 5ss-13 1y1+3 gw+14 26b-15 74j-10 3hh-12 2hq+9 23f+10 lq-9 ur+11 3dg-14 2e2-6 gb4-10 7z4+5 26a-14 3hs-12 mv-15 bt8-7 8y2-16 ot+13 2w5+13 441+11 6dm-18
mi+10 356-8 1j-7 9q0-10 ax-16 6uc-8 boi-8 8p4+11 2dk+10 czp+6 1tc-8 v3c+9 b2t+9 24g-7 s5-11 2be-12 gvg+11 125+8 33d-9 trh-11 345+9 5td-8 4d7+8 2ig-12 5j1-8
8rp+6 f22+11 5o-6 a3-7 67+13 1p9-10 4yd-11 7r7-12 ky1+8 pvm-6 bng-12 4y3+14 6sr-7 2h5+10 8vo+8 4jf+9 1r+8 25-10 6s+10 3q5-8 5bm+10 1b0+11 a8c+5 be6+6 ej-19
e2-12 o39+10 378-11 ka+3 185+8 3c7+13 2t7+9 1bd+12 ts-12 8uo-11 d17+10 9mp+10 233+31 d57-8 t0+9 52a+9 292-9 85b-11 28o-14 dwz-13 ab-16 4d9-16 3uu+8 bp7-14
25o+10 9v1-6 3mq-10 2kn-13 4u-11 bs-9 2v9-9 e9b-12 i9+10 9ql-12 h31+11 c4y-9 8x4+10 35r-14 5y6+8 ku+13 1qz-9 3v-8 6uh+13 70d-12 6ln+9 2r1+8 ccf-14 7zw+16
6g2+11 4af-7 bhe+12 346-16 b0+10 1iv+6 4xt-10 8tm+16 4ul-7 6t4-17 bs+10 28t-14 5mm+12 4ye-11 6fq+8 22q-15 2qw-15 176-11 14w-6 ekb-11 2j3-11 3gm-23 2mr-9 71o-9
gct+10 ujo-12 bzl+4 9bg-9 35l+12 yf-8 4k0-10 7g3-10 9nl-7 914-12 ajt+6 i2-10 6jt+11 54c+7 27w-10 1gn-12 ep2+8 9gp-12 9t7-7 1a6-7 9kg+17 du-12 17s-14 a2c-7
558-11 6md+12 2jp+8 32a-18 7nk-9 8s2-14 6c+10 1xq-13 4ju+6 67q+15 idw+3 2ou-13 k0-11 cz-22 46n-10 62m-9 25j+8 ay3+7 43z-16 a6n+7 92k-10 73t+10 9kd+9 2x3-7
668+13 dnq-10 9g3-7 4f3+8 xrn-5 u8-11 84d-14 a6s-9 23v-7 4da-11 3w5+10 6pc+11 jc1+9 33o-9 1h7-8 541-10 ggx-7 ba+10 1wh+11 bke+9 482+12 7t4+9 2gp+9 3i2-6
2rg+14 1i1+20 662+5 acm-15 6zv+8 2dj-8 ibt+9 y4-6 o1+12 zc+9 31h-10 19c+8 5bf-10 1tv-18 1em-13 10xp-10 41s+8 2cy-11 6ue+11 2n9+9 3m9-7 a5-32 bwl+16 5i9+7
eb1-12 3x4+10 j0d+14 2k9-9 efp-8 716-6 bud-8 2ib-9 2rp-8 1z9-8 5t2+10 13s+13 30g+10 2ce-9 cas+9 2xg+7 10n+8 2pz+13 44l-8 1z2-12 4ks+6 1xj+13 5tj+9 as9+5 30t-8
a4y-9 fuh+9 ei3+8 aq-19 byb-16 eln+15 394-11 xu-8 5qo-12 3il-10 bx-8 9kf+7 1kc+8 6xi+8 9xg+10 vis+13 7dl+12 5e5+9 f6+9 1z5+10 17m+9 5zg-8 29+8 717-11 7ld-20
4p7-9 3s1-6 2li+10 14j-12 29b-12 co4+15 q2-7 7aj+7 fum+10 1xs+5 25o-11 1mj-11 3dh-16 1nn+9 i76-9 3g2+7 pw3-6 17v-6 b72-5 495-13 87t-14 9iu-7 7jz+7 3xe-10
98b+17 23b+9 v9+9 84n+7 b0z-8 45g-9 62q-7 8sl-10 1zd+8 1fj+11 4nj-11 zl+15 102-14 24g+6 3y5-6 4zt-6 1rh+13 9s6+11 3kc-9 eco+9 7zl-8 1hx+9 7q7+8 71m-9 23i-8
bu1-11 3ac-8 2z5+10 m3+8 gqc-8 1ct-8 23f-9 2cp-15 58q+8 4w6-11 j0w-11 mx+10 2vq-9 12i-8 2dd+10 l91-7 b1+9 hui+9 22g+8 mbv+5 9eu-16 18d-8 hs1+10 1hb+7 70f-18
1r1+17 91j-11 66-8 6nm-12 h36-13 9a-9 1ji+11 5ym-8 353-8 3vt+14 3wx-10 6hd-14 1q2-10 5qp-24 8q+9 3rc-14 ehr+8 57k-7 99l+13 1s5+9 8h1-8 4uj-24 8mz-8 2l5-20
2j6+11 cb+13 v2-14 e83+7 5hl+10 f4-5 f9+17 3d1+13 6v-6 1o8+17 1f8+13 3h4-11 3x4-14 4ng+9 5lj-25 8iy-9 1mh-7 1y8-8 3mq-9 ajg+8 6xb+9 lo+8 104-12 4vj-8 15r-8
8zd-9 20u+7 33h+8 7l0-9 2j7-11 5bo+13 6th+7 85-11 9un-14 2hx-11 hx+7 11n+15 7gu+4 4iw+7 yq+18 i3f+3 3y8-5 jbn+10 cz0+13 3fm-10 7m8-9 608+6 8ij+10 1rj-9 56o+8
5ld+14 af8+10 3rw+6 hp7+11 1po+10 4jz+14 ave+8 404-8 3my+10 jm+12 48e-11 s3+11 2uw-11 570-11 3cw+9 2sa+9 k7+6 53q+7 fso+10 699-11 3hm-8 hd+9 uj+8 5tn+8 332+9
26v+8 2je-8 8v4-8 4yc-8 1ja+10 tf+29 2yp-10 5i6+12 16a+3 4ks-8 be-8 f-8 1vy-12 b2p+5 89v+16 32i-12 7j9-14 1xi-7 cnn+13 1l0+10 ad1-11 3oh+9 6ce+10 bkj+10 3h-10
e0k-5 162+8 jp+9 11u+12 2kj+8 56a-5 18m+7 160-11 8vw-11 1w7+19 1z6-9 8xq+9 ez2-8 1zv-8 4f6-8 du6+13 2ea-11 7wz+9 11x+14 30s-10 5i2+15 n2+7 4a1+9 n7+7 7hv-9
635+11 ws+8 25h-7 7fj+11 1lt+9 2ac-14 j67-10 9p4-12 12t-16 p2n-12 zg+25 14q-6 5dq-8 2t5-11 at0+17 aqh-13 26f-6 8s1+8 4ms+14 5w1-9 mjb+9 67e-13 81z+12 5ai-5
1ww-17 tn-13 1o1-8 4eo+12 5b9+13 5j-7 330-9 bwd+7 1oj-13 5gi+8 1fx-8 aws+11 3n5-6 qb8-13 dnh+7 6s9-16 9y1-7 il-9 6de-8 2px-10 xz-13 wrk+11 1iy-16 3fj-9 17z+16
zg+9 32j+6 4nc+11 3y0-11 44q+10 cp+14 1j3+12 ck3-12 6tq-9 f2h-5 qqx+19 4jn+17 8o4+13 352-22 4i2+7 av8-13 3x7+12 g1b+11 tfu-9 82i-9 3b3+13 49z-13 2v1+10 5p1+10
9tx+9 chy-11 4n7-9 1f3-8 1s+8 48l+15 4so+15 1w7-10 3ux-17 gc+11 jgz-14 aez+9 5co-11 1eh+13 2l7-9 4vv-8 3wi+8 mt-7 9im-17 41f-19 s+10 81u+15 6ar-13 1k5+10
85d+8 gfe+9 4d4-8 7rb-7 5kn-8 9kf-9 75p+6 4ht+9 15c-7 bj6-5 1e9-9 3sg+12 179+11 3f5+11 273+7 ri-9 g2f+10 729+15 e2n-7 32q+13 887-8 1ag-7 u7-7 yu-7 3wp-11
3vl+11 1gp+9 4mg-6 57n+7 34d-7 ijx-9 1s4+13 ix+9 sa-16 6o-4 4t8-9 6r-12 4k6-8 cgc+17 6ye+22 6zw-8 2go+8 58a-12 4o2-8 11cn-16 5pu-7 44p+9 4wn-10 ejq-10 1he+12
1l4-9 1pz+7 2qq-12 4n6+7 24e+7 ayq-7 ekx-8 2tt-11 bgi-11 26o+13 uh+7 civ+13 bl4-10 8vh+12 6db+10 cl+10 ews-13 9d3+6 ku+10 dfa+9 7rt-8 1i7+11 3oj+9 2ld-6 1ch+9
e7j-13 533-10 1d2+8 2pa+6 237-17 6ub+11 8il+15 bzf+10 8od-6 863-15 44q-6 2q3+11 87r+11 sx+12 3bh-10 33x+9 7gw-20 1tx-9 7kw+9 3hj-17 2ts-10 8at-11 7zc+8 6nq-9
2mw-8 2do-12 l6f+11 2k0-14 id-9 1g9-14 6dc+7 14s+10 nq-7 6ac+20 7lz+8 jl+9 ajl+10 1la-10 7rm-10 9h6-8 3fc-10 39y-15 bku+10 5hc+12 606+10 1m7-8 56b-10 4ml-8
2pm+16 d3o+11 3tq+12 2xo-29 1iy+9 ado-9 2xh+16 4bv+16 388+9 1t4+14 hum-12 7br-7 149-8 83t-19 1lm-10 1md-10 69t+8 3m1+14 1jk+13 4ra+11 4o4-10 38w+10 2dm-6
1s3-6 2in+12 amq+8 7n7-5 bv-10 8br-12 19p+19 2x6-8 2r3-13 90t+10 88+7 72o-15 bdg+5 fan+13 435-8 6jj+10 nml+13 15a+6 5bo-8 9dq-15 57i-16 9y2+11 412-11 2e4+11
8at-24 29c+8 2kq-19 ewp-10 6ap-9 bc4-10 5ux+10 1h6+11 42-11 37j-7 22w-6 3xd-10 bah-9 9xk+9 1s6-9 1h3+13 5d2+8 eql+10 3tf+14 379-11 1em+10 aw+6 3c-15 6mx-8
sm-9 23a+10 546-14 4qd+7 8ah+21 1g7+7 18x-9 f1t-7 2km+11 4eb+8 53-6 9ce-11 1w5+11 2id+6 5nf-12 cv1-11 3wg+10 otl-12 ei0-11 1c6-6 emk-5 7x5-6 9jx+7 g84-8
860-10 79f+8 5ag+10 7t2-10 8rt-10 jd+8 43a-8 a9f+10 5of+13 20o-9 8pb-10 4tl+6 y1+4 4mc+8 1mp-6 297-10 5s8+13 xd+8 223+12 bom+9 hj8+7 ei+7 4z7-7 213-10 1w+13
gb+14 4v-21 2q6-11 12v+27 3x0+12 gw5-7 26i+11 4q1+9 3xk-9 27a-11 6zi+7 4qs+6 7l+7 6nh-18 2pf+15 86e+10 478-7 14hx+11 11f+11 1k8+9 72c+8 412+8 2py-10 brg+10
6zw-8 ov-17 t2+10 5bu+12 fxy-10 130-7 48g+8 2rp+8 1kd+8 14a-8 10e+16 22m+20 2nc-8 f7+11 8hi+6 2ro-7 w0j+12 egc-11 4nf+9 2id-8 3m5+10 lu-11 afz-13 p1+8 c9t+11
1e+8 f97+8 3b-18 a3d+7 41v-11 2sw+6 4rd+4 41i+12 696-12 378-7 2c0+12 7xk+11 5pj-5 cs3-13 el-9 md-10 8bq+11 984-24 3td-12 5m6+8 166-11 5+6 828+10 adh+20 6mp+11
5bh-7 1h2-14 390+7 3l-8 lf-9 2vo+9 3ar+8 5o-10 6ll-8 4r7-19 3pd+12 35-11 fyj+8 izm+11 19b+7 z3+9 1qu+19 2pb+15 4i1+7 711+10 590-11 5pn+8 9eb-10 b3v-7 4xk+14
idp+9 ams+12 4jj+12 f5x+10 4ul+10 izf+12 2rl+12 3l5+11 8p2-11 nn+7 3yp-14 66y-8 vz+21 ady-5 1l-18 9a+4 3ei+15 9w8+10 64x-7 2fh-12 qy-7 p4-13 yd+11 2jf+14
6dg-9 514-8 1cy-5 2ut+6 5n8-6 a7q+5 4o4+10 90m+7 1bs+11 6ag-14 5kx+9 2rf+7 7ef+5 3hk-13 839-16 knw+7 8ow+4 45o+9 5wn-7 4cx+17 351+5 l5u-11 3hv+8 7t3-9 59k+11
ayw-9 4y5-7 37t+10 c7-7 22r-9 e0-9 690+9 227-7 14i+6 11x-10 gb-7 261-10 5s1+14 7g2-12 540+11 9ad+11 9tc+12 941-10 7ir+8 5pl+12 cmi+11 3sc-9 1af-7 ya+6 2nq-8
2my+15 fvq-11 5u+13 39y-7 euf+12 5le-11 bog+8 3sk-11 3ri+5 41y-9 gr-15 ai1-12 8hk+13 tx+8 ma+11 8vh-11 fo0+15 ee0+12 e8g+8 628+9 22v+17 cvf-13 1tg+11 54g-8
1cf+6 li+9 74h-7 n9-14 1v5+5 4pg+4 d7h-9 2gg-8 34x+5 368+11 7zq-8 u0-6 6kb-9 5au+12 3a+4 3mb+7 bke-9 3mu+20 28w+10 8p5+9 7ev-10 2ak-7 aeo-13 ph-9 b6p-11
11s+13 d0+9 3mm-8 aer-24 3tu-11 4rh-9 2th-9 bjo+10 748+8 b2i-10 2ss+18 2gn+15 6tz+8 58y-11 es-14 12z-12 ac+7 f2-14 dee+11 4oq-12 108-5 68k-8 775-16 4q1+10
276+9 i8j+11 600+8 1j2+5 23a+10 989-7 2ev-7 dhc+5 1zk-16 8k7-6 71u-9 1ee-13 2yu-13 508-17 9ag+9 6pz+7 15t+8 2fe+16 1fj-14 64j-8 ij9-9 2qp-10 8or-10 92c-11
a4u-12 mr+10 1x0-12 irc-17 4x7+10 664+10 24s+6 ay0+11 4p-6 8-11 bv3-9 7tz+6 40k+13 1ui+11 f9w+7 th+13 gy-9 c3i-11 4fw+17 27+10 p0-10 2sb+8 5c7+9 jsu-10 4uk+9
1vd+17 xw+11 g4q-9 1t4+10 6vx+11 h9e-13 cx8-13 2n-8 5s-6 ff-8 9qb-9 1c9-7 4bo+15 by7-8 430-5 9ji+8 a1s+6 92m+16 bj4+9 1mh+8 51p+11 qp-9 2ev-15 20x-24 a2n-8
54+11 1mr+13 cs0+7 6wv+10 ax6+13 1yt-4 a1+11 1c4+7 bl-10 67k+7 21x-18 2jf-8 q6-9 4gt-8 5bm-11 aey-9 pj+6 903-10 3ba+9 1u8+11 2km-7 ef-9 5w1-7 jw-10 18-14
46c-9 43h-12 cgc+10 bdp+12 6b+9 673+11 19v-9 f64+5 qa9+14 7z1+10 f96-11 ba3+20 5h2+10 1mv-13 5q+13 1ho+7 1ou+11 4b-13 2h9+7 138+9 769-9 kc+11 1mv+12 60q+8
4eb-9 3ay-14 3jb-11 d0+6 dpp+10 9ab+14 15e+8 16w-12 6wy+11 41f-7 cq9-14 4df+11 d8r+7 2q1+6 1nm+14 mp+11 8n1-8 1nx-12 bh0-10 1q9-9 8co-7 4u+6 x5+7 1nl+8 17a-11
j6e+12 hxb-17 1ha+9 1mf+8 4mt+14 1cq-9 8ge-7 3sb+7 1n+7 30z+6 grh-8 30v+10 2l-12 7wc+16 412-9 ja-7 7ys+8 7wn-30 aae-11 4s8+13 alp-12 5ql-9 5ov-7 6ae+13 gjo-10
5xo+9 lc-10 37i-13 1h+12 djl-6 5s-7 3hp+12 x7g-5 9dm-16 4kx-14 3gy+6 337-18 16a+12 2e9+8 1f2+5 9a-6 dx+14 1sl+12 5rd+10 edf-20 5x2+8 7dn-8 1mo-13 7ux-7 17-10
4pu-12 4h+12 a3r-13 rbo-11 td+12 70g-8 q9-8 2ez+14 4zi-5 62g+9 7j9-7 3bt-7 295+8 62d+11 h05+6 ojv+8 936+8 8v6+12 6yl-13 3sg+16 5ro-10 4hz+8 5cz-10 3td-9
5ap+11 i00+7 4oh-7 16y-11 7vu+10 8v4-14 60v-10 bl+10 82l+10 bnc+14 2gx-6 4c7+8 2jg-10 3vo-8 430-10 388+11 a5w-12 4x3-6 3sq-15 35j-8 yo-8 aq4+9 jek-9 5y0-9
5eg+13 3x9-7 1k7+13 7g3-12 1k8-10 6rm+7 5ag-11 327+8 9ag-9 3rr+10 nm+9 ke+10 5zl-9 58h+8 2qn-13 3qf+10 4hu-9 dgw-17 mq-7 5jo+7 364+7 hcl-8 3id-9 327+9 28e+9
7en-22 21n-10 bzy-8 ikk-15 1xj-8 7n5+8 px+9 764-17 42y+8 41-8 7vf-16 64i-12 4rf+4 142w+3 yp-6 8w1-8 936-8 1uw+11 6zn+15 4x9+12 43b+12 bx+11 3wv-9 11i-9 11n-13
3i6-11 4iw-11 1bi-10 738+10 1b2-8 d0p+7 9v-9 89s+9 42r+10 fhx+15 15k+9 629+7 4yq+16 48l+6 331+11 7y7-9 e-7 2o8+10 f63+9 ade+9 b3d+7 5fe+12 ei1-7 6-13 5u-9
458+6 6hb+9 hkd+9 4qu+6 c2g-12 17w-24 gle-8 9i1-9 2ky+6 mu-13 eaw+5 apu+8 3ux+7 a8m+11 1nh-10 oq+11 1fi-10 bke+12 59u-10 7a0-14 8z4+9 cek-6 cb0-6 78x+10
2u0+11 36h-7 3dn-14 1vq-9 236+7 58i+9 2f3-11 gmn+6 30t+7 21m-14 fu+9 47c+9 3zx+9 1em+14 360-12 gx-11 64q-10 95e-9 bpu-16 71p+10 2vy-20 1bo-13 1yh+12 1m4+14
23y-9 89y-12 9dj+7 2ay-9 ai2+20 1de-8 3zf-6 6zl+6 zvt-7 22u+9 gm0-13 7w1-9 2z8+9 a68+7 2zv-10 rg-8 2sd-8 20g-5 5px+11 dtz+10 d7t+12 37t+10 d8s+8 3yn+18 2oo+9
c2z-9 f93+12 5ix-9 2t9+11 4cl-15 1ug+6 9fz-14 ans-12 3e2-9 7ch+13 88+7 6m2+9 6jx+10 5e0+8 2hb+7 dwd-7 dku-7 2yn+12 7mo+10 cw4+10 5or+9 2l8-12 13n-14 780+7
26a-13 4ar-13 5z2+11 3o0+9 llt-9 qf+11 677+11 icf+8 4o9-5 m5j+11 f3+12 1cv+17 2ga-9 53-16 8ex+7 3cy-5 35w+9 1j2-12 eli+7 3j0+7 dah-10 6po-16 bap+6 3x+13
8o8-14 5sx-7 ox-18 bnq+6 8a6+10 ql+8 6wu-5 ddw-8 5er+10 7ds+9 d9j-12 5g4-6 3la-9 2or-7 7lm+8 663-7 8jl+13 1s8-10 53x-18 2mt+9 1xp-15 2mk+12 83b+9 3h9-7 at+8
3wc+15 1yw-19 8q5-7 16e-11 158-7 5nm+16 3uf-8 t2-6 29z+14 8qt-10 1c5+12 67k-8 28p+10 9h+6 10f+10 272-9 4i9+13 k0+9 sq+13 1jv+8 g6b-10 73m+3 oef-11 a67-12
8cv-8 5uq+5 r1+14 5rs+15 egn+10 8qk-8 1jx-13 1rj-7 8i5+6 4kl+8 adk+7 4q0+15 2s0+6 vm+9 2i2-12 eyg-9 3pi-13 hir-18 da1-6 41a-6 3kf-7 2e8+11 9wd-10 hm-5 6iv-12
dmi+17 rm-8 705+6 2rd+10 39w-10 23c+10 5w8-24 rx+15 3j-18 c9w+6 1d3-13 3jl+7 43n-13 e9+8 bd-9 8dv-10 5od+14 qs-9 3dd+15 1cr+8 1o5-7 41n+9 17d+7 3rn+7 4t2-11
mxk+9 5fg-14 3x1+14 gu+13 4c1-8 ca5+9 5ag+8 cuq-7 cl+9 qq-18 fu+11 5ht-11 3ur+10 i0w+11 as+19 fjh+9 7vx-5 gj9-10 9a1+6 8pw-9 2op-11 ub-8 7sg-8 7fe+8 6e+18
79f+8 800+9 7m4-8 95-8 4cm+9 tf+12 bm5-8 7b-4 1by+10 fd+6 9n+7 35k-7 gct+9 10n-9 ce9-9 127-9 fv4+18 1lk-15 eef+10 l0+6 1z5+7 1eu-12 62v+11 3aj+5 m8x-14 3hp+7
a8+7 5np+13 aed+13 3ed+9 cke-12 3cd-12 b9u-6 i24+12 ggc-5 2c5-6 72b+8 dz+9 kd5+9 c7-11 8wq+8 ua+12 tte+8 3wx+11 chd+13 887-8 2ik+11 8v8+10 7ih-5 cwm-22 bgd-6
42w+15 5xu-12 7ud-10 2fy-11 7cu+10 2et+7 c8w+8 7ax-11 a0u-8 2i5+19 21n-6 dew-10 lq-11 26w-16 7pi-8 7yu+7 962-9 o9o-12 cqi+7 2tb+9 krn-11 4un-10 32k+7 3h8-15
2s3-15 ap9+16 1e5+11 2ph+7 2uf+13 5w7-9 25j-12 apg-11 6ab+10 2bs-6 d2i-8 4wi+10 6h3-8 con+12 ev0+8 30y-8 6dh+13 7ls-10 4w4+9 386+7 4pq+9 62h-7 39u+10 t0+8
40k+11 mtl+8 6ds-8 3f3+12 78i-11 gqk+10 4i-22 4z1-8 8t5+11 ca+8 cbq+6 au+10 7m7-8 p2-16 3m8-7 1le-7 5q4+5 sw-8 4cw+10 26m+8 e0q-6 1fr-6 afs-10 j0f+11 1v+15
a10-8 d3s-9 8y5+7 35c-8 5qs+7 1ih-13 1cw+13 8y5+10 7sr-7 1fb+7 566-6 a90-6 72w-9 5nc+9 4wm+9 1fc+8 1ho+13 9iw-10 1u9-12 9hl+8 8c9-10 47j+8 25p-10 pqj-9 1ol-13
20h+8 6uw-13 c62-11 58w-10 1p9-10 dlc+9 73b-13 5q8+7 2fk-9 7x1+18 45p-15 3mh-8 xg+8 63p+13 9yq+9 it-10 4t9-13 63+9 644+7 3q3+5 3nu+13 6rz+11 45v-25 8wq+7
3gn+14 b9p+11 268-20 ein-8 1ph+10 2ai-8 88z-15 rc+9 7hj-6 3za-8 24f+12 2wv+8 y9+8 c2t-8 2x9+9 4c-8 10r+7 2uv-5 lyy-11 1jn+11 7ey+11 707-9 oh+10 cuy-13 20c+6
76h-7 7g-12 2fo-10 qfc+4 33m-12 6he-7 gc4+7 1et-9 j30+14 dtw+12 6sq+10 2xb+8 1rw+8 2z9-8 1sy+12 71d+20 zf-8 2av+9 1ls-14 h2m-9 2bc+6 lyx-7 6e7-17 8f-10 o8y+23
9vx+7 5mt-10 nvj-11 4y3+8 1v0-7 ln+8 c55-9 5f+7 24y-11 57l+10 zy-5 moh+8 5h0-8 7e2-7 afj-8 a80-12 gv-12 4ek+9 90b+17 kd-7 bqd+6 275+8 26u-9 7vs-9 2w4-14
bhv-11 6hx+9 48j-12 2ge-7 25m+6 26e-10 ev9-13 e5j+14 bhe+15 f6+10 c66-8 u1-10 84n-9 71l+9 1j6+11 c6w+3 3wr-10 2dp+11 gw7+15 jc-15 h4g+8 rb-10 19q+15 3pu+11
6v0+10 8c3+13 e7n+12 ka-11 8hl+8 8k7-6 35z-13 a1t+10 ia8+9 1nq+20 12q+8 3lb-10 8g-15 742-8 1h3+13 5mi+8 lkx+7 9h7+9 3vp-6 253+12 9o9-7 2x2+16 u1+7 222+9 1v7-7
2o4+15 12u+8 1sg-25 15z+12 4w+14 9ub+7 3nw+13 bwf-15 wc-13 2dt-10 ct+7 hmm-8 hab+8 2yg-24 64v-10 2kg+13 90d+10 4q+10 igb+18 em-13 di+5 9oh-12 dz-7 y6+13 g4p-7
2ao-9 v08+7 edx+10 dk+7 384+10 gk2-10 50e+13 8od+13 1hx+9 1pl+12 1ef+8 92+11 9a6-11 jr+9 3x5-8 f4t+6 2a3-12 1bx+16 h6e-7 1xs+11 2j3+19 4qz-3 ene+11 r0+12
ls-14 80y+8 5kf+8 6ak+11 99m-7 311+12 dvj+15 1lk+10 1dy+11 6bk+11 i67+9 61f+8 1fx+5 1eo-9 90h-9 21y-7 742+11 8b-16 1a4-8 hnd-10 174-10 4m-8 j0+6 7pf+12 1qh+9
gz+10 52q-21 25v+7 3ra+8 l5r-11 eg0+10 48m-6 2ft-14 zd+12 f2x+10 7v7+5 5fw-5 2nl-7 2sw-9 al9+8 60y+6 8hp+6 4u-13 1uu+10 3lr-8 3mh+6 hsu+15 a6n-14 7q5-6 t8-5
10c+10 gnh+12 4tp+12 2au-10 23n-8 esu+7 19f+10 10a-7 3v1+7 qam+7 5yw+10 13r-15 2s3-8 4fo-9 2lb-17 at6+8 1zj+12 rw4+11 a0x+9 5lz-7 e3+18 77n-10 7hq-14 47r-13
fik+5 1cm+11 5hb+10 3p1-6 y3-9 2i8+13 em4+7 70f-15 3xl+7 1kp+13 3r4+9 ae1-12 ex-7 2bb+9 84o+10 52l+9 acp-13 6jk-13 15q-7 4t+9 aq5-11 35g+8 7mi-11 ts+13 iyd-12
15i-7 69a+11 3kd-9 kd-10 o4-6 55k-11 dd-11 9l9-6 4pp+21 21w+9 bl0+13 6yj-9 g56-9 1cs-9 9e9-16 as5+12 4v2-17 8na-11 2cy-8 l6-7 2dc-7 6th+5 uw+7 cdq+19 6lx-15
1i7+11 2s0+10 1jo-10 2vw+11 4xf+10 cs+11 4to-8 ez-6 8et+14 1u5-14 4k6-10 3wm-29 370+15 2kd+9 3h4-10 7nm+12 cnw+10 8hz-10 6dq-6 xk+9 3p3+16 6sf-8 1ft-11 4ba-13
gbb+8 15-13 27a-8 2tw-8 2ux-11 9et-11 i6c+10 ug-11 8wp-5 394-14 24o-10 5ol-8 5i4-18 a73-7 412-8 pv-8 5o3-9 cr6-8 2g5-9 6ax+11 41e-11 2vw-22 26n+15 7j4-8 3yi+8
5jh+9 3q3+14 6q-12 dpp-10 d4k-8 36d-6 337+11 cnp-9 3fx-11 2xb+11 91p-7 8zk-10 4ao+9 v7+9 evc-8 60i-10 bpt+9 1bi-4 fk-7 3lg+10 48e+7 58u-8 bgt+18 bj-13 27w-8
vj+12 3nh-8 134f-11 24s-11 9hh-11 27h-12 122+8 h6-11 2ti-8 yd-6 8ml-10 5ot+9 7sy-12 7st-6 b15+8 6oc+15 93a-9 1l3+19 p-10 bc2+21 9wc+9 29h-14 cn0+8 3vu+11 2y+9
hby-9 e0s-9 cjc-13 26n-8 907-9 2cg+10 3d-8 5yl-14 7hj+6 8bi+9 2dv+16 2y1+10 875-14 3uk-9 9pz+10 3v7+7 t4+12 144+11 3gn+13 8j+8 6u4-8 157+10 7t5+9 i7o+7 22e-7
5wi-9 7dl-7 bk8-12 jeh-9 177-13 5k+9 cqy+11 8bj+6 576+12 19q-10 2gs+8 7gc-9 519-7 s9i+10 8qe+12 34z-13 5re+5 1gp+10 km-9 84+12 4zc-9 6xy-24 gty+4 1gf+14 3qm-8
3fj-21 1a0-8 3lu+10 1rt-16 7mn-8 6oq+12 1j0-6 69u+11 1pp+13 f6h+10 a0z-14 79p+10 91j-4 71v+5 8cu+13 6af-9 7ef+11 4h5+11 pjr+6 5g2+12 71i-9 b05+9 jga-11 6ti+8
5cj+8 fiq+9 238+7 5ay-13 5x0+8 45y+6 avt+13 fmv+8 1tq+8 3pz+12 165+10 2ll-14 8j5-10 77i-6 oa+10 j+8 687+11 1e0-8 bbx-8 1cz-15 38-5 5tr-9 8t3+5 is-10 a2d-16
89w-14 gm7+10 551-7 3fp-8 wb+7 41r-11 4t2+5 2k1+10 6he-6 8o4+12 8p7+11 121-9 99-11 8mj+15 742-12 z8-15 9co+7 4ze+12 e7+8 44+11 5cz-15 33t-7 3u2+8 5vm+11
26l-14 1n9+7 4f8+13 6cv+7 7kk+7 3ct-11 5z2+7 54j-9 13s-6 2r3-10 26g-8 27w+8 p5-7 8de+11 11i+8 evj-12 853-8 3ji-12 2v2-10 2gn+4 34u+7 3my+7 48r-7 nm-13 n7+11
ety-6 3o5+8 5h0-20 5la-8 axo-8 4z1+13 5t4-12 1s8+7 a2a-12 6f0-6 bvl-7 3p7+11 8g6+21 1t3-11 16x-13 g9i+12 41z+9 8ow+6 3pb+10 2ei+8 2o9-10 bip+10 6cq-17 42y+9
9zl-11 2ld+12 5qo-11 2l5-14 1gb+22 3fm+9 oz-13 151+12 9fq-7 qv-10 mwg+12 1co-12 1ab-7 g1+11 4di+15 eef-14 31z-12 2gf-10 mwz+8 2xk-5 1vo+10 ay8-10 195-7 6oc-7
6kk+7 8g8+7 jr-8 1ou-12 1nq+9 4wg+9 4au-8 2ip+7 4fb+11 4q3+7 vpv+8 5q+15 l9n+10 dpg-11 bv5+8 2yv+13 3zd+15 bj5-8 c3-8 9cu-8 gb8-12 3o2-25 27h-13 1gv-11 23r-16
8aa-15 7ey+10 6fv-12 293-12 3ht+11 70u+9 8o1+9 4cp+11 bf+9 dmx+16 1s4+7 6ux-15 5yf+8 e90+7 9v+10 ey1+10 2t3-9 1hr+9 98k+9 76i-11 42l+11 3i-19 6yx+14 cub-6
c2f-9 dws-9 41g-15 3l7+17 5wj+9 5wc+9 3f0+10 9y+8 30z-11 l2-7 50+9 jm-6 15k+8 18r+9 41q+8 5p5-9 3us+17 5v6+10 nz-15 fev+5 994-15 50v-10 mx-16 20k-10 bz5-9
l3+17 1c5+12 1xu+6 5l6+12 zm-12 2i8+13 9h0-11 3fk+9 7e1-12 24f-13 171-7 1oy-12 an2+9 50f-13 8n3+10 7x9+14 ahp+8 822-5 3gk-8 1ib-8 1f5+8 6pc-9 1yd-22 5-7 l3+8
bv-8 e44+8 ue-9 1aq+11 7zg-6 468-11 hb4+8 bz+10 420-11 6d2-15 8ko-16 3oy+10 6ih-8 2r+5 3ao+6 a3m-15 129+8 iul-7 fka+11 1t+8 1c4-6 940-8 72t-14 1l1-8 f9+20
bb7-10 my+7 87h+10 6wj+16 ano+8 aqp+7 3dc-8 2nd+19 4u+9 1gc-10 1us-12 aws+6 5xg+6 9ta+6 29d-16 1o5-6 yg-11 3cv-8 4kf-12 3rc-9 7me+6 jwy+12 7rn-6 1yx+8 2dr-19
k8k+8 70e+7 5w1-11 aqs+10 yy+8 7ku+13 2ds-16 4ci-5 ejw-17 acs+9 4ok-10 b6x-10 3pl+10 7p0+6 hg-13 d1u-13 ccu-9 3w-14 74t-3 c73+15 3il+14 ap6-7 1jl+11 42y+7
6em-11 5mz-13 9vs+11 hk0-6 689+8 5fe+8 dhh+8 y5+15 2a5+10 6xr-8 97j-7 s1-10 1hh+9 57i+10 6j5-5 3uz+9 5er+11 28i+7 ete-12 5bp-7 815-9 ir-9 3xs+9 4ek-10 5v-7
5nn+8 c17-12 kk4+12 1m2-15 4ki-10 csc+13 6qa-14 27c+7 89h-7 asp-6 245+10 30x+9 k1h-10 19e+10 lnc-18 11b+11 5k1-8 4ml-7 1ob+7 1ck-12 2zf+9 1t5-5 5gj-19 a3y+12
g6-6 2h+13 22k+10 3fn-13 hi0+3 4s+10 1tm-15 40p-12 2gv+8 3p4-7 8pj-14 q2-12 9tw-11 5gq-10 aap+7 1wo+20 hl+13 3ik-17 3de-9 le-11 pa8+13 cjl+11 30w+14 23t+8
9e1-20 cin+6 dm1+9 2xy-10 py+11 wic-20 s7-8 v3+11 1bs-15 17e8-8 60t+12 5mt-9 245+7 2sv+10 44y+7 2q-11 gf+8 m0b+11 8yx-8 80f+14 5re+9 6cg-8 2eg-8 65b+8 6h2+11
h9-13 mw-25 dc9+8 3sq+10 304-12 1gl+8 dbw+7 bhw-14 2mf-12 dn7-9 4hd-9 36y+10 i30+11 5qw+7 8nn-13 3fv+9 5vq-9 a6n-8 qj-11 e6t+12 84g-21 ef+10 h4-11 aw2-15
56l+7 11e-7 1w9+13 5l5+6 3hw-5 2oe+10 58t+7 1hb-8 59+9 4z3-7 5mk-14 38v-6 20m+11 qs-14 37q-7 g6p+15 3l+11 1bx-14 4oj-10 653+10 6pd+10 pu+10 2f+9 84w+9 5ck+14
5n9+18 5ld-6 hzq+8 b8y-12 mde-5 adi+8 b9a+14 5d-19 ll3+11 2wt-11 72q-14 7r5+8 5u9-15 3y0+15 5pb+9 11q-9 b1y-28 7b-8 1tk-7 6sd+6 f0r-12 3bi-11 5n6+6 19a-11
2ls-17 3op-14 5kb-10 5om+14 2bb-9 2u+9 7yf-8 7ri+7 26m-8 1u9-14 3ns+9 ibi+6 ti+20 un-5 5s1+11 4xf-11 4bx+9 3dp+14 6p7-13 6mg-5 46a-18 5h3-7 5ba-8 1ph+8 217+11
g2r+15 3tv-9 1bu+8 7b5-12 dm9+11 2vz-10 240+10 a6j+7 74j+9 2-10 an9-12 3nl-7 i9-11 nw+8 158-8 2dt+7 di+9 xx-13 6ny-8 4xt-16 32x-9 9ym-8 2fv-9 hfp+11 3s0+9
dha+10 6jq-9 2wj+7 6wy+6 el-13 2jv+11 c93-8 1t9-11 5br+9 d5k+9 60z-6 kr-10 18b+11 s30+17 hn7+12 bq8-16 d1j+9 bia-12 840+9 ub+8 ds-7 cbv+17 32i+8 g3+10 9li+9
263+18 8k3+19 9ka-11 37e-16 1wj+19 2as-10 eq7+15 f7-7 1wt-8 454+11 22r+6 jh-14 e1s+12 dyn+6 334+11 4p2-13 65u+12 459-17 7cs-8 6x0+12 2tx-12 53h-9 4d2-7 68b+12
4m1+13 5le-21 fk-12 3e7+10 al2+8 1so-8 anw-7 6zj-14 8xx+9 xb-8 9jc+9 4rs-17 3jy-13 fzz-11 1c4-9 jox-8 3np-7 2fl-11 alp+7 1bn+13 410-10 68j-8 ahh-11 6nz-15
6a2-11 4qo-11 31v-9 3ob-11 4aj+8 ci8-8 yb-9 5yr-11 15o-10 897+9 40x+13 54b+17 57d-8 2da+9 3ce-9 6q3-25 aso+8 2wo+10 1eu+15 23c+12 4ry-7 4de+12 h59+10 2ac-7
1aq+6 1h3-9 72f+11 8wa+9 9xd+14 11-7 7bo-7 2up+9 20q+9 2r2+7 8ir+8 1dn+8 5c9+12 88y+10 44a+13 2hg-7 229-10 24p-11 2di+14 2pn+7 1wd+7 900-14 263-13 24i-9 87d+8
wo+12 da4+8 9cr-10 5lv+8 6kh+8 24t+12 51s-6 1w0+10 gc-9 2iz+8 f7-17 87o+9 6ni+11 8b1+13 bga-7 fu3-8 gj0+9 2of-14 8bz+11 1q8-9 g0m-15 a4b-9 897+11 e38-10 5tf-9
9tl-12 8h-10 34p-6 5x6+12 a6-9 215+21 4ht+10 b8+6 6r4-7 1fb-11 6s-15 4v1-8 6nl-10 37i-10 3mk-9 axu-10 4hc+7 4py-7 7yq-7 ay5-7 4tu+18 f6-7 dry+7 1as-8 97h+13
1d0+11 967-13 oc-8 7kt+8 ag+9 1q7+10 8a4-9 uwl+7 3ev+9 2k9+6 qp+9 7j6+12 30b+9 bmh+13 6tv-7 dx7-9 2zo-12 57q+15 1t+10 6if+9 5q3+8 5b6-14 8u8+11 bwv+8 p+11
bce-10 3fi-7 90p-10 2st+12 1tp+7 ip5-8 2c9+11 7nw-33 118-10 dn6-9 bwp+8 26e+8 1d0+9 35v-5 f92+8 gwb-16 2at+11 2sk-7 1gw-12 4am-12 l3k+13 iz7+10 bcn-11 1h3j+15
l2i-7 10w-12 68a-8 2vl-13 6hb+12 glg+11 3dd-8 7cl-12 5b7-8 pbh-11 7a9+6 dc5+8 hdf-13 mj+19 3nu-11 2ht+6 amv+9 iq6+8 4uv-7 22q-21 5v-9 3hr+7 8l7-12 et0-8
2ko-12 5gh-10 7m2+8 1zi-15 hhz+9 3sw-12 9hw-7 485+8 4kv-14 k5+8 1am-10 ccl+13 npx-16 7v1-17 bgd+8 2m7-6 65m+14 6hm-9 30d-11 1d2-8 13x+13 156-12 3k2-11 3n2-12
2xv+4 bfv-11 3ks+11 3c1-16 4my+17 7x8-7 5d6+7 6mh+11 dip-12 25t+11 jl-8 5lb+10 2c0-11 3us-10 610-11 a0d+9 1c1+8 1nu+10 43m+9 20x-8 15v-9 5i1+8 7xu-9 70k+12
32u-19 9m8-17 1um+10 g4e-11 6wd-14 1eq+11 83y+7 8pp-9 b2y-8 cks-14 3uu+12 4bp+9 38t+7 go+10 ns-14 5xn-6 1u4+8 ecn-14 trd-13 6xl-18 2gx-13 hn6-16 3mf-15 oj+8
25w-7 3fe+9 4hm+18 5f9+7 dkw-10 2bf+5 app+10 te+7 4s+14 726-5 1f5-8 z9-19 2op-9 3db-7 i9p+7 g0+8 3cd-6 1ee-8 cqg-11 5pe-13 16t+11 2ue+12 o1-6 mq1+9 elp-8
6n8+7 jt-8 dtj+10 c4t-9 ze+8 4b3+9 10g-9 lrm+7 14n-11 a6f+17 22p+7 1z6+9 53c-17 7s2-13 2vi+7 31v-7 2xp-16 5ru-9 1f1+10 8my+11 3pf-12 3pw-7 bip-10 ff9+6 2pm+10
5np-10 xt-9 4m5+6 w2+13 3it-6 1d+9 mw+12 2d2+5 7x5-10 27s-6 br9-9 7au+10 a6z-10 1i3+14 36d+14 d1p-9 3d4+8 6ff-9 52v+19 edg+6 c3-10 79d-8 9ba-8 5h+10 1i7-13
1et+9 bdf-7 11zs-10 tj+9 3ng+7 2jm+12 4hy-9 5f0+9 cgw-8 e5+6 jbf+9 1rj-12 4pa+6 qy-16 1t3-10 82-7 5y2+8 f8x+7 7z6-5 8ig+8 h97-7 57-14 4o3-10 7mi-7 8cg-11
8yr+9 ccv-22 1nl+8 2no-11 kp+8 25g-13 50j+11 qnw+9 5w9+11 3pf-17 3os+11 v8t-6 qo-6 2im+8 1mg-8 g4+9 23d+8 lwr-10 rzz+13 q1+14 ce9+7 6mr+9 2mj-10 3b3+9 22o-12
26y-13 6nd+6 7tv+9 137+9 4ce-11 3qm-12 haw-8 9i6+9 qf-23 9y2-11 1wj-13 2gx-5 aga+10 2mp+8 3sy-10 aga+8 3f2-12 l18-13 1zn-7 1cf+10 1ee-7 307-13 39m-9 1tj-9
4hs+13 c21-9 eqe-14 93u+10 aev+9 3q9+10 3sc-7 iq+8 7lc-11 ex6+7 a05+15 a9i+17 1lh+8 wh-19 1y2+7 34x+10 bg-8 e2-5 20r+12 8u4-18 1z7+6 fx0-10 qx-6 3aq-8 cww-11
gw0+11 29n-13 2dv-14 223+10 3cq+8 ck-20 2hl-9 2vf-9 27s-19 1er+14 1vs-14 ew7+8 1az+11 58u+9 1r5+9 8kb+16 gfz+9 17f+10 5x6-10 cld-9 1e4+6 g6-12 2gx+9 4iy-22
1i3+7 3n-9 6ne-5 2b7-17 2if-10 16a+8 813+9 33j+7 9pa-10 3cw+8 547+9 4lu+17 cod-8 anx-11 3kg+8 19l+14 7rq-9 529+8 202-8 6m4+18 3vg+7 l0+11 ez1+8 ewv+6 aws+14
10f+6 3o7+7 b11+6 2f2-13 8h-14 1z4+11 lpf-18 ah1+4 ip3+8 95n-15 4in-11 7kp+8 1lv+8 2h1-10 49j-11 76q+13 7fl-14 8y3+9 amv-15 3av+7 3kp-7 jd+8 1tm-11 fpn+6
5mf-8 nu-11 2sp-7 457-7 tm+15 w6+10 463+8 89b-12 9nm+6 6o-9 4z9+9 qn-13 bxo+11 bpn+9 2z-10 13t-14 a09-9 a9a-16 3c0+9 3co-9 re+7 14b-14 51h-12 brg+10 beq+13
2nu+10 24f-9 vg+10 8j+7 ipa+11 26i+10 2gi-12 59o+8 519+11 e95+8 1ht-8 aut-9 4w2+10 2f8-6 5-15 x2-9 sh+15 7um+11 2kd-13 36i+7 c6d-11 762+13 4j3-9 sk-8 908+9
6f9+8 19b-16 14j-9 a9b+9 3iy+14 rt+9 151-16 4in-7 k4x+14 1fq+10 7li+7 jr+9 8zr+11 9d+6 je1-9 5ua-5 b60+8 2et+6 4rf-14 b7x+10 c5e+12 1nj-9 42b+8 8o4+13 b31+8
3h6-14 rx-12 2db+11 4b8-13 dnb+14 192+8 150-9 898-12 8kr+10 ae+7 2gp-8 4vt+12 vd-8 2jy+10 2fz-10 19m-11 8pj-10 1rr+11 3oj+11 27t-6 gvr-16 357-7 60d+13 cr1+11
ph+8 55h+10 iz8+12 1px-11 32j+6 246-7 e2r-9 l3b-10 di2-10 jit+24 xq-7 311-14 4n2-5 3n+15 4zx-7 10l+10 3v-9 1sg+17 7ay-10 857-7 mn-9 54e+13 392+10 8u0-12
4vb-11 15z-12 3dn+8 1nu-8 o+13 6tv-16 92v-8 3tg-5 gue-12 a1o+7 1v8+7 2a4-5 24h-12 dhs+10 1h6+12 4n8-10 iy+12 647-10 353-8 7m1-8 6zt+6 5rc-8 dyk-4 1ky-12
6hw-15 3a-8 a05-7 v1-7 4yo-16 ebx-10 gs3-6 337+6 2ir-11 5jc+10 9yw-10 e65-14 337+7 bok+10 2h5-28 ro-13 ti-7 a2m+10 1ih-12 9x6-7 6my-11 2op+9 bfx+8 459-9 i7l-8
nql-8 mp6-10 c7z-13 1nx+11 xg+13 aiq-9 1my-15 88r-8 ib-15 2st-7 436+18 19i+5 ga+10 8vb+5 40i-11 3of+9 355-9 2yv+11 3op-7 6o7-7 7dz+13 23k-9 ro-6 120e+10
clg-15 bbo-8 f8p+13 72u+10 2tj-11 mj-13 2nd-10 2oa+16 41p+12 596+9 5rs+8 4hy-13 5ft+7 6xm-8 sd-8 5rs-11 53+12 3rl+10 lb+7 1tw-10 a4z-7 2fi+22 7v7-7 cqx-12
4jq+16 7vl+13 ax8-13 2iz+14 3o0-8 4zg-21 41u+19 2hh-6 dp-10 8l9+10 iy9+7 8db+8 1xs+11 1p-9 6cj-15 3vh+8 vuj+9 17l-13 a4e-12 4cv-10 byj+4 6z6-14 4an+10 3gw-13
63e-9 5av+10 1q-12 oa-13 4jg+16 84p-6 8pq+9 c9+11 l9c-7 3ud-10 37k+11 5dr-12 6g+13 z6+7 4pj+9 2lf-15 ds-16 mfn+9 2c5-13 6b0+7 3kz+7 6lj-12 33y-4 3y3-4 zc+9
1ho+7 6pu-12 4fi+13 292-16 4ih-6 6yc-8 836-10 4za+7 8n+8 46t+7 2cg+7 26o-9 57p+8 8bz-10 5b-6 5xy-10 6tt-8 3n0-12 4a4+9 5j0-10 262-17 79p+7 39o-9 2h6-7 1ni+5
g5-8 9i1-10 6iq+7 jzt+9 30h+9 2fc+12 25r-12 ll0-9 41g-7 3cn+8 14l-11 ia+7 rc-20 8fa+10 7x7+7 52d+6 36m+11 29b-8 egf+9 1vz+14 exs-14 2o-20 c59-7 5n7-16 4nv-14
1e2+11 coo+17 7mt+13 dg+11 8bj-6 2iy+6 7qt-5 3cq+6 ka+9 b2y-8 27-10 8cz+14 415-7 1ye-10 180-5 e0+10 6hv+10 18+7 4nm+12 4y3-5 dhe-8 qt-14 mzm+9 9ap-13 d77+7
lxa-8 3kx+10 3f8-11 6z0-7 sf+11 nuf-6 4rz-11 jkx+9 35f+22 fz-11 6v8+2 dkh+9 8b-8 77n+15 1lm-11 79h-8 42a-15 3sk+6 4vw+9 3up-5 9qa+9 nre+9 8ej-8 9rm+5 3r3-9
6n5+6 3pf-19 3f1-9 7tb-5 2c5+9 6w+10 371+8 661-11 b8c-8 h4e-10 dl+11 9s-34 7gr+9 958-8 bf0-13 5fa+7 8nq+14 3sh-21 51v+8 hj3-8 27z+16 u4-18 9jo-6 5pj-13 dz5+4
7rl+10 3rj-13 4y6-7 p8-8 35d-11 6vx-11 fnl-7 5nc+8 kp+18 1ni+2 bhc-7 371-9 t3+9 31t+7 fl-9 4uf-10 b1x+7 azl-8 ky+13 5oj-10 5x6+8 32s+5 lj8+10 24x-15 1jb+7
qz-8 e5x-3 2gw-8 14e+5 4oz+9 5p9+8 3i-10 1kp+7 3cg+8 crg+11 31p+9 208+8 135+10 29u-11 5vh+5 5t0+6 je+5 fq2-8 ha8+11 v0+9 10q+16 4ed+10 cj4-5 ftv-7 ps-15 vxy-7
au3+11 dd6-10 39p+5 2yn-9 10u-10 6ds-15 507-6 4c+9 9jt-7 7k4-14 3it-8 jm+5 2jh-13 32v-8 90f-9 48f+15 37w+8 9yx+9 19h+18 3p-9 36q+10 4sa-10 gj-12 1f0+7 1wx-9
5hb-11 3qj+8 3s6+10 8n5-10 13v+5 ad-9 5da-6 98a-11 93n-11 4lv+8 4p4-8 4nl-7 5g9+15 1tq-6 15j+7 h8y-12 5pj+25 68i+7 2+24 4hp-15 24t-8 lay+15 9am-6 tk+8 2th-10
4dq+10 65k+10 6e-13 ec9-11 279-11 8t-7 1dz-14 2n3-7 awi+15 7k3-12 1mn+14 2n6-7 nb-8 30m-9 79m-9 7ls+12 5kt-13 kd+9 47w-8 4wn-7 m+10 eqa-7 6hi+7 97g-11 4qz-9
6q8-20 47o+13 43g+7 k30-6 57f-8 2jv+10 1as-5 4b1+8 fa+7 4a-12 14r+9 dlx+11 5ty+10 1pt-10 1s5+9 hsr-11 49e+14 za-9 b1d+16 fab+12 rzp-9 2ye+11 94l-10 1q-13
tzw-22 3nb-14 237-8 85d-10 26u-7 2qf+15 ol+9 1ol-11 eh+7 8dt-12 7bi+13 5d4-8 7sa-10 enm-10 1jx-10 2r0+7 14l-12 1th+13 63-11 2bc+9 35n+11 3t7+7 2bk+8 t2-18
1ia+10 3ln-13 17w-11 2af+10 1tu-8 4nh-9 axe+9 f3w+15 1iy+7 5l8+11 83n-16 mbl+12 bq+11 39b+9 e02-12 or-9 80i-6 7oy+11 1ox-16 66f+9 gf4-14 271+10 7ia-11 41s+13
uh+9 5fm+9 fwc-15 16f-10 15f+8 2yd+11 6la+17 bd6-9 174-9 84+10 111-8 c6y+18 8vv-11 69v-13 4ri+18 1cb-19 4i-18 20t-9 1dt-11 2n3-5 67q-15 hoe+7 a02+14 5sq+7
5jq-11 2hy+7 2am+7 64x-15 3nb-8 3ud-16 4dq+11 6br+6 1vr+11 3bk+12 8so-12 7xa+6 8e-8 3ff-7 dt-5 7ru+12 7zj+6 cih-9 1zl+6 1rh-9 49w+7 esa+5 6fw-8 d5-14 7xz-9
73z+8 8a5+9 bk9-9 127-13 7h4+8 1d3-12 244-15 3fu+9 8er-11 3ui+16 ctd-9 xh+9 2wf-11 1d0+8 ax1-10 9ry-8 94n-7 cq7-10 733-7 a3p-9 1dl-18 1qd-13 30p-8 fxd-8
18m+13 1d3-8 ax0-13 2ma-9 7cz-5 5lt-9 98d+11 xm+16 8rj-11 d5k+6 66d-7 1dc+10 6w8-9 50u+9 odk-11 qe+11 9m7-6 25a-14 7eb+11 2jh+9 1tu+11 7xj+13 2fz-12 3en-12
63q-12 2yf-5 1wz-15 1yu-15 ek4+9 1yy-5 a5b-20 5uo-8 99+8 3b5-8 2r1-12 5w4-6 n1-14 506-12 1ag-11 33k+9 8ip+8 5l+19 h9z-7 3bx+13 82w-8 15s+10 2bc-8 f63+7 mp+9
drs+10 3jl-11 41k-7 4uz+8 7du+11 9vc-6 7mf+7 35+17 jf-11 km6-12 h81-7 4mp-7 12g+9 19m+6 4ni+20 4i9-8 3xo+7 11a+7 cf+8 3c8+11 3l7-8 26p-8 1wa+8 2z-15 5hc+8
32v+14 6vo-11 6gr-7 46s-11 7hd-10 47d+10 ded+12 1w8+6 1qs+12 1y5+8 1dn-12 j2a+14 6o3-16 2xg+17 1xz-11 x8+8 5el-18 edz-8 zb+8 1of-9 59r-10 1ok+13 dd9-18 1rr-6
7lb+10 big-9 d55+11 975-9 x3+10 335+14 81q-11 10t-10 6qy+8 4ls+10 pvx-13 xz+8 142-11 3hj-7 9i6+12 7av-6 i-5 9k1+9 ok-9 30g+8 yi-8 4qt+15 1hc+8 3o6-12 1o6-14
3ru-7 2ww-12 jf+9 7ds+11 jd-4 8qu-19 486+4 14b-7 ad-7 8zq-10 3vu-11 7jr-8 zx+16 9g+9 3mf+13 4qa+21 i8-14 hj-13 2t5+18 e5m+8 184+14 3on+7 6j-11 17n+6 k8n-9
fd+14 7xw-7 4a0+12 m5+11 6vr+7 93-8 g7j-10 28r+8 p6-12 2ok-11 4qn+8 2zd+10 2vr-10 fr6-16 19g-17 993-10 3cg-9 syi-10 5nr+11 30w+6 8m3-7 7cu+9 2n4+7 5l8-10
jit-8 f72+14 a27-11 v1+8 7mw+9 6ww-9 1yp-8 7w8-9 3na-9 1a1+9 11j+11 u16+9 m4+10 6c-17 3bh+9 6s2+7 19n+14 2cl-10 2am-13 lr-8 9ng-8 5st-11 326-13 4j8+10 d76+9
tr+7 9mg-12 ngp+11 29t-13 ii+5 ki-17 1w8+7 33p+11 4rr-8 zl-10 g4z+7 74i+11 23a-5 5g5+11 1e8+7 7j-12 336-8 475+14 9xr+10 eyn+7 19u+12 lh-8 768+9 50u+8 7da-4
1bj+10 47m+19 7rd-15 7gu-14 2bt+7 28v-9 38u-9 36x-8 55q-10 1yn+6 26a+10 8l+15 338-11 33b+8 64k-11 ag5+7 i9+8 17g-11 1q4-8 3g0-12 c7l-9 e0e-14 n4+14 7ea-9
17b6+12 2dl-12 11v-10 48a+6 4z-7 bst+6 2s5-26 k2+9 98s+11 2a8-6 6mz-9 2b1-9 7rh+7 3u7+7 5jb-18 3ry-15 1w2-9 2j0+8 5jn+6 3sb+9 117+9 3h7+8 8w8-17 1mm+6 35u+9
99b-12 6e3-17 5c2-7 e25-7 677+10 20h-5 g4l-7 2h2-11 7fd-8 51k-12 134+9 1fj+7 39z-10 2zr-5 1uw-6 57v-11 pq8-18 6ws+7 1lr+17 v8-8 r1d+13 10l-10 916+13 hml+9
e8s-9 6a6-15 ku-9 3lu-5 24u+7 143-9 3kq-10 1y4-16 4jh+13 3kj+13 6v2-13 cs9-11 dzo+13 11o+11 4n6-15 9hb-17 4p1+11 32n-11 49v-7 4yi+9 b17+12 22k+7 tq-12 es-10
3bx-11 v8-8 7g1-7 8nf+13 j0m+9 2oh+16 fmy-10 eye+7 3zh+12 885-8 7ng-8 2l7+9 4k5-14 32a+11 6ch-9 4n4+7 3zi-8 12t+10 74+8 zg+5 5yd-17 bst+13 22m-13 3tv+7 8n6+10
ml+8 x2+8 5pe+6 gi+8 te+11 uhw+8 1oj-12 4hx+8 6lu-7 8fj-10 5nc-6 1ax-8 2g4-1 3q9+10 i7+11 3gu-10 iyk+12 5aq+9 9ow+7 6g+15 emx+8 3dp+10 7q2+12 iu-7 73t-10
2n+11 hox+13 hk-16 3nn+10 kr-11 ou+5 kn-12 2v5-11 56q+12 fr7-13 awm+6 3it-14 12m+7 u0+14 88e+9 9s9-8 170-6 1me+11 i-10 2hf+8 63i-11 kw+7 y1-11 43d-23 3xk+12
5be-13 3j5+5 evx-16 38+11 2hu-10 4lh-7 6wh+12 2xe+7 27j-12 739-10 781+15 8vi-14 4m9-13 827-9 5h0-11 esz-10 7es-8 3tb+9 1ip-11 au+12 4yz-8 b9i-9 11k-11 42c+6
582+12 3r7+17 vl-10 18p+11 6e4+11 dfd+19 c4k-14 3dg-11 djo-7 1-11 6sk+14 an9+9 ri-16 4d2+16 3i7+11 7x5+7 9j6-13 ait+7 czm+8 caq+7 493-11 7fg+8 148+8 lz6-11
1kq-16 kan+10 7zz-8 3qr-12 1cz+12 26l-7 1em-8 mlt-15 8g0-17 bhr-9 70r-5 b8j-9 1zc+10 55k+11 4xc+12 5u4+11 279-13 9vb-6 15y+19 4c3-8 atc+7 bql+8 1w+12 8kx+7
e5m-4 d2q+7 jwe+7 42o+10 1ac-8 2ba-11 2m3+9 o2z+13 ne+7 1kw-10 bsn+6 5t9-6 9ro+10 or+8 p9s-10 3qy-10 31j-12 p41-10 aff+10 lc-20 7m4+9 6mo+6 8ul+7 5ds+10 116+8
6y0-14 406-8 7mm+5 4h4-12 6t9-8 1fb-11 88o+18 16p-8 4kb-12 2i5+22 a6p+5 2xq-16 9v+4 im8-11 r1+9 3ej-10 49q-14 4qo-8 21v+10 19b+9 bef+9 4x2+9 37k-8 17a+17
bha-8 1np-17 38r-10 pv+9 8no-9 6sc+9 awu+10 d0o-6 1ad+7 1ji+11 2lw-9 3fy-11 6pe-9 xq+10 5qw+15 36p+10 4x-8 54k-6 66v+18 1y7-7 hh8-7 4bn-15 1bb-9 1yo+7 2jh-7
uv-7 685-7 2tk+7 10n-17 c62-19 87d-12 1bk-21 7k3+10 46s-8 ga+9 18j+12 khx-16 1zk+7 1j9+17 14h+9 117s-14 xx+13 esl+7 b79+13 315-14 6ih-12 43k+6 dr-9 esw+8
24z-8 7kp-8 7o6-10 8fa+10 7r+6 8rb-11 vk-13 57w-8 ban-17 8h3+8 ej-9 lfd+12 mor+8 1rn+7 92g-8 1km-5 6ag+16 gm-8 39h+9 8tc-7 4sp-13 eth-6 2p8+11 159+11 483-5
71s-6 a7e+15 2b5-12 35n+8 1c7+7 1ql-11 23v-8 dav-8 2zu+11 114-8 2p4+10 t1+9 hds+9 30-12 5bq-15 41u+11 u9d+12 m6-13 52o+10 c5-9 6az-10 29p-9 1jw+12 73j+11
tf+15 2eq+7 3hu+12 36v-7 5ca+9 asr-9 1xa-9 1a7+10 9yj+11 70m-10 k-4 1o8-16 r8+11 wc+14 154-9 3v3+16 h36+10 i4+8 yu+8 4f8-10 7oo-6 ffs+8 15l-9 9gb+9 9w-13
1rt-7 fq8+6 oca-18 dwf-11 6ia+11 1wu-19 aju+7 13g+9 ibs+14 wna+8 fbn-18 1sv-7 5mu+13 9j2-9 2pc+11 9f3-9 3ql+11 acg-19 1bh+13 9g4-9 67w-8 q6+8 1jy-17 5e8+10
4lm-7 ala+7 33y-12 5sn+9 2ch+7 11b-12 wg-10 5ui+12 2fd-10 5ly-12 727-20 2u8+9 32e+8 hp-12 3ju+11 1bg-6 up+7 d4l+5 ff+18 46b-10 6vh-8 2mz+8 e3b+5 n-8 df6-11
2dt+6 dv4-13 4ve+10 b5f-10 ir+3 3s9+10 23x-6 4tz+8 5y-10 33c-7 47q-12 5bv-11 c5h+7 14a-5 1a5-8 67i+7 5uj-9 grw-13 b2+6 a8p+13 3wm+8 5l-9 24u-18 7bd-5 dg+15
1yo-20 65t-8 pg+9 cxt-13 55z-13 13n-6 1fb+9 46-8 386-8 heo+7 v9+15 b2-7 no+16 1t2-8 bwr+9 en-7 289+6 4ih-21 1d9-9 3va+7 3k+11 18x+7 kj4+15 28i-11 b3p-12
84p-11 55v+9 1en+10 p07+11 f6c-10 nii+6 4ky+8 3sb-6 57x+10 ai-6 jn-16 2ok-19 l2+7 6nz+17 7bh-7 1zn+9 c4g+9 bi-7 54o+10 28n+7 21w+15 292+11 2hs+6 2gl+14 1tn+6
cwl+12 11v-7 2eg-13 1xm-9 akd+16 ji+8 4sn+9 1af-9 2ax-17 111+7 xbq+7 1mz-8 7bd+8 vr-10 8qk-8 1mo+9 579+14 2a0+10 2pv+12 51n-12 4op-10 avu-7 7en-10 33n-7 qc-10
2ed-15 12g+8 4o7+11 9g8-9 1o5+5 9m+11 3aq+10 ka8+15 iu+8 25t-11 1ia-9 as2+9 8ko+13 3gq+7 bi2+8 knx+12 2af-9 lv-20 3uv-14 4iw-8 609-8 24a+10 8c-7 2o9-9 9x+8
2a7-12 535-9 gpt-12 17f+9 1ww-9 38z+9 arq-13 7ml+7 aoo+8 13q-8 67o-9 3mu+13 3fb+14 2r6+12 140+15 2az-10 e83+8 422-9 1zj-9 sh+10 7zw+6 4pt-14 yj-8 7wt+10 7gi+7
34v+11 1zx+18 4gp-8 j3-7 263-9 4mt-6 34g-6 2fs+12 z5-8 28v-15 1mf+10 bga+10 17z-11 110+15 z1+18 ie0-7 c8x-8 6x4+8 366-13 2m4-10 31j-4 64q+3 16s-8 i8g+15 cx+10
5tj+13 7mw-12 17+7 75e+9 4w5-22 io2-13 rr+8 e0i-12 a94-9 fu-8 d6+9 5aq-10 261+5 39u+9 91o-13 d5n-11 6ck-9 650+8 fbi-11 6es-8 4co-15 lm+5 300-29 1zx-8 33w+15
92m+11 9ve+10 30g-9 3l6+14 6dm-9 vy+6 ms3+3 8ax-9 1hv-7 99b+12 lx-11 en+8 1q3-8 458-15 2of+10 4os+7 83d-8 si-11 3ma-7 2j8-13 65v-10 116+12 28k-9 5e+11 1816-14
3f8-6 1js+8 10x+11 8pa+7 39t+8 3b3+10 ako+11 18h-13 aj-13 dfx-18 6t8+18 8km+8 29l+8 2fr-11 11a+12 4g9+10 586-17 43r-9 eg1-16 bjq+8 7so-8 99w-8 157+8 5zw+12
319-10 n2-13 24c+7 11n-8 22k-8 i01+9 7yh+7 vx0-9 2m5-11 30k-17 4zv-13 a7g-8 v6y-8 5o7+5 5da+8 4tf-7 25n-6 8ux-12 46x-11 b37-6 ga3-14 luf+7 9oe-6 1p-7 2zh+10
1o7+8 knu+11 43f+7 1b9-11 k8w+10 3qi+7 8wr-6 ss-13 1sg+13 po+9 bi0-5 5zn+9 564-13 bgf-17 4l5+13 3rj+11 oh+9 3ls+14 2qi+8 4aw-10 9bj-12 xy-9 94w+7 coi+10 26r+8
2al-13 sl+9 2ze-8 2bi-8 js7-5 8f-10 g9z-11 6zo-8 88s+9 4xf-11 29u+19 q2+9 3tt+7 int+10 9uj+11 7nb-10 54b-8 57a+8 95k+8 3tx-11 3nq-19 5j7-14 3qu-15 1fx+15
1uc-9 6m-9 hvh-16 b3a-10 6hw-10 35p-7 1i8+4 gg-11 7hj-10 1ob+8 7wx+8 1vs+11 10o-6 4w1-13 7e-8 bt+11 2tt+7 1tb-10 buk-10 rrs+8 2pj-13 1q3+7 429-10 le-11 2cz-5
59u+8 2k0-7 zr+16 1qf-11 fy-8 21v+13 etx-7 fk-13 5y5+11 57z-10 6dj-8 evb+8 eq3-8 559-12 9bj-8 46m+10 1sm-8 oo+12 aoj+10 21p-13 2m-7 hgr-8 wy+7 1wt+7 8w3+12
9ve-10 2in-6 nm-13 6oo-7 k3+10 sdb+10 dix-10 1mu-12 eek+11 3xm-11 gr2+17 os-14 yl-10 7h+9 bgp+11 1py+8 3w7+7 itz+12 1j5+13 76d+11 8ch-16 cfl-7 5jk-11 2g+10
csu-10 ug+8 6di-10 k7-11 49b-15 4gi+8 23k+6 f2v+12 5s3-12 edj+7 6ok-7 gwg+8 9ts-12 2ae-8 1m-13 a35-8 k9n-10 3dx+7 2uz-7 1dk-17 ad3-9 4kk+9 ago+8 cfm+10 3on+6
15y-6 8z5+9 1pt-10 146+8 9kt+5 454+10 17p+12 1hl-8 anj-13 dca+7 5in+6 5up-10 abj+7 5tz+18 lg-10 1fj+7 c79-8 1xd-8 21b-8 2tl+8 111+8 18d1-10 2vi-8 4dp+12
d4i+10 1zo+16 5wg+4 6l8+15 2ee+7 4fn-11 jn+11 c8-7 pe2-11 6ht-16 w6-18 2vi-10 cwe-9 35m-14 586-12 2wb+15 5g0-7 2l2-8 14q-6 2s-13 9ra-17 3qq+11 226-7 a90+8
4ns-13 6kk+11 inn-9 3cw-9 8a5+4 1tk-12 1vy+11 2i0-9 244-7 bq+9 2mc+9 3u3+6 3ju-12 s5+6 2ob-9 2bu-13 927+8 7mh-8 3rx-14 9c+12 lf-8 26l-7 26z-23 wq+12 h7d-10
5om-12 ap2+7 a0s-12 1sf-8 1q6+12 51r-15 ce-10 1qr-7 4ja-17 1jw-14 2o6-9 1et-8 9sz-8 1t5-4 5xx-8 5x8+9 i8+12 880-8 gnr-8 1p4-12 76+15 ut+11 fva+13 4lc-8 45i+10
pj-8 mdc+7 208-8 2od+10 5sy+9 2gw-12 del+9 87g+17 3u2-8 318-6 dti+14 6vz-13 f44-10 38q+15 4f4+18 50r+7 4kx-7 8fi-14 47g-13 392-8 39o-13 23d-11 2u0+8 7jd+7
4e-7 95p+10 4kn+9 l43-12 4y7-17 2n8+7 4g3+12 e62-9 250-9 evg+9 427-7 cgi+19 1fl-9 33w+10 1my-6 fnx-13 tj4-11 4k-11 4f4-10 1fu-15 6un+14 37-7 nx-10 cvb-9 9w6-9
4ts-7 1hz-9 50b-10 67-23 aet-10 bzj-11 3qb-6 8bh-5 ao5-8 na+8 5el+8 1h2+11 fxg+5 d0j+6 8sc+9 fn+10 1tw-8 raq-16 64h-11 8c8+9 7y9-5 1qs+8 eih+9 bsk+9 6l6-10
um+11 1xl+10 9q+17 7ue-9 4j1+9 c6i-4 6l+6 die+13 4o2+7 36b+6 age-7 cfe-6 8gt-9 5h5-13 4pg-11 7pl-9 fe-10 1cw-14 ahj+21 20w+8 9su+10 57e+13 fwe+9 5iq+8 5ou+7
6fe-8 as1-12 3q1+6 dt+9 1my-8 nb-8 s4-37 dlt-10 1es-11 3l7+11 1k1-12 4wy+14 795-13 42z-10 9cc+14 1uh-7 1rb+9 40+29 3i2+13 75o-11 8w-16 t1b+7 2f4+8 2wx+10
1d3+12 hi8-11 diw+8 dje+11 4x+9 75l-12 5gs+8 e6w+8 4zd+8 1nd-8 8jj-11 5lt-7 c9+11 42v+13 34o-10 nl-6 8o7+15 4pp-12 465-11 8fw+8 kmk+7 8dx-11 3ho-9 ij-9 3wv+14
clk-19 5wl-8 3mk+6 21t+7 4t4-11 5al-7 34a+10 4a3-10 sf-11 45x-9 2y7-9 2iw-16 2x7-9 ea-10 3ye+7 78-9 2b9+11 2js+10 71m-8 2fy+8 2yw+9 6i6-14 bel-9 1ob-10 g7q+8
253+10 3fq+8 b2i-14 6mw+7 9wp-12 3bz+18 9br+10 161-9 23j-8 3rc+9 31i+15 4oj+17 1s1+6 a99-8 od-12 357+10 75t-9 ze-13 2sb+10 51u-9 3of-9 5z+14 2hd-8 8bp-20
bu-36 csn+7 axw+15 1a9-15 8gc+8 dc-9 e4y+8 2lb+7 xn-13 325-12 d9l+15 43-10 d9n-8 10i-6 1co-8 1tz+14 3y6-11 111-13 4nd-8 5wj+8 bi5+12 3r1+9 6xl-9 5id+8 3z5-10
183-8 49g+10 1bb-20 46s-5 70e-9 50i+9 kw9+6 5vi+10 19p-12 k24+6 ewp+7 6yz-10 2wv-9 eb-13 46n+11 2ib+7 ec-9 171-16 5yo-8 6ob-8 34c-9 90t+9 9td-9 j07+10 h56+8
65r-14 f1o-12 kmn-13 2tz+9 13y3+12 3gv-5 12h-9 21-17 dm1+6 2yf+12 927+9 2co+14 63s+11 7z+8 3az-8 2j5+13 5xu+13 ng-11 78w-9 7x5+8 9wy-12 2l2-12 3oi-11 54x+7
3ht+8 9pu+8 om+6 557-8 549+8 2th-7 gf2-7 13hq+6 4tb-10 1cs+26 ckt-5 70o-10 dm6+7 vt+9 cj8+9 2gu+9 2f4+10 bsz-10 5fi+10 9hs+12 3al+7 8k4-16 hb3+11 gq6+8 6zz+9
e1n+12 3w4-18 5lb+8 7yn-6 2f0-17 4b5-14 5j8+11 4s4-9 4h5+8 7v9+10 1wo-7 231+8 db+7 2e3+21 138+10 55i+10 12u+10 252-11 149-10 2w8-12 42g-18 4xx-19 31d+13
ep2-10 5ar+10 8fm-11 hki-6 68j-11 1ha+6 e4-13 8l+6 il0+8 jt+11 g1b-12 5ox-10 9uy-9 2qe+14 11g+11 tq9+7 6wa+9 l0p-13 6ar+10 7q6-12 cbj+10 2mb-6 ho+12 9f9+11
48c+10 80i-8 4sb+8 2bx+11 5wh+8 3ii+11 8fr+10 9uv-14 71n-10 2ic+5 7s-9 8km-9 16-8 csf+11 6y2-11 2au-10 2up-9 2hg-7 jss+5 9t4-9 z3-11 72f-10 on+18 17r+9 281+10
e6e-9 le+13 1mm-14 dkk+12 4r1-8 5r-13 78j-13 9f9+15 boz-10 jju-8 43+8 mx-12 4hw-18 10f+8 6f2+6 2bc+9 2te-11 9wa-9 4qr+3 4k1+11 3lu-15 f4+9 57i-10 1dc-12 17x-7
16n+13 6r-18 ru-9 ea0-10 6ft+8 3n+11 1gp+24 d40+9 cvj+11 32s-8 1bo+8 19p-17 1rl+11 34-8 i0t-7 1qj-8 66u+11 9b2-8 1h2+9 4nf-16 8xj-8 egn-10 41g+10 b33-10 kk+10
650+12 28a-8 k3j-5 3f5+8 36g-13 d4-7 9go+6 2cy+12 a86-8 byu-10 28m-7 3lo-6 6g6-5 7k+10 1ws+8 36b+8 7d+9 7w6+8 1jf+15 1cq+6 qz-19 6rx-10 332+8 b16-13 lu-12
f58-9 8fw+11 2xi-8 ezg-10 tn+7 i3z+7 2hr-9 1tm+13 3y5+11 8ri+8 4g5-11 1s6-11 5cp+11 g9n-6 5a0+9 12p5+10 4v0+7 566-21 6xe+8 2f3+4 a-8 6jz+8 9px+12 1bp-14 1ba+8
zs-11 mv-7 bbf+10 3jt+8 36p+12 9bk-10 3p7+17 gh-9 9r+10 666+14 307+6 cxp-9 3gl-8 jm-12 3pi-8 3if+6 nsp-12 x4-13 12b-5 x1+12 2il+13 165+8 45u+10 10m+13 i4+8
3b8-9 bu-9 772+8 nry-9 l8-7 2h8+10 2vj-7 4rj-5 48g+7 26f+12 1g8-10 ru+5 fa0-9 3jl+8 mf1+6 4j8-16 3e4-7 24l-8 4wg+13 bro-14 4rv-7 2la-14 296+10 bf1-14 f1g-7
6me+8 at3-7 bdl-10 az4+9 1yi+13 2dn-5 2iw-9 2fn+7 2gl-10 420+8 3y4-9 3ze-3 72a+11 14n-16 11p-12 6iz-9 3sh-11 14o-10 3bf-13 y9-5 808+10 1cc+9 2l3-8 1o0+7
38d+11 1v0-11 5ig-6 2x2+5 3oq-11 1u8+10 aq5-7 5tm+13 1uh+12 8vx-6 amo+18 7f7-15 3l7-11 and-9 e5y-8 18y-11 6tz-11 7ke+6 8y-9 aj2+11 ut-6 1p8-9 3kw+11 1uw+7
wp-15 1az-12 3jp-7 4nl+12 1lh+8 1ap+8 89t+8 kk8+7 17y-8 87+6 4h7-10 6s0+7 gv-16 5ir+9 ori-9 rc+11 dyl-6 34z-7 8y1+13 4im+13 17w+12 duq+7 yl-12 bqv+17 u3-11
6w4-11 n0-12 419+15 5bt+21 lse+5 4nj+7 sdi-11 3za-21 3om+15 3ul-11 1rw+20 ah+14 1m0+4 626+10 2k2-7 nc1+8 1m7-7 dv-21 3zd+9 1l+10 6c+10 3u9+12 2bf+11 1nf+9
2ay+9 20s+8 8w-8 17z-8 3ml+17 byr-9 1v7+16 51g+9 vh+11 li+10 1hj+10 ame-6 55w+12 zx-7 6o2+9 c5i+6 2ey-9 1dj-10 tgg-10 1by+9 ftc+8 5cw+18 dol+14 ep4-9 3lu-8
fe-13 1kv+8 2yo-10 1yz-7 63t-11 4xp+6 9nx-9 u76-9 2r5+8 82h-11 ek+13 37i+14 ic-20 8ve-12 7tr+13 qi+8 1am-10 5wa+14 7vb+5 8cb+7 5of+9 b9-13 178-12 9cc+6 39a-16
9d-7 6uy+8 447+15 b8h-13 czd-11 6hq+13 6ou+10 3kv-9 7k4+11 113+10 70z+5 hf-9 4v1-13 6u6+7 7lg+12 ete+11 2ki-8 9h0+9 889-8 5tp+13 6cl+10 4iq-8 max-14 5wy+9
597+7 b4+15 mz+10 8bw-16 lfn+9 3b0+11 849-8 c8c-10 1xc-7 5r9+8 8p-5 82v-6 2pl-7 1ib-10 3ul+23 2kb-13 4zo-8 dx+8 ur-10 rq-9 2ky-4 6ms+11 uo-9 5mq+11 gn3+8
4sp+11 3er+10 qtk-20 3vy+8 7u3-7 fvd-6 6bn-7 405-20 xo-11 4c1+6 22q+11 vp-8 1q9+9 7ou+16 51i-11 119+10 1y7-20 63u-7 4p0-9 5pw-7 gi8-10 2o0+12 2d4+7 6hi-6
4s7-10 afg+12 3jx+16 8di-8 6d+10 bhu+14 aiq-6 4w3-6 s7+13 3hy-8 1xl+9 tn-13 1ul-12 1db-15 4qf-10 925-13 24k-12 732+12 4pf+5 2d6-11 bpj+12 7as-9 eet-9 5b1+9
1d0+9 497-8 k4d-16 sz-10 1bb+5 7y0+7 4k0-13 2jf+12 3do-12 uz-8 8ks-9 2il-8 2bi+18 4kk-8 rw+18 2c3-26 4ix-7 1fg+14 6a0-16 yb+10 2jm-13 59w-15 74+14 56m-8
1pf+12 1r+11 zk-12 4ip+9 7cg-7 2vu-22 4le-15 4rt-8 agq+9 8fn-11 6o0+10 12+12 2dv-17 pbw-9 tn+10 az6+10 5z+7 4so+11 3ly+12 7jc-8 dtc+6 9kn-13 39r-6 ifn-14
2s5-12 55y-11 6xt-8 4t+8 8u-6 3ta+11 4s0+8 d5n+11 2i0+7 3zi-7 762+14 543+9 2p1-9 7va-7 1uj-8 17f-7 5yy+6 1zk+7 8vp+7 j1-10 fe8-9 vs+9 4de+10 97+17 1nf-17
1fm+10 3fu-12 977+12 229-7 15dc+8 b7c-9 2hc-6 7wk-13 a1v-5 1df-7 17h-9 on+9 3nd+6 63l-13 af8+6 8ma-9 g0+12 2kv+16 4au-10 9ky+8 49e+5 b1u-13 bv5+9 2tg-13
8z1+11 34s+12 s1-12 5rd-6 8vm+8 1yz+8 2d+10 c0-9 b9-12 4ll+10 c0-17 d58-11 ps+17 9n-11 oq5+9 4kz-9 aj-8 df8-15 dm-11 7nm-7 o6+10 jn+11 rk+11 iqp-10 46d-7
2z3-10 59h+9 5jo+9 bam-6 5nv-15 6h9-17 6wj+9 2xt+6 6bz-10 gyh+11 fdd+8 7mt-17 afp-9 6vm-8 1ne+12 lvr+7 2k8+12 6b2+10 6ki-11 8cw+16 e92+8 oxz-9 9kn+6 bpg-9
gcb+8 1cb-8 4vh+9 g9p+10 a4n+10 8o8-16 24n+10 792-12 w3+12 77b-9 2u8-7 5vd+9 iga+8 2zm-11 c17+17 1fn+10 2mv+8 jdu-9 ix0-7 40t+12 6rq-21 50q+13 c1y-12 11v+9
3o9+22 3wa-8 g1r-8 2uz+9 bbb+9 1l+21 9d0+11 1mc+9 152+9 xe+15 t1+9 3yt+10 ioq+17 6aw-10 by8-8 85z+12 1be+9 55g-9 qxz+6 2cw+10 afz+11 8wc-11 l46-17 6oa+9
2ws+10 j8+13 4qe+8 buh-8 78y+5 8if+10 re+16 7px-11 3ji-8 chk+9 fzk+10 2qa-5 1ty-9 s7+6 e7n-9 g3w+11 cr-7 aq5-10 5xf-8 aa5+14 chq-8 hq1+9 5cj+15 1lh-7 45m+10
9ze-10 98-8 1ym+7 1ce-15 oq+9 5yy-10 dp5+7 2wh+11 1vy-6 d0v-11 4ol-17 97m+12 25q+9 626-9 38a+18 1j9-12 2u7-8 m5u-14 7km+14 3n3+9 8yf-12 358-9 2p0-9 hf+6 2zz+7
328-11 bdh-9 eje-11 24u-8 n+25 8nu-12 cew+7 4h0-20 brj-17 v2+9 3vq-8 394+10 65r-20 do3-10 v8+20 f0a+8 5i3-7 561+8 m6-10 oqq+6 tc3-10 254+10 1un-15 14x-9 1z8+9
ewe-15 g0-8 44c-9 4sk-8 ltt+9 7p4+7 3f9+13 4e1+6 6sa+8 kci+16 947-16 pga+7 ddr+12 bjs-12 470-12 i2-10 18c-8 75t-6 23d-12 p53+9 bx6+9 3rv+7 3ah-9 1l0+7 2db+12
92s-8 3xw+9 37n+10 m4-9 c9a-5 169-7 rxx+17 3d+7 7ln-16 h17+11 9zd+16 2hk-11 ob+9 2uf-11 2ty-8 87p-10 2yb-9 3li+10 hbp+11 18v+11 lk-7 27v-6 g45+10 2db-8 9dy+10
75i+8 f4a-9 ec+9 q4v+7 4af+6 115+7 l+8 1l5-15 tb-9 zd2-15 12mx-12 i32+11 189+12 651-13 fo-14 2rc-19 3r0-10 86i+9 fm7-9 fy7+6 3bk+15 7sb+8 190+5 jq-12 2z4-9
5j2+7 1ja-9 88x-11 x0-12 u6+8 3t4-7 9ig+6 7tz-4 p1r-8 12h-9 36t-9 1om-9 8tm-7 9mv+13 30w+6 bc6-15 83+9 5vm+7 3he-19 44o+10 2zq+9 dnz+10 tz+13 2e4-7 x-14 38+9
3sn+8 ls+10 3iv+4 5dk+10 1qz-10 ak8-9 el+9 11w-13 ko1+8 2d9+23 bqt-7 1ha+8 p4+8 262+12 ma-13 1m1+10 bnk+8 8bk+7 6kj+11 6t2+9 ml+9 dm9-9 7wc+5 3ig+10 4q6+11
2r9+7 392+10 2p2+5 397-6 1r8+5 17i+6 18d-11 6af-9 8yu-17 834+9 444+8 pj+8 7r-15 3cu-15 65u+8 5mj-7 19j-8 26i-4 4e9-12 2hn+7 e56+8 hj2-8 30i+11 8-25 4ul+11
1iv-9 ehq-13 909-12 3we+17 btz+12 7ib-18 dt3-9 4m6+11 19+6 22u-7 5nj-9 m6s-11 5f9+10 6e1-6 4mt+11 4h6-10 p0x+15 5xv+10 2wv+9 89-10 6fi+6 ihd-13 1nv-7 bz7-9
1m9+9 4xw-10 an-10 8fg-7 3iq-11 a4e+6 33o-5 1mb-7 5h6-13 2zq-9 l3x-15 dos+9 4ql-10 9a7+7 3h-10 226+8 m5y-15 1h0+7 be+11 3ez+11 dnu+9 cro-11 8xd-9 ra4-10 7eb-6
5b4-12 4g2+8 1uf+11 3tt-8 1ty+6 j5q-15 55a+11 8mj-7 5uc+14 em+5 1or+12 ena+10 4iu+16 4dn+9 2up-8 b42-16 2dr-10 j7v+20 2om-7 3m2+6 2sn+9 608-15 it-10 19o+9
b2v-8 5e6-11 378-9 pyr+12 2gj-8 5pa+13 9pc+8 698+5 3e6+9 7y0-15 2ag+16 9dc-10 a1-9 hc+10 2w7+6 afc-14 2nw+10 3nd-13 c49-8 3r6+9 63a-16 6cr-16 1y0-7 1jg-8
5on-15 104b+10 r5+7 172+7 1y0-8 76l+8 433+9 30k+7 9f0-12 2u-5 2v4-13 2md-8 2cc+19 4pq+9 4v2-7 1sa-9 4bw-11 ab+13 7t-5 i8-9 3v7-7 2ev+10 c8v-9 2l0+14 332-14
1da-17 59r-11 for-6 g2e+9 2w4-8 6wt-10 212+11 n6u+9 8k3+9 x5j-7 9lr-8 4vn+13 4h8+7 u2+9 3up+13 74h+16 4l3+12 1l0+6 da-9 2pu+6 5kk-12 2yd-8 eh+18 2xs-10 1q9+9
5q1+10 mq+7 32m+11 88j-7 da+11 p1j-10 49l-7 48k+9 o-6 2bh+8 bkx+3 5s4+7 59j+8 6ju-9 7dm+5 2br-21 12vn-10 d2-9 24v+11 28k+8 7z8+6 4gv-15 2n7+11 lpq-12 96l-7
28g-11 2fc+8 504-14 2d9+12 3ww+10 557-18 5n3-10 3wn-7 dfl-6 a8o-7 fnq+11 2uj+7 1h0+10 a3a+8 bzn-12 1n0-6 2a4-7 6b5-6 6ud+7 c6a+9 776-9 9dy+11 51e+9 4z-10
9gg-8 3n8+6 d3a+10 gh5-9 4re+2 30f-12 5rg+6 2j1-6 72d+7 bm5+15 4lw-7 cpx-11 2vt+9 39t-12 6rz-14 5mh+8 8yl+8 u-10 4gi+10 3mh-8 37d+15 g9v-7 10h+9 4vl-7 5un+8
1ka+9 1ig+12 2cp-7 364+7 8rr+12 4p5+9 iim-7 2d5+9 2j3+10 5c1-17 406+9 2c0+5 bdt+10 1cf-13 3jo+14 65p+14 i5m+5 bks+8 9rc-8 hmu-8 4a7+10 24p-7 rrc+8 9x-5 6uh+10
dzm-10 2ex+13 3gk-8 19z+7 8m0-15 a8m+11 em8-7 2jb+9 5nu-10 9xn-6 7v4-8 6wo+8 5t2+8 38v+11 5xi+6 1ec-4 9xq+10 4i1-10 5ra-11 6eg-22 44h+12 6ny-11 2we-8 88i-10
133-16 dj+13 2yh-7 ewb-5 26z-21 bjm+14 4a-7 4q5+8 9yj+7 80n+17 1a6+5 a7e+12 lo+7 5nd+9 hz+9 5us+7 p0l+9 2pg-19 b2o+12 1um-10 1ue-13 4a-10 33v-8 5jq+7 581+8
1rt+10 6g+11 m+11 2dv+10 164+6 hcn+9 16w-10 4kb-17 21s+8 2sr+8 azy-7 3mz+11 1bf+7 268+11 1is-5 39t+14 lk+10 3fx-10 d6q-14 2ul-14 8d+7 3ax+12 15o-19 g1+22
4i9-6 5op-6 4ve+11 2nr-14 jw-12 1db+13 2j3+8 dww+12 2r3+10 6m-6 3bx-9 5wo-8 1f0+10 29h+4 1wo+7 99+17 8x4-12 r+6 9ve-13 7gf-19 5f-5 4cv+11 78w-11 bh1+19 aa5-11
3y3-7 87-16 5c1-11 236+8 6kh-14 96r-21 63w-10 sx+8 chf+10 4wl-7 89o-12 33e-11 8ww-17 2l9-9 c3v-8 6ou-8 29l+7 2dk+13 129-14 pb-11 6st-9 1gn+13 3ru-13 3ga-7
1b2+5 1lw+5 7h4-11 3ii+9 nm+6 mn+13 1sf-4 42j-8 4wx-8 80d-12 5bh-8 2g9-10 r5-10 82-16 1vh-7 1zr+8 3wy+10 c84+13 119+11 5fk-11 58q+10 6km+12 1sq-9 aph+9 3ic-9
uf-10 6u9-8 30k-14 d3a-9 vy-12 5o+7 2mm+13 7y6-15 20j-9 1mq-8 hli+9 1ui+13 4fo+6 2nl+14 6pg+10 94o+10 7yz-12 2uw+18 3pl+8 1q4-3 cnb+9 mw2-13 6q+7 8gu+11 9b-11
2n5-10 nlf-9 1k-15 6sq-8 33k+10 2cb-13 ctq+11 7ga-11 713-3 bwa+8 ce6+4 x4-9 11e-11 doi-5 11v-9 jzd+10 4bl-12 7bd+7 1tk-9 25c-8 yl+6 6fd-9 2go+6 dmh-8 pi+11
50e-4 4d1+8 6a5-12 6ca-8 pm3-16 6ri+16 6bc+9 ua+8 a1u+9 33y-10 85z+8 2cg-8 sn-11 7ny-9 jg+13 4ns-13 biv-14 kw-15 3ps-8 d7+11 7fs+7 g3+7 52y+8 25s-10 ifr+11
uz+7 c3c-15 84v+18 3d1+15 8lf+9 1-7 46n-9 23m-7 7p4+7 dn-10 lnj-12 961+8 jn-13 3f3-15 mc+9 bu1+12 89r-9 u7-9 7j1-9 4i0-17 b16+9 1av+9 cj-10 bh6-9 8bc-10 1ax+9
20g+9 hx-10 4jg-10 1va+11 4vi+10 132+7 9wk+8 3gt-11 2fj+12 4k9-9 1sd-11 fav-26 2mk-7 5lz+12 17l-9 cfi-10 430+6 m0t-9 3lp+8 2au+6 6bd-8 2ln-7 5zn+14 2rc+10
2ye+10 30q+7 2vj+7 5y9+10 9z3+9 my2+8 3fr-12 341+8 2vi+9 2nc+18 2ue-10 8xe+10 2pb-14 4y5-13 qd+13 2zr+16 q66+11 vl-10 19p-8 89-11 3yf+12 bgf+8 5be-10 8lv+12
5h8+6 3gk-8 2s2-8 1lt+14 f40-6 1fc+11 1ca-8 112+8 aia+15 xu-8 jvy+12 cf+10 5en+7 1ji-9 1gk+18 anl-11 577-12 cws-9 czu-5 1c3-9 22l-12 39a+7 5s9-5 20i-7 bj5-10
4gm+9 3mu-13 18v-16 5tl-8 pe-10 22s-7 7t6-10 44d-8 61t-12 1t4+9 2wg+9 4vp+11 5h-8 4e3-9 ejv+13 2vn-6 bix+7 14c+8 5ly+9 13z+6 4f3-8 4l5-7 4b+10 12p-11 e9s-6
7ua+10 8j+6 gl-11 25c+12 mp-13 g-9 7n-11 2ix-7 351-8 si-12 bkh+7 fyu-9 hf0-14 1oc+10 9w1+6 4x+9 585+10 126-8 o13+14 1d9+6 1b7-10 10r-7 6hh-12 1zc-8 2i9-9
vm-10 35o+9 1e6+14 im-14 u8-9 99x-11 6q9-18 dw8+9 ox-12 5dj-13 2cm+12 4hp+10 7x-12 h0b-9 ebb+7 4vy-6 w5-9 st+8 3n8-11 1hf+10 iay+12 405+6 7ro+13 369+15 jc4+10
ddp-8 9lk+12 9u3+5 3qr-13 fq-13 3yu+5 32h+8 b7t+16 663-10 e3t-7 f6+7 6g2+13 ys+13 6z-9 3t+8 4cu+8 7l5+14 37+10 f1+7 1cq+5 ms-16 xw-8 m0a-10 2vj-10 2r3-10
36r-9 1dz-8 91z-8 1va+17 7k7-10 4v6+7 q0-9 8xh+10 a9y+11 2pi-9 23f-5 gdj+8 eyy+11 6wl+12 35u-8 1j0+10 98f-12 556-7 34+11 3lg+13 3tn+9 9x-7 cq+8 1x5+18 9vk-8
21n+15 1w3-6 6l0+11 1bh+5 86g-8 6uz+8 21r-10 7i4+10 137+11 5sq+24 2xg+7 19d-9 1gv+10 d07-9 2b8+10 18j+10 7ci+6 gxb-6 2y0-8 gad-9 8im+13 7yt-12 1jd-18 6pc+9
1tz+12 1la-8 77q+10 656-6 d7b-6 240+5 397-7 6l0+8 7uh+11 66y+14 ild+7 76+4 9j+10 a2m+8 12w-13 1y4+9 bra-7 5g+6 m5-8 40+9 57c-11 3qd-11 3a6+7 50u-10 2jt-7
2q5-15 3gx-10 a3k-16 zp-7 7hg+7 1ik+14 2ek+8 bbq+9 4ly-17 4xj-8 66b+12 hos+18 566+12 3d6-23 1z9-18 6ta+7 40-13 gyl+18 2pp-12 1j+8 ny+13 31t-11 cvd-11 20b-7
gt+6 7qx-7 186+8 3pb-6 13e+12 lyv+11 1bd-10 1tx+10 a4e+6 eo9-11 1qz-13 5mz-8 26y-7 tm+10 7w-6 2ve-6 fay-14 2b2-15 5kd+14 11a+9 1qw-8 2rs+12 4jg-8 v2d-11 6oj-6
hfm+9 ard+8 qv1+10 31x-5 y9+10 9rf-9 9vm-22 a-17 l3-15 5zf+10 ebu-8 1ug-12 3g9+12 3g2-9 mlc+9 16r+1 4eg-11 j-5 h2-11 1y4-1 52p-23 2nz-7 gz9+12 433+14 3v7-11
2np-7 iwd+7 btj-13 627-5 5vz+15 dxr-8 3ts-11 ld-6 el+12 70m-5 6ml-6 gvm-16 lo-12 ud+10 7ah-8 2zz+7 yag-19 bux-13 dk+21 77d-16 4we+6 8l+9 1sk-10 77d-12 ap6-6
b8o-7 23r+8 6xd+13 7ta+11 77j-6 5b7+10 bs9+7 av5+10 1py-9 r8-11 job-10 d2f+10 c1-22 3jf+8 bcp+10 1o0+8 38z-9 u6b-16 7fw-12 ql9+8 64b-7 5m6+7 2kq-12 34d+16
kpo-7 2oy+8 b6q+9 61u-7 517-11 49y-12 9g8-9 wz+15 ad8-7 a7+5 3c3+8 1e1+8 ve-9 14-8 65p-14 j9-8 1ha+7 47v-5 2l4+6 ra-13 96p+8 zbi+7 4ut+10 46c+10 hqh-11 89i-17
hla-6 bms+14 cf+7 2to+8 4bs+11 2ho+10 2dl-10 7up-9 1tp-7 1g8+9 9p7+7 9bq-13 oc+8 qbk+10 abz-12 a1d-11 gph-8 ah2+11 4fc-10 ln+10 3tx-9 7r0+8 1km-10 bn-7 wf-7
2i8-8 158-8 1zb-8 8p2+7 4dl-12 3x4-10 nv+13 l47+10 dz-7 bnr+11 7pj+8 7fz+7 pl+23 dd-10 6cs+17 g3f-10 18r+12 gi+14 n1+10 2cc-18 1r1+6 1ao-18 ozi+13 7tt-12
1l1+7 fyc-13 1ln-13 cq3+3 4ss+10 42y+12 17f+8 5vs-12 7iw-8 668-19 8bk-8 1xz-6 m61-14 f4g-11 1g-8 1dx-9 51c-10 5su+23 jz+10 33z-13 t9-8 p2u-5 7gf-15 v1+11 ng-5
3i6-8 1s5-7 k8k+12 ej6-17 3ng-12 sn-10 92i-7 1ez+9 8tz-10 3o+8 491+7 2ut+12 yi-10 16t+7 2ti-15 3d8-11 2lg-9 b9q-5 lan-12 7hz-8 1nb+14 7f9-9 471+9 xq-12 5lo+8
gx3+10 1zy-7 133-8 fyy-7 65w-6 1cw+7 2co+4 8+13 6u5-9 1dj-7 cyy-8 7xb+12 66i-8 2oi+10 7r-12 5q+8 e8-10 2w7-8 42f-8 5bk+9 j4k-8 3k5+11 cs1+7 6o-11 c5+9 3lk-11
ie-12 e3r-9 1a4+10 j9+16 cqw-8 g4l-11 5je-8 6bo-9 4x1+8 1g7-7 6eh-7 6ki-9 2pb+8 2gg+12 1go-10 abn-11 ahl-12 9ja-8 74s+8 292-6 46z-3 1hy+10 3u4+11 27b+5 3g6-9
x5-15 geh+14 d9-9 39o-8 1sl-11 6ln-9 9yr+12 jxe-10 dfr+8 a53-7 lpr-13 2k8-10 20j-8 v2-3 aru-9 9wd-12 11e+14 y5s-9 31-7 2va+11 5tj-14 52a+9 ahp+14 434+13 1tt-9
60+17 cuh+7 3pd+11 540+21 4mm+6 8r0-13 3m2-7 38v+7 a0z+12 l6-14 2sp+15 cr-9 38v-6 h2b-10 3b8-11 6xr-26 c3u+9 2ef+13 a3i+8 1ke-9 f2+8 br+5 ya-9 73b-8 3x5+8
1gv-10 fls+13 1z7-7 376+9 5b2-13 aa-6 5vd+9 n0w+9 lqf+5 8d6-9 aio+11 3h3-7 3b+5 pgw+6 8ie+8 9x0-13 1z-7 ms+11 21h+14 1b1+10 jnp-8 rj-12 2ae-9 i6w+12 e3+6
4sq+9 12i-15 2o0+7 cqz+9 35r-6 m7+8 4ob-12 5em-10 3e9+6 uf-11 6u2-6 1f2-8 7hg-8 3e9-6 1ns-9 fs+8 74q-5 9fu-9 3n1-7 40o-7 63b-8 4sv-16 1y2-12 9k0+7 2c1-11 qf-9
53y-14 176-9 j+9 9ts-18 5o-20 90-7 la-16 x+8 12m+7 e0u+10 971-9 nj4-9 5wo-7 dsc+11 285+7 2lj-11 25-11 8jj+9 2d1+16 fg9-17 2h1-11 ba-11 18a-9 b4c+8 7kg+12
99n-7 94z+13 7q-9 7b9-21 1fh-10 ffw+9 6qb-7 24x+8 79j+7 fny-9 4cm-14 zn-11 v6+10 guq+3 ve0+11 dhq+10 8sx-9 quo+14 12c-13 14w+9 54v-8 2ao+11 4fc+8 3bi+8 nyq+8
93p-8 2a1+10 a7v-18 g1-7 1dff+8 5bp+7 2q9-15 3dr+8 sx+10 b9y+8 8we+11 9oe+8 5v6-14 213+15 z2m+6 55d-15 9g1+12 1r9-10 2xq-12 e4+10 pt+10 npd-10 ave-13 iy+12
1np+6 4uk+8 f0-14 yn+10 1ek-5 9qw+6 4b2+8 3q9+9 au2-10 4cz-8 3mv-9 sh-8 gg8+15 io-10 5jj+18 8gc-9 9gd-9 30h+3 1kd+18 1b3+5 bgi-6 8pj-24 wyp-11 qnf+12 3bz-9
21o-11 6s2+8 516+10 1vg-5 f-10 iae-10 rij+14 2d+16 1fq-21 3sq-9 2zq+10 3nf+15 1xn-9 517-13 lg+11 6zi+9 94v+13 9ew+9 261+10 9p9-9 186+11 1n0+6 9rn-7 e2b-14
kg1+6 565-8 6ip+10 hp+12 13u+9 193-9 jej+10 27g+15 5a4-13 fqm-8 51c-11 7f6-10 7bf+11 2zh-14 2vp+6 a9c+13 hsn+10 gbo-8 827+12 43r+13 5y0-11 4z1-8 1gz+6 2on+14
1oz-12 1r4-16 b0f-8 id1-7 6qb+9 5wn+7 e3p-5 fv+13 1o4+11 3l1-15 3q-10 1bp+12 ga+7 4im-11 8cb-12 2g5-8 77g-10 4iv-16 2s0+5 nx+9 2rd-8 b3n-9 28e-9 2ah-10 bfg-22
3d3+14 2jb+9 4lr+20 mpz+7 1bb-9 ov+6 2wa+15 3kz+8 34a-26 25w+11 t7t+14 k6g-11 4fs-8 3kd+9 5fz-9 4jd+6 4ai-9 1rq-19 2b5-12 gnf+10 2mz-11 3zk+9 vw+7 cw+11 si+15
ga9-9 319-14 3bo-13 571-10 1x2-12 xt+11 cdn+11 13-11 328+9 lc+12 50-7 lz+10 6un+9 m0+9 2q1-13 2iu-13 9xm+9 ul+9 56i-11 25z-6 78+7 1vc-7 av+14 9fx-19 9i1-11
ks+6 2q7-15 nu+10 5do-8 5zb-8 dok-12 39h+7 3m2-14 5ld-6 6zz+10 1wz+13 2q9+8 2f1+7 5cg+8 1sx+5 6zt-11 lj+9 kbp-8 3cw-15 jb+10 7ja+10 ii0+10 it0-12 6br-11 cxb-6
uh+8 2se-8 643+12 f4a-10 b4m-10 8ap-8 os-13 2p-16 4ly+10 6nk+14 2lw+12 9mj-12 nz+8 34c-10 7l7+9 4u6+14 czv+7 35p+12 2h5+8 8mi+8 23a-7 i8e-12 1qm-9 44s+9
37h-10 gl8+13 a0g+7 2o5-5 9js+10 58y+7 8y+4 4eo-20 emo+8 cbc+8 25o-12 7iv-9 1kp-13 5mh+8 1jo+11 1fk+12 1gh+8 2o7+7 nka+18 ajs-13 1h2-13 58o-14 2nn-13 arb+13
831+12 95s+10 9wv-13 2h2-7 33d+6 2aw-11 1ol-10 2up-10 7vw+9 atu-5 5hf-9 gz-10 xn-9 kh-10 2zd+7 yc-11 1jd-16 7ye-6 g7-9 732+10 29e-15 61+11 66r+6 8my+12 de5-6
4am-12 233-9 1x5+11 3nr+8 582+12 1td+13 3bh-10 1dz-14 d3y+6 2fd+11 1wj-11 2s4+7 1t1+18 24o-7 8dd+10 fwp+9 5l1+10 104-8 56v+10 1q7-10 1jl+18 1i1-11 3tc+16
3xf-10 cf4+9 9jb+15 6af-9 7cm-4 3bj+7 1o3+7 1d2+8 51k+9 395+10 8bq-9 2rm+4 45s-8 22f+7 3zf+15 6wf-10 7sd-10 n0+9 sed-13 5aa-6 1ua-8 l-9 4d1+11 3i3+9 3xw-8
5u7-8 30g+12 efo+9 24b+8 e9+9 7c7+9 1kh-14 32r-16 8d7+10 27x+6 1eg-10 nh-15 3zz+9 1ja-11 8yq-8 62p-8 2l1+7 3vb-11 3et-7 51e+6 3qr+9 2t+11 8hu-6 1fl+11 2sx+9
8a5-16 2qt-9 du9-8 5p+13 za+6 ath+9 cgn+15 a5-9 1f4+14 dup+10 4bu+7 cfv+10 1x3-8 1nl-8 7rt+10 1ki+10 2eq-7 958+13 4gb-9 a4d-14 30-6 14z-17 9mv+8 ht3-9 1bp-13
iez+12 2tt-15 70h+21 vo+15 nwy-6 30y-18 3wn+11 4sn+8 1p9-4 3b5+12 1hc+8 y2+11 1mc-13 605+8 3+8 zy6-16 aii+5 16a-7 f6e-11 amg-12 6fj-9 4yg+6 6ie+9 4c3-11
2tz-10 1hf+6 34l-19 1zr+13 78g+8 7kd-12 2q5+11 5xu+7 101+8 32n-2 4il-8 c1-11 9pu-6 1jr+8 4a6+9 be5+7 bb-8 2b4-8 4pl+6 1wo-5 7ix+8 83m+9 486-11 8j7+10 6h4-8
zq+9 f1+7 4c+8 1fw+8 bc-11 10k+9 9hp-9 eu-16 ln+10 rv-12 2h5-13 o6+15 1qb+8 40j+19 8qn-17 2rj-10 524+11 6f5+5 2qb-10 2mi-9 5as+7 7zq+7 vp-8 4ok-14 44j-8 8bm-9
271+10 1rs+10 gg8+10 b17+15 cml+7 6xq+7 1ti+9 4fv-9 1zx+12 309+7 8au-12 2yi+10 1hs-9 5qw-8 i2u-10 7x2+9 np+11 1yf-8 yu+8 2v7+10 jv+11 19v+11 2js+8 afk-7
acc-10 3ck-9 45j+11 998-8 5d1+8 1kh-12 2ve+11 vpc+10 d4r-7 ql-9 730+14 19e-16 bpc-13 e64+4 cz-6 md-11 asa+5 43d+20 80o-7 4w6+8 54y+11 180+5 u2-9 mk2+9 5f9-6
61q+12 2se-10 4th+9 5nq+9 14q+7 cgu+10 3to+15 d6j-11 li-15 600+9 1gw+12 1mq-13 9xi-10 88l-9 1al+13 35u-12 1x8+15 3l9+8 xa-7 e0+10 18l-7 4oh-20 di6-12 3jf-14
gn+8 6v4-10 211+6 wj-9 25f+8 1gu-6 3en-3 4ot-10 4fq-9 eyy+7 6db+6 930+12 ch0+9 5qs-15 1qe+11 17h+24 2c6+8 bim-6 2a4+7 ir-10 fg+13 imo-9 od-14 3r1+18 48-9
67s-9 56-7 1aj-10 q1+8 cb4-8 1do-14 12+6 1nr+8 aic-13 55o+9 lks-7 18j-14 9cl+9 2cz+7 3hd+8 5zd-10 1h3-11 38b+10 7ob-6 8kb-12 3sk+16 ak+9 tr+7 10o+13 7e2-15
z-6 1ty+15 3fz-7 67a-10 5um-10 2kx-8 54-20 lx-10 9kl+11 tl-11 90o+8 1wv+15 1e7-11 4pk+15 4ck+8 9w8+6 7kb-8 1yb-6 q41-10 tqv-11 1ur-10 3km+7 1am-8 2kn-8 10p+8
382-12 20p+10 86u-9 31p+15 mt-11 t2+15 4nu-9 jn+9 23f+11 rf-11 duq-6 3zb+7 9y5-18 1ox+8 1p-8 9xs+9 65z-20 a3+14 69p+6 3ls-15 202-8 3q9+17 h1e-10 864+8 1xv-17
5m2+8 3ii+11 st-11 ftt+13 7q2-5 4k6+7 9lq-13 1c6+8 3d1+13 i7+11 vh-11 nia+16 xb-7 10z-9 cjs+11 3mk+8 1dn+6 3lc+10 i04-6 4da-9 kx+4 3su-13 bri-9 u6-12 6g4-6
8j-15 d6v+8 3s1-11 a1g+10 86v+19 1rv-11 1m8-8 4dn-10 2uz-8 4f1-12 edp-7 ezi+8 74u-17 5l9+18 9a1-15 1z7-8 2fy+7 j5+7 9z-9 1ts-11 rg+5 2te-9 102+9 13d-9 2sg-7
lb0+9 wy+9 328-6 dlp-16 29y+10 9l4+7 53f+7 2n6-11 g9-11 1x3+14 6r4+10 bg2-11 2zy-11 1ry-14 1bu+9 4mm-10 3o6-23 9cg-18 4al-15 1l7-5 6zf-9 1ie+16 4co-7 2cz+9
2z-9 2c4-9 1dw+4 1t3-16 5by-5 3d9-10 3vx-10 68-6 ui+12 8bk-17 2gc-9 2xn+11 cbu-13 hhb+8 mde+9 5mi-7 72o-7 36s-8 8a-11 1s0-9 5fj-4 3y6+11 96b+5 300+11 1fe+7
p3-4 41r+15 288+9 3zk+10 us+22 3ah+9 99e+11 3sk-4 67p-8 96v-16 22f+8 4d+8 4ta-9 a3k-12 2k3-7 asj-8 1ku+19 bax-7 3pd-9 7eh-7 csa-9 4or-10 gt5+16 9ae-12 feq-9
7gs+10 6ml+14 121+7 36k-10 2ya-10 7bs+8 3k+14 1nt-6 de3-9 4js+7 1dj+8 91r+8 3xt+6 9wc-9 g8+7 nq-10 yg-9 5b0+21 6om-7 96o+10 zs-10 1xt+9 29l-15 7xi-11 5yq-7
dv-8 8tc+6 4q+8 2lo+7 j3c-16 9b-9 cwq-12 33c+12 60e-12 754-10 lo-9 254-25 1cw+8 4e6+15 7qy+8 2dy-13 3gb-10 5x2+17 6b4+13 2ym-14 2o5-13 30l+8 2qc-11 74q+15
2ca+10 6h1+6 5rl-8 4e9+20 7v1+9 4ni+6 cuc-8 87-10 157+7 1o7+10 49v+8 4ld-11 css-11 2em+14 yh+16 be-10 isd-9 64i-6 6st+19 5x6-11 4uk-8 163+9 vq-7 a2v+11 8k9+8
10w-8 7m5+8 dmg-12 5u9+16 8ch-11 82x-9 2v6+11 8xq+7 7uq-13 iq-8 62s+5 7hv-10 2iy-10 130+10 10t-9 9m6-10 7zi-18 gf9+6 4uz+10 3e2-9 2w3-10 4f8-15 4im-16 13j+8
2tb+18 p59+8 eod+14 ku0-16 5bc-12 kw+8 ne0+7 ovd-8 gqx-6 1qb+8 52c-13 28s+7 18i-10 128+27 jpp-9 4j5-6 5qv+11 8mx-10 aad+8 4f0-8 19b+6 57-9 31q+8 745-10 4gt-12
23-26 69l+7 e2-8 6km+7 982-7 9ab+17 d1i-6 g0h+6 gg-9 dky-6 8ky+12 hn5-10 ws-19 ipp+16 7dm+12 id2-7 jn+8 3rd+15 2h0-10 f5+9 a6d-9 7ky+7 1o1+10 1is+22 19e-11
bd-6 7u1+7 19g-7 7y3+16 49j+9 155-7 75l+11 bd5-10 1g1-9 7dg+7 6z1-10 244-9 7fi+7 7xj+7 2dw+8 8k1+9 3ym-8 arz-11 3s0+11 c3g-13 6nd+5 o0+14 2j1+11 15m+9 ju+14
3pr+9 6kn-11 qe-10 8co-7 61l-16 1c9+13 3ds+7 26l+7 1yz+17 1on+7 2wv+12 ik+8 3a9+12 4y1-11 egf-7 dz5-6 79+10 9wu+10 xg+12 o2+8 zg+12 a8h+11 6xa+8 1cj-16 7gi-7
4ww-7 2nt+15 23b+7 drj+6 1r4+7 78-10 foj-6 573-13 8ec+5 jv-10 czt-7 4r5-8 ohk-14 b8x-18 2qv-9 2f8+10 1jl-7 5u3-10 68y-10 3w5+19 b5i+5 3fr-9 4r1+9 1j9-7 3be-9
19t+6 dc+10 8ef-9 352+18 4r-4 33l-13 1lz-14 39z-10 e6f-10 2uh-14 7xp+7 ghp-8 1u+8 2pz-8 3h0-8 1kd+11 axz+8 sl+7 9g4+14 55d-19 5ps+10 afj-8 1bf-7 99u-6 33x+16
3b5-7 ey+11 7w3+9 eq+13 88p-7 45m-10 7jr-7 17i-16 3t9-9 d7+10 17m-9 lqg+5 2z7-8 5kx+8 2jw-10 23t+9 k+13 1cm-12 3a4-7 1oz-15 dj4+12 h5w-7 775-10 cvl-10 1cc-14
9o-8 51f+14 5tj+6 614+8 7xj+9 22c-11 34i-9 112+11 5t7-9 io+8 e7-7 2cb+9 iut-11 8kq-19 ajg-8 1ds+10 48e-14 447-6 tbk-12 1fq-12 9bg-12 7ae-14 6iz+9 li-9 2rx-10
2ho+11 6v-9 3ie+9 1bm-28 1p3-11 b7-9 6sa-8 6mw+10 880-9 7sv-5 126+8 1nt-14 qr-13 2ih+9 dlf-11 56q-7 9ti-8 1ed+10 5a-6 7l+7 nwx+8 rqn-9 3ne-7 7kz+10 72k-16
7az-7 6iq+6 2db-8 6yz-8 4d5-6 ent-9 3k4-12 1qn-11 4x+10 4ez-13 485-10 2g8-10 ds2+9 buf+9 kkp+7 bgs+12 12z+8 e6-12 dpr+12 25q-15 1kn+8 27s+7 24-7 5hp-9 oj+8
3e9+11 48o-7 g3d-6 h5o-7 bvo+10 cem-13 ful+14 5mp-14 rz+4 19e+11 dx7-10 7bk+9 7f4-12 15y-11 ig7-7 8lg-11 fx7-13 f50-10 cu2+12 pq+16 i2-11 8aa-7 edq+7 7zk-9
1uf-9 4j7+13 2y9-20 b5+6 3v1-8 gk7+8 12j-13 12j-9 1aw-10 53j+10 bkh+6 d4c-6 44q+14 557+8 8zo+12 1gd+11 js7+11 23m+19 db3+10 10a-9 ggq-11 3pf-12 5tu+13 dk1+10
2nb-9 bme-7 1w-7 2k9-8 391-7 1kl+8 su+16 68k-14 a42+5 2ip+8 4w9-15 5nd+9 7co-10 2a0-10 3dc+8 auz-10 2dc-13 5dx-11 14p+12 qr-21 445+13 1ic+15 1jz+11 1mk+10
13c-9 2yb-5 c4e-10 dth+11 97h+8 h76-19 bhp-10 38z-19 4y0-7 2nv+13 3dk+10 10l-7 ecq-7 92y+13 6ux-13 5e-13 5eu-9 2z-8 3bm-9 14j-6 ax4+11 1v4-10 2s1-11 2ij-8
9es+9 p87-16 dhh-11 4e8+9 fw-8 ll-8 4hp+5 bf7+9 1fe+9 iy-9 30z-11 my-9 4dh-9 5iy-7 47l+6 1yo+10 2z3+9 1l2-13 gvr-12 33r-13 lba+5 1g1+9 3yi-7 26s-6 fj+10 wo+13
7tt+8 5b8-8 9sd+12 jgx+9 2qw-10 c9q-13 iu-10 2qh-9 l1f-7 1wr+9 725-7 1lb+8 u1+8 a23-7 fwx-10 6s0+10 99h+8 2o2-11 eeu-11 60s-8 btx-8 1kr+11 4h8-14 6ag+8 bqe-7
re-10 23c-11 6gu+7 15zh-8 3rn-13 bik-6 jp-9 1cg+6 s1-7 187+8 dl2+11 1qz+10 ke-12 32v-9 3wf-18 2v8-9 4n6+11 gck-7 405-8 4ca-16 2z2+8 3p4-5 1p-8 358+6 1q5+8
ccw+10 4zl+16 c0i+8 cxi-11 6j7+7 2hx+7 1zm-8 10d-11 a5n+14 8n+9 117+10 30i+9 1hf-10 1bh+10 8o+25 54u+20 yo+15 1sr-12 b86-9 3wi+3 m8+10 5pv-7 2ky-13 59+10
4nv+11 cya+8 6q1-14 3gz-11 dc5+12 8h-11 6d7+11 hx1+9 333+8 bh8+12 3fd-8 6aw-14 3gd+7 ao2-9 466-11 6ob+7 1w2-7 4j-10 1kq+8 1rd-5 6rb+9 nfg+8 2ai+9 py0-9 2nx-6
1z8-10 6uy+8 2uf-7 7ci-7 22b+12 7tq-13 1si+13 461+6 6n4-7 6y1-8 mi8-17 bk1+10 1k4-11 98v-10 2ja-13 8xl-8 qj-14 2zp+7 9w4+9 tj+9 1k1+8 1da+9 4l7-11 2dc+11
6py+13 53z-18 2i3+7 bvt+7 32y+16 9p6-7 87g+14 9qq+8 at9-9 6nj+11 bjy-16 2hv-19 5bc+10 4q2+8 2ju+13 2he+4 dd2+8 2r9+8 39t-12 tr-6 2rf+7 dp2+9 7al+9 3x+11 4c5+7
4q1-7 183-12 1h0-14 1co-11 3e-7 6e7-7 3vf-7 i8-9 8mx-8 3nn-12 2m-16 fv5+7 1ax-10 5tr+15 jfr-10 27y+10 561-8 g5-8 6lg-10 11z+8 9rj-12 bf5-10 nau-28 2qy+10
5dl+18 cg-16 7tc+11 h7a-14 9gj-10 h8f+7 e0w+12 6oa-9 4xg-7 6o7+8 2ja+7 3n8-10 ki-7 14zt+9 h5x+14 1fa-12 fbn-8 m1+6 4gl-8 j2l-7 1sf+9 2cx+10 363+11 flf+9
5zl+15 1mh+6 7uq-9 kyy-5 418+12 i81-15 1dl+13 54r-10 981+30 8nr-8 n6-7 6nr-9 101+11 3zw+10 8dy+8 6hg-15 71-19 5ns-7 pkl-10 gu2-10 7ug-7 ag7-7 5xc+10 2cw-7
18n+11 18w-13 huv+11 10v-10 tp-11 ony-12 4ed+10 34+8 5rx+8 78v+10 6b9+13 4q5+11 2mu+8 8vj+8 f5n+12 83+13 2ig-7 99c+9 5dj+13 3j3+15 5hf+14 4k0-14 gzv-13 hmr-11
4qn-13 er7+11 fuy-20 3q0+8 15n-10 123-16 8d9-7 4kb+8 5gc+14 ivd-7 46z-9 brp+9 1a4-8 s6+7 5s4-10 is+8 1dl-9 1ml+10 mgw-18 ri-12 868+10 6mr-21 7e0+11 arr+13
i4+15 8c+9 2zk+9 1ln-8 9hd+7 3c9+7 rc-9 2bn-16 6t4-7 aqt-5 azg+9 6mx-8 7j-6 e2n+14 39b-13 1ax-10 3uu+7 5nk+13 kr6-15 6qp-11 4nx+16 b6t+8 42n+8 6ql-9 cki+9
3u2-12 t6+6 8bl-12 63t+9 2qb+10 62g+14 2e7+11 yx-8 pce+9 11v+8 2sz-7 2dx-10 7y2-9 j7-8 7k-10 9vf-22 ax+13 cbr-13 77+8 8xc+11 38r-6 eya+9 24a-6 4zr-10 g00+13
1qj-8 2fy+14 3cn-12 py+25 5iz-8 2rj-7 3ar-9 4ql+10 cd-15 6ow-9 4oz-8 19o-9 u9-8 1j+9 2xd-7 9lb-13 5vn-8 3zc+10 1cz-10 gu5+6 6mj+10 3oo+11 3yr-11 ake+12 6r+5
96r+9 2fq+10 ewt+12 35q+11 68m-19 8td-7 1xw-14 15u-14 7cg+9 w7+13 2f9-8 3vp-9 w9y+20 3qz-12 9ef-13 9ft-8 sv+9 wyl+7 1y7+6 1u-7 ags+4 1k1-9 2bf+8 2bx-11 5ur+7
1sk+18 4qz+9 69+11 5xf+8 3qj-11 3h9-11 knd+13 500-9 jsj-8 7t7+10 1qo-8 qr-9 376-10 2k+12 aen-12 1h-6 678+10 1tf-7 oo+9 5jg+9 3s4+8 bha-10 8js+13 5um-9 byr-8
6r5+8 6aa-11 398+7 rqf-12 20k-7 2bn+6 1ce-12 5w2-9 7m+8 721-5 31j-12 6d3+17 2ox+16 3po-5 1gm-10 j3b-8 fhy-7 7if+8 tv-13 8w0-8 ix-8 1m+10 7qu+9 46g-8 ud+6
2e9+7 4iw-5 11n-19 54z+13 21x-11 1fl-12 2ss-14 m3+8 4lp+8 1g7+7 71v+14 3nr-15 580+11 epf-13 67b+9 f1k-12 3v9-8 t3v+7 3hr+13 9c-13 4eo-9 ddr+11 8mc+5 1ap-10
xj-12 5k3-9 239+13 285+6 855-10 2r+11 6db-28 15e-5 9m9-8 95z-14 lz-15 vb-11 gz-7 546+13 2pi-10 1a6+11 5qv+10 64z-9 2a5-17 2m2+13 3gj+11 9h2-11 lm8+8 11dz+8
dsl-12 brk+5 1zo-16 34k+15 5y7+13 4l2-9 19z-6 ax-14 9dj-9 5vr+12 9em-11 e+8 29d-9 1fy-8 1pl-6 11m+8 1c7+6 ey-19 18t-13 cjm+7 hw+9 akg-12 77e-11 e6e+9 157-7
6gq+10 6d0+11 4dp-12 4nu+15 5c8-13 31f+11 aqn-10 5ly+7 1ok-13 4gr-8 ek+11 3fy-13 5y8-10 93m+10 3h9+11 1ii+9 fv-10 6an+9 7l8+7 23o-16 3i4-9 32y-5 3pl+10 2ad-9
p6-9 tp+5 4nw+6 4y6-6 98e-10 z6+13 2hm+12 ci2+12 3l7-10 qz6-13 2e8+10 212-9 26e+8 1fl+9 437+11 4rh-12 34i-7 4ka-9 k97-7 33h+8 750-12 69c-9 6n3+14 uee+10
4am+10 3ah+6 1nv-11 gn0+7 40y+8 1lw-7 ea8+9 4jt+15 2vl+8 1gn-6 7rf-13 1l6+8 2fz-12 5p6+12 p5+18 2gl-7 7em+8 gc+25 9t9+7 axy+13 5zn+11 529-16 1qn+7 ivx+10
2j-16 55s-13 k4v-8 38o-19 fj3-9 6gw-11 6j+15 9v8-8 d4j+10 9eq-8 uk-13 ha3-10 8r2+10 3i7-11 52h-13 b7t-14 dn8+10 79s+8 ca6+10 6w7+8 2u1+8 3ji+12 f2b+12 cxq+6
j1m-5 42o-8 19h-13 2jn-10 yd-8 5rp+6 3bf-11 7pn-15 xr-18 mja+8 6gx-14 aqp-8 4d2-12 4k5-8 aum+5 315-10 3gw-14 c2y+11 1sh+8 46t+10 7su+10 k6+18 4vl+5 9aw+12
ks+9 3nu+6 595-14 o6-13 177+16 5w1+12 29s+11 227+7 el0+11 830-10 1h4-9 3o3-11 3wv+12 36o-12 wx+39 48s+9 14g+9 7jb-8 bb-7 bmh+11 9sl-10 3l-13 2iy+15 dlz+10
b4i-10 1kp-6 9x3+12 df1-7 3qa+9 b4-8 fsk-6 53q-8 5b+10 3fq-4 aek-11 8c-10 cvu+10 rta+11 58d-7 gus+9 2oq-15 34e-16 9q7-7 1i5-8 6np-7 2c7-8 21p-9 4og+6 epp+12
4c6+7 2v5-8 112-8 143+11 5f4-7 5az-7 2bv-5 5t6+6 2on-6 mk-11 2xs+9 6ct-15 66w-6 2vb-11 3ci-29 rd+9 1fn-20 4lg-9 3kn-7 hd-7 4f2+10 1tp-8 fc-10 12x+8 3kr-13
749+6 1n3+9 c4p+15 6lk+13 27m+8 m5-10 23y+12 6ys+10 3g3+10 1j1-19 wc+8 10w+14 9lq-12 i3+11 3x1-15 18m-11 1yq-11 f9-10 1eo-8 13z+18 odz-7 4cm+9 b7a-24 b8v-11
m-9 a6c+9 4gf-11 z4+10 12d-10 mo+8 4ai+8 7g+14 3rm+7 83z-4 2xv-6 6h4-6 5yw+9 art-8 999+12 zc-12 52j+9 2dn-17 ao-11 61+10 633+8 8p7-11 4h5-10 6x5+7 1xg+1 44s-7
30x+9 qw+10 gw-10 g7h+20 10ni+9 4to+8 5mu-10 ux-8 3ob-11 dba-9 2fc-10 3bh+7 539-11 jp-4 438-8 4qf-15 16m-7 7fe+11 4db-13 29o+11 1ll-8 lbg-7 2ro-12 882+8 1t9+8
9hy+20 6j+7 bd3+7 ejx-11 15z+11 y5+10 2qn+7 8sk-13 96w-10 6ni+11 4a2-11 ho+11 2hs-8 4m3+8 4cr+9 h0f+8 iau-9 1cr+14 2fo+10 ehd-8 1jw+9 3z-6 6gd-16 a4c+8 81g+12
gbf-7 5vk-11 5of-7 a1g+11 li+13 dau-10 cgk+4 2tk+10 4h+8 9he+8 66+13 re-9 cva+11 99+8 a3n-9 4ni+7 am+9 6nn+8 652-8 cm+9 72c+15 g50-12 4zc-7 iw-13 4c6-11 1yg+7
eyz+10 6r3+7 d11-8 1lc+10 1tx+6 4yu+6 wt+14 902+10 4fb-10 jy+20 ecd+8 97-8 6i8+14 36f-14 8cn-6 a7q-9 607-14 1sz+9 8vr+9 zo+8 2ne+7 4rm-13 6c-10 lyp+10 q1-12
46z+9 2t9-8 89a+10 az1+13 5pd-12 nm+9 1ff+11 16r+9 6pv-13 1dz-10 kze-9 4u+15 ell-7 bh+9 r5+8 cx9-5 289-16 wv+7 3nu+14 2ni+11 2pm+6 4cd+12 4mm+7 2wl+9 4sl+9
7rj+7 sb+10 805+6 9p-7 5m1+7 4y9-7 a8g+9 4ee-8 dh6-11 3yl-11 2f-13 3h5-11 1kc-7 7l1+16 3g9-9 a1r-10 6p8+8 kbz+6 ocn-10 ahn-9 18q-8 80g-11 16p-13 f3x-10 1r+17
n0+8 au7+10 9jz+8 13v-14 2m2+10 ab1-12 2sp+20 8w1+6 5yi+15 1pe+8 6vj+11 vw+9 3ea-10 1vp+9 3vi-9 2u8+18 1j6-7 1ov-7 25l-8 uf+12 9h-19 zl+10 1sd-7 1i2+30 2tw-27
e5a-9 3bw+7 bhm+7 9c9-6 9q9+6 bsw+9 448-8 g+8 kst+6 44q+10 eco-6 8l8-9 85n-11 643+7 217+8 4tx-8 61r-6 xm7+9 c7n-8 45o-11 5cz+6 2jx-13 aqv-13 1th+14 s3t-11
f9-7 vo-25 3o6+10 u3+8 81-15 78r-9 6y7+14 ag0+8 lav+7 14r-8 7pp+8 4wc-15 7e7+11 fv-8 5kt+16 ei+15 1v5+8 1t7-8 aff+5 x6-10 3rr+11 6bm-14 43j-7 1vy-8 1m4+10
3l2+9 4g0-8 70g-8 db-9 4y+17 2vq-15 9xj-15 8m1+8 c7-9 aez-7 4m6-15 7ru-7 5y6+13 fmz-7 15l+12 64e+10 4xk-6 2y3-10 7jy+9 p5+8 uh-6 126-9 2tj-6 7ww-13 1qq-13
d7h+7 1pg+10 3qo-14 dta-10 12l+15 649-12 iu-22 8x7+9 6he+9 3r1+8 792+14 8h+9 353-13 gs-9 6zl+16 bd7-7 2ut+7 75v+14 1dh-7 1lv-13 95e+6 mq-7 3jg-8 13b-7 9b7-9
3vn+8 1eh+8 czu+9 8h-8 1bg-9 1lj+7 e4y+10 4ea-11 b3o-8 2j8-5 1qs-7 yu+7 3uh-10 d8+7 57k+12 27m-9 1a2-10 25t-6 8bq+14 c1r+9 10x+11 rp+10 42b-7 c3+8 9u9+12 x9+6
5qf+8 4yj-8 159-6 72w+8 1cl+14 po7-10 1bs+8 eiv-7 3fm-9 ckw-8 uv+13 ejf+11 2nd-8 253+5 d9h+9 61d+9 22q+8 6c9-9 nk+8 8tu+13 60q+16 7cg-8 1c4+9 4sa-8 3h+8 mf4+9
8c2-18 i46-10 6g3+12 5h5-8 jnn+9 czq-10 ar0+12 1lw-8 353-8 578-10 5xn+11 710-8 5qs-8 b7d+7 7q7-7 m0-9 e5-9 3ou-7 jdh+8 q6-10 3eu-7 11x-7 7m4-9 1d8+10 8tl+8
2mu+5 hvd-19 3b2-14 2so-12 qa-7 1i+6 1fk+11 b9-12 45a-6 5x0-11 60z-5 6pg+11 fqh+9 8fq+11 iow-11 6wi-8 5ei+8 15d+6 4i4-8 5hf+5 1va-7 dam+10 d8l+10 73x-8 4qf-15
akd-7 1h7-6 2cc-10 4uc+15 9uf-15 6of+7 13c+10 58f-18 2wo+10 jzw+8 3sz+7 2uw-14 13cg-13 91a-18 5kh+16 5e9-8 12s+7 a61+9 99b-9 14i-10 7t0+10 z+11 286-10 6l3-13
5b0-8 73b+11 8y+10 3xh+5 5oc-7 1cw-13 4xc+7 hf+8 3dd+10 354+8 3re+13 6po-8 2bx-5 9jn+16 5io+21 2or-9 8s3-13 4r3+8 48u+9 9m+9 4lw-8 2wc+12 1nr-10 xs-10 2gh-12
5fv+10 3vp+10 8nv+8 2px+9 1p8-9 gm8+8 2wm+10 43j+11 4vo+8 8mf+11 20c-11 31m-8 zh-10 1jr+12 hg5-14 18d+11 3ao+5 94z+6 1wi-7 ozd-18 4m9-10 8ul+18 4re+8 gl+9
41c+7 591-8 8ak+5 4a0+10 7xm+7 2o0-7 2py+6 7lm-10 1yj-7 ma+8 nqv+9 5g0-16 2yw+12 5pz-13 3yd-9 1cg-14 20c+8 w4w+16 256+10 7b+13 8f+10 2p-20 s0+11 um0+13 141+12
5q6+10 1dx+7 e5q-14 30d-11 565+7 34u-8 5od+10 2yz-12 56b+9 8jc+20 2du-8 4bc-9 4av-6 1u0-15 3sp+6 4sj+18 7xt+9 10z-13 3wm-17 g7x-13 zz-20 2og-11 aeu+16 a60-15
2hx-11 4pc-7 hbj+4 9f5-9 g0u+11 ehr+9 9k-10 2gq-8 sl-9 137-12 1m-10 oz-10 a2i-9 419+9 8cu-11 wu-10 5hl+11 j12+11 2n7-7 a25-11 39h-7 ng-12 bug-13 920+7 553+9
4s7+8 y0+29 i8x-8 8ba-19 b6-14 30a-6 f9q-5 a0d+11 3nk-9 9em+10 7qv+9 65l+11 ib+11 13u-8 fiv-11 39j-6 19c+8 mm+6 709+7 1tc+9 cn+15 2zi+11 5tl+11 np+13 448-12
43+10 5lc-9 4di+10 cgp+9 ga-14 5rj-10 4mp+12 9wx-13 ejk+8 e52+8 atb-11 115+9 2cv+12 9uu-14 5xu-12 dz-12 9qx-8 1u4+7 ou-7 4ux-14 fbq-16 7a3+12 1iw-11 cj+10
2mv+9 3tf+10 5y+9 vp6-12 11q+10 4i4+10 4vb-8 1ot+7 f8h-8 9t5+9 79c-8 8ac+8 5e2-9 6j-10 2zi+9 u5e+15 16j+10 4d1-13 5rd+10 jj-13 6nu-9 gya+10 2eo+10 7kr-8 bit-7
30h-12 9n6+8 i65+11 q2i-13 3qv-10 4tl+7 c61+7 1om-8 9k5-9 39i+9 bls-9 epz+9 bg7-9 wb+12 wa-9 7si+5 7s5-10 3zm-12 32a-8 8ak-5 an+9 1ku-10 38p-15 1nf+7 278+8
c6m+14 341-9 29i-11 b0x+7 3ka+8 5vh-6 wa-3 8yj-4 6k0-7 f8m-7 7a0+11 3h5-18 acb+7 yk+12 572-6 3rk-10 56t+10 c0a+15 4zm-10 4fv-9 tbj+8 285-15 41c+8 e7b-8 2cc-7
hbe-8 8et-10 6jr-10 2vm-11 19b-12 d9c+8 1rv+8 lw3-7 7lm-10 1cg-9 6rq+12 5ez+10 6rt-8 gad+10 y9+11 a3r+9 9zq-8 df9+8 1sf-8 50j+9 5n0+8 41-10 2lh+10 2hd+15
82r+4 3g+10 177+8 5v2+7 1w9-13 8c8-8 hx+10 6a7+7 1c1-8 9ry+12 3vb+10 n3-9 4kw+9 2we+9 2x7+7 5sv+13 4q2+7 51i-8 36b+9 6q+7 2ev-10 b2c+10 13f+8 3bb+12 66v+14
oa1-6 6bb+9 5xm+8 1rv+6 gbg-8 o5i-8 c6e+14 22l+8 616+9 gj-5 e9-13 i1-13 2gx-19 w1u+13 6kh-9 b1d-8 87u-8 c6t-4 h44-6 eks+17 blp+14 qd+10 l2-8 2aw-13 70w-18
bmg+8 2vp+14 8p2+5 1ev-10 a2g-6 2y3+13 2fb+11 18w-9 818+11 n7l-8 70-12 2rk+12 9kw+7 70t+8 7f+9 79e-8 3ol+13 cnf+11 ked+13 4xw+8 2pw-9 231-9 3ax-19 208-10
hgf-9 13d-13 258+8 1co+7 2d-9 tw-13 ld+12 jk+8 1is-9 4l2+11 1s2+14 d4k-5 3m0+9 arw-11 3rf+10 d1c-8 7+8 lit+14 n1-10 kq+13 5bj+6 lg0-10 97z+4 k2+9 eq2+13 btl-6
4mx-9 48z-9 2g1-15 3xt-8 1ja-7 e9x-13 20y+5 3i8+7 1cc-12 5fi-21 5g4-8 duw-15 3ge+8 4il+11 5n5+8 4u4-11 v2-14 pq3-8 29i-10 3lt-7 ac3-10 3y5+9 6oj-9 2u3-14
6g1-8 11m-7 t-7 a1n+13 k1y-15 999-9 50a+13 h00-9 5bt-6 9b-17 4vd+18 5fh+7 5qo-7 516-8 bpp+9 6da+11 a2+18 pn+7 2he+10 6ii-11 5ej-12 1pt-7 32-12 236+6 c7p-10
9jv+12 4dc+8 tg-11 2pj+16 45j+10 78y-11 10r-17 ch-20 gya-9 aqt-13 7rc-12 37b-12 l5u+8 3ir-7 t7+14 pz4+10 121+7 24b+9 1b3k+7 vl9+7 7u7-8 99u+10 j5h+9 312+8
ic-7 6v5-18 1sb-8 69l-11 84-5 ckr+3 5eh-18 225-10 2zg+5 1gf-10 4c7+8 5l3+8 7s2-11 ivu-10 9a6-8 2km-8 3wi-8 128-17 19k+6 3hl-12 2vb+12 2l1-7 70+10 33y+11
1is-16 o4-12 197+9 d6k+14 34c+11 k0y-7 10j-14 3tu-9 fj-7 im8+17 5hi-11 2nw+12 3uc+6 35n-9 ahy-8 1fu-7 3gq-9 7ws+13 52x+5 2px-6 bjl+12 4a2-9 e5o+7 413-16
31g+10 6nm-10 5r-7 4z8-14 20t-15 46+9 5zr+11 y2-8 5ka+10 bev-7 2my+9 4z2+6 mcl-13 355-20 95+11 537-22 1io-11 1sl+9 16d+5 1v+16 49+11 24d+6 2ub-11 mq-14 kxf+10
22t-10 1wl+6 6w4-7 2iw-7 mn+8 61s+7 c10+21 4n4+8 a7z-8 ans+12 ew-10 1d0+6 3an+10 8a9-10 d3p-8 1lx-10 3z-9 2gz-9 deu+9 2vu+12 1ha+9 31f+7 ia8-12 3lw+8 49f-7
2tq+10 e30+7 436+7 coz+11 4bf-11 1p7+13 4of+10 2xi+5 4n8-13 2yu+7 4ez+6 2f-9 8m2+8 9ze-12 p9+9 3vd-8 30-8 4i1+11 22e+5 fh-13 8l3+8 jw-6 591-6 e+11 xe+11 4r1+9
xz+8 31-15 2ur-8 4ax-11 64b+10 3ld-8 2kq+2 6xc+10 9si-8 4wc+9 ot+9 2my+11 22z-12 53n-15 bpc-13 4ym+5 22o-9 2ck-9 21w-8 vt-11 av2+12 3d6-10 44b+8 5wr+11 4fj+9
ahv+7 2ae+9 9s8+13 ben-12 3s7-11 4yf-10 79q-17 3o6-9 15r+9 1of-7 hul-9 1u-12 4jw-14 7da-12 24w-6 2io-12 338+11 bsh+6 96a+8 dbt+5 76-9 21z-6 2db-10 5px-13
312+7 3o2-12 b1v-10 23i+7 3lj+10 g7-11 9g-21 763-9 6l-8 5v+17 10s+9 ru-9 6ik+7 5vn-12 252+8 amf+7 6af+8 9if+14 50i+11 8o3-14 2qh-10 1kc+10 gat-8 2ho+8 k24-7
1st-8 1ly+13 tc+13 gk-7 30-11 ze+10 9pu+11 ej-8 1ix+13 ede-8 1m6+9 xe-9 bq+9 iru+6 2d5-9 39b+8 1uv+10 ji-9 93e+9 41-10 sa+12 12r-7 2k-7 jg-6 4tw+7 1c7-7 t7+9
1bo-9 2uz+15 19s+16 5tv+10 199-7 8rj-16 726+10 4pf+8 alt+9 41e+9 2sa-11 fl+11 2gz+16 6as-9 1hz-6 3hg+5 20t+6 38v+14 225-9 2ay+11 dd3+8 3v3-9 70m+14 5tq-7 h3-7
549+6 413+12 3m-10 gz6-12 8ft-19 2hh-7 1yy-10 w1-9 6gd+9 cov-8 6q9+10 i2s-5 6px-7 2zs+4 7s7+9 l03+8 6ak-10 3j7-12 4ee+13 2w4+7 63h-8 860-9 7vo+9 9l-9 n4y+5
cwm-5 bi-9 5v0-19 3il-14 220+7 1w1-9 2zy+7 3m1+8 6a+8 38-8 46-9 742-10 7is+6 4hu-8 2h-8 6aa+5 bgr-23 p0t+9 1lx-21 454-6 3pp+9 j0+9 43p+10 1gx-17 4fb-6 a1-7
1fg+8 1ru-8 4oq+8 1b1+6 665+10 39d+8 41g+13 468-7 4vs+12 3zo-9 2ln-9 2s5-6 60+8 51t-7 6m7-8 yo-11 6wj-11 2fn+9 1qn+11 mh-12 9w+14 251+14 2ef+9 biy-8 9ib+12
2ml+12 m5z-11 515+8 6ba-15 g7l+10 2rd+7 hy-7 a9x+8 cd6+9 c0q+12 4ak-8 1rz+9 aem+8 15i+15 6do-14 1u5+9 faf-8 1gb+11 8f-14 11k-9 71x+8 4y0-13 9mx-9 6f4+9 ck+7
wf-12 4cb+6 313+10 ow2+9 3bn-10 100-8 219-18 4ow+14 3vc+12 3ro-7 1h+10 b8+9 7r2+7 2cj-5 58e+8 5oy-17 gfk-12 8ov+23 3qw-11 1ds+11 u3+8 141+7 5ch+6 2wh-17
8fo-15 9a-7 3xv-7 2am+9 1m5+8 6l1-14 6ae-6 cvi-17 2yj-20 ot-10 gb+11 116+5 7y4+13 2w1+8 3r7-8 1hk-7 2f8-14 3nj+7 51y-6 24b-10 5ns+9 6tt-11 2uf-12 54r-8 cxx-9
55s-11 4sh+9 1c9-8 bz0+16 2b8+11 56f-8 6z8-8 7tb+13 4ls-13 1j8+11 un-11 o-9 6vs+14 by-9 23d-9 33w-19 8mi+11 1h5-8 53e-11 6p4-11 4wz-19 32q+10 csx+9 4sb-10
hx4+7 4m+11 1kj+7 jfa+19 aiu-9 92f-11 19a+14 2qh-12 c0m+7 bak-10 9a0-10 4rk+8 afl-9 3i4-9 598+10 ga4-9 10h+10 1d7+11 qv+13 4wn+8 a3w-8 a86-14 fl2+7 1e0+18
2rl-8 22f-8 34h-8 ck8-10 ad9-12 3b7+15 ad3+8 47n-7 3uo-8 4jn+9 21z-13 ghb-12 os-7 agb+7 7ym-7 4xu-10 4ki-8 7zs+9 2d2+12 4fs-8 8h0+13 n3-4 59u-10 qx-10 c9a-11
5ej-12 4ik-13 4fw+9 1ps+9 9mu+10 jh+9 ke2+22 a0s-9 2l4-4 1h-10 2sg-11 5y0+8 2ic-20 bb4+13 1am-10 4c+7 7ki+13 ems-7 l8+15 sv-8 73i+6 4xr+12 kqi-9 27y+14 6lq+9
uv+16 5h3-11 9vf+13 27d+18 a2o+9 5ly-10 chb+11 dub+11 2hm+9 cz2-8 462+11 4em-9 6y2-10 3re+9 6v3-9 52+9 3p0+12 2x1+10 hmq-9 6h2+11 a5k-6 ez6+9 2ne-8 2eq+11
ro+11 22u-12 3gz+11 i9+8 6k7+12 6xr-7 h05+10 b7-9 1y5+13 pm8+7 jjg-8 3gg+13 261+9 1tt+9 9og+12 6bg-11 5rc+7 5ff-9 v9+11 aky+8 3rw-8 4ol+11 61q+6 2ig+11 7et-4
5gu+5 51-9 2lo+5 55b-8 mq+15 2y1-6 8y0+18 4b+12 ftm-7 3od-4 2m0-18 a4z+13 5yx+14 3ym-10 6it-11 3zn-11 127+8 ihi+7 4dx-9 11c-7 6pl-9 8rm-10 77i-10 3cg-9 2u9-18
5p1+6 1md+14 7s3+6 uq+7 h05+12 35a+8 5s0+16 8ox+7 223-8 blu-15 6b3-23 3oi+8 ka+9 2eo-11 5uc-15 8yp-9 2uk-5 17h-9 326-12 56l-6 7yp+8 2c7+9 7vj+4 3gf-7 drz+12
bta-4 j7-17 4jf+9 9s+9 75-10 1t5+8 ls-4 fcp-11 7p4-8 1ju+9 8wl-12 5ca+8 b2i+21 p0+10 8mx+9 b6t-10 5py-8 1bo-13 4cf-17 18g+13 2ya-12 ew8+9 1qf-12 2dg+6 6k1-18
84a-9 7ba-7 4o1+5 177-12 3vm-3 89+11 4e4-13 5vp+9 8eh+6 2ko-8 xy+10 7b-8 3bu-11 oi+8 11r0+12 kn+7 ze+8 19v+7 5de-6 5en-7 31+8 1wg-7 1tv-15 mlk-6 479-12 18c-18
8pa+16 pa-10 b6x+10 517-9 1ii-7 1lb-12 bvm+3 71x-8 1g7+10 dhf-12 83m-11 117+7 1ar+17 10w+7 g3z+15 8k3+15 927-8 3jt+5 847+10 4g6+8 4qg-6 7mt-11 5ei-11 92a+5
aj+8 e3x+9 35l+9 3m1-7 20e-18 9o2+10 1yl-7 4er+9 3dt+6 39s+6 81n+9 ok-11 3a1-10 8p5+9 1j3-10 2o5-26 2zb+11 5v4-9 394-9 3v4-7 30q-9 2fa+13 2w0-7 4c3+8 4b-9
2ck+6 au9-7 jb1-9 5wv+10 1nw-8 8n5+9 xy-13 5bn+11 8rh+6 66+12 2tn+15 ark+9 f3k+5 3hr-8 9hk+9 4u9+13 1gc+6 fse-11 h8u+11 ta8+13 gw-18 5s8+12 2sm+8 efg+10 3v0-8
1ud-11 9fs+10 1pu+12 5ev-11 2c0+17 1tl+9 a2k+15 c3d+7 2fq-7 5m-18 69s-11 4c-13 17z6-5 kl8-13 t1+6 iwb+7 421+10 5ur+18 5e-16 cv-8 6iw-16 43-11 7gt+9 3tm+9
1bv-12 3fr+7 150+13 20+14 12h+9 77l+11 l3m-16 265+8 br+9 1zb-11 1s0-12 7ke-7 9ty-16 3ic+12 u5-6 xr+11 dh8+11 1mv-6 1rx-9 dln+8 3qx+5 3mw+8 bpi-12 64p+8 qb-7
fgy-12 f1g+10 dja-13 37n-7 jce-11 47d-14 7zq+8 40y+10 on+5 3pc-11 5g7-7 bxm-8 47n-9 evj-8 658-10 80e+11 2vf+9 hmy-10 58c-15 8xm-17 6sh-8 168-4 bs1-6 2q7-9
ito-8 73y+7 taa+10 2yp+8 7sh+13 11x+9 mr+9 bir-7 117+9 48p+17 4sg+10 axs+10 12f-9 5b8+13 5lx+17 78-17 4pw-10 6g5+13 3m3-12 a6n-8 3ul+6 7ni-8 20k+12 a98+12
3bn-7 gcv-6 8hs+8 l6j-9 589+11 251+7 1vn+16 33u+10 15q+13 5d0-8 bdt+7 qeg+10 8kh+10 xa+9 79t-7 czq+10 ndt+9 g6p-10 4fx+17 2je-12 16w-12 fri+9 631+8 4do+8
iz+10 9hb+9 7kb+14 38j+8 b4-9 1ss-10 5d3+12 8cc+9 a1z-8 e30+14 45+17 1fd+14 rjt+14 7by+10 470-15 b65+10 1m7+6 d2a-12 5l7-6 4gp-5 2gd+9 2ci+11 3bs+8 124-9
bw+19 18c+9 nx+10 a9i-11 yr-12 1mf-23 1j0+12 1ps-9 486+21 1lg+13 3bj-5 31h+10 1w+11 5wp-9 x55+14 1x5+12 3pw-10 f7a+7 154g+10 3p4-6 1yk-11 dim+11 1g9+15 8we-8
s1+11 9gr+9 2ma+12 63m+9 8cm-13 gwd+13 g0g+13 1xn+8 3hv-12 2eg-10 3o1-11 3l+8 8q2-10 kq2-11 4vp-21 n3c-12 1zn+12 31k-10 51t+10 eco-11 2ij+7 js-18 116+11 761-7
21m-4 4mg+16 opv+10 4k9+16 on-5 3ye-9 4u4+7 jb2+9 2pq-7 bjj-7 ae7-7 7l6+3 9ne-24 8fl+11 2is+9 8m0-15 3cp+7 43o+8 7m4-12 2o0-6 5ae+8 527-9 8to+18 493+3 6gu+9
idp-10 1zf-10 a89+9 kf9+24 9u+8 d1y+6 zk+11 6o8+4 18a-17 hx6+9 3st+12 fj4-3 ju+15 33o+13 8y+10 4ei+15 2vc+8 iez-8 3dp-15 h14+8 dz4+8 26v+8 8k+10 ayx-13 k0+9
3fn-4 2p8+12 3rt-13 epc+10 4wc-8 oq-10 8es+7 bm3-11 z0+8 a8e-11 15-15 26d-20 bty+10 44e+12 6n1+8 1tu+15 23x-25 27m-12 lda-8 4yj-15 149-9 p5-9 38-4 9wi+7 77e-9
d4l+8 7zp-11 6w+11 6e6-9 2dd-8 ao4-19 7k2+6 8qg+12 3va-9 1ri+11 5vc+9 86+11 23x+7 alo-13 3di+12 5bq-5 cx8-12 7mj-7 9kz-13 403-6 8vb-10 1qw+8 8fi+14 1dl-9
22t+10 mu+8 18b+8 13k+9 dra-7 4i2+8 c1y-9 9v2-8 1zx+11 3mr-7 40e-8 14i+9 7bb-8 60x-15 341-8 3hf-9 3ql-8 3p0-11 c08-10 2c2+11 1gr-6 tz+13 sj+8 9wl-10 1x5-8
551+13 3f2+7 ahl-16 118-7 1be+7 2oh+10 3y2-9 ssu-6 1vs-13 4cw+12 2cj-13 20l-11 6xs-10 92o-12 2n6-13 7u3-40 11g-12 e7k-11 87i+6 9e2-6 3jv-6 1jp-19 2gq-10 vg-13
40n+9 1wu-10 2rq-10 3hh-7 1ij-9 4im-8 1i5+11 5iz+5 8vu-7 lc-8 aqf+7 5vu-10 7ua-8 1n8+21 9fz+10 bpc+12 23p-11 1qu-5 2ww+15 6qj-6 2yd+8 45r-6 2ok+18 35b-6 4fc+9
ai9+8 2l1+6 3uo-9 3ki+9 299+11 eav-7 fkt-9 6hi-11 iki-8 6uk-13 2zp-8 813-8 5bi-7 1jv-9 m1+8 13k+6 1gm+8 o5y+13 4zs+9 6b2-13 22+19 cbw+9 d1k+9 alq+9 6zp+4
a02+7 593+10 3o-9 7u+8 2uv-6 4s7-25 1yf+6 9k-8 xa+9 6i4-8 iph+7 2it+7 926+9 5p3-9 bao-9 2nt-18 zr+10 4e6+11 ki+7 sf+13 4z8-7 6mg+11 1fw-8 jf1-11 52d-9 8z9-8
1nk+20 ov-8 u90+14 am9-8 8si-9 309-9 fj1-9 2p6+14 31d-11 bdv+7 brz-10 44q+6 83g+10 3vf+9 8k9-11 57+13 et6-13 76x+10 2z8+10 4y4-12 4hb-10 1dx+6 1ia-8 215-10
3c3+14 96o+10 22+11 7bl-11 55m-9 7n+17 ju-8 cle-6 3zq-7 cff-11 hvf-5 6fi-10 xq-8 bxu+11 fwu+9 cr-8 7f9-18 1f5-8 2f0-9 3e9-14 2r4+8 1h6-7 4ou+7 fty+12 4yh+7
2zu+10 7hw+10 1ef+7 3iu-9 3c0-16 3lo+9 dqj-8 1ur+6 4m0+8 3oo+8 5c0-14 y6-7 bzf-11 9rh-16 1oy-16 amz+9 1um+11 2xo+9 8bg+14 b-18 8q2-9 4ly-13 ebh+9 74f+8 4os-7
500+14 eau+11 9oa-22 37-11 11f+15 dl+8 4gj+10 2fp-7 a6m+13 9w2-8 5mw-15 wt-8 m2-11 40h+15 aws-9 3r3-5 8cj-7 1yv-10 3ts+7 axg+14 lr5-12 761-14 fqz+10 5q+10
39y+13 5br-8 qt+6 uy+14 127-7 5ww+9 el+11 31s+10 3pm+16 60x-12 a7-9 25r+9 e3u-11 37i-12 32e+15 ahn+9 8d0-7 1qf+9 7ex-9 1z+8 2gv+9 mv-11 rrg-6 7he+10 byc-12
pde+17 3fx+7 718+9 gk-6 6xu+11 1sm+19 4xz-14 2sw-8 5d5+11 nt+9 34a-8 10o-10 hu1-10 115e-11 7cu+14 5xm-8 6jp-8 3az-8 49i+8 nms-6 dhr-9 54r+15 4rt+8 bbo+9 o+11
8xi-15 8yp+15 3im+11 8e+8 4n3-11 99t-7 3ei+10 je-4 czw-11 k4+12 3dw-8 qh-7 3kd-8 7aw-11 rcj+8 538-11 590+8 4ol+9 5o8-10 d2z-9 bsf+9 7gk-10 f5-12 daf+7 262+9
1ef+9 2rb-7 b9e+10 g2b-6 1xo-9 27n-8 5tr-7 2m-11 2k6+7 2gx-9 5cm+10 ea3-12 4n-6 c4i-18 sx-10 ev+15 c2n+9 6i2+13 6ni-9 5he+8 hwb+12 40h-10 50r+7 3vr+10 1ju-11
63s-8 2pu-4 114-10 5b0+13 hfx-10 zga-9 16q+10 a8m+16 g0b-9 30f-14 1za-9 9wv-17 3z3-12 l8n-12 1xp-16 f66-12 hmh-10 1vb-7 agt+6 1xp+9 9s2-4 2jw-13 cth+9 907+9
dlj-8 f1b-8 2d7-11 22-9 50d+6 5lh+9 dt-13 fop-15 9ul+10 7xs-5 5hg-13 cpl-6 dxc+12 186+11 eue+11 2y0-12 5kt+11 c6d+10 5i1-7 nka-7 ifv-6 15o-9 7r0+10 27n+8
97e-9 4b3-13 12t-12 1wy+12 4yz-9 4ap-8 fd+9 9x+9 imj+14 69d+7 1yd+11 2pm+11 koa-10 1yr-8 1i3-12 14u+13 ty9-7 4gi+9 7nv+13 8wm+9 et7+10 h0m-10 397+9 16p+9
4ax-20 5l1+7 3nx+7 43n+7 x7-8 2u8+9 5m6-8 8h6-7 ib+8 1l3-11 3b+8 fk9-8 itt+10 69y-17 9fy+6 7ta-16 mp+6 exb-7 80-9 8sb+8 8yh+10 f8+11 3m1-12 8iz-14 8ci+7 5u-9
tw-7 3jf+12 5r3+11 3f1-15 ab3+13 4n9+9 313-9 hh-6 ke3+11 1kw-8 wp7-6 82z-13 bje+11 jvr-10 1wg+11 20e+9 97t+14 7x+8 4z4-12 3tf+8 995-11 80-8 823-8 3qh-18 26y+9
5ws+11 4pb-11 67+15 1t-8 2n1+13 jem-13 3jz-8 2du-9 39b-11 jx-7 6e0+9 198+8 1ha-7 7qw-9 320-11 hy-9 1r6-15 iwu+7 3s0+9 gtp-9 4uj-18 yq-9 ei-15 9w4-10 90q+9
c4t+11 b3+9 n2+12 7rs-8 23z-7 6y2-11 1fr-8 1cb-10 1z2-9 19m+10 2ol+9 b0i-6 2lp-8 2kg-12 blz+9 2u3-7 qd-9 2tx+11 aza-10 1h1+8 56f-8 8h0-9 dr+8 2cy+11 7k-10
149+12 7db-10 c0o-10 2gv+13 6cw+16 5zg+9 1j6-8 2zj-9 ixw-7 1rn-16 604+14 12o+8 ep+7 6cz-8 3n6-7 29r+10 hbt-17 z3+8 9wg-10 glt+9 49r+10 uyh+11 fzh+9 17t-12
iah-14 7uk-12 5ri-11 34n+10 71t+13 77x-6 mof+9 w1+11 416-10 ye+10 6ul+12 d28+8 fww-9 ai3+12 4cd-11 2v2+6 j6f+18 an6-7 6cr-6 49d-16 adf+7 gf2+14 1jl+6 9e1+13
1hr-7 ozd-9 3d7-8 hb-8 3y0-6 58q-7 aey-8 2ci-8 47n-15 1c3-7 psi-10 6d-10 2pd+8 3v0+12 4hs+13 62w+8 6uq+5 a2a+9 4fa-7 aij+17 omx+12 z9-14 efe+8 igo-9 36b-13
5j8+7 l7a-14 12w+13 1aj-9 8mw+11 7g7-14 57q+11 5iq+6 3od-11 zh+11 1i3+11 8g2-10 68+12 a9s+10 8fj-9 2zm+14 rue+6 12a-12 4cj+9 c46-8 qr-7 65a+7 vd-9 g13-7
5f4-11 287-10 1o2-8 29l+13 24b-10 g8g+8 34j-11 6hp-14 2it+10 1en+8 1lo-7 a9y-9 4wt+10 1xu+10 1jp+9 ngh+7 6z2-10 so+13 ejk+18 2y7-10 243-7 3e8+6 d2s+9 g4-17
dl8+16 bqr-8 3gi+8 uch+8 1u+12 9i-5 crb+7 23p-8 2dy-6 9v3-16 1rl-9 31i-11 370-11 101-8 47j-9 2gf+14 1pa-8 5q9+10 2zi+11 1w1-18 3yy-10 113-12 47-20 7tl+10 89+7
2wk-6 gy8-10 w1-12 2k+6 52m+8 6fr-12 38y+13 acc+6 hw8-9 1vh+11 nw-13 ekp-8 cnc-21 cmq+9 12u-8 a7z+10 sq+7 axl+10 bxx+20 35+12 kqc+17 6ve+8 87s+12 3k4+7 1z2-11
5fy-8 2m3-11 589-14 6j6+7 1bx-10 lg-19 401+10 31u+9 1ae+8 2hn+10 40r+10 ane-13 gnh-12 7xn-10 4gt-13 2x5-8 186+11 cy+8 8gd-7 41j-17 758+9 478+7 247-8 2qj-15
5hs+13 5n4-7 40w-9 2oq-8 54u+3 11r-14 391-8 8t9+16 nn-6 sc+12 fa0+11 3s0+12 70e+8 659-8 nkz+10 9u8-10 4oz+15 b65+10 1ac-25 a3m-10 6zk+7 27t+12 28n-8 5sn-9
2h0+10 l3+10 1ew+10 7xg-6 rx-13 6xm+10 8x-13 5d7-9 p26-7 iqt+14 25m+10 52i-11 dot+7 2aj-6 lf+8 3kr-9 59x-10 7zt+6 15v-12 1r6+13 19b-12 2lc+9 adg+7 1u7+12
5bz-5 e0+10 gkn-6 2qo+10 1xy+4 1e1-12 7pz+6 9bx+5 a1b-9 1j7-13 19f-9 bfh-11 2i-7 3cp+15 4af+11 cb7-11 4a+9 56d-12 qd-8 9dn+11 7vp+10 2zd-5 2nt-14 27-7 21w+10
efa-13 jeh-9 17m-14 dj+8 e5-13 nw-15 2a-13 5kq-9 aw1-11 dw0+9 70x-11 aap-12 l9+8 r9m-18 e7n+8 dd+8 318-7 79r-13 nzb+14 c8z-7 apr-17 cdd-7 46z+9 8wz-9 9ep+9
y2a-6 8e0-11 2hu-8 1z5+11 1zo+9 3ud+11 58f+9 16x-10 5nv+14 3z4+10 c7r+9 6ol+13 4lq-15 5l-10 hql-7 8hb+7 37j-7 2fs+16 4w7+12 3m9+13 1g8+8 4dr+8 2og-11 de4+15
w9+13 bgw-9 7fj-9 20v+15 421-8 48t-8 23t+10 g3b-8 47m+12 21w-14 57p-6 8ob+11 lfq+11 6d+6 2px+17 a80+14 vz-9 tb-14 36n-13 3eq-7 qge-8 y8+4 9lv-6 9cj-13 2j9+12
8i-7 gsg+8 51z+8 9d-6 2z2-8 i30+9 475-10 aor-9 a38-7 e2y-12 ex-9 2qr-8 c7y-15 1bw+7 sc-12 3pv+11 19y-10 tz-10 8zv-10 3pv+11 np+9 22a-6 7wu+8 9tn+9 1u5-11
8mr-8 6n1-10 6kv-16 43x+13 518-10 11u+9 hub-13 25w+15 6bq-9 4f7+17 9fp+9 zh-15 7i3+9 8me-13 2kw-9 e3r+10 o9+7 6b2-9 5uc-8 2qc+13 o0b+7 2zz+5 29+7 5yz-11 pc-9
9j1-8 1br-9 k9d+13 3fy+8 dp9+9 5x3+11 37t-8 p0-8 2hl-11 2px-8 2ab-9 19r+4 3xp-8 ae6+6 gf+10 1hp+11 7au+8 1pn+8 26n-7 mdz-10 jhh-8 kde-7 7p+16 9kh-7 3h9+11
c5g+12 7mm+7 6el-8 cft-6 1lg-14 mgi-13 dby+11 4b8-12 46w-6 5v8+17 9cw-9 2sg+8 397+9 2r5+6 21w+9 9yb-4 5u1-13 2ej-5 2do+7 190+8 7m3-6 nuw-12 5r5+10 1zj+9
9uu-11 2e4+10 dy+11 8ml-11 6q9-7 bl6-6 1fq-10 als+15 3g3+6 2d6-9 i5-10 2g1-12 h4+7 34y+13 vov+17 1g5+8 kq2+17 gx+19 25x-7 ash-13 b2o+8 3p7+10 36s-10 4rv+12
fn7+9 2pm-18 mt+12 9gk+9 33e+16 2bj+8 2sa-9 ckb+11 ed+9 330+6 5g5+8 1q4-7 2is-16 7eu-6 ra-11 37e+12 cj6-22 42v+11 3o9-11 6az+8 wp-18 5m+9 1cs-11 20j+9 4ci+11
5x-8 dks+12 enl+10 z0b+12 6ti-10 2p7-10 m7+14 2o-7 1b7+16 co0-16 8rq+10 4pk+8 895+8 av-11 5h4-7 8hr-8 ih-8 l8c-7 497-13 jy2-12 8jl+13 hmg-9 19k-9 2i9-10 7d3-7
4aq+12 762-6 a0h-7 w+18 4ct+15 66i-6 ck-10 95t+6 35u+8 8e6-13 86g+13 555-6 6nn-9 8u-7 2z3+9 4ue+7 x5+6 5yu+11 gkh+8 sl-9 23s-7 aw-17 qhh+10 7x9+8 ia+8 1jx+13
aua+8 jz+8 hh+5 48v-7 50x+11 r8+10 88i+11 19e-13 13h+14 3ws+7 91g+11 ii5-12 q0+12 5nb+10 22d+10 40a-8 a8+10 h0d-7 m08-10 8oj+11 ayh+8 6ip-11 78m-8 avf-18
3x0+8 1kf+13 4rl-11 clf-18 c54+9 4pl-9 6tx+10 a0y-7 g3i-10 k8z+12 3yn+7 432+8 3fr+9 no-3 h0c-4 3oj+12 73v-18 4l6-6 7as-7 2s7+6 ig+9 250+14 1ir-7 c4y-6 1rs+8
93z+16 az8+12 r6+8 1qv+11 deb+11 301+11 8z2-11 3tn+13 2gu-11 3rn-6 39p+8 1tp+6 238+11 3et+9 4h7-7 8cq-6 2cr-10 b61+13 2x1-17 6rq+11 8zu-8 pkh+10 8n7+9 50f+6
49v-9 dzr-11 eg+11 3tj-13 11f-6 31s-20 btv+9 5fx+8 9mo-21 10qd+6 1wa+8 5bk-9 1ua-13 1qx+13 a70+9 22h+10 1bs-8 bmf-17 rr+6 3au+11 ar3+7 1ly+8 6or-6 2mz-5
45b-12 9lo-9 ez+13 3cm+10 6x0+9 et1+10 63d+13 6xl-7 54l+14 216+12 4c9-6 ag3-13 a4m+10 65r-12 2tv+11 16t-15 25b+4 5gm+10 a5+6 2vw-8 2hy-7 f3h-6 1pn+7 xd+8
6rf-11 8lf-8 6qi-8 2zv+5 1wm+7 5dn-8 1gz-10 sc-8 xw-16 17a-11 7my+13 39j-10 6c0-9 40s+9 bi1-17 d0f+10 5z8-14 3g+6 3e5+11 4v7-11 3pi-12 jai-14 2ya+5 dh6+9
47c+9 4gl+8 gai+8 4xa+6 5ah+8 2u1-10 5ob-7 erg+8 aya-10 30p+7 3n-6 60f+10 9ko+11 ug+9 8q4+11 9as+10 86u+11 7x8-12 xr-8 9hq-9 fl-10 62y-6 1fp+9 4b3+9 7bz+8
4uj-11 gz-12 717+7 55q+11 n6u-7 3dp-10 601+7 mo+6 1nk-9 4og-8 3mr-9 197-17 34n-10 2iy+9 5q2+9 5cb-8 3mh-9 37n+7 2yl-9 1wn-18 qh+9 abb+7 5rz-15 510+5 wmm-10
7vp+8 25m+6 dl1+16 fr-20 de-5 xg-7 8wj-12 d2c-8 iqg+9 xr-10 1uw-17 d1+8 hn-10 8a-18 aum-6 11q-9 17i-5 by+8 aa7+3 1ax+8 983-12 eo+12 fnd-10 i-11 g1-9 gx+8
92r+8 4f9+4 2ro+8 1in+14 863+14 7p2-4 3hh-9 2ot+8 604-18 2ie+8 8sy-8 iv7+6 96d+16 1n6-10 9yv-13 8t6-10 2t2+9 c01-13 1le-7 cx+11 31c-13 b8w+6 dc0-8 5se-14
i3f+10 1i1+6 55v-11 1zi+10 mx-17 ho8-10 4dv+15 3er+9 y9-11 tp+15 2wb+7 1eo+9 1a6-10 bky-6 64x+15 1kx+7 s5r+7 i4s-9 3gr-7 1jm+11 75q-11 3ib-7 juo+10 75h-9
fvp-6 gir+9 38+11 s9+8 9m+9 4j8+9 4l8+8 333-7 qb-9 1c1-11 bkx-13 w8f-8 ck3-8 87+10 eyq+7 5bp-6 7i+11 10v+11 aej+16 8r4-4 60m-7 8x6-15 5gb-9 2xz-7 wa+14 3a9+7
8ny-6 1ym+8 3ek-8 61k-7 81e-6 bm4-9 52d-12 fhx-8 fjp+8 2qy-10 j0-8 7xx+9 12yx+6 6xb-9 2nr+7 1l0+11 2gp+10 84l+10 mf+9 6dq-10 5ry-20 13b-10 zs+9 4dl+9 add-4
1gd-6 6iy+11 3qm-10 49c+11 18w-10 5hs+11 c1-8 bi9-8 dwv-12 5kb-10 avz+15 dxu-8 7ar-10 m0k-11 84-7 18r-9 7t3+6 j9q-8 dww-11 6u3+5 h8-13 7h4+15 3h2-6 cbo-17
z3-11 1rh+9 bwn-9 1fo-9 5d+7 138-9 1vv+3 6w8-13 940-9 4bb-5 6w1+19 1al-6 1zs-10 ea9-9 fy+9 a0n-4 7i0+9 383+9 73b+10 njg-10 6v4-8 3mz+11 7t2-12 1pt+14 ge1-18
v+11 7ac+6 29z+7 6u5-13 652-15 a8x+9 1d1+7 vr-9 6yi+9 cj3+6 29r+10 34s+9 46f-17 dr-7 hk-12 45-13 dz-10 5b+7 61f-10 amn+15 6nu-9 5vb+16 tj-9 1qq+8 cqa+7 3j-13
b8e-10 9ou+5 cx-8 1td-5 sh+4 5lx+8 7da-7 13h-8 8s0-7 8my+13 2m4-11 iol+9 3-3 290+10 20v-5 11w-8 65s-8 46n-8 5iz+6 eh7+13 4w2-9 39o-15 7f-15 2l3+9 oa+11 wl+7
5b1+6 5l4-7 3az-11 j1+19 8r+7 j04+9 4zj+10 49z-22 d5q-10 1ww-15 l7-11 41q-12 5fs-17 1m8+9 6vp-7 5qg+5 gn-16 mwe-14 3ms+8 3kb-8 6sl-10 rj-6 55e-24 2le+7 du2+7
c8g-9 38r+8 9oj+9 dxq-8 5gs-8 yx+9 32k+7 po3-7 270+9 2jf-11 5q5-19 3p3+10 c6c-9 2e0-13 pe-10 6an+16 bru+10 3b4-11 6mt-9 ff5-7 1z2+10 8az+10 242+8 8ht-13 d2-10
8q+8 8tg-8 4zp-15 36x+6 51g-10 8m0-9 2uj+10 2rv-10 2lm-10 nwf+10 ofz-20 a1k-11 1bp-8 9f1-15 2mm-7 34t+10 8y+4 6u6-8 rw+10 pl-5 gy+6 5x3-6 4kd-10 20p-7 7gc-14
3vi+8 8nw-8 1xh-8 6u2-25 fo+11 5kl+15 67p-8 2yo-19 dl+14 20e+6 bjx-9 3hi-11 9g+7 8bh+11 2ta+13 5or-8 87h+16 sv3-7 qc-13 2ec-10 bif-15 aho+10 1ln-11 4uf+10
dn8+7 ag+9 5o9-5 1io+8 1d-17 36q+12 hrc-9 ezv+7 4i1-14 d8-16 80g-7 q7t-9 1ee-9 crm-10 jpo+10 3hx+15 ofz+8 44k+13 27s-7 afs+6 wfb-14 3d0+7 qeo-11 26l-11 jq-8
7p5-10 5d6+8 d9+12 3mr+12 1pi+11 cdg-12 5v9+11 uc-6 7rd-9 2cv+8 3oe-22 gw-17 4r2-10 2c5-10 gyo-10 3t0+9 6it+9 3nm+7 1na+11 5gd+10 18f-13 70w-12 310-10 2fd+14
3bg+9 5bx-8 1yd+8 29k+9 9z-13 2o2+6 jey-12 1r9-12 cgw+13 bp-7 6fa+10 b-14 3u-7 3ke+11 7f6+13 9x-11 7xy-9 a9+15 clq-16 42q+14 1w7+7 aiq-7 2wc-16 cyh+10 1j+8
81p+12 3x+12 bgq+13 7o5-15 r0-10 10j+8 3t6+11 9bn+10 fje-4 3i0+7 1hc-24 79k+10 jat+8 2p4-9 7a7-7 a4x+7 2lg+22 86x+16 av+7 25s-8 dyj-8 bte+8 dbk-10 9t-6 1dh-11
hs-11 d42-9 2hc+9 cc-9 4th-10 94g-10 5px-9 25k+8 43x-6 2ns-14 21+14 8c-14 jnr+9 595-10 ju-10 2sp+11 9bh-9 fvu-7 1ih-6 3sr-6 cd1-11 ipv-11 9yv-7 hl8-8 3yz+6
o3+11 7o6-20 1ct-12 6rp+12 ea+10 2p1+16 ax-7 5tt-11 2nn-11 5v3+8 1pu-11 2gb-11 1ya+11 3nr+17 585+7 89w+10 78f+9 5gn+9 cbv+8 4qt+10 ezs+7 222-7 fki+8 711-13
1di-5 e6-9 6p6-7 47j+8 d1y-10 24h+11 iro-10 543+12 8wy-11 j5+7 t9-11 5ae+8 6da-10 5cn+8 e4-10 4rc+9 47x-10 afh-11 19v-5 zbt-12 8cx-9 d9t-6 a3q-13 1hd-8 61p+14
94r-8 8th+14 xz-8 1kz-10 43m+8 9rs+11 6vo-14 5y+6 g30+7 875+9 o8-11 6ku+11 62+14 azu+10 7e8-8 gvw-9 4vg+14 1bd+9 25r-12 1pc-9 264+8 j5m+5 9z8+10 yq+6 3ps+8
gum-6 vn+16 7ir-13 6uf-7 fjj-13 12t-6 22e-11 79k-12 e0h+16 7hc-8 b6j+7 yj-10 d6e-9 4f+10 2c2-10 ru-8 a25-7 g2h-8 33+11 6q4+12 ho0+9 2ch+12 5oo+7 1ej-13 45e-12
1oz+8 55x+14 77u+9 1wf+11 1bv+9 61c+12 1ru-11 1xc-9 2qq+4 54g+10 168-23 2i6+12 94a+17 51x-8 27y-10 105-8 7kc+10 l2e-9 hem+9 b9n+9 1t6-10 qg-12 9tj-7 4wb+8
b7+10 rey-8 2wn+11 3zx+8 ii9-11 v8-9 71y+8 5wg-8 c6d+12 8hz-12 1d3-11 7gn+12 232-10 g2+22 7t4-4 5wq-7 1ui+7 eau+7 p5+8 36l-9 23o+10 2aa+7 m60-7 eyf+7 3vt+20
88f+8 b8d+8 809+8 nz-4 2ar+7 6ff-10 cfd-9 vl3-21 97a-19 m2z+8 3sn+10 d2f-6 3zi+8 byp+8 625-11 1jc-11 6v5+10 36f+17 1uu-7 3eh+8 3hr+8 df4+8 vz-7 6g9-7 3ku-10
5t7-7 ljs-8 6i-7 2y6+12 bd-11 3w2+13 1hh+14 6b2-10 xe+12 kt5-10 8fq-17 iqp-10 az3+4 bnl-14 5w9+8 j3g+7 4is-14 tc-10 118+14 1c6-8 352+8 a0z-8 53p+15 94g+8
1x6+5 148+9 7ch+14 7nr-7 h2y-11 9kx-12 3r1+9 cmf-8 1g2-6 7m0+8 1gt+5 8q3+14 42f+5 72+16 c71-9 3ps+11 dte-8 5qt-11 lr+10 2m9+10 38j+10 f4m-9 6xa-8 19u-12 1hi+7
38p-8 6nd+7 o7-13 f83+8 9by-8 31f-12 yy-6 61j+10 2yk-6 6l+4 6ru-15 5tj+12 dd4-10 td-6 7j7+11 eoa-13 o8+8 b0d-9 3x7-8 155+11 3u0-13 4q9-9 3l-10 91t-18 231+17
f5e-11 i6+11 faz-9 1kt-15 2ki-19 3e4-13 eqx+8 apb+6 1q5+15 jj+12 auv-14 3oy-10 ldg+11 cyc-11 75b-13 2a7-16 4cy+10 c0k-7 61b+7 2oy-7 2nk+7 b6y-6 z5+10 3bp-6
y0+7 3n8+24 49i+8 5fv+9 xnp+5 9k6+22 es-11 1fu-19 171+9 nu7+8 4yi-10 boq-11 32-9 2jv-6 479+6 2t-13 1la+11 35-13 24k+9 3dz-6 5t8-11 3iz-10 6yk-10 67-8 36i-10
c3t-7 ad1-9 6ak-9 17l-9 6eo+9 bp0+10 4qz-8 52j-8 fs3-7 ayg-5 lo2-8 2so-16 7w6-8 8sn-15 bzq+9 h79+10 doc+8 jk-7 1cm+11 1ak+3 92t+7 gpw+15 1ph-9 4sk-8 2h8+7
9t-8 a20-7 6ub+7 14t+10 cf+13 1fd+13 8i6-8 4n9-8 7o+8 1p3-10 10c-10 198+10 94t-9 37k+10 zz-8 bh-12 3o5+8 2os+10 4he-5 249+13 99s-8 1r9-13 3kb-14 bci+5 81k+7
3uq+11 ev+11 czz+9 42d+15 4yj-16 3lh-8 4du-8 83s+10 vi-5 66x-12 hav-6 gd1-9 gd8+11 4q7-10 1qs+2 149+9 2ha+11 7k+6 822+12 4lc-10 83n+9 hh-15 1xk-11 58n-7
iv6+11 488+9 cqv-14 17r+12 1xf+12 436+11 5a4-9 6ta+5 4t6+10 d36-8 15e-6 ahp+10 7p2+9 dm3-9 bny+14 4dh-14 4va-8 4he+7 55b+6 r1-8 3z3+7 2nv+7 i1-21 5jv+12
2u5+13 3go+11 1rn-12 3p1-19 buq+9 5y3+21 6r7-7 6xg-16 2jz+14 272-8 22j-8 7kk+7 925+8 kg-10 4cu-7 1h2+12 1jy+10 bu-9 7ru-9 1ek-10 3fs-8 64w-7 3mz+19 23q+10
b23-13 fup+6 54v+9 95o+10 6us+7 aqx+10 5bs+13 4et-11 1do-5 t3-10 5uo-11 ebn-8 8jj+7 4xe+6 57f-9 chh-7 e7s-16 9lr+10 2a9+9 2jy-6 52v-9 h0+14 337+8 3td-8 c7w+14
1l5+12 8s4+12 4es-9 j5-2 2xa-11 1qr-12 4tz-9 c21-7 aom+10 bhm-14 275+11 1pg-12 3ql-11 425-12 9hj+11 bik+6 msk+7 4vl+9 un-7 a76+9 1sh-7 4a6+10 c10-11 3ud+8
ndi+17 1mq+13 6v0-7 5bd-10 16s-7 2oo+9 2g2+8 5up+11 j+9 nqk+8 3cx+10 5uz+9 3kz+9 4sn-14 21y+11 ezb-6 anu+13 fl1-14 5gb-12 2xq+8 116-13 2u9-9 av8-6 62t+7 my-10
i4-10 2jk-12 4p4+11 1sj-8 6gl-12 1a4-14 5qs+7 5n6+9 8od+8 3ld+9 dkv-8 2c0-7 64t+7 35l-10 1co-2 bv8-15 zn+10 47u-7 84y+12 8g+12 5f1+6 7d6-7 48a-9 6ig+9 4x5-7
252+15 4l-21 1zz+5 3tl-6 mk+8 4oo-9 to-10 3ih-16 3wb+11 357+6 1cj+10 yi+12 78u+8 5ie-15 kg+7 77o+9 2n5+12 apb-9 45-9 46m+8 9hk-8 1c-8 41c+10 6ji-10 47l+8
27u-6 b6p-14 348+14 2ne+9 43e+11 6bq+20 16b+7 4g0-7 on+9 m3x+11 5c+8 1tz+6 3jy-9 5bv-11 185-9 2k8-8 3l4-10 1su+21 505-9 42f-12 2x0-11 2wj+7 3k8-8 ekx-11 7f1-7
5vs-16 u2+9 5rs-13 1ay-10 enc+13 1n2+11 4rx-7 69t+8 6mb-12 1le+8 6dx-20 4ql+12 15o+8 anh-9 ary+8 cc+11 3q-6 d2c+10 2mw-9 194+12 bqr+15 22o+9 38k+12 69k-8
83p+19 xk+12 3a1-19 2c4+35 4ha-8 5yy+11 2pv-8 1db+6 hvj+20 3bm-7 ik-7 p1-7 4q9+11 1hg+13 1fs-10 2mi-13 7ex+9 95-7 63k-13 555-8 flw-8 916-13 c5j-12 58y+8 49q-8
4dj-9 aqf-7 gm3+8 8b4+7 4pf-10 2i1-11 521-11 3ch+9 bvi+7 kx+9 2lc-9 1v+10 jy+8 5g1+21 ui+12 1v8+10 c4h-10 bh2-18 1u6-9 53s+12 3ix-8 c2t-11 d8v+8 1ec-9 vb+8
4r2+10 n6-15 2oz+21 421+12 gl+15 1be-14 ak+7 2qi-10 pp-12 25c+7 64f+10 6on-11 1vn-15 507-8 6x2+15 jcg-9 2br-8 6cq-7 1ww-14 1sh+8 8vy-8 1qv+14 14v+8 8x1+19
3xo+8 qh-11 bt+7 3b1+4 b9p-12 4qm+7 4vt-8 mvq-8 3y+21 om+12 733-8 za-5 2h9-8 zy+9 aqx-8 747-15 2ok+7 4rw+9 av8+10 4xe+9 iq+12 509-8 i4m+10 bg9+5 6sx-15 60x-17
5kl-13 6se+7 9ww+15 2pm+14 42t+10 g96-3 292+8 69j-8 9um-20 866-9 60k-8 2kj+9 ah+10 tf-9 4v5-14 51e+15 6wf-8 1x4+6 7f1-11 541-13 3t1-11 p39-6 8a7-13 2ke-7
132+6 bjd+9 3m6+11 ia2-8 iv2-9 rl+11 4tw+8 2b-7 552+7 77+9 dj4-10 691+13 3xq+13 eki+5 acg-11 15p-7 d2f+5 5rw+9 aev+10 2x9+9 1xl-5 22e+11 3p3+9 1qv+10 ym-13
gg9-9 9c4+17 asx+6 t+8 755+9 mg-15 7sb-9 8z7+10 4pz-3 d3y-9 1bw-12 66t-15 102+13 46u+13 55d-12 2t4+6 al+11 6ar-12 1t9-11 1pz-9 53b-8 2wp-16 15m-17 aom+7 5bc+9
812+5 1m-12 1bm-9 cy6+13 16d-12 r2z-6 8z3-10 38d+8 80p+7 ah9-19 37e+15 cqj-15 190-17 cbd+10 1bg-8 j3-11 5mi+6 92x-10 2vu-12 14b+9 4p2-10 6pw+6 6o4-7 7j8+14
7jv-8 459-6 84v-8 7t+10 9qg+8 638+14 18g-14 mp-12 2so-10 1vi+13 5oz+7 2as-8 4is+8 4jx-15 3bd+9 3pw+8 1ft-8 d0k+13 9r7+13 28p+14 9xs+12 286-8 3c+10 7g+3 cv-10
cu2+5 3gg-18 iur-7 7yj-8 2h4-12 3io-8 5ys-19 5yq+10 4y-10 iov-10 28o-15 ne+8 b44+14 26x-15 ww-7 8kt-10 534+9 kzk-15 cq5-8 2mk+7 4qk-7 4w1-11 9f4+11 1jv+6
2rf+8 yr-9 pri-10 99-9 gm-16 8fg-9 a03-6 216-9 9or+9 2v1+8 nu-10 6yc-7 ij1+15 23y-13 4tk+7 25n-7 lh-9 1ct-8 1f4+9 6h3+6 19e-9 46-16 6py+12 3q6-8 5og-8 135+7
27i-10 g9f-7 5og+18 271-8 39k+11 8w-11 2p3-7 55f+10 3gv-7 ayt-7 uq-11 af-11 24+10 ar+11 3mn-12 3cb+7 8rh+8 5+11 3my+14 kb-12 8pi-11 ns5+10 1m2+8 qfy-12 1ek-10
v0+8 gv0+11 ht1+8 5ti+15 bue+12 7c6+10 1yn+7 4td+7 34m+11 23t+16 q5-8 qpm+10 qtw-18 b2v-10 8dw-11 5w+9 lj+10 ey7+9 177-13 3q2-8 13s+12 aj5+16 ogj-11 ltk+13
a8i-17 7bx-9 5de+8 9g0-6 470+7 5hv-12 brm-8 41y-13 d9x+6 est-16 3vq+9 qx-8 2th+8 13j-5 1cc+7 1c+8 45a+8 a05-7 614-12 4qw-11 6by+8 16m+9 1vj-10 4bv-16 80l-10
4la+10 5v3+11 act+9 5ra+10 2fl+8 bu5-7 2jx-10 2u9-13 1o-9 8dg-6 358-8 6xx-21 cs9-18 ui-11 bq+11 28b+10 1cb-7 8z-11 25w+6 3b8+9 5ul-9 a35-7 431-6 7s+8 4x5-6
9x2+14 og+12 ps2+10 g9c+16 269+7 5s9+9 k7+15 4ji-13 7gk-17 ik+13 2q4-13 8a2-15 bgn+8 69s-8 280+19 wd-14 2mz+7 1fw-7 8d+7 2cx+10 18j+10 a7b+9 2yq+9 5ph+9 6lx+8
b9k-9 l5l-13 m2-13 3ah+8 1xf+12 fk-13 2sp-8 8q+9 1zh-8 5ar-12 3st-16 56s+10 1ii+6 1eq-14 ugj+8 tq-11 1sd+13 3pi-7 2qe+7 1ct-9 1a9-10 no8+10 b29-13 def-10
28z-9 1f2-9 8y8-16 1dx+10 20+10 128-6 51-8 ain-10 8v4-7 ceb-8 3e2+8 l+9 jt-12 8ue+12 2l8-11 7vg-17 2fn+8 evs-11 g27+8 1e8+11 30e-14 c7g-8 84l+6 3qc-7 1oe+10
7zi+15 te-6 hal+8 616-13 1jg+11 52r+11 a0d+12 1ns-10 494+21 20h-8 hyq-11 3f+12 122+7 4hj-9 6y8+14 d7m-15 f8t+11 6xe-9 3xj+7 1ei-7 453-9 28e-8 6j4-8 3wv-17
dym+25 1e3-11 5k1-11 zp-14 9qk+9 2o6+9 21q+13 1ek+9 9gz+6 33r-6 86q+20 ay+8 a7a+10 1l3+17 q4+6 1hz-8 241-10 u3-7 ak6-15 5st+9 3s+8 u7c-13 786-10 2px-11 64c-9
3xx-9 93a-6 63h-19 e+12 pa-18 8jm-8 8js-9 19o-19 1f+9 5kp-11 tl+9 4kk+13 20e+6 vc-11 6d3-7 76o+11 1vt+13 1h0+10 efn+17 b21+10 1wk+10 1qf-7 j1-11 3py+13 2rf-10
12f+12 b4v-16 19w+10 786-8 57b+11 i6+3 e3q-13 88p-9 rpd+14 2s3+8 cau+6 2br+8 9g6-10 3cg-15 1fs-14 2l8+10 2qh-13 6hf-14 1cr-8 2fv+8 4ex+6 bsn-16 14k-9 yi+13
4n4-10 f7+5 656+6 1yt+11 57l-8 8cd+9 uo-31 4b3-13 4z0-13 c6b-8 9oq-7 6ei-6 2jk-8 529-7 68-8 bq-6 b0-11 aus-7 439+8 h2c+10 1j1-11 5ra+12 4x8+10 hs-9 f0z-8
7tf+8 457+9 32g-7 4e1+9 26z-13 7k2+15 1mg-6 74t-15 5a7-17 1b+8 b8+9 5pl+6 b98+7 3r4+11 gs+7 b-15 xyc+11 4b6+7 607+7 3w-10 24b+8 1ak-16 2nz+6 1ch+8 2s6-8
635+10 7ny+11 c5+10 5fm-7 6z1+9 v9-11 4t+15 1yo-13 d4l+8 17j-16 397-9 147-10 4va-10 bky-10 3uh-7 20u-12 2n7+13 mib-11 opm+15 8vy+8 b4l-13 25i+14 39x-7 7r0-10
28n+12 5hc-10 u7-11 ltp+10 oqq+8 74f+11 1ma+11 4s+9 15z+11 6ew+10 eow-11 6v+14 2y5+12 5rh-14 2cw-11 ny-12 58k+5 537-15 1be+13 1cj-9 4ee-19 4ps+10 ddr-8 a83+17
1h9+9 6vv+11 25c-11 59o+10 2vt+6 b2+14 3ad-8 4w1-13 3wq-10 6mk-14 502+9 w9+11 3vr-6 a1e+15 6ox-14 d9a-12 vi+8 451+13 4cl-12 b5m+11 29z-9 vp-17 4dx-6 axp-9
8uq+10 33k+10 wd-7 25q-8 e8f+10 8ui-7 986+7 zw-13 67u-13 33k+7 6r+8 3k7+10 4nt-11 ps-7 9b9-6 pi+8 9y2-9 qkm+11 ky+11 64u-10 f1-8 yz-10 t9-6 753-10 1ei-10
b6e-11 7x-13 3ji+17 60+19 33i+3 2hy-14 1ug-10 67p+6 2kk+9 c3n+17 c99+6 2b3-8 7f5+12 395+9 6yb-13 751-9 2e2+10 3hw-6 6ho-8 g7-11 4q-10 83q+10 7jf-16 10s-8
7s3-13 360-18 4nz-10 1pk+9 xp+8 3tz+9 4zm-7 18n+10 2d3-8 5h8-11 1qn-7 qc-10 2b+6 vf-6 1xp-14 fn+7 4ud+10 8bf+8 1i8-13 3y2+14 9c8-9 45n-11 48q-15 470-12 2mu-7
6ib+8 4rh-16 30c+8 2cr+9 1t7+8 nc1+11 5hg+10 3f5-8 2xv-13 9np+9 5vz+12 nt+9 6zq+11 5uw-8 o0+14 8uq-5 5ig-10 1la+12 gk-7 2p6+6 3ii+10 2vk-9 45x+6 btu+10 1gw+11
nl-12 8zd-11 3x7+8 300+8 1xv+5 dvo-14 242+8 2y0+15 8pj-11 2zs+10 1jj+7 3xz-7 gdg-11 8nb+14 5u-10 b91-12 2y1-8 nh-12 39i-6 t8z+9 3e0-7 3fg+9 bi0+13 5qh-6
7l0+13 k2i-11 9np-12 r9-8 54o+9 3j-12 2ue+10 2sp-11 9va-7 skf+18 qw+8 334-7 c3x-13 50h-9 1nf+11 11h-8 4fn-13 8jd+12 bo+10 415+8 3ux+6 1fb-8 1ns+10 5cm+11
gj+11 3jv-11 4vk-17 7az-8 2up-8 g9+11 amc+11 b0e-9 3vm-7 2s2+12 2sv+7 3gg+8 frs+10 253-10 op+14 5dw+7 357-9 4yr+17 7h-8 dk3+9 1h1+7 93d+7 it5+8 44u-8 4m2+7
axw-10 2x7+12 vi-10 1qy+10 f58+10 4eb-15 2mj+10 2ie+7 1a3-8 2t2-8 17h-8 kvo-10 2or+14 4zu-9 6ee-9 i1x-10 av3+8 e02+10 89-4 c9-9 2tg-13 lg+5 lt3+11 1mu-11
29f-15 3ht-8 9bk-10 9tr-11 ii5-8 89-8 6wn+6 98-12 4so+8 1qh-6 11hu+10 6ow-8 12w-10 c0m-6 6je+11 s+11 19w+9 dhv-12 2ul+9 4vp+10 31r-12 bi3+12 6k+8 37h+9 a5-13
d50+10 cfy-7 jab-11 wb+9 cut+12 p32+8 2gx-10 329+11 dz-9 5jt+15 5t0+12 3op+7 fag-7 jl+8 1sy+5 4ve-7 qf-7 3rl-10 195+8 1fi+14 wj-6 186-6 d34+8 3do-10 c91-8
vo+10 1bb+7 bpm+12 8y2-9 boc+10 azu-6 j7d+8 7xr+7 fhb+5 42j+6 3s2-11 6ou+10 446+10 6on+8 ccb+9 lbs+15 9ve+6 jf1+11 4fr+18 gp+6 9ik+7 3cn+6 3hg-13 6fj+10
6ej+10 1ou+11 1t8-9 d9-15 d2k-7 e5m+9 dt0-8 7ah-8 aqw-29 b8s-12 4nt+10 7k4-14 1gb-9 g46-11 1zj-13 2iy-10 96b-10 38g-9 8yr+23 lwt-12 285+8 3pg+12 74-10 4p8-14
3tv-7 55+8 42s+5 1px+6 14d-11 5py+13 3ep+8 8mi+15 6ba+8 1q2+5 3px-10 70s-8 23p-9 1w3+9 rff-11 4h2+11 30k+11 2xp-14 9tz+9 7n-13 zz+15 mbt+10 2oh+7 521-6 a5u+9
gm6+10 d2-10 4w7-10 12n-13 4qt+8 2pv-15 hs1+10 dl4-17 eyn+7 6o1+10 3lr+11 302-7 41z+11 2wa+7 aep-8 2cr+8 1r1+6 1e0i-6 35-8 6v3+7 10q+12 4qf+11 1mw+6 3ye-18
2wz+9 67j-16 b9m-10 2fv-10 2ma-13 1js+6 6u7+10 89c+9 wo-9 e1t-7 m3-12 35j-10 1e4-14 7qx+16 oyy+8 1br+9 47x-8 1bb-8 der+9 yb+8 p3-16 33m+11 e0+7 1so-6 2z3-12
f2+10 6ux-10 34x-11 6b5+8 a1-8 2dy-13 6gk+8 ou-13 c6+12 1qz-8 5tx-10 bq+9 3qx+10 2er-7 1zh-15 3w2+14 1f6+7 8so+12 cxp+9 95o-14 504+8 3ty+8 1am+13 ybx+7 3gg+8
4jk+13 t21+10 39m-10 e94-11 1na+19 13k+7 56w+21 v7+8 7qu-9 bcs+7 dlo-9 9sd+11 m1p-12 w0+10 h6-6 36j+12 7ds-8 35n+9 3jb+7 1c8+16 7vv-11 54a+9 lad+12 7nz-9
1g5-7 2vd+9 208-7 2q2-10 8qj-8 ak+9 mz-13 2ex-13 h5r-15 c72+8 d4x+16 16f-6 c95+11 4w5+10 ue-9 35l+9 7c2-5 8oc+12 5o4-8 ef2-14 a48-7 43-6 2hj+10 6nq+7 7q1+10
vw-9 2il+7 qa+11 2eo-12 64s-10 3go+10 3rz-11 5yo+6 g7-10 1s6+20 dny+13 6w+10 a81+10 zy-6 18r-11 8bz-6 mi+7 1k5+12 a2b-10 ede-12 aeq-14 1tr-7 8zq-15 4st+10
2yk+5 3tq-12 c3u+9 5cq+9 4w-11 aon-8 1s3-15 bur-12 30r+22 9pa-12 3gq-10 ht9+8 1xm-11 4re-19 2vj+9 66w-8 aua+6 2gh-9 8dw+9 1ol-7 3q1+5 z6+16 21x-11 25g-7 rz+7
4k-15 23c-16 3o7-8 6e3-11 cpm-12 2vf+12 6lv-8 2a1-7 lrd+8 5hr-7 7r8+11 m0-13 264+7 dre+9 wm+9 2ap-16 x4+9 4e6+8 389-9 u5+5 2j7-7 4hf+8 301+13 2rx-15 fv5-16
v6+9 aaw+10 jk+5 4n0-8 5a-9 848-12 en8-12 9l-8 32w+14 8ct-8 84-10 5gl-5 2rl+7 tay-9 41g+5 2pg+7 1vx+8 3u7+9 4yd+9 5ab-8 1v4+8 e86-15 xx-18 4qh+6 v3+6 yo+10
56n+10 7u-13 gx6-10 lv0-8 dqi+8 9km-6 4pv-8 41u-10 4mz-5 bob+8 1al-10 57g+11 1z5+10 6gm+8 39a-12 2i0-11 9m9-18 1e8-9 6w3+14 3jx+10 70a+9 3aa-3 1i0-9 d3u-10
1m5+9 iea-10 ql+11 10l-13 2hs-9 tp+15 d5z+10 179-10 4hy+10 bs-13 712+7 56h-10 j52-11 4cu-10 7b8+11 gl-8 956+10 36k+7 lys-8 8j4-11 8ve+16 d4w+15 ebg+8 3oi-12
2yf+15 1zz+10 4yu+8 4sw-10 3q5+15 7vy-8 13ia-9 449+13 7qf-12 5d0-11 zo-9 d5+9 1o6+13 dg5+10 qu-18 2g-12 dbe+10 8q4+7 19m-6 8ci-14 3ep-7 28k-7 59+1 10a+7 1lr-6
5en+9 zi+8 bz3-9 4l1+18 2k6-8 4gj-5 ah1+9 b-12 i2i-4 6ow+10 aus-23 1pr+9 5g8-10 eac+7 6no+11 u0d-13 2qm-7 ze-13 1yk+10 1zb-11 5yf-8 4o+14 47-12 1m2-7 20g-9
a3g+8 hf+8 4f9+9 46l+10 rt-8 4lf-10 fk+8 5sf+10 2aj-7 1to-8 5m4+3 uo+7 8he+14 9vr-7 hi0+7 or+9 9id-7 2n0+5 1qn+10 7uf+12 27i-7 7p0-12 eag+6 3a6-9 95l+8 als+10
8tc-8 14z+14 5g3+10 6m-14 gwu-10 3jt+11 67r-10 md+9 4ru-11 e1y-11 b53+15 c2t-12 658-11 1w6-10 18w-6 3jv-8 2se+8 bdo+7 iu6+17 1b5-11 963+7 2y1-14 dae+4 b36+10
4j1+11 2pe+8 cho-11 m9m+9 77f+12 9m4-13 py+10 i2+15 38e+10 83k-9 4o+13 nj+15 47v-8 cx2-11 2s7-7 6hd+8 1s4+5 1i9+12 2qa+6 63b+10 etd+12 a7+8 4yo+8 cjm+17 59z-6
5ez-6 846-16 1t1-12 16z+12 rvg-6 4ts+7 fk-9 42k+8 j5t-9 21p+10 etz+6 3lp-9 1yb-5 elo-7 ei+11 3y7+13 36t-8 7cu-9 251+8 apg+8 b9n-12 2i-9 2oo+7 9mc+8 55j-10
my-10 9nl+8 36r-9 a0w-11 118-8 p1+11 5mx+10 983+9 6nm-8 3jm+9 5k8-12 13b-11 5j3-10 jf1+8 1jm-13 2lq-10 s0-8 984+7 936-9 lg-12 2rp+7 546+9 2lh-11 4l2+10 juo-10
4ke-10 igx+7 1np+18 54+12 8ob+8 1xt+9 1hk+13 79s+15 2wd-12 1y1-6 240+13 3kk+4 8mn+8 2m4-12 adb-11 1c5-13 7q6+6 1yk+11 d7n-18 56d-12 7eq+14 9dt+10 7oe+9 9m8+7
17n+7 1sd+13 3jr+5 ba5+8 42a+9 47c+8 s1+7 l6-7 18t-7 3zm+8 1hs+8 69n-8 yj+6 4d6-10 h-18 9rh-8 he-15 93i+24 r8+8 awf-9 7m-16 8me-10 2ot+5 2ts+8 ctq+7 ln+15
3kv+10 5nu-20 17j+16 gt+13 agp-11 t5-6 bnv+15 1xp-13 1pt+8 wn+11 ff6+10 1so+14 b3+8 9+14 97-8 qp+13 5u0+14 9og+9 aqh+6 t8-11 rg+7 2c8+6 5jo-9 7y3+13 hg2-8
49h-7 5zp+6 kn+18 10p+7 bxv-13 7vz+6 g39+11 nw-7 48p+10 3d4-16 cu1-16 9x4-14 93y-10 7zt+16 ac7+13 gqg-8 169-7 5ci+13 1g-14 dl+13 yj+10 5z-9 esu+9 ppx+6 il-7
76v+7 5c0-9 12k-12 ej+12 aby+9 1st-15 4q3-6 gw-7 dxf+10 8hd-9 2t4+9 11y-9 5l5+7 7y+9 9z-11 2i1-12 4og+7 7lz+7 5t2+1 5h+6 350+3 2gs+15 5ho+6 7i7+10 1p4-17
8im+11 40t+12 2hg+11 6e4-7 2td+11 hck-16 53y-12 1o5-12 ddo-8 47a+10 r90+6 cxh-11 b6u-12 4jn-13 38n-18 99-10 17w-12 k2f+13 6fd+9 12-11 xk8-11 29b-12 n78-11
a2-9 13u+11 i6+7 tc+15 4nz-8 1i8+13 4cy-10 yl+7 22s+7 17h-7 68h-11 9tq-11 bzi+10 vk+11 451+13 4cv-12 a3l-6 xl-14 1fs-5 hk-11 e3n-14 8f+9 5y2-14 3go+17 axz+7
3mj+13 1wn-8 2h3+11 1a4+10 1l9-9 3bv-11 5wl-14 2f+14 3mw+7 1b6+7 1t1-5 yr+10 6ih+24 220+9 6b2-4 50n-19 3us-7 7gb+10 g1t+10 3sh+14 ft2-9 7nq+13 id-8 2cw+11
r4+13 3tj-13 194-15 aa+9 1yx+8 14f+9 412-9 466+7 4i4-10 24w-7 32v+7 7xu+7 irn+7 iwk+10 q3+8 fzv-6 68y-7 2n5-10 1o9-10 bwt+8 8q-11 88a+9 ex-14 45i-12 40+9
7gv-8 181+8 2de-14 v4n-6 697+6 b67+11 7py-13 20i-7 4o-8 2vu-7 976-7 8zv+7 65w-9 77b+10 jm+12 6as+10 go+9 83j+14 atz+11 a8s-11 4cm-10 138+8 2o7+7 2en+10 17w+10
40a+10 2vh-8 7a6-8 m5-8 261-13 6h9-18 88t+14 2ra-19 2em-9 1lu-27 4lt+16 5ud+8 5ok+10 6rk-10 8ph-9 7br-10 8gg-10 661+10 qe+7 1wd+11 4gl-8 3yf+11 bw5-4 46y+15
fc-10 6l6-10 9i-9 x2-13 3nl-7 5ol+3 3rf-12 1pz+4 ct-19 5re+8 1zf-6 kvk+10 38f-9 df+8 6q3-11 43-9 2wm+8 9ob-16 3rk+9 2gm-9 gm+8 5t7+14 26t-13 1w3+11 mg+29
js+11 bq6-8 1d0-10 rh-23 2xu+6 cs-15 35o+7 nk3+8 ik+10 ee+10 uh+10 g7-8 1jv-11 37+12 37j-8 44a+10 l9+13 ai+12 5go+16 3nz+8 8s2-17 85l-10 23e-10 e4s+7 iiw-9
icz+8 5n9+8 1pk-7 g2t+10 9ja-7 9pu-12 it5-13 7x6-9 6y8-11 6ur+9 1u7+14 2uw-12 3yt+7 s95+4 3mm+11 4xm-9 69s-7 8da-9 32z-7 762+10 2cl+15 417+13 4af-9 5jg-10
6s-8 c6i+9 2dv+7 wf+12 fvh-11 8j5+10 32a-7 y0+7 2kd-8 edb-9 2xb-11 hl3-7 8k6+8 9j1+9 4i6+8 98q-8 adf-7 5kc-9 19i+8 43r+6 wj+8 4ik+21 3fk-8 3t9-10 g2s+8 394-8
34o+10 yu-8 3bd-10 ak2-11 yx+16 5pq+12 u9-9 i4-8 5eq-6 1ww+8 dr9-11 gm6-5 4xv-6 knf-8 x91+9 50q-10 1xc-12 212-13 11u-11 3i+9 2kl-17 5mw+10 29y+8 d0v-8 176+10
vfy-14 4sj+11 bci-8 q5f+6 33u-8 4kt+10 6h5+7 69u+9 m40-10 26+9 3cv+10 7q3-11 3lk+8 2fe-17 mx+5 7cv+10 b5y+11 1gx+6 27y+14 2l7+17 47k-7 f0l-10 i07+7 74h-12
iuj-8 3sd-9 i26+16 8nz-9 wm-11 1hk-10 28f-8 5ij-9 ewb-11 6s8+13 duw-7 18-14 65e+13 dp0-4 37q-15 ug+8 a9f-7 4bk-10 qy+6 3z3+10 7c7+9 51+9 1ek-10 f82+13 2yx+8
804+6 2ll+10 2ui-9 87c+12 22f+11 h3-11 y9+7 5m+10 5ib-21 iq+16 4u8+13 gv+11 2is-10 p3+7 f4s-8 3cc+8 4g1+7 9jp-14 4iu-8 apg-13 gkv+9 6gs+9 2wi-7 21p+10 38r+12
boe+8 4er+6 1xz+11 1ft-8 ez-8 4i7-7 8ap+18 3cl+8 n7-9 8fc+6 46s+7 a2-15 546+9 1d1+6 2k+12 1ld-13 td-8 mq-9 ck-11 683-9 42j-8 3a8+8 3a-19 38m+7 83c+9 52j-7
12i+8 3r-12 x0-11 131+10 5k4+6 6mm+11 3cp-9 1am-21 7dq-9 7uc-5 3w2+13 t1-12 5q9+7 56t+7 2ht-12 6w5-15 4hs+9 l1-14 4rl+10 2f7-7 2mg-12 pl-8 tv-6 lll-6 222+10
b5c-9 5l2+13 178-5 lu+9 1k4+9 rkm-10 juu+10 9k5+9 jy-6 io+8 5mz-5 198-8 7q9+16 1jr+11 1ed-14 1h1-12 5rx-7 2l-9 3oy-10 442+15 47x-8 41w-10 5lx+14 fud-6 e87+9
wa-9 1o5-9 m8n+6 wb+8 4lq-6 4dh-7 4d+9 1d2-7 sw-7 do1+6 s0-7 8im-6 66i+13 aci-9 bl5-8 92b+5 nf6-3 38e+8 eqp-8 crz-14 8qr-10 bg-8 1ru-14 3px-7 2sk-8 580-8
gb1+9 9rp-5 16q-7 2q-14 hlq+9 4d2+16 3yb+8 4ak-14 6pr-15 38+9 6kj+7 g5h-5 5mm+11 4ck+7 10s-11 2iu+8 3ex+8 14n-11 dr9-8 af7-19 7lg-12 39s+6 9p3+9 de2-7 8yr-12
60c+10 3br-9 jph-9 1ln-12 6t7+11 6cp+9 3ey-5 7f-11 59y-11 8p7-5 535-9 6oh-11 kq-9 2rs+4 3o8+12 ajj-9 2xj+7 va+7 3cd+9 4uk+8 18r+9 7dw+8 43e-9 fje+13 8zk-11
180-13 1iw-10 l4i+8 12g4+16 bml+7 aqj+9 1b7+13 1yq-10 8hg+10 1uh+10 fog+10 5rq+8 19d+10 nk+9 22f-21 1x6-7 4xw-13 27p-5 8y+8 rq-12 7tx-7 63a-6 1go+13 4i5+10
ihw+11 2dx-16 1wx+10 lk+12 3iy-9 qe-9 43z+10 4ob+12 108+13 1cy+10 7b1-7 364-7 pz-19 6p+10 c3p-8 7xq-13 2p5+16 v7-10 ilw-8 15l+5 aug+13 dok+7 3j8-7 cyx+10
94p+10 229+6 5to-10 43b-11 5ly+4 xv-12 1g6+11 4rc+8 4sf-10 2q7-12 18a-9 3t0+13 1pr-13 8gl+6 7k6-9 6ds-8 12j-14 7cy-12 kmn-8 5jt+7 bk5+6 285-11 3vq-8 2wg+7
12k+7 2pa-7 itp+15 fe+11 1bq+8 bsk+8 1ue+10 1wd-13 a96+16 a4v-10 29h-7 568+8 7j0-7 58c-9 m9c+13 f6f-8 m2-9 dl+10 3v0+7 9m3-6 7z2-9 bxl-8 kj+8 2rk-12 6wi-8
7z+13 1l+8 334+9 jjz+9 3st-7 aey-8 f1k+15 1zw-25 cd5-20 7po+10 32l+11 5kz+7 132-3 2d9+11 42h+15 4dz+11 apu+8 2fo+8 6o2+9 5hg-10 5kj+11 o5-8 56n-9 14d-8 91l+19
2os+7 1rr+8 12q+19 6fh-15 3f2+10 fmf-16 cj3+10 29d-11 8hg+11 414+6 2x1-6 5fr-8 1dl-8 4hu+13 ctx+8 6o8+7 1jc-8 2q5-10 2v1-9 ez-11 bkh+9 e4v-8 lrs-7 g55-11
36q+6 am5+7 76-8 5kz-14 hjg+8 ed+8 2bh+7 zm+18 2t7+9 ml+18 29o+12 jxa+6 7no-8 2h-11 hqt+4 1qd+7 8xp+6 63j-10 53m+6 a23+9 c0l+8 6m-6 10y-14 kg-8 bcn-7 1sw-8
of-10 hpk+7 5tw-8 43r+17 18m+9 27m+9 79m-12 43k-13 az+7 8tp-15 h7f+9 35u+9 2bp-12 5nd-10 gqd-10 c9t+8 d7x-7 po+7 43g-9 9kf-8 2p5-15 335+10 90x-14 8sr-18 52i-9
5d8-9 477-10 2lc+15 4hx+11 2lh+15 3x8-8 c3s-9 buh+13 d9-8 1rd-12 32w-12 whd+10 3ct+12 4u7-4 42c-11 4oq-16 7ew-13 2r5+7 2ao-6 3ez+6 cwt+2 618+8 19s-7 3w+17
8h1+10 1db+12 zj-8 588+14 26o+10 kt+5 1oy-6 2n+7 6so+7 6k6+10 mzw+8 agk-8 20l+19 48z-8 9l6-15 63g-17 1zk-9 27l+12 7il-12 1cl-10 box-11 7n3-7 3c+9 fn4+12
3vp-10 fpq-7 wd+8 3ll-8 7j4-7 ps+7 mr+11 cha-11 280+8 hx1+14 1uv-19 8u9+10 6f8+7 buf+5 7y-12 ee-10 5cb-12 50v+9 bcn-10 8uw-6 215+9 kb5+13 126+8 5rn+18 455-8
1-12 5d+9 6fv+7 3ie+10 5e9-11 49r-17 5ga-10 9k4+10 6jo-10 j6r+8 4at+8 43h-16 vx-10 9ei-10 anm+10 cjv+8 1l3+16 430+12 5nf-13 94d+8 42c+7 47o+13 236+9 7xa+16
20w+7 2ka+9 1s9+8 ejf-8 xo-6 swb+15 7pu+8 5oi-6 ab+12 b76+8 55i+6 c98+16 rj+9 jg7+11 2pq+11 5oe+11 rvn+8 232+8 1a3-8 a8o+11 24p+12 vw-12 2s+9 8bw-11 3gl-13
5e5+5 hje-10 bwo-10 c1w-10 3iz-11 4i9-5 pi+9 b0b-9 bmx+10 1ke-14 4l-11 6ty-11 1xy-9 6qm-11 10f+16 78u-12 3uy-13 82p+6 46b+9 6sp-10 81f+11 167+9 21w-9 7vs-12
5t6-9 5ow-7 404-14 5m6-8 5ux-11 33z+5 18d-6 dta+9 mc-14 sfs+10 nuk+10 69e+18 47t-11 4zb+13 16s-7 18c-8 2g1-17 72z-7 8wl+8 1zg-14 fi-8 176-9 3un-9 46d+13 q4-8
2ki-10 5x-21 4qq+6 p1+13 ju-11 ya-6 20z-10 5ak+10 4c+5 6he-17 gdb+16 5z3-9 3gp-10 227-9 1p6+15 3l6-8 39x-10 8fp-6 453+9 1hw-7 26e+8 a7+23 13k-7 1dw-12 2ti-7
2lg+9 bo4-9 21t+12 a9+13 4ic+11 6ew+11 bax-10 lib-10 383-10 4ka+12 h76+9 cve-8 a4m+6 xo+4 2kt+7 gji+9 30z+11 3r6+8 8a+12 95k-8 gc+9 d0w+17 836+12 19q+9 4du-7
sr-10 32j-12 z8+10 5i1-10 66x-7 1av+11 bff+8 1b0+11 1cc+11 lu-8 3k4+11 ac1-9 1b1+6 83+10 810-9 3m6+11 1zx-9 8tx+14 5bp-10 58-10 kc4+4 99x-7 dqk+11 2f1-9 5fc+9
6gh-16 83o-15 avp+9 38d-14 15e+10 4hs-10 28z+14 53q-10 3hz-13 5qp-19 11j+9 105-9 49w+9 2ik+8 1ee-10 pv-10 5eb-8 7sf-8 iek+6 akb-8 c83+11 f43+11 v0+9 1x1-8
416+7 35a-12 2pz+8 1p2-13 8tv-6 1dd-6 4th-9 11p+5 111-9 414+7 52h+8 31n+7 bpy+9 xo-16 1sh+5 1wm-9 47j+7 nv-13 g6-10 9go-10 1fn-11 4do-7 514+11 fkp-8 ou+8
1cq+8 3sg-10 zp-18 1xd+8 1ko+15 as5-8 elm-12 5g6+9 6d4-10 3bg-16 1e4-7 3hr-9 edq+19 2x6-8 b9w+9 ab-8 c13-14 9a6+8 bsc+16 f2o-9 9t+9 1sx-9 9ef-9 6gb+7 5up-10
9p3-12 2zq-7 bfv+7 7tm-7 2ht+8 11c-8 5eo-11 b1x-16 9gr+16 3ev-11 9fw+6 1uz+13 mw-13 2oz+9 9gv+16 xo-9 1fb+8 1bh-9 8zv+6 c4g-13 74o-8 2w9-13 bs0+11 x6-6 62+15
97i-5 54l+11 lt-12 y1-13 8kl+10 2zz-9 1pg+30 4th-16 48x+12 v2+11 3n5+7 1pw-11 54-13 3al+9 1fr+6 2pf+8 16f-13 3t3+5 338+8 j3h+9 1ae-14 pw-24 q8-5 11u+14 1e1-7
30b+10 qlb-9 14y+12 1qp+9 28d+7 2ye+11 hmy-7 3d6-9 166-7 fof-9 ev5-12 7h1-14 4da-6 17j-8 9th+17 bw7-8 e2c-7 7lb-9 7k7+9 4o-8 ij+7 eg3-10 c25+10 db+16 pi-5
58k-8 tbk-10 7hf-10 4fm+10 loq-4 3oh+14 1mo+13 9c5+8 t7+9 2dq-3 4o1+10 8f-9 9vi-21 228+10 dkw+8 9on-13 4c6-6 c68-9 50+9 2bs+11 c5l+11 98+10 ha9+22 1bh-19 42-9
4im-10 iug-10 9zs+23 45d-7 71v-4 87i-9 hc+8 2uy-10 3kd+7 2m5+8 26-7 og+7 7lb-13 2ho-25 48w+7 1l9+6 4yi-5 kyk+14 8xw+15 1go+7 oc5+7 4cc+11 8gt-9 ekd-11 cn1-11
b3f-7 572+11 4m2-9 3ul-17 3eo+11 61c-12 ve-12 fam-11 lvc+7 axt-12 yj-19 3su+11 1jz+12 6n3-12 bcq+11 53q-8 36g-11 4ii+18 mh-9 ddu-9 2l+8 7bv-7 6ax-14 b3-7
6tn-9 23g-10 vfp+10 5zc-7 1ds-13 9gw+8 aah-6 2jk-9 5fy+10 cd7-4 4dn-11 7hk+8 2j6+9 1bx-12 2zu-6 2xr-10 4e1+11 3ju-11 29n-9 u-10 4fe-8 7a0+6 216+8 7ji-11 mr+18
4rv-9 4e+8 1cp+10 8ow-9 1kb-11 7qv-8 9h2-5 fb-10 1f+7 4sy-9 48k-8 8ur-8 ati+10 26+7 3tl+8 cjb-9 9v2+12 3pf+13 5ou-10 akh+10 81z-9 r3a-11 29v-6 cfo+12 a7g-14
57v-16 1po+8 1en-12 2kc+7 4ha+13 823-6 92j-7 2ns-10 149-7 dim+14 322+6 7nr+7 f7+10 6zi-11 8d5+6 1eq+8 l51+8 63e-15 da2+12 366-12 2ye-4 t7t-6 98m+8 51s+9 1oe+8
82s-7 7h5-7 15m-7 4z3-11 4rg+12 dh+12 24o-6 4i9-7 3bw-8 17n+6 3n0+8 o3-5 4vo-13 2pa-10 4da-4 4v5-9 7i-9 4q0-9 8nl+7 bf0-11 13f-13 2rw-10 eyd+9 vw-11 35s-19
80i+8 6ka-10 26c+10 176+12 6ne-7 67a-5 1ni+8 36s-11 5ka+9 mu+12 3xy+14 3pi-8 77t-9 1a5-18 3ob-9 1we-11 6hq-10 19b+10 mp+5 cc+9 4tu-9 2rk+17 7bt-12 ti8-8
3r9-11 2ir+10 2tx+10 bjw-10 9cs+7 af+5 2zf+5 1t4+4 53i+10 21d+10 1f0-7 7vb-7 45i-18 6ms+11 rw+11 1co-13 5i9+11 3c+10 7pa-19 48f-13 eik-11 6mu-13 a5q-8 1o9-11
653+9 7q+8 6jh+13 1a5+10 4q-9 8y8+10 fxt-8 4mw+11 92b+8 gyn+6 2d8+9 208+8 9mm-8 43d-12 3ua-11 674-12 7qq-13 r4-8 gup+9 10h-9 4jp+11 7tc+9 g4-9 t1+6 6bc+17
d7-7 kok-3 28s+7 9cl+12 516+9 9qp+9 5y7-6 49a-7 2yk+11 778+10 5me+9 jyo-7 amc+10 7w-14 1av-7 n13+15 f94-16 2y2+9 5v7-11 5hw-14 1j8+16 7f6-7 1fx-9 2p9-14
45i+17 1i3-14 328+11 3kj+8 km-9 15a-10 2od+16 qk-6 rg+12 6pn+9 4nj-9 w9+10 3ux+11 r8-12 55+11 cou-8 wu-7 7p8-6 13g-19 ux+10 3r7+10 33n-14 170+5 794+14 3k0-7
5ck-12 eym+9 7jv+8 17a+14 7rf+8 20j-10 4fd+5 3al+10 2af+12 m4u-10 4x6+10 cqv+6 41z+5 64v+9 3xx+11 13f-16 4er+7 jfc+6 39y+9 3l8+11 5rp+8 r5+8 9ir-8 2fy-8
1rc+11 dn8+13 9lt-11 3ly-19 ik8+11 eh4-11 1ox-15 84z-18 u6+8 837-14 1ah+7 7ku+5 4hz+8 7qr+9 6xj+12 30x-8 85-19 18m-16 ad3+11 68a-5 1j2+7 2g4-13 5es-11 p39-11
cb0+9 cik-8 3e2-11 p21+11 3ke-13 46o+14 22o-9 msv-7 2a1-10 9tt-11 85v-8 6nu+18 77i-11 b-8 84e-11 6t5-13 11f+9 qe-8 6wf+15 2f8+12 g9s+10 1jk-8 1di-11 1ss-13
c7k+9 73s-9 3w6-11 1o9-6 4yk-11 3zj-10 1mf+7 64s-7 4ob-10 1el-18 4jc+16 5z1+15 2i9+20 1rv+12 62d-11 ooi-10 i3p-7 8ev+13 4ho-12 55w-8 1j7+6 vr+11 2qo-14 b7o-11
l1-10 mi-7 32q+9 94-10 e1g-10 2lz-10 4jc-9 54s+10 2jb-12 33+7 99+8 5rj-18 47a-11 3p8+7 464+10 1xl-8 250-11 1ja+7 2lp-8 5x+6 c3i-7 u9-5 8oj+7 yn+8 d7d-8 lt+12
9c9+9 7it+11 2pz-10 1tz+11 m46-10 jw-11 x0+6 vv+7 4rx-20 aqf-8 ah0+8 zi-11 d7f+16 4hy+11 1u0+13 38j+12 so-7 box+7 85w-5 bwz+12 196+14 8gl-7 30y-10 3gb-11
1us-10 da3-9 79d+10 bqc-10 hp7+9 3w2+12 17e-17 1xe+9 2m0+6 4ou-15 49h-10 99t-10 4t6-8 6tj-13 nc+7 cs0-13 1fy-17 724-7 950-5 540+12 2gw-6 115n-11 hd-12 32r-7
5-21 g8-10 8cj+13 81q-10 3eb-9 6w8+8 em5-16 1nt+11 7o0-13 wak+13 7pn+9 7jf+9 ic+7 1wz-8 au4-10 1xu-11 5t2+9 5iu-5 4q-9 31z-13 oi-9 341-6 32j-9 889+8 194-9
3t1+8 bur-13 g68-9 27p-7 57f+11 i3+6 4f3-8 5iy-12 3hr-18 rf-12 4zm-13 bd1-7 nk+9 9lu-11 109+10 6zy+7 8c5-9 io+11 c68+22 20s+8 5j+9 4jn-11 cp3+10 5fu+6 6wi-11
711-9 3kk+8 b0+9 6kx-8 9nc+20 1nb-8 35n-22 3cn+7 jf7-15 4dn-9 1y2-12 e3w-10 xwg+9 vq7-11 3h0-7 428+7 5yh-13 gi+9 2r8-11 538+7 4ua+10 15d-10 ia4-8 1lj-11 h9-11
1bv+23 jcc-9 7la-4 4r-9 3dz+6 kad-7 ld+10 4ii-12 5hy-7 bvj-16 abs-5 9z-10 1j3-10 wz9+10 au+10 4ve+14 19t-9 7ms+15 dh+10 70c+10 1xg+13 86u-8 aop+5 55q+9 4u7+11
2x8+13 fqr+17 2z8-9 6x-3 i4m-9 58b+7 6jc-15 19+7 ps-10 3gn-8 1hg-11 7o5-10 1mg-13 4b8-10 1r6-8 qi+10 2od+4 bma-16 3pi-5 6r7+8 6s5+8 3nn+8 1b8-12 7kr+12 3a0+10
ah-12 2ul-12 4p0+13 isg-9 c57-12 75g-17 2um-10 31x+9 9uy+5 kh-8 n2-9 1sq-15 kwa+8 1dj+8 89+5 twg-9 4xq-11 eml-8 2jc+16 84i+10 hl-13 6zk-8 2pl+11 50p+9 7xv-17
53+10 5ir+7 78e-6 98e-10 5p5-11 1l1+8 31i+7 3jx-7 5tp+13 jq-9 19h-13 50q+6 4p3+8 8in+12 1m8+8 63d+12 3cq+4 mu+8 81m+14 qf+8 4uz+10 nx-7 2a2+13 eek+16 ce0+8
75n+13 3qc-11 do+11 47-11 6ap-7 5dv+8 fk6-9 a14-10 9m+10 u4-5 7il+10 24a+15 jo-7 4s0-5 8fq+6 sn+8 3xw+12 1wv-13 lt0-12 2vj-13 15c+11 5hr+8 hpa-15 6fo-8 5lj-9
1ol+9 8yv+7 3ej-10 cz1-9 84n+5 5tf-11 oa-8 sy8-8 15i+12 e0j-21 1is+7 1cj-9 7j0-9 l73+7 18a-7 2ma-14 3kx-8 j8-9 i2+12 aem-6 7hs+7 69j-11 acc-9 cop-11 5s8+25
91m-20 4l1+6 2gp+15 fhs-10 6bp+6 1r3-7 rc-12 3ym-13 233-8 91u+19 7wz+8 5aa+8 f68-9 7lr+11 86-8 39b+7 17-9 1xi+13 14p-8 33n-14 3uk+13 139-10 j80-11 1cu-9
c4u-15 286-7 4vy-12 e9i-12 64-11 1p1-8 18m+9 bhz+12 238+13 ib-12 29u-9 drp-13 3p1-7 1ut+9 26q-9 9-7 26f-13 v6+6 iud+11 1rr-12 13k-9 3f5-7 171+8 5yp-7 48h-9
2mx-7 a5t+11 3kg+8 3td-9 3h0-12 7x2-16 9l2+8 2dv+11 6oa-9 7m0-6 l4-11 c8g+9 8f9-9 15b-12 6ha+9 6ke-9 7mp+8 n47-11 4e8+16 6fd-13 dgj+8 yl-7 13t-10 4mv+15 3nx+6
4o1+8 2w0-5 64w+11 7i+12 2hp+8 f1f-8 65-9 28r+11 4ti-7 28y+9 1ru-10 287-10 9d2-7 7lp-10 kg+13 5e6-15 ff8+11 1cc-8 5m2+7 r5q-9 se4+9 2xg+11 1ls+7 dsj+12 b49+16
26f-8 5sb-10 dkn-7 8zo-7 b6-8 w5-9 612+10 7z7+7 r2-8 6kf-8 ov-14 5qp-11 ljz-14 yd+7 4zj+7 c5-10 15s+9 4i5+8 5jq+5 2ix-15 gd-17 8o0+6 6pq-7 466+8 98q+10 2r1-7
9eg+14 ob+16 efa+10 68w+3 1nd-8 10v-7 1b8-9 4rp-10 2iv+9 2pp-6 8uk-12 3ig-9 k6+17 2x5+9 1au+8 81+7 443+8 51a+10 7vc+11 3w6-17 av8-6 6sq-5 2dr-11 9s+7 xx+6
4vd+8 21p-10 6b0+6 aou+11 3m6-8 7jx-10 97e-10 70u-8 5h0-20 33k-10 1l-13 5q7+8 9n6-10 60n-9 ibp+11 lub+9 54p+14 4rp-13 rfx+10 10d+11 6hx+8 2sq-7 rw5+6 6ex+10
mxw+8 1ev-9 1qw+8 6lq-15 ldg+10 an6-9 2kv-11 li0+13 9az+9 ke+9 35g-6 goc+27 btn-14 4yg-10 2wh+12 xn-8 16g-11 1xb-9 e6r-7 254+7 5q-12 2oq-13 6c-3 2yw+11 132-9
xc-11 o8k+13 3h4+9 3s2-5 lc-17 bfj+10 3bv+10 570-14 39q-14 5wr-8 h3f-8 ha+8 w0+8 c2-7 aq2+12 bav-8 m0+9 7j2+8 7h8+6 g+13 y2-7 1jw-6 3t8-8 y9-6 dv9-11 101+14
cy-16 nm-7 8s0+8 5cc+8 bd+12 6tn+19 2k4+5 1hz-9 9yv+10 3j6+8 eul+14 b8m-16 3b9+8 60s+9 96p-8 2u2-3 49w+12 arn-8 35o-10 49r-8 6h3+11 3dr-9 301+9 157+15 4tx-9
8dt+8 2ss-8 1xz-8 gm-16 326+13 2xk-9 5b8+13 40c-13 5vc+23 l4g-10 41e-4 13n4+6 2qw-11 fhd-5 avr+13 673+8 33m-11 wx+13 dll-10 bex+7 cx3+10 5el-15 73r-17 3mh+11
1a7-13 6er+14 9zj-8 6g+14 bzv+6 a45-14 8ts-14 4ee+16 pd-9 7xg+11 2jf-8 pnu+10 i1a-6 br8-9 3e0-8 3vn+10 28q-7 15n+19 6vr-14 71w-12 pa-7 1c2+10 qq-12 1j8+17
b9u+16 3qo+9 bzp+5 1nx-10 8wg+8 2qa-10 6ea-8 9my+10 4as-6 eps+9 1mv+7 4gk+8 jo-10 5nu+19 4tt-8 6if+11 2f5-10 1ve-11 27s+14 2eq+8 1o9-10 3hn-7 7jh+9 503-6
6m0-13 7qc+7 3yn-8 56q+9 23x-10 4ci+13 h2-14 37k+8 1we+9 1qu+6 21i+6 16-10 1di+20 5cv+9 7b+9 dg-12 394+10 8u9-12 d8h+7 6aw-11 c7x+15 f4m+4 l4v+8 8gq-6 8za+8
671+10 13v-9 7nz+8 1os-13 yz+10 cui-13 2up-10 4gr-11 173-15 8lp+9 4sa-8 5u7+9 9yy+9 17q-15 hk-7 8l5-11 1x3-12 a2-11 9hs-8 40b-9 czt-11 5yj-5 1b0+9 2i3-8
1ky+12 215-12 7xs+8 6ff+9 8ex-14 1nw+7 1e5+12 2wd-11 6uu+8 a4x+10 3z1+11 5cg-8 1cjj+13 7gn-8 5hy+9 5cu-11 2sb+10 1uy-9 3mc+9 bk-8 wi-11 87n+12 9h3-11 1zt-7
65n+6 1tm-10 5my+15 etn-8 v6r+9 1is-15 2qx-12 778+16 dqk-6 g5a+9 193+15 6nd-6 f7z+7 r5+8 3ik-16 8ck-13 2gf+9 bz+6 24n+12 5vv+9 3as-8 gxx-10 5bl+6 1q8-10
8d8+16 ci-10 47x+8 6ed-10 3wv-10 4mv-7 1ab+15 7z0-13 1zr+11 bb+9 2rp-5 o7t-9 6j6-8 4g3-14 z0-10 am7+7 cmb+13 yi+7 2hx+8 8u8-9 fu+8 432+8 1b6-15 1du-8 208+12
kh7+6 93q-16 4h5+11 610-14 1yh+4 4r0+9 d44-11 1f0-3 776+13 2m9+7 im-8 8jv+8 daj-15 8hg-10 nv6-6 78-11 12a+10 lv-7 bw5-11 3dm-13 1z7-10 7gf-9 8ck+8 4so-8 62i+9
34o+10 ex2+17 44a-6 3ur-7 1tm+8 358+11 6mr-23 6rj-9 4cd+14 1ev+6 a9f-10 6dw+5 6pw+6 71w+6 ml7-12 h0o-5 2xr-9 40a-10 2ha-6 lta-20 4ej-14 azl-8 dyg+7 th-9 da5-7
1l8-8 375-7 a7i-14 4g4+8 ajo+9 ll1+9 3bw+9 f1+8 4pb+10 3qg-8 3fu+9 aay-10 33-10 5jl-7 1wc+9 12f-11 355-7 309-12 3u+9 737-16 e3r+10 coe+14 1j4+9 hoy+9 1rr-15
113+11 cvy+11 mgl+11 3s9+14 ejb-9 k5+17 99t+8 ajk-7 1ak+7 6ur+10 ber-8 bd2+12 5kh+11 1r5-14 8l6+9 lz-7 9g4-14 17o+10 aho-7 3x6+8 lx+11 bgu-9 1cy-10 3w3-6
2zu+9 2mx+8 x4o-11 2gi+11 17n-9 74g-11 84e+7 2la+9 6i8+21 7gh-10 4zr-8 1xg-11 1wm+10 5um+6 aq-6 9k-8 tks+10 2it+12 4xi-19 cbl+7 36v+9 cb+5 a-7 80h+8 79v+9
198-9 97n+12 2f-15 15uv+12 2sf+7 4r-15 2p-9 4c5+9 5ze-16 p1-7 7t6+5 4l8-13 4l4-13 gxt+9 2zv-13 ge+10 3hw-10 eug-14 6zo+9 1hxt+10 72w-8 10u-5 6c-4 4tz+9 5qz+11
tom-11 1jm+11 juc-12 1er-9 gbg+8 dd4+11 19h+11 83c-11 1o2+9 1dw+18 2c0-10 6fk-9 697+8 6yo+8 31a+8 4yz+9 3x3-7 4bk+15 dm9-13 19+11 2nc+11 87m+10 cww-9 a1y+4
f0-9 5rb-12 kq-12 es+9 3pn+10 4mu+7 emz-10 2a9-9 75-9 45m+7 1u3-12 gw-10 8oa+8 5y8+8 4cg+12 3oh+8 bop-11 1c3-8 te-13 cop-13 4sh+5 aqs+11 72p-11 ju+9 478+10
8o7+7 1zf-18 ic+11 9sf+11 st-21 546+6 1ow-7 1og-9 s01+12 29r-9 15m-6 f1-12 6j0-7 hbg-8 7hy+9 gig-10 84u-10 4wp-7 8gn-14 14-12 16v-10 16j+9 3y3-21 ga3+8 1w7+9
j2+11 1hd-8 c9l-6 291-14 3q0-11 1v9+8 1jn-9 bp6+7 51e-11 5b-9 1xi+15 42d+9 4cb+7 25a+10 h6m-14 hdw-21 32a+15 7wq-11 66y-10 13b+6 52x-11 6cq-7 ub+7 1l9+12
blk-8 g4e-12 ju3-11 19p+10 222+5 2nl-24 24b-9 60h+24 3lq-12 4dl+12 6fq-15 24d+9 83f-8 afy+8 2p+7 23r+13 ls6+7 5m6-11 6w5+9 2qp-11 90o-10 2qw-10 3xa-8 2qc-13
45b+13 33p+11 9wk-14 1mf+9 23s-11 fq-10 3ab-14 28m+12 17f-13 2ia+9 4aj+7 j6w-8 59+5 499+10 65g-11 1rb+3 yg+13 3pt+11 2fx+8 gxv-9 1gh+7 e5+12 ae5-15 5de-7
1fp+9 2fu+8 d5e+6 mkz+19 4bw+9 4ay-9 ar4-8 5cp+13 1nk+10 zb+9 ji-9 54z+12 cii-11 3qz-11 huy+7 2ul-10 bwa-9 7cl-8 9b0-24 4qp+10 av5-12 5cb+12 gg-7 j3l-10
k5d+10 8es+8 cfs+17 1qr-8 2m8-7 nwy+9 ca5+8 2we-9 680+17 15x+8 ghc-9 a5l-9 nnd+8 tk-8 5eh-9 3y4-10 2bf-8 9b9+12 17g-17 1ah-9 536+9 1bl-17 2qo-6 mu-10 1j0+10
2je-7 bms-11 3x3+4 d48-11 3z9-12 9m1+12 15h-8 7tm+10 8cm-18 xc-11 px-8 rh+14 a4e+2 5b3-11 3fx-6 osh-11 w4+11 345-5 6zi+4 2wx+7 1mt-7 6g-16 7rm+10 3at+11 4c8-7
9uk+8 c9t-12 vy-16 dko-5 4nv-6 1vu-10 2y3+8 2ck+10 8ir-8 2ma-10 5mf+9 3gp+7 ks7-14 64d+8 12k-8 6zi+8 27g+10 3oe+6 3kl+13 2gi+6 4a7-9 7zl-11 dt-8 xs-13 y3+11
t7j+7 iza-8 7ts+12 6ux+15 80k+8 2x9+7 a74-13 6af-15 d9w-14 3gp+8 ctw+11 hr-6 6cj-9 55f-12 4uc+14 vp+20 2e5-8 3sc+6 5lq+7 9l4-12 7ua+8 2h7-9 612+8 f5-10 3dn-9
c1k-8 k+12 7y5+7 53y-13 20s+11 2z1-7 3im+10 oi-12 xx-14 cl3-8 1ne-13 6bm-10 2zh+14 inl-10 6wa-16 dt+19 hzz-9 76-10 3rv-11 21+9 6f2+11 xf-8 34t-8 3gh-8 8gn+10
wdo-8 60s+7 3y2+16 a74-10 1wx-13 a1b+9 6jk+9 2sa+11 b21-7 i6+11 19-12 sdu-10 24-6 46i+8 7m-6 1ab-11 4dc+10 1r7+15 8y-20 ms+14 l4y-11 7qs-10 2er-10 6qo-15
67u+8 a11-10 gml-9 5ye-9 yp+6 18g-15 ccx-12 13c-9 7ed-8 4tj-17 dy-11 2sl+12 2i-10 392-9 13t+6 b3c-11 49q+8 4ly-8 26l-10 3wo-7 1ew-9 3td-12 3r9-10 5z4+9 gr+11
h65+12 6u9-8 1xf+10 q-7 3qs+14 2a5+12 70o-8 1xb+28 he+11 2zb+8 2d5+8 3vq-10 4pd-13 37q-9 q8-7 5a4-6 62e-6 4qs-12 2k6+15 9tn-10 5jh+8 260-11 5f4+12 319+12
31j-11 5t-8 19e-7 n7t-10 2t3-10 2gt-11 hez+13 3ht-9 5m3-7 2re-14 9kw-9 89d+5 4b0-10 21o-6 fd+8 csz+11 sv+11 1x4+18 3hm+12 hq+10 1ai-7 3vl-3 5m0+9 5i3-9 23b-12
1x9-9 46w-11 1in+7 44s-14 k9e+11 by7-7 361-7 27z+9 i8-13 2b7+10 b8b+14 1w-12 6wa-6 5s-8 mj+10 6ov+11 15h+16 18t-9 2au-10 2l5-18 348+9 46c+19 60c+9 bb3-9
2tu-11 5nv-14 6qz+12 f3+9 2i8-13 jj4+11 2mo+11 1ql-16 3wk+12 325-12 5p-5 5l+5 2wd-13 29d-9 799+16 1xk+12 8bt+9 bp9+14 1w9-10 1dj+12 1dk-7 dy1+8 2dr+8 1kw-8
2rw+8 w4-7 3zy-11 bc9+9 ul+12 2i2-7 290+11 2eb+11 29v+10 2f2-14 5md+11 1cs+8 20q+7 25w+7 82k-8 33f+12 iue+12 9vc+4 4m1+12 1nr+7 7v-16 cz0-5 2v6-14 ctb+11
cbc+13 65i-11 4hp+6 4e-10 b0l-11 bp+7 vg+11 3w0-7 gg-7 asx+10 22q-7 297-11 8zi+13 75i+10 8i8-16 1n0+11 axx+8 994-12 4f9-9 993-2 lr+15 yq+6 3p9-10 9gu-7 lzu+10
cbd+12 qv0+9 uq+8 5gf+8 eso+9 c6m+12 1l6-15 1fg-11 atv+10 xr-7 uw+16 7f4+18 vg9+15 8os+8 g17-7 acl+7 c1+11 3zg-9 ic+6 3dm+13 3ct+8 9f1-7 2yg+7 l9o+13 2ib-8
270+9 ip4+9 im1-13 1iz+18 737-8 bvw+14 pbf+12 a7r+8 k6+15 5i6+13 2qo-12 207+7 yh+15 2sb+12 4c8-22 kl-8 gfy+15 8l6+10 9mh-7 9is-7 2pt-6 1r0+8 2wt+7 5j+17 f6-10
4v3-11 8pl-9 1es-9 12+12 4eq-6 259+8 4mj+8 3wc+8 827+14 5p9-9 1ye+23 8i3+8 xq-11 eyj-14 3yy-8 9m+9 496-13 2go-8 73z+11 cz7+7 mp+10 1cw+12 3kf+8 211+9 1em+9
36i+8 45o-12 lk+8 d6+9 z4-10 392+6 2h4+12 7ql+15 9ui-7 od+9 mh+8 1nk+9 2tj-8 1yl+12 w2+7 dc-11 1of+9 d34+7 dx9+12 90z+8 38o+7 34a-8 1z6-6 9i-13 66x+9 27f-10
a0l-9 hw+6 fgj+8 5ab+11 273+8 85l-9 1aw-9 4zw-7 8nr-8 jo9-11 5q3+14 c5+7 3q+7 jn-8 mq+12 4fa+12 7px+10 iq-11 5q+12 2ig-8 3wf+7 2gr+13 d3k-11 3wt+10 dgt-9
30o-7 7tv-4 1uw-10 3r8-9 9qr-12 30m-21 3vf-12 ajr-11 9uo-9 bv8+12 8t4-10 2rf+8 7a4+9 og-11 4gq-11 ami-8 b67+9 133-5 kx+9 sn4+7 c6v+10 4dx-8 6sx+16 2wp-10
hh8-14 11m-8 kjc+8 po-4 32x+8 654-11 nn+12 xj+8 a5s-9 5yi+11 1jk+9 co+14 2pq-20 7u0-5 4jt+9 akg+9 500-10 kp+9 d8n-22 a0p+16 7e3+10 2xn+10 ii4-9 lhx-8 8ri-11
180+8 1-7 2ks-9 1bn+7 4o2+11 35d+4 aok-11 86c-14 lew-14 6xj+10 4rc-11 4g4+12 4vc+12 5hn-7 44g+7 1tz-9 2se+8 955+5 553+9 d8d+6 9tk-8 4b6+6 ajv+10 74z+10 s0+8
6n6+12 d2y-8 6hf-9 67u+6 8g6+11 3x2+10 2w+9 hu6-8 5ff-8 ca-9 1mh-12 487-11 3k2-9 5nd+9 8lu-11 ss-13 5vl-13 1jm-9 84z-11 31n+14 ecw-12 2pk-9 4wy+6 7j7+5 ax0-13
6zx-20 og-8 8ka+8 1gf+10 ai3+6 8yk+8 5zk-3 2bh-3 1w0+15 5xe-10 1ea-5 1sq+11 6ib-18 7r5-10 5ss+12 276-10 2d9+8 5iq+11 34o+9 1qo+6 3zz+10 1yu-10 27k-8 1z9+9
afd+8 bnt-12 pq+9 o-13 3fv+7 6v-12 66k-7 6bq+11 145+9 2kw-17 haj+7 4bf-17 uy+13 1zk-9 34t+14 1im+9 36+9 c7d-14 170-10 87+14 6wc+10 7su+10 1il-8 45c+8 ah5+18
fbr-6 3fd+11 ab6+7 511+10 5n4-9 kt+10 3oq+12 aww-9 jr0-13 q4+13 i54+11 32z-13 1pg-10 evd-12 eko-12 2j5+5 2rf-9 679-9 cfg+10 2h6-22 7ev+9 1f0+9 2kf-9 425+17
3wp+10 3xy+11 hnu-20 9l1-9 8he-6 5c7+3 5fj+6 3p6+8 2a4-11 49t-12 3b-15 21a-8 hu-9 5dq+8 18u+9 3tv+14 7l6+13 89c-7 6m0+10 3j7-7 3nc-10 89l-10 2nb+9 2go+11
63q-5 9sw-9 r2-12 16n-6 4yj-15 4lu-9 8zw-15 hne+7 346+8 8fq-8 1oj+9 21s-9 1c9m+10 6a7+11 8o7+9 3el+7 4dn-10 92+9 1et+12 442+11 ke-13 5j7+9 5cv-8 105+9 epp-10
12o+11 cec-9 1b0-8 9i9+11 lqa-8 3w3+10 46j-10 70y+10 3y-14 osq+13 7fb+15 b5e-10 5u7+8 k76+8 4bu-8 9h8-10 2u8+12 3o9+22 53f-9 gvr-13 1dv-9 ym+6 9ax-25 52i-13
4ak+9 37a+9 9tx-8 17f+16 7kj+9 dy0+7 89r+7 1zo-10 3vy+10 8iq-7 107-13 8tu-13 bk9+10 4fx-9 dsy+6 bsd-8 1ik-7 3bt-8 58t+10 8v7-10 gq8+9 6fr+7 1p4-7 isw+10 3ey+8
1fa-10 7so-10 6sw-5 19d-15 hri+9 11w-8 b02+17 90y+14 ur+7 hhk+7 b9g+9 3m6+11 h0+11 frj-6 a5p-10 drl-9 1787-8 41c-7 2a0-10 1vv-10 1ja-11 xo-8 bv+12 4sz+6
2ex+10 77v+10 ae0+9 392-12 23r+10 aea+13 r3-7 ad-12 9yf+7 8si+25 k1e+7 w7+11 5x1+9 vk-7 gd8-11 66l+7 234-10 44e+10 9h-9 c74-10 3ta-8 1lc-13 61-12 fbw+16
56v-21 48a-7 53x-9 5kb+10 6n-10 9om+7 1n2+10 5wr-9 2g5-7 8kk-12 h1i-10 2bb-15 71-12 hh-12 1ma-7 eb1+7 9d3+5 aug-6 5m+7 223-16 5m9-10 31+15 26k+7 ay8-9 6yf-7
1zp-6 26+13 7um-10 ck9-6 fkk-4 ld+9 1em+18 1gn-9 bw9+10 1k8+15 9hq+9 44-12 eut-9 6nu-6 4dr+13 8m-10 259-13 jh+8 4vo+15 39p-8 298-8 4dk-9 5y1-10 hs1-7 qv+13
e3j-6 fms+14 1x9+9 jo-7 dpj+9 jv-15 pzy+10 uw-10 ak+12 h3c-8 7ff-4 3an+9 ceb+9 1i6-9 en+15 1ue+6 4yl+16 cra+10 1k6+10 sgd+7 5m8+8 ftm-7 3j8-11 2xw-9 2s4-8
2ij+11 17e-12 brs-10 4vd-8 6wa+8 570+6 eyr+12 4tu+10 6uo-11 9w2+10 5ju-16 1zg+13 3xq+5 1s7-7 z4+7 2hj-18 3wr+9 213+7 3kl+6 bzr-13 fz+10 e93+8 3d4+7 k90-12
rke-14 66u-13 1f3-8 7qb+10 ij+9 pv+15 1h1-12 8ws-7 lzr-9 2t4-10 33h+10 2hg+9 3pa-4 252+9 89i-10 8r5-10 3nd-6 sw-11 8y-9 3t5-6 fl-12 ga4-24 1pr+7 1gh+8 1r5+7
2w+11 apr+12 218+14 61a+7 hm-6 42d-7 ba+9 u8s-7 du-10 kvp-7 5u1+12 8tn-7 c29+9 4ka-7 3cu+9 b3g-12 3ji-10 gn4+9 21r-9 6nf+13 5s+7 262-13 3rv+11 g0-8 163-6
214-14 5jh+8 7yq+8 u1+9 g5w-8 3az-8 4yb-11 1oq+24 1sd+8 ejp-6 5u1+8 5d2+6 im-12 6xb+6 17e-6 cd+8 1q1-6 35+3 4i7-19 850+7 7n+8 2i3-10 feo-11 9ln-5 3sm-10 br1-9
6m0-8 1m2+10 29i-7 p-10 2ub+10 1c2-24 abz+12 az-11 6mq+6 52c+7 5ml-7 p5g-9 f-10 2dq+7 25k-12 67i+10 cyv-6 1fu+9 bep-7 rcq-7 26v+3 5x+8 hv-7 73w+11 7tl-9 ceo-8
7a9-17 11i-12 1yy+20 wf+10 ie3+5 6qx+9 1hz-9 30q+16 6sz+6 nc+9 547-8 17z-9 nz-9 68+10 di5-10 8vh+9 20e-8 1y3+18 dj1+13 3h4-8 dis+6 117+12 g1w+9 lnc+10 8uf-8
ay-15 ie6+7 e98-17 bp+7 wg+10 3bh-10 6c-13 3y5+10 1ea-10 1sl+10 aln-13 po+10 97u+14 7fe-1 az-11 9dt+10 6t3+7 md+8 rog+10 4yj+10 1cq-8 e2k-11 1se-6 2l0+14
4u+12 5kl-14 4do+8 3cm+8 47a+10 155-9 e6-10 6pc+9 4pr-10 uq-12 b7e-8 2iq-10 aq-8 3sr+8 10g+11 2fz-16 4fh+8 3bk+8 1gn+9 626+14 eyf-12 8qq+9 u0-13 1cb-6 216-11
12z+9 6sf-12 ft-12 5f1+8 5ig-8 yq+11 1cl-8 7jm+11 3a+8 bh-11 gc0-12 5kh+12 ed+7 dnb-14 17b-10 gga-15 j78-14 51+7 3wp+9 7ij+8 182+8 e5h+9 3r1+8 1mw-16 3b5-11
c26+7 sd+7 1d6-12 8uk+11 82j+10 8gr-14 5ud-10 1q7+8 1kw+6 gtz+6 1bu-12 8hx-9 3aq-8 4ha-7 54g-14 2df-16 5ww+11 7qt-9 lkk-9 q-11 1hg-10 5vn-9 4bf+17 bqo+14
17v-10 4x5+9 4g1+12 1r4+9 1ea+8 lh+8 6sz+10 7s-12 hfq+7 ku0+10 29l-16 kq+12 5cl-6 3hk-9 1ir-8 248-9 518-7 mw+11 9kw+9 5db+7 b07-11 135+11 8g3+11 375-10 6pv-10
1a1-10 jr-11 dzc+11 2ox-10 7vd-12 4by+11 56j+9 91p-14 4b2+12 co5-11 4n9+10 25e-14 32i-14 bw3+4 3kj+7 4gq+8 3nh+11 5zh-16 h5i+7 7nl+8 1fd-9 2uq+13 1ba-8 60a-7
47z+17 yn-13 76+6 hm2+15 7m-7 i5+9 6ux-20 1ok-8 5b8+12 5n5+11 6mt-10 2gf+6 1ko+7 5oa+12 mc+11 529-9 366-12 4sc-14 2yu-6 268+12 75x+6 2tw-8 7un-8 19f-7 4x5+7
1xb-9 3s+15 9gd-7 2fk+12 4ik-18 22o-12 4q4+8 5o0+9 1px+9 1mh+12 9t1-7 945+13 6j-7 9tr+15 5wu-9 bm0+6 20u-7 ci-15 2nr-10 64m-8 6m+8 4au+10 72z-9 fc+9 7nw-7
i6c-15 ex+8 6yi+10 mao-10 jy1+12 s9+10 cxa-15 a01-17 9yy+10 1lu-8 295-7 bjr-10 9v3+9 1ck-12 l9-12 7z6-10 q9+10 bce+9 clk-11 ib-8 8kp-14 wb-11 1yd+9 4u3-11
4bi-8 5kg+9 2ma-8 2oq-9 nlm+18 1ww-7 f7-11 157+4 8jj-11 2c9+10 1n7+8 4mm-8 1gy+9 18h+9 l7+8 1cy-8 4ou-7 8k9-8 9h8+8 3gz-9 29p-8 79l+13 2v1-8 4fv-8 4az+9 1yi+9
77-9 4n9+6 147-8 16k-21 6ff-6 51a-7 3mn-8 hsq+9 11v-8 1fb+10 1g3-9 3vl-13 2tz-17 uu-7 1e3-8 3h1-7 58b+11 9yn+6 j4i+11 8pj+12 3f2+12 w5+12 mw+8 za-19 22z+15
67u+8 18a+8 apn-7 sde+6 1ww-7 8ux-11 6l-9 mcc+9 1wm+8 7bl-8 2ne-10 xna+8 i0-8 4xl+9 4s0-7 ss+11 49f+7 139+10 2bt-17 c-8 4ch-9 1zs-9 4sv-12 aju-10 4hc-6 115-11
dcu+11 2zw-11 e8t-10 bfi+7 ch7+8 19y-9 cv5-9 1ne+9 ala+11 czc+8 8kg+10 6zh-8 2zs+10 qnv+8 2lv-8 5pe+8 awl+8 4f1-12 214-15 2hv-14 71r-19 2vc+9 3y5-19 6ym-7
4ta-9 qz-12 vh-10 a5d-15 28k-7 jo+8 6z1+7 dq-8 bgp-14 g8w+7 iia+20 7g+10 8ec+5 5sa-7 2qh+10 4hb+14 1gh-1 1vx-12 33q+8 61f-4 4z0+13 c7-8 b8z+10 at-10 14u+14
4a3+10 65m-8 f1-8 19r+4 2wx-9 466+8 20n+10 6y0+7 hbf+16 7ja+12 9bo+6 r7-11 yg-15 29i+10 773+8 4ix-8 b8g-8 71d+6 5fq+11 9mv-7 nz-12 3v7+9 cz8+8 60p-8 2nh+14
a-7 ix-7 2mu+10 9nb-6 df8+8 ahw-10 7fd-7 4f6+11 22y-15 9l5+9 ko-6 6tg-10 4ge+10 8v7-7 37v+9 4yo+13 3sx-7 b7l+9 15t+14 8f2-11 1lf-7 8iq+13 50x-10 don-6 4kj-11
4hv-7 4hh-8 1if-19 d-16 ncm+11 be2-8 29f+12 5h9+8 4vf-16 l2+8 4dg+13 1ka+11 14x+10 7yr-8 ct4-11 2ln-13 44n+11 49e+11 498+6 1x9-9 6xd+14 2q8+7 3xw-7 4x8+10
rlc+16 1v3-10 61s+11 d30+10 57t-10 1rk+15 3q0-7 jw+5 pll-8 4ff+5 7ad-8 1so+9 zv+10 5sd-12 6be-15 1ox-8 40s-12 ze-4 cc0+9 c5h+8 53e-8 7pu-8 a2-11 4rs-9 2lw+18
os+7 2mq-11 1hi-8 dfp-9 2r8+9 gu-8 9vq-15 6k9-14 67y+7 6if-13 28r+11 7uk-9 1ki+9 18x-5 8w6+11 acu+10 ats-10 4ur+8 kxk-14 47m-16 2z0+8 5n6+12 77-8 3tb+7 d75+7
2bi-7 1z6-7 4wp+9 ayy-24 604-9 5g0+9 1sy+10 9ll-11 ut-14 7si-26 l4k-8 ah+8 9a+9 i3p+17 6j9-16 8pe-6 im-7 1hz-8 1pt-9 40a+9 291+8 fm-8 2pd-14 2in-8 g54-18 to+4
474-12 2p8+12 f4+11 1rb-5 12z3-16 c8+12 3lj+11 d3-12 1a0-24 6gn-9 3f5+8 19n+10 1fr+6 lxr+10 17c-11 4j+11 366-10 ckp-7 2kx-14 697+6 196+9 mqw+9 6i1-8 qu-7
gf+11 8xi-7 4no+9 lr6-6 8pq-15 24d+11 32u+15 1ma-13 1jo-12 6el+7 7yt-12 1vx-8 5yq-18 134-8 17l-14 jm+11 2c+5 1tq+9 1tr-17 9x-13 5k5-7 2km+10 4a1-11 46l+11
ri-24 40d-7 vj-18 545-4 qz4-8 96y-11 3i0-6 4o7+9 ktl+8 3qs-8 5za-8 d63+16 4xo+9 15o-9 9ex+6 gv-6 8g2-11 1ob-8 o0-7 9nj-6 ivn-10 431-14 3wb-8 6iu+4 cn-11 5tn-9
fw-8 9y6+10 3wv+6 1uj-8 75f+9 1k4-9 xz-8 b7t-8 u77+11 9v3+8 512+9 14y+9 802+7 2mt+10 73g-8 py+9 na5-7 1fq-11 33i+6 4sv-9 1ru-10 9js-23 2p-6 29c-9 nba+6 9g9+10
5u8-13 cjm-9 bd8+13 e0n+12 1hw-14 5j9-11 1wp-17 9lj-10 7kl+6 gly+5 8d+10 18h+11 6bf+6 8a2-8 dy-11 5ee-7 3v5-18 5vj+10 442-9 7fx-12 1a5-7 1ok-9 9a7-9 ik-13
8hi-22 g0y+17 a9t-9 10n+11 3nv-8 32k+11 8l+6 4jc+14 6m+17 pr-8 1k3-14 4gu-14 hk0-9 1yz+10 sc+7 56v-10 b2+12 1k9-8 3bi-7 3su+13 2i+16 2ks-12 24-10 1rw+9 3bw-9
2we-11 4su+11 335+8 dfj-7 4z9+14 3m4-10 3b-10 v2+9 30y-8 13g-21 7ar+12 itx-7 4qe-9 654-12 91d+8 6ym-11 5cw+10 c9d-8 y9j-12 843-11 no+12 82d-11 3k0+11 2rf-9
221+9 1xm+12 3mn-9 7zr+8 32u-9 10t-10 1vx-15 7cg+8 81l-18 1he+6 5a7+11 29p+13 1vz+8 2rc+10 duv+8 75s+9 2ye-9 6gt+16 jwp-12 t2t+13 4bu+9 74s+9 2b-7 d80-11
u7+15 3uh+14 307+13 403-12 6u5-10 5gp+10 2k9+6 1px-8 mp3-16 1id-10 26p-6 sxi-11 ewh-14 9fx-11 5i-6 aln-9 m5k+16 ju0-14 dq-7 oq3-8 6yw-8 8o0-7 91+5 m8-12
2fw-17 3h0+6 2wc-12 9p+6 zv-9 2g7+13 lyt-10 5pm-10 6g8-13 a1l+7 d2s+6 452-9 2pf-23 13g-7 dlp-12 4df-8 4ca+10 36g-9 2wc+11 fra+21 4u+12 c5p+9 aih-13 5lv-15
84b-7 1xw-13 g2g-6 1pu-15 kk5+9 740-8 19am+14 ew-15 34t-9 er+10 3c5-11 6do-11 4ci+6 2wz-4 ayf+9 425-5 gzx-10 6o5-10 iq-11 jsi-12 5av+7 2q5-12 1cs-7 3a7-10
16-6 4ev-10 91w-11 8b0-15 2tq-7 sg-11 7mw+6 b47-8 6ni+9 ks+10 2xi-8 h4+7 254+15 fds+6 p6r-7 2jz-9 5am-11 xn-7 kx+12 7tt-20 13a+7 khh+11 hwv+7 2ld-9 1g8+11
g7-10 661+14 fqm+17 7bb-8 1ni+15 8ys-6 4bm-8 82t-8 3h4-10 5r6+12 80o+7 2fp-12 1yr-11 2o0+7 h9+13 eho+7 ed-10 aof+7 68y-9 sb+8 3e7-11 ffx+3 2cx+9 5rg-12 hg0-10
8im+9 87c-7 320-11 2g2-9 2kn+7 aue+10 3zk-7 mb+10 1vx+19 4mc-7 11i+5 aw-9 7pp+10 7cq+12 5ya+11 qu-7 36z+13 3fm+13 8s1+7 10k-22 250+9 uk7+6 j0o-5 g2s+9 3pk+10
1ps-11 4lc-13 58q+7 2s1+7 9ce-7 10x+16 nu+7 i7-10 f9+12 1ra+13 7lc+8 g1o-9 2hw+23 2ba-10 4q5-8 7w-12 4i8+10 34m+8 2mg+9 88-11 1pu-8 9sk+13 109-7 2b2-8 3zw+12
53y-7 5a3-9 d7r-9 5e3-9 9dq-10 xy+10 8b5-10 6xh+7 550-7 3dg-6 md-10 afp+6 mg-9 2e0+9 2l-11 gij-24 66o+8 2yg-8 lo-8 ccw+8 4dx-10 3r1-7 38l+24 2l2-8 1v7+11
4nw-6 34p+11 fwa-12 305+12 3d3-6 ojf-14 gkk+16 6eb-10 9oq-13 5kd+9 8n8-11 blr+7 l7b-11 61-11 111-9 jsn-8 3a9-7 okw-6 6nd+9 2fc-11 49r+7 47v+10 1uz-10 5ra-7
gzk+8 m6+7 4cz-8 jfk-15 2vt-7 7n+11 1ao-12 2wt+15 7xv+9 52-8 6nw-11 6qd+12 jw-7 1i3-6 53x+16 56c+9 e3g+8 7gg+16 2us-9 8v0+11 3fe-6 594+7 ta+14 gur-7 j3b-6
2fy-9 3op+5 1pl-14 j91-7 th+10 5ma+15 1q0+9 ta+10 i5-13 mvx-17 2nw-8 69f-17 iy6+7 b1s-11 tn+14 4ki+8 jqk+10 489-16 lz3+12 j64+10 8cj-9 4yj-8 13t-8 1pd+29
9ma+7 8kj+6 3qm+13 751-8 6dh+11 2lz-9 a81-12 n3-16 7zq-6 1j-11 8l3+10 p4+8 8j9-8 5sh+17 1yv-7 4tg+12 6xm-10 5vp-8 978-9 4n-11 147+12 4p0+11 de3+10 2xk+19 u-11
2ma-12 8vu+5 mf+8 l-4 e3+15 3n7-12 2u3-8 2z+8 6ln-9 d94-9 1j9-8 28f+8 45t-7 ihg-14 15a+12 bl+11 3a8+14 4gc-8 7a6-21 2iy-13 5de+13 382-16 4vt+7 4t+7 44b-12
2xm+8 i5+10 glu-14 g+13 4wy+8 2ne-14 5yp-10 2yw-9 nv-12 pr+7 9gz+10 4nb+7 1up+7 2lr-11 st+10 330+7 7j5-11 fnw+14 5gc-10 5ei+12 35m-11 7lp+10 ep+8 ka-13 54n+12
1tm+8 1as-9 2d2-7 6pi+5 7mn+8 46a+13 1bv+12 3zw-10 8s+12 8di+11 13y-6 5d+9 s3+7 176+11 jtm+9 3q+17 ib-14 4as+13 gu-8 j53-7 7nc-9 712+6 d1a-9 12x+8 21r-16
np-21 d7i+9 zh+10 7jn+9 1wm+7 fg3-5 4oq-4 6am-9 t5+8 3yl-17 nv+11 2bq-7 gvj-10 8mt+8 16h-9 409-10 4tq-7 3vm+14 7wv-8 3me-14 oy+9 o3i+9 3vy-11 bxl+7 b7h-7
3og-8 1ii-7 dse+6 bny+13 m5c+7 48n-11 had-7 4h3+5 2me-7 5vv+11 o5t-6 9x-11 1p9-7 19e-11 1xt-10 fz1+7 l7-8 4zy-19 bp6-9 1ad-9 2vn-6 yh-7 36z-6 6ht-9 265+12
37y-13 2oo-23 83r-10 22+11 17f-12 25a-8 2ak-9 31j-13 6fo+11 eii-11 8af+14 a6p+18 76r-11 o3-9 4fe+10 9k2+8 363-8 37a+9 1qs+10 31u-11 6zo+10 2m1-17 44w-12 m9j-7
54u-7 2gm+9 34v-9 pz-8 8w2-7 37n+9 1zf-8 4m-9 50u+8 lh+9 5yr-12 ghz+8 2yx+9 1n7+8 2cb+17 6i0+8 2bn-9 3y-13 e10-9 4qr+12 9a7+7 y0-9 avc-8 15b-9 q1-7 3ox-9
1gm-6 3q+15 fi7+18 f1z-9 aqu+8 ckc+8 bb4+7 bj1+14 d7u+6 6ft-21 6td+9 cjn+26 419+12 7yl+12 fpx-10 332+9 hwv+10 1cn+14 3is-9 3vi-10 3mh+9 evj-10 23q-14 9x4-12
u+8 2v2+13 5rl+9 cgs+12 57n-11 4ep+8 6ue+10 ey+11 4f5+9 csn+16 7b7+10 49x+12 5st-7 3lc+16 e2-13 bx+9 378+7 1w2-7 230-10 552-20 1ri+14 1gd-6 cu-12 5ho+6 1m2+8
ur-9 b9f+18 gq-8 i7q+8 2e-10 gi0-7 cau-11 eao+9 2sx+21 wf-5 5zm-10 9ie+7 hbn-11 26j-9 ol3+8 1dz+14 1eq+9 88k-8 hmr-5 2tf-10 2td-13 1uu-10 jg-15 2y8+8 72v-9
2h1-10 4sm-21 1ok+24 42j-13 22w+8 13z-7 15b+8 18z+10 cz+14 78m+12 tvz-8 3lf-15 gsp+10 gq5+15 ijv+9 894+11 4co-9 9r8+10 ltl-9 158-9 58k-9 cy-8 36y+8 1hi-9
3vu-10 8gs+10 4mp+6 x7l+7 176+8 4qt+12 5wn-11 4v5+9 2lb-8 7ji-9 10a+10 46z-7 19r+9 5mm-7 cgd+8 36l+8 7e0+6 9a4-9 9j2-7 h3e+11 85t-8 10h+9 1n1+11 279-16 ta-13
k80-13 b5j+9 503+9 4js-9 2ww-10 1j2-12 77y+15 2e2+19 576+7 71x+6 6r5+5 6kd-6 lw5+7 10b-8 7bh-6 cv5+14 6ya-17 9nq-7 6es-11 gt9-14 lmb+8 1ly-12 fi0+10 7y+4
26m-9 1ub+11 o3k+10 axr-8 9kp-8 o13+11 1c2+15 88b+9 1s2-13 4vo-11 5gr-6 9fc+10 gw2-8 6cy+7 1x4-10 h86-7 2gn-10 c1f-7 4qi+10 5xo-17 3bu-7 1yh-7 5kk-13 a27-6
27b+12 2o0+8 bp+17 1h1-6 61b+16 5h0+9 fby+8 at+16 ale-8 ov-10 vq6+6 wh-10 4gd-7 1on+23 4da+7 3nj+20 7gv-7 1oa+10 8x5-17 czb-10 1i-9 39h-11 5vq+11 bph-11 15r+8
emf-14 41m+8 gr3+7 9rd+8 6w3-20 4kn+8 jg-7 77n-8 j7+10 lu+7 8zc+8 1d5-7 52s+5 1e1+9 aib+5 cy-10 z3+9 d7x-12 bf0+11 1km+6 4md-16 38h-9 8j1-17 870-9 ch2-15
esl+9 3so-11 15sa+8 8px-9 g5+8 449+14 2ew-11 5y+10 ey-8 3tp+14 d3+9 6ub-11 3nn-5 2o7-7 6ij-13 dr3-12 ao5-8 1se+10 2m6-13 3nr+10 2hz-7 3we+8 5kg+9 1ij-10 121-8
82l+6 3q+7 5s-10 awy+11 3sk+7 322+11 46k-13 tvw+3 lr+9 1rt+5 8h7+8 mb-9 13h+10 hh-7 3a-31 2qx+9 627-13 10ug-7 1wb+11 5am-8 7wo+10 6ps-13 322+9 1ye+8 7d+10
6ps+8 76c-14 5yv+9 45l-8 o6-10 8z8-11 8eg+10 8mw-7 aek+11 13tp-8 b8-21 b5-7 23r+13 1tu-8 mtu-7 2qh-13 f9p+13 3r2+10 6ka+12 af6-8 mm4-12 xj+14 11b+15 3w7-16
9iu-9 tb-13 93n+6 2ce+12 231-14 48h+9 4bz-8 5r6+7 15k-18 3cg-9 vj8+7 h3u-8 gen-6 cxk+11 2tb-6 15k+8 hz-9 gho-11 3jm+12 ix4-15 2dt-16 ean+9 aw9-11 9j-9 6yr+8
7l1+13 4p4-18 7i4+10 1bj-8 8qb-24 4v2-12 1i3-10 4se+10 lp-7 1nb-8 29x+8 jy-7 44x+11 49b+13 8od+6 1wl+18 6ov+13 38-7 5q+7 vh-8 4gg-10 af9-11 h86+8 jvs+9 52i-11
5uz-7 4i3-5 2nc-10 810-17 6qu+11 c36-8 mt-14 95j-9 agf-8 179+5 23y+7 3w3+14 5by-14 56t+9 hn8+8 ly+11 1mh+12 81g-11 eev-9 1rg+7 4sa-12 bo4+7 52v-13 494+8
132+10 bno+10 8k2+10 295-22 x2-7 1kn-11 j7t+7 4rb+6 9fe+6 4n6+9 5e0-12 4na-10 b8z+12 50s-6 ckw-6 2id+6 7w0-13 ing-8 39u-9 c9k-10 ji-24 189-5 2dd-7 5k1+9 6qy-6
1f8-7 3ws-10 ghq-8 5qm-17 cvr+8 3ed+11 wy+9 521+5 3qa-8 ku+8 8rr+4 20s-11 2dp-7 2h7+5 7j7+10 2ov-9 ker-11 4-8 3ts+19 6kp-12 1wm+6 1n+13 1g4-7 9jv-9 20d-13
hxz-14 3ps+7 bd2+9 jmz+4 5rg-10 33u-18 wl+10 8r-8 3p3+15 2sa-7 c26+10 10p+7 tr+12 8at+8 9b1-9 3wg+20 6wo-8 205-14 kdv-10 7iy+15 70+12 ai-9 5uf+6 9l7+15 ewm-13
7ce+7 7yd+14 2v6-8 95+8 3pa-10 2yl+7 4r+13 irz+14 78v-9 2gi+10 70b-11 gn+8 20z-17 4mf-6 6gz-11 94+9 f2+7 44z+11 aan-7 96u+8 2hr-9 602+8 1ks+9 cd-10 647-8
17e-11 9zy-11 181+9 8s5-22 2w2-8 8t0-8 1n2-12 3ml-9 18x-19 mqt-9 tw-15 26l-14 dnz+11 19u+6 3pu+6 7ol-13 gha-8 31a+9 d91-9 iv2+9 335+13 5nr+14 91x-13 672+8 2+9
lky-11 1uh+8 cys+11 8ky-9 1d-9 1dv-9 65n+8 akw-6 6yr-12 bvd+13 214+11 2h6-9 7ah+10 a2+9 1qq-7 q4-12 7op-8 jnb+25 243+18 azb+9 54s+10 1e+9 4cy+10 ahy-14 y8+5
4r+15 did+11 2ee+13 38q-8 3w2-9 7om-10 2f8+10 4dd+9 41n-5 a32+8 2x2-17 3un-12 evm-7 gcu+10 2am+17 2zt+11 84d-6 61q-13 3zs+7 kd+13 kot-7 138-6 2mg-8 1ay+6
7s6-3 b74-16 4gl+8 8o7-11 4e0+12 d3h+10 b4-20 289-14 7a-4 icy-8 tz-10 1j8+17 ank-7 39u-8 1xu-8 80z+9 1qp+10 1y-7 2c4+5 672-10 1kf+12 8ic-6 1hh+13 7rm+5 4y7-7
4zn-8 hk+8 eik+7 81c-7 c1d+10 90g+10 2qn+6 24n-11 nlh+13 iku+6 5ok-7 1xa+9 bsj+11 77e+7 u7-6 c9a+6 6u4+20 zu-12 6aq-18 9o-16 2te-11 10q-9 k8h+7 kdi-10 i9t-5
4e+7 4g5-9 bu8-17 2tg-6 hj+8 pf-9 dv4-7 jno-15 2lz-12 aca-13 d1+8 2rg+5 7q1+9 2w6-5 2p6+13 6kj+9 2cp-10 khj+7 u0-16 6y5-7 17na-12 4pb+6 41y-10 54-16 aki+8
4gk+8 41n-8 9wt-10 97+14 8fk+7 b92-9 6wz-10 3vr-9 1o9+8 my-10 2j+8 2jk+12 of+11 hih-15 2cg-26 ajk+16 e62-6 36r-13 3bi-8 1fy-14 f6w-11 2t2-9 db-12 2s7-10
59h+15 2zc-10 22w+10 36t+9 5ia-17 mt-8 7pe-14 oi-6 4qj+14 yw+9 bj3-13 3pd+8 2o6-12 1he-13 aeu-15 57k-10 20u+9 363+25 q7i-9 4vl-8 2iy-7 1xa-10 5b7+9 859+11
42w+10 5az-9 8im-8 qkj+10 26-12 6fs-7 829-7 2tx+14 3kq-9 pi+9 1wu-9 1f5+7 2gm+8 4km-6 3lp+7 3n+9 5k2-6 1ni+11 5no-11 3ly-10 112+9 gtx+12 b1l-9 hsc-11 1g0-15
1cp+8 4w8+16 e9q-10 9vd+6 5l6-9 48k+11 2by-6 7i7-8 hlv-11 3p2-11 8ai+8 er-10 g1+8 156+11 9ol+9 e9o+15 2ei-12 1xe-13 4u-13 2gj+9 2j3-9 7q8-11 1cv-9 bym+6 6dn-8
d4s+7 5cm+10 77z+7 4d3+9 rk+9 j8z+11 fal+16 2wn-16 9jy-10 2f0+8 12+8 cp9+9 1dx-7 7t+17 19m+9 7l5+15 2rq+4 13w-10 3oq+8 3g6+10 76x+10 cqv+7 2pl-10 rq-11 4qo+9
91w-11 31i-9 16w-9 vf+14 1bb-8 do-7 2b2+8 6ui-8 or+10 3ht-13 27-5 4kn+13 472-9 3nj-11 2k9+19 dqt-9 959+11 5k2-9 n53-9 a1+7 9zd-15 3ih-9 9k+10 a8-10 19i-13
450+17 7e0+10 74+14 4cm+7 2eq-13 1d+8 byy+9 3m0-6 7rf-8 76a-14 jar+9 47c-7 2pr+8 3k7+8 lj+7 1vy+8 1rx+8 3lk+9 25g-9 bus-9 d39-8 4c8-18 dx+7 32h-12 6sb+9 2tg-6
13j+7 t7+9 892+8 93+9 n2w+9 42n-13 3d5-8 80c-13 6ui-10 76n-11 1j5-18 ml-10 gnd+8 298-5 a+11 46g-4 38g-7 21a+9 2wb-7 72a+13 1mw-8 1e5-5 30d+8 3l7+9 1qt+5 38r+7
42t-12 18d-8 nl-7 p3w+8 43v-7 8xk+9 66+10 p4-10 qm+13 5be-15 85+12 jdb+8 f3+12 jq+9 31c-6 2nm+6 6w0+9 6jb+17 27l+11 hvw-13 i2-10 2po+6 yi+9 1ge+7 73o-9 62r-11
2zr+9 23i-17 4ct-8 4a8+9 gvp+8 ir+7 18r-10 3wj+19 3wn-12 ckw+10 1mu+11 2cp-9 2re-10 21n-11 i0i+13 9gz-11 6g2-8 4zl-7 111-7 1k8+9 3oa+16 mx+11 1kh-16 9xv-15
4dx-5 4i9+10 33k+6 9r2+9 fl5-9 1rj+10 1hm-8 1cm+9 je3-20 8p7+11 cw4+11 2o2-5 1j7-8 76-11 3me-18 1j9-15 86z+14 91n-23 2ro-11 erq-7 edu+7 3uo-7 2j4+11 1mq-8
2o4-8 3zb+9 3a6+7 1-7 iyv+12 2p2+16 c9o-13 1oh-6 351-8 2ni-8 ebc+10 nb+11 3z3+9 g3-15 9og+11 1g5-17 997+13 2yf-9 4pj-17 cp4-10 3p5+7 2k7+16 2vv-10 b4e-21
2os+9 1hm-12 y9-7 4ur-12 1r2-13 alx-8 4i2-10 a62+10 9k3+9 4r6+9 q1-7 yn+9 cgp+11 s7+11 2o3-19 7am-16 6di-12 88i+8 23+10 imz+9 1nw-10 22h-11 xc-9 5rw-13 6a6+10
5hn+19 1c3+8 5bk-12 bcq+10 2y5+7 4do-10 5do+10 dqc-10 3o8+7 31-6 2nu-6 282-15 9mn-13 1dg+8 49k-14 7au+19 a8c+11 vi-9 6t6+18 5ia-6 1t-10 cgz-10 2v-13 914-9
285+6 cug+10 h1z-9 1ly+8 5ai-7 4j+10 st+8 c2i-7 5dn-13 dc0+12 c7q+12 4kk-9 eux-10 ij-7 4ut-8 7vx-10 3y7+8 gly-7 6kn+9 35v-11 in+13 g55-13 cpx-9 1rn-11 dmn-11
4f1+8 4t4-9 5ki+11 aqy-9 1l0+9 sq-10 7ak+9 22z-8 60t-9 2j7-8 4nx+19 eq-14 3fk+10 bo+8 7me+11 1j6-8 114-12 mc+9 3ft+10 w5r-11 fzq+8 1ve+8 yt+7 1b6-13 o3+9
zk-13 1gx+11 57f+22 1fj+10 3ps-6 c2l-21 6zg+8 4c3-8 15t+9 5tc-15 f0-8 459-8 cmj+12 3es-14 2r3+8 59c-8 268-12 75w+9 6rf+11 140-11 1op+7 5og+12 2mw+11 3i8+20
1w8+7 3d1+12 dr5-5 25l-21 2m2+7 fjk-5 1vj-12 5zl-14 qv+16 az8+10 i9j-14 zq-9 19h+9 55f+13 c3v-9 iy5-9 1rb+8 42s-10 c7e-10 ra-7 7b3+8 2e2+16 j85+10 4tq+7 81k-5
2la-16 6tp-14 bg7+8 qc+10 8dd-14 fkp-4 5qs+12 lk-8 um+12 7p2-5 306-10 5ut-11 dgy+12 2e2-9 2ot+9 34+9 1g9-10 17y+9 7tw-9 10-16 24-10 6gs-8 2os+9 eo-10 y6+11
ksz+11 12a-9 8be-10 e9+11 qzj-13 jj1+9 5gx-8 1b6-14 6de+8 1l3i+10 7i2+8 2x2-17 k1a+8 665+5 3gg+15 18c-11 5ii+8 499-7 eje+10 2ky+20 69l+11 304-10 3qf-14 4by-16
2jh-6 2zi-14 8f2-9 79q-8 cdb+10 2tt-7 cce-10 mp-8 5g0+12 233+11 7ho-8 1pk+12 2d1-11 7nq-11 d3t+8 5rj-14 1lk-11 2dd-13 1yx+9 2xh+14 54k-9 efa+18 4co+6 64d-7
1oy+8 mnb-7 a4z+18 1w5+9 z8-7 bhs+4 4uw+7 1wi-6 fps+14 2c8-8 3gi-9 3f6-14 3zq-14 q2-7 zj-8 7zy-12 r1-12 3g9-11 311+8 cw0-11 2a7-11 81p-7 hdn+10 qii-9 1pk+7
5gf+8 4n+10 9l7+7 dd4+9 a4z-14 96l-11 2u2-6 1uq-10 cgo-6 44g-7 4ev+7 ks+7 bzb+10 xe+10 j0j-14 2hx+6 1wo-7 2vf-19 asc+9 efr-8 8ah+9 da-11 640+9 fc+10 5wa-8
288-16 514-8 4vj+5 7qb-7 3x4-12 1pf+6 4ec-7 1ab+8 1tc+12 7nw-11 375+9 30d-9 cq5+11 qu-10 2xe+6 3pu-12 3wh+9 4ai-8 64l-10 1tc-6 4sx+19 5bv-13 eu4-9 i5d-8 187+7
eqg-16 4wx+7 5da-5 1dn+13 3x7+15 2b5+12 rzf+12 z6-12 7j-9 4ko+14 iyo+7 2en-15 1e4+9 bpf-12 7xm+9 7wx+9 qd+11 2sk+12 3sw-10 354-12 dpp+10 8w6+13 6mc+11 79g-14
mtd-8 21r-7 bmy-11 643+12 5x9-10 j4+16 io9+9 ecd-6 2lr+12 5lv+11 4pq-7 im+6 6t6+8 51w-8 m1k-11 dx2+10 gz0+9 208+9 pz-10 7i8-9 7-15 5g4-17 3gk+12 4z5+7 akg+11
c7l-7 hr0+8 3h7+12 7q+12 7yg+10 eql-7 awz+11 49g+9 31y+21 3pe-10 55w+9 5ta+13 3z5-9 3wl+8 2ai-7 91b+7 1ce+12 5su-12 166-12 d60+7 d0x-9 2fj-5 48-9 3l+16 mdk+12
64m-7 6oh-7 f3y+8 53e+7 b4e-10 gdg-7 eri+9 9e-10 1k6+9 9ft+7 ydc+20 io+9 akq+13 5eb-10 ift+9 3pk-11 3h+10 2hi-8 24o+7 5w4-11 4mv-10 1uy-10 502+10 4db-15 2w2-8
315-9 273-14 4e2+7 4cp-7 166+15 75h-10 283+9 mqt+10 120+4 24v-9 22q+12 6ag-9 c3+8 73k-14 7h1-8 3te-9 64m+7 4ut-8 6ba-16 167-12 2b8+10 oiq+10 a9l+7 2qe+19
3xf-14 1pi+10 9jo-12 3d8-10 5g6-11 ob-14 1qj-8 10e+9 gu2+6 2uf-8 441-8 7wu+10 ex6+7 7tb-17 5h6-11 8vg-10 89p-8 28i+11 ti-29 alf-15 czd+9 kpw+13 1i5+6 122-9
l7m+8 bod-9 4qe+5 30w+9 6j8+10 40c-10 fdu+10 9gx-8 915+9 ku-13 5n-7 51x-10 eo+10 6fg+13 4e-8 2m7-11 eet-16 cug+16 2es+9 cii-11 1t+11 2gp+13 g6-12 4ti+11
ehq-17 dff-11 17n+13 6ap-3 7ye+8 mj-7 1no+10 jm6+7 1aw-17 a71-9 rz-9 f0+14 7le+11 36d-9 o0-10 1e4-10 1ko-8 7a2+14 bxo+11 2l8-11 y+10 46h+16 8g4-11 1vw-11
5rp+7 b74+14 7d+8 1l7-11 uq+13 1j-9 39j-9 1wv+8 1q8+11 18g-8 515+8 73l-10 td-10 3dx-8 6yl+7 af6+8 9t-10 5n+11 9i+14 4j1+12 3fu+5 3q2-12 ivg-7 36y+13 m2-6
75d-10 19q-7 6p8+9 2ax+11 c86-6 3xw-9 181+14 9ts+11 bqx-10 38o-13 vs-10 2xl-8 6ak-8 8ek-6 7qo+10 3o5-10 5i1-11 9gm-9 5jh-21 5w9-9 wy-9 du-11 ym+7 3s2-4 6c8-8
4vx+18 2dj+5 35v-13 dy7+8 1ab-7 bht+9 2k6+7 9wv+6 4sx+13 1k-19 4ca+6 562+8 31l-9 1mg+9 60m+6 44k-7 2rm+19 4ic-21 63c+10 1w3-12 19r+11 71+11 kk-7 hq4-11 67n-8
3yc-13 7ym-8 2yc+7 2j3-14 1pw+15 4ca-7 29a-11 cfz+7 537+14 poc-12 7aa-11 8az-9 56v+11 4wm+24 50s-6 7ig-8 1ks-14 43d+6 2li-14 1uc-8 1uo-10 p4+7 8ol-10 4dm+8
eik+11 dgg+5 sb+7 3g3+13 iu-11 66k-10 1gj-8 99f+9 913+4 5fu-10 3m5+9 50c+15 3d9+7 59k+12 3nx-16 92n-10 6ap-8 1w3+10 116i-15 23g-10 axa+9 5rh+10 98w-8 o4-11
cyl+7 c1h+10 26b-11 3vo-14 ib+10 6l5+9 2a3-7 29p-13 1x3+13 1d0+13 c5-4 16w-14 4r-5 10p-9 7pe+12 695-6 b8g+9 17q+11 162+9 2rk-12 81j-14 75f+9 9r1+6 6fx-11
5li+8 bsf-12 23f+9 2qi+8 nzk+11 1qk+11 890-16 54t-12 eqh+5 5eq-11 e1g+13 2gy-13 4kz-8 5ol-9 d2h-13 qr-10 87+12 340+11 5e2-11 6kf+7 5uo+7 fy0+6 8ii-7 78o-7
4mu+10 mz+31 2r5-8 s0-7 q7+20 dy+13 32f+12 be+5 3dj-8 214+13 dm9-8 bwl+15 1pn+6 g5a-9 3qt-5 4pg-8 3op-12 he-15 hc-7 6gy+11 64l-9 1bw-22 320+13 kvb+10 ag-18
52r+5 7pg+12 20o+9 19n-3 4q4+10 27q+7 2n4-12 aoi+10 7jd-10 3pk-8 4fv-6 6ak-7 2e4+8 9eq+15 80z-11 2v9+6 jm+7 lsn+8 pwu+6 3xa+12 6nb+5 1ja-9 a2a+11 1s7+8 6gj-11
545-13 6fv-9 61b+9 ev-11 5o5-9 6y2+7 66s+5 59w-10 2ki-8 4ku-7 2zt-12 3dn-12 ja+13 2u-9 dft-12 3k1-6 x7-8 9-7 gki-8 4ek-9 4bu-10 6ph-10 2hs-20 41m+8 6gv-11
k42-13 4kb-11 h3-10 5n9+14 xbl+8 i83-11 hf9-8 39e+10 5zp+13 5gu-9 1y6+8 vk-8 4pv-15 4bo+14 27h-16 51n+6 6yb+8 37h-8 6m2-12 bz+8 5n1+6 3n4+8 638-12 hvv+9
2dj+14 u2-18 5gg+6 jtd+15 2n8-5 1ip-19 1ad+9 7m-10 kp-9 50a-8 1sk-14 1k5+11 6yh+6 32r+9 sy-10 15y-7 4rt-9 9n0-8 8ls-7 2i3-9 m2-8 19a+12 8zg+13 5qa-8 8ez+8
51q-21 ri+15 5hf-9 5by+7 5w1-7 5jg-7 555-13 zp-5 5vr-9 95v-10 nci-9 2r3-9 232-7 2bu-11 3lk-10 4gg+10 enp-10 h9+8 jiq-12 7nz+11 nu6+15 7ke+9 hp+7 afv+9 1pl+10
260+11 5ij+10 2e3-10 1fz+7 alh+14 19y-7 20p-8 502+8 4z3-9 2a3-9 1uq-8 2tj+11 7kt-16 hct-10 51o+13 328-14 6km+7 9s6-8 ayk-10 2mh+11 1kh-6 1ms+9 6dw-23 7b+8
3d+10 127-5 1fi+6 f7a-10 1iu-13 7w+13 2gc-15 3op+9 32s-11 1s0+8 1vy+11 2yj-4 5a9+9 3bs-8 do+13 5i7+12 d10+10 g4u+8 4mv+7 yq3-14 lat+11 81+11 ayj-15 811+6 wd+8
1wh+8 5pp-8 ve-8 1bt-13 k72-7 5p+11 brm-10 4f+10 gm+9 1cl+15 2ap+11 p5-14 2me+10 1ce-7 ou-7 6ez+7 2y+10 2vz-8 yf+14 2hk-5 2qf+13 210+11 1if+9 20+5 12t+8 501+7
383-13 9zn+6 dvj-7 a7x+5 8kb+9 b16+7 dg3-10 5kz-13 awz+7 2ny+10 cqw+7 ii-14 fgu-8 493+9 8nx-8 6nb-11 3gh+6 2pk-9 i1u+12 md1+10 1dm+9 r3q+18 52o-9 8y-13 8k0+8
4kz-7 1lr-14 8ye-8 czo+6 9h0-9 hof+10 795+11 yn+8 2k6-14 4ae+18 51n-17 2mz+10 249+12 ado-12 6a6+10 6fe-7 e9u+9 9my+8 574-27 8i1-16 bc1-10 73v+12 39k-18 bhg-10
4qv+8 mv+12 103+7 agq-8 eoy-9 k1-13 b4-14 tk-7 avt-9 ef+9 yi+8 785-7 k37+9 18-11 9n5+10 2eu+6 82c+14 s4+7 7b8-8 6y1-11 6qn-9 2pz-8 ehm-4 7ms-10 55d+9 2x5+16
6px+11 64f+7 y1+12 7mf-7 9v6-12 5t4-6 2cs+11 5v+7 8jn-8 1ar-15 9rz+9 1cj+14 62+8 ew-11 cr-9 6ya+7 f37-14 7hm-6 2o7+10 ajd+10 i67-9 391+13 8h5+6 5es-17 59r+16
74i+10 ez2+16 22y+15 22l-9 2xj+10 es+10 ei-9 6sw-9 em-10 1zm-6 503-8 5e4-8 b7p+5 iv1-12 4y8+24 2z6+8 7ii+14 801-9 t14-11 302+8 4nr-8 74z+7 88m+12 737+6 3c6+6
89v+7 g40+8 1iy-8 6d0+15 pa+13 dny-8 296-17 1o1-9 xbd-11 8kc+17 bo6-12 1s5+10 cjt+11 15p-16 x5+15 4gw+5 c3-9 2o8-18 1lw-11 f0+9 1tk-8 nny+7 1lt+9 3ik-6 5gk+12
1qd-9 85+6 gqd-7 2gk+12 tfo+5 3f5-7 1l+14 4fr+12 1v2-17 3zh+13 r-10 u0+10 3er+8 td-4 enc+13 30y-11 hu3+9 8z5-10 9tx-11 tz-4 2ff-7 250-7 4nd-11 4q3+7 2ff+8
3tl-8 jqu+12 1fj+9 s2c-5 zv-7 3pg+11 14y-7 5ub+6 1p0-9 20n+8 4vc-10 kzd-7 3ck-10 2zk-11 3g1+14 p9+10 70w+10 3z3+10 4z9-8 9v0-6 ais-9 4z-12 2nl-9 c86+15 3rl-10
ofo+11 14m+22 1u3+8 m9+10 8yf-14 602-10 12u-8 aoo+8 1f0-8 3jc+10 2bk+8 3mz-12 8wp+9 7oy-8 2ot-11 ga-7 2gf+15 1u9+5 9es-10 65+6 1u1+11 29w-4 7w4+8 2e7-8 e3-15
9k6+11 6co-8 1k5-7 ebt+8 lt+9 i6-7 9ft+11 3b1+9 8ey-15 6f9+8 28i-10 994+6 10j-11 14g+15 r82+11 4ep+12 agi-11 7s4+7 b93-21 2jw-9 37i+7 jh3-12 f1r-19 ajd+12
9dk-8 b9q-12 8d9-6 2i8+9 5j-7 5js-10 1nj+11 3xg+9 1uo-11 oo-17 aw8+7 a0-9 wa+10 1cx+9 33g+10 387+7 29h-23 h0p+7 223-14 9ku-6 yp+7 6mc-8 pw-15 jul+11 1oo-17
yc+9 487+3 a7a+11 2q3-24 76+7 3jr-18 8cr+7 2ud-24 jke-16 lt-10 171-9 mu-8 hy-8 3di+7 14u-10 hi-10 tr+8 p58-7 6j9+23 24c-10 94+7 42j+9 298+9 gkz-7 2dj-11
2kt+12 8id+8 gk-11 1w1+10 sru+10 29m-9 3lt+13 a2p+14 2po+8 14u+9 4m9+14 16e-10 s10+9 18g-7 la+4 2k1-11 922-5 3li+10 l2-10 1cs+10 fls-7 1g5-7 8na-8 41h-13
6xa-8 3uj+11 4gc-9 2ff+7 ekw-8 1e2+8 2l1-13 1ta+10 8m6-19 6hc+8 3tk-8 6wr-11 1qd+10 gpo-10 6py+9 2uw+10 8vd+9 2k8-16 gap-14 c5m-2 2c6-11 gs-11 3za-18 gg-7
2ck-6 fuu+9 au3-8 18q+17 3bf+9 1qm-15 gg-11 r9-8 gn2-11 857+9 4v4+7 g6y+11 hk-11 17o-9 3bf+11 3of+8 kbp+11 j4h-9 8sx-10 asd+7 bs4-9 36s+8 el+7 64-9 e95-14
5c1+7 3yx-13 7yv-8 6ja+10 a7a-13 7fp-14 cy-12 hfx+8 6d5-15 pl-8 aps-12 58v+8 eyc+11 2xl-12 1xl-34 1ky+10 65k+10 1ym+9 2qs-8 1y0+10 9b+8 ih+8 7we+11 43k+10
yp+9 g1s-8 3nd-9 dd7-9 aug-8 ez-17 vt-9 jd+9 b3s-11 qc-9 8ma+14 942+10 kw9-10 7k3-6 9u5-10 2ui-9 zy-15 9jj-13 2zh+7 7fh+11 4d4-8 320+9 ekh-4 2f8-13 10t+7 e6+6
5ow+10 7gk-9 czy-9 mwc-8 1cl-15 52r+10 hpb+11 8lj-14 9mg-7 591-12 a74+10 97n+6 1qp-17 b23-6 aio+12 28l-6 1f4-9 g4r-8 tq+14 320-11 69x-13 3fj+8 1f2+18 25a-3
5w8+12 4lu-11 14z-14 2pr-10 6my-5 3az-8 2hz+7 1ot+6 b1w-9 2b9+8 5ln+11 tqs+7 pv+9 pln+7 60y+7 2th-11 1z3+9 3tl-9 33z-7 44o-11 d-13 2cg-9 9tg+11 w3+10 bj6-6
962+11 bou+14 83t-11 1ep-9 3m1-9 eo2+11 6zk+13 98x-9 mgp-9 3y6+7 857+12 29a+14 4rv-16 3mx+11 52r+7 3pb-7 b1+5 2ib+12 aci+9 807-7 k7+8 4kn-14 pjl-5 ebj+15
1q-13 1sb-7 109-10 8in-8 abf+17 be3-16 2jt+15 i7z+7 fn+18 c17-8 6m4-13 497-14 2oc+8 5hv+12 5is-11 87g-6 1cy-9 2go-10 gn-10 70m+12 6km-7 2px-10 9yw+6 5m+9
l6-12 8c-9 34z+11 be+8 wlj-8 mx+10 6bs-7 3lk-14 32i+8 9h4-9 3id-6 9fh-11 708+13 8v-10 be6+12 2gq-6 5k1-14 hl-18 5lf+9 10s-11 24v-10 do2-7 31h+8 62s-16 bae-9
29l-12 1g9+6 l7+8 xc-9 147+16 b27-9 2ko+10 36n+9 nb-7 4pj+7 1lq+9 2ft-7 1el+10 4g5+7 w2-4 7xa+10 5ux-16 ct1-15 k0+8 gu-8 3m8-10 1zx-19 gbi-8 155+6 b8z-9
6vv-17 5ps+6 5lx-12 8fj-11 190+15 3ov+9 5zq+14 yq-12 7x8+12 5p6+8 94l-8 diz-13 by-11 5bg+8 2af-7 5mo+8 1r9-5 a5+14 av9+8 b4j+17 gja+12 6gh-10 e4k-9 9f0+6 nu-9
4wc+9 6s+6 4gb-12 5w9-9 9ix+7 27m-13 14s+8 bv7-8 9sp-9 on+7 1g0+8 12q-12 17s-6 d8g-9 2zh+10 7ja+13 j3h-10 4np+10 kfd+8 b7x-7 m3-11 cqm-6 otf+9 49i-10 904-6
93f+9 bfu+8 1k8-10 2v4-5 8br-13 abu+11 393+9 2l8-7 8us-10 3ds-29 9ka+8 zw+10 8m9+9 1ln+13 2wv-10 9va+9 1qj-7 3cp-6 28f-7 1r8-11 8d8+8 ol-8 1zz-10 apn+11
4th+11 6s4-6 1qz-11 6f+13 4av-8 lf+7 so-9 6ih+13 3w4-8 76t+8 bq6-7 36f-7 vf6+8 3aa-6 103+11 bdb+8 4lw+8 3w5-5 28o-18 7gi-7 18o-9 6zi+10 1dd-7 6qe-11 1ej+9
246-7 ach+11 ijv-11 3x3-10 1xk+9 qj0-7 101+14 540+7 b2+9 259+7 4hs-8 jw3-22 af9+8 a9-8 3aj-7 3cf+9 nqt-14 sy+9 en5+10 2ax-10 4od+16 1nb+9 4k9-15 jrg+11 85k-8
j4+13 afx+7 bba-11 j9-7 4kv+7 7sy-7 ejw+7 mk-10 4r+10 3pg-10 eqq-13 e6n+8 40u+11 dqn+17 33x-9 55i-12 at7-10 1ep-15 ana-8 sy-10 5ea+9 3cp+9 a16+8 sn+7 1hp-9
nc+7 66d-6 1r2+17 33w+10 3o3-10 494+15 cj2+11 1no-11 3dl+8 hsg-7 1k4-9 2c6-8 29a+12 dx9-8 6hj-8 3vp-8 2j1+11 1d7+17 bj+8 82y+11 5dl+6 i1+19 b0e+11 hvx+11
1xh+7 liq-12 ut-8 66-10 2p5-7 9v7+9 5j1+10 daw-12 2jk+11 7d7+7 6c9+15 gdx+8 hpk-11 6o-10 7tk-17 bg+18 3do+17 324-10 8yh-15 6ya+7 5hg-16 8zl+11 5rc+15 48c+9
vmr-21 24x-10 48k+6 5r0+9 4bm-8 3dg+13 wu+10 1rw-7 67p-18 7e1-10 jq1+19 256+10 b24-8 468-8 2zg+8 9ic+9 7ko+9 cfl-8 27x-7 22i-11 1p3-9 3u8+10 6qn-10 qt+14
rf8-18 ky-10 bgy-12 1ze+8 37s-17 a93+12 4j8-7 6x-13 7sl-9 lke-6 8b9-15 564-7 4j0-7 h94-7 6ml+3 vz+12 1fp+10 k6-8 2t4+8 mfd-6 31m+9 58y+5 1n5+8 ebc-12 3f6-9
3wb-12 2l4+10 6mc-17 3bq+9 ggg+9 z1+7 ze-8 28w-10 g4d-17 355-9 79+5 5wm+7 au0+6 1ux+8 js-8 24g-10 1di-10 21j+16 3gl+7 2v2+14 4vs+9 15n+6 3db+8 909+12 41b+7
j3q-17 12ab+9 364-11 ewi-6 24t+15 1pw+7 1d4-8 3q5+7 7bx-9 7oz-6 9i+8 2zu-9 3ma+14 2ew+7 3mh+15 ag-12 300+14 6z1-8 8ha+6 9sb-8 eur+8 432-7 qa+5 2nt+14 am4+8
eue+8 6q5-10 8ai+11 1ng+7 fql-12 1ko+11 6te-18 7ma+10 5j9+9 nu3+9 44c-9 4k2-7 4e1-14 2cq-16 fch+10 3wh+19 22x+7 sl-21 4c2+12 3fc-7 89n-10 138+8 2h9+11 r4+5
3ix-14 6zi+12 1c8-9 bkm-8 nh-13 28j-11 ql+7 bnr-6 4cu-7 f2-7 1jw-8 9yy+6 4je-9 39w+12 g1n+9 6kt+14 ad-8 64e+18 8sg-9 1ld+8 4pu-18 27b-11 3u0-8 c24-7 2ji-3
169+8 bx+8 gs4-16 12w+10 1sj+8 kao+11 6j7-8 4ay+16 clp+9 4j2-9 wy-15 4pk-10 86z-14 5mw+8 18z+11 1xr-7 big-14 11r-17 9sw-9 k9s-19 6bx-6 2ob-12 7q3-15 b8h-10
26g+14 9z-13 27l+7 8ie-26 9t1+8 blo+15 4tk-11 265-9 jkh+10 3q6+9 20g+11 5x8+10 3vf-10 2di+8 b86+12 te+15 8yq+9 qn+9 68u+19 a6s-8 35w+9 8c6+5 9me+17 2a5-7
4yo+9 4rj+7 9h6+11 1az-8 30x-11 4ff-15 bg-7 6hx-11 doq+11 56d+9 4lr+7 5jb-11 92a-9 27b-17 etg-8 7kq-27 5a-10 ez4+12 4f5-11 z9+10 3zf+14 b4t-6 l+8 bk7-15 bkp+5
83a-11 4cm+8 7gt+9 199-16 99i-10 51x+6 14v+12 5q6+10 588+10 1sp-10 1og-10 19z-10 14n-9 um-8 27h+8 5tk-18 20i+7 71y-7 c7x-7 4kx-8 2j1+9 2c1+13 77k-12 3qh+8
2dl+9 34z-9 54j+9 wi+9 nkh-13 1a3-12 5i4-9 5p7-5 51z+7 byb-8 zp+7 29n+6 jt+4 d0c+12 4c1-14 4pj+10 833-9 1ev+12 9ki-15 1pw+16 65-8 h6-9 8wu-5 3ci+8 4gz+9
3n8+11 310+13 14d+4 6f0+11 44q+12 6xs-11 7w+5 4o2+11 497+9 5od+11 w7-14 1u7+7 34o-10 rw-10 3to+10 1uv+6 ylz-22 1dj+8 2po+11 54l+7 up+9 26m+10 2bv-8 2e0-9
au9+9 22d-10 zk-13 316-10 ax7-10 7r1+7 1vq+10 3s9-7 55-11 23i-9 94l+10 1b3+15 210+15 3u9+10 6os-16 44m-8 c5-10 2mt+12 xg+13 q6+14 co+9 5g-7 57m+6 8ms-9 l49+10
1i-7 64r+6 5un-12 esn+12 1ma+8 ek-8 3z1+5 2v6-8 18m-12 1w8-11 8c4+9 3l4+10 bsg-8 9og+7 8lg-7 o7-10 117-7 2cl-10 odf-9 1fb-13 bz2-8 63x+11 8p-9 2id-8 3yh+7
9yv+7 3r+8 dt-4 6bl+12 5t-8 29w-7 740+11 5g1-10 291-7 4kq-10 80o+13 7rl+6 278+14 6fa-20 13g-7 de8+8 89a+11 34v-10 6go-9 833-6 5jg+11 1bi-13 2bj-11 859-8
1z7+11 6ye+7 2ie-13 9ic-10 5uj-8 1m0+8 1e8-8 41h+11 2z1-12 km+7 bc+23 pr+11 2au+8 xb-12 j5p+9 3w-6 9et-11 4s4+14 nqd-12 10x-7 521-8 56v+12 22j-16 3dq-11 4ee-8
62c+8 2sx-7 8bp+15 erk+3 f7+7 7om+11 to+6 6ov+15 2gd-9 c2-11 7hg-10 1ei-17 3a1-14 4s9+8 4ez-7 94s-7 2sk+8 1ig-8 3mp-15 1g7-9 gu-8 43y+11 8im+8 1ny-9 2aj-10
7zm+23 g3z+14 87l+10 2j2+12 3wf-9 7ge-17 9ie-6 4ii+10 dmw+13 3a7+11 7a6-11 1zw+11 eh-7 auq+11 aou+4 6wy+12 ht-6 4at-11 88+11 23h-14 2kn-19 4kx-13 6lz-7 3jb-13
2n1-9 1ic+8 1xx-7 fbn-6 fda-8 co5-8 2xu-8 21h-9 7cy-8 4lw+8 it5-14 bco+12 392+8 7l5-8 3s-6 22j-4 3ya-8 425-12 2t4+8 6si-13 4tt+9 9z4-14 cay+11 1x7-20 5mf-10
pd-10 3r-18 2il-9 3up-9 58x-10 grb-9 8gv+9 ny-10 1cw-11 1hl-9 ah2-9 a6c+12 2ej-9 8hu-14 51w+7 8rp-12 83f-10 ngz-7 243-7 187+19 2cr+11 425+8 5gm-21 3my-11
3o2+8 cgc-14 35a+8 1x1+11 12m+9 lf-11 3l9+12 3qx-11 7cy+8 fr9-10 8o+10 5y9-12 qri+8 yt+10 4jd+8 8zr+9 6sq+10 786-11 jl-11 92g-10 ok-9 4ox-8 95s-9 dcy+8 b7t-13
pn1-12 7uw+7 5qr-7 4oa-8 ezg-5 4fs-9 5t4-8 5nl-2 70z-13 5mj+11 8j6-8 hwg+8 ip4-8 2wb-12 1op-18 907-8 7on+12 ku+18 6r1-14 3fh+10 gw-8 2bl-14 okf+5 89g+8 2b6+12
rt-10 14n+10 23q-9 33b-9 21r+11 e-12 zh-13 bvt-6 33p-6 cu2-9 n4+6 5ba+10 442-12 4w6-6 bh+9 8tb-9 1n2+8 2d1-8 6r2-9 8xl-9 2rl+6 6m+9 na-10 pua+10 353+8 ch-9
3l2+8 ef-14 b37-11 b4x+9 7g4-8 ap-8 p0-25 l8-8 7zj-9 a+15 2yg-9 i8d-6 2gu-9 2r9-10 5t9+7 60h+7 1a-11 1ca-6 2m2+8 b9d-8 3t8-10 2r8+7 2fd+9 7cm-13 9rd+11 oq+10
41w-7 a2z+19 26x+9 1dc+21 1fx-12 do5+10 81k-18 zf+6 xg3-8 1o7+13 50q-12 j6-25 b6f-7 vm+10 7vw+3 h3+8 9l1+7 26v+12 1sa-8 ci+7 d49-10 968+6 8r4+9 45y+8 mi-8
4ju-6 6vs-10 3en-9 3ay-8 4wp+7 cim+12 hrh-9 4fa-8 2h9-12 2e3-11 49g-8 og0+12 hy+9 dr-12 1ma+7 9oq-7 7ms+13 vvd+13 gw+9 agp+12 3d3+10 lp+17 2lc+6 gxa+9 87r-7
4yr+13 1sz-8 mp+10 21m+12 4dx-10 fp3+4 a94+8 6qu-8 1ot-10 f1u-6 a9s+10 6oc+10 63s+12 4hm-11 iq7-8 46i+7 d8h-11 39-14 au3+9 z0+9 chi+8 ew-4 ust-8 35g-12 4uu-6
2ra+8 m1t+10 1p2-10 29t-8 5dj-8 fb-9 ak5+12 6d4+8 t6-14 2rn+7 49k-7 642+9 d4u+21 423-20 2pj-7 9o6+8 547-9 70i-9 9zq-7 6z1-9 8s+9 t7+9 124+11 3lk-21 11i+5
ivt+10 9mt-14 cca+15 46h-7 tj+8 95z+9 y0-10 9qd+12 5q1-7 44j+8 aur+11 2hk+14 1g4+10 149-11 5gr-10 93r+8 9li-12 675-8 3bo+9 21w+10 52-9 6jw-9 rrz+8 30a+19
4ma-7 1wt+10 7wv+12 875-17 vf-8 80m-22 ml-15 6t4+9 6cv+8 2bl+10 3i5-10 5w8-14 h26+7 dep+10 gt+8 5p0+13 k98+11 2sd+9 hw1-11 11m-8 7y8+5 cfv+10 54a+8 6yf+5
dtb-8 5av-10 2ne-14 8cm-12 2af-8 2sq-10 os-10 2sj-9 62g-19 5vn-7 i54-11 1ng+8 21d+5 1sv+8 nke+7 4ys-7 2n-11 3dq-9 1v3+6 32v+9 ib-8 22z-9 by4+7 6th-8 62v-12
plc-8 cgf-7 2mf+11 3lv-10 6dy+10 m3+9 2gv+11 6bz+8 2wf-10 14h+14 a1f-10 63i-14 1x7-13 ya+11 qf-10 ub+8 6z4-7 z6+7 65x+9 1ve-9 5a3+11 695-7 4dm-10 6l5-9 18o+11
72j+11 4y8+10 al5+10 842-9 3dk-11 e6l+11 22j+11 qc6+11 26a+6 2az+10 qt+6 293+9 806+8 15u+10 3ep-13 do-7 buz-7 zv+11 1qk+8 35k+12 1wt-13 46h-16 3z2-19 rf+6
6r6-11 5ny-7 1oh+10 9uo+11 h7z+9 dv7+15 tb-20 3u2+10 3w0-11 er+15 1bk+6 6vc+5 10m-13 w6-11 4qt+9 yp+8 3q+8 3vn-5 2su-9 9rm+12 c3m-19 53z+9 43u+7 8x1+11 62x+11
6h8-11 17+12 3di+12 788-14 2c1-7 8sn-10 116+7 6g3+13 2wn-8 20b-5 1c7-7 q7-6 3xq-14 1lb-8 177-12 2ts-8 dgr-10 332+8 44q-13 i0f+14 5cm-9 bqj+12 qy+7 3sl-8
g3p-10 4ek-8 45+8 2qw+10 n-7 31s+12 1c9+21 6by+8 1fo-7 7hp+13 5qq-9 3r+14 421+6 7wg+9 2pg-13 4rg+9 bn4+8 1qm-13 tr+6 7xc-8 bkk+13 oj+4 2oa+10 sg-8 608+11
ig4-15 1qv-10 5lx+12 649+8 49v-7 3cg-13 e8+8 1sj+15 o3r+7 35k+7 23q+9 4ft+12 4f7+9 drd-8 14v+9 lfa-19 4c0+7 56i-15 42r+9 9sc+9 21a-3 23p-6 1u8+11 e7-6 4rn-13
187+11 1mf+13 2lk-8 bat-7 5w3+9 9h7-7 4h3-9 3m5+8 h99-10 4q3+6 vir+11 32y+8 e0h-7 227+7 8j2-7 8i+11 1vr-15 1mo-7 a1q+8 2wj+10 2g1-7 op+11 td-7 13i-14 387+8
1aj-10 feq-9 7ju-8 7fk+8 4mi-10 oog+9 3yq+8 12c-8 24e+7 1fn+8 kgp-22 bsw-4 14x-10 1gx+5 121+9 3rm-13 dt+11 4pt-7 37v-6 1qy-7 5wb+13 29j-12 46e-11 1xh+12 9b2+8
i5x+11 24j+7 8zu-13 167+11 5j+7 ant-9 6s5-13 2lk-20 6ge+10 aik-20 2hq+10 9fr-11 24n-11 5pb+11 xgf-13 af2-8 n8+11 1xp+9 3i-12 6we-14 7h2+9 q7r-7 kna-12 1ey-9
1cr-7 6wg+10 3qp+7 cdq+8 2bw-24 339+9 ovg-15 xld-7 122-7 j8x+7 2w-14 2n1+7 nwi-8 2yt-8 1c4-16 y4+6 rm+9 o0-17 5mu-10 3kr+6 1jh+7 4zc+7 br+7 1tw-9 669+7 92c+9
i-10 3r8-6 701-11 7ck-18 49x+8 2eh-12 8u-11 32n-8 3b6-7 1oh+8 d9c+9 vu-6 dhx-7 4wn-13 t8+18 fl-6 394+7 18jw-12 ief-7 3ik+9 1xn-22 340-15 7cp-7 4ul+16 e9+9
69r-8 38w+5 uq5-10 wvn+9 8eg-10 1v+14 56i-9 g32-14 2fh+5 5kz-14 5mn+7 3gv+7 1gs-9 2ky+8 9ph-16 7vc-17 81u+7 723+8 3be-8 czw-17 18y+15 1eo+2 4r9-9 cdp-8 95p-9
4cd-7 8kd-10 ae7-17 6hw+5 29j-8 7jk-9 1l5+7 5ih+11 2cd+10 71h-7 mk-9 ha-7 aw+8 bwr+11 lnm-9 6oz+17 3r7-14 32l+13 1r2+21 688-5 5hq+4 9o-11 4jv+10 7so+17 cc-10
b9u-9 2yu-6 d62-4 4ya+8 6kw+8 jwc+14 357+8 5nb+9 g6-11 1md+11 14i-10 43z+4 7qe+7 4tc+11 5nn+9 1xs-11 7zr+15 vv+6 gje-8 3nu-16 hv+11 o4-10 5la-9 11d-15 1rp+10
5y7+3 5j+8 6om-13 122+7 fg+7 22d+13 a3r-9 8e5+10 219-6 1fu+12 jq9+8 663+8 4q8-11 2xm-9 236+9 5nc+11 11c-15 5u4+8 30-14 22f+12 7k4+17 1hn+6 c3+12 1v3+8 f7z+14
7q9+9 cv-5 3st-8 8ob+17 3sh-6 6qf+6 cgg+30 62h+14 1au+8 wo-7 i7l+7 jbl+9 1z1-9 qb+18 2k1+18 ah+9 kry-16 2xp+7 f2r-15 ccj-12 52g-8 63x-6 3v3-7 6ls+10 1n0+6
ovc-10 vj-9 9u+13 d2h-13 6ip-12 jqm-7 6dc-8 fz-10 8b6+9 1up-9 3oh-10 94c+11 1hs-15 2iv+14 6s2-10 pii+10 5mx-10 2wd-11 2cs-16 37g+8 pb+5 6d0+10 g0u+8 1mp-11
4ey-10 d6k+9 7ml+11 6su+10 dzt-10 4g-7 vio-19 6q+15 9u+7 fc5+8 30g+7 2wt-10 5tc-8 29c-11 4yl-11 j9+11 7vz-10 gp4+18 2j1+11 65v-14 1bp-7 2v0-5 5lt+9 3w-6 i0f+9
l2g-9 5zq+12 gg9+21 4uo+8 ml-8 61t-6 17q+13 2xi+9 3vs+13 8e9-9 3yu+2 55w-7 2fn-8 8io+8 4h6-7 54+8 51x-9 33v+10 kfm+12 51e+10 40p+7 6lu-10 1vx+12 6g2+13 bvc+12
mp-12 10d+7 5ib-13 13r-8 uk-10 7d0+10 3uk-8 hy7-10 sp-11 31v+10 1ig+7 15u+10 2ld-7 3mk-9 w09+7 10h-6 9sh-9 3l2+9 5p6+12 13b+12 3q9+9 46r+8 mmi-10 5xk+9 2yo-10
qo+6 6hk+11 5zv-8 322+8 9aq+9 al5-9 4lq-11 16i-14 caa-6 81e+8 xh-8 gcm-17 fk4+6 5y4-8 41h-9 a58-13 5bs+7 y6+13 1o6+10 44u-23 77a-13 d20-8 20r-10 7o6-11 8sh+8
4wc-7 at+11 4z3+12 o2-9 1rr-8 1ru+6 lau+7 4l+6 5eo-8 tk-8 4zv-13 5jm+9 2dp-11 3jt-9 4md-8 ok-13 ovc-8 1at+8 430+9 3v-9 us+9 1qo-9 49c+8 66g-8 165+12 uc+19
6sj+14 32w+9 2pl-4 au3-8 6f-11 1nv+11 5a2+8 7c9+11 47a-10 6gg+9 4so-7 3a9+9 r9+11 d2-10 837+16 6z9+16 5p2-13 8ha-8 2q8-9 6fb+6 5bs+12 1f2+8 zo+13 2f5-6 lnn+10
2uh+10 8l0-14 209+10 gux+12 3jk+9 vn-10 4yl-12 4fx+18 2xh-9 5j6-13 awt-14 3c4-8 26n+9 92-13 5xk-10 19w-9 7ml-10 464+11 asf-12 5tc-8 b7b+9 gy-6 ws-16 22p+8
18y-8 45p+13 181+8 2ls+11 9rb-4 3a9+9 7gt+9 2l0+9 bs6+9 feg+15 hf5+5 1st-10 mvp+10 27h+6 8ye-18 bs+6 6vz-25 6so-11 53z+8 5ki+19 1q-12 iz+14 nx+11 3cq+10 p9-8
2hm+19 j52+6 3b0+9 ag6+8 fuo-8 60v-11 cpt-6 5g+6 5iq-10 a89-10 elj+10 77x-14 9n1-9 1sq-7 bec+9 1a6+5 2za-8 a5p+9 lf-12 241+9 c9w-14 cv+6 2ny+10 5m+8 u7-6
3x9-13 3ru+17 1xm-9 427-6 5mh+13 4uq+8 4zb-8 4l+7 5xb+11 97k+13 4if-11 78n-9 bs-9 3ra-9 o2+14 2df-7 84b+6 vp-8 7pc+15 63a-6 ngo+6 8r+10 45b-9 ex9-11 6q4-11
d7p-8 3tm+7 dai-16 331-5 vx-9 2o+9 mxl+9 dta-11 e-12 w60-11 bo-9 695-9 53p-11 6dh+8 3nb-10 3v2+15 4c2+6 1xc-11 n1c-11 8rh+7 6pg+11 1tc+4 dn7-7 34i-8 269-8
37e-9 17v+7 rf-10 13m-9 i7x+13 3vf-12 52i+9 54e-7 8qx+7 1h6-7 fq7+9 4wh-14 2yi-6 ctk+13 310+11 3sk+9 jk4+10 3xs+11 57l+8 1xg-10 44v-9 8q2+9 6ms-12 1sa-11
2dp+13 54-15 38-5 15v-11 12c-8 g2q+7 qa+10 bte-9 3hv+13 bk1+6 3ip+11 3k8+13 9dk+8 9jw+12 4kc-11 ar-12 1py-6 2qu+7 cf-8 d7o-17 1pc+14 3fz+11 4hp-6 3tf-7 jfh-9
49f-3 mc+10 9p2+12 vc-13 qhk-10 311+7 cqo-13 1us-10 hnw+8 m02+14 nvw-13 3za+8 3ei-8 3no+9 2kx-14 5a9-9 5tx+5 6e0-6 8f4-12 8r8-11 dn3-6 4dz-12 1wg+9 99-21
41n-23 bd+13 agi+10 5ut-8 bd+10 6o5+8 1gc-8 4lj+14 o8+11 ih+5 2vp+8 4sf+6 2f-10 48v+9 ke6+10 3pw-9 1yw-9 jt-8 c49-9 c75+12 2ef+14 3m5-10 6f-12 dz1+8 156-9
3oq+19 70l-6 1f1+13 4c8+10 943+20 76q+9 vv-14 1u3-8 32y+9 7mf-7 1u8+6 8l-10 6e-13 9t-11 26k-5 j69+10 24t+26 9r7+11 esl+8 4o5+7 6qk+14 3ha+6 8wc-11 v5-14
1zq+11 4yv-8 3yt+11 1np-14 jz-16 1g+13 75c-6 880+10 2hj+11 43d-10 2ed+13 aa4+6 fq6-8 386+9 52a-16 11b+15 1pd+8 44p+9 ryo+5 dla+6 417+7 69m-10 hha-8 rgi-7
201-6 1a3+11 8o0-14 ha4+8 1v-18 2fa+14 e79+10 dl-10 6nw-12 2z5-9 cau-8 4a2-10 66d-9 6fn-10 xf-12 3i-14 1iz+10 geq+13 3bl-14 fo4+7 bol-8 2a4+11 dle-7 1vd+7
1pu-11 3vw+11 52u+5 4xy+12 f1v-9 d45-8 2ia+7 bg+8 4g-8 t3-13 cf5+10 103-9 4jv-10 4wq+9 gd6-7 1lr-11 2rd+9 4w0-8 1n9-12 4yf+9 7sl-14 ct2-10 28g+5 4a9+5 94t+6
6wq+7 e4-7 3bx-12 tx-15 5v1+14 1cd+12 2e6+8 kjb-8 5r-7 4se+5 11x-10 hyq-12 4gl-13 504-10 qaq-9 1it-9 5ib+13 1pp+9 137+11 4pk+8 1iu+9 cll-9 p6-11 ab4+11 6c5+9
bex+7 6wt-16 1gu-12 re+11 79g-14 ak3-10 opn-13 3v2-8 itf+11 2bn+8 3no-12 34w-6 l9+11 eq4+8 rw-5 30e-10 37v-11 45z+10 1xi-8 7sc+7 dpd+10 xp-10 3wp-10 7el+13
6yt+11 48c-7 49-10 fxm-12 2h3+12 5c4+5 4fn-8 1ic+13 6o9-8 7f-8 4jn+13 3pf+9 e3r+9 dun-9 j2-8 sj+8 18k+13 2xp+15 6nw+10 54g-6 jz+8 afw+15 au-17 1xj-11 qq-11
qy+9 2g4-9 2h9+6 1sv+8 60w-5 e0z-9 5cu+7 34t-12 7v5+7 3vh+5 32i+12 44t+9 24z-7 1p9+17 17s+8 7aa-8 4dp+7 hqf-6 8ue-8 bam-10 2hn-4 2fo-17 23q-9 xz+19 5k6+6 qt+7
3cm+14 9c9+14 2pn-14 lz+8 58e-7 7ds+6 28n+7 4qc-12 8h2+13 4in-13 2di-7 9y8+6 8e4-8 2gp+14 5uk+6 3z2+7 1k8-9 38u-12 dhe-14 8tx+9 9hz-8 1va-7 1bq+7 dsp-6 epf-10
b36-7 2w+10 1k4+6 3jq+10 7ow+11 d0u-10 2hv+8 c0j-9 1yc-11 7z7-7 2de+8 5bc+10 e8y-13 aoo-13 2nt+10 4rn+5 p9+12 3rk-12 mna+11 5b6+10 1jb-7 gmu+10 cg-11 2oj+6
27d-8 7lv-12 9o+9 1tm-14 56h+8 ar4-8 elh-7 sd4-17 8ou+7 672-11 kmn+6 860+7 1aw+12 597-7 34l-8 8kn+5 amn+8 9y0+7 b9v+7 1yj-11 a3d-17 7aa+14 gfh-11 j5e-10 1l-10
1n7-10 2ai-8 mc9+9 nh+11 2gi+9 261-6 fxf+7 75n+13 82d+8 u5+7 ce+8 abs+9 7ue-15 6c6+12 8vh+11 aa-10 4s1+10 1cr+11 3dm-10 2yz-8 bo-6 3j2-8 bqz+12 b59-10 bdv-11
okg+12 2nz-7 2xf-12 8u5+8 gox-8 20b-13 1m7+11 58m+12 2h8+10 4uy-7 137-9 7un+8 j6+6 2ms+10 69-9 i3b-6 2dw+6 coq-13 351+8 bd-7 2s4+5 1lh-14 7bq-9 8g-12 1d9-12
30k-14 87l+11 8xu-10 4hu+11 ajc-12 6f0-12 dzt-7 7zn-8 9fc+13 87g-14 695-9 1ix+9 5iu-24 1si-12 4me-8 94w+20 7ng+17 h8w+12 37p+18 7uw+8 dci+8 22v-9 70u+9 d5g+17
5pl+9 2c0-4 4k5+14 7jf+13 4sn+10 4ku+7 3ol-12 88x+9 528-8 6al-10 2s0+8 kl2+12 1rh+9 h53+13 1s6+11 29d+12 6hi+10 3jd+12 f9x+7 2ga+10 d5l-8 362-7 1pr-11 1zc-11
br3-10 662-7 3n1-6 7gs-9 xb+7 byd-10 g6l+19 17n+9 9sg+10 d4-13 d6t-11 co+10 dsl+5 1im+11 99o-14 6wz-9 37a-8 391-12 57f+6 34w+7 5zv-10 26i-8 78s+10 1hy-10
3bs-14 21x+9 4k7+11 8u8+12 2fk+11 1zc-12 v0+11 2y-7 ai-18 qq-6 hf4+7 20x-9 15a+8 6ie-14 3j8+13 3rq-6 4rq+9 4x1+12 3nu+9 3ex-12 5s5+8 10g-17 c2v+11 6fr-8 7ms-9
te-7 1at-12 acn+4 39u-8 3up-18 30o+13 1hu-7 mes+14 2tn-13 5j-10 g2o-8 5pg-9 1dm-12 9iw-7 3lq-10 633+8 nj-12 d8h+6 lws-10 dd+10 q7x+9 kgm+20 9gk-16 bkq+8
7ek-12 or+8 9ac-9 19w+15 zpy-7 uq+11 bgp-16 35-8 4gl-14 alp+9 4ql+7 15i-13 4i4+9 6bk+10 5kv+21 9z0+6 36r+10 4x+10 kp3-6 f50+8 1k-9 11gl+11 3kt-8 4by+7 2w-10
729-9 3aj-12 e2-16 d5l+11 ic1+9 2c2-7 x2-7 346-7 2wh+18 5vy-13 4xo+7 c9h-7 eq+7 5je+10 b5o-8 1wr+6 47z+5 9on-7 74w+6 cdx+8 352-8 9hq-7 vur+8 9n7+10 at-9 99v+8
22z+15 vs-7 3hu-12 zp+10 4e-10 amo-9 90c+9 5ty+9 4gr-6 3s+9 a6y-14 4dl+14 6ex-20 abt+9 3bd+13 5bh+14 31o-11 2fb-9 mx-11 5e+9 23r+13 174+9 cm+16 2y+9 597+7
5-11 4fb-9 60f-17 6mh+11 yek-9 1dl+8 x4+9 4si-11 54q+16 99q-24 8xa+12 d8l+8 11uv+8 5s6+6 4tp+8 eg5-20 9s-8 ru+8 1gq-13 9hc+11 4ev+8 3zw+12 ti+5 a3i-14 28r-8
8p6-13 9yv-8 1ay+10 e7l-11 4u0+14 b18-10 4zx+16 4gq-8 ba9+9 gav-7 fh+12 fie+8 c3q+14 d1+10 4a-17 5oe-10 gad-16 eqp-9 4rn-11 2e2+9 40x+9 4m-13 4vt-12 2ew+11
1vg+9 59a-13 3js-9 l8-7 b44-8 6pe-13 26t-7 72d-7 48n-7 ksy+9 57w+10 1ev-14 1gm-12 100+6 aob-13 tu-7 cux+10 1gv+18 9mw-9 bd0-11 1wi+6 1yo-9 3v1+9 1s1-14 2b7+14
fxz-9 8r3+10 3sz+8 8nn-16 7ws+7 1of+7 r7+8 22u+11 8ye-8 kw2-11 1fu+9 9jg+16 3ak-14 2g1+15 5aw+10 3v6-7 3rw+8 1av-10 g35+6 381+9 1j6-7 fwh-10 7g7-10 yb+9
2fi-20 b67+16 6yx-12 7h+7 2g6-14 c2y-9 7mk-14 dhl+9 cg0+10 11q-8 5kd-10 me-9 2l1-9 2uc+7 5gy+14 1h-6 3ep+12 12m-6 1bj6-8 1op+9 kc-13 5di+8 cqt-8 3ph+10 8is-7
1n5-12 1r8-10 5sv+16 5uo-7 gue-11 3xq-15 48b-7 6uf-14 ign+9 to-7 26x-11 1c7+11 48m+8 b7n+7 5kd-10 7yk-6 15w-8 2uh+7 a7d+7 lv-23 152-13 vc+12 9om-17 33y+13
11f+9 vy+9 59s+8 2s1-8 9z1+11 so-10 qw+9 179-8 a9d-11 3ov+5 9q6-6 vf+13 6n3+10 iiz+10 1bj-15 1y0-13 hs6-17 307-11 29+9 5ls-12 8sc-13 4mv+11 5gm+8 2o5-10
8wm-13 lb+10 74t-8 350-6 81i-7 4is-6 eu-6 3ul+8 1fg-9 136-9 43b+14 548-13 4w4-6 3pb+14 38q+15 4tx+9 vl-9 1oa-10 31v-16 1h7+14 i2-7 6i3-8 c7+13 7pp+8 cbq-7
1ku-15 4z4+8 7u-16 88i+8 h9+8 356+4 g2q+6 1ld-10 4o3-6 17z-9 1ow-10 1t5+10 3nx-16 317+12 bf1-9 3cd+3 1t8+14 jvy+7 k18-8 4b8-10 6go+7 4nl-5 41k+5 4bl-5 21r-8
2mk-16 89c-7 2di+6 227+15 4ez-10 1hs+6 djt-9 2q3+16 u7-13 1br+12 2m2-8 28e+7 ej-17 fco+9 50e+10 70x-9 aqf-10 g9-10 6se-10 5aj-6 17d-9 m5-7 3fd-9 5fy+6 a90+8
93+9 33o-8 1ix+8 cv+5 1cq-5 a3f+4 3jt-8 oy-9 1tv-8 1fo-16 alz-9 ic7-12 1ty-23 3t5-13 7xs+9 3ea-7 4lv+11 2yq-7 7cx+8 35b+10 7rw+8 20q-6 fen-15 isw-13 8ti-13
kuo+8 53y+7 14n-7 c9a+7 x8+10 9s-29 29i+8 2q5+9 kq-12 9q-8 1ay-11 2nj-11 3s+10 1ne-10 x7+8 b9s-9 a08+14 bic-12 430+11 54h+7 prc+10 28r-8 674+10 6fj-7 qf-8
5p8+9 3i8+9 7uq-8 ab3+12 1tn-12 7f+16 3zk-14 4n7-9 h4r+7 172-11 w+18 a4x-11 3h-10 1ws+12 q6-20 yd+9 4e+7 i4l-12 26z+8 cl+10 b9v+5 2qo-11 7t-8 1yf+5 9g4-13
2r1-10 6o6-9 yd-8 1fr-10 p8o+11 5xv-15 3bq+5 ind+6 4ob-9 5pt+7 2c5+8 700+19 e5p+10 wq+8 6jv+8 gl1-15 50l-8 abp+11 3ki+6 1t5-8 1s8+9 he9+12 2jn-10 m8-8 13f+10
6ek+7 cwt-9 5bx-13 20e+12 650-10 9q8+4 ja+6 cg-13 4t5+9 cqn+12 2h8-7 451+7 3ke-8 3t2-20 5wu-11 rg+11 5vo+15 37j+12 dmp+10 21b+11 s8+8 g9d-11 2qp-9 77f+8 1b6+9
os+10 6va-5 8m8-12 2ek-6 1l0-26 2st-9 47j-9 24p+8 101+16 9wt-9 93o+8 hrw-8 gn7+10 28t+11 d5z+12 19+11 ko6-9 1yf-8 405-12 6va+8 154f-9 ot+8 49u+10 om-24 73j+13
90e-11 8mk-10 649+8 8oq-8 ed+18 72r+8 4z-12 3mx-7 ai6-22 31q+11 vt+5 75v-16 8tg+7 3gz-14 si-8 x1+11 309-11 642+7 5sb-10 4h6-8 aer-12 hmo-9 7bs+8 7xl-9 55s-8
c56-9 2ql+10 v6h-11 8o5-15 93+9 34u-11 4pq+12 5v7+7 3cj-7 b3-12 86j+17 5ww-8 1up-9 4sv-9 7cr+10 xm-15 6qe-9 4qh+12 1su-8 5sj+11 52k+8 7oj+8 3b9+11 7ad+9 17l-7
156+6 ew8-7 3rf-15 2lv+9 2r9-14 48v-10 164-16 2yf-11 1ep+7 i98+9 58i-10 102-14 29g-10 1bj-12 59t-13 33u-8 1ql-18 tbe+9 f6g+7 1um-9 7d9+8 6sq+14 2yh-6 5vd+14
10y-10 149-8 dv-7 k12+9 62r-13 2to+6 173+9 f0+7 50a+10 175+9 2wi+7 1f3+11 600-6 5s1-10 6wh-10 6gu-11 24y+12 18c-15 7c0+8 61x+6 apf-6 8w+12 16jz+11 8rw-16
5db+4 15n+8 128z+15 22d-10 2bk+8 7z1+15 1eu+12 eod-7 2f5+10 ri+10 4h0-22 3mv-5 q-6 crl-9 am4-10 5mg-15 kn-14 1u0-14 6rf+15 25s+7 dvl-9 5bs+9 cj8+7 jl7+7
91y+11 gsp+7 5ec+10 3m-11 3f1-14 6ml-7 1le-11 c1y+9 6bi+22 1gn-9 1ed-6 72o+14 675-8 15m+11 jg1-12 1j2+8 511+7 2dm+5 vq-12 1qn+10 4zf-8 nl+9 546-15 8ke-14
slb+9 78c+5 84o-7 58l-8 2s3-14 va-5 1bz+7 1hu+8 6a7-15 68n+13 6r0+11 2jp+10 21y-12 5vj-16 3xe-5 3hx+14 gn+11 2jp-6 7g-8 1j3-5 z0+8 bms-12 2e8-16 ira-11 48u-9
fiz+11 5tu+9 2rm-8 j1x-9 39p+7 9u+11 26t+11 39o-11 v32+11 jfj+8 4xr+7 u6+9 vi+7 hw+9 w7+13 4ha+7 6wg-8 dpy-12 4n6-14 5qc+4 6ra-9 ae9+16 2li-8 27t+20 6f3+9
48w-13 nf-8 1h1-9 47r-14 5wk+9 47d+6 23u-13 1u+12 3dc+9 8sm+7 1t2+6 27w+11 bhl+10 ajm+10 ju9+8 5ks+10 i0f-9 6g7-9 5cb-5 10q-6 2tm+8 885-12 27l+6 7qq+24 ej-11
3bk+11 fkm-7 13i-5 3w5-8 39g+12 5bq+5 sj+8 7z1-10 3vi-11 3v-11 c0-11 3p8+12 17t+12 1ik+8 4r2+21 18t-10 80u+8 h3s-9 mc+15 a8s-11 8xs+8 ok+12 di+10 9ek-8 7ys-13
5iv-5 412-12 1e3-7 c04+8 b3d-9 1lk+8 1ta+13 7sr-16 21t+8 kg-7 8dr-11 7ai-13 4m1-18 76+11 ho7+21 lb+10 1k-17 4cs-14 hp+22 7ov-8 u0-10 3nl+11 6y0-12 ael-12
5zo+9 l1p-14 749-11 2s6+15 cws+12 5yu+7 2x5+9 36g+5 1j9-9 fr-9 f8t-11 a71+11 6dq-9 265-10 s07+11 sc-15 2dl+9 6l6+9 765+12 gdh-17 d9i+7 3zl-9 2q4-11 402-16
3pn+8 kf9+5 2cu+17 83u-10 ci-7 24u-7 6qu-9 45x-6 wr+8 6lt+16 1a2+6 570+11 93d+7 7vl-7 39j+13 5jq-8 13l+5 9sp+8 82w-10 2uv-11 5zb+10 5zy-10 2cj-11 5yf-8 7d2-7
l3t-8 93q+15 6ve-10 d7-6 cll-13 6n+9 4u4+9 22u+3 bu6-8 51g-14 812+9 1xx+7 sl-7 13c-11 2jm-6 a47-13 12v+9 o2k+11 vr-11 ts-8 1mk-11 2a6+9 364+8 zu+6 2s6-7 8jx-9
b0i-9 dr-7 2pd-8 h5-9 51c+7 3e6+8 4a1+6 1xg+6 5sm+9 bv4-7 6tg+7 1l-8 pe-8 37z+14 1gq-7 a05+7 e7-25 4ky-9 k2k-8 5gv+13 4p3+7 3wc-9 9y3+13 qt+8 lmb-9 3ii+2
42c-8 8x5+10 2e+6 7vt-9 12a-7 1hi-7 1wa-11 2il-10 7t7-5 ni+9 1xp+6 38u-15 fz+9 xn+9 b36+12 mq3-14 1x4+11 4qz-7 655-11 c9y-7 7ev+12 far-7 5a4+8 3yw-9 1av-7
5h5+17 17r+10 1jz+7 7rz+9 80q+6 7nr-9 e31+12 5e8+9 3km+10 b4+11 1tu-8 ld+7 2ev-7 9v7-8 1kg-11 3o5+11 7bu+12 4d5-17 2y8+13 46-7 4w2+7 55v+8 20q-12 1z1+8 bjr+10
i24+9 5j2-9 bxn-17 1kx+10 h2x-8 64s+7 1k3+11 fz3+11 5y9+14 9y+10 8x0-11 8dt-7 2f4-8 3g6+7 5b4+9 8ob+13 12n+19 bjj+6 4ur+11 la+12 15a-10 8h5+7 70j+15 1jw-13
cc9-9 4y0+9 9b4-14 7s+13 3dk-12 9j9+7 4ju-7 3su+13 1v3+13 1xj+9 kl-6 2cz+13 17a+7 eeh+11 59f-12 8xi+8 2on-9 18c-10 43h+8 akb-12 2tg+9 5s5+8 an-11 ano+13 pl+6
oj5-12 ix1-6 25n+5 5id-13 a0n+6 c0-8 1lx-11 22c+10 40w-16 deg+12 27g+11 3xw-14 8zi+9 h5k+9 4mz-7 wi+15 6dz-12 or+13 93z-11 nat+8 98k-15 4to-9 a8p+10 8p+7
s3u-12 k6k-9 3a8+9 5ag+11 y7+10 5md+8 1p2-16 264-5 wh+8 49l-10 hss+6 fc4+14 2ma+6 283-8 57s-7 758-9 2q6-7 o9u-12 ut-9 yq+9 2kn+16 1mf-6 7q-12 j2-8 56e+10
9is+8 1qe-8 qgc-14 3ig-7 5it-7 i41-9 ur1-7 95z+6 4hj+10 ev-11 4t+11 5yw+16 6y-10 blq-12 7xm+10 j3+14 es-23 4do-8 9ht+14 7il-18 p8-12 6f+9 22g-13 9a3+12 1ol+7
15co+22 6jj-13 f44+9 1tc+9 7ih+9 5zj-8 3yq+12 re7+8 2ol+6 bj0-11 72z+19 4qs-10 647+9 30t-7 1iy+13 37c-6 51+7 4lg+13 lhl-15 1lc+7 1br+8 hfh-6 7w7-8 5xr+9
57h-10 o7u-9 adn-12 1aw-12 7c8-11 1p1+7 iy+10 8x5+10 5a0-10 3ja+8 dv9+10 ase+5 73b-9 316+13 67+9 8d+12 6en+10 e7p-8 3fs+11 83q-9 cbz-6 4ph+11 9in+9 4zg+12
305+7 pnj+9 ko-9 1ne+14 8b+8 c8u+6 1yc-9 9tg+10 5ad+10 2gl+8 kj+7 9p5+9 3q0-8 2jc-12 8oy-9 2vu+10 ho+7 2nk-12 2jq-10 hz-10 vv+11 bsq+9 mr+13 2yg-7 7xz+10
1vu-8 fw-12 3ns+9 102+13 d6-13 hd+11 5nm-8 5hd-15 322-14 4uw-10 40n-13 c0+11 5e6+7 3jo-9 1iq-15 7l8-9 c13-14 1rq+5 28e-7 1qe-12 3vs+9 b9o+9 hu+9 6p0+9 us-11
3gj+8 to+4 aa5-15 aq0-9 a6j-15 8x4+9 95d-10 1sn+12 4va-15 2kq+7 31s+12 226-10 1je+8 dko+8 ee+6 pb+9 6tr-7 hf-8 o7-9 aih+7 3it-7 9lr+11 1kq-8 6yo-8 ej+10 pcc+9
58j-12 21n-14 2ar+16 45g-10 dn+9 g2-5 36b-10 el-6 cdw-8 xd+11 11f-14 1kd-7 13i-12 arq+6 zs-7 27c-8 7cl+10 3sx-13 1bc-15 l52-14 387-11 9hc+13 6l+6 8n0+8 bwj-7
1j8-12 c0+11 vi+13 9xc+7 p0+20 k15-11 4w-9 fe8+10 6a-8 13m+9 1i6-10 4ha-7 1vi+9 2h0+12 9o9+12 5zf+9 7jd+13 3n3-21 jai-9 6r1-16 c5p-12 61b+15 9ld-10 4j5+15
uo+10 26a-8 54m-8 1eu-11 epr-12 4n3-8 cz-6 2yc-16 3c7+9 314+9 5pn+8 6z7+11 vp+11 12y+9 se-8 ko1+6 b49+9 2nt+8 58u-11 2ps+8 6-8 243+6 8ti-19 5dk-6 1mb+8 3b2-10
56j+6 1dd+7 bp+10 a7c-6 6kd+14 36k-8 15l+7 52t-9 6ls+9 4aa-8 2iw-11 311-7 5m3+7 6x3-8 1qu-14 5sa-14 4pt-8 2mh-9 nl+14 611+4 3w7+7 ii1+8 re+15 6wg+8 5o-17
8k6-14 5zq+6 gyc+5 4r7-6 3dh+8 eh2-9 89b-11 2mx-8 56q+10 lp9+13 1dw-11 3wu+9 luw+10 1vo+8 514+7 us+4 58i+10 aq+14 49y-19 14k-11 5t+8 1eb-12 1jl-7 46h+13
1vv-17 cie-9 hb+7 60y+8 181+7 e+11 dfo+10 7q0-12 1yv+6 1m0-8 ny-14 9gh-8 6j5+15 38-8 53o-15 3z7-6 21g+10 50j+9 2eh-7 ki-7 2k6-11 m7c-12 565+16 om-11 czo-6
3q0-13 4ov-10 299-10 132-11 8lu+7 51t+11 5xw-11 b7u-9 aas+11 1sc+6 749-23 281+12 h4+11 2ug-7 8uf+19 9gs+9 3x4+9 13-12 m9+10 6bs-24 6d2+12 uh-6 6w3-11 b9+13
q0u-9 jw-8 38x+9 2jk+12 aj+11 ch4+9 h3-14 8pf-9 23f-6 dr2+9 7im+9 2nw+10 tr+9 4rn+7 av-16 4k4+6 1lq+9 s6+13 1b3-7 41m+14 4dd+10 5fo-8 px0-12 56c+9 2u3+11
61n-9 c3y-7 lpb-13 50h+12 is2-10 7oe-10 3wr-11 1hi-9 4yf+9 awb+16 jl+9 664-10 fe6-10 46x-9 b20+11 2ge-8 4sm-7 7ex+11 1td+12 6ol-9 9gv-13 uk+11 w32+16 u6+17
5b9+6 4r-10 ke8+9 mci+8 656+7 59i-17 hn+9 53h+11 441-13 2r6-18 7sl-12 52u-9 41c-6 4fq-9 36q+8 94j+8 16u+17 4u9-16 8q1-12 3rs-10 1zw+9 nsz+11 da1-7 2ad-13
4a7-7 425+6 bwj-9 28w-16 iwz-7 9e2-9 8a+7 2en+6 uz-9 b0n+9 933-11 49x-9 q22+9 1wq-4 61r-6 74s-15 6ko-8 7aq-16 5q5+9 t-8 3pg-8 1sy-11 3az-10 lt0-11 9ce-7 8i-10
1sb-8 5yd-11 4z4-7 28v-9 1d6+7 ek9-18 3v7-10 j5-14 81u+9 b93+6 325+6 2o5-11 emn+17 1aa+10 gy-14 6jy+7 8bz+9 9vb-10 dx4+14 24u-6 s9+8 ea+6 sz0+11 1sd+10 1cr-7
1d4d-9 xg+8 g8-13 3sl+10 39n+18 18u+15 eg+11 e4f-7 akr-10 276+9 tw8+6 1it-9 1ra-8 4a6+7 8sm+9 4wj-24 4ht-7 2b4-12 c7a-10 1we+12 31a+12 11z+11 7k8-9 2ry+10
nt-12 37u+8 8hx-14 62h-7 136-11 1x9-11 1xs-15 4v2-11 rs+6 8qm+10 c5y-10 669+9 3xi-13 8z4+9 33p-22 1r3+7 45c-11 4dy-9 17f+9 1gt-18 3gr-7 1il+10 baw-11 303-7
s-21 8b0-5 1ny+6 7l+11 8jo+8 3l9-7 1tp-9 ena+5 2f4-20 gp0-7 1lo+8 ib+7 1qv+7 lg-8 1oa+8 7tj-11 tim+10 5au-8 3pt+12 l1u-9 8k+6 3ag-13 13h+10 3uf-12 3f7-7
804-11 4dm-9 68-12 fvg+5 zq-6 cyo-11 juw+11 1be-9 jtz+7 3hz+11 im-8 nyy+20 30w+10 91x-7 4yj-10 1qc+10 61e+16 3gt+11 4ck+11 5ud-8 cgd+8 1w4-9 5ez-7 4u2-7 pe-10
25y-8 hir+18 8tc-9 93+8 1z5-16 5gw-11 5u1-9 9st+9 5dl-7 ms6+11 32r+14 c9+9 305+10 59o+9 4td+10 24o+7 4ki-8 4ol+12 4b1-14 7l-20 3b2+12 aux-9 7iz-11 3w2+7 akx+5
7m4-17 2mt+12 6ih+9 e1c+5 5so+7 brv+8 8gh+6 5pn-10 9aw-2 3sc+12 19n-7 1to-9 3yi-11 o9p+8 ec5+6 3h6+7 117+6 dss+7 bxd+12 1ch-10 21h-17 2x2+7 c2t-8 xl-10 93g+8
7xz-10 1qw-14 jm+15 nz-8 1ue+7 5sz-14 5k2+9 43e-9 8wl+19 24c-7 bu8-5 3rz+19 bv+8 39f+8 bv7-11 9vt-7 4na+13 a4y+6 63g-11 1tz-7 78b-22 2sc-6 cad-7 3e6-6 5uw-7
5t9-9 kp-13 au7-12 1up-9 5nu+12 1g8+7 jpu-9 bu-13 78r-7 9jv+10 6q-7 23h-7 60d-7 qs2+8 o7g-7 2t+4 5dp+15 4s-10 87r-9 52p-9 1ev+11 983+9 b62+10 4do-6 epw-15
4s7-13 cww+13 4pn-9 2c3-6 1th-11 453-12 1qg-14 aop-7 a9+6 7ps+7 1mj+16 916+7 80k+10 qe+9 i5z-6 32o+7 262-14 64q-4 arp-9 3k1+8 7s8+6 8j2+5 4ez+7 4qa+6 5mt-18
4cp+9 7c4+10 bry+13 q2+5 3ex-7 mf+8 365-21 3cz-9 7eq-9 96y+11 2hk+15 jfs+19 1fk+10 9li-8 347-9 314-12 l4+11 h1-7 3lp+6 1e+9 4sz-11 gbj+8 45-8 1b0+5 fzs-14
3k+6 177+12 gab-9 7bb-13 44s-11 1sq-12 9e2+6 2q2-8 gsd+11 9oc+8 1ij-7 76x-8 ip+10 4b4+9 7m1-16 1zp-13 2jl+13 6ps-11 34r+10 2f2-7 bu+10 64s+6 1xw+9 5t6+9 2jn-8
1ac-13 7x+12 9es-8 be8+7 61t+7 148+14 4fk-8 2w4+9 5s5+8 2rx-10 3xl-8 a08-8 74e-20 5sz-15 88-8 bop-6 z2+11 6fv-8 b57+9 52s-10 csj-8 4pk+6 2wm+6 jdo-9 geb-12
ciz+11 5to+7 aje-14 8aq+7 40s+8 8an+7 7cw+8 aos+13 3xz+10 4uj-12 yd-12 1bp-9 48i+8 miu-13 de+12 ez-11 2ce-17 1ye+11 1b1+11 27a+8 47z+8 411-9 fnf-12 cj2+13
2y7-11 2ys-9 oqi+10 4ya-10 ut-13 dzz+11 8d7-11 fe-9 9e2+9 49h-8 5jr-16 c4e+7 3ju-9 4qc-8 8ii+11 sz+10 13o-12 cc8+12 41p-12 12q+15 dax+11 oj-11 46w-8 3px-11
34-6 8j-14 3kw+9 4hp-9 dxr+14 ev3-10 1ef-7 3ib-11 mf-8 qa+11 3im-7 biy+9 8as-8 g4v+9 1uh+8 36w-10 ddn+10 4lj-14 fnh-9 3p0-10 3gn-18 3c8-13 2p-7 1a6+11 1o7-5
5yk+10 65q+8 3gg+10 exf-14 5fj+14 63z-9 hur-9 2tw-6 41a-7 24r-8 32-8 4fq-14 g4-11 4ej+10 5wj-8 1w4+10 49i-15 wr-7 1r6+6 a9+10 14x-7 2u0-6 vz+9 3al+6 12u-31
2xs-10 mkb+6 983+13 3we-17 3p4-10 64t-20 aeu+9 1cb-9 1l5+17 6ge-13 250-8 34z-9 27l+7 65b-8 79i+9 b6t+9 9sm-10 reg+8 dzg+13 3id+11 2rs+6 y7-10 2ox-7 b1u+13
6o+13 164+9 1ml+9 gm6-14 ioy+4 p6g+10 5g-6 3w0-7 1zt-9 2yl-12 dga+7 2ci-13 48d-6 92s-21 8y4+9 ik+11 cwq+10 7bi-7 1io+7 6t2-8 1d8+9 sw0+7 2hu-8 75+12 3j7-9
bx+13 1os+10 ct7-11 150+10 4st+6 42c-9 13e-11 2a-8 30o-12 996-10 av1-9 240+8 9t-14 3rg+12 fu-7 1xg-8 e65+9 2sp-11 c6-13 1yc+10 10x+6 36v+11 fbz-11 1ta-6
5jx-20 13z-12 3ff+12 iat+11 l00+7 jk-8 16i+11 2hu+10 anh+9 3a9-12 4xm+9 225-9 33n+18 3tg+18 3wj-10 6dc+7 cjr-8 3s7-8 71h+11 1iw-9 24y-10 2c3+9 137-8 7al-13
8e2+14 1d1+11 9of+9 bkr-7 7kw-11 20u-29 38q+8 6qe-16 dr+9 2zm-8 2z0-7 6nn+7 53w+11 6xe-12 56q-13 1k4-7 6yq-8 e01-12 62w-15 2v8-8 om-13 d2a+9 cz2-8 33k+9
edw+11 11w+9 hc+10 11y+10 j36+7 1li-17 3r-7 2vn-10 f76-8 1s0-9 1hf+8 4af+12 1ol-16 4vd+8 ec-14 1fe+10 3ak-8 3f6-19 79+8 f5i-10 2pf-19 2e8+8 2w5+8 ms+17 3tr-8
9u9+11 5ss-9 a1+8 8sv+9 6h6+13 2f8-7 6tl-6 4hs+9 1vw-10 jf+11 1oa+7 498-6 j08+9 b5-15 48i+18 32-9 33j+12 c89-9 1pv+8 7r5-9 7i-10 bkg+8 1zq-10 agv+12 8ky+17
11r-9 afn+7 4sm-14 hf9-7 4en-10 35u-8 kpc+13 5ra+7 1f8+5 2gu-10 2s4-10 bf8-9 oxg-11 56j-16 1f9-9 7zy-13 h5l+10 3px-10 l2-3 1v2+6 87n-9 178+22 2mt+15 yq-10
53q-8 rjj-14 11v-8 9iz-19 2eo+13 53n+15 25p-9 7zj-16 2rg-14 1he-10 13x-11 33n-7 6b-12 11q-11 bd5+8 469-19 56a-6 5jc+9 agu-10 2e7+6 8h2-10 7kc-10 4lb+8 ara-8
1lz-14 oqq+8 4vw+14 9i+12 im9-3 1rg-8 wy-8 3lt-10 3mf-9 5cd-10 ph-11 3vf+10 4y7+8 ayt+15 1ca+7 7v3-6 9mn-7 9fb+13 7bi-8 3p-5 n9-9 264+7 8z-8 16or+16 13i+10
3j9-16 n6+12 3eg+9 c5+8 31o-9 9g9-10 h+8 9qt-18 5kv+11 rn-25 iln+11 wzl-13 7ex+8 7po-10 636+11 4k2-8 6o2-9 3un-11 p4+11 aci+7 6cq-7 3mt+9 1a+8 88a-9 hm-12
cie-8 t7+10 it1-7 4iw+8 1ch-24 xw-8 d6+19 1ai-7 6jq+8 izq-11 a6f-9 1z3+12 3oq+10 25w-12 e9-12 1hy+13 5po-7 4by+19 1am+9 23n-8 98k+8 9xe+13 3df-7 8ej+8 8lz-11
xd-11 5wc-14 cb-11 14n+16 bst-8 bwp-11 12h-8 2nk+6 9aq-13 fq7-8 6eg+5 190-9 551-9 524-6 24v-9 j3s-17 d86+8 6kv+11 4a3-16 ps+10 61s-15 5ps-11 8s-7 223-9 639-10
fy5+16 1hj+4 18o-10 nk5+11 up-8 1xc-9 1e0-11 7nl+5 6l5+9 knx-12 33o-8 bwp-8 1ws-13 27w-8 6gd+12 46u+11 2cm+7 4r0+10 qd+10 hgw-11 2pf+22 q+13 881-11 17r+5
16k-10 6bb+8 5it-13 m4+10 5t-8 7gc-10 2vk+10 1mi-12 13v-7 3r2+18 c33+5 950+16 5x5-9 15v-10 2a9-10 12d+6 2e5-7 1qw+9 53-6 2e4-10 vn-13 bd0+6 ng+11 9i5-16
hqr-11 28k-9 e2x-8 jf-8 dk+12 99a-8 eq0+13 n8o+10 9s1+12 1r7+9 2sm+8 3xa-14 5ic-7 2n4-8 iy2-11 5d7+12 h9+9 6bo+7 4b9+11 y2-9 6dp-7 6as-12 6fp+7 a9x-10 1kj+19
a5m+9 6b2+14 imp+17 5j2-9 rj+8 895-11 2cf+15 5qk+13 fb-7 afs+9 9ez+8 927-8 3xp-7 13f-9 et-9 2jb-12 4nl-17 55h-9 65v-13 5ln-10 8ko+6 el0-12 i8+6 6kr+7 z0+12
3zu+14 1i+14 6un+7 amu+13 buy-7 78+14 4zn-13 95+9 ikg+10 jn-5 10z-13 9y0-15 rj-13 ey4+11 12b-6 26a+18 28b-5 37b-10 a3r-8 8xg+8 1eo+7 3jv+8 ddf-12 74v+11
4y5-17 g1e+9 7m3-9 8ah-8 3cn-11 8qc+7 14bv-9 2a8-9 2pj+10 7c2-15 1yj+10 6s5+7 jh-17 6jy+9 3my+10 6ss-17 67w+10 4pi+7 a2v-6 1qb+7 1cl-12 9uf-11 2n5-11 1r9-7
5gw+10 217+7 17u-8 41q-9 gk+9 75b-9 665+13 8eg-11 2ag-8 og-10 2lx-4 1ey+15 3tq-12 3on-12 2ui+9 gb-11 5bh+8 4b+6 7uf+7 sc1-15 bd9+10 4ih-7 525+8 2z+8 8m9-12
daa+7 1w3-18 7xe+7 57m+7 isa-10 6hd-12 4h4+6 tw-11 ps+8 2pb-4 5tm-6 888+9 8tz-8 qm+3 g-11 48k+18 5mf+7 4h+14 krn-12 327+9 6ee+7 id-10 mu+9 1mc-9 nk-11 cvh-13
33i+11 26h+13 312-12 3lx+20 ht-13 2f4-7 8cd+9 54l-14 qj+8 wj+6 1ub+7 5fp-10 2ue+6 7xa+9 327+8 1pd-13 ev+13 7z-9 47d-11 hj0-9 4bp+10 1f7-7 5gt-9 ha-16 7r1-20
1ef-11 74g+9 u4+8 38r+10 66y-17 ti-8 cqo+10 2yh+9 5c-13 x7-10 wq+7 3s6+11 3gg-9 78q-7 2uk+10 lpy-9 k4+10 oyj-9 838-7 5ii+6 d5d+8 7re+8 8ps+7 4vn+9 b6i+9
31f+10 2js-9 cj+10 1sp-9 157-8 3aw+8 9fp-10 9cs-8 66m-9 3h6-19 1q6-10 1r2-10 302-16 bvf-10 2id+7 5sn-14 hq-13 2g6-6 1h4-12 676-10 74h-11 30g-6 l5s-9 bi+8
2i3-14 3ku+10 4vb-8 5zk-11 41o+15 5m0-8 3pf+7 1b3-11 3ri+7 26p+7 16n-12 3s5-11 24q-7 6x+8 11d+14 1gb-10 rz1-12 gw5-9 m0t-10 4j7+9 41m-8 2b9-17 63+9 243+6
4p7+12 6ew-7 c53+11 9lo+15 2jd+7 24a+7 s4+10 7kw-14 5s0+8 6e+15 885-10 531-11 3fi+8 1qt-11 7dr+20 3d+8 1oe-10 39o+15 670+6 128+8 8uh+10 5ci-14 83f+8 687-18
54k-7 579-8 es8-12 lo+8 1lm-9 1kx-9 4ht+9 16xt-9 epv+5 466+10 ik+12 113+15 1iu+12 c2x-7 8e1-8 37-9 184+9 9t6-12 hy+8 5t4+7 404-15 8cd-13 66h+9 58p+9 1z0-9
84i+10 2pd+10 27l-6 4x9-8 5va+8 9zd+11 1mx-12 wu-7 5rh-7 1e4+8 12q-11 164-7 cds+9 23f+11 oo-10 4kz+12 32r+12 djg-12 709+10 9et+3 buq+11 3yv+17 1th-13 b4s+9
398+7 qex+11 c6s-7 4dh-11 9sr-11 es5+8 8i3-13 4mx-12 axj-11 c29-9 8ye-13 mm+9 3po+10 1i7+12 69g+15 gea+7 sq+20 hgv-9 8er+8 2jm+6 2ly+8 1eo+8 6r4+12 1ef-9
cxr-7 3ju-11 a3l-12 3by+7 3vt+9 5qa-8 27x-8 1c2+8 f-8 2lw-13 4b5+11 c4b+6 of+5 7z9+8 3aq-10 2+13 af2-14 2g4+8 70r-11 lz-17 18w-9 6nn+7 1ik-7 8xs+7 6lj+7
2ah+10 ded+14 jo+12 13d+10 5gy-9 8bn-10 9qx-9 6nk+11 uk+6 n8+4 lz+18 1hn-5 ov-14 4im-9 kc-10 66a-11 28d-7 348-10 a82+10 njf-5 59h+10 kv8+11 2ho+2 70l-12 2v2+8
3mo+13 aup-6 86u-9 5k2+12 lw+5 r5-9 7na-9 cf+7 1z-16 s7+13 1sf-7 27e+10 6le-10 kny+13 5yb+11 29v-11 9b-9 1no+11 2z7-4 37z-17 2fi-20 rn-6 4ed+7 3ui-10 bot-12
1m7-10 14j+8 4a5+10 8z5-8 1h0-9 96c-8 h1y+9 2u2+10 8rz-7 c8-11 74j+8 1rl-11 9kj-14 g1q+12 9d7-8 hzl+8 7vd-8 2ud-8 s0u+7 14p-8 21x-10 dej+10 3c6+13 4di-6 36-9
1iq-9 44u+15 7p2+8 6ff+15 h62+11 jn-9 1s5-8 2c6+11 h-6 1wg+12 9c8+12 r4-7 8at+10 kn5-8 4bv-15 1nd+10 y9+10 6of-8 1b7-9 2px+12 1v2+10 1au+12 24e+8 2lk-13
2is-11 24-18 6dl+11 1wl-7 4mt-21 kg+17 b77-8 92d-9 236-9 e25+10 4yk+11 6aj-8 c7z+10 cca-17 11t+7 2j3+10 75r+12 3js-14 1v-8 6y7-9 ev1+5 1oe+7 guo-7 ap-8 5mz+15
8ej-14 5un+16 8ev-23 dzo+12 10-9 36i-17 3mz-10 4jz-10 2bs-7 78s+16 2gg+15 51i-13 4hk-11 ro+7 cy8+8 4u+9 27l-16 awy+20 2r3+7 59+20 p4f+9 47+8 32m+13 3u8+7
ii-15 59q+5 24t+7 12-7 1ki+9 bi4-12 7ta+10 7jq+9 27a+9 b+10 8yb+8 17s-8 uv-9 1y6+10 2fc+13 4z7+11 11so+7 jqm+11 4zg+20 ayu-11 6dy+17 939+12 6gq+10 3b9-8 6f4-5
8ey-12 5o6-9 f6+12 98-8 1ah-9 2zk+8 4d+12 2mp-6 8ky+7 6ci-8 2ss-8 14t+9 6lc-10 4jd-9 h-8 5xt+11 1x4+12 4xm+7 1iq+5 6e7-7 17i-11 63k+10 eii-8 cul+9 6d8-6
1vv-14 1t3+8 f0e-8 134+9 2q+11 7ws+7 6uh+6 2oo+6 136+17 dgx-6 4xb+19 sg-12 60e-5 dr9-8 2jp+6 oi-12 76i+12 4c7-13 88o-16 2qe+10 m2s+15 2bf-7 6x6-24 1kb-6
dgi+15 7fc-10 a8d-11 1ov+9 681+8 8ef+11 63y-22 1gp+9 nc+10 11b+12 fb3-8 5oe-9 4z7+9 32o+8 4qu+7 4km+13 1sb-18 6wc-9 ish+7 6mk+7 df-11 12ra-8 98x+7 6cc+15
2qc-8 a1r-16 7uw-8 1c-9 1yv+13 395+7 of+14 7qb+11 1xa-11 36z+10 jg6-12 4v+11 99f+9 4ij+6 36i-13 2jy-20 49h+4 198+15 1mw-7 152-9 386+7 2dm-9 37l-11 5t+12 68t-8
bg+6 1ob-16 21t-6 48w+15 go+7 jf+7 8i0-7 9qy+12 2bo-9 8y2-11 7ig+7 pp-10 5g-10 acy+12 2p+8 280+8 1i5+9 4zq+6 es9+6 1fn-8 48b+6 3nc-9 4r3+12 c3q+9 66e+11 wr+9
sj+6 646-8 27+14 2ps-9 29z+2 pt+8 b+6 lvg-5 h3-7 dcf+9 4k+8 235+12 1xq+9 20f-7 2l8+9 l-11 5zz+8 5ep+14 3po+6 g4+7 29z+10 1kn+11 6er-11 98w+16 1ec+15 98e-6
7wd-8 6rt+11 b05+11 1xj-13 86q+6 bk+13 8u-7 5xp-10 63a+8 5rr+10 c99-9 3ky-5 942-8 pv+11 9pg+6 1m-9 cok+16 mm+8 8d9-12 8x-9 8xx-11 10k+14 7b3+9 1tr+8 30u-11
1sf+9 44j-12 20p+11 84r-10 cq-13 1rh-9 45g+27 1w3-6 bd-9 155+7 7-9 109-12 3ty+8 5r2-10 6tx-9 uum+10 d4-9 1dm+13 g6q-14 13c+6 943+12 2to-16 3fr-11 1wa+9 2dc+11
r6+3 d3-12 1tz+9 2hp-8 4yk-10 4u9-14 cb-8 j2k-9 7pq-7 4o8+11 42m-8 62z+9 328+11 on+11 452-8 2id-7 kq4-5 2-10 2fd-8 kq-9 aj5-13 f1n+13 3f1+8 3ek-15 22t-12
rv+10 4m2+9 7y3+7 64f+10 23p-13 8ba+14 3mh-12 1zx-8 1e2-8 4pz-8 dd7+18 6ep+11 1co-7 c8m-14 1nb+11 2ry+10 1tm-9 4sm+10 2w7-14 4tb+9 anu+11 63c-9 16g-16 1le-21
75p-7 ffj-10 6qo+9 44u-7 75z-10 296-10 2p+8 dp0-14 94-7 7ud+6 2s7+7 307+10 17s-13 5o+7 r9o+6 dgi+7 2tk+13 9dx-7 3er+7 8q7-11 3lm+7 42a-9 dfs+14 1ym-8 1bo-9
2j+6 63l-16 8lz-8 26r+6 a6i+9 knb-8 75g-16 3j2+8 1u4+15 8md-8 6yr+7 3fn+9 uk+13 30+12 39w-15 dc-8 mj+10 69t+9 14y-15 262+7 88-8 1ul-8 ne6+9 3c8+9 83o-11
397+11 8uc-7 28q-11 kxh-15 1z0-10 bgi-8 5qy-7 2tb-14 bg5-7 epm-7 1u5-4 4tl-13 g4e-15 3cr+8 9ih-11 fm-19 b6t+9 6yl-11 4u6-11 cgx-8 644+9 2ls-8 26t-13 190-8
2r0-9 3j9-10 9ib-13 418+7 2nf+12 66h-12 5mq-8 s5+11 19s-20 1hf+9 50j-6 cr2+10 pb+14 9l3-9 z2+15 5d+13 2ru+10 6a7+8 872-3 3t-22 b7a+8 37d-10 dj6+12 b1q-9
1zm-10 47w-5 1au-10 4as+21 3f2+7 beg-8 fqt-8 2cy+10 5cn+8 y2+8 211+9 3ja-6 5k7+9 166+7 660-8 gkj-7 2px-10 7vg-12 h8-10 26n-17 18r+14 3sr+11 4w3-9 604+8 4y3-9
hdq+6 9ns-13 27c+13 1a9-7 7i-8 592-8 bbr-14 5af+9 30z-11 3py+8 18q+5 56w+9 1i1-10 6vx-9 6vw-11 287-9 55g-6 1uz+14 47w+9 a9-12 3qp-10 9l+8 1d9+11 hc-11 42m-10
cbq+11 3g4+8 2lz+13 8d4-9 53-12 8ru+10 3ax-14 a8o-10 1nv+10 2vm-9 jqd-12 m1+9 5sf-10 klu+13 22d-13 2aj-10 1ca-10 36c-8 3sz+10 8y-27 4nf-6 e2v+7 gzy+3 bhw+5
7w-9 guf+8 2t1+15 5ba-6 815-9 3mo-12 9m4-13 4d-8 nu-7 3va-12 p2p-9 1p4+12 3zj+8 1av+13 2yq-10 5jv+10 20u+11 d91-8 41d-11 3s6+12 4b4+9 1k1-7 7xk+12 4s3+8
do1-12 5go+6 2d+8 mk-6 4qy+12 153+14 o11-18 1jp+10 4q3+11 e6v+8 2bg+6 134-23 4o4+13 51f-7 2my+11 292+11 1u7-9 3j9-20 un-8 2z5-12 eo9-15 91v-13 i6+12 1na+11
kn+8 8gh+10 457+5 174-14 1br+8 4ju+10 4dd-10 n51+10 2qw-13 4hr+10 3hm-15 7q3-7 or+11 1ef+9 6ag+9 28d+8 q23+6 cji+11 9n-14 u8-10 5b7+11 2bp+6 288-10 7jn+10
4ow-15 313+16 5fs+12 1e6-11 19u-5 1m9-13 65z-7 yxu+9 6x-13 14h-7 1n5+20 2ij-14 9jl+13 rp-9 eqq+10 3km+13 1ly+6 5o7+9 5f+9 6mw+8 qd+9 529-9 2k8+8 3r2+9 5go-9
58+12 1uj-7 3g2+8 c8g+6 3i1+12 1br+7 10a+15 hqz+8 2ys-8 5yq-11 chb+16 juf-14 de9+10 79s-11 2ee+7 66h-9 5jl-7 4qw-11 1r1-6 1hx2+9 1u5-9 4v1+5 7uq-15 7sa+11
15j-9 1qo-9 8ys-11 7s2+9 2qk-11 8i+7 401+10 jtx-13 3i6+5 2iz-12 1nr+11 y3+13 gvu+10 2zn-8 3v7+6 99j-7 2cp+8 184-9 1ow+7 oj+9 1jx-9 1yu-11 3k8+10 1ml-5 5y-8
9q+24 1p2-12 406+14 877+8 czi-6 645-10 3rx-8 zb-10 2oo+14 2gh+9 36n-10 d1-8 1gq-11 2np+7 1jo-9 3nt+7 4du+11 684+8 3xi+9 3uu+8 dlj+10 47j-8 gv4-8 42f-13 f8f-15
890+10 9rc-8 2e3-12 esc+14 10f+7 8c1+9 1wt-6 5na-7 5d+10 iu+7 7nm+17 kr-9 fi5+6 2ak+18 451+10 61b+12 4bx-9 c3s-9 7ag-20 3-9 eq5+15 3hz-7 3t0-14 agx-13 497-20
jgj+10 73r-16 e42+7 30d+12 2e3+10 jza+12 90j+16 42k-16 1jh+10 4co-10 1i4-11 u9+11 2o8+7 15n-7 2ea-8 2tu-7 5yl-6 6lj-8 6fw+6 d3t-10 4ek-5 1v5-15 de-8 3bw+7
5cy-9 633-8 13s+9 1cc+11 a7j+20 4ka-8 52-10 7mp-9 6oq-11 m21-10 44c+6 5ub-8 2nt-14 jkx-8 b1m+9 2z0+6 lx2+6 2qo+6 ue0+9 2p3+10 664-16 2qm+10 2zx-7 cwk+7 55v+7
ek3-7 1ly+7 28r+9 2h3+16 8yl+6 3s8-8 5ef-8 3ff+8 37s-7 et+6 fp+7 30-9 40g+6 5k2+12 1wm+18 4ko+9 k8z+13 hf9+8 e0m-8 2k-7 1zu+8 g3o-11 e-6 chr-9 os0+6 179+6
2va-13 4su+12 148-10 4vd+9 ojb-8 3yd-8 9wj-12 bsx+10 16t-11 2dg+13 o3+9 6ge-4 41x+11 pn+10 dxf-14 q21-7 3yx-9 f9e+9 49k+12 f1+8 47i+9 1gy+9 om-9 65e+11 1bd-10
19i-22 4hr-11 6tn-9 2ks-11 ef+13 4ym-10 3dh-7 406+7 j61+9 9lm-9 gd-13 7td+9 407-10 ax3+10 1hb+9 586+11 8gw+11 7ro-10 15w+8 2kb-15 540-7 dvf-11 ah6+9 45h+16
ta9-16 h8w-13 2yc-16 kj-12 ls1+12 26l+7 40k+9 p1-10 28i+7 2tc+4 1v5+10 172+8 4hp+7 8gp+6 coc-8 bie-16 5pm-8 nl-11 pm+11 7sv+15 2ct-8 3jt-7 10r-10 b7m-8 5z4-13
2cv+10 7ap+22 4y3-18 41p+13 330-7 2c3-5 f8+9 by9-13 73a+12 8t2-8 1v+8 bv-9 2qz-7 53q+11 2tw+14 68i-8 8qx-7 cjp-7 5xt-14 zc-10 2mm-6 ck0-9 1s6-15 ub-16 bx0-11
2me-8 5oa-11 1nf-8 1nn+8 p8+13 mif+6 uv2+11 83w-9 30u+8 8l1+11 2jn-13 nri-18 i1t-11 2c4-12 16g+9 2px+15 8ei+6 5r+13 70b+9 apd-9 5gd+13 4qo+7 7az-7 cvq-8
13w-15 1fg-8 37w+5 3kk+10 424+12 4dm-8 clo-9 3bn+13 25x-11 2dd-6 48-13 xn+11 2sw-10 8wn+12 bhl+12 dov+9 iaw+10 cbz+10 mg-14 9qh-6 tf-12 9ls-9 48s+10 nf+8
9vr-12 res+10 2x6-10 hn-9 98-11 u6-12 2dj+8 8t+6 3m4+6 71+10 7ck-8 245+8 6qk-9 63g-13 5d5-13 cau-11 kb+6 1h4-9 8ev-10 37q-8 4oe+12 4s0+12 v1+8 be7-10 1gz+10
29i-17 gj4+12 z9+9 gz+9 1nu+8 662-9 1ft-8 2y6+12 4p3-5 9tj-13 9h2-10 215-11 8gk-9 7ci+8 hb+9 6tu+9 ha7-6 7l5+9 3wq-18 2lm-10 1no+12 am+7 3i4-10 1sv-8 6wm-14
7u2+8 4is-13 bsz-12 cfh-7 beo-16 9mz-9 8md-14 2m5-12 bt-12 id6+9 in+16 2pa-9 747-14 jul+8 a95-7 973+9 7jy+10 ko-9 erp+12 d13-8 12+7 2n5-9 4q8-11 3bm-4 c7m-15
6v-8 3do-11 qb-8 266-12 5va-7 441+7 5cg+7 646-9 2ep+17 5t4-7 2bf+9 ev+13 47k+11 8pi-18 f75-13 9yt-8 16u-12 eiw+8 53x+11 9w+9 19m+10 3l6-9 4gc-8 e8x+13 6i-14
cj7+16 1b9+7 y3-8 aa+7 aza-10 2u4+8 g78-15 2zm-10 ro-5 580+15 71n+9 eo+10 4ip-12 9u9+8 1oc-11 7e-8 hs8-11 eod+10 4zc+10 4qe+12 d4m+11 5i3-14 2nh-7 cok+9
73l-12 e1e-12 1f-11 47j-16 1z8-6 1h6-7 48-11 93+9 cjf+12 mj-8 3d-8 qr-7 16-19 46q+9 3o9-11 r4+11 aiq-8 3iv+11 1q0-11 6ha-10 7oz+15 5xk+9 1qw-11 2yc+7 9sx-10
6a2+2 7ua+9 2i3-8 3y7-11 7je-7 9gj+8 ta-6 ay-11 f1n-7 e8n+9 101+12 byr-11 8ky+9 8sy+13 3br+7 6wl+5 2g3+14 dk-8 38o+14 r0j+7 3zy-15 d7h-7 udy-7 11f+11 4qq-8
1co+9 31e-8 6ah+11 5ha-9 gax-7 e7r-8 374-10 56h-10 bc0-7 5bc-7 5zh-10 y+12 799-9 1bw-9 7d9-10 55i-9 3zm-8 3m1-6 1d8+9 f12+8 1hq+12 cpq-12 2nz-7 su+11 kmp+6
1bl-5 gnq-10 2gp+16 22y-15 6z6+8 axf+5 20r+7 3h3-8 1qq-10 iq+7 fc-7 ar5-16 drd-8 60l-10 3a4-9 2h1-9 3n0-9 61v+8 690+16 1ce+7 4fl+9 3dm+7 5dl+10 15w-16 f2y+9
b90+7 2dp-11 5dj+9 9te-17 2ur+9 4i9-20 rc+7 s4+6 3io+10 3mf+7 c1l-9 14t-15 b4y-13 1g7-2 730-17 cu9+16 6qw-10 4lp-5 5ig-16 4xm+6 1ol-6 dr+11 3uf+13 4dk+22
clk+9 2ll+9 1ox+13 3c-8 3ll+6 3uz+8 4kp-10 gsh+15 1x0+5 7pz+4 o71-9 620+10 45w+19 2pb-12 74p+14 87c-10 fu+13 70e-7 cpa+10 5v0-10 b7d+14 1kn-6 m1-6 h7v-12
5df-7 q17+13 7t-11 3li-10 3d3+7 1wv-9 98j+8 362+9 x3+16 bn+13 41a-9 au5+5 14c+6 3g0-8 3u6+9 39k+9 1mc-23 3zq-8 ci8-7 29z-8 any-6 1zr+11 ntu-12 beu+13 1zp-11
162-9 15-7 1kd-11 avh-9 27g-11 7ch-8 2h2-6 cuo-10 7e6-8 72c-10 ok-9 2ov-6 6sy-19 25y-11 56i-7 44p-8 8i6-14 20k+9 2ic-9 t8o-11 1x6+10 26k-7 13k+14 3um+19
1l2-14 2c0+9 8o3-8 m1-10 3wk-8 2tq+15 6s-10 4mq+16 11s-8 d8-11 is+10 22n+11 bfr-8 1s-10 243+16 z1+7 2de+9 u5-10 3lj-9 2m4+6 7dq+4 5to-11 8k4-20 z4+14 3yh-8
10e-7 2p2-19 16n+7 6xk+11 dsc-12 2t9-10 m04-12 ru7-10 be+10 1eg-13 1k1+6 ucj-12 9fl-12 1jq+19 208+9 a50+7 1lv-8 m2+10 67z+7 dr2-11 5h-8 esy+10 3au+13 jh+19
77g+11 2s8+4 60l-12 oo+10 3ud+10 2kw+9 6lr+7 7lp-13 8l6+7 6ut+16 1li-7 6x1+14 62q-8 4rn-9 17d+7 4y5+6 6ek-19 55+12 2e0-8 1gz+4 1km-10 247+6 71s+9 2ov+8 iw+9
5ct-8 2uv-7 9a7-7 75w-9 3b7-9 54k-13 7h9+6 4n6-9 2bj+13 3p9-11 67t+9 o2l+7 531+9 2cg+11 a4s-7 2bw-12 3p-10 839+7 2g6-11 2qs-9 bb6-11 1gk-7 f1e-12 2ae+12 3ut+8
2ea-8 sr-6 p9+10 1w7-8 1n2+8 plu-7 1xk-13 qpt+12 959+9 1j1+10 76x-10 7ly-9 1fm+23 i1m+10 ew1+11 d6j-5 g7n-17 ghh-6 o2j-15 26b+8 3pe-11 6xv+7 pdq-10 bmt+8 fk+6
1ue-9 gud+9 831+7 e7-6 4w1-11 1cx+15 j8+11 1qn+10 9u+13 4s9+17 4o0+9 5x0+14 j6f-8 5h6+8 6c+8 8ro-7 1p7-10 g8-9 lg+9 1p+13 6z3-14 68+5 4iv-9 cnb+11 mc-6 p7+9
3hm-8 l6-11 5yz-9 4ql-7 5bd-11 4ve-9 8v0+13 e26-8 le-10 epu+9 4zo+9 4v-7 46t+14 3x9-11 8je-7 ikk+20 1ff+7 rl-9 b57-12 4cc-13 f1+17 6ly+9 6f5+10 mc+9 3nz+7
965-8 2mo+9 4bv-11 4rz-7 42b+11 98z+11 1ack+11 1xs+5 a4k+12 191-6 48t+11 7u4-8 4i-10 1o4+10 32m-9 2te+10 6mw+7 f5f+7 7xk-9 v4-7 3ye-9 2gi+14 nsh-9 17f+6
5ca-14 20z+10 1fd+15 1xv-13 21s+8 15dg+16 7dg-8 k3+10 39h+10 9ww-12 945+10 a7a+9 54+7 i7j+7 4rm-10 b6p+8 pr+4 22t-18 2wd+6 6tx-12 cwd-17 11v+9 4q6+10 ua-11
2yq+14 djh-11 2dz-4 5ri+7 1n4+8 1fq-20 u3-10 1bj+10 2ut+8 q5k+14 bs+8 imz+11 86d+8 gt-12 15u-8 9im-7 bzp+7 pd-7 k7j-7 67k-8 11yx+9 1u1+11 1hd+11 54r-6 e0m-7
4pk-10 l8d+7 5zm-11 2a4-12 1kh-10 cj9-20 crq-8 5mf+9 gr-7 d5m+10 4yi-13 8zs-17 dk7-5 ie-13 3o6+9 35s-8 8cx-8 3tu-9 5vl+11 4sp-4 62+8 5fu-10 8ns-19 2ik-8 8u3-7
bxt-16 128-9 4te+8 9wo-5 471-9 ogz-11 5lv+7 xk+7 2tm+8 21i-14 c59+9 11w+11 apf+18 8dn-5 eu+6 2tn-10 43s-7 1+11 1hx+5 29t-10 7fj-8 34f+16 89e-17 2rq-5 cd0+10
uy-10 1sk-7 4aq-11 38j-6 j3+10 1m9-10 bxp-8 gz6-12 k5q-12 l7+12 7ab-10 3kj+8 2jk+14 674-6 4h3-6 9qj+10 1kv+14 1n4+8 1xb-6 5gl+7 7fw-6 x30+6 uv+5 3wr-18 iv+9
49j-8 2fe+6 22l-5 sxs+8 dcm+21 7y8-8 2xe-9 zc+9 5h5-11 iiq+13 qx+12 8r+21 9wt-12 1w5+19 bwh-6 17x-12 5n-8 7ka-11 cz-6 7eq-6 6s5-8 4ge+11 554-9 5lv+12 be3-13
2ar+9 1nw+14 188-6 6jw-16 4nv+11 3rs+10 4rt-7 1qj-8 9bn-7 22e-11 pc-10 8w0+9 7on+9 83u-17 22a-8 k4-9 3ex-11 1cz+12 5mc+13 4u3+7 ekm-6 10l-11 78m-12 20k-11
9dx-8 ik+14 1s3-7 26o-10 4ee-11 7r7+10 st-16 1mx-9 c2b-13 2ld+9 1s6-13 663+14 3ov-16 hoa+8 bzy+9 fw+6 2im+9 93x+13 4hh-8 7l+7 t+8 h9+8 907+11 2ih-12 67j-10
1a1+25 l-9 291+12 1zn+9 4mv-6 hg-13 7qv-19 36m-12 3z4-9 mn7-10 64x+10 429+9 1o-10 q8g-12 ccw-24 2lh+14 kr-9 2e2-15 2yb+9 321-5 6s7+10 btj-6 25r-10 8bq+10
30g+10 20c-9 75l+11 cbk-7 7wx-11 41v-7 50p-7 sy+9 2nz-8 70s-9 2bc+9 4mn-10 6ix-13 av+15 z2-5 1vq+16 6n9+17 5ie-5 b7c-7 4me+5 2vd+10 453-12 3br-9 1mg-10 5go+9
pg-17 kr8+8 3on+14 kf+5 6yq-7 lv-14 7sq-9 a05+15 309-11 c75-7 22+8 jy-15 c38-11 3k8+12 2uy+9 605+10 1uv+13 9mn+4 2d9+18 1u6-9 cxn+13 aa0-6 9u6-7 277+12 gs-16
22q+5 8dw+10 3dv-8 qy-5 ib0-7 bbo-14 2zn+12 345+11 28r-9 5iw-8 3cz-6 1q9-15 64j-6 um+9 3c-10 8o+13 2qs-9 d3-11 5l0+13 bp3-10 7u6+10 2a6+6 s4b-11 etp-7 2j4+8
1jk+10 38s+20 6yx-12 5i-18 9hr-11 942+11 8em+9 9vm-11 1lt-11 241-14 9m+15 5e7-9 1f4-13 292-6 6xm+5 3ld+13 4sw-11 5ed+9 2u0-5 3i-8 2zv-10 2qt-7 5p0+8 5oz+8
93b-8 4l8-26 btb-10 1vs+8 5hg+10 7di+11 2s6+7 49q+11 bu8-11 c14+8 83k-13 1em-7 65x-9 2np+7 3h4+8 4eh+10 2q9+12 4sa+7 a0u+11 5t6+8 647+10 42b+8 3ri-8 5u7+12
49f-8 dsx-7 3mj+10 4r4-7 223+7 a0k+14 qt-6 58a+10 4ug+10 5bd-12 e0z-16 6dz+12 4j4+9 ar+10 lc+10 hte+13 rnt-7 7s-9 9f6+17 7pl+8 7a6-8 s3y-16 35j+12 l9f-11
2sq-13 15t+8 a4-10 4rc-7 3rx+7 8m-11 121-7 ahp+15 2t8-9 fi5-13 jks-6 8bn-8 k9+9 4uw+11 bl3-9 jc+5 hj-10 925+11 3w8+9 xm-8 11g-8 6cl+8 19o+11 4l2-7 71m-9 r+18
ahw-19 5wp-11 ji7+7 2vy-12 1i+16 c+9 15y+21 3ak+16 69-9 et7-11 3h5-11 wp-8 e86+17 4e9-8 gkj-8 64t+10 62-8 57q+8 235-6 1qc+7 6ib+7 5je-12 964-7 3lv+9 kw7-6
2zk-8 ave+9 19p-12 1h3-6 56c+8 r2-9 1ak+19 4rz-17 6ea-9 ys-10 f9+9 42z-8 bf8-13 304+9 h9+9 9d-12 2ye+12 jz-11 2k2-15 r09-7 afy+8 3qa-4 5bt-10 24d+6 756+14
7yn-19 323+10 1u3+6 72c+9 dmt+9 eob-11 7k-9 bzo-11 2uc-9 4p6-9 151+13 2wl-15 b5a-6 5u-8 768+16 7p+7 7zt-11 yg-8 85r+1 4f8+9 fyd-11 1he+11 1fq-8 ful+16 hf6-9
2km-9 3og-9 97v+7 6o5+7 gzq+6 rru+13 10w+19 wh-10 8g4-16 d07+10 2f+8 4aw-14 863+5 1e1+14 dy-8 bt+8 6hw-15 jxl+8 ls-11 3lj+6 12j-15 5lk+10 2q3-7 cd-17 1ch8+9
1jp+8 1py-12 78t-10 2qv+7 2c7-7 2lw-14 y3-8 8iq-9 4xy-11 50i-12 5o-8 hlx-11 2d9-8 a7j+12 1om-6 3xj+8 ml-12 436-9 kr+9 7t2-9 8o-11 msj+11 7io-10 2uz-15 dnw-12
9bl-11 865-10 9pi-24 9g+10 96e+6 kh+7 8z4+16 1c-9 cl+13 344+7 3xs-15 226-8 f00-14 q4+7 b3f+8 1nb-21 9up-9 2n9+10 c7-7 8ls-19 b45+7 3vi-8 3w+10 5pu+7 2z0-15
6n1-14 8tb+12 2g9-7 rs-9 tgy-7 5l5-7 1td-5 2eo+8 b9y-15 ul+9 j1-8 ega-9 1wt+10 41l-9 44b-10 60o+9 1ea+7 m5+13 9d2-8 9r+9 1z+10 cyu+9 20a-8 6s0-7 ect-14 nr-10
6bq-14 291+8 b8x-4 1nk-17 80g+12 bya-9 60h+14 16j-9 75n+13 cnp+6 yi+12 8r+11 ji-12 2yk+11 9oc+7 a0t+8 1ho-10 rv+21 nl4-13 2ge-9 u5+7 7h6-7 122-9 lws-14 1rj+11
9pd-7 6je-9 18m-7 ejw-27 7v9+4 938+15 7nh-8 m8+8 8tk-13 eh5+7 3va+9 619-6 au-6 4hc-9 16q-13 1zm-15 163-11 48w+8 3eb+19 46a+6 zn-8 94n-11 1fz-7 srf+7 1u2-7
2dq-10 5ld-8 2zf+8 1bs-8 z2+13 3vp-8 5ux-8 gj7-8 2dc-11 bzl-7 q3-9 332+8 nln-6 8iu-11 3x2+14 2n5-10 7mx-7 4gl+10 624-14 1rq-18 3r7-9 411-11 225+7 bl7-16 2t7-8
4v5+5 a3v-12 ev-9 3tu-6 6zm+8 2h7+4 5p1-7 bqm-10 vi-9 3pr-8 1ad-11 6s-7 5ax+5 1c+8 get+9 tow-10 9q-9 5su+10 7fh-12 ard+9 dzo-9 4xs+8 14y-7 zu-8 1iu-11 19e-7
7s8+6 42k-12 64f+15 4zn+11 18w-11 16b+12 ci3+15 2dr-11 4nb-6 bd6-20 lh-13 gm-11 oyb-15 it+11 c19+10 12n-8 7a1-10 tb+9 222-9 1fo+9 5pc-10 1vc+10 cwp+7 6d1-11
dq-15 2yo-12 4yp+20 776-14 cz4-7 7v0+8 3s9-7 6ae-7 5mo-10 9ig-6 ig+5 iy+12 dcm+15 2i3-6 7s8-7 5e3-18 j9p+8 4mx-14 443+8 8jj+7 h8g+7 7kq-7 3w8+7 150q+5 6pw+16
1v7+11 2mi-14 71-9 59x+13 y5-7 6hs+10 38b-9 6i1-19 aqf+11 it0+12 e57+5 2dr-8 85-8 aya+9 nv-9 cdb-6 4r3-13 7gd-4 3by-12 7n6-19 iez+13 4r6-9 ir+7 6ca-16 cvu-13
afz-9 e7t-6 77o+11 3ux+5 wn-9 2jx+6 3vh+13 1d2-11 2dr-7 53l+8 4z7-8 cew-11 by-9 8gt+7 2tf-7 ht5+8 3hu-10 483-9 kz-11 2ph-9 8c0-15 42o+8 lhw+4 b50-7 4zl+6
2fx+15 2y8+11 5k3+15 8c+9 aj0-31 33j+7 3lu-11 846-7 lnm+9 3or-15 gza-12 pbt+15 jjx+12 20x+5 vk-7 13g+18 1t4-7 45f+12 jak+9 5ti+4 5vo+8 3z9+8 14t+6 2cs+10
1g0+8 22i+8 2wk+7 b7a-6 1mh-10 56k-10 3j9-7 2co+8 ov+10 496-7 15f-4 3ek+9 1u5+12 21t+15 7au+5 702-11 34-15 ggr-23 4vm+6 a1s-16 5o7-12 4vf+6 dt4+11 j7+18 246+8
axf+12 16a-8 83a+10 miw-11 42t+14 agk+5 ipn+9 19j+6 1br+10 b1a-6 1pr+9 2yh+10 1x-10 79p+16 2wr+9 l3-16 1rv+8 cps-10 8yw+10 1f9-22 97-8 cy6+5 cyn-7 5zb+8 85q+8
19c-9 89v-16 49-4 td+12 m1+12 c0j-11 7pe-8 4bu-8 eik+8 364+27 793-15 24n-16 c1-8 dgs-13 45h-6 bz8-15 en0-5 31o+15 9f7+9 2j+18 8f+7 70-12 64d-8 dsn-9 sj+14
mwy-16 40b-8 11b-9 28q+11 rga-9 az-10 6b+11 9ei-12 7uv+16 5h1-22 hy-12 6fs+11 htw+17 2ex+5 6vp-9 1f-14 qf-9 506-14 7sx+21 ccv+9 o9q+9 1eh-8 czm+7 31d-9 1h5+19
4v8+8 cf+8 1sf+7 wp-8 1be+7 3cq-14 3q2+7 3eh-9 292-10 gif-11 sl-11 9rp+14 1bz-8 1ti-10 1nz+9 co-8 9k7-16 r-8 agy-8 2dm-7 7gf+8 s8m-10 oo-10 h75+10 5r5-9 n2-8
ad+12 54o-9 70k-10 gi-12 115-9 57l-7 7rw+10 2b4+14 dg7-12 6ef+9 55+11 1tx-10 7j5-19 1js-10 cfe-13 1w6-9 b7d+8 5kg-11 3b3-10 3ub-9 3e9+8 3fg-2 2yc+10 iur-10
53p+10 8x-9 8sv+10 1f9-11 gsa-9 4ij+8 80l+7 1jf+9 5w-5 2g1+19 8b4+7 dh3-11 b55-8 2kh-21 n67+9 6i4+7 bx2-12 hsy+6 5h7+9 ake-10 5n1-9 6c6+6 eas+7 1f1-6 2e9-20
o7+8 1um+6 bdd-7 82j+8 31f+17 dom+11 3uv-7 2r6+11 1n4+15 2wr-7 95f-13 3mi-8 2q4-11 1jy+8 2ko+10 1h6+10 4bj+8 2kl-11 24d-10 90w-10 6li-7 88y-12 3bm-12 bf+7
17q+2 aba-11 77k+10 1k-15 4bc-6 ftk-15 lp-12 9w1-8 ht8+11 hnh-6 1cp-21 3wj-11 3ml-9 2eq-10 7v+8 km-11 u-12 4ul+4 9qr+8 30f+10 31g+6 1hb+14 1de+7 34i-7 hq+9
1h6+6 45i-7 2mx-10 1l5+9 6mr-10 6gu+10 21q-15 2f6+14 2gm+11 6m1-8 4ra-13 42q-15 1my-2 8lo-9 5b1+12 4q-10 1rr-10 1y8+6 7m4+10 41f+17 4c4+11 6nx+9 887-8 c2-12
3ir-19 19x+12 37-8 9e-8 bwy-9 vg9-7 1kw+9 2lu+7 41e+10 4sy+9 cr-18 2yk+18 486+10 8a+8 6w7-6 1l4-8 618-8 9zl-6 7bt-9 2ix+11 22a+5 2tf-8 1gy-14 2sq-8 9up-7
3si+12 1ww-7 f0j+14 31s-10 7es-10 7ab+7 1du-7 22t+7 2m3-14 1jx-11 k6-13 2uz+7 23x+8 1or+10 9ar-10 7is-12 bi0-8 1c8+11 cqg+17 6ym+13 1lv+12 cb2-8 6ik+10 2tc+8
641-14 2w-7 1a2+19 mo+11 5x3-11 682-9 9cg+12 4dh-19 9nj+12 4gg+2 a1y-8 2pc+7 7qb+11 155-16 tk+8 a47+11 d1r+7 flm+11 ao-11 2l8+9 26y-9 3ok-9 29-15 1mh+8 27o+8
1uu-4 85r+9 6b-9 2yx+9 2b+7 4zs-6 ct+19 y7-9 bt1+7 21b+11 hsa-10 bmw-14 7gk+13 mx+13 5tj+8 10j-8 60w-7 1va+8 6c-10 4ch-8 efo-7 4s6-7 3rb-8 4lu-8 bup+10 6lw+7
58h-9 5fn-8 4c5-8 e8p-8 5jy+11 e4p-5 7fv-15 1lb+11 6j6-14 551+6 df-13 9qr-18 3l2+8 cwm+8 eqf-9 6t+20 ma+9 4u3+11 970-16 289-12 1hi-9 77j+12 7h+10 f95+10 3up-7
bxq-5 7j2+11 7f6+8 6p+10 5qu-8 6ia-9 8ph-8 2ze-13 2a-7 49k-10 l5-7 28a-12 1qx-17 2rz+8 1hn-11 3k1-16 4np+8 3yr+12 d6d-6 1i1+8 65o-9 1cu-15 3bz+13 qq-10 ex-8
2dv-9 2r3+11 6qi+9 b3i-9 6h4+10 1jp-6 fht-9 3pw-7 7t-9 7m1+23 2n-8 1lf-24 6j7+9 517+8 47n-13 3yc-10 3ri+9 96o-10 gam+7 1hg+10 oxk+11 8tw+10 731-10 da-6 234+9
122+12 7py+16 r5+7 2io-13 j12-10 gct+11 5kg-11 30m+18 q5f-6 1v7-7 2g4+13 693-11 aq0+6 b35+10 c1+7 6zm+12 fm-9 2c-8 7er+12 13n+10 s3-8 2j8-5 7bp+9 ark-13
12u-11 1ek-8 2e9-7 cb+9 bch+12 74z+11 3s9+20 74m-7 8sh-7 5s2-13 cl+12 6ld+9 8yr+11 2fz-10 in+8 hki+10 2z4-15 hq4+23 rw-9 4kc-8 5gy-9 2mj+8 g4a-13 8b-17 2wx+8
5t6-7 8yx-12 46v+7 26o+6 2zj+5 1yo-9 6jm-9 4hx-8 2xa-9 zc-12 6mo+7 82s+9 lor-6 227+10 5l1-7 1b4-18 2sq-7 681-9 eo-12 1c4+11 2r2-9 50i-13 aq-5 k7-7 140-9
2d6-15 442+11 10j+7 6u1-9 gge-7 eaw+14 iuo+7 880-15 1kb+6 45b-13 993-14 fis+9 3xu-12 jd-5 3mv-16 5jp-7 4w1+10 b9c-9 exg-10 fso-12 e8u-9 16h+8 9b7+7 r7+7 g8d+7
c7y+6 349-11 8gv+9 mhr+8 5r6+8 1q+14 k9a-10 7n3+11 340-6 a6u-11 pj+8 a1+9 3b7-6 4kt-16 bd-8 cb+10 28l-7 7jl-9 4bj+8 5gl+6 126-7 2zz-9 266-11 7b4-13 1l7-10
1a4+12 dj4-8 1wf-7 38t-7 c8j-5 oqj-8 ikf-11 7pb-8 3zt+10 aah+6 59v-10 qk+8 6fb-7 2zo-10 qr-13 db0+14 144+7 an+7 7ht+8 9bx-14 7st-11 2jo-9 lxy+20 2o7+15 5pp+11
9p0+8 1jb+10 155+12 3g3+11 29b-7 1fc+9 69i-12 5ey+9 23u-12 266+10 a7z+12 1gj-8 ftd+9 4qc+9 1no-9 p4m-9 4dm-9 3an+8 52b+9 14r-7 1w3-9 9hn-11 3ti+7 1sf-9 22-7
bc1-11 3db+12 4nd-7 79+14 81r+13 5vz+10 2g1-8 4xs-7 1zm+13 97z+16 2rt-7 97r-9 pc+12 1ij+7 46y-9 d3w-10 8kq-10 2jm+9 w9-9 36t-9 1st-10 7i2-8 3tu-9 cne-14
3eu+15 5nw+4 6ht+14 enr-7 cr-9 11d-9 j0+22 5ew-12 2fs-6 7ex-6 4lo-9 1bh-9 4u2-11 90o-6 ga-7 k7i-10 75o-16 3d9-9 5zr-7 5ez+6 uo-6 6az+10 4ak+9 6e-9 hr-8 ea+15
2z6+9 1yk-12 bh9+12 98z-7 q8+11 w0+7 292-11 qd2+8 2po-14 69y+8 6kj+12 1mo+14 273-9 byb+11 1c5+16 sf-8 1m9+10 pq-11 61-7 yr-8 vj-10 ldz-8 zu+11 dwi+6 at+8
fm7+8 3ic+7 8vr-11 393+9 29d-9 c0-6 82w+8 2sq-14 pg7-16 2g0+9 fuh+11 6c6+8 1d4+9 4wx-15 3bg-8 2vd+11 33j-7 he2-4 27c-24 9qw+8 1gs-6 36l+11 6of-7 1c5-12 drf+10
h22-10 245-7 1f1-9 7ks+13 mi-8 aim+9 2eh-10 1v9+14 9ll-7 6ur+8 4n5-12 1gv+10 9su+16 5l4+14 457+12 e74-11 3na-4 aih+5 6br+8 1h0-10 bqq-7 xqw-8 59c-11 gh+5
4h1+8 zo+10 jui-15 1e6b-7 508-8 3qw-11 1wm+8 7ke-10 4n2+9 2rt+12 39g+8 3d2+7 8rq-15 2tx+13 anh-11 xn+7 4ss+10 1t4-5 1x+6 3u6+8 ir-8 g3+8 77-11 b83-7 4mz+13
26w-9 79k+10 5gn+8 3c5+15 5ci-6 ap1+7 17l+12 21c+13 267+15 8hu+8 jg3-20 44k-14 2qu+13 97i+12 2u5+9 944+6 b4+10 m4-8 7cn+7 ht-9 ctj-8 2im-7 1h6+7 c7u-11 7og+10
8m3+10 zf+8 5o6-10 2lh+17 fk1-8 iq-13 10k+7 xb+7 1os+15 476+8 ok3-11 5ti+8 7hd-7 1w3+11 3pl-7 2b9-11 b2l-15 izf-23 1tt+6 qk-7 ini+15 3j2+15 2al-8 s1a-8 a2e+9
42b-7 jpb-6 2ru+13 8zo-9 1wb+5 3xw-17 dxt-13 48q+4 18n+8 1jj+9 gcb+11 7ya-12 215+9 8jp+8 dmi-8 j53+12 2ts-13 46m-8 dv+6 e3f+15 3zu+12 370+6 13a+8 1g7-13 qy+9
89n-8 7po-7 6f7+5 p+10 73i-6 9m+11 2op-9 ht8-14 9lp-9 bs3+7 9fr-8 35z+9 qx-13 5ax+12 a7h-10 i5w-7 8t9+15 8c7+10 59z+11 49e-12 3gn+12 2wu+10 8lz-8 6x1-12 erq-9
edm-13 2ht-11 dzb-9 emh-13 4vi+6 25f+17 3qv-9 2w-17 17o+10 8tc+13 1fe+5 d47+10 27j-12 a81+10 mb2+8 273+8 4qc-10 kk-8 dpq-8 ef-10 16g+17 l2+11 1ae-11 6zi-6
ghh+11 15c+9 1vc+9 73n+12 eo+14 575+8 6qu+6 ko-11 7m3-10 c0r+12 gh-10 g2j-7 2bh+10 6rd-11 cgn-13 6wc+8 2cn+20 2xl+16 650-15 8mm-8 h13+10 6a-25 1k5-11 129-11
220-17 19o-8 abw+12 5q9-12 6fq-8 13z-9 d0w-8 5li-11 g4j+9 40u-18 e5+10 7fv-9 2q1+9 7j5-15 1wj+9 a62-9 27f-18 u-11 2ui+7 18g+14 177+11 aq3-20 5j2+8 2ph+10
4ov+9 2zp+9 ect-7 nk-11 d4z-8 31q-13 8cs-12 cdv+8 gse-10 7g-9 177+16 esk-8 47c-12 lsu-10 7wn-8 3sw-11 37x-7 1f4-11 e0m+8 w79-14 3pw-9 ixf-7 6ya-12 bfm-13
589+8 6kd+7 b2d-7 163+6 40n+11 4k3+15 44s-8 65+8 8l-10 bk+2 26j+20 5a-12 4v8+14 f5n+4 4kt+7 227+8 1mf-8 9y8-9 9xs-14 3ur-8 463+15 92d+13 8nr+10 7g9-10 o4-8
7n9+9 ge-11 6br+12 2ct+10 4ur-8 8lw-24 ckn-10 3ox-19 5y-13 1z3+10 7a6+9 7v+6 99t+10 11r+8 9jn+6 787-8 r5+7 1wp-7 ar+11 18c-22 3gy-16 5ax-7 i1o-9 84x+4 hkh+10
92+9 1k4-9 3k-7 3xe+8 5au+8 2js-14 4zz-15 4fe-14 2wm+7 5mb+8 609+11 3qe+9 lbn+12 54d-12 85w+8 4bd+10 8b0-18 tan-9 1rp+7 d70+5 45e-9 5vr+14 5aw-19 fmj+8 45j-8
3rz-14 3eh-7 9kx+6 w6+14 6r0-12 atz+13 336+22 2dd-6 6ks+12 878-12 2ze+7 16r-9 2l2+7 223+15 bij-3 3et+8 vyh+8 4jg-13 5ce+9 3d2+10 j17-9 vf+14 b5-8 2jf+11 22b+8
71o-11 1py+8 biv+11 b79-18 3cy-14 hbm+6 e3q+8 150+9 x8-9 5k6+10 q5+14 4v-13 e7v-9 7mt+9 3ux-16 m-10 1v8+11 6ka-7 41l-14 2bf-12 5dz-8 1jc+8 f5-21 3eb-7 xi6+16
5v+14 qb-10 8y-15 1qi-8 fba-8 ld-2 2g3-11 5zm-12 67r+7 2wq-8 cg8+8 1m5-7 9e5-9 ez-7 keg-12 8ua-20 hc+10 2d+19 72s+8 en+8 tv+10 7k+13 2f-14 cg7-10 k29+6 4hk+9
bzo-7 5n6+10 hno+8 3e3+11 nh-10 1n1+12 em+12 6k6-12 2ql+8 4e-6 1jf-12 t5-8 ham+19 53b+7 3z+7 lmu-10 7s9+8 4d6-10 1u3+7 3lh-6 2jn+9 4gf+12 25z+9 3s+3 a0x-6
lc-21 p1+5 jod+7 29s+12 4gl+20 9af+11 9i-8 3zy-12 6ub-7 cck+6 3jm+11 3zj-4 2nj+12 1nd+11 541-11 pnc+8 10v-13 blu-7 2sq+20 e3-8 93x-8 12v8-14 bli-5 1ex+9
d6j+10 607-10 6rr-5 9wg+8 3sn-9 1e9-14 5mo+8 va+13 bhf+7 2qv+15 fpa-11 b36-4 bcu-9 mr+11 4bk+8 7mb+12 3n+10 1el+19 6jv-9 12g-12 2s3+10 ws-8 54r+7 wf+7 q0+11
41e-14 3tf-8 4ty-9 8xc-10 1ln+6 8a3+16 1ez+11 41j-10 c4r+7 knb-7 5c6-9 1o5+11 5mp+12 hzg-10 2gv-12 cqg+10 4vc+12 8no+9 21t-12 jfx-10 7gx+7 kg+6 4bm-14 6w7-14
1n2+11 5aj+8 467+10 9mh-14 7e0+8 7mt-8 2g7-17 bvy-8 7e9+10 7u9-7 id+6 3yv+8 6rg-4 7gc-7 bsb+13 5f9+9 9gw-6 2qv-8 9m7-9 5do-5 7jz-9 1g7+6 176-12 6dk-13 20o-8
30j+13 1eu-10 ev6+8 cq-10 a1d+6 e9r-9 g1o-7 21s+11 3x-18 68b-13 1i3-6 qs-8 8jn+9 1gk-9 6dq-8 255+12 30v-11 uw-9 8d6-7 1el+12 ea2+7 4ux+10 1g4+10 2jf-11 3yr-15
15c-13 7i0+10 ku0-11 914+6 5iy-18 2t+10 3l6-11 3w0-10 f9-9 4d6-8 33s-11 1hx-10 7zc-10 2w1+14 5jv-10 1yx-9 1dw+13 7mw-8 ler+13 9mp-8 25n+11 bbn+8 f1t+9 p0+10
5z7-14 2hd+7 5m5+7 3n3-15 217-9 uz+9 aqv+14 1yq+8 bs-8 4g+8 1tx+6 oh-6 6jx-9 3gj+9 e0v-10 78g-15 28n+8 ncq+10 i6+6 8fv+9 5h6+8 5es+14 uc-5 263-7 6bn+21 2gc-8
x-11 9c+13 s5+7 3nk+5 9kv+9 1f6-11 2r6-10 18f-6 2p8-12 5t4+7 aq+9 2c9+8 2c5-9 ar4+17 8rt+13 87n-9 os+6 gmo+8 dx7-9 crk-18 6dv+8 2ys-10 gy-11 bh+10 ll5-9 4dr+7
5te-8 5n2+11 2ub+9 29d+9 7np-15 39m+12 6gx+10 jj+9 6o+10 5j7+7 mo2+12 3bt+12 59l+16 1pe+9 3w9+11 dp-15 16vy-18 9er+13 7uu-9 3uw+10 4zc+9 3rc+11 cza+10 p1-7
1kh+10 5m2-12 d69-8 d0-8 a1i-11 11b+8 7z7-8 7dq-7 apa-8 ae+11 38-8 8n2+12 ews+12 8f8+8 3fz-12 cza+10 2r3-7 87e-11 ftx-12 3um+6 o9u+6 3xw+11 8b9-16 jxa-11
9q7+12 2oh+9 tw+11 9dq+8 akk+11 393+10 yp-10 150-8 1nz+14 m2e-10 4bq+12 26z+12 65d+9 7fp-7 5vx-8 5u8-14 dq-21 45j-9 1ex+7 xt-13 cwz-6 313+11 162-6 2jt+12
1sd-11 3kl-9 3j8-13 d2b+19 kwj+8 9l0+8 605-8 di7-9 dh-8 1t7-9 2n-7 3qe-23 6tz+8 78p+6 9gg+16 e1g-12 7kf-9 bj+10 bc1-15 172-7 10g-14 io-15 bcz+12 adc-12 7cm+4
fma+10 10q-10 1o0+13 28k+8 2la+12 jt4-10 2ej-14 43u-9 l3-6 1iv-11 13c-11 4md+11 7f7+7 12f+10 5jv-6 7ea+9 s1-9 2ac+11 o7-15 2ko-9 6ib-22 1yu+8 7d6-8 ac0+6
4bo-8 3d6+10 92b+10 ddy-4 309+5 9bg+8 3xb-11 37j+7 143-8 1ai+7 chn-12 jrd+11 7mk+13 f4j-9 8yt+19 czo+8 ef-13 p5-5 5an+8 14z-9 152-16 eez-9 2tv+4 2p9+7 38r+9
1r0-6 8jn-7 1oh+13 25i-14 sm+9 8tp+7 bom-20 58e+8 ha0+7 2x1+6 aj2+9 15x+5 8jg-11 qw+8 1z7-12 9w9-8 9cl+8 5fg+11 846-12 c0s+7 b3q+11 1do-11 7yl+9 i6o+13 2xz+8
2j6-11 19t+6 5s8-14 4vl+10 lys+8 18-4 ele+14 d3b-13 9dc-11 3zs+14 2oi+14 4yc-15 72z+8 q7-12 bbf+8 3rf-9 79k-11 eqe+11 9q3+13 hzk-12 34c+7 23i+11 8b+9 2im-8
m2-7 m1w+9 1km-8 ah+17 1ih+6 8u-18 5iq+7 2w3-8 3u7-10 4xa+9 c5a+11 2pj-12 1ns-11 2dc+10 3nm-10 1d6+13 akp+10 3z7+9 m+9 442-8 5gk+15 c1+12 1m8+9 7lz+10 2ei+11
ov+12 251-9 3cd-12 14b+12 7m7+12 3hj-6 2l1-12 10t+11 4ni-7 g5b-10 12w+8 6fy+8 2rj-24 462+7 2w5+7 8i0+9 ri+8 9d3+14 3at+11 vl-7 102+17 9bj+8 l7+9 3wj-15 3p1-9
bvo-7 5rn-8 8q-12 co1+18 7wx-8 ad5+9 jeo-9 2hs+8 1k9+10 e3c+8 b5i+9 27y+10 2ry+11 dxu+8 7ya+6 6tq+12 850+11 67g-13 aap-16 1vl-9 3vs+17 vn-7 3d-11 r1y+8 9ok-9
z8-8 1te-11 5z-10 6sj-6 2m+15 4q6+7 5g-13 bx2-12 3h1+6 29g+8 1qa-16 533+8 1ll+9 1z6-19 61h-8 5yr-16 83x+8 ny+7 8k2+12 80-7 3e5-16 3v-9 y4-8 75o-5 1hc+7 49f+14
3xe+9 1s9-8 1ol-9 fj+9 403-7 dqf+15 2ss+7 5hi+10 4te-10 2c3-8 1lf-7 tb+6 c7+6 c40-8 7r9+9 lek-9 142-8 idf+13 3l8+9 95j+18 em-8 859-10 801-19 1rs+9 ov-9 bxl-21
1ps+14 35l+2 2gs-8 53t-9 5jw-16 bex-10 25t-6 agg-14 ns+7 2fa-7 28u+15 28p-11 544+12 6b3-8 96-12 gpx-8 2ww-10 10t+10 few-8 4iy-7 is+9 4c2+10 bwx-8 5qy-17
1l9-15 1r5-10 d79-10 173+10 579-18 d5o+19 dfr-9 55v-5 1gb-10 6f3+8 2yo+4 6eo-11 nx-11 3sd-9 3h6-10 4sk-6 q0d-8 3ys+9 11h-10 a95+10 ldd+12 ao1-8 q1-22 79f-8
avp+7 159-14 1vr-9 36p-7 8n2-9 ll+12 47i-4 5dv+11 8jw+9 43p-6 cl-10 9gp+8 46t+10 1u0-11 211-14 1b2-11 a4s-17 hdf-10 1m7+12 lz-10 2w3-12 4su+10 3ps-8 fkb-8
6hp+13 2e+12 4m9+8 chr-7 e+11 ct+8 fho+10 ki-14 n4-7 1j8-13 418-9 5c1+12 8c5+10 3bx-10 9zf-9 bzj+8 8do-11 2z9-9 cra+10 2py-6 1g6-8 457+7 2f7+7 2t1-6 28s-12
8rp-10 5is-11 4m+6 1yd+6 7tc+12 b97+13 acl-11 c1-10 5pd-13 5g1+9 3o9-10 26v+9 11m+12 5vj+12 799+10 hp-7 goh-10 9dx-9 zl+7 3n2-12 5v-7 79y+9 3w8+11 8qv-8
514+20 6oi+11 2cz-10 32u-12 1fr-8 41v-6 r3a-8 3fp+9 7or-10 1hj+10 ol+6 uw+10 las+6 6b2+14 6ge-13 4h5-11 438-8 cv+11 29n-9 cd2-6 73f-26 1ut+9 4t1-22 640+18
62h-10 c69+11 4vv+9 8x+11 79a-7 zd-8 25d+11 2pj-13 5nc-9 33n-14 222+8 61c-8 op+9 3c9-9 aqp+9 iy+6 4pb-14 7xa-6 1dz-9 4l+12 164+5 2s9+8 b49+9 43l+10 b39-6
2rm-6 aq3-10 arb+9 62t+13 1s4+7 6ej-8 3md+6 6e+9 85h+9 41v-8 12b-10 2gz-9 ib3-14 dc-8 6wc-10 25x+7 74z-12 7wm-15 6c1+12 28g-9 14z+7 71k-12 1ii-5 itm-10 9i3+9
a7-12 6tj+9 2dp+10 9ym+9 as+10 14i-8 2zm+7 9n1+8 5u5+14 7wp+10 3r-14 14-8 3i2+11 uq-13 4vt+16 aly+9 2af-7 21c+9 133-10 ch+9 6mu-19 7ed-11 dcu+9 3ji-21 75v-9
8qc-6 83c+11 4x7+9 8x7-7 h8w-9 2qn+10 a49+7 7u3-8 1mi-8 6by+6 3gs+10 4da+6 73j+10 6+12 2f3-10 d42-16 b4b+7 gis+7 9av-13 3xq+21 u+17 4s7+7 1d0-13 6ur-6 6ka+14
1pb-8 5f3-12 amc+15 5d0+10 27j+8 yi+13 6rt-8 5ui+17 4ck-12 lx+8 md+16 5vj-4 85-14 4z+5 5l7-12 62q-6 207+11 4ry-13 2qk+6 1wk-7 1j3-8 14w+9 a8h+7 5um+11 16f-7
kf+12 i6-9 iua-8 2t9+8 471-7 lh+9 beh+9 1nb-12 a70+6 274+14 35z-11 2z3-8 22m-7 6lv-9 bog-9 3on-17 wa-9 9uk-8 cck+11 4d1-8 3l3-6 58b+9 hs-16 ma+12 4t3-9 4fl-16
7tq-11 3yh+11 5c5-8 59v-8 2q3-12 4xa+9 5nv+10 3ee+8 9uv+7 et3+24 1ta-25 1h5-14 1hk+13 1yw+6 bxd+15 1b7+9 k5+11 mo-9 fbp+11 3z-10 3k7-4 3r3-12 bc9+9 rdb+12
6io-12 484+9 5yk+24 3q7-9 7go+8 9q-12 1xg-8 g5+5 asa+7 1c7-10 ypr-9 8aq+14 1ib-10 72w+8 4yl-19 4ne-9 sdh+7 2j2+6 1u8+11 40r+9 3a8+14 ozd+3 3py-11 9q2-10 79c-6
8s0-10 10+11 cf-16 2i2+8 bzc-5 685-8 h4l-9 3d7-9 7d4-6 7tf-5 du4-16 19r+13 30e-17 2ew-7 55s-6 ar6-10 6rr-7 2tz-10 5db-6 6xt-10 rh-12 cmu-9 1o9+16 11i-6 2j-9
4w7-13 32w-14 1dk+12 8pr+8 1fr-18 oyl-8 861+7 16z+13 9e1+11 arc-13 24g+7 f0y+8 2ws-9 5u5-9 adz-7 3on+9 10a+8 1cp-8 1e6-12 ty+13 2w0+6 3kn-12 9f+13 3jn+6 oc+14
2ex+11 alt-9 avz-12 2fo+13 6z-7 141+10 2ff-10 77g-8 6rv-16 5q0+13 1oa-12 2kq-10 2y6+10 157+10 e9a+8 4ef+10 21p-18 xy+8 3jb+12 ic+8 3xi-8 vt+10 7tu-16 6yd-15
2mu-8 6nx+6 57z-12 3gk+10 sg-17 fym-9 9tq-10 5bt-10 2su-11 4os+10 22l-10 4fh+9 cv3-12 sc+11 iiz-14 2b1+13 on-11 8m5-10 1dh+9 7uz+16 1mj+11 5io-9 7eo-11 1kk+10
cw-9 6q4+7 1kh+10 2nc-9 3o8-9 aiv-9 o77-10 2gs-10 8oi-18 i9i+6 ht+16 34k-8 2uf-10 xn-5 ib5+7 1mp+8 5zb+10 7tr-8 2ro+18 30c+8 19r-7 e3i+14 6cj+7 5am+8 62y+8
4og-14 102+14 2gv+10 2hu+9 1ev+8 5f5+6 2xh+9 9y-15 un-14 4n4+6 cuq+14 333-13 1km+8 38e+12 2er-9 2kp-9 abg-12 2j5-12 19v-14 5o0-13 aat+14 cb-11 11x-10 34p-10
4nd+15 14m+12 62a+18 9qr-12 3tb+10 a8y+10 2i1-8 kf3+5 u4-8 4ys-10 8k-8 656+10 693+11 2k8-10 6gx+9 1eq+10 bnp+9 b1t+6 bac+8 595+24 v9+6 2ey+5 ru-8 2u1+9 48e+7
16o-10 2ua+5 39g-7 cwe+13 2cx-11 fza+10 cvl-4 6lf+10 i43-6 g1z-9 fxy+11 8o0-7 g36-8 uj-11 ano+9 ri4+14 asv+13 59m-15 42d-7 b2a+9 3i5+7 lqf+9 gd0+9 43s-9 2l0+8
156+11 ys+7 1uw+10 2h3-10 3g9-8 6yr+8 304+15 1bb+8 awz+8 90a+8 7rt+8 20b-6 5b0+13 3u3+9 46a-12 be9+13 5p-17 34n+7 16m-8 1st+7 3ud-8 eid+12 o0u+8 245+18 184-13
9s9+8 97l+6 3p2-10 5hi+8 1ib+11 6vk+11 bz1+18 2kt-7 4ce-9 f9p+15 eco-10 7fn-5 fkk+9 1ss+15 a4z-11 f7x-12 9vy-20 4kn-11 30r+9 1u4-12 6yf-7 91x+8 kcw-7 o0c+8
dsn-7 2se-6 tj-8 87p+11 3m1+14 nkj-13 qsm+9 d4q-11 bhi+6 3hk+10 3nd+16 3zs-11 2wc+4 8tm-8 axz-18 1f3+12 5rn-12 10y-8 766+18 8wj+13 7f4-6 ayu+13 bl+7 7s4+8
4p3-8 3xv+7 oj+8 3q8+6 5ee-9 c6j-14 3zs+18 fk3-19 9f6-6 1q6-8 204-10 1eb-8 4bm-8 1dz-12 7ty+11 78s-16 5u0+9 a+6 98s+18 s50-10 3u9-10 1xx+7 8i-6 czu-12 wa-7
mjx-11 11i+19 2pt-7 1u3-9 5s+10 3qw+11 8il-9 d55-10 7gi-9 27k+6 7ot+13 jrv-18 ks+7 6tq+17 5r7+9 2r1-7 2wk-7 25c-10 g3p+11 ngn-13 6it-8 61v+7 7fd-7 2ms-10
gdc-9 75q+12 73j-12 2da-12 3z7+11 855-9 45s+11 3g2-13 9i0-15 1sc+8 cve+10 uv+10 5ml-11 c2-9 7cy+6 9d-7 995+5 c8x-11 3wz-10 ka5+9 1gk+11 ov-9 8wq-9 g7e+10
7su-9 4t0+9 b4u+8 3kf+12 36q+6 5xe+9 5p9+13 2tn+9 8p8+10 b7m+7 894-7 4r9+7 89f+7 c6-9 fjf-12 4a6-12 il+8 z8+9 ds3-9 ed-15 4uo-6 3zg+16 10o-11 2z8+7 52a-9
71x+9 h6+5 1aa+12 2ax+9 9c+6 1zx-6 4go+9 ccg+11 298+8 af3-16 7yv+7 77-10 dov-12 oy+7 54n+7 38f-13 2cq-11 1dv+17 3f9-13 9p0-6 3kt-6 31e-7 3k9+13 nv-7 8ri-12
4ng-12 659-6 1a4-12 2jc-10 6x8-9 hqv-9 2g3-11 50z+11 320+10 75r+7 1vb+9 14k+10 qz+8 3h+12 2d3-10 cyq+13 14r-8 4kn+6 2em-11 3y1+10 14f-14 8of-8 qfi+11 6hk-10
2lx+14 6h+6 xzi-8 8z5+18 3qa+14 22m-9 3c0+7 9d5-7 9qk-6 ug-7 1yi-8 6er-8 apr-7 1x2-12 hpv+19 1v4+11 5cx+6 1x1+13 d3k-10 2qd-10 o5+9 5vu-12 4p2-14 4e-9 2ev-11
cqp-8 1ap+10 29q-8 gf+5 31q+18 62z+10 1uo-7 2uz-4 cjc-6 aab+20 6lv-8 2l8+2 2hz+12 m-8 1gh+6 2o6-11 8h0+7 3s2+15 bxr+9 2mh+7 6jc-9 od-12 e3+12 1xi+13 jp+10
124-8 2w-9 15o-21 1id+15 6uq+10 1gq-10 2pb-14 2f3-8 23p-9 9tr-10 2zt+4 8s5-7 4kg-10 9c5-10 26x+11 8t0-9 s1f-11 1hb+8 3a2-8 7fd-6 2wn+11 4x7-8 9e-10 4h5-6
5k4+8 3fj+7 mh+6 9t+9 3ix-9 5y2+12 13h-11 1sw-11 4wm+7 16l-13 iza+8 xy-4 7or+8 e6d-7 iuf-9 271+20 aps+11 n0z-9 41r-10 y2-7 8o-6 5ue+10 ki-6 53m-10 1cm6-9
atm+7 273+10 6l0+11 7mj+8 ms+5 jn-6 27s-7 2x3+11 66h-7 4pg-10 2kx-9 2hk+17 ek9-13 at-6 482+10 2sp-13 2ox-12 5xj-11 epj+9 f3p+14 bf+10 6rw+9 7g7-13 3gl-7
473+11 1zk-7 d5-7 6i5+8 zv+11 5uc+8 3dw-13 3lq+9 c8t-7 1fd+11 39j-6 3nl+9 c7t+9 5do+11 iwe-11 4p6-15 5yx+6 ft6-7 gp-15 2x8+9 26y-11 1xm-9 4ea+7 3mn-7 7i4+10
4hj-11 1sl+13 u0+7 c64-9 70r+23 3lz-7 6dp-9 e2i+10 2x3-9 umb-18 c0+8 22d-9 lh+10 9ok-8 41o+7 3mp+11 3kz-13 7yy-15 cvi-7 3vm-9 45e+8 y5v-8 g8j+7 543+10 16g+11
75+8 pt+12 41g+6 85o-5 1e6+10 ga-11 1ji-20 2ax+12 4cf-9 5d1-16 1dw-7 4rm-10 31-8 ao6-7 136+10 1db-8 5g+15 47o-9 r4+11 17e-11 fsm-10 fu-8 2do+9 56+13 4pn+12
4sc-8 grh+13 62a+8 7gg-9 ly+6 567-8 imm-8 4dj+10 1cn+14 yae+10 h2-15 aqm+11 290+14 ama-10 e48-9 2hq-15 9q1+7 djx-9 1lc-10 ikm-12 4b9+9 kg+9 40v+8 di-9 1zs+7
a5o-8 ebj-9 6v4+14 5so+8 cf+9 6bv-9 46z+7 ank+7 b9x+8 b0i-6 31f-11 36h-7 5d2-10 dfp+9 le+12 5gj+17 1xw+7 1sv-16 9fj+6 e8h-8 3jp+10 26w+13 197+8 6qx+11 kk+10
4hp-11 hl4-8 ap+14 129-23 79i+12 750+8 1qn-7 61k+9 18r-12 boj-9 xi5+10 15fm+5 wr-13 25q+6 jdq+11 3j8-10 gh+9 gti-13 h9y+20 54m-8 l6+12 35n+7 7k8+8 467-16
lv6+7 467-8 134-11 3sx+12 5s8-9 1j0+7 43g-12 56g-12 2uy+13 9wc-10 37d-10 72y+12 8o4-7 aj-13 dee-19 df6-17 oiy+7 ack-7 34-7 jhb-10 q2i-7 ov-6 2s3-11 263+10
1d8+8 11s-11 5oe-9 i6-10 706+9 2l6-9 292+8 pzd-9 2t3-10 44-14 49w-9 2z7-9 di2-9 d5-11 dor-9 1zi+14 v1+8 34n-11 35q+10 5lw+8 42i+7 rt+15 bq0+6 3en-10 6rg-7
77y+10 osy-20 je-8 2vh+14 73p-8 tx+10 ljh+9 2dk+11 2c2-6 kik+12 5iv-8 9ws-11 l0m-9 32m-9 6j-12 59m-7 3pr+9 1ht-10 1ip+12 1k3+4 ob+14 468-13 2r6-9 6rc-10 cxi+8
3na-9 aba-10 do5-7 6o1+11 1yk-11 iq+15 868-13 2m0+9 1l1-7 4a2-10 2jg+8 br0+6 1fs+9 2bu+7 1nj+9 98o-11 3px+6 3v1+12 4jj+15 pi+14 elg-6 159+7 5lt-10 64q+13 vq-7
4w9-9 12e-8 2c6+8 4dz+13 93+8 11c+8 29s+11 2do-6 8p4-16 2mh-10 2rc-7 2qw-10 1wa+8 2mp+7 gvb+11 4fo-15 9vf-7 3r-9 2h1+10 5rp+14 d0i-13 5e5-8 4ti+8 27m+9 5jc-9
5fz+9 k4d-8 gc-5 ajo+6 4bi-8 ayc-12 83-14 yd+12 rw+5 74-7 8g0-8 3c9-9 ty-12 3gx-9 42a+15 gzs-16 2av+6 d1h-8 7nx+6 1ot+9 au+8 74q-14 40n-8 5zo-6 uw-13 sb+15
nuz-11 89i+13 4nd+8 1lh-14 61h+14 nm+8 6e2+8 p0+5 1ab-10 4k1-20 1pn-11 72p-12 4cw+8 8c6-13 9mk+8 15o-23 77e+11 2b4+8 385-7 al+8 4ey+13 20k+14 3p8+10 76f+16
63m-9 58u+10 hby+18 hs3+11 od+13 6e-10 19i-8 32e+7 3v3-17 3dw+5 40m+8 9mp+4 8cu-13 b20-7 t5+11 2j2-8 2a9-8 8hy-12 5r7+7 25h+7 2wf+9 1mn-8 2yj+9 dxk-9 9uz-12
30f-8 d7p-12 cg-8 8zw-9 cqb-8 3sk+11 dd9-9 n4+4 96u-7 8nj-11 91+8 657-10 91t+13 9x-6 4n6+9 1jv+16 9e2-11 2fj-6 4ge+11 3u2+16 8f3-13 41v+25 19q+13 tu-17 lt+17
67h+8 16+18 7oe-12 emm-12 1ca+11 2si-8 xw-10 2cn+13 dk-22 3ee+11 dxi+14 375-9 3eu-14 1c0-8 19p-2 vvg+7 bl-7 27y-6 4zb+8 9e7-10 130+5 dw6-7 1uv+11 4l0-10
81t+13 8hi-7 7w7-13 13p-8 1k7+11 3e2-15 4sx-14 51o-6 9m-6 1jk+7 3lx+11 qo+6 b7o-12 1hg-7 6yc+7 71c+8 1v2-10 1i-8 253+10 aj9+6 bb-8 4i4-12 3ic+8 16cw-9 d4v-8
2v5+8 2t5-8 l6z-10 1x-8 xp+10 c9+12 pq+15 8xd+12 fly-9 j4a+9 6qs-8 3qs-8 f01-11 3yi+10 5h3+7 8af+10 n5-9 3ev+10 1ow+8 606+11 16c+6 3u2-13 28v-11 58-14 82x+10
390-5 hwj-13 2ed-8 er9+10 9fj+13 g7-11 a9w+9 2cj+12 aag+10 u20-8 598-10 bfp-9 4fr+7 s6+7 lt-8 1ou-10 8fh+8 so-5 6sx-6 8f+17 1u+8 7h4+8 e29+9 64y+10 8da+12
22e-14 1u7-25 5p5+13 fp2-8 frw-9 haw+7 1vp+14 7qs-9 eas+9 vm-7 355+6 1lt+7 7vh+8 2ee-16 d2f+16 4lq+8 dub-9 fl4+5 ez-14 nc-14 22x-18 4kw-8 a1m-7 6qb-15 2p7+13
55-2 4jt-11 8s3+10 98f-6 1ki+8 9b2+8 3d9-12 7ly-7 i6p+12 11z+8 dsu+14 4h4+8 1ns-8 3yq+21 8ju+10 81z+10 28h-7 z0+7 3if+7 iz7-7 7f+11 1p+12 7ju+16 1db-6 cf0+10
96-13 uq1+11 8pg+9 469+3 1pg-9 yj+9 137-8 218+11 45e-8 aaz-7 io+6 9pe-12 9ft-6 6je+10 ek+9 e63+11 58a+8 ml-7 lx+8 9mp-8 4zi-8 9fk-5 1bd+6 1kr-9 1h1-9 38t-10
13k+6 5yp-8 1ye+7 bve-11 2c+5 1j4-10 40s+8 44v-10 b+6 3s6+7 dw+9 1tw+13 t-15 8gg+7 7ma+9 2ht+9 203-33 1as+8 crp+13 5h3-8 3ae+11 1wi+6 2a5+7 ays+9 4qk-8 7t+9
7nk+9 5jh-8 a8x+22 3er-8 f5u-16 34r-13 nb-7 3go-7 h4+15 10z+7 dc9-11 as6+13 3v9-12 5e1-13 3wj+5 f0e-9 39s-15 s0-10 287+8 p29+9 1av-4 pn-10 f7+10 55p+9 7bf-13
2hy-12 8z2+13 3z+7 20j-10 361+9 17o-8 4so-6 24l-8 fsj+7 alc-11 8ek-11 nk-8 1qz+11 frs+8 4a1+9 anc-11 byf-8 1p4-9 aib+12 czw+12 6kf-7 88r-14 9mg+9 qu-7 4kl-12
b5w-9 6ly+11 2nu-15 2h3+11 lu3-8 1x1-12 aew-10 19k-6 el7+7 8z2+3 33a-11 5am-12 102m+4 54e+8 cdq-11 5i-9 e7q-13 f5d-11 djo-9 62+14 2v+6 7f4+12 gcs-6 3sm-9
dbs-14 6w1+9 1xs-12 6lz-8 5sm-7 4a5-10 2dk+9 2w9-12 2k4+12 ep+10 9ic-6 14l-9 2hj+4 ihi-9 4n-7 3g2+5 cm8+7 kr-12 1a8-10 11y-7 11g+19 a0n+7 347+10 185+5 185+7
ftt+4 lw+9 4dg-12 tq-8 1pp-11 yc-8 oin-14 2zs-7 qu-14 bs8-12 58j+4 2xu-4 61l+7 oy-11 4i-8 9uw-19 gim+7 15l+11 7l+9 a3q+15 9oq-8 56h+5 8j-8 2ix-9 3sw-10 70t-8
g5j+10 2ua-22 6ym-9 11p-13 7lp+15 a2y-10 rpl+12 6wf-27 21h-15 gnd-12 258+10 8cq+8 855-17 67h+7 7g9-8 m8w-12 hp+15 678-14 2kt-6 bpu+7 p9y-9 l7m+7 8ix+16 be2+13
3ia+10 5m8-15 3vx+15 6hd-12 w9-11 2y+6 j5-9 4yv+14 4wl-7 4nw-11 gzo+11 2l6+11 c4a-8 2ps+9 gim-12 3pk+13 1q7+13 gd1-8 e6+12 1u4+7 3rl+6 4q8+5 b4z-11 a2o+8
b21+8 2bs-12 hcf-9 c96+12 5b1+9 709+17 9bw+14 1er+7 wj-9 e7h+9 81u+8 iyt-8 8gs+8 37s-7 9oz-10 3qz-8 1du-8 aj7+8 65+7 5kl+9 3iw-11 g+16 3z-13 ad+7 6wa-7 9+13
1tr+8 2r6+14 6c4+7 2aa+9 8ja+8 7ia+10 n0i+14 2jc-5 38e+12 5sq-8 33f-11 46c+12 e7l+10 feo-14 a2c+10 3bk+7 4is+7 8vq+8 2jz+8 nr-15 1wk-9 8fj+9 t3+10 8gj+8 9a+15
2aw+7 42+4 25m+10 5hn-5 35h-7 a9g+12 5ny-8 2ho+16 2v7-12 4g1-18 6av+10 3in-11 do0+5 8yl+8 118-7 5rt-7 5it+16 94f+13 2pt-11 5yj+9 6wu-11 j9s-8 2xg+11 5vt-7
3aa-13 85f-4 es9-14 if+7 gm+8 5xi-8 1i5-12 73z+9 goe-12 3zr-13 gui-8 204-17 3ne-8 3fp-10 x5-9 2wk-7 k4-11 3oh+11 3ae-8 1ye-11 gw-11 fp+8 33o-9 p8a-11 3os+18
8zn+13 7ac+14 1m5+8 1ot+10 29p+8 f4e-6 sn+9 bb-11 ao0+10 37l+7 r8h+14 3dc+8 3s4-8 co-9 233-8 4nc-11 2tl-9 2w9+9 5nf+9 5ym-17 6pb-11 38+10 65p-16 8yv+12 8ax+8
3e2+11 2pz+9 2pp+11 2hs-15 b83+10 3fp+12 fps+10 674-12 4pv-8 vj0-4 1ep+5 61+11 acg+10 3zi+10 f4l-14 amd-7 743-7 1m1-13 9k4+9 a-13 6t4-9 8o3+8 4s2-6 nfk-9 la+9
2mt-15 3lm+14 8bt+11 6ht-12 3ic+9 84a+5 63n+16 5ue-8 zt3-8 cek-18 kx+8 13i+7 3oc-7 2ru+11 kg9-13 7a5-14 5dq-10 8e-9 78x+7 796-17 1od+10 44r+11 8xr-15 ae5-9
ss1+9 4og-13 4r-8 1p3+8 1ze-17 35p-13 5bd-8 e5h-9 7yt-7 64x+11 e3d+6 7kc-9 d7o-8 8o-11 8cw-9 bye-12 cj6-12 23y-13 24s-20 6m6+7 1a0+9 2ud-5 49a-9 3z5+9 1mf-10
1tj+16 1b6+6 1lt-9 cmm-12 87n+20 6c9+12 du5-10 awm+8 5aa+9 161+13 39s+12 2zr+15 6f1+4 ctx-9 8p2+10 2uf+12 1t2-11 r5-7 aar+10 a87+19 5q8-9 1k3+10 3um-8 4m4-7
el3+10 4fo+6 4oa-8 7px-9 2fz+13 yq8-9 7r-10 1wv-11 pwj+13 82s+9 ayq-11 ri+11 1kk+9 2a4-9 40n-8 ado-10 4o7+8 2vb-12 2fu-10 225-7 cd3+11 ahl-13 uw+7 q2-19 dg+20
jz-16 rk-26 8be-9 42n-10 c1-10 xi-13 8x6+8 3xd+2 6i7-4 1wx-7 2lx+11 14ns-12 1k2+13 j1+9 5v-15 4jq-10 2g2-7 c65+14 47h+16 ac+9 47z-11 ln+9 57m-7 5+7 1hn+9
2qe+6 du5+8 3js+11 6w8+7 2h9-8 4zd+4 2jy-6 ex-10 13i-8 y5-12 2ex-15 3t4+11 2fa+11 62r+11 qz+10 1z0-9 1bt+8 43m-9 ha-12 4zx-10 be+10 ki4-8 7z2-7 7xp+12 5c7+10
4ad+7 mw-11 my-9 5m6-15 9p1-7 8w6-15 1um-13 182+7 3en+10 yi+11 69+7 489-7 7rl+8 848-8 6rv+11 36e-11 a5l-13 20e-16 2ee+8 dw+11 6tc-13 gim-11 1r4-23 5jt-18 58+8
2t5-9 95u-7 4qw-6 rl-8 7t8-14 cng-12 5l5-7 1b1-7 a9o-8 58o+8 16x-10 55r-9 1gy+10 3l9-7 5gi-7 3ee+8 1gp+9 422+14 ta-8 88l+6 7b7-17 ght-9 8vp+14 4ib-8 4e1+8
15n-10 3pr-10 3gl+12 bb9+8 bqm+16 1fh-8 11x-19 9s-10 z5+11 9m-14 no+7 ga-9 3py+7 emv-9 vn+10 fgd-7 566-8 3ra+12 251-11 b8f+7 210-9 7q4-7 32w+16 10v+7 2sl+8
4yv+9 3u2-12 bip+10 af1+9 d2x+17 1i9+7 1r6-9 2ga+9 bgd-10 y-12 5ey-12 3o6+7 1cz+13 mhk-6 7e0-11 bjw-6 36s+8 21a-10 7rw-8 1o1+9 653-7 dd8+9 4vp-9 1ws+8 2uv-7
1di+11 5x-7 4a5-9 32z-11 ir-12 98u-11 1ql+7 42j+7 143+7 25-12 l6-24 efg-9 2gf+10 43h+10 75s-10 10n+17 1lg+12 6x1+8 37-9 n3y+9 aoa+7 yo-14 zz-15 1um+9 2ch+14
9la+6 e5t-7 1k0+9 293-8 3va-4 z4-13 10u+10 606+11 d9h-9 b6-10 amd-11 pv1-25 27i+10 80k-5 5aw+14 8zj+11 4ud+9 d9x+11 kf0+8 16l-10 6qs+15 6cr-8 1dv-11 n8+12
3ed-7 sg-16 7uo-16 471+10 2hw-9 543-3 1gb-12 1z9-8 bf-10 89f+15 3ya+7 8hn-11 1vc+7 8kf+14 2ul+7 3f0+13 2e5+16 7lf-9 a4o-8 jj+8 76b+12 6xd-8 t80-9 1k1+8 78x+10
51h-15 5mb-7 2lm-11 101+9 2xb-7 g1y+10 d4x-7 4ba-8 50m+8 8nv+10 2s1-7 3n0+18 36o-9 4qi-18 8y3-9 182-8 nd7+10 btk+8 3ew+9 6ya-21 5en+9 13w+7 236-8 2zt-11
gmb-13 2a4+9 1ga-9 4q-10 46p+10 2st-12 ifr-10 8ls-10 3g1+14 l52-8 20c-11 3c1-21 224+8 5ka-18 7uu+6 bza-8 5q9+13 e1p-8 3bz+22 994+6 42k-8 1u1+14 543+5 1l+6
5ug+9 8ib-6 3yb+18 cp-6 2jw-12 vq+7 54r-7 fs4+11 5m1+13 7j+10 bs2+13 24p-7 1oe-16 4pk-8 4mk-5 501+14 20g+10 iq-6 19o+14 23l+8 2dd+17 7bv-10 4dk+9 yt-10 5qd-6
5ln-8 1de-5 2c5+7 byf-12 1n1-12 6x+10 4z8+10 9sz-11 3lm-7 7sx+13 5gp-19 4b0+9 m6+8 1b6-9 x3+12 8hv+8 170-12 898-7 b9w+9 24c-9 bnm+6 5gk+16 4l5+9 d2a+8 5j-10
dx0-8 40-18 hzj-18 dud-10 9qg+15 ef0-10 cr3+8 30-14 4fh-7 5wl-9 ayx-21 nul+8 cpt+8 7ve+7 82y+8 1vx-5 794+15 370-11 31f+9 b2y+9 43e-14 3fs-10 1d4-10 2m6-8 nr+9
eo-10 4tz-7 17r+11 tw-11 8i2-9 i13-17 18e-10 oug-15 jpp-15 17z+7 nwm+7 1py-9 2mk+13 99s-15 16x+13 8lr-10 k9+9 bw5+12 me0-12 298+6 62h-15 3o9+12 1wo-11 c7+10
9ag-10 30-9 4g3-8 if+10 bbk-12 1an+10 7q-16 361-12 80+8 1z3+9 8jg-6 vu-4 30-8 266-6 lgq+7 1g6-16 6r5+17 1zj+9 24b-12 44w-5 bts-14 2wv-8 51b-9 d02+8 yn+8 3e7+7
7nk-11 23j+7 476-11 4qm+13 934+13 92x+13 984-15 9oo-8 1oi+10 zo+9 5fo+11 baz-9 4hp+12 4jt-10 1d7-11 7zy+17 63t-9 2ov+18 5os-8 79d-9 cim-12 313-12 gxo+4 44m-6
2rm-14 k-11 5j7-10 bdu-13 ps8-8 4ep+11 5i+12 2zx+12 edw+15 hm-10 5jy-21 3sh-18 16i+11 im3+9 22k+7 1mr-10 ath+6 5xu+8 7xa-8 2cb-13 4d1+14 22l+5 2vj+8 2yb-8
5b4+14 24d+7 6rx-8 6ju+12 8zc+10 210-6 1qr+9 b08-10 7qt+9 2id+10 qg-9 tt+11 mfu+6 aic-10 380-20 1nr+9 3by+9 22+9 dn8+6 4nw-11 466+9 25h-8 4ui-9 gkr-10 6eu-11
mfy-9 9rr+11 bpj-8 am7+8 2cw-13 29g+10 tz-8 20v-5 6xb-5 8ug+11 35f-7 6vo-7 4mh+12 9k6+7 2ft-7 3da-12 tg-8 ji+4 4iy+9 3sk-9 11x-12 2m6-7 6s-13 11m+9 1hh+10
88q-6 2ao-10 509-16 3ld-8 5z5+8 7ap-9 2co-16 251+8 c3q+13 2cs+6 73r+20 6wg-14 d+8 3s7-11 3ys-6 10f-8 1s4-12 gfd-8 2dt+13 3jv-8 2iy+6 9as+10 7v2+15 51m-10
6ej-9 69l+11 4gb+7 441+9 4lh+8 9vs+8 6c8+9 gr9+8 oxv+4 4te+8 1e+17 ry+11 csy+7 ad2+10 1f0+13 8c2+8 ec+7 8dc+7 pkc-10 3ic+10 73l+10 cu0+6 44m+11 asg+8 ixy-10
rh3+12 58g-22 cuy-8 6ey-15 dem-8 bp4-13 5ne-11 iz-7 xh-8 5lm+14 5oh-13 9ve+10 8di+8 2ep+7 1jl+10 1os-10 1u0+13 21n-6 j4l+12 qa-11 6rv+11 7cq-9 1lc+7 1qx+6
5dm+13 6ai+12 757-15 19a-21 5pn+18 qjv+7 78f+14 2z7+10 2bw+12 14f-8 2bn-7 1uf-7 9sa-7 8y1+11 4z2-7 moe+9 3vq+7 4xp+15 4b6+8 6d8-6 4a3-13 dmc-7 4ic+16 wif+9
l8w-11 57i+10 3a2+10 gm-20 gg+9 98s+9 1bp+8 4r5-9 1o4-13 938-17 3zn-8 q9o+10 4e3+12 gu-11 i4v+7 4t1-6 66+8 j4m+9 4k2-13 bd+9 4ra+11 1o3-13 ig-4 22x-8 5hj+13
h0-11 2gt+11 3q5+12 uo-13 2ng-6 14p-11 j6a+8 41c-8 49u-11 42k+7 9zt-9 2a6-9 lhz+14 1qm-19 3pk-14 42q-10 1ma+8 bb+13 1fr-6 6f8+11 j01+7 b6-10 fj1+11 1ya+10
1e+14 4wx-6 1yd-13 grm-7 4h7+15 1cd+8 3f4+13 bqb+13 5qw+8 9qf+8 i5+8 c9d-7 jqa+9 4kc-11 3k9+8 1un+10 2bj-8 2zm-14 279-16 6tf-7 9u2-9 559+8 4ic+12 3bt+7 4o0-9
hig-10 26k-13 bcv-8 fbz-11 fmi-15 5a6-10 130+8 bl4+8 61e+25 7l8-11 2c1+8 4u7+17 7e7+12 ceg-6 aul+8 9n+7 3cz-11 1mo+14 3gm+13 6dt-9 5eo-8 1y2-7 7g5-10 5u3-10
3sd-15 cu+13 2yp-14 248-7 4dc-11 16f+7 85e-5 2ep+10 62e-9 16l-7 5h4-7 5nx-8 lpy+11 be+18 16b-9 6y0+6 goe-6 1qr+12 xx-7 3ak+11 4qy+9 63i+5 ao0-10 eeu-9 52p-7
4mc-6 dqc+6 5ht-9 2r1+10 2x6+8 aqh+7 t2-7 2xh-11 5zo+11 an-8 uks+7 9kw+7 575+9 19f-8 2c5+16 602+7 3rt-8 2nq+15 tt3-10 1is+10 bne-18 2a6+8 y5j+14 1av-11 1vu-10
1fr-11 6x7-20 hgo+8 7k2-10 3i4-10 9sw+15 4mp+13 dwx-7 3wr-7 ks9-10 gc8+10 v4-5 a5t-7 88q+9 292-13 14i-15 6ge+11 7ap-12 7qk+9 lz6-16 8p5+8 6tm-29 8r0+8 1ch-14
36z-9 1wj+19 3gx+9 cqj-6 311-11 9ij-12 5tp-8 1ow+10 68x+10 8ow+7 8fl-5 gj-6 1jn+9 4uz-14 1e7+10 n9+10 2el+9 5jz-10 gv-4 7bu-7 3uv+9 1bs-9 4fv+14 78q-10 z8-11
4kf-10 2o5-14 xd3+3 1zg-6 868+10 4x9+12 gmp-8 43a+12 ik+7 133+10 2nd-9 11t+5 3h5+12 11h-12 abv+10 bi0-8 3or-9 21v+10 fmx-14 a7y-4 9a7+8 cyo+14 2zi+9 6kx-9
1gz+17 ecm-11 3iq+8 37q+11 3p5-8 4bh-10 2w-15 4m6-35 93f+15 5pf+6 6xy-13 99r+13 lnl-6 2sa-9 88j-10 84n-8 fuk+9 3js+10 cp4+11 ega-8 2ds-13 3xj-13 2z8+8 615-6
2v2-8 14p+7 4nu-11 6qr-8 51o-9 67i+7 1o1+9 3g7+6 81b+11 7pm-16 k1-24 3mu+15 1xu-8 1fh+8 yfm-9 1t8-11 mtp+13 7ed-5 452-8 4a0+13 g-11 11d+6 a6c-9 10o-12 3kz-8
7oy+9 4xv-12 wy-10 kas-8 3ss-10 alx+12 29r-7 1jx-7 5or-12 3q5-6 eix+10 6vu-10 3yr+6 b8g-10 enr+8 3sb+8 2iy-15 lpb-12 744-11 20n-13 1nz-7 5c3-10 4dt+8 17u+9
1tu-8 6ud-9 1e-9 5bb+12 2ju-7 u-21 p+14 1r6-9 6xq-4 rj+8 3hy-9 5xs-19 6g0-10 1f6-9 6cj-16 1cy-15 gx0-18 2dp+3 ck+9 cwk-6 5ee+6 2je+14 184+14 7j-7 2g5-8 8z2-11
250-11 5bs+8 4zw+16 5s2+3 c9g-12 1ej+8 3w4-9 5xz-19 6w5+7 294+9 1mu+12 a0l-12 68p-6 pe-7 54a+8 1ek-17 3b3+8 epy+8 936-8 a3k+8 kp8-8 blo+9 42a-11 csg-14 184-9
4r0+20 6y-9 3cv+7 gmw+11 1s7+14 y-14 gwl+7 nli-15 1gv+9 44a-9 2iv-8 2na-12 54t-23 it1+14 8xd-20 55b+11 pr+11 543+10 1o2-11 9w1+8 c2l+10 srz-11 hyt-10 49h-8
214-9 vr+8 1nr-9 371-15 7yv+8 9k7+8 35t+7 9g8+7 274-8 4fm-9 3aj-8 1qm+9 cjd+17 cs0-9 50o+11 3w+10 jrn-7 8aj-7 2jo-8 be-12 3lq-10 4vj-13 2vo-11 708+10 2dq-22
6k8+25 myo+9 8h5+20 vu+6 hp-12 qg+11 9dg+6 a8p+5 1152-10 3kq+12 rfc+8 1vf+14 qq+10 bm-16 1p7-7 9g-9 2ui+17 uj-13 102w+8 4dx-8 zc-10 1vc+12 3v8-7 8w+9 9i0-7
2b4+10 6h+6 kq-11 ed4-10 e8-10 1of+11 6ft+11 4v5+9 75f-9 u0+8 56a+9 3e8-16 3r7+12 np+12 4a4+16 1r6-6 nj8+15 60-9 79m-13 3ip-7 54i-7 d6+19 dgq+9 1ww+8 7hp-6
45l+9 fh3-3 3yn+8 3mb-5 eif-11 62e-8 6xz-11 mmn-8 tb+8 eqp-10 7la+12 5pz-11 16b+6 f5-9 6cq+11 ay9-5 cpy+4 8cq+11 lg-9 6j8-14 3wk-8 2ld-6 51p-20 hxn+6 4ug+14
h9z+6 h0+8 88v+10 3kz+10 zc-15 57l+6 amj+6 bn-10 6c9+7 ai5-11 ccc+10 1cr+7 4x2+9 1eg-21 eq+12 95-9 7qu-8 un+19 bee-18 5xk-12 84j-8 4ua-14 9l+7 h1+9 1b3-8
47d+8 1f3+7 3tl-6 22r-8 cd5-9 2ao-7 2qz+7 7tg+9 45o+6 1rm-7 1fq-6 bvd-8 9n-7 3km-12 8v0-8 4jh+13 1ep-9 23i-6 gj+11 161-11 38x-10 6c0+12 3st-12 36y-16 6f6-13
92s-8 3uv-7 3qh-13 ie8+5 29l+13 eg+6 364+14 c29-9 2ar+11 2fu+13 3xq+7 1m0-19 26h+8 4vg+11 flr-12 h2-10 1dr+11 i-17 55z-9 38f-8 4pv-17 18m-7 8he-6 1c4-6 5f9-6
92q+11 40t+11 7rm+11 27d+9 66-12 w8+7 a-11 5ga+8 16-10 of8-11 2du-8 4f0+7 6h+21 gj-12 33v-15 8b7+15 29b+10 4x+11 67n-9 4ev+7 hzb+11 mo+10 4yz-14 6ld+14 46x-7
m0-6 e7-10 92v-12 1f+12 3+13 2nr+8 256+13 2gn-10 1w8-9 bzd-11 5yf+16 wr-9 b4c+8 wm-10 1mz+7 3ay+3 8u+10 1j1-8 fl4-11 3vg+11 nlv+8 t1+9 8o5-17 4l3+10 1ke-7
at-7 16e+6 302-8 1d2-29 uw8-8 cm9+9 bml+12 48w-6 5vg-16 5an+12 2oo+8 bd+10 pr+12 583-11 c6p+9 5mz+12 6on+12 ffy-10 3pf+7 1zj-12 3st+12 4c0-14 7pw+10 1p6-4
azg-10 6xc+9 ege-9 550-12 53w-7 1pr-9 e6-19 6cl+8 kc+11 1zt-10 baw+9 3h1+15 cuh-7 e5+9 bme-8 er+16 1qh+5 4f4-7 1h6+9 3pu-10 19rn-8 6qd+14 dih+9 4o9+9 4qa+10
37a+12 vz+8 ia1-10 80e+10 di7-15 95a-8 5kd-5 dww-13 xxk+6 qw+13 272-4 8cl-9 357-15 344-16 u9+10 49r+12 1i0-6 37v-10 9el-9 4fa+10 e-12 7fr-8 cw7+12 1o6-10
1yh-8 4kl+10 410-9 1977-19 5l9-14 zpu-8 sd+7 cc-12 u2+8 8d-12 puw+16 a20+7 qfn-14 d5+10 4p6+9 7h8-12 1hr-23 1ls-6 xq+12 hf-7 25v+7 azg+23 rd+9 b14-6 591-7
66n-8 m7m+8 8v9+13 2lv-14 9i6+7 fxw-13 fzn-15 2yk-7 ax3+9 1gb+8 67s-9 1tb-13 1p0+10 6ga-11 be7+11 2m8+9 g3+8 3a2-8 19n+7 4qu-20 1hm-8 9c+14 k7u+11 63a+11 xj+8
4ix-12 2wj-7 42o+12 bvl+11 1m6-11 ab8+9 4ef-12 935+9 3s9-8 1ql-13 6jm+14 37o+10 3gb-11 20x-17 d0-10 ebr-15 2cc+8 3r6+6 1xt-10 32w-12 962-9 24q+12 5lj+9 ahy-21
5eb-11 42d+7 c4-10 22d+10 f9p+10 118-22 er2+8 19n+13 5c0-7 9op-10 y6-12 hg+13 7o0-10 107+14 26+9 mdr+7 3cs+8 3e8-22 38g-11 1mb-8 4be-10 2i3-14 93+7 hou-13
1an+6 73q-22 4c2-9 67y+13 1d1-15 fut+9 30y+11 1fw+16 fc+8 1b0+11 458+10 2q4-12 blv+6 6p0-10 fje+8 75k-7 2vv-6 u7e+9 ltj+9 387-10 3zh-11 a9n+8 2z2+10 8ws+8
2qn-7 5kb-11 41-14 4ni+6 3z+10 27k-8 1fu+10 33i-9 3sn+6 6s3-7 32+11 1bu+11 c30+9 ng+5 bt9+5 ru-9 8cd+9 23+8 kw1-9 84g+11 5p2+7 dmy-10 4hi+9 no-8 6on+11 jv4-7
6k8+13 cgc-13 mdo+7 2kn-7 4ch-7 7nx-8 2ka+10 8ja-6 3xs-19 5o5-8 4oh+12 3s5+6 fr+15 f4b+11 5l7-8 c09-11 2mj-8 3xc-10 6jt-17 53-19 ev-23 rt+9 1kv-12 40m+12
7ii+10 7d8-8 dti+10 4d2-8 4ls+6 2bt-11 nl+9 2b-12 hke-7 fg7+4 3gv+12 bac+7 6dp-13 4qo-13 2oz+13 34k-8 u6-12 1pk-7 g4-11 33k+8 1ab+9 86n-9 1u6+10 4mv-10 ey+16
76p+8 9yp-5 3h6-7 5jh+9 rx-13 2oa-10 1g4+9 1vw-6 5ka+11 1ym+10 58w+11 k6c+9 3gz+11 k9+11 3a5-13 2t4+15 bd+8 f02+13 12k-10 3on+11 1p1-7 j23-10 cx+8 ru+11 af+7
4us+9 a4s-9 a5h+9 1e-19 d44-8 10e+7 31k+12 3od+10 27t+10 5wm+8 3uz-10 5tv-9 70+8 13lz-7 44w+8 21w-18 c2+6 v8-6 6j6+9 7e2-10 2gk+12 5q3-11 22d+9 4o0+8 p0p+7
1e0+8 7tj+16 6dy+12 p5-7 5qy+9 4gb-8 304+8 ehf+9 1dy+8 3p6-8 cjx-9 afa-14 2fm-11 j7r+10 5jl-9 1xu-11 aqk+10 133z+8 2og-7 6iz-10 9xn+5 43w+17 j6+7 2d8-8 2hg-8
3bi-10 4s5-6 32e+11 3li+15 1p+3 2l5-11 3ru-9 nc8-12 5xp-11 es+6 5gd+12 45d-8 1er+9 7nz+14 7o-12 g5-7 dhg-9 3qb-11 12t+12 sx-4 2gr-14 fb+13 3w5-9 252-11 h7a-12
1df-19 9pa+8 2lx-9 1xu+14 4mw+7 5rv-12 j5-7 6mm-12 9n7+13 3bt-8 27l+6 42y+9 bq9-7 424+7 cu0+9 2km-13 1n8+7 1tf-8 vu-11 4e4+8 p2+7 790+16 ee-9 ggc-6 6xw-9
2uo-8 1gj-10 355-14 377-13 dz2-7 lzh+6 aa9+8 5jj-9 kui-12 26k-7 x6-18 20c-7 wtt+11 ets+8 iv+8 zu+8 2gr-11 8-17 188-9 3dg-11 13r+3 ot+8 5f1+5 12-8 55e+13
23c+10 267-15 8wa+10 i2-8 127+7 131-14 1z4+9 4p8-8 blf-12 708-10 mf-10 f3+11 kh7-8 mp5-8 9sm-10 81h+7 39i+13 8pr+9 2om+17 h7g-6 2xk-9 2x9+9 16y+10 it+11
2q8-11 sg+11 w4-10 4uv-11 rqa-7 iqx-9 2oc-9 7lx+8 64b-13 5mk-7 d6e+10 3n2+12 2w0-11 4dj+12 17d+11 6ir+11 kgl+12 ii-9 d2d+10 4d6-9 bkd+11 o7t+4 8a1-4 avk+6
2tc-10 fo1+15 9k2-9 312+11 4am-5 4d9-7 5uc+8 5ax+9 4lh-7 aqs+12 1a3-8 555+8 at0-14 et+8 4mx+8 1oy+16 p1-8 8t-13 3go+11 1hu-7 df-8 3ng-7 a6s+8 8z-11 9e0-14
9bd+7 6po+11 1rv-7 boc+6 52u-6 cpk+16 lw-16 6f6+8 538+11 51o+8 78j+15 a6z-10 vmy+13 gic-9 3n7+12 26h-7 pg9+7 375+11 ars-11 4ul+8 rr-10 5rn-11 6ah+10 3ye-14
a5h+11 bjq-16 4d3-7 9mj+10 39o-11 2z7-9 4mc-9 5l8-18 7ua+9 nim+13 6v0-11 6s8-11 dob+17 3ee+8 51h-11 f8h-5 2sc+9 199+9 3ba+11 8f0+11 3tu-7 66w-11 agn-15 3qs-6
4yg-11 8lk+11 1s2+10 7f8-14 33q-16 4ww-17 qq+16 3lh+10 7t-11 4jh-9 4dw-17 iq+12 a4s+9 1ff-12 dja+10 816-10 4qo-7 j4w+9 1lv+9 33z-13 7n3+8 2lr-8 8x1+12 18o-6
30d-9 mk6-9 a8l+7 17p+14 typ-22 2qi-9 ca2-9 1kj+6 72f-5 tk+9 42r-6 223+5 zr-9 axj-8 zl-10 13k+10 bpx+13 2v0+10 cri+10 67l+5 i28-11 7xl-12 3cx+9 bui-6 53m-21
c6+7 25m+11 e6n-7 6x8-10 f7l+13 ddl+9 1tt-9 c5+11 5p+8 5l6+15 5tv+9 7sq-13 43-9 1g6+8 1vo+8 2ow+9 6za-9 hrs+8 6v7+3 fq0-10 3rw+12 bm+9 10x-8 8nh+9 czj-10
8g2-5 1kb-10 in+12 31c-12 aa+9 gb8+5 asl+8 q3u-8 92f-16 249-15 176+9 bx4-15 13v-18 g2p+10 53n-7 3xc+9 dot-11 jd0+6 67l+15 9pm+7 43w-7 1bb+14 2hg-10 da2+10
3rj-7 1ft-11 468+17 h8+8 1v4+10 2zi-8 1so+8 7v-14 4pu-7 2pb-9 f51+9 1yd+14 587+7 24o-7 k2f+14 57v+10 bi4+9 3sz-12 49c-6 45n+10 87+14 7zc-14 6m+10 5yw-8 4l+6
220-22 d8+11 2a5+8 39x+12 4o6-7 8b2-15 pw+14 ct-6 czd+13 ccx+7 6vy-11 5v+15 exy+13 2b0-9 bwj+7 2ir-10 6om-9 bfp+8 1ob+8 xo-9 5c+12 tgz+11 28b-7 937-14 3zq+6
4f6-5 709-9 v5g+7 1ex-10 27h+12 5m7-10 cfi-10 7gc-20 qj+7 3hm-6 4vo-9 4zh-13 5qq-6 rp+12 d04-11 ad-6 ec6-13 1ei+7 4e0+18 bqv-7 2si-12 8ak-8 31x-8 nzw+7 7qf+19
jp9-13 477-12 31f-13 47u-14 ayk+14 186-8 mi-5 3fm+11 5by+10 8u-9 adu-9 11w+9 o1-9 5kv+9 523-13 75-15 1ja-19 1kq-8 ar0-9 47+7 4qh-7 6ut-13 2pb-8 7n6+11 7fq-11
a27-9 wq+8 9l4-8 ro+6 7lj+5 6sw-12 al0-8 2jc-8 21l-20 3df-10 8hj-9 640-11 131+7 gg-10 gcj+9 4bn-9 11c-7 3uj-7 ni-16 12s-12 2xj-8 7b+8 98+13 1x6-11 345-30
10o-6 4yg-7 il2-10 8l9+21 2cv+7 k4+10 1ze-9 5aq-8 ej2-8 7dm+17 cb4+12 34b+9 20b-9 3ko-12 1ze-5 467-7 ls+11 41i-11 7u1-7 114+13 lb4+11 1n9+10 1sp+11 37+7 ni-11
16t-14 2p0-8 l7-9 1jg+8 qb+10 29d-10 6u4+14 4gl-11 29k+8 3il+9 464-27 8p6+8 6z-12 3iq-13 284-7 1k8+9 1nh-8 12k-8 8io-10 6qm-12 1p2-11 6vo+8 2jt+11 1ro-9 9oz-9
4ta-9 9tv-15 2zs-13 cz9-7 2id-11 3wc+13 63y-4 kfe+10 v7-10 8bi-14 9vf+10 5fk+12 11t-8 1m9+8 380+16 nc+16 fyg+8 29s+15 86+12 8cb-9 nc+11 1jx-9 qh-6 5yi-14
ty+12 bkk-9 65d-11 9fc-10 2gl-12 63z+7 5ac-7 3d2+11 2kh-15 17v+5 3tm-10 2nf+12 1ld+9 ff8-13 3ok+9 2v+9 2a6-7 5cj+6 1o8-13 nh0+9 a5g+21 a37-9 61q-9 60j+10
6xm+17 3gq+15 nov-9 baq+11 5vi+8 5ug-7 1s5+9 7b6-10 4s7-12 3kn+15 21q+18 58a+9 3cs-15 3h2-7 5ri-12 126+11 7qn+11 i6s-9 1we+7 5+6 17e-7 bij+11 56a+8 6v+10
8eg+9 fh-10 l6+7 5cm+20 5sj-8 ms+12 1jw-7 c0m-11 hbq-7 1x3+11 8ih-14 jia+7 3wc+8 379-20 4wv+4 83+18 2ph+12 a8d-12 6tq-13 j5-9 fj8-11 5xi-13 5d6-12 355-6 38h+9
oy-10 4q-10 9fz+11 233-12 4a6+13 6gy+12 45h-6 2w5-17 1g6-8 67v-15 187+10 2dt+7 1nd+10 5vb+13 5x2-6 30-10 7zg-11 5la+10 14n+7 i6+6 34x-10 v53+11 wn+7 p4+10
2tm-18 1d9-7 bxr+9 9ra-8 1fnu+14 8at+10 6tu+10 95f+8 6f+9 2lq+8 426-5 99k-10 4a4+10 1ta-6 9l3-11 4f1+15 261+13 d6+8 3gu-8 h9j-36 2ru+9 f3j-13 5ey-9 10-11
abo-10 3zc+18 5bu+6 yz-10 3qy+8 5tp-6 tj+13 8s-13 ejo+10 fh2-8 wx3+5 17z+7 fi3+4 6a1+10 93a-7 4ik+7 sk+9 7t9+9 vq+9 k8i-5 4ko-8 6z+6 4op-9 57m-8 4oi+13 25-12
a68-13 g20-9 50m+7 2vd-8 2rc+7 54w+10 3tc+8 7an-11 g21-10 a4c-10 9j9-8 1pb-18 54t+11 7r9-8 1uk+5 9fv+9 8ri+16 28f+17 5x-9 2q9+11 62+8 h30-12 4f+8 1tv+10
68w+17 67y+8 8e+18 320-7 6eo+9 40+7 7dd-16 425-9 d5g-9 17n+9 9z6+8 1gi-8 vc3-11 h0-6 c52-11 1t4-10 5ns-12 63k-15 42b-7 8bk+12 6q+12 eg+8 nv-9 4dy-6 7du+8
6ry+8 3kx+9 183-7 53p-13 rrb-13 geb+11 5x0+7 3j9+12 hi0+7 195-11 zt+13 27y-10 4ge-8 2ti-7 12+12 6gl+12 g0r+7 5vn+14 58y+20 6aq-11 4mg+12 5rv-8 cp9+9 15f+9
a1a-7 dv+8 bsp-12 hsz-6 4ao+10 2sf-11 erz+10 in-10 1ht+7 2lk+12 2bo-11 4qt-9 3rr-9 1lw-7 bcn+8 cx3-11 7ki-9 em8-19 8ha-6 89+8 1yq+6 1pc-8 28-13 48b-9 2gf-7
89b-10 j0q-10 470+17 ux-14 65z+11 3l+12 f1v+7 14n+10 5sr+9 3ax+6 z0+14 6v6+13 5mp+14 17j-15 39n-13 its+6 blk-6 3b3-8 bdg+7 1jt-8 704-17 7z5-10 jw+14 pz-7
m5r+10 7or-9 ov+8 4y0+8 deh+10 5cd+13 39m-9 2lq+5 11z+17 mxe+11 1ip-9 4w3-8 5dr-17 1pc+10 31w-9 5wm-10 5q-7 1vx+6 6d8+10 3n7-8 1p3+9 1rk+10 p8-10 73l+10 47s+9
og+8 216+7 33c-10 1h4-7 ajg+10 gl8+9 50y-15 1ht+13 1lx-9 p0-11 9hm-10 1iu+10 zcm+11 op7+6 1uy+14 2xp-13 3cw+21 7vl-8 5vk+11 4wa-7 5yw+18 3kf+7 6rn-9 24a+9
5jf-14 1pk+11 o-12 86v+16 54p-8 9lj+6 1mp-8 558+15 7hm-9 36y+10 89d+11 79c-10 wg+6 6k7+14 74h-11 c9o+10 24q+13 57l+12 a62-8 ewl-10 5dz-7 8wn-10 i7u+9 br+10
3tl-8 41v-15 um-12 n0-13 892+12 dxq-18 ey5+14 bcp+9 1wu-9 5kc+7 kq6-10 42w-10 3vc+9 aj-7 46p+11 34f-11 2qc+10 i3-14 k-18 1b6-7 1sx+8 1b8-11 558+11 1ga-12 4p-6
85c+8 pk-8 dgh-9 19v-7 2m1+4 44z+10 ekz+15 9g-10 q4+9 7ls+8 te7-7 498-10 226-6 1cw-10 fdo+15 2ei+8 1xa+7 2m1-9 8ms-27 hzh-12 ko+12 wlx-16 uz-9 h57-14 1ue-8
1tz-11 6th+13 1tn-8 i05-9 2fh+7 ct-12 1vg+13 4un+7 2f3-9 6iy-7 2zg+10 9mk-7 un+19 1vy-13 4q+14 4wh-11 1c9-6 bnc-10 5pf-14 8un-6 r-9 sob-16 bzg-7 57-14 2ef+7
5i9-10 66c+13 121-7 9ce-9 fws+12 24g+8 3z5-9 2ci-14 90v-9 6go-9 9yu-5 zg-10 a02+7 4ls-8 37v+12 3o5-7 cgg-8 2gy-16 f2i+9 34k+9 66w-8 b24+15 280+8 2sh+10 141+12
7i0-18 7p8+6 b8n+16 5lg+6 a4n-8 9n-8 33l+12 mx5+6 fa7-14 opn-8 d1t+7 9m-13 19u-8 4rg-12 2r2-11 510-9 3gu+15 7ya+6 2ss+15 nd-6 1yz-20 36z-10 7m3+6 j0g-10
26x-12 i1o+14 9o1-8 6+12 cdj+12 all+8 3ik+10 7d5+11 3df-8 1yh+6 9ko-15 78g+7 1u8-12 xd-11 mi6-10 4hm+7 1j7+12 1a0-9 f4q-12 48f+10 a79-12 39a-14 2yv-6 apn-8
1jx-10 20a-12 1pf+10 4qf-9 zs-10 2rn-17 31t-8 4bx-15 8qe-9 806-9 vm+16 79v+9 31o-8 12h+7 5g2-13 75f-10 5kf-12 brd+12 o2+7 2qy-7 429-3 d7-13 1su+8 10v+14
1ba+10 9j-19 45n-7 5w-6 9mu-11 1p7-8 ob+10 7a8+4 elc-7 425-7 dq3-9 cvo+11 4tf-9 5la+11 7pn-8 drm-8 7zs-6 52w+14 7lm-16 4uu+7 2c9-9 4lx+5 93a+9 1l-8 1tg-8
5af+7 l6-14 dae-8 6ro+7 iq-13 7se+7 1ae-9 5il-10 5wd+9 5ef-11 dfo+8 3lw+7 2n6+11 2q0-8 83u-9 3jx+6 3n4+11 48z-11 k3j+12 ak6+10 2r-12 2yb+14 5ov+13 jtq+14
oqd-9 10o+16 7tc+9 5y5-8 i7e-22 15h-9 1yo+7 10-6 295-6 1i0+24 6gm-17 np-15 ug-17 8xw+12 bo9-8 1mf+13 ctn-12 1xo+6 bro+9 975+6 1vb-7 678-7 hgh+3 2z4-9 4xz+7
m3u-9 7go+7 6ks-10 5d7+15 1m8+3 jz-7 3sg-10 3b4-8 2rn-10 3ry+9 2bf+8 2j7+8 h9q+8 4ux+6 4hb-8 ct9+6 9g+10 m3h+9 3w4+7 4sa-7 324-12 483+7 ewz+9 axx+14 35h+11
15r+7 ef1+8 666-15 fpm+7 8k6+8 wk-11 4mt-7 1lx+11 xz-9 554+9 9k7-9 1o1-9 q0c-14 4p6+11 af7+8 e4f-8 2ie+12 a1e-12 a52+12 3o8+11 tfc+9 9ch+13 1xb+19 kf-6 50e+8
cp6+11 1cg+12 2e-7 8mc-12 2rd-7 5lj-10 6tp+12 16o+11 1or+11 2a3-6 9n4-11 3xg+10 795-7 77o-8 5gy+12 7xz+10 2xj-9 39y-10 s4+15 3jw-12 1m-8 ug-7 85+12 22k-7
1j7+4 41m-17 bmt-9 5pd-14 76c-8 1i9-11 2lj-16 778+9 2hn+9 117+9 8b1-7 1sj-13 51b+8 1vi+7 6sr-6 px-7 5ll+6 gv+12 4rb-14 20r-6 100-7 3bb-7 gxx+13 2-8 7jz-7
fr5-9 94u-14 3eo+16 8ww+6 ga+16 3cu-14 5zx+21 4hm+9 6q-9 1pq-12 aq-10 3ib+17 v6+7 1xc+11 vn+9 df4-9 2wz-10 1hs-9 4zy+10 80p-6 7ir+10 gf8-14 bf-15 3s9+8 x-10
78t+17 glf+16 uu-13 190-19 2rh-8 6bw-10 o72+10 3qz+12 6nh+12 hty+11 426+9 33m-18 9cg-8 9n0+7 4gr+9 ai+8 8o9-14 ef+6 qoe-13 b33-16 9mt+8 8p+11 24u+13 566-7
gyq+10 6a5+10 mev+7 300-9 69g+11 133-7 83x+10 3z-10 2l0-8 2rm-8 1pw+11 32p-8 5eg-8 1wj+14 9vd-8 7t2-11 1p6+16 kpw-11 2xu+8 5jw-12 3j5-8 1o0-9 88z+10 464-9
4g-10 1p7+9 8fq-13 2o1+11 33g+8 4tz-12 9ol-11 sr-8 c6+22 2m8+13 bhe-10 1z4+7 4t8-8 2w-10 3is+12 y6p+8 vdb+15 9-14 msl-8 3ub+13 csb+7 iho-16 6yf+11 sf-11
6by-12 7qm+2 czp+12 54w-5 2kt+10 bz+14 5b5-9 dj7-11 4bq+8 n8h+10 60+9 1iz-11 18b+13 62c+13 3os-12 7ok-14 51y-8 7z+9 fzd+7 2ik+11 rl+12 1bo+8 2o8+7 43u-15
6p+11 76e-17 3yr-11 441+6 4ga-9 2fv+10 37i-9 6so+12 3gq-9 22y+17 1cz-9 2ul-8 713+8 3hu+5 6yq-10 2sj-13 9sp+16 4c7-19 6lq+8 9z-22 1e-10 9v0-12 1do-13 3br-16
bpy-14 an9-8 8jd-15 3py-13 5lw+10 f0m+17 2o2-7 23f+8 pp-16 35k-11 81z+9 2ye+15 3kp-12 6cr-14 8r9+12 3kl-13 889-23 if7-10 1l4-12 ww-16 aki-15 apw-11 80o-9
mg+10 cnx+10 6dr+8 1hk-9 95g+12 q0+8 879-7 1vs-11 wp-9 1vt+10 1el+9 si+8 i9l+6 8ds-8 4y1+8 d2l-8 3xu-13 ke9+16 a5j-7 bzy+14 13y+6 72-8 4xf-13 2zw-8 3l1-12
5ci+13 2nq-8 4vy+14 2de-8 1lo-7 256+10 5ro+7 966-8 7dm+21 2mg+9 bho+8 622-11 c53+8 5ze+8 3ry-9 wj+10 5w6-15 2b1-16 a2x+9 ey+13 5cl+9 7zv-10 ud+14 k3m-9 62b+11
4xr-7 2d4-13 71k-11 bkw-10 3e0-12 ga+4 y9+9 45p-18 wy-8 3bt-9 22-11 623+11 675+9 2h5+7 6eo+9 4gq-12 go+14 4xb-10 2rg+10 1iwe+9 22q+7 f5w+8 2c3-11 3te-11
5q5-12 2ap-11 3sz+12 6hq-12 hq9+10 6cc-13 545-6 gl-8 e3+7 64e+16 65f-8 1wx-8 5y0-12 gmv-10 1qv-16 65k-13 4pv-6 5z2+9 4hm+8 amu+7 3fc+10 whw+9 29w+11 82s+10
a4b+8 6sh+11 1za-15 zs+10 3fy+8 3fg+14 az2-8 l-6 b1b-7 1vz+7 7qz+11 7to-8 g3z+7 3i3-11 4lq+15 pwm-12 a3e-8 7qt-8 afy+7 3h6-15 5z+7 6g4-8 31t-13 11v+7 6ee-13
4pf+6 421-7 6pq-7 6gc+10 1lc-14 68f-20 7v+9 215+16 59-9 72v+9 7cj+7 290+8 173-6 87m-9 99e-9 1b5-7 4kc-14 18g8-11 agj-7 529-9 4p1-9 cha+6 a8c+19 3qo-7 2iq-6
827-8 4tb+12 6td-10 7qp-14 za+7 2in-12 11q-8 4fz+7 47c-15 4eb+11 6ar+12 7xq+9 d22+7 kno-6 1st+6 1bv+10 f5q+10 5x0-7 3k4+9 32b-14 k1-13 4el+6 2z7-7 1lu+13 ce-8
4go+9 nyk-16 64p+9 aoo-23 q0+9 1sf-6 3iy+6 1ts-13 xkh+11 2bn+11 1t8+14 3q5-21 274-8 1li+12 oba-15 71b+13 2uw-11 1wh+11 4vm-11 cfg+9 3uq+15 10i-11 3i-8 ine+7
3x8-7 60t+10 hgv-11 it0+12 fvg-18 7xy+9 td-5 11a+7 43r+8 6mo-9 7j4+12 394-10 4x6+9 3me-7 39x+11 dk-10 2ir-10 4yn-10 2d5+12 9qq+14 haz-16 56f-8 fx+10 icq+12
2j7+9 2ie-9 7l7+7 h1-9 10tw+12 2u0-10 1kw+15 25b+13 46f+10 56b-21 ek-11 3no-15 798+9 abq-11 61-4 6ge-12 31i-14 1f8-6 3hg-10 e9g-8 4wo+10 13b+9 45n+15 2ar-10
m2-9 7o0+7 4t0+8 od4+12 5t6-18 h3-11 42z-10 11v-9 3py+10 5v+8 2sm+7 wm-12 38m+8 7g1+9 6wf+8 310+11 1xs+10 iuw-12 87b+12 hmg-2 nw+5 gz6-9 xk-6 7j2-7 2mn+18
b5+10 392-7 40b-12 c2f-7 65p+9 gke-11 4e-9 fo7-9 1rg+12 ayz+7 e35+11 k7x+8 3c4-9 8it+8 6g1-9 54a+8 81x-7 k7-8 3nm-8 3ve+10 1mc+6 3dj-8 9nn-11 4a8+9 3dd-10
v1+11 k6q-15 bm5+8 8wn-20 83a-14 7er-7 lkm+32 1hw-6 cg+9 6gd+8 i1-10 45v-8 81s+6 7vl-9 37j-9 1bu+7 8s4-6 6w-23 68q-8 gez+6 dia-7 9w3+10 3l9+15 8m6-7 3ch+11
a5l-10 j2+11 7nr+6 cxs+15 ph+7 bfa+7 h2+8 71d-6 218+15 7sn+12 3zk+8 437+16 gw9+8 4a5-7 aol-9 4h9+12 e9-11 7ey-8 767-11 6jx-8 60j-21 unm-14 dnk-9 1n6+12 8s4+8
o41+8 1b4+9 b44+8 19p-13 3tt-7 8gm+5 2a3+10 2np-10 dmm-6 19i+9 5nq+9 8ie-7 46c-8 8y-17 2mf-9 e1c+13 1md+10 44n-11 5ga-10 848-6 1s0-12 cqv-5 1o1-7 91x-13
6oi-20 5wd-9 9u1-7 21f-15 26j+9 2p1+8 1do1-11 4dy+5 4qs-12 l5-7 6y5-16 bjd+10 1o8-13 32+6 903+9 flc+7 2ft-11 1ev+5 3c8-13 9lh-7 it-10 4md-9 149+17 d2+9 40g+12
3i0-7 2sz+9 20g+8 6nd-8 aax+7 90k-21 3al+10 bnz-11 9hh-7 1uu-9 2sy+9 3w-8 5cx-7 5k7-7 3o1-7 4bo-5 2mt-15 ano+13 5wk+15 7my-15 4ue-7 3uc-7 303-12 1kh-7 g17-8
234-8 4dz+6 1tb+20 6kl+9 cuh-8 bx4-13 3kk-6 8w6+6 uo-8 4do-7 2en-8 9ue+8 1rg-9 9xn+8 31r+6 1xc-11 qk-11 aqm+9 afd+16 4fe-10 3kr-7 32w-11 1c5+11 9vi+12 3ud+10
184-8 4c4-6 mme-32 35t+8 2gg-12 1dw-12 7j0-9 1dg-14 6gs-10 8vd-11 ke-8 205+8 3xp+14 24n+10 213+10 1vr-14 1bz-11 oj+10 5hq-10 b25-11 2gc-7 87j-8 1no-10 3dp-6
9o5+10 5n6+7 1r-12 pjq+8 q4c-10 1cs-10 4go-9 3g1-12 g6+10 35y-13 by0-13 1zj+5 6rn+12 35g-10 kj-8 8hb+13 9j1-8 2tj+6 5mk+8 143-9 nk7+8 ar7-10 fg1-11 3jg+10
2fo+12 14q+12 bk-10 14u-21 2ba+9 4ak-11 bv4+8 79z+9 d9s-8 5t8+5 489+9 47w-12 dnn-12 1gu+12 3ic-11 21d-7 2e+8 2ys+10 asn-8 5ex+16 1qx+15 639+8 9me-9 16c-14
1y1-13 2e4+8 1nv+9 3gg+11 5w+7 1vw-6 5jp-5 xx+24 5jr-11 ink+12 fea+9 fal+12 1lf-13 4hn+6 30s-10 4on-12 ni2+5 2u3+8 fi5-11 2xj+14 gdl-8 7p4+11 4g+12 bfg-13
455+9 106-24 6ns-8 1u9+9 2tk+8 4er-9 1lq-7 8qj-9 4fm+15 a7c+10 222+14 3oe+18 d4x-9 29w-8 8nx+6 7m0+8 15j-6 8ci+7 2dr+8 96g-15 yb3-12 1ei-9 awr-6 11b+7 15n7-14
4we+9 1i9+9 2s8+14 6g9-9 myq+6 1or-7 pq+9 58+7 7nd-13 12a-8 1xt-9 3kl-25 bi7+8 7co+8 1hn+6 6t8-13 bl8-12 7fz+6 1j9+27 cu5-8 b3+14 11c-9 1rr+9 ai1-14 7zj-9
8l+8 90-6 15t+12 2r9-5 15mc+8 ox-6 4vx+7 37e+13 29b+10 7k5+9 53q+12 1pn-4 2mh-8 14z-14 4rq-18 4ci+14 5et-16 2v0-10 18u+8 5r1-8 d9r-9 4zo+11 1em+7 gc+9 2wg-9
327+9 ve+11 2mm+5 3o0+11 3ks+9 as4-8 35g-9 x4-11 bn-14 fa-12 3s5+10 3pm-11 1qj+8 2r6-9 309-9 5ny-10 21o-11 gk-12 5ox-8 12q-12 dn8-10 dcz-11 6ib-7 7zg-7 2v8-5
mk+9 f8-4 505+12 2m4-8 fm4-8 d1-10 5j0-6 267+7 8la-12 4un+12 9h8-9 9f0+10 oy-8 b28-13 3zf+13 3nt-8 fai+11 h8a-11 en9-13 29j-11 6jm-7 mk+11 ac-8 9lp-9 1xf-13
ig+4 66q-5 1mf-5 7us-10 uv+15 nx-9 foh+11 4qa+12 6md-15 cf+6 3ds+8 3w2+9 1nd+9 390+9 1o5-10 6kv+8 1oj+7 6tk-8 1v6-9 63u+8 7ca-11 m5p-5 15i+7 d1r-9 5og+12
5i+10 fw2+8 gzf+7 3kl+13 b14-15 18z-13 b9x-9 4pu-12 77y+8 5u-7 26y-13 17a+11 ve-10 5jb+8 3kd-11 eqf+9 5t7+17 1o1+5 8e-7 a0m+13 3tv+10 3oz-18 crh-8 1gd-9 42p-8
4f0+10 i7y+11 9f6-7 6y-7 3uo-8 ceh+11 sjm+9 e3q-11 ct9-8 5rs-9 6ke+8 2ny-12 1xq-9 aza+9 2dv+11 rn+13 42+6 12s-7 492+6 ezr-9 u5+7 2hc-13 4pd-11 u7e-14 7yu-9
1ka+8 20k-9 1jy+5 869-9 7b2-10 ojy+9 29a+20 vtk-9 2ve+10 8in-12 py+12 2q3+10 7aj+10 4e+13 os0-7 7lb+7 7vq-9 92o-14 28r+7 32u-17 13f+14 3k6-11 2p+9 1ab+11
46w-6 op2+18 4oo+11 51e+14 71u-10 7sm-14 5ad+6 33t+10 3d-9 3nz+9 8bk+15 tr+10 4qs-17 567-16 5o1+16 2xf+11 8p-12 8vy+15 3x+11 djx-8 cf0+14 tf-9 4kr+13 35j+11
4kc-12 3c+13 1a6-6 246+9 af-7 2se+7 1is-6 2dk-10 6zr-16 113+11 4ot+15 80-11 3w+12 1r1-8 6lb+7 557+8 1vs-10 2at+11 2c7+16 2z8-12 6e-9 2tn+13 ug+13 cj7+9 5qc+7
4z1+9 1oo-11 2gk+5 7u-10 o9-8 100+9 dk1-9 7ex-5 176-8 l8a-13 2qx-8 3qv+11 321+10 1lh+8 f4-13 2n6-8 1se+10 jh-6 oq+10 v6+5 r4-7 30j-7 5tr+11 zc-17 r0y-8 32u-5
1q7-9 47c+12 afa-17 470-7 9pi-9 4k+15 r-6 97+9 1m4-11 40d+21 rv+8 65z-9 2+7 2zt-10 5c8+7 2q7-9 4e2-11 irv+11 a54-8 b68+9 5p0+9 234+10 4lv+8 15r-9 7ye-13 3lx-8
5oe+8 apu-12 1l2+15 3vc+10 azi-10 59b-7 9jt-8 hp4+7 9kh-11 669-11 mc2+9 1ax+11 3vl-11 bry-20 8y0-15 ho+10 60l+10 8l5-11 9o-9 or+14 17i+8 l0b+7 xbc-12 o8-6
5s3-8 4x7+9 3aa+11 5pp-7 1ma-8 1gs+5 7g+9 14j+13 35h-11 2c5+10 cz5-12 1aj-8 4zk-10 c3k+9 98e+8 dbo-9 2an+8 7dc+13 17v+9 2v0+15 1o9+16 2pt+7 4u5+12 6aa-5 5s+13
dp+14 j0a-9 5b9-12 3sf+10 2wn-10 85-13 9er-8 2f8-9 4pi-11 dkc+11 7bl+10 5f9+5 448-12 4ii+7 gs5-10 6dn-7 6hp-8 4p-8 dtg+9 gb-7 8ie+12 65e-8 zc-9 4oy+7 7rn-9
cya+10 1kf-9 47y+8 4r+9 8z4+6 4sc-10 6j-16 dh0+8 25v-10 1yx-8 1y8+7 8e5+10 3in+8 3fx-8 oe-11 2l9-6 77-9 942+8 4ja+6 e8+7 69k+15 443-7 55v-10 6bi+14 8j8+14
1ho+10 1k5-8 a8f+10 6an+11 67m+8 7of-8 1b5+9 q9-12 ur+14 11k+14 2j6+11 6f6+10 2n7+8 3nz+8 77m+10 2c1-10 1eb-7 2ed+13 8lp-4 4i0-12 1ai-14 4f9-5 4uz-13 5yi+15
876-7 2q8+6 2d3-8 21p-14 28+17 2nv+15 2m4-8 8q4-14 4ca+9 1ny-8 km-6 9iy+3 1r2-9 4it+6 13p+9 d28+11 70t-9 3kd+4 6wz+7 9w9+8 6zl+10 i0+10 4px-8 3y5-7 2p5-11
2e9+12 93q-10 bss-20 21m-9 cno-9 3hb-9 avv-9 385+9 1ss+9 ph+7 1et-7 38x-9 3u-11 bj1-6 3yp+9 2k3-7 1ca+12 915-11 1f8-7 28n+8 6b6+14 f0m-10 vmf+8 6yj-11 52a-21
21h-6 nd5-8 4jo+10 v2-9 hj-7 l0+7 8jp-13 9j-8 3ow+10 52y+7 mn+18 55o+7 2h9-9 hi-10 ht-8 bxz+17 i3r+8 2qe+8 96h+8 3h5+11 8z+17 dv+13 he+7 t4h+10 19f+9 vs-9
2og+9 16p-9 14y-11 1yj+7 6lx+7 27t-9 2rt-7 33c-8 345+7 5lv+9 2jo+6 4mi-8 3sk-8 2gt+8 47m-7 jct-7 5oq-8 61w-11 hkf-9 4e2+14 h+9 1mq-4 8q-10 1rw-15 9ri-25 1om-9
15j-11 6yb+6 4e5-11 7lh-11 csg-7 458-11 68u-9 2d+11 to-7 pzj+7 1r4-11 ez+8 8hu+8 auh-10 cr+5 884+12 73e+9 653-9 1x9+8 35l+15 1qa+8 js+8 kc-7 6n3-13 2lt-10
1vi-16 e1d-9 42e+11 50w-19 37z-15 g25+9 9i-8 4cr-7 7tw-8 24j-16 8kb-10 657+12 4r9+10 77d-7 32t+20 2db+12 6mp+9 412-9 70x-14 4lt+11 4a6+16 58y-16 4xh+9 3pk-11
2tx-10 dpr+11 30+7 13h+11 2j5-5 5pt-6 2ga+7 3jw-18 3lk-7 7rj+10 75r-6 84z-47 759+7 20x-12 1ed+15 aqz+9 2bc+13 9p7-8 fh3+8 1wk+11 2xq+14 6g7+5 2o+9 4j9-4 fgp-9
73i-15 5uj+7 c87+9 c1y-11 58y-8 3pa+13 4o1-28 e0c-7 lgc-12 ceb-9 v+8 f2+10 27w+7 fdv+10 2sm-13 vi+7 2n7+9 27v-22 12g+12 f3l-8 fof-9 1ab+8 o7-12 973+9 kp-9
7gs+10 2rh-11 cn-11 461+9 6a3+8 cvt-7 2jl-16 z2+8 5fd+12 4zd+8 4p7-11 64g-10 8hq-7 24a-8 d2y-11 2mk+9 cpl+11 lz+7 wd+10 4u0+12 a0d+13 9ye+9 6x2+7 4uk+11 85-9
ck-14 8p-15 6sp+5 1qd-16 72i+8 n6-7 5iq+9 41w-9 5vp+5 lxs-10 15d+11 d4j-7 1rh-10 hv9-6 6e2-7 3zh+14 4i+13 1p6-6 aex-14 12i-10 7yf+10 dtk-11 5vh-4 4t1+9 3cx-12
5t1-11 17n-4 c4i-10 3bl+8 dc+10 dre-12 4ly+19 p1-14 4zm-7 bnu-8 23p-9 14b-7 14h+8 1x+6 1in+9 2v1+8 4o1-11 6rn-9 771+13 6ze-8 62d+7 f2v-18 afn+8 vd+12 1jm-13
6yt-9 gbb-7 5qn+9 zt-8 11y-15 92-8 5sp+10 4ai-9 fut+10 1xr-9 538-7 s7-9 1fi-11 3jh+11 24l+8 15p+8 3fp+8 bfb+10 lvg+6 ahm+10 29+9 1j8-12 4i2-7 a5r+7 2cc+9
b8i+9 v0-7 1r3+12 5dg-10 5qm-11 79p-10 5it-23 1ml+7 1qm-10 j7w-6 1hi-12 ffa-11 128+11 7qh+9 87x-12 3uu+11 bix+8 31h+7 24c+10 14b-4 35j-11 ifk-22 28v+17 223+11
fad+5 9w-8 3md+8 7t2-8 s2-8 axr-7 1gy+7 6jy-8 662+9 2ql+7 87q-9 2cw-7 c6v-9 58s+8 7p5+10 38f-13 itv-6 i63-7 1kh+10 11w+11 m+14 dc-4 28d-11 73n-10 afb-9 dld-12
354-8 4of+9 1iu+12 2kg+6 lt4-8 51s+12 3zg-12 1f9+7 7xc+12 l5d+9 13w+15 2tp+14 4fm-21 58b-6 aa5-9 3jb-19 1uq+8 h1u-11 2yd-8 627-12 30-9 g9l-11 2tp+9 qj5-9
2ma-8 4yb+9 93m+12 43n-11 5sm-14 1yz+3 51c-7 3tn+12 1p9-13 hb6+18 2fw+9 5gg+8 h6+8 31r-9 f36-9 6u-7 2ha-16 2ot-9 20a-13 2fs+11 3i4+9 3if+7 jm-10 25n+8 8ba-7
8vx-8 27l-10 9wq+4 3u+8 eit-12 7rb-16 7rc+15 hif-17 n8+10 63l+10 b19-11 3e9+8 786-9 anc+8 2tw+8 dr2+11 1bc+22 6q+9 4dw+7 4zi+7 6gw+6 r+7 4vd-12 rq+10 268-10
4wn+9 2d4+7 1j0+17 gx+10 wt+10 i3x+8 4dj+12 fmz-7 5ao+4 368+7 144+8 va+13 3ne+5 86k+6 buk+8 3um+10 prf-7 344-12 3lu-8 90v+8 bfn+10 43a+7 131+8 50a-9 30v+9
dz9-10 5ki-4 3d4+7 d14-8 5i7-20 8se-13 b01-12 1bi-5 4fv+15 21r+9 7sf-10 2mz+10 bt1-9 4ja-14 18i+8 bp-9 127-15 7mr+7 3u4+11 6cs+7 1ks+11 70p-9 js6-14 xq-11
7h8+9 67q+11 2lx+8 ahe+11 2pb+13 1oq+10 2qq+15 3z7-9 4o4-7 7io-9 1b9-13 3hu-8 wp+12 1w3-8 2bp-11 74v-15 2mi+10 1a9-8 4o4+9 4ni+10 8ek-7 1qj-12 io-9 65w+6
ent-9 hv1-9 2w9-12 1o5+9 4y-10 4wo-6 e5-8 75u-6 5gk-17 3oh+10 2ih+12 cb1-10 as0+9 3ej-8 no+9 2rg-8 1fx-12 6fp+11 bg+12 q3m-12 j9p+6 72f-7 ox+10 ctg+7 2m4+10
2mc-10 dn7+8 v1+9 qr5-10 5qu+7 2lw+6 627+9 iaz+7 2fo-8 2tj-6 3s7+3 1gy-7 4ju-7 1bk-8 20q-3 2d2-4 ko+7 a7w+5 guy-5 9wb-7 4cw-8 1bwi+6 49+10 2vs+18 s0-10 9et-11
1p2-14 6ck+8 1u1-13 75k-11 42y+7 1z5-7 biq-10 5q4-10 ecp-12 4u4-10 17f+9 225-15 3u1+12 84z-16 1qi+7 3zd+5 24o-8 e0+20 1ym-6 12y+10 w3+11 ak+9 4q1-23 1wi+14
5h7+10 2q+13 cdb-8 beg+10 d65+18 2ge-12 ke5-7 d8r-10 aor+11 1o0-10 dla-7 1dh+11 jtd+14 8c6+10 yr+8 9f1-7 1sv+11 93s+10 3ir+5 9ft+11 cg2+7 1fk-10 17s-13 4hk+6
956+10 2jz+11 bbu-13 215+8 qr-10 48w+10 tl-12 2q4+9 3tu+11 3kx-18 bru-13 ne3+7 5ed-9 6x+11 39t-10 iw2+10 47x+15 43i+6 1xa-10 p42-13 35t+7 90b+7 c6y-9 hgv+8
33v+10 90k+9 2n1-7 3b-7 89f+6 36x+13 370+9 17i+11 1w0-9 2ly+9 7n9+7 3d-9 7fn+10 8ue-14 oo-9 8mj+13 9pt+7 6g7-15 11e-7 5ju-7 5ps+13 69e-7 cw6-6 8s+15 7w8+10
520-7 pf+7 17d-25 5qd-18 6iv+8 5jh+9 1c4-6 4a9-11 674-9 u5-11 d1j-11 80k+11 30d-9 2gb+8 k9+6 2mf-13 878-22 ey4+9 o5-3 gfk-11 3p0-8 576-4 asa-13 1e6+9 auu+10
fs-8 5h9+11 435-4 215-16 6sq-6 8aw-6 3xs+9 77k+10 7w7-12 52s+14 aqu-10 6zr+9 ma-7 804+5 3nv+7 k8f+10 39v-9 1qr-12 97o-6 1dk-9 6v8-22 3zt-9 2zh-14 o2-20 5yk+9
1mf-13 3q7-7 2zn-9 3cz-18 39o-14 69o+8 40j-11 29f-14 1ak-8 chi-25 9ec-11 4zy+7 a0l+8 290-8 34-8 h2g+12 9pq-6 1ac+12 4xn-6 62h+7 1ha-9 56m+9 dv+10 e0h-8 ghi-9
gpk-10 ixc+6 52s+8 5f0-7 73+10 3ye-11 cx9+10 jbb-9 25a-12 6lb-11 1eh+15 agd+17 6i8-14 44y+10 3kh+8 6k-9 2yz-10 hv+11 3m6-10 1jg-10 uv+7 5sl+6 2dh-8 2lj+11
awj+11 3og-9 tj3+18 nw8-8 2jy+17 2j7+14 2yz-28 ef-8 2j5+16 ohi-13 47p+1 6x0+9 3gh-11 2j6+11 yz+3 bxa-10 78+14 98w+5 3ld-12 8s+11 8uq+16 2f1-14 63a-11 gag+6
dfc-10 m3-9 2dv-12 1v9-16 2ou+6 5a9-7 3v1+12 21k+8 1hp-10 x4w-8 7q2+13 32t-10 dhl-16 75j+8 69z-10 2oj-7 359-13 6pk-10 16m-10 5ep-15 g7-25 40+15 166+9 9yq+9
4y-11 4hd-8 6a8+8 6zd-10 2u0+9 9pr+14 gka-10 1pq+7 4q9+8 1g8-10 9yu-7 8n0+12 f8z-12 1jn-10 1ma-13 5tk+16 4cy+7 806+8 5it+10 3si+9 35m+9 42u+9 5ro+13 182-12
d7-11 61q+6 15q-8 2q6-12 ax8+11 3hh-12 32q-5 26h-11 dku+11 43g-6 x5x+5 1r5+7 abi+9 9je-10 1d2+10 4t8+8 4us+11 a0o+11 87x-9 4l2-10 7z3+14 2k-10 19a+10 19w-8
68t-6 3l1+5 3hd-8 fxy-14 6qb+12 87+9 857-8 376+8 34l-8 u7+9 u7-9 i4h-9 344-5 8fa-9 309-7 4ee+10 2xa-11 22g+12 75m+17 3bo+6 6d7-7 71f-7 bgj-11 cbu+11 4bg-8
81-9 6zu-8 1xn-7 bwj-14 3u6+13 217-18 8qz-19 qe+10 i6v-11 p54-13 16d-10 5vv+8 a2b+8 pgi-7 2kr-10 c5k-9 4dd+9 rs-10 45b-10 3aq-10 et-11 3rp+15 7v4+14 sq9+9
6q0-13 4lz-7 47o+11 ft+10 141-9 x1f+7 7hh+6 hey+7 2zl+4 2d1+10 jc8+16 bjk-13 3ia-12 6az-17 1yh+14 r6-8 ckb-9 3tc-8 by-8 y6-7 3cl-8 arp+16 h1r+8 oc+14 p8j+16
6fp+16 hjm-15 5hy-9 n8-8 7qa+10 2dk-17 6tg+8 3yu-8 dfm-8 ip0+6 gk+9 4sn+12 cd+7 2wn+10 h8s-9 8yz-12 2jp-8 2lr-9 5x7+15 1gf+13 63e-11 cyf-9 51p-13 44m-8 f8o+15
16x+9 ggd-11 rr-9 5gj+10 35r-7 m7+10 4jj-10 3qr-12 4f+7 61-8 5bg+22 uo+9 1e-8 1cf-10 34y-10 7le+10 5rg-9 5f1-11 m5+11 7ax+12 35t-11 5q7-7 1m6+6 4qm-17 1ce-18
4nb+9 iuf-11 31-10 98-14 36a+7 604-8 o1k+10 5iy-11 1jo-11 5cy+15 5o4+11 5k2-10 2u7-10 17m+6 8uv-11 6l1+14 31e+6 ur-9 e3q+8 96v+10 1exx+8 18rv-20 9e5-10 c3o-12
628+10 3ee+15 htf-14 413+9 6wv+12 6mo+6 1w3-10 24g+16 5tb+8 b2v-15 bjv+9 jjm-8 4wc-8 116-6 am+10 l7+14 128-8 3sa-8 pr-7 hu+10 vn+12 cxk-11 6ts-12 wj-17 dcf-31
70k-7 13v-7 109w-7 2et-8 3ox-7 253+12 pg-10 efi+13 21l+10 wq+9 2z9-7 4tk+10 1e-12 cl-10 4hr-9 1o0-9 6b5-13 ar1-9 ef5-7 7cl-10 uf+11 bjj+6 24p+10 5l8+9 4ym-8
610+12 kz-8 6t-7 5rd+9 uc-9 13k-11 p+11 3ng+9 1m0-18 z18-7 vh+8 j1g-19 8wr-14 7i5-9 9j4+11 2zd-10 7i+6 39c-10 7az+13 5iu-16 2j6-10 8r1-16 3do-11 3wa+9 5nn+6
6ht+12 74g-20 6ek-9 fm0+12 3a7+7 57d+11 e4t+12 elw-18 36o+8 234-10 644+11 dhw-7 j0-9 39f-9 50t+10 3cb-11 2l1+16 4a3+8 jc+11 2d2-18 azi-7 5ua-8 x6+9 7nx+9
8dg-12 4n2+14 8k2+9 eq+11 8x-3 gpo-10 d76+9 ceq+6 jij-10 18l-9 1tt+5 lcs-8 4gy+22 1e0+11 2ue+12 ev-11 51z+7 4vy-14 k7+10 7um+7 1gy-9 a0c-12 da7+12 aa1+16 n+9
4h6-13 fgz-9 2ag-7 9o-8 1l1+10 1d7-7 27k+8 fn-11 4p-10 1as+8 2io+7 7n+9 46e-12 bzp-8 3jm-13 h5c-7 hu-12 fq-9 zi+5 4l5-4 ait-9 2sb-11 2je+12 x1-12 2bl-5 7g-8
ye+10 5mg-10 14h-10 2is+8 50+8 1ve-6 yg-10 8fy+6 1tk-7 bmv+10 3jj+10 6te+8 fbh+18 5tj-14 1ro+7 9u6-6 48o-20 657+14 4da-7 b6j-7 uz-12 1zj+11 1u+10 93u-10 bex+9
v4-7 a6n-8 ldz-8 88w-6 7v8-6 3kv+10 162+12 2ne+6 k2-9 r0-10 15a-12 ejb+10 640+12 6eb-7 281-10 1m5+15 23o+11 1lt-9 1yz+10 ka9-7 4pe-7 2w1-17 2hz-14 4an-7
4zz-13 12d-9 3xd-8 grv+8 897+9 fb5-11 11q-7 68q+6 4xr+9 11b-9 9o6-15 2zt+12 8dg-10 3n-12 1kn-9 bzz-10 37g+10 182-13 7cg+10 2mb+17 bib+9 8rf-5 707+12 gyk-12
c5c+8 7b9+8 8dg+7 hhi-9 kr+15 1if+10 6du-8 75a-9 4js+7 eel+11 8ux-10 32i-12 7vm-6 88+9 b2c+10 9t9+7 eyf-8 8yr-17 5co-15 8m+10 859-8 5yq+15 gbr-12 3of-11 1qa-8
6bi-9 8or-9 eg5-7 4pn+10 f0h+13 keh+8 4ex-9 9i4+11 n8+8 j0t+10 kx-11 2fu+3 4j-12 1ra+12 3gt+8 7la+11 h3s-11 eda+8 8m8-14 62i+6 9kk-6 9n6+9 18r-6 1yr-17 7x8-9
3k0-8 93-6 1sn-9 ak-8 aok-13 la-7 92a+10 5eb-8 3qq+12 2e5+13 24c+8 39v+8 301+11 4cs+10 3zj+18 fik-15 e15-8 208+12 7y-11 apf-13 f0l-14 b7q-7 rn-6 blb+9 qo+7
g6+18 7fw-12 j4w-9 ox-8 13e8+9 2ze+14 by6-17 46v-7 4zk+6 2zy+10 3cw-25 ca6+11 2e+8 bj4+7 25r+8 3jl-6 96n+8 qn-14 1t1-7 2j+9 6sq-11 419+12 2g4-8 1nt+22 fmn+9
3g6+9 5c1-9 67c-15 4en-7 9w4-9 oj+11 ew-10 c7a-9 4r5-8 3wj+10 1ba-10 993+9 vd-18 6uj+6 a29-11 2l2-7 agp+7 23c+8 el-8 v4-16 x9+11 7vg+6 ijq-14 27p+9 3r3-9
7bd-11 cmu+11 3kj-6 6ks+7 fog-7 b8n-9 3f+9 28w+8 oc2-11 1uy+9 ak5+6 c9e+11 2ln-9 gj9+8 51w+7 afc-8 4ev+9 2kf+5 bt-8 19k-11 7pd-15 5eo+3 5pa-8 le9-9 2ae-12
91a-7 2hr+11 18u+12 6vp+7 19p-10 3ej-13 3f7-15 1hv+9 ds-14 38v-19 cuz+10 492-15 4zo+7 5nl+9 5ii+8 55v+10 97h-11 4rq-16 3tb+11 jz+15 fu-7 vk+8 2z2-8 116-13
1v8+9 493+8 3tx-8 5t0+9 4lk+9 1v-15 9r0+8 mz-10 1np-10 1su+13 65r-7 57h-10 46w-22 5rg+7 gw+11 ht+11 7h-6 6ly+6 5rm-10 zu-6 29g+10 8d+10 8vr+8 7fb-9 qsv-12
2d7-8 71n-7 g7w+9 3h0-13 kpt+11 34i+12 7c4+13 49j-14 3ct-7 3gh+8 c82+8 1yi+9 8jo+12 6pj+16 3h4-9 4k-10 2kv-7 aay-12 4c0+10 r0-11 i0s+9 4mn+11 9sz-11 6bu+11
f8j-19 1p5+12 2wy-9 1a3+13 1p5-12 1er-13 5tm+22 26x-11 9dq+14 z1+9 2tb-11 k5c+5 1k+12 jtq+5 1bxw+9 2vl-8 qfc-9 6jp-5 256+8 4z5+9 mt+10 8s4+17 1+9 2dt+7 9fy-6
6xz-12 210+15 46s+18 2j-12 5r5-9 8p5+7 25n+10 1a4+8 3na-8 4fm+10 7fg+24 6le+5 42g-9 dr0-18 bn0+9 1vs+11 2r2-10 1dj+8 39o+10 9h1+11 3p3-10 3zm-11 8io-13 9dv+9
20n-9 7gl-8 197+11 1tw-13 c7-7 k07+10 2a4-12 dlx-11 5vf-8 aaq-12 3ng-7 5ut-9 70x+13 281-13 3x0+13 loc-10 1ee-12 54o-9 6so+9 ha9-9 9sd-9 1x5-7 1yr-8 li-9 1kd-7
2aw-10 ej+5 k3l-11 1qg-11 3l1-17 hd7+7 6d+9 g7w-8 3nj-9 29+19 6e9+15 3j0-8 2i2+15 25+10 cb6-9 frk+11 1ot+10 5s6-8 9az-9 71e-5 197i+8 48n-10 2xi-8 gy3+11
37n-13 9hw-8 1e5+10 67a+9 eva+8 2h9+10 bkc+9 2a4-18 d7-7 a5t+10 2d0-15 12u-7 29r+6 ava+8 96+7 g18+10 2x4+9 48+13 5td+11 3iu-13 5ai+8 79g-8 2ei+14 91j-10 8uk-7
8ve-8 2t9+8 7lv+9 g0i-7 46v-11 dr-12 62l+7 6fo-8 15x-6 8jj-14 17y+11 6s7+8 2hn-10 786+4 46q+14 4ec+13 1fn+12 6su+15 cl-8 hdx+11 cl6+10 65k-9 jd0-11 28g-12
4dt-19 2kn+7 ao+13 nu-11 ktz-8 5gu-8 feo-8 jng-12 iw+10 2et+7 7gf+10 a1y+9 880-8 jlc+8 19o+4 jc1+8 23m+6 75v-9 al-9 1ei-7 5u6+10 3iq-7 3o4+6 6vb+10 bnl-7 51+7
21w+12 1gq-10 86l+8 56b+9 bp1-8 9ss+9 1m4-7 a31+15 2sl+8 2sf-8 5fj+13 4k5-10 b9x-8 46z-14 31n-6 sdr-7 96m-11 ige+8 l6r-10 27i-10 4c9-20 4ym-15 1cg-7 3s3-5
9ip-16 7nu+8 6gq-8 956+13 1n8+9 464-13 2yt-10 4c5-3 dnn-9 22u+11 362+9 5e1-4 7t6+14 150+13 2sh-5 2-8 2v0-14 9of-7 8dh-19 1b9-12 1hj+6 we+10 2nm-9 hl8+15 an4+8
ur+10 bvo-15 p7-8 a14-6 bi3+12 l9-9 20r-11 m3+8 3pc-9 21a+8 1et-9 cv5+10 2pl+11 o2+6 d-9 bz-11 8lf-12 oy+13 5oz+7 8e7+9 33o+9 5x-11 3il+12 u8-9 1c1+9 97+8
ihy+9 1i3+11 624-7 6rg+9 370+8 25a+7 cwi-11 3d9-8 g4q-10 1ha-10 f29-8 aei-7 a2k-5 5yq-9 4d-15 lno-10 26v-14 2uq-8 nv+11 6u-13 3c5-21 2ke-7 5vk+9 ii3-7 2qf-11
i8r-12 60z+12 3bf+10 1ik+7 15k-8 9g+8 430+4 1yh+10 3qv-10 5oj+10 5gu+13 xp+7 42+12 397-12 6u-17 385+6 3dq+11 98w-14 2f+8 hak+6 4vi+9 1zi+11 2ct-9 dz6+12
67p-10 56s+10 432+11 ux+11 78+14 1yz-11 1pn+9 2s-14 612-7 7zq+7 azz-8 fyn-9 1zx-8 3bl-6 i95-7 57m-10 ce+10 19h-10 196+5 5si+17 91b+14 d5l-8 9nv-13 1p1-8
3yy-14 2vn+12 148+9 1y1-8 95l+10 kjx-9 5t3+8 568+7 2k4-11 6wq-9 84x+9 ppw-9 8v+9 33k+6 e0+7 f0q+6 9th+10 nmb-10 3u7+8 ra+5 6ks-13 428-22 4ys+10 vp+8 9xv+7
741+9 87u+10 22i+10 pd+14 4eb-10 7h0-14 2jf-17 bc+9 xe-6 9rv+8 bza-11 4zx+9 5kx-8 10-11 c0k-9 1d8-7 c6o-8 i5r+9 8e4-13 46r+8 5fr-9 4yb+9 1uc-11 b23-7 5lx+10
ae3+10 68n-10 c5-12 6y1+12 dlo+15 66s-11 17k+9 7df-13 3c6+7 6cn+8 1lw+8 43q-7 c93-7 1tg+4 hn-11 1af-8 2xe-11 1ex-11 wdi+7 1x5+13 ms-8 732+7 52h+8 185+11 1zo-6
kg+9 3fq+8 93b+13 b1z-10 4gk+11 9rl-6 qb+11 15e-14 1ry+9 9r1-7 kg-7 25u-7 4oi+9 mw-7 xz+13 2z-10 6nu+10 2lf+12 95w+6 7q-9 92v+10 on+8 2jd+13 37s-9 dk-9 347+9
74d-13 8w8-10 2ui+10 5ep+9 19y+10 4wq+6 29w+6 2bn-6 rp+11 9s9+8 l3q-9 dyh-10 3y0-8 43t+8 5p7-11 5mi-8 6ix+9 7mo-8 9rp-7 jzn-12 4my-8 2lw-8 7d0-11 9cb-13 3af-9
133+7 38u-9 2go-8 2f-13 j7d-8 nb+10 6zf+9 kb2-8 1pg-13 2zj-8 i8-6 272+8 2ah-9 5dc+14 3tf+16 6bc+10 bah-6 2m6+15 15s+21 1y6+8 a53-11 2hz-11 ov-6 5jb-10 i1i-13
42x+10 f0k-8 b2o-5 10s-12 365+9 3u9-5 ac-5 tda-9 3gv-9 18g+15 3oy-13 5jg+9 ek-8 1x9-10 ww6-12 19g+9 jo-7 est+10 6ei+8 3eq+16 cea-9 3cd-10 34x-8 7mu-6 1jg-8
80m-8 14q+10 t6-8 1jr-9 6uf-11 rl8-14 86e-9 5ey+9 arr-21 emu-9 hqw-10 1x3-7 3zj-8 20d-11 2uo+6 1j9-6 85v+9 2fl-13 1qc+10 abz-20 8ii+9 k6w-8 7hs-16 55c-13
2w8-9 i5u-8 4pd-11 a5c+7 2gv-8 1bl-13 awi-8 45o-13 523+11 2y5-8 brc+8 7u+9 e2r-6 2ki+10 2jf+7 8ui-18 f1k+9 4yq-12 hq-17 653-15 gce+8 2he+14 2i+11 7n7+6 1i2-7
da8-11 99j-21 1r+5 32f-8 4fh-10 1lx-13 i8-11 1iy+13 1do-13 aim+9 5ks+12 2tk+12 kc3+10 5vo+14 1ub+6 3s6+5 2lk-8 14o-7 8g6+19 21o-6 and+9 5tj-4 8h-8 8y5-12
id6-9 j48-7 63s+14 3ej-15 aqg+11 xh-11 58v-9 eru-14 2w1-10 j2a-9 efz+6 7sf-5 11c-12 6aw+4 1c6-12 jjw+5 4yp+7 1a7-13 jyx+8 4ta+11 5h3-7 4ep+8 4a8+14 841+10
4on+9 15x-10 lm-13 1cg+9 42-8 sk-18 55w-6 3yv+9 h5+10 7ay+17 1lv-9 cb7+9 37a-15 32b+7 2r6-12 rf+7 2jt-9 40u-14 pvc+10 7pj-9 1nn+12 g0u-10 6l6+8 5xr-22 143+20
1ar-13 c18+10 3hu+11 2cm+9 c5u+9 si-10 fi-12 f8-12 1js+8 4k9+6 5wm-15 97+10 463+12 1kp-15 1ny+8 23s+12 bb5+7 33e+14 33b+11 4am+12 179-6 6gb-8 bck+5 4de-9
e89+6 2l1-9 2gk-19 4ci-8 2xq+9 7t-11 24m-8 2xr+12 3w+10 24t-9 2ec+7 ke+7 2lb-8 4s5-7 3ag-11 1om+6 2q3-14 4qy-7 5o8-10 lo3-7 5el-8 x0-9 1u3+7 7mp+14 uo+8
5bo+12 2zl+8 co3+5 6va-13 1h1-9 4hs-11 14b-12 7qu-9 7s4+9 61n+10 1du-9 6i2+9 1fx+9 82e-7 8id-14 3ay+9 2j4+12 9q-13 2i8-5 26y+12 957+11 6ql-8 a7+10 8b1+7
1ns+10 2wh+10 548+13 5u-11 1vg+22 52+15 bo-10 44h+9 33k+9 7nt-7 1s1+8 2yl-8 11g+11 5xm+31 62x+15 56x+7 ze+6 vi+5 7rx-7 ky+10 1u1-12 4ty-10 y3+9 qk+13 1cp-9
4lz+9 dg1-9 47g-13 7d3-7 42w+14 56+9 1q-6 a06+9 4wl+7 wbp+8 8at+10 3ky-8 6k2-8 q6t+9 25c+10 2w+13 9tm-9 9iu-7 f6-9 23x+11 59u+9 o8x-12 9u1+7 13g+9 424+8 2l+9
1tp-8 bn7-13 6s6+8 47c-8 3cv+10 ao9+11 76s-9 ze-7 62l+12 1hx-12 pxj+6 14v-7 9ez-17 dgw-8 7uv-9 2sj+11 dpd+9 9k2-8 2lj-10 6ys+8 113+11 4gz+7 2cb-13 bpy+11
4pb+6 c9-12 drr-15 137+20 4lp-14 27h-8 29j-7 15x+7 51n-8 2o2-6 46k+4 cdy+7 jq9+8 3xu+9 203-12 5uo-8 6ev-19 3lg-7 hd-8 6xt+12 4lt+8 tyr-10 ja+6 4j7+6 kc+9
78o+8 13o+5 kb-7 3ta+20 g0-10 iv+11 11d-15 7de+7 2bj-13 3ey-9 nm+9 29v+7 799+7 cn9+7 9sf-9 3p-8 1ot+10 5ro-10 a0j-8 7bu+9 3pj+13 au5-10 33y+9 dgs+7 39c-11
63p+12 257+6 3hh-12 kt1+11 88b+10 kf3-12 9g2-11 3gb-7 cac+12 4qg-15 2vn+10 ciq-9 3vy+9 1hm-8 1ka+10 396-9 jy+10 85r+9 4gt-6 b8r-10 231+15 50w-23 54+7 2w6-8
1gz-12 9q9-8 266-11 r3m-10 1tq-8 1gy-8 7oj-12 8uc-15 2ng-8 up-11 4bh-8 5es-8 3q5+9 mjx-13 15d-8 2sr-8 lh+9 1me-6 c76-27 ay-8 ddh+9 2pb-14 pt+6 57d-11 il-9
5l+10 2be+9 5sr-10 7sq+14 b0g+11 ba7+15 5e0-8 2k-7 2nb+12 ccb+11 vb+10 2xk+11 2rz-8 6i1+11 150+9 1r8+21 2ee-9 aoj-13 kmw+11 t4q+9 hms-15 43e+9 wnv+9 5ng+12
5yw-8 x5+7 28e-6 2vs-11 550+9 7i9-12 anc+8 1yp-12 1dx-16 a0m-9 g0d-9 kax-13 k6v-5 1fa+13 26n+6 1xx-12 h33-12 gmr-11 dqt+15 cr7+10 25z+6 7t6+8 2k9-11 68g+17
2at-9 auj-11 61d-9 4h2-5 f7z-9 2vl+9 1m3+12 7ug+11 23k+13 aql+6 36m+8 14q+5 8px-8 2ga+13 5wo-13 2rq+5 az0+6 3l4+6 gr+9 6pd-7 32x-10 iu+8 1sb-10 6tg-16 3jy-10
4ki+8 4jm+8 2j0-7 169+7 jy5-8 baw-7 1z8-12 cot-8 ooj-12 5ev+9 222-6 1oi+12 1qr+12 4mg-9 2wk+14 3ly+12 7jb-8 gq3-8 298+8 7ve-8 3ak+17 4i0+10 3dy+8 st+11 x4+9
fir+9 3u3+9 120-9 3js+9 1f9+9 3th+7 2ny-16 70-7 4zs+7 gb-13 3yr-12 7vz+15 ef-8 1mv-10 24+11 5an+14 w3-8 2ym-16 vx-11 1ps+31 iy-12 1z+7 8pe+13 126+10 3iv+9
57g-11 498+9 3ji-8 fh-8 4xf+13 jka-4 4ap-15 6tj-12 5tm-6 7iq+11 8e9+6 3g7+9 1t1-8 20n+12 5xq+13 e3l-9 pt-10 d5s+11 4ks+7 97a-9 4xa+7 1hb+6 4dz+15 2ee+14
cmu-12 3ue+16 bfm+11 jr+14 1m2+7 8nn-13 g19+11 7vy+13 378+10 cg4+31 v8-6 jp+13 kte-7 fhl-8 209-11 bhj-9 3kc-7 8f9+10 3ho-7 26f-9 8zn-7 7bo+14 jw-10 8d-11
sd+12 1iy-11 8f5+10 8o5-10 876-11 1gf+10 22f-14 2ti-9 478+8 5i-10 1ik+12 kpw+11 4hy+10 2zk+10 74j-15 4u7+6 2ak-9 8nr-9 5o0+13 3mg-11 5vi+10 3y6+9 9x2-11 42j-9
4i4+13 b6p-7 4tu+10 no+11 6zk+5 4fj+12 1r0-10 4w8+10 70u-8 2tu-13 47y-10 1jb-7 emz-10 6pq-6 4v+6 2et+6 4vw+9 iw-11 ee6-9 ul-10 6n4-20 9j+10 9o5+13 5gs-12
z0+11 hsu-10 1b5-10 1o7-8 nfj-11 5se-7 2bi-5 fmc-8 5ls-8 14a-11 88-8 4le+8 2e5+11 3z-15 5x1-13 o0+11 ep5+8 1mi-7 9d-9 4v8+9 4b7+10 vg-13 t7c-5 1l6+10 8o-11
ga+9 c21-11 49i+8 af0-16 18b+14 2ym+7 5z5+11 ixi+15 efa-6 kgu-11 3zs+5 19f+10 29u-5 j+13 3xz-14 11m+9 233+9 ct0+9 blo-6 dbz+10 5dw+10 sb-8 2qh-10 dy+6 55m-10
304+9 74z-9 3up-3 211+7 e8h+8 7f+8 1as-6 4gg+10 24c+10 22w-6 1d5-8 1l9-6 2qg+8 d7l-3 118+7 awp-12 8in+10 9rn+21 bd9+12 22g+11 qy-9 c1r-6 1w3-7 iza-8 8nx-10
82r-10 99o-13 5vj-8 44n+8 5tc+5 2d3-9 6m3+15 fxu-13 w0-17 3dv-10 6k-9 1pu+6 5u5-6 5di-13 7m4-14 3ey-10 1rw-13 7z+16 1df-8 1ni+15 45p-9 1fe+10 byb-17 80+12
2fm-11 8li+6 39r-16 6u9-9 682+11 atp-13 17f+10 6n-8 c5l-12 1lq-12 1nv-11 4sn+8 9k9-10 3ia-14 mz-17 gy+12 578-12 eco-6 35y-11 5ah-9 4da+6 16z+9 2j4+9 cv-14
84x+5 27d-12 mi-11 7os-8 6u3+16 2nx+8 czc+18 388+7 apb+10 9k-10 a9m-8 3da-15 6uy+6 mx+10 990+9 5lj+17 dxl+11 318+10 6nj+11 fx2-7 7x-12 3nx+17 47a+8 o8-8 2tw-8
70e-11 5bk-11 bru-13 6y4-16 ag+9 bz3-6 1lm-8 10xr-10 1mz-11 83g+10 7d2+9 88i+10 gyq-10 s7-7 3se-6 srl-8 85h-5 4yr+16 scq+7 2-9 nzz-21 2pw+7 bv3-14 2gl-7 36l-8
7ko+8 ipr-13 64-15 au4-10 azt-5 9g-18 13j+9 2pd+7 2xb-9 1kz+13 4xu-14 5lz-10 9bm-18 1sn+19 2c7-12 5p-9 31m+7 dxl+4 vc-6 5pu+8 410+11 8mo+8 29n+12 1c1+9 7jb+13
3g1-8 2ed+7 52i+9 jtt-10 tx-12 1px+7 153o-8 myz-13 1xu+14 qo-12 nv-10 kst-6 7iz+7 6kq-7 8u6+20 2h9-17 8k7+7 36z-8 11q-17 1aj-13 3m3+7 1yo-10 fpy+8 x3+10 233+9
64r-14 lx-8 6ka-7 1ra+8 6b6+5 qry-6 hn-10 1xf-13 9sr+10 227-8 gpf+6 hrp-10 n1-7 1u7-11 6y5-9 7gz+8 685-10 1fh-16 lf-7 1je-17 b5r-14 bc3-9 654+18 arp+7 20j+8
6t9-9 1xr+7 8jt+10 5yg-20 6a+9 a1l-9 tk-4 iek+9 7l9+9 c3+9 2xk+7 1r7+11 184-20 406-11 4z6+9 ggq+18 4t4+12 88n+9 c75+10 5vn+11 2u6-5 151-7 cb4-6 ev6+7 3yr+11
7wn-14 op-11 4pd+12 8as-21 4up-8 qm9+8 fp-6 35l-7 1j4-9 do-8 3hv-9 3zl-8 abg+16 5dp-10 39f-6 hm6+10 347+6 4fn+12 13u+7 dpo-9 3s5-9 914-6 ubz+15 3y0+6 mr-15
863+9 adu-9 ikg+12 14r+8 1hu-17 6c3-10 281-10 74y-9 5oy-10 g24-11 7hn+12 2cl-7 19o-9 91f-9 2gw-8 8m0-9 2f1-6 a0i+14 dvt+6 60k-9 x2+7 512+7 26q-13 fl-8 3ar+6
1rz-14 ky-12 6am-6 2n8-8 1wz+11 1jp+10 3tj+6 8tx-11 8vj-14 h8+9 9m8-8 oip+7 46c+16 1zp+15 52h+18 6y7-15 kg-9 2p5-7 675+8 7bd-14 gy+15 q0+7 3ph-23 2km-10 8ly+5
585+5 2gt+10 5k8-10 tmz-9 5ld+8 b97-10 80x-12 54q-9 3q-11 rji-6 jie-9 d4l+4 5l2-8 1fd-9 58a+7 6b8+9 4xf-8 dof-7 7tw+8 17w-23 lf-12 j69+7 b9+10 1nd+10 5kj-9
2rc+9 c3j+16 2jd+5 9rj+8 jhh-10 eyg-20 1vv+12 6sr+9 1cn+11 dj+12 7dl-9 4r-10 9dm-11 u9a+12 3o7-9 4n1+8 8mb+11 59h+22 2of-7 22o-8 hze-11 go+8 tr-7 6h-8 2av+9
s1-10 ohi+9 1pq+8 29s+6 2ne-10 5v3+11 2ro+12 ex3-10 ws+11 4d7-12 bpu-13 6d-8 i6b+9 a4+7 i10-9 aot-13 org+10 1f+11 4xb-8 elm+22 qf8+7 c5k-8 g8h-6 1zq+13 1bz-11
bq-7 93q-8 2lc+16 5az+16 8jn+10 6th-12 83p+15 59b-9 166-10 o7f+10 2q2-12 4dc+12 1p7+12 5am+15 xh-14 6sy-11 4uv-12 4yk-10 hoy-10 1tc-9 bw3+17 p3+9 1s7-7 4tk-8
1pq+7 4p7-9 a2l-8 1ye-7 7jl+11 asc+12 oo9+10 1mp-9 irs-10 29j-9 pg-6 sk-8 7u6+7 5q5+4 9ho-10 bmt-11 3sv-11 igx-8 1mb-13 4mh-7 6md+12 4o5+9 j3+13 bms-7 1kl-8
vr+10 2pa+7 il4-10 23x-10 88v+14 1jn-6 9m8-8 aq+13 bo6-9 72c-13 16o+12 2pj-12 7ow+7 4yn-10 15z-9 911+15 r8e-15 56p-13 5hr+9 3kx-10 8pm-9 e1s+8 82o-11 34p-8
3ox-8 1ac+8 2hd+7 8n-9 2ic+8 7i6+9 y6-9 2sb+12 hk-9 3t5-10 kl+14 i2+10 254-12 6rn+11 2dm+7 4ak-7 5st+11 398-11 64p+12 64x-11 cay+10 3ys-11 l1l-9 hu-7 cjl-10
bs-7 2cs-9 87d+7 6sg+10 c95+11 73b+5 86x+14 14n+15 4vh+10 3u1+15 1ra+7 7e4+13 1y4-14 1y4-6 713+10 998-9 jr6-16 h0w+7 euq-14 3dy+9 2gk+14 fvk+10 6i5+7 cbw-9
8yo+9 1yk+8 aan+11 zo+7 4ek+7 3za-8 2w3+9 jp-8 3sa+14 1w0-9 7ye+9 289+7 3h4-14 ajj+8 hm9-5 gd2-11 6z8+7 4ac-10 5j3-35 1ck-9 5r+9 5x2-10 5s8-7 7lf-5 7dq+9
42f-12 h5w+9 5mq-15 20f+9 1im-15 7hk+8 71a-10 6pa-6 2we-9 49t+10 1hj+11 2vr-10 3lj+6 81g-16 zn+10 8t2-14 2fc+14 9c-5 lp+8 2k1+10 cz+8 g12-13 3yj+11 cq8-10
9us-8 671+11 u6-8 80+6 g5-11 3ey+13 1n9-6 5zn-7 nm-18 38u+8 a99+7 4h8+9 4bx-13 d43+7 43l+10 5ns-11 lg-10 1kv-9 2fy+12 iw6-8 4ki+9 43y+9 3ct-9 664-7 att+15
3ee-6 4pa+6 9ak-13 158-11 faf+8 dpk+10 5f0-7 1cs+4 16e+13 3w0+10 fbi-6 15l+6 5mr-11 6c8+13 9wo-6 kht+12 6h6+6 czz+7 bvf+14 25n-10 4i+6 3sw-8 3j4-6 ley-6
deb-10 51n-12 la6+12 5mb+16 7a5-9 88m+11 g77-8 2aa-10 328+16 4to+9 9i-17 9qf-8 31q+10 3yt+9 5na+10 6wb-11 8mw+6 3cy-11 581-16 a4v+12 cin+18 mg+13 79b+7 3qz-10
5g9-8 4mh-6 2lj+8 3su+10 5nb+7 39e-9 4i9+12 oqb-10 2vd-8 62f-13 4i2+7 kmb+7 2if+7 4f7+19 ec+7 8i0+7 8lc-10 2j3+13 is-15 j6+16 8ay-17 447-7 5iq+10 d7-16 5x-15
3w5-7 d3s+9 33w-9 2cl-7 43x+7 3sz-10 156+15 3bt+9 2d2-10 3cg+10 3kr-10 1pq+10 457-14 123+6 49q+7 5zh-7 3m6-20 2wn-12 8ut-7 7pg-8 mba+7 7h4+11 1m4-13 8uk+8 q-5
15u-9 3zf+8 cyv-9 d8a+11 i3-13 3zd+18 hvj+12 fr+10 2cn-12 5ms+16 763-16 2ar-10 8j5-11 2be+11 1cs-8 2q1-18 b28+9 yn+12 9fu-6 6gr+6 1bx-13 9ha+11 92p-6 lv+14
55m+8 t3m-7 1ci+11 grx+7 2rs+11 hnk-10 36l-7 k3-11 3sp+10 4lj+6 eqe-9 zt-13 4-11 4wx-5 1tt-10 2al-15 1xy+12 1wa+10 36s-14 abb+7 uze+10 bfu+17 71g+9 1p4+9
8tg-7 f2y+7 84d-12 1fa+11 9oi+14 47y-17 2bx+7 3kk+12 2zw-4 1bo-6 12f-25 9nn-7 3hn+9 6ug-17 7cl+9 46f+13 50r+8 24m-13 3mn+7 j3-12 1h4-7 ccu+9 bsv+8 eno+8
275-10 8rg-10 4fi+8 4md+18 f0e+7 bt+12 8p5+13 g2e+13 12b-9 4gs+12 65h+7 6lm-9 3pm+12 9xk+9 8uw+5 b76+8 ccq-8 gq-13 3s0-7 31d+11 35u+10 19j-8 4kp-6 avz+13
14g+14 1yf-12 4r1-12 6ie-7 1k6+9 buh+13 cqp+16 215-8 7m2+8 3iv-14 i59+9 df+8 b18+8 1cu-9 b4z+7 2qq-4 3x5-8 3bk+13 6r7-8 ej+8 3zl-8 3kd-7 1i5-10 l0-7 hnr+9
25b+13 1o8+12 bdj+12 656-21 2jf-9 9me+8 1ks+8 p1+6 cpo+5 4dx+8 2gv-12 i1z-13 8xw-10 4m-8 28-8 3af-8 jf8-13 tb+7 3ih-7 7qn-16 6fl+10 305+9 13o+9 7k5-8 8b5-10
31z-17 8me+12 2js-3 2d0-11 3rm+7 3v9+12 1ok+7 4sq-9 64u-8 7z7-12 96c-13 40q+9 jk+11 12i-14 a7p+10 60o+16 6ju-11 b6-23 1t8+11 8g4+7 yp+15 1v6-10 l9p-11 3ay-12
83p+5 1zo-19 2c8-11 4zk+9 2w8-14 28-11 3t9-9 3q9+10 niv-8 4mb-15 sd-8 1of-14 3d6+6 2mc+6 gsy+13 2jo-9 i3k+9 ebo-7 378+11 1bl+9 3h+11 58y-10 85n+14 fmn-7 e2-8
2rn-12 6nm-7 xb+9 51a+9 cjg+8 3ap-10 127-7 69p+11 2hr+8 2k-9 90a+10 ad0-9 7yf-8 1g3+6 36v+11 ph+10 3em+8 agh-19 56t+8 5d0-6 5lr+8 1pn+12 alo-13 361+14 5n0+11
27h+7 chn-12 3fg+14 2j0+8 pt6+11 ni-9 56g-11 v-16 4su-7 3f4+13 mx+7 474+13 7uc-8 5e3-6 4xr+12 ncc+14 2cd+7 1fj-8 296+10 10th+11 2vf+7 3xw+11 dpu+9 183+7 4zs-7
70s+7 2ju+14 86q-7 sx+8 2vj-8 6yi+10 2u6-11 35l-17 ej-9 4rl+10 66n+6 7mk+15 3wb+18 2mh-12 44i-13 1ih-12 4jf-9 3gy-12 28v+14 47r-12 1j6+18 1hs-7 lu-9 yz-8
4zp+7 260-9 79n+17 tr-7 28s-4 dvt-10 k4-6 gv0+11 4ra-9 58r+9 4b-12 3fc+9 8ue-8 5dm-8 78u-10 5gr+8 ckt+8 bgd-7 e6j+12 99p+12 65i-8 18r+8 2gg+6 afu+11 39z-6
lyu-9 539+15 w7+11 k07-9 ayb-10 49t+8 bw0-10 6en+7 3ds+13 dvv-8 16w-13 5nv-7 976+10 7rs-8 8su-9 8qn+8 8p0-9 5lx-8 1mi+6 7h8-6 62j+17 4tn+16 4m8-7 642+13 2sz+8
44+11 3lg-7 r8+20 6ka+14 4xy+9 3zf-12 3y5+13 2qw-12 s6+10 60a+8 hm+8 3st+9 1x2-8 4za-13 eqd+9 2lk+11 qo+9 9tt+7 2o2-7 2zn+11 erk-7 axt-13 jkx+7 77o+8 68c+9
qgc-11 9oz-10 8n+6 6b7+8 27w-8 a4p-11 3oo-9 1ep+11 f8q+9 k8+14 55b-9 3wg-9 1yp+10 87k-8 3tt+8 1t0-8 1sv-11 63w+22 ha-17 a5+6 5q6+8 7dl+8 23g-7 1w0-10 68p+8
5bg+10 6gy+15 9gb+7 35y+8 dgf-9 qw+8 341+4 5at+10 a2z-6 qg+11 3sq-8 58k-13 4ar+10 bf+10 3rs+3 4we-11 uv+9 3r-9 6nm-7 71s+13 ryb+10 l99+6 11a+15 eb-7 cpb+11
s2v-8 ue-14 5nk+14 dx5+9 qv+7 40n+7 2zj-8 asq-17 18w-14 1au+8 b8-31 aa8-15 5sx-13 2hk-7 15j-8 1u+8 9y3-9 2vs-7 4h7-9 4gn-10 3x0-7 2fr+9 bsa-11 fw3+9 5we-8
39u+9 cv-11 l0s-13 3ps+10 231-12 2b3+16 1d8-13 83r+11 1mu+17 14m+7 1lr-14 64p+18 2na-8 4ql+12 2pm+12 614+7 23f+12 8gy-6 86n+5 o0-7 f01+7 282+7 da-13 12d+15
fcs+9 2ci+11 2xm-5 2o+10 8uc-13 d0t+12 22s-10 32h-8 6cu+6 1d4+8 8c4-12 hq-6 wq-10 3h2-7 75-10 34g-9 2cm+10 2eq-15 2e8+11 1kw-4 3lf+13 90o-13 8uv+9 8tj-11
u5-12 7ji+12 ke0+8 ahy-6 bcf-8 7ko-9 5un+8 hix+12 2op-13 3bl-6 4wi+5 hu+12 6jp+11 1ic+6 9nk-15 fk-7 380-20 354+10 332+10 4wm-6 4kp+7 5yt-17 53v-6 e83+11 69z+8
3o7+7 54m-5 hn3-17 17l-7 rr+9 40b+7 1ll-12 5wb+9 8pl-18 9fa-14 3ii+10 h7+10 3jp+12 4lx-9 3nh+9 66w-10 t4-14 5a+8 6nf-21 kjc-9 1l1-16 28g+7 3p+12 5m1+10 177-10
5ab-22 3s4-12 2zr-24 1yx+6 4fk-8 anj-11 5c1+7 1op-11 4ou-14 ia1-10 3b2+5 ku+8 dgn+8 kei+12 75m+7 962+13 1ef+9 9ds+13 gpp+9 6yw+11 icm-16 2qw+9 1m6-9 bjv+7
fr0+6 94f+8 1f7-22 5x3+9 4lp+6 htn+10 ou-11 3sr+9 c6t-9 hj-5 dl0+10 9ub-11 dgt+12 5fq+6 6y3-4 3fy-12 1i+10 59n+5 4i0+7 8il+15 1wh+13 qf+7 4jh+8 mh8-12 b5k+9
2mg-13 ape-6 2vs+14 bn8-9 t5-7 6wj-14 my+22 5t4-7 49k-8 24o-11 23r-9 1ys-10 4i3+7 4ps-6 373+8 4jg+16 15q+9 dkv-11 ah-11 2wf+7 3jt+14 538-19 145+8 3n1+9 h4-12
738-8 3oo+6 4bv+11 64j+21 jbo-8 bix+9 9up-12 c38+12 3yq-7 2yu+10 6f-12 73s-10 cx6-6 1ku-16 320-10 17m+8 tm+6 3f+6 324+9 ae-15 198-7 a4+10 dv+14 4pn-11 mc-9
20d+9 6oe-8 2cq+14 42o+14 flm-11 3qc+7 ant+10 7r-6 amh+14 1er-14 8cn-9 10s-17 19k-12 3lt+8 5s8-11 1tk-14 35h+10 3bb-11 7k2-8 6j+13 2tf+16 l3-7 h59-11 4yz-13
q2+13 fw4-7 e2m+10 lz+11 88-11 cg5-10 gp9+7 2vr-5 it-8 68v-14 ecf+5 aya-12 63f-8 3dw-9 2mt+5 7q-7 d3p+13 2bc-12 174-11 8x8-20 aai+10 3l0+19 5hi-12 2k9+8 23e+7
22g-8 356+8 gzq+9 1pk+23 3op+5 1vf-12 zha-21 ho3-14 73v-7 7rl+7 6ly-12 hmj+13 1xw+11 6o4+10 2ei-8 34p+5 25z+10 h4m-13 285-7 36h+22 8rr+13 2im-20 1mc-15 d2w-9
cu-9 1zl-12 4fb+11 4ag+8 es+9 nx+12 1ll-18 5y9-7 jj-11 26w-6 6v9-13 47d-9 2tr-11 4er-8 5mv-10 5hj-13 18j-14 53f+7 giq-13 5y-8 67t+20 2hd+13 8n5+7 gyn+19 1x+9
661-9 3s7+5 8b4-10 5xa-7 1zy-13 2g+15 6tj-8 5gs+16 9h6-8 kf-9 2a1+8 auz-10 5be+8 2fs-11 4a5-16 3gi-7 ca1-10 ll-11 8io+11 jf5-10 75z-5 3fo+9 5ww-13 561+9
419-10 175+8 2xl+6 h20-10 76j-10 6km+7 8t+16 1yg-8 6z3-19 31r-11 bfr+12 ic-8 dc1+9 1gd+8 463-10 5v2+9 y-9 hck-6 hl-13 4n7+9 2jz+9 3cf-7 5zc-8 4k9+9 3hc+10
984+16 ioo+9 2hg-7 in1+8 2uu+8 jw+10 b5n+7 asm-12 44o-21 34b+12 59x+7 1vv+5 5uv-8 2t0-7 37t-6 9u4-8 5v1+11 339-9 h8+13 ay7-14 1jk-7 fsh-9 1xo-14 19p-8 9os+15
147+11 9nl-6 86j-9 4vc+9 4y9-8 24v-10 13g+10 d6p-8 1ry+13 6rc+8 fxw+9 g05-13 ovb-11 610-7 26q-15 gmh+12 3kr-11 4sn-8 1c6+11 9p+5 5zm+13 138-9 2ek+6 mc+7 4pl-8
4bf+8 8i+15 c22-10 9lo-11 8p6-9 bww+9 1el+7 4bq-8 d5-13 fz4-10 3cc-7 n4-9 1qh-8 q3+10 2cr+23 edg-9 1aq-8 qq+10 tp-6 7xb-8 2v0+8 82+10 al0-10 blq+11 23e-8
2h7-12 977-8 a2b-15 dyk-8 4cl-9 3ky-9 4rm+15 40r-10 5t1-6 2pb-12 3ck-11 3tb-5 a09-13 4dp-10 o7+10 165+9 8vt-9 2be+12 908-8 zn+7 7k0-9 so+9 f1c-7 1i-7 6ut-10
r5c+17 rs+9 5by-13 1oj+10 7fv+10 44z-8 4je-8 acy+10 b8i+17 1n8-8 5f7-13 4ph+10 m5i-7 1xw+9 8pk-8 73k-16 3ct-15 1g8-14 7ra-8 hh+9 35g-8 4wb-9 2da-7 6cq-7
1lr-10 1ni-11 8ur-20 iqc+7 7pt-9 76p-10 6ps-13 4kq+11 2kh+8 q8-6 5ib-8 be0+6 5ou+10 50z+9 b7d+7 93k-12 4kz+12 77n-9 m8-10 2sz-9 c4f+11 5rm+9 6rv-11 3ro-9
258-6 sb-10 6x7+13 69b-7 2vb-12 2os-9 jxj-22 1q-7 4ft-9 1w1-15 61p-14 q-9 qq-5 7qa-8 7ye+7 1vr+7 22y+9 4h0+6 48t-8 16d+10 s2n-9 5gd+7 1co-8 6w+7 5ho-9 ix-6
11h+11 3yu-8 bto+9 3e3+10 70o-10 67o-11 3jv+8 2fm-6 234-14 3w1+8 a56+8 4jh-16 2es+10 16d+11 vc+8 7rq+8 fab-9 3mx-10 43e+8 627+10 6qb-7 6mg+9 2jp-10 5m7-12
17s+13 3yx+11 1b-9 j4+11 55q+6 a93+10 2r8-7 ec-8 8hx+12 84k-8 3xi-5 bbe-12 1n+14 336-7 144-12 26x-7 ip+13 e5-15 9u+8 p6+6 cpo+8 7mu+9 3h7-10 4m6-11 65b+12
aqx-9 6ly-12 37m-8 an9-12 77t+11 4zj-14 1d9+7 73r-10 2ji-13 7k2+6 pr+9 1he+15 10n-8 6e+13 qc-7 3s8+6 7o-8 14e-28 7z-7 516+6 5zx-7 8e+18 9dp-10 5k4+9 3qr-6
t6+21 38m-9 8jv-7 41z+6 bzi+13 147-8 d5i+7 4n2+11 302+12 124-8 khn-10 6b6+10 5aq+13 dm9-19 29q-18 aod+7 6gd-8 d1m+9 93-9 3uq-11 49q-12 746-7 5uk-12 r4-8
diw+14 1oc+10 44k-7 12vd+10 2es+9 exe-8 7nh+12 dg-8 5wa-8 31n+12 8ol+8 4jp+14 d1+8 6t3+16 45x+7 3kc-8 2pp+8 5dm-14 54b+10 429-4 bkp-11 atb-7
`
